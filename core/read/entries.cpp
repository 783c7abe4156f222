#include "read/entries.h"

#include <algorithm>
#include <array>
#include <utility>

#include "event/order.h"

namespace overtrick {
namespace {

struct Sighting {
  BoardIndex board;
  EntryIndex number;
  bool ns = false;
  bool mirrored = false;
  auto operator<=>(const Sighting&) const = default;
};

struct Meeting {
  BoardIndex board;
  EntryIndex ns;
  EntryIndex ew;
  auto operator<=>(const Meeting&) const = default;
};

std::vector<Sighting> sightings(const std::vector<Line>& lines) {
  std::vector<Meeting> meetings;
  meetings.reserve(lines.size());
  for (const Line& line : lines) {
    if (line.ns.known() && line.ew.known()) meetings.push_back({line.board, line.ns, line.ew});
  }
  sortStably(meetings);
  std::vector<Sighting> seen;
  seen.reserve(meetings.size() * 2);
  for (const Meeting& meeting : meetings) {
    const bool mirrored =
        meeting.ns != meeting.ew &&
        std::binary_search(meetings.begin(), meetings.end(), Meeting{meeting.board, meeting.ew, meeting.ns});
    seen.push_back({meeting.board, meeting.ns, true, mirrored});
    seen.push_back({meeting.board, meeting.ew, false, mirrored});
  }
  sortStably(seen);
  return seen;
}

struct Tally {
  std::int64_t ns = 0;
  std::int64_t ew = 0;
  std::int64_t both = 0;
};

// Counts the numbers of one board, from seen[at] on.
Tally tallyBoard(const std::vector<Sighting>& seen, std::size_t& at) {
  Tally tally;
  const BoardIndex board = seen[at].board;
  while (at < seen.size() && seen[at].board == board) {
    const EntryIndex number = seen[at].number;
    bool ns = false;
    bool ew = false;
    for (; at < seen.size() && seen[at].board == board && seen[at].number == number; ++at) {
      if (!seen[at].mirrored) (seen[at].ns ? ns : ew) = true;
    }
    tally.ns += ns ? 1 : 0;
    tally.ew += ew ? 1 : 0;
    tally.both += ns && ew ? 1 : 0;
  }
  return tally;
}

// The direction that the number itself names, with that part taken off: 1NS, 12 OW.
Direction takeDirection(std::string& number) {
  struct Row {
    std::string_view suffix;
    Direction direction;
  };
  for (const Row& row : {Row{"NS", Direction::ns}, Row{"NZ", Direction::ns}, Row{"EW", Direction::ew},
                         Row{"OW", Direction::ew}, Row{"ØV", Direction::ew}, Row{"ÖV", Direction::ew}}) {
    const std::string_view text = number;
    if (!text.ends_with(row.suffix)) continue;
    std::string_view rest = text.substr(0, text.size() - row.suffix.size());
    while (rest.ends_with(' ')) rest.remove_suffix(1);
    if (rest.empty() || rest.back() < '0' || rest.back() > '9') continue;
    number = std::string(rest);
    return row.direction;
  }
  return Direction::any;
}

bool isBye(const Line& line) { return std::holds_alternative<Bye>(line.outcome); }

// A pair that was never there still has its number on the sheet of those who sat out against it.
void dropAbsent(std::vector<Line>& lines, std::size_t numbers) {
  std::vector<bool> plays(numbers);
  for (const Line& line : lines) {
    if (isBye(line)) continue;
    for (const EntryIndex side : {line.ns, line.ew}) {
      if (side.known()) plays[static_cast<std::size_t>(side.value)] = true;
    }
  }
  for (Line& line : lines) {
    if (!isBye(line) || !line.ns.known() || !line.ew.known()) continue;
    const bool nsPlays = plays[static_cast<std::size_t>(line.ns.value)];
    const bool ewPlays = plays[static_cast<std::size_t>(line.ew.value)];
    if (nsPlays && !ewPlays) line.ew = {};
    if (ewPlays && !nsPlays) line.ns = {};
  }
}

}  // namespace

EntryIndex EntryBook::note(std::string_view number, SectionIndex section) {
  Number entry;
  for (const char c : number) {
    if (static_cast<unsigned char>(c) >= 0x20) entry.text.push_back(c);
  }
  entry.section = section;
  entry.direction = takeDirection(entry.text);
  std::string_view digits = entry.text;
  while (digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9')
    digits.remove_prefix(1);
  std::string key(digits);
  key.push_back('\0');
  key.push_back(static_cast<char>(entry.direction));
  key += std::to_string(section.value);
  const auto [place, isNew] = known_.try_emplace(std::move(key), static_cast<std::int32_t>(numbers_.size()));
  if (isNew) numbers_.push_back(std::move(entry));
  return {place->second};
}

EntryIndex EntryMap::find(EntryIndex note, Direction side) {
  if (!note.known()) return {};
  const EntryBook::Number& number = book_.numbers_[static_cast<std::size_t>(note.value)];
  const bool apart = mitchell_ && number.direction == Direction::any;
  EntryIndex& index = made_[static_cast<std::size_t>(note.value)][apart && side == Direction::ew ? 1 : 0];
  if (!index.known()) {
    index.value = static_cast<std::int32_t>(event_.entries.size());
    Entry entry;
    entry.number = number.text;
    entry.section = number.section;
    entry.direction = apart && side == Direction::any ? Direction::ns : apart ? side : number.direction;
    event_.entries.push_back(std::move(entry));
  }
  return index;
}

EntryMap EntryBook::settle(Event& event, std::optional<bool> mitchell) const {
  dropAbsent(event.lines, numbers_.size());
  EntryMap map(*this, event, mitchell ? *mitchell : looksLikeMitchell(event.lines));
  for (Line& line : event.lines) {
    line.ns = map.find(line.ns, Direction::ns);
    line.ew = map.find(line.ew, Direction::ew);
  }
  return map;
}

bool looksLikeMitchell(const std::vector<Line>& lines) {
  const std::vector<Sighting> seen = sightings(lines);
  std::int64_t shared = 0;
  std::int64_t possible = 0;
  for (std::size_t at = 0; at < seen.size();) {
    const Tally tally = tallyBoard(seen, at);
    shared += tally.both;
    possible += std::min(tally.ns, tally.ew);
  }
  return shared * 2 > possible;
}

}  // namespace overtrick

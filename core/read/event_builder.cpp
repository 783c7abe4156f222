#include "read/event_builder.h"

#include <algorithm>
#include <utility>

#include "event/order.h"
#include "read/text.h"
#include "read/travellers.h"

namespace overtrick {

std::string_view shortened(std::string_view name) {
  constexpr std::size_t longest = 255;
  return wholeCharacters(name, longest);
}

SectionIndex EventBuilder::section(std::string_view name) {
  name = trimmed(shortened(name));
  if (name.empty()) return {};
  const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20; };
  if (std::any_of(name.begin(), name.end(), isControl)) {
    std::string plain(name);
    plain.erase(std::remove_if(plain.begin(), plain.end(), isControl), plain.end());
    return section(plain);
  }
  std::vector<std::string>& sections = event().sections;
  const auto found = std::find(sections.begin(), sections.end(), name);
  if (found != sections.end()) return {static_cast<std::int32_t>(found - sections.begin())};
  if (sections.size() >= static_cast<std::size_t>(mostSections)) return {};
  sections.emplace_back(name);
  return {static_cast<std::int32_t>(sections.size() - 1)};
}

BoardIndex EventBuilder::board(std::int32_t number, SectionIndex section, std::int32_t session) {
  const std::int64_t key =
      (static_cast<std::int64_t>(number) << 32) | static_cast<std::uint32_t>(section.value);
  const auto [place, isNew] = boards_.try_emplace(key, static_cast<std::int32_t>(event().boards.size()));
  if (isNew) event().boards.push_back({number, section, 0, session});
  return {place->second};
}

EntryIndex EventBuilder::note(std::string_view number, SectionIndex own) {
  number = trimmed(number);
  if (number.empty()) return {};
  const std::size_t close = number.find(')');
  if (number.front() == '(' && close != std::string_view::npos && close + 1 < number.size()) {
    own = section(number.substr(1, close - 1));
    number = trimmed(number.substr(close + 1));
  }
  return entries_.note(number, own);
}

void EventBuilder::replaceNotes(const std::vector<EntryIndex>& others) {
  const auto replace = [&others](EntryIndex& note) {
    if (!note.known()) return;
    const EntryIndex other = others[static_cast<std::size_t>(note.value)];
    if (other.known()) note = other;
  };
  for (Line& line : event().lines) {
    replace(line.ns);
    replace(line.ew);
  }
  for (Participant& one : participants_) replace(one.note);
}

bool EventBuilder::full() const {
  return crowded() || linesWithFigures(reading_.event.lines.size(), reading_.lines.size()) >= limit_;
}

bool EventBuilder::crowded() const {
  return entries_.size() >= mostPairs_ || participants_.size() >= 3 * mostPairs_;
}

std::int32_t EventBuilder::limit() const {
  return static_cast<std::int32_t>(crowded() ? mostPairs_ : reading_.event.lines.size());
}

void EventBuilder::leaveOutFrom(LineIndex line) {
  event().lines.resize(static_cast<std::size_t>(line.value));
  while (!reading_.lines.empty() && reading_.lines.back().line >= line) reading_.lines.pop_back();
}

LineIndex EventBuilder::add(Line line) {
  if (linesWithFigures(event().lines.size(), reading_.lines.size()) >= limit_) return {};
  event().lines.push_back(std::move(line));
  return {static_cast<std::int32_t>(event().lines.size() - 1)};
}

// The list has a number once for each direction: a Mitchell, whatever the lines look like.
bool EventBuilder::listedTwice() const {
  std::vector<std::pair<std::int32_t, Direction>> listed;
  for (const Participant& one : participants_) {
    if (one.listed) listed.emplace_back(one.note.value, one.direction);
  }
  sortStably(listed);
  for (std::size_t i = 1; i < listed.size(); ++i) {
    const bool sameNumber = listed[i].first == listed[i - 1].first;
    if (sameNumber && listed[i - 1].second == Direction::ns && listed[i].second == Direction::ew) return true;
  }
  return false;
}

namespace {

// An entry has no name of its own beside its players': a team is known by its number and name, "3 Larks".
void nameTeam(Entry& entry, std::string_view name) {
  name = trimmed(shortened(name));
  if (name.empty() || name == entry.number) return;
  entry.number.push_back(' ');
  for (const char c : name) {
    if (static_cast<unsigned char>(c) >= 0x20) entry.number.push_back(c);
  }
}

}  // namespace

void EventBuilder::finish(std::optional<int> winners) {
  std::optional<bool> mitchell;
  if (winners == 1) mitchell = false;
  if (listedTwice()) mitchell = true;
  EntryMap map = entries_.settle(event(), mitchell);
  std::vector<bool> taken;
  const auto take = [&taken](EntryIndex index) {
    const auto at = static_cast<std::size_t>(index.value);
    if (at >= taken.size()) taken.resize(at + 1);
    const bool before = taken[at];
    taken[at] = true;
    return before;
  };
  for (Participant& one : participants_) {
    if (!one.note.known()) continue;
    EntryIndex index = map.find(one.note, one.direction);
    // The second of two rows with the same number: NS came first.
    if (one.listed && take(index) && one.direction == Direction::any)
      index = map.find(one.note, Direction::ew);
    Entry& entry = event().entries[static_cast<std::size_t>(index.value)];
    if (winners == 2 && entry.direction == Direction::any) entry.direction = one.direction;
    // What a line calls a pair says nothing against the names in the list.
    entry.phantom = entry.phantom || (one.phantom && (one.listed || entry.players.empty()));
    if (entry.number == entries_.text(one.note)) nameTeam(entry, one.name);
    if (entry.players.empty()) {
      for (Player& player : one.players) {
        entry.players.push_back({static_cast<std::int32_t>(event().players.size())});
        event().players.push_back(std::move(player));
      }
    }
    if (!one.hasTotal) continue;
    one.total.entry = index;
    reading_.totals.push_back(one.total);
  }
}

}  // namespace overtrick

#include "read/entries.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <unordered_map>

namespace overtrick {
namespace {

struct Sighting {
  BoardIndex board;
  std::string_view number;
  bool ns = false;
  bool mirrored = false;
  auto operator<=>(const Sighting&) const = default;
};

std::vector<Sighting> sightings(const std::vector<NumberPair>& pairs) {
  std::vector<std::tuple<BoardIndex, std::string_view, std::string_view>> meetings;
  meetings.reserve(pairs.size());
  for (const NumberPair& pair : pairs) meetings.emplace_back(pair.board, pair.ns, pair.ew);
  std::sort(meetings.begin(), meetings.end());
  std::vector<Sighting> seen;
  seen.reserve(pairs.size() * 2);
  for (const NumberPair& pair : pairs) {
    if (pair.ns.empty() || pair.ew.empty()) continue;
    const bool mirrored = pair.ns != pair.ew && std::binary_search(meetings.begin(), meetings.end(),
                                                                   std::tuple(pair.board, pair.ew, pair.ns));
    seen.push_back({pair.board, pair.ns, true, mirrored});
    seen.push_back({pair.board, pair.ew, false, mirrored});
  }
  std::sort(seen.begin(), seen.end());
  return seen;
}

class EntryBook {
 public:
  EntryBook(Event& event, bool mitchell) : event_(event), mitchell_(mitchell) {}

  EntryIndex find(std::string_view number, Direction direction) {
    if (number.empty()) return {};
    auto& known = mitchell_ && direction == Direction::ew ? ew_ : ns_;
    const auto [place, isNew] = known.try_emplace(number, static_cast<std::int32_t>(event_.entries.size()));
    if (isNew) {
      Entry entry;
      entry.number = number;
      if (mitchell_) entry.direction = direction;
      event_.entries.push_back(std::move(entry));
    }
    return {place->second};
  }

 private:
  Event& event_;
  bool mitchell_;
  std::unordered_map<std::string_view, std::int32_t> ns_;  // looked up, never walked
  std::unordered_map<std::string_view, std::int32_t> ew_;
};

}  // namespace

bool looksLikeMitchell(const std::vector<NumberPair>& pairs) {
  const std::vector<Sighting> seen = sightings(pairs);
  std::int64_t shared = 0;
  std::int64_t possible = 0;
  for (std::size_t i = 0; i < seen.size();) {
    std::int64_t nsNumbers = 0;
    std::int64_t ewNumbers = 0;
    const BoardIndex board = seen[i].board;
    while (i < seen.size() && seen[i].board == board) {
      const std::string_view number = seen[i].number;
      bool ns = false;
      bool ew = false;
      for (; i < seen.size() && seen[i].board == board && seen[i].number == number; ++i) {
        if (seen[i].mirrored) continue;
        (seen[i].ns ? ns : ew) = true;
      }
      nsNumbers += ns ? 1 : 0;
      ewNumbers += ew ? 1 : 0;
      shared += ns && ew ? 1 : 0;
    }
    possible += std::min(nsNumbers, ewNumbers);
  }
  return shared * 2 > possible;
}

void assignEntries(Event& event, const std::vector<NumberPair>& pairs) {
  EntryBook book(event, looksLikeMitchell(pairs));
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    event.lines[i].ns = book.find(pairs[i].ns, Direction::ns);
    event.lines[i].ew = book.find(pairs[i].ew, Direction::ew);
  }
}

}  // namespace overtrick

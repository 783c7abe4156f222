#include "read/usebio_teams.h"

#include "event/order.h"

namespace overtrick::usebio {

TeamPairs::TeamPairs(const Walk& walk) {
  for (std::size_t i = 0; i < walk.size(); ++i) {
    if (walk.tag(i) != Tag::participants) continue;
    for (std::size_t c = Walk::first(i); c < walk.end(i); c = walk.next(c))
      if (walk.tag(c) == Tag::team) list(walk, c);
  }
  linesNamePairs_ = !ofPair_.empty() && namesPairs(walk);
}

void TeamPairs::list(const Walk& walk, std::size_t team) {
  const std::string_view number = walk.child(team, Tag::teamId);
  if (number.empty()) return;
  numbers_.try_emplace(std::string(number), 0);
  for (std::size_t c = Walk::first(team); c < walk.end(team); c = walk.next(c)) {
    if (walk.tag(c) != Tag::pair) continue;
    const auto index = static_cast<std::int32_t>(teams_.size());
    const auto [place, isNew] = ofPair_.try_emplace(std::string(walk.child(c, Tag::number)), index);
    std::string_view known = isNew ? number : teams_[static_cast<std::size_t>(place->second)];
    if (isNew) teams_.push_back(number);
    if (known != number) teams_[static_cast<std::size_t>(place->second)] = {};
  }
}

std::string_view TeamPairs::teamOf(std::string_view pair) const {
  const auto found = ofPair_.find(std::string(pair));
  return found == ofPair_.end() || pair.empty() ? std::string_view()
                                                : teams_[static_cast<std::size_t>(found->second)];
}

std::string_view TeamPairs::entryOf(std::string_view number) const {
  if (ofPair_.empty()) return number;
  const std::string_view team = teamOf(number);
  const bool isPair = !team.empty() && (linesNamePairs_ || !numbers_.contains(std::string(number)));
  return isPair ? team : number;
}

// Whether all lines outside of matches can be of pairs.
bool TeamPairs::namesPairs(const Walk& walk) const {
  for (std::size_t i = 0; i < walk.size();) {
    if (walk.tag(i) == Tag::board && !namesPairs(walk, i)) return false;
    i = walk.tag(i) == Tag::match ? walk.end(i) : i + 1;
  }
  return true;
}

bool TeamPairs::namesPairs(const Walk& walk, std::size_t board) const {
  std::vector<std::string_view> seen;
  for (std::size_t c = Walk::first(board); c < walk.end(board); c = walk.next(c)) {
    if (walk.tag(c) != Tag::line) continue;
    const std::string_view ns = walk.child(c, Tag::nsPair);
    const std::string_view ew = walk.child(c, Tag::ewPair);
    if (teamOf(ns).empty() || teamOf(ew).empty() || teamOf(ns) == teamOf(ew)) return false;
    seen.insert(seen.end(), {ns, ew});
  }
  sortStably(seen);
  for (std::size_t i = 1; i < seen.size(); ++i)
    if (seen[i] == seen[i - 1]) return false;
  return true;
}

}  // namespace overtrick::usebio

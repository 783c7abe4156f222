#include "score/other_ways.h"

#include <algorithm>

namespace overtrick {

std::vector<OtherWay> otherWays(const Event& event, const Rules& rules) {
  constexpr std::size_t mostTried = 6'000;
  std::vector<OtherWay> ways;
  if (event.lines.size() > mostTried) return ways;
  const auto add = [&](const Rules& other) {
    const auto same = [&](const OtherWay& way) { return way.rules == other; };
    if (other == rules || std::any_of(ways.begin(), ways.end(), same)) return;
    ways.push_back({other, scoreEvent(event, other)});
  };
  for (const NamedRules& named : ruleSets()) add(named.rules);
  for (const auto artificial : {ArtificialRule::tie, ArtificialRule::neuberg, ArtificialRule::leaveOut}) {
    for (const auto target : {Target::field, Target::boardLines, Target::none}) {
      Rules other = rules;
      other.artificial = artificial;
      other.lineTarget = target;
      add(other);
    }
  }
  return ways;
}

}  // namespace overtrick

#include "score/other_ways.h"

#include <algorithm>

#include "score/compare_figures.h"

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

namespace {

const SideScore& sideOf(const OtherWay& way, LineIndex line, Side side) {
  const LineScore& score = way.scores.lines[static_cast<std::size_t>(line.value)];
  return side == Side::ns ? score.ns : score.ew;
}

}  // namespace

bool anyGives(std::span<const OtherWay> ways, LineIndex line, Side side, double points, double step) {
  return std::any_of(ways.begin(), ways.end(), [&](const OtherWay& way) {
    const SideScore& score = sideOf(way, line, side);
    if (score.kind == PointsKind::none) return false;
    const double ours = toDouble(score.points);
    return figures::isRounding(points, ours, step, true) || figures::within(points - ours, step / 2) ||
           figures::within(points - ours * 2, step / 2) || figures::within(points - ours / 2, step / 2);
  });
}

bool anyGivesPercent(std::span<const OtherWay> ways, const Event& event, LineIndex line, Side side,
                     double percent, double step) {
  return std::any_of(ways.begin(), ways.end(), [&](const OtherWay& way) {
    const auto ours = percentOf(sideOf(way, line, side), event, way.rules);
    return ours && figures::within(percent - toDouble(*ours), step / 2);
  });
}

}  // namespace overtrick

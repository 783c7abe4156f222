#include "results.h"

#include "contract_score.h"

namespace second {

Parts partsOf(const Event& event, const Line& line, bool ns) {
  switch (line.happened) {
    case Line::contract: {
      if (line.written) return {{*line.written, 1}};
      const bool declaredByNs = line.declarer % 2 == 0;
      const int number = event.boards[static_cast<std::size_t>(line.board)].number;
      const int won = contractScore(line.level, line.strain, line.doubling,
                                    isVulnerable(number, declaredByNs), line.tricks);
      return {{declaredByNs ? won : -won, 1}};
    }
    case Line::score:
      return {{line.points, 1}};
    case Line::passed:
      return {{0, 1}};
    case Line::split:
      return {{ns ? line.points : line.ewPoints, 1}};
    case Line::oneSided:
      return ns == line.nsAdjusted ? Parts{} : Parts{{line.points, 1}};
    case Line::weighted: {
      Fraction all;
      for (const auto& part : line.parts) all = all + part.second;
      Parts parts;
      for (const auto& [score, weight] : line.parts) parts.emplace_back(score, weight / all);
      return parts;
    }
    default:
      return {};
  }
}

const Award* awardOf(const Line& line, bool ns) {
  const bool has =
      line.happened == Line::artificial || (line.happened == Line::oneSided && ns == line.nsAdjusted);
  return !has ? nullptr : ns ? &line.nsAward : &line.ewAward;
}

bool isPair(const Event& event, int entry) {
  return entry >= 0 && !event.entries[static_cast<std::size_t>(entry)].phantom;
}

bool isBye(const Event& event, const Line& line) {
  if (line.happened == Line::bye) return true;
  const bool both = isPair(event, line.ns) && isPair(event, line.ew);
  return line.happened == Line::notPlayed && !both;
}

}  // namespace second

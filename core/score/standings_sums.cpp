// Apart from the rest of the standings: every line of an event is counted here, so it is compiled for speed.
#include "score/board.h"
#include "score/results.h"
#include "score/standings.h"

namespace overtrick {

std::vector<EntryTotal> sumLines(const Event& event, const Rules& rules, const EventScores& scores) {
  const std::vector<LineScore>& lines = scores.counted.empty() ? scores.lines : scores.counted;
  const bool matchpoints = event.scoring == Scoring::matchpoints;
  std::vector<EntryTotal> totals(event.entries.size());
  std::vector<std::int64_t> maxima(event.entries.size(), 0);
  const auto add = [&](EntryIndex entry, const SideScore& side) {
    if (side.kind != PointsKind::none && isPair(event, entry)) {
      const auto index = static_cast<std::size_t>(entry.value);
      ++totals[index].boards;
      totals[index].sum += side.points;
      maxima[index] += matchpoints ? topPoints(side.field, rules) : 0;
    }
  };
  for (std::size_t line = 0; line < lines.size(); ++line) {
    add(event.lines[line].ns, lines[line].ns);
    add(event.lines[line].ew, lines[line].ew);
  }
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    totals[entry].ownMax = maxima[entry];
  }
  return totals;
}

}  // namespace overtrick

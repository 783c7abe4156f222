// From points to places: totals, percentages, rankings.
//
// Rule: Belgian guide (Bridge puntentelling, 2008) §2.3 and §4: percentage = points / (top × boards played);
// equal pairs share the place and the next one is skipped (1 2= 2= 4). Ties are decided on exact values.
// Penalties and carry-over come in points or per cent of the maximum, after scaling and before the total is
// rounded.
#pragma once

#include <cstdint>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

// What an entry's total is made of. Entries without boards are not ranked.
struct EntryTotal {
  std::int32_t boards = 0;
  Exact sum;        // of the points of its lines (or matches)
  Exact ownMax;     // the sum of their tops; 0 at IMPs
  Exact max;        // the same, or the largest in the event where totals are scaled to it
  Exact penalty;    // in points
  Exact carryOver;  // in points
  Exact points;     // scaled, adjusted, rounded
  bool operator==(const EntryTotal&) const = default;
};

// A penalty or carry-over in points, of that maximum; whether it is a percentage, and not of nothing.
[[nodiscard]] Exact inPoints(const Adjustment& adjustment, const Exact& max);
[[nodiscard]] bool isPercentage(const Adjustment& adjustment);

// The sums of pairs' lines, as scores.counted or scores.lines have them.
[[nodiscard]] std::vector<EntryTotal> sumLines(const Event& event, const Rules& rules,
                                               const EventScores& scores);

// Points of the lines of an event of one session, and the sums that its ranking is made of.
[[nodiscard]] std::vector<EntryTotal> scoreLines(const Event& event, const Rules& rules, EventScores& scores);

// Fills in everything from `max` on, in an event of one session.
void completeTotals(const Event& event, const Rules& rules, std::vector<EntryTotal>& totals);

// Ranked entries with a penalty or carry-over in per cent of a maximum that there is not: at IMPs it counts
// nothing.
void findPercentages(const Event& event, const std::vector<EntryTotal>& totals, Findings& findings);

[[nodiscard]] std::vector<Standing> rankEntries(const Event& event, const Rules& rules,
                                                const std::vector<EntryTotal>& totals);

}  // namespace overtrick

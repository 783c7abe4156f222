// From points to places: totals, percentages, rankings.
//
// Rule: Belgian guide (Bridge puntentelling, 2008) §2.3 and §4: percentage = points / (top × boards played);
// equal pairs share the place and the next one is skipped (1 2= 2= 4). Ties are decided on exact values.
// Penalties and carry-over come in points or per cent of the maximum, after scaling and before the total is
// rounded. Sessions are completed one by one, and the event's totals are their sum (score/score.h).
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
  Exact max;        // the same, or the largest in the session where totals are scaled to it
  Exact penalty;    // in points
  Exact carryOver;  // in points
  Exact points;     // scaled, adjusted, rounded
  bool operator==(const EntryTotal&) const = default;
};

// The sums of pairs' lines of a session, as scores.counted or scores.lines have them.
[[nodiscard]] std::vector<EntryTotal> sumLines(const Event& event, const Rules& rules,
                                               const EventScores& scores, std::int32_t session);

// Fills in everything from `max` on, with what the session took off or brought along.
void completeSession(const Event& event, const Rules& rules, std::int32_t session,
                     std::vector<EntryTotal>& totals);

// Adds a session's totals, completed, to those of the event; those of entries that did not play in it are none.
void addSession(const std::vector<EntryTotal>& session, std::vector<EntryTotal>& totals);

// All sessions of pairs' lines.
[[nodiscard]] std::vector<EntryTotal> totalLines(const Event& event, const Rules& rules,
                                                 const EventScores& scores);

// Adds what was taken off or brought along for the whole event.
void completeTotals(const Event& event, const Rules& rules, std::vector<EntryTotal>& totals);

// Ranked entries with a penalty or carry-over in per cent of a maximum that there is not: at IMPs it counts
// nothing.
void findPercentages(const Event& event, const std::vector<EntryTotal>& totals, Findings& findings);

[[nodiscard]] std::vector<Standing> rankEntries(const Event& event, const Rules& rules,
                                                const std::vector<EntryTotal>& totals);

}  // namespace overtrick

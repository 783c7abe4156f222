// Sessions that are totalled: each is scored as if it were alone, and the event has the sum.
//
// Rule: average plus looks at the boards of the session, a percentage is one of its maximum, and totals are
// scaled and rounded session by session. What an entry has for the whole event comes after that.
#pragma once

#include <cstdint>
#include <vector>

#include "event/event.h"
#include "score/rules.h"
#include "score/score.h"
#include "score/standings.h"

namespace overtrick {

// The sessions that boards are of, ascending; the one session 0 where there are no boards.
[[nodiscard]] std::vector<std::int32_t> sessionsOf(const Event& event);

// One session as an event of its own: all entries, with what is of this session; its boards and lines, and which
// of the whole event they are.
struct SessionPart {
  Event event;
  std::vector<std::int32_t> boards;
  std::vector<std::int32_t> lines;
};
[[nodiscard]] SessionPart sessionPart(const Event& event, std::int32_t session);

// What a session gave, by entry; completed.
[[nodiscard]] std::vector<EntryTotal> sessionTotals(const SessionPart& part, const Rules& rules,
                                                    EventScores& scores);

// Adds a session's totals to those of the event. Entries that did not play in it get nothing from it.
void addSession(const std::vector<EntryTotal>& session, std::vector<EntryTotal>& totals);

// Adds what is of the whole event, where there are several sessions.
void completeSessions(const Event& event, const Rules& rules, std::vector<EntryTotal>& totals);

// Points of the event's lines, and its totals, completed.
[[nodiscard]] std::vector<EntryTotal> scoreSessions(const Event& event, const Rules& rules,
                                                    EventScores& scores);

}  // namespace overtrick

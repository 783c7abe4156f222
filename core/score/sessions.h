// What each session of an event gave its entries, before they were added up.
//
// Rule: a session of several is scored as if it were alone (score/score.h): average plus looks at the boards of
// the session, a percentage is one of its maximum, and totals are rounded session by session.
#pragma once

#include <cstdint>
#include <vector>

#include "event/event.h"
#include "score/rules.h"
#include "score/score.h"
#include "score/standings.h"

namespace overtrick {

// By entry. `scores` must be scoreEvent(event, rules).
[[nodiscard]] std::vector<EntryTotal> sessionTotals(const Event& event, const Rules& rules,
                                                    const EventScores& scores, std::int32_t session);

}  // namespace overtrick

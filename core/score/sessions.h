// Several sessions totalled into one ranking.
//
// Entries are matched by the number the caller gives them, so that a pair may change its number between
// sessions. Every board weighs the same whatever the session's top; or every session does.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/score.h"

namespace overtrick {

enum class TotalBy : std::uint8_t {
  boards,    // percentages weighed by the boards played
  sessions,  // mean of the sessions' percentages
  points,    // plain sum of points (IMPs, victory points), maxima added
};

// One entry's row of one session; `id` is the same number in all sessions.
struct SessionResult {
  std::int32_t id = 0;
  std::int32_t boards = 0;
  Exact points;
  Exact max;
  bool operator==(const SessionResult&) const = default;
};

struct TotalStanding {
  std::int32_t id = 0;
  std::int32_t rank = 0;
  bool tied = false;
  std::int32_t sessions = 0;
  std::int32_t boards = 0;
  Exact points;
  Exact max;
  std::optional<Exact> percent;  // what is ranked by, except for TotalBy::points without maxima
  bool operator==(const TotalStanding&) const = default;
};

// All sessions' rows in one list, in any order; best first, equal ones by id.
[[nodiscard]] std::vector<TotalStanding> totalSessions(std::span<const SessionResult> results, TotalBy by);

}  // namespace overtrick

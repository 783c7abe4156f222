// Teams of four: a match between two teams over the boards that both tables played.
//
// Rules: IMPs between the two tables (bridge/imp.h), victory points on the WBF continuous scale
// (bridge/vp.h), or board-a-match: 2, 1 or 0 per board. In an event, entries are teams: a board of a match is
// two lines of the same board and round, A NS against B at one table and B NS against A at the other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/rules.h"

namespace overtrick {

// One board of a match as NS scores: home sits NS at the first table, EW at the second.
struct MatchBoard {
  std::int32_t firstTable = 0;
  std::int32_t secondTable = 0;
  bool operator==(const MatchBoard&) const = default;
};

struct MatchResult {
  std::int32_t boards = 0;
  std::int32_t homeImps = 0;  // won by home on boards it won
  std::int32_t awayImps = 0;
  Exact homeVictoryPoints;
  Exact awayVictoryPoints;
  std::int32_t homeBoardPoints = 0;  // board-a-match, of 2 per board
  std::int32_t awayBoardPoints = 0;
  bool operator==(const MatchResult&) const = default;
};

[[nodiscard]] MatchResult scoreMatch(std::span<const MatchBoard> boards);

}  // namespace overtrick

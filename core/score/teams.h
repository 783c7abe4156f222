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
#include "score/score.h"
#include "score/standings.h"

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

// One board of a match in an event: of a session and a round. Both teams' IMPs and board points are kept: with an adjusted score they
// need not mirror each other. `homeLine` has home NS; either line may be missing where an award stands for
// the board.
struct TeamBoard {
  std::int32_t session = 0;
  std::int32_t round = 0;
  EntryIndex home;  // the lower of the two indices
  EntryIndex away;
  LineIndex homeLine;
  LineIndex awayLine;
  Exact homeImps;
  Exact awayImps;
  Exact homeBoardPoints;
  Exact awayBoardPoints;
  bool artificial = false;
};

// All boards of all matches, match by match (session, round, home, away), in the order of the boards. Tables without
// their other table are reported.
[[nodiscard]] std::vector<TeamBoard> teamBoards(const Event& event, Findings& findings);

// One match: consecutive boards of teamBoards. Margins are rounded to whole IMPs, halves away from zero.
struct TeamMatch {
  std::size_t from = 0;
  std::size_t to = 0;
  Exact homeImps;  // margin
  Exact awayImps;
  Exact homePoints;  // by the rules: victory points, IMPs or board points
  Exact awayPoints;
  std::int64_t max = 0;  // 20, 2 per board, or 0 at IMPs
};

[[nodiscard]] std::vector<TeamMatch> teamMatches(std::span<const TeamBoard> boards, const Rules& rules);

// Points of the event's lines, and the sums that its ranking is made of.
[[nodiscard]] std::vector<EntryTotal> scoreTeams(const Event& event, const Rules& rules, EventScores& scores);

}  // namespace overtrick

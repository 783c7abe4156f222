// From an event to points and standings, in one call.
//
// Rules: Belgian guide (Bridge puntentelling, 2008) §2 and §3, Laws 2017 Law 78, and the options of
// score/rules.h. How the rules were read where they leave room:
//
// - A board has N results: as stated for it, else the most lines (real, not played or artificial, not byes)
//   on any board of the same section; boards without a section are one field of their own. N is never below
//   the board's own lines, whatever was stated. The top is 2 (N − 1).
// - NS and EW are two lists. They mirror each other unless a line is split or has one side adjusted; each
//   side is then compared, counted and lifted within its own list.
// - A line that ties with everything (ArtificialRule::tie) does so in every form of a fouled board.
// - A fouled board has lines of more than one group; each group is compared by itself and lifted to the N of
//   the board, or scores by the rule for small groups.
// - Average plus is never below the pair's own percentage: points over tops of its other lines in the
//   session whose result on its side is real, before penalties. A pair without any has 60 and 40.
// - Reverse swaps the points of the two sides at the end; an award goes with the column it is written in.
// - The maximum of an entry is the sum of the tops of the lines in which it got points.
// - Sessions that are totalled are each scored as if they were alone (score/sessions.h).
// - A line against a phantom that has no result is a bye. A line that makes no sense (no such contract, no
//   weights) counts as not played and is reported.
// Not here: what the figures look like, and how they came about (score/working.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "event/event.h"
#include "event/finding.h"
#include "score/exact.h"
#include "score/rules.h"

namespace overtrick {

// Where a side's points on a line come from.
enum class PointsKind : std::uint8_t {
  none,        // it gets nothing: bye, not played
  played,      // compared with other results
  artificial,  // awarded
  sitOut,      // awarded for a bye, where the rules do
};

struct SideScore {
  PointsKind kind = PointsKind::none;
  std::int32_t field = 0;  // N: the results that the line is lifted to; at IMPs the results compared
  Exact points;            // as shown: in the rule set's scale, after its rounding
  bool operator==(const SideScore&) const = default;
};

struct LineScore {
  std::optional<std::int32_t> score;  // NS score compared; none for weighted and artificial results
  SideScore ns;
  SideScore ew;
  bool operator==(const LineScore&) const = default;
};

struct BoardScore {
  std::int32_t field = 0;             // N as above
  std::int32_t results = 0;           // real results on it, of either side
  Exact top;                          // 2 (field − 1) in the rule set's scale; 0 at IMPs
  std::optional<std::int32_t> datum;  // at Butler, for NS
  bool operator==(const BoardScore&) const = default;
};

// One entry's place. Rows come ranking by ranking (`list` from 0), best first, equal ones in entry order.
struct Standing {
  std::int32_t list = 0;
  std::int32_t rank = 0;  // from 1, within its list
  bool tied = false;
  EntryIndex entry;
  Direction direction = Direction::any;  // of the list: any when there is one ranking
  SectionIndex section;                  // of the list: none when sections are ranked together
  Exact points;
  Exact max;                     // 0 at IMPs
  std::optional<Exact> percent;  // 100 points / max; none when max is 0
  std::int32_t boards = 0;       // boards that count
  std::int32_t clubPoints = 0;
  bool operator==(const Standing&) const = default;
};

struct EventScores {
  std::vector<BoardScore> boards;   // as event.boards
  std::vector<LineScore> lines;     // as event.lines
  std::vector<LineScore> counted;   // what totals add; empty when that is what `lines` shows
  std::vector<Standing> standings;  // phantoms, and entries without a board that counts, have none
  Findings findings;                // of event/verify.h and of scoring
  bool operator==(const EventScores&) const = default;
};

[[nodiscard]] EventScores scoreEvent(const Event& event, const Rules& rules);

// How an entry did on its lines that are not artificial: what average plus and minus look at.
struct OwnShare {
  Exact points;
  Exact tops;
  [[nodiscard]] Exact share() const { return points / tops; }
};

[[nodiscard]] std::vector<OwnShare> ownShares(const Event& event, const Rules& rules,
                                              const EventScores& scores);

// The top of one side's line in the rule set's scale.
[[nodiscard]] Exact topOf(const SideScore& side, const Rules& rules);

// 100 points / top; none when there are no points, no top, or at IMPs.
[[nodiscard]] std::optional<Exact> percentOf(const SideScore& side, const Event& event, const Rules& rules);

}  // namespace overtrick

// The points, percentages and places that a file publishes, held against ours.
//
// A figure agrees when ours, rounded to the decimals that the file writes, is the file's. For every other one
// there is a difference, with its reason where one can be recognised, which is where it gives the file's figure:
//
//   rounding     no further apart than the last decimal; totals that are the sum of the file's own lines, or of
//                ours under a rule set that adds them rounded: than the rounding of those lines adds up to that
//                have decimals at all
//   scale        the same figures in another unit, one for both sides of a line: 1 and ½ for 2 and 1, percentages
//                for points, sums for means of IMPs, totals per board or per comparison, percentages of 2n for n results in place of
//                2 (n − 1); teams' totals as IMPs, board points or victory points of another scale; pairs' as
//                what the file says that their matches came to
//   datum        Butler: the IMPs against another datum, which fits the whole file better (see other_datum.h)
//   assigned     points that the file gives by hand: all other lines of the board agree (see assigned.h)
//   neuberg      a board with lines that are no results: averages, not played, fewer than the field; another
//                way of counting them gives the figure (see other_ways.h)
//   fieldSize    compared with more or fewer results (see other_field.h), or points for a board that the event
//                has one result of
//   sitOut       a total with what the file gives for boards that the entry sat out, which get nothing here
//   penalty      a total below the sum of the entry's own published lines by what directors take off, or another
//                than that sum where the event has a penalty or carry-over; and nothing above gives it
//   ownLines     a total that the entry's own published lines do not add up to, and nothing else gives
//   boards       the same share of another maximum, or the same points over one: of the most boards that anybody
//                played, of all boards or all lines of the entry, of the lines' tops by the file, or the largest
//                in the event; IMPs brought to the most boards
//   consequence  a place that another difference has moved
//   tie          a place among equals that the file parts
//   incomplete   a total or place of a file that ranks entries of which it has no result
//
// Places are compared within sections where the file counts them so (see other_places.h).
// A file of a teams event may have each line's IMPs against the whole field beside its matches: lines agree
// with either.
// Not here: which of the two is right.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

enum class Figure : std::uint8_t { points, percent, rank };

enum class Reason : std::uint8_t {
  unknown,
  rounding,
  scale,
  neuberg,
  fieldSize,
  penalty,
  boards,
  consequence,
  assigned,
  tie,
  incomplete,
  datum,
  sitOut,
  ownLines,
};

struct Difference {
  LineIndex line;  // of a line's figure…
  Side side = Side::ns;
  EntryIndex entry;  // …or of an entry's total
  Figure figure = Figure::points;
  double published = 0;
  double computed = 0;
  Reason reason = Reason::unknown;
  bool operator==(const Difference&) const = default;
};

struct Published {
  std::vector<PublishedLine> lines;
  std::vector<PublishedTotal> totals;
};

// What differs, and how many of the file's figures were held against ours: those have no counterpart that are of
// somebody who is not in the event or not ranked, of a side that got nothing, or percentages at IMPs, unless they
// are totals of IMPs under another name.
struct ComparedFigures {
  std::vector<Difference> differences;
  std::int32_t compared = 0;
  std::int32_t notCompared = 0;
  bool operator==(const ComparedFigures&) const = default;
};

// Lines first, in their order, then totals. Lines and entries that the event does not have are passed over,
// as is a side that got nothing.
[[nodiscard]] ComparedFigures comparePublished(const Event& event, const Rules& rules,
                                               const EventScores& scores, const Published& published);

// The rule set with the fewest differences; empty when there is nothing to go by, no rule set has at most half
// of the default's, or the event is too large to be scored seven times over.
[[nodiscard]] std::string_view rulesByFigures(const Event& event, const Published& published);

}  // namespace overtrick

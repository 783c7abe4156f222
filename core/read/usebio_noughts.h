// Rows of USEBIO with a score of 0 and no contract: passed out, or an adjusted score?
//
// Some programs write what a director ruled as a score of 0, beside the points that he gave. Such a row is
//
//   award    where its points are an award's (60, 50 or 40 % of the top; 3, 0 or −3 IMPs), no comparison of the
//            board's scores gives them to a 0, most other rows of the board do agree with a comparison, and
//            either the rows of the file mostly have contracts, so that a board passed out would have said so,
//            or all others agree only where the row is left out of their comparison;
//   result   where a comparison gives a 0 just these points, or, in a file of bare scores, nothing shows that
//            none does;
//   unclear  otherwise: it stays a 0.
//
// Comparisons that are tried: matchpoints unlifted, lifted by Neuberg's formula, at 2 or 1 a win, awards tying
// with results or left out; cross-IMPs as sums and as means of the results or of all rows; Butler against any
// datum that gives the other rows their IMPs. Teams' awards are never told. Not here: scoring (see score/).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"

namespace overtrick::usebio {

struct NoughtVerdict {
  enum class Kind : std::uint8_t { result, unclear, award };
  Kind kind = Kind::result;
  std::int32_t ns = 0;  // the award: per cent of the top, or IMPs
  std::int32_t ew = 0;
  bool operator==(const NoughtVerdict&) const = default;
};

// One for each of these lines, which are in order, as the published ones are. `contracts`: the rows of the file
// mostly have them.
[[nodiscard]] std::vector<NoughtVerdict> judgeNoughts(const Event& event,
                                                      std::span<const PublishedLine> published,
                                                      std::span<const LineIndex> noughts, bool contracts);

// What the verdict's award is as an outcome.
[[nodiscard]] Outcome awardOf(const NoughtVerdict& verdict, Scoring scoring);

}  // namespace overtrick::usebio

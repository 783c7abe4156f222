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
// Where the file says that the score is adjusted, and not to what, the row is no result, and
//
//   told     its points are the award: per cent of the top that the other rows have, or IMPs;
//   untold   it has none, or no other row tells the top: nobody knows what was awarded.
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
  enum class Kind : std::uint8_t { result, unclear, award, told, untold };
  Kind kind = Kind::result;
  std::int32_t ns = 0;  // of an award: whole per cent of the top, or IMPs
  std::int32_t ew = 0;
  Artificial award;  // also of one that is told
  bool operator==(const NoughtVerdict&) const = default;
};

struct Nought {
  LineIndex line;
  bool adjusted = false;  // as the file says
  bool absent = false;    // against somebody who is not there: no result, either, but perhaps an award
};

// One for each of these lines, which are in order, as the published ones are. `contracts`: the rows of the file
// mostly have them.
[[nodiscard]] std::vector<NoughtVerdict> judgeNoughts(const Event& event,
                                                      std::span<const PublishedLine> published,
                                                      std::span<const Nought> noughts, bool contracts);

}  // namespace overtrick::usebio

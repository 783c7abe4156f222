// Percentages behind a result: in a published traveller they say what it was worth ("1;2;420;75%;25%"), and are nobody's
// award.
//
// Told by the fields of one line without headings. Not here: scores that are weighted with percentages (see
// read/weights.h), and awards (see read/words.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "read/fields.h"
#include "read/layout.h"
#include "read/row.h"

namespace overtrick {

// "75%", "75,0 %": one percentage and nothing else.
[[nodiscard]] bool isShare(std::string_view text);

enum class Shares : std::uint8_t {
  none,
  behindResult,  // a number or a contract stands in front
  beforeScore    // one that stands before what may be a score: worth, or one side's award
};

// Of the fields from there on, in a line that a mark cuts.
[[nodiscard]] Shares sharesOf(const FieldList& fields, std::size_t from);

// Whether the fields from there on, cut at blanks, end in percentages or fractions behind something else that can be a
// result, and these are no more than there are headings of points: "Pass 0 29.27% 70.73%".
[[nodiscard]] bool arePointsBehind(const FieldList& fields, std::size_t from, std::size_t headings);

// Whether such points were laid where results stand, in a row that blanks line up otherwise than its headings: behind
// an award, which may have the other side's beside it, only where the cells of two columns were laid in one.
[[nodiscard]] bool arePointsAmongResults(const FieldList& fields, std::size_t from, std::size_t headings,
                                         const RowFields& laid);

// Whether the percentages from there on are what the award in front was worth, and nobody's award: behind those of both
// sides, two behind the one ("A+ 60% 40%"), and one that the award may come to ("A+ 60%"; in "A+ 40%" it is EW's).
[[nodiscard]] bool areWorthOfAward(const RowParts& parts, const FieldList& fields, std::size_t from);

// "50 - 50.0%" cut at blanks: a score, a dash and a percentage, which may be an award in three words.
[[nodiscard]] bool hasDashBeforeShare(const FieldList& fields, std::size_t from);

// Whether the dash of this line can only be the empty place of the other side's score: "420 - 75%", "- 100 0%".
[[nodiscard]] bool hasEmptyScoreBeforeShare(const FieldList& fields, std::size_t from);

}  // namespace overtrick

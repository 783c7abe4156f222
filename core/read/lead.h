// The front of a result line without headings: an optional board number, the pair numbers, and how many
// fields that took. Not here: what happened (see read/row_words.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "read/fields.h"

namespace overtrick {

// A number, with a section's letter before or a direction behind: 12, A12, 12NS.
[[nodiscard]] bool isPairNumber(std::string_view text);

struct Lead {
  std::string_view board;  // empty when the line has none
  std::string_view ns;     // empty: absent, at a bye
  std::string_view ew;
  std::string_view bye;      // the word in the place of a pair that is absent
  std::size_t next = 0;      // the first field behind
  std::string_view unknown;  // what should have been a pair number
  bool complete = false;
};

// `numberFirst`: the lines of this text have one more number in front of the pairs'.
[[nodiscard]] Lead readLead(const FieldList& fields, bool numberFirst);

// "1-2 420, 3-4 -50": the results of a line that holds several, with commas or semicolons between them; empty when
// it does not.
[[nodiscard]] std::vector<std::string_view> splitResults(std::string_view row);

// Whether this line has one more number in front: 1, it has not: -1, it does not say: 0. The third number
// tells, for a pair's number is seldom a score. `scoreUnit` is 10 for scores without their last zero.
[[nodiscard]] int votesForNumberFirst(const FieldList& fields, std::int32_t scoreUnit);

}  // namespace overtrick

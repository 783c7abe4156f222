// Outcomes that a director rules, as they are typed in a cell or on a line: weighted, split and one-sided
// scores.
//
//   620@60 -100@40   weighted: 60 parts of 620 and 40 of −100 (Laws 2017, Law 12C1(c))
//   420//-450        split: NS have 420, EW the other side of −450; both are NS scores
//   NS:60 420        one side adjusted: NS get 60 %, EW keep the other side of 420; also NS:A+ 420, EW:A- 420
//
// A notation of this product: no program is known to write these. Not here: awards to both sides
// (read/words.h).
#pragma once

#include <optional>
#include <string_view>

#include "event/event.h"

namespace overtrick {

// Nothing when the text is none of the three.
[[nodiscard]] std::optional<Outcome> readDirectorOutcome(std::string_view text);

}  // namespace overtrick

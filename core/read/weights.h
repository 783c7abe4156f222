// Weighted scores as directors write them beside the product's own 620@60 -100@40: "60% 620 40% -100",
// "620 60% -100 40%", "60% of 4SN=, 40% of 4SN-1" (Laws 2017, Law 12C1(c)).
//
// Percentages and scores stand together in more than one sense: an award of two percentages, and the
// percentage that a score was worth. Which of them a text is, is said; what is none is not guessed. Not here:
// awards (see read/words.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "event/event.h"

namespace overtrick {

enum class PercentText : std::uint8_t {
  other,           // awards, or no percentages at all
  weights,         // `outcome` has them
  resultAndShare,  // a result, and behind it what it was worth
  unclear
};

struct WeightReading {
  PercentText kind = PercentText::other;
  std::optional<Outcome> outcome;
};

// `board` gives the vulnerability of contracts.
[[nodiscard]] WeightReading readWeights(std::string_view text, std::int32_t board);

}  // namespace overtrick

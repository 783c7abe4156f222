// International match points: what a difference in score is worth.
//
// Rule: Laws of Duplicate Bridge 2017, Law 78B, the scale of 24 steps. A difference between two steps, which
// only weighted or mistyped scores make, counts as the lower one.
#pragma once

#include <array>
#include <cstdint>

namespace overtrick {

// The largest difference worth 0, 1, … 23 IMPs; anything above is worth 24.
inline constexpr std::array<std::int32_t, 24> impUpperBounds = {
    10,  40,  80,   120,  160,  210,  260,  310,  360,  420,  490,  590,
    740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990, 3490, 3990};

// −24…24, with the sign of the difference.
[[nodiscard]] std::int32_t imps(std::int64_t difference);

}  // namespace overtrick

// Neuberg's formula: what matchpoints among S results would have been among N.
//
// Rule: M = N / S · (X + 1) − 1 (Belgian guide, Bridge puntentelling 2008, §3 example 4; EBU White Book
// 2025). X + 1 is what a result gets when it is compared with itself as well, 2 for a win and 1 for a tie.
#pragma once

#include <cstdint>

#include "score/exact.h"

namespace overtrick {

// With S = N it changes nothing; with no results there is nothing to lift.
[[nodiscard]] inline Exact neuberg(const Exact& x, std::int32_t s, std::int32_t n) {
  return s < 1 ? Exact{} : Exact::fraction(n, s) * (x + 1) - 1;
}

}  // namespace overtrick

// Rules across the boundary: one row of whole numbers, in the order of the fields of score/rules.h. The
// loader's rules.ts names them in the same order.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <vector>

#include "score/rules.h"

namespace overtrick::wire {

[[nodiscard]] std::vector<std::int32_t> rulesRow(const Rules& rules);
// Returns whether the row was sound.
[[nodiscard]] bool readRules(const emscripten::val& row, Rules& rules);

}  // namespace overtrick::wire

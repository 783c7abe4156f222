// Points as text: two decimals, half up.
#pragma once

#include <string>

#include "score/exact.h"

namespace overtrick {

[[nodiscard]] std::string pointsText(const Exact& points);

}  // namespace overtrick

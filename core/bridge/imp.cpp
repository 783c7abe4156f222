#include "bridge/imp.h"

#include <algorithm>

namespace overtrick {

std::int32_t imps(std::int64_t difference) {
  const std::int64_t size = difference < 0 ? -difference : difference;
  const auto step = std::lower_bound(impUpperBounds.begin(), impUpperBounds.end(), size);
  const auto won = static_cast<std::int32_t>(step - impUpperBounds.begin());
  return difference < 0 ? -won : won;
}

}  // namespace overtrick

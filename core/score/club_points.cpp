#include "score/club_points.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace overtrick {
namespace {

constexpr std::array<std::int64_t, 9> keyInTenths = {40, 30, 20, 16, 14, 12, 10, 8, 6};

// In tenths, unrounded.
std::int64_t valueOfPlace(std::size_t place, std::size_t pairs) {
  const std::size_t places = std::min(pairs / 3, keyInTenths.size());
  return place < places ? keyInTenths[place] * static_cast<std::int64_t>(pairs) : 10;
}

}  // namespace

std::vector<std::int32_t> clubPoints(std::span<const std::int32_t> ranks) {
  std::vector<std::int32_t> points(ranks.size());
  for (std::size_t from = 0; from < ranks.size();) {
    std::size_t to = from;
    std::int64_t tenths = 0;
    for (; to < ranks.size() && ranks[to] == ranks[from]; ++to) {
      tenths += valueOfPlace(to, ranks.size());
    }
    const auto equal = static_cast<std::int64_t>(to - from);
    const std::int64_t shared = (2 * tenths + 10 * equal) / (20 * equal);
    for (; from < to; ++from) {
      points[from] = static_cast<std::int32_t>(shared);
    }
  }
  return points;
}

}  // namespace overtrick

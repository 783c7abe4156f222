#include "score/club_points.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace overtrick {
namespace {

constexpr std::array<std::int32_t, 9> keyInTenths = {40, 30, 20, 16, 14, 12, 10, 8, 6};

// In tenths, unrounded.
std::int64_t valueOfPlace(std::size_t index, std::size_t pairs) {
  const auto count = static_cast<std::int32_t>(pairs);
  const std::int64_t key = clubKeyInTenths(static_cast<std::int32_t>(index) + 1, count);
  return key > 0 ? key * count : 10;
}

}  // namespace

std::int32_t clubKeyInTenths(std::int32_t place, std::int32_t pairs) {
  const std::int32_t places = std::min(pairs / 3, static_cast<std::int32_t>(keyInTenths.size()));
  return place >= 1 && place <= places ? keyInTenths[static_cast<std::size_t>(place) - 1] : 0;
}

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

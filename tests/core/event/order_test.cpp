#include "event/order.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/random_event.h"

namespace overtrick::order_test {

using overtrick::test::Random;

TEST_CASE("order: as std::stable_sort, for every length around the short runs and their doubles") {
  Random random(20);
  for (int count = 0; count < 140; ++count) {
    std::vector<std::pair<int, int>> values;
    for (int i = 0; i < count; ++i) values.emplace_back(random.between(0, count / 3), i);
    std::vector<std::pair<int, int>> expected = values;
    const auto byFirst = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::stable_sort(expected.begin(), expected.end(), byFirst);
    sortStably(values, byFirst);
    CHECK(values == expected);
  }
}

TEST_CASE("order: indices of what is sorted, reversed and all equal") {
  const std::vector<int> rising = {1, 2, 3};
  const std::vector<int> falling = {3, 2, 1};
  const std::vector<int> equal = {7, 7, 7};
  const auto orderOf = [](const std::vector<int>& values) {
    return sortedIndices(values.size(), [&](std::int32_t a, std::int32_t b) {
      return values[static_cast<std::size_t>(a)] < values[static_cast<std::size_t>(b)];
    });
  };
  CHECK(orderOf(rising) == std::vector<std::int32_t>{0, 1, 2});
  CHECK(orderOf(falling) == std::vector<std::int32_t>{2, 1, 0});
  CHECK(orderOf(equal) == std::vector<std::int32_t>{0, 1, 2});
}

}  // namespace overtrick::order_test

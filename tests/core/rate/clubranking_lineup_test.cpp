#include "rate/clubranking_lineup.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "random.h"

namespace overtrick::clubranking_lineup_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

TEST_CASE("line-up: as even as whole tables allow") {
  struct Row {
    std::int32_t pairs, lines;
    std::vector<std::int32_t> expected;
  };
  const Row rows[] = {
      {24, 2, {12, 12}},     {22, 2, {12, 10}},    {23, 2, {12, 11}},   {21, 2, {10, 11}},
      {25, 3, {8, 8, 9}},    {28, 3, {10, 10, 8}}, {26, 3, {10, 8, 8}}, {27, 3, {10, 8, 9}},
      {36, 3, {12, 12, 12}}, {3, 3, {3}},          {4, 3, {2, 2}},      {1, 2, {1}},
      {0, 2, {0}},           {10, 1, {10}},        {10, 0, {10}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.pairs);
    CAPTURE(row.lines);
    CHECK(evenSizes(row.pairs, row.lines) == row.expected);
  }
}

TEST_CASE("line-up: highest ranking first") {
  const std::vector<double> rankings = {50, 60, 70, 80, 90, 65, 75, 55};
  const std::vector<PresentPair> present = {{{0, 1}}, {{2, 3}}, {{4, 5}}, {{6, 7}}};  // 110 150 155 130
  const std::vector<std::int32_t> sizes = {1, 3};
  const LineUp byDirector = lineUp(rankings, present, sizes);
  CHECK(byDirector.order == std::vector<std::int32_t>{2, 1, 3, 0});
  CHECK(byDirector.line == std::vector<std::int32_t>{1, 1, 0, 1});
  CHECK(byDirector.findings.empty());
  CHECK(lineUp(rankings, present, 2).line == std::vector<std::int32_t>{1, 0, 0, 1});
  CHECK(lineUp(rankings, present, 2).rankings == std::vector<double>{110, 150, 155, 130});
}

TEST_CASE("line-up: sizes that do not fit, and pairs that cannot play") {
  const std::vector<double> rankings = {50, 60, 70, 80, 90, 65, 75, 55};
  const std::vector<PresentPair> present = {{{0, 1}}, {{2, 3}}, {{4, 5}}, {{6, 7}}};
  const std::vector<std::int32_t> small = {1, 1};
  CHECK(lineUp(rankings, present, small).sizes == std::vector<std::int32_t>{1, 3});
  CHECK(lineUp(rankings, present, small).findings.size() == 1);
  const std::vector<std::int32_t> large = {3, -2, 9};
  CHECK(lineUp(rankings, present, large).sizes == std::vector<std::int32_t>{3, 0, 1});
  CHECK(lineUp(rankings, present, large).findings[0].code == Code::lineSizesDoNotFit);
  CHECK(lineUp(rankings, present, std::vector<std::int32_t>{}).sizes == std::vector<std::int32_t>{4});

  const std::vector<PresentPair> odd = {{{0, 1}}, {{1, 2}}, {{3, 3}}, {{4, 99}}};
  const LineUp answer = lineUp(rankings, odd, 1);
  CHECK(answer.line == std::vector<std::int32_t>{0, -1, -1, -1});
  CHECK(answer.findings.size() == 3);

  const std::vector<double> huge = {1.7e308, 1.7e308, 60, 70};
  const LineUp bounded = lineUp(huge, std::vector<PresentPair>{{{0, 1}}, {{2, 3}}}, 1);
  CHECK(bounded.order == std::vector<std::int32_t>{1});
  CHECK(bounded.rankings == std::vector<double>{0, 130});
  REQUIRE(bounded.findings.size() == 1);
  CHECK(bounded.findings[0].code == Code::invalidValue);
}

TEST_CASE("line-up: always true") {
  Random random(41);
  for (int round = 0; round < 10000; ++round) {
    const std::int32_t pairs = random.whole(0, 30);
    std::vector<double> rankings;
    std::vector<PresentPair> present;
    for (std::int32_t pair = 0; pair < pairs; ++pair) {
      rankings.push_back(random.whole(60, 70));
      rankings.push_back(random.whole(60, 70));
      present.push_back({{2 * pair, 2 * pair + 1}});
    }
    const LineUp answer = lineUp(rankings, present, random.whole(1, 5));
    CHECK(std::accumulate(answer.sizes.begin(), answer.sizes.end(), 0) == pairs);
    CHECK(
        std::is_sorted(answer.order.begin(), answer.order.end(), [&](std::int32_t left, std::int32_t right) {
          const double difference = answer.rankings[static_cast<std::size_t>(left)] -
                                    answer.rankings[static_cast<std::size_t>(right)];
          return difference != 0 ? difference > 0 : left < right;
        }));
    const auto [smallest, largest] = std::minmax_element(answer.sizes.begin(), answer.sizes.end());
    CHECK(*largest - *smallest <= 2);
    const auto odd = std::count_if(answer.sizes.begin(), answer.sizes.end(),
                                   [](std::int32_t size) { return size % 2 != 0; });
    CHECK(odd == pairs % 2);
  }
}

}  // namespace overtrick::clubranking_lineup_test

#include "score/exact.h"

#include <doctest/doctest.h>

#include <string>

namespace overtrick::exact_test {

namespace {

Exact over(std::int64_t numerator, std::int64_t denominator) {
  return Exact::fraction(numerator, denominator);
}

Wide powerOfTwo(int exponent) { return static_cast<Wide>(1) << exponent; }

}  // namespace

TEST_CASE("fractions add, multiply and compare exactly") {
  CHECK(over(1, 3) + over(1, 6) == over(1, 2));
  CHECK(over(1, 3) + over(1, 3) + over(1, 3) == Exact(1));
  CHECK(over(7, 6) * over(6, 7) == Exact(1));
  CHECK(over(-1, 3) < over(-1, 4));
  CHECK(over(2, 4) == over(1, 2));
  CHECK(over(1, -2) == over(-1, 2));
  CHECK(over(5, 3) / over(5, 6) == Exact(2));
  CHECK(over(5, 3) / Exact(0) == Exact(0));
  CHECK(over(5, 0) == Exact(0));
  CHECK(over(5, 3) - over(2, 3) == Exact(1));
}

TEST_CASE("comparison does not lose bits where products need 256") {
  const Exact a = Exact::fraction(powerOfTwo(120) + 1, powerOfTwo(119) - 1);
  const Exact b = Exact::fraction(powerOfTwo(120), powerOfTwo(119) - 1);
  const Exact c = Exact::fraction((powerOfTwo(120) + 1) / 3, (powerOfTwo(119) - 1) / 3);
  CHECK(a > b);
  CHECK(-a < -b);
  CHECK(a != c);
  CHECK(Exact::fraction(powerOfTwo(121), powerOfTwo(100)) == Exact::fraction(powerOfTwo(62), powerOfTwo(41)));
}

TEST_CASE("what no longer fits becomes the nearest fine value, never nonsense") {
  Exact sum;
  Exact product = 1;
  for (std::int64_t n = 2; n < 400; ++n) {
    sum += over(1, n);
    product = product * over(n, n + 1);
  }
  CHECK(toDouble(sum) == doctest::Approx(5.567426).epsilon(1e-6));
  CHECK(toDouble(product) == doctest::Approx(2.0 / 400).epsilon(1e-9));
  Exact large = 1;
  for (int i = 0; i < 300; ++i) {
    large = large * Exact(1'000'000'007);
    CHECK(large > 0);
  }
  CHECK(large + large > 0);
  CHECK(-large + -large < 0);
}

TEST_CASE("the nearest double") {
  struct Row {
    std::string name;
    Exact value;
    double expected;
  };
  const Row rows[] = {
      {"52.40 of the page's own story", over(5240, 100), 52.4},
      {"the same, not in lowest terms",
       Exact::fraction(Wide{524} * 1'000'000'000'000'000'000, Wide{10} * 1'000'000'000'000'000'000), 52.4},
      {"a third", over(1, 3), 1.0 / 3.0},
      {"minus two thirds", over(-2, 3), -2.0 / 3.0},
      {"a third, wide", Exact::fraction(powerOfTwo(120), 3 * powerOfTwo(120)), 1.0 / 3.0},
      {"zero, wide", Exact::fraction(0, powerOfTwo(120)), 0.0},
      {"2^53 + 1 rounds to even", Exact::fraction(powerOfTwo(53) + 1, 1), 9007199254740992.0},
      {"2^53 + 3 rounds to even", Exact::fraction(powerOfTwo(53) + 3, 1), 9007199254740996.0},
      {"very small", Exact::fraction(1, powerOfTwo(100)), 7.888609052210118e-31},
      {"very large", Exact::fraction(powerOfTwo(125), 1), 4.253529586511731e37},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(toDouble(row.value) == row.expected);
  }
}

TEST_CASE("rounding to steps, halves by rule") {
  struct Row {
    std::string name;
    Exact value;
    Rounding rounding;
    std::int32_t steps;
    Exact average;
    Exact expected;
  };
  const Row rows[] = {
      {"none", over(1, 3), Rounding::none, 100, 0, over(1, 3)},
      {"half up", over(1125, 1000), Rounding::halfUp, 100, 0, over(113, 100)},
      {"half up, the other side by itself", over(4875, 1000), Rounding::halfUp, 100, 0, over(488, 100)},
      {"half up below zero", over(-1125, 1000), Rounding::halfUp, 100, 0, over(-112, 100)},
      {"half even down", over(1125, 1000), Rounding::halfEven, 100, 0, over(112, 100)},
      {"half even up", over(1135, 1000), Rounding::halfEven, 100, 0, over(114, 100)},
      {"half even below zero", over(-25, 100), Rounding::halfEven, 10, 0, over(-2, 10)},
      {"away from average, above it", over(825, 100), Rounding::awayFromAverage, 10, 6, over(83, 10)},
      {"away from average, below it", over(375, 100), Rounding::awayFromAverage, 10, 6, over(37, 10)},
      {"nearest wins over the average", over(376, 100), Rounding::awayFromAverage, 10, 6, over(38, 10)},
      {"whole numbers stay", Exact(7), Rounding::halfUp, 10, 0, Exact(7)},
      {"wide", Exact::fraction(powerOfTwo(100), 3 * powerOfTwo(99)), Rounding::halfUp, 100, 0, over(67, 100)},
      {"wide half", Exact::fraction(powerOfTwo(80) + powerOfTwo(77), powerOfTwo(80)), Rounding::halfEven, 100,
       0, over(112, 100)},
      {"no steps", over(1, 3), Rounding::halfUp, 0, 0, over(1, 3)},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(rounded(row.value, row.rounding, row.steps, row.average) == row.expected);
  }
}

}  // namespace overtrick::exact_test

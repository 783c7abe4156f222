// Exact values near the limit of 2^126, where they become the nearest fine value (see score/exact.h).
#include <doctest/doctest.h>

#include <string>

#include "score/exact.h"

namespace overtrick::exact_limits_test {

namespace {

Wide powerOfTwo(int exponent) { return static_cast<Wide>(1) << exponent; }

const Exact huge = Exact::fraction(powerOfTwo(125) + powerOfTwo(124), 1);
const Exact largest = Exact::fraction(powerOfTwo(126) - 1, fineDenominator);

}  // namespace

TEST_CASE("sums and products beyond the limit are the largest value, with their sign") {
  CHECK(huge + huge == largest);
  CHECK(-huge + -huge == -largest);
  CHECK(huge * huge == largest);
  CHECK(huge * -huge == -largest);
  CHECK(-huge * -huge == largest);
  CHECK(huge + -huge == Exact(0));
  CHECK(Exact(0) * huge == Exact(0));
  CHECK(huge * Exact(0) == Exact(0));
}

TEST_CASE("terms that cancel across keep a product exact") {
  const Exact a = Exact::fraction(powerOfTwo(100), powerOfTwo(90) - 1);
  const Exact b = Exact::fraction(powerOfTwo(90) - 1, powerOfTwo(99));
  CHECK(a * b == Exact(2));
  const Exact c = Exact::fraction(powerOfTwo(110) + 1, powerOfTwo(107));
  CHECK(c * Exact::fraction(powerOfTwo(107), powerOfTwo(110) + 1) == Exact(1));
}

TEST_CASE("a sum that fits once its terms are reduced stays exact") {
  Wide power = 1;
  for (int i = 0; i < 50; ++i) power *= 3;
  const Exact a = Exact::fraction(3 * powerOfTwo(80), 7 * powerOfTwo(80));
  const Exact b = Exact::fraction(5 * power, 11 * power);
  CHECK(a + b == Exact::fraction(68, 77));
}

TEST_CASE("a product that fits no longer is a fine value beside it") {
  const Exact a = Exact::fraction(-(powerOfTwo(80) + 1), powerOfTwo(80) - 1);
  const Exact b = Exact::fraction(powerOfTwo(79) + 1, powerOfTwo(79) - 1);
  CHECK(toDouble(a * b) == doctest::Approx(-1.0));
  CHECK((a * b).denominator <= fineDenominator);
  CHECK(toDouble(a + b) == doctest::Approx(0.0));
  const Exact wide = Exact::fraction(powerOfTwo(100) + 1, powerOfTwo(30) + 1);
  CHECK(toDouble(wide + Exact::fraction(powerOfTwo(100) + 1, powerOfTwo(30) - 1)) ==
        doctest::Approx(2 * 1.1805916207174113e21));
}

TEST_CASE("comparison where one part of the four is wide") {
  CHECK(Exact::fraction(1, powerOfTwo(100)) < Exact::fraction(1, powerOfTwo(99)));
  CHECK(Exact::fraction(1, 3) > Exact::fraction(1, powerOfTwo(70)));
  CHECK(Exact::fraction(1, 3) < Exact::fraction(powerOfTwo(70), 2));
  CHECK(Exact::fraction(1, 3) > Exact::fraction(-powerOfTwo(70), 2));
  CHECK(Exact::fraction(-powerOfTwo(70), 2) < Exact::fraction(1, 3));
  CHECK(Exact::fraction(-powerOfTwo(70), 2) < Exact::fraction(-powerOfTwo(70), 3));
}

TEST_CASE("the nearest double of wide values, on both sides of nought") {
  struct Row {
    std::string name;
    Exact value;
    double expected;
  };
  const Row rows[] = {
      {"2^60 + 1 lies below the half", Exact::fraction(powerOfTwo(60) + 1, 1), 1152921504606846976.0},
      {"2^60 + 2^7 is a half and goes to even", Exact::fraction(powerOfTwo(60) + 128, 1),
       1152921504606846976.0},
      {"a little more goes up", Exact::fraction(powerOfTwo(60) + 129, 1), 1152921504606847232.0},
      {"a third more goes up, too", Exact::fraction(3 * (powerOfTwo(60) + 128) + 1, 3),
       1152921504606847232.0},
      {"2^52 + 1½ is a half, too, and goes to even", Exact::fraction(powerOfTwo(53) + 3, 2),
       4503599627370498.0},
      {"below nought", Exact::fraction(-powerOfTwo(60) - 129, 1), -1152921504606847232.0},
      {"2^53 is still a double", Exact::fraction(powerOfTwo(53), 3), 3002399751580330.5},
      {"2^53 + 1 below the line", Exact::fraction(1, powerOfTwo(53) + 1), 1.1102230246251564e-16},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(toDouble(row.value) == row.expected);
  }
}

TEST_CASE("rounding of wide values") {
  const auto toHundredths = [](const Exact& value) { return rounded(value, Rounding::halfUp, 100); };
  CHECK(toHundredths(Exact::fraction(-powerOfTwo(40), 3 * powerOfTwo(40))) == Exact::fraction(-33, 100));
  CHECK(toHundredths(Exact::fraction(-powerOfTwo(40) - 1, powerOfTwo(40))) == Exact(-1));
  CHECK(toHundredths(Exact::fraction(powerOfTwo(31), 3)) == Exact::fraction(71582788267, 100));
  CHECK(toHundredths(Exact::fraction(-powerOfTwo(31), 3)) == Exact::fraction(-71582788267, 100));
  CHECK(toHundredths(Exact::fraction(1, powerOfTwo(31))) == Exact(0));
  // Without room for the steps, by the fine value; beyond that it stays what it is.
  CHECK(toHundredths(Exact::fraction(powerOfTwo(100) + 1, powerOfTwo(101) + 1)) == Exact::fraction(1, 2));
  CHECK(toHundredths(Exact::fraction(1, powerOfTwo(100) + 1)) == Exact(0));
  CHECK(toHundredths(Exact::fraction(powerOfTwo(120), 3)) == largest);
  CHECK(toHundredths(Exact::fraction(-powerOfTwo(120), 3)) == -largest);
}

}  // namespace overtrick::exact_limits_test

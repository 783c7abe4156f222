#include "score/exact.h"

#include <cmath>

namespace overtrick {
namespace {

using exact::limit;

bool fits64(Wide value) { return value == static_cast<std::int64_t>(value); }

UnsignedWide sizeOf(Wide value) {
  return value < 0 ? -static_cast<UnsignedWide>(value) : static_cast<UnsignedWide>(value);
}

UnsignedWide gcd(UnsignedWide a, UnsignedWide b) {
  while (b != 0) {
    if ((a >> 64) == 0 && (b >> 64) == 0) {
      auto x = static_cast<std::uint64_t>(a);
      auto y = static_cast<std::uint64_t>(b);
      while (y != 0) {
        const std::uint64_t rest = x % y;
        x = y;
        y = rest;
      }
      return x;
    }
    const UnsignedWide rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

bool withinLimit(Wide value) { return value > -limit && value < limit; }

// Whether the product stays within the limit. (The compiler's own check needs a library function that clang
// does not bring along for 128 bits.)
bool multiply(Wide a, Wide b, Wide& product) {
  if (fits64(a) && fits64(b)) {
    product = a * b;
    return withinLimit(product);
  }
  const UnsignedWide x = sizeOf(a);
  const UnsignedWide y = sizeOf(b);
  if (x != 0 && y > static_cast<UnsignedWide>(limit - 1) / x) {
    return false;
  }
  product = a * b;
  return true;
}

// The nearest multiple of 1/fineDenominator; what is too large even for that becomes the largest value.
Exact degraded(const Exact& value) {
  const bool negative = value.numerator < 0;
  UnsignedWide d = static_cast<UnsignedWide>(value.denominator);
  const UnsignedWide whole = sizeOf(value.numerator) / d;
  UnsignedWide rest = sizeOf(value.numerator) % d;
  while (d >= (static_cast<UnsignedWide>(1) << 76)) {
    d >>= 1;
    rest >>= 1;
  }
  constexpr auto fine = static_cast<UnsignedWide>(fineDenominator);
  const UnsignedWide part = (rest * fine + d / 2) / d;
  const UnsignedWide largest = static_cast<UnsignedWide>(limit - 1);
  const UnsignedWide units = whole > (largest - part) / fine ? largest : whole * fine + part;
  Exact result;
  result.numerator = negative ? -static_cast<Wide>(units) : static_cast<Wide>(units);
  result.denominator = fineDenominator;
  return result;
}

bool tryAdd(const Exact& a, const Exact& b, Exact& sum) {
  if (a.denominator == b.denominator) {
    sum.numerator = a.numerator + b.numerator;
    sum.denominator = a.denominator;
    return withinLimit(sum.numerator);
  }
  const auto common = static_cast<Wide>(
      gcd(static_cast<UnsignedWide>(a.denominator), static_cast<UnsignedWide>(b.denominator)));
  Wide left = 0;
  Wide right = 0;
  if (!multiply(a.denominator, b.denominator / common, sum.denominator) ||
      !multiply(a.numerator, b.denominator / common, left) ||
      !multiply(b.numerator, a.denominator / common, right)) {
    return false;
  }
  sum.numerator = left + right;
  return withinLimit(sum.numerator);
}

bool tryMultiply(const Exact& a, const Exact& b, Exact& product) {
  return multiply(a.numerator, b.numerator, product.numerator) &&
         multiply(a.denominator, b.denominator, product.denominator);
}

// Two values whose product has no common factor left to lose.
void reduceAcross(Exact& a, Exact& b) {
  const auto reducePair = [](Wide& numerator, Wide& denominator) {
    const auto common = static_cast<Wide>(gcd(sizeOf(numerator), static_cast<UnsignedWide>(denominator)));
    if (common > 1) {
      numerator /= common;
      denominator /= common;
    }
  };
  a = reduced(a);
  b = reduced(b);
  reducePair(a.numerator, b.denominator);
  reducePair(b.numerator, a.denominator);
}

struct Product256 {
  UnsignedWide high;
  UnsignedWide low;
  auto operator<=>(const Product256&) const = default;
};

Product256 multiply256(UnsignedWide a, UnsignedWide b) {
  constexpr UnsignedWide mask = (static_cast<UnsignedWide>(1) << 64) - 1;
  const UnsignedWide lowLow = (a & mask) * (b & mask);
  const UnsignedWide highLow = (a >> 64) * (b & mask);
  const UnsignedWide lowHigh = (a & mask) * (b >> 64);
  const UnsignedWide middle = (lowLow >> 64) + (highLow & mask) + (lowHigh & mask);
  return {(a >> 64) * (b >> 64) + (highLow >> 64) + (lowHigh >> 64) + (middle >> 64),
          (middle << 64) | (lowLow & mask)};
}

// value · 2^shift, rounded once: long division to 55 bits, the last of them standing for all that follows.
double longDivision(UnsignedWide numerator, UnsignedWide denominator) {
  UnsignedWide quotient = numerator / denominator;
  UnsignedWide rest = numerator % denominator;
  int exponent = 0;
  while (quotient < (static_cast<UnsignedWide>(1) << 54)) {
    rest <<= 1;
    quotient <<= 1;
    if (rest >= denominator) {
      rest -= denominator;
      quotient |= 1;
    }
    --exponent;
  }
  bool sticky = rest != 0;
  while (quotient >= (static_cast<UnsignedWide>(1) << 55)) {
    sticky = sticky || (quotient & 1) != 0;
    quotient >>= 1;
    ++exponent;
  }
  auto bits = static_cast<std::uint64_t>(quotient) | (sticky ? 1U : 0U);
  std::uint64_t mantissa = bits >> 2;
  bits &= 3;
  if (bits == 3 || (bits == 2 && (mantissa & 1) != 0)) {
    ++mantissa;
  }
  return std::ldexp(static_cast<double>(mantissa), exponent + 2);
}

template <class Integer>
struct Floored {
  Integer quotient;
  Integer rest;
};

template <class Integer>
Floored<Integer> floorDivide(Integer numerator, Integer denominator) {
  Integer quotient = numerator / denominator;
  Integer rest = numerator % denominator;
  if (rest < 0) {
    rest += denominator;
    --quotient;
  }
  return {quotient, rest};
}

// Whether the value above the multiple `quotient` goes up to the next one.
bool roundsUp(int againstHalf, bool odd, Rounding rounding, const Exact& value, const Exact& average) {
  if (againstHalf != 0 || rounding == Rounding::halfUp) {
    return againstHalf >= 0;
  }
  return rounding == Rounding::halfEven ? odd : value > average;
}

}  // namespace

Exact reduced(const Exact& value) {
  const auto common =
      static_cast<Wide>(gcd(sizeOf(value.numerator), static_cast<UnsignedWide>(value.denominator)));
  return common > 1 ? Exact::fraction(value.numerator / common, value.denominator / common) : value;
}

Exact exact::sum(const Exact& a, const Exact& b) {
  Exact total;
  if (tryAdd(a, b, total) || tryAdd(reduced(a), reduced(b), total) ||
      tryAdd(degraded(a), degraded(b), total)) {
    return total;
  }
  return a.numerator < 0 ? Exact::fraction(1 - limit, fineDenominator)
                         : Exact::fraction(limit - 1, fineDenominator);
}

Exact exact::product(const Exact& a, const Exact& b) {
  Exact result;
  if (tryMultiply(a, b, result)) {
    return fits64(result.numerator) && fits64(result.denominator) ? result : reduced(result);
  }
  Exact left = a;
  Exact right = b;
  reduceAcross(left, right);
  if (tryMultiply(left, right, result)) {
    return result;
  }
  left = degraded(a);
  right = degraded(b);
  reduceAcross(left, right);
  if (tryMultiply(left, right, result)) {
    return result;
  }
  const bool negative = (a.numerator < 0) != (b.numerator < 0);
  return Exact::fraction(negative ? 1 - limit : limit - 1, fineDenominator);
}

std::strong_ordering exact::order(const Exact& a, const Exact& b) {
  if (fits64(a.numerator) && fits64(a.denominator) && fits64(b.numerator) && fits64(b.denominator)) {
    return a.numerator * b.denominator <=> b.numerator * a.denominator;
  }
  const bool negative = a.numerator < 0;
  if (negative != (b.numerator < 0)) {
    return negative ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  const Product256 left = multiply256(sizeOf(a.numerator), static_cast<UnsignedWide>(b.denominator));
  const Product256 right = multiply256(sizeOf(b.numerator), static_cast<UnsignedWide>(a.denominator));
  return negative ? right <=> left : left <=> right;
}

double exact::nearestDouble(const Exact& value) {
  constexpr Wide wholeInDouble = static_cast<Wide>(1) << 53;
  const auto divide = [](Wide numerator, Wide denominator) {
    return static_cast<double>(static_cast<std::int64_t>(numerator)) /
           static_cast<double>(static_cast<std::int64_t>(denominator));
  };
  const UnsignedWide size = sizeOf(value.numerator);
  if (size <= static_cast<UnsignedWide>(wholeInDouble) && value.denominator <= wholeInDouble) {
    return divide(value.numerator, value.denominator);
  }
  if (size == 0) {
    return 0.0;
  }
  const double result = longDivision(size, static_cast<UnsignedWide>(value.denominator));
  return value.numerator < 0 ? -result : result;
}

Exact rounded(const Exact& value, Rounding rounding, std::int32_t steps, const Exact& average) {
  if (rounding == Rounding::none || steps < 1 || value.denominator == 1) {
    return value;
  }
  constexpr Wide small = static_cast<Wide>(1) << 31;
  if (value.numerator > -small && value.numerator < small && value.denominator < small) {
    const auto [quotient, rest] = floorDivide(static_cast<std::int64_t>(value.numerator) * steps,
                                              static_cast<std::int64_t>(value.denominator));
    const std::int64_t twice = 2 * rest - static_cast<std::int64_t>(value.denominator);
    const int againstHalf = twice < 0 ? -1 : twice > 0 ? 1 : 0;
    const bool up = roundsUp(againstHalf, quotient % 2 != 0, rounding, value, average);
    return Exact::fraction(quotient + (up ? 1 : 0), steps);
  }
  constexpr Wide room = static_cast<Wide>(1) << 94;
  Exact exact = reduced(value);
  if (exact.numerator <= -room || exact.numerator >= room || exact.denominator >= room) {
    exact = degraded(exact);
  }
  if (exact.numerator <= -room || exact.numerator >= room) {
    return exact;
  }
  const auto [quotient, rest] = floorDivide<Wide>(exact.numerator * steps, exact.denominator);
  const Wide twice = 2 * rest - exact.denominator;
  const int againstHalf = twice < 0 ? -1 : twice > 0 ? 1 : 0;
  const bool up = roundsUp(againstHalf, quotient % 2 != 0, rounding, exact, average);
  return Exact::fraction(quotient + (up ? 1 : 0), steps);
}

}  // namespace overtrick

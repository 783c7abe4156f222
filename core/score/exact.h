// Exact points: a fraction of two whole numbers, so that equal is equal and ties are ties.
//
// Neuberg's formula brings thirds, sevenths and the like into matchpoints (Belgian guide, Bridge
// puntentelling 2008, §3 example 4); as doubles 21.5 would not always be 21.5. Sums, products, quotients and
// comparisons are exact as long as numerator and denominator stay below 2^126, which needs several dozen
// different board sizes in one event to be exceeded. Beyond that a value becomes the nearest multiple of
// 1/fineDenominator: never an overflow, never undefined, the same on every machine. Not here: formatting. A
// value need not be in lowest terms; comparison does not care.
#pragma once

#include <compare>
#include <cstdint>

namespace overtrick {

__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

struct Exact {
  Wide numerator = 0;
  Wide denominator = 1;  // always above 0

  constexpr Exact() = default;
  constexpr Exact(std::int64_t whole) : numerator(whole) {}  // NOLINT: whole numbers are exact values
  // A denominator of 0 gives 0.
  [[nodiscard]] static constexpr Exact fraction(Wide numerator, Wide denominator) {
    Exact value;
    if (denominator > 0) {
      value.numerator = numerator;
      value.denominator = denominator;
    } else if (denominator < 0) {
      value.numerator = -numerator;
      value.denominator = -denominator;
    }
    return value;
  }

  [[nodiscard]] bool isZero() const { return numerator == 0; }
};

constexpr std::int64_t fineDenominator = 720'720'000'000'000;

// What goes beyond the short cuts below, which nearly every value of an evening takes: 128 bits are dear
// where a machine has 64, and dearer in WebAssembly.
namespace exact {

constexpr Wide limit = static_cast<Wide>(1) << 126;

[[nodiscard]] constexpr bool isShort(Wide value) { return value == static_cast<std::int32_t>(value); }
[[nodiscard]] constexpr bool isShort(const Exact& value) {
  return isShort(value.numerator) && isShort(value.denominator);
}
[[nodiscard]] constexpr std::int64_t low(Wide value) { return static_cast<std::int64_t>(value); }

[[nodiscard]] Exact sum(const Exact& a, const Exact& b);
[[nodiscard]] Exact product(const Exact& a, const Exact& b);
[[nodiscard]] std::strong_ordering order(const Exact& a, const Exact& b);
[[nodiscard]] double nearestDouble(const Exact& value);

}  // namespace exact

[[nodiscard]] inline Exact operator+(const Exact& a, const Exact& b) {
  const Wide numerator = a.numerator + b.numerator;
  if (a.denominator == b.denominator && numerator > -exact::limit && numerator < exact::limit) {
    return Exact::fraction(numerator, a.denominator);
  }
  return exact::sum(a, b);
}
[[nodiscard]] inline Exact operator-(const Exact& a) { return Exact::fraction(-a.numerator, a.denominator); }
[[nodiscard]] inline Exact operator-(const Exact& a, const Exact& b) { return a + -b; }
[[nodiscard]] inline Exact operator*(const Exact& a, const Exact& b) {
  if (exact::isShort(a) && exact::isShort(b)) {
    return Exact::fraction(exact::low(a.numerator) * exact::low(b.numerator),
                           exact::low(a.denominator) * exact::low(b.denominator));
  }
  return exact::product(a, b);
}
// By 0: 0.
[[nodiscard]] inline Exact operator/(const Exact& a, const Exact& b) {
  return a * Exact::fraction(b.denominator, b.numerator);
}
inline Exact& operator+=(Exact& a, const Exact& b) { return a = a + b; }

[[nodiscard]] inline std::strong_ordering operator<=>(const Exact& a, const Exact& b) {
  if (a.denominator == b.denominator) {
    return a.numerator <=> b.numerator;
  }
  if (exact::isShort(a) && exact::isShort(b)) {
    return exact::low(a.numerator) * exact::low(b.denominator) <=>
           exact::low(b.numerator) * exact::low(a.denominator);
  }
  return exact::order(a, b);
}
[[nodiscard]] inline bool operator==(const Exact& a, const Exact& b) { return (a <=> b) == 0; }

// The same value in lowest terms.
[[nodiscard]] Exact reduced(const Exact& value);

// The nearest double, ties to even: 52.4 as a fraction prints as 52.4.
[[nodiscard]] inline double toDouble(const Exact& value) {
  if (exact::isShort(value)) {
    return static_cast<double>(exact::low(value.numerator)) /
           static_cast<double>(exact::low(value.denominator));
  }
  return exact::nearestDouble(value);
}

// What happens to a value that lies exactly between two multiples of 1/steps.
enum class Rounding : std::uint8_t {
  none,             // nothing is rounded
  halfUp,           // towards plus infinity, each side by itself
  halfEven,         // to the even multiple
  awayFromAverage,  // away from half the top, so that both sides still add up to the top
};

// The nearest multiple of 1/steps. `average` matters to Rounding::awayFromAverage alone.
[[nodiscard]] Exact rounded(const Exact& value, Rounding rounding, std::int32_t steps,
                            const Exact& average = {});

}  // namespace overtrick

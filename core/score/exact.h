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
  [[nodiscard]] static Exact fraction(Wide numerator, Wide denominator);

  [[nodiscard]] bool isZero() const { return numerator == 0; }
};

constexpr std::int64_t fineDenominator = 720'720'000'000'000;

[[nodiscard]] Exact operator+(const Exact& a, const Exact& b);
[[nodiscard]] Exact operator-(const Exact& a, const Exact& b);
[[nodiscard]] Exact operator-(const Exact& a);
[[nodiscard]] Exact operator*(const Exact& a, const Exact& b);
[[nodiscard]] Exact operator/(const Exact& a, const Exact& b);  // by 0: 0
inline Exact& operator+=(Exact& a, const Exact& b) { return a = a + b; }

[[nodiscard]] std::strong_ordering operator<=>(const Exact& a, const Exact& b);
[[nodiscard]] inline bool operator==(const Exact& a, const Exact& b) { return (a <=> b) == 0; }

// The same value in lowest terms.
[[nodiscard]] Exact reduced(const Exact& value);

// The nearest double, ties to even: 52.4 as a fraction prints as 52.4.
[[nodiscard]] double toDouble(const Exact& value);

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

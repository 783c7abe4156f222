// A fraction in lowest terms, so that equal is equal. Nothing is ever rounded in it unless it is asked to be.
#pragma once

#include <cstdint>

namespace second {

__extension__ using Wide = __int128;

struct Fraction {
  Wide n = 0;
  Wide d = 1;

  Fraction() = default;
  Fraction(std::int64_t whole) : n(whole) {}  // NOLINT: whole numbers are fractions
  static Fraction of(Wide numerator, Wide denominator) {
    Fraction value;
    const Wide sign = denominator < 0 ? -1 : 1;
    const Wide common = divisor(numerator, denominator);
    value.n = sign * numerator / common;
    value.d = sign * denominator / common;
    return value;
  }

  friend Fraction operator+(Fraction a, Fraction b) {
    const Wide common = divisor(a.d, b.d);
    return of(a.n * (b.d / common) + b.n * (a.d / common), a.d / common * b.d);
  }
  friend Fraction operator-(Fraction a) { return 0 + of(-a.n, a.d); }
  friend Fraction operator-(Fraction a, Fraction b) { return a + -b; }
  friend Fraction operator*(Fraction a, Fraction b) { return of(a.n * b.n, a.d * b.d); }
  friend Fraction operator/(Fraction a, Fraction b) { return of(a.n * b.d, a.d * b.n); }
  friend bool operator<(Fraction a, Fraction b) { return a.n * b.d < b.n * a.d; }
  friend bool operator==(Fraction a, Fraction b) { return a.n == b.n && a.d == b.d; }

 private:
  static Wide divisor(Wide a, Wide b) {
    while (b != 0) {
      const bool narrow = a == static_cast<std::int64_t>(a) && b == static_cast<std::int64_t>(b);
      const Wide rest =
          narrow && b != -1 ? static_cast<std::int64_t>(a) % static_cast<std::int64_t>(b) : a % b;
      a = b;
      b = rest;
    }
    return a < 0 ? -a : a;
  }
};

// Down to a whole number.
inline Wide floorOf(Fraction value) {
  const Wide down = value.n / value.d;
  return value.n < 0 && down * value.d != value.n ? down - 1 : down;
}

}  // namespace second

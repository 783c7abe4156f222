// An event in the plain numbers of the second opinion, and what it says in core's fractions.
#pragma once

#include "event/event.h"
#include "score/exact.h"
#include "second/event.h"

namespace overtrick::test {

[[nodiscard]] second::Event plainOf(const Event& event);
[[nodiscard]] inline second::Fraction plainOf(Decimal value) {
  return second::Fraction::of(value.tenThousandths, Decimal::one);
}
[[nodiscard]] inline Exact exactOf(const second::Fraction& value) {
  return Exact::fraction(value.n, value.d);
}

}  // namespace overtrick::test

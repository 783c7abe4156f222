// What a fuzz target is, and what it may ask of the core.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>

#include "bytes.h"

namespace overtrick::fuzz {

// The doors: text as people and programs write it.
void travellers(Bytes bytes);
void names(Bytes bytes);
void ratingList(Bytes bytes);
void history(Bytes bytes);
void csv(Bytes bytes);
void pbn(Bytes bytes);
void usebio(Bytes bytes);
void bws(Bytes bytes);
// The rooms behind them: values built from the bytes.
void score(Bytes bytes);
void files(Bytes bytes);
void project52(Bytes bytes);
void nett(Bytes bytes);
void ranking(Bytes bytes);
void season(Bytes bytes);

// What does not hold ends the program, which libFuzzer takes for a finding.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "Does not hold: %s\n", what);
  std::abort();
}

inline void requireFinite(double value, const char* what) { require(std::isfinite(value), what); }
inline void requireFinite(const std::optional<double>& value, const char* what) {
  require(!value || std::isfinite(*value), what);
}
// Where NaN means none.
inline void requireFiniteOrNone(double value, const char* what) { require(!std::isinf(value), what); }

inline bool within(std::int32_t index, std::size_t size) {
  return index >= 0 && static_cast<std::size_t>(index) < size;
}
inline bool withinOrNone(std::int32_t index, std::size_t size) { return index == -1 || within(index, size); }

}  // namespace overtrick::fuzz

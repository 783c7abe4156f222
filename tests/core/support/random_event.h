// Random events for property tests, from a generator of their own so that every machine sees the same ones.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "event/event.h"

namespace overtrick::test {

// Vigna's splitmix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  [[nodiscard]] std::uint64_t next();
  // From 0 up to, not including, `end`.
  [[nodiscard]] std::int32_t below(std::int32_t end);
  [[nodiscard]] std::int32_t between(std::int32_t first, std::int32_t last) {
    return first + below(last - first + 1);
  }
  [[nodiscard]] bool chance(std::int32_t percent) { return below(100) < percent; }
  template <class List>
  [[nodiscard]] auto pick(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<std::int32_t>(list.size())))];
  }

 private:
  std::uint64_t state_;
};

enum class Tidiness : std::uint8_t {
  complete,  // every pair plays every board and every line has a result: no byes, no groups, no adjustments
  ordinary,  // a few of everything
  wild,      // much of everything
};

[[nodiscard]] Event randomEvent(std::uint64_t seed, Tidiness tidiness);
[[nodiscard]] Tidiness tidinessOf(std::uint64_t seed);

// What may have happened on a line, for counting.
constexpr std::array<std::string_view, 14> happenings = {
    "contract", "score",     "passed out", "not played", "bye",     "average", "average plus or minus",
    "percent",  "one-sided", "split",      "weighted",   "reverse", "fouled",  "written score"};
using Histogram = std::array<std::int64_t, happenings.size()>;
void countHappenings(const Event& event, Histogram& histogram);

}  // namespace overtrick::test

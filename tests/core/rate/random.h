// An own random generator, so that every machine tests the same inputs (splitmix64).
#pragma once

#include <cstdint>
#include <vector>

namespace overtrick::testing {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 0x1234567U) {}

  std::uint64_t bits() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  double unit() { return static_cast<double>(bits() >> 11U) * 0x1.0p-53; }
  double between(double low, double high) { return low + (high - low) * unit(); }
  bool chance(double probability) { return unit() < probability; }

  // low…high, both included
  std::int32_t whole(std::int32_t low, std::int32_t high) {
    return low + static_cast<std::int32_t>(bits() % static_cast<std::uint64_t>(high - low + 1));
  }

  // Close to normal: the sum of twelve uniform numbers.
  double normal(double mean, double deviation) {
    double sum = -6;
    for (int draw = 0; draw < 12; ++draw) sum += unit();
    return mean + deviation * sum;
  }

  template <class T>
  void shuffle(std::vector<T>& values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      std::swap(values[left - 1], values[bits() % left]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace overtrick::testing

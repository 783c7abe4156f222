// Stable sorting by one piece of code for everything that sorts. std::stable_sort is compiled anew for each
// type and each comparison, some two kilobytes a time, which everybody who opens the page would download.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace overtrick {

// A view of a comparison of two indices; what it was made from must live on.
class Before {
 public:
  template <class Comparison>
  explicit Before(const Comparison& comparison)
      : comparison_(&comparison), call_([](const void* own, std::int32_t a, std::int32_t b) {
          return static_cast<bool>((*static_cast<const Comparison*>(own))(a, b));
        }) {}

  bool operator()(std::int32_t a, std::int32_t b) const { return call_(comparison_, a, b); }

 private:
  const void* comparison_;
  bool (*call_)(const void*, std::int32_t, std::int32_t);
};

void sortIndicesBy(std::span<std::int32_t> indices, Before before);

template <class Comparison>
void sortIndices(std::span<std::int32_t> indices, const Comparison& comparison) {
  sortIndicesBy(indices, Before(comparison));
}

// 0, 1, … count − 1 in the order of the comparison.
[[nodiscard]] std::vector<std::int32_t> sortedIndicesBy(std::size_t count, Before before);

template <class Comparison>
[[nodiscard]] std::vector<std::int32_t> sortedIndices(std::size_t count, const Comparison& comparison) {
  return sortedIndicesBy(count, Before(comparison));
}

// `less` compares two values; equal ones stay in the order they had.
template <class Value, class Less>
void sortStably(std::vector<Value>& values, const Less& less) {
  const std::vector<std::int32_t> order = sortedIndices(values.size(), [&](std::int32_t a, std::int32_t b) {
    return less(values[static_cast<std::size_t>(a)], values[static_cast<std::size_t>(b)]);
  });
  std::vector<Value> sorted;
  sorted.reserve(values.size());
  for (const std::int32_t index : order) sorted.push_back(std::move(values[static_cast<std::size_t>(index)]));
  values = std::move(sorted);
}

template <class Value>
void sortStably(std::vector<Value>& values) {
  sortStably(values, [](const Value& a, const Value& b) { return a < b; });
}

}  // namespace overtrick

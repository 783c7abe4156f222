// The sort behind event/order.h, for the few places where every comparison counts: there it is compiled with
// the comparison inside, which in WebAssembly is several times as fast as calling it, and some two kilobytes
// larger.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace overtrick {

// Stable: equal ones stay in the order they had.
template <class Comparison>
void mergeSortIndices(std::span<std::int32_t> indices, const Comparison& before) {
  constexpr std::size_t shortRun = 8;
  const std::size_t count = indices.size();
  for (std::size_t from = 0; from < count; from += shortRun) {
    const std::size_t end = std::min(from + shortRun, count);
    for (std::size_t i = from + 1; i < end; ++i) {
      const std::int32_t own = indices[i];
      std::size_t at = i;
      for (; at > from && before(own, indices[at - 1]); --at) indices[at] = indices[at - 1];
      indices[at] = own;
    }
  }
  std::vector<std::int32_t> left;  // room for a copy of the first of two neighbours
  for (std::size_t run = shortRun; run < count; run *= 2) {
    for (std::size_t from = 0; from + run < count; from += 2 * run) {
      const std::size_t middle = from + run;
      const std::size_t end = std::min(middle + run, count);
      if (!before(indices[middle], indices[middle - 1])) continue;
      left.assign(&indices[from], &indices[middle]);
      std::size_t first = 0;
      std::size_t second = middle;
      std::size_t to = from;
      while (first < left.size()) {
        const bool fromSecond = second < end && before(indices[second], left[first]);
        indices[to++] = fromSecond ? indices[second++] : left[first++];
      }
    }
  }
}

}  // namespace overtrick

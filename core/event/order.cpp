#include "event/order.h"

#include <numeric>

#include "event/merge_sort.h"

namespace overtrick {

void sortIndicesBy(std::span<std::int32_t> indices, Before before) { mergeSortIndices(indices, before); }

std::vector<std::int32_t> sortedIndicesBy(std::size_t count, Before before) {
  std::vector<std::int32_t> indices(count);
  std::iota(indices.begin(), indices.end(), 0);
  sortIndicesBy(indices, before);
  return indices;
}

}  // namespace overtrick

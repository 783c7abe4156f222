#include "event/order.h"

#include <algorithm>
#include <numeric>

namespace overtrick {
namespace {

constexpr std::size_t shortRun = 8;

void insertInto(std::span<std::int32_t> run, Before before) {
  for (std::size_t i = 1; i < run.size(); ++i) {
    const std::int32_t own = run[i];
    std::size_t at = i;
    for (; at > 0 && before(own, run[at - 1]); --at) run[at] = run[at - 1];
    run[at] = own;
  }
}

// Merges two sorted neighbours; `left` is room for a copy of the first.
void mergeRuns(std::span<std::int32_t> both, std::size_t middle, std::vector<std::int32_t>& left,
               Before before) {
  if (!before(both[middle], both[middle - 1])) return;
  left.assign(both.begin(), both.begin() + static_cast<std::ptrdiff_t>(middle));
  std::size_t first = 0;
  std::size_t second = middle;
  std::size_t to = 0;
  while (first < left.size()) {
    const bool fromSecond = second < both.size() && before(both[second], left[first]);
    both[to++] = fromSecond ? both[second++] : left[first++];
  }
}

}  // namespace

void sortIndicesBy(std::span<std::int32_t> indices, Before before) {
  const std::size_t count = indices.size();
  for (std::size_t from = 0; from < count; from += shortRun) {
    insertInto(indices.subspan(from, std::min(shortRun, count - from)), before);
  }
  std::vector<std::int32_t> left;
  for (std::size_t run = shortRun; run < count; run *= 2) {
    for (std::size_t from = 0; from + run < count; from += 2 * run) {
      mergeRuns(indices.subspan(from, std::min(2 * run, count - from)), run, left, before);
    }
  }
}

std::vector<std::int32_t> sortedIndicesBy(std::size_t count, Before before) {
  std::vector<std::int32_t> indices(count);
  std::iota(indices.begin(), indices.end(), 0);
  sortIndicesBy(indices, before);
  return indices;
}

}  // namespace overtrick

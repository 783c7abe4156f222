#include "rate/places.h"

#include <numeric>

#include "event/merge_sort.h"
#include "event/order.h"

namespace overtrick {

std::vector<Place> placesOf(std::span<const double> figures) {
  const auto figure = [&](std::int32_t index) { return figures[static_cast<std::size_t>(index)]; };
  std::vector<std::int32_t> order(figures.size());
  std::iota(order.begin(), order.end(), 0);
  mergeSortIndices(order,
                   [&](std::int32_t left, std::int32_t right) { return figure(left) > figure(right); });
  std::vector<Place> places(figures.size());
  for (std::size_t from = 0; from < order.size();) {
    std::size_t end = from + 1;
    while (end < order.size() && figure(order[from]) - figure(order[end]) <= sameFigure) ++end;
    const Place place{static_cast<std::int32_t>(from) + 1, end - from > 1};
    for (; from < end; ++from) places[static_cast<std::size_t>(order[from])] = place;
  }
  return places;
}

std::vector<std::int32_t> bestFirst(std::span<const Place> places) {
  return sortedIndices(places.size(), [&](std::int32_t left, std::int32_t right) {
    return places[static_cast<std::size_t>(left)].rank < places[static_cast<std::size_t>(right)].rank;
  });
}

}  // namespace overtrick

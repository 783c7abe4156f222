#include "rate/places.h"

#include <algorithm>
#include <numeric>

namespace overtrick {
namespace {

std::vector<std::int32_t> upTo(std::size_t count) {
  std::vector<std::int32_t> indices(count);
  std::iota(indices.begin(), indices.end(), 0);
  return indices;
}

}  // namespace

std::vector<Place> placesOf(std::span<const double> figures) {
  const auto figure = [&](std::int32_t index) { return figures[static_cast<std::size_t>(index)]; };
  std::vector<std::int32_t> order = upTo(figures.size());
  std::sort(order.begin(), order.end(), [&](std::int32_t left, std::int32_t right) {
    return figure(left) != figure(right) ? figure(left) > figure(right) : left < right;
  });
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
  std::vector<std::int32_t> order = upTo(places.size());
  std::stable_sort(order.begin(), order.end(), [&](std::int32_t left, std::int32_t right) {
    return places[static_cast<std::size_t>(left)].rank < places[static_cast<std::size_t>(right)].rank;
  });
  return order;
}

}  // namespace overtrick

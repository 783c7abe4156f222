// Places by counting who is better; figures within 1e-9 are equal.
#pragma once

#include <optional>
#include <vector>

namespace second {

// The higher figure is the better one; 0 for who has none.
inline std::vector<int> placesByCounting(const std::vector<std::optional<double>>& figures) {
  std::vector<int> places;
  for (const auto& own : figures) {
    int place = own ? 1 : 0;
    for (const auto& other : figures) place += own && other && *other > *own + 1e-9 ? 1 : 0;
    places.push_back(place);
  }
  return places;
}

}  // namespace second

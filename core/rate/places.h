// Places in a list of figures, best first, equal figures sharing the better place (1, 2, 2, 4).
//
// Handicaps and rankings are doubles that come out of divisions, so that two figures which are equal on paper
// may differ in the last bits: figures count as equal when they differ by no more than 1e-9 from the best of
// them. The figures must be finite.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace overtrick {

inline constexpr double sameFigure = 1e-9;

struct Place {
  std::int32_t rank = 0;  // 0: not placed
  bool tied = false;
  bool operator==(const Place&) const = default;
};

[[nodiscard]] std::vector<Place> placesOf(std::span<const double> figures);

// The indices of the places, best first; equal places in the order given.
[[nodiscard]] std::vector<std::int32_t> bestFirst(std::span<const Place> places);

}  // namespace overtrick

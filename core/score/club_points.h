// Club points: what a place in a club session is worth.
//
// Rule: Belgian guide (Bridge puntentelling, 2008) §4, column 5. Key 4 3 2 1.6 1.4 1.2 1 0.8 0.6. The first
// ⌊pairs / 3⌋ places, 9 at most, get key × pairs, rounded half up; everyone else gets 1. Equal pairs share
// the average of their places' values, rounded only then; a place beyond the key is worth 1.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace overtrick {

// The key of a place (from 1) among so many pairs; 0 where the place has none and is worth 1.
[[nodiscard]] std::int32_t clubKeyInTenths(std::int32_t place, std::int32_t pairs);

// `ranks` of one ranking in ascending order, equal numbers for equal pairs (1 2 2 4 …).
[[nodiscard]] std::vector<std::int32_t> clubPoints(std::span<const std::int32_t> ranks);

}  // namespace overtrick

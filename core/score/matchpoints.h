// Matchpoints of one list of results: each is compared with every other, 2 for a win and 1 for a tie.
//
// Rule: Belgian guide (Bridge puntentelling, 2008) §2.1, §3; Laws 2017, Law 78A. Scores are counted in steps
// of ten where they lie close together and sorted where they do not: n or n log n, never n². Not here:
// missing and artificial results, rounding (score/board.h).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace overtrick {

// A score with its weight. A result is one part of full weight, or several parts that share it.
struct Part {
  std::int32_t score = 0;
  std::int32_t weight = 1;
};

// Memory that is used again from board to board.
struct CompareMemory {
  std::vector<std::int64_t> below;
  std::vector<std::int32_t> order;
};

// Fills memory.order with the places of the parts, lowest score first; memory.below is overwritten.
void orderByScore(std::span<const Part> parts, CompareMemory& memory);

// For each part the weight of the parts it beats twice, plus the weight of those it ties with, itself
// included. With full weights of 1 that is X + 1.
void beatenAndTied(std::span<const Part> parts, std::vector<std::int64_t>& result, CompareMemory& memory);

// The plain case: the matchpoints of NS scores, each from 0 to 2 (n − 1).
[[nodiscard]] std::vector<std::int32_t> matchpoints(std::span<const std::int32_t> scores);

// The same for both sides of many boards at once: the scores board by board, and how many each board has.
// Four numbers to a score: the points of NS and EW, the percentages of NS and EW; those are no number on a
// board of one. Empty unless the sizes add up to the scores.
[[nodiscard]] std::vector<double> matchpointRows(std::span<const std::int32_t> scores,
                                                 std::span<const std::int32_t> sizes);

}  // namespace overtrick

// Victory points: the result of a team match on a scale of 20–0, and board-a-match.
//
// Rule: WBF continuous VP scale. With N boards, B = 15 √N, τ = (√5 − 1) / 2 and R = τ³, a margin of I IMPs
// gives V = min(20, 10 + 10 (1 − R^(I/B)) / (1 − R)), rounded to 0.01. Then the concavity pass: wherever an
// increment is larger than the one before, the value between them is raised by 0.01, until there is none; one
// sweep is not enough at 24, 32 or 48 boards.
#pragma once

#include <cstdint>
#include <vector>

namespace overtrick {

// The winner's victory points in hundredths for a margin of 0, 1, 2 … IMPs; the last is the first 20.00. A
// match has 1…maxMatchBoards boards; other numbers are brought into that range.
constexpr std::int32_t maxMatchBoards = 1024;
[[nodiscard]] std::vector<std::int32_t> victoryPointScale(std::int32_t boards);

// The same for one margin, which may be negative: hundredths of the side that it belongs to. A match without
// boards is 10–10.
[[nodiscard]] std::int32_t victoryPoints(std::int32_t margin, std::int32_t boards);

// Board-a-match: 2 for a better score than the other table's, 1 for the same, 0 for a worse one.
[[nodiscard]] constexpr std::int32_t boardAMatchPoints(std::int32_t own, std::int32_t theirs) {
  return own > theirs ? 2 : own == theirs ? 1 : 0;
}

}  // namespace overtrick

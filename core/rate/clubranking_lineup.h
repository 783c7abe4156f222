// Tonight's line-up: the pairs that are present, the highest ranking first, cut into lines.
//
// Rules: NBB (see clubranking_settings.h), "Rankings", "Paren": the pairs present with the highest ranking
// play in the highest line, and so on. Decided here: equal rankings (within 1e-9) stay in the order given.
// Without sizes from the director the lines are as even as whole tables allow: the tables (two pairs each)
// are dealt out evenly, the higher lines having one more where they do not divide, and a pair that is left
// over joins the last line (23 pairs in two lines: 12 and 11). No more lines than whole tables are used.
// Sizes that do not add up to the pairs present are a warning: pairs that are left over join the last line,
// and where there are too few the last lines stay short.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "event/finding.h"

namespace overtrick::clubranking {

struct PresentPair {
  std::array<std::int32_t, 2> players{-1, -1};
  bool operator==(const PresentPair&) const = default;
};

struct LineUp {
  std::vector<std::int32_t> order;  // the pairs, highest ranking first, line after line
  std::vector<std::int32_t> sizes;  // of the lines
  std::vector<double> rankings;     // as the pairs present; nought for a pair that is left out
  std::vector<std::int32_t> line;   // as the pairs present, from 0; -1: left out
  Findings findings;                // where: entryIndex is the pair
  bool operator==(const LineUp&) const = default;
};

[[nodiscard]] std::vector<std::int32_t> evenSizes(std::int32_t pairs, std::int32_t lines);

// `rankings` of all players. A pair of unknown players, of one player twice, of a player who is already
// there, or of a ranking beyond a million is left out.
[[nodiscard]] LineUp lineUp(std::span<const double> rankings, std::span<const PresentPair> present,
                            std::int32_t lines);
[[nodiscard]] LineUp lineUp(std::span<const double> rankings, std::span<const PresentPair> present,
                            std::span<const std::int32_t> sizes);

}  // namespace overtrick::clubranking

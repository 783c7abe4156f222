// How far boards that were played in several sections were compared, as the points that a file publishes show it: with
// all results of their number, or with those of their section alone.
//
// The sum of both sides' matchpoints is the top, which is 2 (n - 1) for n results, or half of that where a win is
// 1. Each line speaks for what its top is nearer to; most lines decide, and where neither has more, boards were
// compared across. Not here: IMPs, whose sum says nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "event/event.h"

namespace overtrick {

struct SeenLine {
  std::int32_t session = 0;
  std::int32_t board = 0;  // lines of one board have one number here
  std::int32_t section = 0;
  std::int64_t top = -1;  // in ten-thousandths; -1: not said
  auto operator<=>(const SeenLine&) const = default;
};

// The top of a line with these matchpoints, as SeenLine has it.
[[nodiscard]] std::int64_t seenTop(const std::optional<Decimal>& ns, const std::optional<Decimal>& ew);

[[nodiscard]] bool comparedAcross(std::vector<SeenLine> seen);

}  // namespace overtrick

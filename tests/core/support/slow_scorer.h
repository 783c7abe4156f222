// A second matchpoint scorer, written from the rules' wording alone: every result is compared with every
// other, line by line, in fractions of its own. It takes the event, the rules and the score of a contract
// from core (contracts have a second derivation in tests/core/bridge), and gives its points as core's
// fractions.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/rules.h"

namespace overtrick::test {

struct SlowLine {
  std::optional<Exact> ns;  // as shown
  std::optional<Exact> ew;
};

struct SlowRow {
  std::int32_t entry = 0;
  std::int32_t rank = 0;
  std::int32_t boards = 0;
  Exact points;
  Exact max;
};

struct SlowScores {
  std::vector<SlowLine> lines;
  std::vector<SlowRow> rows;  // one ranking of all, by entry
};

[[nodiscard]] SlowScores scoreSlowly(const Event& event, const Rules& rules);

}  // namespace overtrick::test

// The order of play of a club's results, and which of them can be counted; see nett_history.h for the rules.
#pragma once

#include <cstdint>
#include <vector>

#include "event/date.h"
#include "event/finding.h"
#include "rate/nett_history.h"

namespace overtrick::nett {

// A session: the results of one date and one session name.
struct Sitting {
  Day day = noDay;
  std::int32_t session = -1;
  std::size_t first = 0;  // of its results in `results`
  std::size_t end = 0;
};

struct OrderOfPlay {
  std::vector<std::int32_t> results;  // the sound ones
  std::vector<Sitting> sittings;
};

[[nodiscard]] OrderOfPlay orderOfPlay(const History& history, Findings& findings);

}  // namespace overtrick::nett

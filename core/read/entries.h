// Who played: the numbers on the lines become entries.
//
// A number stands for one entry, whichever way it sat, unless the text shows a Mitchell movement, where NS 1
// and EW 1 are two pairs. Not here: names (see read/names.h).
#pragma once

#include <string_view>
#include <vector>

#include "event/event.h"

namespace overtrick {

// The two numbers of a line as written, on its board; empty for the absent pair of a bye.
struct NumberPair {
  BoardIndex board;
  std::string_view ns;
  std::string_view ew;
};

// On a board of a one-winner movement no number stands on both sides; in a Mitchell nearly every number does.
// A Mitchell it is when more than half of the numbers that could stand on both sides of a board do. Two lines
// that mirror each other (1-2 and 2-1) prove nothing, since that is also how swapped numbers look.
[[nodiscard]] bool looksLikeMitchell(const std::vector<NumberPair>& pairs);

// Adds the entries to the event, in the order of their first appearance, and gives event.lines[i] those of
// pairs[i].
void assignEntries(Event& event, const std::vector<NumberPair>& pairs);

}  // namespace overtrick

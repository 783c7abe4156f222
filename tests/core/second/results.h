// What a line is for each of its two columns: scores with their shares, or an award, or nothing.
#pragma once

#include <utility>
#include <vector>

#include "event.h"

namespace second {

using Parts = std::vector<std::pair<int, Fraction>>;  // NS scores, shares that make 1

// Empty where the column has no score.
Parts partsOf(const Event& event, const Line& line, bool ns);
// Null where the column has no award.
const Award* awardOf(const Line& line, bool ns);
// Nobody has anything: a bye, or a phantom that nothing was played against.
bool isBye(const Event& event, const Line& line);
bool isPair(const Event& event, int entry);

}  // namespace second

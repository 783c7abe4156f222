// The event scored in every other way that is known for boards with lines that are no results: averages, boards
// not played, boards that are short of the field. A file's figure that one of them gives has its reason.
//
// The ways are those of the rule sets, and those of the rules in use with artificial results counted, left out
// or lifted for.
#pragma once

#include <span>
#include <vector>

#include "event/event.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

struct OtherWay {
  Rules rules;
  EventScores scores;
};

// None for an event that is too large to be scored so often.
[[nodiscard]] std::vector<OtherWay> otherWays(const Event& event, const Rules& rules);

// Whether a side of the line has these points in one of the ways, in whatever scale; or this percentage.
[[nodiscard]] bool anyGives(std::span<const OtherWay> ways, LineIndex line, Side side, double points,
                            double step);
[[nodiscard]] bool anyGivesPercent(std::span<const OtherWay> ways, const Event& event, LineIndex line,
                                   Side side, double percent, double step);

}  // namespace overtrick

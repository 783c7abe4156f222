// Which published lines of a Butler event have their IMPs against another datum than the rules' own.
//
// Programs leave out the best and the worst score from another number of results on, none, or more than one of
// each, or take the median (PBN 2.1 §3.4.12: Butler, Butler-2, Mean, Median). IMPs are small numbers
// that many datums give, so one way must speak for the whole file: it leaves at most half of the lines that
// differ.
#pragma once

#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

// By line: its published figures are those of the other datum. None at another scoring, where no other datum
// fits, or for an event that is too large to be scored so often. `tolerance`: how far a figure may be off.
[[nodiscard]] std::vector<bool> linesOfOtherDatum(const Event& event, const Rules& rules,
                                                  const EventScores& scores,
                                                  std::span<const PublishedLine> published, double tolerance);

}  // namespace overtrick

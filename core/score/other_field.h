// Lines whose published points are those of another field.
//
// A board may have been compared with results that the event does not have (another section, another room), or
// with fewer than it has. The lines of a board, of one section and one form of it, are recognised by trial: all
// of them share another top, and each has
//
//   - what Neuberg's formula makes of ours for so many results: (P + 1) N' / N − 1; or
//   - ours and what results elsewhere can add to it (or take from it): whole points, at most 2 for each result
//     more, the same for equal scores and never less for a better one. That takes two lines to be seen.
//
// Of a board that the event has one result of, any points may come from a comparison.
#pragma once

#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

// By line; matchpoints have tops, at IMPs it is single results alone. `step` is the figures' last decimal.
[[nodiscard]] std::vector<bool> linesOfOtherField(const Event& event, const Rules& rules,
                                                  const EventScores& scores,
                                                  std::span<const PublishedLine> published, double step);

}  // namespace overtrick

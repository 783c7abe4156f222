// Boards on which a file gave a line points by hand.
//
// Some programs write an assigned adjusted score (Law 12C) only into the points: the line keeps its contract
// and its score, and the other lines are counted as if it had none. Such a board is recognised by trial: with
// the line's own points as an award, every other line of the board agrees with the file. So is a board of
// four lines or more of which a single one differs and has the points of an average: 40, 50 or 60 per cent.
//
// At IMPs an award is 3, 0 or -3 (score/imps.h). salliere writes a score of 0 for such a line and takes the
// mean of the others over all lines, the awards among them, on some boards lifted by all lines over the real
// ones.
#pragma once

#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick {

// By board; not for teams. Figures agree within `tolerance`.
[[nodiscard]] std::vector<bool> assignedBoards(const Event& event, const Rules& rules,
                                               const EventScores& scores,
                                               std::span<const PublishedLine> published, double tolerance);

}  // namespace overtrick

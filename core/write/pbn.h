// An event as a PBN file: one game for each board with its ScoreTable, the TotalScoreTable in the first.
//
// Standard: Portable Bridge Notation 2.1, §5.9 and §5.10. What PBN has no place for (handicaps, penalties,
// rulings) stands in tables of our own beside the standard ones, which other programs pass over; read/pbn.h
// reads the same event back.
#pragma once

#include <string>

#include "event/event.h"
#include "score/score.h"

namespace overtrick {

// `scores` fills the points and the ranking in; without it those columns are left out.
[[nodiscard]] std::string writePbn(const Event& event, const EventScores* scores = nullptr);

}  // namespace overtrick

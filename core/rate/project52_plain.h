// The ordinary field in a hurry: pairs or individuals of whom everything is known, as a book of millions of
// results replays them. The same bits as `expected` (project52.h), whose rules these are, without its places,
// workings and findings; whatever needs one of those is left to it.
#pragma once

#include <cstdint>
#include <span>

#include "rate/project52.h"

namespace overtrick::project52 {

// The entries that count, phantoms left out; NaN is none.
struct PlainField {
  Form form = Form::pairs;
  Calculation calculation = Calculation::matchpoints;
  bool datum = false;
  double tables = 0;                  // as stated
  double boards = 0;                  // of the event
  std::span<const double> handicaps;  // one or two for each entry
  std::span<const double> results;    // per cent, or IMPs per board and comparison
  std::span<const double> ownBoards;  // one for each entry; empty: the event's
};

struct PlainFigures {
  double mean = 0;
  std::int32_t tables = 0;
};

// Fills `changes`, before the ceiling, one for each entry; NaN without a result. False, and nothing that
// counts, for a field that `expected` has something to say about. Settings must be checked.
[[nodiscard]] bool plainChanges(const PlainField& field, const Settings& settings, std::span<double> changes,
                                PlainFigures& figures);

}  // namespace overtrick::project52

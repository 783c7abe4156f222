// An event as a USEBIO 1.2 document (usebio.org): participants with their players, and a traveller for each
// board.
//
// Sections stand as SECTION elements, events without any have their participants and boards directly below
// EVENT. Sessions that are totalled stand as SESSION elements below one list of all participants, whose numbers
// name their section, "(A) 3". Averages are written as A6040, a board not played as NP. USEBIO has no place for sit-outs,
// handicaps, adjustments and most rulings; two elements of our own, which other programs pass over, hold
// them:
// - OVERTRICK_OUTCOME in a TRAVELLER_LINE: what happened, in the words of write/outcome.h, where SCORE cannot
//   tell it, with "reverse" and "group 2" behind.
// - OVERTRICK_EVENT, the last child of EVENT: the whole event as write/csv.h writes it, from which the same
//   event is read back.
#pragma once

#include <string>
#include <string_view>

#include "event/event.h"
#include "score/score.h"

namespace overtrick {

// `scores` fills points, places and totals in; without it those elements are left out.
[[nodiscard]] std::string writeUsebio(const Event& event, const EventScores* scores = nullptr);

// Text between tags or in an attribute. What XML 1.0 cannot hold (control characters, U+FFFE, U+FFFF) becomes
// U+FFFD.
[[nodiscard]] std::string xmlText(std::string_view text);

}  // namespace overtrick

// Verify an event before it is scored: what a director would look at twice.
//
// Rule: the checks of a traveller by hand (Belgian guide, Bridge puntentelling 2008, §5, "checkSom"; Laws
// 2017, Law 77 for the scores that exist). A finding names the board and the line and never stops the rest.
// - a pair twice on one board; a pair meeting itself; two lines of a board with NS and EW swapped (not in a
//   team match, where that is the rule)
// - a score that no contract gives, at that board's vulnerability
// - a contract whose score is not the one written: the written one stands
// - references to boards and entries that do not exist, awards outside 0…100 per cent, weights that are none
#pragma once

#include "event/event.h"
#include "event/finding.h"

namespace overtrick {

[[nodiscard]] Findings verifyEvent(const Event& event);

// Whether the line's own values make sense, so that it can be scored; everything else is a warning.
[[nodiscard]] bool isScorable(const Line& line);

}  // namespace overtrick

// What happened on a line, in the words that read/words.h and read/director_outcome.h know.
#pragma once

#include <string>
#include <string_view>

#include "event/event.h"

namespace overtrick {

[[nodiscard]] std::string awardText(const Award& award);  // A, A+, A-, 60%

// PASS, NP, bye, A+/A-, 60%/40%, NS:A+ 420, 420//-450, 620@60 -100@40; empty for a contract or a score.
[[nodiscard]] std::string outcomeWord(const Outcome& outcome);

[[nodiscard]] std::string contractText(const Contract& contract, std::string_view noTrump = "NT",
                                       std::string_view doubled = "x");
[[nodiscard]] char seatLetter(Seat seat);  // N E S W

}  // namespace overtrick

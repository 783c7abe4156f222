// Events and findings as one line of text each, so that tests are tables.
#pragma once

#include <string>

#include "event/event.h"
#include "event/finding.h"

namespace overtrick::test {

std::string show(const Outcome& outcome);     // 4Sx N 10 (=420), 420, pass, A+:A-, 60:40 …
std::string show(const Event& event);         // lines as "7: 1-2 420", parted by "; "
std::string showEntries(const Event& event);  // as "A.12NS/Jan/Pol phantom", parted by "; "
std::string show(const Findings& findings);   // as "no-result 3:5+2", parted by "; "

// Without the note that a PBN file does not say how it was scored: rows about other matters leave the tag out.
Findings besidesScoring(const Findings& findings);

}  // namespace overtrick::test

// Random events with everything that a file can hold: names, handicaps, rounds, odd characters.
#pragma once

#include <cstdint>
#include <string>

#include "event/event.h"

namespace overtrick::test {

[[nodiscard]] Event fullEvent(std::uint64_t seed);
// The same with sessions that are totalled.
[[nodiscard]] Event inSessions(Event event, std::uint64_t seed);
// The same with boards whose number and section others have, too, and with entries that have no number.
[[nodiscard]] Event withDoubles(Event event, std::uint64_t seed);
// One of the three.
[[nodiscard]] Event anyEvent(std::uint64_t seed);

// The same event as it comes back from a file: lines do not remember where they stood.
[[nodiscard]] Event withoutPlaces(Event event);

// The first difference in words, empty when there is none.
[[nodiscard]] std::string difference(const Event& expected, const Event& found);

}  // namespace overtrick::test

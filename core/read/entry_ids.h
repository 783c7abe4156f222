// What an entry is called where one word must do: its number, with direction and section where numbers
// repeat.
#pragma once

#include <string>
#include <vector>

#include "event/event.h"

namespace overtrick {

// One for each entry, no two alike: 12, 1NS, A1NS, and 1#2 where even that repeats.
[[nodiscard]] std::vector<std::string> entryIds(const Event& event);

}  // namespace overtrick

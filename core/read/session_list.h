// What sessions of several took off or brought along, as our own files have it in one cell.
//
//   1 5 points 0 none; 2 0 none 2.5 percent
//
// Of each session: its number, the penalty and its unit, the carry-over and its unit. write/figures.h writes it.
#pragma once

#include <string_view>
#include <vector>

#include "event/event.h"

namespace overtrick {

// Whether it was one; nothing is a list of none.
[[nodiscard]] bool readSessionList(std::string_view text, std::vector<SessionAdjustment>& sessions);

// A board's session; 0 for what is none.
[[nodiscard]] std::int32_t readSession(std::string_view text);

}  // namespace overtrick

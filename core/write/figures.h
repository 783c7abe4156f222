// Numbers as text, with a decimal point and without superfluous zeros. No locale is asked.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "event/event.h"

namespace overtrick {

[[nodiscard]] std::string decimalText(Decimal value);

// As read/session_list.h reads it.
[[nodiscard]] std::string sessionListText(std::span<const SessionAdjustment> sessions);

// Whether boards or entries say sessions.
[[nodiscard]] bool hasSessions(const Event& event);

// Of each board whether another one has its number and section, so that these do not name it.
[[nodiscard]] std::vector<bool> boardsWithDoubles(const Event& event);

// The shortest decimal that reads back as the same double; 15 decimals when there is none.
[[nodiscard]] std::string doubleText(double value);

// Characters, not bytes, of UTF-8.
[[nodiscard]] std::size_t characterCount(const std::string& text);

// Fills up with blanks on the left; longer text stays whole.
[[nodiscard]] std::string padLeft(const std::string& text, std::size_t width);

}  // namespace overtrick

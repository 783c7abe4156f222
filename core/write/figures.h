// Numbers as text, with a decimal point and without superfluous zeros. No locale is asked.
#pragma once

#include <cstdint>
#include <string>

#include "event/event.h"

namespace overtrick {

[[nodiscard]] std::string decimalText(Decimal value);

// The shortest decimal that reads back as the same double; 15 decimals when there is none.
[[nodiscard]] std::string doubleText(double value);

// Fills up with blanks on the left or the right; longer text stays whole. Counts characters, not bytes.
[[nodiscard]] std::string padLeft(const std::string& text, std::size_t width);
[[nodiscard]] std::string padRight(const std::string& text, std::size_t width);

}  // namespace overtrick

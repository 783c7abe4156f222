// Numbers as text, with a decimal point and without superfluous zeros. No locale is asked.
#pragma once

#include <cstddef>
#include <string>

#include "event/event.h"

namespace overtrick {

[[nodiscard]] std::string decimalText(Decimal value);

// The shortest decimal that reads back as the same double; 15 decimals when there is none.
[[nodiscard]] std::string doubleText(double value);

// Characters, not bytes, of UTF-8.
[[nodiscard]] std::size_t characterCount(const std::string& text);

// Fills up with blanks on the left; longer text stays whole.
[[nodiscard]] std::string padLeft(const std::string& text, std::size_t width);

}  // namespace overtrick

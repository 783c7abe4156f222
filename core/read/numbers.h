// Numbers as people write them: signs of several kinds, spaces between the digits, a decimal comma or point.
// No locale is asked. Not here: what a number may mean.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "event/event.h"

namespace overtrick {

// A whole number without sign, digits only, at most nine of them.
[[nodiscard]] std::optional<std::int32_t> readCount(std::string_view text);

// A whole number with an optional sign: + - U+2212 U+2013 and their like.
[[nodiscard]] std::optional<std::int32_t> readSigned(std::string_view text);

// "-140   0": blanks between digits, other than one before three of them, as between thousands.
[[nodiscard]] bool holdsTwoNumbers(std::string_view text);

// Nothing but digits behind an optional sign, more of them than can be read.
[[nodiscard]] bool isTooLong(std::string_view text);

// A decimal number with comma or point, at most four places that count.
[[nodiscard]] std::optional<Decimal> readDecimal(std::string_view text);

// A decimal number as a double: exact for up to 15 digits, with comma or point.
[[nodiscard]] std::optional<double> readDouble(std::string_view text);

}  // namespace overtrick

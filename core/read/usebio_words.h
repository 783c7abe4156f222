// What the values of USEBIO mean: dates, directions, and who is nobody. Not here: results (see read/row.h).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "event/event.h"

namespace overtrick::usebio {

[[nodiscard]] bool holds(std::string_view text, std::string_view word);
[[nodiscard]] std::string upper(std::string_view text);  // of a word; an endless one is cut off

// 03/11/2025 as 2025-11-03; what is no such date stays as it is.
[[nodiscard]] std::string usebioDate(std::string_view text);

[[nodiscard]] Direction directionOf(std::string_view text);

// Nobody: an empty number, 0, or a word for a bye.
[[nodiscard]] bool isNobodyOrBye(std::string_view number);

// ARTIFICIAL_SCORE: "A6040" tells the award, "Adjusted" that there is one.
enum class Adjusted : std::uint8_t { no, told, untold };
[[nodiscard]] Adjusted adjustedBy(std::string_view text);

}  // namespace overtrick::usebio

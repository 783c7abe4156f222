// Dates as people and spreadsheets write them: 2024-12-31 (ISO 8601, also with a time behind it), and with
// the day first 31-12-2024, 31/12/2024, 31.12.2024, 31-12-24. A year of two digits is of this century. The
// month is never first: 12/31/2024 is no date here, and 1/2/2024 is the first of February.
#pragma once

#include <string_view>

#include "event/date.h"

namespace overtrick {

// noDay for anything else.
[[nodiscard]] Day readDay(std::string_view text);

// The first date among the words of a line, also with the month's name: "maandag 7 september 2026", "7. sept.
// 2026". noDay when there is none.
[[nodiscard]] Day findDay(std::string_view line);

}  // namespace overtrick

// A date as a day number, so that the order of play is the order of numbers: days since 1 January 1970 in the
// Gregorian calendar (ISO 8601). There is no clock here; "today" is always an argument.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace overtrick {

using Day = std::int32_t;
inline constexpr Day noDay = std::numeric_limits<Day>::min();

struct CalendarDate {
  std::int32_t year = 1970;
  std::int32_t month = 1;
  std::int32_t day = 1;
  bool operator==(const CalendarDate&) const = default;
};

// "2024-02-29", years 0001 to 9999 and nothing around it; anything else is noDay.
[[nodiscard]] Day dayOf(std::string_view iso);
// noDay when the calendar has no such date.
[[nodiscard]] Day dayOf(const CalendarDate& date);
[[nodiscard]] CalendarDate calendarOf(Day day);
// "2024-02-29"; empty for noDay.
[[nodiscard]] std::string isoOf(Day day);

// The same day of the month, years earlier; 29 February becomes 28 February where there is none.
[[nodiscard]] Day yearsBefore(Day day, std::int32_t years);

}  // namespace overtrick

// The Gregorian calendar from year 1 to 9999, and what lies outside.
#include <doctest/doctest.h>

#include "event/date.h"

namespace overtrick::date_limits_test {

TEST_CASE("days that there are, and days that there are not") {
  CHECK(dayOf("1970-01-01") == 0);
  CHECK(dayOf("0001-01-01") == -719162);
  CHECK(isoOf(dayOf("0001-01-01")) == "0001-01-01");
  CHECK(isoOf(dayOf("9999-12-31")) == "9999-12-31");
  CHECK(isoOf(dayOf("2000-02-29")) == "2000-02-29");
  CHECK(dayOf("2024-02-29") + 1 == dayOf("2024-03-01"));
  for (const char* none : {"1900-02-29", "2023-02-29", "0000-01-01", "2024-00-01", "2024-13-01", "2024-01-00",
                           "2024-01-32", "2024-04-31", "2024-1-01", "2024/01-01", "2024-01/01", "2O24-01-01",
                           "2024-0a-01", "2024-01-0/", "2024-01-011", ""})
    CHECK(dayOf(none) == noDay);
  CHECK(dayOf(CalendarDate{10000, 1, 1}) == noDay);
  CHECK(dayOf(CalendarDate{0, 1, 1}) == noDay);
}

TEST_CASE("days outside the calendar have no date") {
  CHECK(calendarOf(dayOf("0001-01-01") - 1).year == CalendarDate{}.year);
  CHECK(calendarOf(dayOf("9999-12-31") + 1).year == CalendarDate{}.year);
  CHECK(calendarOf(dayOf("9999-12-31")).year == 9999);
}

TEST_CASE("years before, at the end of February and at the beginning of time") {
  CHECK(yearsBefore(dayOf("2024-02-29"), 1) == dayOf("2023-02-28"));
  CHECK(yearsBefore(dayOf("2024-02-29"), 4) == dayOf("2020-02-29"));
  CHECK(yearsBefore(dayOf("2024-02-28"), 1) == dayOf("2023-02-28"));
  CHECK(yearsBefore(dayOf("0003-05-05"), 2) == dayOf("0001-05-05"));
  CHECK(yearsBefore(dayOf("0003-05-05"), 3) == noDay);
}

}  // namespace overtrick::date_limits_test

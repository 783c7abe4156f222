#include "event/date.h"

#include <doctest/doctest.h>

#include <string>

namespace overtrick::date_test {

TEST_CASE("dates are days") {
  struct Row {
    std::string text;
    Day expected;
  };
  const Row rows[] = {
      {"1970-01-01", 0},       {"1969-12-31", -1},      {"2000-02-29", 11016}, {"2008-07-25", 14085},
      {"0001-01-01", -719162}, {"9999-12-31", 2932896}, {"2023-02-29", noDay}, {"1900-02-29", noDay},
      {"2023-13-01", noDay},   {"2023-00-10", noDay},   {"2023-04-31", noDay}, {"2023-04-00", noDay},
      {"0000-01-01", noDay},   {"2023-4-3", noDay},     {"", noDay},           {"2023-04-03T19:30", noDay},
      {"25 July 08", noDay},   {"2023/04/03", noDay},   {"20a3-04-03", noDay}, {" 2023-04-3", noDay},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(dayOf(row.text) == row.expected);
  }
  for (Day day = -719162; day <= 2932896; day += 13) CHECK(dayOf(calendarOf(day)) == day);
  CHECK(yearsBefore(dayOf("2024-02-29"), 5) == dayOf("2019-02-28"));
  CHECK(yearsBefore(dayOf("2024-02-29"), 4) == dayOf("2020-02-29"));
  CHECK(yearsBefore(dayOf("2024-07-01"), 5) == dayOf("2019-07-01"));
  CHECK(yearsBefore(dayOf("2024-07-01"), 3000) == noDay);
}

}  // namespace overtrick::date_test

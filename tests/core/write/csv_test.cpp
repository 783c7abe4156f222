#include "write/csv.h"

#include <doctest/doctest.h>

#include "read/csv.h"
#include "read/show.h"
#include "write/figures.h"
#include "write/round_trip.h"

namespace overtrick::write_csv_test {

TEST_CASE("what CSV writes, CSV reads") {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    const Event event = seed % 5 == 0 ? test::inSessions(test::fullEvent(seed), seed) : test::fullEvent(seed);
    const char separator = seed % 2 == 0 ? ',' : ';';
    const CsvReading reading = readCsv(writeCsv(event, separator));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    CHECK(reading.program == "Overtrick");
  }
}

TEST_CASE("no cell is a formula") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::string text = writeCsv(test::fullEvent(seed));
    CsvWalker walker(text, ',');
    while (walker.next()) {
      for (const std::string_view cell : walker.cells()) {
        const bool formula =
            !cell.empty() && std::string_view("=+-@\t\r").find(cell[0]) != std::string_view::npos;
        CHECK_FALSE(formula);
      }
    }
  }
}

TEST_CASE("numbers are written as short as they read back") {
  struct Row {
    double value;
    std::string expected;
  };
  const Row rows[] = {{28.4, "28.4"}, {0.1, "0.1"}, {-2.5, "-2.5"},
                      {14, "14"},     {0, "0"},     {52.123456789, "52.123456789"}};
  for (const Row& row : rows) CHECK(doubleText(row.value) == row.expected);
  CHECK(decimalText({333333}) == "33.3333");
  CHECK(decimalText({-5000}) == "-0.5");
}

}  // namespace overtrick::write_csv_test

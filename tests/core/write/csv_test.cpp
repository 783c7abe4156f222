#include "write/csv.h"

#include <doctest/doctest.h>

#include "read/csv.h"
#include "read/show.h"
#include "support/make_event.h"
#include "write/figures.h"
#include "write/round_trip.h"

namespace overtrick::write_csv_test {

TEST_CASE("what CSV writes, CSV reads") {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    const Event event = test::anyEvent(seed);
    const char separator = seed % 2 == 0 ? ',' : ';';
    const CsvReading reading = readCsv(writeCsv(event, separator));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    CHECK(reading.program == "Overtrick");
  }
}

namespace {

// Board 1 twice, each compared by itself, and board 2.
Event twice() {
  Event event = test::eventOf(4);
  event.boards = {{1, {}, 0, 0}, {2, {}, 0, 0}, {1, {}, 0, 0}};
  for (const std::int32_t board : {0, 1, 2}) {
    event.lines.push_back({{board}, {0}, {1}, 0, 0, BareScore{420 - 10 * board}});
    event.lines.push_back({{board}, {2}, {3}, 0, 0, BareScore{-50}});
  }
  return event;
}

std::string without(std::string text, std::string_view part) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part)) {
    text.erase(at, part.size());
  }
  return text;
}

}  // namespace

TEST_CASE("a board that is there twice has its row beside each result") {
  const std::string text = writeCsv(twice());
  CHECK(text.find(",Group,Board row\r\n1,1,,,,1,2,,,,420,,,,,1\r\n") != std::string::npos);
  CHECK(text.find("3,2,,,,1,2,,,,410,,,,,\r\n") != std::string::npos);
  CHECK(text.find("5,1,,,,1,2,,,,400,,,,,3\r\n") != std::string::npos);
  Event once = twice();
  once.boards[2].number = 3;
  CHECK(writeCsv(once).find("Board row") == std::string::npos);
}

TEST_CASE("of a board that is there twice, without its row, the first counts") {
  const Event event = twice();
  std::string text = writeCsv(event);
  text = without(text, ",Board row");
  for (const char* cell : {"420,,,,,1\r\n", "400,,,,,3\r\n"}) {
    const std::size_t at = text.find(cell);
    REQUIRE(at != std::string::npos);
    text.erase(at + std::string_view(cell).size() - 4, 2);
  }
  const CsvReading reading = readCsv(text);
  std::vector<std::int32_t> boards;
  for (const Line& line : reading.event.lines) boards.push_back(line.board.value);
  CHECK(boards[0] == 0);
  CHECK(boards[2] == 1);
  CHECK(boards[4] == 0);
}

TEST_CASE("a row that is not that board's names none") {
  struct Row {
    const char* name;
    const char* cell;
  };
  const Row rows[] = {{"of another board", "2"}, {"not there", "9"}, {"no number", "x"}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::string text = writeCsv(twice());
    const std::string_view own = "400,,,,,3\r\n";
    text.replace(text.find(own), own.size(), std::string("400,,,,,") + row.cell + "\r\n");
    const CsvReading reading = readCsv(text);
    CHECK(reading.event.lines.size() == 5);
    CHECK(test::show(reading.findings).find("unknown-reference") != std::string::npos);
  }
}

TEST_CASE("a file of ours that ends too early says so") {
  Event event = test::eventOf(4);
  test::addBoard(event, std::vector<std::int32_t>{420, 450});
  event.lines[1].outcome = PlayedContract{{4, Strain::spades, Doubling::undoubled}, Seat::north, 10, {}};
  const std::string whole = writeCsv(event);
  struct Row {
    const char* name;
    std::string_view until;  // the text ends behind the last of these
    const char* expected;
  };
  const Row rows[] = {
      {"whole", "\r\n", ""},
      {"without the last line's end", ",", ""},
      {"within the tricks", "N,1", "cut-off"},
      {"behind the tricks", "N,10", "cut-off"},
      {"before the last result", "2,,,,420,,,,\r\n", "results-missing"},
      {"within the heading of the results", "Result,Bo", "results-missing"},
      {"within the event", ",matchpoints,", "cut-off"},
      {"behind how many results there are", ",matchpoints,2", "cut-off"},
      {"within the heading of the event", ",Scoring,Res", "cut-off"},
      {"within the players", "Play", "results-missing"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const std::size_t at = whole.rfind(row.until);
    REQUIRE(at != std::string::npos);
    const std::string found = test::show(readCsv(whole.substr(0, at + row.until.size())).findings);
    CHECK((found.find(row.expected) != std::string::npos && found.empty() == (*row.expected == '\0')));
  }
}

TEST_CASE("files of ours from before they said how many results they have are whole") {
  Event event = test::eventOf(4);
  test::addBoard(event, std::vector<std::int32_t>{420, 450});
  std::string text = writeCsv(event);
  const std::size_t cell = text.find(",2\r\n");
  text = without(text.erase(cell, 2), ",Results");
  const CsvReading reading = readCsv(text);
  CHECK(test::show(reading.findings) == "");
  CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
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

// Histories that lack something, and name lists at the end of their room.
#include <doctest/doctest.h>

#include <string>

#include "read/date_text.h"
#include "read/history_list.h"
#include "read/names.h"
#include "show.h"

namespace overtrick::history_forms_test {

namespace {

std::string lines(const std::string& text) {
  const HistoryList list = readHistoryList(text);
  return std::to_string(list.rows.size()) + "; " + test::show(list.findings);
}

}  // namespace

TEST_CASE("histories: columns that are missing, twice there, or nobody's") {
  const std::string head = "Date;Session;Player;Partner;Gross";
  CHECK(lines(head + "\n2024-12-31;Mon;Jan;Pol;48,5") == "1; ");
  CHECK(lines(head + "\n# a note\n2024-12-31;Mon;Jan;Pol;48,5") == "1; ");
  CHECK(lines(head + ";Gross\n2024-12-31;Mon;Jan;Pol;48,5;50") == "1; ignored-column 1:35+5");
  CHECK(lines(head + ";\n2024-12-31;Mon;Jan;Pol;48,5;") == "1; ");
  CHECK(lines(head + ";Weather\n2024-12-31;Mon;Jan;Pol;48,5;") == "1; ignored-column 1:35+7");
  CHECK(lines("Session;Player;Partner;Gross\nMon;Jan;Pol;48,5") == "1; missing-column 1:1+28");
  CHECK(lines("Date;Player;Partner;Gross\n2024-12-31;Jan;Pol;48,5") == "0; missing-column 1:1+25");
  CHECK(lines("Date;Session;Gross\n2024-12-31;Mon;48,5") == "0; missing-column 1:1+18");
  CHECK(lines("Date;Session;Player;Partner\n2024-12-31;Mon;Jan;Pol") == "0; missing-column 1:1+27");
  CHECK(lines(head + "\nsome day;Mon;Jan;Pol;48,5") == "1; unreadable-date 2:1+8");
  CHECK(lines(head + "\n;Mon;Jan;Pol;48,5") == "1; unreadable-date 2:1+17");
  CHECK(lines("Date;Session;Pair;Score\n2024-12-31;Mon;Jan;48,5") == "0; missing-name 2:1+23");
}

TEST_CASE("names: an entry has at most so many players, and a line so many words") {
  std::string many = "1";
  for (int i = 0; i < 40; ++i) many += ";Ann van Os";
  const NameReading reading = readNames(many);
  REQUIRE(reading.entries.size() == 1);
  CHECK(reading.entries[0].players.size() < 40);
  CHECK(reading.entries[0].players[0].name == "Ann van Os");
  std::string joined = "1 Ann";
  for (int i = 0; i < 40; ++i) joined += " - Bo" + std::to_string(i);
  REQUIRE(readNames(joined).entries.size() == 1);
  CHECK(readNames(joined).entries[0].players.size() == reading.entries[0].players.size());
}

TEST_CASE("names: noughts before a number do not count, and a direction must fit") {
  Event event;
  event.entries.resize(4);
  event.entries[0].number = "07";
  event.entries[1].number = "8";
  event.entries[1].direction = Direction::ns;
  event.entries[2].number = "8";
  event.entries[2].direction = Direction::ew;
  event.entries[3].number = "0";
  applyNames(event, {{"7", Direction::any, {{"Ann", 10}}, 0},
                     {"08", Direction::ew, {{"Bo", {}}}, 0},
                     {"8", Direction::any, {{"Cas", {}}}, 0},
                     {"00", Direction::any, {{"Dee", {}}}, 0},
                     {"7", Direction::ns, {{"Eva", {}}}, 0}});
  const auto nameOf = [&](std::size_t entry) {
    REQUIRE(event.entries[entry].players.size() == 1);
    return event.players[static_cast<std::size_t>(event.entries[entry].players[0].value)].name;
  };
  REQUIRE(event.entries.size() == 5);  // 7 has its names already
  CHECK(nameOf(0) == "Ann");
  CHECK(nameOf(1) == "Cas");
  CHECK(nameOf(2) == "Bo");
  CHECK(nameOf(3) == "Dee");
  CHECK(nameOf(4) == "Eva");
  CHECK(event.players[0].handicap == 10);
}

TEST_CASE("names: two hundred letters of one, and no more") {
  const std::string letters(201, 'a');
  const NameReading reading = readNames("1;" + letters + ";Bo");
  REQUIRE(reading.entries.size() == 1);
  CHECK(reading.entries[0].players[0].name == letters.substr(1));
}

TEST_CASE("histories: dates in every usual form") {
  struct Row {
    std::string text;
    std::string iso;
  };
  const Row rows[] = {
      {"2024-12-31", "2024-12-31"},
      {"31-12-2024", "2024-12-31"},
      {"31/12/24", "2024-12-31"},
      {"31. 12. 2024", "2024-12-31"},
      {"31.12.2024.", "2024-12-31"},
      {"2024-12-31T19:30:00", "2024-12-31"},
      {"1/2/2024", "2024-02-01"},
      {"2024-12-31 19:30", "2024-12-31"},
      {"31-12-024", ""},
      {"31-12/2024", ""},
      {"31-12", ""},
      {"31-12-2024-1", ""},
      {"031-12-2024", ""},
      {"31-012-2024", ""},
      {"31-12-20a4", ""},
      {"31-a-2024", ""},
      {"", ""},
      {"2024-13-01", ""},
      {"31-12-2024 x", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(isoOf(readDay(row.text)) == row.iso);
  }
}

}  // namespace overtrick::history_forms_test

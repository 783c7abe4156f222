// Histories that lack something, and name lists at the end of their room.
#include <doctest/doctest.h>

#include <string>

#include "read/history_list.h"
#include "read/names.h"
#include "show.h"

using namespace overtrick;

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

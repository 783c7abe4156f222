#include "read/names.h"

#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"

namespace overtrick::names_test {

namespace {

std::string show(const NameReading& reading) {
  std::string text;
  for (const NamedEntry& entry : reading.entries) {
    if (!text.empty()) text += "; ";
    text += entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const NamedPlayer& player : entry.players) {
      text += " [" + player.name;
      if (player.handicap) text += " " + std::to_string(static_cast<int>(*player.handicap * 100));
      text += "]";
    }
  }
  return text;
}

struct Row {
  std::string name;
  std::string input;
  std::string expected;
  std::string findings;
};

}  // namespace

TEST_CASE("names and handicaps as people list them") {
  const Row rows[] = {
      {"dash", "12 Jan - Pol", "12 [Jan] [Pol]", ""},
      {"long dash", "12 Jan – Pol", "12 [Jan] [Pol]", ""},
      {"semicolons", "12;Jan;Pol", "12 [Jan] [Pol]", ""},
      {"surnames first", "12 Smith, John & Doe, Jane", "12 [Smith, John] [Doe, Jane]", ""},
      {"surnames first, with a dash", "12;Smith, John - Doe, Jane", "12 [Smith, John] [Doe, Jane]", ""},
      {"behind the word for a pair", "Pair 1 Ann & Bob\nPaar 2 Jan - Pol", "1 [Ann] [Bob]; 2 [Jan] [Pol]",
       ""},
      {"handicaps in brackets", "14 Jan de Vries (28,4) - Pol Bos (14,0)",
       "14 [Jan de Vries 2840] [Pol Bos 1400]", ""},
      {"three in a row", "12 Jan, Pol & Kees", "12 [Jan] [Pol] [Kees]", ""},
      {"tabs", "12\tJan de Vries\tPol Maes", "12 [Jan de Vries] [Pol Maes]", ""},
      {"handicaps", "12 Jan 28,4 - Pol 14,0", "12 [Jan 2840] [Pol 1400]", ""},
      {"with a point", "12 Jan 28.4 - Pol 14.0", "12 [Jan 2840] [Pol 1400]", ""},
      {"negative", "12 Jan -2,5 - Pol 0", "12 [Jan -250] [Pol 0]", ""},
      {"handicaps in cells", "12;Jan;28,4;Pol;14,0", "12 [Jan 2840] [Pol 1400]", ""},
      {"handicaps in the names' cells", "12;Jan 28,4;Pol 14,0", "12 [Jan 2840] [Pol 1400]", ""},
      {"both names in a cell", "12;Jan - Pol", "12 [Jan] [Pol]", ""},
      {"double names stay one", "12 Jan-Willem Maes - An Sint-Jans", "12 [Jan-Willem Maes] [An Sint-Jans]",
       ""},
      {"and", "12 Jan & Pol\n13 Jan en Pol\n14 Ib og Bo\n15 Åsa och Bo\n16 Ann and Joe\n17 Jan / Pol",
       "12 [Jan] [Pol]; 13 [Jan] [Pol]; 14 [Ib] [Bo]; 15 [Åsa] [Bo]; 16 [Ann] [Joe]; 17 [Jan] [Pol]", ""},
      {"a dot behind the number", "12. Jan - Pol", "12 [Jan] [Pol]", ""},
      {"an individual", "12 Jan 28,4", "12 [Jan 2840]", ""},
      {"a team", "3 Ann - Bo - Cy - Di", "3 [Ann] [Bo] [Cy] [Di]", ""},
      {"directions", "NZ\n1 Jan - Pol\nOW\n1 Jos - Piet", "1NS [Jan] [Pol]; 1EW [Jos] [Piet]", ""},
      {"directions at the number", "1NS Jan - Pol\n1EW Jos - Piet", "1NS [Jan] [Pol]; 1EW [Jos] [Piet]", ""},
      {"no name", "12\n13 Jan - Pol", "13 [Jan] [Pol]", "missing-name 1:1+2"},
      {"no number", "Jan - Pol\n13 Jan - Pol", "13 [Jan] [Pol]", "extra-text 1:1+9"},
      {"twice", "1NS Jan - Pol\n1NS Jos - Piet", "1NS [Jan] [Pol]", "number-twice 2:1+14"},
      {"accents", "7 Noël Müller - Søren Ørsted", "7 [Noël Müller] [Søren Ørsted]", ""},
      {"nothing", " \n ", "", "empty-input"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const NameReading reading = readNames(row.input);
    CHECK(show(reading) == row.expected);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("a name that is too long is cut between two characters") {
  std::string name = "x";
  while (name.size() < 300) name += "ø";
  const NameReading reading = readNames("12;" + name + ";Pol");
  REQUIRE(reading.entries.size() == 1);
  // 200 bytes would be half of a character.
  CHECK(reading.entries[0].players[0].name == name.substr(0, 199));
}

TEST_CASE("names find their entries") {
  Event event = readTravellers("#1\n1 1 420\n2 2 50\n#2\n1 2 60\n2 1 70").event;
  applyNames(event, readNames("1 Jan - Pol\n1 Jos - Piet\n2EW An - Bea\n9 Dirk - Filip").entries);
  REQUIRE(event.entries.size() == 5);
  const auto nameOf = [&event](std::size_t entry, std::size_t player) {
    const auto& players = event.entries[entry].players;
    return player < players.size() ? event.players[static_cast<std::size_t>(players[player].value)].name : "";
  };
  CHECK(nameOf(0, 0) == "Jan");
  CHECK(nameOf(1, 1) == "Piet");
  CHECK(nameOf(2, 0) == "");
  CHECK(nameOf(3, 0) == "An");
  CHECK(event.entries[4].number == "9");
  CHECK(nameOf(4, 1) == "Filip");
}

}  // namespace overtrick::names_test

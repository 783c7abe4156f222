// Lines between the results of boards: headings in other words, headings that are not understood, and what is no heading
// at all. Forms are those of section 5.1 of the specification.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_strange_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("travellers and hands are boards, by their names in each language") {
  for (const char* heading :
       {"Traveller 7", "Hand 7", "Deal 7", "Scorebriefje 7", "Spilseddel 7", "Brickprotokoll 7", "B7",
        "Table 3 Board 7", "Round 2, Board 7", "Tafel 3: spel 7", "Bord 3 Spil 7", "Omgång 2 Bricka 7"}) {
    CAPTURE(heading);
    const TravellerReading reading =
        readTravellers("Board 3\n1 2 420\n" + std::string(heading) + "\n5 6 -50");
    CHECK(test::show(reading.event) == "3: 1-2 420; 7: 5-6 -50");
    CHECK(test::show(reading.findings) == "");
  }
  const Event event =
      readTravellers("Table 3 Board 7\n1 2 420\n3 4 50\nSection B, round 2: board 8\n1 2 50\n3 4 60").event;
  CHECK(test::show(event) == "7: 1-2 420; 7: 3-4 50; 8: B.1-B.2 50; 8: B.3-B.4 60");
  CHECK(event.lines[0].table == 3);
  CHECK(event.lines[1].table == 0);
  CHECK(event.lines[2].round == 2);
  CHECK(event.lines[3].round == 2);
}

TEST_CASE("below a heading that is not understood no result is of the board before") {
  for (const char* heading : {"Bräcka 7", "*** Bräcka 7 ***", "Bräcka 7: N/Alla", "Set 2", "Match 2",
                              "Second half:", "7.", "Nr. 7", "(7)", "4"}) {
    CAPTURE(heading);
    const TravellerReading reading =
        readTravellers("Board 3\n1 2 420\n" + std::string(heading) + "\n5 6 -50");
    CHECK(test::show(reading.event) == "3: 1-2 420");
    REQUIRE(reading.findings.size() == 2);
    CHECK(reading.findings[0].where.line == 3);
    CHECK(reading.findings[1].code == Code::missingBoard);
  }
  const Row rows[] = {
      {"until a board that is known", "Board 3\n1 2 420\nSet 2\nBoard 4\n3 4 50", "3: 1-2 420; 4: 3-4 50",
       "extra-text 3:1+5"},
      {"from the first on, where there are several", "Bräcka 7\n1 2 420\nBräcka 8\n3 4 50", "",
       "extra-text 1:1+8; missing-board 2:1+7; extra-text 3:1+8; missing-board 4:1+6"},
      {"one alone at the beginning is a title", "Clubavond 3\n1 2 420\n3 4 50", "1: 1-2 420; 1: 3-4 50",
       "extra-text 1:1+11"},
      {"below headings of columns", "NS EW Score\n1 2 420\nBräcka 7\n3 4 50", "1: 1-2 420",
       "extra-text 3:1+8; missing-board 4:1+6"},
      {"where rows name their boards", "Board;NS;EW;Score\n1;1;2;420\nSet 2\n2;1;2;50",
       "1: 1-2 420; 2: 1-2 50", "extra-text 3:1+5"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("what does not part the results of a board") {
  for (const std::string line :
       {"Page 2",    "Page 2 of 3", "Blad 2",    "Sida 2", "Side 2",     "Pagina 2 van 3", "2",
        "Round 2",   "Table 3",     "Ronde 2:",  "Top 14", "Datum: 120", "Par 420",        "Optimum 420",
        "Dealer: N", "Vul: All",    "H 75",      "♠ 75",   "S AKQ2",     "HJ 75",          "North 7",
        "Maj 2024",  "Score:",      "Section B", "Lijn B", "Names",      "=====",          "9 Jan - Pol",
        "Average 7", "NS EW Score", "NS EW"}) {
    CAPTURE(line);
    const Event event = readTravellers("Board 3\n1 2 420\n" + std::string(line) + "\n5 6 -50").event;
    REQUIRE(event.lines.size() == 2);
    CHECK(event.boards.size() == 1);
  }
}

}  // namespace overtrick::travellers_strange_test

// Names and handicaps among pasted travellers: section 5.1 of the specification.
#include <doctest/doctest.h>

#include <string>

#include "read/csv.h"
#include "read/travellers.h"
#include "show.h"

namespace overtrick::travellers_names_test {

namespace {

// Entries as "12 [Jan 2840] [Pol 1400]", parted by "; ".
std::string names(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    if (!text.empty()) text += "; ";
    if (entry.section.known()) text += event.sections[static_cast<std::size_t>(entry.section.value)] + ".";
    text += entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex index : entry.players) {
      const Player& player = event.players[static_cast<std::size_t>(index.value)];
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
  std::string event;
  std::string names;
  std::string findings;
};

void check(const Row& row) {
  CAPTURE(row.name);
  const TravellerReading reading = readTravellers(row.input);
  CHECK(test::show(reading.event) == row.event);
  CHECK(names(reading.event) == row.names);
  CHECK(test::show(reading.findings) == row.findings);
}

}  // namespace

TEST_CASE("rows of names name the pairs of the results") {
  const std::string both = "12 [Jan] [Pol]; 13 [An] [Bea]";
  const Row rows[] = {
      {"before the results", "12 Jan 28,4 - Pol 14,0\n13 An - Bea\nBoard 1\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13 [An] [Bea]", ""},
      {"an unknown handicap", "12 Jan 28,4 - Pol ?\n13 An - Bea\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol]; 13 [An] [Bea]", ""},
      {"a dash that touches a number", "12 Jan 28,4- Pol 14,0\n13 An 3 -Bea 4\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13 [An 300] [Bea 400]", ""},
      {"a wide gap", "12  Jan Maes   Pol\n13  An 3  Bea 4\n12 13 420", "1: 12-13 420",
       "12 [Jan Maes] [Pol]; 13 [An 300] [Bea 400]", ""},
      {"names that are words of bridge",
       "12 Al - Bob Cox\n13 Ap Nord - Ng\n14 Jan - Nord\n15 J.P. - Love\n12 13 420", "1: 12-13 420",
       "12 [Al] [Bob Cox]; 13 [Ap Nord] [Ng]; 14 [Jan] [Nord]; 15 [J.P.] [Love]", ""},
      {"with points", "12 Jan 28.4 - Pol 14.0\n12 13 420", "1: 12-13 420", "12 [Jan 2840] [Pol 1400]; 13",
       ""},
      {"handicaps behind both", "12 Jan - Pol 28,4 14,0\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"a tab behind the number", "12\tJan 28,4 - Pol 14,0\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"handicaps in brackets", "12 Jan (28,4) - Pol (14,0)\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"a slash behind a handicap", "12 Jan 28,4/Pol 14,0\n12 13 420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"one handicap is missing", "12;Jan;;Pol;14\n12;13;420", "1: 12-13 420", "12 [Jan] [Pol 1400]; 13", ""},
      {"the word of a pair in front", "Pair 12 Jan - Pol\nBoard 1\n12 13 420", "1: 12-13 420",
       "12 [Jan] [Pol]; 13", ""},
      {"Danish headings", "Par;Spiller 1;Hac;Spiller 2;Hac\n12;Jan;28,4;Pol;14\n12;13;420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"semicolons", "12;Jan;Pol\n13;An;Bea\n12;13;420", "1: 12-13 420", both, ""},
      {"handicaps in cells", "12;Jan;28,4;Pol;14,0\n12;13;420", "1: 12-13 420",
       "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"tabs", "12\tJan\tPol\n13\tAn\tBea\n\n12\t13\t420", "1: 12-13 420", both, ""},
      {"commas", "12,Jan,Pol\n13,An,Bea\n12,13,420", "1: 12-13 420", both, ""},
      {"behind the results", "Board 1\n12 13 420\n\n12 Jan - Pol\n13 An - Bea", "1: 12-13 420", both, ""},
      {"below headings of results", "NS;EW;Score\n12;13;420\n\n12;Jan;Pol\n13 An - Bea", "1: 12-13 420", both,
       ""},
      {"below headings that begin with the board", "Board;NS;EW;Score\n1;12;13;420\n\n12;Jan;Pol\n13;An;Bea",
       "1: 12-13 420", both, ""},
      {"below headings of results that are not there", "NS;EW;Score\n12;Jan;Pol\n13;An;Bea", "", both, ""},
      {"by blanks below headings that begin with the board",
       "Board   NS   EW   Score\n12 Jan - Pol\n13 An - Bea", "", both, ""},
      {"between such headings and the results", "Board;NS;EW;Score\n12;Jan;Pol\n13;An;Bea\n1;12;13;420",
       "1: 12-13 420", both, ""},
      {"below headings that begin with the table",
       "Table\tNS\tEW\tContract\tBy\tScore\n1\t12\t13\t4S=\tN\t420\n12\tJan\tPol\n13\tAn\tBea",
       "1: 12-13 4S N 10 (420)", both, ""},
      {"with handicaps below such headings", "Board;NS;EW;Score\n1;12;13;420\n12;Jan;28,4;Pol;14,0",
       "1: 12-13 420", "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"below a heading", "Names:\n12 Jan - Pol\n13 An - Bea\nBoard 1\n12 13 420", "1: 12-13 420", both, ""},
      {"in Dutch", "Paar Namen\n12 Jan - Pol\n13 An - Bea\nSpel 1\n12 13 420", "1: 12-13 420", both, ""},
      {"in Danish", "Navne\n12 Jan - Pol\n13 An - Bea\nSpil 1\n12 13 420", "1: 12-13 420", both, ""},
      {"in Swedish", "Namn\n12 Jan - Pol\n13 An - Bea\nBricka 1\n12 13 420", "1: 12-13 420", both, ""},
      {"headings of cells", "Nr;Name 1;Hcp;Name 2;Hcp\n12;Jan;28,4;Pol;14,0\nBoard 1\n12 13 420",
       "1: 12-13 420", "12 [Jan 2840] [Pol 1400]; 13", ""},
      {"below a heading one name is enough", "Names\n12 Jan\n13 An\nBoard 1\n12 13 420", "1: 12-13 420",
       "12 [Jan]; 13 [An]", ""},
      {"a pair without results", "12 Jan - Pol\n14 Cy - Di\n12 13 420", "1: 12-13 420",
       "12 [Jan] [Pol]; 13; 14 [Cy] [Di]", ""},
      {"names alone", "12 Jan - Pol", "", "12 [Jan] [Pol]", ""},
      {"a nought in front", "01 Jan - Pol\n1 2 420", "1: 1-2 420", "1 [Jan] [Pol]; 2", ""},
      {"quoted by e-mail", "> 12 Jan - Pol\n> 12 13 420", "1: 12-13 420", "12 [Jan] [Pol]; 13", ""},
      {"the same twice", "12 Jan - Pol\n12 13 420\n12 Jan - Pol", "1: 12-13 420", "12 [Jan] [Pol]; 13", ""},
      {"others of the same number", "12 Jan - Pol\n12 13 420\n12 Cy - Di", "1: 12-13 420",
       "12 [Jan] [Pol]; 13", "number-twice 3:1+10"},
      {"sections", "Section A\n1 Jan - Pol\nSection B\n1 Cy - Di\nSection A\n#1\n1 2 420\nSection B\n1 2 50",
       "1: A.1-A.2 420; 1: B.1-B.2 50", "A.1 [Jan] [Pol]; A.2; B.1 [Cy] [Di]; B.2", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a mistyped result is no name") {
  const Row rows[] = {
      {"a word for a pair", "Board 1\n1 abc 420", "", "", "not-a-number 2:3+3"},
      {"a word and a dash", "1 abc - 420", "", "", "not-a-number 1:3+3"},
      {"words of outcomes", "1 pass - pass", "", "", "not-a-number 1:3+4"},
      {"a bye beside a name", "1 Smith - bye", "", "", "not-a-number 1:3+5"},
      {"vulnerabilities", "1 All - None", "", "", "not-a-number 1:3+3"},
      {"two wide gaps", "1  Jan  Pol  London", "", "", "not-a-number 1:4+3"},
      {"seats", "1 North - South", "", "", "not-a-number 1:3+5"},
      {"one word", "1 foo", "", "", "missing-field 1:1+5"},
      {"figures inside", "1 x2 - y3", "", "", "unknown-contract 1:8+2"},
      {"one handicap of two", "1 Jan - Pol 2 An - Bea 50", "", "", "not-a-number 1:3+3"},
      {"a contract", "1 twee 4S N =", "", "", "not-a-number 1:3+4"},
      {"below a heading, too", "Names\n1 Jan 4S", "", "", "not-a-number 2:3+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("names of a Mitchell say their direction") {
  const std::string results = "#1\n1 1 420\n2 2 50";
  const std::string played = "1: 1NS-1EW 420; 1: 2NS-2EW 50";
  const Row rows[] = {
      {"at the number", "1NS Jan - Pol\n1EW An - Bea\n" + results, played,
       "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS; 2EW", ""},
      {"beside the number", "1 NZ Jan - Pol\n1 OW An - Bea\n" + results, played,
       "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS; 2EW", ""},
      {"below headings", "Names NS\n1 Jan - Pol\n2 Cy - Di\nNames EW\n1 An - Bea\n" + results, played,
       "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS [Cy] [Di]; 2EW", ""},
      {"below sides", "Namen\nNZ\n1 Jan - Pol\nOW\n1 An - Bea\n" + results, played,
       "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS; 2EW", ""},
      {"below sides alone", "NS\n1 Jan - Pol\nEW\n1 An - Bea\n" + results, played,
       "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS; 2EW", ""},
      {"without a direction it is not clear whose", "1 Jan - Pol\n" + results, played,
       "1NS [Jan] [Pol]; 1EW; 2NS; 2EW", "names-unclear 1:1+11"},
      {"names show a Mitchell that the numbers do not", "1NS Jan - Pol\n1EW An - Bea\n#1\n1 2 420\n2 1 -50",
       "1: 1NS-2EW 420; 1: 2NS-1EW -50", "1NS [Jan] [Pol]; 2EW; 2NS; 1EW [An] [Bea]", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("columns of names name the pairs beside them") {
  const std::string named = "1 [Jan] [Pol]; 2 [An] [Bea]";
  const Row rows[] = {
      {"by side", "NS;EW;NS names;EW names;Score\n1;2;Jan - Pol;An - Bea;420", "1: 1-2 420", named, ""},
      {"beside each pair", "NS;Names;EW;Names;Score\n1;Jan - Pol;2;An - Bea;50", "1: 1-2 50", named, ""},
      {"in Dutch", "NZ;OW;Namen NZ;Namen OW;Score\n1;2;Jan - Pol;An - Bea;420", "1: 1-2 420", named, ""},
      {"in Danish", "NS;ØV;Navne NS;Navne ØV;Score\n1;2;Jan - Pol;An - Bea;420", "1: 1-2 420", named, ""},
      {"in Swedish", "NS;ÖV;Namn NS;Namn ÖV;Score\n1;2;Jan - Pol;An - Bea;420", "1: 1-2 420", named, ""},
      {"on every line, either way",
       "Board;NS;EW;Names NS;Names EW;Score\n1;1;2;Jan - Pol;An - Bea;420\n2;2;1;An - Bea;Jan - Pol;50",
       "1: 1-2 420; 2: 2-1 50", named, ""},
      {"a substitute",
       "Board;NS;EW;Names NS;Names EW;Score\n1;1;2;Jan - Pol;An - Bea;420\n2;1;2;Jan - Cy;An - Bea;50",
       "1: 1-2 420; 2: 1-2 50", named, "number-twice 3:7+8"},
      {"a Mitchell", "NS;EW;Names NS;Names EW;Score\n1;1;Jan - Pol;An - Bea;420\n2;2;Cy - Di;Ed - Flo;50",
       "1: 1NS-1EW 420; 1: 2NS-2EW 50", "1NS [Jan] [Pol]; 1EW [An] [Bea]; 2NS [Cy] [Di]; 2EW [Ed] [Flo]", ""},
      {"empty ones", "NS;EW;Names NS;Names EW;Score\n1;2;;-;420", "1: 1-2 420", "1; 2", ""},
  };
  for (const Row& row : rows) check(row);
  const FileReading csv = readCsv("NS,EW,NS names,EW names,Score\n1,2,Jan - Pol,An - Bea,420\n");
  CHECK(names(csv.event) == named);
}

}  // namespace overtrick::travellers_names_test

#include "read/result_list.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "read/date_text.h"
#include "show.h"

namespace overtrick::result_list_test {

namespace {

// A/12 [Jan] [Piet*] = 5833
std::string show(const ResultList& list) {
  std::string text;
  for (const ListedResult& entry : list.entries) {
    if (!text.empty()) text += "; ";
    text += entry.line + "/" + entry.number;
    for (std::size_t i = 0; i < entry.players.size(); ++i) {
      text += " [" + entry.players[i] + (entry.substitute == static_cast<int>(i) ? "*]" : "]");
    }
    if (entry.result) text += " = " + std::to_string(std::lround(*entry.result * 100));
  }
  return text;
}

struct Row {
  const char* name;
  const char* input;
  const char* expected;
  const char* findings;
};

}  // namespace

TEST_CASE("an evening's result as Dutch clubs publish it") {
  const Row rows[] = {
      {"line, place, pair, names, per cent", "A 1 12 Jan Jansen - Piet Smit 58,33",
       "A/12 [Jan Jansen] [Piet Smit] = 5833", ""},
      {"ties in every writing",
       "A 1-2 1 An - Bea 55,5\nA 1= 2 Cor - Dirk 55,5\nA =3 3 Els - Fre 50\nA 3/4 4 Gé - Hans 50\n"
       "A 5. 5 Ida - Jo 39",
       "A/1 [An] [Bea] = 5550; A/2 [Cor] [Dirk] = 5550; A/3 [Els] [Fre] = 5000; A/4 [Gé] [Hans] = 5000; "
       "A/5 [Ida] [Jo] = 3900",
       ""},
      {"the line in a title, headings below each, two lines in one paste",
       "Uitslag Lijn A\nPlaats Paar Namen Score\n1 12 Jan Jansen - Piet Smit 58,33%\n\n"
       "Lijn B\nPlaats Paar Namen Score\n1. 4 Kees Kort & Bea Lang 61.11 %",
       "A/12 [Jan Jansen] [Piet Smit] = 5833; B/4 [Kees Kort] [Bea Lang] = 6111", ""},
      {"a printed list with club, date and session",
       "BC De Kaart                                maandag 7 september 2026\n"
       "Lijn A        Zitting 1\nRang  Paar  Namen                       Percentage\n"
       "----------------------------------------------------\n"
       "   1    12  Mw. A. de Vries & Dhr. H. v.d. Berg    58,33\n"
       "Lijn B        Zitting 1\n   1     2  Kees Kort & Bea Lang    61,11\n",
       "A/12 [Mw. A. de Vries] [Dhr. H. v.d. Berg] = 5833; B/2 [Kees Kort] [Bea Lang] = 6111", ""},
      {"a title with a dash and a date", "BC De Kaart - maandag 7 september 2026\n1 An - Bea 51,5",
       "/1 [An] [Bea] = 5150", ""},
      {"a title with a dash and a line", "Zitting 3 - A-lijn\n1 An - Bea 51,5", "A/1 [An] [Bea] = 5150", ""},
      {"a table copied from a page",
       "Plaats\tNr\tSpeler 1\tSpeler 2\tScore\n1\t12\tJan Jansen\tPiet Smit\t58,33\n",
       "/12 [Jan Jansen] [Piet Smit] = 5833", ""},
      {"lines as headings between the rows of a table",
       "A-lijn\n1\tJan Jansen & Piet Smit\t58,33%\nB-lijn\n1\tKees Kort & Bea Lang\t61,11%",
       "A/1 [Jan Jansen] [Piet Smit] = 5833; B/1 [Kees Kort] [Bea Lang] = 6111", ""},
      {"commas part cells, with their headings",
       "lijn,plaats,paar,speler1,speler2,percentage\nA,1,12,Jan Jansen,Piet Smit,58.33",
       "A/12 [Jan Jansen] [Piet Smit] = 5833", ""},
      {"surnames first", "A;1;12;Jansen, Jan - Smit, Piet;58,33\nA;2;13;Kort, Kees;Lang, Bea;41,67",
       "A/12 [Jansen, Jan] [Smit, Piet] = 5833; A/13 [Kort, Kees] [Lang, Bea] = 4167", ""},
      {"columns of blanks", "1    12   Jan Jansen      Piet Smit     58,33",
       "/12 [Jan Jansen] [Piet Smit] = 5833", ""},
      {"a hyphen without blanks", "A 1 12 Jan Jansen-Piet Smit 58,33", "A/12 [Jan Jansen] [Piet Smit] = 5833",
       ""},
      {"a hyphen inside a name", "A 1 12 Truus Bakker-Smit - Ko Visser 58,33",
       "A/12 [Truus Bakker-Smit] [Ko Visser] = 5833", ""},
      {"the line and the place in one", "A1 12 An - Bea 58,33\nB2 3 Cor - Dirk 41",
       "A/12 [An] [Bea] = 5833; B/3 [Cor] [Dirk] = 4100", ""},
      {"the line and the place in one cell", "A1;12;An;Bea;58,33\nB2;3;Cor;Dirk;41",
       "A/12 [An] [Bea] = 5833; B/3 [Cor] [Dirk] = 4100", ""},
      {"matchpoints in front of the percentage", "1 12 An - Bea 140,0 58,33\n2 3 Cor - Dirk 100,0 41,67",
       "/12 [An] [Bea] = 5833; /3 [Cor] [Dirk] = 4167", ""},
      {"matchpoints behind it", "1 An - Bea 58.33 84\n2 Cor - Dirk 41.67 60",
       "/1 [An] [Bea] = 5833; /2 [Cor] [Dirk] = 4167", ""},
      {"the sign tells", "1 An - Bea 55% 54\n2 Cor - Dirk 45 % 46",
       "/1 [An] [Bea] = 5500; /2 [Cor] [Dirk] = 4500", ""},
      {"the percentage in front of the names", "1 58,33 An - Bea\n2 41,67% Cor - Dirk",
       "/1 [An] [Bea] = 5833; /2 [Cor] [Dirk] = 4167", ""},
      {"substitutes and members' numbers",
       "A 1 1 Jan Jansen - Piet Smit* 58\nA 2 2 Kees Kort (inv.) - Bea Lang 51\n"
       "A 3 3 Co Klein (1234567) - Dirk Groot (7654321) (invaller) 50\nA;4;4;Els;1234567;Fre;7654321;41",
       "A/1 [Jan Jansen] [Piet Smit*] = 5800; A/2 [Kees Kort*] [Bea Lang] = 5100; "
       "A/3 [Co Klein] [Dirk Groot*] = 5000; A/4 [Els] [Fre] = 4100",
       ""},
      {"numbers that belong to the names", "A 1 3 Speler 5 - Speler 6 61,25",
       "A/3 [Speler 5] [Speler 6] = 6125", ""},
      {"handicaps behind the names", "1 Jan 28,4 - Pol 14,0 54,2", "/1 [Jan] [Pol] = 5420", ""},
      {"a pair without a result", "A 1 12 An - Bea ?\nA 2 3 Cor - Dirk", "A/12 [An] [Bea]; A/3 [Cor] [Dirk]",
       ""},
      {"one name behind a number stays, for the page to ask about", "A 3 5 Jan Jansen 44",
       "A/5 [Jan Jansen] = 4400", ""},
      {"phantoms are no pair", "A 1 1 An - Bea 55\nA 2 2 Rust 0", "A/1 [An] [Bea] = 5500", ""},
      {"a foot is left out and said", "1 An - Bea 51,5\nGemiddeld 50,00\nBerekend met een programma",
       "/1 [An] [Bea] = 5150", "extra-text 2:1+15; extra-text 3:1+26"},
      {"a first row that has a score is no title", "Jan Jansen 58,33\n1 An - Bea 51,5",
       "/1 [An] [Bea] = 5150", "extra-text 1:1+16"},
      {"names that look like a line and a number", "P1 - P2 55\nP3;P4;45",
       "/ [P1] [P2] = 5500; / [P3] [P4] = 4500", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const ResultList list = readResultList(row.input, ResultUnit::percent);
    CHECK(show(list) == row.expected);
    CHECK(test::show(list.findings) == row.findings);
  }
}

TEST_CASE("an evening's result in IMPs") {
  const Row rows[] = {
      {"signs of every kind", "A 1 12 An - Bea +1,25\nA 2 3 Cor - Dirk −0,40\nA 3 4 Els - Fre - 0,85",
       "A/12 [An] [Bea] = 125; A/3 [Cor] [Dirk] = -40; A/4 [Els] [Fre] = -85", ""},
      {"the total in front of the mean", "1 An - Bea 12 0,50\n2 Cor - Dirk -12 -0,50",
       "/1 [An] [Bea] = 50; /2 [Cor] [Dirk] = -50", ""},
      {"the boards behind it, and units", "1 An - Bea 0,50 IMP 24\n2 Cor - Dirk -0,50 IMP 24",
       "/1 [An] [Bea] = 50; /2 [Cor] [Dirk] = -50", ""},
      {"the unit in front of it, in a cell", "1;An;Bea;IMP;0,50\n2;Cor;Dirk;IMP;-0,50",
       "/1 [An] [Bea] = 50; /2 [Cor] [Dirk] = -50", ""},
      {"24 boards of which nobody won anything", "1 An - Bea 24 0,00\n1 Cor - Dirk 24 0,00",
       "/1 [An] [Bea] = 0; /1 [Cor] [Dirk] = 0", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const ResultList list = readResultList(row.input, ResultUnit::imps);
    CHECK(show(list) == row.expected);
    CHECK(test::show(list.findings) == row.findings);
  }
}

TEST_CASE("the date of a title") {
  struct Dated {
    const char* line;
    const char* expected;
  };
  const Dated rows[] = {
      {"BC De Kaart, maandag 7 september 2026", "2026-09-07"},
      {"Uitslag van 07-09-2026", "2026-09-07"},
      {"mandag den 7. sept. 2026", "2026-09-07"},
      {"måndag 5 maj 2025", "2025-05-05"},
      {"dinsdag 3 maart 2026 (3e zitting)", "2026-03-03"},
      {"31 oktober 2026", "2026-10-31"},
      {"32 oktober 2026", ""},
      {"Zitting 3 van 12", ""},
  };
  for (const Dated& row : rows) {
    CAPTURE(row.line);
    CHECK(isoOf(findDay(row.line)) == row.expected);
  }
  const ResultList list = readResultList("Uitslag 7-9-2026\nA 1 12 An - Bea 58", ResultUnit::percent);
  CHECK(isoOf(list.day) == "2026-09-07");
}

TEST_CASE("a result list of nonsense costs no more than its length") {
  constexpr std::size_t megabyte = 1'000'000;
  const auto repeated = [](const std::string& piece) {
    std::string text = "1 ";
    while (text.size() < megabyte) text += piece;
    return text;
  };
  for (const char* piece : {"a-", "a, ", "a b-c d ", "1 ", "(1)", "lijn A ", "* ", "- ", "7 mei 2026 "}) {
    CAPTURE(piece);
    CHECK(readResultList(repeated(piece), ResultUnit::percent).entries.size() <= 1);
  }
}

}  // namespace overtrick::result_list_test

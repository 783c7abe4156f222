// What stands below headings in other places than theirs: second rows, sides of scores, words out of order, cells that
// other marks part. Forms are those of section 5.1 of the specification: what cannot be laid is said, not guessed.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::layout_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("the second row of a heading may complete the words above it") {
  const Row rows[] = {
      {"a word below another is of its column",
       "Gift;Paar;;Contract;Score;\nnr;NZ;OW;;NZ;OW\n7;1;2;4S N =;420;\n7;3;4;4S N -1;;50",
       "7: 1-2 4S N 10 (420); 7: 3-4 4S N 9 (-50)", ""},
      {"a word below nothing is its own", "Gift;Paar;;;Score;\nnr;NZ;OW;Contract;NZ;OW\n7;1;2;4S N =;420;",
       "7: 1-2 4S N 10 (420)", ""},
      {"a word below one that nobody knows", "Kaart;Paar;;Score\nGift;NZ;OW;\n7;1;2;420", "7: 1-2 420", ""},
      {"nothing above the first", "; Paar;;Score\nGift;NZ;OW;\n7;1;2;420", "7: 1-2 420", ""},
      {"it is longer than the first", "Gift;Paar\nnr;NZ;OW;;Score\n7;1;2;x;420", "7: 1-2 420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("words that could head columns, and do not") {
  const Row rows[] = {
      {"names and points alone", "Punten;Namen\nBoard 1\n1 2 420", "1: 1-2 420", "extra-text 1:1+12"},
      {"a dash behind no score", "NS;EW;-;Score\n1;2;x;420", "1: 1-2 420", "ignored-column 1:7+1"},
      {"a dash in front", "-;NS;EW;Score\nx;1;2;420", "1: 1-2 420", "ignored-column 1:1+1"},
      {"only undertricks", "NS;EW;Contract;By;Down\n1;2;4S;N;1", "1: 1-2 4S N 9", ""},
      {"only EW's score", "NS;EW;Contract;By;EW+\n1;2;4S;E;420\n3;4;4S;E;",
       "1: 1-2 4S E 10 (-420); 1: 3-4 4S E 10", "assumed-made 3:5+2"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("scores and sides with one blank between all the headings") {
  const Row rows[] = {
      {"two scores of NS", "NS EW Score NS Score NS\n1 2 420 420", "",
       "ignored-column 1:22+2; missing-field 2:1+11"},
      {"one score of NS, one of nobody", "NS EW Score NS Score MP\n1 2 420 7", "",
       "ignored-column 1:22+2; missing-field 2:1+9"},
      {"pairs by their own word", "Board Pair Pair Score NS Score EW\n7 1 2 420 -", "7: 1-2 420", ""},
      {"the pairs apart", "NS Board EW Score NS Score EW\n1 7 2 420 -", "7: 1-2 420", ""},
      {"EW, the contract, then NS", "Bd EW Contract NS Score\n7 2 4SN= 1 420", "7: 1-2 4S N 10 (420)", ""},
      {"the score's side behind PairNS", "PairNS PairEW Contract Score NS\n1 2 4SN= 420",
       "1: 1-2 4S N 10 (420)", ""},
      {"the score's side behind PairEW", "PairEW PairNS Contract Score NS\n2 1 4SN= 420",
       "1: 1-2 4S N 10 (420)", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("words that do not stand in the order of their headings") {
  const Row rows[] = {
      {"round and table in front, the contract in pieces",
       "Section Round Table Board NS EW Contract Score\nA 1 2 7 3 4 4S N = 420", "7: A.3-A.4 4S N 10 (420)",
       ""},
      {"fewer words than lead", "Board NS EW Contract Score\n7 1 2 4SN= 420\n7 3", "7: 1-2 4S N 10 (420)",
       "no-result 3:1+3"},
      {"a contract in NS's place", "NS   EW   Contract   Score\n4SN  1   2", "", "not-a-number 2:1+3"},
      {"a contract in EW's place", "NS   EW   Contract   Score\n1    4SN   2", "", "not-a-number 2:6+3"},
      {"an award in EW's place", "NS EW Score\n1 60/40 420", "", "not-a-number 2:3+5"},
      {"a nought for a board passed out", "NS EW Contract Score\n1 2 pass 0", "1: 1-2 pass", ""},
      {"a result in the score's place", "NS EW Contract Score\n1 2 4SN =", "1: 1-2 4S N 10", ""},
      {"a word in the score's place", "NS EW Contract Score\n1 2 4SN xyz", "1: 1-2 4S N 10",
       "assumed-made 2:5+3; not-a-number 2:9+3"},
      {"between two headings", "NS   EW          Score\n1       2        420", "1: 1-2 420", ""},
      {"two words below one that nobody knows", "NS   EW   Remarque   Score\n1    2    a  b", "",
       "ignored-column 1:11+8; no-result 2:1+14"},
      {"a cell of two words below a number", "Board   NS   EW   Score\n7 x     1    2    420", "",
       "number-out-of-range 2:1+3"},
      {"a cell of two words below a doubling",
       "Board   NS   EW   X     Contract\n7       1    2    x x   4SN=", "7: 1-2 4Sxx N 10", ""},
      {"two cells below one heading",
       "Board   NS   EW   Contract      Score\n7       1    2    4S N   =     420   ", "7: 1-2 4S N 10 (420)",
       ""},
      {"more cells than headings", "NS   EW   Score\n1    2    4S N    =   420", "", "not-a-number 2:11+15"},
      {"no pair below NS", "Board   NS   EW   Contract\n7       x    2    4S N =", "7: x-2 4S N 10", ""},
      {"no pair below EW", "Board   NS   EW   Contract\n7       1    x    4S N =", "7: 1-x 4S N 10", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("cells that a mark parts below headings that it does not, or not so") {
  const Row rows[] = {
      {"a closed frame and a row without one", "|NS|EW|Score|\n1|2|420", "1: 1-2 420", ""},
      {"an open frame and a row of its own length", "|NS|EW|Contract|Score\n1|2|4SN=|420",
       "1: 1-2 4S N 10 (420)", ""},
      {"a tab, and too few cells", "NS EW Contract Score\n1\t2", "", "no-result 2:1+3"},
      {"semicolons, and too many cells", "NS EW Score\n1;2;420;x;y", "1: 1-2 420", "extra-text 2:9+1"},
      {"a semicolon, and two cells", "NS EW Contract Score\n1 2 4SN=;420", "", "unknown-contract 2:5+8"},
      {"a row that is no row, below contracts without NS", "EW;Contract;Score\n7", "", "missing-field 2:1+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("headings that come again") {
  const Row rows[] = {
      {"in other words of the same columns", "NS;EW;Score;MP\n1;2;420;7\nNZ;OW;Score;MP\n3;4;50;1",
       "1: 1-2 420; 1: 3-4 50", "ignored-column 1:13+2; ignored-column 3:13+2"},
      {"with other columns", "NS;EW;Score;MP\n1;2;420;7\nNS;EW;Contract;MP\n3;4;4SN=;1",
       "1: 1-2 420; 1: 3-4 4S N 10", "ignored-column 1:13+2; ignored-column 3:16+2"},
      {"the same", "NS;EW;Score;MP\n1;2;420;7\nNS;EW;Score;MP\n3;4;50;1", "1: 1-2 420; 1: 3-4 50",
       "ignored-column 1:13+2"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::layout_test

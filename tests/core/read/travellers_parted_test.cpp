// What blanks part though it belongs together, and what they part for good: signs and their numbers, outcomes of two
// words, doubles. Forms are those of section 5.1 of the specification.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_parted_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("a sign with blanks behind it belongs to the number of tricks that follows (5.1)") {
  const Row rows[] = {
      {"a minus", "1 2 4S N +1\n3 4 4S N - 1\n5 6 4S N =", "1: 1-2 4S N 11; 1: 3-4 4S N 9; 1: 5-6 4S N 10",
       ""},
      {"among tricks", "1 2 4S N 10\n3 4 4S N - 1\n5 6 4S N 9",
       "1: 1-2 4S N 10; 1: 3-4 4S N 9; 1: 5-6 4S N 9", ""},
      {"a true minus and a dash", "1 2 4S N − 1\n3 4 4S N –  2", "1: 1-2 4S N 9; 1: 3-4 4S N 8", ""},
      {"a plus", "1 2 4S N + 1", "1: 1-2 4S N 11", ""},
      {"behind a word", "1 2 4S N made + 1\n3;4;4S N made + 1\n5 6 4S N down - 1",
       "1: 1-2 4S N 11; 1: 3-4 4S N 11; 1: 5-6 4S N 9", ""},
      {"with a score", "1 2 4S W +1 -450\n3 4 4S W - 1 50\n5 6 4S W − 2 100",
       "1: 1-2 4S W 11 (-450); 1: 3-4 4S W 9 (50); 1: 5-6 4S W 8 (100)", ""},
      {"with the score's sign apart, too", "1 2 4S N - 1 - 50\n3 4 4S N + 1 + 450",
       "1: 1-2 4S N 9 (-50); 1: 3-4 4S N 11 (450)", ""},
      {"glued to the contract", "1 2 4SN- 1\n3 4 N4S+ 1", "1: 1-2 4S N 9; 1: 3-4 4S N 11", ""},
      {"before the declarer", "1 2 4S - 1 N", "1: 1-2 4S N 9", ""},
      {"behind a pair", "1 2 3S 2 - 1\n3 4 3s4- 1", "1: 1-2 3S E 8; 1: 3-4 3S E 8", "declarer-by-pair 1:5+8"},
      {"in a cell", "1;2;4S N – 1;-50\n3\t4\t4S N + 1 450", "1: 1-2 4S N 9 (-50); 1: 3-4 4S N 11 (450)", ""},
      {"below a contract's heading", "NS\tEW\tContract\tScore\n1\t2\t7D W – 1\t50", "1: 1-2 7D W 12 (50)",
       ""},
      {"below a result's heading", "NS;EW;Contract;By;Result\n1;2;4S;N;- 1", "1: 1-2 4S N 9", ""},
      {"in columns of blanks", "NS EW Contract By Result Score\n1 2 4S N - 1\n3 4 4S N + 1 450",
       "1: 1-2 4S N 9; 1: 3-4 4S N 11 (450)", ""},
      {"between pairs, and before a score", "1 - 2 420\n3 4 - 50\n5 - 6 - 100\n7 8 + 90",
       "1: 1-2 420; 1: 3-4 -50; 1: 5-6 -100; 1: 7-8 90", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a dash between a contract and a score is what the contract says (5.1)") {
  const Row rows[] = {
      {"made, as on the Belgian sheet", "1 2 4S N - 420\n3 4 N4S- 420",
       "1: 1-2 4S N 10 (420); 1: 3-4 4S N 10 (420)", ""},
      {"a minus", "1 2 4S N - 50", "1: 1-2 4S N 9 (-50)", ""},
      {"NS's empty place", "1 2 4S E - 420", "1: 1-2 4S E 10 (-420)", ""},
      {"rather made than nine down", "1 2 4S N - 450", "1: 1-2 4S N 11 (450)", ""},
      {"neither", "1 2 4S N - 430", "", "unclear-score 1:12+3"},
      {"behind a result it is the empty place", "1 2 4S N = 420 -\n3 4 4S N -1 - 50",
       "1: 1-2 4S N 10 (420); 1: 3-4 4S N 9 (-50)", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("numbers with a blank between them are two") {
  const Row rows[] = {
      {"in a cell", "Board 14\n1\t2\t4S N -1 0\n3\t4\t3NT N -1 0", "14: 1-2 4S N 9 (0); 14: 3-4 3N N 8 (0)",
       ""},
      {"glued contracts", "1\t2\t4SN-1 0\n3 4 4SN-1 0", "1: 1-2 4S N 9 (0); 1: 3-4 4S N 9 (0)", ""},
      {"a score that no contract has", "1\t2\t4S N 1 1\n3\t4\t4S N +1", "1: 1-2 4S N 11 (1); 1: 3-4 4S N 11",
       ""},
      {"a score with a word that begins as a suit", "1\t2\t5 reverse\n3\t4\t50 rev",
       "1: 1-2 5 reverse; 1: 3-4 50 reverse", ""},
      {"a dash that joins, and a minus", "12\t9\t2H*-N -2\n4\t7\t5S-E –2\n1\t2\t4S-N 10",
       "1: 12-9 2Hx N 6; 1: 4-7 5S E 9; 1: 1-2 4S N 10", ""},
      {"tricks that are a pair's number, the declarer apart", "13\t16\t6SA 13\tN\n10;9;3H 10;O",
       "1: 13-16 6N N 13; 1: 10-9 3H E 10", ""},
      {"before the contract", "13 14 10 4S N\n1 2 4S N =\n3 4 450 4S N +1",
       "1: 1-2 4S N 10; 1: 3-4 4S N 11 (450)", "unclear-score 1:7+2"},
  };
  for (const Row& row : rows) check(row);
}

// As copied out of a PDF; the words of each language are those of spec 5.1.
TEST_CASE("an outcome of two words stays together in columns of blanks") {
  const Row rows[] = {
      {"before the pairs",
       "Contract      NS      EW      Score\n4S N =        1       2       420\n"
       "Passed out    5       7\n3NT E -1      3       4       50",
       "1: 1-2 4S N 10 (420); 1: 5-7 pass; 1: 3-4 3N E 8 (50)", ""},
      {"in Dutch",
       "NZ            OW            Contract      Score\n3             1             niet gespeeld\n"
       "2             4             4S N =        420",
       "1: 3-1 np; 1: 2-4 4S N 10 (420)", ""},
      {"in Danish", "NS    ØV    Kontrakt    Score\n3     1     ikke spillet\n5     7     passet rundt     0",
       "1: 3-1 np; 1: 5-7 pass", ""},
      {"in Swedish", "NS  ÖV  Kontrakt    Av  Resultat  Poäng\n3   1   ej spelad\n5   7   4S          N   =",
       "1: 3-1 np; 1: 5-7 4S N 10", "ignored-column 1:35+5"},
      {"with empty columns",
       "NS    EW    Contract    By    Result    Score\n5     7     Passed out                  0",
       "1: 5-7 pass", ""},
      {"a contract whose last words stand nearer to the next heading, before empty columns",
       "Contract            NS    EW    Score\n4S N doubled down 1   1     2\n4♠ E doubled down 2   3     4",
       "1: 1-2 4Sx N 9; 1: 3-4 4Sx E 8", ""},
      {"and behind a column",
       "By    Contract            NS    EW    Score\nN     4♠ doubled down 1   1     2", "1: 1-2 4Sx N 9",
       ""},
      {"headings with one blank between", "Contract NS EW Score\nPassed out 5 7\nNot played 6 8",
       "1: 5-7 pass; 1: 6-8 np", ""},
      {"a contract without its score",
       "Contract      NS      EW      Score\n4S N          1       2\n"
       "3NT E         3       4       -400",
       "1: 1-2 4S N 10; 1: 3-4 3N E 9 (-400)", "assumed-made 2:1+4"},
      {"a contract over several headings", "NS  EW  Contract By Result Score\n1   2   4S N +1 450",
       "1: 1-2 4S N 11 (450)", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a redouble with a blank before it, and other ways to write things (5.1)") {
  const Row rows[] = {
      {"two Ds", "1 2 4S DD N =\n3 4 4H RD N -1", "1: 1-2 4Sxx N 10; 1: 3-4 4Hxx N 9", ""},
      {"a queen that was led", "1 2 4S N = DD 420", "1: 1-2 4S N 10 (420)", "ignored-column 1:12+2"},
      {"suits by two letters",
       "1 2 4Di N =\n3 4 4Cl E =\n5 6 4ClE=", "1: 1-2 4D N 10; 1: 3-4 4C E 10; 1: 5-6 4C E 10", ""},
      {"a hyphen for a blank", "1 2 passed-out\n3 4 not-played\n5 sit-out",
       "1: 1-2 pass; 1: 3-4 np; 1: 5-0 bye", ""},
      {"shares with a colon", "1 2 60:40\n3 4 60:60", "1: 1-2 60:40", "unknown-contract 2:5+5"},
      {"all of a top", "1 2 A100\n3 4 A1000\n5 6 A0100", "1: 1-2 100:0; 1: 3-4 100:0; 1: 5-6 0:100",
       "other-side-assumed 1:5+4"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("words in a score's place that are none do not stand in the order of the headings (5.1)") {
  const Row rows[] = {
      {"contracts of several words",
       "Board NS EW Contract By Score NS Score EW\n11 12 11 1NT 6    S           50",
       "11: 12-11 1N S 6 (-50)", ""},
      {"scores around the pairs",
       "Kontrakt  Resultat Score NS NS ÖV Score ÖV\n3SS       +2            200 9  1         -",
       "1: 9-1 3S S 11 (200)", ""},
      {"a sign and its number between two columns", "Spil NS ØV Kontrakt    MP\n30   10 12 4Kdbl-N - 1 12",
       "30: 10-12 4Cx N 9", "ignored-column 1:24+2"},
      {"a result", "Bricka NS ÖV Kontrakt Score NS Score ÖV\n31 9 10 3H-Ö -1 50", "31: 9-10 3H E 8 (50)", ""},
      {"both sides' scores, and points behind them",
       "NS EW Contract By Result Score NS Score EW MP\n1 2 4S N = 420 5\n3 4 4S E = 420 5",
       "1: 1-2 4S N 10 (420); 1: 3-4 4S E 10 (-420)", "ignored-column 1:44+2; ignored-column 2:16+1"},
      {"points, and no heading for scores", "NS EW Contract By Result MP\n1 2 4S x N = 4\n3 4 Pass 5",
       "1: 1-2 4Sx N 10; 1: 3-4 pass", "ignored-column 1:26+2; ignored-column 2:14+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a dash in the result's column is no empty place of a score") {
  check({"made", "15\t12\t11\t5♣DD\tS\t-\t1000\n15\t9\t10\t5♣\tS\t+1\t420",
         "15: 12-11 5Cxx S 11 (1000); 15: 9-10 5C S 12 (420)", ""});
  check({"points beside a board passed out", "1;2;PASS;;3\n3;4;PASS;450", "1: 1-2 pass; 1: 3-4 450",
         "score-not-counted 1:11+1; score-contradicts-contract 2:10+3"});
  check({"a double glued to strain and declarer", "1 2 4SdblN =\n3 4 3RrdblO -1",
         "1: 1-2 4Sx N 10; 1: 3-4 3Dxx E 8", ""});
}

}  // namespace overtrick::travellers_parted_test

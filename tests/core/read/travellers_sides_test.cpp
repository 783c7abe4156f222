// Whose a score is, and whether a number is one at all, where no heading says it. What no line decides is assumed with
// a finding, or is an error: "nothing is guessed silently" (specification, section 5.1). Scores are those of Law 77.
#include <doctest/doctest.h>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_sides_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("an empty field before a score is EW's where the columns show it") {
  const Row rows[] = {
      {"an empty column in front", "1;2;;420;\n3;4;;;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"and a word in it", "1;2;;420;\n3;4;;;50\n5;6;Pass;;", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 pass", ""},
      {"results that nobody wrote", "1;2;4S;N;;420;\n3;4;3NT;N;;;50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N N 8 (-50)", ""},
      {"nothing shows it", "1;2;;420\n3;4;;50", "1: 1-2 -420; 1: 3-4 -50", "score-side-assumed 1:6+3"},
      {"nor does a field behind", "1;2;;420;\n3;4;;50;", "1: 1-2 -420; 1: 3-4 -50",
       "score-side-assumed 1:6+3"},
      {"a word in the field before", "1;2;;420\n3;4;Pass;", "1: 1-2 420; 1: 3-4 pass",
       "score-side-assumed 1:6+3"},
      {"matchpoints do not", "1;2;Pass;;0;6\n3;4;;400;2;4\n5;6;NP;;", "1: 1-2 pass; 1: 3-4 400; 1: 5-6 np",
       "ignored-column 1:11+1; score-side-assumed 2:6+3"},
      {"but the contract does", "1;2;4S N =;;420\n3;4;3NT E =;;400",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400)", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a number alone in a column of points is no score") {
  const Row rows[] = {
      {"a nought", "1;2;420;12\n3;4;430;8\n5;6;;0", "1: 1-2 420; 1: 3-4 430",
       "ignored-column 1:9+2; no-result 3:1+6"},
      {"a top of 50", "1;2;420;12\n3;4;430;8\n5;6;;50", "1: 1-2 420; 1: 3-4 430",
       "ignored-column 1:9+2; no-result 3:1+7"},
      {"percentages", "1;2;420;66,7\n3;4;430;100\n5;6;;0", "1: 1-2 420; 1: 3-4 430",
       "ignored-column 1:9+4; no-result 3:1+6"},
      {"both sides' scores are none", "1;2;420;-420\n3;4;;50", "1: 1-2 420; 1: 3-4 -50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a dash between the pairs may come again before the score") {
  const Row rows[] = {
      {"on all lines", "1 - 2 - 420\n3 - 4 - 50", "", "unclear-score 1:9+3; unclear-score 2:9+2"},
      {"one line has none", "1 - 2 420\n3 - 4 - 50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"a line of pairs alone says nothing of it", "5 6 4S N =\nNS1 - EW2\n3 - 4 - 50", "1: 5-6 4S N 10",
       "no-result 2:1+9; unclear-score 3:9+2"},
      {"the contract tells", "1 - 2 - 4S N = - 420\n3 - 4 - 3NT E - 400",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400)", ""},
      {"pairs in one field", "1 - 2\t420\n3 - 4\t-50\n5 v 6\t100", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 100", ""},
      {"by semicolons", "1 - 2;420\n3 - 4;-50", "1: 1-2 420; 1: 3-4 -50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("scores without a sign may be those of declarer's side") {
  const Row rows[] = {
      {"all fit so", "NS;EW;Contract;By;Score\n3;4;3NT;E;400\n5;6;3NT;N;400",
       "1: 3-4 3N E 9 (-400); 1: 5-6 3N N 9 (400)", "scores-of-declarer 2:11+3"},
      {"with results", "1 2 4S W = 420\n3 4 4S N -1 -50\n5 6 4S E -1 -50",
       "1: 1-2 4S W 10 (-420); 1: 3-4 4S N 9 (-50); 1: 5-6 4S E 9 (50)", "scores-of-declarer 1:12+3"},
      {"a game made, not eight down", "NS;EW;Contract;By;Score\n3;4;3NT;E;400\n5;6;3NT;E;-430",
       "1: 3-4 3N E 9 (400); 1: 5-6 3N E 10 (-430)", ""},
      {"NS's", "1 2 3NT E -400\n3 4 3NT E 50", "1: 1-2 3N E 9 (-400); 1: 3-4 3N E 8 (50)", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a number without a sign is a level or an overtrick only where something says so") {
  const Row rows[] = {
      {"a minus below Tricks", "NS;EW;Contract;By;Tricks\n1;2;1NT;N;7\n3;4;1NT;N;-1\n5;6;1NT;N;1",
       "1: 1-2 1N N 7; 1: 3-4 1N N 6", "unclear-result 4:11+1"},
      {"a result", "NS;EW;Contract;By;Result\n1;2;1NT;N;7\n3;4;1NT;N;-1\n5;6;1NT;N;=",
       "1: 1-2 1N N 7; 1: 3-4 1N N 6; 1: 5-6 1N N 7", ""},
      {"beside one down", "1 2 4H N -1\n3 4 4H E 7", "1: 1-2 4H N 9", "unclear-result 2:5+6"},
      {"four beside an overtrick", "1 2 1D S +1\n3 4 1D S 4", "1: 1-2 1D S 8", "unclear-result 2:5+6"},
      {"beside an overtrick", "1 2 1D S +1\n3 4 1D S 5", "1: 1-2 1D S 8", "unclear-result 2:5+6"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a line that does not fit headings with EW in front is not read by itself") {
  const Row rows[] = {
      {"a field is missing", "Spel Score OW NZ Contract\n13 +170 2 1 3SA\n13 4 3 40%-60%", "13: 1-2 170",
       "contract-left-out 2:13+3; missing-field 3:1+14"},
      {"the side behind the score is a pair's", "ØV Score NS\n2 110 1\n4 -50 3", "1: 1-2 110; 1: 3-4 -50",
       ""},
      {"and behind a board", "Bricka NS Score ÖV\n12 1 -990 2", "12: 1-2 -990", ""},
      {"an outcome in a pair's place", "Gift Score OW NZ\n1 420 4 3\n1 6 5 ---", "1: 3-4 420",
       "missing-field 3:1+9"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("shapes of tables that are cut in two ways, or say little") {
  const Row rows[] = {
      {"percentages before an empty field", "1|2|4H N =|420\n3|4|60%/40%|",
       "1: 1-2 4H N 10 (420); 1: 3-4 60:40", ""},
      {"a board in front and an outcome", "1;1;2;50\n1;3;4;NP", "1: 1-2 50; 1: 3-4 np", ""},
      {"outcomes only", "1;1;2;NP\n1;3;4;NP", "1: 1-2 np; 1: 3-4 np", ""},
      {"headings of blanks over semicolons", "NS EW NS EW\n1;2;420;\n3;4;;50\n5;6;Pass;",
       "1: 1-2 420; 1: 3-4 -50; 1: 5-6 pass", ""},
      {"points are the score", "NS\tÖV\tPoäng\n1\t2\t420\n3\t4\t-50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"points are points", "NS\tÖV\tPoäng\n1\t2\t12\n3\t4\t0", "",
       "ignored-column 1:7+5; no-result 2:1+6; no-result 3:1+5"},
      {"shares in two columns", "Board\tNS\tEW\tContract\tBy\n2\t5\t2\t60%\t40%", "2: 5-2 60:40", ""},
      {"reverse in brackets", "9 10 4S N = (reverse)", "1: 9-10 4S N 10 reverse", ""},
      {"a bye with a group", "-\t10\tsit-out group 2\n1\t2\t50", "1: 0-10 bye; 1: 1-2 50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("French and German words are read where they clash with nothing") {
  const Row rows[] = {
      {"the plural is no seat", "1 2 4 piques O =", "", "ambiguous-letter 1:5+12"},
      {"suits in full", "1 2 4 piques N =\n3 4 3 trèfles E =\n5 6 2 Herz N =\n7 8 2 carreaux S =",
       "1: 1-2 4S N 10; 1: 3-4 3C E 9; 1: 5-6 2H N 8; 1: 7-8 2D S 8", ""},
      {"headings", "NS EO Contrat Par Résultat Score\n1 2 4P N = 420\n3 4 3SA N -1 -50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N N 8 (-50)", ""},
      {"West or East", "NS EO Contrat Par Résultat Score\n1 2 4♥ O = -420", "1: 1-2 -420",
       "contract-left-out 2:5+2"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_sides_test

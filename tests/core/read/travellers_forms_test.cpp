// Lines of travellers in their rarer forms: what stands in a cell, what cannot be a declarer, columns told by
// place.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_forms_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("declarer by pair, where it can be one") {
  const Row rows[] = {
      {"NS's own number", "1 2 3S 1 +1", "1: 1-2 3S N 10", "declarer-by-pair 1:5+7"},
      {"made, as a letter", "1 2 3S 1 C", "1: 1-2 3S N 9", "declarer-by-pair 1:5+6"},
      {"made, as a dash", "1 2 3S 2 -", "1: 1-2 3S E 9", "declarer-by-pair 1:5+2"},
      {"no result behind it: a number of nobody knows what", "1 2 3S N 1", "", "unclear-result 1:5+6"},
      {"a number of nobody", "1 2 3S 7 +1", "", "missing-declarer 1:5+4"},
      {"both have the number", "#1\n1 1 3S 1 +1\n2 2 50\n3 3 50", "1: 2NS-2EW 50; 1: 3NS-3EW 50",
       "missing-declarer 2:5+4"},
      {"two contracts in one word", "1 2 3sn2+1", "", "unknown-contract 1:5+6"},
      {"a result before the number", "1 2 3s=2+1", "", "unknown-contract 1:5+6"},
      {"a seat alone before the number", "1 2 n2+1", "", "unknown-contract 1:5+4"},
      {"too many tricks behind the number", "1 2 3s2+99", "", "unknown-contract 1:5+6"},
      {"the number in a cell", "1;2;3s2+1 reverse", "1: 1-2 3S E 10 reverse", "declarer-by-pair 1:5+5"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("groups of a fouled board, and words beside a contract") {
  CHECK(readTravellers("1 2 420 group 2").event.lines[0].group == 2);
  CHECK(readTravellers("1;2;420 group 2").event.lines[0].group == 2);
  CHECK(readTravellers("1 2 420 group 999").event.lines[0].group == 999);
  CHECK(readTravellers("1 2 420 group 0").event.lines[0].group == 0);
  CHECK(readTravellers("1;2;4S N = group 3;420").event.lines[0].group == 3);
  const Row rows[] = {
      {"a group that is none", "1 2 420 group x", "1: 1-2 420", "extra-text 1:9+5"},
      {"a group beyond the last", "1 2 420 group 1000", "1: 1-2 420",
       "extra-text 1:9+5; ignored-column 1:15+4"},
      {"a reversal in a cell", "1;2;4S N = reverse", "1: 1-2 4S N 10 reverse", ""},
      {"a word in a cell", "1;2;4S N = late;420", "1: 1-2 4S N 10 (420)", "extra-text 1:12+4"},
      {"a cell with two words for an outcome", "1;2;not played", "1: 1-2 np", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("cards that were led are passed over, other words are not") {
  for (const char* card : {"♥K", "HK", "kh", "S10", "♠10", "♣2", "DT"}) {
    CAPTURE(card);
    check({card, "1 2 4S N = " + std::string(card) + " 420", "1: 1-2 4S N 10 (420)",
           test::show(readTravellers("1 2 4S N = " + std::string(card) + " 420").findings)});
    CHECK(readTravellers("1 2 4S N = " + std::string(card) + " 420").findings[0].code == Code::ignoredColumn);
  }
  for (const char* word : {"♥Z", "kings", "zz", "h11", "♠♠♠♠"}) {
    CAPTURE(word);
    CHECK(readTravellers("1 2 4S N = " + std::string(word) + " 420").findings[0].code == Code::extraText);
  }
}

TEST_CASE("which number is whose score") {
  const Row rows[] = {
      {"noughts on both sides", "1;2;0;0", "1: 1-2 0", "ignored-column 1:7+1"},
      {"a score, a nought and points", "1 2 420 0 7", "1: 1-2 420", "ignored-column 1:9+1"},
      {"numbers that cannot be another result", "1 2 420 3 4 451", "1: 1-2 420", "ignored-column 1:9+1"},
      {"numbers behind a contract", "1 2 4S N = 420 3 4 450", "1: 1-2 4S N 10 (420)",
       "ignored-column 1:16+1"},
      {"columns by place, with a contract in one line", "1  2  420\n3  4         50\n5  6  4SN=        420",
       "1: 1-2 420; 1: 3-4 -50; 1: 5-6 4S N 10 (420)", "score-columns-by-place 2:14+2"},
      {"steps that are too small for a column", "1  2  420\n3  4    50", "1: 1-2 420; 1: 3-4 50", ""},
      {"three places are no two columns", "1  2  420\n3  4         50\n5  6                 60",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 60", ""},
      {"a fullwidth minus", "1 2 －50", "1: 1-2 -50", ""},
  };
  for (const Row& row : rows) check(row);
  TravellerOptions options;
  options.withoutLastZero = true;
  check({"both sides without the last zero", "1 2 42 -42\n3 4 4S= 42", "1: 1-2 420; 1: 3-4 4S N 10 (420)",
         "declarer-from-score 2:5+3"},
        options);
  check({"tricks beside no contract, without the last zero", "1 2 4Q 9", "", "unknown-contract 1:5+2"},
        options);
}

TEST_CASE("headings that lack something or have it twice") {
  const Row rows[] = {
      {"dealer and pairs by side", "Pair NS;Pair EW;Dealer;Score\n1;2;N;420", "1: 1-2 420", ""},
      {"NS a third time", "NS;EW;NS;EW;NS;Score NS\n1;2;3;4;5;420", "1: 1-2 420",
       "ignored-column 1:7+2; ignored-column 1:10+2; ignored-column 1:13+2"},
      {"more cells than headings", "NS;EW;Score\n1;2;420;late;later\n3;4;50;;", "1: 1-2 420; 1: 3-4 50",
       "ignored-column 2:9+4"},
      {"an empty heading", "NS;;EW;Score\n1;x;2;420", "1: 1-2 420", ""},
      {"the right vulnerability", "Board;Vul;NS;EW;Score\n1;None;1;2;420", "1: 1-2 420", ""},
      {"the wrong one", "Board;Vul;NS;EW;Score\n1;All;1;2;420", "1: 1-2 420", "vulnerability-differs 2:3+3"},
      {"a bye for NS", "NS;EW;Score\nBye;2;\n3;4;50", "1: 0-2 bye; 1: 3-4 50", ""},
      {"a bye in the score", "NS;EW;Score\n1;-;bye\n-;2;bye\n3;4;50", "1: 1-0 bye; 1: 0-2 bye; 1: 3-4 50",
       ""},
      {"nobody below EW, where blanks part", "NS   EW   Score   MP\n1    2    420     3\n3         50      4",
       "1: 1-2 420", "ignored-column 1:19+2; missing-field 3:1+19"},
      {"nobody there", "NS;EW;Score\n1;-;420\n-;2;NP", "", "missing-field 2:1+7; missing-field 3:1+6"},
      {"a word for a pair", "NS;EW;Score\npass;2;420", "1: pass-2 420", ""},
      {"no such board in front", "0 1 2 420\n7 3 4 50", "7: 3-4 50", "number-out-of-range 1:1+1"},
      {"an award and a word", "1 2 A+ late", "1: 1-2 A+:A-", "other-side-assumed 1:5+2; extra-text 1:8+4"},
      {"EW's score and a word", "1;2;;50;late", "1: 1-2 -50", "score-side-assumed 1:6+2; extra-text 1:9+4"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("one of two columns of scores may hold a word in place of one") {
  const Row rows[] = {
      {"passed out", "1;2;420;\n3;4;;50\n5;6;Pass;", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 pass", ""},
      {"an average", "1\t2\t420\t\n3\t4\t\t50\n5\t6\tA\t", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 A:A", ""},
      {"not played", "1;2;420;\n3;4;;50\n5;6;NP;NP", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 np", ""},
      {"percentages", "1;2;;50\n3;4;40%-60%;\n5;6;420;", "1: 1-2 -50; 1: 3-4 40:60; 1: 5-6 420", ""},
      {"a column of nothing but words holds no scores", "1;2;;420\n3;4;;50\n5;6;Pass;0",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 pass", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a level apart speaks against a board in front as loudly as a small number for it") {
  CHECK(test::show(readTravellers("1 2 4 S N =\n3 4 7 420").event).find("1: 1-2 4S N 10") == 0);
  CHECK(test::show(readTravellers("1 2 4 420\n3 4 7 420").event) == "1: 2-4 420; 3: 4-7 420");
}

TEST_CASE("as it comes out of an e-mail") {
  const Row rows[] = {
      {"quoted", "> Board 7\n> 1 2 4S N +1\n> 3 4 -500 late", "7: 1-2 4S N 11; 7: 3-4 -500",
       "extra-text 3:12+4"},
      {"quoted twice, without blanks", ">>Board 7\n>>1 2 420\n> > 3 4 50", "7: 1-2 420; 7: 3-4 50", ""},
      {"a quoted heading", "> Board;NS;EW;Score;Weather\n> 7;1;2;420;rain", "7: 1-2 420",
       "ignored-column 1:21+7"},
      {"an empty quote", ">\n1 2 420", "1: 1-2 420", ""},
      {"pairs and a colon", "Board 7\n1 - 2: 4S N +1\n3-4: 420\n5 v 6: pass",
       "7: 1-2 4S N 11; 7: 3-4 420; 7: 5-6 pass", ""},
      {"a colon and no pair", "1 :: 420", "", "not-a-number 1:3+1"},
      {"a colon alone", "1 : 420", "", "not-a-number 1:3+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("the number of a board in a longer word") {
  const Row rows[] = {
      {"Dutch", "Spelnummer 7\n1 2 420", "7: 1-2 420", ""},
      {"Dutch, Flanders", "Giftnummer: 7\n1 2 420", "7: 1-2 420", ""},
      {"Danish", "Spilnummer 7\n1 2 420", "7: 1-2 420", ""},
      {"Swedish", "Bricknummer 7\n1 2 420", "7: 1-2 420", ""},
      {"as a column", "Bricknr;NS;ÖV;Resultat\n7;1;2;420", "7: 1-2 420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a result column that holds contract, declarer and tricks") {
  const Row rows[] = {
      {"and a score beside it", "Board;NS;EW;Result;Score\n7;1;2;4SN+1;650\n7;3;4;4SxS-2;-500",
       "7: 1-2 4S N 11 (650); 7: 3-4 4Sx S 8 (-500)", ""},
      {"and a declarer beside it", "NS;EW;By;Result\n1;2;E;3NT=", "1: 1-2 3N E 9", ""},
      {"beside a contract it is a result", "NS;EW;Contract;By;Result\n1;2;4S;N;3NT=", "",
       "unknown-contract 2:10+4"},
      {"half a contract", "NS;EW;Result;Score\n1;2;4;420\n3;4;quite good;50", "1: 1-2 420; 1: 3-4 50",
       "contract-left-out 3:5+10"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a mark between the thousands") {
  const Row rows[] = {
      {"a point", "Board;NS;EW;Score\n7;1;2;1.430\n7;3;4;-1.400\n7;5;6;2.000",
       "7: 1-2 1430; 7: 3-4 -1400; 7: 5-6 2000", ""},
      {"a comma, and a true minus", "Board;NS;EW;Score\n7;1;2;−1,100", "7: 1-2 -1100", ""},
      {"decimals are none", "Board;NS;EW;Score\n7;1;2;430.00\n7;3;4;50,0", "7: 1-2 430; 7: 3-4 50", ""},
      {"a fraction", "Board;NS;EW;Score\n7;1;2;0.430", "", "not-a-number 2:7+5"},
      {"too much", "Board;NS;EW;Score\n7;1;2;12.430", "", "not-a-number 2:7+6"},
      {"without headings", "Board 7\n1;2;1.430\n3 4 -1.400\n5\t6\t1,100",
       "7: 1-2 1430; 7: 3-4 -1400; 7: 5-6 1100", ""},
      {"points behind a score without headings", "Board 7\n1;2;1430;7.125", "7: 1-2 1430",
       "ignored-column 2:10+5"},
      {"points before it", "Board 7\n1;2;7.5;1430", "7: 1-2 1430", "ignored-column 2:5+3"},
      {"points alone are no score", "Board 7\n1;2;7.5\n3;4;7.125\n5;6;0.430", "",
       "unknown-contract 2:5+3; unknown-contract 3:5+5; unknown-contract 4:5+5"},
      {"other marks", "Board;NS;EW;Score\n7;1;2;1x430\n7;3;4;1.4a0", "",
       "not-a-number 2:7+5; not-a-number 3:7+5"},
  };
  for (const Row& row : rows) check(row);
}

// Spec 1.4: a number out of range is said to be, however long it is.
TEST_CASE("a score that is too large") {
  const Row rows[] = {
      {"seven digits", "1 2 1000000", "", "number-out-of-range 1:5+7"},
      {"twelve", "3 4 999999999999", "", "number-out-of-range 1:5+12"},
      {"twenty, with a sign", "3;4;-99999999999999999999", "", "number-out-of-range 1:5+21"},
      {"below a heading", "NS;EW;Score\n3;4;999999999999", "", "number-out-of-range 2:5+12"},
      {"behind a score", "3 4 420 999999999999", "1: 3-4 420", "ignored-column 1:9+12"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_forms_test

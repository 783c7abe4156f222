// Columns of pasted travellers that no heading names: percentages, noughts and dashes for an empty place, scores told
// by where they stand. What published travellers look like: the forms that the specification lists in section 5.1.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_columns_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("percentages behind a result are what it was worth, and nobody's award") {
  const Row rows[] = {
      {"one side's", "1;2;420;75%\n3;4;-50;25%\n5;6;400;50%", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 400",
       "ignored-column 1:9+3"},
      {"both sides'", "1;2;420;75%;25%\n3;4;-50;25%;75%", "1: 1-2 420; 1: 3-4 -50", "ignored-column 1:9+3"},
      {"behind two columns of scores", "1;2;;420;75%;25%\n3;4;50;;25%;75%", "1: 1-2 -420; 1: 3-4 50",
       "ignored-column 1:10+3"},
      {"by commas", "1,2,420,75%\n3,4,-50,25%", "1: 1-2 420; 1: 3-4 -50", "ignored-column 1:9+3"},
      {"between bars", "|1|2|420|75%|\n|3|4|-50|25%|", "1: 1-2 420; 1: 3-4 -50", "ignored-column 1:10+3"},
      {"matchpoints behind them", "1;2;420;75,0%;25,0 %;6;2", "1: 1-2 420", "ignored-column 1:9+5"},
      {"by tabs, too", "1\t2\t420\t75%\t25%\t6", "1: 1-2 420", "ignored-column 1:9+3"},
      {"behind a contract", "1;2;4S N =;420;75%;25%\n3;4;4S N =;75%", "1: 1-2 4S N 10 (420); 1: 3-4 4S N 10",
       "ignored-column 1:16+3"},
      {"behind a pass", "1;2;pass;50%;50%", "1: 1-2 pass", "ignored-column 1:10+3"},
      {"in front of the score: an award to some", "1;2;75%;420\n3;4;25%;-50", "",
       "unclear-score 1:5+7; unclear-score 2:5+7"},
      {"an award of two shares", "1;2;60%;40%\n3;4;60%-40%", "1: 1-2 60:40; 1: 3-4 60:40", ""},
      {"behind an award", "1;2;A+;40%", "1: 1-2 A+:40", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("percentages behind a whole award are what it was worth") {
  const Row rows[] = {
      {"by tabs", "1\t2\t60/40\t60%\n3\t4\t110\t35%", "1: 1-2 60:40; 1: 3-4 110", "ignored-column 1:11+3"},
      {"by semicolons", "1;2;60-40;60%", "1: 1-2 60:40", "ignored-column 1:11+3"},
      {"by commas", "1,2,A60-40,60%,40%", "1: 1-2 60:40", "ignored-column 1:12+3"},
      {"by blanks", "1 2 A6040 60%", "1: 1-2 60:40", "ignored-column 1:11+3"},
      {"two columns of them", "1;2;60/40;60%;40%", "1: 1-2 60:40", "ignored-column 1:11+3"},
      {"two awards in two columns", "1;2;A+;A-;60%;40%\n3;4;60%;40%;60%", "1: 1-2 A+:A-; 1: 3-4 60:40",
       "ignored-column 1:11+3"},
      {"two awards between blanks", "1 2 A+ A- 60% 40%", "1: 1-2 A+:A-", "ignored-column 1:11+3"},
      {"two awards in one field", "1;2;A+ A-;60%", "1: 1-2 A+:A-", "ignored-column 1:11+3"},
      {"both sides by name", "1 2 NS A+ EW A- 60%", "1: 1-2 A+:A-", "ignored-column 1:17+3"},
      {"one side's, and both percentages", "1 2 A+ 60% 40%\n3;4;A60;60%;40%", "1: 1-2 A+:A-; 1: 3-4 60:40",
       "other-side-assumed 1:5+2; ignored-column 1:8+3; other-side-assumed 2:5+3"},
      {"one side's, and what it comes to", "1 2 A+ 60%\n3;4;A-;40%", "1: 1-2 A+:A-; 1: 3-4 A-:A+",
       "other-side-assumed 1:5+2; ignored-column 1:8+3; other-side-assumed 2:5+2"},
      {"one side's, and the other's", "1 2 A+ 40%\n3;4;A-;60%\n5;6;A60;40%",
       "1: 1-2 A+:40; 1: 3-4 A-:60; 1: 5-6 60:40", ""},
      {"the other's by name", "1 2 NS A+ EW 60%", "1: 1-2 A+:60", ""},
      {"an average", "1 2 A 50%\n3;4;A;50%;50%\n5;6;A;40%", "1: 1-2 A:A; 1: 3-4 A:A; 1: 5-6 A:40",
       "ignored-column 1:7+3"},
      {"below headings between blanks", "NS EW Score NS % EW %\n1 2 A+ A- 60% 40%\n3 4 60/40 60%",
       "1: 1-2 A+:A-; 1: 3-4 60:40", "ignored-column 1:13+4; ignored-column 1:18+4; ignored-column 2:11+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a dash between a score and percentages is EW's empty place") {
  const Row rows[] = {
      {"two columns of percentages",
       "1 2 420 - 75.0% 25.0%\n3 4 50 - 50.0% 50.0%\n5 6 - 100 0.0% 100.0%\n7 8 100 - 60% 40%",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 -100; 1: 7-8 100", "ignored-column 1:11+5"},
      {"one, as the other lines show", "1 2 420 - 75%\n3 4 50 - 50%\n5 6 100 - 0%",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 100", "ignored-column 1:11+3"},
      {"one, as NS's empty place shows", "1 2 - 420 0%\n3 4 50 - 50%", "1: 1-2 -420; 1: 3-4 50",
       "ignored-column 1:11+2"},
      {"nobody scores 60", "1 2 420 - 75%\n3 4 60 - 40%", "1: 1-2 420; 1: 3-4 60:40",
       "ignored-column 1:11+3"},
      {"nothing shows it: two shares of one top", "1 2 50 - 50%\n3 4 60 - 40%", "1: 1-2 50:50; 1: 3-4 60:40",
       ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("two dashes before a score are the empty place of NS's") {
  const Row rows[] = {
      {"alone", "1 2 -- 420", "1: 1-2 -420", ""},
      {"between blanks", "1 2 -- 420\n3 4 50 --", "1: 1-2 -420; 1: 3-4 50", ""},
      {"by semicolons", "1;2;--;420\n3;4;50;--", "1: 1-2 -420; 1: 3-4 50", ""},
      {"by tabs, with percentages", "1\t2\t--\t420\t0%\n3\t4\t50\t--\t100%", "1: 1-2 -420; 1: 3-4 50",
       "ignored-column 1:12+2"},
      {"between bars, longer dashes", "1 | 2 | –– | 420\n3 | 4 | 50 | ––", "1: 1-2 -420; 1: 3-4 50", ""},
      {"percentages behind", "1 2 420 -- 75% 25%\n3 4 50 -- 50% 50%\n5 6 -- 50 0% 50%",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 -50", "ignored-column 1:12+3"},
      {"below headings", "NS;EW;NS+;EW+\n1;2;--;420\n3;4;50;--\n5;6;--;--", "1: 1-2 -420; 1: 3-4 50",
       "no-result 4:1+9"},
      {"below aligned headings", "NS  EW  NS   EW\n1   2   --   420\n3   4   50   --",
       "1: 1-2 -420; 1: 3-4 50", ""},
      {"a vulnerability beside others", "#1\n1 2 -- 420\n#4\n1 2 All 420", "1: 1-2 420; 4: 1-2 420", ""},
      {"a vulnerability beside sides", "#1\n1 2 -- 420\n#2\n1 2 NZ 420", "1: 1-2 420; 2: 1-2 420", ""},
      {"three are a board not played", "1 2 ---\n3 4 420", "1: 1-2 np; 1: 3-4 420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("noughts in the empty places of two columns of scores, and matchpoints behind") {
  const Row rows[] = {
      {"both kinds of line are there", "1 2 420 0 4 0\n3 4 0 50 2 2\n5 6 0 110 0 4",
       "1: 1-2 420; 1: 3-4 -50; 1: 5-6 -110", "ignored-column 1:11+1"},
      {"a passed board", "1 2 420 4 0\n3 4 0 2 2\n5 6 -50 0 4", "1: 1-2 420; 1: 3-4 0; 1: 5-6 -50",
       "ignored-column 1:9+1"},
      {"passed by all", "1 2 0 50 50\n3 4 0 50 50", "1: 1-2 0; 1: 3-4 0", "ignored-column 1:7+2"},
      {"points of a top of 100", "1 2 420 0 100\n3 4 430 100 0\n5 6 0 50 50",
       "1: 1-2 420; 1: 3-4 430; 1: 5-6 0", "ignored-column 1:9+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("surnames in front, each name in a cell of its own") {
  const auto entries = [](const char* text) { return test::showEntries(readTravellers(text).event); };
  CHECK(entries("Pair;Player 1;Player 2\n1;Smith, John;Doe, Jane\n\n#1\n1;2;420") ==
        "1/Smith, John/Doe, Jane; 2");
  CHECK(entries("Pair\tPlayer 1\tPlayer 2\n1\tSmith, John\tDoe, Jane\n\n#1\n1\t2\t420") ==
        "1/Smith, John/Doe, Jane; 2");
  check({"with handicaps",
         "Pair;Player 1;Hcp 1;Player 2;Hcp 2\n1;Smith, John;12,3;Doe, Jane;14,1\n#1\n1;2;420", "1: 1-2 420",
         ""});
  CHECK(entries("1;Ann, Bob\n#1\n1;2;420") == "1/Ann/Bob; 2");
}

TEST_CASE("the sides of two columns of scores, in headings that single blanks part") {
  const Row rows[] = {
      {"behind the score", "NS EW Score NS Score EW\n3 6 650 -\n7 2 - 1100", "1: 3-6 650; 1: 7-2 -1100", ""},
      {"in Dutch", "NZ OW Score NZ Score OW\n3 6 650 -\n7 2 - 1100", "1: 3-6 650; 1: 7-2 -1100", ""},
      {"in Danish, and a board", "Spil NS ØV Score NS Score ØV\n1 3 6 650 -\n1 7 2 - 1100",
       "1: 3-6 650; 1: 7-2 -1100", ""},
      {"in front of the score", "NS EW NS score EW score\n3 6 650 -\n7 2 - 1100", "1: 3-6 650; 1: 7-2 -1100",
       ""},
      {"behind a pair's heading of two words",
       "NS pair EW Score NS Score EW\n1 3 120 --\n2 4 -- 920\n3 1 100 --",
       "1: 1-3 120; 1: 2-4 -920; 1: 3-1 100", ""},
      {"behind a pair's heading of two words, Dutch",
       "NZ paar OW Score NZ Score OW\n1 3 120 --\n2 4 -- 920\n3 1 100 --",
       "1: 1-3 120; 1: 2-4 -920; 1: 3-1 100", ""},
      {"behind both pairs' headings", "NS pair EW pair Score NS Score EW\n1 3 120 --\n2 4 -- 920",
       "1: 1-3 120; 1: 2-4 -920", ""},
      {"in front of the score and the pairs", "NS score EW score NS EW\n650 - 3 6\n- 1100 7 2",
       "1: 3-6 650; 1: 7-2 -1100", ""},
      {"behind the score, in front of the pairs", "Score NS Score EW NS EW\n650 - 3 6\n- 1100 7 2",
       "1: 3-6 650; 1: 7-2 -1100", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a side before its points is one heading of them, where single blanks part the words") {
  const Row rows[] = {
      {"one side's", "NS EW NS score EW score NS %\n3 4 100 - 40%\n1 2 - 50 60%", "1: 3-4 100; 1: 1-2 -50",
       "ignored-column 1:25+4"},
      {"both sides'", "NS EW NS score EW score NS % EW %\n3 4 100 - 40% 60%\n1 2 - 50 60% 40%",
       "1: 3-4 100; 1: 1-2 -50", "ignored-column 1:25+4; ignored-column 1:30+4"},
      {"behind one score", "NS EW Score NS MP EW MP\n3 4 100 2 0", "1: 3-4 100",
       "ignored-column 1:13+5; ignored-column 1:19+5"},
      {"behind a contract", "NS EW Contract By Tricks NS % EW %\n1 2 4S N 10 60% 40%", "1: 1-2 4S N 10",
       "ignored-column 1:26+4; ignored-column 1:31+4"},
      {"of both sides", "NS EW Score NS EW %\n3 4 100 2 0 40%", "1: 3-4 100",
       "ignored-column 1:13+2; ignored-column 1:16+2; ignored-column 1:19+1"},
      {"of a score that is missing", "NS EW NS score EW score NS % EW %\n3 4 100 - 40%", "",
       "ignored-column 1:25+4; ignored-column 1:30+4; unclear-score 2:5+3; ignored-column 2:11+3"},
      {"an award in three words", "NS EW Score %\n3 4 60 - 40%", "1: 3-4 60:40", "ignored-column 1:13+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a number behind a score is none of its digits, where runs of blanks part the columns") {
  const Row rows[] = {
      {"matchpoints, Dutch", "NZ   OW   Score   NZ MP\n1   2   -140   0\n3   4   90   6",
       "1: 1-2 -140; 1: 3-4 90", "ignored-column 1:19+5"},
      {"both sides', Danish", "NS   ØV   Score   MP NS   MP ØV\n1   2   -140   0   8\n3   4   90   6   2",
       "1: 1-2 -140; 1: 3-4 90", "ignored-column 1:19+5; ignored-column 1:27+5"},
      {"IMPs, Swedish", "NS   ÖV   Score   NS IMP   ÖV IMP\n1   2   -140   0   8", "1: 1-2 -140",
       "ignored-column 1:19+6; ignored-column 1:28+6"},
      {"headings that nobody knows", "NZ   OW   Score   Abc Def\n1   2   -140   0\n3   4   90   6",
       "1: 1-2 -140; 1: 3-4 90", "ignored-column 1:19+3; ignored-column 1:23+3"},
      {"no column for it", "NS   EW   Contract   Score\n1   2   4SN=             420   8   0",
       "1: 1-2 4S N 10", "not-a-number 2:26+11"},
      {"thousands", "NS   EW   Contract   Score   Abc Def\n1   2   7NTNX=     1 520      3",
       "1: 1-2 7Nx N 13 (1520)", "ignored-column 1:30+3; ignored-column 1:34+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("percentages that stand below other headings than theirs are no results") {
  const std::string contracts = "NS   EW   Contract   Result   Score   NS %   EW %\n";
  const std::string scores = "NS   EW   NS score   EW score   NS %   EW %\n";
  const std::string ofContracts = "ignored-column 1:39+4; ignored-column 1:46+4";
  const std::string ofScores = "ignored-column 1:33+4; ignored-column 1:40+4";
  const Row rows[] = {
      {"passed out", contracts + "1   2   Pass   0   29.27%   70.73%", "1: 1-2 pass",
       ofContracts + "; ignored-column 2:20+6"},
      {"passed out, without the nought", contracts + "1   2   Pass   29.27%   70.73%", "1: 1-2 pass",
       ofContracts + "; ignored-column 2:16+6"},
      {"a contract", contracts + "1   2   4SN   =   50,00   50,00", "1: 1-2 4S N 10",
       ofContracts + "; ignored-column 2:19+5"},
      {"an average", scores + "1   4   AVE   50,00   50,00", "1: 1-4 A:A",
       ofScores + "; ignored-column 2:15+5"},
      {"two awards", scores + "1   4   A+   A-   60%   40%\n3   2   60/40   60%   40%",
       "1: 1-4 A+:A-; 1: 3-2 60:40", ofScores + "; ignored-column 3:17+3"},
      {"lined up, an award of each side", scores + "1    4    A-         60%", "1: 1-4 A-:60", ofScores},
      {"lined up, a score", scores + "1    4               50         40%    60%", "1: 1-4 -50", ofScores},
      {"an award in the place of scores", "NS   EW   Score   MP\n1    2    60%/40%   5,5", "1: 1-2 60:40",
       "ignored-column 1:19+2"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a bar in front of a row is no frame where the headings have none") {
  const Row rows[] = {
      {"the first cell is empty", "NS score|EW|NS|EW score\n|4|1|110\n420|6|3|", "1: 1-4 -110; 1: 3-6 420",
       ""},
      {"all rows have a frame", "NS|EW|Score\n|1|2|420|\n|3|4|-50|", "1: 1-2 420; 1: 3-4 -50", ""},
      {"the first heading is empty", "|NS|EW|Score\n1|3|6|420\n2|7|2|-50", "1: 3-6 420; 1: 7-2 -50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("scores behind contracts stand in NS's column or in EW's") {
  const Row rows[] = {
      {"made by East", " 1   2   4S N =    420\n 3   4   3NT E =         400\n 5   6   3NT E -1   50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400); 1: 5-6 3N E 8 (50)", "score-columns-by-place 2:26+3"},
      {"EW's four places behind NS's, the fewest that are a column of its own",
       " 1   2   4S N =    420\n 3   4   3NT E =        400\n 5   6   3NT E -1    50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400); 1: 5-6 3N E 8 (50)", "score-columns-by-place 2:25+3"},
      {"three places are none", " 1   2   4S N =    420\n 3   4   3NT E =       400\n 5   6   3NT E -1    50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (400); 1: 5-6 3N E 8 (50)", ""},
      {"one column", "1 2 4S N =    420\n3 4 3NTx S +1 650\n5 6 4H E -1    50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3Nx S 10 (650); 1: 5-6 4H E 9 (50)", ""},
      {"points behind",
       " 1  2  4S   N =    420         60  40\n 3  4  3NT  E =          400    0 100\n"
       " 5  6  4Hx  S -1         100   50  50",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400); 1: 5-6 4Hx S 9 (-100)",
       "ignored-column 1:32+2; score-columns-by-place 2:26+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("words below headings are not taken in their order where they stand below others") {
  const Row rows[] = {
      {"one heading above two columns of points",
       "NS  EW    NS    EW   MP\n 1   2   420          4  0\n 7   8         400    0  4",
       "1: 1-2 420; 1: 7-8 -400", "ignored-column 1:22+2"},
      {"in order, and not aligned", "NS  EW    NS    EW   MP\n1 2 420 0 4\n7 8 0 400 0",
       "1: 1-2 420; 1: 7-8 -400", "ignored-column 1:22+2"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a board in front, and the declarer in front of the contract") {
  check({"by blanks", "4 1 4 S 5Sx -2\n4 3 6 N 7Hx -2\n4 5 2 S 2NT -2",
         "4: 1-4 5Sx S 9; 4: 3-6 7Hx N 11; 4: 5-2 2N S 6", ""});
}

TEST_CASE("a number behind a dash may have its minus there") {
  const Row rows[] = {
      {"beside tricks", "1 2 4S-N-2\n3 4 3NT-E-1\n5 6 4H-S-10", "1: 5-6 4H S 10",
       "unclear-result 1:5+6; unclear-result 2:5+7"},
      {"beside an overtrick", "1 2 4S-N-2\n3 4 4S-N+1", "1: 3-4 4S N 11", "unclear-result 1:5+6"},
      {"tricks", "1 2 4S-N-9\n3 4 2H-S-7\n5 6 4H-S-10", "1: 1-2 4S N 9; 1: 3-4 2H S 7; 1: 5-6 4H S 10", ""},
      {"the score tells", "1 2 4S-N-2 -100\n5 6 4H-S-10 420", "1: 1-2 4S N 8 (-100); 1: 5-6 4H S 10 (420)",
       ""},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_columns_test

// Lines in which one thing contradicts another, or in which something is missing: what is kept, and the finding
// that says what is not. Forms are those of section 5.1 of the specification; scores those of Law 77.
#include <doctest/doctest.h>

#include <string>

#include "read/csv.h"
#include "read/pbn.h"
#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_doubt_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("a score beside an outcome that has none is said not to count") {
  const Row rows[] = {
      {"not played", "Board 1\n1 2 np 420\n3 4 420", "1: 1-2 np; 1: 3-4 420", "score-not-counted 2:8+3"},
      {"not played, the score first", "1 2 420 NP", "1: 1-2 np", "score-not-counted 1:5+3"},
      {"a bye", "1 2 420 bye\n2 3 50", "1: 0-2 bye; 1: 2-3 50", "score-not-counted 1:5+3"},
      {"a bye's own number is none", "bye 11\n1 2 50", "1: 0-11 bye; 1: 1-2 50", ""},
      {"dashes", "1 2 --- 420", "1: 1-2 np", "score-not-counted 1:9+3"},
      {"an average", "1 2 AVE 420", "1: 1-2 A:A", "score-not-counted 1:9+3"},
      {"an average of one letter", "1 2 A -50", "1: 1-2 A:A", "score-not-counted 1:7+3"},
      {"percentages", "1 2 A6040 420", "1: 1-2 60:40", "score-not-counted 1:11+3"},
      {"percentages with a slash", "1 2 40/60 420", "1: 1-2 40:60", "score-not-counted 1:11+3"},
      {"in columns", "NS;EW;Contract;Score\n1;2;NP;420\n3;4;60/40;-50", "1: 1-2 np; 1: 3-4 60:40",
       "score-not-counted 2:8+3; score-not-counted 3:11+3"},
      {"in EW's column", "NS;EW;Contract;Score NS;Score EW\n1;2;NP;;420", "1: 1-2 np",
       "score-not-counted 2:9+3"},
      {"a nought is what programs write", "NS;EW;Contract;Score\n1;2;NP;0\n3;4;A6040;0\n5;6;NP;",
       "1: 1-2 np; 1: 3-4 60:40; 1: 5-6 np", ""},
      {"one side's award keeps the other's score", "1 2 A+ 420", "1: 1-2 NS A+ beside 420", ""},
  };
  for (const Row& row : rows) check(row);
  const FileReading csv = readCsv("NS,EW,Contract,Score\n1,2,NP,420\n");
  CHECK(test::show(csv.event) == "1: 1-2 np");
  CHECK(test::show(csv.findings) == "score-not-counted 2:8+3");
  const FileReading pbn = readPbn(
      "[Board \"1\"]\n[ScoreTable "
      "\"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\5R\"]\n"
      " 1  2 NP   -  -  420\n");
  CHECK(test::show(pbn.event) == "1: 1-2 np");
  CHECK(test::show(test::besidesScoring(pbn.findings)).starts_with("score-not-counted"));
}

TEST_CASE("an award behind a score is the other side's") {
  const Row rows[] = {
      {"behind", "1 2 420 A-\n3 4 420 A+", "1: 1-2 EW A- beside 420; 1: 3-4 EW A+ beside 420", ""},
      {"in front", "1 2 A- 420", "1: 1-2 NS A- beside 420", ""},
      {"behind EW's score", "1 2 EW 50 A+", "1: 1-2 NS A+ beside -50", ""},
      {"the side is named", "1 2 420 NS A+", "1: 1-2 NS A+ beside 420", ""},
      {"two awards", "1 2 A+ A-", "1: 1-2 A+:A-", ""},
      {"as below headings", "NS;EW;Score NS;Score EW\n1;2;420;A-", "1: 1-2 EW A- beside 420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("among tricks the contract's own level may be what was made") {
  const Row rows[] = {
      {"a result", "NS;EW;Contract;By;Result\n1;2;3NT;N;3\n3;4;3NT;E;9", "1: 3-4 3N E 9",
       "unclear-result 2:11+1"},
      {"another number is tricks", "NS;EW;Contract;By;Result\n1;2;3NT;N;5\n3;4;3NT;E;9",
       "1: 1-2 3N N 5; 1: 3-4 3N E 9", ""},
      {"the score tells", "NS;EW;Contract;By;Result;Score\n1;2;3NT;N;3;400\n3;4;3NT;E;9;-400",
       "1: 1-2 3N N 9 (400); 1: 3-4 3N E 9 (-400)", ""},
      {"the heading tells", "NS;EW;Contract;By;Tricks\n1;2;3NT;N;3\n3;4;3NT;E;9",
       "1: 1-2 3N N 3; 1: 3-4 3N E 9", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a no-break space groups the thousands of a score, or parts fields") {
  const Row rows[] = {
      {"alone on its board", "Board 1\n1 2 1\u00a0100", "1: 1-2 1100", ""},
      {"beside another line", "Board 1\n1 2 1\u00a0100\n3 4 420", "1: 1-2 1100; 1: 3-4 420", ""},
      {"below headings", "NS EW Score\n1 2 1\u00a0100", "1: 1-2 1100", ""},
      {"behind a minus", "1 2 -1\u00a0100", "1: 1-2 -1100", ""},
      {"behind a contract", "1 2 6NT N = 1\u00a0440\n3 4 6NT N = 1\u00a0440",
       "1: 1-2 6N N 12 (1440); 1: 3-4 6N N 12 (1440)", ""},
      {"a thin one", "1 2 1\u2009100\n3 4 1\u202f100", "1: 1-2 1100; 1: 3-4 1100", ""},
      {"parts pairs and score", "1\u00a02\u00a0420\n3\u00a04\u00a0430", "1: 1-2 420; 1: 3-4 430", ""},
      {"parts the second pair from the score", "5 1\u00a0430", "1: 5-1 430", ""},
      {"parts a contract's pieces", "1\u00a02\u00a03NT\u00a0N\u00a0=", "1: 1-2 3N N 9", ""},
      {"parts the result from the score", "1\u00a02\u00a03NT\u00a0N\u00a0+1\u00a0430", "1: 1-2 3N N 10 (430)",
       ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a contract beside an empty place for its result is said to be taken as made") {
  const Row rows[] = {
      {"no tricks", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,", "1: 1-2 4S N 10", "assumed-made 2:7+2"},
      {"no tricks, where others have them", "NS;EW;Contract;By;Tricks\n1;2;4S;N;10\n3;4;4S;N;",
       "1: 1-2 4S N 10; 1: 3-4 4S N 10", "assumed-made 3:5+2"},
      {"no result", "NS;EW;Contract;By;Result\n1;2;4S;N;+1\n3;4;3NT;E;", "1: 1-2 4S N 11; 1: 3-4 3N E 9",
       "assumed-made 3:5+3"},
      {"a dash is one", "NS;EW;Contract;By;Result\n1;2;4S;N;-", "1: 1-2 4S N 10", ""},
      {"the score tells", "NS;EW;Contract;By;Result;Score\n1;2;4S;N;;450", "1: 1-2 4S N 11 (450)", ""},
      {"in the contract's cell", "NS;EW;Contract;By;Result\n1;2;4S+1;N;", "1: 1-2 4S N 11", ""},
      {"nothing is passed out", "NS;EW;Contract;By;Result\n1;2;PASS;;", "1: 1-2 pass", ""},
      {"a score's place, and no result anywhere", "NS;EW;Contract;By;Score\n1;2;4S;N;420\n3;4;3NT;E;",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9", "assumed-made 3:5+3"},
  };
  for (const Row& row : rows) check(row);
  CHECK(test::show(readCsv("Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,\n").findings) ==
        "assumed-made 2:7+2");
}

TEST_CASE("a declarer's number is that of a pair at the table") {
  const Row rows[] = {
      {"neither of them", "5 6 3nt3-1", "", "declarer-not-at-table 1:5+6"},
      {"neither of them, made", "5 6 4s12=", "", "declarer-not-at-table 1:5+5"},
      {"one of them", "5 6 3nt5-1", "1: 5-6 3N N 8", "declarer-by-pair 1:5+6"},
      {"neither of them, and a score", "5 6 3nt3-1 -50", "1: 5-6 -50", "contract-left-out 1:5+6"},
      {"in a column", "NS;EW;Contract;By;Result\n5;6;3NT;3;-1", "", "declarer-not-at-table 2:9+1"},
      {"in a column, and a score", "NS;EW;Contract;By;Result;Score\n5;6;3NT;3;-1;-50", "1: 5-6 -50",
       "contract-left-out 2:9+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a score in brackets beside a contract is of the side that the contract says (5.1)") {
  const Row rows[] = {
      {"made by North", "1 - 2: 3NT N +1 (430)", "1: 1-2 3N N 10 (430)", ""},
      {"made by East", "1 2 3NT E +1 (430)", "1: 1-2 3N E 10 (-430)", ""},
      {"down", "1 2 4S N -1 (50)", "1: 1-2 4S N 9 (-50)", ""},
      {"without a contract it is a minus", "1 2 (420)", "1: 1-2 -420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a field between quotes may hold a comma (5.1)") {
  const Row rows[] = {
      {"a contract", "1,3,4,\"4S N, +1\"\n2,3,4,\"3NT E, =\",-400", "1: 3-4 4S N 11; 2: 3-4 3N E 9 (-400)",
       ""},
      {"below headings", "NS,EW,Contract,Score\n3,4,\"4S N, +1\",450", "1: 3-4 4S N 11 (450)", ""},
      {"a quote that never closes", "3,4,\"420", "", "unknown-contract 1:5+4"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a board's number has no sign") {
  const Row rows[] = {
      {"a minus", "Board -3\n1 2 420", "", "number-out-of-range 1:7+2; missing-board 2:1+7"},
      {"a true minus", "Board −3\n1 2 420", "", "number-out-of-range 1:7+2; missing-board 2:1+7"},
      {"a dash that joins", "Board-3\n1 2 420\nBoard - 4\n1 2 50\nBoard: 5\n1 2 60",
       "3: 1-2 420; 4: 1-2 50; 5: 1-2 60", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a section alone is kept") {
  for (const char* heading : {"Section A", "Lijn A", "Række A", "Sektion A"}) {
    CAPTURE(heading);
    const Event event = readTravellers(std::string(heading) + "\nBoard 1\n1 2 420").event;
    CHECK(test::show(event) == "1: A.1-A.2 420");
  }
  // No name between the quotes: they stay what stands there.
  check({"an empty name", "Section \"\"\nBoard 1\n1 2 420", "1: \"\".1-\"\".2 420", ""});
}

// As clubs in four countries call the lines of pairs.
TEST_CASE("a section's heading may have its name in front") {
  for (const char* heading :
       {"A-lijn", "A lijn:", "A - lijn", "Lijn A:", "A-rækken", "A-række:", "A-gruppen", "A-grupp", "Grupp A",
        "Afdeling A", "A-afdeling", "Avdelning A", "Sektion A", "A Section"}) {
    CAPTURE(heading);
    const TravellerReading reading =
        readTravellers(std::string(heading) + "\nBoard 1\n1 2 420\nB-lijn\nBoard 1\n1 2 50");
    CHECK(test::show(reading.event) == "1: A.1-A.2 420; 1: B.1-B.2 50");
    CHECK(test::show(reading.findings).empty());
  }
  const Row rows[] = {
      {"beside the board", "Spel 1 A-lijn\n1 2 420\nSpel 1 B-lijn\n1 2 50", "1: A.1-A.2 420; 1: B.1-B.2 50",
       ""},
      {"in front of the board", "A-lijn, spel 1\n1 2 420\nB lijn: spel 1\n1 2 50",
       "1: A.1-A.2 420; 1: B.1-B.2 50", ""},
      {"a side is no name", "NS groep\n1 2 420", "1: 1-2 420", "extra-text 1:1+8"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("columns of sections, by the words of four countries") {
  for (const char* word : {"Lijn", "Afdeling", "Sectie", "Groep", "Line", "Række", "Linje", "Gruppe", "Grupp",
                           "Sektion", "Avdelning", "Section"}) {
    CAPTURE(word);
    for (const char* mark : {",", ";", "\t", "  "}) {
      CAPTURE(mark);
      const std::string m = mark;
      std::string text =
          std::string("Board").append(m).append(word).append(m + "NS" + m + "EW" + m + "Score");
      text += "\n1" + m + "A" + m + "1" + m + "2" + m + "420\n1" + m + "B" + m + "1" + m + "2" + m + "50";
      const TravellerReading reading = readTravellers(text);
      CHECK(test::show(reading.event) == "1: A.1-A.2 420; 1: B.1-B.2 50");
      CHECK(test::show(reading.findings).empty());
    }
  }
}

// The number of the row is no section, and a section is no number of the row.
TEST_CASE("a column called line holds sections or counts the rows, as its cells tell") {
  const Row rows[] = {
      {"counted on each board", "Spel;Lijn;NZ;OW;Score\n1;1;1;2;420\n1;2;3;4;50\n2;1;1;4;60\n3;1;2;3;70",
       "1: 1-2 420; 1: 3-4 50; 2: 1-4 60; 3: 2-3 70", "ignored-column 1:6+4"},
      {"counted below the board", "Spel 1\nLijn;NZ;OW;Score\n1;1;2;420\n2;3;4;50", "1: 1-2 420; 1: 3-4 50",
       "ignored-column 2:1+4"},
      {"numbers of sections", "Spel;Lijn;NZ;OW;Score\n1;1;1;2;420\n1;1;3;4;50\n1;2;1;2;60\n1;2;3;4;70",
       "1: 1.1-1.2 420; 1: 1.3-1.4 50; 1: 2.1-2.2 60; 1: 2.3-2.4 70", ""},
      {"in front, below the board", "Spel 1\nLijn;NZ;OW;Score\nA;1;2;420\nB;1;2;50",
       "1: A.1-A.2 420; 1: B.1-B.2 50", ""},
      {"words", "Spel;Lijn;NZ;OW;Score\n1;Rood;1;2;420\n1;Wit;1;2;50",
       "1: Rood.1-Rood.2 420; 1: Wit.1-Wit.2 50", ""},
      {"beside a section", "Spel;Sectie;Lijn;NZ;OW;Score\n1;A;x;1;2;420", "1: A.1-A.2 420",
       "ignored-column 1:13+4"},
      {"empty", "Spel;Lijn;NZ;OW;Score\n1;;1;2;420\n1;-;3;4;50", "1: 1-2 420; 1: 3-4 50",
       "ignored-column 1:6+4"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_doubt_test

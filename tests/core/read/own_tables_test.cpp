// Our own CSV and PBN from other hands: every reference that leads nowhere and every figure that is none has
// its finding, and the rest is read.
#include <doctest/doctest.h>

#include <string>

#include "read/csv.h"
#include "read/director_outcome.h"
#include "read/pbn.h"
#include "show.h"

namespace overtrick::own_tables_test {

namespace {

struct Row {
  std::string name;
  std::string input;
  std::string event;
  std::string findings;
};

const std::string csvHead = "Overtrick,Name,Date,Scoring\n1,Ours,,\n";
const std::string csvResult = "Result,Board,Section,Round,Table,NS,EW,Contract,By,Tricks,Score NS\n";
const std::string csvGood = csvHead + "Pair,Number\n1,8\n2,9\nBoard,Number\n1,5\n" + csvResult;

// A file of ours with these rows in its tables.
std::string pbn(const std::string& entries, const std::string& boards, const std::string& scores) {
  return "% PBN 2.1\n[Event \"x\"]\n[OvertrickSections \"OtName\"]\nA\n"
         "[OvertrickPlayers \"OtNumber;OtHandicap;OtName\"]\n- - Ann\n"
         "[OvertrickEntries "
         "\"PairId;OtNumber;Section;Direction;OtPlayers;OtPhantom;OtPenalty;OtCarryOver\"]\n" +
         entries + "[OvertrickBoards \"OtNumber;Section;OtExpected\"]\n" + boards +
         "[Board \"5\"]\n[ScoreTable \"OtLine;PairId_NS;PairId_EW;Score_NS\"]\n" + scores;
}

const std::string twoEntries = "8 8 - - - - - -\n9 9 - - - - - -\n";

}  // namespace

TEST_CASE("our CSV: what leads nowhere is said") {
  const Row rows[] = {
      {"as we write it", csvGood + "1,5,,,,8,9,,,,420\n", "5: 8-9 420", ""},
      {"sections",
       csvHead + "Section,Name\n1,A\n2,B\nPair,Number,Section\n1,8,A\n2,9,B\nBoard,Number,Section\n1,5,B\n" +
           csvResult + "1,5,B,,,8,9,,,,420\n",
       "5: A.8-B.9 420", ""},
      {"an empty record", csvGood + "\n1,5,,,,8,9,,,,420\n", "5: 8-9 420", ""},
      {"an unknown table", csvGood + "1,5,,,,8,9,,,,420\nWeather,Wind\n1,5\n", "5: 8-9 420",
       "unknown-table 10:1+7; extra-text 11:1+1"},
      {"an unknown table of one column", csvGood + "1,5,,,,8,9,,,,420\nWeather\n", "5: 8-9 420",
       "unknown-table 10:1+7"},
      {"a quote that is never closed", csvGood + "1,5,,,,8,9,,,,420\n2,5,,,,8,9,,,,\"50\n",
       "5: 8-9 420; 5: 8-9 50", "unclosed-quote 10:1+1"},
      {"no such board", csvGood + "1,6,,,,8,9,,,,420\n2,x,,,,8,9,,,,420\n", "",
       "unknown-reference 9:3+1; unknown-reference 10:3+1"},
      {"no such pair", csvGood + "1,5,,,,8,7,,,,420\n", "5: 8-0 420", "unknown-reference 9:10+1"},
      {"no such section", csvGood + "1,5,B,,,8,9,,,,420\n", "5: 8-9 420", "unknown-reference 9:5+1"},
      {"no result", csvGood + "1,5,,,,8,9,,,,\n", "", "no-result 9:1+1"},
      {"a board without a number", csvHead + "Board,Number\n1,x\n", "", "not-a-number 4:3+1"},
      {"a handicap that is none", csvHead + "Player,Name,Number,Handicap\n1,Ann,,12.5\n2,Bo,,many\n", "",
       "not-a-number 5:7+4"},
      {"players that are not there", csvHead + "Pair,Number,Section,Direction,Players\n1,8,,,0 2 x\n", "",
       "unknown-reference 4:7+5; unknown-reference 4:7+5; unknown-reference 4:7+5"},
      {"a penalty that is none",
       csvHead + "Pair,Number,Section,Direction,Players,Phantom,Penalty,Unit\n1,8,,,,,much,\n", "",
       "not-a-number 4:9+4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readCsv(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("our PBN: what leads nowhere is said") {
  const std::string board = "5 - -\n";
  const Row rows[] = {
      {"as we write it", pbn(twoEntries, board, "1 8 9 420\n"), "5: 8-9 420", ""},
      {"neither results nor how many there are", pbn(twoEntries, board, ""), "", "no-results 1:1+0"},
      {"lines in another order", pbn(twoEntries, board, "2 8 9 420\n1 9 8 50\n"), "5: 9-8 50; 5: 8-9 420",
       ""},
      {"an entry of no section", pbn(twoEntries + "7 7 Z - - - - -\n", board, "1 8 9 420\n"), "5: 8-9 420",
       "unreadable-line 10:1+15"},
      {"an entry with players that are not there",
       pbn(twoEntries + "7 7 - - 0 - - -\n7 7 - - 2 - - -\n7 7 - - x - - -\n", board, "1 8 9 420\n"),
       "5: 8-9 420", "unreadable-line 10:1+15; unreadable-line 11:1+15; unreadable-line 12:1+15"},
      {"a penalty without a unit, or without a figure",
       pbn(twoEntries + "7 7 - - - - 5 -\n7 7 - - - - \"x points\" -\n7 7 - - - - - 5\n", board,
           "1 8 9 420\n"),
       "5: 8-9 420", "unreadable-line 10:1+15; unreadable-line 11:1+24; unreadable-line 12:1+15"},
      {"boards of no number and no section", pbn(twoEntries, board + "x - -\n6 Z -\n", "1 8 9 420\n"),
       "5: 8-9 420", "unreadable-line 12:1+5; unreadable-line 13:1+5"},
      {"a line of nobody", pbn(twoEntries, board, "1 7 9 420\n2 8 7 420\n3 8 9 50\n"), "5: 8-9 50",
       "unreadable-line 14:1+9; unreadable-line 15:1+9"},
      {"a line of no board", pbn(twoEntries, "6 - -\n", "1 8 9 420\n"), "",
       "no-results 1:1+0; unreadable-line 14:1+9"},
      {"a line of no section",
       pbn(twoEntries, board, "1 8 9 420\n[Section \"Z\"]\n[ScoreTable \"#\"]\n2 8 9 50\n"), "5: 8-9 420",
       "unreadable-line 17:1+8"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("our PBN: totals of which only one figure is there, and totals of nobody") {
  const FileReading reading = readPbn(
      pbn(twoEntries, "5 - -\n", "1 8 9 420\n") +
      "[TotalScoreTable \"Rank;PairId;TotalMP;TotalPercentage\"]\n- 8 12 -\n- 9 - 48\n1 7 5 5\n- 8 - -\n");
  REQUIRE(reading.totals.size() == 2);
  CHECK(reading.totals[0].points == Decimal{120000});
  CHECK(reading.totals[1].percent == Decimal{480000});
  CHECK(test::show(reading.findings) == "unreadable-line 18:1+7");
}

TEST_CASE("the director's notation") {
  struct Ruling {
    std::string text;
    std::string expected;
  };
  const Ruling rows[] = {
      {"620@60 -100@40", "620@60 -100@40"},
      {"620@60% -100@40%", "620@60 -100@40"},
      {"620@60 -100", "none"},
      {"620@ -100@40", "none"},
      {"many@60", "none"},
      {"620@-1", "none"},
      {"620@100001", "none"},
      {"620@100000", "620@100000"},
      {"620@0", "none"},
      {"620@0 50@0", "none"},
      {"9991@50 50@50", "none"},
      {"420//-50", "420//-50"},
      {"420//many", "none"},
      {"many//420", "none"},
      {"NS: A+ 420", "NS A+ beside 420"},
      {"NZ: A 420", "NS A beside 420"},
      {"EW: A- 420", "EW A- beside 420"},
      {"OW: A- 420", "EW A- beside 420"},
      {"øv: A- 420", "EW A- beside 420"},
      {"ÖV: A- 420", "EW A- beside 420"},
      {"EW: 30% 420", "EW 30 beside 420"},
      {"EW: 30 420", "EW 30 beside 420"},
      {"EW: 0 420", "EW 0 beside 420"},
      {"EW: 100 420", "EW 100 beside 420"},
      {"EW: 101 420", "none"},
      {"EW: -1 420", "none"},
      {"EW: NP 420", "none"},
      {"EW: A- many", "none"},
      {"N: A- 420", "none"},
      {"420", "none"},
  };
  for (const Ruling& row : rows) {
    CAPTURE(row.text);
    const auto outcome = readDirectorOutcome(row.text);
    CHECK((outcome ? test::show(*outcome) : "none") == row.expected);
  }
}

}  // namespace overtrick::own_tables_test

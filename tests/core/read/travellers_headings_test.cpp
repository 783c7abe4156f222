// Lines that head a board, and what else stands on them; headings of columns; lines with several results. Forms are
// those of section 5.1 of the specification: nothing is dropped without a finding.
#include <doctest/doctest.h>

#include <string>

#include "read/csv.h"
#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_headings_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("the words for a result beside a side are its score, and Bridgemate's NS/EW is the declarer") {
  const Row rows[] = {
      {"Swedish", "Par NS\tPar ÖV\tResultat NS\tResultat ÖV\n1\t2\t450\t\n3\t4\t\t50",
       "1: 1-2 450; 1: 3-4 -50", ""},
      {"Danish", "Par NS\tPar ØV\tResultat NS\tResultat ØV\n1\t2\t450\t\n3\t4\t\t50",
       "1: 1-2 450; 1: 3-4 -50", ""},
      {"Dutch", "NZ\tOW\tResultaat NZ\tResultaat OW\n1\t2\t450\t\n3\t4\t\t50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"English", "NS\tEW\tNS result\tEW result\n1\t2\t450\t\n3\t4\t\t50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"a plus behind the side, Dutch", "NZ;OW;NZ+;OW+\n1;2;450;\n3;4;;50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"a plus behind the side, Danish", "NS;ØV;NS+;ØV+\n1;2;450;\n3;4;;50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"a plus behind the side, Swedish", "NS;ÖV;NS+;ÖV+\n1;2;450;\n3;4;;50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"a plus behind the side, with a dash", "N-Z;O-W;N-Z +;O-W +\n1;2;450;\n3;4;;50",
       "1: 1-2 450; 1: 3-4 -50", ""},
      {"a plus before the side", "NZ;OW;+NZ;+OW\n1;2;450;\n3;4;;50", "1: 1-2 450; 1: 3-4 -50", ""},
      {"Bridgemate's columns", "Board;PairNS;PairEW;NS/EW;Contract;Result\n1;1;5;N;4 S;=\n1;2;6;W;3 NT;-1",
       "1: 1-5 4S N 10; 1: 2-6 3N W 8", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("gaps that part the cells without lining them up below their headings") {
  const char* heading = "Board   NS   EW   Contract   By   Result   Score\n";
  const Row rows[] = {
      {"fewer cells than headings", "3   1   2   PASS", "3: 1-2 pass", ""},
      {"as many", "3   3   4   5♠   S   =   650", "3: 3-4 5S S 11 (650)", ""},
      {"an award", "3   5   6   A+/A-", "3: 5-6 A+:A-", ""},
  };
  for (Row row : rows) {
    row.input = heading + row.input;
    check(row);
  }
}

TEST_CASE("a result behind a board's number is read as on a line of its own (5.1)") {
  const Row rows[] = {
      {"the number in a cell of its own", "Gift,7\n1,2,420\nGift;8;;\n3;4;50\nBoard | 9\n5 | 6 | -50",
       "7: 1-2 420; 8: 3-4 50; 9: 5-6 -50", ""},
      {"pairs with letters", "Board 2 A1 B1 620", "2: A1-B1 620", ""},
      {"sides before the numbers", "Board 2 NS1 EW1 4SN= 620", "2: 1NS-1EW 4S N 10 (620)", ""},
      {"sides behind the numbers", "Board 2 1NS 2EW 4SN-1 -100", "2: 1NS-2EW 4S N 9 (-100)", ""},
      {"semicolons", "Board 1;A1;B1;420", "1: A1-B1 420", ""},
      {"tabs", "Board 1\tA1\tB1\t420", "1: A1-B1 420", ""},
      {"commas", "Board 1,A1,B1,4S,N,=", "1: A1-B1 4S N 10", ""},
      {"behind a hash", "#1 A1 B1 420", "1: A1-B1 420", ""},
      {"in Dutch", "Gift 1 A1 B1 420", "1: A1-B1 420", ""},
      {"pairs by their word", "Spil 2 par 3 - par 4 3UT N -1", "2: 3-4 3N N 8", ""},
      {"pairs by their word, in English", "Board 2 pair 3 v pair 4 3NT N -1\nBoard 1 Pair 1 Pair 2 420",
       "2: 3-4 3N N 8; 1: 1-2 420", ""},
      {"a bye", "Board 2 Pair 9 bye", "2: 9-0 bye", ""},
      {"behind dealer and vulnerability", "Board 1 None N 1 2 420\nBoard 1 (dealer: N) 3 4 50",
       "1: 1-2 420; 1: 3-4 50", ""},
      {"behind another vulnerability", "Board 1 All 1 2 420", "1: 1-2 420", "vulnerability-differs 1:9+3"},
      {"below headings", "EW;NS;Score\nBoard 1;1;2;420", "1: 2-1 420", ""},
      {"headings behind the number", "Board 1 EW NS Score\n1 2 420", "1: 2-1 420", ""},
  };
  for (const Row& row : rows) check(row);
  const Event event =
      readTravellers("Board 1 Table 3 1 2 420\nBoard 1 Round 2 3 4 4S N =\nBoard 1 T4 5 6 4S N =").event;
  CHECK(test::show(event) == "1: 1-2 420; 1: 3-4 4S N 10; 1: 5-6 4S N 10");
  CHECK(event.lines[0].table == 3);
  CHECK(event.lines[1].round == 2);
  CHECK(event.lines[2].table == 4);
}

TEST_CASE("what is behind a board's number and means nothing is named (5.1)") {
  const Row rows[] = {
      {"a number in brackets", "Board 2 (1) 1 2 420", "", "extra-text 1:9+11"},
      {"no pair", "Board 2 not played", "", "extra-text 1:9+10"},
      {"names", "Board 2 Ann & Bob v Cy & Di 4S N = 620", "", "extra-text 1:9+30"},
      {"a contract alone", "Board 1 (4S N +1)", "", "extra-text 1:9+9"},
      {"a result of no board", "Board 0 1 2 420\n3 4 50", "",
       "missing-board 1:1+15; number-out-of-range 1:7+1; missing-board 2:1+6"},
      {"a letter", "Board 1a\n1 2 420", "1: 1-2 420", "extra-text 1:8+1"},
      {"a remark", "Board 1 xyz arrow-switched\n1 2 420", "1: 1-2 420", "extra-text 1:9+18"},
      {"a remark behind the dealer", "Board 1 N xyz\n1 2 420", "1: 1-2 420", "extra-text 1:11+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a board's heading says dealer, vulnerability, section, round, table, top and datum (5.1)") {
  for (const char* heading :
       {"Board 7 (Dealer: S, Vul: All)", "Board 7 - Dealer South - All vulnerable", "Board 7 S/All",
        "Board 7 S / Both", "Board 7 of 24", "Board 7/24", "Board 7 datum 120", "Board 7 top 12.5",
        "Board 7, Z/Allen", "Gift 7 gever Z kwetsbaar Allen", "Spil 7 Giver: Syd Zone: Alle",
        "Bricka 7 Giv: Syd Zon: Alla", "Bricka 7 Syd giv, Alla i zonen", "Board 7 (round 2, table 3)",
        "Board 7 ======", "Board 7 \u2014", "Board 7 Dlr S Vul Both Top 12,5", "Board 7\tS\tAll"}) {
    CAPTURE(heading);
    const TravellerReading reading = readTravellers(std::string(heading) + "\n1 2 420");
    CHECK(test::show(reading.event) == "7: 1-2 420");
    CHECK(test::show(reading.findings) == "");
  }
  CHECK(test::show(readTravellers("Board 7 (Section B)\n1 2 420").event) == "7: B.1-B.2 420");
}

TEST_CASE("a heading in any dress, and one that is not understood (5.1)") {
  for (const char* heading : {"*** Board 23 ***", "-- Board 23 --", "**Board 23**", "## Board 23",
                              "Board (23)", "Results for board 23", "Uitslag gift 23", "Brett 23"}) {
    CAPTURE(heading);
    const TravellerReading reading =
        readTravellers("Board 22\n1 2 420\n" + std::string(heading) + "\n1 2 50");
    CHECK(test::show(reading.event) == "22: 1-2 420; 23: 1-2 50");
    CHECK(test::show(reading.findings) == "");
  }
  const Row rows[] = {
      {"another board", "Board 22\n1 2 420\nHere comes board 23\n1 2 50", "22: 1-2 420",
       "extra-text 3:1+19; missing-board 4:1+6"},
      {"the same board", "Board 22\n1 2 420\nPenalty at board 22\n3 4 50", "22: 1-2 420; 22: 3-4 50",
       "extra-text 3:1+19"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("Bord is a table, and the board where the headings are Dutch and name no other (5.1)") {
  const Row rows[] = {
      {"Dutch", "Bord;NZ;OW;Score\n1;1;2;420\n2;1;2;-50", "1: 1-2 420; 2: 1-2 -50", ""},
      {"with blanks", "Bord NZ OW Score\n1 1 2 420\n2 1 2 -50", "1: 1-2 420; 2: 1-2 -50", ""},
      {"beside a table", "Tafel;Bord;NZ;OW;Score\n1;1;1;2;420\n1;2;1;2;-50", "1: 1-2 420; 2: 1-2 -50", ""},
      {"beside another board", "Bord;Gift;NZ;OW;Score\n2;1;1;2;420\n1;2;1;2;-50", "1: 1-2 420; 2: 1-2 -50",
       ""},
      {"Danish", "Bord;NS;ØV;Score\n1;1;2;420\n2;3;4;-50", "1: 1-2 420; 1: 3-4 -50", ""},
  };
  for (const Row& row : rows) check(row);
  CHECK(test::show(readCsv("Bord;NZ;OW;Score\n1;1;2;420\n2;1;2;-50\n").event) == "1: 1-2 420; 2: 1-2 -50");
}

TEST_CASE("headings of two words with one blank between all words (5.1)") {
  const std::string result = "3: 1-2 4H N 10 (420); 3: 3-4 3N E 9 (-400); 3: 5-6 2S S 7 (-50)";
  const Row rows[] = {
      {"English",
       "Board 3\nPair NS Pair EW Contract By Tricks NS EW\n1 2 4H N 10 420\n3 4 3NT E 9  400\n5 6 2S S 7  50",
       result, ""},
      {"Dutch",
       "Gift 3\nPaar NZ Paar OW Contract Leider Slagen NZ OW\n1 2 4H N 10 420\n3 4 3SA O 9  400\n5 6 2S Z 7  "
       "50",
       result, ""},
      {"the side first",
       "Board 3\nNS Pair EW Pair Contract By Tricks NS EW\n1 2 4H N 10 420\n3 4 3NT E 9  400\n5 6 2S S 7  50",
       result, ""},
      {"Swedish", "Bricka 3\nPar NS Par ÖV Bud Spf Stick Poäng\n1 2 4H N 10 420\n3 4 3NT Ö 9 -400",
       "3: 1-2 4H N 10; 3: 3-4 3N E 9", "ignored-column 2:29+5"},
      {"Danish", "Spil 3\nPar NS Par ØV Kontrakt Spilf. Stik Score\n1 2 4H N 10 420\n3 4 3UT Ø 9 -400",
       "3: 1-2 4H N 10 (420); 3: 3-4 3N E 9 (-400)", ""},
      {"one score", "Board 3\nPair NS Pair EW Score NS\n1 2 420\n3 4 -50", "3: 1-2 420; 3: 3-4 -50", ""},
      {"the side before its score",
       "Board 3\nNS EW Contract Declarer Tricks NS score EW score\n1 2 4H N 10 420\n3 4 3NT E 9  400",
       "3: 1-2 4H N 10 (420); 3: 3-4 3N E 9 (-400)", ""},
      {"one word for both", "Board Pair NS EW Score\n3 1 2 420", "3: 1-2 420", ""},
      {"the sides of points", "NS EW Score NS EW\n1 2 420 60 40", "1: 1-2 420",
       "ignored-column 1:13+2; ignored-column 1:16+2"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a row that does not stand below its headings is left out (5.1)") {
  const Row rows[] = {
      {"two numbers in a pair's place", "NS;EW;Score\n1 2;3;420\n3;4;50", "1: 3-4 50", "not-a-number 2:1+3"},
      {"one long number is one", "NS;EW;Score\n1234567;7654321;420", "1: 1234567-7654321 420", ""},
      {"one side's score is none", "NS;EW;Score NS;Score EW\n1;2;4H N;420\n3;4;;50", "1: 3-4 -50",
       "not-a-number 2:5+4"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("several results on one line (5.1)") {
  const Row rows[] = {
      {"commas", "Board 1\n1-2 420, 3-4 -50, 5-6 100", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 100", ""},
      {"semicolons", "Board 1\n1-2 420; 3-4 -50; 5-6 100", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 100", ""},
      {"contracts", "Board 1\n1 2 4S N +1, 3 4 3NT E =", "1: 1-2 4S N 11; 1: 3-4 3N E 9", ""},
      {"behind the heading", "Board 1: 1-2 420, 3-4 -50\nBoard 2 A1 B1 420; A2 B2 50",
       "1: 1-2 420; 1: 3-4 -50; 2: A1-B1 420; 2: A2-B2 50", ""},
      {"one of them is none", "Board 1\n1-2 420, 3-4 xyz, 5-6 100", "1: 1-2 420",
       "contract-left-out 2:10+3; ignored-column 2:23+3"},
      {"nothing between them", "Board 1\n1 2 420 3 4 -50", "1: 1-2 420", "extra-text 2:9+7"},
      {"a comma before the score", "Board 1\n1 2 4S N +1, 450", "1: 1-2 4S N 11 (450)", ""},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_headings_test

#include "read/travellers.h"

#include <doctest/doctest.h>

#include <string>

#include "read/words.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::read_travellers_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("lines are cut at what people cut them at") {
  const Row rows[] = {
      {"blanks", "1 2 420", "1: 1-2 420", ""},
      {"runs of blanks", "  1   2     420  ", "1: 1-2 420", ""},
      {"tabs", "1\t2\t420", "1: 1-2 420", ""},
      {"semicolons", "1;2;420", "1: 1-2 420", ""},
      {"commas", "1,2,420", "1: 1-2 420", ""},
      {"commas and blanks", "1, 2, 420", "1: 1-2 420", ""},
      {"bars", "1|2|420", "1: 1-2 420", ""},
      {"a drawn table", "| 1 | 2 | 420 |\n|---|---|---|\n| 3 | 4 | -50 |", "1: 1-2 420; 1: 3-4 -50", ""},
      {"CR LF", "1 2 420\r\n3 4 -50\r\n", "1: 1-2 420; 1: 3-4 -50", ""},
      {"CR", "1 2 420\r3 4 -50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"no-break spaces", "1\u00A02\u00A0420", "1: 1-2 420", ""},
      {"byte order mark", "\uFEFF1 2 420", "1: 1-2 420", ""},
      {"quoted fields", "\"1\";\"2\";\"420\"", "1: 1-2 420", ""},
      {"a dash between the pairs", "1 - 2 420\n3-4 50\n5/6 100\n7 v 8 110",
       "1: 1-2 420; 1: 3-4 50; 1: 5-6 100; 1: 7-8 110", ""},
      {"points behind, with decimal commas", "1 2 420 7,5 0,5", "1: 1-2 420", "ignored-column 1:9+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("scores are signed or stand in two columns") {
  const Row rows[] = {
      {"minus", "1 2 -50\n3 4 −50\n5 6 –50\n7 8 +50", "1: 1-2 -50; 1: 3-4 -50; 1: 5-6 -50; 1: 7-8 50", ""},
      {"EW column by semicolons", "1;2;420;\n3;4;;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"EW column alone", "3;4;;50", "1: 3-4 -50", "score-side-assumed 1:6+2"},
      {"EW column by tabs", "1\t2\t420\t\n3\t4\t\t50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"EW column by dashes", "1 2 420 -\n3 4 - 50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"a contract column that is empty once", "1;2;4SN=;420\n3;4;;50", "1: 1-2 4S N 10 (420); 1: 3-4 50",
       ""},
      {"columns aligned with blanks", "1  2  420\n3  4         50", "1: 1-2 420; 1: 3-4 -50",
       "score-columns-by-place 2:14+2"},
      {"both sides, with the minus", "1 2 420 -420", "1: 1-2 420", ""},
      {"both sides, with a nought", "1;2;420;0\n3;4;0;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"both sides filled", "1 2 420 50", "", "both-scores-filled 1:5+3"},
      {"points behind", "1 2 420 7 1", "1: 1-2 420", "ignored-column 1:9+1"},
      {"thin space", "1 2 1\u2009400\n3 4 \u22121\u202F400", "1: 1-2 1400; 1: 3-4 -1400", ""},
      {"no-break space in a field", "1;2;1\u00A0400", "1: 1-2 1400", ""},
      {"too large a score", "1 2 99999", "", "number-out-of-range 1:5+5"},
  };
  for (const Row& row : rows) check(row);
  TravellerOptions options;
  options.withoutLastZero = true;
  check({"without the last zero", "1 2 42\n3 4 -5\n5;6;;62", "1: 1-2 420; 1: 3-4 -50; 1: 5-6 -620",
         "score-side-assumed 3:6+2"},
        options);
}

TEST_CASE("a board is a line of its own or a column") {
  const Row rows[] = {
      {"board lines",
       "Board 7\n1 2 420\nGift 8\n1 2 50\nSpil 9\n1 2 60\nSpel 10\n1 2 70\nBricka 11\n1 2 80\n#12\n1 2 90",
       "7: 1-2 420; 8: 1-2 50; 9: 1-2 60; 10: 1-2 70; 11: 1-2 80; 12: 1-2 90", ""},
      {"with joints", "Board: 7\n1 2 420\nSpil nr. 8\n1 2 50\nBoard no 9\n1 2 60\nBoard #10\n1 2 70",
       "7: 1-2 420; 8: 1-2 50; 9: 1-2 60; 10: 1-2 70", ""},
      {"with dealer and vulnerability",
       "Board 7 Dealer S Vul All\n1 2 420\nGift: 1\t\tN / --\t\t\tParen: 10\n1 2 50", "7: 1-2 420; 1: 1-2 50",
       ""},
      {"another vulnerability", "Board 1 NS\n1 2 420", "1: 1-2 420", "vulnerability-differs 1:9+2"},
      {"a column in front", "7 1 2 420\n7 3 4 50\n8 1 2 -50", "7: 1-2 420; 7: 3-4 50; 8: 1-2 -50", ""},
      {"a column in front of contracts", "7 1 2 N4S+1\n8 3 4 N4S=", "7: 1-2 4S N 11; 8: 3-4 4S N 10", ""},
      {"a line number in front", "Board 5\n1 1 2 420\n2 3 4 50", "5: 1-2 420; 5: 3-4 50",
       "ignored-column 2:1+1"},
      {"a level apart is no board", "1 2 4 S N +1\n3 4 3 NT E =", "1: 1-2 4S N 11; 1: 3-4 3N E 9", ""},
      {"out of range", "Board 0\n1 2 420", "", "number-out-of-range 1:7+1; missing-board 2:1+7"},
      {"far out of range", "Board 99999999999\n1 2 420", "",
       "number-out-of-range 1:7+11; missing-board 2:1+7"},
      {"back to an earlier board", "#1\n1 2 420\n#2\n1 2 50\n#1\n3 4 60", "1: 1-2 420; 2: 1-2 50; 1: 3-4 60",
       ""},
      {"a board and a result in one line", "#7 1 2 420\nBoard 8: 3 4 50", "7: 1-2 420; 8: 3-4 50", ""},
      {"sections", "Section A\n1 2 420\nSection B\n1 2 50", "1: A.1-A.2 420; 1: B.1-B.2 50", ""},
  };
  for (const Row& row : rows) check(row);
  TravellerOptions options;
  options.board = 5;
  check({"the board asked for", "1 2 420", "5: 1-2 420", ""}, options);
}

// Spec 6: a board without a section is compared across all, one with a section within it.
TEST_CASE("a board's heading may say its section and the results expected") {
  struct Heading {
    const char* text;
    const char* section;
    std::int32_t expected;
  };
  const Heading headings[] = {
      {"Board 7", "", 0},
      {"Board 7 within section A", "A", 0},
      {"Board 7, within A", "A", 0},
      {"Board 7: within section Main hall", "Main hall", 0},
      {"Board 7 within section NS, expected 5", "NS", 5},
      {"Board 7 S / All, expected: 5", "", 5},
      {"Spel 7 binnen lijn A, verwacht 5", "A", 5},
      {"Gift 7 binnen groep A", "A", 0},
      {"Spil 7 inden for række A, forventet 5", "A", 5},
      {"Spil 7 indenfor række A", "A", 0},
      {"Bricka 7 inom grupp A, förväntat 5", "A", 5},
      {"Board 7 within", "", 0},
      {"Board 7 expected", "", 0},
  };
  for (const Heading& row : headings) {
    CAPTURE(row.text);
    const TravellerReading reading =
        readTravellers(std::string(row.text) + "\n1 2 420\n3 4 50\nBoard 8\n1 2 50");
    REQUIRE(reading.event.boards.size() == 2);
    const Board& board = reading.event.boards[0];
    const std::string section =
        board.section.known() ? reading.event.sections[static_cast<std::size_t>(board.section.value)] : "";
    CHECK(section == row.section);
    CHECK(board.expected == row.expected);
    CHECK(reading.event.boards[1] == Board{8, {}, 0});
    for (const Entry& entry : reading.event.entries) CHECK_FALSE(entry.section.known());
    CHECK(reading.event.lines.size() == 3);
  }
  check(
      {"expected out of range", "Board 7, expected 0\n1 2 420", "7: 1-2 420", "number-out-of-range 1:19+1"});
  check({"a section beside the board", "Board 7 section A\n1 2 420\nBoard 7 section B\n1 2 50",
         "7: A.1-A.2 420; 7: B.1-B.2 50", ""});
  check({"pairs of no section again", "Section A\n1 2 420\nSection -\n1 2 50", "1: A.1-A.2 420; 1: 1-2 50",
         ""});
}

TEST_CASE("contracts and scores stand together") {
  const Row rows[] = {
      {"contract alone", "1 2 4SN+1", "1: 1-2 4S N 11", ""},
      {"contract and score", "1 2 4♠ N +1 450", "1: 1-2 4S N 11 (450)", ""},
      {"score first", "1 2 450 N4S+1", "1: 1-2 4S N 11 (450)", ""},
      {"tricks and score", "1 2 4S N 11 450", "1: 1-2 4S N 11 (450)", ""},
      {"disagreement keeps both", "1 2 4SN+1 420", "1: 1-2 4S N 11 (420)", ""},
      {"no result: the score tells", "1 2 4S N 450", "1: 1-2 4S N 11 (450)", ""},
      {"no result, no such score: made", "1 2 4S N 777", "1: 1-2 4S N 10 (777)", ""},
      {"in fields", "1;2;4S;N;+1;450\n3;4;3 NT;E;=;-400", "1: 1-2 4S N 11 (450); 1: 3-4 3N E 9 (-400)", ""},
      {"a contract in one field", "1;2;4♠ x N +1;690", "1: 1-2 4Sx N 11 (690)", ""},
      {"declarer by pair", "1 2 3S 2 +1 -170", "1: 1-2 3S E 10 (-170)", "declarer-by-pair 1:5+7"},
      {"declarer by pair, all in one", "1 2 3s2+1", "1: 1-2 3S E 10", "declarer-by-pair 1:5+5"},
      {"declarer by pair, just made", "1 2 3s2", "1: 1-2 3S E 9", "declarer-by-pair 1:5+3"},
      {"the number of a pair that could be tricks", "1 7 3nt7", "1: 1-7 3N E 9", "declarer-by-pair 1:5+4"},
      {"the number of a pair beyond tricks", "25 7 4hx25", "1: 25-7 4Hx N 10", "declarer-by-pair 1:6+5"},
      {"declarer by pair, doubled down", "1 2 3sx1-2", "1: 1-2 3Sx N 7", "declarer-by-pair 1:5+6"},
      {"declarer by pair, two digits", "2 12 4h12=", "1: 2-12 4H E 10", "declarer-by-pair 1:6+5"},
      {"declarer by pair, in a cell", "1\t2\t3s 2 +1", "1: 1-2 3S E 10", "declarer-by-pair 1:5+7"},
      {"no pair of the line", "1 2 3s7+1", "", "declarer-not-at-table 1:5+5"},
      {"declarer by the score's sign", "1 2 4S= 420\n3 4 4S= -420",
       "1: 1-2 4S N 10 (420); 1: 3-4 4S E 10 (-420)", "declarer-from-score 1:5+3; declarer-from-score 2:5+3"},
      {"nobody declares", "1 2 4S=", "", "missing-declarer 1:5+3"},
      {"nobody could have declared", "1 2 4S= 777", "1: 1-2 777", "contract-left-out 1:5+3"},
      {"unreadable beside a score", "1 2 -800 N4K+1-4", "1: 1-2 -800", "contract-left-out 1:10+7"},
      {"unreadable alone", "1 2 foo", "", "unknown-contract 1:5+3"},
      {"a lead", "1 2 4S N = ♥K 420", "1: 1-2 4S N 10 (420)", "ignored-column 1:12+2"},
      {"something behind", "1 2 420 late", "1: 1-2 420", "extra-text 1:9+4"},
      {"vulnerability in the line", "1 2 None 4S N = 420", "1: 1-2 4S N 10 (420)", ""},
      {"too many tricks", "1 2 4SN+4", "", "unknown-contract 1:5+5"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("other outcomes") {
  const Row rows[] = {
      {"passed out", "1 2 PASS\n3 4 pas\n5 6 passed out\n7 8 AP\n9 10 pas (0)\n11 12 PO",
       "1: 1-2 pass; 1: 3-4 pass; 1: 5-6 pass; 1: 7-8 pass; 1: 9-10 pass; 1: 11-12 pass", ""},
      {"passed out with its score", "1 2 0 PASS\n3 4 PASS 0", "1: 1-2 pass; 1: 3-4 pass", ""},
      {"passed out with another score", "1 2 PASS 50", "1: 1-2 50", "score-contradicts-contract 1:10+2"},
      {"not played",
       "1 2 NP\n3 4 not played\n5 6 niet gespeeld\n7 8 ---\n9\t10\t---\t---\tniet gespeeld\t-----",
       "1: 1-2 np; 1: 3-4 np; 1: 5-6 np; 1: 7-8 np; 1: 9-10 np", ""},
      {"byes", "13 bye\n1 2 50\nbye 11\n9 - rust\n0 12 oversidder",
       "1: 13-0 bye; 1: 1-2 50; 1: 0-11 bye; 1: 9-0 bye; 1: 0-12 bye", ""},
      // As the page itself says it, in each of its languages.
      {"passed out in four languages", "1 2 passed out\n3 4 rondpas\n5 6 passet rundt\n7 8 rundpass",
       "1: 1-2 pass; 1: 3-4 pass; 1: 5-6 pass; 1: 7-8 pass", ""},
      {"passed out in capitals, in columns",
       "NS;EW;Kontrakt\n1;2;Passet rundt\n3;4;3UT N =", "1: 1-2 pass; 1: 3-4 3N N 9", ""},
      {"not played in four languages", "1 2 not played\n3 4 niet gespeeld\n5 6 ikke spillet\n7 8 ej spelad",
       "1: 1-2 np; 1: 3-4 np; 1: 5-6 np; 1: 7-8 np", ""},
      {"a sit-out in four languages", "1 sit-out\n2 rust\n3 oversidder\n4 frirond\n5 6 50",
       "1: 1-0 bye; 1: 2-0 bye; 1: 3-0 bye; 1: 4-0 bye; 1: 5-6 50", ""},
      {"a bye against a pair that is not there", "5 10 rust\n5 6 50", "1: 5-0 bye; 1: 5-6 50", ""},
      {"averages", "1 2 A\n3 4 AVE\n5 6 gem\n7 8 gem gem\n9 10 A A",
       "1: 1-2 A:A; 1: 3-4 A:A; 1: 5-6 A:A; 1: 7-8 A:A; 1: 9-10 A:A", ""},
      {"plus and minus", "1 2 A+ A-\n3 4 A- A+\n5 6 A+/A+\n7;8;A+;A-",
       "1: 1-2 A+:A-; 1: 3-4 A-:A+; 1: 5-6 A+:A+; 1: 7-8 A+:A-", ""},
      {"one side alone", "1 2 A+", "1: 1-2 A+:A-", "other-side-assumed 1:5+2"},
      {"percentages",
       "1 2 60/40\n3 4 A6040\n5 6 40%-60%\n7 8 60% 40%\n9 10 40% - 60%\n11 12 A60/60\n13;14;62,5%/37.5%",
       "1: 1-2 60:40; 1: 3-4 60:40; 1: 5-6 40:60; 1: 7-8 60:40; 1: 9-10 40:60; 1: 11-12 60:60; 1: 13-14 "
       "62.5000:37.5000",
       ""},
      {"reverse", "1 2 420 reverse\n3 4 4SN= Reverse", "1: 1-2 420 reverse; 1: 3-4 4S N 10 reverse", ""},
      {"the director's own", "1\t2\t620@60 -100@40\n3 4 420//-450\n5 6 NS:A+ 420 reverse",
       "1: 1-2 620@60 -100@40; 1: 3-4 420//-450; 1: 5-6 NS A+ beside 420 reverse", ""},
      {"one side keeps its score", "NS;EW;Score NS;Score EW\n1;2;420;A-", "1: 1-2 EW A- beside 420", ""},
      {"nothing yet", "1;2;;\n3 4 -", "", "no-result 1:1+5; no-result 2:1+5"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("headings in any order and language") {
  const Row rows[] = {
      {"English", "Board,NS,EW,Contract,By,Result,Score\n7,1,2,4S,N,+1,450", "7: 1-2 4S N 11 (450)", ""},
      {"another order", "Score;EW;NS;Contract\n450;2;1;4SN+1", "1: 1-2 4S N 11 (450)", ""},
      {"blanks", "NS EW Score\n1 2 420\n3 4 -50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"Dutch", "NZ\tOW\tContract\tDoor\tResultaat\tScore NZ\tScore OW\n1\t2\t3SA\tO\tC\t\t400",
       "1: 1-2 3N E 9 (-400)", ""},
      {"Danish", "NS;ØV;Kontrakt;Spilfører;Stik;Score\n1;2;3UT;Ø;9;-400", "1: 1-2 3N E 9 (-400)", ""},
      {"Swedish", "Bricka;NS;ÖV;Kontrakt;Spelförare;Resultat\n7;1;2;4R;V;-1", "7: 1-2 4D W 9", ""},
      {"NS and EW twice", "NS EW NS EW\n1 2 420 -\n3 4 - 50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"plus and minus for NS", "NS;EW;Score+;Score-\n1;2;420;\n3;4;;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"plus and minus in words", "NZ;OW;Plus;Minus\n1;2;420;\n3;4;;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"plus and minus behind the side", "NS;EW;NS+;NS-\n1;2;420;\n3;4;;50", "1: 1-2 420; 1: 3-4 -50", ""},
      {"BridgeWebs' columns", "NS\tEW\tBid\tBy\tTricks\t+Sc\t-Sc\n1\t2\t4H\tS\t9\t\t50\n3\t4\tPO\t\t\t0\t",
       "1: 1-2 4H S 9 (-50); 1: 3-4 pass", ""},
      {"a bid for a contract", "NZ;OW;Bod;Door;Slagen\n1;2;3SA;O;9", "1: 1-2 3N E 9", ""},
      {"points are ignored", "NS;EW;Score;MP NS;MP EW\n1;2;420;7;1", "1: 1-2 420",
       "ignored-column 1:13+5; ignored-column 1:19+5"},
      {"a column nobody knows", "NS;EW;Weather;Score\n1;2;rain;420", "1: 1-2 420", "ignored-column 1:7+7"},
      {"aligned with blanks", "NS  EW    NS    EW\n 1   2   420\n 3   4          50",
       "1: 1-2 420; 1: 3-4 -50", ""},
      {"aligned, contracts of several words",
       "NS  EW  Contract   Score\n 1   2  4♠ N +1    450\n 3   4  3NT E =   -400",
       "1: 1-2 4S N 11 (450); 1: 3-4 3N E 9 (-400)", ""},
      {"doubles in a column", "NS;EW;Contract;Dbl;By;Tricks\n1;2;4S;X;N;9\n3;4;4S;XX;N;9\n5;6;4S;;N;9",
       "1: 1-2 4Sx N 9; 1: 3-4 4Sxx N 9; 1: 5-6 4S N 9", ""},
      {"the heading repeats", "NS EW Score\n1 2 420\nNS EW Score\n3 4 50", "1: 1-2 420; 1: 3-4 50", ""},
      {"pairs by name", "NS;EW;Score\nJan - Pol;Jos - Piet;420", "1: Jan - Pol-Jos - Piet 420", ""},
      {"rounds and tables", "Round;Table;NS;EW;Score\n1;2;3;4;420", "1: 3-4 420", ""},
      {"the board as a word", "Board;NS;EW;Score\n#7;1;2;420\nBoard 8;1;2;50", "7: 1-2 420; 8: 1-2 50", ""},
      {"a board that is none", "Board;NS;EW;Score\nx;1;2;420", "", "number-out-of-range 2:1+1"},
      {"a bye in a pair's place", "NS;EW;Score\n1;Bye;\n3;4;50", "1: 1-0 bye; 1: 3-4 50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("the Belgian slip: two rows of headings, declarer by pair") {
  // Belgian guide (Bridge puntentelling, 2008) §1, with the scores in the columns they belong to.
  check({"slip",
         "Gift: 1\t\tN / --\t\t\t\tParen: 10\t\t\t\n"
         "Paar\t\tContract\tDoor paar\tRes.\tDbl X / XX\tScore\t\tPunten\t\n"
         "NZ\tOW\t\t\t\t\tN - Z\tO - W\tN - Z\tO - W\n"
         "1\t2\t3S\t2\t+1\t\t\t170\t4\t4\n"
         "6\t3\t3S\t3\tC\t\t\t140\t7\t1\n"
         "8\t10\t4S\t8\t-1\tX\t\t100\t0\t8\n",
         "1: 1-2 3S E 10 (-170); 1: 6-3 3S E 9 (-140); 1: 8-10 4Sx N 9 (-100)",
         "ignored-column 3:23+5; ignored-column 3:29+5; declarer-by-pair 4:5+2"});
  // A scan that lost the empty NS column: both scores seem filled, and the contract decides.
  check({"damaged slip",
         "Paar\t\tContract\tDoor paar\tRes.\tDbl X / XX\tScore\t\tPunten\t\n"
         "NZ\tOW\t\t\t\t\tN - Z\tO - W\tN - Z\tO - W\n"
         "1\t2\t3S\t2\t+1\t\t170\t4\t4\t\n",
         "1: 1-2 3S E 10",
         "ignored-column 2:23+5; ignored-column 2:29+5; declarer-by-pair 3:5+2; both-scores-filled 3:14+3"});
}

TEST_CASE("a control sheet: several boards side by side") {
  const std::string points = "ignored-column 1:1+41";
  check({"cells",
         "N-Z\tO-W\tgift 5 NZ OW\tgift 6 NZ OW\tgift 7 NZ OW\n"
         "3\t4\t11 1 -100 N2S-1\t12 0 100 O2S-1\t1 11 -140 O1S+2\n"
         "5\t14\t2 10 -400 N3Z-4\t8 4 0 PAS\t10 2 140 N2H+1\n",
         "5: 3-4 2S N 7 (-100); 6: 3-4 2S E 7 (100); 7: 3-4 1S E 9 (-140); "
         "5: 5-14 3N N 5 (-400); 6: 5-14 pass; 7: 5-14 2H N 9 (140)",
         "ignored-column 1:1+46"});
  check({"every figure apart",
         "N-Z\tO-W\tgift 5\tNZ\tOW\tgift 6\tNZ\tOW\n"
         "3\t4\t11\t1\t-100\tN2S-1\t12\t0\t100\tO2S-1\n",
         "5: 3-4 2S N 7 (-100); 6: 3-4 2S E 7 (100)", "ignored-column 1:1+33"});
  // The guide's sheet has a box with the numbers of the pairs above it.
  check({"the pairs that take part",
         "Fonteintje *** 01/02/2008\t\t\t\n1\t2\t3\t4\n5\t6\t7\t8\n9\t10\t\t\n\n"
         "N-Z\tO-W\tgift 5 NZ OW\tgift 6 NZ OW\n3\t4\t11 1 -100 N2S-1\t12 0 100 O2S-1\n",
         "5: 3-4 2S N 7 (-100); 6: 3-4 2S E 7 (100)",
         "extra-text 1:1+25; extra-text 2:1+7; extra-text 3:1+7; extra-text 4:1+4; ignored-column 6:1+33"});
  check({"three numbers are a result all the same", "1 2 3\n4 5 60", "1: 1-2 3; 1: 4-5 60", ""});
  check({"a sit-out of nobody", "y\nNS OW\nbye", "", "extra-text 1:1+1; missing-field 3:1+3"});
  check({"a number beyond all scores", "9 1 61 629997042", "1: 9-1 610", "ignored-column 1:8+9"},
        {.withoutLastZero = true});
  check({"board, pairs and a score without its zero", "1 2 3 4\n1 5 6 42", "1: 2-3 40; 1: 5-6 420", ""},
        {.withoutLastZero = true});
}

TEST_CASE("one entry per number, or two in a Mitchell") {
  const Row rows[] = {
      {"one winner", "#1\n1 2 420\n3 4 50\n#2\n2 3 60\n4 1 70", "1: 1-2 420; 1: 3-4 50; 2: 2-3 60; 2: 4-1 70",
       ""},
      {"Mitchell", "#1\n1 1 420\n2 2 50\n3 3 60\n#2\n1 2 70\n2 3 80\n3 1 90",
       "1: 1NS-1EW 420; 1: 2NS-2EW 50; 1: 3NS-3EW 60; 2: 1NS-2EW 70; 2: 2NS-3EW 80; 2: 3NS-1EW 90", ""},
      {"a slip of the pen is no Mitchell", "1 2 420\n3 3 50\n5 6 60\n7 8 70",
       "1: 1-2 420; 1: 3-3 50; 1: 5-6 60; 1: 7-8 70", ""},
      {"swapped numbers are no Mitchell", "1 2 420\n2 1 50", "1: 1-2 420; 1: 2-1 50", ""},
      {"numbers that say it themselves", "1NS 1EW 420\n2NS 2EW 50", "1: 1NS-1EW 420; 1: 2NS-2EW 50", ""},
      {"NS and EW numbered through", "1 9 420\n2 10 50", "1: 1-9 420; 1: 2-10 50", ""},
      {"leading zeros", "01 2 420\n#2\n2 1 50", "1: 01-2 420; 2: 2-01 50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("what cannot be read is said and leaves the rest") {
  const Row rows[] = {
      {"nothing", "", "", "empty-input"},
      {"blanks only", " \r\n\t\n\u00A0", "", "empty-input"},
      {"prose", "Club evening of Monday\n1 2 420", "1: 1-2 420", "extra-text 1:1+22"},
      {"too few fields", "1\n1 2 420", "1: 1-2 420", "missing-field 1:1+1"},
      {"no pair number", "1 x 420\n3 4 50", "1: 3-4 50", "not-a-number 1:3+1"},
      {"columns count UTF-16 units", "1 2 😀😀 4X", "", "unknown-contract 1:5+4"},
      {"bytes that are no UTF-8", "1 2 420 \xFF\n3 4 50", "1: 1-2 420; 1: 3-4 50",
       "invalid-utf8 1:9+1; extra-text 1:9+1"},
      {"NULs", std::string("1\0 2 420", 8), "1: 1-2 420", ""},
      {"right to left", "1 2 \u05D0\u05D1", "", "unknown-contract 1:5+2"},
      {"a lone surrogate", "1 2 420 \xED\xA0\x80", "1: 1-2 420", "invalid-utf8 1:9+1; extra-text 1:9+1"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("what makes no sense stays out of the comparison") {
  const Row rows[] = {
      {"tricks behind a contract that cannot be read are no score", "1 2 420\n3 4 5qq N -2\n5 6 50",
       "1: 1-2 420; 1: 5-6 50", "unknown-contract 2:5+3"},
      {"a heading that cannot be takes its lines with it",
       "Board 1\n1 2 420\nBoard 0\n1 4 110\nBoard 2\n3 2 140", "1: 1-2 420; 2: 3-2 140",
       "number-out-of-range 3:7+1; missing-board 4:1+7"},
      {"so does one with a slip", "Board 1\n1 2 420\nBord 5\n1 4 110", "1: 1-2 420",
       "extra-text 3:1+6; missing-board 4:1+7"},
      {"a second result on the line is said to be left out", "1 2 420 3 4 450", "1: 1-2 420",
       "extra-text 1:9+7"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("scores and awards with decimals") {
  const Row rows[] = {
      {"a score", "NS;EW;Score\n1;2;430.0\n3;4;-50.00", "1: 1-2 430; 1: 3-4 -50", ""},
  };
  for (const Row& row : rows) check(row);
  const auto award = readOutcomeWord("A45.5");
  REQUIRE(award);
  CHECK(award->award.percent.tenThousandths == 455000);
}

TEST_CASE("suits cut short, as Dutch, Danes and Swedes do") {
  const Row rows[] = {
      {"Swedish", "1 2 4Sp N =\n3 4 4Hj S =\n5 6 3Ru V -1", "1: 1-2 4S N 10; 1: 3-4 4H S 10; 1: 5-6 3D W 8",
       ""},
      {"Dutch", "1 2 4Sch N =\n3 4 4Ha Z =\n5 6 3Kl O -1", "1: 1-2 4S N 10; 1: 3-4 4H S 10; 1: 5-6 3C E 8",
       ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a contract of several words under its heading") {
  check({"last column", "NS EW Contract\n1 2 4S N =\n3 4 3NT E -1", "1: 1-2 4S N 10; 1: 3-4 3N E 8", ""});
}

}  // namespace overtrick::read_travellers_test

// Lines that can be misread without anybody noticing: what people mean by them, or the finding that leaves them
// out. The scores are those of Law 77; the forms are those of American, English, Dutch, Danish and Swedish
// travellers, and of what spreadsheets and PDF readers make of them.
#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"
#include "traveller_row.h"

namespace overtrick::travellers_meaning_test {

using test::check;
using Row = test::TravellerRow;

TEST_CASE("a side's name beside a score is its sign") {
  const Row rows[] = {
      {"before and behind", "1 2 NS 420\n3 4 EW 50\n5 6 EW +50\n7 8 50 EW\n9-10: EW 100\n11 12 EW: 110",
       "1: 1-2 420; 1: 3-4 -50; 1: 5-6 -50; 1: 7-8 -50; 1: 9-10 -100; 1: 11-12 -110", ""},
      {"Dutch, Danish, Swedish", "1 2 OW 50\n3 4 ØV 50\n5 6 ÖV 50\n7 8 N-Z 60",
       "1: 1-2 -50; 1: 3-4 -50; 1: 5-6 -50; 1: 7-8 60", ""},
      {"beside a contract", "1 2 3NT E +1 EW 430", "1: 1-2 3N E 10 (-430)", ""},
      {"with a minus, of nobody knows whom", "1 2 EW -50", "", "unclear-score 1:8+3"},
      {"with a minus, and a contract that tells", "1 2 3NT E +1 EW -430", "1: 1-2 3N E 10 (-430)", ""},
      {"both sides", "1 2 EW 50 NS -50", "1: 1-2 -50", ""},
      {"both sides, of a 0 that has no sign", "1 2 EW 0 NS 0", "1: 1-2 0", ""},
      {"awards by side", "1 2 EW 60% NS 40%", "1: 1-2 40:60", ""},
      {"in a cell", "NS;EW;Score\n1;2;EW 50\n3;4;50 EW", "1: 1-2 -50; 1: 3-4 -50", ""},
      {"before a contract it is the vulnerability", "1 2 EW 4S N = 420\n3 4 EW 4 S N = 420",
       "1: 1-2 4S N 10 (420); 1: 3-4 4S N 10 (420)", ""},
      {"where lines say None, it is too", "1 2 None 50\n3 4 EW 50", "1: 1-2 50; 1: 3-4 50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("a small number behind a contract is what all of them can be") {
  const Row rows[] = {
      {"a spreadsheet took the plus away",
       "Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,1\n1,3,4,4S,N,0\n1,5,6,4S,N,-1",
       "1: 1-2 4S N 11; 1: 3-4 4S N 10; 1: 5-6 4S N 9", ""},
      {"without headings", "1 2 4S N 1\n3 4 3NT E -1\n5 6 3NT E 0",
       "1: 1-2 4S N 11; 1: 3-4 3N E 8; 1: 5-6 3N E 9", ""},
      {"below +/-", "NS;EW;Contract;By;+/-\n1;2;4S;N;1", "1: 1-2 4S N 11", ""},
      {"below Made", "NS\tEW\tContract\tBy\tMade\n1\t2\t4S\tN\t4\n3\t4\t4S\tS\t5\n5\t6\t3NT\tE\t3",
       "1: 1-2 4S N 10; 1: 3-4 4S S 11; 1: 5-6 3N E 9", ""},
      {"tricks below Made", "NS;EW;Contract;By;Made\n1;2;4S;N;10\n3;4;1NT;S;6",
       "1: 1-2 4S N 10; 1: 3-4 1N S 6", ""},
      {"Made and Down", "NS;EW;Contract;By;Made;Down\n1;2;4S;N;4;\n3;4;4S;N;;1\n5;6;4S;N;0;2\n7;8;4S;N;5;0",
       "1: 1-2 4S N 10; 1: 3-4 4S N 9; 1: 5-6 4S N 8; 1: 7-8 4S N 11", ""},
      {"Made and Down both", "NS;EW;Contract;By;Made;Down\n1;2;4S;N;4;1", "", "unknown-contract 2:12+1"},
      {"levels made, and one down", "1 2 4S N 4\n3 4 4S N 5\n5 6 4S N -1",
       "1: 1-2 4S N 10; 1: 3-4 4S N 11; 1: 5-6 4S N 9", ""},
      {"tricks among tricks", "1 2 4S N 10\n3 4 4S N 6", "1: 1-2 4S N 10; 1: 3-4 4S N 6", ""},
      {"a score tells", "1 2 4S N 4 420\n3 4 4S N 5", "1: 1-2 4S N 10 (420); 1: 3-4 4S N 11", ""},
      {"nothing tells", "1 2 4S N 4\n9 10 1NT N 1", "", "unclear-result 1:5+6; unclear-result 2:6+7"},
      {"nothing tells, in a column", "NS;EW;Contract;By;Result\n1;2;4S;N;4", "", "unclear-result 2:10+1"},
      {"nothing tells, but there is a score", "1 2 1NT N 1 120", "1: 1-2 1N N 8 (120)", ""},
      {"too much tells", "1 2 4S N +1\n3 4 4S N 9\n5 6 4S N 3", "1: 1-2 4S N 11; 1: 3-4 4S N 9",
       "unclear-result 3:5+6"},
      {"nobody makes five overtricks as a rule", "1 2 1NT N 6\n3 4 1NT N 7", "1: 1-2 1N N 6; 1: 3-4 1N N 7",
       ""},
      {"relative below Tricks", "NS;EW;Contract;By;Tricks\n1;2;4S;N;1\n3;4;4S;N;-1",
       "1: 1-2 4S N 11; 1: 3-4 4S N 9", ""},
      {"small tricks below Tricks", "NS;EW;Contract;By;Tricks\n1;2;4S;N;6", "1: 1-2 4S N 6", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("results in words") {
  const Row rows[] = {
      {"English",
       "1 2 4♠ by N made 4\n3 4 3NT by East down 1\n5 6 3NT E 1 down\n7 8 3NT E off 2\n9 10 3NT E two off",
       "1: 1-2 4S N 10; 1: 3-4 3N E 8; 1: 5-6 3N E 8; 1: 7-8 3N E 7; 1: 9-10 3N E 7", ""},
      {"signs in words", "1 2 3NT E minus 1\n3 4 3NT E plus 1\n5 6 3NT E down -1\n7 8 3NT E made",
       "1: 1-2 3N E 8; 1: 3-4 3N E 10; 1: 5-6 3N E 8; 1: 7-8 3N E 9", ""},
      {"made, and over", "1 2 3NT N made +1", "1: 1-2 3N N 10", ""},
      {"tricks, said so", "1 2 4S N 10 tricks\n3 4 3UT Ø 6 stik\n5 6 4S N tricks 6",
       "1: 1-2 4S N 10; 1: 3-4 3N E 6; 1: 5-6 4S N 6", ""},
      {"tricks made", "1 2 4S N made 10", "1: 1-2 4S N 10", ""},
      {"Danish", "1 2 3UT Ø bet 1\n3 4 3UT Ø 1 bet", "1: 1-2 3N E 8; 1: 3-4 3N E 8", ""},
      {"Swedish", "1 2 3NT Ö 1 straff\n3 4 3NT Ö straff 2", "1: 1-2 3N E 8; 1: 3-4 3N E 7", ""},
      {"Dutch", "1 2 3SA O 1 down\n3 4 3SA O down 2\n5 6 3SA O twee down",
       "1: 1-2 3N E 8; 1: 3-4 3N E 7; 1: 5-6 3N E 7", ""},
      {"in a cell", "NS;EW;Contract;By;Result\n1;2;4S;N;down 1\n3;4;4S;N;made 5",
       "1: 1-2 4S N 9; 1: 3-4 4S N 11", ""},
      {"made below the contract", "1 2 4S N made 3", "", "unknown-contract 1:5+11"},
      {"down, and nobody says how many", "1 2 4S N down", "", "unclear-result 1:5+9"},
      {"down, and the score says how many", "1 2 4S N down -50", "1: 1-2 4S N 9 (-50)", ""},
      {"a number beside a word of nobody's", "1 2 4S N 2 schwups", "", "unknown-contract 1:12+7"},
      {"a word in the result's place", "1 2 4S N schwups", "", "unknown-contract 1:10+7"},
      {"full-width signs and digits", "1 2 3NT E ＋１\n3 4 3NT E －1\n5 6 3NT E ﹣1\n７ ８ ４２０",
       "1: 1-2 3N E 10; 1: 3-4 3N E 8; 1: 5-6 3N E 8; 1: 7-8 420", ""},
      {"a superscript sign", "1 2 3NT E ⁻1", "", "unknown-contract 1:11+2"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("columns that only their values explain") {
  const Row rows[] = {
      {"Made/Down and points that are scores",
       "Board,NS,EW,Contract,Decl,Made/Down,NS Points,EW "
       "Points\n1,1,2,4S,N,+1,450,\n1,3,4,3NT,E,-1,50,\n1,5,6,4S,N,-2,,100",
       "1: 1-2 4S N 11 (450); 1: 3-4 3N E 8 (50); 1: 5-6 4S N 8 (-100)", ""},
      {"Swedish points that are scores",
       "NS;ÖV;Kontrakt;Spf;Poäng NS;Poäng ÖV\n1;2;4S;N;450;\n3;4;3NT;Ö;;400",
       "1: 1-2 4S N 11 (450); 1: 3-4 3N E 9 (-400)", ""},
      {"points that are matchpoints", "NS;EW;Contract;By;Result;NS Points;EW Points\n1;2;4S;N;=;50;50",
       "1: 1-2 4S N 10", "ignored-column 1:26+9; ignored-column 1:36+9"},
      {"points that could be scores, beside scores",
       "NS;EW;Score;NS Points;EW Points\n1;2;420;50;\n3;4;450;;100", "1: 1-2 420; 1: 3-4 450",
       "ignored-column 1:13+9; ignored-column 1:23+9"},
      {"a column of nobody's with results", "NS;EW;Contract;By;Xyz\n1;2;4S;N;+1\n3;4;4S;N;=\n5;6;4S;N;-1",
       "1: 1-2 4S N 11; 1: 3-4 4S N 10; 1: 5-6 4S N 9", ""},
      {"no results anywhere", "NS;EW;Contract;By;Xyz\n1;2;4S;N;rain", "1: 1-2 4S N 10",
       "ignored-column 1:19+3; assumed-made 2:5+2"},
      {"tricks that contradict the result", "NS;EW;Contract;By;Result;Tricks\n1;2;4S;N;=;9\n3;4;4S;N;=;10",
       "1: 1-2 4S N 10; 1: 3-4 4S N 10", "tricks-contradict-result 2:10+1"},
      {"a heading without pairs", "Board Opps Contract By Tricks Score\n1 5 4S N 10 420", "",
       "ignored-column 1:7+4; missing-field 2:1+15"},
      {"below a PDF's headings",
       "Board 3\nNS EW Contract By Tricks NS+ EW+\n1 2 4♠ N 10 420 \n3 4 3NT E 8 100 ",
       "3: 1-2 4S N 10 (420); 3: 3-4 3N E 8 (100)", ""},
      {"below a Dutch PDF's",
       "Spel 1\nNZ OW Cont Door Res NZ OW\n1 2 4S Z C 420\n3 4 3SA O +1   430\n5 6 3SA O 50",
       "1: 1-2 4S S 10 (420); 1: 3-4 3N E 10 (-430); 1: 5-6 3N E 8 (50)", ""},
      {"whose score, nobody knows", "NS EW NS+ EW+\n1 2 420\n3 4 0", "1: 3-4 0", "unclear-score 2:5+3"},
      {"plus and minus alone", "NS;EW;Contract;By;Tks;+;-\n1;2;4S;N;10;420;\n3;4;3NT;E;9;;400",
       "1: 1-2 4S N 10 (420); 1: 3-4 3N E 9 (-400)", ""},
      {"over and under", "NS;EW;Contract;By;Over;Under\n1;2;4S;N;1;\n3;4;3NT;E;;2",
       "1: 1-2 4S N 11; 1: 3-4 3N E 7", ""},
      {"a contract in a pair's place", "NS;EW;Score\n1;3NT;420", "", "not-a-number 2:3+3"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("percentages beside results") {
  const Row rows[] = {
      {"weights before, behind, and glued",
       "1 2 60% 420 40% -50\n3 4 420 60% -50 40%\n5 6 60%420 40%-50\n7 8 60% of 420, 40% of -50",
       "1: 1-2 420@60 -50@40; 1: 3-4 420@60 -50@40; 1: 5-6 420@60 -50@40; 1: 7-8 420@60 -50@40", ""},
      {"weights of contracts", "1 2 4SN= 60% 4SN-1 40%\n3 4 60% 4S N = 40% 4S N -1",
       "1: 1-2 420@60 -50@40; 1: 3-4 420@60 -50@40", ""},
      {"weights in a cell", "NS;EW;Score\n1;2;60% 420 40% -50", "1: 1-2 420@60 -50@40", ""},
      {"what fits nothing", "1 2 10% 20 30% 40%\n3 4 60% 4SN 40% 4SN-1", "",
       "unclear-score 1:5+14; unclear-score 2:5+17"},
      {"what the result was worth", "1 2 420 75% 25%\n3 4 4S N = 75%", "1: 1-2 420; 1: 3-4 4S N 10",
       "ignored-column 1:9+3"},
      {"awards stay awards", "1 2 60% 40%\n3 4 60% - 40%\n5 6 60-40\n7 8 A+ 40%",
       "1: 1-2 60:40; 1: 3-4 60:40; 1: 5-6 60:40; 1: 7-8 A+:40", ""},
      {"awards with blanks before their signs",
       "1 2 60 %-40 %\n3 4 60 % - 40 %\n5 6 60 / 40 %\n7 8 60 % / 40 %\n9 10 60 % 40 %\n11 12 62,5 %-37,5 %",
       "1: 1-2 60:40; 1: 3-4 60:40; 1: 5-6 60:40; 1: 7-8 60:40; 1: 9-10 60:40; 1: 11-12 62.5000:37.5000", ""},
      {"awards with a mark by itself", "1 2 60 / 40\n3 4 60% -40%\n5 6 60 %- 40 %\n7 8 60 - 40 %",
       "1: 1-2 60:40; 1: 3-4 60:40; 1: 5-6 60:40; 1: 7-8 60:40", ""},
      {"awards in cells, and below headings", "1;2;60 %-40 %\n3;4;60 % - 40 %\nNS EW Score\n5 6 60 %-40 %",
       "1: 1-2 60:40; 1: 3-4 60:40; 1: 5-6 60:40", ""},
      {"weights with blanks before their signs", "1 2 60 % 420 40 % -50\n3 4 420 60 % -50 40 %",
       "1: 1-2 420@60 -50@40; 1: 3-4 420@60 -50@40", ""},
      {"its worth with blanks before the signs", "1 2 420 75 % 25 %\n3 4 4S N = 75 %",
       "1: 1-2 420; 1: 3-4 4S N 10", "ignored-column 1:9+4"},
      {"reversed, by a letter", "1 2 420 r\n3 4 4 R N =\n5 6 4S N = r",
       "1: 1-2 420 reverse; 1: 3-4 4D N 10; 1: 5-6 4S N 10 reverse", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("which board it is") {
  const Row rows[] = {
      {"its number in any dress",
       "Gift n° 15\n1 2 50\nBricka nr: 14\n1 2 50\nBoard No. 7\n1 2 50\nSpel Nr 3\n1 2 50\nSpil nr. 4\n1 2 "
       "50",
       "15: 1-2 50; 14: 1-2 50; 7: 1-2 50; 3: 1-2 50; 4: 1-2 50", ""},
      {"in capitals", "BOARD 7\n1 2 50\nSPEL NR. 3\n1 2 50\nBRICKA NUMMER: 4\n1 2 50",
       "7: 1-2 50; 3: 1-2 50; 4: 1-2 50", ""},
      {"a number that cannot be read ends the board before", "Board 1\n1 2 420\nBoard seven\n1 2 50",
       "1: 1-2 420", "extra-text 3:1+11; missing-board 4:1+6"},
      {"numbers alone",
       "1\n1 2 4S N =\n3 4 3NT E =\n2\n1 2 4S N =", "1: 1-2 4S N 10; 1: 3-4 3N E 9; 2: 1-2 4S N 10", ""},
      {"numbers alone that count down", "2\n1 2 50\n1\n3 4 50", "1: 1-2 50",
       "missing-field 1:1+1; missing-field 3:1+1; missing-board 4:1+6"},
      {"what is no board", "Board 1\n1 2 420\nAverage 120\n3 4 50", "1: 1-2 420; 1: 3-4 50",
       "extra-text 3:1+11"},
      {"a result behind it", "Board 1: NS 1 EW 2 4S N +1\nBoard 2: EW 4 - NS 3 50",
       "1: 1-2 4S N 11; 2: 3-4 50", ""},
      {"love all, game all",
       "Board 1  Love All  Dealer North\n1 2 420\nBoard 4 Game all\n1 2 50\nBoard 1 Love\n3 4 50",
       "1: 1-2 420; 4: 1-2 50; 1: 3-4 50", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("small things people write") {
  const Row rows[] = {
      {"brackets", "1 2 4S[N]=\n3 4 (420)", "1: 1-2 4S N 10; 1: 3-4 -420", ""},
      {"passed out and not played", "1 2 4pass\n3 4 N/P", "1: 1-2 pass; 1: 3-4 np", ""},
      {"South behind a symbol", "1 2 4♥S=\n3 4 4♠S +1\n5 6 4♦S",
       "1: 1-2 4H S 10; 1: 3-4 4S S 11; 1: 5-6 4D S 10", ""},
      {"South behind a symbol in a column", "NS\tEW\tContract\tResult\n1\t2\t4♦S\t=", "1: 1-2 4D S 10", ""},
      {"averages", "1 2 G+ G-\n3 4 M- M+\n5 6 gns", "1: 1-2 A+:A-; 1: 3-4 A-:A+; 1: 5-6 A:A", ""},
      {"averages with their sign as a word",
       "1 2 average plus\n3 4 Average minus average plus\n5 6 gem. min gem. plus",
       "1: 1-2 A+:A-; 1: 3-4 A-:A+; 1: 5-6 A-:A+", "other-side-assumed 1:5+12"},
      {"averages with their sign as a word, in a column", "NS;EW;Score\n1;2;average plus\n3;4;medel minus",
       "1: 1-2 A+:A-; 1: 3-4 A-:A+", "other-side-assumed 2:5+12; other-side-assumed 3:5+11"},
      {"two averages in one word", "1 2 A+A-\n3 4 A-A+\n5 6 ave+ave-",
       "1: 1-2 A+:A-; 1: 3-4 A-:A+; 1: 5-6 A+:A-", ""},
      {"dashes that join", "1 2 4S-N-10\n3 4 3NT-E-8", "1: 1-2 4S N 10; 1: 3-4 3N E 8", ""},
      {"a dash that may join or be a minus", "1 2 4S-N-1", "", "unclear-result 1:5+6"},
      {"a sign behind is none", "1 2 420-", "", "unknown-contract 1:5+4"},
      {"O beside French clubs", "1 2 4T O =", "", "ambiguous-letter 1:5+6"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::travellers_meaning_test

#include "read/rating_list.h"

#include <doctest/doctest.h>

#include <string>

#include "show.h"

namespace overtrick::rating_list_test {

namespace {

std::string hundredths(double value) { return std::to_string(static_cast<int>(value * 100)); }

std::string show(const RatingList& list) {
  std::string text;
  for (const ListedEntry& entry : list.entries) {
    if (!text.empty()) text += "; ";
    text += entry.line + "/" + entry.number;
    for (const NamedPlayer& player : entry.players) {
      text += " [" + player.name + (player.handicap ? " " + hundredths(*player.handicap) : "") + "]";
    }
    if (entry.result) text += " = " + hundredths(*entry.result);
    if (entry.boards) text += " x " + hundredths(*entry.boards);
    if (!entry.seatNumber.empty()) text += " @" + entry.seatNumber + "-" + entry.room;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? " NS" : " EW";
    if (entry.phantom) text += " phantom";
  }
  return text;
}

struct Row {
  std::string name;
  std::string input;
  std::string expected;
  std::string findings;
};

}  // namespace

TEST_CASE("lists to be rated, as people paste them") {
  const Row rows[] = {
      {"cells", "1;Jan;28,5;Pol;14,0;54,25", "/1 [Jan 2850] [Pol 1400] = 5425", ""},
      {"commas", "1,Jan,28.5,Pol,14.0,54.25", "/1 [Jan 2850] [Pol 1400] = 5425", ""},
      {"tabs", "1\tJan de Vries\t28.5\tPol\t14\t54.25", "/1 [Jan de Vries 2850] [Pol 1400] = 5425", ""},
      {"words", "1 Jan de Vries 28,5 - Pol 14,0 54,25 %", "/1 [Jan de Vries 2850] [Pol 1400] = 5425", ""},
      {"no result yet", "1;Jan;28,5;Pol;14,0", "/1 [Jan 2850] [Pol 1400]", ""},
      {"a guest", "1;Jan;28,5;Gast;;54,25\n2;An;?;Bea;?;50",
       "/1 [Jan 2850] [Gast] = 5425; /2 [An] [Bea] = 5000", ""},
      {"a guest in words", "1 Jan 28,5 - Gast ? 54,25", "/1 [Jan 2850] [Gast] = 5425", ""},
      {"spec 2.3: a dash is a player without a handicap",
       "2;Eva;12;Fay;-;45\n3;Gro;–;Hal;7;55\n4;Ida;-;Jo;-;50",
       "/2 [Eva 1200] [Fay] = 4500; /3 [Gro] [Hal 700] = 5500; /4 [Ida] [Jo] = 5000", ""},
      {"a dash in words", "2 Eva 12 - Fay - 45\n3 Eva 12 - Fay – 45 %",
       "/2 [Eva 1200] [Fay] = 4500; /3 [Eva 1200] [Fay] = 4500", ""},
      {"a word as handicap", "4;Gus;abc;Hal;12;47,4", "/4 [Gus] [Hal 1200] = 4740", "not-a-number 1:7+3"},
      {"a word as the second", "4;Gus;9;Hal;n/a;47,4;24", "/4 [Gus 900] [Hal] = 4740 x 2400",
       "not-a-number 1:13+3"},
      {"words, as the other rows have it",
       "1;Jan;28,5;Pol;14;54\n2;Gus;abc;Hal;n/a;46\n3;Ida;1;Jo;2;abc\n4;Kai;x1;Lis;5",
       "/1 [Jan 2850] [Pol 1400] = 5400; /2 [Gus] [Hal] = 4600; /3 [Ida 100] [Jo 200]; /4 [Kai] [Lis 500]",
       "not-a-number 2:7+3; not-a-number 2:15+3; not-a-number 3:14+3; not-a-number 4:7+2"},
      {"a word of an individual", "1;Jan;28,5;54\n2;Pol;14;46\n3;Gus;abc;50",
       "/1 [Jan 2850] = 5400; /2 [Pol 1400] = 4600; /3 [Gus] = 5000", "not-a-number 3:7+3"},
      {"three names and a number each", "1;Jan;Pol;Kim;1;2;3;50", "/1 [Jan 100] [Pol 200] [Kim 300] = 5000",
       ""},
      {"below nought", "1 Jan -3 - Pol 0 50", "/1 [Jan -300] [Pol 0] = 5000", ""},
      {"behind the names", "Jan - Pol 51 59 48", "/ [Jan 5100] [Pol 5900] = 4800", ""},
      {"behind names that a comma parts, as on a notice board",
       "Jan Maes, Pol 51 59 48\nAn, Bea Smit 51,5 ? 48,25 %\n3 An, Bea 50",
       "/ [Jan Maes 5100] [Pol 5900] = 4800; / [An 5150] [Bea Smit] = 4825; /3 [An] [Bea] = 5000", ""},
      {"commas with blanks behind them", "Jan, 28.5, Pol, ?, 54.25\nAn, Bea, 51, 59, 48",
       "/ [Jan 2850] [Pol] = 5425; / [An 5100] [Bea 5900] = 4800", ""},
      {"a team that commas part", "A, B, C, D 10 20 30 40 1,5", "/ [A 1000] [B 2000] [C 3000] [D 4000] = 150",
       ""},
      {"behind the names, in cells", "Jan Maes;Pol;51;59;48", "/ [Jan Maes 5100] [Pol 5900] = 4800", ""},
      {"names in one cell", "3;Jan & Pol;51;59;48", "/3 [Jan 5100] [Pol 5900] = 4800", ""},
      {"a dash that touches the name behind it", "12 Jan 28,4 -Pol 14,0", "/12 [Jan 2840] [Pol 1400]", ""},
      {"a dash that touches the number before it", "12 Jan 28,4- Pol 14,0", "/12 [Jan 2840] [Pol 1400]", ""},
      {"a dash that touches a name", "12 Jan Maes- Pol 50\n13 Åsa –Örjan 50",
       "/12 [Jan Maes] [Pol] = 5000; /13 [Åsa] [Örjan] = 5000", ""},
      {"a dash within a name", "12 Jan-Willem Maes - Pol 50", "/12 [Jan-Willem Maes] [Pol] = 5000", ""},
      {"a result alone", "Jan - Pol 48,5", "/ [Jan] [Pol] = 4850", ""},
      {"an individual", "4 Jan 28,5\n5 Pol 14 52,5", "/4 [Jan 2850]; /5 [Pol 1400] = 5250", ""},
      {"four of a team", "1;A;10;B;20;C;30;D;40;1,5", "/1 [A 1000] [B 2000] [C 3000] [D 4000] = 150", ""},
      {"line, place, pair", "A 1 12 Jan - Pol 63,5\nB 2= 3 An - Bea 50 %",
       "A/12 [Jan] [Pol] = 6350; B/3 [An] [Bea] = 5000", ""},
      {"a minus by itself, and a per cent sign", "Jan - Pol - 0,5 %\nAn - Bea - 54 %",
       "/ [Jan] [Pol] = -50; / [An] [Bea] = 5400", ""},
      {"a word that is no handicap, for its number is",
       "1;Jan;28,5;Pol;14;54\n2;Eva;12;Fay;7;46\n3;Gus;abc;12;Hal;47",
       "/1 [Jan 2850] [Pol 1400] = 5400; /2 [Eva 1200] [Fay 700] = 4600; /3 [Gus] [abc 1200] [Hal 4700]", ""},
      {"a number too many", "1;Jan;28,5;7;Pol;14;54\n2;An;1;Bea;2;50;24;9",
       "/1 [Jan 2850] [Pol 1400] = 5400; /2 [An 100] [Bea 200] = 5000 x 2400",
       "extra-text 1:1+22; extra-text 2:20+1"},
      {"lines in small letters", "a 1 12 Jan - Pol 63,5\nz 2 3 An - Bea 50\nZ 2 4 Cor - Dirk 50",
       "a/12 [Jan] [Pol] = 6350; z/3 [An] [Bea] = 5000; Z/4 [Cor] [Dirk] = 5000", ""},
      {"line, place, pair in cells", "A;1;12;Jan;Pol;63,5", "A/12 [Jan] [Pol] = 6350", ""},
      {"lines as headings", "Lijn A\n1 Jan - Pol 63\nLijn B\n2 An - Bea 40",
       "A/1 [Jan] [Pol] = 6300; B/2 [An] [Bea] = 4000", ""},
      {"lines as clubs head them",
       "A-lijn\n1 Jan - Pol 63\nLijn B:\n2 An - Bea 40\nC-række\n3 Cor - Dirk 50\ngrupp D\n4 E F - G H "
       "50\nLinie E\n5 I J - K L 50",
       "A/1 [Jan] [Pol] = 6300; B/2 [An] [Bea] = 4000; C/3 [Cor] [Dirk] = 5000; D/4 [E F] [G H] = 5000; "
       "E/5 [I J] [K L] = 5000",
       ""},
      {"a line of two letters", "AB 1 3 Cor – Dirk 60\nAB;1;3;Cor;Dirk;60\nAB 45 51\nAB - CD 60",
       "AB/3 [Cor] [Dirk] = 6000; AB/3 [Cor] [Dirk] = 6000; / [AB 4500] = 5100; / [AB] [CD] = 6000", ""},
      {"a letter is a name", "X;50\nY 40", "/ [X 5000]; / [Y 4000]", ""},
      {"surnames first",
       "Wit, Jan de – Smit, Piet 61,25\nA 1 3 Bos, An / Kok, Bea 50\nWit, Jan de – Smit, Piet;40",
       "/ [Wit, Jan de] [Smit, Piet] = 6125; A/3 [Bos, An] [Kok, Bea] = 5000; / [Wit, Jan de] [Smit, Piet] = "
       "4000",
       ""},
      {"commas part cells beside a dash", "1,Jan - Pol,51,59,48", "/1 [Jan 5100] [Pol 5900] = 4800", ""},
      {"a slash without blanks", "An/Bea 40\n2 An Bos/Bea Kok 41",
       "/ [An] [Bea] = 4000; /2 [An Bos] [Bea Kok] = 4100", ""},
      {"a minus by itself",
       "A 1 3 Jan – Piet Smit - 0,85\nJan - Pol −0,5\nJan 28,5 - Pol 14 - 54,25\nJan - Pol - 54",
       "A/3 [Jan] [Piet Smit] = -85; / [Jan] [Pol] = -50; / [Jan 2850] [Pol 1400] = 5425; / [Jan] [Pol] = "
       "5400",
       ""},
      {"a minus by itself behind names that a comma parts", "Jan, Pol - 0,5", "/ [Jan] [Pol] = -50", ""},
      {"initials are names", "1 J Maes - P Pol 60", "/1 [J Maes] [P Pol] = 6000", ""},
      {"a heading", "Pair;Name;Handicap;Name;Handicap;Result\n1;Jan;28,5;Pol;14;50",
       "/1 [Jan 2850] [Pol 1400] = 5000", ""},
      {"headings in four languages", "Lijn Plaats Namen %\nA 1 1 Jan - Pol 50\n", "A/1 [Jan] [Pol] = 5000",
       ""},
      {"a first line without a number is no heading by itself", "An – Bo vrij\nCor – Dirk 40\nE – F 60",
       "/ [An] [Bo vrij]; / [Cor] [Dirk] = 4000; / [E] [F] = 6000", ""},
      {"mere names", "An - Bo\nCor - Dirk", "/ [An] [Bo]; / [Cor] [Dirk]", ""},
      {"a note", "# last night\n\n----\n1 Jan - Pol 50", "/1 [Jan] [Pol] = 5000", ""},
      {"accents", "7 Noël Müller - Søren Ørsted 50", "/7 [Noël Müller] [Søren Ørsted] = 5000", ""},
      {"no name", "1 2 3\n2 Jan - Pol 50", "/2 [Jan] [Pol] = 5000", "missing-name 1:1+5"},
      {"boards behind the result", "1;Jan;28,5;Pol;14;54;20\n2 An - Bea 10 20 46 18",
       "/1 [Jan 2850] [Pol 1400] = 5400 x 2000; /2 [An 1000] [Bea 2000] = 4600 x 1800", ""},
      {"table and direction", "3NS Jan 28 - Pol 14\n3ØV;An;10;Bea;20;1,5",
       "/3NS [Jan 2800] [Pol 1400] @3-ns NS; /3ØV [An 1000] [Bea 2000] = 150 @3-øv EW", ""},
      {"team and room", "5A;An;10;Bea;20;1,5", "/5A [An 1000] [Bea 2000] = 150 @5-a", ""},
      {"a pair that is not there", "1 Jan - Pol 50\n2 Phantom\n3;Oversidder",
       "/1 [Jan] [Pol] = 5000; /2 [Phantom] phantom; /3 [Oversidder] phantom", ""},
      {"too many numbers", "1 Jan - Pol 1 2 3 4 5", "/1 [Jan 100] [Pol 200] = 300 x 400",
       "extra-text 1:21+1"},
      {"two too many", "1 Jan - Pol 1 2 3 4 5 6 %", "/1 [Jan 100] [Pol 200] = 300 x 400",
       "extra-text 1:21+5"},
      {"nothing", " \n ", "", "empty-input"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const RatingList list = readRatingList(row.input);
    CHECK(show(list) == row.expected);
    CHECK(test::show(list.findings) == row.findings);
  }
}

}  // namespace overtrick::rating_list_test

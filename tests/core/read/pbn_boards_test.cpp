// Which board a game of a PBN file is of, and games of which nothing came. Names and results are invented.
#include "read/pbn_boards.h"

#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "show.h"

namespace overtrick::pbn_boards_test {

namespace {

struct Row {
  std::string name;
  std::string input;
  std::string event;
  std::string boards;
  std::string findings;
};

std::string tag(const std::string& name, const std::string& value) {
  return "[" + name + " \"" + value + "\"]\n";
}

std::string table(const std::string& rows) {
  return tag("ScoreTable", "PairId_NS;PairId_EW;Score_NS") + rows + "\n";
}

std::string players(const std::string& mark) {
  return tag("West", "d" + mark) + tag("North", "a" + mark) + tag("East", "b" + mark) +
         tag("South", "c" + mark);
}

std::string played(const std::string& result) {
  return tag("Declarer", "N") + tag("Contract", "4S") + tag("Result", result);
}

std::string boardsOf(const Event& event) {
  std::string text;
  for (const Line& line : event.lines) {
    const Board& board = event.boards[static_cast<std::size_t>(line.board.value)];
    if (!text.empty()) text += " ";
    if (board.section.known()) text += event.sections[static_cast<std::size_t>(board.section.value)] + ".";
    text += std::to_string(board.number);
  }
  return text;
}

void check(const Row& row) {
  CAPTURE(row.name);
  const FileReading reading = readPbn(row.input);
  CHECK(test::show(reading.event) == row.event);
  CHECK(boardsOf(reading.event) == row.boards);
  CHECK(test::show(test::besidesScoring(reading.findings)) == row.findings);
}

const std::string north = "AKQJ.AKQ.AKQ.AKQ";
const std::string east = "T987.JT9.JT9.JT9";
const std::string south = "6543.876.876.876";
const std::string west = "2.5432.5432.5432";
const std::string first = tag("Deal", "N:" + north + " " + east + " " + south + " " + west);
const std::string firstFromEast = tag("Deal", "E:" + east + " " + south + " " + west + " " + north);
const std::string second = tag("Deal", "N:" + south + " " + east + " " + north + " " + west);
const std::string third = tag("Deal", "N:" + west + " " + east + " " + north + " " + south);

}  // namespace

TEST_CASE("PBN 3.4.11: a deal is the same from whichever hand it is written") {
  const auto deal = [](const std::string& text) { return readPbnDeal(text); };
  const PbnDeal known = deal("N:" + north + " " + east + " " + south + " " + west);
  CHECK(known.hands[0] != 0);
  CHECK(deal("S:" + south + " " + west + " " + north + " " + east) == known);
  CHECK(deal("n: JQKA.qka.AKQ.AKQ " + east + "  " + south + " " + west) == known);
  CHECK(deal("N:" + south + " " + east + " " + north + " " + west) != known);
  CHECK(deal("E:- - - " + north).hands == std::array<std::uint64_t, 4>{known.hands[0], 0, 0, 0});
  for (const char* none : {"", "N", "N:", "N:... ... ... ...",
                           "X:"
                           "A.K.Q.J",
                           "N:A.K.Q.J.T", "N:1.2.3.?", "many"}) {
    CAPTURE(none);
    CHECK(deal(none) == PbnDeal{});
  }
}

TEST_CASE("PBN: boards of one number and different deals are apart") {
  const std::string board = tag("Board", "1");
  const Row rows[] = {
      {"two events",
       tag("Event", "S1") + board + first + table("1 2 420\n3 4 450\n") + tag("Event", "S2") + board +
           second + table("5 6 50\n7 8 -50\n"),
       "1: 1-2 420; 1: 3-4 450; 1: 5-6 50; 1: 7-8 -50", "S1.1 S1.1 S2.1 S2.1", ""},
      {"two sessions of the same pairs",
       tag("Event", "Cup") + board + first + tag("Session", "1") + table("1 2 420\n") + tag("Event", "#") +
           board + second + tag("Session", "2") + table("1 2 50\n"),
       "1: 1-2 420; 1: 1-2 50", "1.1 2.1", ""},
      {"two sessions whose deals are not told",
       board + tag("Session", "1") + table("1 2 420\n") + board + tag("Session", "2") + table("1 2 50\n"),
       "1: 1-2 420; 1: 1-2 50", "1.1 2.1", ""},
      {"two sessions of one deal are compared",
       board + first + tag("Session", "1") + table("1 2 420\n") + board + firstFromEast +
           tag("Session", "2") + table("3 4 50\n"),
       "1: 1-2 420; 1: 3-4 50", "1 1", ""},
      {"sections with deals of their own",
       board + first + tag("Section", "A") + table("1 2 420\n") + board + second + tag("Section", "B") +
           table("1 2 50\n"),
       "1: A.1-A.2 420; 1: B.1-B.2 50", "A.1 B.1", ""},
      {"nothing but the deals differs",
       board + first + table("1 2 420\n") + board + second + table("1 2 50\n") + board + third +
           table("1 2 70\n") + board + first + table("3 4 110\n"),
       "1: 1-2 420; 1: 1-2 50; 1: 1-2 70; 1: 3-4 110", "1.1 2.1 3.1 1.1",
       "board-twice 9:1+6; board-twice 14:1+6"},
      {"the same event, twice",
       tag("Event", "Club") + board + first + table("1 2 420\n") + tag("Event", "Club") + board + second +
           table("1 2 50\n"),
       "1: 1-2 420; 1: 1-2 50", "Club.1 Club 2.1", "board-twice 11:1+6"},
      {"the other boards are in their session, too",
       tag("Event", "S1") + tag("Board", "2") + third + table("1 2 400\n") + tag("Event", "#") + board +
           first + table("1 2 420\n") + tag("Event", "S2") + board + second + table("5 6 50\n"),
       "2: 1-2 400; 1: 1-2 420; 1: 5-6 50", "S1.2 S1.1 S2.1", ""},
      {"two rooms of one board, from another hand",
       board + players("1") + first + played("10") + tag("Room", "Open") + "\n" + board + players("2") +
           firstFromEast + played("9") + tag("Room", "Closed"),
       "1: 1-2 4S N 10; 1: 2-1 4S N 9", "1 1", ""},
      {"a deal that is left out is that of the board",
       board + players("1") + first + played("10") + "\n" + board + players("2") + played("9"),
       "1: 1-2 4S N 10; 1: 3-4 4S N 9", "1 1", ""},
      {"of several boards the last",
       board + players("1") + first + played("10") + "\n" + board + players("2") + second + played("9") +
           "\n" + board + players("3") + played("8"),
       "1: 1-2 4S N 10; 1: 3-4 4S N 9; 1: 5-6 4S N 8", "1.1 2.1 2.1", "board-twice 18:1+15"},
      {"a deal that comes later is the board's",
       board + players("1") + played("10") + "\n" + board + players("2") + first + played("9") + "\n" +
           board + players("3") + second + played("8"),
       "1: 1-2 4S N 10; 1: 3-4 4S N 9; 1: 5-6 4S N 8", "1.1 1.1 2.1", "board-twice 27:1+15"},
      {"one hand tells",
       board + players("1") + tag("Deal", "N:" + north + " - - -") + played("10") + "\n" + board +
           players("2") + first + played("9") + "\n" + board + players("3") +
           tag("Deal", "E:- - - " + south) + played("8"),
       "1: 1-2 4S N 10; 1: 3-4 4S N 9; 1: 5-6 4S N 8", "1.1 1.1 2.1", "board-twice 28:1+15"},
      {"names that are none",
       tag("Event", "?") + board + first + table("1 2 420\n") + tag("Event", "\x01") + board + second +
           table("1 2 50\n") + tag("Event", std::string(201, 'x')) + board + third + table("1 2 70\n"),
       "1: 1-2 420; 1: 1-2 50; 1: 1-2 70", "1.1 2.1 3.1", "board-twice 11:1+6; board-twice 17:1+6"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN: two segments of a match have the same numbers") {
  const std::string teams = tag("HomeTeam", "SWE") + tag("VisitTeam", "POL");
  std::string file;
  for (const std::string& deal : {first, second})
    for (int room = 0; room < 2; ++room) file += tag("Board", "1") + deal + played("10") + teams + "\n";
  const Event event = readPbn(file).event;
  CHECK(test::show(event) ==
        "1: SWE-POL 4S N 10; 1: POL-SWE 4S N 10; 1: SWE-POL 4S N 10; 1: POL-SWE 4S N 10");
  CHECK(boardsOf(event) == "1.1 1.1 2.1 2.1");
}

TEST_CASE("PBN: more deals of one number than an event has sections") {
  std::string file;
  const std::string cards = "23456789TJQKA";
  for (std::size_t i = 0; i < 300; ++i) {
    const std::string hand = {cards[i % 13], '.', cards[i / 13 % 13], '.', cards[i / 169], '.'};
    file += tag("Board", "1") + tag("Deal", "N:" + hand + " - - -") + table("1 2 420\n");
  }
  const FileReading reading = readPbn(file);
  CHECK(reading.event.boards.size() == 256);
  CHECK(reading.event.lines.size() == 256);
  REQUIRE(reading.findings.size() == 257);  // among them how it was scored
  CHECK(test::show({reading.findings.back()}) == "too-complex 1284:1+7");
}

TEST_CASE("PBN 3.4.15: a single game with a score and no contract") {
  const std::string normal = tag("Board", "1") + players("1") + played("10") + "\n";
  const std::string unknown = tag("Declarer", "?") + tag("Contract", "?") + tag("Result", "?");
  const auto game = [&](const std::string& more) {
    return normal + tag("Event", "e") + tag("Board", "1") + players("2") + more;
  };
  const Row rows[] = {
      {"of a side", game(tag("Score", "NS 50")), "1: 1-2 4S N 10; 1: 3-4 50", "1 1", ""},
      {"of the other", game(tag("Score", "EW 50")), "1: 1-2 4S N 10; 1: 3-4 -50", "1 1", ""},
      {"a contract that is not known", game(unknown + tag("Score", "NS 50")), "1: 1-2 4S N 10; 1: 3-4 50",
       "1 1", ""},
      {"declarer's", game(tag("Declarer", "E") + tag("Contract", "") + tag("Score", "50")),
       "1: 1-2 4S N 10; 1: 3-4 -50", "1 1", ""},
      {"nobody's", game(tag("Score", "50")), "1: 1-2 4S N 10", "1", "unclear-score 16:9+2"},
      {"nought is everybody's", game(tag("Score", "0")), "1: 1-2 4S N 10; 1: 3-4 0", "1 1", ""},
      {"no number", game(tag("Score", "NS ?")), "1: 1-2 4S N 10", "1", "no-result 16:1+14"},
      {"no board", tag("Event", "e") + players("2") + tag("Score", "NS 50"), "", "",
       "no-results 1:1+0; missing-board 6:1+15"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN: games that nobody finished, among games with results") {
  const std::string normal = tag("Board", "1") + players("1") + played("10") + "\n";
  const std::string open = tag("Board", "2") + players("2") + first + tag("Auction", "N") + "1S Pass\n";
  const auto seated = [](const std::string& n, const std::string& e, const std::string& s,
                         const std::string& w) {
    return tag("Board", "3") + tag("West", w) + tag("North", n) + tag("East", e) + tag("South", s) + first;
  };
  const Row rows[] = {
      {"each is said", normal + open + "\n" + open, "1: 1-2 4S N 10", "1",
       "no-result 10:1+11; no-result 19:1+11"},
      {"a contract that is not known", normal + open + tag("Contract", "?"), "1: 1-2 4S N 10", "1",
       "no-result 10:1+11"},
      {"a deal without players", normal + seated("", "?", "-", "West"), "1: 1-2 4S N 10", "1", ""},
      {"seats that are called what they are", normal + seated("North", "East", "SOUTH", "empty"),
       "1: 1-2 4S N 10", "1", ""},
      {"one player is somebody", normal + seated("Ann", "", "", ""), "1: 1-2 4S N 10", "1",
       "no-result 10:1+11"},
      {"a file of deals with names", open + "\n" + open, "", "", "no-results 1:1+0"},
      {"results stand in the table",
       normal + open + tag("ScoreTable", "PairId_NS;PairId_EW;Score_NS") + "1 2 x\n", "1: 1-2 4S N 10", "1",
       "not-a-number 19:5+1"},
  };
  for (const Row& row : rows) check(row);
}

}  // namespace overtrick::pbn_boards_test

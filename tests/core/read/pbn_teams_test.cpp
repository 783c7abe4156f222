// Single games that are tables of a match: PBN 2.1 §4.1 (HomeTeam, VisitTeam, Room), and how RealBridge and
// collections of championships write them.
#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "read/pbn_result.h"
#include "score/rules.h"
#include "score/score.h"
#include "show.h"

namespace overtrick::pbn_teams_test {

namespace {

std::string seats(const std::string& north, const std::string& east, const std::string& south,
                  const std::string& west) {
  return "[West \"" + west + "\"]\n[North \"" + north + "\"]\n[East \"" + east + "\"]\n[South \"" + south +
         "\"]\n";
}

std::string result(const std::string& declarer, const std::string& contract, const std::string& tricks) {
  return "[Declarer \"" + declarer + "\"]\n[Contract \"" + contract + "\"]\n[Result \"" + tricks + "\"]\n";
}

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    for (const PlayerIndex index : entry.players) {
      const Player& player = event.players[static_cast<std::size_t>(index.value)];
      text += " [" + player.name + (player.number.empty() ? "" : " " + player.number) + "]";
    }
  }
  return text;
}

// One table of RealBridge's file: every game has all tags, and the team that sits NS is home.
std::string realBridgeGame(const std::string& board, const std::string& people, const std::string& what,
                           const std::string& home, const std::string& visit, const std::string& points) {
  return "[Event \"Open R2\"]\n[Site \"RealBridge\"]\n[Date \"2021.08.23\"]\n[Board \"" + board + "\"]\n" +
         people + "[Scoring \"IMP\"]\n" + what + "[Table \"3\"]\n[HomeTeam \"" + home + "\"]\n[VisitTeam \"" +
         visit + "\"]\n[ScoreIMP \"" + points + "\"]\n[Competition \"Teams\"]\n\n";
}

const std::string north = seats("Ann Lee#101", "Eva#201", "Bo#102", "Finn#202");
const std::string east = seats("Gus#203", "Cas#103", "Hal#204", "Dik#104");

}  // namespace

TEST_CASE("RealBridge: a match of teams") {
  const FileReading reading = readPbn(
      "% PBN 2.1\n% EXPORT\n" +
      realBridgeGame("1", north, result("N", "4S", "10") + "[Score \"NS 420\"]\n", "AUT", "DEN",
                     "NS 10 EW -10") +
      realBridgeGame("1", east, result("N", "4S", "9") + "[Score \"NS -50\"]\n", "DEN", "AUT",
                     "NS -10 EW 10") +
      realBridgeGame("2", north, result("", "Pass", "") + "[Score \"NS 0\"]\n", "AUT", "DEN", "NS 0 EW -0") +
      realBridgeGame("2", east, result("", "Pass", ""), "DEN", "AUT", "NS 0 EW 0"));
  CHECK(reading.program == "RealBridge");
  CHECK(reading.event.scoring == Scoring::teams);
  CHECK(test::show(reading.event) ==
        "1: AUT-DEN 4S N 10 (420); 1: DEN-AUT 4S N 9 (-50); 2: AUT-DEN pass; 2: DEN-AUT np");
  CHECK(test::show(reading.findings) == "taken-as-not-played 70:12+4");
  CHECK(entries(reading.event) ==
        "AUT [Ann Lee 101] [Bo 102] [Cas 103] [Dik 104]; DEN [Eva 201] [Finn 202] [Gus 203] [Hal 204]");
  REQUIRE(reading.lines.size() == 4);
  const EventScores scores = scoreEvent(reading.event, ruleSets().front().rules);
  CHECK(toDouble(scores.lines[0].ns.points) == 10);
  CHECK(toDouble(scores.lines[1].ns.points) == -10);
}

TEST_CASE("RealBridge: pairs are known by their names, and have numbers") {
  std::string text;
  for (const std::string& people : {north, east}) {
    text += "[Event \"Monday\"]\n[Site \"RealBridge\"]\n[Board \"1\"]\n" + people + "[Scoring \"MP\"]\n" +
            result("N", "4S", "10") + "[Score \"NS 420\"]\n[ScorePercentage \"NS 50 EW 50\"]\n\n";
  }
  const FileReading reading = readPbn(text);
  CHECK(reading.event.scoring == Scoring::matchpoints);
  CHECK(entries(reading.event) ==
        "1 [Ann Lee 101] [Bo 102]; 2 [Eva 201] [Finn 202]; 3 [Gus 203] [Hal 204]; 4 [Cas 103] [Dik 104]");
  CHECK(reading.findings.empty());
}

TEST_CASE("a board passed out without a score is one in the files of other programs") {
  CHECK(test::show(readPbn("[Board \"1\"]\n" + north + result("", "Pass", "")).event) == "1: 1-2 pass");
}

TEST_CASE("who sits where at the other table") {
  struct Row {
    std::string name;
    std::string first;  // tags of the first table beside players and result
    std::string second;
    std::string expected;
  };
  const std::string named = "[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n";
  const Row rows[] = {
      {"rooms", named + "[Room \"Open\"]\n", named + "[Room \"Closed\"]\n", "SWE-POL, POL-SWE"},
      {"the closed room first", named + "[Room \"Closed\"]\n", named + "[Room \"Open\"]\n",
       "POL-SWE, SWE-POL"},
      {"teams named once", named + "[Room \"Open\"]\n", "[Room \"Closed\"]\n", "SWE-POL, POL-SWE"},
      {"nothing but the order", named, named, "SWE-POL, POL-SWE"},
      {"home sits NS at either table", named, "[HomeTeam \"POL\"]\n[VisitTeam \"SWE\"]\n",
       "SWE-POL, POL-SWE"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Event event = readPbn("[Board \"1\"]\n" + north + result("N", "4S", "10") + row.first +
                                "\n[Board \"1\"]\n" + east + result("N", "4S", "10") + row.second)
                            .event;
    REQUIRE(event.lines.size() == 2);
    CHECK(event.scoring == Scoring::teams);
    const auto team = [&event](EntryIndex index) {
      return event.entries[static_cast<std::size_t>(index.value)].number;
    };
    CHECK(team(event.lines[0].ns) + "-" + team(event.lines[0].ew) + ", " + team(event.lines[1].ns) + "-" +
              team(event.lines[1].ew) ==
          row.expected);
  }
}

TEST_CASE("players are known again, whatever the tags say later") {
  const std::string teams = "[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n";
  CHECK(test::show(readPbn("[Board \"1\"]\n" + north + result("N", "4S", "10") + teams + "\n[Board \"2\"]\n" +
                           seats("Eva#201", "Bo#102", "Finn#202", "Ann Lee#101") + result("N", "4S", "10") +
                           teams)
                       .event) == "1: SWE-POL 4S N 10; 2: POL-SWE 4S N 10");
}

TEST_CASE("no match: pairs that play under a team's name") {
  const auto first = [](const std::string& tags) {
    return test::show(readPbn("[Board \"1\"]\n" + north + tags + result("N", "4S", "10")).event);
  };
  const std::string teams = "[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n";
  CHECK(first("[Scoring \"IMP;Cross\"]\n" + teams) == "1: 1-2 4S N 10");
  CHECK(first("[Scoring \"MP\"]\n" + teams) == "1: 1-2 4S N 10");
  CHECK(first("[Scoring \"Butler\"]\n" + teams) == "1: 1-2 4S N 10");
  CHECK(first("[Scoring \"IMP\"]\n[Competition \"Pairs\"]\n" + teams) == "1: 1-2 4S N 10");
  CHECK(first("[Scoring \"IMP\"]\n[Competition \"?\"]\n" + teams) == "1: SWE-POL 4S N 10");
  CHECK(first("[Scoring \"?\"]\n" + teams) == "1: SWE-POL 4S N 10");
  CHECK(first("[HomeTeam \"SWE\"]\n[VisitTeam \"?\"]\n") == "1: 1-2 4S N 10");
  CHECK(first("[HomeTeam \"SWE\"]\n[VisitTeam \"SWE\"]\n") == "1: 1-2 4S N 10");
  CHECK(first("[HomeTeam \"SWE\"]\n") == "1: 1-2 4S N 10");
}

TEST_CASE("another event has other teams") {
  CHECK(
      test::show(readPbn("[Event \"Final\"]\n[Board \"1\"]\n" + north + result("N", "4S", "10") +
                         "[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n\n[Event \"Side game\"]\n[Board \"1\"]\n" +
                         east + result("N", "4S", "10"))
                     .event) == "1: SWE-POL 4S N 10; 1: 1-2 4S N 10");
}

TEST_CASE("what does not change is not repeated: a game without a deal is the board's other table") {
  const FileReading reading =
      readPbn("[Event \"Final\"]\n[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n" + north + "[Board \"1\"]\n" +
              result("E", "5C", "12") + "[Play \"S\"]\n*\n\n" + east + result("N", "4SX", "10") +
              "[Play \"E\"]\n*\n\n[Board \"2\"]\n" + result("W", "1N", "5") + "[Play \"N\"]\n*\n\n" +
              result("W", "2N", "8"));
  CHECK(test::show(reading.event) ==
        "1: SWE-POL 5C E 12; 1: POL-SWE 4Sx N 10; 2: SWE-POL 1N W 5; 2: POL-SWE 2N W 8");
  CHECK(test::show(reading.findings) == "board-of-game-before 20:1+16");
}

TEST_CASE("a game of an event of its own needs a board") {
  const std::string before =
      "[Event \"One\"]\n[Scoring \"MP\"]\n[Board \"1\"]\n" + north + result("N", "4S", "10") + "\n";
  for (const char* tag :
       {"[Event \"Two\"]\n", "[Date \"2026.01.02\"]\n", "[Deal \"N:...\"]\n", "[Board \"\"]\n"}) {
    CAPTURE(tag);
    const FileReading reading = readPbn(before + tag + east + result("N", "4S", "9"));
    CHECK(reading.event.lines.size() == 1);
    CHECK(reading.findings.size() == 1);
    CHECK(reading.findings.at(0).code == Code::missingBoard);
  }
}

TEST_CASE("board-a-match is a match, and said") {
  const FileReading reading = readPbn("[Board \"1\"]\n[Scoring \"BAM\"]\n" + north + result("N", "4S", "10") +
                                      "[HomeTeam \"SWE\"]\n[VisitTeam \"POL\"]\n");
  CHECK(reading.event.scoring == Scoring::teams);
  CHECK(test::show(reading.findings) == "scored-by-boards 2:11+3");
}

TEST_CASE("a player's number behind the name") {
  struct Row {
    std::string text;
    std::string name;
    std::string number;
  };
  const Row rows[] = {
      {"Ann Lee#12345", "Ann Lee", "12345"},
      {"Søren#K123", "Søren", "K123"},
      {"Ann Lee", "Ann Lee", ""},
      {"Ann #2", "Ann #2", ""},
      {"#12", "#12", ""},
      {"Ann#", "Ann", ""},
      {"Ann#not a number", "Ann#not a number", ""},
      {"Ann#12345678901234567", "Ann#12345678901234567", ""},
      {"A#1#2", "A#1", "2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const Player player = pbnPlayer(row.text);
    CHECK(player.name == row.name);
    CHECK(player.number == row.number);
  }
}

// Magic Contest, a contest of several sessions: the totals are those of all of them.
TEST_CASE("totals of a contest of several sessions: the session's own are held against ours") {
  const FileReading reading = readPbn(
      "[Event \"x\"]\n[TotalScoreTable \"Rank\\2R;PairId\\2R;TotalScoreMP\\6R;TotalPercentage\\5R;Names\\9L;"
      "NrBoards\\3R;SessionScoreMP\\5R;SessionPercentage\\5R;SessionRank\\2R\"]\n"
      " 1  7 3383.0 55.94 \"Ann;Bo\"  144  1.0 50.00  3\n"
      " 2  8 3286.7 54.34 \"Cas;Dik\" 144    -     -  -\n"
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n7 8 50\n");
  REQUIRE(reading.totals.size() == 1);
  CHECK(reading.totals[0].points == Decimal{10000});
  CHECK(reading.totals[0].percent == Decimal{500000});
  CHECK(reading.totals[0].rank == 3);
  CHECK(test::show(reading.findings) ==
        "ignored-column 2:19+4; ignored-column 2:37+12; ignored-column 2:53+15");
}

TEST_CASE("a score that stands in a game twice begins no other game") {
  const FileReading reading =
      readPbn("[Board \"1\"]\n[Scoring \"MP\"]\n[Score \"EW 110\"]\n" + north + result("N", "4S", "10") +
              "[Score \"NS 420\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n7 8 420\n9 10 450\n");
  CHECK(test::show(reading.event) == "1: 7-8 420; 1: 9-10 450");
  CHECK(reading.findings.empty());
}

TEST_CASE("rows of a table need a board of their own") {
  const FileReading reading =
      readPbn("[Board \"1\"]\n" + north + result("N", "4S", "10") +
              "\n[Contract \"\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n7 8 420\n");
  CHECK(test::show(reading.event) == "1: 1-2 4S N 10");
  CHECK(test::show(test::besidesScoring(reading.findings)) == "missing-board 12:1+7");
}

}  // namespace overtrick::pbn_teams_test

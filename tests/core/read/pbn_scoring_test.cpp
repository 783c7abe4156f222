// How a PBN file was scored: by the tags Scoring and Competition of most games, else by what they hold. Files of
// championships have rooms and players only, and IMPs at the second table (PBN 2.1 §4.1: Room, ScoreIMP).
#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "score/rules.h"
#include "score/score.h"
#include "show.h"

namespace overtrick::pbn_scoring_test {

namespace {

std::string game(const std::string& board, const std::string& people, const std::string& tags,
                 const std::string& contract = "4S", const std::string& tricks = "10") {
  std::string text = "[Event \"Final\"]\n[Board \"" + board + "\"]\n";
  std::size_t at = 0;
  for (const char* seat : {"North", "South", "East", "West"}) {
    const std::size_t end = people.find(' ', at);
    if (at < people.size()) text += "[" + std::string(seat) + " \"" + people.substr(at, end - at) + "\"]\n";
    at = end == std::string::npos ? people.size() : end + 1;
  }
  return text + "[Declarer \"N\"]\n[Contract \"" + contract + "\"]\n[Result \"" + tricks + "\"]\n" + tags +
         "\n";
}

const std::string open = "[Room \"Open\"]\n";
const std::string closed = "[Room \"Closed\"]\n";
const std::string imp = "[Scoring \"IMP\"]\n";
const std::string mp = "[Scoring \"MP\"]\n";

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    for (const PlayerIndex index : entry.players)
      text += " " + event.players[static_cast<std::size_t>(index.value)].name;
  }
  return text;
}

}  // namespace

TEST_CASE("a match without names of teams: the rooms tell who plays for whom") {
  const FileReading reading =
      readPbn(game("1", "Ann Bo Eva Finn", open, "1N", "7") +
              game("1", "Gus Hal Cas Dik", closed + "[ScoreIMP \"NS 8\"]\n", "4S", "10") +
              game("2", "Ann Bo Eva Finn", open) + game("2", "Gus Hal Cas Dik", closed));
  CHECK(reading.event.scoring == Scoring::teams);
  CHECK(test::show(reading.event) == "1: 1-2 1N N 7; 1: 2-1 4S N 10; 2: 1-2 4S N 10; 2: 2-1 4S N 10");
  CHECK(entries(reading.event) == "1 Ann Bo Cas Dik; 2 Eva Finn Gus Hal");
  CHECK(reading.findings.empty());
  const EventScores scores = scoreEvent(reading.event, ruleSets().front().rules);
  REQUIRE(reading.lines.size() == 1);
  CHECK(reading.lines[0].line.value == 1);
  CHECK(toDouble(scores.lines[1].ns.points) == 8);  // 420 against 90
}

TEST_CASE("which games are tables of a match") {
  struct Row {
    const char* name;
    std::string input;
    Scoring scoring;
    const char* event;
    const char* entries;
  };
  const std::string ours = "Ann Bo Eva Finn";
  const std::string theirs = "Gus Hal Cas Dik";
  const std::string points = "[ScoreIMP \"NS 0\"]\n";
  const Row rows[] = {
      {"IMPs and two tables, no rooms", game("1", ours, "") + game("1", theirs, points), Scoring::teams,
       "1: 1-2 4S N 10; 1: 2-1 4S N 10", "1 Ann Bo Cas Dik; 2 Eva Finn Gus Hal"},
      {"IMPs and three tables, no rooms: pairs",
       game("1", ours, points) + game("1", theirs, points) + game("1", "I J K L", points), Scoring::crossImps,
       "1: 1-2 4S N 10; 1: 3-4 4S N 10; 1: 5-6 4S N 10",
       "1 Ann Bo; 2 Eva Finn; 3 Gus Hal; 4 Cas Dik; 5 I J; 6 K L"},
      {"IMPs and one table", game("1", ours, points), Scoring::crossImps, "1: 1-2 4S N 10",
       "1 Ann Bo; 2 Eva Finn"},
      {"rooms and IMPs without a word of cross",
       game("1", ours, open + imp) + game("1", theirs, closed + imp), Scoring::teams,
       "1: 1-2 4S N 10; 1: 2-1 4S N 10", "1 Ann Bo Cas Dik; 2 Eva Finn Gus Hal"},
      {"rooms of pairs at matchpoints", game("1", ours, open + mp) + game("1", theirs, closed + mp),
       Scoring::matchpoints, "1: 1-2 4S N 10; 1: 3-4 4S N 10", "1 Ann Bo; 2 Eva Finn; 3 Gus Hal; 4 Cas Dik"},
      {"one room only", game("1", ours, open) + game("2", theirs, open), Scoring::matchpoints,
       "1: 1-2 4S N 10; 2: 3-4 4S N 10", "1 Ann Bo; 2 Eva Finn; 3 Gus Hal; 4 Cas Dik"},
      {"nobody is named", game("1", "", open) + game("1", "? ? ? ?", closed), Scoring::teams,
       "1: 1-2 4S N 10; 1: 2-1 4S N 10", "1; 2"},
      {"one of two is named", game("1", "Ann ? ? Finn", open) + game("1", "? Hal Cas ?", closed),
       Scoring::teams, "1: 1-2 4S N 10; 1: 2-1 4S N 10", "1 Ann Cas; 2 Finn Hal"},
      {"the closed room first", game("1", ours, closed) + game("1", theirs, open), Scoring::teams,
       "1: 1-2 4S N 10; 1: 2-1 4S N 10", "1 Ann Bo Cas Dik; 2 Eva Finn Gus Hal"},
      {"two matches",
       game("1", ours, open) + game("1", theirs, closed) + game("1", "I J K L", open) +
           game("1", "M N O P", closed),
       Scoring::teams, "1: 1-2 4S N 10; 1: 2-1 4S N 10; 1: 3-4 4S N 10; 1: 4-3 4S N 10",
       "1 Ann Bo Cas Dik; 2 Eva Finn Gus Hal; 3 I J O P; 4 K L M N"},
      {"somebody sits for both teams", game("1", ours, open + points) + game("1", ours, closed + points),
       Scoring::crossImps, "1: 1-2 4S N 10; 1: 1-2 4S N 10", "1 Ann Bo; 2 Eva Finn"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(reading.event.scoring == row.scoring);
    CHECK(test::show(reading.event) == row.event);
    CHECK(entries(reading.event) == row.entries);
  }
}

TEST_CASE("a file that does not say how it was scored") {
  struct Row {
    const char* name;
    std::string input;
    Scoring scoring;
    const char* findings;
  };
  const auto table = [](const std::string& columns, const std::string& row) {
    return "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS" + columns + "\"]\n1 2 420" + row +
           "\n";
  };
  const Row rows[] = {
      {"nothing tells", table("", ""), Scoring::matchpoints, "scoring-assumed 1:1+0"},
      {"an unknown value tells nothing", "[Scoring \"?\"]\n" + table("", ""), Scoring::matchpoints,
       "scoring-assumed 1:1+0"},
      {"one that is no scoring here", "[Scoring \"Rubber\"]\n" + table("", ""), Scoring::matchpoints,
       "scoring-assumed 1:1+0; extra-text 1:11+6"},
      {"a column of IMPs", table(";IMP_NS", " 3"), Scoring::crossImps, ""},
      {"a column of teams' IMPs", "[Competition \"Teams\"]\n" + table(";IMP_NS", " 3"), Scoring::teams, ""},
      {"a column of matchpoints", table(";MP_NS", " 3"), Scoring::matchpoints, ""},
      {"a column of percentages", table(";Percentage_NS", " 50"), Scoring::matchpoints, ""},
      {"a game's matchpoints", game("1", "A B C D", "[ScoreMP \"NS 3\"]\n"), Scoring::matchpoints, ""},
      {"no results, nothing to say", "[Board \"1\"]\n", Scoring::matchpoints, "no-results 1:1+0"},
      {"said before the first result", imp + "\n[Event \"x\"]\n" + table("", ""), Scoring::crossImps, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(reading.event.scoring == row.scoring);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("games that were scored otherwise than the rest are named, and most decide") {
  struct Row {
    const char* name;
    std::string input;
    Scoring scoring;
    const char* findings;
  };
  const std::string people = "A B C D";
  const std::string cross = "[Scoring \"IMP;Cross\"]\n";
  const std::string butler = "[Scoring \"Butler\"]\n";
  const Row rows[] = {
      {"the last is another", game("1", people, mp) + game("2", people, mp) + game("3", people, cross),
       Scoring::matchpoints, "scorings-differ 32:11+9"},
      {"the first is another", game("1", people, cross) + game("2", people, mp) + game("3", people, mp),
       Scoring::matchpoints, "scorings-differ 10:11+9"},
      {"as many of each: the first", game("1", people, cross) + game("2", people, mp), Scoring::crossImps,
       "scorings-differ 21:11+2"},
      {"three ways",
       game("1", people, butler) + game("2", people, mp) + game("3", people, cross) +
           game("4", people, cross),
       Scoring::crossImps, "scorings-differ 10:11+6"},
      {"a game without the tag goes with the rest", game("1", people, cross) + game("2", people, ""),
       Scoring::crossImps, ""},
      {"rows of tables count each",
       "[Board \"1\"]\n[Scoring \"IMP;Cross\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n3 4 "
       "50\n\n" +
           game("2", people, mp),
       Scoring::crossImps, "pairs-by-name 14:1+0; scorings-differ 16:11+2"},
      {"matchpoints of teams, of which the other table is missing, count as pairs' do",
       game("1", people, mp + "[Competition \"Teams\"]\n") +
           game("2", people, cross + "[Competition \"Pairs\"]\n"),
       Scoring::matchpoints, "scorings-differ 22:11+9"},
      {"a match and a game of pairs",
       game("1", people, open + imp) + game("1", "E F G H", closed + imp) + game("2", "I J K L", mp),
       Scoring::teams, "scorings-differ 34:11+2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(reading.event.scoring == row.scoring);
    CHECK(test::show(reading.findings) == row.findings);
  }
  const Findings findings = readPbn(rows[3].input).findings;
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].first == 2);
  CHECK(findings[0].second == 4);
}

}  // namespace overtrick::pbn_scoring_test

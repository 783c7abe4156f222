// The working of a team match: what each table scored, and what the two together are worth. Laws 78B and 78C,
// 2017.
#include <doctest/doctest.h>

#include <string>

#include "score/teams.h"
#include "score/working.h"
#include "support/make_event.h"

namespace overtrick::team_working_test {

using namespace overtrick::test;

namespace {

std::string shown(const Working& working) {
  std::string text;
  for (const Term& term : working) {
    if (!text.empty()) text += ", ";
    text += std::string(nameOf(term.symbol)) + " " + test::show(term.value, 0) + " " +
            std::string(nameOf(term.source));
  }
  return text;
}

// Teams 1 and 2, three boards: both tables, an award, and a board that only one table played.
Event match() {
  Event event = eventOf(2);
  event.scoring = Scoring::teams;
  event.boards = {{1, {}, 0}, {2, {}, 0}, {3, {}, 0}};
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 0, 2, 1, {score(50)});
  addLine(event, 1, 1, 2, {awards(plus(), minus())});
  addLine(event, 1, 2, 1, {score(50)});
  addLine(event, 2, 1, 2, {score(110)});
  return event;
}

std::string of(const Event& event, const Rules& rules, std::int32_t line, Side side) {
  return shown(workingOfLine(event, rules, scoreEvent(event, rules), {line}, side));
}

}  // namespace

TEST_CASE("Law 78B: IMPs of a board from both tables, for each side of each table") {
  const Event event = match();
  const Rules rules;
  const std::string home = of(event, rules, 0, Side::ns);
  CHECK(home.find(" 420 ") != std::string::npos);
  CHECK(home.find(" 50 ") != std::string::npos);
  CHECK(home.find(" 9 ") != std::string::npos);
  const std::string away = of(event, rules, 0, Side::ew);
  CHECK(away.find(" -420 ") != std::string::npos);
  CHECK(away.find(" -50 ") != std::string::npos);
  CHECK(away.find(" -9 ") != std::string::npos);
  CHECK(of(event, rules, 1, Side::ns).find(" 50 ") < of(event, rules, 1, Side::ns).find(" 420 "));
  CHECK(of(event, rules, 1, Side::ns).find(" -9 ") != std::string::npos);
  CHECK(of(event, rules, 1, Side::ew).find(" 9 ") != std::string::npos);
}

TEST_CASE("Law 78C: board-a-match, and awards without a comparison") {
  const Event event = match();
  Rules bam;
  bam.teams = TeamScoring::boardAMatch;
  const std::string line = of(event, bam, 0, Side::ns);
  CHECK(line.find(" 2 ") != std::string::npos);
  CHECK(line.find(std::string(nameOf(Source::laws78))) != std::string::npos);
  CHECK(of(event, {}, 0, Side::ns).find(std::string(nameOf(Source::laws78))) == std::string::npos);
  const std::string award = of(event, {}, 3, Side::ew);
  CHECK(award.find("score") == std::string::npos);
  CHECK(award.find(" 3 ") != std::string::npos);
  CHECK(of(event, {}, 4, Side::ns).empty());
}

TEST_CASE("workings of what is not there are empty") {
  Event event = match();
  const EventScores scores = scoreEvent(event, {});
  for (const std::int32_t nowhere : {-1, 99}) {
    CHECK(workingOfScore(event, {nowhere}).empty());
    CHECK(workingOfLine(event, {}, scores, {nowhere}, Side::ns).empty());
    CHECK(workingOfTotal(event, {}, scores, {nowhere}).empty());
    CHECK(workingOfClubPoints(scores, {nowhere}).empty());
  }
  CHECK(workingOfLine(event, {}, {}, {0}, Side::ns).empty());
  CHECK(workingOfScore(event, {0}).empty());
  event.lines[0].outcome = PlayedContract{{4, Strain::spades}, Seat::north, 10, {}};
  CHECK_FALSE(workingOfScore(event, {0}).empty());
  event.lines[0].board.value = -1;
  CHECK(workingOfScore(event, {0}).empty());
  event.lines[0].board.value = 9;
  CHECK(workingOfScore(event, {0}).empty());
}

TEST_CASE("lines that count for no match: weighted rulings do, unknown boards and pairs do not") {
  Event event = match();
  event.lines[0].outcome = weighted({part(420, 50), part(-50, 50)});
  Findings findings;
  // 420 against 50 is 9, −50 against 50 is −3: 3 on the mean.
  CHECK(teamBoards(event, findings)[0].homeImps == Exact(3));
  CHECK(findings.size() == 1);
  CHECK(findings[0].code == Code::tableWithoutMatch);
  event.lines[1].ew = event.lines[1].ns;
  CHECK(teamBoards(event, findings).size() == 1);
  for (const std::int32_t board : {-1, 9}) {
    event.lines[4].board.value = board;
    CHECK_FALSE(scoreEvent(event, {}).lines[4].score);
  }
}

TEST_CASE("awards of either team at either table") {
  const auto artificial = [](std::int32_t line, Award ns, Award ew) {
    Event event = match();
    event.lines.resize(2);
    event.lines[static_cast<std::size_t>(line)].outcome = awards(ns, ew);
    Findings findings;
    const TeamBoard board = teamBoards(event, findings)[0];
    CHECK(board.artificial);
    return show(board.homeImps, 0) + " " + show(board.awayImps, 0) + " " + show(board.homeBoardPoints, 1) +
           " " + show(board.awayBoardPoints, 1);
  };
  CHECK(artificial(0, plus(), minus()) == "3 -3 1.2 0.8");
  CHECK(artificial(1, plus(), minus()) == "-3 3 0.8 1.2");
  CHECK(artificial(1, average(), percent(30)) == "-6 0 0.6 1.0");
}

TEST_CASE("Butler: a board has its datum whatever its last line is") {
  for (const bool last : {true, false}) {
    std::vector<GivenLine> lines{{score(420)}, {score(400)}, {score(-50)}};
    lines.insert(last ? lines.end() : lines.begin(), {notPlayed()});
    Event event = oneBoard(lines);
    event.scoring = Scoring::butler;
    CHECK(scoreEvent(event, {}).boards[0].datum == 260);
    event.scoring = Scoring::crossImps;
    CHECK_FALSE(scoreEvent(event, {}).boards[0].datum);
  }
}

}  // namespace overtrick::team_working_test

// Cross-IMPs, Butler and team matches.
#include "score/imps.h"

#include <doctest/doctest.h>

#include <string>

#include "bridge/imp.h"
#include "score/teams.h"
#include "support/make_event.h"

namespace overtrick::imps_test {

using namespace overtrick::test;

namespace {

std::int32_t datum(const std::vector<std::int64_t>& scores, const Rules& rules) {
  return datumOf(scores, 1, rules);
}

Event withScoring(Event event, Scoring scoring) {
  event.scoring = scoring;
  return event;
}

}  // namespace

TEST_CASE("the datum") {
  Rules whole;
  whole.datumTrim = 0;
  Rules two;
  two.datumTrim = 2;
  two.datumTrimFrom = 6;
  Rules median;
  median.datum = Datum::median;
  struct Row {
    std::string name;
    Rules rules;
    std::vector<std::int64_t> scores;
    std::int32_t expected;
  };
  const Row rows[] = {
      {"without highest and lowest from four results up", {}, {-50, 420, 450, 1000}, 440},
      {"435 goes away from zero", {}, {420, 450, -2000, 2000}, 440},
      {"−435 goes away from zero", {}, {-420, -450, -2000, 2000}, -440},
      {"5 goes away from zero", {}, {0, 10, -500, 500}, 10},
      {"three results: nothing left out", {}, {420, 420, -50}, 260},
      {"no trimming", whole, {-50, 420, 450, 1000}, 460},
      {"two of each", two, {-1000, -900, 100, 140, 2000, 3000}, 120},
      {"two of each, too few results", two, {100, 100, 400}, 200},
      {"median of an odd number", median, {420, -50, 1000}, 420},
      {"median of an even number", median, {420, 450, -50, 1000}, 440},
      {"one result", {}, {170}, 170},
      {"none", {}, {}, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(datum(row.scores, row.rules) == row.expected);
  }
}

TEST_CASE("Butler: IMPs against the datum") {
  const Event event = withScoring(oneBoard({{score(-50)},
                                            {score(420)},
                                            {score(450)},
                                            {score(1000)},
                                            {averages()},
                                            {awards(plus(), minus())},
                                            {awards(percent(60), percent(40))},
                                            {notPlayed()},
                                            reversed(score(420))}),
                                  Scoring::butler);
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  // 420 420 450 are left: 430.
  REQUIRE(scores.boards[0].datum.has_value());
  CHECK(*scores.boards[0].datum == 430);
  CHECK(showNs(scores, 0) == "-10 0 1 11 0 3 3 - 0");
  CHECK(showEw(scores, 0) == "10 0 -1 -11 0 -3 -3 - 0");
  CHECK(scores.standings.front().points == Exact(11));
  CHECK_FALSE(scores.standings.front().percent.has_value());
}

TEST_CASE("cross-IMPs: the mean or the sum against every other result") {
  const Event event = withScoring(oneBoard({{score(420)}, {score(450)}, {score(-50)}, {averages()}, {bye()}}),
                                  Scoring::crossImps);
  // 420: −1 and +10. 450: +1 and +11. −50: −10 and −11.
  const EventScores mean = scoreEvent(event, rulesNamed("club"));
  CHECK(showNs(mean, 2) == "4.50 6.00 -10.50 0.00 -");
  CHECK(showEw(mean, 2) == "-4.50 -6.00 10.50 0.00 -");
  CHECK(mean.lines[0].ns.points == Exact::fraction(9, 2));
  Rules sum;
  sum.crossImps = CrossImps::sum;
  CHECK(showNs(scoreEvent(event, sum), 0) == "9 12 -21 0 -");
  // Rule sets do not touch IMPs.
  for (const NamedRules& set : ruleSets()) {
    CHECK(showNs(scoreEvent(event, set.rules), 2) == showNs(mean, 2));
  }
  const Event alone = withScoring(oneBoard({{score(420)}}), Scoring::crossImps);
  CHECK(showNs(scoreEvent(alone, rulesNamed("club")), 2) == "0.00");
}

TEST_CASE("cross-IMPs of weighted and split scores") {
  const Event event =
      withScoring(oneBoard({{weighted({part(420, 50), part(-50, 50)})}, {score(420)}, {Split{-50, 420}}}),
                  Scoring::crossImps);
  // NS: the weighted one gains half of 0 + 10 and half of −10 + 0.
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(showNs(scores, 2) == "0.00 7.50 -7.50");
  // EW's list: half 420 half −50, 420, 420.
  CHECK(showEw(scores, 2) == "5.00 -2.50 -2.50");
}

TEST_CASE("cross-IMPs by sweeps equal the comparison of every two") {
  std::uint32_t state = 7;
  for (const std::int32_t step : {10, 37, 1'000'003}) {
    std::vector<Part> parts;
    for (int i = 0; i < 200; ++i) {
      state = state * 1664525U + 1013904223U;
      parts.push_back(
          {(static_cast<std::int32_t>(state >> 23) - 256) * step, static_cast<std::int32_t>(state % 5)});
    }
    std::vector<std::int64_t> sums;
    CompareMemory memory;
    crossImps(parts, sums, memory);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::int64_t expected = 0;
      for (const Part& other : parts) {
        expected += static_cast<std::int64_t>(other.weight) *
                    imps(static_cast<std::int64_t>(parts[i].score) - other.score);
      }
      CHECK(sums[i] == expected);
    }
  }
}

TEST_CASE("a match between two tables") {
  const std::vector<MatchBoard> boards = {{420, -50}, {-100, 110}, {50, 50}, {620, 600}};
  const MatchResult result = scoreMatch(boards);
  CHECK(result.boards == 4);
  CHECK(result.homeImps == 11);  // 470 and 20
  CHECK(result.awayImps == 5);
  CHECK(result.homeBoardPoints == 5);
  CHECK(result.awayBoardPoints == 3);
  CHECK(result.homeVictoryPoints + result.awayVictoryPoints == Exact(20));
  CHECK(show(result.homeVictoryPoints, 2) == "13.28");  // 6 IMPs, 4 boards
  CHECK(scoreMatch({}).homeVictoryPoints == Exact(10));
}

TEST_CASE("an event of team matches") {
  Event event = eventOf(3);
  event.scoring = Scoring::teams;
  event.boards = {{1, {}, 0}, {2, {}, 0}};
  // Round 1, teams 1 and 2, both boards. Round 2, teams 1 and 3: one board, and one without its other table.
  const auto add = [&](std::size_t board, std::int32_t round, std::int32_t ns, std::int32_t ew,
                       Outcome outcome) {
    addLine(event, board, ns, ew, {std::move(outcome)});
    event.lines.back().round = round;
  };
  add(0, 1, 1, 2, score(420));
  add(0, 1, 2, 1, score(-50));
  add(1, 1, 1, 2, score(-100));
  add(1, 1, 2, 1, score(110));
  add(0, 2, 1, 3, score(50));
  add(0, 2, 3, 1, score(50));
  add(1, 2, 3, 1, score(140));
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(showNs(scores, 0) == "10 -10 -5 5 0 0 -");
  CHECK(showEw(scores, 0) == "-10 10 5 -5 0 0 -");
  REQUIRE(scores.findings.size() == 1);
  CHECK(scores.findings[0].code == Code::tableWithoutMatch);
  CHECK(scores.findings[0].where.lineIndex == 6);
  REQUIRE(scores.standings.size() == 3);
  CHECK(scores.standings[0].entry.value == 0);
  CHECK(scores.standings[0].max == Exact(40));
  CHECK(scores.standings[0].boards == 3);

  Rules imps;
  imps.teams = TeamScoring::imps;
  const EventScores inImps = scoreEvent(event, imps);
  CHECK(inImps.standings[0].points == Exact(5));
  CHECK(inImps.standings[1].entry.value == 2);
  CHECK(inImps.standings[2].points == Exact(-5));

  Rules bam;
  bam.teams = TeamScoring::boardAMatch;
  const EventScores byBoards = scoreEvent(event, bam);
  CHECK(showNs(byBoards, 0) == "2 0 0 2 1 1 -");
  CHECK(byBoards.standings[0].points == Exact(3));
  CHECK(byBoards.standings[0].max == Exact(6));
}

TEST_CASE("adjusted scores in a team match") {
  Event event = eventOf(2);
  event.scoring = Scoring::teams;
  event.boards = {{1, {}, 0}, {2, {}, 0}, {3, {}, 0}, {4, {}, 0}};
  addLine(event, 0, 1, 2, {awards(plus(), minus())});  // stands for the board
  addLine(event, 0, 2, 1, {score(420)});
  addLine(event, 1, 1, 2, {Split{420, 450}});  // 1 has 420, 2 has minus 450
  addLine(event, 1, 2, 1, {score(430)});
  addLine(event, 2, 1, 2, {weighted({part(420, 50), part(-50, 50)})});
  addLine(event, 2, 2, 1, {score(-50)});
  addLine(event, 3, 1, 2, {averages()});
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(showNs(scores, 1) == "3.0 -3.0 0.0 -1.0 5.0 -5.0 0.0");
  CHECK(showEw(scores, 1) == "-3.0 3.0 -1.0 0.0 -5.0 5.0 0.0");
  CHECK(scores.standings[0].boards == 4);
}

}  // namespace overtrick::imps_test

// What tells the rule sets apart beyond one line's points: awards, totals, scaling.
#include <doctest/doctest.h>

#include <string>

#include "support/make_event.h"

namespace overtrick::rule_sets_test {

using namespace overtrick::test;

namespace {

const Standing& standingOf(const EventScores& scores, std::int32_t pair) {
  for (const Standing& standing : scores.standings) {
    if (standing.entry.value == pair - 1) return standing;
  }
  static const Standing none;
  return none;
}

}  // namespace

TEST_CASE("seven rule sets by name, the club's first") {
  std::string names;
  for (const NamedRules& set : ruleSets()) {
    names += std::string(set.name) + " ";
    CHECK(findRules(set.name) == &set.rules);
  }
  CHECK(names == "club wbf ebuscore acbl magic compscore plain ");
  CHECK(ruleSets().front().rules == Rules{});
  CHECK(findRules("unknown") == nullptr);
}

TEST_CASE("average plus is at least the pair's own percentage on its other boards") {
  // Pair 1 has 75 % on its two real boards, pair 2 has 25 %; the award is on board 3.
  struct Row {
    std::string name;
    const char* rules;
    Award ns, ew;
    std::string nsPoints, ewPoints;
  };
  const Row rows[] = {
      {"plus for the better pair: 75 %", "club", plus(), minus(), "3.00", "1.00"},
      {"plus for the worse pair: 60 %, minus for the better: 40 %", "club", minus(), plus(), "1.60", "2.40"},
      {"wbf", "wbf", plus(), minus(), "3.00", "1.00"},
      {"acbl takes 60 and 40 literally, half the points", "acbl", plus(), minus(), "1.20", "0.80"},
      {"typed percentages are literal", "club", percent(60), percent(40), "2.40", "1.60"},
      {"average", "club", average(), average(), "2.00", "2.00"},
      {"plain: of the top of 2 that is left on the board", "plain", plus(), minus(), "1.50", "0.50"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = eventOf(6);
    addBoard(event, std::vector<std::int32_t>{420, 50, -50});
    addBoard(event, std::vector<std::int32_t>{110, 120, -50});
    addBoard(event, {{awards(row.ns, row.ew)}, {score(50)}, {score(-50)}});
    // Penalties and other awards are outside the pair's own percentage.
    event.entries[0].penalty = {Adjustment::Unit::percent, decimal(50)};
    event.boards.push_back({4, {}, 3});
    addLine(event, 3, 1, 2, {awards(percent(0), percent(100))});
    const EventScores scores = scoreEvent(event, rulesNamed(row.rules));
    CHECK(show(scores.lines[6].ns.points, 2) == row.nsPoints);
    CHECK(show(scores.lines[6].ew.points, 2) == row.ewPoints);
  }
}

TEST_CASE("an award that is written reversed looks at the pair that gets it") {
  Event event = eventOf(6);
  addBoard(event, std::vector<std::int32_t>{420, 50, -50});
  addBoard(event, {reversed(awards(minus(), plus())), {score(50)}, {score(-50)}});
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(show(scores.lines[3].ns.points, 2) == "4.00");  // pair 1 has 100 %
  CHECK(show(scores.lines[3].ew.points, 2) == "0.00");
}

TEST_CASE("totals: exact or rounded lines, rounded or not, scaled or not") {
  // Four tables; one does not play boards 2 and 3, so 4/3 (X + 1) − 1 = 5.667 3 0.333 there. Pair 1 wins all.
  Event event = eventOf(8);
  addBoard(event, std::vector<std::int32_t>{300, 200, 100, 0});
  addBoard(event, {{score(300)}, {score(200)}, {score(100)}, {notPlayed()}});
  addBoard(event, {{score(300)}, {score(200)}, {score(100)}, {notPlayed()}});
  struct Row {
    std::string name;
    const char* rules;
    std::string points, max, percent;  // of pair 1, four decimals
    std::string eighth;                // pair 8's points: 6 of 6
  };
  const Row rows[] = {
      {"club: exact", "club", "17.3333", "18.0000", "96.2963", "6.0000"},
      {"wbf: adds 5.6667", "wbf", "17.3334", "18.0000", "96.2967", "6.0000"},
      {"ebuscore: adds exact points, rounds the total", "ebuscore", "17.3300", "18.0000", "96.2778",
       "6.0000"},
      {"magic: adds 5.7", "magic", "17.4000", "18.0000", "96.6667", "6.0000"},
      {"compscore: exact totals", "compscore", "17.3333", "18.0000", "96.2963", "6.0000"},
      // 3 + 2.83 + 2.83 of 9; pair 8 played one board of three and is scaled from 3 to 9.
      {"acbl: adds 2.83, scales to the largest maximum", "acbl", "8.6600", "9.0000", "96.2222", "9.0000"},
      {"plain: own tops 6, 4 and 4", "plain", "14.0000", "14.0000", "100.0000", "6.0000"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const EventScores scores = scoreEvent(event, rulesNamed(row.rules));
    const Standing& first = standingOf(scores, 1);
    CHECK(show(first.points, 4) == row.points);
    CHECK(show(first.max, 4) == row.max);
    CHECK(show(*first.percent, 4) == row.percent);
    CHECK(show(standingOf(scores, 8).points, 4) == row.eighth);
  }
}

TEST_CASE("acbl scales over all sections: tops 3 and 2, boards 2 and 1") {
  Event event = eventOf(14);
  event.sections = {"A", "B"};
  event.boards = {{1, {0}, 0}, {2, {0}, 0}, {1, {1}, 0}};
  for (std::int32_t table = 0; table < 4; ++table) {
    addLine(event, 0, 2 * table + 1, 2 * table + 2, {score(100 * table)});
    addLine(event, 1, 2 * table + 1, 2 * table + 2, {score(100 * table)});
  }
  for (std::int32_t table = 4; table < 7; ++table) {
    addLine(event, 2, 2 * table + 1, 2 * table + 2, {score(100 * table)});
  }
  const EventScores scores = scoreEvent(event, rulesNamed("acbl"));
  CHECK(standingOf(scores, 3).points == Exact(2));
  CHECK(standingOf(scores, 11).points == Exact(3));
  CHECK(standingOf(scores, 11).max == Exact(6));
  CHECK(standingOf(scores, 13).points == Exact(6));
}

TEST_CASE("compscore: lines are lifted to their own board, totals to the largest") {
  // Board 1 has four lines, board 2 three, one of them an average: shown with top 4, counted with top 6.
  Event event = eventOf(8);
  addBoard(event, std::vector<std::int32_t>{300, 200, 100, 0});
  addBoard(event, {{score(300)}, {score(200)}, {averages()}});
  const EventScores scores = scoreEvent(event, rulesNamed("compscore"));
  CHECK(showNs(scores, 1) == "6.0 4.0 2.0 0.0 3.5 0.5 2.0");
  CHECK(scores.boards[1].top == Exact(4));
  CHECK(show(*percentOf(scores.lines[4].ns, event, rulesNamed("compscore")), 2) == "87.50");
  // 4/2 (2 + 1) − 1 = 5 of 6 in the total; the average is 3 of 6.
  CHECK(standingOf(scores, 1).points == Exact(11));
  CHECK(standingOf(scores, 1).max == Exact(12));
  CHECK(standingOf(scores, 5).points == Exact(5));
}

TEST_CASE("options combine freely") {
  Rules rules = rulesNamed("club");
  rules.artificial = ArtificialRule::leaveOut;
  // Neither compared nor missed: N = 3 real results, and the average is half of their top.
  const Event event = oneBoard({{score(300)}, {score(200)}, {score(100)}, {averages()}});
  CHECK(showNs(scoreEvent(event, rules), 1) == "4.0 2.0 0.0 2.0");
  rules.artificial = ArtificialRule::neuberg;
  rules.lineRounding = Rounding::halfUp;
  rules.lineSteps = 10;
  rules.totalsFromRounded = true;
  CHECK(showNs(scoreEvent(event, rules), 2) == "5.70 3.00 0.30 3.00");
}

TEST_CASE("events with nothing in them") {
  for (const NamedRules& set : ruleSets()) {
    CAPTURE(std::string(set.name));
    CHECK(scoreEvent(Event{}, set.rules).standings.empty());
    Event single = oneBoard({{score(420)}});
    const EventScores scores = scoreEvent(single, set.rules);
    REQUIRE(scores.standings.size() == 2);
    CHECK_FALSE(scores.standings[0].percent.has_value());
    CHECK(scores.standings[0].tied);
    CHECK(scores.boards[0].top == Exact(0));
    CHECK_FALSE(percentOf(scores.lines[0].ns, single, set.rules).has_value());
  }
}

TEST_CASE("lines that refer to nothing are reported and hurt nobody") {
  Event event = oneBoard({{score(420)}, {score(50)}});
  Line lost = event.lines[0];
  lost.board.value = 7;
  event.lines.push_back(lost);
  lost.board.value = 0;
  lost.ns.value = 99;
  event.lines.push_back(lost);
  lost.ns.value = 0;
  lost.outcome = Weighted{};
  event.lines.push_back(lost);
  for (const NamedRules& set : ruleSets()) {
    const EventScores scores = scoreEvent(event, set.rules);
    CHECK(scores.lines[2].ns.kind == PointsKind::none);
    CHECK(scores.lines[3].ns.kind == PointsKind::played);
    CHECK(scores.lines[4].ns.kind == PointsKind::none);
    CHECK(scores.findings.size() >= 3);
  }
}

}  // namespace overtrick::rule_sets_test

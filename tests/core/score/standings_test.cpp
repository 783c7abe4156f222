// Totals, percentages, places, club points.
#include "score/standings.h"

#include <doctest/doctest.h>

#include <string>

#include "score/club_points.h"
#include "support/make_event.h"

namespace overtrick::standings_test {

using namespace overtrick::test;

namespace {

// "1. pair 3 12 50.00", "2=" where tied.
std::string showRanking(const Event& event, const std::vector<Standing>& standings, int decimals = 2) {
  std::string text;
  for (const Standing& standing : standings) {
    text += text.empty() ? "" : ", ";
    text += std::to_string(standing.rank) + (standing.tied ? "= " : " ");
    text += event.entries[static_cast<std::size_t>(standing.entry.value)].number + ": ";
    text += standing.percent ? show(*standing.percent, decimals) : "-";
  }
  return text;
}

const Standing& standingOf(const EventScores& scores, std::int32_t pair) {
  for (const Standing& standing : scores.standings) {
    if (standing.entry.value == pair - 1) return standing;
  }
  static const Standing none;
  return none;
}

}  // namespace

TEST_CASE("the result sheet of the Belgian guide §4: 13 pairs, 6 rounds of 4, top 10") {
  struct Row {
    std::int32_t pair, points, boards;
    const char* percent;
    std::int32_t clubPoints;
  };
  const Row rows[] = {
      {13, 130, 20, "65.00", 52}, {1, 128, 20, "64.00", 39}, {8, 144, 24, "60.00", 26},
      {6, 128, 24, "53.33", 21},  {5, 121, 24, "50.42", 1},  {2, 117, 24, "48.75", 1},
      {3, 114, 24, "47.50", 1},   {12, 112, 24, "46.67", 1}, {10, 93, 20, "46.50", 1},
      {4, 111, 24, "46.25", 1},   {11, 92, 20, "46.00", 1},  {9, 78, 20, "39.00", 1},
      {7, 72, 20, "36.00", 1},
  };
  const Event event = eventOf(13);
  std::vector<EntryTotal> totals(13);
  for (const Row& row : rows) {
    EntryTotal& total = totals[static_cast<std::size_t>(row.pair - 1)];
    total.boards = row.boards;
    total.sum = row.points;
    total.ownMax = row.boards * 10;
  }
  completeTotals(event, rulesNamed("club"), totals);
  const std::vector<Standing> standings = rankEntries(event, rulesNamed("club"), totals);
  REQUIRE(standings.size() == 13);
  for (std::size_t i = 0; i < 13; ++i) {
    CAPTURE(rows[i].pair);
    CHECK(standings[i].rank == static_cast<std::int32_t>(i + 1));
    CHECK_FALSE(standings[i].tied);
    CHECK(standings[i].entry.value == rows[i].pair - 1);
    CHECK(standings[i].max == Exact(rows[i].boards == 24 ? 240 : 200));
    REQUIRE(standings[i].percent.has_value());
    CHECK(show(*standings[i].percent, 2) == rows[i].percent);
    CHECK(standings[i].clubPoints == rows[i].clubPoints);
  }
}

TEST_CASE("club points, Belgian guide §4 column 5") {
  struct Row {
    std::string name;
    std::vector<std::int32_t> ranks;
    std::vector<std::int32_t> expected;
  };
  const Row rows[] = {
      {"13 pairs", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}, {52, 39, 26, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"13 pairs, 3 and 4 tied: (26 + 20.8) / 2",
       {1, 2, 3, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13},
       {52, 39, 23, 23, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"13 pairs, 4 and 5 tied: (20.8 + 1) / 2",
       {1, 2, 3, 4, 4, 6, 7, 8, 9, 10, 11, 12, 13},
       {52, 39, 26, 11, 11, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"2 pairs: nobody beyond 1", {1, 2}, {1, 1}},
      {"3 pairs: one place", {1, 2, 3}, {12, 1, 1}},
      {"6 pairs, all tied: (24 + 18 + 4) / 6", {1, 1, 1, 1, 1, 1}, {8, 8, 8, 8, 8, 8}},
      {"half up: 15 pairs, places 3 and 4 tied: (30 + 24) / 2",
       {1, 2, 3, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
       {60, 45, 27, 27, 21, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
      {"nobody", {}, {}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(clubPoints(row.ranks) == row.expected);
  }
  std::vector<std::int32_t> thirty(30);
  for (std::size_t i = 0; i < 30; ++i) thirty[i] = static_cast<std::int32_t>(i + 1);
  const std::vector<std::int32_t> points = clubPoints(thirty);
  CHECK(points[8] == 18);
  CHECK(points[9] == 1);  // the key ends at nine places
}

TEST_CASE("boards of a bye do not count: 13 pairs, 7 rounds of 4, top 10 (Belgian guide §2.3)") {
  Event event = eventOf(13);
  std::vector<EntryTotal> totals(13);
  totals[0] = {28, 140, 280, {}, {}, {}, {}};
  totals[1] = {24, 120, 240, {}, {}, {}, {}};
  completeTotals(event, rulesNamed("club"), totals);
  CHECK(showRanking(event, rankEntries(event, rulesNamed("club"), totals)) == "1= 1: 50.00, 1= 2: 50.00");

  // The same from lines: five pairs, each round one sits out.
  Event evening = eventOf(5);
  evening.boards = {{1, {}, 0}, {2, {}, 0}};
  addLine(evening, 0, 1, 2, {score(420)});
  addLine(evening, 0, 3, 4, {score(50)});
  addLine(evening, 0, 5, 0, {bye()});
  addLine(evening, 1, 5, 1, {score(-50)});
  addLine(evening, 1, 2, 3, {score(100)});
  addLine(evening, 1, 4, 0, {bye()});
  const EventScores scores = scoreEvent(evening, rulesNamed("club"));
  CHECK(standingOf(scores, 1).max == Exact(4));
  CHECK(standingOf(scores, 4).max == Exact(2));
  CHECK(standingOf(scores, 4).boards == 1);
  CHECK(showRanking(evening, scores.standings) ==
        "1= 1: 100.00, 1= 4: 100.00, 3 2: 50.00, 4= 3: 0.00, 4= 5: 0.00");

  Rules awarding = rulesNamed("club");
  awarding.sitOut = decimal(60);
  const EventScores awarded = scoreEvent(evening, awarding);
  CHECK(standingOf(awarded, 5).boards == 2);
  CHECK(show(*standingOf(awarded, 5).percent, 2) == "30.00");
}

TEST_CASE("equal must be equal: N = 7, S = 6, boards of X = 10 8 0 and of 6 6 6 both total 21.5") {
  // Pair 1 and pair 3 sit NS at the first two tables; the seventh table does not play.
  Event event = eventOf(14);
  const std::vector<std::vector<std::int32_t>> boards = {
      {600, 400, 500, 300, 200, 100}, {500, 400, 600, 300, 200, 100}, {100, 400, 600, 500, 300, 200}};
  for (const auto& values : boards) {
    std::vector<GivenLine> lines;
    for (const std::int32_t value : values) lines.push_back({score(value)});
    lines.push_back({notPlayed()});
    addBoard(event, lines);
  }
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(standingOf(scores, 1).points == Exact::fraction(43, 2));
  CHECK(standingOf(scores, 3).points == Exact::fraction(43, 2));
  CHECK(standingOf(scores, 1).rank == standingOf(scores, 3).rank);
  CHECK(standingOf(scores, 1).tied);
  CHECK(standingOf(scores, 13).rank == 0);  // nothing played: not ranked
  CHECK(scores.standings.size() == 12);
}

TEST_CASE("places: equal pairs share one, the next is skipped") {
  Event event = eventOf(4);
  std::vector<EntryTotal> totals(4);
  const std::int64_t sums[] = {5, 7, 5, 3};
  for (std::size_t i = 0; i < 4; ++i) totals[i] = {1, sums[i], 10, {}, {}, {}, {}};
  completeTotals(event, rulesNamed("club"), totals);
  CHECK(showRanking(event, rankEntries(event, rulesNamed("club"), totals)) ==
        "1 2: 70.00, 2= 1: 50.00, 2= 3: 50.00, 4 4: 30.00");
}

TEST_CASE("one ranking or two, sections together or apart") {
  Event event = eventOf(8);
  event.sections = {"A", "B"};
  for (std::size_t i = 0; i < 8; ++i) {
    event.entries[i].direction = i % 2 == 0 ? Direction::ns : Direction::ew;
    event.entries[i].section.value = i < 4 ? 0 : 1;
  }
  event.boards = {{1, {0}, 0}, {1, {1}, 0}};
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 0, 3, 4, {score(50)});
  addLine(event, 1, 5, 6, {score(-420)});
  addLine(event, 1, 7, 8, {score(-50)});
  struct Row {
    std::string name;
    Winners winners;
    Sections sections;
    std::string expected;
  };
  const Row rows[] = {
      {"automatic: directions make two rankings", Winners::automatic, Sections::together,
       "1= 1: 100.00, 1= 7: 100.00, 3= 3: 0.00, 3= 5: 0.00, 1= 4: 100.00, 1= 6: 100.00, 3= 2: 0.00, 3= 8: "
       "0.00"},
      {"one", Winners::one, Sections::together,
       "1= 1: 100.00, 1= 4: 100.00, 1= 6: 100.00, 1= 7: 100.00, 5= 2: 0.00, 5= 3: 0.00, 5= 5: 0.00, 5= 8: "
       "0.00"},
      {"apart, two", Winners::automatic, Sections::apart,
       "1 1: 100.00, 2 3: 0.00, 1 4: 100.00, 2 2: 0.00, 1 7: 100.00, 2 5: 0.00, 1 6: 100.00, 2 8: 0.00"},
      {"apart, one", Winners::one, Sections::apart,
       "1= 1: 100.00, 1= 4: 100.00, 3= 2: 0.00, 3= 3: 0.00, 1= 6: 100.00, 1= 7: 100.00, 3= 5: 0.00, 3= 8: "
       "0.00"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Rules rules = rulesNamed("club");
    rules.winners = row.winners;
    rules.sections = row.sections;
    const EventScores scores = scoreEvent(event, rules);
    CHECK(showRanking(event, scores.standings) == row.expected);
  }
  // A pair without a direction makes one ranking of it.
  event.entries[3].direction = Direction::any;
  const EventScores mixed = scoreEvent(event, rulesNamed("club"));
  CHECK(mixed.standings.back().list == 0);
  Rules two = rulesNamed("club");
  two.winners = Winners::two;
  CHECK(scoreEvent(event, two).standings.back().list == 2);
}

TEST_CASE("a board with a section is compared within it, one without across all") {
  Event event = eventOf(8);
  event.sections = {"A", "B"};
  event.boards = {{1, {0}, 0}, {1, {1}, 0}, {2, {}, 0}};
  for (const std::size_t board : {std::size_t{0}, std::size_t{2}}) {
    addLine(event, board, 1, 2, {score(420)});
    addLine(event, board, 3, 4, {score(50)});
  }
  for (const std::size_t board : {std::size_t{1}, std::size_t{2}}) {
    addLine(event, board, 5, 6, {score(430)});
    addLine(event, board, 7, 8, {score(60)});
  }
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(showNs(scores, 0) == "2 0 4 0 2 0 6 2");
  CHECK(standingOf(scores, 1).max == Exact(8));
}

TEST_CASE("penalties and carry-over in points or per cent") {
  struct Row {
    std::string name;
    const char* rules;
    Adjustment penalty, carryOver;
    std::string points, percent;
  };
  using Unit = Adjustment::Unit;
  const Row rows[] = {
      {"none", "club", {}, {}, "6.00", "75.00"},
      {"penalty in points", "club", {Unit::points, decimal(1.5)}, {}, "4.50", "56.25"},
      {"penalty in per cent", "club", {Unit::percent, decimal(10)}, {}, "5.20", "65.00"},
      {"carry-over in points", "club", {}, {Unit::points, decimal(3)}, "9.00", "112.50"},
      {"carry-over in per cent", "club", {}, {Unit::percent, decimal(1.25)}, "6.10", "76.25"},
      {"both", "club", {Unit::percent, decimal(10)}, {Unit::points, decimal(0.8)}, "6.00", "75.00"},
      {"acbl: in its own scale, rounded with the total",
       "acbl",
       {Unit::points, decimal(0.333)},
       {},
       "2.67",
       "66.75"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = eventOf(6);
    addBoard(event, std::vector<std::int32_t>{420, 50, -50});
    addBoard(event, std::vector<std::int32_t>{110, 110 + 10, -50});
    event.entries[0].penalty = row.penalty;
    event.entries[0].carryOver = row.carryOver;
    const EventScores scores = scoreEvent(event, rulesNamed(row.rules));
    CHECK(show(standingOf(scores, 1).points, 2) == row.points);
    CHECK(show(*standingOf(scores, 1).percent, 2) == row.percent);
  }
}

// Per cent of what? IMPs have no maximum (README, rules of IMPs), victory points have 20 for each match.
TEST_CASE("a penalty or carry-over in per cent where there is no maximum is said") {
  struct Row {
    std::string name;
    Scoring scoring;
    TeamScoring teams;
    Adjustment penalty, carryOver;
    bool said;
  };
  using Unit = Adjustment::Unit;
  const Adjustment percent{Unit::percent, decimal(10)};
  const Adjustment points{Unit::points, decimal(10)};
  const Row rows[] = {
      {"matchpoints", Scoring::matchpoints, {}, percent, percent, false},
      {"cross-IMPs, penalty", Scoring::crossImps, {}, percent, {}, true},
      {"cross-IMPs, carry-over", Scoring::crossImps, {}, {}, percent, true},
      {"Butler, both: once", Scoring::butler, {}, percent, percent, true},
      {"Butler, in IMPs", Scoring::butler, {}, points, points, false},
      {"Butler, none of a hundred", Scoring::butler, {}, {Unit::percent, {}}, {}, false},
      {"teams in IMPs", Scoring::teams, TeamScoring::imps, percent, {}, true},
      {"teams in victory points", Scoring::teams, TeamScoring::victoryPoints, percent, {}, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = eventOf(4);
    event.scoring = row.scoring;
    addBoard(event, std::vector<std::int32_t>{420});
    addLine(event, 0, 2, 1, {score(-50)});
    event.entries[1].penalty = row.penalty;
    event.entries[1].carryOver = row.carryOver;
    // Nobody is ranked who did not play.
    event.entries[3].penalty = percent;
    Rules rules = rulesNamed("club");
    rules.teams = row.teams;
    std::vector<std::int32_t> entries;
    for (const Finding& finding : scoreEvent(event, rules).findings) {
      if (finding.code == Code::percentWithoutMaximum) entries.push_back(finding.where.entryIndex);
    }
    CHECK(entries == std::vector<std::int32_t>(row.said ? 1 : 0, 1));
  }
}

}  // namespace overtrick::standings_test

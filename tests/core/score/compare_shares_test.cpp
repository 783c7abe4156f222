// Reasons of score/compare.h for totals and percentages: each is tried against figures that it gives and figures
// that it does not give; and which figures are held against ours at all. Totals: Belgian guide §2.3.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "score/compare.h"
#include "score/compare_figures.h"
#include "support/make_event.h"
#include "support/published.h"

namespace overtrick::compare_shares_test {

namespace {

using test::compared;
using test::decimal;
using test::publishedBy;

const Rules club;

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

// Six pairs, top 4, of which 5 and 6 play two boards of three: 1 has 2 4 4 of 12, 5 has 0 0 of 8, 6 has 4 4 of 8.
Event threeBoards() {
  Event event = test::eventOf(6);
  test::addBoard(event, std::vector<std::int32_t>{420, 420, -50});
  test::addBoard(event, std::vector<std::int32_t>{140, 110, 100});
  event.boards.push_back({3, {}, 3});
  test::addLine(event, 2, 1, 2, {test::score(620)});
  test::addLine(event, 2, 3, 4, {test::score(600)});
  test::addLine(event, 2, 5, 6, {test::notPlayed()});
  return event;
}

PublishedTotal& totalOf(Published& published, std::int32_t entry) {
  return *std::find_if(published.totals.begin(), published.totals.end(),
                       [entry](const PublishedTotal& total) { return total.entry.value == entry; });
}

Published withoutRanks(const Event& event, const Rules& rules) {
  Published published = publishedBy(event, rules);
  for (PublishedTotal& total : published.totals) total.rank = 0;
  return published;
}

}  // namespace

TEST_CASE("compare: a total has a reason only where that reason gives it") {
  const Event event = threeBoards();
  const Published same = withoutRanks(event, club);
  REQUIRE(compared(event, club, same).empty());
  struct Row {
    std::string name;
    std::int32_t entry;
    double points;
    double percent;
    std::string differences;
  };
  // Ours: entry 5 (pair 6) has 8 of 8, entry 0 has 3 + 4 + 3.5 (lifted: 3/2 × 3 − 1) of 12, which are 87.5 %.
  const Row rows[] = {
      {"brought to three boards", 5, 12, 100, "entry 5 points boards"},
      {"brought to three boards, at 1 and ½", 5, 6, 100, "entry 5 points boards"},
      {"at 1 and ½", 5, 4, 100, "entry 5 points scale"},
      {"no ratio of boards, and no penalty, which the percentage would show", 5, 7, 100,
       "entry 5 points ownLines"},
      {"over all three boards", 5, 8, 66.6667, "entry 5 percent boards"},
      {"over no number of boards", 5, 8, 70, "entry 5 percent unknown"},
      {"a quarter of a top off", 5, 7, 87.5, "entry 5 points penalty; entry 5 percent penalty"},
      {"5 per cent of a top off", 5, 7.8, 97.5, "entry 5 points penalty; entry 5 percent penalty"},
      {"3 per cent of a top off", 5, 7.87, 98.375, "entry 5 points ownLines; entry 5 percent ownLines"},
      {"a per cent of the session off", 5, 7.92, 99, "entry 5 points penalty; entry 5 percent penalty"},
      {"a penalty, and a percentage that does not go with it", 5, 7, 90,
       "entry 5 points penalty; entry 5 percent unknown"},
      {"two tops off", 5, 0, 0, "entry 5 points penalty; entry 5 percent penalty"},
      {"more than the lines", 5, 8.2, 102.5, "entry 5 points ownLines; entry 5 percent ownLines"},
      {"more than the lines, and a percentage that does not go with it", 5, 8.2, 90,
       "entry 5 points ownLines; entry 5 percent unknown"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Published published = same;
    totalOf(published, row.entry).points = decimal(row.points);
    totalOf(published, row.entry).percent = decimal(row.percent);
    CHECK(compared(event, club, published) == row.differences);
  }
}

// Three of seven lines are lifted (Neuberg, 7/6) and have decimals: no more than these can be rounded.
TEST_CASE("compare: rounding is bounded by the lines that have decimals") {
  Event event = test::eventOf(14);
  for (int board = 0; board < 7; ++board) {
    std::vector<test::GivenLine> lines;
    for (std::int32_t table = 0; table < 7; ++table) lines.push_back({test::score(500 - 10 * table)});
    if (board < 3) lines.back().outcome = test::notPlayed();
    test::addBoard(event, lines, 7);
  }
  // Pair 1 has the top of every board: 3 × 11.8333 + 4 × 12 = 83.5.
  const auto sum = [&](const Rules& rules, double total) {
    Published published = withoutRanks(event, rules);
    for (PublishedLine& line : published.lines)
      for (auto* figure : {&line.ns, &line.ew})
        if (*figure) *figure = Decimal{((*figure)->tenThousandths + 500) / 1000 * 1000};
    published.totals = {{{0}, 0, false, decimal(total), {}, {}}};
    return compared(event, rules, published);
  };
  CHECK(sum(club, 83.5) == "");
  CHECK(has(sum(club, 83.4), "entry 0 points rounding"));  // 3 × 11.8 + 4 × 12, as the lines are written
  CHECK(has(sum(club, 83.6), "entry 0 points unknown"));   // within it, but no sum
  CHECK(has(sum(club, 83.1), "entry 0 points ownLines"));
  CHECK(has(sum(club, 84.2), "entry 0 points ownLines"));
  const Rules& magic = test::rulesNamed("magic");  // adds 11.8
  CHECK(sum(magic, 83.4) == "");
  CHECK(has(sum(magic, 83.5), "entry 0 points rounding"));
  CHECK(has(sum(magic, 83.8), "entry 0 points ownLines"));
}

TEST_CASE("compare: amounts that directors take off") {
  struct Row {
    std::string name;
    double amount;
    double top;
    double maximum;
    double slack;
    bool could;
  };
  const Row rows[] = {
      {"a tenth of a top", 1, 10, 100, 0, true},
      {"5 %", 0.5, 10, 100, 0, true},
      {"4 %", 0.4, 10, 100, 0, false},
      {"two tops", 20, 10, 100, 0, true},
      {"three", 30, 10, 100, 0, false},
      {"one per cent of the session", 1.8, 10, 180, 0, true},
      {"six per cent of it", 30.24, 10, 504, 0, false},
      {"nothing", 0, 10, 100, 0, false},
      {"more in place of less", -1, 10, 100, 0, false},
      {"rounded", 0.51, 10, 100, 0.02, true},
      {"rounded so far that any would do", 0.4, 10, 100, 0.3, false},
      {"3 IMPs", 3, 0, 0, 0, true},
      {"a third of one", 0.3333, 0, 0, 0, false},
      {"12.5 IMPs", 12.5, 0, 0, 0, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(figures::couldBePenalty(row.amount, row.top, row.maximum, row.slack) == row.could);
  }
}

// As a program writes cross-IMPs that has no other place for them: PERCENTAGE is the total, brought to the most
// boards.
TEST_CASE("compare: percentages that are totals of IMPs") {
  Event event = threeBoards();
  event.scoring = Scoring::crossImps;
  Published published = withoutRanks(event, club);
  for (PublishedTotal& total : published.totals) {
    const double factor = total.entry.value < 4 ? 1 : 1.5;
    total.percent = decimal(std::round(figures::toDouble(*total.points) * factor * 10) / 10);
    total.points.reset();
  }
  CHECK(compared(event, club, published) == "entry 5 percent boards; entry 4 percent boards");
  totalOf(published, 0).percent = decimal(999);
  CHECK(has(compared(event, club, published), "entry 0 percent ownLines"));
  // Where few are, none is held against ours.
  for (PublishedTotal& total : published.totals) total.percent = decimal(50);
  CHECK(compared(event, club, published).empty());
}

TEST_CASE("compare: how many figures could not be compared") {
  struct Row {
    std::string name;
    Scoring scoring;
    std::int32_t linePercents;  // published beside the points
    std::int32_t stated;
    std::int32_t notCompared;
  };
  // 8 lines with points, 16 figures; 6 entries with place and points, and percentages.
  const Row rows[] = {
      {"matchpoints", Scoring::matchpoints, 16, 50, 0},
      {"cross-IMPs", Scoring::crossImps, 16, 50, 22},
      {"Butler", Scoring::butler, 16, 50, 22},
      {"teams", Scoring::teams, 0, 34, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = threeBoards();
    event.scoring = row.scoring;
    Published published = publishedBy(event, club);
    if (row.scoring == Scoring::teams) continue;
    for (PublishedLine& line : published.lines)
      if (line.ns) line.nsPercent = line.ewPercent = decimal(50);
    for (PublishedTotal& total : published.totals) total.percent = decimal(50);
    const ComparedFigures figures = comparePublished(event, club, scoreEvent(event, club), published);
    CHECK(figures.compared + figures.notCompared == row.stated);
    CHECK(figures.notCompared == row.notCompared);
  }
  // Of somebody who is not ranked, of a line that is not there, and of a side that got nothing.
  const Event event = threeBoards();
  Published published;
  published.totals = {{{9}, 1, false, decimal(1), decimal(1), {}}};
  published.lines = {{{99}, decimal(1), {}, {}, {}}, {{8}, decimal(1), {}, decimal(1), {}}};
  const ComparedFigures figures = comparePublished(event, club, scoreEvent(event, club), published);
  CHECK(figures.compared == 0);
  CHECK(figures.notCompared == 6);
  CHECK(figures.differences.empty());
}

TEST_CASE("compare: pairs' totals in victory points are what their matches came to") {
  const Event event = threeBoards();
  Published published = withoutRanks(event, club);
  for (PublishedTotal& total : published.totals) {
    total.percent.reset();
    total.points = total.ofMatches = decimal(13.5);
  }
  CHECK(has(compared(event, club, published), "entry 0 points scale"));
  CHECK(!has(compared(event, club, published), "ownLines"));
  totalOf(published, 0).points = decimal(12.83);
  CHECK(has(compared(event, club, published), "entry 0 points ownLines"));
}

// IMPs among 430, 400, 180 and -50: sums of 17, 15, -6 and -26 (Law 78B); the fifth row is an award.
TEST_CASE("compare: cross-IMPs over all rows, an award among them") {
  Event event = test::eventOf(10);
  event.scoring = Scoring::crossImps;
  test::addBoard(event, std::vector<test::GivenLine>{{test::score(430)},
                                                     {test::score(400)},
                                                     {test::score(180)},
                                                     {test::score(-50)},
                                                     {test::awards(test::plus(), test::minus())}});
  const auto publish = [](const std::vector<double>& points) {
    Published published;
    for (std::size_t i = 0; i < points.size(); ++i)
      published.lines.push_back(
          {{static_cast<std::int32_t>(i)}, decimal(points[i]), decimal(-points[i]), {}, {}});
    return published;
  };
  std::string all;
  for (int i = 0; i < 4; ++i)
    all += (i == 0 ? "" : "; ") + std::to_string(i) + "NS points neuberg; " + std::to_string(i) +
           "EW points neuberg";
  CHECK(compared(event, club, publish({5.6667, 5, -2, -8.6667, 3})) == "");
  CHECK(compared(event, club, publish({4.25, 3.75, -1.5, -6.5, 3})) == all);
  CHECK(compared(event, club, publish({5.3125, 4.6875, -1.875, -8.125, 3})) == all);
  Rules sums;
  sums.crossImps = CrossImps::sum;
  CHECK(has(compared(event, sums, publish({4.25, 3.75, -1.5, -6.5, 3})), "0NS points neuberg"));
  CHECK(compared(event, club, publish({5.6667, 5, -2, -7, 3})) == "3NS points unknown; 3EW points unknown");
}

}  // namespace overtrick::compare_shares_test

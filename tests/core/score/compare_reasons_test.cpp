// The rarer reasons of score/compare.h: percentages of lines, IMPs in another unit, files that give only a
// part.
#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "score/compare.h"
#include "support/make_event.h"
#include "support/published.h"

namespace overtrick::compare_reasons_test {

namespace {

using test::compared;
using test::publishedBy;

Decimal decimal(const Exact& value) { return test::decimal(toDouble(value)); }

Event threeTables() {
  Event event = test::eventOf(6);
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50});
  test::addBoard(event, std::vector<std::int32_t>{100, 110, 140});
  return event;
}

const Rules club;

}  // namespace

TEST_CASE("compare: percentages of lines") {
  Event event = threeTables();
  Published published;
  PublishedLine line;
  line.line.value = 0;  // 2 of 4 to each
  line.nsPercent = test::decimal(50);
  line.ewPercent = test::decimal(50);
  published.lines = {line};
  CHECK(compared(event, club, published).empty());
  published.lines[0].nsPercent = test::decimal(75);
  CHECK(compared(event, club, published) == "0NS percent unknown");
  published.lines[0].nsPercent = test::decimal(50);
  published.lines.push_back({{1}, {}, {}, test::decimal(83.3), test::decimal(16.7)});  // (4 + 1) of 6
  CHECK(compared(event, club, published) == "1NS percent scale; 1EW percent scale");
  CHECK(compared(event, test::rulesNamed("acbl"), published) == "1NS percent scale; 1EW percent scale");
  published.lines.pop_back();
  published.lines[0].nsPercent = test::decimal(50.01);
  CHECK(compared(event, club, published) == "0NS percent unknown");
  // 5.67 of 6 is 94.44 %: another way to round it is no more.
  event = test::eventOf(8);
  test::addBoard(event, std::vector<test::GivenLine>{
                            {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::notPlayed()}});
  published.lines[0].nsPercent = test::decimal(94.5);
  published.lines[0].ewPercent = {};
  CHECK(compared(event, club, published) == "0NS percent rounding");
  // Without the result that is missing it has 4 of 4.
  published.lines[0].nsPercent = test::decimal(100);
  CHECK(compared(event, club, published) == "0NS percent neuberg");
  published.lines[0].nsPercent = test::decimal(70);
  CHECK(compared(event, club, published) == "0NS percent unknown");
  // 20 of 22 is 90.909 %, which another way of rounding makes 91.0.
  event = test::eventOf(24);
  std::vector<std::int32_t> twelve;
  for (std::int32_t i = 0; i < 12; ++i) twelve.push_back(500 - 10 * i);
  test::addBoard(event, twelve);
  published.lines.resize(2, published.lines[0]);
  published.lines[0].line.value = 1;
  published.lines[0].nsPercent = test::decimal(91);
  published.lines[1].line.value = 3;
  published.lines[1].nsPercent = test::decimal(72.7);
  CHECK(compared(event, club, published) == "1NS percent rounding");
  // One line of four was set by hand, and its percentage with it.
  event = test::eventOf(8);
  test::addBoard(event, std::vector<std::int32_t>{420, 50, -50, 100});
  published = publishedBy(event, club);
  published.totals.clear();
  published.lines[0].ns = test::decimal(3);
  published.lines[0].ew = test::decimal(3);
  published.lines[0].nsPercent = test::decimal(50);
  CHECK(compared(event, club, published) == "0NS points assigned; 0EW points assigned; 0NS percent assigned");
}

// What is published of one board, line by line, and what is said of it. Matchpoints: Belgian guide §2.
TEST_CASE("compare: a reason is given only where it gives the figure") {
  using Given = std::vector<test::GivenLine>;
  using Points = std::vector<std::pair<double, double>>;
  struct Case {
    const char* name;
    Given lines;
    Points points;
    const char* differences;
  };
  const Given four{
      {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::score(-100)}};  // 6 4 2 0
  const Given average{
      {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::averages()}};              // 5 3 1 3
  const Given tie{{test::score(420)}, {test::score(50)}, {test::score(50)}, {test::score(-100)}};  // 6 3 3 0
  const auto everywhere = [](const std::string& reason) {
    std::string text;
    for (int line = 0; line < 4; ++line) {
      for (const char* side : {"NS", "EW"})
        text += (text.empty() ? "" : "; ") + std::to_string(line) + side + " points " + reason;
    }
    return text;
  };
  const std::string field = everywhere("fieldSize");
  const std::string unknown = everywhere("unknown");
  const Case cases[] = {
      {"an average lifted for",
       average,
       {{5.67, 0.33}, {3, 3}, {0.33, 5.67}, {3, 3}},
       "0NS points neuberg; 0EW points neuberg; 2NS points neuberg; 2EW points neuberg"},
      {"an average lifted for, at one a win, and cut off",  // 13 × 8 : 7 − 1 is 13.857, and half of it 6.929
       {{test::score(420)},
        {test::score(170)},
        {test::score(140)},
        {test::score(110)},
        {test::score(50)},
        {test::score(-50)},
        {test::score(-100)},
        {test::averages()}},
       {{6.92, 0.07}},
       "0NS points neuberg; 0EW points neuberg"},
      {"an average, and the others reversed",
       average,
       {{0, 6}, {3, 3}, {6, 0}, {3, 3}},
       "0NS points unknown; 0EW points unknown; 2NS points unknown; 2EW points unknown"},
      {"points of no top",
       four,
       {{17, -3}, {4, 2}, {2, 4}, {0, 6}},
       "0NS points unknown; 0EW points unknown"},
      {"another top for one line",
       four,
       {{99, 1}, {4, 2}, {2, 4}, {0, 6}},
       "0NS points unknown; 0EW points unknown"},
      {"percentages",
       tie,
       {{100, 0}, {50, 50}, {50, 50}, {0, 100}},
       "0NS points scale; 1NS points scale; 1EW points scale; 2NS points scale; 2EW points scale; "
       "3EW points scale"},
      {"percentages with decimals",
       four,
       {{100, 0}, {66.67, 33.33}, {33.33, 66.67}, {0, 100}},
       "0NS points scale; 1NS points scale; 1EW points scale; 2NS points scale; 2EW points scale; "
       "3EW points scale"},
      {"a top as a bottom", four, {{0, 6}, {4, 2}, {2, 4}, {0, 6}}, "0NS points unknown; 0EW points unknown"},
      {"one side too many", four, {{6, 1}, {4, 2}, {2, 4}, {0, 6}}, "0EW points unknown"},
      {"an average in place of a top",
       four,
       {{3.6, 2.4}, {4, 2}, {2, 4}, {0, 6}},
       "0NS points assigned; 0EW points assigned"},
      {"lifted to five results",
       four,
       {{7.75, 0.25}, {5.25, 2.75}, {2.75, 5.25}, {0.25, 7.75}},
       field.c_str()},
      {"compared with two more", tie, {{9, 1}, {5, 5}, {5, 5}, {1, 9}}, field.c_str()},
      {"two more that fit no scores", tie, {{7, 3}, {6, 4}, {6, 4}, {3, 7}}, unknown.c_str()},
      {"two more that part equals", tie, {{9, 1}, {5, 5}, {4, 6}, {1, 9}}, unknown.c_str()},
      {"and the other way round", tie, {{9, 1}, {4, 6}, {5, 5}, {1, 9}}, unknown.c_str()},
      {"a top of more results than anybody has",
       {{test::score(420)}, {test::score(-50)}},
       {{2, 1'999'998}, {0, 2'000'000}},
       "0EW points unknown; 1EW points unknown"},
      {"one result, compared elsewhere",
       {{test::score(420)}},
       {{7, 3}},
       "0NS points fieldSize; 0EW points fieldSize"},
      {"one result, above and below the average",
       {{test::score(420)}},
       {{38.2, -38.2}},
       "0NS points fieldSize; 0EW points fieldSize"},
      {"one result, and less than nothing",
       {{test::score(420)}},
       {{17, -3}},
       "0NS points unknown; 0EW points unknown"},
  };
  for (const Case& row : cases) {
    Event event = test::eventOf(2 * static_cast<std::int32_t>(row.lines.size()));
    test::addBoard(event, row.lines);
    Published published;
    for (std::size_t i = 0; i < row.points.size(); ++i) {
      PublishedLine line;
      line.line.value = static_cast<std::int32_t>(i);
      line.ns = test::decimal(row.points[i].first);
      line.ew = test::decimal(row.points[i].second);
      published.lines.push_back(line);
    }
    CAPTURE(row.name);
    CHECK(compared(event, club, published) == row.differences);
  }
}

TEST_CASE("compare: cross-IMPs as sums for means, and Butler as neither") {
  Event event = threeTables();
  event.scoring = Scoring::crossImps;
  Rules sums;
  sums.crossImps = CrossImps::sum;
  Published published = publishedBy(event, sums);
  published.totals.clear();
  const std::string shown = compared(event, club, published);
  CHECK(shown.find("0NS points scale") != std::string::npos);
  CHECK(shown.find("unknown") == std::string::npos);
  published = publishedBy(event, club);
  published.totals.clear();
  CHECK(compared(event, sums, published).find("0NS points scale") != std::string::npos);
  published.lines[0].ns = test::decimal(99);
  CHECK(compared(event, club, published) == "0NS points unknown");
  event.scoring = Scoring::butler;
  published = publishedBy(event, club);
  published.totals.clear();
  published.lines[0].ns->tenThousandths += 90000;
  CHECK(compared(event, club, published) == "0NS points unknown");
  // Two results: a mean of one comparison is its sum.
  Event two = test::eventOf(4);
  two.scoring = Scoring::crossImps;
  test::addBoard(two, std::vector<std::int32_t>{420, -50});
  published = publishedBy(two, club);
  published.totals.clear();
  published.lines[0].ns->tenThousandths *= 2;
  CHECK(compared(two, club, published) == "0NS points unknown");
}

TEST_CASE("compare: a file that gives one side alone") {
  const Event event = threeTables();
  Published published;
  PublishedLine line;
  line.line.value = 0;
  line.ns = test::decimal(3);
  published.lines = {line};
  CHECK(compared(event, club, published) == "0NS points unknown");
  line.ns = {};
  line.ew = test::decimal(3);
  published.lines = {line};
  CHECK(compared(event, club, published) == "0EW points unknown");
  line.ew = test::decimal(1);
  published.lines = {line};
  CHECK(compared(event, club, published) == "0EW points scale");
}

TEST_CASE("compare: a side that got nothing, and an entry that has no place") {
  Event event = test::eventOf(4);
  event.boards = {{1, {}, 0}};
  test::addLine(event, 0, 1, 2, {test::score(420)});
  test::addLine(event, 0, 3, 0, {test::bye()});
  Published published;
  PublishedLine line;
  line.line.value = 1;
  line.ns = line.ew = test::decimal(1);
  published.lines = {line};
  PublishedTotal total;
  total.entry.value = 3;  // did not play
  total.rank = 1;
  total.points = test::decimal(5);
  published.totals = {total};
  CHECK(compared(event, club, published).find("entry") == std::string::npos);
}

TEST_CASE("compare: totals without lines") {
  const Event event = threeTables();
  Published published = publishedBy(event, club);
  published.lines.clear();
  CHECK(compared(event, club, published).empty());
  PublishedTotal first = published.totals[0];
  const std::string entry = "entry " + std::to_string(first.entry.value) + " ";
  const auto alone = [&](const PublishedTotal& total) {
    published.totals = {total};
    return compared(event, club, published);
  };
  // Points in another unit; without a percentage there is nothing else to go by.
  PublishedTotal total = first;
  total.percent = {};
  total.points->tenThousandths /= 2;
  CHECK(alone(total) == entry + "points scale");
  total.points->tenThousandths *= 4;
  CHECK(alone(total) == entry + "points scale");
  total.points->tenThousandths *= 2;
  CHECK(alone(total) == entry + "points unknown");
  // A percentage alone, right and wrong, and no place.
  total = first;
  total.points = {};
  total.rank = 0;
  CHECK(alone(total).empty());
  total.percent->tenThousandths += 50000;
  CHECK(alone(total) == entry + "percent unknown");
}

TEST_CASE("compare: lines that differ explain a total, the first by more than rounding") {
  Event event = test::eventOf(8);
  test::addBoard(event, std::vector<test::GivenLine>{
                            {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::notPlayed()}});
  test::addBoard(event, std::vector<std::int32_t>{100, 110, 140, 150});
  Published published = publishedBy(event, club);
  published.totals.clear();
  for (PublishedLine& line : published.lines) {
    if (line.ns) line.ns->tenThousandths = line.ns->tenThousandths / 1000 * 1000;
    if (line.ew) line.ew->tenThousandths = line.ew->tenThousandths / 1000 * 1000;
  }
  published.lines[4].ns = test::decimal(2.4);  // 40 and 60 %
  published.lines[4].ew = test::decimal(3.6);
  PublishedTotal total;
  total.entry.value = 0;
  total.points = decimal(Exact(0));
  total.points->tenThousandths =
      published.lines[0].ns->tenThousandths + published.lines[4].ns->tenThousandths;
  published.totals = {total};
  const std::string shown = compared(event, club, published);
  CHECK(shown.find("0NS points rounding") != std::string::npos);
  CHECK(shown.find("entry 0 points assigned") != std::string::npos);
}

TEST_CASE("compare: rule sets are told by matchpoints alone") {
  Event event = threeTables();
  Published published = publishedBy(event, test::rulesNamed("acbl"));
  CHECK(rulesByFigures(event, published) == "acbl");
  // Figures of nobody: whichever rule set comes nearest has not counted them.
  Published others = published;
  for (PublishedLine& line : others.lines) {
    if (line.ns) line.ns->tenThousandths += 70'000;
    if (line.ew) line.ew->tenThousandths += 70'000;
  }
  others.totals.clear();
  CHECK(rulesByFigures(event, others).empty());
  published.lines.clear();
  CHECK(rulesByFigures(event, published) == "acbl");
  event.scoring = Scoring::crossImps;
  CHECK(rulesByFigures(event, published).empty());
}

TEST_CASE("compare: places among equals that the file parts") {
  Event event = test::eventOf(6);
  test::addBoard(event, std::vector<std::int32_t>{50, 50, -50});
  test::addBoard(event, std::vector<std::int32_t>{100, 100, 50});
  Published published = publishedBy(event, club);
  CHECK(compared(event, club, published).empty());
  for (PublishedTotal& total : published.totals) {
    if (total.entry.value == 2 || total.entry.value == 3) ++total.rank;  // 1 and 3 are equal, 2 and 4 too
  }
  CHECK(compared(event, club, published) == "entry 2 rank tie; entry 3 rank tie");
  // A place behind all equals is something else, and so is one of a total that differs.
  for (PublishedTotal& total : published.totals) {
    if (total.entry.value == 2) ++total.rank;
  }
  CHECK(compared(event, club, published) == "entry 2 rank unknown; entry 3 rank tie");
  for (PublishedTotal& total : published.totals) {
    if (total.entry.value == 3) total.percent = test::decimal(1);
  }
  CHECK(compared(event, club, published) ==
        "entry 3 percent unknown; entry 2 rank consequence; entry 3 rank consequence");
}

TEST_CASE("compare: a file that ranks more than it has results of") {
  Event event = threeTables();
  Published published = publishedBy(event, club);
  published.lines.clear();
  event.entries.push_back(event.entries.front());
  PublishedTotal& first = published.totals[0];
  first.percent = test::decimal(64);
  first.points.reset();
  const std::string own = "entry " + std::to_string(first.entry.value) + " percent ";
  CHECK(compared(event, club, published) == own + "unknown");
  published.totals.push_back({EntryIndex{6}, 7, false, {}, test::decimal(50)});
  CHECK(compared(event, club, published) == own + "incomplete");
}

TEST_CASE("compare: lines that differ move places as totals do") {
  const Event event = threeTables();
  Published published = publishedBy(event, club);
  published.lines[0].ns = test::decimal(4);
  published.totals[0].rank = 5;
  CHECK(compared(event, club, published) ==
        "0NS points unknown; entry " + std::to_string(published.totals[0].entry.value) + " rank consequence");
}

TEST_CASE("compare: a percentage of the points as they are written") {
  Event event = test::eventOf(8);
  test::addBoard(event, std::vector<test::GivenLine>{
                            {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::notPlayed()}});
  test::addBoard(event, std::vector<std::int32_t>{10, 20, 30, 40});
  Published published;  // 5.67 of 12 is 47.22 %, and 6 of 12 is 50 %
  published.totals = {{{0}, 0, false, test::decimal(6), test::decimal(50)}};
  CHECK(compared(event, club, published) == "entry 0 percent rounding");
  for (const double other : {51, 55}) {
    published.totals[0].percent = test::decimal(other);
    CHECK(compared(event, club, published) == "entry 0 percent unknown");
  }
  // At twice as much a win, with a percentage that was taken of a rounded figure.
  published.totals = {{{0}, 0, false, test::decimal(11.33), test::decimal(47.23)}};
  CHECK(compared(event, club, published) == "entry 0 points scale; entry 0 percent rounding");
}

TEST_CASE("compare: IMPs brought to the most boards") {
  Event event = test::eventOf(6);
  event.scoring = Scoring::crossImps;
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50});
  test::addBoard(event,
                 std::vector<test::GivenLine>{{test::notPlayed()}, {test::score(110)}, {test::score(140)}});
  Published published = publishedBy(event, club);
  CHECK(compared(event, club, published).empty());
  for (PublishedTotal& total : published.totals) {
    if (total.entry.value < 2) total.points->tenThousandths *= 2;  // one board of two
  }
  CHECK(compared(event, club, published) == "entry 0 points boards; entry 1 points boards");
  published.totals[0].points->tenThousandths -= 70'000;
  CHECK(compared(event, club, published).find("penalty") != std::string::npos);
  published.totals[0].points->tenThousandths += 140'000;
  CHECK(compared(event, club, published).find("penalty") == std::string::npos);
}

TEST_CASE("compare: points of a table that the file has no other of") {
  Event event = test::eventOf(2);
  test::addBoard(event, std::vector<std::int32_t>{420});
  Published published;
  published.lines = {{{0}, test::decimal(10), {}, {}, {}}};
  for (const Scoring scoring : {Scoring::matchpoints, Scoring::crossImps, Scoring::butler}) {
    event.scoring = scoring;
    CHECK(compared(event, club, published) == "0NS points fieldSize");
  }
}

namespace {

// Two matches on two boards: 1 against 2 and 3 against 4, each pair of lines one board of a match.
Event teams() {
  Event event = test::eventOf(4);
  event.scoring = Scoring::teams;
  for (const auto& scores : {std::vector<std::int32_t>{420, 450, -50, 420}, {140, -100, 110, 110}}) {
    event.boards.push_back({static_cast<std::int32_t>(event.boards.size()) + 1, {}, 0});
    const std::size_t board = event.boards.size() - 1;
    test::addLine(event, board, 1, 2, {test::score(scores[0])});
    test::addLine(event, board, 2, 1, {test::score(scores[1])});
    test::addLine(event, board, 3, 4, {test::score(scores[2])});
    test::addLine(event, board, 4, 3, {test::score(scores[3])});
  }
  return event;
}

}  // namespace

TEST_CASE("compare: a teams file with its lines against the whole field") {
  const Event event = teams();
  Event field = event;
  field.scoring = Scoring::crossImps;
  Published published = publishedBy(event, club);
  CHECK(compared(event, club, published).empty());
  published.lines = publishedBy(field, club).lines;
  CHECK(compared(event, club, published).empty());
  published.lines[2].ns = test::decimal(20);
  CHECK(compared(event, club, published) == "2NS points unknown");
}

TEST_CASE("compare: teams' totals in another unit") {
  Event event = teams();
  for (const TeamScoring way : {TeamScoring::imps, TeamScoring::boardAMatch}) {
    Rules other = club;
    other.teams = way;
    Published published = publishedBy(event, other);
    published.lines.clear();
    for (PublishedTotal& total : published.totals) total.rank = 0;
    const std::string text = compared(event, club, published);
    CHECK(text.find("scale") != std::string::npos);
    CHECK(text.find("unknown") == std::string::npos);
    published.totals[0].points->tenThousandths += 30'000;
    CHECK(compared(event, club, published).find("unknown") != std::string::npos);
    published.totals.pop_back();
    CHECK(compared(event, club, published).find("scale") == std::string::npos);
  }
  // Victory points of another scale: each match gives as many as ours does, 13.78 and 3.54 to the first of each.
  Published discrete;
  for (const double points : {13, 7, 5, 15})
    discrete.totals.push_back(
        {{static_cast<std::int32_t>(discrete.totals.size())}, 0, false, test::decimal(points), {}});
  CHECK(compared(event, club, discrete).find("scale") != std::string::npos);
  // Half a point of penalty is lost among whole ones.
  event.entries[0].penalty = {Adjustment::Unit::points, test::decimal(0.5)};
  CHECK(compared(event, club, discrete).find("scale") != std::string::npos);
  event.entries[0].penalty = {};
  discrete.totals[1].points = test::decimal(12);
  CHECK(compared(event, club, discrete).find("scale") == std::string::npos);
}

TEST_CASE("compare: victory points that no other scale gives (bridge/vp.h)") {
  struct Row {
    const char* name;
    std::vector<double> points;
    bool scale;
  };
  // Margins of 5 and -10 IMPs over two boards: 13.78 – 6.22 and 3.54 – 16.46.
  const Row rows[] = {
      {"near ours, and in order", {13, 7, 5, 15}, true},
      {"the loser has the winner's points", {6, 14, 4, 16}, false},
      {"both matches the other way round", {6, 14, 16, 4}, false},
      {"a small margin gives most of the points", {17, 3, 4, 16}, false},
      {"the smaller margin gives more", {15.5, 4.5, 5, 15}, false},
      {"the loser has a little more than half", {9.5, 10.5, 4, 16}, false},
  };
  const Event event = teams();
  for (const Row& row : rows) {
    CAPTURE(std::string(row.name));
    Published published;
    for (const double points : row.points)
      published.totals.push_back(
          {{static_cast<std::int32_t>(published.totals.size())}, 0, false, test::decimal(points), {}});
    CHECK((compared(event, club, published).find("scale") != std::string::npos) == row.scale);
  }
}

TEST_CASE("compare: places within sections, where the file says those") {
  Event event = test::eventOf(8);
  test::addBoard(event, std::vector<std::int32_t>{450, 420, 50, -50});
  event.sections = {"A", "B"};
  for (std::size_t i = 0; i < event.entries.size(); ++i) event.entries[i].section.value = i < 4 ? 0 : 1;
  Published published = publishedBy(event, club);
  CHECK(compared(event, club, published).empty());
  // A: pairs 1 (6 points), 3 (4), 4 (2), 2 (0); B: 8 (6), 6 (4), 5 (2), 7 (0).
  const std::int32_t within[] = {1, 4, 2, 3, 3, 2, 4, 1};
  for (PublishedTotal& total : published.totals) total.rank = within[total.entry.value];
  CHECK(compared(event, club, published).empty());
  published.totals[7].rank = 3;
  const std::string last = "entry " + std::to_string(published.totals[7].entry.value);
  CHECK(compared(event, club, published) == last + " rank unknown");
}

// IMPs among 420, 450, -50 and 110: sums of 16, 20, -25 and -11. The fifth line is an average minus that the
// file writes as a score of 0.
TEST_CASE("compare: IMPs that a file gives by hand, beside a score of 0") {
  Event event = test::eventOf(10);
  event.scoring = Scoring::crossImps;
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50, 110, 0});
  const auto publish = [](const std::vector<double>& points) {
    Published published;
    for (std::size_t i = 0; i < points.size(); ++i) {
      PublishedLine line;
      line.line.value = static_cast<std::int32_t>(i);
      line.ns = test::decimal(points[i]);
      line.ew = test::decimal(-points[i]);
      published.lines.push_back(line);
    }
    return published;
  };
  std::string all;
  for (int i = 0; i < 5; ++i) {
    all += (i == 0 ? "" : "; ") + std::to_string(i) + "NS points assigned; " + std::to_string(i) +
           "EW points assigned";
  }
  CHECK(compared(event, club, publish({4, 5, -6.25, -2.75, -3})) == all);
  CHECK(compared(event, club, publish({5.3333, 6.6667, -8.3333, -3.6667, -3})) == all);
  CHECK(compared(event, club, publish({5, 6.25, -7.8125, -3.4375, -3})) == all);
  // Neither of the two ways to count the others, and an award that is none.
  CHECK(compared(event, club, publish({4, 5, -6.25, -2.5, -3})).find("assigned") == std::string::npos);
  CHECK(compared(event, club, publish({4, 5, -6.25, -2.75, -2})).find("assigned") == std::string::npos);
  // A result that comes to 0 IMPs against the others is no award.
  Event close = test::eventOf(10);
  close.scoring = Scoring::crossImps;
  test::addBoard(close, std::vector<std::int32_t>{420, 420, 450, 390, 0});
  CHECK(compared(close, club, publish({0, 0, 1, -1, 3})).find("unknown") == std::string::npos);
  // More awards than results.
  test::addBoard(event, std::vector<std::int32_t>{0, 0, 420, 0});
  CHECK(compared(event, club, publish({4, 5, -6.25, -2.75, -3, 3, -3, 3, -3})).find("5NS points assigned") ==
        std::string::npos);
}

}  // namespace overtrick::compare_reasons_test

// Reasons of score/compare.h for IMPs: another datum, totals per board or per comparison, boards that a pair sat
// out, and penalties, which are said only where nothing else is true.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "read/pbn.h"
#include "score/compare.h"
#include "support/make_event.h"
#include "support/published.h"

namespace overtrick::compare_totals_test {

namespace {

using test::compared;
using test::publishedBy;

const Rules club;

Event threeTables(Scoring scoring) {
  Event event = test::eventOf(6);
  event.scoring = scoring;
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50});
  test::addBoard(event, std::vector<std::int32_t>{100, 110, 600});
  test::addBoard(event, std::vector<std::int32_t>{-100, 620, 170});
  return event;
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

PublishedTotal& totalOf(Published& published, std::int32_t entry) {
  return *std::find_if(published.totals.begin(), published.totals.end(),
                       [entry](const PublishedTotal& total) { return total.entry.value == entry; });
}

void dropRanks(Published& published) {
  for (PublishedTotal& total : published.totals) total.rank = 0;
}

}  // namespace

// PBN 2.1 §3.4.12: Butler is against the average of all scores, Butler-2 leaves out the two extremes, Median takes
// the median. Magic Contest's Butler-2 leaves them out from three results on.
TEST_CASE("compare: Butler against another datum") {
  struct Row {
    const char* name;
    Datum datum;
    std::int32_t trim;
    std::int32_t from;
    std::size_t tables;
  };
  const Row rows[] = {
      {"best and worst left out of three", Datum::mean, 1, 3, 3},
      {"nothing left out", Datum::mean, 0, 4, 6},
      {"two of each left out", Datum::mean, 2, 5, 6},
      {"three of each left out", Datum::mean, 3, 7, 8},
      {"the median", Datum::median, 0, 4, 6},
  };
  const std::vector<std::vector<std::int32_t>> boards = {{420, 450, -50, 400, -800, 170, 990, 140},
                                                         {100, 110, 600, 1100, 90, 630, -50, -300},
                                                         {-100, 620, 170, 140, 1430, 650, -200, -500}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = test::eventOf(2 * static_cast<std::int32_t>(row.tables));
    event.scoring = Scoring::butler;
    for (const auto& board : boards)
      test::addBoard(event, std::vector<std::int32_t>(
                                board.begin(), board.begin() + static_cast<std::ptrdiff_t>(row.tables)));
    Rules other;
    other.datum = row.datum;
    other.datumTrim = row.trim;
    other.datumTrimFrom = row.from;
    Published published = publishedBy(event, other);
    dropRanks(published);
    const std::string shown = compared(event, club, published);
    CHECK(has(shown, "NS points datum"));
    CHECK(has(shown, "EW points datum"));
    CHECK(has(shown, "entry 0 points datum"));
    for (const char* wrong : {"unknown", "penalty", "assigned", "neuberg", "fieldSize"})
      CHECK_MESSAGE(!has(shown, wrong), shown);
    CHECK(compared(event, other, published).empty());
    // Who scores by that datum learns of a file that is by ours.
    CHECK(has(compared(event, other, publishedBy(event, club)), "datum"));
  }
}

TEST_CASE("compare: no other datum where it does not speak for the file") {
  const Event event = threeTables(Scoring::butler);
  Rules other;
  other.datumTrimFrom = 3;
  // One line as the other datum has it, by chance.
  Published published = publishedBy(event, club);
  published.lines[0].ns = publishedBy(event, other).lines[0].ns;
  published.lines[1].ns->tenThousandths += 90'000;
  published.lines[2].ns->tenThousandths += 90'000;
  published.totals.clear();
  CHECK(compared(event, club, published) == "0NS points unknown; 1NS points unknown; 2NS points unknown");
  // A line that it does not give is not by it.
  published = publishedBy(event, other);
  published.lines[4].ns = test::decimal(17);
  published.totals.clear();
  const std::string shown = compared(event, club, published);
  CHECK(has(shown, "4NS points unknown"));
  CHECK(has(shown, "0NS points datum"));
  // Cross-IMPs have no datum.
  published = publishedBy(event, other);
  published.totals.clear();
  CHECK(!has(compared(threeTables(Scoring::crossImps), club, published), "datum"));
}

// As published of a cross-IMP pairs: 729 IMPs over 16 boards of 11 comparisons are 4.14.
TEST_CASE("compare: totals of IMPs per board, per comparison, and over all comparisons") {
  const Event event = threeTables(Scoring::crossImps);
  Rules sums;
  sums.crossImps = CrossImps::sum;
  struct Row {
    const char* name;
    Rules lines;
    Rules ours;
    double factor;  // of the sums over all comparisons
  };
  const Row rows[] = {
      {"lines are means, totals per comparison", club, club, 1.0 / 6},
      {"lines are sums, totals per comparison", sums, club, 1.0 / 6},
      {"sums here too, totals per comparison", sums, sums, 1.0 / 6},
      {"sums, and totals per board", sums, sums, 1.0 / 3},
      {"lines are sums, totals per board", sums, club, 1.0 / 3},
      {"lines are means, totals over all comparisons", club, club, 1},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Published published = publishedBy(event, row.lines);
    published.totals = publishedBy(event, sums).totals;
    dropRanks(published);
    for (PublishedTotal& total : published.totals)
      total.points = test::decimal(
          std::round(static_cast<double>(total.points->tenThousandths) / Decimal::one * row.factor * 100) /
          100);
    const std::string shown = compared(event, row.ours, published);
    CHECK(has(shown, "entry 0 points scale"));
    for (const char* wrong : {"unknown", "penalty", "rounding", "boards"})
      CHECK_MESSAGE(!has(shown, wrong), shown);
    // A total that the unit does not give has no such reason.
    totalOf(published, 0).points->tenThousandths += 7'700;
    CHECK(!has(compared(event, row.ours, published), "entry 0 points scale"));
  }
}

TEST_CASE("compare: Butler totals per board; one total alone that looks like it is not") {
  const Event event = threeTables(Scoring::butler);
  Published published = publishedBy(event, club);
  dropRanks(published);
  const Published same = published;
  for (PublishedTotal& total : published.totals)
    total.points = test::decimal(std::round(static_cast<double>(total.points->tenThousandths) / 300) / 100);
  const std::string shown = compared(event, club, published);
  CHECK(has(shown, "entry 1 points scale"));
  CHECK(!has(shown, "penalty"));
  published.totals = same.totals;
  totalOf(published, 1).points->tenThousandths /= 3;
  CHECK(!has(compared(event, club, published), "scale"));
}

// A Butler file of seven pairs whose Bye rows have IMPs of their own (0.2 a board): six totals have them.
TEST_CASE("compare: totals with what the file gives for boards that were sat out") {
  for (const Scoring scoring : {Scoring::butler, Scoring::crossImps, Scoring::matchpoints}) {
    Event event = test::eventOf(7);
    event.scoring = scoring;
    for (std::size_t board = 0; board < 2; ++board) {
      event.boards.push_back({static_cast<std::int32_t>(board) + 1, {}, 0});
      test::addLine(event, board, 1, 2, {test::score(420)});
      test::addLine(event, board, 3, 4, {test::score(board == 0 ? -50 : 170)});
      test::addLine(event, board, 5, 6, {test::score(450)});
      test::addLine(event, board, 7, 0, {test::bye()});
    }
    event.boards.push_back({3, {}, 0});
    test::addLine(event, 2, 7, 2, {test::score(110)});
    test::addLine(event, 2, 3, 4, {test::score(140)});
    test::addLine(event, 2, 5, 6, {test::score(-300)});
    test::addLine(event, 2, 0, 1, {test::bye()});
    Published published = publishedBy(event, club);
    dropRanks(published);
    for (PublishedTotal& total : published.totals) total.percent.reset();
    CHECK(compared(event, club, published).empty());
    for (const std::size_t line : {std::size_t{3}, std::size_t{7}})
      published.lines[line].ns = test::decimal(0.2);
    published.lines[11].ew = test::decimal(0.7);
    totalOf(published, 6).points->tenThousandths += 4'000;
    totalOf(published, 0).points->tenThousandths += 7'000;
    const std::string shown = compared(event, club, published);
    CHECK(has(shown, "entry 0 points sitOut"));
    CHECK(has(shown, "entry 6 points sitOut"));
    CHECK(std::count(shown.begin(), shown.end(), ';') == 1);
    // More than the rows say is no sum of them; less than the lines may be a penalty.
    totalOf(published, 6).points->tenThousandths += 30'000;
    CHECK(has(compared(event, club, published), "entry 6 points ownLines"));
    totalOf(published, 6).points->tenThousandths -= 64'000;
    CHECK(has(compared(event, club, published), "entry 6 points penalty"));
    // Where the event itself has a carry-over, it is what the lines do not have.
    totalOf(published, 6).points->tenThousandths += 94'000;
    event.entries[6].carryOver = {Adjustment::Unit::points, {5'000}};
    CHECK(has(compared(event, club, published), "entry 6 points penalty"));
  }
}

TEST_CASE("compare: another datum, and points for sitting out, in one total") {
  Event event = threeTables(Scoring::butler);
  event.boards.push_back({4, {}, 0});
  test::addLine(event, 3, 1, 0, {test::bye()});
  Rules other;
  other.datumTrimFrom = 3;
  Published published = publishedBy(event, other);
  dropRanks(published);
  published.lines.back().ns = test::decimal(0.5);
  totalOf(published, 0).points->tenThousandths += 5'000;
  CHECK(has(compared(event, club, published), "entry 0 points datum"));
}

// As Magic Contest writes an evening: the datum of three results is the one in the middle, and a pair that sits
// out has IMPs of its own.
TEST_CASE("compare: a PBN file of Butler-2 with IMPs in its Bye rows") {
  const std::string table =
      "[ScoreTable \"Table;PairId_NS;PairId_EW;Score_NS;Score_EW;IMP_NS;IMP_EW;ButlerDatum\"]\n";
  const std::string text =
      "[Event \"Evening\"]\n[Board \"1\"]\n[Scoring \"IMP;Butler-2;Mean\"]\n[Competition \"Pairs\"]\n"
      "[TotalScoreTable \"PairId;TotalScoreIMP\"]\n6 10.0\n3 2.0\n2 0.5\n7 0.5\n1 0.0\n4 -2.0\n5 -10.0\n" +
      table +
      "1 1 2 \"110\" - 0.0 0.0 110\n2 3 4 \"140\" - 1.0 -1.0 110\n3 5 6 - \"50\" -4.0 4.0 110\n"
      "4 7 - \"Bye\" \"Bye\" 0.5 - -\n\n"
      "[Event \"Evening\"]\n[Board \"2\"]\n[Scoring \"IMP;Butler-2;Mean\"]\n[Competition \"Pairs\"]\n" +
      table +
      "1 7 1 \"420\" - 0.0 0.0 420\n2 3 4 \"450\" - 1.0 -1.0 420\n3 5 6 \"170\" - -6.0 6.0 420\n"
      "4 - 2 \"Bye\" \"Bye\" - 0.5 -\n";
  const FileReading reading = readPbn(text);
  REQUIRE(reading.event.scoring == Scoring::butler);
  const Published published{reading.lines, reading.totals};
  const std::string shown = compared(reading.event, club, published);
  CHECK(has(shown, "0NS points datum"));
  CHECK(has(shown, "points datum; entry"));
  for (const char* wrong : {"unknown", "penalty", "rounding"}) CHECK_MESSAGE(!has(shown, wrong), shown);
  Rules theirs;
  theirs.datumTrimFrom = 3;
  const std::string rest = compared(reading.event, theirs, published);
  CHECK_MESSAGE(std::count(rest.begin(), rest.end(), ';') == 1, rest);
  CHECK_MESSAGE(!has(rest, "NS"), rest);
  CHECK_MESSAGE(has(rest, "sitOut; entry"), rest);
}

}  // namespace overtrick::compare_totals_test

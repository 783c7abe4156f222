#include "score/compare.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "support/make_event.h"
#include "support/random_event.h"

namespace overtrick::compare_test {

namespace {

Decimal asDecimal(const Exact& value, double decimals) {
  const double scale = std::pow(10, decimals);
  return {static_cast<std::int64_t>(std::floor(toDouble(value) * scale + 0.5 + 1e-7) / scale * 10000 +
                                    (toDouble(value) < 0 ? -0.5 : 0.5))};
}

// What a program with these rules would print.
Published publishedBy(const Event& event, const Rules& rules, double decimals = 4) {
  const EventScores scores = scoreEvent(event, rules);
  Published published;
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    PublishedLine line;
    line.line.value = static_cast<std::int32_t>(i);
    const LineScore& score = scores.lines[i];
    if (score.ns.kind != PointsKind::none) line.ns = asDecimal(score.ns.points, decimals);
    if (score.ew.kind != PointsKind::none) line.ew = asDecimal(score.ew.points, decimals);
    published.lines.push_back(line);
  }
  for (const Standing& standing : scores.standings) {
    PublishedTotal total;
    total.entry = standing.entry;
    total.rank = standing.rank;
    total.tied = standing.tied;
    total.points = asDecimal(standing.points, decimals);
    if (standing.percent) total.percent = asDecimal(*standing.percent, decimals);
    published.totals.push_back(total);
  }
  return published;
}

std::string show(const std::vector<Difference>& differences) {
  constexpr const char* figures[] = {"points", "percent", "rank"};
  constexpr const char* reasons[] = {"unknown",    "rounding", "scale",       "neuberg",  "fieldSize",
                                     "penalty",    "boards",   "consequence", "assigned", "tie",
                                     "incomplete", "datum",    "sitOut",      "ownLines"};
  std::string text;
  for (const Difference& one : differences) {
    if (!text.empty()) text += "; ";
    text += one.line.known()
                ? "line " + std::to_string(one.line.value) + (one.side == Side::ns ? " NS" : " EW")
                : "entry " + std::to_string(one.entry.value);
    text += std::string(" ") + figures[static_cast<int>(one.figure)] + " " +
            reasons[static_cast<int>(one.reason)];
  }
  return text;
}

std::string compared(const Event& event, const char* rules, const Published& published) {
  const Rules& named = test::rulesNamed(rules);
  return show(comparePublished(event, named, scoreEvent(event, named), published).differences);
}

Event threeTables() {
  Event event = test::eventOf(6);
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50});
  test::addBoard(event, std::vector<std::int32_t>{100, 110, 140});
  return event;
}

}  // namespace

TEST_CASE("compare: what a program prints agrees with itself under its own rules") {
  for (const NamedRules& named : ruleSets()) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const Event event = test::randomEvent(seed, test::tidinessOf(seed));
      CAPTURE(named.name);
      CAPTURE(seed);
      const EventScores scores = scoreEvent(event, named.rules);
      CHECK(show(comparePublished(event, named.rules, scores, publishedBy(event, named.rules)).differences) ==
            "");
    }
  }
}

TEST_CASE("compare: display decimals are no difference") {
  Event event = test::eventOf(6);
  test::addBoard(event,
                 std::vector<test::GivenLine>{{test::score(420)}, {test::score(50)}, {test::notPlayed()}});
  CHECK(compared(event, "club", publishedBy(event, test::rulesNamed("club"), 1)) == "");
}

TEST_CASE("compare: reasons") {
  const Event event = threeTables();
  const Published same = publishedBy(event, test::rulesNamed("club"));
  SUBCASE("nothing differs") { CHECK(compared(event, "club", same) == ""); }
  SUBCASE("a penalty") {
    Published published = same;
    published.totals[0].points->tenThousandths -= 10000;
    published.totals[0].percent->tenThousandths -= 125000;  // of 8
    CHECK(compared(event, "club", published) == "entry 1 points penalty; entry 1 percent penalty");
  }
  SUBCASE("the American scale") {
    CHECK(compared(event, "club", publishedBy(event, test::rulesNamed("acbl"))).find("scale") !=
          std::string::npos);
  }
  SUBCASE("a percentage of its own") {
    Published published = same;
    published.totals[0].percent->tenThousandths += 50000;
    CHECK(compared(event, "club", published) == "entry 1 percent unknown");
  }
  SUBCASE("twice as much a win") {
    Published published = same;
    published.totals[0].points->tenThousandths *= 2;
    CHECK(compared(event, "club", published) == "entry 1 points scale");
  }
  SUBCASE("another field") {
    Published published = same;
    // Three results more on the first board, all of them better: 2, 4 and 0 of 10.
    published.lines[0].ew->tenThousandths = 80000;
    published.lines[1].ew->tenThousandths = 60000;
    published.lines[2].ew->tenThousandths = 100000;
    published.totals.clear();
    CHECK(compared(event, "club", published) ==
          "line 0 EW points fieldSize; line 1 EW points fieldSize; line 2 EW points fieldSize");
  }
  SUBCASE("a hundredth where nothing is rounded is no rounding") {
    Published published = same;
    published.lines[0].ns->tenThousandths += 100;
    published.lines[0].ew->tenThousandths -= 100;
    CHECK(compared(event, "club", published) == "line 0 NS points unknown; line 0 EW points unknown");
  }
  SUBCASE("a place moved by another's points") {
    Published published = same;
    published.totals[0].points->tenThousandths -= 50000;
    published.totals[1].rank += 1;
    CHECK(compared(event, "club", published).find("rank consequence") != std::string::npos);
  }
  SUBCASE("a place by itself") {
    Published published = same;
    published.totals[1].rank = 5;
    CHECK(compared(event, "club", published) ==
          "entry " + std::to_string(same.totals[1].entry.value) + " rank unknown");
  }
}

TEST_CASE("compare: rounding") {
  Event event = test::eventOf(8);
  test::addBoard(event, std::vector<test::GivenLine>{
                            {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::notPlayed()}});
  Published published = publishedBy(event, test::rulesNamed("club"), 1);  // 5.67 as 5.7, 0.33 as 0.3
  published.lines[0].ns = Decimal{56000};
  published.lines[0].ew = Decimal{4000};
  CHECK(compared(event, "club", published) == "line 0 NS points rounding; line 0 EW points rounding");
}

TEST_CASE("compare: averages under other rules") {
  Event event = test::eventOf(8);
  test::addBoard(event, std::vector<test::GivenLine>{
                            {test::score(420)}, {test::score(50)}, {test::score(-50)}, {test::averages()}});
  const std::string shown = compared(event, "club", publishedBy(event, test::rulesNamed("wbf"), 2));
  CHECK(shown.find("line 0 NS points neuberg") == 0);
  CHECK(rulesByFigures(event, publishedBy(event, test::rulesNamed("wbf"), 4)) == "wbf");
  CHECK(rulesByFigures(event, publishedBy(event, test::rulesNamed("club"), 4)).empty());
  CHECK(rulesByFigures(event, {}).empty());
}

TEST_CASE("compare: figures of nobody") {
  const Event event = threeTables();
  Published published;
  published.lines.push_back({{99}, Decimal{1}, {}, {}, {}});
  published.lines.push_back({{-1}, Decimal{1}, {}, {}, {}});
  published.totals.push_back({{99}, 1, false, Decimal{1}, {}});
  published.totals.push_back({{-1}, 1, false, Decimal{1}, {}});
  CHECK(compared(event, "club", published) == "");
}

TEST_CASE("compare: a whole point is no rounding, and one side alone no scale") {
  const Event event = threeTables();
  Published published = publishedBy(event, test::rulesNamed("ebuscore"));
  for (PublishedLine& line : published.lines) {
    if (line.ns->tenThousandths != 40000 || line.ew->tenThousandths != 0) continue;
    const std::string name = "line " + std::to_string(line.line.value);
    const std::string unknown = name + " NS points unknown; " + name + " EW points unknown";
    line.ns = Decimal{30000};
    line.ew = Decimal{10000};
    CHECK(compared(event, "ebuscore", published) == unknown);
    line.ns = line.ew = Decimal{20000};
    CHECK(compared(event, "ebuscore", published) == unknown);
    return;
  }
  FAIL("no line with a top");
}

TEST_CASE("compare: points that a file gives by hand (Compscore writes no other sign of it)") {
  Event event = test::eventOf(10);
  test::addBoard(event, std::vector<std::int32_t>{420, 450, -50, 100, 50});
  Event ruled = event;
  ruled.lines[1].outcome =
      Artificial{{Award::Kind::percent, {50 * Decimal::one}}, {Award::Kind::percent, {50 * Decimal::one}}};
  Published published = publishedBy(ruled, test::rulesNamed("compscore"), 1);
  published.totals.clear();
  const std::string shown = compared(event, "compscore", published);
  CHECK(shown.find("line 1 NS points assigned; line 1 EW points assigned") != std::string::npos);
  CHECK(shown.find("unknown") == std::string::npos);
  // The others counted as if nothing had been changed.
  Published alone = publishedBy(event, test::rulesNamed("compscore"), 1);
  alone.totals.clear();
  alone.lines[3].ns = Decimal{48000};  // 60 and 40 %
  alone.lines[3].ew = Decimal{32000};
  const std::string one = compared(event, "compscore", alone);
  CHECK(one.find("line 3 NS points assigned") == 0);
  // Two lines that were exchanged are not set by hand.
  Published exchanged = publishedBy(event, test::rulesNamed("compscore"), 1);
  std::swap(exchanged.lines[0].ns, exchanged.lines[4].ns);
  std::swap(exchanged.lines[0].ew, exchanged.lines[4].ew);
  exchanged.totals.clear();
  CHECK(compared(event, "compscore", exchanged).find("unknown") != std::string::npos);
}

}  // namespace overtrick::compare_test

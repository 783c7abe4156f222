// What single published figures can be: roundings, halves, other maxima, penalties. The figures are worked out by hand
// from the rules that score/compare_figures.h names.
#include "score/compare_figures.h"

#include <doctest/doctest.h>

namespace overtrick::compare_figures_test {

TEST_CASE("published figures: what rounding can make of a figure") {
  struct Row {
    const char* name;
    double theirs;
    double ours;
    double step;
    bool oursIsRounded;
    bool isRounding;
  };
  const Row rows[] = {
      {"a whole one for a fraction", 50, 49.6, 1, false, true},
      {"whole ones need none", 50, 49, 1, false, false},
      {"whole ones to even numbers", 50, 49, 2, false, true},
      {"a whole step away", 52, 50, 2, false, false},
      {"a fraction of theirs at whole ones", 49.5, 50, 1, false, true},
      {"a step, where ours is rounded too", 50.1, 50, 0.1, true, true},
      {"a step, where ours is exact", 50.1, 50, 0.1, false, false},
      {"three steps", 50.3, 50, 0.1, true, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(figures::isRounding(row.theirs, row.ours, row.step, row.oursIsRounded) == row.isRounding);
  }
}

TEST_CASE("published figures: one scale for the other, and other maxima") {
  struct Row {
    const char* name;
    double theirs;
    double ours;
    bool isHalfOrTwice;
    bool isOfOtherMaximum;  // of 12 boards in place of 10
  };
  const Row rows[] = {
      {"half", 10, 20, true, false},
      {"twice", 40, 20, true, false},
      {"neither", 31, 20, false, false},
      {"of nothing nothing is half", 0, 0, false, false},
      {"two more boards", 24, 20, false, true},
      {"and the scale of 1 and a half", 12, 20, false, true},
      {"and twice our scale", 48, 20, false, true},
      {"and twice our scale, with as much more rounding", 48.015, 20, false, true},
  };
  figures::Maxima maxima;
  maxima.add(12, 10);
  figures::Maxima none;
  none.add(0, 5);
  none.add(5, 0);
  none.add(5, 5);
  constexpr double slack = 0.01;
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(figures::isHalfOrTwice(row.theirs, row.ours, slack) == row.isHalfOrTwice);
    CHECK(maxima.explain(row.theirs, row.ours, slack) == row.isOfOtherMaximum);
    CHECK_FALSE(none.explain(row.theirs, row.ours, slack));
  }
}

TEST_CASE("published figures: amounts that directors take off (Laws 2017, Law 90A)") {
  struct Row {
    const char* name;
    double amount;
    double top;
    double maximum;
    double slack;
    bool couldBe;
  };
  const Row rows[] = {
      {"a tenth of a top", 1, 10, 240, 0.01, true},
      {"a quarter of a top", 2.5, 10, 240, 0.01, true},
      {"one per cent of the session", 2.4, 10, 240, 0.01, true},
      {"more than two tops", 20.5, 10, 240, 0.01, false},
      {"no such amount", 0.7, 10, 240, 0.01, false},
      {"nothing", 0, 10, 240, 0.01, false},
      {"figures too coarse to tell", 1, 10, 240, 0.5, false},
      {"3 IMPs", 3, 0, 0, 0.01, true},
      {"half an IMP", 0.5, 0, 0, 0.01, true},
      {"13 IMPs", 13, 0, 0, 0.01, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(figures::couldBePenalty(row.amount, row.top, row.maximum, row.slack) == row.couldBe);
  }
}

TEST_CASE("published figures: one scale for both sides of a line") {
  struct Row {
    const char* name;
    std::vector<figures::ScaledSide> sides;
    Scoring scoring;
    bool scaled;
  };
  const Row rows[] = {
      {"half", {{2, 4, 6, 4}, {1, 2, 6, 4}}, Scoring::matchpoints, true},
      {"twice", {{8, 4, 6, 4}, {4, 2, 6, 4}}, Scoring::matchpoints, true},
      {"percentages", {{75, 3, 4, 3}, {25, 1, 4, 3}}, Scoring::matchpoints, true},
      {"a side alone", {{2, 4, 6, 4}}, Scoring::matchpoints, true},
      {"nought is nought", {{3, 6, 6, 4}, {0, 0, 6, 4}}, Scoring::matchpoints, true},
      {"nought is something", {{3, 6, 6, 4}, {3, 0, 6, 4}}, Scoring::matchpoints, false},
      {"the sides the other way round", {{4, 2, 6, 4}, {2, 4, 6, 4}}, Scoring::matchpoints, false},
      {"sums of IMPs for means", {{9, 3, 0, 4}, {-9, -3, 0, 4}}, Scoring::crossImps, true},
      {"means of IMPs for sums", {{3, 9, 0, 4}, {-3, -9, 0, 4}}, Scoring::crossImps, true},
      {"a sum and a mean", {{9, 3, 0, 4}, {-1, -3, 0, 4}}, Scoring::crossImps, false},
      {"two results have one mean", {{9, 3, 0, 2}}, Scoring::crossImps, false},
      {"Butler has one scale", {{9, 3, 0, 4}}, Scoring::butler, false},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.name));
    CHECK(figures::areInOneScale(row.sides, row.scoring, 0.01) == row.scaled);
  }
}

TEST_CASE("published figures: totals that say nothing of how teams were scored") {
  Event event;
  event.scoring = Scoring::teams;
  event.entries.resize(2);
  const Rules rules;
  const EventScores scores = scoreEvent(event, rules);
  const auto total = [](std::optional<Decimal> points, EntryIndex entry) {
    PublishedTotal one;
    one.points = points;
    one.entry = entry;
    return one;
  };
  struct Row {
    const char* name;
    std::vector<PublishedTotal> totals;
  };
  const Row rows[] = {
      {"none", {}},
      {"no points", {total({}, {0})}},
      {"of nobody", {total(Decimal{}, {})}},
      {"of a team that is not there", {total(Decimal{}, {7})}},
      {"of one who did not play", {total(Decimal{}, {1})}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK_FALSE(figures::isOtherTeamScale(event, rules, scores, row.totals, 0.01, true));
  }
}

}  // namespace overtrick::compare_figures_test

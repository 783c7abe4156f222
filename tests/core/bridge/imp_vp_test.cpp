#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "bridge/imp.h"
#include "bridge/vp.h"
#include "second/imps.h"
#include "second/teams.h"

namespace overtrick::imp_vp_test {

TEST_CASE("IMP scale, Law 78B") {
  struct Row {
    std::int32_t from, to, expected;
  };
  const Row rows[] = {
      {0, 10, 0},       {20, 40, 1},      {50, 80, 2},      {90, 120, 3},     {130, 160, 4},
      {170, 210, 5},    {220, 260, 6},    {270, 310, 7},    {320, 360, 8},    {370, 420, 9},
      {430, 490, 10},   {500, 590, 11},   {600, 740, 12},   {750, 890, 13},   {900, 1090, 14},
      {1100, 1290, 15}, {1300, 1490, 16}, {1500, 1740, 17}, {1750, 1990, 18}, {2000, 2240, 19},
      {2250, 2490, 20}, {2500, 2990, 21}, {3000, 3490, 22}, {3500, 3990, 23}, {4000, 15200, 24},
  };
  for (const Row& row : rows) {
    for (std::int32_t difference = row.from; difference <= row.to; difference += 10) {
      CHECK(imps(difference) == row.expected);
      CHECK(imps(-difference) == -row.expected);
    }
  }
  CHECK(imps(11) == 1);
  CHECK(imps(15) == 1);
}

TEST_CASE("IMP scale: the printed rows say the same of every difference, Law 78B") {
  for (std::int32_t difference = -20'000; difference <= 20'000; ++difference) {
    if (imps(difference) != second::impsFor(difference)) {
      CAPTURE(difference);
      CHECK(imps(difference) == second::impsFor(difference));
    }
  }
}

TEST_CASE("victory points, WBF continuous scale") {
  struct Row {
    std::string name;
    std::int32_t boards, margin, expected;
  };
  const Row rows[] = {
      {"WBF scale, 16 boards", 16, 0, 1000},
      {"WBF scale, 16 boards", 16, 1, 1031},
      {"WBF scale, 16 boards", 16, 2, 1061},
      {"WBF scale, 16 boards", 16, 3, 1091},
      {"WBF scale, 16 boards", 16, 4, 1120},

      {"WBF scale, 16 boards", 16, 60, 2000},
      {"beyond the scale", 16, 200, 2000},
      {"the loser has the rest", 16, -4, 880},
      {"the loser has the rest", 16, -61, 0},
      {"no boards", 0, 12, 1000},
      {"no boards", -1, -12, 1000},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CAPTURE(row.margin);
    CHECK(victoryPoints(row.margin, row.boards) == row.expected);
  }
}

namespace {

// The formula with the library's power, and a pass that sweeps from the other end.
std::vector<std::int32_t> formulaAlone(std::int32_t boards) {
  const double r = std::pow((std::sqrt(5.0) - 1) / 2, 3);
  const double b = 15 * std::sqrt(static_cast<double>(boards));
  std::vector<std::int32_t> scale;
  for (int i = 0; scale.empty() || scale.back() < 2000; ++i) {
    const double v = std::fmin(20.0, 10 + 10 * (1 - std::pow(r, i / b)) / (1 - r));
    scale.push_back(static_cast<std::int32_t>(std::lround(v * 100)));
  }
  return scale;
}

int sweepBackwards(std::vector<std::int32_t>& scale) {
  int changed = 0;
  for (std::size_t i = scale.size() - 2; i > 0; --i) {
    if (scale[i + 1] - scale[i] > scale[i] - scale[i - 1]) {
      ++scale[i];
      ++changed;
    }
  }
  return changed;
}

}  // namespace

TEST_CASE("the concavity pass reaches its fixed point, whichever way it sweeps") {
  for (std::int32_t boards = 1; boards <= 128; ++boards) {
    CAPTURE(boards);
    std::vector<std::int32_t> expected = formulaAlone(boards);
    while (sweepBackwards(expected) > 0) {
    }
    CHECK(victoryPointScale(boards) == expected);
  }
}

TEST_CASE("victory points: the second opinion on every scale") {
  for (std::int32_t boards = 1; boards <= 128; ++boards) {
    CAPTURE(boards);
    CHECK(victoryPointScale(boards) == second::victoryPointScale(boards));
  }
}

TEST_CASE("16 boards: 61 cells, 7 of them changed by the pass") {
  const std::vector<std::int32_t> before = formulaAlone(16);
  const std::vector<std::int32_t> after = victoryPointScale(16);
  REQUIRE(before.size() == 61);
  REQUIRE(after.size() == 61);
  int changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    changed += before[i] != after[i] ? 1 : 0;
  }
  CHECK(changed == 7);
}

TEST_CASE("24, 32 and 48 boards need more than one sweep") {
  for (const std::int32_t boards : {24, 32, 48}) {
    CAPTURE(boards);
    std::vector<std::int32_t> forwards = formulaAlone(boards);
    for (std::size_t i = 1; i + 1 < forwards.size(); ++i) {
      if (forwards[i + 1] - forwards[i] > forwards[i] - forwards[i - 1]) ++forwards[i];
    }
    CHECK(forwards != victoryPointScale(boards));
  }
}

TEST_CASE("a scale of victory points never falls and never steepens") {
  for (std::int32_t boards = 1; boards <= 300; ++boards) {
    const std::vector<std::int32_t> scale = victoryPointScale(boards);
    CHECK(scale.front() == 1000);
    CHECK(scale.back() == 2000);
    for (std::size_t i = 1; i + 1 < scale.size(); ++i) {
      CHECK(scale[i + 1] >= scale[i]);
      CHECK(scale[i + 1] - scale[i] <= scale[i] - scale[i - 1]);
    }
  }
}

TEST_CASE("board-a-match") {
  CHECK(boardAMatchPoints(420, 400) == 2);
  CHECK(boardAMatchPoints(420, 420) == 1);
  CHECK(boardAMatchPoints(-50, 0) == 0);
}

TEST_CASE("WBF scale: a match of one board has victory points, one of none is drawn") {
  CHECK(victoryPoints(15, 1) == 2000);
  CHECK(victoryPoints(-15, 1) == 0);
  CHECK(victoryPoints(1, 1) > 1000);
  CHECK(victoryPoints(0, 1) == 1000);
  CHECK(victoryPoints(15, 0) == 1000);
}

}  // namespace overtrick::imp_vp_test

// The control sheet of the Belgian guide (Bridge puntentelling, 2008) §5: 28 boards, 196 lines, 392 points.
// Contracts are left out: the column is damaged in the copy that we have, scores and points are not.
#include <doctest/doctest.h>

#include "support/make_event.h"

namespace overtrick::control_sheet_test {

using namespace overtrick::test;

namespace {

struct Printed {
  std::int32_t nsPoints, ewPoints, score;
};

// One row of a block: the pairs, and four boards.
struct Row {
  std::int32_t block, ns, ew;
  Printed boards[4];
};

// clang-format off
const Row sheet[] = {
    {0, 1, 2, {{10, 2, 110}, {12, 0, 150}, {11, 1, -200}, {11, 1, 200}}},
    {0, 10, 11, {{6, 6, 50}, {5, 7, 50}, {2, 10, -650}, {5, 7, -140}}},
    {0, 4, 7, {{2, 10, -110}, {10, 2, 100}, {6, 6, -620}, {2, 10, -600}}},
    {0, 3, 12, {{4, 8, -80}, {0, 12, -80}, {11, 1, -200}, {5, 7, -140}}},
    {0, 13, 6, {{0, 12, -120}, {5, 7, 50}, {0, 12, -800}, {11, 1, 200}}},
    {0, 9, 14, {{8, 4, 100}, {5, 7, 50}, {6, 6, -620}, {8, 4, 100}}},
    {0, 5, 8, {{12, 0, 150}, {5, 7, 50}, {6, 6, -620}, {0, 12, -660}}},
    {1, 3, 4, {{11, 1, -100}, {12, 0, 100}, {1, 11, -140}, {12, 0, 150}}},
    {1, 12, 13, {{7, 5, -140}, {3, 9, -110}, {1, 11, -140}, {0, 12, -450}}},
    {1, 6, 9, {{7, 5, -140}, {8, 4, 0}, {10, 2, 140}, {4, 8, -200}}},
    {1, 5, 14, {{2, 10, -400}, {0, 12, -200}, {10, 2, 140}, {8, 4, -170}}},
    {1, 1, 8, {{0, 12, -1700}, {3, 9, -110}, {4, 8, -100}, {2, 10, -420}}},
    {1, 11, 2, {{4, 8, -200}, {8, 4, 0}, {6, 6, 100}, {8, 4, -170}}},
    {1, 7, 10, {{11, 1, -100}, {8, 4, 0}, {10, 2, 140}, {8, 4, -170}}},
    {2, 5, 6, {{2, 10, -140}, {1, 11, -150}, {0, 12, -90}, {11, 1, -200}}},
    {2, 14, 1, {{5, 7, 100}, {1, 11, -150}, {11, 1, 150}, {5, 7, -450}}},
    {2, 8, 11, {{12, 0, 200}, {11, 1, 100}, {3, 9, 50}, {0, 12, -730}}},
    {2, 7, 2, {{8, 4, 110}, {8, 4, -80}, {11, 1, 150}, {11, 1, -200}}},
    {2, 3, 10, {{0, 12, -170}, {11, 1, 100}, {7, 5, 100}, {5, 7, -450}}},
    {2, 13, 4, {{5, 7, 100}, {4, 8, -120}, {3, 9, 50}, {5, 7, -450}}},
    {2, 9, 12, {{10, 2, 130}, {6, 6, -110}, {7, 5, 100}, {5, 7, -450}}},
    {3, 7, 8, {{8, 4, 100}, {0, 12, -100}, {5, 7, -420}, {12, 0, 200}}},
    {3, 2, 3, {{8, 4, 100}, {9, 3, 400}, {12, 0, -170}, {6, 6, -90}}},
    {3, 10, 13, {{8, 4, 100}, {3, 9, 170}, {5, 7, -420}, {2, 10, -140}}},
    {3, 9, 4, {{3, 9, -90}, {9, 3, 400}, {5, 7, -420}, {2, 10, -140}}},
    {3, 5, 12, {{0, 12, -120}, {12, 0, 430}, {5, 7, -420}, {9, 3, 100}}},
    {3, 1, 6, {{12, 0, 110}, {3, 9, 170}, {5, 7, -420}, {2, 10, -140}}},
    {3, 11, 14, {{3, 9, -90}, {6, 6, 200}, {5, 7, -420}, {9, 3, 100}}},
    {4, 9, 10, {{3, 9, -50}, {1, 11, -200}, {3, 9, 110}, {4, 8, 140}}},
    {4, 4, 5, {{9, 3, 430}, {1, 11, -200}, {10, 2, 170}, {12, 0, 620}}},
    {4, 12, 1, {{6, 6, 110}, {4, 8, -100}, {3, 9, 110}, {10, 2, 200}}},
    {4, 11, 6, {{9, 3, 430}, {8, 4, 80}, {6, 6, 120}, {1, 11, -100}}},
    {4, 7, 14, {{12, 0, 460}, {11, 1, 90}, {8, 4, 150}, {7, 5, 170}}},
    {4, 3, 8, {{3, 9, -50}, {6, 6, -80}, {0, 12, 100}, {7, 5, 170}}},
    {4, 13, 2, {{0, 12, -100}, {11, 1, 90}, {12, 0, 590}, {1, 11, -100}}},
    {5, 11, 12, {{10, 2, 50}, {11, 1, 500}, {6, 6, -110}, {12, 0, 400}}},
    {5, 6, 7, {{2, 10, -90}, {8, 4, 400}, {3, 9, -130}, {9, 3, 150}}},
    {5, 14, 3, {{8, 4, 0}, {2, 10, 100}, {10, 2, 110}, {4, 8, -50}}},
    {5, 13, 8, {{2, 10, -90}, {2, 10, 100}, {8, 4, 100}, {9, 3, 150}}},
    {5, 9, 2, {{2, 10, -90}, {2, 10, 100}, {0, 12, -150}, {4, 8, -50}}},
    {5, 5, 10, {{12, 0, 100}, {11, 1, 500}, {12, 0, 400}, {4, 8, -50}}},
    {5, 1, 4, {{6, 6, -80}, {6, 6, 200}, {3, 9, -130}, {0, 12, -90}}},
    {6, 13, 14, {{10, 2, 170}, {1, 11, -170}, {8, 4, -450}, {8, 4, -420}}},
    {6, 8, 9, {{12, 0, 200}, {8, 4, -110}, {12, 0, -420}, {11, 1, -170}}},
    {6, 2, 5, {{2, 10, -110}, {1, 11, -170}, {8, 4, -450}, {3, 9, -450}}},
    {6, 1, 10, {{4, 8, -100}, {12, 0, 200}, {8, 4, -450}, {3, 9, -450}}},
    {6, 11, 4, {{0, 12, -130}, {10, 2, 100}, {3, 9, -480}, {3, 9, -450}}},
    {6, 7, 12, {{8, 4, 90}, {5, 7, -140}, {0, 12, -690}, {11, 1, -170}}},
    {6, 3, 6, {{6, 6, 0}, {5, 7, -140}, {3, 9, -480}, {3, 9, -450}}},
};
// clang-format on

Event readSheet() {
  Event event = eventOf(14);
  for (std::int32_t number = 1; number <= 28; ++number) {
    event.boards.push_back({number, {}, 0});
  }
  for (const Row& row : sheet) {
    for (std::int32_t i = 0; i < 4; ++i) {
      addLine(event, static_cast<std::size_t>(row.block * 4 + i), row.ns, row.ew,
              {score(row.boards[i].score)});
    }
  }
  return event;
}

}  // namespace

TEST_CASE("the control sheet comes out as printed, Belgian guide §5") {
  const Event event = readSheet();
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  REQUIRE(scores.lines.size() == 196);
  std::size_t line = 0;
  std::int32_t points = 0;
  for (const Row& row : sheet) {
    for (std::int32_t i = 0; i < 4; ++i, ++line) {
      CAPTURE(row.block * 4 + i + 1);
      CAPTURE(row.ns);
      CHECK(scores.lines[line].score == row.boards[i].score);
      CHECK(scores.lines[line].ns.points == Exact(row.boards[i].nsPoints));
      CHECK(scores.lines[line].ew.points == Exact(row.boards[i].ewPoints));
      points += 2;
    }
  }
  CHECK(points == 392);
}

TEST_CASE("the same 28 boards add up: 14 pairs, 28 boards of top 12") {
  const Event event = readSheet();
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  REQUIRE(scores.standings.size() == 14);
  Exact points;
  for (const Standing& standing : scores.standings) {
    CHECK(standing.boards == 28);
    CHECK(standing.max == Exact(28 * 12));
    points += standing.points;
  }
  CHECK(points == Exact(196 * 12));
  CHECK(scores.findings.empty());
}

}  // namespace overtrick::control_sheet_test

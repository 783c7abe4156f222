// Teams of four: two tables of the same board and round, by IMPs, victory points or board-a-match.
#pragma once

#include <vector>

#include "standings.h"

namespace second {

enum class TeamPoints { victoryPoints, imps, boards };

// In hundredths, of the winner, for margins of 0, 1, 2 …, up to the first 20.00.
std::vector<int> victoryPointScale(int boards);
Fraction victoryPoints(int margin, int boards);

struct Match {
  int session = 0;
  int round = 0;
  int home = 0;  // the lower number
  int away = 0;
  int boards = 0;
  Fraction homePoints;
  Fraction awayPoints;
};

struct TeamsAnswer {
  std::vector<LinePoints> lines;
  std::vector<Match> matches;
  std::vector<Row> rows;
};

TeamsAnswer scoreTeams(const Event& event, TeamPoints by, const Lists& lists);

}  // namespace second

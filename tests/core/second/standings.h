// Totals, percentages, places and club points, over one session or several.
#pragma once

#include <optional>
#include <vector>

#include "imps.h"
#include "matchpoints.h"

namespace second {

struct Row {
  int entry = 0;
  int boards = 0;
  Fraction points;
  Fraction max;
  std::optional<Fraction> percent;
  int direction = 0;  // of the list: 0 where there is one
  int section = -1;   // of the list: -1 where sections are together
  int rank = 0;
  bool tied = false;
  int clubPoints = 0;
};

// What an entry has before penalties and carry-over.
struct Sum {
  int boards = 0;
  Fraction points;
  Fraction max;
};

struct Lists {
  bool sectionsApart = false;
  bool one = false;  // else two where everybody has a direction
};

struct Standings {
  std::vector<LinePoints> lines;
  std::vector<Row> rows;  // by entry
};

Standings standMatchpoints(const Event& event, const PointsRules& rules, const Lists& lists);
Standings standImps(const Event& event, const PairsImps& rules, const Lists& lists);

// The sums of each session, by session and entry, to rows.
std::vector<Row> rowsOf(const Event& event, const std::vector<int>& sessions,
                        const std::vector<std::vector<Sum>>& sums, const PointsRules& rules,
                        const Lists& lists);

std::vector<int> sessionsOf(const Event& event);
// The event with the lines of one session, and which they are.
Event sessionAlone(const Event& event, int session, std::vector<std::size_t>& lines);

}  // namespace second

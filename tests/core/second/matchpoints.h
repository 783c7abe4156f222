// Matchpoints: every result is compared with every other of its board, line by line, in fractions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "event.h"

namespace second {

enum class Averages { tie, leaveAndLift, leave };
enum class Lift { field, ownLines, nothing };
enum class Rounding { none, halfUp, halfEven, awayFromAverage };
enum class SmallGroups { none, ebu, acbl };

struct PointsRules {
  Averages averages = Averages::tie;
  Lift lift = Lift::field;       // of the lines as shown
  Lift totalLift = Lift::field;  // of what totals add
  int win = 2;
  Rounding rounding = Rounding::none;
  int steps = 1;         // per point
  bool literal = false;  // average plus is 60 %, whatever the pair's own
  SmallGroups small = SmallGroups::none;
  bool loneSixty = false;
  std::optional<Fraction> sitOut;  // per cent of the top
  bool totalsFromRounded = false;
  Rounding totalRounding = Rounding::none;
  int totalSteps = 1;
  bool toLargestMaximum = false;
};

// The table of the seven rule sets.
PointsRules pointsRules(const std::string& name);

Fraction roundTo(Fraction value, Rounding rounding, int steps, Fraction average);

struct SessionPoints {
  std::vector<LinePoints> shown;
  std::vector<LinePoints> counted;  // what totals add
};

// Of one session.
SessionPoints scoreMatchpoints(const Event& event, const PointsRules& rules);

}  // namespace second

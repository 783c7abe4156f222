// Small events for tests, written the way a traveller is: one outcome per line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "event/event.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick::test {

// --- Outcomes
[[nodiscard]] Outcome score(std::int32_t ns);
[[nodiscard]] Outcome notPlayed();
[[nodiscard]] Outcome bye();
[[nodiscard]] Award average();
[[nodiscard]] Award plus();
[[nodiscard]] Award minus();
[[nodiscard]] Award percent(double value);
[[nodiscard]] Outcome awards(Award ns, Award ew);
[[nodiscard]] Outcome averages();
[[nodiscard]] Outcome weighted(std::vector<WeightedPart> parts);
[[nodiscard]] WeightedPart part(std::int32_t score, double weight);
[[nodiscard]] Decimal decimal(double value);

struct GivenLine {
  Outcome outcome;
  bool reverse = false;
  std::int32_t group = 0;
};

[[nodiscard]] GivenLine reversed(Outcome outcome);
[[nodiscard]] GivenLine inGroup(std::int32_t group, Outcome outcome);

// --- Events

// `pairs` entries numbered from 1, no boards yet.
[[nodiscard]] Event eventOf(std::int32_t pairs);
// A board on which pair 1 meets 2, 3 meets 4, …
void addBoard(Event& event, const std::vector<GivenLine>& lines, std::int32_t expected = 0);
void addBoard(Event& event, const std::vector<std::int32_t>& scores, std::int32_t expected = 0);
void addLine(Event& event, std::size_t board, std::int32_t ns, std::int32_t ew, GivenLine line);
// One board with these lines.
[[nodiscard]] Event oneBoard(const std::vector<GivenLine>& lines, std::int32_t expected = 0);

[[nodiscard]] const Rules& rulesNamed(const char* name);

// --- Figures as they would be printed: decimals half up, "-" for nothing, "11.83 0.17" per line
[[nodiscard]] std::string show(const Exact& value, int decimals);
[[nodiscard]] std::string showNs(const EventScores& scores, int decimals);
[[nodiscard]] std::string showEw(const EventScores& scores, int decimals);

}  // namespace overtrick::test

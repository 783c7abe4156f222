// What the comparison of published figures (score/compare.h) asks of single figures: decimals, rounding, and
// which differences a penalty, another maximum or another way to score teams can make.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick::figures {

inline constexpr double tiny = 1e-9;

[[nodiscard]] double toDouble(Decimal value);
[[nodiscard]] bool within(double difference, double bound);

// The smallest decimal place that any of the figures uses.
class Step {
 public:
  void see(const std::optional<Decimal>& figure);
  [[nodiscard]] double size() const { return 1.0 / static_cast<double>(steps_); }
  [[nodiscard]] bool seen() const { return seen_; }

 private:
  std::int64_t steps_ = 1;
  bool seen_ = false;
};

// How many figures a file states: points, percentages and places.
[[nodiscard]] std::int32_t count(std::span<const PublishedLine> lines,
                                 std::span<const PublishedTotal> totals);

// Two ways of rounding the same value are less than a step apart, or one step when ours is rounded too. What
// needs no rounding at whole numbers is not rounded.
[[nodiscard]] bool isRounding(double theirs, double ours, double step, bool oursIsRounded);

[[nodiscard]] bool isHalfOrTwice(double theirs, double ours, double slack);

// A side's points on a line, theirs and ours.
struct ScaledSide {
  double theirs = 0;
  double ours = 0;
  double top = 0;          // of ours
  std::int32_t field = 0;  // as SideScore has it
};

// Whether one other scale makes theirs of ours on all sides: matchpoints of half or twice ours, or as percentages;
// cross-IMPs as sums for means or the other way round. Nought is nought in all of them.
[[nodiscard]] bool areInOneScale(std::span<const ScaledSide> sides, Scoring scoring, double step);

// Whether directors take such an amount off. Laws 2017, Law 90A leaves the amount to them; penalties are stated as
// a share of one board's top (a tenth or a quarter as a rule, or half of that), so a multiple of 5 % of a top, two
// tops at most; or as a share of the session, so a multiple of half a per cent of the maximum, 5 % at most. At
// IMPs, where there are no tops, a multiple of half an IMP, 12 at most (3 and 6 are usual). `slack`: how far the
// amount may be off; where that hides which amount it is, none is one.
[[nodiscard]] bool couldBePenalty(double amount, double top, double maximum, double slack);

// The factors that a total has when it is over another maximum than ours.
class Maxima {
 public:
  // Numbers of boards, or maxima, in place of ours.
  void add(double other, double ours);
  // Whether theirs is ours over one of the other maxima, in our scale or the one of 1 and ½ for 2 and 1.
  [[nodiscard]] bool explain(double theirs, double ours, double slack) const;

 private:
  std::vector<double> factors_;
};

// Teams: whether all totals are those of another way to score the matches: exactly, or, where the lines agree,
// as victory points of another scale whose sum is ours. On any scale a match that was won gives half of the points or
// more, on none that is in use by far more or less than on ours, and a larger margin never less.
[[nodiscard]] bool isOtherTeamScale(const Event& event, const Rules& rules, const EventScores& scores,
                                    std::span<const PublishedTotal> totals, double step, bool linesAgree);

}  // namespace overtrick::figures

#include "score/compare_figures.h"

#include <algorithm>
#include <cmath>

namespace overtrick::figures {

double toDouble(Decimal value) { return static_cast<double>(value.tenThousandths) / Decimal::one; }

bool within(double difference, double bound) { return std::abs(difference) <= bound + tiny; }

void Step::see(const std::optional<Decimal>& figure) {
  if (!figure) return;
  seen_ = true;
  while (steps_ < Decimal::one && figure->tenThousandths % (Decimal::one / steps_) != 0) steps_ *= 10;
}

std::int32_t count(std::span<const PublishedLine> lines, std::span<const PublishedTotal> totals) {
  std::int32_t figures = 0;
  for (const PublishedLine& line : lines)
    for (const auto& figure : {line.ns, line.ew, line.nsPercent, line.ewPercent}) figures += figure ? 1 : 0;
  for (const PublishedTotal& total : totals)
    figures += (total.points ? 1 : 0) + (total.percent ? 1 : 0) + (total.rank > 0 ? 1 : 0);
  return figures;
}

bool isRounding(double theirs, double ours, double step, bool oursIsRounded) {
  const double difference = theirs - ours;
  if (step >= 1 - tiny && within(ours - std::round(ours), tiny) &&
      within(theirs - std::round(theirs), tiny)) {
    return step > 1 + tiny && std::abs(difference) < step - tiny;
  }
  return oursIsRounded ? within(difference, step) : std::abs(difference) < step - tiny;
}

bool isHalfOrTwice(double theirs, double ours, double slack) {
  return !within(ours, tiny) && (within(theirs - ours / 2, slack) || within(theirs - ours * 2, slack));
}

bool couldBePenalty(double amount, double top, double maximum, double slack) {
  const auto isMultiple = [&](double unit, double most) {
    const double count = std::round(amount / unit);
    return slack < unit / 4 && count >= 1 && count * unit <= most + tiny &&
           within(amount - count * unit, slack);
  };
  if (top <= 0) return isMultiple(0.5, 12);
  return isMultiple(top / 20, 2 * top) || isMultiple(maximum / 200, maximum / 20);
}

void Maxima::add(double other, double ours) {
  if (other > 0 && ours > 0 && !within(other - ours, tiny)) factors_.push_back(other / ours);
}

bool Maxima::explain(double theirs, double ours, double slack) const {
  if (within(ours, tiny)) return false;
  return std::any_of(factors_.begin(), factors_.end(), [&](double factor) {
    const auto fits = [&](double scale) {
      return within(theirs - ours * factor * scale, slack * std::max(1.0, factor * scale));
    };
    return fits(1) || fits(0.5) || fits(2);
  });
}

namespace {

// Every entry's points when the matches are scored in that way.
bool totalsAgreeBy(const Event& event, Rules rules, TeamScoring way, std::span<const PublishedTotal> totals,
                   double step) {
  rules.teams = way;
  std::vector<double> points(event.entries.size());
  for (const Standing& standing : scoreEvent(event, rules).standings)
    points[static_cast<std::size_t>(standing.entry.value)] = overtrick::toDouble(standing.points);
  return std::all_of(totals.begin(), totals.end(), [&](const PublishedTotal& total) {
    const double ours = points[static_cast<std::size_t>(total.entry.value)];
    return within(toDouble(*total.points) - ours, step / 2);
  });
}

}  // namespace

bool isOtherTeamScale(const Event& event, const Rules& rules, const EventScores& scores,
                      std::span<const PublishedTotal> totals, double step, bool linesAgree) {
  std::vector<const Standing*> standings(event.entries.size(), nullptr);
  double ourSum = 0;
  for (const Standing& standing : scores.standings)
    standings[static_cast<std::size_t>(standing.entry.value)] = &standing;
  double theirSum = 0;
  for (const PublishedTotal& total : totals) {
    const auto entry = static_cast<std::size_t>(total.entry.value);
    if (!total.points || !total.entry.known() || entry >= standings.size() || !standings[entry]) return false;
    theirSum += toDouble(*total.points);
    ourSum += overtrick::toDouble(standings[entry]->points);
  }
  if (totals.empty() || totals.size() != scores.standings.size()) return false;
  for (const TeamScoring way : {TeamScoring::victoryPoints, TeamScoring::imps, TeamScoring::boardAMatch}) {
    if (way != rules.teams && totalsAgreeBy(event, rules, way, totals, step)) return true;
  }
  return linesAgree && within(theirSum - ourSum, step / 2) && rules.teams == TeamScoring::victoryPoints;
}

}  // namespace overtrick::figures

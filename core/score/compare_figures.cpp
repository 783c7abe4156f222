#include "score/compare_figures.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "event/order.h"
#include "score/teams.h"

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

bool areInOneScale(std::span<const ScaledSide> sides, Scoring scoring, double step) {
  enum class Scale : std::uint8_t { half, twice, percent, sum, mean };
  const auto isOn = [&](const ScaledSide& side, Scale scale) {
    const double others = side.field - 1;
    switch (scale) {
      case Scale::half:
        return within(side.theirs - side.ours / 2, step / 2);
      case Scale::twice:
        return within(side.theirs - side.ours * 2, step / 2);
      case Scale::percent:
        return side.top > 0 && within(side.theirs - side.ours / side.top * 100, step / 2);
      case Scale::sum:
        return others > 1 && within(side.theirs - side.ours * others, step * others);
      case Scale::mean:
        return others > 1 && within(side.theirs - side.ours / others, step / 2);
    }
    return false;
  };
  const auto areOn = [&](Scale scale) {
    return std::all_of(sides.begin(), sides.end(), [&](const ScaledSide& side) {
      return within(side.ours, tiny) ? within(side.theirs, tiny) : isOn(side, scale);
    });
  };
  if (scoring == Scoring::matchpoints)
    return areOn(Scale::half) || areOn(Scale::twice) || areOn(Scale::percent);
  return scoring == Scoring::crossImps && (areOn(Scale::sum) || areOn(Scale::mean));
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

// The matches of a team that nothing was taken off or given to.
struct TeamMatches {
  std::int32_t all = 0;
  std::size_t boards = 0;  // of the last match
  Exact margin;            // of the last match
  double theirs = 0;
};

std::vector<TeamMatches> matchesOf(const Event& event, const Rules& rules) {
  std::vector<TeamMatches> teams(event.entries.size());
  Findings findings;
  const std::vector<TeamBoard> boards = teamBoards(event, findings);
  const auto add = [&teams](EntryIndex entry, const Exact& margin, std::size_t played) {
    TeamMatches& team = teams[static_cast<std::size_t>(entry.value)];
    ++team.all;
    team.margin = margin;
    team.boards = played;
  };
  for (const TeamMatch& match : teamMatches(boards, rules)) {
    add(boards[match.from].home, match.homeImps, match.to - match.from);
    add(boards[match.from].away, match.awayImps, match.to - match.from);
  }
  return teams;
}

// Of teams with one match each the winner has half of the points at least, and a larger margin never gives less.
bool areInOrderOfMargins(std::vector<TeamMatches> teams) {
  constexpr double half = 10;
  std::erase_if(teams, [](const TeamMatches& team) { return team.all != 1; });
  sortStably(teams, [](const TeamMatches& a, const TeamMatches& b) {
    return std::tie(a.boards, a.margin, a.theirs) < std::tie(b.boards, b.margin, b.theirs);
  });
  for (std::size_t i = 0; i < teams.size(); ++i) {
    const TeamMatches& team = teams[i];
    if (team.margin > 0 ? team.theirs < half - tiny : team.margin < 0 && team.theirs > half + tiny)
      return false;
    if (i == 0 || teams[i - 1].boards != team.boards) continue;
    const double more = team.theirs - teams[i - 1].theirs;
    if (more < -tiny || (teams[i - 1].margin == team.margin && more > tiny)) return false;
  }
  return true;
}

// Whether totals are such as another scale of victory points could give: see the header.
bool couldBeOtherScale(const Event& event, const Rules& rules, std::span<const Standing* const> standings,
                       std::span<const PublishedTotal> totals) {
  constexpr double farOff = 2;  // per match: scales of 20 points that are or were in use differ by less
  std::vector<TeamMatches> teams = matchesOf(event, rules);
  for (const PublishedTotal& total : totals) {
    const auto at = static_cast<std::size_t>(total.entry.value);
    teams[at].theirs = toDouble(*total.points);
    if (!within(teams[at].theirs - overtrick::toDouble(standings[at]->points), farOff * teams[at].all))
      return false;
    const Entry& entry = event.entries[at];
    if (entry.penalty != Adjustment{} || entry.carryOver != Adjustment{}) teams[at].all = 0;
  }
  return areInOrderOfMargins(std::move(teams));
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
  return linesAgree && within(theirSum - ourSum, step / 2) && rules.teams == TeamScoring::victoryPoints &&
         couldBeOtherScale(event, rules, standings, totals);
}

}  // namespace overtrick::figures

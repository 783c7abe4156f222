#include "score/assigned.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace overtrick {
namespace {

constexpr double noise = 1e-9;
constexpr std::size_t mostPerBoard = 4;  // lines set by hand; and never more than a third of them
constexpr std::size_t mostTrials = 200;  // for an evening; fewer for a large event, which each one scores
constexpr std::size_t mostScored = 400'000;
constexpr std::size_t mostAssignedLines = 20'000;

double figureOf(Decimal value) { return static_cast<double>(value.tenThousandths) / Decimal::one; }

// How far ours is from the file's, on the side that is further off.
double gapOf(const PublishedLine& published, const LineScore& score) {
  const auto gap = [](const std::optional<Decimal>& figure, const SideScore& side) {
    if (!figure || side.kind == PointsKind::none) return 0.0;
    return std::abs(figureOf(*figure) - toDouble(side.points));
  };
  return std::max(gap(published.ns, score.ns), gap(published.ew, score.ew));
}

// The file's points as a share of the top; none when they are no such thing.
std::optional<Outcome> awardOf(const PublishedLine& published, const LineScore& score, const Rules& rules) {
  if (!published.ns || !published.ew) return std::nullopt;
  const double top = toDouble(topOf(score.ns, rules));
  const auto share = [top](Decimal points) {
    return Award{Award::Kind::percent, {std::llround(figureOf(points) / top * 100 * Decimal::one)}};
  };
  if (!(top > 0)) return std::nullopt;
  const Artificial award{share(*published.ns), share(*published.ew)};
  const auto possible = [](const Award& one) {
    return one.percent.tenThousandths >= 0 && one.percent.tenThousandths <= 100 * Decimal::one;
  };
  if (!possible(award.ns) || !possible(award.ew)) return std::nullopt;
  return award;
}

// Whether each side has the points of an average: minus, plain or plus.
bool isAverage(const PublishedLine& published, const LineScore& score, const Rules& rules, double tolerance) {
  const double top = toDouble(topOf(score.ns, rules));
  const auto average = [&](const std::optional<Decimal>& points) {
    const auto has = [&](double percent) {
      return std::abs(figureOf(*points) - top * percent / 100) <= tolerance;
    };
    return points && (has(40) || has(50) || has(60));
  };
  return average(published.ns) && average(published.ew);
}

std::optional<Award> impAward(const std::optional<Decimal>& points) {
  if (!points) return std::nullopt;
  switch (points->tenThousandths) {
    case 3 * Decimal::one:
      return Award{Award::Kind::averagePlus, {}};
    case 0:
      return Award{Award::Kind::average, {}};
    case -3 * Decimal::one:
      return Award{Award::Kind::averageMinus, {}};
    default:
      return std::nullopt;
  }
}

// Whether awards for the lines of a score of 0 that are off and have an award's points make the others agree.
bool awardsExplainImps(const Event& event, const Rules& rules, std::span<const PublishedLine* const> lines,
                       const EventScores& scores, double tolerance) {
  Event changed = event;
  std::vector<bool> set(lines.size());
  std::size_t count = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto index = static_cast<std::size_t>(lines[i]->line.value);
    const auto ns = impAward(lines[i]->ns);
    const auto ew = impAward(lines[i]->ew);
    const bool nought = changed.lines[index].outcome == Outcome{BareScore{0}};
    if (!nought || !ns || !ew || gapOf(*lines[i], scores.lines[index]) <= tolerance) continue;
    changed.lines[index].outcome = Artificial{*ns, *ew};
    set[i] = true;
    ++count;
  }
  if (count == 0 || 2 * count > lines.size()) return false;
  const EventScores now = scoreEvent(changed, rules);
  const auto all = static_cast<double>(lines.size());
  const double real = all - static_cast<double>(count);
  const double share = (real - 1) / (all - 1);
  const auto agree = [&](double factor) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (set[i] || !lines[i]->ns) continue;
      const SideScore& ours = now.lines[static_cast<std::size_t>(lines[i]->line.value)].ns;
      if (std::abs(figureOf(*lines[i]->ns) - toDouble(ours.points) * factor) > tolerance) return false;
    }
    return true;
  };
  return agree(1) || agree(share) || agree(share * all / real);
}

class Trial {
 public:
  Trial(const Event& event, const Rules& rules, double tolerance)
      : event_(event),
        rules_(rules),
        tolerance_(tolerance + noise),
        mostTrials_(std::min(mostTrials, mostScored / std::max<std::size_t>(event.lines.size(), 1))) {}

  // Whether a few of these lines, which are of one board, were set by hand: all others agree as they are, or
  // do so with the few as awards.
  bool isAssigned(std::span<const PublishedLine* const> lines, const EventScores& scores) {
    if (event_.scoring != Scoring::matchpoints) {
      if (trials_++ >= mostTrials_) return false;
      return awardsExplainImps(event_, rules_, lines, scores, tolerance_);
    }
    constexpr std::size_t fewestLines = 4;
    const auto isOff = [&](const PublishedLine* line) {
      return gapOf(*line, scores.lines[static_cast<std::size_t>(line->line.value)]) > tolerance_;
    };
    if (lines.size() >= fewestLines && std::count_if(lines.begin(), lines.end(), isOff) == 1) {
      const PublishedLine& one = **std::find_if(lines.begin(), lines.end(), isOff);
      if (isAverage(one, scores.lines[static_cast<std::size_t>(one.line.value)], rules_, tolerance_))
        return true;
    }
    return explains(lines, scores);
  }

 private:
  // Whether awards for a few of these lines, which are of one board, make the others agree.
  bool explains(std::span<const PublishedLine* const> lines, const EventScores& scores) {
    Event changed = event_;
    EventScores now = scores;
    std::vector<const PublishedLine*> set;
    while (set.size() < mostPerBoard && 3 * (set.size() + 1) <= lines.size() && trials_ < mostTrials_) {
      const PublishedLine* worst = worstOf(lines, set, now);
      if (worst == nullptr) return !set.empty();
      const auto index = static_cast<std::size_t>(worst->line.value);
      const auto award = awardOf(*worst, now.lines[index], rules_);
      if (!award) return false;
      changed.lines[index].outcome = *award;
      set.push_back(worst);
      now = scoreEvent(changed, rules_);
      ++trials_;
    }
    return !set.empty() && worstOf(lines, set, now) == nullptr;
  }

  // The line that is furthest off, of those not yet set; none when all agree.
  const PublishedLine* worstOf(std::span<const PublishedLine* const> lines,
                               std::span<const PublishedLine* const> set, const EventScores& scores) const {
    const PublishedLine* worst = nullptr;
    double furthest = tolerance_;
    for (const PublishedLine* line : lines) {
      if (std::find(set.begin(), set.end(), line) != set.end()) continue;
      const double gap = gapOf(*line, scores.lines[static_cast<std::size_t>(line->line.value)]);
      if (gap <= furthest) continue;
      furthest = gap;
      worst = line;
    }
    return worst;
  }

  const Event& event_;
  const Rules& rules_;
  double tolerance_;
  std::size_t mostTrials_;
  std::size_t trials_ = 0;
};

}  // namespace

std::vector<bool> assignedBoards(const Event& event, const Rules& rules, const EventScores& scores,
                                 std::span<const PublishedLine> published, double tolerance) {
  std::vector<bool> assigned(event.boards.size(), false);
  if (event.scoring == Scoring::teams || event.lines.size() > mostAssignedLines) return assigned;
  std::vector<std::vector<const PublishedLine*>> byBoard(event.boards.size());
  std::vector<bool> differs(event.boards.size(), false);
  for (const PublishedLine& line : published) {
    if (!line.line.known() || static_cast<std::size_t>(line.line.value) >= event.lines.size()) continue;
    const auto index = static_cast<std::size_t>(line.line.value);
    if (!event.lines[index].board.known()) continue;
    const auto board = static_cast<std::size_t>(event.lines[index].board.value);
    byBoard[board].push_back(&line);
    if (gapOf(line, scores.lines[index]) > tolerance + noise) differs[board] = true;
  }
  Trial trial(event, rules, tolerance);
  for (std::size_t i = 0; i < byBoard.size(); ++i) {
    if (differs[i]) assigned[i] = trial.isAssigned(byBoard[i], scores);
  }
  return assigned;
}

}  // namespace overtrick

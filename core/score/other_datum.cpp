#include "score/other_datum.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

namespace overtrick {
namespace {

struct OtherDatum {
  Datum datum = Datum::mean;
  std::int32_t trim = 0;
  std::int32_t from = 0;
};

constexpr OtherDatum datums[] = {
    {Datum::mean, 1, 3}, {Datum::mean, 1, 4}, {Datum::mean, 0, 4},
    {Datum::mean, 2, 5}, {Datum::mean, 3, 7}, {Datum::median, 0, 4},
};

bool isGiven(const PublishedLine& published, const LineScore& score, double tolerance) {
  constexpr double fuzz = 1e-9;
  const auto given = [tolerance](const std::optional<Decimal>& figure, const SideScore& side) {
    if (!figure || side.kind == PointsKind::none) return true;
    const double theirs = static_cast<double>(figure->tenThousandths) / Decimal::one;
    return std::abs(theirs - toDouble(side.points)) <= tolerance + fuzz;
  };
  return given(published.ns, score.ns) && given(published.ew, score.ew);
}

}  // namespace

std::vector<bool> linesOfOtherDatum(const Event& event, const Rules& rules, const EventScores& scores,
                                    std::span<const PublishedLine> published, double tolerance) {
  constexpr std::size_t mostScoredByDatum = 20'000;
  const std::vector<bool> none(event.lines.size(), false);
  if (event.scoring != Scoring::butler || event.lines.size() > mostScoredByDatum) return none;
  const auto differing = [&](const EventScores& by, std::vector<bool>& agreeing) {
    std::size_t count = 0;
    agreeing = none;
    for (const PublishedLine& one : published) {
      const auto index = static_cast<std::size_t>(one.line.value);
      if (!one.line.known() || index >= event.lines.size()) continue;
      agreeing[index] = isGiven(one, by.lines[index], tolerance);
      if (!agreeing[index]) ++count;
    }
    return count;
  };
  std::vector<bool> best;
  const std::size_t here = differing(scores, best);
  std::size_t fewest = here / 2 + 1;
  best = none;
  for (const OtherDatum& one : datums) {
    if (here == 0) break;
    Rules other = rules;
    other.datum = one.datum;
    other.datumTrim = one.trim;
    other.datumTrimFrom = one.from;
    if (other == rules) continue;
    std::vector<bool> agreeing;
    const std::size_t count = differing(scoreEvent(event, other), agreeing);
    if (count >= fewest) continue;
    fewest = count;
    best = std::move(agreeing);
  }
  return best;
}

}  // namespace overtrick

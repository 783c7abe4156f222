#include "score/other_field.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

namespace overtrick {
namespace {

constexpr double slight = 1e-9;

double publishedPoints(Decimal value) { return static_cast<double>(value.tenThousandths) / Decimal::one; }

// A line that has points in the file and here, in units of a half win: a top is 2 (N − 1).
struct Seen {
  std::size_t line = 0;
  std::tuple<std::int32_t, std::int32_t, std::int32_t> field;  // board, section, form
  std::int32_t compared = 0;                                   // N
  std::int32_t score = 0;
  double ours = 0;
  double ns = 0;
  double ew = 0;
};

// How many results a top is of; 0 when it is nobody's.
std::int32_t resultsOf(double top, double step) {
  const double results = std::round(top / 2) + 1;
  if (results < 2 || results > 1e6 || std::abs(top - 2 * (results - 1)) > step + slight) return 0;
  return static_cast<std::int32_t>(results);
}

bool isLifted(std::span<const Seen> lines, std::int32_t results, double step) {
  return std::all_of(lines.begin(), lines.end(), [&](const Seen& one) {
    const double lifted = (one.ours + 1) * results / one.compared - 1;
    return std::abs(one.ns - lifted) < step - slight;
  });
}

// Lines come in the order of their scores.
bool isComparedElsewhere(std::span<const Seen> lines, std::int32_t results, double step) {
  if (lines.size() < 2) return false;
  const double sign = results > lines.front().compared ? 1 : -1;
  const double most = 2.0 * std::abs(results - lines.front().compared);
  const double tolerance = std::min(step / 2, 0.05) + slight;
  double before = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double more = sign * (lines[i].ns - lines[i].ours);
    const bool equal = i > 0 && lines[i].score == lines[i - 1].score;
    if (std::abs(more - std::round(more)) > tolerance || more < before - tolerance) return false;
    if (more > most + tolerance || (equal && more > before + tolerance)) return false;
    before = more;
  }
  return true;
}

bool isOfOtherField(std::span<const Seen> lines, double step) {
  const double top = lines.front().ns + lines.front().ew;
  const std::int32_t results = resultsOf(top, step);
  if (results == 0 || results == lines.front().compared) return false;
  const bool alike = std::all_of(lines.begin(), lines.end(), [&](const Seen& one) {
    return one.compared == lines.front().compared && one.ns >= 0 && one.ew >= 0 &&
           std::abs(one.ns + one.ew - top) <= step + slight;
  });
  return alike && (isLifted(lines, results, step) || isComparedElsewhere(lines, results, step));
}

// Whether a comparison gives both sides such points: none below nothing, or as much above as below the average.
bool canBeCompared(const PublishedLine& line, const Event& event) {
  if (event.scoring != Scoring::matchpoints || !line.ns || !line.ew) return true;
  const std::int64_t ns = line.ns->tenThousandths;
  const std::int64_t ew = line.ew->tenThousandths;
  return (ns >= 0 && ew >= 0) || ns == -ew;
}

}  // namespace

std::vector<bool> linesOfOtherField(const Event& event, const Rules& rules, const EventScores& scores,
                                    std::span<const PublishedLine> published, double step) {
  std::vector<bool> other(event.lines.size(), false);
  std::vector<Seen> seen;
  const double unit = rules.pointsPerWin / 2.0;
  for (const PublishedLine& one : published) {
    const auto index = static_cast<std::size_t>(one.line.value);
    if (!one.line.known() || index >= event.lines.size()) continue;
    const LineScore& score = scores.lines[index];
    const Line& line = event.lines[index];
    if (score.ns.field < 2) {
      other[index] = canBeCompared(one, event);
      continue;
    }
    if (event.scoring != Scoring::matchpoints || !one.ns || !one.ew || !score.score || !line.board.known())
      continue;
    const auto entry = static_cast<std::size_t>(line.ns.value);
    const std::int32_t section =
        line.ns.known() && entry < event.entries.size() ? event.entries[entry].section.value : -1;
    seen.push_back({index,
                    {line.board.value, section, line.group},
                    score.ns.field,
                    *score.score,
                    toDouble(score.ns.points) / unit,
                    publishedPoints(*one.ns) / unit,
                    publishedPoints(*one.ew) / unit});
  }
  std::sort(seen.begin(), seen.end(), [](const Seen& a, const Seen& b) {
    return std::tie(a.field, a.score, a.line) < std::tie(b.field, b.score, b.line);
  });
  for (std::size_t from = 0, to = 0; from < seen.size(); from = to) {
    while (to < seen.size() && seen[to].field == seen[from].field) ++to;
    const std::span<const Seen> lines(seen.data() + from, to - from);
    if (!isOfOtherField(lines, step / unit)) continue;
    for (const Seen& one : lines) other[one.line] = true;
  }
  return other;
}

}  // namespace overtrick

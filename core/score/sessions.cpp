#include "score/sessions.h"

#include "event/order.h"

namespace overtrick {
namespace {

// Per cent summed by the weight that each session has.
struct Sum {
  TotalStanding standing;
  Exact weighted;
  Exact weight;
};

void add(const SessionResult& result, TotalBy by, Sum& sum) {
  TotalStanding& standing = sum.standing;
  standing.id = result.id;
  ++standing.sessions;
  standing.boards += result.boards;
  standing.points += result.points;
  standing.max += result.max;
  if (result.max > 0) {
    const Exact weight = by == TotalBy::boards     ? Exact(result.boards)
                         : by == TotalBy::sessions ? Exact(1)
                                                   : result.max;
    sum.weighted += result.points * 100 / result.max * weight;
    sum.weight += weight;
  }
}

std::strong_ordering compare(const TotalStanding& a, const TotalStanding& b) {
  if (a.percent.has_value() != b.percent.has_value()) {
    return a.percent ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  return a.percent ? *b.percent <=> *a.percent : b.points <=> a.points;
}

}  // namespace

std::vector<TotalStanding> totalSessions(std::span<const SessionResult> results, TotalBy by) {
  std::vector<SessionResult> sorted(results.begin(), results.end());
  sortStably(sorted, [](const SessionResult& a, const SessionResult& b) { return a.id < b.id; });
  std::vector<TotalStanding> standings;
  for (std::size_t from = 0; from < sorted.size();) {
    Sum sum;
    const std::int32_t id = sorted[from].id;
    for (; from < sorted.size() && sorted[from].id == id; ++from) {
      add(sorted[from], by, sum);
    }
    if (sum.weight > 0) {
      sum.standing.percent = reduced(sum.weighted / sum.weight);
    }
    standings.push_back(sum.standing);
  }
  sortStably(standings, [](const TotalStanding& a, const TotalStanding& b) { return compare(a, b) < 0; });
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const bool asBefore = i > 0 && compare(standings[i - 1], standings[i]) == 0;
    standings[i].rank = asBefore ? standings[i - 1].rank : static_cast<std::int32_t>(i + 1);
    if (asBefore) {
      standings[i].tied = standings[i - 1].tied = true;
    }
  }
  return standings;
}

}  // namespace overtrick

#include "read/field_by_points.h"

#include <algorithm>
#include <cstdlib>

#include "event/order.h"

namespace overtrick {
namespace {

// How far a top is from that of so many lines, at 2 or at 1 a win.
std::int64_t distance(std::int64_t top, std::int64_t lines) {
  const std::int64_t full = 2 * (lines - 1) * Decimal::one;
  return std::min(std::abs(top - full), std::abs(top - full / 2));
}

}  // namespace

std::int64_t seenTop(const std::optional<Decimal>& ns, const std::optional<Decimal>& ew) {
  return ns && ew ? ns->tenThousandths + ew->tenThousandths : -1;
}

bool comparedAcross(std::vector<SeenLine> seen) {
  sortStably(seen);
  std::int64_t within = 0;
  std::int64_t across = 0;
  for (std::size_t from = 0; from < seen.size();) {
    std::size_t to = from;
    while (to < seen.size() && seen[to].session == seen[from].session && seen[to].board == seen[from].board)
      ++to;
    const auto all = static_cast<std::int64_t>(to - from);
    while (from < to) {
      std::size_t end = from;
      while (end < to && seen[end].section == seen[from].section) ++end;
      const auto own = static_cast<std::int64_t>(end - from);
      for (; from < end; ++from) {
        if (own == all || seen[from].top < 0) continue;
        const std::int64_t ownDistance = distance(seen[from].top, own);
        const std::int64_t allDistance = distance(seen[from].top, all);
        within += ownDistance < allDistance ? 1 : 0;
        across += allDistance < ownDistance ? 1 : 0;
      }
    }
  }
  return across >= within;
}

}  // namespace overtrick

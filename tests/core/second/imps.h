// The printed scale of Law 78B, and IMPs in pairs' events: against every other result, or against a datum.
#pragma once

#include <optional>
#include <vector>

#include "event.h"

namespace second {

int impsFor(long long difference);

struct PairsImps {
  enum Way { mean, sum, butler } way = mean;
  bool median = false;
  int trim = 1;      // highest and as many lowest scores that the datum leaves out
  int trimFrom = 4;  // results
};

struct PairsImpsAnswer {
  std::vector<LinePoints> lines;
  std::vector<std::optional<int>> datums;  // by board, of NS; none where it was fouled
};

PairsImpsAnswer scoreImps(const Event& event, const PairsImps& rules);

// Average 0, plus and minus 3, percentages in proportion.
Fraction impsAwarded(const Award& award);

}  // namespace second

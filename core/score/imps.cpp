#include "score/imps.h"

#include <algorithm>

#include "bridge/imp.h"

namespace overtrick {
namespace {

// Adds one IMP for everything more than `step` below, takes one off for everything more than `step` above.
void sweep(std::span<const Part> parts, std::int32_t step, const CompareMemory& memory,
           std::vector<std::int64_t>& result) {
  const std::size_t n = parts.size();
  const auto& weightBefore = memory.below;
  std::size_t belowEnd = 0;
  std::size_t aboveBegin = 0;
  const auto scoreAt = [&](std::size_t place) -> std::int64_t {
    return parts[static_cast<std::size_t>(memory.order[place])].score;
  };
  for (std::size_t place = 0; place < n; ++place) {
    const std::int64_t score = scoreAt(place);
    while (belowEnd < n && scoreAt(belowEnd) < score - step) {
      ++belowEnd;
    }
    while (aboveBegin < n && scoreAt(aboveBegin) <= score + step) {
      ++aboveBegin;
    }
    result[static_cast<std::size_t>(memory.order[place])] +=
        weightBefore[belowEnd] - (weightBefore[n] - weightBefore[aboveBegin]);
  }
}

// Half away from zero.
Wide divideToNearest(Wide numerator, Wide denominator) {
  const Wide twice = 2 * (numerator < 0 ? -numerator : numerator) + denominator;
  const Wide quotient = twice / (2 * denominator);
  return numerator < 0 ? -quotient : quotient;
}

}  // namespace

void crossImps(std::span<const Part> parts, std::vector<std::int64_t>& result, CompareMemory& memory) {
  result.assign(parts.size(), 0);
  orderByScore(parts, memory);
  memory.below.assign(parts.size() + 1, 0);
  for (std::size_t place = 0; place < parts.size(); ++place) {
    memory.below[place + 1] =
        memory.below[place] + parts[static_cast<std::size_t>(memory.order[place])].weight;
  }
  for (const std::int32_t step : impUpperBounds) {
    sweep(parts, step, memory, result);
  }
}

std::int32_t datumOf(std::vector<std::int64_t> scores, std::int64_t unit, const Rules& rules) {
  if (scores.empty()) {
    return 0;
  }
  std::sort(scores.begin(), scores.end());
  const std::size_t n = scores.size();
  std::size_t from = 0;
  std::size_t to = n;
  if (rules.datum == Datum::median) {
    from = (n - 1) / 2;
    to = n / 2 + 1;
  } else {
    const auto trim = static_cast<std::size_t>(std::max(rules.datumTrim, 0));
    if (n >= static_cast<std::size_t>(std::max(rules.datumTrimFrom, 0)) && n > 2 * trim) {
      from = trim;
      to = n - trim;
    }
  }
  Wide sum = 0;
  for (std::size_t i = from; i < to; ++i) {
    sum += scores[i];
  }
  const Wide tens = divideToNearest(sum, static_cast<Wide>(to - from) * unit * 10);
  return static_cast<std::int32_t>(std::clamp<Wide>(tens * 10, -2'000'000'000, 2'000'000'000));
}

Exact awardedImps(const Award& award) {
  switch (award.kind) {
    case Award::Kind::average:
      return 0;
    case Award::Kind::averagePlus:
      return 3;
    case Award::Kind::averageMinus:
      return -3;
    case Award::Kind::percent:
      break;
  }
  return Exact::fraction(3 * (award.percent.tenThousandths - 50 * Decimal::one), 10 * Decimal::one);
}

}  // namespace overtrick

// IMPs of one list of results: each against every other (cross-IMPs), or against a datum (Butler).
//
// Rule: Laws 2017, Law 78B for the scale. Cross-IMPs are the mean or the sum over the other results. The
// datum is the mean of the scores without the highest and the lowest (from four results up), or their median,
// to the nearest 10, exact fives away from zero. Cross-IMPs cost n log n: each of the scale's 24 steps is one
// sweep.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/matchpoints.h"
#include "score/rules.h"

namespace overtrick {

// For each part the IMPs against all parts, times their weights.
void crossImps(std::span<const Part> parts, std::vector<std::int64_t>& result, CompareMemory& memory);

// `scores` are times `unit`, in any order. No scores: 0.
[[nodiscard]] std::int32_t datumOf(std::vector<std::int64_t> scores, std::int64_t unit, const Rules& rules);

// What an award is worth: average 0, plus and minus 3, and a percentage in proportion (60 is 3, 40 is −3).
[[nodiscard]] Exact awardedImps(const Award& award);

}  // namespace overtrick

// The club championship: the mean of a season's points, for players and for partnerships (pairs and trios).
//
// Rules: NBB (see clubranking_settings.h), "Clubkampioenschap":
//   individual    mean of all points; at least `min` sessions; of those above `min` the worst drop, `x` at
//                 most
//   partnerships  the same with `me` and `y`, over results scored together. Results with a substitute, the
//                 best of them and `inv` at most, fill up to `me`; once there are `me` without substitutes
//                 none count
// Decided here, where the document is silent:
// - Whoever has fewer results than the minimum has a mean of what there is, and stands behind all who
//   qualify; places run on, equal means (within 1e-9) share one among those who qualify and among those who
//   do not. Whoever has no result has no mean, and shares the place behind all others.
// - Of equal results the oldest drops first; of equal results with a substitute the oldest counts first.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rate/places.h"
#include "rate/term.h"

namespace overtrick::clubranking {

enum class Counting : std::uint8_t {
  counted,
  dropped,    // one of the worst above the minimum
  notNeeded,  // with a substitute, and there are enough others or too many of its kind
};

struct Conditions {
  std::int32_t minimum = 1;      // min or me
  std::int32_t drop = 0;         // x or y
  std::int32_t substitutes = 0;  // inv
  bool operator==(const Conditions&) const = default;
};

struct ChampionshipResult {
  double points = 0;
  bool substitute = false;
  bool operator==(const ChampionshipResult&) const = default;
};

struct Tally {
  std::optional<double> mean;
  std::int32_t played = 0;       // without substitutes
  std::int32_t substituted = 0;  // with a substitute
  std::int32_t counted = 0;      // of both
  std::int32_t dropped = 0;
  std::int32_t needed = 0;  // results still missing for the minimum
  bool qualified = false;
  bool entered = true;  // false: none of those who compete, and without a place
  Place place;
  bool operator==(const Tally&) const = default;
};

// `counting` gets one value per result; results in order of play.
[[nodiscard]] Tally tallyOf(std::span<const ChampionshipResult> results, const Conditions& conditions,
                            std::span<Counting> counting);

// The places of all, as decided above.
void placeTallies(std::span<Tally> tallies);

// Symbols: R for each result that counts, n of them, min the minimum, dropped, mean. Source
// "nbb-championship".
[[nodiscard]] RateWorking workingOfTally(std::span<const ChampionshipResult> results,
                                         std::span<const Counting> counting, const Tally& tally,
                                         const Conditions& conditions);

}  // namespace overtrick::clubranking

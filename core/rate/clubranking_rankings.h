// Rankings of players, pairs and trios, and the results that they are made of.
//
// Rules: NBB (see clubranking_settings.h), "Rankings voor spelers, paren en driemanschappen":
//   player  mean of the points of the last Z sessions that the player played; where there are fewer, the
//           replacement ranking R_v fills up. Absence costs nothing
//   pair    sum of the two rankings
//   trio    2·(R_1 + R_2 + R_3)/3
// Decided here: a player without a replacement ranking gets the middle of the nominal scale, (top of A +
// bottom of all)/2, and a note says so.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rate/clubranking_settings.h"
#include "rate/term.h"

namespace overtrick::clubranking {

// `points` in order of play; only the last Z of them count.
[[nodiscard]] double playerRanking(std::span<const double> points, std::int32_t last, double replacement);

// Of two or three players; none for any other number.
[[nodiscard]] std::optional<double> partnershipRanking(std::span<const double> rankings);

[[nodiscard]] double defaultReplacement(const Settings& settings);

// Symbols: R for each of the last points, then Z, n of them, R_v where it fills up, ranking. Partnerships: R
// for each player, ranking. Source "nbb-rankings"; "given" for R_v.
[[nodiscard]] RateWorking workingOfPlayer(std::span<const double> points, std::int32_t last,
                                          double replacement);
[[nodiscard]] RateWorking workingOfPartnership(std::span<const double> rankings);

}  // namespace overtrick::clubranking

// Session ratings from results: how hard 50 % is in each session, judged by the players who play in several.
//
// Rules: "Nett" results by Roy Low, 2008, part 1, which says it in words only: "the results of players who
// play frequently in more than one regular session … how their average scores compare". Read here as a fit
// by least squares,
//   log(mean gross of player p in session s) = a_p − log ρ_s,    ρ of the standard session = 1,
// over cells (player and session) weighted by their number of results n:
// - cells of fewer than `minimum` results (8) are dropped, then players who are left with one session only;
// - sessions that are not connected with the standard through common players have no rating: none is guessed.
//   The fit uses only what is connected;
// - the plain error of ρ = ρ · √(s² · (N⁻¹)_ss): N the normal matrix, s² = Σ n · residual² / (cells − players
//   − sessions + 1), with the logarithm carried through the exponential. None when nothing is left to judge
//   by;
// - the players behind a rating are those with a cell in it. The standard has rating 1 and error 0.
//
// The plain error takes the cells as independent. They are not quite: a result counts for both partners, so
// that where both are regulars its luck counts twice (the error is too small by √2 where all pairs are
// fixed); and a partner's strength is in all results with that partner, so that a session in which stronger
// partners happen to sit looks easier than it is. The standard error counts both:
//   ρ · √(σ² · Σ over results of (Σ over its players of c/n)² + τ² · Σ over partners of (Σ over their results
//   of c/n of the other player)²), and never less than the plain error;
// c the weight of a cell in log ρ, τ² the variance of the players' own levels a_p, σ² what is left of Σ n ·
// residual² when τ²'s part in it is taken out. Where no partner comes twice both errors are one and the same.
// None when nothing is left to judge luck by: a single fixed pair has no residuals. Neither sees that a
// session's field may be stronger on purpose (its good players meeting there): that is part of ρ here.
// Logarithms and exponentials: equal to 1e-12 on all machines, not to the bit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "event/finding.h"

namespace overtrick::nett {

// One result of a pair; -1 for a player whose share of it does not count.
struct EstimateResult {
  std::int32_t session = 0;
  std::array<std::int32_t, 2> players{};
  double gross = 0;
  bool operator==(const EstimateResult&) const = default;
};

struct EstimateInput {
  std::int32_t players = 0;  // how many
  std::int32_t sessions = 0;
  std::int32_t standard = -1;
  std::int32_t minimum = 8;
  std::vector<EstimateResult> results;  // indices in range
  bool operator==(const EstimateInput&) const = default;
};

struct RatingEstimate {
  bool connected = false;
  double rating = 0;  // when connected
  std::optional<double> standardError;
  std::optional<double> plainError;
  std::int32_t players = 0;  // behind the rating
  std::int32_t results = 0;  // in the cells behind it, each once
  bool operator==(const RatingEstimate&) const = default;
};

// One per session.
[[nodiscard]] std::vector<RatingEstimate> estimateRatings(const EstimateInput& input);

}  // namespace overtrick::nett

// The fit of session ratings as it is written, with every unknown in one dense normal matrix: the players' a_p, then
// log ρ_s.
#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "linear.h"

namespace second {

struct FitResult {
  int session = 0;
  std::array<int, 2> players{};  // -1: nobody whose share counts
  double gross = 0;
};

class RatingFit {
 public:
  RatingFit(int standard, int minimum, const std::vector<FitResult>& results);

  std::map<int, double> ratings;      // of sessions that are connected, the standard left out
  std::map<int, double> plainErrors;  // none where nothing is left to judge by

  // The error that counts shared results and partners' strength; none where nothing is left to judge luck by.
  std::map<int, double> standardErrors(const std::vector<FitResult>& results) const;

 private:
  using Cell = std::pair<int, int>;  // player, session
  using Effect = std::map<Cell, long double>;
  struct Solution {
    Vector unknowns;
    long double squares = 0;
  };
  // What effects of variance 1 do, each put through the fit as if it were all there is in the results: how many
  // results of each cell one of them touches.
  struct Spread {
    long double squares = 0;
    std::map<int, long double> variances;
  };

  void keepWhatCounts(int minimum);
  void invert();
  std::size_t size() const { return playerColumn_.size() + sessionColumn_.size(); }
  std::vector<std::pair<std::size_t, long double>> designOf(const Cell& cell) const;
  Solution solve(const Effect& logs) const;
  Spread spreadOf(const std::vector<Effect>& effects) const;

  int standard_;
  std::map<Cell, std::pair<long double, long double>> cells_;  // results, their sum
  std::map<int, std::size_t> playerColumn_;
  std::map<int, std::size_t> sessionColumn_;
  Matrix inverse_;
  long double squares_ = 0;
  long double freedom_ = 0;
  long double levels_ = 0;  // variance of the players' own
};

}  // namespace second

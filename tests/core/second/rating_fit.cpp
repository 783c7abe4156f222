#include "rating_fit.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace second {

RatingFit::RatingFit(int standard, int minimum, const std::vector<FitResult>& results) : standard_(standard) {
  for (const FitResult& result : results) {
    for (const int player : result.players) {
      if (player < 0) continue;
      auto& [n, sum] = cells_[{player, result.session}];
      n += 1;
      sum += static_cast<long double>(result.gross);
    }
  }
  keepWhatCounts(minimum);
  invert();
  Effect logs;
  for (const auto& [key, cell] : cells_) logs[key] = std::log(cell.second / cell.first);
  const Solution fit = solve(logs);
  squares_ = fit.squares;
  freedom_ = static_cast<long double>(cells_.size()) - static_cast<long double>(size());
  for (const auto& [session, column] : sessionColumn_) {
    const long double rating = std::exp(fit.unknowns[column]);
    ratings[session] = static_cast<double>(rating);
    if (freedom_ > 0)
      plainErrors[session] =
          static_cast<double>(rating * std::sqrt(squares_ / freedom_ * inverse_[column][column]));
  }
  const auto players = static_cast<long double>(playerColumn_.size());
  long double mean = 0;
  for (const auto& player : playerColumn_) mean += fit.unknowns[player.second] / players;
  for (const auto& player : playerColumn_) {
    const long double own = fit.unknowns[player.second] - mean;
    if (players > 1) levels_ += own * own / (players - 1);
  }
}

// Cells of too few results go, then players with one session only, then what is not connected with the standard.
void RatingFit::keepWhatCounts(int minimum) {
  std::erase_if(cells_, [&](const auto& cell) { return cell.second.first < minimum; });
  std::map<int, int> sessionsOf;
  for (const auto& cell : cells_) ++sessionsOf[cell.first.first];
  std::erase_if(cells_, [&](const auto& cell) { return sessionsOf[cell.first.first] < 2; });
  std::set<int> reached = {standard_};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const auto& one : cells_) {
      for (const auto& two : cells_) {
        if (one.first.first == two.first.first && reached.count(one.first.second) > 0)
          reached.insert(two.first.second);
      }
    }
  }
  std::erase_if(cells_, [&](const auto& cell) { return reached.count(cell.first.second) == 0; });
  for (const auto& cell : cells_) playerColumn_.emplace(cell.first.first, playerColumn_.size());
  for (const int session : reached) {
    if (session != standard_) sessionColumn_.emplace(session, playerColumn_.size() + sessionColumn_.size());
  }
}

std::vector<std::pair<std::size_t, long double>> RatingFit::designOf(const Cell& cell) const {
  std::vector<std::pair<std::size_t, long double>> design = {{playerColumn_.at(cell.first), 1.0L}};
  if (cell.second != standard_) design.push_back({sessionColumn_.at(cell.second), -1.0L});
  return design;
}

void RatingFit::invert() {
  Matrix normal(size(), Vector(size(), 0));
  for (const auto& [key, cell] : cells_) {
    for (const auto& [row, x] : designOf(key)) {
      for (const auto& [column, z] : designOf(key)) normal[row][column] += cell.first * x * z;
    }
  }
  inverse_ = inverseOf(normal);
}

RatingFit::Solution RatingFit::solve(const Effect& logs) const {
  Vector right(size(), 0);
  for (const auto& [key, cell] : cells_) {
    for (const auto& [row, x] : designOf(key)) right[row] += cell.first * x * logs.at(key);
  }
  Solution solution{times(inverse_, right), 0};
  for (const auto& [key, cell] : cells_) {
    long double residual = logs.at(key);
    for (const auto& [column, x] : designOf(key)) residual -= x * solution.unknowns[column];
    solution.squares += cell.first * residual * residual;
  }
  return solution;
}

RatingFit::Spread RatingFit::spreadOf(const std::vector<Effect>& effects) const {
  Spread spread;
  for (const Effect& effect : effects) {
    Effect means;
    for (const auto& [key, cell] : cells_) {
      const auto touched = effect.find(key);
      means[key] = touched == effect.end() ? 0 : touched->second / cell.first;
    }
    const Solution moved = solve(means);
    spread.squares += moved.squares;
    for (const auto& [session, column] : sessionColumn_)
      spread.variances[session] += moved.unknowns[column] * moved.unknowns[column];
  }
  return spread;
}

std::map<int, double> RatingFit::standardErrors(const std::vector<FitResult>& results) const {
  std::vector<Effect> luck;
  std::map<int, Effect> partners;
  int nobody = -1;  // each one somebody else
  for (const FitResult& result : results) {
    Effect both;
    for (std::size_t side = 0; side < 2; ++side) {
      const Cell own = {result.players[side], result.session};
      if (own.first < 0) continue;
      const int partner = result.players[1 - side];
      both[own] += 1;
      partners[partner < 0 ? nobody-- : partner][own] += 1;
    }
    luck.push_back(both);
  }
  std::vector<Effect> strengths;
  for (const auto& partner : partners) strengths.push_back(partner.second);
  const Spread ofLuck = spreadOf(luck);
  const Spread ofStrength = spreadOf(strengths);
  if (freedom_ <= 0 || ofLuck.squares < 1e-9L) return {};
  const long double tau =
      ofStrength.squares > 1e-9L ? std::min(levels_, squares_ / ofStrength.squares) : levels_;
  const long double sigma = std::max(0.0L, squares_ - tau * ofStrength.squares) / ofLuck.squares;
  std::map<int, double> errors;
  for (const auto& [session, rating] : ratings) {
    const long double variance =
        sigma * ofLuck.variances.at(session) + tau * ofStrength.variances.at(session);
    errors[session] = std::max(plainErrors.at(session), rating * static_cast<double>(std::sqrt(variance)));
  }
  return errors;
}

}  // namespace second

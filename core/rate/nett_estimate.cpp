#include "rate/nett_estimate.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"

namespace overtrick::nett {
namespace {

// The results of one player in one session.
struct Cell {
  std::int32_t player = 0;
  std::int32_t session = 0;
  double results = 0;
  double logMean = 0;
};

// A player's cells stand side by side, in the order of the sessions.
using Cells = std::vector<Cell>;

struct Share {
  std::int32_t session = 0;
  double gross = 0;
};

// Every player's results in the order given: those of player p are [first[p], first[p + 1]).
struct Shares {
  std::vector<std::size_t> first;
  std::vector<Share> shares;
};

Shares sharesByPlayer(const EstimateInput& input) {
  Shares byPlayer;
  byPlayer.first.assign(at(input.players) + 1, 0);
  const auto eachShare = [&](auto&& visit) {
    for (const EstimateResult& result : input.results) {
      for (const std::int32_t player : result.players) {
        if (player >= 0) visit(at(player), Share{result.session, result.gross});
      }
    }
  };
  eachShare([&](std::size_t player, Share) { ++byPlayer.first[player + 1]; });
  for (std::size_t player = 1; player < byPlayer.first.size(); ++player) {
    byPlayer.first[player] += byPlayer.first[player - 1];
  }
  byPlayer.shares.resize(byPlayer.first.back());
  std::vector<std::size_t> next(byPlayer.first.begin(), byPlayer.first.end() - 1);
  eachShare([&](std::size_t player, Share share) { byPlayer.shares[next[player]++] = share; });
  return byPlayer;
}

// The cells that count: enough results, and at least two sessions for their player. A mean of nought has no
// logarithm and says nothing about a session.
Cells cellsOf(const EstimateInput& input) {
  const Shares byPlayer = sharesByPlayer(input);
  std::vector<std::int32_t> count(at(input.sessions), 0);
  std::vector<double> sum(at(input.sessions), 0);
  std::vector<std::int32_t> seen;
  Cells cells;
  for (std::int32_t player = 0; player < input.players; ++player) {
    seen.clear();
    for (std::size_t share = byPlayer.first[at(player)]; share < byPlayer.first[at(player) + 1]; ++share) {
      const auto [session, gross] = byPlayer.shares[share];
      if (count[at(session)]++ == 0) seen.push_back(session);
      sum[at(session)] += gross;
    }
    std::sort(seen.begin(), seen.end());
    const std::size_t firstCell = cells.size();
    for (const std::int32_t session : seen) {
      const double results = count[at(session)];
      if (count[at(session)] >= input.minimum && sum[at(session)] > 0) {
        cells.push_back({player, session, results, std::log(sum[at(session)] / results)});
      }
      count[at(session)] = 0;
      sum[at(session)] = 0;
    }
    if (cells.size() - firstCell == 1) cells.pop_back();
  }
  return cells;
}

std::size_t endOfPlayer(const Cells& cells, std::size_t from) {
  std::size_t end = from;
  while (end < cells.size() && cells[end].player == cells[from].player) ++end;
  return end;
}

// Sessions within reach of the standard through common players.
std::vector<bool> reachable(const Cells& cells, std::int32_t sessions, std::int32_t standard) {
  std::vector<bool> reached(at(sessions), false);
  reached[at(standard)] = true;
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t from = 0; from < cells.size();) {
      const std::size_t end = endOfPlayer(cells, from);
      std::size_t inside = 0;
      for (std::size_t cell = from; cell < end; ++cell) inside += reached[at(cells[cell].session)];
      if (inside > 0 && inside < end - from) {
        grown = true;
        for (std::size_t cell = from; cell < end; ++cell) reached[at(cells[cell].session)] = true;
      }
      from = end;
    }
  }
  return reached;
}

// A symmetric matrix of the unknown sessions, one row per session but the standard.
struct Matrix {
  std::size_t size = 0;
  std::vector<double> values;
  explicit Matrix(std::size_t order) : size(order), values(order * order, 0) {}
  double& operator()(std::size_t row, std::size_t column) { return values[row * size + column]; }
  double operator()(std::size_t row, std::size_t column) const { return values[row * size + column]; }
};

// The inverse of a positive definite matrix by Cholesky's factor. The fit's matrix is one because its
// sessions are connected.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size;
  for (std::size_t column = 0; column < size; ++column) {
    for (std::size_t row = column; row < size; ++row) {
      double rest = matrix(row, column);
      for (std::size_t k = 0; k < column; ++k) rest -= matrix(row, k) * matrix(column, k);
      matrix(row, column) = row == column ? std::sqrt(rest) : rest / matrix(column, column);
    }
  }
  Matrix answer(size);
  std::vector<double> solution(size);
  for (std::size_t unit = 0; unit < size; ++unit) {
    for (std::size_t row = 0; row < size; ++row) {
      double rest = row == unit ? 1 : 0;
      for (std::size_t k = 0; k < row; ++k) rest -= matrix(row, k) * solution[k];
      solution[row] = rest / matrix(row, row);
    }
    for (std::size_t row = size; row-- > 0;) {
      double rest = solution[row];
      for (std::size_t k = row + 1; k < size; ++k) rest -= matrix(k, row) * solution[k];
      solution[row] = rest / matrix(row, row);
      answer(row, unit) = solution[row];
    }
  }
  return answer;
}

constexpr std::size_t noColumn = static_cast<std::size_t>(-1);

// The fit with the players' own levels a_p eliminated, which leaves one unknown log ρ per session.
struct Fit {
  Cells cells;                        // connected ones
  std::vector<std::size_t> columns;   // of a session; noColumn for the standard and what is not connected
  std::vector<double> playerResults;  // of a cell's player, over the player's cells
  Matrix inverseNormal{0};
  std::vector<double> logRating;  // of a session
  double squares = 0;             // Σ n · residual²
  double levels = 0;              // variance of the players' levels a_p
  std::optional<double> variance;
};

void solve(Fit& fit, std::size_t unknowns) {
  Matrix normal(unknowns);
  std::vector<double> right(unknowns, 0);
  fit.playerResults.resize(fit.cells.size());
  for (std::size_t from = 0; from < fit.cells.size();) {
    const std::size_t end = endOfPlayer(fit.cells, from);
    double results = 0;
    double level = 0;
    for (std::size_t cell = from; cell < end; ++cell) {
      results += fit.cells[cell].results;
      level += fit.cells[cell].results * fit.cells[cell].logMean;
    }
    level /= results;
    for (std::size_t cell = from; cell < end; ++cell) {
      const Cell& own = fit.cells[cell];
      fit.playerResults[cell] = results;
      const std::size_t row = fit.columns[at(own.session)];
      if (row == noColumn) continue;
      normal(row, row) += own.results;
      right[row] -= own.results * (own.logMean - level);
      for (std::size_t other = from; other < end; ++other) {
        const std::size_t column = fit.columns[at(fit.cells[other].session)];
        if (column != noColumn) normal(row, column) -= own.results * fit.cells[other].results / results;
      }
    }
    from = end;
  }
  fit.inverseNormal = inverse(std::move(normal));
  for (std::size_t session = 0; session < fit.columns.size(); ++session) {
    const std::size_t row = fit.columns[session];
    if (row == noColumn) continue;
    for (std::size_t k = 0; k < unknowns; ++k) fit.logRating[session] += fit.inverseNormal(row, k) * right[k];
  }
}

double varianceOf(const std::vector<double>& values) {
  if (values.size() < 2) return 0;
  double mean = 0;
  for (const double value : values) mean += value / static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return squares / static_cast<double>(values.size() - 1);
}

// The residual variance: Σ n · residual² over what is left to judge by; none when the fit had as many
// unknowns as cells.
void judge(Fit& fit, std::size_t unknowns) {
  std::vector<double> levels;
  for (std::size_t from = 0; from < fit.cells.size();) {
    const std::size_t end = endOfPlayer(fit.cells, from);
    double level = 0;
    for (std::size_t cell = from; cell < end; ++cell) {
      const Cell& own = fit.cells[cell];
      level += own.results * (own.logMean + fit.logRating[at(own.session)]);
    }
    level /= fit.playerResults[from];
    for (std::size_t cell = from; cell < end; ++cell) {
      const Cell& own = fit.cells[cell];
      const double residual = own.logMean + fit.logRating[at(own.session)] - level;
      fit.squares += own.results * residual * residual;
    }
    levels.push_back(level);
    from = end;
  }
  fit.levels = varianceOf(levels);
  if (fit.cells.size() > levels.size() + unknowns) {
    fit.variance = fit.squares / static_cast<double>(fit.cells.size() - levels.size() - unknowns);
  }
}

// What luck or a partner's strength does to the fit: it adds the same to some of the results, `results` of
// them in each of a few cells.
struct Touch {
  std::size_t cell = 0;
  double results = 0;
};

// Groups of touches, each in the order of the cells: those of group g are [first[g], first[g + 1]).
struct Effects {
  std::vector<std::size_t> first{0};
  std::vector<Touch> touches;
};

// Closes a group over the touches behind the last one, one per cell.
void closeGroup(Effects& effects) {
  const auto from = effects.touches.begin() + static_cast<std::ptrdiff_t>(effects.first.back());
  std::sort(from, effects.touches.end(),
            [](const Touch& left, const Touch& right) { return left.cell < right.cell; });
  auto last = from;
  for (auto touch = from; touch != effects.touches.end(); ++touch) {
    if (touch == from) continue;
    if (touch->cell == last->cell)
      last->results += touch->results;
    else
      *++last = *touch;
  }
  if (from != effects.touches.end()) effects.touches.erase(last + 1, effects.touches.end());
  effects.first.push_back(effects.touches.size());
}

// The cells of each result's players; noColumn where there is none.
using ResultCells = std::vector<std::array<std::size_t, 2>>;

ResultCells cellsOfResults(const EstimateInput& input, const Fit& fit) {
  std::vector<std::size_t> firstCell(at(input.players), noColumn);
  for (std::size_t cell = fit.cells.size(); cell-- > 0;) firstCell[at(fit.cells[cell].player)] = cell;
  ResultCells found;
  found.reserve(input.results.size());
  for (const EstimateResult& result : input.results) {
    std::array<std::size_t, 2> both{noColumn, noColumn};
    for (std::size_t side = 0; side < 2; ++side) {
      const std::int32_t player = result.players[side];
      if (player < 0) continue;
      for (std::size_t cell = firstCell[at(player)];
           cell < fit.cells.size() && fit.cells[cell].player == player; ++cell) {
        if (fit.cells[cell].session == result.session) both[side] = cell;
      }
    }
    found.push_back(both);
  }
  return found;
}

// The luck of a result is in the cells of both its players.
Effects luckOfResults(const ResultCells& results) {
  Effects luck;
  for (const auto& both : results) {
    for (const std::size_t cell : both) {
      if (cell != noColumn) luck.touches.push_back({cell, 1});
    }
    closeGroup(luck);
  }
  return luck;
}

// The strength of a partner is in the cells of everybody who played with that partner. A partner whose share
// does not count is taken for another one each time.
Effects strengthOfPartners(const EstimateInput& input, const ResultCells& results) {
  struct Met {
    std::int32_t partner = 0;
    std::size_t cell = 0;
  };
  std::vector<Met> met;
  for (std::size_t result = 0; result < results.size(); ++result) {
    for (std::size_t side = 0; side < 2; ++side) {
      if (results[result][side] == noColumn) continue;
      met.push_back({input.results[result].players[1 - side], results[result][side]});
    }
  }
  std::sort(met.begin(), met.end(), [](const Met& left, const Met& right) {
    return left.partner != right.partner ? left.partner < right.partner : left.cell < right.cell;
  });
  Effects strength;
  for (std::size_t from = 0; from < met.size();) {
    const std::int32_t partner = met[from].partner;
    do {
      strength.touches.push_back({met[from].cell, 1});
      ++from;
    } while (from < met.size() && partner >= 0 && met[from].partner == partner);
    closeGroup(strength);
  }
  return strength;
}

// Of a column over the sessions, what is left to each cell when the levels of the players are eliminated.
std::vector<double> withoutLevels(const Fit& fit, const std::vector<double>& column) {
  std::vector<double> left(fit.cells.size(), 0);
  for (std::size_t from = 0; from < fit.cells.size();) {
    const std::size_t end = endOfPlayer(fit.cells, from);
    double mean = 0;
    for (std::size_t cell = from; cell < end; ++cell) {
      const std::size_t row = fit.columns[at(fit.cells[cell].session)];
      const double own = row == noColumn ? 0 : column[row];
      left[cell] = -own;
      mean += own * fit.cells[cell].results / fit.playerResults[cell];
    }
    for (std::size_t cell = from; cell < end; ++cell) left[cell] += mean;
    from = end;
  }
  return left;
}

// Independent effects of variance 1, one per group: what they do to Σ n · residual² on the average, and the
// variance that they give to each unknown.
struct Spread {
  double residual = 0;
  std::vector<double> variances;
};

// What the effects do to Σ n · residual² before the sessions are fitted.
double withoutSessions(const Fit& fit, const Effects& effects) {
  double squares = 0;
  for (std::size_t group = 0; group + 1 < effects.first.size(); ++group) {
    for (std::size_t touch = effects.first[group]; touch < effects.first[group + 1];) {
      const std::size_t first = effects.touches[touch].cell;
      double ofPlayer = 0;
      for (; touch < effects.first[group + 1]; ++touch) {
        const auto [cell, results] = effects.touches[touch];
        if (fit.cells[cell].player != fit.cells[first].player) break;
        ofPlayer += results;
        squares += results * results / fit.cells[cell].results;
      }
      squares -= ofPlayer * ofPlayer / fit.playerResults[first];
    }
  }
  return squares;
}

Spread spreadOf(const Fit& fit, const Effects& effects) {
  Spread spread{withoutSessions(fit, effects), std::vector<double>(fit.inverseNormal.size, 0)};
  std::vector<double> unit(fit.inverseNormal.size, 0);
  std::vector<double> inverseRow(fit.inverseNormal.size, 0);
  for (std::size_t row = 0; row < fit.inverseNormal.size; ++row) {
    for (std::size_t k = 0; k < inverseRow.size(); ++k) inverseRow[k] = fit.inverseNormal(row, k);
    const std::vector<double> pull = withoutLevels(fit, inverseRow);  // of a cell's result on log ρ
    unit[row] = 1;
    const std::vector<double> design = withoutLevels(fit, unit);
    unit[row] = 0;
    for (std::size_t group = 0; group + 1 < effects.first.size(); ++group) {
      double moved = 0;
      double right = 0;
      for (std::size_t touch = effects.first[group]; touch < effects.first[group + 1]; ++touch) {
        const auto [cell, results] = effects.touches[touch];
        moved += results * pull[cell];
        right += results * design[cell];
      }
      spread.variances[row] += moved * moved;
      spread.residual -= moved * right;
    }
  }
  return spread;
}

// The variances of the unknowns with partners counted; none when nothing is left to judge luck by.
std::optional<std::vector<double>> pairedVariances(const EstimateInput& input, const Fit& fit,
                                                   const ResultCells& results) {
  constexpr double nothing = 1e-9;
  const Spread luck = spreadOf(fit, luckOfResults(results));
  if (luck.residual < nothing) return std::nullopt;
  const Spread strength = spreadOf(fit, strengthOfPartners(input, results));
  double ofPartners = fit.levels;
  if (strength.residual > nothing) ofPartners = std::min(ofPartners, fit.squares / strength.residual);
  const double ofLuck = std::max(0.0, fit.squares - ofPartners * strength.residual) / luck.residual;
  std::vector<double> variances;
  for (std::size_t row = 0; row < luck.variances.size(); ++row) {
    variances.push_back(ofLuck * luck.variances[row] + ofPartners * strength.variances[row]);
  }
  return variances;
}

void report(const EstimateInput& input, const Fit& fit, std::vector<RatingEstimate>& answer) {
  for (const Cell& cell : fit.cells) ++answer[at(cell.session)].players;
  const ResultCells results = cellsOfResults(input, fit);
  // A result is one, though both partners may be behind the rating.
  for (const auto& [first, second] : results) {
    if (first == noColumn && second == noColumn) continue;
    ++answer[at(fit.cells[first == noColumn ? second : first].session)].results;
  }
  const auto paired = fit.variance ? pairedVariances(input, fit, results) : std::nullopt;
  for (std::size_t session = 0; session < answer.size(); ++session) {
    RatingEstimate& estimate = answer[session];
    const std::size_t row = fit.columns[session];
    if (row == noColumn) continue;
    estimate.connected = true;
    estimate.rating = std::exp(fit.logRating[session]);
    if (!fit.variance) continue;
    const double plain = *fit.variance * fit.inverseNormal(row, row);
    estimate.plainError = estimate.rating * std::sqrt(plain);
    if (paired) estimate.standardError = estimate.rating * std::sqrt(std::max(plain, (*paired)[row]));
  }
}

}  // namespace

std::vector<RatingEstimate> estimateRatings(const EstimateInput& input) {
  std::vector<RatingEstimate> answer(at(input.sessions));
  if (input.standard < 0 || input.standard >= input.sessions) return answer;
  answer[at(input.standard)] = {true, 1, 0.0, 0.0, 0, 0};

  Fit fit;
  fit.cells = cellsOf(input);
  const std::vector<bool> connected = reachable(fit.cells, input.sessions, input.standard);
  std::erase_if(fit.cells, [&](const Cell& cell) { return !connected[at(cell.session)]; });
  fit.columns.assign(answer.size(), noColumn);
  fit.logRating.assign(answer.size(), 0);
  std::size_t unknowns = 0;
  for (std::size_t session = 0; session < answer.size(); ++session) {
    if (connected[session] && session != at(input.standard)) fit.columns[session] = unknowns++;
  }
  solve(fit, unknowns);
  judge(fit, unknowns);
  report(input, fit, answer);
  return answer;
}

}  // namespace overtrick::nett

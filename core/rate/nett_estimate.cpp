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

// Σ n · residual² over what is left to judge by; none when the fit had as many unknowns as cells.
void judge(Fit& fit, std::size_t unknowns) {
  double squares = 0;
  std::size_t players = 0;
  for (std::size_t from = 0; from < fit.cells.size(); ++players) {
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
      squares += own.results * residual * residual;
    }
    from = end;
  }
  if (fit.cells.size() > players + unknowns) {
    fit.variance = squares / static_cast<double>(fit.cells.size() - players - unknowns);
  }
}

// How much the logarithm of a session's rating moves with each cell's mean, per result of the cell: c/n.
std::vector<double> pullPerResult(const Fit& fit, std::size_t row) {
  std::vector<double> pull(fit.cells.size(), 0);
  for (std::size_t from = 0; from < fit.cells.size();) {
    const std::size_t end = endOfPlayer(fit.cells, from);
    double mean = 0;
    for (std::size_t cell = from; cell < end; ++cell) {
      const std::size_t column = fit.columns[at(fit.cells[cell].session)];
      const double own = column == noColumn ? 0 : fit.inverseNormal(row, column);
      pull[cell] = -own;
      mean += own * fit.cells[cell].results / fit.playerResults[cell];
    }
    for (std::size_t cell = from; cell < end; ++cell) pull[cell] += mean;
    from = end;
  }
  return pull;
}

// The cell of each result's players; noColumn where there is none.
std::vector<std::array<std::size_t, 2>> cellsOfResults(const EstimateInput& input, const Fit& fit) {
  std::vector<std::size_t> firstCell(at(input.players), noColumn);
  for (std::size_t cell = fit.cells.size(); cell-- > 0;) firstCell[at(fit.cells[cell].player)] = cell;
  std::vector<std::array<std::size_t, 2>> found;
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
    if (both[0] != noColumn || both[1] != noColumn) found.push_back(both);
  }
  return found;
}

double pairedSquares(const std::vector<std::array<std::size_t, 2>>& results,
                     const std::vector<double>& pull) {
  double squares = 0;
  for (const auto& [first, second] : results) {
    const double both = (first == noColumn ? 0 : pull[first]) + (second == noColumn ? 0 : pull[second]);
    squares += both * both;
  }
  return squares;
}

void report(const EstimateInput& input, const Fit& fit, std::vector<RatingEstimate>& answer) {
  for (const Cell& cell : fit.cells) ++answer[at(cell.session)].players;
  const auto resultCells = cellsOfResults(input, fit);
  // A result is one, though both partners may be behind the rating.
  for (const auto& [first, second] : resultCells) {
    ++answer[at(fit.cells[first == noColumn ? second : first].session)].results;
  }
  for (std::size_t session = 0; session < answer.size(); ++session) {
    RatingEstimate& estimate = answer[session];
    const std::size_t row = fit.columns[session];
    if (row == noColumn) continue;
    estimate.connected = true;
    estimate.rating = std::exp(fit.logRating[session]);
    if (!fit.variance) continue;
    estimate.standardError = estimate.rating * std::sqrt(*fit.variance * fit.inverseNormal(row, row));
    estimate.pairedError =
        estimate.rating * std::sqrt(*fit.variance * pairedSquares(resultCells, pullPerResult(fit, row)));
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

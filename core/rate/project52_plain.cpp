#include "rate/project52_plain.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "rate/project52_formula.h"

namespace overtrick::project52 {
namespace {

// Formula (2)'s bracket; in most fields everybody played the same boards.
class Bracket {
 public:
  Bracket(double weight, const Settings& settings) : weight_(weight), settings_(settings) {}
  double of(double boards) {
    if (boards != boards_) {
      boards_ = boards;
      value_ = bracket(weight_, boards * settings_.boardWeight, settings_.turnover);
    }
    return value_;
  }

 private:
  double weight_;
  const Settings& settings_;
  double boards_ = -1;
  double value_ = 0;
};

bool plainBoards(double boards) { return within(boards, 1, largestCount) && std::floor(boards) == boards; }

// The sum of the entries' handicaps; false where one is not known or above the ceiling.
bool sumOf(const PlainField& field, std::size_t each, double ceiling, double& sum) {
  for (std::size_t i = 0; i < field.handicaps.size(); i += each) {
    double own = 0;
    for (std::size_t k = i; k < i + each; ++k) {
      if (!within(field.handicaps[k], -largestHandicap, ceiling)) return false;
      own += field.handicaps[k];
    }
    sum += own / static_cast<double>(each);
  }
  return true;
}

}  // namespace

bool plainChanges(const PlainField& field, const Settings& settings, std::span<double> changes,
                  PlainFigures& figures) {
  if (field.form != Form::pairs && field.form != Form::individual) return false;
  const std::size_t count = field.results.size();
  const std::size_t each = field.form == Form::pairs ? 2 : 1;
  if (field.handicaps.size() != count * each || changes.size() != count) return false;
  figures.tables = static_cast<std::int32_t>(count) / entriesPerTable(field.form);
  if (count < 2 || figures.tables < 2) return false;
  if (!std::isnan(field.tables) && field.tables != figures.tables) return false;
  const double ceiling = std::min(settings.ceiling, largestHandicap);
  double sum = 0;
  if (!sumOf(field, each, ceiling, sum)) return false;

  const auto size = static_cast<double>(count);
  const Factors factors = factorsOf(field.form, field.datum, size, figures.tables,
                                    of(settings.cb, field.calculation), settings.text);
  const double product = factors.product();
  const double average = averageOf(field.calculation);
  const auto [smallest, largest] = rangeOf(field.calculation);
  Bracket part(comparisonWeight(figures.tables, of(settings.spread, field.calculation)), settings);
  figures.mean = sum / size;
  for (std::size_t i = 0; i < count; ++i) {
    const double boards =
        field.ownBoards.empty() || std::isnan(field.ownBoards[i]) ? field.boards : field.ownBoards[i];
    changes[i] = std::numeric_limits<double>::quiet_NaN();
    if (std::isnan(field.results[i])) continue;
    if (!within(field.results[i], smallest, largest) || !plainBoards(boards)) return false;
    double own = 0;
    for (std::size_t k = i * each; k < (i + 1) * each; ++k) own += field.handicaps[k];
    own /= static_cast<double>(each);
    const double expectation = (figures.mean - own) / product;
    changes[i] = part.of(boards) * product * (field.results[i] - average - expectation) + 0.0;
  }
  return true;
}

}  // namespace overtrick::project52

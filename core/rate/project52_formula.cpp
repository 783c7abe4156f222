#include "rate/project52_formula.h"

#include <algorithm>
#include <cmath>

namespace overtrick::project52 {

double power(double base, double exponent) {
  const double whole = std::floor(exponent);
  double result = 1;
  double square = base;
  for (auto rest = static_cast<std::uint64_t>(whole); rest > 0; rest >>= 1U) {
    if (rest % 2 == 1) result *= square;
    square *= square;
  }
  double root = base;
  for (double fraction = exponent - whole; fraction > 0;) {
    root = std::sqrt(root);
    fraction *= 2;
    if (fraction >= 1) {
      result *= root;
      fraction -= 1;
    }
  }
  return result;
}

Factors factorsOf(Form form, bool datum, std::optional<double> size, double tables, double cb, Text text) {
  Factors factors{1, 1, cb};
  const double others = tables - 1;
  switch (form) {
    case Form::individual:
    case Form::pairs:
      if (!datum && size) factors.cu = (*size - 1) / *size;
      factors.ck = form == Form::individual ? 2 : 1;
      break;
    case Form::match:
      factors.cu = 0.5;
      factors.ck = 0.5;
      break;
    case Form::field:
      factors.cu = others / tables;
      factors.ck = 0.5;
      if (text == Text::sweden) std::swap(factors.cu, factors.ck);
      break;
    case Form::barometer:
      if (size) factors.cu = (*size - 2) / *size;
      factors.ck = others * others / (others * others + 1);
      break;
  }
  return factors;
}

double comparisonWeight(std::optional<double> tables, double spread) {
  if (!tables) return 1;
  return *tables < 2 ? 0 : (*tables - 1) / (*tables + spread);
}

double bracket(double weight, double boards, double turnover) {
  return power(1 - weight / turnover, boards) - 1;
}

std::int32_t playersPerEntry(Form form) {
  if (form == Form::individual) return 1;
  return form == Form::match ? 4 : 2;
}

std::int32_t entriesPerTable(Form form) { return form == Form::individual ? 4 : 2; }

Citation formulaOf(Form form) {
  switch (form) {
    case Form::individual:
      return {"denmark-5.3.2", "sweden-3.3.1"};
    case Form::pairs:
      return {"denmark-5.3.3", "sweden-3.3.2"};
    case Form::match:
      return {"denmark-5.3.4.1", "sweden-3.3.3.1"};
    case Form::field:
      return {"denmark-5.3.4.2", "sweden-3.3.3.2"};
    case Form::barometer:
      return {"denmark-5.3.4.3", "sweden-3.3.3.3"};
  }
  return {};
}

Citation handicapOf(Form form) {
  if (form == Form::individual) return {"denmark-1.1", "sweden-3.1"};
  return form == Form::match ? Citation{"denmark-1.3", "sweden-3.3.1"}
                             : Citation{"denmark-1.2", "sweden-3.3.1"};
}

bool within(double value, double smallest, double largest) { return value >= smallest && value <= largest; }

std::int32_t hundredths(double handicap) {
  return static_cast<std::int32_t>(std::floor(std::clamp(handicap, -1e6, 1e6) * 100 + 0.5));
}

ResultRange rangeOf(Calculation calculation) {
  return calculation == Calculation::matchpoints ? ResultRange{0, 100} : ResultRange{-24, 24};
}

std::optional<double> checkedResult(const std::optional<double>& result, Calculation calculation, Where where,
                                    Findings& findings) {
  if (!result) return {};
  if (!within(*result, -largestCount, largestCount)) {
    findings.push_back({Code::resultInvalid, where});
    return {};
  }
  const ResultRange range = rangeOf(calculation);
  if (within(*result, range.smallest, range.largest)) return *result;
  findings.push_back({Code::resultOutOfRange, where, range.smallest, range.largest});
  return {};
}

std::optional<double> checkedBoards(const std::optional<double>& boards, Where where, Findings& findings) {
  if (!boards) return {};
  if (!within(*boards, 0, largestCount) || std::floor(*boards) != *boards) {
    findings.push_back({Code::boardsInvalid, where});
    return {};
  }
  if (*boards == 0) findings.push_back({Code::noBoards, where});
  return *boards;
}

std::optional<double> checkedHandicap(const std::optional<double>& handicap, double ceiling,
                                      std::int32_t player, Where where, Findings& findings) {
  if (!handicap) return {};
  if (!within(*handicap, -largestHandicap, largestHandicap)) {
    findings.push_back({Code::handicapInvalid, where, player});
    return {};
  }
  if (*handicap > ceiling + sameFigure)
    findings.push_back({Code::handicapAboveCeiling, where, player, hundredths(ceiling)});
  return std::min(*handicap, ceiling);
}

PlayerChange moved(const std::optional<double>& before, const std::optional<double>& change, double ceiling) {
  PlayerChange player{before, {}, {}};
  if (!before || !change) return player;
  const double sum = *before + *change;
  player.after = std::min(sum, ceiling);
  player.change = sum > ceiling ? ceiling - *before : *change;
  return player;
}

void addFactors(RateWorking& working, Form form, const Factors& factors, Calculation calculation, Text text) {
  const std::string_view formula = formulaOf(form).in(text);
  const bool asWritten = factors.cb == of(Settings{}.cb, calculation);
  working.push_back({"C_u", factors.cu, formula});
  working.push_back({"C_k", factors.ck, formula});
  working.push_back({"C_b", factors.cb, asWritten ? cite::calculation.in(text) : cite::setting});
}

void addChange(RateWorking& working, const ChangeTerms& terms, Calculation calculation,
               const Settings& settings) {
  const double spread = of(settings.spread, calculation);
  const bool ownSpread = spread != of(Settings{}.spread, calculation);
  const bool ownTurnover = settings.turnover != Settings{}.turnover;
  working.push_back({"r", terms.r, cite::given});
  if (terms.tables) {
    working.push_back({"N_B", *terms.tables, cite::tables.in(settings.text)});
    working.push_back({"S", spread, ownSpread ? cite::setting : cite::calculation.in(settings.text)});
  }
  working.push_back({"T", settings.turnover, ownTurnover ? cite::setting : cite::turnover.in(settings.text)});
  working.push_back({"N_G", terms.boards, cite::given});
  if (settings.boardWeight != 1) working.push_back({"w", settings.boardWeight, cite::boardWeight});
  working.push_back({"delta", terms.change, cite::change.in(settings.text)});
}

}  // namespace overtrick::project52

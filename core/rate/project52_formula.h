// The factors of formula (2) and its bracket (Denmark 5.1, 5.2, 5.3), and the names under which the working
// cites them. Inside of project52.h, which tells the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rate/project52.h"

namespace overtrick::project52 {

// base ^ exponent for an exponent of 0 and up, by squaring; a fraction of it by square roots.
[[nodiscard]] double power(double base, double exponent);

struct Factors {
  double cu = 1;
  double ck = 1;
  double cb = 2;
  [[nodiscard]] double product() const { return cu * ck * cb; }
};

// Size is N_S, N_P or none for an endless field; tables is N_B.
[[nodiscard]] Factors factorsOf(Form form, bool datum, std::optional<double> size, double tables, double cb,
                                Text text);

// (N_B − 1)/(N_B + S); 1 in an endless field, 0 where there is nothing to compare.
[[nodiscard]] double comparisonWeight(std::optional<double> tables, double spread);

// (1 − 1/T · weight)^boards − 1: nought or below.
[[nodiscard]] double bracket(double weight, double boards, double turnover);

// Players in an entry, and entries that fill a table.
[[nodiscard]] std::int32_t playersPerEntry(Form form);
[[nodiscard]] std::int32_t entriesPerTable(Form form);

[[nodiscard]] inline double of(const ByCalculation& pair, Calculation calculation) {
  return calculation == Calculation::matchpoints ? pair.matchpoints : pair.imps;
}
// The result of somebody who is neither better nor worse: 50 %, 0 IMPs.
[[nodiscard]] inline double averageOf(Calculation calculation) {
  return calculation == Calculation::matchpoints ? 50 : 0;
}

// A section of the two texts.
struct Citation {
  std::string_view denmark;
  std::string_view sweden;
  [[nodiscard]] std::string_view in(Text text) const { return text == Text::denmark ? denmark : sweden; }
};

namespace cite {
inline constexpr Citation change{"denmark-5.1", "sweden-3.1"};
inline constexpr Citation calculation{"denmark-5.2", "sweden-3.2"};
inline constexpr Citation turnover{"denmark-5.4.1", "sweden-4.1"};
inline constexpr Citation tables{"denmark-5.5", "sweden-4.2"};
inline constexpr Citation start{"denmark-2.3", "sweden-5.1"};
inline constexpr std::string_view guests = "sweden-5.3";
inline constexpr std::string_view boardWeight = "sweden-7.2";
inline constexpr std::string_view given = "given";
inline constexpr std::string_view setting = "setting";
}  // namespace cite

[[nodiscard]] Citation formulaOf(Form form);   // (5) to (9)
[[nodiscard]] Citation handicapOf(Form form);  // (3), (4)

// Whether a number may be counted with: finite, and small enough for no sum or product to overflow.
inline constexpr double largestHandicap = 1000;
inline constexpr double largestCount = 1e6;
[[nodiscard]] bool within(double value, double smallest, double largest);
[[nodiscard]] std::int32_t hundredths(double handicap);

// Nobody wins more than a top, or than the 24 IMPs of the scale on every board.
struct ResultRange {
  std::int32_t smallest = 0;
  std::int32_t largest = 0;
};
[[nodiscard]] ResultRange rangeOf(Calculation calculation);

// A result that can be counted with, and a finding where it is none or strange.
[[nodiscard]] std::optional<double> checkedResult(const std::optional<double>& result,
                                                  Calculation calculation, Where where, Findings& findings);
[[nodiscard]] std::optional<double> checkedBoards(const std::optional<double>& boards, Where where,
                                                  Findings& findings);
// The same for a handicap; above the ceiling it becomes the ceiling. `player` counts from 1.
[[nodiscard]] std::optional<double> checkedHandicap(const std::optional<double>& handicap, double ceiling,
                                                    std::int32_t player, Where where, Findings& findings);

// What happens to a player: Δ before the ceiling comes in, the rest follows (Denmark 5.1 (1), 1.1).
[[nodiscard]] PlayerChange moved(const std::optional<double>& before, const std::optional<double>& change,
                                 double ceiling);

// The terms of formula (2) behind C_u, C_k, C_b and r_exp.
struct ChangeTerms {
  double r = 0;
  std::optional<double> tables;  // none: endless
  double boards = 0;
  double change = 0;
};
void addFactors(RateWorking& working, Form form, const Factors& factors, Calculation calculation, Text text);
void addChange(RateWorking& working, const ChangeTerms& terms, Calculation calculation,
               const Settings& settings);

}  // namespace overtrick::project52

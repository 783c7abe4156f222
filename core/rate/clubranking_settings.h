// The settings of the NBB club ranking, with the federation's defaults.
//
// Rules: De NBB-Clubranking, de basistheorie (Thilo Kielmann, 2019), below "NBB"; its chapters
// "Basisprincipes", "Rankings" and "Clubkampioenschap", and the appendix on deviating settings.
// Decided here, where the document gives no default: a minimum that is not set is 60 % of the evenings,
// rounded up (NBB recommends 60 %); `drop` is 5 as NBB recommends, `pairDrop` as in its example; no
// substitutes. A minimum of nought counts as one: a mean needs a result.
#pragma once

#include <cstdint>
#include <optional>

#include "event/finding.h"

namespace overtrick::clubranking {

enum class Method : std::uint8_t { place, prorata, balanced, dynamic };

// What the finding `invalidSetting` numbers.
enum class Setting : std::int32_t {
  lines,
  meanA,
  width,
  step,
  topPairs,
  topButler,
  topTeams,
  last,
  min,
  drop,
  pairMin,
  pairDrop,
  substitutes,
  evenings
};

struct Settings {
  std::int32_t lines = 3;  // L_n, nominal
  double meanA = 80;       // Ā, the mean of the A line
  double width = 40;       // B, of a line
  double step = 10;        // S, from a line to the next
  Method method = Method::balanced;
  double topPairs = 63.5;                // S_T at pairs: the score that gives the top of the line
  double topButler = 2;                  // S_T at Butler, IMPs per board
  double topTeams = 17;                  // S_TV, victory points
  std::int32_t last = 5;                 // Z, sessions in a ranking
  std::optional<std::int32_t> min;       // sessions that the individual championship asks for
  std::int32_t drop = 5;                 // x, worst results dropped at most
  std::optional<std::int32_t> pairMin;   // me
  std::int32_t pairDrop = 5;             // y
  std::int32_t substitutes = 0;          // inv, results with a substitute that may fill up to me
  std::optional<std::int32_t> evenings;  // of the season, for the minimum; none: those played
  bool operator==(const Settings&) const = default;
};

// The settings with what is impossible replaced by its default, and a finding for each. Every function of the
// ranking that takes a season does this itself; the others take checked settings.
[[nodiscard]] Settings checked(const Settings& settings, Findings& findings);

// 60 % of the evenings, rounded up; at least one.
[[nodiscard]] std::int32_t recommendedMinimum(std::int32_t evenings);

}  // namespace overtrick::clubranking

// The rules of scoring as one value: independent options with their defaults, and the named choices of them
// that other programs are known by.
//
// Sources: Belgian guide (Bridge puntentelling, 2008) §2–§4 for the default; EBU White Book 2025 for `wbf`;
// the figures that EBUScore, ACBLscore, Magic Contest, Compscore3 and BriAn publish for the others.
// A rule set is a value in a table: nothing anywhere asks for its name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "event/event.h"
#include "score/exact.h"

namespace overtrick {

// What an artificial result does to the others of its board.
enum class ArtificialRule : std::uint8_t {
  tie,       // it ties with every real result: one point to each (Belgian guide §2.5)
  neuberg,   // it leaves the comparison and is lifted for like a result that is missing
  leaveOut,  // it leaves the comparison and is not missed either
};

// To how many results Neuberg's formula lifts a board.
enum class Target : std::uint8_t {
  field,       // as stated for the board, else the most lines on any board of its section
  boardLines,  // the lines of that board: real, not played, artificial
  none,        // the results it has: nothing is lifted
};

// How a fouled board's small groups score (a board played in two forms).
enum class SmallGroups : std::uint8_t {
  none,  // like any group, lifted by Neuberg's formula
  ebu,   // 1, or 2 or 3 that are at most a third of the field: 60 + 5 (M − (A − 1)) per cent
  acbl,  // the same per cent for up to 3 results, unless 3 are the larger group
};

enum class Sections : std::uint8_t { together, apart };

// One ranking or two; automatic is two when every ranked entry has a direction.
enum class Winners : std::uint8_t { automatic, one, two };

enum class CrossImps : std::uint8_t { mean, sum };
enum class Datum : std::uint8_t { mean, median };
enum class TeamScoring : std::uint8_t { victoryPoints, imps, boardAMatch };

struct Rules {
  // Matchpoints of a line.
  ArtificialRule artificial = ArtificialRule::tie;
  Target lineTarget = Target::field;
  std::int32_t pointsPerWin = 2;  // 2 and 1, or the American 1 and ½
  Rounding lineRounding = Rounding::none;
  std::int32_t lineSteps = 10000;  // per point: 100 rounds to 0.01
  bool averagesLiteral = false;    // average plus is 60 %, not at least 60 %
  SmallGroups smallGroups = SmallGroups::none;
  bool loneResultSixty = false;   // the only real result left on a board: 60 and 60
  std::optional<Decimal> sitOut;  // per cent of the top for a pair without opponents; none: it gets nothing

  // Totals.
  Target totalTarget = Target::field;
  bool totalsFromRounded = false;  // totals add the lines as rounded, not the exact points
  Rounding totalRounding = Rounding::none;
  std::int32_t totalSteps = 100;
  bool scaleToLargestMaximum = false;  // every total is scaled to the largest maximum in the event

  // Ranking.
  Sections sections = Sections::together;
  Winners winners = Winners::automatic;

  // IMPs. Rounding does not touch them.
  CrossImps crossImps = CrossImps::mean;
  Datum datum = Datum::mean;
  std::int32_t datumTrim = 1;      // so many highest and as many lowest scores are left out of the mean…
  std::int32_t datumTrimFrom = 4;  // …from so many results up
  TeamScoring teams = TeamScoring::victoryPoints;

  std::int32_t decimals = 2;  // on display

  bool operator==(const Rules&) const = default;
};

struct NamedRules {
  std::string_view name;
  Rules rules;
};

// club (the default), wbf, ebuscore, acbl, magic, compscore, plain.
[[nodiscard]] std::span<const NamedRules> ruleSets();
[[nodiscard]] const Rules* findRules(std::string_view name);

}  // namespace overtrick

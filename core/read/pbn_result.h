// What happened, from a row of a PBN score table or from the tags of a single game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "read/pbn_game.h"
#include "read/pbn_table.h"
#include "read/reading.h"
#include "read/reporter.h"

namespace overtrick {

struct PbnResult {
  std::optional<Outcome> outcome;  // none: findings say why
  std::string_view ns;  // as written; names where there are no numbers; empty for the absent pair of a bye
  std::string_view ew;
  bool reverse = false;
  std::int32_t group = 0;
};

[[nodiscard]] PbnResult readPbnRow(const PbnTable& row, std::int32_t board, Reporter& reporter,
                                   std::string_view line);

// Whether two numbers, a contract, its declarer, tricks and scores each stand in their own column: nothing before
// them is one too many.
[[nodiscard]] bool isPlainPbnRow(const PbnTable& row);

// Contract "4SX", Declarer "^S", Result "10" or "EW 9", or as tables have it "+1" and "=", Score "NS 420" or "EW 50" (PBN 2.1 §3.4 and §4.2). Without a
// contract a side's score is what happened.
[[nodiscard]] std::optional<Outcome> readPbnGame(const PbnGame& game, std::int32_t board, Reporter& reporter,
                                                 std::string_view line);

// A number of one of these columns; what is no number is said and left out.
[[nodiscard]] std::int32_t pbnCount(const PbnTable& row, PbnColumn column, Reporter& reporter);

// The points that a row of a score table has, and what a row of the ranking says; its entry is not filled in.
[[nodiscard]] PublishedLine readPbnRowPoints(const PbnTable& row, Reporter& reporter);
[[nodiscard]] PublishedTotal readPbnTotal(const PbnTable& row, Reporter& reporter);

// Whether the value of a tag is more than nothing or "?".
[[nodiscard]] bool saysSomething(std::string_view value);

// Whether somebody sat down to the game: a seat has a name that is not merely the seat's own.
[[nodiscard]] bool isSeated(const PbnGame& game);

// ScoreMP, ScoreIMP and ScorePercentage of a single game: "NS 12.5", "EW 3.25" (PBN 2.1 §4.2).
[[nodiscard]] PublishedLine readPbnPoints(const PbnGame& game);

// A player, perhaps with the number behind: "Ann Lee#12345", as RealBridge writes it.
[[nodiscard]] Player pbnPlayer(std::string_view name);

// Players of a names element: parted by ';', " - ", " & " and the like, or by a single hyphen between
// surnames.
[[nodiscard]] std::vector<Player> pbnPlayers(std::string_view names);

// Whether such an element names nobody: "Phantom - Phantom", "Sit-out".
[[nodiscard]] bool isPbnPhantom(std::string_view names);

}  // namespace overtrick

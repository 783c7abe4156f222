// Lines that say what the lines below are about: "Board 7", "Gift: 7  N / --", "Section B", "Section "Red team"", "Board 7 within
// section A, expected 5".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "read/notation.h"

namespace overtrick {

inline constexpr std::int32_t largestBoard = 9999;
inline constexpr std::int32_t mostExpected = 1000000;  // results of a board

struct BoardHeading {
  std::string_view number;  // as written; may be out of range
  std::optional<std::int32_t> board;
  std::string_view within;              // the section that the board is compared within
  std::string_view expected;            // as written; may be out of range
  std::optional<std::int32_t> results;  // that the board should have had
  std::string_view behind;              // what else stands behind the number
  std::string_view section;             // what stands in front: "Section B, round 2, table 3, board 7"
  std::string_view round;
  std::string_view table;
  Languages languages = language::all;
};

// Marks around it and a few words before it are no matter: "*** Board 7 ***", "Results for board 7".
[[nodiscard]] std::optional<BoardHeading> readBoardHeading(std::string_view line);

// "Bräcka 7", "Second half:": a line that seems to head something else, and says nothing that is known. No footer of
// a page, and nothing that goes with a board (dealer, top, datum, round, table) or a hand.
[[nodiscard]] bool isStrangeHeading(std::string_view line, std::int32_t board);

// "7", "7.", "(7)", "Nr. 7": a number alone.
[[nodiscard]] std::optional<std::int32_t> readLoneNumber(std::string_view line);

// "Here comes board 8", "Board seven", "Bord 8" with a slip in it (among headings of boards): what should head a
// board and cannot be read. "Penalty at board 7" below that board is none.
[[nodiscard]] bool isSpoiltHeading(std::string_view line, std::int32_t board, bool amongHeadings);

// A board's number in a column: 7, #7, Board 7.
[[nodiscard]] std::optional<std::int32_t> readBoardCell(std::string_view text);

struct SectionHeading {
  std::string_view name;
  Languages languages = language::all;
};
[[nodiscard]] std::optional<SectionHeading> readSectionHeading(std::string_view line);

// The heading of a line of pairs, as clubs write it: "Lijn A:", "A-lijn", "A række", "Grupp A". The line's
// name; empty when it is none.
[[nodiscard]] std::string_view readLineHeading(std::string_view line);

// The heading of a control sheet, which has several boards side by side: "NZ OW gift 1 NZ OW gift 2 NZ OW".
// Empty when it is none.
[[nodiscard]] std::vector<std::int32_t> readSheetHeading(std::string_view line);

// Only dashes, frames and blanks.
[[nodiscard]] bool isDecoration(std::string_view line);

}  // namespace overtrick

// The words of column headings, in four languages.
#pragma once

#include <cstdint>
#include <string_view>

#include "read/notation.h"

namespace overtrick {

// What a heading's word says by itself; what it means depends on its neighbours (see read/layout.cpp).
enum class HeadingWord : std::uint8_t {
  unknown,
  ns,
  ew,
  pair,
  score,
  points,
  pointsNs,
  pointsEw,
  pairNs,
  pairEw,
  scoreNs,
  scoreEw,
  board,
  section,
  line,  // of pairs, or the number of the row: the cells tell
  round,
  table,
  contract,
  declarer,
  result,
  plusMinus,
  made,
  down,
  tricks,
  doubled,
  remark,
  vulnerability,
  dealer,
  names,
  namesNs,
  namesEw,
  ignored
};

struct HeadingMeaning {
  HeadingWord word = HeadingWord::unknown;
  Languages languages = language::all;
};

// Points that a score may be called: neither percentages nor IMPs.
[[nodiscard]] bool isWordOfPoints(std::string_view heading);

// Case, blanks, dots, dashes, slashes, colons and underscores do not matter. A side with a
// blank between it and a word of points, on either side of it, is one of its points.
[[nodiscard]] HeadingMeaning headingMeaning(std::string_view text);

}  // namespace overtrick

// Pasted travellers: lines of text to an event.
//
// What people paste from e-mail, spreadsheets, web pages and by hand: a pair against a pair and what
// happened, one result per line, in four languages. A bad line gets a finding and leaves the good ones alone;
// nothing is guessed silently. Rows of names among them name the pairs (see read/pair_names.h). Cost is linear
// in the text. Not here: whether the event makes sense (see event/verify.h) and whole files of other programs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "event/event.h"
#include "event/finding.h"
#include "read/notation.h"

namespace overtrick {

struct TravellerOptions {
  std::int32_t board = 1;  // the board of lines before any "Board 7"
  Notation notation = Notation::detect;
  bool withoutLastZero = false;  // 42 is 420
};

inline constexpr std::int64_t largestText = std::int64_t{64} * 1024 * 1024;

// Result lines that are taken: as many as any event has, and in a large text one to 40 of its bytes, so that
// what is made of it stays in proportion to it.
inline constexpr std::size_t mostLines = 1000000;
[[nodiscard]] constexpr std::size_t mostLinesOf(std::size_t bytes) {
  constexpr std::size_t always = 26000;
  constexpr std::size_t bytesPerLine = 40;
  const std::size_t proportional = bytes / bytesPerLine;
  return proportional < always ? always : proportional < mostLines ? proportional : mostLines;
}
// The same for pairs: whoever takes part has a name, or more than one result.
[[nodiscard]] constexpr std::size_t mostPairsOf(std::size_t bytes) {
  constexpr std::size_t always = 8000;
  constexpr std::size_t bytesPerPair = 128;
  return bytes / bytesPerPair < always ? always : bytes / bytesPerPair;
}

struct TravellerReading {
  Event event;  // entries are named by the numbers as written
  Findings findings;
  Notation notation = Notation::english;
};

[[nodiscard]] TravellerReading readTravellers(std::string_view text, const TravellerOptions& options = {});

}  // namespace overtrick

// Pasted travellers: lines of text to an event.
//
// What people paste from e-mail, spreadsheets, web pages and by hand: a pair against a pair and what
// happened, one result per line, in four languages. A bad line gets a finding and leaves the good ones alone;
// nothing is guessed silently. Cost is linear in the text. Not here: whether the event makes sense (see
// event/verify.h) and whole files of other programs.
#pragma once

#include <cstdint>
#include <string_view>

#include "event/event.h"
#include "event/finding.h"

namespace overtrick {

// Whose letters the strains and seats are written in: O is East in Dutch, S is South or spades, Z South or
// no-trump. `detect` decides from the whole text; the answer says what was taken.
enum class Notation : std::uint8_t { detect, english, dutch, danish, swedish };

struct TravellerOptions {
  std::int32_t board = 1;  // the board of lines before any "Board 7"
  Notation notation = Notation::detect;
  bool withoutLastZero = false;  // 42 is 420
};

inline constexpr std::int64_t largestText = 64 * 1024 * 1024;

struct TravellerReading {
  Event event;  // entries are named by the numbers as written
  Findings findings;
  Notation notation = Notation::english;
};

[[nodiscard]] TravellerReading readTravellers(std::string_view text, const TravellerOptions& options = {});

}  // namespace overtrick

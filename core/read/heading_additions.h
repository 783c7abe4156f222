// What usually stands behind a board's number in its heading: "Board 7  Dealer S  Vul All", "Gift: 1  N / --
// Paren: 10", "Board 7 (round 2, table 3)".
//
// Whatever is none of it begins the rest, which may be a result. Not here: reading that (see
// read/travellers.h).
#pragma once

#include <optional>
#include <string_view>

#include "bridge/contract.h"
#include "read/words.h"

namespace overtrick {

struct HeadingAdditions {
  std::optional<Vulnerability> vulnerability;
  std::string_view vulnerabilityText;
  std::string_view section;
  std::string_view round;
  std::string_view table;
  std::string_view rest;  // from the first word on that is none of them
};

// The name of a line of pairs: A, AB, 2.
[[nodiscard]] bool isLineName(std::string_view name);

// "A-lijn", "A-rækken:", "B grupp": the name stands in front of the word.
struct SectionBefore {
  std::string_view name;
  WordMeaning word;
};
[[nodiscard]] SectionBefore readSectionBefore(std::string_view words);

[[nodiscard]] HeadingAdditions readAdditions(std::string_view behind);

}  // namespace overtrick

// The words of travellers in English, Dutch, Danish and Swedish: what a board is called, and what can have
// happened instead of a score.
//
// Comparison ignores case (ASCII and Latin-1 letters) and dots. Not here: contracts and numbers.
#pragma once

#include <optional>
#include <string_view>

#include "event/event.h"

namespace overtrick {

// A word in lower case, without dots and blanks, in a buffer of its own; what is longer than it is no known
// word.
class FoldedWord {
 public:
  explicit FoldedWord(std::string_view text);
  [[nodiscard]] std::string_view view() const { return {letters_, size_}; }

 private:
  static constexpr std::size_t capacity = 40;
  char letters_[capacity] = {};
  std::size_t size_ = 0;
};

[[nodiscard]] bool isBoardWord(std::string_view word);  // board, gift, spil, spel, bricka …
[[nodiscard]] bool isReverseWord(std::string_view word);

// PASS, NP, bye, A, A+, 60/40, 40%-60% and their like.
[[nodiscard]] std::optional<Outcome> readOutcomeWord(std::string_view text);

}  // namespace overtrick

// The words of travellers in English, Dutch, Danish and Swedish: what a board is called, and what can have
// happened instead of a score.
//
// Comparison ignores case, dots and blanks. Not here: contracts (see read/contract_text.h) and column
// headings (see read/layout.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bridge/contract.h"
#include "event/event.h"
#include "read/notation.h"

namespace overtrick {

// A word in lower case, without dots and blanks, every dash a hyphen, in a buffer of its own; empty when it
// is longer than any known word.
class FoldedWord {
 public:
  explicit FoldedWord(std::string_view text);
  [[nodiscard]] std::string_view view() const { return {letters_, size_}; }

 private:
  void put(char32_t value);
  static constexpr std::size_t capacity = 48;
  char letters_[capacity];
  std::size_t size_ = 0;
};

// A word, and the languages that have it.
struct WordMeaning {
  Languages languages = language::none;
  [[nodiscard]] bool known() const { return languages != language::none; }
};

[[nodiscard]] WordMeaning boardWord(std::string_view word);    // board, gift, spil, spel, bricka, #
[[nodiscard]] bool isSlipOfBoardWord(std::string_view word);   // "Bord 5": one letter off
[[nodiscard]] WordMeaning sectionWord(std::string_view word);  // section, groep, række
[[nodiscard]] bool isWithinWord(std::string_view word);    // behind a board, before a section: within, binnen
[[nodiscard]] bool isExpectedWord(std::string_view word);  // behind a board, before a number of results
[[nodiscard]] bool isReverseWord(std::string_view word);
[[nodiscard]] bool isGroupWord(std::string_view word);    // before the number of a fouled board's form
[[nodiscard]] bool isPlaceholder(std::string_view text);  // a field that says "nothing": empty or one dash
// The same in a score's place, where two dashes say it, too. Elsewhere these are nobody's vulnerability.
[[nodiscard]] bool isEmptyScore(std::string_view text);
[[nodiscard]] bool isTwoDashes(std::string_view text);
// "plus" and "minus" behind the word for an average.
[[nodiscard]] bool isSignWord(std::string_view word);
[[nodiscard]] bool isVersusWord(std::string_view word);  // between two pair numbers: -, v, tegen, mod

// none, NS, all; --, N-Z, AL; ingen, ØV, alle.
[[nodiscard]] std::optional<Vulnerability> readVulnerability(std::string_view text);

// What one word says has happened. An award may be meant for one side alone: `award` is then that side's.
struct OutcomeWord {
  enum class Kind : std::uint8_t { passed, notPlayed, bye, award, awards };
  Kind kind = Kind::passed;
  Award award;     // of the first side named
  Award opponent;  // of the other, with Kind::awards
  Languages languages = language::all;
};

// PASS, NP, bye, A, A+, 60%, 60/40, 40%-60%, A6040, A+/A- and their like.
[[nodiscard]] std::optional<OutcomeWord> readOutcomeWord(std::string_view text);

// How many of the words from there on say it together: "passed" "out", "ej" "spelad"; else one.
[[nodiscard]] std::size_t wordsOfOutcome(const std::vector<std::string_view>& words, std::size_t at);

// What the opponents of an award get when nothing else is said.
[[nodiscard]] Award opposite(Award award);

}  // namespace overtrick

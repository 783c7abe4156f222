// Whose letters strains and seats are written in.
//
// O is East in Dutch (and in Danish or Swedish without their own letters), Z is South or no-trump, S spades
// or South. Where a letter stands tells strain from seat; which language it is tells the rest, and is decided
// from the whole text. Not here: reading a contract (see read/contract_text.h).
#pragma once

#include <cstdint>

#include "bridge/contract.h"

namespace overtrick {

// `detect` decides from the whole text; the answer says what was taken.
enum class Notation : std::uint8_t { detect, english, dutch, danish, swedish };

// Languages that a word or letter belongs to, as bits.
using Languages = std::uint8_t;
namespace language {
inline constexpr Languages none = 0;
inline constexpr Languages english = 1;
inline constexpr Languages dutch = 2;
inline constexpr Languages danish = 4;
inline constexpr Languages swedish = 8;
inline constexpr Languages nordic = danish | swedish;
inline constexpr Languages all = 15;
inline constexpr Languages other = 16;  // German or French, whose letters are others
}  // namespace language

// Letters that tell languages apart, as bits.
using Letters = std::uint32_t;
namespace letter {
inline constexpr Letters seatE = 1U << 0;
inline constexpr Letters seatO = 1U << 1;
inline constexpr Letters seatOSlash = 1U << 2;   // Ø
inline constexpr Letters seatOUmlaut = 1U << 3;  // Ö
inline constexpr Letters seatS = 1U << 4;
inline constexpr Letters seatZ = 1U << 5;
inline constexpr Letters seatW = 1U << 6;
inline constexpr Letters seatV = 1U << 7;
inline constexpr Letters strainC = 1U << 8;
inline constexpr Letters strainD = 1U << 9;
inline constexpr Letters strainK = 1U << 10;
inline constexpr Letters strainR = 1U << 11;
inline constexpr Letters strainN = 1U << 12;
inline constexpr Letters strainNt = 1U << 13;
inline constexpr Letters strainSa = 1U << 14;
inline constexpr Letters strainZ = 1U << 15;
inline constexpr Letters strainUt = 1U << 16;
inline constexpr Letters strainSang = 1U << 17;
inline constexpr Letters strainP = 1U << 18;  // pik, pique: German and French spades
inline constexpr Letters strainT = 1U << 19;  // Treff, trèfle: German and French clubs
}  // namespace letter

// What a text shows about its language.
class NotationSurvey {
 public:
  void addLetters(Letters letters);
  void addWord(Languages languages);  // a word that only some languages have
  [[nodiscard]] Letters seen() const { return seen_; }
  [[nodiscard]] Notation decide() const;  // english when nothing speaks

 private:
  std::int64_t weight_[4] = {};
  Letters seen_ = 0;
};

// Letters of a contract that could mean something else in this text: O is West in French and East elsewhere,
// so beside E it is not taken for East; K and C are other suits in German and French, which T and P give
// away, and O is West in one of them and East in the other.
[[nodiscard]] Letters ambiguousLetters(Notation notation, Letters seenInText);

// Letters that the language does not have, though they can only mean one thing.
[[nodiscard]] Letters foreignLetters(Notation notation);

}  // namespace overtrick

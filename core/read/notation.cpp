#include "read/notation.h"

#include <array>

namespace overtrick {
namespace {

struct Evidence {
  Letters letter;
  Languages languages;
  std::int32_t weight;
};

// NT is at home everywhere, S and N too. O is what Danes and Swedes write without their own letters.
constexpr auto evidence = std::to_array<Evidence>({
    {letter::seatE, language::english, 4},
    {letter::seatO, language::dutch, 4},
    {letter::seatO, language::nordic, 1},
    {letter::seatOSlash, language::danish, 8},
    {letter::seatOUmlaut, language::swedish, 8},
    {letter::seatS, language::english | language::nordic, 2},
    {letter::seatZ, language::dutch, 8},
    {letter::seatW, language::english | language::dutch, 2},
    {letter::seatV, language::nordic, 8},
    {letter::strainC, language::english, 4},
    {letter::strainD, language::english, 4},
    {letter::strainK, language::dutch | language::nordic, 4},
    {letter::strainR, language::dutch | language::nordic, 4},
    {letter::strainN, language::english, 1},
    {letter::strainNt, language::english | language::swedish, 1},
    {letter::strainSa, language::dutch, 4},
    {letter::strainZ, language::dutch, 8},
    {letter::strainUt, language::danish, 8},
    {letter::strainSang, language::swedish, 8},
});

constexpr std::int32_t wordWeight = 3;

}  // namespace

void NotationSurvey::addLetters(Letters letters) {
  seen_ |= letters;
  if (letters == 0) return;
  for (const Evidence& row : evidence) {
    if ((letters & row.letter) == 0) continue;
    for (unsigned i = 0; i < 4; ++i) {
      if (row.languages >> i & 1U) weight_[i] += row.weight;
    }
  }
}

void NotationSurvey::addWord(Languages languages) {
  if (languages == language::all) return;
  if ((languages & language::other) != 0) seen_ |= letter::strainP;
  for (unsigned i = 0; i < 4; ++i) {
    if (languages >> i & 1U) weight_[i] += wordWeight;
  }
}

Notation NotationSurvey::decide() const {
  unsigned best = 0;
  for (unsigned i = 1; i < 4; ++i) {
    if (weight_[i] > weight_[best]) best = i;
  }
  return static_cast<Notation>(best + 1);
}

Letters ambiguousLetters(Notation notation, Letters seenInText) {
  constexpr Letters french = letter::strainC | letter::strainK | letter::seatO;
  Letters ambiguous = 0;
  if (notation == Notation::english && (seenInText & letter::seatE) != 0) ambiguous |= letter::seatO;
  if ((seenInText & (letter::strainP | letter::strainT)) != 0) ambiguous |= french;
  return ambiguous;
}

Letters foreignLetters(Notation notation) {
  constexpr Letters ownEast = letter::seatOSlash | letter::seatOUmlaut;
  constexpr Letters continental = letter::strainK | letter::strainR | letter::strainZ | letter::seatZ;
  switch (notation) {
    case Notation::english:
      return continental | ownEast | letter::seatO | letter::seatV;
    case Notation::dutch:
      return letter::seatE | letter::seatS | letter::seatV | ownEast | letter::strainC | letter::strainD;
    case Notation::danish:
      return letter::seatE | letter::seatZ | letter::seatW | letter::seatOUmlaut | letter::strainC |
             letter::strainD | letter::strainZ;
    case Notation::swedish:
      return letter::seatE | letter::seatZ | letter::seatW | letter::seatOSlash | letter::strainC |
             letter::strainD | letter::strainZ;
    case Notation::detect:
      break;
  }
  return 0;
}

}  // namespace overtrick

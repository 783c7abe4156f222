#include "read/words.h"

#include <array>

#include "read/numbers.h"
#include "read/text.h"

namespace overtrick {
namespace {

enum class Word : std::uint8_t { passed, notPlayed, bye, average, averagePlus, averageMinus };

struct Row {
  std::string_view word;
  Word meaning;
};

constexpr auto outcomeWords = std::to_array<Row>({
    {"pass", Word::passed},
    {"passed", Word::passed},
    {"passedout", Word::passed},
    {"passout", Word::passed},
    {"allpass", Word::passed},
    {"ap", Word::passed},
    {"pas", Word::passed},
    {"gepast", Word::passed},
    {"rondpas", Word::passed},
    {"rondgepast", Word::passed},
    {"allemaalpas", Word::passed},
    {"allepas", Word::passed},
    {"passet", Word::passed},
    {"pasrundt", Word::passed},
    {"rundpas", Word::passed},
    {"passadrunt", Word::passed},
    {"passat", Word::passed},
    {"rundpass", Word::passed},
    {"np", Word::notPlayed},
    {"notplayed", Word::notPlayed},
    {"unplayed", Word::notPlayed},
    {"nietgespeeld", Word::notPlayed},
    {"ng", Word::notPlayed},
    {"ikkespillet", Word::notPlayed},
    {"ejspillet", Word::notPlayed},
    {"ejspelad", Word::notPlayed},
    {"intespelad", Word::notPlayed},
    {"---", Word::notPlayed},
    {"----", Word::notPlayed},
    {"-----", Word::notPlayed},
    {"bye", Word::bye},
    {"sitout", Word::bye},
    {"sit-out", Word::bye},
    {"rust", Word::bye},
    {"stilzit", Word::bye},
    {"oversidder", Word::bye},
    {"oversidning", Word::bye},
    {"frirunda", Word::bye},
    {"frirond", Word::bye},
    {"a", Word::average},
    {"a=", Word::average},
    {"av", Word::average},
    {"ave", Word::average},
    {"avg", Word::average},
    {"average", Word::average},
    {"gem", Word::average},
    {"gemiddelde", Word::average},
    {"gemiddeld", Word::average},
    {"middel", Word::average},
    {"middelscore", Word::average},
    {"medel", Word::average},
    {"medelscore", Word::average},
    {"a+", Word::averagePlus},
    {"av+", Word::averagePlus},
    {"ave+", Word::averagePlus},
    {"avg+", Word::averagePlus},
    {"gem+", Word::averagePlus},
    {"average+", Word::averagePlus},
    {"middel+", Word::averagePlus},
    {"medel+", Word::averagePlus},
    {"a-", Word::averageMinus},
    {"av-", Word::averageMinus},
    {"ave-", Word::averageMinus},
    {"avg-", Word::averageMinus},
    {"gem-", Word::averageMinus},
    {"average-", Word::averageMinus},
    {"middel-", Word::averageMinus},
    {"medel-", Word::averageMinus},
});

constexpr auto boardWords =
    std::to_array<std::string_view>({"board", "bd", "brd", "boardno", "hand", "deal", "gift", "spel",
                                     "spelnr", "spil", "spilnr", "bricka", "brickor", "giv", "#"});

// What the opponents get when one side's award is written alone.
Award::Kind opposite(Award::Kind kind) {
  if (kind == Award::Kind::averagePlus) return Award::Kind::averageMinus;
  if (kind == Award::Kind::averageMinus) return Award::Kind::averagePlus;
  return kind;
}

std::optional<Outcome> meaningOf(Word word) {
  const auto award = [](Award::Kind kind) { return Outcome{Artificial{{kind, {}}, {opposite(kind), {}}}}; };
  switch (word) {
    case Word::passed:
      return Outcome{PassedOut{}};
    case Word::notPlayed:
      return Outcome{NotPlayed{}};
    case Word::bye:
      return Outcome{Bye{}};
    case Word::average:
      return award(Award::Kind::average);
    case Word::averagePlus:
      return award(Award::Kind::averagePlus);
    case Word::averageMinus:
      return award(Award::Kind::averageMinus);
  }
  return std::nullopt;
}

bool isPercent(Decimal value) {
  return value.tenThousandths >= 0 && value.tenThousandths <= 100 * Decimal::one;
}

std::optional<Outcome> percentages(std::string_view ns, std::string_view ew) {
  if (ns.ends_with('%')) ns.remove_suffix(1);
  if (ew.ends_with('%')) ew.remove_suffix(1);
  const auto first = readDecimal(ns);
  const auto second = readDecimal(ew);
  if (!first || !second || !isPercent(*first) || !isPercent(*second)) return std::nullopt;
  return Outcome{Artificial{{Award::Kind::percent, *first}, {Award::Kind::percent, *second}}};
}

// 60/40, 60%/40%, 60%-40%, A6040, A60/40.
std::optional<Outcome> readPercentages(std::string_view word) {
  const bool marked = word.starts_with('a');
  if (marked) word.remove_prefix(1);
  const std::size_t slash = word.find('/');
  if (slash != std::string_view::npos) return percentages(word.substr(0, slash), word.substr(slash + 1));
  const std::size_t dash = word.find('-', 1);
  if (dash != std::string_view::npos && word.find('%') != std::string_view::npos) {
    return percentages(word.substr(0, dash), word.substr(dash + 1));
  }
  if (marked && word.size() == 4) return percentages(word.substr(0, 2), word.substr(2));
  return std::nullopt;
}

}  // namespace

FoldedWord::FoldedWord(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    CodePoint point = decodeAt(text, at);
    at += point.bytes;
    if (point.value == '.' || isBlank(point.value)) continue;
    if ((point.value >= 'A' && point.value <= 'Z') || (point.value >= 0xC0 && point.value <= 0xDE)) {
      point.value += 0x20;
    }
    if (point.value == 0x2212 || (point.value >= 0x2010 && point.value <= 0x2014)) point.value = '-';
    if (size_ + 4 > capacity) {
      size_ = 0;
      return;
    }
    std::string encoded;
    appendUtf8(encoded, point.value);
    for (const char c : encoded) letters_[size_++] = c;
  }
}

bool isBoardWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : boardWords) {
    if (folded.view() == known) return true;
  }
  return false;
}

bool isReverseWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : {"reverse", "reversed", "rev", "omgekeerd", "omvendt", "omvänt"}) {
    if (folded.view() == known) return true;
  }
  return false;
}

std::optional<Outcome> readOutcomeWord(std::string_view text) {
  const FoldedWord folded(text);
  for (const Row& row : outcomeWords) {
    if (folded.view() == row.word) return meaningOf(row.meaning);
  }
  return readPercentages(folded.view());
}

}  // namespace overtrick

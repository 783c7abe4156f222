#include "read/heading_additions.h"

#include <algorithm>
#include <array>

#include "read/contract_text.h"
#include "read/heading_words.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// Marks between the words of a heading, and around it.
constexpr std::string_view headingMarks = " \t,;:.|()[]{}*=~_<>";

// Beside the words of columns: "NS i zonen", "d N".
constexpr auto wordsBetween = std::to_array<std::string_view>({"i", "in", "zonen", "giv", "kw", "d"});

// Each with a number behind it.
constexpr auto wordsOfNumbers = std::to_array<std::string_view>(
    {"top", "max",   "maximum", "datum",  "average", "avg",   "mean",   "gem",      "gemiddelde",
     "gns", "snitt", "medel",   "middel", "paren",   "pairs", "tables", "tafels",   "of",
     "van", "af",    "av",      "played", "results", "borde", "scores", "gespeeld", "resultaten"});

template <class Words>
bool isWordOf(const Words& words, std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : words) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

bool isSeat(std::string_view word) {
  ContractText contract;
  return takeSeat(contract, word);
}

bool isOnlyDashes(std::string_view word) {
  for (std::size_t at = 0; at < word.size();) {
    const CodePoint point = decodeAt(word, at);
    if (!isPlaceholder(word.substr(at, point.bytes))) return false;
    at += point.bytes;
  }
  return true;
}

// "T3", "R2": what one letter before a number says.
std::string_view numberBehind(std::string_view word, char letter) {
  const bool fits = word.size() > 1 && (word[0] == letter || word[0] == letter - 'A' + 'a');
  return fits && readCount(word.substr(1)) ? word.substr(1) : std::string_view();
}

class AdditionReader {
 public:
  explicit AdditionReader(std::string_view text) : text_(text) {}

  HeadingAdditions read() {
    while (true) {
      const std::size_t from = at_;
      const std::string_view word = next();
      if (word.empty()) return found_;
      if (takeWord(word)) continue;
      found_.rest = trimmed(text_.substr(from));
      while (!found_.rest.empty() &&
             std::string_view(",;:./|)]}").find(found_.rest.front()) != std::string_view::npos)
        found_.rest = trimmed(found_.rest.substr(1));
      return found_;
    }
  }

 private:
  // The next word without the marks around it.
  std::string_view next() {
    while (at_ < text_.size() && isMark()) at_ += decodeAt(text_, at_).bytes;
    const std::size_t from = at_;
    while (at_ < text_.size() && !isMark()) at_ += decodeAt(text_, at_).bytes;
    return text_.substr(from, at_ - from);
  }

  // The one in "12.5" is none.
  [[nodiscard]] bool isMark() const {
    if (isBlank(decodeAt(text_, at_).value)) return true;
    const bool inNumber =
        at_ > 0 && isDigit(text_[at_ - 1]) && at_ + 1 < text_.size() && isDigit(text_[at_ + 1]);
    return headingMarks.find(text_[at_]) != std::string_view::npos && !inNumber;
  }

  std::string_view peek() {
    const std::size_t at = at_;
    const std::string_view word = next();
    at_ = at;
    return word;
  }

  bool takeWord(std::string_view word) {
    if (takeVulnerability(word) || isSeat(word) || isOnlyDashes(word)) return true;
    const std::size_t slash = word.find('/');
    if (slash != std::string_view::npos && slash + 1 < word.size()) return takeHalves(word, slash);
    const HeadingWord meaning = headingMeaning(word).word;
    if (meaning == HeadingWord::dealer || meaning == HeadingWord::vulnerability) return true;
    if (isWordOf(wordsBetween, word)) return true;
    if (meaning == HeadingWord::round) return takeNumber(found_.round);
    if (meaning == HeadingWord::table) return takeNumber(found_.table);
    if (const auto round = numberBehind(word, 'R'); !round.empty()) return put(found_.round, round);
    if (const auto table = numberBehind(word, 'T'); !table.empty()) return put(found_.table, table);
    if (sectionWord(word).known()) return takeSection();
    if (const auto before = readSectionBefore(word); before.word.known()) {
      return put(found_.section, before.name);
    }
    if (isWordOf(wordsOfNumbers, word)) return takeFigure();
    if (word != "/") return false;
    (void)takeFigure();
    return true;
  }

  // "N/None", "N/--", "/24".
  bool takeHalves(std::string_view word, std::size_t slash) {
    const std::string_view before = word.substr(0, slash);
    const std::string_view behind = word.substr(slash + 1);
    if (before.empty()) return readCount(behind).has_value() || takeVulnerability(behind);
    return isSeat(before) && takeVulnerability(behind);
  }

  bool takeVulnerability(std::string_view word) {
    const bool afterLove = saysAll_;
    const FoldedWord folded(word);
    saysAll_ = folded.view() == "love" || folded.view() == "game";
    const auto vulnerability = readVulnerability(word);
    if (!vulnerability) return false;
    // One letter is a dealer; a bare dash says nothing. "Love all", "Game all" are said by their first word.
    if (word.size() < 2 || isPlaceholder(word) || (afterLove && vulnerability == Vulnerability::both))
      return true;
    found_.vulnerability = vulnerability;
    found_.vulnerabilityText = word;
    return true;
  }

  static bool put(std::string_view& place, std::string_view number) {
    place = number;
    return true;
  }

  bool takeNumber(std::string_view& place) { return readCount(peek()) && put(place, next()); }

  // "Datum NS 120", "top 14".
  bool takeFigure() {
    const std::size_t before = at_;
    if (readVulnerability(peek())) (void)next();
    if (const std::string_view word = next(); readSigned(word) || readDecimal(word)) return true;
    at_ = before;
    return false;
  }

  bool takeSection() {
    constexpr std::size_t longest = 2;
    const std::string_view name = peek();
    return !name.empty() && name.size() <= longest && put(found_.section, next());
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool saysAll_ = false;  // "Love all", "Game all"
  HeadingAdditions found_;
};

}  // namespace

bool isLineName(std::string_view name) {
  if (name.empty() || name.size() > 2) return false;
  for (const char c : name) {
    if (!isDigit(c) && !(c >= 'A' && c <= 'Z')) return false;
  }
  return true;
}

SectionBefore readSectionBefore(std::string_view words) {
  const std::size_t gap = std::min(words.find_first_of(" -"), words.size());
  const std::string_view name = words.substr(0, gap);
  std::string_view word = trimmed(words.substr(std::min(words.find_first_not_of(" -", gap), words.size())));
  if (word.ends_with(':') || word.ends_with('.')) word.remove_suffix(1);
  // "NS" and "nr" are what the columns' headings say.
  if (!isLineName(name) || headingMeaning(name).word != HeadingWord::unknown) return {};
  return {name, sectionWord(word)};
}

HeadingAdditions readAdditions(std::string_view behind) { return AdditionReader(behind).read(); }

}  // namespace overtrick

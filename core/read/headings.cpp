#include "read/headings.h"

#include <algorithm>

#include "read/contract_text.h"
#include "read/fields.h"
#include "read/heading_additions.h"
#include "read/heading_words.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::size_t longestHeading = 400;

std::string_view leadingDigits(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && isDigit(text[digits])) ++digits;
  return text.substr(0, digits);
}

// Whatever the case of its letters.
bool endsWith(std::string_view text, std::string_view end) {
  const std::string_view tail = text.substr(text.size() - end.size());
  return std::equal(tail.begin(), tail.end(), end.begin(),
                    [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a + ('a' - 'A') == b); });
}

// The word before a number without what people put between them: "Board no.", "Gift:", "Spil nr. #".
std::string_view withoutJoint(std::string_view word) {
  word = trimmed(word);
  bool changed = true;
  while (changed && word.size() > 1) {
    changed = false;
    for (const std::string_view joint :
         {":", "#", "=", ".", ",",  ";",   "|",   "-",       "*",       "(",
          "[", "°", "º", "№", " n", " no", " nr", " nummer", " number", " num"}) {
      if (word.size() <= joint.size() || !endsWith(word, joint)) continue;
      word = trimmed(word.substr(0, word.size() - joint.size()));
      changed = true;
    }
  }
  return word;
}

// "Board -3": how long the minus at the end of the text is, if it is one. In "Board-3" and "Board - 3" the dash
// joins.
std::size_t lengthOfMinus(std::string_view before) {
  for (const std::string_view minus : {"-", "−"}) {
    if (!before.ends_with(minus)) continue;
    const std::string_view word = before.substr(0, before.size() - minus.size());
    return trimmed(word).size() < word.size() ? minus.size() : 0;
  }
  return 0;
}

bool inRange(std::optional<std::int32_t> board) { return board && *board >= 1 && *board <= largestBoard; }

// The line without the marks in front of it: "*** Board 7 ***", "## Board 7". Before a number # is a board's word.
std::string_view withoutDress(std::string_view line) {
  const std::size_t from = std::min(line.find_first_not_of(" \t*-=_~<>[](){}|+#"), line.size());
  return from < line.size() && isDigit(line[from]) ? line : line.substr(from);
}

// The board's word at the end of words that only say what follows: "Results for board", "Uitslag van gift".
std::string_view withoutIntroduction(std::string_view words) {
  while (true) {
    const std::size_t blank = words.find(' ');
    if (blank == std::string_view::npos) return words;
    const FoldedWord word(withoutJoint(words.substr(0, blank)));
    bool known = false;
    for (const std::string_view introduction :
         {"result",    "results",    "score", "scores",    "traveller",   "travellers", "for",
          "of",        "on",         "the",   "frequency", "frequencies", "uitslag",    "uitslagen",
          "resultaat", "resultaten", "van",   "voor",      "op",          "resultat",   "resultater",
          "af",        "på",         "av",    "för",       "frekvens",    "frekvenser"}) {
      known = known || isWord(word.view(), introduction);
    }
    if (!known) return words;
    words = trimmed(words.substr(blank + 1));
  }
}

// The last word, and what stands before it.
struct LastWord {
  std::string_view before;
  std::string_view word;
};

LastWord lastWord(std::string_view text) {
  const std::size_t blank = text.find_last_of(" \t");
  if (blank == std::string_view::npos) return {{}, text};
  return {trimmed(text.substr(0, blank)), text.substr(blank + 1)};
}

// "…, expected 5" at the end.
void takeExpected(BoardHeading& heading) {
  const auto [before, number] = lastWord(heading.behind);
  const auto [rest, word] = lastWord(before);
  if (number.empty() || leadingDigits(number).size() != number.size() || !isExpectedWord(withoutJoint(word)))
    return;
  heading.expected = number;
  const auto results = readCount(number);
  if (results && *results >= 1 && *results <= mostExpected) heading.results = results;
  heading.behind = rest;
  while (heading.behind.ends_with(','))
    heading.behind = trimmed(heading.behind.substr(0, heading.behind.size() - 1));
}

// "within section A" up to the end; the word for a section may be missing.
void takeWithin(BoardHeading& heading) {
  FieldList words;
  splitFields(heading.behind, Separator::blank, words);
  const auto& list = words.fields;
  for (std::size_t i = 0; i + 1 < list.size(); ++i) {
    std::size_t name = i + 1;
    if (!isWithinWord(list[i])) {
      // Danish has it in two words as well.
      const std::string_view both(
          list[i].data(), static_cast<std::size_t>(list[name].data() + list[name].size() - list[i].data()));
      if (!isWithinWord(both)) continue;
      ++name;
    }
    if (name + 1 < list.size() && sectionWord(list[name]).known()) ++name;
    if (name >= list.size()) return;
    const char* end = heading.behind.data() + heading.behind.size();
    heading.within = {list[name].data(), static_cast<std::size_t>(end - list[name].data())};
    heading.behind =
        trimmed({heading.behind.data(), static_cast<std::size_t>(list[i].data() - heading.behind.data())});
    return;
  }
}

// Words for a line of pairs; some of them would say something else above a traveller.
bool isLineWord(std::string_view word) {
  if (sectionWord(word).known()) return true;
  const FoldedWord folded(word);
  for (const std::string_view known : {"line", "linje", "linie"}) {
    if (folded.view() == known) return true;
  }
  return false;
}

std::string_view withoutMarksInFront(std::string_view text) {
  text = trimmed(text);
  while (!text.empty() && std::string_view(":,;.-").find(text.front()) != std::string_view::npos) {
    text = trimmed(text.substr(1));
  }
  return text;
}

// A line of words and a number.
struct Numbered {
  std::string_view words;   // in front of the number, without what joins it to them
  std::string_view number;  // with its minus
  std::string_view behind;
};

std::optional<Numbered> splitNumbered(std::string_view line) {
  if (line.size() > longestHeading) return std::nullopt;
  const std::size_t digit = line.find_first_of("0123456789");
  if (digit == 0 || digit == std::string_view::npos) return std::nullopt;
  const std::size_t sign = digit - lengthOfMinus(line.substr(0, digit));
  const std::size_t end = digit + leadingDigits(line.substr(digit)).size();
  return Numbered{withoutIntroduction(withoutJoint(line.substr(0, sign))), line.substr(sign, end - sign),
                  withoutMarksInFront(line.substr(end))};
}

// "Table 3 Board 7", "Section B, round 2: board 7": takes what stands in front of the board off the line.
std::string_view takePlaces(std::string_view line, BoardHeading& heading) {
  constexpr std::string_view between = " \t:,.";
  constexpr int most = 3;
  for (int taken = 0; taken < most; ++taken) {
    const std::size_t gap = line.find_first_of(between);
    if (gap == std::string_view::npos) return line;
    const std::string_view word = line.substr(0, gap);
    const HeadingWord meaning = headingMeaning(word).word;
    const std::size_t from = std::min(line.find_first_not_of(between, gap), line.size());
    const std::string_view value = line.substr(from, line.find_first_of(between, from) - from);
    const std::string_view rest = withoutMarksInFront(line.substr(from + value.size()));
    const bool counted = readCount(value).has_value();
    if (meaning == HeadingWord::round && counted) {
      heading.round = value;
    } else if (meaning == HeadingWord::table && counted) {
      heading.table = value;
    } else if (sectionWord(word).known() && isLineName(value)) {
      heading.section = value;
    } else if (const auto before = readSectionBefore(line.substr(0, from + value.size()));
               before.word.known()) {
      heading.section = before.name;
    } else if (const auto joined = readSectionBefore(word); joined.word.known()) {
      heading.section = joined.name;
      line = withoutMarksInFront(line.substr(gap));
      continue;
    } else {
      return line;
    }
    line = rest;
  }
  return line;
}

// "B7", "b 7": alone, for a pair may be called so.
bool isLetterOfBoard(const Numbered& numbered) {
  return (numbered.words == "B" || numbered.words == "b") && numbered.behind.empty();
}

// What people put below or above each page.
bool isPageWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known :
       {"page", "pagina", "pag", "pg", "blad", "bladzijde", "blz", "side", "sida", "sid", "seite", "ark"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

// A suit: the line is one of a hand.
bool isSuit(std::string_view word) {
  ContractText contract;
  contract.level = 1;
  return takePiece(contract, word) && contract.strain.has_value();
}

// A word that goes with a board, or with a result.
bool isWordBesideBoards(std::string_view word) {
  ContractText contract;
  return headingMeaning(word).word != HeadingWord::unknown || isPageWord(word) || isSuit(word) ||
         takeSeat(contract, word) || readOutcomeWord(word) || readVulnerability(word) ||
         isReverseWord(word) || isGroupWord(word);
}

// One word of two letters or more.
bool isOneWord(std::string_view text) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < text.size(); ++letters) {
    const CodePoint point = decodeAt(text, at);
    const bool ascii =
        (point.value >= 'A' && point.value <= 'Z') || (point.value >= 'a' && point.value <= 'z');
    if (!ascii && point.value < 0xC0) return false;
    at += point.bytes;
  }
  return letters > 1;
}

// "Second half:".
bool introduces(std::string_view line) {
  constexpr std::size_t mostWords = 3;
  constexpr std::size_t longest = 40;
  if (!line.ends_with(':') || line.size() > longest ||
      line.find_first_of("0123456789") != std::string_view::npos)
    return false;
  FieldList words;
  splitFields(line.substr(0, line.size() - 1), Separator::blank, words);
  return words.fields.size() <= mostWords &&
         std::none_of(words.fields.begin(), words.fields.end(), isWordBesideBoards);
}

// Section "Red team": a name that is not one word. A quote within it is no end.
std::optional<SectionHeading> readQuotedSection(std::string_view line) {
  const std::size_t from = line.find('"');
  if (line.size() > longestHeading || from == std::string_view::npos || line.back() != '"')
    return std::nullopt;
  const WordMeaning word = sectionWord(withoutJoint(line.substr(0, from)));
  if (!word.known() || from + 1 >= line.size() - 1) return std::nullopt;
  return SectionHeading{line.substr(from + 1, line.size() - from - 2), word.languages};
}

// "A-lijn", "B grupp", "A - lijn".
std::optional<SectionHeading> sectionBefore(std::string_view line) {
  const SectionBefore before = readSectionBefore(line);
  if (!before.word.known()) return std::nullopt;
  return SectionHeading{before.name, before.word.languages};
}

}  // namespace

std::optional<BoardHeading> readBoardHeading(std::string_view line) {
  BoardHeading heading;
  line = takePlaces(withoutDress(trimmed(line)), heading);
  const auto numbered = splitNumbered(line);
  if (!numbered) return std::nullopt;
  const WordMeaning word = boardWord(numbered->words);
  if (!word.known() && !isLetterOfBoard(*numbered)) return std::nullopt;
  heading.number = numbered->number;
  if (word.known()) heading.languages = word.languages;
  heading.behind = numbered->behind;
  const auto board = readCount(heading.number);
  if (inRange(board)) heading.board = board;
  takeExpected(heading);
  takeWithin(heading);
  return heading;
}

bool isStrangeHeading(std::string_view line, std::int32_t board) {
  constexpr std::int32_t largest = 999;  // beyond are years
  line = withoutDress(trimmed(line));
  if (introduces(line)) return true;
  const auto numbered = splitNumbered(line);
  if (!numbered || !isOneWord(numbered->words) || isWordBesideBoards(numbered->words)) return false;
  const auto number = readCount(numbered->number);
  // "Optimum 420" is about a score.
  if (!number || *number > largest || (isPossibleScore(*number) && *number != board + 1)) return false;
  return readAdditions(numbered->behind).rest.empty() && !readAdditions(line).rest.empty();
}

std::optional<std::int32_t> readLoneNumber(std::string_view line) {
  while (!line.empty() && std::string_view("([").find(line.front()) != std::string_view::npos)
    line.remove_prefix(1);
  while (line.size() > 1 && std::string_view(".:)]").find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  if (const auto number = readCount(line)) return number;
  const auto numbered = splitNumbered(line);
  if (!numbered || !numbered->behind.empty()) return std::nullopt;
  const FoldedWord word(numbered->words);
  const bool counts = isWord(word.view(), "nr") || isWord(word.view(), "no") || isWord(word.view(), "n°");
  return counts ? readCount(numbered->number) : std::nullopt;
}

bool isSpoiltHeading(std::string_view line, std::int32_t board, bool amongHeadings) {
  constexpr std::size_t mostWords = 6;
  FieldList list;
  splitFields(line.substr(0, longestHeading), Separator::blank, list);
  const std::vector<std::string_view>& words = list.fields;
  if (words.empty() || words.size() > mostWords) return false;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (!boardWord(withoutJoint(words[i])).known()) continue;
    if (const auto number = readCount(leadingDigits(words[i + 1]))) return *number != board;
  }
  if (words.size() > 3) return false;
  if (boardWord(words[0]).known()) return true;
  return amongHeadings && words.size() == 2 && isSlipOfBoardWord(words[0]) && readCount(words[1]).has_value();
}

std::optional<std::int32_t> readBoardCell(std::string_view text) {
  text = trimmed(text);
  auto board = readCount(text);
  if (!board) {
    if (const auto heading = readBoardHeading(text); heading && heading->behind.empty())
      board = heading->board;
  }
  return inRange(board) ? board : std::nullopt;
}

std::optional<SectionHeading> readSectionHeading(std::string_view line) {
  line = trimmed(line);
  if (const auto quoted = readQuotedSection(line)) return quoted;
  if (line.size() > 60) return std::nullopt;
  FieldList words;
  splitFields(line, Separator::blank, words);
  if (words.fields.size() != 2) return sectionBefore(line);
  std::string_view first = words.fields[0];
  if (first.ends_with(':')) first.remove_suffix(1);
  const WordMeaning word = sectionWord(first);
  if (!word.known()) return sectionBefore(line);
  std::string_view name = words.fields[1];
  if (name.size() > 1 && name.ends_with(':')) name.remove_suffix(1);
  return SectionHeading{name, word.languages};
}

std::string_view readLineHeading(std::string_view line) {
  line = trimmed(line);
  while (line.size() > 1 && (line.back() == ':' || line.back() == '.')) {
    line = trimmed(line.substr(0, line.size() - 1));
  }
  if (const auto section = readSectionHeading(line)) return section->name;
  if (line.size() > 60) return {};
  const std::size_t gap = line.find_first_of(" -:");
  if (gap == std::string_view::npos) return {};
  const std::string_view first = line.substr(0, gap);
  const std::string_view second = trimmed(line.substr(gap + 1));
  if (isLineWord(first) && isLineName(second)) return second;
  return isLineName(first) && isLineWord(second) ? first : std::string_view();
}

std::vector<std::int32_t> readSheetHeading(std::string_view line) {
  std::vector<std::int32_t> boards;
  if (line.size() > 4 * longestHeading) return boards;
  FieldList words;
  splitFields(line, Separator::blank, words);
  for (std::size_t i = 1; i + 1 < words.fields.size(); ++i) {
    if (!boardWord(words.fields[i]).known()) continue;
    const auto board = readCount(words.fields[i + 1]);
    if (inRange(board)) boards.push_back(*board);
  }
  if (boards.empty()) return boards;
  const auto isSide = [](std::string_view field) {
    const HeadingWord side = headingMeaning(field).word;
    return side == HeadingWord::ns || side == HeadingWord::ew;
  };
  if (std::count_if(words.fields.begin(), words.fields.end(), isSide) < 2) boards.clear();
  return boards;
}

bool isDecoration(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const CodePoint point = decodeAt(line, at);
    at += point.bytes;
    const char32_t c = point.value;
    const bool ascii = c == '-' || c == '=' || c == '_' || c == '+' || c == '|' || c == '*' || c == '.' ||
                       c == ':' || c == '~' || c == ';' || c == ',';
    const bool frame = (c >= 0x2500 && c <= 0x257F) || (c >= 0x2010 && c <= 0x2015);
    if (!ascii && !frame && !isBlank(c)) return false;
  }
  return true;
}

}  // namespace overtrick

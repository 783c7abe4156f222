#include "read/words.h"

#include <array>
#include <string>
#include <utility>

#include "read/numbers.h"
#include "read/text.h"

namespace overtrick {
namespace {

using Kind = OutcomeWord::Kind;

struct OutcomeRow {
  std::string_view word;
  Kind kind;
  Languages languages;
};

constexpr auto outcomeWords = std::to_array<OutcomeRow>({
    {"pass", Kind::passed, language::all},
    {"p", Kind::passed, language::all},
    {"ap", Kind::passed, language::all},
    {"po", Kind::passed, language::all},
    {"passed", Kind::passed, language::english},
    {"passedout", Kind::passed, language::english},
    {"passout", Kind::passed, language::english},
    {"allpass", Kind::passed, language::english},
    {"pas", Kind::passed, language::dutch | language::danish},
    {"gepast", Kind::passed, language::dutch},
    {"rondpas", Kind::passed, language::dutch},
    {"rondgepast", Kind::passed, language::dutch},
    {"allenpas", Kind::passed, language::dutch},
    {"allepas", Kind::passed, language::dutch | language::danish},
    {"passet", Kind::passed, language::danish},
    {"passetrundt", Kind::passed, language::danish},
    {"rundpas", Kind::passed, language::danish},
    {"pasrundt", Kind::passed, language::danish},
    {"rundpass", Kind::passed, language::swedish},
    {"passat", Kind::passed, language::swedish},
    {"allapass", Kind::passed, language::swedish},
    {"4pass", Kind::passed, language::all},
    {"4pas", Kind::passed, language::dutch | language::danish},
    {"np", Kind::notPlayed, language::all},
    {"n/p", Kind::notPlayed, language::all},
    {"notplayed", Kind::notPlayed, language::english},
    {"noplay", Kind::notPlayed, language::english},
    {"unplayed", Kind::notPlayed, language::english},
    {"nietgespeeld", Kind::notPlayed, language::dutch},
    {"ng", Kind::notPlayed, language::dutch},
    {"ikkespillet", Kind::notPlayed, language::danish},
    {"ejspillet", Kind::notPlayed, language::danish},
    {"ejspelad", Kind::notPlayed, language::swedish},
    {"intespelad", Kind::notPlayed, language::swedish},
    {"bye", Kind::bye, language::all},
    {"sitout", Kind::bye, language::english},
    {"rust", Kind::bye, language::dutch},
    {"inrust", Kind::bye, language::dutch},
    {"stilzit", Kind::bye, language::dutch},
    {"oversidder", Kind::bye, language::danish},
    {"oversidning", Kind::bye, language::danish},
    {"frirunda", Kind::bye, language::swedish},
    {"frirond", Kind::bye, language::swedish},
});

struct AverageRow {
  std::string_view word;
  Languages languages;
};

// With their sign alone: "G+" is "gemiddelde plus", "M-" is "middel minus".
constexpr auto signedAverageWords =
    std::to_array<AverageRow>({{"g", language::dutch}, {"m", language::nordic}});

constexpr auto averageWords = std::to_array<AverageRow>({
    {"a", language::all},
    {"av", language::english},
    {"ave", language::all},
    {"avg", language::english},
    {"average", language::english},
    {"gem", language::dutch},
    {"gemiddelde", language::dutch},
    {"gemiddeld", language::dutch},
    {"mid", language::danish},
    {"middel", language::danish},
    {"middelscore", language::danish},
    {"gns", language::danish},
    {"gennemsnit", language::danish},
    {"medel", language::swedish},
    {"snitt", language::swedish},
    {"medelscore", language::swedish},
});

struct PlainRow {
  std::string_view word;
  Languages languages;
};

constexpr auto boardWords = std::to_array<PlainRow>({
    {"#", language::all},
    {"board", language::english},
    {"bd", language::english},
    {"brd", language::english},
    {"boardno", language::english},
    {"boardnr", language::all},
    {"boardnumber", language::english},
    {"deal", language::english},
    {"hand", language::english},
    {"traveller", language::english},
    {"traveler", language::english},
    {"scoreslip", language::english},
    {"brett", language::all},
    {"gift", language::dutch},
    {"giftnr", language::dutch},
    {"giftnummer", language::dutch},
    {"scorebriefje", language::dutch},
    {"spelbriefje", language::dutch},
    {"spel", language::dutch | language::swedish},
    {"spelnr", language::dutch | language::swedish},
    {"spelnummer", language::dutch | language::swedish},
    {"spil", language::danish},
    {"spilnr", language::danish},
    {"spilnummer", language::danish},
    {"spilseddel", language::danish},
    {"kort", language::danish},
    {"bricka", language::swedish},
    {"brickanr", language::swedish},
    {"brickanummer", language::swedish},
    {"bricknr", language::swedish},
    {"bricknummer", language::swedish},
    {"brickprotokoll", language::swedish},
    {"brickslip", language::swedish},
    {"giv", language::swedish},
    {"givnr", language::swedish},
    {"givnummer", language::swedish},
});

constexpr auto sectionWords = std::to_array<PlainRow>({
    {"section", language::english},
    {"sectie", language::dutch},
    {"groep", language::dutch},
    {"lijn", language::dutch},
    {"række", language::danish},
    {"sektion", language::nordic},
    {"grupp", language::swedish},
    {"gruppe", language::danish},
    {"afdeling", language::dutch | language::danish},
    {"avdelning", language::swedish},
    {"rækken", language::danish},
    {"gruppen", language::nordic},
    {"sektionen", language::nordic},
});

struct VulnerabilityRow {
  std::string_view word;
  Vulnerability vulnerability;
};

constexpr auto vulnerabilityWords = std::to_array<VulnerabilityRow>({
    {"none", Vulnerability::none},    {"nobody", Vulnerability::none}, {"love", Vulnerability::none},
    {"nil", Vulnerability::none},     {"--", Vulnerability::none},     {"-", Vulnerability::none},
    {"niemand", Vulnerability::none}, {"ingen", Vulnerability::none},  {"o", Vulnerability::none},
    {"ns", Vulnerability::ns},        {"n-s", Vulnerability::ns},      {"n/s", Vulnerability::ns},
    {"nz", Vulnerability::ns},        {"n-z", Vulnerability::ns},      {"n/z", Vulnerability::ns},
    {"ew", Vulnerability::ew},        {"e-w", Vulnerability::ew},      {"e/w", Vulnerability::ew},
    {"ow", Vulnerability::ew},        {"o-w", Vulnerability::ew},      {"o/w", Vulnerability::ew},
    {"øv", Vulnerability::ew},        {"ø-v", Vulnerability::ew},      {"ø/v", Vulnerability::ew},
    {"öv", Vulnerability::ew},        {"ö-v", Vulnerability::ew},      {"ö/v", Vulnerability::ew},
    {"all", Vulnerability::both},     {"both", Vulnerability::both},   {"game", Vulnerability::both},
    {"al", Vulnerability::both},      {"allen", Vulnerability::both},  {"allemaal", Vulnerability::both},
    {"alle", Vulnerability::both},    {"alla", Vulnerability::both},
});

template <class Rows>
WordMeaning findPlain(const Rows& rows, std::string_view word) {
  const FoldedWord folded(word);
  for (const auto& row : rows) {
    if (isWord(folded.view(), row.word)) return {row.languages};
  }
  return {};
}

bool isPercent(Decimal value) {
  return value.tenThousandths >= 0 && value.tenThousandths <= 100 * Decimal::one;
}

// "averageplus" and "gemmin" as "average+" and "gem-", for what follows is the same.
std::string withSign(std::string_view word) {
  constexpr std::pair<std::string_view, char> signs[] = {{"plus", '+'}, {"minus", '-'}, {"min", '-'}};
  for (const auto& [text, sign] : signs) {
    if (word.size() <= text.size() || !word.ends_with(text)) continue;
    return std::string(word.substr(0, word.size() - text.size())) + sign;
  }
  return std::string(word);
}

// "gem+", "A-", "60%": one side's award.
std::optional<OutcomeWord> readAward(std::string_view word) {
  if (word.empty()) return std::nullopt;
  if (word.back() == '%') {
    const auto percent = readDecimal(word.substr(0, word.size() - 1));
    if (!percent || !isPercent(*percent)) return std::nullopt;
    return OutcomeWord{Kind::award, {Award::Kind::percent, *percent}, {}, language::all};
  }
  Award award;
  if (word.back() == '+') award.kind = Award::Kind::averagePlus;
  if (word.back() == '-') award.kind = Award::Kind::averageMinus;
  if (word.back() == '+' || word.back() == '-' || word.back() == '=') word.remove_suffix(1);
  for (const AverageRow& row : averageWords) {
    if (isWord(word, row.word)) return OutcomeWord{Kind::award, award, {}, row.languages};
  }
  if (award.kind == Award::Kind::average) return std::nullopt;
  for (const AverageRow& row : signedAverageWords) {
    if (isWord(word, row.word)) return OutcomeWord{Kind::award, award, {}, row.languages};
  }
  return std::nullopt;
}

// "A+A-", also with a dash of which one could think that it joins.
std::optional<OutcomeWord> readTwoAwards(std::string_view word) {
  const std::size_t sign = word.find_first_of("+-", 1);
  if (sign >= word.size() - 1 || (word.back() != '+' && word.back() != '-')) return std::nullopt;
  const auto ns = readAward(word.substr(0, sign + 1));
  const auto ew = readAward(word.substr(sign + 1));
  if (!ns || !ew) return std::nullopt;
  return OutcomeWord{Kind::awards, ns->award, ew->award, ns->languages};
}

std::optional<OutcomeWord> readPercentages(std::string_view ns, std::string_view ew) {
  if (ns.ends_with('%')) ns.remove_suffix(1);
  if (ew.ends_with('%')) ew.remove_suffix(1);
  const auto first = readDecimal(ns);
  const auto second = readDecimal(ew);
  if (!first || !second || !isPercent(*first) || !isPercent(*second)) return std::nullopt;
  return OutcomeWord{
      Kind::awards, {Award::Kind::percent, *first}, {Award::Kind::percent, *second}, language::all};
}

// "A6040" of the figures behind the A: two shares of two digits, of which all and nothing have four together.
std::optional<OutcomeWord> readJoinedShares(std::string_view digits) {
  if (digits == "1000") return readPercentages("100", "0");
  if (digits == "0100") return readPercentages("0", "100");
  return readPercentages(digits.substr(0, 2), digits.substr(2));
}

// "A+/A-", "60/40", "60:40", "60%-40%", "A6040", "A60/40", "A60-40".
std::optional<OutcomeWord> readAwards(std::string_view word) {
  const std::size_t slash = word.find('/');
  if (slash != std::string_view::npos) {
    const auto ns = readAward(word.substr(0, slash));
    const auto ew = readAward(word.substr(slash + 1));
    if (ns && ew) return OutcomeWord{Kind::awards, ns->award, ew->award, ns->languages};
  }
  bool marked = false;
  for (const std::string_view mark : {"ave", "avg", "av", "adj", "a"}) {
    if (marked || !word.starts_with(mark)) continue;
    word.remove_prefix(mark.size());
    marked = true;
  }
  const std::size_t cut = word.find_first_of("/-:", 1);
  if (cut != std::string_view::npos) {
    const bool plain = word[cut] == '/' || marked || word.find('%') != std::string_view::npos;
    auto awards = readPercentages(word.substr(0, cut), word.substr(cut + 1));
    // "60-40" and "60:40" are two shares of one top; other figures with a dash or colon between may be anything.
    const bool shares =
        awards &&
        awards->award.percent.tenThousandths + awards->opponent.percent.tenThousandths == 100 * Decimal::one;
    return plain || shares ? awards : std::nullopt;
  }
  const bool digits = word.find_first_not_of("0123456789") == std::string_view::npos;
  if (marked && digits && word.size() == 4) return readJoinedShares(word);
  if (marked && (word.size() == 2 || word == "100" || !digits)) {
    const auto percent = readDecimal(word);
    if (!percent || !isPercent(*percent)) return std::nullopt;
    return OutcomeWord{Kind::award, {Award::Kind::percent, *percent}, {}, language::all};
  }
  return std::nullopt;
}

bool isDash(char32_t value) {
  return value == '-' || value == 0x2212 || (value >= 0x2010 && value <= 0x2015);
}

// One letter more, less or other.
bool isOneLetterOff(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  return a.substr(same + (a.size() == b.size() ? 1 : 0)) == b.substr(same + 1);
}

bool isPlainLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// "passed-out", "sit-out", "not_played": a joint between two letters is as good as a blank, which is folded away.
std::string_view withoutHyphens(std::string_view folded, std::string& buffer) {
  if (folded.find_first_of("-_", 1) == std::string_view::npos) return folded;
  for (std::size_t i = 0; i < folded.size(); ++i) {
    const bool joint = (folded[i] == '-' || folded[i] == '_') && i > 0 && i + 1 < folded.size();
    if (joint && isPlainLetter(folded[i - 1]) && isPlainLetter(folded[i + 1])) continue;
    buffer.push_back(folded[i]);
  }
  return buffer;
}

// "---" and longer: the Belgian sheet's sign for a board that was not played.
bool isLongDash(std::string_view folded) {
  return folded.size() >= 3 && folded.find_first_not_of('-') == std::string_view::npos;
}

}  // namespace

FoldedWord::FoldedWord(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    at += point.bytes;
    const bool decimal = size_ > 0 && isDigit(letters_[size_ - 1]) && at < text.size() && isDigit(text[at]);
    if ((point.value == '.' && !decimal) || isBlank(point.value)) continue;
    if (size_ + 4 > capacity) {
      size_ = 0;
      return;
    }
    put(point.value);
  }
}

void FoldedWord::put(char32_t value) {
  if (value < 0x80) {
    letters_[size_++] = static_cast<char>(value >= 'A' && value <= 'Z' ? value + 0x20 : value);
    return;
  }
  constexpr char32_t times = 0xD7;
  constexpr char32_t combiningDiaeresis = 0x308;
  if (value == times) value = 'x';
  if (value >= 0xC0 && value <= 0xDE) value += 0x20;
  if (isDash(value)) value = '-';
  if (value == combiningDiaeresis && size_ > 0 &&
      (letters_[size_ - 1] == 'o' || letters_[size_ - 1] == 'a')) {
    value = letters_[--size_] == 'o' ? U'ö' : U'ä';
  }
  if (value < 0x80) {
    letters_[size_++] = static_cast<char>(value);
    return;
  }
  std::string encoded;
  appendUtf8(encoded, value);
  for (const char c : encoded) letters_[size_++] = c;
}

WordMeaning boardWord(std::string_view word) { return findPlain(boardWords, word); }
bool isSlipOfBoardWord(std::string_view word) {
  constexpr std::size_t shortest = 4;
  const FoldedWord folded(word);
  if (boardWord(word).known()) return false;
  for (const PlainRow& row : boardWords) {
    if (row.word.size() >= shortest && isOneLetterOff(folded.view(), row.word)) return true;
  }
  return false;
}

WordMeaning sectionWord(std::string_view word) { return findPlain(sectionWords, word); }

bool isWithinWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : {"within", "binnen", "indenfor", "inom"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

bool isExpectedWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : {"expected", "verwacht", "forventet", "förväntat"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

bool isReverseWord(std::string_view word) {
  if (word.size() > 2 && word.front() == '(' && word.back() == ')') word = word.substr(1, word.size() - 2);
  const FoldedWord folded(word);
  for (const std::string_view known :
       {"reverse", "reversed", "rev", "omgekeerd", "omgewisseld", "omvendt", "omvänt", "omvänd"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

bool isGroupWord(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : {"group", "form", "groep", "gruppe", "grupp"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

bool isPlaceholder(std::string_view text) {
  if (text.empty()) return true;
  const CodePoint point = decodeAt(text, 0);
  return point.bytes == text.size() && (isDash(point.value) || point.value == '_' || point.value == '.');
}

bool isTwoDashes(std::string_view text) {
  const std::size_t first = text.empty() ? 0 : decodeAt(text, 0).bytes;
  return first > 0 && first < text.size() && text[0] != '_' && text[0] != '.' &&
         isPlaceholder(text.substr(0, first)) && isPlaceholder(text.substr(first)) &&
         text.find_first_of("_.") == std::string_view::npos;
}

bool isEmptyScore(std::string_view text) { return isPlaceholder(text) || isTwoDashes(text); }

bool isSignWord(std::string_view word) {
  const FoldedWord folded(word);
  return isWord(folded.view(), "plus") || isWord(folded.view(), "minus") || isWord(folded.view(), "min");
}

bool isVersusWord(std::string_view word) {
  if (isPlaceholder(word)) return true;
  const FoldedWord folded(word);
  for (const std::string_view known : {"v", "vs", "/", "tegen", "mod", "mot", ":"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

std::optional<Vulnerability> readVulnerability(std::string_view text) {
  const FoldedWord folded(text);
  for (const VulnerabilityRow& row : vulnerabilityWords) {
    if (isWord(folded.view(), row.word)) return row.vulnerability;
  }
  return std::nullopt;
}

std::optional<OutcomeWord> readOutcomeWord(std::string_view text) {
  const FoldedWord folded(text);
  std::string buffer;
  std::string_view word = withoutHyphens(folded.view(), buffer);
  if (word.empty()) return std::nullopt;
  if (word.ends_with("(0)")) word.remove_suffix(3);
  if (isLongDash(word)) return OutcomeWord{Kind::notPlayed, {}, {}, language::all};
  for (const OutcomeRow& row : outcomeWords) {
    if (isWord(word, row.word)) return OutcomeWord{row.kind, {}, {}, row.languages};
  }
  if (const auto award = readAward(word)) return award;
  if (const auto awards = readTwoAwards(folded.view())) return awards;
  if (const auto award = readAward(withSign(word))) return award;
  return readAwards(word);
}

std::size_t wordsOfOutcome(const std::vector<std::string_view>& words, std::size_t at) {
  const auto begins = [](std::string_view word) { return word.size() > 1 && isPlainLetter(word.front()); };
  if (at + 1 >= words.size() || !begins(words[at]) || !begins(words[at + 1])) return 1;
  const std::string_view last = words[at + 1];
  const char* end = last.data() + last.size();
  const auto both = readOutcomeWord({words[at].data(), static_cast<std::size_t>(end - words[at].data())});
  const bool whole =
      both && (both->kind == Kind::passed || both->kind == Kind::notPlayed || both->kind == Kind::bye);
  return whole && !readOutcomeWord(last) ? 2 : 1;
}

Award opposite(Award award) {
  if (award.kind == Award::Kind::averagePlus) return {Award::Kind::averageMinus, {}};
  if (award.kind == Award::Kind::averageMinus) return {Award::Kind::averagePlus, {}};
  if (award.kind == Award::Kind::percent) {
    return {Award::Kind::percent, {100 * Decimal::one - award.percent.tenThousandths}};
  }
  return award;
}

}  // namespace overtrick

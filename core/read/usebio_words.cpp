#include "read/usebio_words.h"

#include "event/date.h"
#include "read/list_row.h"
#include "read/numbers.h"
#include "read/row.h"
#include "read/words.h"

namespace overtrick::usebio {

bool holds(std::string_view text, std::string_view word) { return text.find(word) != std::string_view::npos; }

std::string upper(std::string_view text) {
  std::string shown(text.substr(0, 64));
  for (char& c : shown) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 0x20) : c;
  return shown;
}

std::string usebioDate(std::string_view text) {
  const bool slashes = text.size() == 10 && text[2] == '/' && text[5] == '/';
  if (!slashes) return std::string(text);
  std::string iso(text.substr(6));
  iso.push_back('-');
  iso += text.substr(3, 2);
  iso.push_back('-');
  iso += text.substr(0, 2);
  return dayOf(iso) == noDay ? std::string(text) : iso;
}

Direction directionOf(std::string_view text) {
  const std::string word = upper(text);
  if (word == "NS" || word == "N/S" || word == "N" || word == "S") return Direction::ns;
  return word == "EW" || word == "E/W" || word == "E" || word == "W" ? Direction::ew : Direction::any;
}

bool isNobodyOrBye(std::string_view number) {
  if (isPlaceholder(number) || readCount(number) == 0) return true;
  const auto word = readOutcomeWord(number);
  return word && word->kind == OutcomeWord::Kind::bye;
}

Adjusted adjustedBy(std::string_view text) {
  const auto is = [word = upper(text)](auto... words) { return ((word == words) || ...); };
  if (isPlaceholder(text) || is("0", "N", "NO", "FALSE")) return Adjusted::no;
  // A letter may stand for more than an average.
  RowParts parts;
  if (text.size() < 2) return Adjusted::untold;
  if (takeRuling(parts, text)) return Adjusted::told;
  const auto word = readOutcomeWord(text);
  return word && word->kind != OutcomeWord::Kind::passed ? Adjusted::told : Adjusted::untold;
}

}  // namespace overtrick::usebio

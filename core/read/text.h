// Text as it comes in: lines, code points, blanks, and where in a line something stands.
//
// Input is UTF-8 and may be anything: bytes that are no UTF-8 count as one character each and are kept.
// Columns count UTF-16 units from 1, as text fields do. Not here: what the text means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "event/finding.h"

namespace overtrick {

// One code point and the bytes it took; `valid` is false for a byte that starts no UTF-8 sequence.
struct CodePoint {
  char32_t value = 0;
  std::uint8_t bytes = 1;
  bool valid = true;
};

[[nodiscard]] CodePoint decodeBeyondAscii(std::string_view text, std::size_t at);
[[nodiscard]] inline CodePoint decodeAt(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  return byte < 0x80 ? CodePoint{byte, 1, true} : decodeBeyondAscii(text, at);
}
void appendUtf8(std::string& out, char32_t value);
[[nodiscard]] std::int32_t utf16Length(std::string_view text);
[[nodiscard]] std::size_t firstInvalidUtf8(std::string_view text);  // npos when all is well

// As many whole characters of UTF-8 as so many bytes hold.
[[nodiscard]] std::string_view wholeCharacters(std::string_view text, std::size_t most);

// Everything that separates words and prints nothing, the line's end excepted: blank, tab, no-break and thin
// spaces, zero-width characters and the byte order mark.
[[nodiscard]] bool isBlankBeyondAscii(char32_t value);
[[nodiscard]] inline bool isBlank(char32_t value) {
  if (value > 0x7F) return isBlankBeyondAscii(value);
  return value == ' ' || value == '\t' || value == '\v' || value == '\f' || value == 0;
}
[[nodiscard]] std::string_view trimmed(std::string_view text);

// 7 for 007: a pair is called by its number, however it is written.
[[nodiscard]] std::string_view withoutZeros(std::string_view number);
// What PBN and plain tables call a space.
[[nodiscard]] constexpr bool isSpace(char letter) { return letter == ' ' || letter == '\t'; }
[[nodiscard]] constexpr bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
[[nodiscard]] constexpr bool startsWithDigit(std::string_view text) {
  return !text.empty() && isDigit(text.front());
}

// The tables of words are long, and most of their words differ from the text in the first letter.
[[nodiscard, gnu::always_inline]] inline bool isWord(std::string_view text, std::string_view word) {
  return text.size() == word.size() && !text.empty() && text.front() == word.front() && text == word;
}
[[nodiscard, gnu::always_inline]] inline bool beginsWith(std::string_view text, std::string_view word) {
  return !text.empty() && text.front() == word.front() && text.starts_with(word);
}

// The text with full-width letters, digits and signs ("＋１") as ordinary ones. Each is one UTF-16 unit before
// and after, so that places stay what they are. `buffer` holds the text where it had any.
[[nodiscard]] std::string_view withoutFullWidth(std::string_view text, std::string& buffer);

// Walks over lines that end in LF, CR or CR LF.
class LineWalker {
 public:
  explicit LineWalker(std::string_view text);
  [[nodiscard]] bool next();  // false when there is no further line
  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::int32_t number() const { return number_; }

 private:
  std::string_view text_;
  std::string_view line_;
  std::size_t at_ = 0;
  std::int32_t number_ = 0;
};

// Where `part` stands in `line`, which it is a piece of.
[[nodiscard]] Where whereIn(std::string_view line, std::int32_t lineNumber, std::string_view part);

// Findings of one reading, no more than mostFindings and a few that say where it stopped.
class FindingList {
 public:
  void add(Code code, Where where, std::int32_t first = 0, std::int32_t second = 0);
  [[nodiscard]] Findings take();  // in the order of their lines; closes with the number left out

 private:
  Findings findings_;
  std::int32_t leftOut_ = 0;
};

// "> 1 2 420": as an e-mail quotes the one that it answers.
[[nodiscard]] std::string_view withoutQuoteMarks(std::string_view line);

}  // namespace overtrick

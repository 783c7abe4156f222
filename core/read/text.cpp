#include "read/text.h"

#include <utility>

#include "event/order.h"

namespace overtrick {
namespace {

// Where reading stopped is told however much was found before.
bool endsReading(Code code) {
  return code == Code::tooManyLines || code == Code::tooManyPairs || code == Code::tooComplex ||
         code == Code::unknownFormat;
}

constexpr char32_t byteOrderMark = 0xFEFF;

std::uint8_t byteAt(std::string_view text, std::size_t at) { return static_cast<std::uint8_t>(text[at]); }

// The length that a lead byte announces; 0 for a byte that leads nothing.
std::uint8_t announcedLength(std::uint8_t lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  if (lead >= 0xF0 && lead < 0xF5) return 4;
  return 0;
}

bool isScalar(char32_t value, std::uint8_t bytes) {
  if (value >= 0xD800 && value < 0xE000) return false;
  if (bytes == 3) return value >= 0x800;
  if (bytes == 4) return value >= 0x10000 && value < 0x110000;
  return true;
}

}  // namespace

CodePoint decodeBeyondAscii(std::string_view text, std::size_t at) {
  const std::uint8_t lead = byteAt(text, at);
  const std::uint8_t bytes = announcedLength(lead);
  const CodePoint bad{lead, 1, false};
  if (bytes == 0 || at + bytes > text.size()) return bad;
  char32_t value = lead & (0x7Fu >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    const std::uint8_t next = byteAt(text, at + i);
    if ((next & 0xC0) != 0x80) return bad;
    value = (value << 6) | (next & 0x3Fu);
  }
  if (!isScalar(value, bytes)) return bad;
  return {value, bytes, true};
}

void appendUtf8(std::string& out, char32_t value) {
  const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (value < 0x80) {
    put(value);
  } else if (value < 0x800) {
    put(0xC0 | (value >> 6));
    put(0x80 | (value & 0x3F));
  } else if (value < 0x10000) {
    put(0xE0 | (value >> 12));
    put(0x80 | ((value >> 6) & 0x3F));
    put(0x80 | (value & 0x3F));
  } else {
    put(0xF0 | (value >> 18));
    put(0x80 | ((value >> 12) & 0x3F));
    put(0x80 | ((value >> 6) & 0x3F));
    put(0x80 | (value & 0x3F));
  }
}

std::int32_t utf16Length(std::string_view text) {
  std::int32_t units = 0;
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    units += point.value >= 0x10000 ? 2 : 1;
    at += point.bytes;
  }
  return units;
}

std::size_t firstInvalidUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    if (!point.valid) return at;
    at += point.bytes;
  }
  return std::string_view::npos;
}

bool isBlankBeyondAscii(char32_t value) {
  return value == 0xA0 || (value >= 0x2000 && value <= 0x200F) || value == 0x2028 || value == 0x2029 ||
         value == 0x202A || value == 0x202C || value == 0x202F || value == 0x205F || value == 0x2060 ||
         (value >= 0x2066 && value <= 0x2069) || value == 0x3000 || value == byteOrderMark ||
         (value >= 0xFE00 && value <= 0xFE0F);  // how a symbol is drawn: "♠️"
}

std::string_view wholeCharacters(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end);
}

std::string_view trimmed(std::string_view text) {
  std::size_t from = 0;
  while (from < text.size()) {
    const CodePoint point = decodeAt(text, from);
    if (!isBlank(point.value)) break;
    from += point.bytes;
  }
  std::size_t to = text.size();
  while (to > from) {
    std::size_t start = to - 1;
    while (start > from && to - start < 4 && (byteAt(text, start) & 0xC0) == 0x80) --start;
    const CodePoint point = decodeAt(text, start);
    if (start + point.bytes != to || !isBlank(point.value)) break;
    to = start;
  }
  return text.substr(from, to - from);
}

std::string_view withoutZeros(std::string_view number) {
  while (number.size() > 1 && number[0] == '0') number.remove_prefix(1);
  return number;
}

std::string_view withoutFullWidth(std::string_view text, std::string& buffer) {
  constexpr char lead = '\xEF';  // of U+F000 to U+FFFF, which has little else that people type
  if (text.find(lead) == std::string_view::npos) return text;
  buffer.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    const char32_t value = point.value;
    if (point.valid && value >= 0xFF01 && value <= 0xFF5E) {
      buffer.push_back(static_cast<char>(value - 0xFEE0));
    } else if (point.valid && (value == 0xFE62 || value == 0xFE63)) {
      buffer.push_back(value == 0xFE62 ? '+' : '-');
    } else {
      buffer.append(text.substr(at, point.bytes));
    }
    at += point.bytes;
  }
  return buffer;
}

LineWalker::LineWalker(std::string_view text) : text_(text) {}

bool LineWalker::next() {
  if (at_ >= text_.size()) return false;
  std::size_t end = at_;
  while (end < text_.size() && text_[end] != '\n' && text_[end] != '\r') ++end;
  line_ = text_.substr(at_, end - at_);
  at_ = end + 1;
  if (end + 1 < text_.size() && text_[end] == '\r' && text_[end + 1] == '\n') ++at_;
  ++number_;
  return true;
}

Where whereIn(std::string_view line, std::int32_t lineNumber, std::string_view part) {
  Where where;
  where.line = lineNumber;
  const bool inside = part.data() >= line.data() && part.data() + part.size() <= line.data() + line.size();
  if (!inside) return where;
  where.column = utf16Length(line.substr(0, static_cast<std::size_t>(part.data() - line.data()))) + 1;
  where.length = utf16Length(part);
  return where;
}

void FindingList::add(Code code, Where where, std::int32_t first, std::int32_t second) {
  constexpr std::size_t spare = 8;
  if (findings_.size() < mostFindings + (endsReading(code) ? spare : 0)) {
    findings_.push_back({code, where, first, second});
  } else {
    ++leftOut_;
  }
}

Findings FindingList::take() {
  sortStably(findings_, [](const Finding& a, const Finding& b) {
    return a.where.line != b.where.line ? a.where.line < b.where.line : a.where.column < b.where.column;
  });
  if (leftOut_ > 0) findings_.push_back({Code::moreFindings, {}, leftOut_, 0});
  return std::move(findings_);
}

std::string_view withoutQuoteMarks(std::string_view line) {
  constexpr int deepest = 16;
  for (int depth = 0; depth < deepest; ++depth) {
    const std::string_view rest = trimmed(line);
    if (!rest.starts_with('>')) break;
    line = rest.substr(1);
  }
  return line;
}

}  // namespace overtrick

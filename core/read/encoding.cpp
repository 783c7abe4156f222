#include "read/encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "read/text.h"

namespace overtrick {
namespace {

// 0x80 … 0x9F of Windows-1252; the five that it leaves open stay what they are in ISO 8859-1.
constexpr std::array<char32_t, 32> windows1252 = {
    0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

void appendWindows1252(std::string& out, char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (byte < 0x80) {
    out.push_back(c);
  } else {
    appendUtf8(out, byte < 0xA0 ? windows1252[byte - 0x80U] : byte);
  }
}

// Characters beyond ASCII: those that are UTF-8, and bytes that are not.
struct Beyond {
  std::size_t utf8 = 0;
  std::size_t strange = 0;
};

Beyond countBeyondAscii(std::string_view bytes) {
  Beyond count;
  for (std::size_t at = 0; at < bytes.size();) {
    const CodePoint point = decodeAt(bytes, at);
    if (!point.valid) ++count.strange;
    if (point.bytes > 1) ++count.utf8;
    at += point.bytes;
  }
  return count;
}

// Of text that is not all UTF-8; `keepsUtf8` where what is UTF-8 in it is to be taken as that.
DecodedText fromWindows1252(std::string_view bytes, bool keepsUtf8, std::string& out) {
  DecodedText decoded{{}, keepsUtf8 ? Encoding::utf8 : Encoding::windows1252};
  out.reserve(bytes.size() + bytes.size() / 8);
  for (std::size_t at = 0; at < bytes.size();) {
    const CodePoint point = decodeAt(bytes, at);
    const bool strange = keepsUtf8 ? !point.valid : point.bytes > 1;
    if (strange && decoded.mixedAt == std::string_view::npos) decoded.mixedAt = out.size();
    const std::string_view character = bytes.substr(at, point.bytes);
    if (keepsUtf8 && point.valid) {
      out.append(character);
    } else {
      for (const char c : character) appendWindows1252(out, c);
    }
    at += point.bytes;
  }
  decoded.text = out;
  return decoded;
}

void fromUtf16(std::string_view bytes, bool bigEndian, std::string& out) {
  const auto unitAt = [&](std::size_t i) {
    const auto first = static_cast<unsigned char>(bytes[i]);
    const auto second = static_cast<unsigned char>(bytes[i + 1]);
    return static_cast<char32_t>(bigEndian ? first << 8 | second : second << 8 | first);
  };
  constexpr char32_t replacement = 0xFFFD;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    char32_t unit = unitAt(i);
    if (unit >= 0xD800 && unit < 0xE000) {
      const bool paired =
          unit < 0xDC00 && i + 3 < bytes.size() && unitAt(i + 2) >= 0xDC00 && unitAt(i + 2) < 0xE000;
      if (paired) {
        unit = 0x10000 + ((unit - 0xD800) << 10) + (unitAt(i + 2) - 0xDC00);
        i += 2;
      } else {
        unit = replacement;
      }
    }
    appendUtf8(out, unit);
  }
}

}  // namespace

bool isUtf8(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    // Eight plain bytes at a time: files are nearly all ASCII.
    while (at + 8 <= bytes.size()) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, bytes.data() + at, 8);
      if ((eight & 0x8080808080808080U) != 0) break;
      at += 8;
    }
    if (at == bytes.size()) break;
    const CodePoint point = decodeAt(bytes, at);
    if (!point.valid) return false;
    at += point.bytes;
  }
  return true;
}

DecodedText decodeText(std::string_view bytes, std::string& buffer) {
  const bool marked = bytes.starts_with("\xEF\xBB\xBF");
  if (marked) bytes.remove_prefix(3);
  const bool little = bytes.starts_with("\xFF\xFE");
  if (little || bytes.starts_with("\xFE\xFF")) {
    fromUtf16(bytes.substr(2), !little, buffer);
    return {buffer, Encoding::utf16};
  }
  if (isUtf8(bytes)) return {bytes, Encoding::utf8};
  const Beyond beyond = countBeyondAscii(bytes);
  return fromWindows1252(bytes, marked || beyond.utf8 >= std::max<std::size_t>(beyond.strange, 1), buffer);
}

}  // namespace overtrick

#include "read/encoding.h"

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

void fromWindows1252(std::string_view bytes, std::string& out) {
  out.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      out.push_back(c);
    } else {
      appendUtf8(out, byte < 0xA0 ? windows1252[byte - 0x80U] : byte);
    }
  }
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
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const bool little = bytes.starts_with("\xFF\xFE");
  if (little || bytes.starts_with("\xFE\xFF")) {
    fromUtf16(bytes.substr(2), !little, buffer);
    return {buffer, Encoding::utf16};
  }
  if (isUtf8(bytes)) return {bytes, Encoding::utf8};
  fromWindows1252(bytes, buffer);
  return {buffer, Encoding::windows1252};
}

}  // namespace overtrick

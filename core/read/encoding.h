// Bytes of a file to UTF-8: what is no UTF-8 is taken as Windows-1252, as older programs write it.
//
// A file may have both, as where somebody added a name to it: with a mark, or with no more bytes that are no UTF-8
// than characters of several bytes that are, it is UTF-8 and each of these bytes is Windows-1252 by itself; else
// all of it is Windows-1252.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace overtrick {

enum class Encoding : unsigned char { utf8, windows1252, utf16 };

struct DecodedText {
  std::string_view text;  // UTF-8 without a byte order mark; lies in the input or in the buffer
  Encoding encoding = Encoding::utf8;
  // Where in the text the first character stands that is of another encoding than most; npos when none is.
  std::size_t mixedAt = std::string_view::npos;
};

// UTF-8 with or without a mark stays where it is; UTF-16 with a mark, Windows-1252 and what is mixed are written into
// the buffer.
[[nodiscard]] DecodedText decodeText(std::string_view bytes, std::string& buffer);

[[nodiscard]] bool isUtf8(std::string_view bytes);

}  // namespace overtrick

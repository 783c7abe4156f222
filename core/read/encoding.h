// Bytes of a file to UTF-8: what is no UTF-8 is taken as Windows-1252, as older programs write it.
#pragma once

#include <string>
#include <string_view>

namespace overtrick {

enum class Encoding : unsigned char { utf8, windows1252, utf16 };

struct DecodedText {
  std::string_view text;  // UTF-8 without a byte order mark; lies in the input or in the buffer
  Encoding encoding = Encoding::utf8;
};

// UTF-8 with or without a mark stays where it is; UTF-16 with a mark and Windows-1252 are written into the
// buffer.
[[nodiscard]] DecodedText decodeText(std::string_view bytes, std::string& buffer);

[[nodiscard]] bool isUtf8(std::string_view bytes);

}  // namespace overtrick

// Lines of a PBN file: tag pairs, and what is left of a line without its comments.
//
// PBN 2.1 §3.2 (tag pairs) and §3.8 (comments: from ';' to the end of the line, or in braces over any number
// of lines). Inside a string neither starts a comment.
#pragma once

#include <string_view>

namespace overtrick {

struct PbnTagPair {
  std::string_view name;
  std::string_view value;
  bool complete = false;
};

// Cuts `[Name "value"]` off the front of a line that starts with '['.
[[nodiscard]] PbnTagPair takePbnTag(std::string_view& line);

class PbnComments {
 public:
  explicit PbnComments(std::string_view text);
  // The rest of the line before its next comment; what follows a comment in braces comes with the next call.
  // Empty pieces are passed over; false when the line is used up. A brace that is closed nowhere starts no
  // comment: it stays in the piece.
  [[nodiscard]] bool next(std::string_view& line, std::string_view& piece);
  [[nodiscard]] bool open() const { return open_; }

 private:
  [[nodiscard]] std::size_t commentIn(std::string_view line) const;

  const char* lastClose_;  // the text's last closing brace
  bool open_ = false;      // a brace of an earlier line is not closed yet
};

}  // namespace overtrick

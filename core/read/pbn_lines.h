// Lines of a PBN file: tag pairs, and what is left of a line without its comments.
//
// PBN 2.1 §3.2 (tag pairs) and §3.8 (comments: from ';' to the end of the line, or in braces over any number
// of lines). Inside a string neither starts a comment.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "read/reporter.h"

namespace overtrick {

struct PbnTagPair {
  std::string_view name;
  std::string_view value;
  bool complete = false;
};

// Cuts `[Name "value"]` off the front of a line that starts with '['.
[[nodiscard]] PbnTagPair takePbnTag(std::string_view& line);

// Whether a piece that starts with '[' goes on in the next line: a tag pair may run over several, its string may not.
[[nodiscard]] bool isOpenPbnTag(std::string_view words);

// The pieces of such a tag pair.
class PbnOpenTag {
 public:
  struct Piece {
    std::string_view line;
    std::int32_t number = 0;
    std::string_view words;
  };
  [[nodiscard]] bool any() const { return !pieces_.empty(); }
  [[nodiscard]] bool isTooLong() const;  // to become a pair
  void begin(const Piece& piece) { pieces_.push_back(piece); }
  // The pair as one line when this was its last piece, else empty. It may be looked at as long as this lives.
  [[nodiscard]] std::string_view goOn(const Piece& piece);
  // Says of each piece that it cannot be read.
  void giveUp(Reporter& reporter);

 private:
  std::vector<Piece> pieces_;
  std::deque<std::string> joined_;
};

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

// Says findings about pieces of the line being read, once or each time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "read/text.h"

namespace overtrick {

// A piece of a record that is not one line of text, and where it stands.
struct PlacedText {
  std::string_view text;
  std::int32_t line = 0;
  std::int32_t column = 0;
};

class Reporter {
 public:
  // The line that the next findings are about.
  void moveTo(std::string_view line, std::int32_t number) {
    if (line.data() != line_.data()) {
      last_ = line.data();
      column_ = 1;
    }
    line_ = line;
    number_ = number;
    pieces_ = {};
  }
  // The same for a record in pieces, which must outlive the reading of it.
  void moveTo(std::span<const PlacedText> pieces, std::int32_t number) {
    line_ = {};
    number_ = number;
    pieces_ = pieces;
  }
  // While muted nothing is kept: a first look at the text.
  void mute(bool muted) { muted_ = muted; }

  void say(Code code, std::string_view part, std::int32_t first = 0, std::int32_t second = 0) {
    if (!muted_) findings_.add(code, whereOf(part), first, second);
  }
  // For what is true of a whole text and need not be said of every line.
  void sayOnce(Code code, std::string_view part, std::int32_t first = 0, std::int32_t second = 0) {
    bool& said = said_[static_cast<std::size_t>(code)];
    if (muted_ || said) return;
    said = true;
    say(code, part, first, second);
  }
  [[nodiscard]] Findings take() { return findings_.take(); }

 private:
  // As whereIn, but counting on from the last finding: many findings in one endless line stay linear.
  Where placeInLine(std::string_view part) {
    constexpr std::size_t longest = 1000;
    const char* end = line_.data() + line_.size();
    if (part.data() < line_.data() || part.data() + part.size() > end) return whereIn(line_, number_, part);
    const auto between = [](const char* from, const char* to) {
      return utf16Length({from, static_cast<std::size_t>(to - from)});
    };
    column_ += part.data() >= last_ ? between(last_, part.data()) : -between(part.data(), last_);
    last_ = part.data();
    Where where;
    where.line = number_;
    where.column = column_;
    where.length = utf16Length(part.substr(0, longest));
    return where;
  }

  [[nodiscard]] Where whereOf(std::string_view part) {
    for (const PlacedText& piece : pieces_) {
      Where where = whereIn(piece.text, piece.line, part);
      if (where.column == 0) continue;
      where.column += piece.column - 1;
      return where;
    }
    if (pieces_.empty()) return placeInLine(part);
    Where record;
    record.line = number_;
    return record;
  }

  FindingList findings_;
  std::string_view line_;
  std::span<const PlacedText> pieces_;
  std::int32_t number_ = 0;
  const char* last_ = nullptr;  // where the last finding of this line stood, and its column
  std::int32_t column_ = 1;
  bool muted_ = false;
  std::array<bool, 256> said_{};
};

}  // namespace overtrick

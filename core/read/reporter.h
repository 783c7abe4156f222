// Says findings about pieces of the line being read, once or each time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "read/text.h"

namespace overtrick {

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
  }
  // While muted nothing is kept: a first look at the text.
  void mute(bool muted) { muted_ = muted; }

  void say(Code code, std::string_view part, std::int32_t first = 0, std::int32_t second = 0) {
    if (!muted_) findings_.add(code, place(part), first, second);
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
  Where place(std::string_view part) {
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

  FindingList findings_;
  std::string_view line_;
  std::int32_t number_ = 0;
  const char* last_ = nullptr;  // where the last finding of this line stood, and its column
  std::int32_t column_ = 1;
  bool muted_ = false;
  std::array<bool, 256> said_{};
};

}  // namespace overtrick

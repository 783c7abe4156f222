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
    line_ = line;
    number_ = number;
  }
  // While muted nothing is kept: a first look at the text.
  void mute(bool muted) { muted_ = muted; }

  void say(Code code, std::string_view part, std::int32_t first = 0, std::int32_t second = 0) {
    if (!muted_) findings_.add(code, whereIn(line_, number_, part), first, second);
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
  FindingList findings_;
  std::string_view line_;
  std::int32_t number_ = 0;
  bool muted_ = false;
  std::array<bool, 256> said_{};
};

}  // namespace overtrick

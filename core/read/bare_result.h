// What a small number without a sign behind a contract means: "4S N 1", "4S N 4".
//
// Three habits are in use: all of declarer's tricks, over- and undertricks (of which a spreadsheet takes the
// plus away), and the American level made ("made 4" is ten tricks). A number says little, all numbers of a
// text say more: a sign, a 0 or a 10 beside them, a score that only one habit gives, the heading of their
// column. Where nothing decides, nothing is guessed. Not here: reading the number (see read/contract_text.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "read/contract_text.h"

namespace overtrick {

// What stands above the number.
enum class ResultPlace : std::uint8_t { free, plusMinus, made, tricks, count };

inline constexpr auto resultPlaceCount = static_cast<std::size_t>(ResultPlace::count);

// The habit of each kind of column.
struct BareRules {
  std::array<BareResult, resultPlaceCount> of{};  // all tricks: what files of other programs have
  bool plusWritten = false;  // by somebody who would write it before four overtricks, too
  bool bySurvey = false;     // of a text that people wrote, one of whom may have another habit
  [[nodiscard]] BareResult at(ResultPlace place) const { return of[static_cast<std::size_t>(place)]; }
};

class BareSurvey {
 public:
  // `score` is the line's, if it has one, and `board` gives the vulnerability.
  void add(const ContractText& contract, ResultPlace place, std::optional<std::int32_t> score,
           std::int32_t board);
  [[nodiscard]] BareRules decide() const;

 private:
  struct Tally {
    std::array<std::int64_t, 3> scores{};  // lines whose score only this habit gives, by BareResult
    std::int64_t bare = 0;
    std::int64_t plus = 0;
    std::int64_t minus = 0;
    std::int64_t noughts = 0;
    std::int64_t many = 0;         // numbers that can only be tricks
    std::int64_t notRelative = 0;  // numbers that cannot be …
    std::int64_t notLevel = 0;
    std::int64_t hardlyTricks = 0;  // numbers that would be five down, or more
    std::int64_t hardlyLevel = 0;   // numbers that would be five overtricks, or more
  };
  [[nodiscard]] static BareResult decide(const Tally& tally, ResultPlace place);
  std::array<Tally, resultPlaceCount> tallies_{};
};

}  // namespace overtrick

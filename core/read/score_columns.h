// What the columns of a text without headings hold, so that a number is taken for the right side's score.
//
// Filled by a first look at all lines. Two columns of scores, one of them filled on each line, are NS's and EW's; an
// empty field before a score may also be one of results that nobody wrote, and numbers behind the scores are points. In
// lines of blanks a dash before a percentage, a nought, and where a score ends tell the same.
// What no line decides is assumed, and said. Not here: reading the numbers (see read/row_words.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "read/fields.h"

namespace overtrick {

// "1 - 2": the first field behind the pairs given.
[[nodiscard]] bool hasDashBetweenPairs(const FieldList& fields, std::size_t behind);

// Whose score stands behind an empty field.
enum class ScoreSide : std::uint8_t { ns, ew, assumedNs, assumedEw };

// Of the first two numbers of a line of blanks, before others: which one is a nought, and the other a score.
enum class SecondNumber : std::uint8_t { none, nought, behindNought, other };

class ScoreColumns {
 public:
  // The fields from there on. `scoreUnit` is 10 for scores without their last zero.
  void addLine(const FieldList& fields, std::size_t from, std::int32_t scoreUnit);
  // "1 - 2 - 420": dashes part what people write by hand, and no line shows that they are more.
  [[nodiscard]] bool dashesPart() const { return dashed_ > 0 && undashed_ == 0; }
  // "420 - 75%": in lines of blanks the dash before a percentage is EW's empty place.
  [[nodiscard]] bool haveShares() const { return shares_ > 0; }
  void addSecond(SecondNumber second) { ++seconds_[static_cast<std::size_t>(second)]; }
  // "420 0 4 0" and "0 50 2 2": noughts stand in the empty places of two columns of scores.
  [[nodiscard]] bool noughtsAreEmpty() const;
  // Lines of blanks: how many stand before the score.
  void addGap(std::size_t blanks, bool isSigned);

  // Lines of blanks with a contract: where the score ends, and how many blanks stand before it.
  void addEnd(std::size_t end, std::size_t blanks, bool isSigned);
  // The score that ends there is EW's, as those are that stand further right than the others.
  [[nodiscard]] bool isEwEnd(std::size_t end) const;

  // Whose the score in this field is, the field before it being empty. EW's when that one holds scores elsewhere, and
  // what may stand in their place: PASS, A+, 60/40. NS's when it holds other words, or when the next one is EW's.
  [[nodiscard]] ScoreSide sideOf(std::size_t field) const;
  // Some lines have a score and, in this field behind it, a number that can be none.
  [[nodiscard]] bool arePoints(std::size_t field) const;
  // Aligned with blanks: from this many blanks on the score is EW's; 0 when there is one column only.
  [[nodiscard]] std::size_t ewGap() const;

 private:
  struct Tally {
    std::int64_t texts = 0;
    std::int64_t outcomes = 0;
    std::int64_t scores = 0;
    std::int64_t behindEmpty = 0;    // scores with an empty field before them
    std::int64_t behindOutcome = 0;  // numbers beside an outcome in the field before
    std::int64_t points = 0;
  };
  std::array<Tally, mostFields + 2> fields_{};
  std::array<std::int64_t, mostFields + 1> gaps_{};
  static constexpr std::size_t mostEnds = 160;
  std::array<std::int64_t, mostEnds + 1> ends_{};
  std::size_t lastSingle_ = 0;  // the last end of a score behind one blank: there no columns are
  std::int64_t dashed_ = 0;     // lines of blanks with dashes between the pairs and before the score
  std::int64_t undashed_ = 0;   // and with one between the pairs alone
  std::array<std::int64_t, 4> seconds_{};  // by SecondNumber
  std::int64_t shares_ = 0;  // lines of blanks with a percentage behind a score and an empty place
  void addDashes(const FieldList& fields, std::size_t from);
  bool signed_ = false;
};

}  // namespace overtrick

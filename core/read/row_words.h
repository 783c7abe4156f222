// A result line without headings: the words behind the two pair numbers, in the order people write them.
//
// What a word can be decides: a contract's piece, a number, an outcome. Which number is whose score is told
// by the columns of the whole text. Not here: the pair numbers themselves (see read/lead.h).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "read/fields.h"
#include "read/reporter.h"
#include "read/row.h"

namespace overtrick {

// What the score columns of a text without headings look like; filled by a first look at all lines.
class ScoreColumns {
 public:
  // Of lines that marks part: which of their columns hold words, or results.
  void addField(std::size_t field, std::string_view text);
  // Lines of blanks: how many stand before the score.
  void addGap(std::size_t blanks, bool isSigned);

  // A number with an empty field before it is EW's when no line has words in that field, but for what may stand in
  // place of a score in a column of scores: PASS, A+, 60/40.
  [[nodiscard]] bool isEwField(std::size_t field) const;
  // Aligned with blanks: from this many blanks on the score is EW's; 0 when there is one column only.
  [[nodiscard]] std::size_t ewGap() const;

 private:
  std::array<std::int64_t, mostFields + 1> texts_{};
  std::array<std::int64_t, mostFields + 1> outcomes_{};
  std::array<std::int64_t, mostFields + 1> scores_{};
  std::array<std::int64_t, mostFields + 1> gaps_{};
  bool signed_ = false;
};

struct RowNumbers {
  std::string_view ns;
  std::string_view ew;
};

struct WordsReading {
  RowParts parts;
  std::string_view leftOver;  // the first word that means nothing here
  std::size_t scoreGap = 0;   // blanks before the first number; 0 when there is none
  bool scoreIsSigned = false;
  bool namesVulnerability = false;  // "None", "All" in the line
};

// Reads fields[from…]. `pairs` are the numbers of the line, for a declarer who is named by pair.
void readWords(const FieldList& fields, std::size_t from, RowNumbers pairs, const ScoreColumns& columns,
               const RowRules& rules, Reporter& reporter, WordsReading& out);

// A word that means nothing is a remark beside a result that is whole; else it is what makes the row unreadable.
void placeLeftOver(WordsReading& words, Reporter& reporter);

}  // namespace overtrick

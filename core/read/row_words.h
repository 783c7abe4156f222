// A result line without headings: the words behind the two pair numbers, in the order people write them.
//
// What a word can be decides: a contract's piece, a number, an outcome. Which number is whose score is told
// by the columns of the whole text. Not here: the pair numbers themselves (see read/lead.h).
#pragma once

#include <cstddef>
#include <string_view>

#include "read/fields.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/score_columns.h"

namespace overtrick {

struct RowNumbers {
  std::string_view ns;
  std::string_view ew;
};

// What in a line names vulnerabilities. A side may also be whose the score is, and two dashes are its empty place: they
// are vulnerabilities where the text has both.
struct VulnerabilityWords {
  bool named = false;  // "None", "All"
  bool sides = false;
  bool dashes = false;
  void add(const VulnerabilityWords& more) {
    named = named || more.named;
    sides = sides || more.sides;
    dashes = dashes || more.dashes;
  }
  [[nodiscard]] bool areThere() const { return named || (sides && dashes); }
};

struct WordsReading {
  RowParts parts;
  std::string_view leftOver;  // the first word that means nothing here
  std::size_t scoreGap = 0;   // blanks before the first number; 0 when there is none
  bool scoreIsSigned = false;
  std::size_t scoreEnd = 0;  // where it ends in its line, in characters
  VulnerabilityWords vulnerability;
  SecondNumber second = SecondNumber::none;
};

// Reads fields[from…]. `pairs` are the numbers of the line, for a declarer who is named by pair.
void readWords(const FieldList& fields, std::size_t from, RowNumbers pairs, const ScoreColumns& columns,
               const RowRules& rules, Reporter& reporter, WordsReading& out);

}  // namespace overtrick

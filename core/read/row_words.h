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

// Rows of lists that people paste: what cuts them, what parts the names, what a word can be. For the lists of
// read/rating_list.h and read/result_list.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "read/fields.h"
#include "read/text.h"

namespace overtrick {

[[nodiscard]] inline bool isLatinLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Without any of these characters behind it; one character stays.
[[nodiscard]] std::string_view withoutEnd(std::string_view word, std::string_view ends);

// A number, also with a per cent sign.
[[nodiscard]] std::optional<double> figureOf(std::string_view word);

[[nodiscard]] bool isMinus(std::string_view word);
// "?" or, in a cell by itself, a dash says that there is none.
[[nodiscard]] bool isUnknown(std::string_view word);
// A place or a number that is whole: no handicap.
[[nodiscard]] bool isWhole(std::string_view word);
// A place or a pair's number in front of the names: 12, 2., 3=, 12NS.
[[nodiscard]] bool isLeading(std::string_view word);
// What people call the pair, or its players, that is not there: "Phantom pair", "Sit-out".
[[nodiscard]] bool isPhantomName(std::string_view name);

// Where a slash without blanks parts two names, "An/Bea".
[[nodiscard]] std::size_t findSlash(std::string_view text);
// Whether a dash or slash parts names, or a word between parts that have one comma each; a comma is then part of a
// name: "Wit, Jan de – Smit, Piet", "Wit, Jan de & Smit, Piet".
[[nodiscard]] bool isParted(std::string_view text);
// "1;Smith, John;Doe, Jane": several cells of words behind the number, with one comma in each, which parts no names.
[[nodiscard]] bool cellsAreSurnames(const FieldList& fields);
// Where the first of several names ends, and how long what parts it from the next is.
[[nodiscard]] std::size_t findParting(std::string_view text, bool commas, std::size_t& length);

// What cuts the row: blanks where its commas belong to numbers and names.
[[nodiscard]] Separator separatorOfRow(std::string_view row);

// The words of a row, and how many of them are words of headings in one of four languages.
struct HeadingCount {
  std::size_t words = 0;
  std::size_t known = 0;
};
[[nodiscard]] HeadingCount countHeadingWords(std::string_view row);

}  // namespace overtrick

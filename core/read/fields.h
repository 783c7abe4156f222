// A line of text as fields: cut at tabs, semicolons, bars or commas, else at blanks or runs of them.
//
// Cut fields may be empty and are trimmed; at blanks there are no empty fields. A line has at most
// `mostFields` of them, what is behind stays one piece, so that a line of ten million columns costs nothing.
// A field between quotes may hold what the line is cut at. Not here: quotes within quotes and lines within them
// (see read/csv.h), and what the fields mean.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace overtrick {

enum class Separator : unsigned char {
  blank,
  gap,  // two blanks or more, so that a field may hold single ones
  tab,
  semicolon,
  bar,
  comma
};

inline constexpr std::size_t mostFields = 64;

struct FieldList {
  std::string_view line;  // that they are cut from
  Separator separator = Separator::blank;
  std::vector<std::string_view> fields;
  std::string_view rest;  // behind the last field, when there were too many
};

// What a line is cut at. A comma inside a number ("7,5" behind blanks) cuts nothing.
[[nodiscard]] Separator separatorOf(std::string_view line);
void splitFields(std::string_view line, Separator separator, FieldList& out);

// "60 %-40 %" cut at blanks: a sign belongs to the number before it, as in "60%-40%".
void joinPercentSigns(FieldList& list);

}  // namespace overtrick

// Our own comma-separated export: six tables one below the other, each with its headings.
//
// The first heading of a table names it, and the rows below are numbered; so a row that does not start with a
// number starts another table. An event of several sessions has a column more for its pairs and its boards; one
// in which a board's number and section stand twice has a column more for its results, which says in what row of
// the boards theirs is. The event says how many results there are, so that a file whose end is missing is known
// as such. write/csv.h writes it and leaves nothing of an event out.
#pragma once

#include <string_view>

#include "read/reading.h"

namespace overtrick {

namespace csv {
inline constexpr std::string_view eventHeading[] = {"Overtrick", "Name", "Date", "Scoring", "Results"};
inline constexpr std::string_view sectionHeading[] = {"Section", "Name"};
inline constexpr std::string_view playerHeading[] = {"Player", "Name", "Number", "Handicap"};
inline constexpr std::string_view pairHeading[] = {"Pair",       "Number",         "Section", "Direction",
                                                   "Players",    "Phantom",        "Penalty", "Penalty unit",
                                                   "Carry-over", "Carry-over unit"};
inline constexpr std::string_view sessionsHeading = "Sessions";
inline constexpr std::string_view boardHeading[] = {"Board", "Number", "Section", "Expected"};
inline constexpr std::string_view sessionHeading = "Session";
inline constexpr std::string_view resultHeading[] = {"Result",   "Board",    "Section",  "Round",   "Table",
                                                     "NS",       "EW",       "Contract", "By",      "Tricks",
                                                     "Score NS", "Score EW", "Outcome",  "Reverse", "Group"};
inline constexpr std::string_view boardRowHeading = "Board row";
}  // namespace csv

[[nodiscard]] bool isOwnCsv(std::string_view text, char separator);
[[nodiscard]] FileReading readOwnCsv(std::string_view text, char separator);

}  // namespace overtrick

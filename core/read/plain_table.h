// Tables that came out of a database file: names, columns and rows of text.
//
// A row is one line, its cells joined by tabs; so findings have a line (the row, from 1) and a column as they
// do in any text. Not here: opening the file (the package's loader does that).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace overtrick {

struct PlainTable {
  std::string_view name;
  std::vector<std::string_view> columns;
  std::vector<std::string_view> rows;
};

// Name, columns joined by tabs, rows joined by line feeds, for each table in turn, all joined by NUL. The
// views lie in the text.
[[nodiscard]] std::vector<PlainTable> splitTables(std::string_view text);

// The table of that name; none when there is none. Case does not matter.
[[nodiscard]] const PlainTable* findTable(const std::vector<PlainTable>& tables, std::string_view name);

// Where a column stands; -1 when there is none. Case and blanks do not matter.
[[nodiscard]] std::int32_t findColumn(const PlainTable& table, std::string_view name);

// The cells of one row, by their column.
class TableRow {
 public:
  void split(std::string_view row);
  [[nodiscard]] std::string_view at(std::int32_t column) const;  // trimmed; empty when there is none

 private:
  std::vector<std::string_view> cells_;
};

}  // namespace overtrick

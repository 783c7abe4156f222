// Heading rows: which column holds what, in any order and any of the four languages.
//
// A heading may take two rows, as on the Belgian slip: "Paar | | Contract | … | Score | | Punten" above "NZ |
// OW | … | N-Z | O-W". A pair of columns NS and EW that comes a second time holds scores, a third time
// points. Columns that hold points, percentages or leads are known and ignored. Not here: the rows below (see
// read/row.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bridge/contract.h"
#include "read/fields.h"
#include "read/notation.h"

namespace overtrick {

enum class Role : std::uint8_t {
  unknown,
  ignored,  // known, and of no use here: points, percentages, leads
  board,
  section,
  round,
  table,
  ns,
  ew,
  contract,
  declarer,
  result,
  plusMinus,  // over- and undertricks
  made,       // the level made, or tricks
  down,       // undertricks
  tricks,
  doubled,
  score,  // signed, NS's
  scoreNs,
  scoreEw,
  remark,
  vulnerability,
  dealer,
  namesNs,  // of the pair that the row has as NS
  namesEw,
  count
};

inline constexpr auto roleCount = static_cast<std::size_t>(Role::count);

struct Column {
  Role role = Role::unknown;
  std::string_view heading;
  std::int32_t from = 0;  // where the heading stands in its line, in characters
  std::int32_t to = 0;
  std::optional<Side> points;  // a side's points: matchpoints to some, the score to others
  bool ofPoints = false;       // of any kind, percentages too
  bool plainPoints = false;    // "Poäng", "Points" of no side: the same
  bool line = false;           // "Lijn": a section to some, the number of the row to others
};

struct Layout {
  Separator separator = Separator::blank;
  bool framed = false;  // with a bar in front
  bool closed = false;  // with a bar behind
  std::vector<Column> columns;
  std::vector<Languages> languages;  // of each word that was known
  [[nodiscard]] bool known() const { return !columns.empty(); }
  [[nodiscard]] bool has(Role role) const;
  [[nodiscard]] bool hasScore() const;
  [[nodiscard]] std::size_t pointsHeadings() const;
  [[nodiscard]] bool hasResult() const;  // tricks in any form
  // Both pairs, or so much of a result that the rows cannot be plain ones.
  [[nodiscard]] bool isUsable() const;
  // EW's pairs stand in front of NS's.
  [[nodiscard]] bool swapsPairs() const;
  // The same headings of the same meaning.
  [[nodiscard]] bool hasColumnsOf(const Layout& other) const;
};

// Whether the line is a heading row, and what it says. `below` is the line that follows, which may be its
// second row; `rows` becomes 2 when it was.
struct HeadingReading {
  Layout layout;
  int rows = 0;  // 0: no heading
};
[[nodiscard]] HeadingReading readHeading(std::string_view line, std::string_view below);

// The same for cells that were cut already, as a spreadsheet's are.
[[nodiscard]] HeadingReading readHeading(const std::vector<std::string_view>& cells,
                                         const std::vector<std::string_view>& below);

// A row's fields by their role; a role without a column or field is empty.
struct RowFields {
  std::array<std::string_view, roleCount> text;
  std::string_view firstExtra;  // a filled field beyond the columns
  // Words that do not stand below their headings: those up to here were laid by their order, the rest are to
  // be read by what they are. 0: all were laid.
  std::size_t wordsFrom = 0;
  // A dash is one: made, on the Belgian sheet.
  [[nodiscard]] bool hasResult() const {
    for (const Role role : {Role::result, Role::plusMinus, Role::made, Role::down, Role::tricks}) {
      if (!(*this)[role].empty()) return true;
    }
    return false;
  }
  [[nodiscard]] std::string_view operator[](Role role) const { return text[static_cast<std::size_t>(role)]; }
  [[nodiscard]] std::string_view& operator[](Role role) { return text[static_cast<std::size_t>(role)]; }
};

// "---", "60/40" in a pair's place: nobody is called so.
[[nodiscard]] bool isNoPair(std::string_view pair);

// False when the line cannot be laid under the heading.
[[nodiscard]] bool layRow(const Layout& layout, std::string_view line, FieldList& scratch, RowFields& out);
void layCells(const Layout& layout, const std::vector<std::string_view>& cells, RowFields& out);

}  // namespace overtrick

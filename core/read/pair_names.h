// Names among pasted travellers: rows of a pair's number and its players, and cells of a table of results.
//
// 12 Jan - Pol, 12;Jan;Pol, 12 Jan 28,4 - Pol 14,0; 1NS where NS 1 and EW 1 are two pairs. Such a row may
// stand anywhere; so that a mistyped result does not become one, it has at least two names and nothing else
// but their handicaps. Below a heading ("Names", "Namen NZ", "Navne ØV") one name is enough. How a row is cut
// into players is told by read/rating_list.h. Not here: which lines are results (see read/travellers.h), and
// lists of names by themselves (see read/names.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/names.h"
#include "read/reporter.h"

namespace overtrick {

// The direction of the pairs below a heading of names; nothing when the line is none.
[[nodiscard]] std::optional<Direction> readNamesHeading(std::string_view line);

struct NameRow {
  NamedEntry entry;
  std::string_view left;  // of the row: figures that are no handicaps
};
// `inList`: below a heading of names.
[[nodiscard]] std::optional<NameRow> readNameRow(std::string_view row, bool inList);

// A line of the text.
struct TextLine {
  std::string_view text;
  std::int32_t number = 0;
};

// The names met in a text, until the event has its entries.
class PairNames {
 public:
  [[nodiscard]] std::size_t size() const { return rows_.size(); }
  void addRow(NamedEntry entry, SectionIndex section, TextLine line, std::string_view row);
  // The cell beside the number of a pair, which is noted in the event's last line.
  void addCell(const Event& event, Side side, TextLine line, std::string_view cell);

  // Names of NS 1 and of EW 1 say that these are two pairs.
  [[nodiscard]] bool showMitchell() const;

  // Gives the entries their players. A number that the event does not have becomes a new entry.
  void apply(Event& event, Reporter& reporter) const;

 private:
  struct Row {
    NamedEntry entry;
    SectionIndex section;
    TextLine line;
    std::string_view text;
  };
  struct Cell {
    LineIndex played;
    Side side = Side::ns;
    TextLine line;
    std::string_view text;
  };
  void applyCells(Event& event, Reporter& reporter) const;

  std::vector<Row> rows_;
  std::vector<Cell> cells_;
  std::unordered_map<std::int64_t, std::string_view>
      lastCell_;  // by noted entry and side; looked up, never walked
};

}  // namespace overtrick

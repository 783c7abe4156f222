#include "read/control_sheet.h"

#include "read/lead.h"
#include "read/text.h"

namespace overtrick {
namespace {

std::string_view span(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  if (from >= to) return {};
  const char* start = words[from].data();
  const std::string_view last = words[to - 1];
  return {start, static_cast<std::size_t>(last.data() + last.size() - start)};
}

// Points, points, score, contract: the first two are skipped, the fourth may be missing or several words.
bool readCell(const std::vector<std::string_view>& words, SheetCell& cell) {
  if (words.size() < 3) return false;
  cell.score = words[2];
  cell.contract = span(words, 3, words.size());
  return true;
}

bool readCells(const FieldList& cells, std::size_t boards, SheetRow& row) {
  if (cells.fields.size() < boards + 2) return false;
  FieldList words;
  for (std::size_t i = 0; i < boards; ++i) {
    splitFields(cells.fields[i + 2], Separator::blank, words);
    SheetCell cell;
    if (!readCell(words.fields, cell)) return false;
    row.cells.push_back(cell);
  }
  return true;
}

// Every figure in a field of its own: four for each board, of which the last may miss some.
bool readFlat(const FieldList& words, SheetRow& row) {
  if (words.fields.size() < 5) return false;
  for (std::size_t at = 2; at + 2 < words.fields.size(); at += 4) {
    const std::string_view contract =
        at + 3 < words.fields.size() ? words.fields[at + 3] : std::string_view();
    row.cells.push_back({words.fields[at + 2], contract});
  }
  return true;
}

}  // namespace

std::optional<SheetRow> readSheetRow(std::string_view line, std::size_t boards) {
  FieldList fields;
  splitFields(line, separatorOf(line), fields);
  if (fields.fields.size() < 3 || !isPairNumber(fields.fields[0]) || !isPairNumber(fields.fields[1])) {
    return std::nullopt;
  }
  SheetRow row;
  row.ns = fields.fields[0];
  row.ew = fields.fields[1];
  const bool cells = fields.separator != Separator::blank && fields.fields.size() <= boards + 3;
  const bool read = cells ? readCells(fields, boards, row) : readFlat(fields, row);
  if (!read || row.cells.size() > boards) return std::nullopt;
  return row;
}

}  // namespace overtrick

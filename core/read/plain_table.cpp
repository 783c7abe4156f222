#include "read/plain_table.h"

#include "read/text.h"

namespace overtrick {
namespace {

constexpr std::size_t mostColumns = 255;  // as many as Access allows

// The piece up to the separator; `text` keeps what is behind, and `more` says whether there was one.
std::string_view takePiece(std::string_view& text, char separator, bool& more) {
  const std::size_t end = text.find(separator);
  more = end != std::string_view::npos;
  const std::string_view piece = text.substr(0, end);
  text = more ? text.substr(end + 1) : std::string_view();
  return piece;
}

void splitAt(char separator, std::string_view text, std::size_t most, std::vector<std::string_view>& out) {
  out.clear();
  bool more = true;
  while (more && out.size() < most) out.push_back(takePiece(text, separator, more));
}

bool sameWord(std::string_view a, std::string_view b) {
  const auto next = [](std::string_view text, std::size_t& at) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '_')) ++at;
    if (at >= text.size()) return '\0';
    const char c = text[at++];
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c;
  };
  std::size_t i = 0;
  std::size_t j = 0;
  while (true) {
    const char x = next(a, i);
    if (x != next(b, j)) return false;
    if (x == '\0') return true;
  }
}

}  // namespace

std::vector<PlainTable> splitTables(std::string_view text) {
  std::vector<PlainTable> tables;
  bool more = !text.empty();
  while (more) {
    PlainTable table;
    table.name = takePiece(text, '\0', more);
    if (!more) break;
    splitAt('\t', takePiece(text, '\0', more), mostColumns, table.columns);
    if (!more) break;
    const std::string_view rows = takePiece(text, '\0', more);
    if (!rows.empty()) splitAt('\n', rows, SIZE_MAX, table.rows);
    tables.push_back(std::move(table));
  }
  return tables;
}

const PlainTable* findTable(const std::vector<PlainTable>& tables, std::string_view name) {
  for (const PlainTable& table : tables) {
    if (sameWord(table.name, name)) return &table;
  }
  return nullptr;
}

std::int32_t findColumn(const PlainTable& table, std::string_view name) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (sameWord(table.columns[i], name)) return static_cast<std::int32_t>(i);
  }
  return -1;
}

void TableRow::split(std::string_view row) { splitAt('\t', row, mostColumns, cells_); }

std::string_view TableRow::at(std::int32_t column) const {
  if (column < 0 || static_cast<std::size_t>(column) >= cells_.size()) return {};
  return trimmed(cells_[static_cast<std::size_t>(column)]);
}

}  // namespace overtrick

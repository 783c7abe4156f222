// Embind for what the loader made of other programs' files: XML as a tree, a database as tables; and for
// their figures held against ours.
#include <emscripten/bind.h>

#include <cmath>
#include <string>

#include "columns.h"
#include "file_reading.h"
#include "read/bws.h"
#include "read/usebio.h"
#include "rules.h"
#include "score/compare.h"

namespace {

using emscripten::val;
using namespace overtrick;

constexpr std::size_t nodeStride = 4;  // name, depth, line, column
constexpr std::size_t lineStride = 5;  // as file_reading.h has them
constexpr std::size_t totalStride = 6;

std::vector<std::string_view> pieces(std::string_view joined) {
  std::vector<std::string_view> list;
  for (std::size_t at = 0; at <= joined.size();) {
    const std::size_t end = std::min(joined.find('\0', at), joined.size());
    list.push_back(joined.substr(at, end - at));
    at = end + 1;
  }
  return list;
}

// The columns are gone again before the tree is read.
XmlTree treeOf(const std::string& names, const val& nodes, const std::string& texts) {
  XmlTree tree;
  tree.names = pieces(names);
  const auto rows = wire::wholesIn(nodes);
  tree.nodes.resize(rows.size() / nodeStride);
  std::size_t from = 0;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const std::int32_t* row = rows.data() + i * nodeStride;
    const std::size_t end =
        from > texts.size() ? texts.size() : std::min(texts.find('\0', from), texts.size());
    std::string_view text;
    if (from <= texts.size()) text = std::string_view(texts).substr(from, end - from);
    tree.nodes[i] = {row[0], row[1], row[2], row[3], text};
    from = end + 1;
  }
  return tree;
}

val readUsebioTree(const std::string& names, const val& nodes, const std::string& texts) {
  return wire::columnsOf(readUsebio(treeOf(names, nodes, texts)));
}

val readBwsTables(const std::string& tables) { return wire::columnsOf(readBws(splitTables(tables))); }

std::optional<Decimal> figure(double value) {
  constexpr double largest = 1e12;
  if (!(std::abs(value) < largest)) return std::nullopt;
  return Decimal{std::llround(value * Decimal::one)};
}

// How many figures could not be compared, and for each difference line, side, entry, figure, published, computed,
// reason; undefined for columns or rules that are not sound.
val compare(const val& columns, const val& row, const val& lineRows, const val& totalRows) {
  Event event;
  Rules rules;
  if (!wire::readEvent(columns, event) || !wire::readRules(row, rules)) return val::undefined();
  Published published;
  const auto lines = wire::numbersIn(lineRows);
  for (std::size_t i = 0; i + lineStride <= lines.size(); i += lineStride) {
    published.lines.push_back({{static_cast<std::int32_t>(lines[i])},
                               figure(lines[i + 1]),
                               figure(lines[i + 2]),
                               figure(lines[i + 3]),
                               figure(lines[i + 4])});
  }
  const auto totals = wire::numbersIn(totalRows);
  for (std::size_t i = 0; i + totalStride <= totals.size(); i += totalStride) {
    published.totals.push_back({{static_cast<std::int32_t>(totals[i])},
                                static_cast<std::int32_t>(totals[i + 1]),
                                totals[i + 2] != 0,
                                figure(totals[i + 3]),
                                figure(totals[i + 4]),
                                figure(totals[i + 5])});
  }
  const ComparedFigures figures = comparePublished(event, rules, scoreEvent(event, rules), published);
  std::vector<double> rows = {static_cast<double>(figures.notCompared)};
  for (const Difference& one : figures.differences) {
    rows.insert(rows.end(), {static_cast<double>(one.line.value), static_cast<double>(one.side),
                             static_cast<double>(one.entry.value), static_cast<double>(one.figure),
                             one.published, one.computed, static_cast<double>(one.reason)});
  }
  return wire::copyOut(rows);
}

}  // namespace

EMSCRIPTEN_BINDINGS(tables) {
  emscripten::function("readUsebio", &readUsebioTree);
  emscripten::function("readBws", &readBwsTables);
  emscripten::function("comparePublished", &compare);
}

#include "read/column_values.h"

#include <algorithm>
#include <cstdlib>

#include "read/contract_text.h"
#include "read/numbers.h"
#include "read/words.h"

namespace overtrick {
namespace {

bool isNothing(std::string_view cell) { return isEmptyScore(cell) || cell == "0"; }

std::string_view cellOf(const Layout& layout, const std::vector<std::string_view>& cells, Role role) {
  for (std::size_t i = 0; i < std::min(cells.size(), layout.columns.size()); ++i) {
    if (layout.columns[i].role == role) return cells[i];
  }
  return {};
}

bool isResultCell(std::string_view cell) {
  ContractText contract;
  if (!takeResult(contract, cell)) return false;
  return contract.result == ResultForm::relative || contract.result == ResultForm::made;
}

}  // namespace

void ColumnValues::add(const Layout& layout, const std::vector<std::string_view>& cells) {
  columns_.resize(std::max(columns_.size(), layout.columns.size()));
  std::string_view points[2];
  bool hasPoints = false;
  for (std::size_t i = 0; i < std::min(cells.size(), layout.columns.size()); ++i) {
    const Column& column = layout.columns[i];
    if (column.points) points[static_cast<std::size_t>(*column.points)] = cells[i];
    hasPoints = hasPoints || column.points.has_value();
    if (column.plainPoints) addPlainPoints(cells[i]);
    if (column.line) addLine(cellOf(layout, cells, Role::board), cells[i]);
    // A spreadsheet writes a contract made as 0, and takes the plus off.
    if (column.role != Role::unknown || isPlaceholder(cells[i])) continue;
    ++(isResultCell(cells[i]) ? columns_[i].results : columns_[i].others);
    const auto count = readCount(cells[i]);
    if (count && *count <= 6) --columns_[i].others;
  }
  if (hasPoints) addPoints(points[0], points[1]);
}

void ColumnValues::addPoints(std::string_view ns, std::string_view ew) {
  if (isNothing(ns) && isNothing(ew)) return;
  const auto value = readSigned(isNothing(ns) ? ew : ns);
  const bool one = isNothing(ns) || isNothing(ew);
  constexpr std::int32_t smallest = 20;  // two to four matchpoints are no score; a partscore is 50 and more
  if (!value) return;
  const bool score = one && std::abs(*value) > smallest && isPossibleScore(*value);
  if (score) ++scores_;
  if (!score) pointsCanBeScores_ = false;
}

void ColumnValues::addPlainPoints(std::string_view cell) {
  if (isNothing(cell) || readOutcomeWord(cell)) return;
  const auto value = readSigned(cell);
  if (value && isPossibleScore(*value)) {
    ++plainScores_;
  } else {
    plainCanBeScores_ = false;
  }
}

// The rows of a board are counted 1, 2, 3; without a column of boards nobody knows where they begin anew.
void ColumnValues::addLine(std::string_view board, std::string_view cell) {
  if (isPlaceholder(cell)) return;
  const bool again = !board.empty() && board == lastBoard_ && cell == lastLine_;
  linesAreSections_ = linesAreSections_ || again || !startsWithDigit(cell);
  lastBoard_ = board;
  lastLine_ = cell;
}

void ColumnValues::nameSections(Layout& layout) const {
  if (!linesAreSections_ || layout.has(Role::section)) return;
  const auto line = std::find_if(layout.columns.begin(), layout.columns.end(),
                                 [](const Column& column) { return column.line; });
  if (line != layout.columns.end()) line->role = Role::section;
}

void ColumnValues::refine(Layout& layout) const {
  nameSections(layout);
  const auto plain = std::count_if(layout.columns.begin(), layout.columns.end(),
                                   [](const Column& column) { return column.plainPoints; });
  const bool nothingElse = !layout.hasScore() && !layout.has(Role::contract) && !layout.hasResult();
  if (plain == 1 && nothingElse && plainScores_ > 0 && plainCanBeScores_) {
    for (Column& column : layout.columns) {
      if (column.plainPoints) column.role = Role::score;
    }
  }
  if (!layout.hasScore() && scores_ > 0 && pointsCanBeScores_) {
    for (Column& column : layout.columns) {
      if (column.points) column.role = *column.points == Side::ns ? Role::scoreNs : Role::scoreEw;
    }
  }
  if (!layout.has(Role::contract) || layout.hasResult()) return;
  for (std::size_t i = 0; i < std::min(columns_.size(), layout.columns.size()); ++i) {
    if (layout.columns[i].role != Role::unknown || columns_[i].results == 0 || columns_[i].others > 0)
      continue;
    layout.columns[i].role = Role::result;
    return;
  }
}

}  // namespace overtrick

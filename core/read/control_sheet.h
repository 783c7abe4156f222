// A row of a control sheet: two pair numbers, then for each board side by side the points of both, the score
// and the contract, as MesserBridge prints it (Belgian guide, Bridge puntentelling, 2008, §5). Points are not
// read.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "read/fields.h"

namespace overtrick {

// The score and what stands behind it, for one board.
struct SheetCell {
  std::string_view score;
  std::string_view contract;
};

struct SheetRow {
  std::string_view ns;
  std::string_view ew;
  std::vector<SheetCell> cells;  // as many as the sheet has boards
};

// Nothing when the row does not fit the sheet.
[[nodiscard]] std::optional<SheetRow> readSheetRow(std::string_view line, std::size_t boards);

}  // namespace overtrick

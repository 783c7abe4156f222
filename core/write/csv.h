// An event as comma-separated tables that read/csv.h reads back to the same event.
//
// RFC 4180. A cell that begins with = + - @, a tab or a line break could be taken for a formula by a
// spreadsheet: it gets an apostrophe in front, and so does a cell that begins with one. Scores stand in a
// column for each side, so that they need no sign.
#pragma once

#include <string>

#include "event/event.h"

namespace overtrick {

[[nodiscard]] std::string writeCsv(const Event& event, char separator = ',');

// One cell, neutralised and quoted as needed.
[[nodiscard]] std::string csvCell(const std::string& text, char separator);

}  // namespace overtrick

// What a file held, as columns: the event, findings, the program's name, the rules that its figures are by
// (empty when there are none to go by), and the file's own points and places.
#pragma once

#include <emscripten/val.h>

#include "read/reading.h"

namespace overtrick::wire {

// Published lines: line, NS and EW points, NS and EW percentage. Totals: entry, rank (0: not stated), tied,
// points, percentage, sum of its matches. NaN where the file says nothing.
[[nodiscard]] emscripten::val columnsOf(const FileReading& reading);

}  // namespace overtrick::wire

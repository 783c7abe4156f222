#include "file_reading.h"

#include <limits>
#include <optional>
#include <vector>

#include "columns.h"

namespace overtrick::wire {
namespace {

double number(const std::optional<Decimal>& value) {
  if (!value) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(value->tenThousandths) / Decimal::one;
}

}  // namespace

emscripten::val columnsOf(const FileReading& reading) {
  std::vector<double> lines;
  for (const PublishedLine& row : reading.lines) {
    lines.insert(lines.end(), {static_cast<double>(row.line.value), number(row.ns), number(row.ew),
                               number(row.nsPercent), number(row.ewPercent)});
  }
  std::vector<double> totals;
  for (const PublishedTotal& row : reading.totals) {
    totals.insert(totals.end(), {static_cast<double>(row.entry.value), static_cast<double>(row.rank),
                                 row.tied ? 1.0 : 0.0, number(row.points), number(row.percent)});
  }
  emscripten::val answer = emscripten::val::object();
  answer.set("event", columnsOf(reading.event));
  answer.set("findings", columnsOf(reading.findings));
  answer.set("program", reading.program);
  answer.set("publishedLines", copyOut(lines));
  answer.set("publishedTotals", copyOut(totals));
  return answer;
}

}  // namespace overtrick::wire

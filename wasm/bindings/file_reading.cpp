#include "file_reading.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "columns.h"
#include "read/program.h"
#include "score/compare.h"

namespace overtrick::wire {
namespace {

double number(const std::optional<Decimal>& value) {
  if (!value) return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(value->tenThousandths) / Decimal::one;
}

// The rule set whose figures the file's are: by the program that wrote it, else by the figures themselves.
std::string_view suggestedRules(const FileReading& reading) {
  const std::string_view rules = rulesOfProgram(reading.program);
  return rules.empty() ? rulesByFigures(reading.event, {reading.lines, reading.totals}) : rules;
}

}  // namespace

emscripten::val columnsOf(const FileReading& reading) {
  std::vector<double> lines;
  lines.reserve(reading.lines.size() * 5);
  for (const PublishedLine& row : reading.lines) {
    lines.insert(lines.end(), {static_cast<double>(row.line.value), number(row.ns), number(row.ew),
                               number(row.nsPercent), number(row.ewPercent)});
  }
  std::vector<double> totals;
  for (const PublishedTotal& row : reading.totals) {
    totals.insert(totals.end(),
                  {static_cast<double>(row.entry.value), static_cast<double>(row.rank), row.tied ? 1.0 : 0.0,
                   number(row.points), number(row.percent), number(row.ofMatches)});
  }
  emscripten::val answer = emscripten::val::object();
  answer.set("event", columnsOf(reading.event));
  answer.set("findings", columnsOf(reading.findings));
  answer.set("program", reading.program);
  answer.set("suggestedRules", std::string(suggestedRules(reading)));
  answer.set("publishedLines", copyOut(lines));
  answer.set("publishedTotals", copyOut(totals));
  return answer;
}

}  // namespace overtrick::wire

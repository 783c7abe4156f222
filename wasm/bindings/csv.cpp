// Embind for CSV: a file's bytes to columns, and an event's columns back to text.
#include "read/csv.h"

#include <emscripten/bind.h>

#include <string>

#include "columns.h"
#include "file_reading.h"
#include "write/csv.h"

namespace {

using emscripten::val;
using namespace overtrick;

val csvColumns(const std::string& bytes) {
  const CsvReading reading = readCsv(bytes);
  val answer = wire::columnsOf(static_cast<const FileReading&>(reading));
  answer.set("notation", static_cast<std::int32_t>(reading.notation));
  return answer;
}

std::string csvOf(const val& columns, bool semicolons) {
  Event event;
  if (!wire::readEvent(columns, event)) return {};
  return writeCsv(event, semicolons ? ';' : ',');
}

}  // namespace

EMSCRIPTEN_BINDINGS(csv) {
  emscripten::function("readCsv", &csvColumns);
  emscripten::function("writeCsv", &csvOf);
}

// Embind for PBN: a file's bytes to columns, and an event's columns back to text.
#include "read/pbn.h"

#include <emscripten/bind.h>

#include <string>

#include "file_reading.h"
#include "scored_event.h"
#include "write/pbn.h"

namespace {

using emscripten::val;
using namespace overtrick;

val pbnColumns(const std::string& bytes) { return wire::columnsOf(readPbn(bytes)); }

bool isPbn(const std::string& start) { return looksLikePbn(start); }

std::string pbnOf(const val& columns, const val& rules) {
  const wire::ScoredEvent scored(columns, rules);
  return scored.sound ? writePbn(scored.event, scored.points()) : std::string();
}

}  // namespace

EMSCRIPTEN_BINDINGS(pbn) {
  emscripten::function("readPbn", &pbnColumns);
  emscripten::function("looksLikePbn", &isPbn);
  emscripten::function("writePbn", &pbnOf);
}

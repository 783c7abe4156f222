// Embind for USEBIO: an event's columns to an XML document.
#include "write/usebio.h"

#include <emscripten/bind.h>

#include <string>

#include "scored_event.h"

namespace {

using emscripten::val;
using namespace overtrick;

std::string usebioOf(const val& columns, const val& rules) {
  const wire::ScoredEvent scored(columns, rules);
  return scored.sound ? writeUsebio(scored.event, scored.points()) : std::string();
}

}  // namespace

EMSCRIPTEN_BINDINGS(usebio) { emscripten::function("writeUsebio", &usebioOf); }

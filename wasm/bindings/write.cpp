// Embind for core/write: an event's columns back to text; a whole one is among what comes later (see later.cpp).
#include <emscripten/bind.h>

#include <string>

#include "columns.h"
#include "write/travellers.h"

namespace overtrick::later {

using emscripten::val;

std::string travellerText(const val& columns, std::int32_t notation) {
  Event event;
  if (!wire::readEvent(columns, event)) return {};
  return writeTravellers(event, static_cast<Notation>(notation));
}

}  // namespace overtrick::later

namespace {

using emscripten::val;
using namespace overtrick;

// The result of the first line; the loader sends one.
std::string resultText(const val& columns, std::int32_t notation) {
  Event event;
  if (!wire::readEvent(columns, event) || event.lines.empty()) return {};
  return writeResult(event.lines.front(), static_cast<Notation>(notation));
}

}  // namespace

EMSCRIPTEN_BINDINGS(write) {
  emscripten::function("writeTravellers", &overtrick::later::travellerText);
  emscripten::function("writeResult", &resultText);
}

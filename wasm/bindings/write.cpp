// Embind for core/write: an event's columns back to text.
#include <emscripten/bind.h>

#include <string>

#include "columns.h"
#include "write/travellers.h"

namespace {

using emscripten::val;
using namespace overtrick;

std::string travellerText(const val& columns, std::int32_t notation) {
  Event event;
  if (!wire::readEvent(columns, event)) return {};
  return writeTravellers(event, static_cast<Notation>(notation));
}

// The result of the first line; the loader sends one.
std::string resultText(const val& columns, std::int32_t notation) {
  Event event;
  if (!wire::readEvent(columns, event) || event.lines.empty()) return {};
  return writeResult(event.lines.front(), static_cast<Notation>(notation));
}

}  // namespace

EMSCRIPTEN_BINDINGS(write) {
  emscripten::function("writeTravellers", &travellerText);
  emscripten::function("writeResult", &resultText);
}

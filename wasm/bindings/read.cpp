// Embind for core/read: text to the columns of an event. A page that begins with an event reads nothing before its first
// result, so this is among what comes later (see later.cpp).
#include <emscripten/bind.h>

#include <string>

#include "columns.h"
#include "read/travellers.h"

namespace overtrick::later {

using emscripten::val;

val travellerColumns(const std::string& text, std::int32_t board, std::int32_t notation,
                     bool withoutLastZero) {
  TravellerOptions options;
  options.board = board;
  options.notation = static_cast<Notation>(notation);
  options.withoutLastZero = withoutLastZero;
  const TravellerReading reading = overtrick::readTravellers(text, options);
  val answer = val::object();
  answer.set("event", wire::columnsOf(reading.event));
  answer.set("findings", wire::columnsOf(reading.findings));
  answer.set("notation", static_cast<std::int32_t>(reading.notation));
  return answer;
}

}  // namespace overtrick::later

EMSCRIPTEN_BINDINGS(read) { emscripten::function("readTravellers", &overtrick::later::travellerColumns); }

// Embind for core/rate/project52_event: a scored event to fields that can be rated.
#include "rate/project52_event.h"

#include <emscripten/bind.h>

#include <vector>

#include "columns.h"
#include "rates.h"
#include "rules.h"

namespace {

using emscripten::val;
using namespace overtrick;
using namespace overtrick::project52;

val fieldColumns(const EventField& part) {
  std::vector<double> rows;
  std::vector<double> handicaps;
  for (std::size_t i = 0; i < part.origins.size(); ++i) {
    const FieldEntry& entry = part.field.entries[i];
    wire::append(
        rows, {static_cast<double>(part.origins[i].entry.value), static_cast<double>(part.origins[i].round),
               static_cast<double>(entry.handicaps.size()), wire::orNaN(entry.result),
               wire::orNaN(entry.boards), static_cast<double>(entry.table), entry.phantom ? 1.0 : 0.0});
    for (const std::optional<double>& handicap : entry.handicaps) handicaps.push_back(wire::orNaN(handicap));
  }
  val answer = val::object();
  answer.set("head", wire::copyOut(std::vector<double>{
                         static_cast<double>(part.section.value), static_cast<double>(part.field.form),
                         static_cast<double>(part.field.calculation), part.field.datum ? 1.0 : 0.0}));
  answer.set("entries", wire::copyOut(rows));
  answer.set("handicaps", wire::copyOut(handicaps));
  return answer;
}

// `undefined` for columns that the loader would not have made.
val fieldsOfEvent(const val& columns, const val& row) {
  Event event;
  Rules rules;
  if (!wire::readEvent(columns, event) || !wire::readRules(row, rules)) return val::undefined();
  val list = val::array();
  for (const EventField& part : fieldsOf(event, rules, scoreEvent(event, rules))) {
    list.call<void>("push", fieldColumns(part));
  }
  return list;
}

}  // namespace

EMSCRIPTEN_BINDINGS(project52_event) { emscripten::function("fieldsOfEvent", &fieldsOfEvent); }

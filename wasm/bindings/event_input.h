// An event and the rules to score it by, as they came in.
#pragma once

#include <emscripten/val.h>

#include "columns.h"
#include "rules.h"

namespace overtrick::wire {

struct EventInput {
  Event event;
  Rules rules;
  bool sound = false;

  EventInput(const emscripten::val& columns, const emscripten::val& row) {
    sound = readEvent(columns, event) && readRules(row, rules);
  }
};

}  // namespace overtrick::wire

// An event that came in as columns, with its scores when a row of rules came with it.
#pragma once

#include <emscripten/val.h>

#include <optional>

#include "columns.h"
#include "rules.h"
#include "score/score.h"

namespace overtrick::wire {

struct ScoredEvent {
  Event event;
  std::optional<EventScores> scores;
  bool sound = false;

  // `rules` may be undefined.
  ScoredEvent(const emscripten::val& columns, const emscripten::val& row) {
    sound = readEvent(columns, event);
    Rules rules;
    if (sound && !row.isUndefined() && readRules(row, rules)) scores = scoreEvent(event, rules);
  }
  [[nodiscard]] const EventScores* points() const { return scores ? &*scores : nullptr; }
};

}  // namespace overtrick::wire

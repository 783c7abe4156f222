// A scored event as fields for Project 52: who played, with which handicap, and what was won at the table.
//
// Rules: Denmark 3.4 (results won at the table alone: no sit-outs, no awards; phantoms are no part of the
// field), Sweden 4.4 (the gross result: before penalties and carry-over). N_P, N_B and the mean speak of the
// pairs whose results are compared, so boards that are compared within their section make a field for each
// section. Who did not play is no part of it; before the first result everybody is.
//
// - Matchpoints and cross-IMPs are pairs; Butler is pairs with a datum.
// - Teams play single matches (Denmark 5.3.4.1): one entry for each team and match, numbered in `table`, with
//   IMPs per board, or the percentage where the rules score board-a-match.
// Not here: who is a guest or no member, which an event does not say.
#pragma once

#include <cstdint>
#include <vector>

#include "event/event.h"
#include "rate/project52.h"
#include "score/rules.h"
#include "score/score.h"

namespace overtrick::project52 {

// What an entry of the field stands for.
struct Origin {
  EntryIndex entry;
  std::int32_t round = 0;  // of a match; 0: not stated
  bool operator==(const Origin&) const = default;
};

struct EventField {
  SectionIndex section;  // none where all sections are one field
  Field field;
  std::vector<Origin> origins;  // as field.entries
  bool operator==(const EventField&) const = default;
};

// At least one, which may be empty.
[[nodiscard]] std::vector<EventField> fieldsOf(const Event& event, const Rules& rules,
                                               const EventScores& scores);

}  // namespace overtrick::project52

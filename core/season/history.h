// What people see of a replayed book: one member's history in each system (Denmark 4: date, event, change,
// handicap, status), and one event with every system side by side. Made when asked for, from the columns that
// the replay left: ten million results have no room for everybody's histories.
#pragma once

#include <cstdint>
#include <vector>

#include "rate/term.h"
#include "season/book.h"
#include "season/replay.h"

namespace overtrick::season {

struct Step52 {
  std::int32_t session = 0;
  std::int32_t entry = 0;  // in the version that counts
  project52::Calculation calculation = project52::Calculation::matchpoints;
  double before = 0;
  double change = 0;  // after the ceiling
  double after = 0;
  Status status = Status::open;
  bool recorded = false;
  bool removed = false;  // the event was deleted, its changes stay
  bool operator==(const Step52&) const = default;
};

struct StepNett {
  std::int32_t session = 0;
  double before = 0;
  double after = 0;
  bool operator==(const StepNett&) const = default;
};

struct StepRanking {
  std::int32_t session = 0;
  std::int32_t series = 0;
  double points = 0;
  double before = 0;
  double after = 0;
  bool operator==(const StepRanking&) const = default;
};

struct MemberHistory {
  std::vector<Step52> project52;     // in order of reporting
  std::vector<StepNett> nett;        // in order of play, as the next
  std::vector<StepRanking> ranking;  // series by series
  bool operator==(const MemberHistory&) const = default;
};

[[nodiscard]] MemberHistory historyOf(const Book& book, const Replay& replay, std::int32_t member, Day today);

// An event in all systems, entry by entry of its latest version; Project 52 by the version that counts for
// it.
struct EventEntry {
  std::vector<double> before;  // nett handicaps of the players; of guests the newcomer's
  double par = none;
  double nett = none;
  double points = none;       // ranking
  RateWorking nettWorking;    // as nett.h has it; what it says of new handicaps is not part of it
  RateWorking pointsWorking;  // as clubranking_points.h has it
  bool operator==(const EventEntry&) const = default;
};
struct EventDetail {
  project52::FieldAnswer project52;  // empty for what is not computed
  std::int32_t version52 = -1;
  std::vector<EventEntry> entries;
  bool operator==(const EventDetail&) const = default;
};
// Replays from the last snapshot before it. `replay` must have played the whole book.
[[nodiscard]] EventDetail detailOf(const Book& book, const Replay& replay, std::int32_t session);

}  // namespace overtrick::season

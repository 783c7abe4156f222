// Pairs and teams that a USEBIO file lists under the name of nobody, "Phantom" or "Sit out": who faces them sits out.
//
// They are known to the lines behind their list, as the format orders it. Not here: which names these are (see
// read/phantoms.h).
#pragma once

#include <cstddef>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"

namespace overtrick::usebio {

class Absent {
 public:
  // Of two rows with one number and no direction the second is EW.
  void list(const Participant& one) {
    const auto at = static_cast<std::size_t>(one.note.value);
    if (at >= rows_.size()) rows_.resize(at + 1);
    Row& row = rows_[at];
    if (one.direction != Direction::ew && !row.listed) row.ns = one.phantom;
    if (one.direction != Direction::ns) row.ew = one.phantom;
    row.listed = true;
  }

  // Of a line whose entries are notes yet.
  [[nodiscard]] bool faces(const Line& line) const { return isAbsentNs(line.ns) || isAbsentEw(line.ew); }

  // Of two phantoms one stays: a row is somebody's.
  void takeOff(Line& line) const { (isAbsentEw(line.ew) ? line.ew : line.ns) = {}; }

 private:
  struct Row {
    bool listed = false;
    bool ns = false;
    bool ew = false;
  };
  [[nodiscard]] bool has(EntryIndex note) const {
    return note.known() && static_cast<std::size_t>(note.value) < rows_.size();
  }
  [[nodiscard]] bool isAbsentNs(EntryIndex note) const {
    return has(note) && rows_[static_cast<std::size_t>(note.value)].ns;
  }
  [[nodiscard]] bool isAbsentEw(EntryIndex note) const {
    return has(note) && rows_[static_cast<std::size_t>(note.value)].ew;
  }

  std::vector<Row> rows_;  // by note
};

}  // namespace overtrick::usebio

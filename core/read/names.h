// Names and handicaps: one entry per line, its number and its players.
//
// 12 Jan - Pol, 12;Jan;Pol, 12 Jan 28,4 - Pol 14,0; with decimal comma or point. A line that says only NS or
// EW (in any of the four languages) gives the direction of those below it. Not here: results (see
// read/travellers.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "event/finding.h"

namespace overtrick {

struct NamedPlayer {
  std::string name;
  std::optional<double> handicap;
  bool operator==(const NamedPlayer&) const = default;
};

struct NamedEntry {
  std::string number;
  Direction direction = Direction::any;
  std::vector<NamedPlayer> players;
  std::int32_t sourceLine = 0;
  bool operator==(const NamedEntry&) const = default;
};

struct NameReading {
  std::vector<NamedEntry> entries;
  Findings findings;
};

[[nodiscard]] NameReading readNames(std::string_view text);

// Gives an event's entries their players. A number without a direction names the first entry of that number
// that has no players yet; a number that the event does not have becomes a new entry, so that a list may come
// before the results.
void applyNames(Event& event, const std::vector<NamedEntry>& names);

}  // namespace overtrick

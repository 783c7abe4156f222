// The session table: each entry's points per group of boards, with the side it sat on.
//
// Rule: Belgian guide (Bridge puntentelling, 2008) §4, columns 6 and up. A group is the boards of one round
// at a table (1–4, 5–8, …); its letter is a capital where the pair sat North-South, small where East-West,
// and the cell is empty where it sat out. The average per round is half the top times the boards of a group;
// sections of different size have different ones. Sessions have groups of their own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "event/event.h"
#include "score/score.h"

namespace overtrick {

struct SessionCell {
  bool played = false;
  Side side = Side::ns;     // of its first line in the group
  std::int32_t boards = 0;  // boards of the group that count
  Exact points;
  bool operator==(const SessionCell&) const = default;
};

struct SessionGroup {
  std::int32_t session = 0;
  std::int32_t first = 0;  // board numbers
  std::int32_t last = 0;
  bool operator==(const SessionGroup&) const = default;
};

// Of one group, for the entries of a section.
struct GroupAverage {
  Exact tops;     // of its boards, added up; 0 where they played none of it
  Exact average;  // half of them
  bool operator==(const GroupAverage&) const = default;
};

struct SectionAverages {
  SectionIndex section;              // of the entries; none where all sections have the same averages
  std::vector<GroupAverage> groups;  // as SessionTable::groups
  Exact perRound;                    // mean of those that it played
  bool operator==(const SectionAverages&) const = default;
};

struct SessionTable {
  std::vector<SessionGroup> groups;
  std::vector<SessionCell> cells;         // row by row in the order of scores.standings, one cell per group
  std::vector<SectionAverages> averages;  // in the order of the sections, entries of none last
  bool operator==(const SessionTable&) const = default;
};

// `boardsPerGroup` 0: the longest blocks of boards that the same pairs play against each other.
[[nodiscard]] SessionTable sessionTable(const Event& event, const EventScores& scores,
                                        std::int32_t boardsPerGroup = 0);

// A, B, … Z, AA, … or a, b, …
[[nodiscard]] std::string groupLetter(std::int32_t group, Side side);

}  // namespace overtrick

// What each side of a line has to be compared with: a score, an award, or nothing; and how many results a
// board should have had.
//
// Rules: Belgian guide (Bridge puntentelling, 2008) §2.3 (byes count in nobody's comparison), §2.4 (not
// played); Laws 2017, Law 12C. See score/score.h for how they were read.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "event/event.h"
#include "score/rules.h"

namespace overtrick {

enum class LineKind : std::uint8_t {
  real,        // at least one side has a score
  artificial,  // both sides have an award
  notPlayed,
  bye,
};

enum class ResultKind : std::uint8_t { none, score, weighted, award };

// One column of a line as written, before any reverse.
struct SideResult {
  ResultKind kind = ResultKind::none;
  std::int32_t score = 0;  // ResultKind::score
  Award award;             // ResultKind::award

  [[nodiscard]] bool real() const { return kind == ResultKind::score || kind == ResultKind::weighted; }
};

struct LineResult {
  LineKind kind = LineKind::notPlayed;
  SideResult ns;
  SideResult ew;
  const Weighted* weighted = nullptr;  // of both sides, where they are ResultKind::weighted
  std::int32_t group = 0;

  [[nodiscard]] const SideResult& of(Side side) const { return side == Side::ns ? ns : ew; }
};

[[nodiscard]] LineKind kindOf(const Event& event, const Line& line);
[[nodiscard]] LineResult resultOf(const Event& event, const Line& line);

// Whether the index names an entry of the event that is not a phantom.
[[nodiscard]] inline bool isPair(const Event& event, EntryIndex entry) {
  return entry.known() && static_cast<std::size_t>(entry.value) < event.entries.size() &&
         !event.entries[static_cast<std::size_t>(entry.value)].phantom;
}

// The event's lines in the order of its boards. Lines of no board are in none.
struct LinesByBoard {
  std::vector<std::int32_t> start;  // one more than there are boards
  std::vector<std::int32_t> lines;

  [[nodiscard]] std::span<const std::int32_t> of(std::size_t board) const;
};

[[nodiscard]] LinesByBoard linesByBoard(const Event& event);

// How many results a board has and should have had; byes do not count.
struct BoardField {
  std::int32_t lines = 0;  // real, not played, artificial (not the last where the rules leave it out)
  std::int32_t field = 0;  // N: as stated, else the most lines on any board of the section; at least `lines`
};

[[nodiscard]] std::vector<BoardField> boardFields(const Event& event, const Rules& rules,
                                                  const LinesByBoard& byBoard);

}  // namespace overtrick

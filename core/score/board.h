// One board: every side of every line compared within its list.
//
// NS and EW are two lists that mirror each other unless a line is split or has one side adjusted; a fouled
// board has such lists for each of its forms (groups). Weighted results are compared part by part, and their
// parts count in everyone else's comparison by the same weights (Laws 2017, Law 12C1(c); Belgian guide §2.1,
// §3). Comparing knows no rule set; what the counts are worth is decided by the functions below it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "event/event.h"
#include "score/exact.h"
#include "score/matchpoints.h"
#include "score/results.h"
#include "score/rules.h"

namespace overtrick {

// One side of one line in its list. `sum` is in units of 1/unit: at matchpoints X + 1 among the real results,
// at cross-IMPs the sum of the IMPs, at Butler the IMPs against the datum.
struct Compared {
  std::int64_t sum = 0;
  std::int32_t real = 0;     // real results in its list (its form of the board, its side)
  std::int32_t awards = 0;   // artificial results of its side, in all forms
  std::int32_t datum = 0;    // Butler
  bool largestGroup = true;  // no other form has as many results
  bool operator==(const Compared&) const = default;
};

struct ComparedBoard {
  std::vector<LineResult> results;  // one per line of the board, in its order
  std::vector<Compared> ns;
  std::vector<Compared> ew;
  std::int64_t full = 1;  // weight of a result
  std::int64_t unit = 1;  // its square: part against part
  bool fouled = false;
  std::int32_t real = 0;              // lines with a real result
  std::optional<std::int32_t> datum;  // Butler: of NS's first list

  [[nodiscard]] const std::vector<Compared>& of(Side side) const { return side == Side::ns ? ns : ew; }
};

// Memory that is used again from board to board.
struct BoardMemory {
  CompareMemory compare;
  std::vector<Part> parts;
  std::vector<std::int32_t> owners;  // of the parts: places in ComparedBoard::results
  std::vector<std::int32_t> order;   // those places, form by form
  std::vector<std::int64_t> sums;
};

void compareBoard(const Event& event, const Rules& rules, std::span<const std::int32_t> lines,
                  ComparedBoard& board, BoardMemory& memory);

// How one result fared against the others of its list, weighted by their parts: X = 2 beaten + tied.
struct Fared {
  Exact beaten;
  Exact tied;
};
[[nodiscard]] Fared faredOf(const ComparedBoard& board, std::size_t place, Side side);

// A score as one side sees it, and how often it stands; a part of a weighted result stands less than once.
struct Standpoint {
  std::int32_t score = 0;
  Exact times;
};
// The result itself, and the other results of its list: equal scores together, highest first.
[[nodiscard]] std::vector<Standpoint> ownParts(const ComparedBoard& board, std::size_t place, Side side);
[[nodiscard]] std::vector<Standpoint> othersOf(const ComparedBoard& board, std::size_t place, Side side);

// --- Matchpoints of what was compared, in the rule set's scale and before rounding

// To how many results the list is lifted.
[[nodiscard]] std::int32_t targetOf(Target target, const Compared& side, const BoardField& field,
                                    const Rules& rules);

// Whether the form scores a percentage by the rule for small groups (or for a result left alone).
[[nodiscard]] bool isSmallGroup(const Compared& side, bool fouled, std::int32_t n, const Rules& rules);

// The most that can be had among n results.
[[nodiscard]] inline std::int64_t topPoints(std::int32_t n, const Rules& rules) {
  return n < 1 ? 0 : static_cast<std::int64_t>(rules.pointsPerWin) * (n - 1);
}
[[nodiscard]] Exact playedPoints(const Compared& side, const ComparedBoard& board, std::int32_t n,
                                 const Rules& rules);
// `share` in ten-thousandths of a per cent.
[[nodiscard]] Exact awardedPoints(std::int64_t share, std::int32_t n, const Rules& rules);

}  // namespace overtrick

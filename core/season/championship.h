// The championships of a playing moment's season in the book: of members, and of those who play together.
//
// Rules: NBB, "Clubkampioenschap", as rate/clubranking_championship.h has them; points are the replay's.
// Guests have no part in either table. Decided here: a book names no fixed partnerships, so all members who
// sat down as partners in the season are one (in a team: the first two, and the next two), and have the
// results of the sessions in which they were in one pair or one team. A result with a substitute therefore
// counts for whom it was scored with, and fills up nobody's minimum; trios are none. For those there is
// rate/clubranking.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rate/clubranking.h"
#include "rate/term.h"
#include "season/book.h"
#include "season/replay.h"

namespace overtrick::season {

struct SeasonChampionship {
  std::vector<std::int32_t> members;     // who has points
  clubranking::Championship individual;  // tallies as `members`
  std::vector<RateWorking> individualWorkings;
  std::vector<std::array<std::int32_t, 2>> pairs;  // the lower number first
  clubranking::Championship together;              // tallies as `pairs`
  std::vector<RateWorking> togetherWorkings;
  bool operator==(const SeasonChampionship&) const = default;
};

// Empty for a series that is none. `replay` must have played the whole book.
[[nodiscard]] SeasonChampionship championshipOf(const Book& book, const Replay& replay, std::int32_t series);

}  // namespace overtrick::season

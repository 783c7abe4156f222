// The rank list of the book (Denmark 4): who is a member on a day, by handicap, in club, district and
// country; the number of members and the mean handicap of each club. Rules: rate/project52.h, `rankList`.
#pragma once

#include <vector>

#include "season/book.h"
#include "season/replay.h"

namespace overtrick::season {

// `ranks` as the book's members; those who are no members on the day have none and are not counted.
[[nodiscard]] project52::RankList ranksOn(const Book& book, const std::vector<double>& handicaps, Day today);

}  // namespace overtrick::season

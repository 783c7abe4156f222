// Which sessions, in which version and order, each system replays; and how firm a session's changes are.
//
// Rules: Denmark 4 (changes apply in the order of reporting; corrections within 14 days). Nett scores and
// ranking go by the day of play. Decided here:
// - Reporting: by day of reporting, on one day in the order of the book. A correction keeps the session's
//   place. A session without a day of reporting has that of play.
// - Play: by day; on one day in the order of the book, nett sessions of one name together where the first of
//   them stands. A session without a readable day of play is a warning and has the day of reporting, else
//   that of the session before it in the book.
// - Rankings: what a season takes over from the one before must be final, so that seasons come first: all
//   that have none before them, then their successors, and so on; within them by day.
#pragma once

#include <cstdint>
#include <vector>

#include "season/book.h"

namespace overtrick::season {

// Two equal items play alike: versions never change.
struct Item {
  std::int32_t session = 0;
  std::int32_t version = 0;
  Day day = noDay;  // by which it is ordered
  bool operator==(const Item&) const = default;
};

struct Orders {
  std::vector<Item> project52;
  std::vector<Item> nett;
  std::vector<Item> ranking;
};

// Findings: unreadableDate, correctionTooLate (where: the session).
[[nodiscard]] Orders ordersOf(const Book& book, Findings& findings);

// The version that handicaps are computed from, and whether a later one came too late.
struct Effective {
  std::int32_t version = -1;
  bool frozen = false;
};
[[nodiscard]] Effective effectiveFor52(const Book& book, const Session& session);

// The day that counts as that of reporting.
[[nodiscard]] Day reportedOn(const Book& book, const Session& session);

// Final: its 14 days are over. Open: a correction may still change it. Frozen: it was corrected too late, and
// the handicaps were kept.
enum class Status : std::uint8_t { final, open, frozen };
[[nodiscard]] Status statusOf(const Book& book, const Session& session, Day today);

// How many seasons there are before each; one that names a later one as its predecessor starts anew.
[[nodiscard]] std::vector<std::int32_t> generationsOf(const std::vector<Series>& series);

}  // namespace overtrick::season

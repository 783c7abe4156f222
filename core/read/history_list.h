// A club's results over time as a table: one result to a row, with date, session, player, partner and gross
// percentage.
//
//   Date;Session;Player;Partner;Gross
//   31-12-2024;Mon eve;A. Moore;B. Lewis;50,76
//
// Commas, semicolons or tabs part the cells (see read/csv.h), bytes are UTF-8, UTF-16 or Windows-1252. The
// columns stand in any order under headings in English, Dutch, Danish or Swedish; without headings they are
// the five above. Where there is no column of partners, both names stand in one cell ("Moore - Lewis"). A
// column of fields (sections, lines) is optional. Dates are read by read/date_text.h.
// Headings that lack a column (0 date, 1 session, 2 player, 4 gross) are one finding, and the rows are not
// blamed for it. A row without two names, a session or a percentage is left out with a finding. One without a
// readable date is kept: the book (rate/nett_history.h) plays it with its neighbours. Not here: whether the
// figures are possible, and the order of play.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "event/date.h"
#include "event/finding.h"

namespace overtrick {

struct HistoryRow {
  Day day = noDay;
  std::int32_t session = 0;  // these are indices of the names below
  std::int32_t player = 0;
  std::int32_t partner = 0;
  std::int32_t field = -1;  // -1: none
  double gross = 0;
  std::int32_t sourceLine = 0;
  bool operator==(const HistoryRow&) const = default;
};

struct HistoryList {
  std::vector<HistoryRow> rows;
  std::vector<std::string> players;  // names in the order in which they first appear
  std::vector<std::string> sessions;
  std::vector<std::string> fields;
  Findings findings;
};

// `bytes` as they are in the file.
[[nodiscard]] HistoryList readHistoryList(std::string_view bytes);

}  // namespace overtrick

// The result of an evening as clubs publish and paste it: one pair to a line, with its line (section), place,
// number, names and result.
//
//   A 1 12 Jan Jansen - Piet Smit 58,33      line, place, pair, names, per cent
//   2= 7 Jan Jansen & Piet Smit 55,21 %      below "Lijn A" or "Uitslag A-lijn, zitting 3"
//   A;1;12;Jan Jansen;Piet Smit;58,33        cells, also with tabs, bars or commas
//   1  12  Jan Jansen  Piet Smit  140  58,33 columns
//
// Unlike in read/rating_list.h there are no handicaps: the numbers behind the names are the result and
// whatever else was printed. The one with a per cent sign is the result; without one, the column that is on
// average nearest to 50 (in IMPs: the smallest), for a result's average is known and other columns' is not.
// Names stand between dashes, slashes, "&", "en" or in cells of their own; a number behind both names
// ("Speler 5") is part of them. A substitute has an asterisk, or "(inv)", "(invaller)", "(sub)" and their
// like behind the name; members' numbers are left out.
//
// Not pairs: a row of column headings, wherever it stands; a title, which may name the line or the date of
// those below it; phantoms. Any other row without a number in front and without two names is left out with
// a finding.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/date.h"
#include "event/finding.h"

namespace overtrick {

enum class ResultUnit : std::uint8_t { percent, imps };

struct ListedResult {
  std::string line;
  std::string number;
  std::vector<std::string> players;
  std::int32_t substitute = -1;  // which of the players
  std::optional<double> result;
  std::int32_t sourceLine = 0;
  bool operator==(const ListedResult&) const = default;
};

struct ResultList {
  std::vector<ListedResult> entries;
  Day day = noDay;  // of the first title that has a date
  Findings findings;
};

[[nodiscard]] ResultList readResultList(std::string_view text, ResultUnit unit);

}  // namespace overtrick

// The set that N_B, N_P and the means speak of: a field's entries, checked and seated. Inside of project52.h,
// which tells the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rate/project52.h"
#include "rate/project52_formula.h"

namespace overtrick::project52 {

struct Chair {
  bool counts = false;      // one of the set
  bool estimated = false;   // its handicap was made from its result
  bool ns = false;          // field
  std::int32_t room = 0;    // barometer: 0 or 1
  std::int32_t other = -1;  // match: the other team; field: the opponents; barometer: the team-mates
  std::vector<std::optional<double>> players;
  std::optional<double> handicap;  // none: still to be estimated
  std::optional<double> result;
  std::optional<double> r;  // above the average
  std::optional<double> boards;
  RateWorking origin;  // where an estimated handicap comes from
};

struct Set {
  Form form = Form::pairs;
  Calculation calculation = Calculation::matchpoints;
  std::vector<Chair> chairs;  // as the field's entries
  std::int32_t size = 0;      // that count: N_S, N_P
  std::int32_t counted = 0;   // whole tables among them
  std::int32_t tables = 0;    // N_B: the same, or as stated
  Text text = Text::denmark;  // whose form of ⟨r⟩
  Factors factors;
  bool large = false;  // enough for an expected result
};

[[nodiscard]] Set setOf(const Field& field, const Settings& settings, Findings& findings);

// Gives every chair that counts a handicap.
void seatGuests(const Field& field, Set& set, const Settings& settings, Findings& findings);

// Sums that the expected results share.
struct Sums {
  double all = 0;
  double ns = 0;  // field: of the pairs sitting North-South, East-West
  double ew = 0;
  double rooms[2] = {0, 0};  // barometer
  double inRoom[2] = {0, 0};
};
[[nodiscard]] Sums sumsOf(const Set& set);

// ⟨r⟩ of an entry that counts, in a set that is large enough. With a working it adds its terms.
[[nodiscard]] double expectationOf(const Set& set, const Sums& sums, std::size_t index, RateWorking* working);

[[nodiscard]] inline double whole(std::int32_t count) { return count; }

[[nodiscard]] inline Where whereEntry(std::size_t index) {
  Where where;
  where.entryIndex = static_cast<std::int32_t>(index);
  return where;
}

}  // namespace overtrick::project52

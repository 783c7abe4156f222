// The pairs of the teams that a USEBIO file lists, and which team a line's numbers mean.
//
// A line within a MATCH names pairs beside the match's two teams. Without one it may name pairs or the teams
// themselves: a number that is no team's is a pair's; where pairs and teams share their numbers, they are pairs if
// all such lines then are of two teams each and no number stands twice on a BOARD, as that of a team would. Not here:
// which two tables are a match (see score/teams.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "read/usebio_tags.h"

namespace overtrick::usebio {

class TeamPairs {
 public:
  explicit TeamPairs(const Walk& walk);

  // The team that lists the pair; empty when none does, or several.
  [[nodiscard]] std::string_view teamOf(std::string_view pair) const;
  // Who a number of a line without a match means: the pair's team, or the number itself.
  [[nodiscard]] std::string_view entryOf(std::string_view number) const;

 private:
  void list(const Walk& walk, std::size_t team);
  [[nodiscard]] bool namesPairs(const Walk& walk) const;
  [[nodiscard]] bool namesPairs(const Walk& walk, std::size_t board) const;

  // Indices into the list behind; looked up, never walked.
  std::unordered_map<std::string, std::int32_t> ofPair_;
  std::vector<std::string_view> teams_;                    // by index; empty: several teams have the pair
  std::unordered_map<std::string, std::int32_t> numbers_;  // of the teams
  bool linesNamePairs_ = false;
};

}  // namespace overtrick::usebio

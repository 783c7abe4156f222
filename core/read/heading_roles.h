// What the words of headings say of their columns: NS is a pair the first time, then its score, then its points.
//
// Not here: the words (see read/heading_words.h), and the columns (see read/layout.h).
#pragma once

#include <array>
#include <cstddef>

#include "read/heading_words.h"
#include "read/layout.h"

namespace overtrick {

// Gives words their roles from left to right: what NS means depends on what came before.
class RoleGiver {
 public:
  // Whether there are headings of a score and of the declarer.
  RoleGiver(bool hasScore, bool hasDeclarer) : hasScore_(hasScore), hasDeclarer_(hasDeclarer) {}

  // `group` stands above the word.
  Role roleOf(HeadingWord word, HeadingWord group);

 private:
  [[nodiscard]] bool given(Role role) const { return given_[static_cast<std::size_t>(role)]; }
  [[nodiscard]] Role sideRole(bool ns, HeadingWord group) const;
  [[nodiscard]] Role pairRole();
  [[nodiscard]] Role namesRole() const;

  bool hasScore_;
  bool hasDeclarer_;
  int pairs_ = 0;  // headings that only say that they are of a pair
  Role lastPair_ = Role::unknown;
  std::array<bool, roleCount> given_{};
};

}  // namespace overtrick

// What the cells below a heading show about their columns, where the heading's word alone does not.
//
// A column that nobody knows beside contracts without a result holds the results when its cells look like
// them (+1, -1, =). "NS Points" and "EW Points" are matchpoints to some and scores to others: scores fill one
// of the two, and can be scores. "Poäng" alone is the score where all its values are, and nothing else is a result. "Lijn" is the section of the
// row's pairs where it has letters, or one number in two rows of a board; else it counts the rows. Not here: the
// words of headings (see read/heading_words.h).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "read/layout.h"

namespace overtrick {

class ColumnValues {
 public:
  void add(const Layout& layout, const std::vector<std::string_view>& cells);
  void refine(Layout& layout) const;

 private:
  struct Tally {
    std::int64_t results = 0;
    std::int64_t others = 0;
  };
  void addPoints(std::string_view ns, std::string_view ew);
  void addPlainPoints(std::string_view cell);
  void addLine(std::string_view board, std::string_view cell);
  void nameSections(Layout& layout) const;

  std::vector<Tally> columns_;
  std::int64_t scores_ = 0;  // rows with one side's points, which can be a score
  bool pointsCanBeScores_ = true;
  std::int64_t plainScores_ = 0;  // values of the only column of points without a side
  bool plainCanBeScores_ = true;
  bool linesAreSections_ = false;
  std::string_view lastBoard_;  // of the row before, and its line there
  std::string_view lastLine_;
};

}  // namespace overtrick

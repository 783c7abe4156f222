// A table of a PBN file: its columns as the tag names them, and rows of elements.
//
// PBN 2.1 §5.1 and §5.2: columns are parted by ';', each may have an order sign in front and a least width
// behind (+Rank\3R); elements are parted by blanks, or are strings in quotes; '-' is irrelevant, '?' unknown,
// '^' marks an artificial value. Programs also write names with blanks outside quotes, and leave elements
// empty; the widths then tell.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace overtrick {

enum class PbnColumn : std::uint8_t {
  unknown,
  ignored,
  derived,  // follows from the lines
  rank,
  pairNs,
  pairEw,
  namesNs,
  namesEw,
  north,  // the players of an individual
  south,
  east,
  west,
  home,  // the teams of a match
  away,
  matchScore,
  pair,
  player,
  names,
  teamName,
  direction,
  section,
  round,
  table,
  contract,
  declarer,
  result,
  scoreNs,
  scoreEw,
  score,
  pointsNs,
  pointsEw,
  percentNs,
  percentEw,
  totalPoints,
  totalPercent,
  sessionPoints,  // of this session, where totals count others too
  sessionPercent,
  sessionRank,
  multiplicity,
  firstNumber,  // of the pair's players
  secondNumber,
  outcome,  // from here on our own
  note,
  line,
  number,
  name,
  handicap,
  players,
  phantom,
  penalty,
  carryOver,
  expected,
  sessions,
  session,
  count
};

inline constexpr auto pbnColumnCount = static_cast<std::size_t>(PbnColumn::count);

class PbnTable {
 public:
  struct Column {
    PbnColumn kind = PbnColumn::unknown;
    std::string_view name;
    std::int32_t width = 0;  // 0: not stated
  };

  // Reads the tag's value; a value that is known already costs nothing. True when the columns are new.
  bool setHeading(std::string_view heading);
  [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
  [[nodiscard]] bool has(PbnColumn kind) const;

  // Cuts a line into elements: one for each column, or several rows in one line. False when they do not fit;
  // then elements() holds what was found.
  [[nodiscard]] bool setLine(std::string_view line);
  // Whether the line was shorter than its heading, and ended before the last column.
  [[nodiscard]] bool endsEarly() const { return !elements_.empty() && elements_.back().empty(); }
  // Whether a word like "Pass" in it said all that is missing.
  [[nodiscard]] bool byWord() const { return byWord_; }
  [[nodiscard]] std::size_t rows() const { return columns_.empty() ? 0 : elements_.size() / columns_.size(); }
  void chooseRow(std::size_t row);
  // Of a line with more elements than columns, but not twice as many: chooses the first ones, and gives the rest
  // of the line; nothing of another line.
  std::string_view cutSurplus();

  // The element of that column in the chosen row without quotes; empty when irrelevant, unknown or not there.
  [[nodiscard]] std::string_view operator[](PbnColumn kind) const {
    return row_[static_cast<std::size_t>(kind)];
  }
  [[nodiscard]] const std::vector<std::string_view>& elements() const { return elements_; }

 private:
  void preferSession();
  void tokenise(std::string_view line);
  [[nodiscard]] bool byNames(std::string_view line);
  [[nodiscard]] bool byWidths(std::string_view line);
  [[nodiscard]] std::size_t upToOutcome(std::string_view line);
  [[nodiscard]] bool byEnd(std::string_view line);
  [[nodiscard]] bool byOutcome(std::string_view line);

  std::string_view heading_;
  std::vector<Column> columns_;
  bool widths_ = false;
  std::size_t firstNames_ =
      0;  // the first of the names' columns at the end; as many as columns when there are none
  bool byWord_ = false;
  std::vector<std::string_view> elements_;
  std::vector<std::string_view> row_;
};

// A string's text: \" \\ \# and \? are the marks themselves, \u0009, \u000A and \u000D tab and line ends.
[[nodiscard]] std::string pbnText(std::string_view value);

}  // namespace overtrick

// The tables that our own PBN files have beside the standard ones: what PBN has no place for.
//
// OvertrickSections, OvertrickPlayers, OvertrickEntries and OvertrickBoards list an event's values in their
// order; the score tables then name entries by the list's PairId and say in OtLine which line of the event
// they are. Where two boards of the list have the same number and section, the tag OvertrickBoard of a game says
// which of the list it is; OvertrickResults says how many results there are, so that a file whose end is missing is
// known as such. write/pbn.h writes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/pbn_game.h"
#include "read/pbn_table.h"
#include "read/reading.h"

namespace overtrick {

class PbnOwn {
 public:
  PbnOwn(FileReading& reading, std::size_t lines, std::size_t pairs)
      : reading_(reading), event_(reading.event), limit_(lines), mostPairs_(pairs) {}
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] bool hasScoring() const { return hasScoring_; }
  void setScoring(std::string_view name);
  void begin(PbnTag table);
  [[nodiscard]] bool row(PbnTag table, const PbnTable& cells);
  void setResults(std::string_view count);
  // Puts a line with its entries; false when the row names an entry or a board that no list has.
  [[nodiscard]] bool add(Line line, const PublishedLine& points, const PbnTable& cells, const PbnGame& game);
  [[nodiscard]] bool full() const;     // no further line will be taken
  [[nodiscard]] bool crowded() const;  // because of the lists
  [[nodiscard]] std::int32_t lines() const { return static_cast<std::int32_t>(lines_.size()); }
  [[nodiscard]] std::int32_t mostPairs() const { return static_cast<std::int32_t>(mostPairs_); }
  // Puts a row of the ranking; false when it names an entry that the list does not have.
  [[nodiscard]] bool add(PublishedTotal total, std::string_view pair);
  void finish();  // lines in the event's order
  // Results that the file says it has.
  [[nodiscard]] std::int32_t stated() const { return stated_; }

 private:
  struct OwnLine {
    std::int32_t place = 0;
    Line line;
    PublishedLine points;
  };
  [[nodiscard]] bool sectionNamed(std::string_view name, SectionIndex& index) const;
  [[nodiscard]] BoardIndex boardOf(const PbnGame& game) const;
  [[nodiscard]] bool entryNamed(std::string_view id, EntryIndex& index) const;
  [[nodiscard]] bool entryRow(const PbnTable& cells);
  [[nodiscard]] bool boardRow(const PbnTable& cells);

  FileReading& reading_;
  Event& event_;
  bool known_ = false;
  bool listed_ = false;
  bool late_ = false;
  bool hasScoring_ = false;
  std::unordered_map<std::string, std::int32_t> entries_;  // looked up, never walked
  std::unordered_map<std::int64_t, std::int32_t> boards_;  // looked up, never walked
  std::size_t limit_;                                      // of lines
  std::size_t mostPairs_;
  std::vector<OwnLine> lines_;
  std::size_t published_ = 0;  // lines with figures
  std::int32_t stated_ = 0;
};

}  // namespace overtrick

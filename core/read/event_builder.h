// Builds an event from the rows of a file: sections, boards and numbers as they come, entries at the end.
//
// Which numbers are one entry is known only when all lines are there (see read/entries.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/entries.h"
#include "read/reading.h"

namespace overtrick {

// Who a file says takes part.
struct Participant {
  EntryIndex note;   // from EventBuilder::note
  std::string name;  // of a team that has a number, too
  Direction direction = Direction::any;
  std::vector<Player> players;
  bool phantom = false;
  bool listed = true;    // false when only a line names it, which says nothing about the movement
  PublishedTotal total;  // its entry is filled in at the end
  bool hasTotal = false;
  std::int32_t sourceLine = 0;  // of the file, where it may have to be named
};

// A name of a section as far as it counts: nobody's is longer than 255 bytes, and each line is asked for it.
[[nodiscard]] std::string_view shortened(std::string_view name);

inline constexpr std::int32_t mostSections = 256;

// So many lines, of which so many have figures that the file publishes, take as much memory as so many lines
// without.
[[nodiscard]] constexpr std::size_t linesWithFigures(std::size_t lines, std::size_t published) {
  return lines + published / 4;
}

class EventBuilder {
 public:
  // Takes at most `lines` lines (see mostLinesOf), and no further line once it has noted `pairs` numbers or has
  // thrice as many rows that say who takes part.
  EventBuilder(FileReading& reading, std::size_t lines, std::size_t pairs)
      : reading_(reading), limit_(lines), mostPairs_(pairs) {}

  [[nodiscard]] Event& event() { return reading_.event; }
  [[nodiscard]] SectionIndex section(std::string_view name);  // none for no name
  // Boards of different sessions stand in different sections.
  [[nodiscard]] BoardIndex board(std::int32_t number, SectionIndex section = {}, std::int32_t session = 0);
  // A number as written; "(B) 3 NS" names its section itself.
  [[nodiscard]] EntryIndex note(std::string_view number, SectionIndex section = {});
  // The numbers that were noted, and who is said to have them.
  [[nodiscard]] const EntryBook& numbers() const { return entries_; }
  [[nodiscard]] const std::vector<Participant>& participants() const { return participants_; }
  // Notes in lines and participants become others: by note, none for those that stay.
  void replaceNotes(const std::vector<EntryIndex>& others);
  [[nodiscard]] bool full() const;     // no further line will be taken
  [[nodiscard]] bool crowded() const;  // because of its pairs
  // What to say when it is full.
  [[nodiscard]] Code reason() const { return crowded() ? Code::tooManyPairs : Code::tooManyLines; }
  [[nodiscard]] std::int32_t limit() const;  // the pairs or lines that were taken then
  void leaveOutFrom(LineIndex line);         // that line and all behind it
  LineIndex add(Line line);                  // with notes for its entries
  void add(Participant participant) { participants_.push_back(std::move(participant)); }

  // Makes the entries. `winners` is 1 or 2 when the file says how many rankings there are.
  void finish(std::optional<int> winners = std::nullopt);

 private:
  [[nodiscard]] bool listedTwice() const;

  FileReading& reading_;
  std::size_t limit_;
  std::size_t mostPairs_;
  EntryBook entries_;
  std::vector<Participant> participants_;
  std::unordered_map<std::int64_t, std::int32_t> boards_;  // looked up, never walked
};

}  // namespace overtrick

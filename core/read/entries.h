// Who played: the numbers on the lines become entries.
//
// A number stands for one entry, whichever way it sat, unless the text shows a Mitchell movement, where NS 1
// and EW 1 are two pairs. A number may say its direction itself: 1NS. Not here: names (see read/names.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"

namespace overtrick {

class EntryMap;

class EntryBook {
 public:
  // A handle for the number as written, to be kept in a line's ns or ew until `settle`. Leading zeros do not
  // count.
  [[nodiscard]] EntryIndex note(std::string_view number, SectionIndex section = {});

  // How many numbers it knows.
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }

  // The number as written, without a direction, and its section.
  [[nodiscard]] std::string_view text(EntryIndex note) const {
    return numbers_[static_cast<std::size_t>(note.value)].text;
  }
  [[nodiscard]] SectionIndex section(EntryIndex note) const {
    return numbers_[static_cast<std::size_t>(note.value)].section;
  }

  // The direction that the number itself names.
  [[nodiscard]] Direction direction(EntryIndex note) const {
    return numbers_[static_cast<std::size_t>(note.value)].direction;
  }

  // Makes the event's entries, in the order of their first appearance, and puts them into its lines. At a bye
  // the number that never plays becomes "none". `mitchell` says whether NS and EW numbers are apart; without
  // it the lines tell. The map must not outlive the book or the event.
  EntryMap settle(Event& event, std::optional<bool> mitchell = std::nullopt) const;

 private:
  friend class EntryMap;
  struct Number {
    std::string text;
    SectionIndex section;
    Direction direction = Direction::any;
  };
  std::vector<Number> numbers_;
  std::unordered_map<std::string, std::int32_t> known_;  // looked up, never walked
};

// From handles to entries. An entry that no line has is made when asked for.
class EntryMap {
 public:
  [[nodiscard]] EntryIndex find(EntryIndex note, Direction side);

 private:
  friend class EntryBook;
  EntryMap(const EntryBook& book, Event& event, bool mitchell)
      : book_(book), event_(event), mitchell_(mitchell), made_(book.numbers_.size()) {}

  const EntryBook& book_;
  Event& event_;
  bool mitchell_;
  std::vector<std::array<EntryIndex, 2>>
      made_;  // by number: as NS and as EW; without a Mitchell only the first
};

// On a board of a one-winner movement no number stands on both sides; in a Mitchell nearly every number does.
// A Mitchell it is when more than half of the numbers that could stand on both sides of a board do. Two lines
// that mirror each other (1-2 and 2-1) prove nothing, since that is also how swapped numbers look.
[[nodiscard]] bool looksLikeMitchell(const std::vector<Line>& lines);

}  // namespace overtrick

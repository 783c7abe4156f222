// Lists to be rated, as people paste or export them: one entry to a line, with its players, their handicaps
// and its result.
//
//   1;Jan;28,4;Pol;14,0;54,2        pair;name;handicap;name;handicap;result, also with tabs or commas
//   1 Jan 28,4 - Pol 14,0 54,2      the same with blanks
//   Jan - Pol 51 59 48              handicaps and result behind the names
//   Jan Maes, Pol 51 59 48          the same
//   A 1 12 Jan - Pol 63,5 %         line, place, pair, names, result
//
// Numbers have a decimal comma or point; "?", a dash or an empty cell is a player without a handicap. Where a
// list has name and handicap by turns, a word in place of a number is a finding and counts as none. Of
// numbers in front of the names the last is the entry's, a single letter (or two capitals before two numbers)
// is its line. Behind the names of n players: one number each, or n numbers at the end, is a handicap; one
// number alone behind two names or more is the result, and so is one that follows the handicaps. A line such
// as "Section B" or "B-lijn" gives the line of the entries below it; a first line without any number is a
// heading if it has a word of headings (name, paar, %, score), and in a list of members whatever it says. Not
// here: what the figures do (see rate/), and histories (see read/history_list.h).
//
// Names stand between dashes, slashes, commas, "&" or "en"; where a dash or slash parts them, a comma belongs
// to a name ("Wit, Jan de – Smit, Piet"). A minus by itself between the names and the last number is its
// sign.
//
// A number behind the result is that of the boards. A number in front with letters behind it, 3NS (3NZ, 3ØV)
// or 5A, also has its parts: table 3 and the direction, or team 5 and its room. Where the only name is
// "phantom", or a word for it in another language, the entry is one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "event/finding.h"
#include "read/names.h"

namespace overtrick {

struct ListedEntry {
  std::string line;
  std::string number;
  std::vector<NamedPlayer> players;
  std::string seatNumber;  // of 3NS or 5A: 3, 5; empty where no letters follow
  Direction direction = Direction::any;
  std::string room;  // a: the letters as one compares them
  std::optional<double> result;
  std::optional<double> boards;
  bool phantom = false;
  std::int32_t sourceLine = 0;
  bool operator==(const ListedEntry&) const = default;
};

struct RatingList {
  std::vector<ListedEntry> entries;
  Findings findings;
};

// What makes headings of a first line without numbers.
enum class FirstLine : std::uint8_t { headingByWord, heading };

[[nodiscard]] RatingList readRatingList(std::string_view text,
                                        FirstLine firstLine = FirstLine::headingByWord);

}  // namespace overtrick

// An event: the input value of everything that scores or rates. Players, entries (pairs or teams), boards,
// and one result line per table and board with what happened there.
//
// Numbers are whole: scores in points, percentages and weights in ten-thousandths, so that equal is equal.
// Lines refer to boards and entries by their index. Scores are North-South's.
// Not here: points, ranks (see score/) and anything about text (see read/).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bridge/contract.h"

namespace overtrick {

// An index into one of the event's lists; -1 is "none".
template <class Tag>
struct Index {
  std::int32_t value = -1;
  [[nodiscard]] constexpr bool known() const { return value >= 0; }
  auto operator<=>(const Index&) const = default;
};
using PlayerIndex = Index<struct PlayerTag>;
using EntryIndex = Index<struct EntryTag>;
using SectionIndex = Index<struct SectionTag>;
using BoardIndex = Index<struct BoardTag>;
using LineIndex = Index<struct LineTag>;

// A decimal number with four places, exact: 60 % is {600000}.
struct Decimal {
  static constexpr std::int64_t one = 10000;
  std::int64_t tenThousandths = 0;
  auto operator<=>(const Decimal&) const = default;
};

// --- What happened at the table
// -----------------------------------------------------------------------------

struct PlayedContract {
  Contract contract;
  Seat declarer = Seat::north;
  std::int32_t tricks = 0;            // won by declarer, 0…13
  std::optional<std::int32_t> score;  // as written, when it was: it wins over the contract
  bool operator==(const PlayedContract&) const = default;
};

struct BareScore {
  std::int32_t score = 0;
  bool operator==(const BareScore&) const = default;
};

struct PassedOut {
  bool operator==(const PassedOut&) const = default;
};

struct NotPlayed {
  bool operator==(const NotPlayed&) const = default;
};

struct Bye {
  bool operator==(const Bye&) const = default;
};

// What a director awards one side in place of a result.
struct Award {
  enum class Kind : std::uint8_t { average, averagePlus, averageMinus, percent };
  Kind kind = Kind::average;
  Decimal percent;  // of the top; for Kind::percent alone
  bool operator==(const Award&) const = default;
};

struct Artificial {
  Award ns;
  Award ew;
  bool operator==(const Artificial&) const = default;
};

// One side keeps the score, the other, `adjusted`, gets the award.
struct OneSided {
  Side adjusted = Side::ns;
  Award award;
  std::int32_t score = 0;
  bool operator==(const OneSided&) const = default;
};

// Each side has a score of its own, both written as NS scores.
struct Split {
  std::int32_t ns = 0;
  std::int32_t ew = 0;
  bool operator==(const Split&) const = default;
};

struct WeightedPart {
  std::int32_t score = 0;
  Decimal weight;  // relative to the sum of the weights
  bool operator==(const WeightedPart&) const = default;
};

struct Weighted {
  std::vector<WeightedPart> parts;
  bool operator==(const Weighted&) const = default;
};

using Outcome =
    std::variant<PlayedContract, BareScore, PassedOut, NotPlayed, Bye, Artificial, OneSided, Split, Weighted>;

// --- The event
// -----------------------------------------------------------------------------------------------

enum class Scoring : std::uint8_t { matchpoints, crossImps, butler, teams };
enum class Direction : std::uint8_t { any, ns, ew };

// A penalty or a carry-over; a penalty is written positive and taken off.
struct Adjustment {
  enum class Unit : std::uint8_t { none, points, percent };
  Unit unit = Unit::none;
  Decimal amount;
  bool operator==(const Adjustment&) const = default;
};

// What one session of several took off or brought along.
struct SessionAdjustment {
  std::int32_t session = 0;
  Adjustment penalty;
  Adjustment carryOver;
  bool operator==(const SessionAdjustment&) const = default;
};

struct Player {
  std::string name;
  std::string number;
  std::optional<double> handicap;
  bool operator==(const Player&) const = default;
};

struct Entry {
  std::string number;  // as written
  SectionIndex section;
  Direction direction = Direction::any;
  std::vector<PlayerIndex> players;
  bool phantom = false;
  Adjustment penalty;  // of the whole event
  Adjustment carryOver;
  std::vector<SessionAdjustment> sessions;  // of one session each, where there are several
  bool operator==(const Entry&) const = default;
};

// An event has no more: a year of evenings.
inline constexpr std::int32_t mostSessions = 400;

// A board without a section is compared across all sections, one with a section within it. Boards of different
// sessions are of different deals, whatever their numbers.
struct Board {
  std::int32_t number = 0;
  SectionIndex section;
  std::int32_t expected = 0;  // results the board should have had; 0 when not stated
  std::int32_t session = 0;   // of several that are totalled, 1…mostSessions; 0 in an event of one
  bool operator==(const Board&) const = default;
};

struct Line {
  BoardIndex board;
  EntryIndex ns;  // at a bye one of the two is "none"
  EntryIndex ew;
  std::int32_t round = 0;  // 0: not stated
  std::int32_t table = 0;
  Outcome outcome;
  bool reverse = false;
  std::int32_t group = 0;       // fouled boards: lines of one form share a number; 0 is the ordinary form
  std::int32_t sourceLine = 0;  // of the text it was read from, from 1
  bool operator==(const Line&) const = default;
};

struct Event {
  std::string name;
  std::string date;
  Scoring scoring = Scoring::matchpoints;
  std::vector<std::string> sections;
  std::vector<Player> players;
  std::vector<Entry> entries;
  std::vector<Board> boards;
  std::vector<Line> lines;
  bool operator==(const Event&) const = default;
};

}  // namespace overtrick

// Single games that name no teams: the pairs that sat there, or, where two tables of each board were played in
// an open and a closed room, the teams of a match.
//
// PBN 2.1 §4.1 (Room, ScoreIMP): collections of championships have rooms and players only. The pair that sits
// NS in one room and the one that sits EW in the other play for the same team. All games are looked at before
// that is decided, so their lines get their entries at the end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"
#include "read/pbn_game.h"
#include "read/pbn_pairs.h"

namespace overtrick {

class PbnTables {
 public:
  // A line of the event without entries, and the game that it is of. The text of the file must outlive this.
  void add(LineIndex line, const PbnGame& game, SectionIndex section);

  // Whether the games are tables of matches: some board was played in both rooms, or (`byImps`: the file has
  // IMPs, and no word about how they were won) every board at two tables at most, and nobody sits for both
  // teams of a table.
  [[nodiscard]] bool isMatch(const Event& event, bool byImps);
  // How many games are tables of matches, after some were found.
  [[nodiscard]] std::int32_t matchTables() const;
  // Gives the lines their entries: teams after a match was found, else pairs. Lines are left out from where
  // the pairs are too many; returns the first one's place in the file, 0 for none. Where tables of the file have
  // numbers, pairs are those with the same names there; others get numbers that nobody has.
  [[nodiscard]] std::int32_t seat(EventBuilder& builder);
  // After that: the first game's place in a file whose tables have numbers, 0 for none.
  [[nodiscard]] std::int32_t besideNumbers() const { return besideNumbers_; }

 private:
  enum class Room : std::uint8_t { unknown, open, closed };
  struct Game {
    LineIndex line;
    SectionIndex section;
    Room room = Room::unknown;
    bool mayBeMatch = false;
    std::int32_t event = 0;  // which, by its name
    std::string_view north;
    std::string_view south;
    std::string_view east;
    std::string_view west;
  };
  struct Sides {
    std::int32_t ns = 0;
    std::int32_t ew = 0;
  };

  [[nodiscard]] bool joinRooms(const Event& event, bool byImps);
  void joinTables(std::size_t first, std::size_t second);
  [[nodiscard]] std::int32_t memberNamed(std::string_view name);
  [[nodiscard]] std::int32_t side(std::string_view one, std::string_view two, bool home);
  [[nodiscard]] std::int32_t teamOf(std::int32_t member);
  void join(std::int32_t one, std::int32_t two);
  [[nodiscard]] std::size_t seatTeams(EventBuilder& builder);
  [[nodiscard]] EntryIndex pair(EventBuilder& builder, const PbnNamedPairs& named, const Game& game, bool ns);
  void takeNumbers(const EntryBook& numbers);
  [[nodiscard]] std::string freeNumber();

  std::vector<Game> games_;
  std::vector<Sides> sides_;           // of a match, for each game: a member of either team
  std::vector<std::int32_t> leaders_;  // of each member the one that stands for the team, by some steps
  std::vector<std::string_view> names_;
  bool isMatch_ = false;
  std::unordered_map<std::string_view, std::int32_t> members_;  // looked up, never walked
  std::unordered_map<std::string_view, std::int32_t> events_;   // looked up, never walked
  std::unordered_map<std::string, std::string> pairs_;          // their numbers; looked up, never walked
  std::unordered_set<std::string> taken_;                       // numbers of the tables
  std::int32_t lastNumber_ = 0;
  std::int32_t besideNumbers_ = 0;
};

}  // namespace overtrick

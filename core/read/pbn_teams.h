// The two teams of a single game that is one table of a match: who sat North-South, and who plays for whom.
//
// PBN 2.1 §4.1: HomeTeam, VisitTeam and Room. Home sits NS in the open room and EW in the closed one.
// Programs differ: RealBridge names the team that sits NS as home at either table; others name the teams
// once, in the first game of the match. A player's team is that of the first game with him.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"
#include "read/pbn_game.h"

namespace overtrick {

class PbnTeams {
 public:
  struct Sides {
    std::string ns;
    std::string ew;
  };
  // None where the game is not one of two teams.
  [[nodiscard]] std::optional<Sides> seat(const PbnGame& game, BoardIndex board, SectionIndex section);
  // Says who they are, in the order of their first appearance.
  void name(EventBuilder& builder) const;

 private:
  struct Team {
    std::string name;
    SectionIndex section;
    std::vector<Player> players;
  };

  [[nodiscard]] bool nameTeams(const PbnGame& game);
  [[nodiscard]] bool homeSitsNorth(const PbnGame& game, BoardIndex board, SectionIndex section);
  void seatPlayer(const std::string& name, const std::string& team, SectionIndex section);
  [[nodiscard]] std::size_t teamNamed(const std::string& name, SectionIndex section);

  std::string home_;  // of the match that is being read
  std::string visit_;
  std::string event_;
  std::vector<Team> teams_;
  std::unordered_map<std::string, std::size_t> known_;         // teams; looked up, never walked
  std::unordered_map<std::string, std::string> teamOfPlayer_;  // looked up, never walked
  // Boards of matches that one table is known of: board, round, home, visit.
  std::set<std::array<std::int32_t, 4>> firstTables_;
};

}  // namespace overtrick

#include "read/pbn_teams.h"

#include <utility>

#include "read/numbers.h"
#include "read/pbn_head.h"
#include "read/pbn_result.h"
#include "read/pbn_table.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::size_t longestTeamName = 255;  // as many as a line has (PBN 2.1 §2.4)

// A name that says something.
std::string nameIn(std::string_view value) {
  value = trimmed(value);
  return value == "?" ? std::string() : pbnText(value);
}

}  // namespace

std::optional<PbnTeams::Sides> PbnTeams::seat(const PbnGame& game, BoardIndex board, SectionIndex section) {
  if (!mayBeMatch(game[PbnTag::scoring], game[PbnTag::competition]) || !nameTeams(game)) return std::nullopt;
  const bool homeNorth = homeSitsNorth(game, board, section);
  Sides sides = homeNorth ? Sides{home_, visit_} : Sides{visit_, home_};
  for (const PbnTag seat : {PbnTag::north, PbnTag::south}) seatPlayer(nameIn(game[seat]), sides.ns, section);
  for (const PbnTag seat : {PbnTag::east, PbnTag::west}) seatPlayer(nameIn(game[seat]), sides.ew, section);
  return sides;
}

// The game's own two, or those of the games before of the same event.
bool PbnTeams::nameTeams(const PbnGame& game) {
  const std::string home = nameIn(game[PbnTag::homeTeam]);
  const std::string visit = nameIn(game[PbnTag::visitTeam]);
  const std::string event = nameIn(game[PbnTag::event]);
  if (home.empty() && visit.empty()) return !home_.empty() && (event.empty() || event == event_);
  if (!event.empty()) event_ = event;
  home_ = home;
  visit_ = visit;
  const bool named = !home.empty() && !visit.empty() && home != visit;
  if (!named || home.size() > longestTeamName || visit.size() > longestTeamName) home_.clear();
  return !home_.empty();
}

bool PbnTeams::homeSitsNorth(const PbnGame& game, BoardIndex board, SectionIndex section) {
  struct Row {
    PbnTag seat;
    bool north;
  };
  const std::array<std::int32_t, 4> table = {board.value, readCount(trimmed(game[PbnTag::round])).value_or(0),
                                             static_cast<std::int32_t>(teamNamed(home_, section)),
                                             static_cast<std::int32_t>(teamNamed(visit_, section))};
  const bool otherTable = !firstTables_.insert(table).second;
  for (const Row& row :
       {Row{PbnTag::north, true}, {PbnTag::south, true}, {PbnTag::east, false}, {PbnTag::west, false}}) {
    const auto player = teamOfPlayer_.find(nameIn(game[row.seat]));
    if (player == teamOfPlayer_.end()) continue;
    if (player->second == home_) return row.north;
    if (player->second == visit_) return !row.north;
  }
  const FoldedWord room(game[PbnTag::room]);
  if (room.view() == "open") return true;
  if (room.view() == "closed") return false;
  return !otherTable;
}

void PbnTeams::seatPlayer(const std::string& name, const std::string& team, SectionIndex section) {
  Team& own = teams_[teamNamed(team, section)];
  if (name.empty() || !teamOfPlayer_.try_emplace(name, team).second) return;
  constexpr std::size_t mostInTeam = 16;
  if (own.players.size() < mostInTeam) own.players.push_back(pbnPlayer(name));
}

std::size_t PbnTeams::teamNamed(const std::string& name, SectionIndex section) {
  const auto [place, isNew] = known_.try_emplace(name, teams_.size());
  if (isNew) teams_.push_back({name, section, {}});
  return place->second;
}

void PbnTeams::name(EventBuilder& builder) const {
  for (const Team& team : teams_) {
    Participant participant;
    participant.note = builder.note(team.name, team.section);
    participant.players = team.players;
    builder.add(std::move(participant));
  }
}

}  // namespace overtrick

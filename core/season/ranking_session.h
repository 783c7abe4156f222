// A reported session as the club ranking takes it (rate/clubranking_points.h). Phantoms have no part in it,
// nor do pairs without a score or of other than two players.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "rate/clubranking_points.h"
#include "season/book.h"

namespace overtrick::season {

struct RankingSession {
  clubranking::Session session;
  std::vector<std::int32_t> entries;  // their numbers in the version
};

// `numberOf` gives a player of the book (a member, or below nought a guest) the number that the session's
// entries have; it is asked seat by seat.
template <class NumberOf>
void seatRanking(const Book& book, const Version& version, Day day, RankingSession& seated,
                 const NumberOf& numberOf) {
  const auto at = [](std::int32_t index) { return static_cast<std::size_t>(index); };
  const bool teams = version.ranking == clubranking::Kind::teams;
  clubranking::Session& session = seated.session;
  session.day = day;
  session.kind = version.ranking;
  session.groups = book.groups(version);
  session.entries.clear();
  session.teams.clear();
  seated.entries.clear();
  std::vector<std::int32_t> teamOf(teams ? at(version.entries) : 0, -1);
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const double gross = book.gross(version, entry);
    const std::span<const std::int32_t> players = book.players(row);
    if (book.isPhantom(row) || (!teams && (std::isnan(gross) || players.size() != 2))) continue;
    seated.entries.push_back(entry);
    if (teams) {
      teamOf[at(entry)] = static_cast<std::int32_t>(session.teams.size());
      clubranking::Team& team = session.teams.emplace_back();
      for (const std::int32_t player : players) team.players.push_back(numberOf(player));
      continue;
    }
    clubranking::PairEntry& pair = session.entries.emplace_back();
    pair.line = book.line(version, entry);
    pair.score = gross;
    for (std::size_t side = 0; side < 2; ++side) pair.players[side] = numberOf(players[side]);
  }
  if (!teams) return;
  for (const HalfRow& row : book.halves(version)) {
    const std::int32_t team = teamOf[at(row.entry)];
    const bool known = row.half.opponent >= 0 && row.half.opponent < version.entries;
    if (team >= 0)
      session.teams[at(team)].halves.push_back({known ? teamOf[at(row.half.opponent)] : -1, row.half.vp});
  }
}

}  // namespace overtrick::season

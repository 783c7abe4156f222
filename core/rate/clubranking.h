// The NBB club ranking of one playing moment's season: points of every session, rankings, both championships.
//
// Rules: De NBB-Clubranking, de basistheorie (Thilo Kielmann, 2019), chapter by chapter:
//   settings                                  clubranking_settings.h
//   lines, stretched and top-integral         clubranking_lines.h
//   points for pairs, Butler and teams        clubranking_points.h
//   rankings of players, pairs and trios      clubranking_rankings.h
//   championship                              clubranking_championship.h
//   tonight's lines                           clubranking_lineup.h
// A playing moment (Monday afternoon, the summer series) has its own players, rankings and championship, and
// a season starts from replacement rankings: each is a Season of its own, and nothing passes between them
// but nextReplacements.
//
// Decided here, where the document is silent:
// - Order of play: by date; sessions of one date in the order given. A session that stands behind a later
//   one is a warning and is played in its place; one without a readable date is a warning and takes the date
//   of the session before it (the first one: of the first that has one). Every session counts on its own,
//   two on one date too ("tijdens een wedstrijd").
// - Who has played: a player with points in the session. A player twice in a session has the points of the
//   first entry (a warning).
// - Together: two of the partnership in one pair or one team; of a trio, whatever the third did. With a
//   substitute: exactly one of the partnership sat down that session, in a pair whose other player is named
//   as the substitute. Where nobody is named, as in teams, or two sat apart, there is no result, whether the
//   other had a score or none.
// - A partnership must be two or three different players.
// - Championship tables (`order`) hold all players and all partnerships: "alle leden strijden".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "event/finding.h"
#include "rate/clubranking_championship.h"
#include "rate/clubranking_points.h"
#include "rate/clubranking_rankings.h"
#include "rate/clubranking_settings.h"

namespace overtrick::clubranking {

// Names of players stay outside: they are indices.
struct Season {
  Settings settings;
  std::vector<std::optional<double>> replacements;  // R_v, one per player
  std::vector<std::string> lines;                   // the names that entries and groups refer to
  std::vector<std::vector<std::int32_t>> partnerships;
  std::vector<Session> sessions;
  bool operator==(const Season&) const = default;
};

// What a session did for a player.
struct PlayerResult {
  std::int32_t session = 0;
  std::int32_t entry = 0;
  double points = 0;
  double before = 0;  // ranking
  double after = 0;
  Counting counting = Counting::counted;  // in the individual championship
  bool operator==(const PlayerResult&) const = default;
};

struct PlayerRanking {
  double ranking = 0;
  double replacement = 0;
  std::int32_t sessions = 0;
  std::int32_t firstResult = 0;  // of `sessions` results, in order of play
  double previous = 0;           // ranking before the season's last session
  bool operator==(const PlayerRanking&) const = default;
};

struct PartnershipResult {
  std::int32_t session = 0;
  std::int32_t entry = 0;
  ChampionshipResult result;
  Counting counting = Counting::counted;
  bool operator==(const PartnershipResult&) const = default;
};

struct Partnership {
  std::optional<double> ranking;  // none: not a partnership
  std::int32_t results = 0;
  std::int32_t firstResult = 0;    // of `results`, in order of play
  std::optional<double> previous;  // ranking before the season's last session
  bool operator==(const Partnership&) const = default;
};

struct Championship {
  Conditions conditions;
  std::vector<Tally> tallies;       // as players or partnerships
  std::vector<std::int32_t> order;  // all who compete, best first; those without a result are the last
  bool operator==(const Championship&) const = default;
};

// What a season of so many sessions asks for; the places and the order of all tallies.
[[nodiscard]] Conditions individualConditions(const Settings& settings, std::int32_t sessions);
[[nodiscard]] Conditions togetherConditions(const Settings& settings, std::int32_t sessions);
void placeAll(Championship& championship);

struct SeasonAnswer {
  std::vector<SessionPoints> sessions;  // as the season's
  std::vector<std::int32_t> played;     // sessions in order of play
  std::vector<PlayerRanking> players;
  std::vector<PlayerResult> playerResults;
  std::vector<Partnership> partnerships;
  std::vector<PartnershipResult> partnershipResults;
  Championship individual;
  Championship together;
  // First: session, second: line or player, where: entryIndex, unless finding.h says otherwise.
  Findings findings;
  bool operator==(const SeasonAnswer&) const = default;
};

[[nodiscard]] SeasonAnswer rankSeason(const Season& season);

// The next season's replacement rankings: this one's final rankings.
[[nodiscard]] std::vector<std::optional<double>> nextReplacements(const SeasonAnswer& answer);

}  // namespace overtrick::clubranking

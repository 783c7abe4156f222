// Ranking points of one session: pairs (per cent), Butler (IMPs per board) and teams (victory points).
//
// Rules: NBB (see clubranking_settings.h), "Rankingpunten toekennen":
//   place     R_t − (R_t − R_b)/(P − 1)·(p − 1), rounded half up to a whole number
//   prorata   R_t − (R_t − R_b)·(S_t − s)/(S_t − S_b)
//   balanced  R̄ + (s − s̄)/(S_T − s̄)·B_z/2, R̄ the mean of the line's interval
//   dynamic   R̄ + (s − s̄)/(S_T − s̄)·B/2, R̄ the mean ranking of the players in the line, B always nominal
//   teams     W + mean over the halves of (VP − 10)/(S_TV − 10)·B/2, W the mean strength of the opponents,
//             half by half; a team's strength is the mean ranking of its players
// with s̄ = 50 % or 0 IMPs; rankings are those before play. In a top-integral group, "line" is the group, and
// B_z its width. Both players of a pair, and all of a team, get the points.
//
// Decided here, where the document is silent:
// - place: equal scores (within 1e-9) share the mean of their places before rounding; one pair has the top;
//   a half is a half within 1e-9.
// - prorata: when all scores are equal, one pair included, everyone has the mean of the line. Equal scores
//   of a whole line are noted with every method.
// - A pair without a score is left out (a note).
// - A percentage outside 0…100, a player who is unknown or plays with oneself: errors; that entry gets no
//   points and is no part of the field. A player in two entries gets the points of the first (a warning).
// - Teams: a half without an opponent (a bye, an unknown team, the team itself) is left out, both its points
//   and its resistance; a team that has none left gets no points and has not played. Teams of other than
//   four count with the players they have (a warning). Victory points outside 0…20 are an error, and that
//   half is left out; two halves of one match that do not make 20 are noted.
// - Butler: more than 24 IMPs per board, above or below, counts (a warning).
// - Points may leave the interval with balanced and dynamic; they are never cut.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "event/date.h"
#include "event/finding.h"
#include "rate/clubranking_lines.h"
#include "rate/clubranking_settings.h"
#include "rate/term.h"

namespace overtrick::clubranking {

enum class Kind : std::uint8_t { pairs, butler, teams };

// Players, lines and teams are indices; -1 is none.
struct PairEntry {
  std::int32_t line = -1;  // into the season's line names
  std::array<std::int32_t, 2> players{-1, -1};
  double score = 0;
  std::int32_t substitute = -1;  // which of the players is the outsider
  bool operator==(const PairEntry&) const = default;
};

struct Half {
  std::int32_t opponent = -1;
  double vp = 0;
  bool operator==(const Half&) const = default;
};

struct Team {
  std::vector<std::int32_t> players;
  std::vector<Half> halves;
  bool operator==(const Team&) const = default;
};

struct Session {
  Day day = noDay;
  Kind kind = Kind::pairs;
  std::vector<std::vector<std::int32_t>> groups;  // of lines; a line in none is by itself
  std::vector<PairEntry> entries;                 // pairs and Butler
  std::vector<Team> teams;
  bool operator==(const Session&) const = default;
};

// A line or group with everything that its points were made of.
struct FieldPoints {
  std::vector<std::int32_t> lines;  // into the season's line names
  std::int32_t position = 0;
  Interval interval;
  double mean = 0;   // R̄, by the method
  double width = 0;  // by the method
  std::int32_t pairs = 0;
  double best = 0;  // scores
  double worst = 0;
  bool operator==(const FieldPoints&) const = default;
};

struct EntryPoints {
  bool scored = false;
  double points = 0;
  std::int32_t field = -1;  // pairs and Butler
  double place = 0;         // in the field; shared places are means. 0 where it was not asked for
  double resistance = 0;    // teams: W
  double strength = 0;      // teams
  bool fielded = false;     // teams: its players are known, so that it has a strength
  std::int32_t halves = 0;  // teams: that count
  bool operator==(const EntryPoints&) const = default;
};

struct SessionPoints {
  Stretch stretch;  // pairs and Butler
  std::vector<FieldPoints> fields;
  std::vector<EntryPoints> entries;  // as the session's entries or teams
  bool operator==(const SessionPoints&) const = default;
};

[[nodiscard]] double averageScore(Kind kind);                        // s̄
[[nodiscard]] double topScore(const Settings& settings, Kind kind);  // S_T
[[nodiscard]] double roundedHalfUp(double points);

// Who asks for the points alone is spared the sorting that only the method of places needs.
enum class Places : std::uint8_t { always, whereNeeded };

// `alphabet` is alphabetOf the club's names for its lines, `rankings` every player's before the session,
// `number` the session's for the findings (where: entryIndex). Settings must be checked.
[[nodiscard]] SessionPoints pointsOf(const Settings& settings, const std::vector<std::int32_t>& alphabet,
                                     const Session& session, std::span<const double> rankings,
                                     std::int32_t number, Findings& findings, Places places = Places::always);

// The halves that count for a team, `entries` having every team's strength.
[[nodiscard]] std::vector<std::int32_t> countedHalves(const Session& session,
                                                      std::span<const EntryPoints> entries,
                                                      std::int32_t team);

// Symbols. Lines: A the mean of the A line, B, S, L_n, L_z, R, B_z, S_z, i the position from 0, L_t, B_t the
// width, R_t, R_b. place: P, p, x before rounding. prorata: S_t, S_b, s. balanced and dynamic: R_mean,
// s_mean, S_T, s. teams: K and VP of every half that counts, in turn; n halves, W, S_TV, B. Last: points.
// Sources: "given", "setting", "nbb-lines", "nbb-stretch", "nbb-top-integral", "nbb-place", "nbb-prorata",
// "nbb-balanced", "nbb-dynamic", "nbb-teams", "nbb-rankings". Empty when the entry has no points.
[[nodiscard]] RateWorking workingOf(const Settings& settings, const Session& session,
                                    const SessionPoints& points, std::int32_t entry);

}  // namespace overtrick::clubranking

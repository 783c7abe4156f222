// The handicap book: every result of a club in order of play, replayed into each player's handicap, with the
// nett list of every session.
//
// Rules: "Nett" results by Roy Low, 2008, part 2 (the long-term moving average) and part 3 (the nett list);
// the arithmetic is nett.h's. Decided here, where the document is silent:
// - Order of play: by date; on one date sessions in the order in which they first appear, results of a
//   session in the order given. A result that stands behind a later one is a warning and is played in its
//   place, so that a correction entered late gives the right history (a list that mostly goes back in time is
//   one note). A day over a year later than its neighbours, or than the last day but one, is a warning. A
//   result without a readable date is a warning and takes the date of the result before it (the first one: of
//   the first that has one).
// - All results of a session are judged by the handicaps before it. A player counts once in a session (a date
//   and a session name): a second result has its nett score, but moves only the partner. Playing with
//   oneself, a gross score outside 0…100 or none (NaN), and an unknown player or session are errors: that
//   result is left out.
// - A player starts from the handicap given, else from 50 (part 2), and is marked in the nett list until the
//   book knows a result or a start.
// - Results more than `years` (5) years before `today` have left the book: they are replayed, and the
//   handicap held when the first younger one was played is the start. So they are no longer in the player's
//   history or count and play no part in the estimate, and no handicap jumps. `today` is the date of the last
//   result unless stated.
// - The nett list uses the handicaps of the last update run: before every session (default), or on the first
//   day of every month, quarter or year. The book itself always goes result by result (part 2: "every result
//   … from the first to the most recent"), so that the frequency changes lists, never handicaps.
// - Ratings: as given. With `estimate`, as estimated from the results in the book; a session that cannot be
//   estimated keeps the rating given, if there is one. The standard session is 1; another rating given for
//   it is worth a warning, and counts where nothing is estimated. A session that has no rating, or is not to
//   be handicapped (the document's Tuesday), gives no nett list and moves nothing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "event/date.h"
#include "event/finding.h"
#include "rate/nett.h"

namespace overtrick::nett {

enum class UpdateRun : std::uint8_t { everySession, monthly, quarterly, yearly };

struct HistorySettings {
  Settings rates;
  UpdateRun update = UpdateRun::everySession;
  std::int32_t years = 5;    // how long a result stays in the book; 0: for ever
  bool estimate = false;     // of the ratings
  std::int32_t minimum = 8;  // results of a player in a session that the estimate asks for
  Day today = noDay;         // noDay: the date of the last result
  bool operator==(const HistorySettings&) const = default;
};

struct ClubSession {
  std::optional<double> rating;
  bool handicapped = true;
  bool operator==(const ClubSession&) const = default;
};

struct Result {
  Day day = noDay;
  std::int32_t session = -1;
  std::array<std::int32_t, 2> players{-1, -1};
  double gross = 0;
  std::int32_t field = 0;
  bool operator==(const Result&) const = default;
};

// Names stay outside: players and sessions are indices.
struct History {
  std::vector<std::optional<double>> starts;  // one per player
  std::vector<ClubSession> sessions;
  std::int32_t standard = -1;  // -1: none
  std::vector<Result> results;
  bool operator==(const History&) const = default;
};

enum class RatingSource : std::uint8_t { none, given, estimated, standard };

struct SessionRating {
  std::optional<double> rating;  // that the replay used; none: no nett list
  RatingSource source = RatingSource::none;
  std::optional<double> standardError;  // of an estimate
  std::optional<double> plainError;     // see nett_estimate.h
  std::int32_t players = 0;             // behind an estimate
  std::int32_t results = 0;             // behind an estimate
  bool connected = false;  // with estimate: to the standard by common players; without: it has a rating
  bool operator==(const SessionRating&) const = default;
};

// A result's line in the nett list of its session, by the handicaps of the last update run; and what the
// result did to the book.
struct ListedResult {
  bool rated = false;  // otherwise nothing here means anything
  double par = 0;
  double nett = 0;
  double hcap = 0;
  Place place;  // in its field of its session
  std::array<double, 2> handicaps{};
  std::array<bool, 2> known{};  // the book knew the player at the last update run
  std::array<double, 2> before{};
  std::array<double, 2> sessionHandicap{};
  std::array<double, 2> after{};
  std::array<bool, 2> moved{};
  bool inBook = true;  // not yet too old
  bool operator==(const ListedResult&) const = default;
};

// One step of a player's handicap.
struct Step {
  std::int32_t result = 0;
  double before = 0;
  double after = 0;
  bool operator==(const Step&) const = default;
};

struct PlayerBook {
  double start = 0;
  double handicap = 0;
  std::int32_t sessions = 0;   // in the book
  std::int32_t firstStep = 0;  // of `sessions` steps, in order of play
  bool operator==(const PlayerBook&) const = default;
};

struct Book {
  std::vector<PlayerBook> players;
  std::vector<Step> steps;
  std::vector<SessionRating> ratings;
  std::vector<ListedResult> results;  // as the history's
  std::vector<std::int32_t> played;   // indices of the results that count, in order of play
  Findings findings;                  // where: lineIndex is the result
  bool operator==(const Book&) const = default;
};

[[nodiscard]] Book replay(const History& history, const HistorySettings& settings);

// Symbols and sources as in nett.h, of the nett list; then b_1, b_2 the book's handicaps before the session,
// par_b and nett_b by them, and what became of them: s_i, after_i of the players whom it moved.
[[nodiscard]] RateWorking workingOf(const Result& result, const ListedResult& listed, double rating,
                                    const Settings& settings);

}  // namespace overtrick::nett

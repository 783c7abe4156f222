// The club's book: members and reported sessions, from which every member's handicaps and rankings are
// replayed (replay.h). The book holds what was reported and every correction of it; nothing in it is
// computed.
//
// Rules: Project 52, Handicapreglement (Danmarks Bridgeforbund, 2017), §2 (members) and §4 (history,
// corrections), below "Denmark"; "Nett" results (Roy Low, 2008); NBB-Clubranking (Kielmann, 2019).
// - A session is reported once and may be corrected: each correction is a version with its day. Nothing is
//   ever changed in place, so that an old version can still be the one that handicaps were computed from.
// - A correction counts for Project 52 when it came within 14 days of reporting, or by an explicit choice
//   (`override`); nett scores and ranking always take the latest version.
// - Removing a session takes it out of nett scores and ranking. Its changes of handicap stay, unless the
//   removal asks for recomputation.
// - A recorded session brings changes of handicap that somebody else computed (or, row by row, the handicap
//   itself: a club's new estimate), beside those that are computed here.
// - A member who leaves keeps the handicap and resumes it on return; only the rank list asks who is a member.
//
// Rows are columns of numbers, so that 10 million results fit into a browser: NaN is none. What only some
// sessions need (seats, own numbers of boards, gross per cent, lines) is stored for those alone.
// Not here: names and ids (indices), reading dates and files.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "event/date.h"
#include "event/event.h"
#include "event/finding.h"
#include "rate/clubranking_points.h"
#include "rate/nett.h"
#include "rate/project52.h"

namespace overtrick::season {

inline constexpr double none = std::numeric_limits<double>::quiet_NaN();
inline constexpr std::int32_t daysToCorrect = 14;  // Denmark 4

// --- Members

struct Membership {
  Day from = noDay;  // noDay: always, for ever
  Day to = noDay;    // the last day
  bool operator==(const Membership&) const = default;
};

struct Member {
  std::optional<double> handicap;     // to start with: the club's estimate; none: the settings' start
  std::optional<double> impHandicap;  // where handicaps are separate; none: the one above
  std::optional<double> nett;         // to start with; none: newcomer
  std::optional<double> replacement;  // ranking; none: the middle of the scale
  std::int32_t club = -1;
  std::int32_t district = -1;
  std::vector<Membership> memberships;  // none: a member all along
  bool operator==(const Member&) const = default;
};

// What the finding `memberFigureInvalid` numbers.
enum class MemberFigure : std::int32_t { handicap, impHandicap, nett, replacement };

[[nodiscard]] Finding memberFinding(MemberFigure figure, std::size_t member);

[[nodiscard]] bool isMemberOn(const Member& member, Day day);

// --- What sessions refer to

// A playing moment's season: rankings of its own, that start where `previous` ended.
struct Series {
  clubranking::Settings settings;
  std::int32_t previous = -1;                                 // an earlier one in the list; -1: none
  std::vector<std::pair<std::int32_t, double>> replacements;  // of members; before all else
  bool operator==(const Series&) const = default;
};

struct Settings {
  project52::Settings project52;
  nett::Settings nett;
  std::vector<std::optional<double>> nettRatings;  // by nett session; none: not rated
  std::vector<Series> series;
  std::vector<std::string> lines;  // names that entries refer to
  bool operator==(const Settings&) const = default;
};

// --- A session as it is handed in

enum class Kind : std::uint8_t { unrated, computed, recorded };  // for Project 52

struct EntryRow {
  std::vector<std::int32_t> players;  // members; from -1 down: guests, -1 the first of `guests`
  double result = none;               // Project 52: gross, at the table; recorded: the change
  double boards = none;               // where they are not the session's
  std::int32_t table = -1;            // as project52::FieldEntry
  Direction direction = Direction::any;
  std::int32_t team = -1;
  std::int32_t room = -1;
  double gross = none;  // nett and ranking: per cent (Butler: IMPs); none: the result
  std::int32_t line = -1;
  std::vector<clubranking::Half> halves;  // ranking of teams; opponents are entries of the session
  bool phantom = false;
  bool nonMember = false;
  bool sets = false;  // recorded: the result is the new handicap
};

struct SessionInput {
  Day played = noDay;
  Day corrected = noDay;  // of a correction; noDay: as if reported so
  bool override = false;  // recompute handicaps however late
  Kind kind = Kind::computed;
  project52::Form form = project52::Form::pairs;
  project52::Calculation calculation = project52::Calculation::matchpoints;
  bool datum = false;
  project52::Format format = project52::Format::ordinary;
  double tables = none;
  double boards = none;
  std::int32_t nett = -1;    // into Settings::nettRatings; -1: no nett scores
  std::int32_t series = -1;  // -1: no ranking points
  clubranking::Kind ranking = clubranking::Kind::pairs;
  std::vector<std::vector<std::int32_t>> groups;  // of lines
  std::vector<EntryRow> entries;
  std::vector<double> guests;  // their handicaps
};

// --- The book

struct Version {
  Day played = noDay;
  Day corrected = noDay;
  double tables = none;
  double boards = none;
  std::int32_t previous = -1;  // version of the same session
  std::int32_t nett = -1;
  std::int32_t series = -1;
  std::int32_t firstEntry = 0;
  std::int32_t entries = 0;
  std::int32_t firstSeat = -1;  // -1: none, here and below
  std::int32_t firstBoards = -1;
  std::int32_t firstGross = -1;
  std::int32_t firstLine = -1;
  std::int32_t firstHalf = -1;
  std::int32_t halves = 0;
  std::int32_t firstGroup = -1;  // each group ends with -1
  std::int32_t groups = 0;
  Kind kind = Kind::computed;
  project52::Form form = project52::Form::pairs;
  project52::Calculation calculation = project52::Calculation::matchpoints;
  project52::Format format = project52::Format::ordinary;
  clubranking::Kind ranking = clubranking::Kind::pairs;
  bool datum = false;
  bool override = false;
};

struct Session {
  Day reported = noDay;
  std::int32_t latest = -1;  // version
  bool removed = false;
  bool recompute = false;  // the removal undoes changes of handicap too
};

struct Seat {
  std::int32_t place = -1;  // table or team
  std::int32_t side = -1;   // direction or room
};

struct HalfRow {
  std::int32_t entry = 0;  // of the session
  clubranking::Half half;
};

class Book {
 public:
  Settings settings;
  std::vector<Member> members;

  // A session behind all others; its number.
  std::int32_t report(Day reported, const SessionInput& input, Findings& findings);
  // Corrects or, when it had been removed, brings back.
  void correct(std::int32_t session, const SessionInput& input, Findings& findings);
  void remove(std::int32_t session, bool recompute);
  void restore(std::int32_t session);

  [[nodiscard]] const std::vector<Session>& sessions() const { return sessions_; }
  [[nodiscard]] const Version& version(std::int32_t index) const {
    return versions_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] std::size_t entryCount() const { return results_.size(); }
  [[nodiscard]] std::size_t playerCount() const { return players_.size(); }

  // Of entries by their row in the book.
  [[nodiscard]] std::span<const std::int32_t> players(std::size_t entry) const {
    const auto first = static_cast<std::size_t>(firstPlayers_[entry]);
    const auto end = static_cast<std::size_t>(firstPlayers_[entry + 1]);
    return std::span(players_).subspan(first, end - first);
  }
  [[nodiscard]] std::size_t firstPlayer(std::size_t entry) const {
    return static_cast<std::size_t>(firstPlayers_[entry]);
  }
  [[nodiscard]] double guest(std::int32_t player) const {
    return guests_[static_cast<std::size_t>(-1 - player)];
  }
  [[nodiscard]] double result(std::size_t entry) const { return results_[entry]; }
  [[nodiscard]] bool isPhantom(std::size_t entry) const { return (flags_[entry] & phantomFlag) != 0; }
  [[nodiscard]] bool isNonMember(std::size_t entry) const { return (flags_[entry] & nonMemberFlag) != 0; }
  [[nodiscard]] bool sets(std::size_t entry) const { return (flags_[entry] & setsFlag) != 0; }

  // Of entries by their number in the version.
  [[nodiscard]] double gross(const Version& version, std::int32_t entry) const;
  [[nodiscard]] double boards(const Version& version, std::int32_t entry) const;  // own; none: the session's
  [[nodiscard]] Seat seat(const Version& version, std::int32_t entry) const;
  [[nodiscard]] std::int32_t line(const Version& version, std::int32_t entry) const;
  [[nodiscard]] std::span<const HalfRow> halves(const Version& version) const;
  [[nodiscard]] std::vector<std::vector<std::int32_t>> groups(const Version& version) const;

  void reserve(std::size_t sessions, std::size_t entries, std::size_t players);

 private:
  static constexpr std::uint8_t phantomFlag = 1;
  static constexpr std::uint8_t nonMemberFlag = 2;
  static constexpr std::uint8_t setsFlag = 4;
  static constexpr std::int32_t unknownGuest = -1;

  std::int32_t addVersion(const SessionInput& input, std::int32_t session, Findings& findings);
  void addPlayers(const SessionInput& input, std::int32_t entry, std::int32_t session, Findings& findings);
  void addOptionalColumns(const SessionInput& input, Version& version);

  std::vector<Session> sessions_;
  std::vector<Version> versions_;
  std::vector<std::int32_t> firstPlayers_{0};
  std::vector<std::int32_t> players_;
  std::vector<double> guests_{none};  // the first: whoever is not in the book
  std::vector<double> results_;
  std::vector<std::uint8_t> flags_;
  std::vector<Seat> seats_;
  std::vector<double> boards_;
  std::vector<double> gross_;
  std::vector<std::int32_t> lines_;
  std::vector<HalfRow> halves_;
  std::vector<std::int32_t> groups_;
};

[[nodiscard]] Finding sessionFinding(Code code, std::int32_t session, std::int32_t entry = -1,
                                     std::int32_t first = 0, std::int32_t second = 0);

}  // namespace overtrick::season

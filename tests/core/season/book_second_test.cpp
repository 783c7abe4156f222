// The second opinion (tests/core/second) on the season's book: after corrections, removals and restorations in any
// order, what everybody holds is what all sheets of paper say when they are read from the beginning.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "season/championship.h"
#include "season_support.h"
#include "second/book.h"
#include "support/rounds.h"

namespace overtrick::book_second_test {

using namespace seasontest;

namespace {

const Day opening = dayOf("2022-09-05");

std::optional<double> plainOf(double value) {
  return std::isnan(value) ? std::nullopt : std::optional(value);
}

second::ranking::Settings plainOf(const clubranking::Settings& set) {
  second::ranking::Settings plain;
  plain.lines = set.lines;
  plain.meanA = set.meanA;
  plain.width = set.width;
  plain.step = set.step;
  plain.method = static_cast<second::ranking::Method>(set.method);
  plain.last = set.last;
  return plain;
}

second::book::Club plainOf(const Book& book) {
  second::book::Club club;
  for (const Member& member : book.members)
    club.members.push_back({member.handicap, member.impHandicap, member.nett, member.replacement});
  club.separate = book.settings.project52.separateHandicaps;
  club.nett.partnerRule = book.settings.nett.rule == nett::Rule::partner;
  club.nettRatings = book.settings.nettRatings;
  for (const Series& series : book.settings.series)
    club.series.push_back({plainOf(series.settings), series.previous});
  return club;
}

second::book::Entry plainOf(const EntryRow& row, project52::Form form) {
  second::book::Entry entry;
  entry.players = row.players;
  entry.result = plainOf(row.result);
  entry.gross = plainOf(std::isnan(row.gross) ? row.result : row.gross);
  entry.boards = plainOf(row.boards);
  entry.place = form == project52::Form::barometer ? row.team : row.table;
  entry.side = form == project52::Form::barometer ? row.room : static_cast<int>(row.direction);
  entry.line = "ABC"[std::max(row.line, 0)];
  for (const clubranking::Half& half : row.halves) entry.halves.emplace_back(half.opponent, half.vp);
  entry.phantom = row.phantom;
  entry.sets = row.sets;
  return entry;
}

second::book::Sheet plainOf(const Book& book, const SessionInput& input) {
  second::book::Sheet sheet;
  sheet.played = input.played;
  sheet.written = input.corrected;
  sheet.always = input.override;
  sheet.kind = static_cast<second::book::Kind>(input.kind);
  sheet.form = static_cast<second::project52::Form>(input.form);
  sheet.imps = input.calculation == project52::Calculation::imps;
  sheet.ratedFormat = input.format == project52::Format::ordinary &&
                      (input.form != project52::Form::individual || book.settings.project52.rated.individual);
  sheet.hasBoards = !std::isnan(input.boards);
  sheet.boards = sheet.hasBoards ? input.boards : 0;
  sheet.nett = input.nett;
  sheet.series = input.series;
  sheet.ranking = static_cast<second::ranking::Kind>(input.ranking);
  for (const std::vector<std::int32_t>& group : input.groups) {
    std::string& letters = sheet.groups.emplace_back();
    for (const std::int32_t line : group) letters += "ABC"[line];
  }
  for (const EntryRow& row : input.entries) sheet.entries.push_back(plainOf(row, input.form));
  for (const double guest : input.guests) sheet.guests.push_back(plainOf(guest));
  return sheet;
}

// Nobody is their own partner, and every entry has a percentage for nett scores and ranking.
SessionInput tidySession(Random& random, const Book& book, Day day) {
  SessionInput input = randomSession(random, book, day);
  for (EntryRow& entry : input.entries) {
    for (std::size_t i = 1; i < entry.players.size(); ++i) {
      const auto before = entry.players.begin() + static_cast<std::ptrdiff_t>(i);
      if (entry.players[i] < 0 || std::find(entry.players.begin(), before, entry.players[i]) == before)
        continue;
      input.guests.push_back(random.between(0, 52));
      entry.players[i] = -static_cast<std::int32_t>(input.guests.size());
    }
    if (std::isnan(entry.gross) && !(entry.result >= 0)) entry.gross = random.between(30, 70);
  }
  return input;
}

struct Ledger {
  Book book;
  second::book::Club club;

  void report(Random& random, Day day) {
    const Day reported = day + random.whole(0, 5);
    const SessionInput input = tidySession(random, book, day);
    Findings findings;
    (void)book.report(reported, input, findings);
    second::book::Session& session = club.sessions.emplace_back();
    session.reported = reported;
    session.sheets.push_back(plainOf(book, input));
    session.sheets.back().original = true;
  }
  void correct(Random& random, std::int32_t number, Day day) {
    SessionInput input = tidySession(random, book, day);
    second::book::Session& session = club.sessions[static_cast<std::size_t>(number)];
    // Often around the last day on which it counts.
    input.corrected =
        random.chance(0.5) ? session.reported + random.whole(13, 15) : opening + random.whole(0, 230);
    input.override = random.chance(0.2);
    Findings findings;
    book.correct(number, input, findings);
    session.sheets.push_back(plainOf(book, input));
    session.removed = session.recompute = false;
  }
  void remove(std::int32_t number, bool recompute) {
    book.remove(number, recompute);
    second::book::Session& session = club.sessions[static_cast<std::size_t>(number)];
    session.removed = true;
    session.recompute = recompute;
  }
  void restore(std::int32_t number) {
    book.restore(number);
    second::book::Session& session = club.sessions[static_cast<std::size_t>(number)];
    session.removed = session.recompute = false;
  }

  void change(Random& random) {
    const auto sessions = static_cast<std::int32_t>(club.sessions.size());
    const std::int32_t any = random.whole(0, std::max(sessions - 1, 0));
    const Day day = opening + random.whole(0, 200);
    const std::int32_t what = random.whole(0, 9);
    if (sessions == 0 || what < 5)
      report(random, day);
    else if (what < 7)
      correct(random, any, day);
    else if (what < 9)
      remove(any, random.chance(0.5));
    else
      restore(any);
  }
};

bool near(double left, double right) { return std::abs(left - right) < 1e-7; }

bool sameHandicaps(const Replay& replay, const second::book::Handicaps& other) {
  const State52& own = replay.project52();
  bool same = own.handicaps.size() == other.handicaps.size() && own.played == other.played &&
              own.impHandicaps.size() == other.impHandicaps.size();
  for (std::size_t member = 0; same && member < other.handicaps.size(); ++member) {
    same = near(own.handicaps[member], other.handicaps[member]) &&
           (other.impHandicaps.empty() || near(own.impHandicaps[member], other.impHandicaps[member]));
  }
  return same;
}

bool sameNett(const Replay& replay, const second::nett::Book& other) {
  bool same = true;
  for (std::size_t member = 0; member < replay.nett().handicaps.size(); ++member) {
    same = same && near(replay.nett().handicaps[member], other.players[member].handicap) &&
           replay.nett().played[member] == other.players[member].sessions;
  }
  return same;
}

bool sameRankings(const Book& book, const Replay& replay,
                  const std::vector<std::map<int, second::book::Ranked>>& other) {
  bool same = true;
  for (std::size_t series = 0; series < other.size(); ++series) {
    for (std::int32_t member = 0; static_cast<std::size_t>(member) < book.members.size(); ++member) {
      const RankingSlot* slot =
          replay.ofRanking().slotOf(replay.ranking(), static_cast<std::int32_t>(series), member);
      const auto found = other[series].find(member);
      const bool played = found != other[series].end() && found->second.sessions > 0;
      const bool plays = slot != nullptr && slot->played > 0;
      same = same && played == plays;
      if (!played || !plays) continue;
      same = same && near(slot->ranking, found->second.ranking) &&
             static_cast<std::size_t>(slot->played) == found->second.sessions;
    }
  }
  return same;
}

bool sameChampions(const Book& book, const Replay& replay,
                   const std::vector<std::map<int, second::book::Ranked>>& other) {
  bool same = true;
  for (std::size_t series = 0; series < other.size(); ++series) {
    const SeasonChampionship own = championshipOf(book, replay, static_cast<std::int32_t>(series));
    std::vector<second::ranking::Standing> standings;
    for (const std::int32_t member : own.members) standings.push_back(other[series].at(member).champion);
    const std::vector<int> places = second::ranking::placesOf(standings);
    for (std::size_t i = 0; i < standings.size(); ++i) {
      const clubranking::Tally& tally = own.individual.tallies[i];
      same = same && tally.mean && near(*tally.mean, standings[i].mean) &&
             static_cast<std::size_t>(tally.counted) == standings[i].counted &&
             static_cast<std::size_t>(tally.dropped) == standings[i].dropped &&
             tally.qualified == standings[i].qualified && tally.place.rank == places[i];
    }
  }
  return same;
}

}  // namespace

TEST_CASE("second opinion: a book after any corrections and removals, read from the beginning") {
  std::int32_t moved = 0;
  std::int32_t compared = 0;
  for (std::uint64_t seed = 1; seed <= test::rounds(150U); ++seed) {
    Random random(seed + 3000);
    Ledger ledger;
    ledger.book = randomClub(random, random.whole(8, 16));
    ledger.club = plainOf(ledger.book);
    Replay replay;
    for (std::int32_t step = random.whole(1, 60); step > 0; --step) {
      ledger.change(random);
      if (random.chance(0.3)) replay.run(ledger.book);
    }
    replay.run(ledger.book);
    CAPTURE(seed);
    const second::book::Handicaps handicaps = second::book::handicapsOf(ledger.club);
    if (handicaps.solved) {
      CHECK(sameHandicaps(replay, handicaps));
      ++compared;
    }
    CHECK(sameNett(replay, second::book::nettOf(ledger.club)));
    const auto rankings = second::book::rankingsOf(ledger.club);
    CHECK(sameRankings(ledger.book, replay, rankings));
    CHECK(sameChampions(ledger.book, replay, rankings));
    for (const std::int32_t sessions : replay.project52().played) moved += sessions;
  }
  CHECK(compared > test::rounds(100));
  CHECK(moved > test::rounds(5000));
}

}  // namespace overtrick::book_second_test

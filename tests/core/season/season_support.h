// For the tests of the book: clubs made by hand and at random, and what a replay comes to.
#pragma once

#include <cstring>
#include <vector>

#include "../rate/random.h"
#include "rate/clubranking.h"
#include "season/history.h"
#include "season/ranks.h"
#include "season/replay.h"

namespace seasontest {

using namespace overtrick;
using namespace overtrick::season;
using overtrick::testing::Random;

inline Book bookOf(std::vector<double> handicaps) {
  Book book;
  for (const double handicap : handicaps) {
    Member member;
    member.handicap = handicap;
    book.members.push_back(member);
  }
  return book;
}

inline EntryRow pairOf(std::int32_t first, std::int32_t second, double result) {
  EntryRow entry;
  entry.players = {first, second};
  entry.result = result;
  return entry;
}

inline SessionInput pairsEvent(Day played, std::vector<EntryRow> entries, double boards = 24) {
  SessionInput input;
  input.played = played;
  input.boards = boards;
  input.entries = std::move(entries);
  return input;
}

// Four pairs of members 0 to 7.
inline SessionInput evening(Day played, std::vector<double> results) {
  std::vector<EntryRow> entries;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const auto first = static_cast<std::int32_t>(2 * i);
    entries.push_back(pairOf(first, first + 1, results[i]));
  }
  return pairsEvent(played, std::move(entries));
}

inline SessionInput recordedChange(Day played, std::int32_t member, double change, bool sets = false) {
  SessionInput input;
  input.played = played;
  input.kind = Kind::recorded;
  EntryRow row;
  row.players = {member};
  row.result = change;
  row.sets = sets;
  input.entries.push_back(row);
  return input;
}

inline bool sameBits(const std::vector<double>& left, const std::vector<double>& right) {
  return left.size() == right.size() &&
         (left.empty() || std::memcmp(left.data(), right.data(), left.size() * sizeof(double)) == 0);
}

inline std::vector<double> rankingsOf(const Book& book, const Replay& replay) {
  std::vector<double> rankings;
  for (std::size_t series = 0; series < book.settings.series.size(); ++series) {
    for (std::size_t member = 0; member < book.members.size(); ++member) {
      const RankingSlot* slot = replay.ofRanking().slotOf(replay.ranking(), static_cast<std::int32_t>(series),
                                                          static_cast<std::int32_t>(member));
      rankings.push_back(slot == nullptr ? -1 : slot->ranking);
    }
  }
  return rankings;
}

// Everything that a replay says of the members, to the bit; sessions may have other numbers and rows.
inline bool sameStates(const Book& leftBook, const Replay& left, const Book& rightBook, const Replay& right) {
  return sameBits(left.project52().handicaps, right.project52().handicaps) &&
         sameBits(left.project52().impHandicaps, right.project52().impHandicaps) &&
         left.project52().played == right.project52().played &&
         sameBits(left.nett().handicaps, right.nett().handicaps) &&
         left.nett().played == right.nett().played &&
         sameBits(rankingsOf(leftBook, left), rankingsOf(rightBook, right));
}

inline std::int32_t count(const Findings& findings, Code code) {
  std::int32_t found = 0;
  for (const Finding& finding : findings) found += finding.code == code ? 1 : 0;
  return found;
}

// --- Random clubs

inline Book randomClub(Random& random, std::int32_t members) {
  Book book;
  book.settings.project52.separateHandicaps = random.chance(0.3);
  book.settings.project52.rated.individual = random.chance(0.5);
  if (random.chance(0.3)) book.settings.nett.rule = nett::Rule::partner;
  book.settings.nettRatings = {1.0, 0.92, 1.041, std::nullopt};
  book.settings.lines = {"A", "B", "C"};
  book.settings.series.resize(4);
  book.settings.series[1].previous = 0;
  book.settings.series[3].previous = 1;
  book.settings.series[2].settings.method = clubranking::Method::dynamic;
  book.settings.series[3].settings.method = clubranking::Method::place;
  book.settings.series[0].settings.last = random.whole(1, 12);
  for (std::int32_t i = 0; i < members; ++i) {
    Member member;
    if (random.chance(0.7)) member.handicap = random.between(-2, 52);
    if (random.chance(0.3)) member.impHandicap = random.between(0, 52);
    if (random.chance(0.5)) member.nett = random.between(40, 60);
    if (random.chance(0.5)) member.replacement = random.between(50, 90);
    book.members.push_back(member);
  }
  return book;
}

inline void seatAround(Random& random, SessionInput& input) {
  using project52::Form;
  for (std::size_t i = 0; i < input.entries.size(); ++i) {
    EntryRow& entry = input.entries[i];
    const auto number = static_cast<std::int32_t>(i);
    entry.table = number / 2;
    if (input.form == Form::field) entry.direction = i % 2 == 0 ? Direction::ns : Direction::ew;
    if (input.form == Form::barometer) {
      entry.team = number / 2;
      entry.room = number % 2;
    }
    if (input.form == Form::match && random.chance(0.5)) entry.boards = 16;
  }
}

// A session as clubs have them: guests, absentees, phantoms, somebody twice.
inline SessionInput randomSession(Random& random, const Book& book, Day played) {
  using project52::Form;
  SessionInput input;
  input.played = played;
  const std::int32_t kind = random.whole(0, 9);
  input.form = kind == 0   ? Form::individual
               : kind == 1 ? Form::match
               : kind == 2 ? Form::field
               : kind == 3 ? Form::barometer
                           : Form::pairs;
  const bool imps = input.form != Form::pairs || random.chance(0.2);
  input.calculation = imps ? project52::Calculation::imps : project52::Calculation::matchpoints;
  if (random.chance(0.08)) input.kind = Kind::unrated;
  if (random.chance(0.9)) input.boards = random.whole(12, 30);
  if (random.chance(0.05)) input.format = project52::Format::monrad;
  if (random.chance(0.8)) input.nett = random.whole(0, 3);
  if (random.chance(0.8)) input.series = random.whole(0, 3);
  if (input.form == Form::match) input.ranking = clubranking::Kind::teams;
  if (random.chance(0.2)) input.groups = {{0, 1}};
  std::vector<std::int32_t> present;
  for (std::size_t i = 0; i < book.members.size(); ++i) present.push_back(static_cast<std::int32_t>(i));
  random.shuffle(present);
  const std::size_t each = input.form == Form::individual ? 1 : input.form == Form::match ? 4 : 2;
  const std::size_t most = present.size() / each;
  std::size_t entries = static_cast<std::size_t>(random.whole(1, static_cast<std::int32_t>(most)));
  if (input.form == Form::match) entries = 2;
  for (std::size_t i = 0; i < entries; ++i) {
    EntryRow entry;
    for (std::size_t k = 0; k < each; ++k) {
      std::int32_t player = present[i * each + k];
      if (random.chance(0.03)) player = present[static_cast<std::size_t>(random.whole(0, 3))];
      if (random.chance(0.05)) {
        input.guests.push_back(random.chance(0.5) ? random.between(0, 52) : none);
        player = -static_cast<std::int32_t>(input.guests.size());
      }
      entry.players.push_back(player);
    }
    if (random.chance(0.95)) entry.result = imps ? random.between(-2, 2) : random.between(30, 70);
    if (random.chance(imps ? 0.9 : 0.2)) entry.gross = random.between(30, 70);
    if (random.chance(0.1)) entry.boards = random.whole(5, 20);
    if (random.chance(0.02)) entry.phantom = true;
    entry.line = random.whole(0, 2);
    if (input.form == Form::match) entry.halves = {{static_cast<std::int32_t>(1 - i), random.between(0, 20)}};
    input.entries.push_back(entry);
  }
  seatAround(random, input);
  if (random.chance(0.06)) {
    input.kind = Kind::recorded;
    for (EntryRow& entry : input.entries) {
      entry.result = random.between(-1, 1);
      entry.sets = random.chance(0.1);
      if (entry.sets) entry.result += 30;
    }
  }
  return input;
}

// Random evenings without guests, into the book and into each series' season as clubranking.h has it.
inline std::vector<clubranking::Season> playBoth(Random& random, Book& book, std::int32_t sessions) {
  for (Series& series : book.settings.series)
    series.settings.method = static_cast<clubranking::Method>(random.whole(0, 3));
  std::vector<clubranking::Season> seasons(book.settings.series.size());
  for (std::size_t i = 0; i < seasons.size(); ++i) {
    seasons[i].settings = book.settings.series[i].settings;
    seasons[i].lines = book.settings.lines;
  }
  Findings findings;
  for (std::int32_t i = 0; i < sessions; ++i) {
    SessionInput input = randomSession(random, book, dayOf("2022-09-05") + random.whole(0, 100));
    input.series = random.whole(0, 3);
    if (!input.guests.empty()) continue;
    for (EntryRow& entry : input.entries) {
      entry.gross = random.between(30, 70);
      entry.phantom = false;
    }
    (void)book.report(noDay, input, findings);
    clubranking::Session session;
    session.day = input.played;
    session.kind = input.ranking;
    session.groups = input.groups;
    for (const EntryRow& entry : input.entries) {
      if (input.ranking == clubranking::Kind::teams) {
        session.teams.push_back({entry.players, entry.halves});
      } else if (entry.players.size() == 2) {
        session.entries.push_back({entry.line, {entry.players[0], entry.players[1]}, entry.gross, -1});
      }
    }
    seasons[static_cast<std::size_t>(input.series)].sessions.push_back(session);
  }
  return seasons;
}

}  // namespace seasontest

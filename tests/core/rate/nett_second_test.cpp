// The second opinion (tests/core/second) on nett scores: sessions, and a club's history replayed.
#include <doctest/doctest.h>

#include <cmath>

#include "random.h"
#include "rate/nett_history.h"
#include "second/nett.h"
#include "support/rounds.h"

namespace overtrick::nett_second_test {

using namespace overtrick::nett;
using overtrick::testing::Random;

namespace {

bool near(double left, double right) { return std::abs(left - right) < 1e-9; }

Settings anySettings(Random& random) {
  Settings settings;
  settings.rule = random.chance(0.5) ? Rule::published : Rule::partner;
  if (random.chance(0.3)) settings.weight = random.between(0, 1);
  if (random.chance(0.3)) settings.newcomer = random.between(40, 60);
  return settings;
}

second::nett::Settings plainOf(const Settings& settings) {
  return {settings.rule == Rule::partner, settings.weight, settings.newcomer};
}

// Results of some years in any order, players who sit down twice in a session, sessions without a rating.
History randomHistory(Random& random, std::int32_t days) {
  History history;
  const std::int32_t players = random.whole(2, 12);
  history.starts.resize(static_cast<std::size_t>(players));
  for (std::optional<double>& start : history.starts) {
    if (random.chance(0.3)) start = random.between(40, 60);
  }
  history.sessions = {{1.0}, {0.92}, {1.041}, {std::nullopt}, {0.9, false}};
  history.standard = 0;
  const std::int32_t results = random.whole(0, 120);
  for (std::int32_t i = 0; i < results; ++i) {
    const std::int32_t first = random.whole(0, players - 1);
    const std::int32_t other = (first + random.whole(1, players - 1)) % players;
    history.results.push_back({19000 + random.whole(0, days),
                               random.whole(0, 4),
                               {first, other},
                               random.whole(600, 1400) / 20.0,
                               random.whole(0, 1)});
  }
  return history;
}

second::nett::Club plainOf(const History& history, const HistorySettings& settings) {
  second::nett::Club club;
  club.settings = plainOf(settings.rates);
  club.starts = history.starts;
  for (const ClubSession& session : history.sessions)
    club.ratings.push_back(session.handicapped ? session.rating : std::nullopt);
  club.update = static_cast<second::nett::Update>(settings.update);
  club.years = settings.years;
  for (const Result& result : history.results) {
    club.results.push_back({result.day, result.session, result.players, result.gross, result.field});
    club.today = std::max(club.today, result.day);
  }
  if (settings.today != noDay) club.today = settings.today;
  return club;
}

bool sameListed(const ListedResult& own, const std::optional<second::nett::Rated>& other) {
  if (own.rated != other.has_value()) return false;
  if (!own.rated) return true;
  bool same = near(own.par, other->par) && near(own.nett, other->nett) && near(own.hcap, other->hcap) &&
              own.place.rank == other->place;
  for (std::size_t side = 0; side < 2; ++side)
    same = same && (!own.moved[side] || near(own.after[side], other->after[side]));
  return same;
}

}  // namespace

TEST_CASE("second opinion: par, nett, places and handicaps of a session") {
  Random random(31);
  for (int round = 0; round < test::rounds(1000); ++round) {
    const Settings settings = anySettings(random);
    Session session{random.between(0.5, 2), {}};
    std::vector<second::nett::Entry> entries;
    for (std::int32_t pair = random.whole(1, 20); pair > 0; --pair) {
      SessionEntry entry;
      for (std::optional<double>& handicap : entry.handicaps)
        if (random.chance(0.8)) handicap = random.whole(60, 140) / 2.0;
      entry.gross = random.whole(60, 140) / 2.0;
      entry.field = random.whole(0, 1);
      session.entries.push_back(entry);
      entries.push_back({entry.handicaps, entry.gross, entry.field});
    }
    const NettSession answer = rateSession(session, settings);
    const auto other = second::nett::rateSession(*session.rating, entries, plainOf(settings));
    bool same = true;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const NettEntry& own = answer.entries[i];
      same = same && near(own.par, other[i].par) && near(own.nett, other[i].nett) &&
             near(own.hcap, other[i].hcap) && own.place.rank == other[i].place &&
             near(own.after[0], other[i].after[0]) && near(own.after[1], other[i].after[1]);
    }
    CAPTURE(round);
    CHECK(same);
  }
}

TEST_CASE("second opinion: a club's history, what leaves the book, and every run of the list") {
  Random random(32);
  std::int32_t left = 0;
  for (int round = 0; round < test::rounds(600); ++round) {
    const History history = randomHistory(random, random.chance(0.5) ? 60 : 3000);
    HistorySettings settings;
    settings.rates = anySettings(random);
    settings.update = static_cast<UpdateRun>(random.whole(0, 3));
    settings.years = random.whole(0, 6);
    if (random.chance(0.3)) settings.today = 22000 + random.whole(0, 3000);
    const Book book = replay(history, settings);
    const second::nett::Book other = second::nett::replay(plainOf(history, settings));
    bool players = true;
    for (std::size_t player = 0; player < book.players.size(); ++player) {
      const PlayerBook& own = book.players[player];
      players = players && near(own.start, other.players[player].start) &&
                near(own.handicap, other.players[player].handicap) &&
                own.sessions == other.players[player].sessions;
    }
    bool listed = true;
    for (std::size_t i = 0; i < book.results.size(); ++i) {
      listed = listed && sameListed(book.results[i], other.listed[i]);
      left += book.results[i].inBook ? 0 : 1;
    }
    CAPTURE(round);
    CHECK(players);
    CHECK(listed);
  }
  CHECK(left > 100);
}

}  // namespace overtrick::nett_second_test

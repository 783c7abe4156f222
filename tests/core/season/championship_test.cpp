// The championships of a book's seasons (NBB, "Clubkampioenschap"), against those of clubranking.h; and the
// working of nett and ranking figures of an event.
#include "season/championship.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "season_support.h"

namespace overtrick::championship_test {

using namespace seasontest;

namespace {

const Day opening = dayOf("2022-09-05");

Replay replayed(const Book& book) {
  Replay replay;
  replay.run(book);
  return replay;
}

// Eight members in one series, whose points are percentages.
Book percentClub() {
  Book book = bookOf({10, 20, 30, 40, 5, 15, 25, 50});
  book.settings.series.resize(1);
  book.settings.series[0].settings = {.lines = 1,
                                      .meanA = 50,
                                      .width = 100,
                                      .step = 5,
                                      .topPairs = 100,
                                      .min = 20,
                                      .pairMin = 20,
                                      .evenings = {}};
  book.settings.lines = {"A"};
  return book;
}

SessionInput inSeries(SessionInput input) {
  input.series = 0;
  for (EntryRow& entry : input.entries) entry.line = 0;
  return input;
}

double valueOf(const RateWorking& working, std::string_view symbol) {
  const auto found = std::find_if(working.begin(), working.end(),
                                  [&](const RateTerm& term) { return term.symbol == symbol; });
  return found == working.end() ? none : found->value;
}

}  // namespace

TEST_CASE("NBB: 22 of 20 played, the two worst drop, for members and for pairs") {
  Book book = percentClub();
  Findings findings;
  for (std::int32_t i = 0; i < 22; ++i) {
    // The first pair's two worst: 41 and 42; then 43 to 62.
    const double first = 41 + i;
    (void)book.report(opening + i, inSeries(evening(opening + i, {first, 100 - first})), findings);
  }
  const SeasonChampionship season = championshipOf(book, replayed(book), 0);
  CHECK(season.members == std::vector<std::int32_t>{0, 1, 2, 3});
  REQUIRE(season.individual.tallies.size() == 4);
  CHECK(season.pairs == std::vector<std::array<std::int32_t, 2>>{{0, 1}, {2, 3}});
  for (const clubranking::Tally& tally : {season.individual.tallies[0], season.together.tallies[0]}) {
    CHECK(tally.counted == 20);
    CHECK(tally.dropped == 2);
    CHECK(tally.qualified);
    CHECK(*tally.mean == doctest::Approx(52.5));
    CHECK(tally.place.rank == 1);
  }
  CHECK(season.individual.order == std::vector<std::int32_t>{0, 1, 2, 3});
  CHECK(valueOf(season.togetherWorkings[0], "mean") == *season.together.tallies[0].mean);
  CHECK(valueOf(season.individualWorkings[3], "mean") == *season.individual.tallies[3].mean);
}

TEST_CASE("guests have no part in a championship, whom they play with has; removed sessions are gone") {
  Book book = percentClub();
  Findings findings;
  SessionInput input = inSeries(evening(opening, {60, 40}));
  input.guests = {20.0};
  input.entries[0].players = {0, -1};
  (void)book.report(opening, input, findings);
  const std::int32_t second = book.report(opening + 7, inSeries(evening(opening + 7, {55, 45})), findings);
  SeasonChampionship season = championshipOf(book, replayed(book), 0);
  CHECK(season.members == std::vector<std::int32_t>{0, 1, 2, 3});
  CHECK(season.pairs == std::vector<std::array<std::int32_t, 2>>{{0, 1}, {2, 3}});
  CHECK(season.individual.tallies[0].played == 2);
  CHECK(season.together.tallies[0].played == 1);
  CHECK(season.together.tallies[0].needed == 19);
  book.remove(second, false);
  season = championshipOf(book, replayed(book), 0);
  CHECK(season.members == std::vector<std::int32_t>{0, 2, 3});
  CHECK(season.pairs == std::vector<std::array<std::int32_t, 2>>{{2, 3}});
}

TEST_CASE("partners of a team are two and two; the results of one team count for all partners in it") {
  Book book = percentClub();
  Findings findings;
  SessionInput teams;
  teams.played = opening;
  teams.series = 0;
  teams.ranking = clubranking::Kind::teams;
  teams.entries.resize(2);
  teams.entries[0].players = {0, 1, 2, 3};
  teams.entries[0].halves = {{1, 15}};
  teams.entries[1].players = {4, 5, 6, 7};
  teams.entries[1].halves = {{0, 5}};
  (void)book.report(opening, teams, findings);
  (void)book.report(opening + 7, inSeries(pairsEvent(opening + 7, {pairOf(1, 2, 60), pairOf(4, 5, 40)})),
                    findings);
  const SeasonChampionship season = championshipOf(book, replayed(book), 0);
  CHECK(season.pairs == std::vector<std::array<std::int32_t, 2>>{{0, 1}, {1, 2}, {2, 3}, {4, 5}, {6, 7}});
  std::vector<std::int32_t> played;
  for (const clubranking::Tally& tally : season.together.tallies) played.push_back(tally.played);
  CHECK(played == std::vector<std::int32_t>{1, 2, 1, 2, 1});
}

TEST_CASE("a series that is none has no championship") {
  const Book book = percentClub();
  const Replay replay = replayed(book);
  for (const std::int32_t series : {-1, 1, 99})
    CHECK(championshipOf(book, replay, series) == SeasonChampionship{});
  CHECK(championshipOf(book, replay, 0).members.empty());
}

TEST_CASE("a book's championships are those of clubranking.h") {
  bool equal = true;
  std::size_t pairs = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed + 4000);
    Book book = randomClub(random, 16);
    for (Series& series : book.settings.series) {
      series.settings.min = random.whole(1, 12);
      series.settings.drop = random.whole(0, 4);
      if (random.chance(0.5)) series.settings.pairMin = random.whole(1, 3);
      series.settings.pairDrop = random.whole(0, 2);
    }
    std::vector<clubranking::Season> seasons = playBoth(random, book, 80);
    const Replay replay = replayed(book);
    for (std::size_t i = 0; i < seasons.size(); ++i) {
      const auto series = static_cast<std::int32_t>(i);
      const SeasonChampionship own = championshipOf(book, replay, series);
      for (std::size_t member = 0; member < book.members.size(); ++member) {
        const RankingSlot* slot =
            replay.ofRanking().slotOf(replay.ranking(), series, static_cast<std::int32_t>(member));
        seasons[i].replacements.push_back(slot == nullptr ? std::optional<double>() : slot->replacement);
      }
      for (const auto& [one, other] : own.pairs) seasons[i].partnerships.push_back({one, other});
      const clubranking::SeasonAnswer answer = clubranking::rankSeason(seasons[i]);
      std::vector<std::int32_t> order;
      for (const std::int32_t index : own.individual.order)
        order.push_back(own.members[static_cast<std::size_t>(index)]);
      equal = equal && order == answer.individual.order;
      for (std::size_t k = 0; k < own.members.size(); ++k)
        equal = equal && own.individual.tallies[k] ==
                             answer.individual.tallies[static_cast<std::size_t>(own.members[k])];
      equal = equal && own.individual.conditions == answer.individual.conditions;
      // Partners played together wherever it counts; what one of them did alone is not asked for.
      for (std::size_t k = 0; k < own.pairs.size(); ++k) {
        clubranking::Tally other = answer.together.tallies[k];
        other.substituted = 0;
        equal = equal && own.together.tallies[k] == other;
      }
      pairs += own.pairs.size();
    }
  }
  CHECK(equal);
  CHECK(pairs > 1000);
}

TEST_CASE("nett and ranking figures of an event come with the terms that they are made of") {
  bool equal = true;
  std::size_t nett = 0;
  std::size_t points = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed + 8000);
    Book book = randomClub(random, 16);
    Findings findings;
    for (std::int32_t i = 0; i < 60; ++i) {
      const Day played = opening + random.whole(0, 60);
      (void)book.report(played, randomSession(random, book, played), findings);
    }
    book.remove(3, false);
    const Replay replay = replayed(book);
    for (std::int32_t session = 0; session < 60; ++session) {
      for (const EventEntry& entry : detailOf(book, replay, session).entries) {
        equal = equal && std::isnan(entry.nett) == entry.nettWorking.empty();
        equal = equal && std::isnan(entry.points) == entry.pointsWorking.empty();
        if (!entry.nettWorking.empty()) {
          ++nett;
          equal = equal && valueOf(entry.nettWorking, "nett") == entry.nett &&
                  valueOf(entry.nettWorking, "par") == entry.par &&
                  valueOf(entry.nettWorking, "h_1") == entry.before[0] && entry.nettWorking.size() == 8;
        }
        if (!entry.pointsWorking.empty()) {
          ++points;
          equal = equal && entry.pointsWorking.back().symbol == "points" &&
                  entry.pointsWorking.back().value == entry.points;
        }
      }
    }
  }
  CHECK(equal);
  CHECK(nett > 1000);
  CHECK(points > 1000);
}

}  // namespace overtrick::championship_test

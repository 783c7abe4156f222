#include "rate/nett_estimate.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "random.h"
#include "rate/nett_history.h"
#include "second/rating_fit.h"

namespace overtrick::nett_estimate_test {

using namespace overtrick::nett;
using overtrick::testing::Random;

namespace {

const std::vector<double> clubRatings = {1,     0.92, 0.974,
                                         1.041, 0.93, 0.859};  // Low 2008 part 1, standard first

std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }

std::vector<second::FitResult> plainOf(const EstimateInput& input) {
  std::vector<second::FitResult> results;
  for (const EstimateResult& result : input.results)
    results.push_back({result.session, result.players, result.gross});
  return results;
}

EstimateInput emptyClub(std::int32_t players) {
  EstimateInput input;
  input.players = players;
  input.sessions = static_cast<std::int32_t>(clubRatings.size());
  input.standard = 0;
  return input;
}

// Whom the players of a synthetic club sit down with: visitors who never come again; whoever is there; now
// one, now another of the same session; the same partner all year.
enum class Partners { visitors, anybody, mostlyFixed, fixed };

// Eighty regulars of different strength, each of one to four sessions a week; a result's gross is the mean
// strength of two over the rating, plus luck.
EstimateInput syntheticClub(std::uint64_t seed, Partners partners) {
  Random random(seed);
  constexpr std::int32_t regulars = 80;
  constexpr int weeks = 50;
  constexpr double luck = 6;
  EstimateInput input = emptyClub(regulars);
  std::vector<double> strength;
  std::vector<std::set<std::int32_t>> evenings(at(regulars));
  const bool inPairs = partners == Partners::fixed || partners == Partners::mostlyFixed;
  for (std::int32_t player = 0; player < regulars; ++player) {
    strength.push_back(random.normal(50, 5));
    const std::int32_t count = random.whole(1, 4);
    for (std::int32_t pick = 0; pick < count; ++pick) evenings[at(player)].insert(random.whole(0, 5));
    if (inPairs && player % 2 == 1) evenings[at(player)] = evenings[at(player) - 1];
  }
  for (int week = 0; week < weeks; ++week) {
    for (std::int32_t session = 0; session < input.sessions; ++session) {
      const double rating = clubRatings[at(session)];
      const auto play = [&](std::int32_t first, std::int32_t second, double mean) {
        input.results.push_back({session, {first, second}, mean / rating + random.normal(0, luck)});
      };
      const auto playTogether = [&](std::int32_t first, std::int32_t second) {
        play(first, second, (strength[at(first)] + strength[at(second)]) / 2);
      };
      std::vector<std::int32_t> alone;
      for (std::int32_t player = 0; player < regulars; player += inPairs ? 2 : 1) {
        if (evenings[at(player)].count(session) == 0 || !random.chance(0.7)) continue;
        if (partners == Partners::visitors) {
          play(player, -1, (strength[at(player)] + random.normal(50, 5)) / 2);
        } else if (partners == Partners::anybody) {
          alone.push_back(player);
        } else if (partners == Partners::mostlyFixed && random.chance(0.25)) {
          alone.push_back(player);
          alone.push_back(player + 1);
        } else {
          playTogether(player, player + 1);
        }
      }
      random.shuffle(alone);
      for (std::size_t seat = 0; seat + 1 < alone.size(); seat += 2)
        playTogether(alone[seat], alone[seat + 1]);
    }
  }
  return input;
}

struct Coverage {
  std::int32_t within = 0;
  std::int32_t withinPlain = 0;
  std::int32_t ratings = 0;
};

Coverage coverageOf(Partners partners) {
  Coverage coverage;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const std::vector<RatingEstimate> estimates = estimateRatings(syntheticClub(seed, partners));
    for (std::size_t session = 1; session < estimates.size(); ++session) {
      const double miss = std::abs(estimates[session].rating - clubRatings[session]);
      REQUIRE(estimates[session].connected);
      ++coverage.ratings;
      coverage.withinPlain += miss <= 2 * estimates[session].plainError.value_or(0);
      coverage.within += miss <= 2 * estimates[session].standardError.value_or(0);
    }
  }
  return coverage;
}

}  // namespace

TEST_CASE("rating estimate: a session scaled by 1/ρ gives ρ back") {
  Random random(21);
  for (int round = 0; round < 300; ++round) {
    EstimateInput input = emptyClub(20);
    input.minimum = random.whole(1, 8);
    for (std::int32_t player = 0; player < 20; player += 2) {
      std::vector<double> standard;
      for (int game = 0; game < 8; ++game) standard.push_back(random.between(40, 60));
      for (std::int32_t session = 0; session < 6; ++session) {
        if (session > 1 && random.chance(0.3)) continue;
        for (const double gross : standard) {
          input.results.push_back({session, {player, player + 1}, gross / clubRatings[at(session)]});
        }
      }
    }
    const std::vector<RatingEstimate> estimates = estimateRatings(input);
    for (std::size_t session = 0; session < 6; ++session) {
      if (!estimates[session].connected) continue;
      CHECK(estimates[session].rating == doctest::Approx(clubRatings[session]).epsilon(1e-12));
      CHECK(estimates[session].plainError.value_or(1) < 1e-9);
      CHECK(estimates[session].standardError.value_or(0) < 1e-9);
    }
    CHECK(estimates[0].rating == 1);
    CHECK(estimates[1].connected);
  }
}

TEST_CASE("second opinion: the rating estimate is the fit as it is written") {
  Random random(22);
  for (int round = 0; round < 100; ++round) {
    EstimateInput input = emptyClub(random.whole(2, 12));
    input.minimum = random.whole(1, 4);
    input.standard = random.whole(0, 5);
    const std::int32_t results = random.whole(0, 400);
    for (std::int32_t result = 0; result < results; ++result) {
      const std::int32_t first = random.whole(0, input.players - 1);
      const std::int32_t second = random.whole(-1, input.players - 1);
      input.results.push_back(
          {random.whole(0, 5), {first, second == first ? -1 : second}, random.between(30, 70)});
    }
    const std::vector<second::FitResult> plain = plainOf(input);
    const second::RatingFit slow(input.standard, input.minimum, plain);
    const bool withPartners = round % 8 == 0;  // it takes a fit per result
    const auto paired = withPartners ? slow.standardErrors(plain) : std::map<int, double>();
    const std::vector<RatingEstimate> estimates = estimateRatings(input);
    for (std::int32_t session = 0; session < 6; ++session) {
      const RatingEstimate& estimate = estimates[at(session)];
      if (session == input.standard) {
        CHECK(estimate.rating == 1);
        CHECK(estimate.plainError == 0.0);
        continue;
      }
      REQUIRE(estimate.connected == (slow.ratings.count(session) > 0));
      if (!estimate.connected) continue;
      CHECK(estimate.rating == doctest::Approx(slow.ratings.at(session)).epsilon(1e-10));
      REQUIRE(estimate.plainError.has_value() == (slow.plainErrors.count(session) > 0));
      if (!estimate.plainError) continue;
      CHECK(*estimate.plainError == doctest::Approx(slow.plainErrors.at(session)).epsilon(1e-8));
      if (!withPartners) continue;
      REQUIRE(estimate.standardError.has_value() == (paired.count(session) > 0));
      if (!estimate.standardError) continue;
      CHECK(*estimate.standardError == doctest::Approx(paired.at(session)).epsilon(1e-6));
    }
  }
}

TEST_CASE("rating estimate: what is dropped, and who is behind a rating") {
  EstimateInput input = emptyClub(4);
  const auto play = [&](std::int32_t player, std::int32_t session, int games) {
    for (int game = 0; game < games; ++game)
      input.results.push_back({session, {player, -1}, 50.0 + game % 3});
  };
  play(0, 0, 8);
  play(0, 1, 8);
  play(1, 0, 9);
  play(1, 1, 7);   // too few: leaves player 1 with one session
  play(2, 0, 10);  // one session only
  play(3, 2, 8);   // connected among themselves, not to the standard
  play(3, 3, 8);
  const std::vector<RatingEstimate> estimates = estimateRatings(input);
  CHECK(estimates[0].players == 1);
  CHECK(estimates[1].players == 1);
  CHECK(estimates[1].results == 8);
  CHECK(estimates[1].connected);
  CHECK(!estimates[1].plainError);  // two cells, two unknowns
  CHECK(!estimates[2].connected);
  CHECK(!estimates[3].connected);
  CHECK(!estimates[4].connected);

  input.minimum = 7;
  CHECK(estimateRatings(input)[1].players == 2);
  CHECK(estimateRatings(input)[1].plainError.has_value());
  play(0, 3, 7);
  CHECK(estimateRatings(input)[2].connected);  // through player 0 in 3 and player 3 in 2
  CHECK(estimateRatings(input)[3].players == 2);

  // Two partners behind a rating have one result, not two.
  EstimateInput partners = emptyClub(2);
  for (int game = 0; game < 8; ++game) {
    for (const std::int32_t session : {0, 1}) partners.results.push_back({session, {0, 1}, 50.0 + game % 3});
  }
  CHECK(estimateRatings(partners)[1].players == 2);
  CHECK(estimateRatings(partners)[1].results == 8);
}

// 500 ratings of 100 clubs. The plain error would keep its word only where partners are visitors: regulars
// share results, and one session's partners happen to be stronger than another's.
TEST_CASE("rating estimate: nine of ten ratings of known clubs lie within two standard errors") {
  struct Row {
    const char* name;
    Partners partners;
    bool plainHolds;
  };
  const Row rows[] = {
      {"visitors as partners", Partners::visitors, true},
      {"whoever is there", Partners::anybody, false},
      {"a partner of one's own, three times out of four", Partners::mostlyFixed, false},
      {"fixed pairs", Partners::fixed, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Coverage coverage = coverageOf(row.partners);
    CAPTURE(coverage.within);
    CAPTURE(coverage.withinPlain);
    CHECK(coverage.ratings == 500);
    CHECK(coverage.within >= 450);
    CHECK((coverage.withinPlain >= 450) == row.plainHolds);
  }
}

TEST_CASE("rating estimate: where no partner comes twice both errors are one") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const RatingEstimate& estimate : estimateRatings(syntheticClub(seed, Partners::visitors))) {
      REQUIRE(estimate.plainError.has_value());
      CHECK(estimate.standardError.value_or(-1) == doctest::Approx(*estimate.plainError).epsilon(1e-12));
    }
  }
}

TEST_CASE("rating estimate: one fixed pair leaves nothing to judge luck by") {
  EstimateInput input = emptyClub(4);
  for (int game = 0; game < 8; ++game) {
    for (const std::int32_t session : {0, 1}) input.results.push_back({session, {0, 1}, 50.0 + game % 3});
  }
  CHECK(estimateRatings(input)[1].connected);
  CHECK(!estimateRatings(input)[1].standardError);
  for (int game = 0; game < 8; ++game) {
    for (const std::int32_t session : {0, 1})
      input.results.push_back({session, {2, 3}, 45.0 + game % 5 + 2 * session});
  }
  CHECK(estimateRatings(input)[1].standardError.value_or(0) > 0);
}

TEST_CASE("nett book: estimated ratings are used and reported") {
  EstimateInput club = syntheticClub(4, Partners::fixed);
  History history;
  history.starts.resize(at(club.players));
  history.sessions.resize(7);
  history.sessions[6].rating = 0.9;  // nobody plays there often enough
  history.standard = 0;
  Day day = 19000;
  for (const EstimateResult& result : club.results) {
    history.results.push_back({day++ / 40, result.session, result.players, result.gross, 0});
  }
  history.results.push_back({day, 6, {0, 1}, 50, 0});
  HistorySettings settings;
  settings.estimate = true;
  settings.years = 0;
  const Book book = replay(history, settings);
  const std::vector<RatingEstimate> estimates = estimateRatings(club);
  for (std::size_t session = 1; session < 6; ++session) {
    CHECK(book.ratings[session].source == RatingSource::estimated);
    CHECK(*book.ratings[session].rating == doctest::Approx(estimates[session].rating).epsilon(0.02));
    CHECK(book.ratings[session].players > 0);
  }
  CHECK(book.ratings[0].rating == 1.0);
  CHECK(book.ratings[6].rating == 0.9);
  CHECK(!book.ratings[6].connected);
  const auto reported = [&](Code code, std::int32_t session) {
    return std::any_of(book.findings.begin(), book.findings.end(), [&](const Finding& finding) {
      return finding.code == code && finding.first == session;
    });
  };
  CHECK(reported(Code::sessionNotConnected, 6));
  CHECK(book.results.back().rated);

  // What is estimated is compared with 1, whatever rating the standard was given.
  history.sessions[0].rating = 1.1;
  const Book compared = replay(history, settings);
  CHECK(compared.ratings[0].rating == 1.0);
  CHECK(compared.ratings[1].rating == book.ratings[1].rating);
  CHECK(std::any_of(compared.findings.begin(), compared.findings.end(),
                    [](const Finding& finding) { return finding.code == Code::standardRatingNotOne; }));
  history.sessions[0].rating.reset();

  history.sessions[6].rating.reset();
  CHECK(!replay(history, settings).results.back().rated);
  history.standard = -1;
  const Book without = replay(history, settings);
  CHECK(std::none_of(without.ratings.begin(), without.ratings.end(),
                     [](const SessionRating& rating) { return rating.connected; }));
  CHECK(std::any_of(without.findings.begin(), without.findings.end(),
                    [](const Finding& finding) { return finding.code == Code::noStandardSession; }));
}

}  // namespace overtrick::nett_estimate_test

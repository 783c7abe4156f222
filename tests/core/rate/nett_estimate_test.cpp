#include "rate/nett_estimate.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "random.h"
#include "rate/nett_history.h"

namespace overtrick::nett_estimate_test {

using namespace overtrick::nett;
using overtrick::testing::Random;

namespace {

const std::vector<double> clubRatings = {1,     0.92, 0.974,
                                         1.041, 0.93, 0.859};  // Low 2008 part 1, standard first

std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }

// The fit as it is written, with every unknown in one dense normal matrix: the players' a_p, then log ρ_s.
struct SlowFit {
  std::map<std::int32_t, double> ratings;
  std::map<std::int32_t, double> errors;
};

SlowFit fitSlowly(const EstimateInput& input) {
  std::map<std::pair<std::int32_t, std::int32_t>, std::pair<double, double>> cells;
  for (const EstimateResult& result : input.results) {
    for (const std::int32_t player : result.players) {
      if (player < 0) continue;
      auto& [n, sum] = cells[{player, result.session}];
      n += 1;
      sum += result.gross;
    }
  }
  std::map<std::int32_t, int> sessionsOf;
  for (auto cell = cells.begin(); cell != cells.end();) {
    cell = cell->second.first < input.minimum ? cells.erase(cell) : std::next(cell);
  }
  for (const auto& cell : cells) ++sessionsOf[cell.first.first];
  std::erase_if(cells, [&](const auto& cell) { return sessionsOf[cell.first.first] < 2; });
  std::set<std::int32_t> reached = {input.standard};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const auto& [one, unused] : cells) {
      for (const auto& [two, alsoUnused] : cells) {
        if (one.first == two.first && reached.count(one.second) > 0) reached.insert(two.second);
      }
    }
  }
  std::erase_if(cells, [&](const auto& cell) { return reached.count(cell.first.second) == 0; });
  std::map<std::int32_t, std::size_t> playerColumn;
  std::map<std::int32_t, std::size_t> sessionColumn;
  for (const auto& cell : cells) playerColumn.emplace(cell.first.first, playerColumn.size());
  for (const std::int32_t session : reached) {
    if (session != input.standard) sessionColumn.emplace(session, playerColumn.size() + sessionColumn.size());
  }
  const std::size_t size = playerColumn.size() + sessionColumn.size();
  // Normal equations, right-hand side, and the identity that becomes the inverse.
  std::vector<std::vector<double>> rows(size, std::vector<double>(2 * size + 1, 0));
  for (std::size_t row = 0; row < size; ++row) rows[row][size + 1 + row] = 1;
  const auto designOf = [&](const auto& key) {
    std::vector<std::pair<std::size_t, double>> design = {{playerColumn.at(key.first), 1.0}};
    if (key.second != input.standard) design.push_back({sessionColumn.at(key.second), -1.0});
    return design;
  };
  for (const auto& [key, cell] : cells) {
    const double y = std::log(cell.second / cell.first);
    for (const auto& [row, x] : designOf(key)) {
      for (const auto& [column, z] : designOf(key)) rows[row][column] += cell.first * x * z;
      rows[row][size] += cell.first * x * y;
    }
  }
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = rows[pivot][pivot];
    for (double& value : rows[pivot]) value /= scale;
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = rows[row][pivot];
      for (std::size_t column = 0; column < rows[row].size(); ++column) {
        rows[row][column] -= factor * rows[pivot][column];
      }
    }
  }
  double squares = 0;
  for (const auto& [key, cell] : cells) {
    double residual = std::log(cell.second / cell.first);
    for (const auto& [column, x] : designOf(key)) residual -= x * rows[column][size];
    squares += cell.first * residual * residual;
  }
  const double left = static_cast<double>(cells.size()) - static_cast<double>(size);
  SlowFit fit;
  for (const auto& [session, column] : sessionColumn) {
    fit.ratings[session] = std::exp(rows[column][size]);
    if (left > 0) {
      fit.errors[session] =
          fit.ratings[session] * std::sqrt(squares / left * rows[column][size + 1 + column]);
    }
  }
  return fit;
}

EstimateInput emptyClub(std::int32_t players) {
  EstimateInput input;
  input.players = players;
  input.sessions = static_cast<std::int32_t>(clubRatings.size());
  input.standard = 0;
  return input;
}

// Regulars of one to four sessions; a result's gross is the mean strength of two over the rating, plus luck.
enum class Partners { visitors, regulars, fixed };

EstimateInput syntheticClub(std::uint64_t seed, Partners partners) {
  Random random(seed);
  constexpr std::int32_t regulars = 80;
  constexpr int weeks = 50;
  constexpr double luck = 6;
  EstimateInput input = emptyClub(regulars + 1);  // the last player stands for all visitors and is left out
  std::vector<double> strength;
  std::vector<std::set<std::int32_t>> evenings(at(regulars));
  for (std::int32_t player = 0; player < regulars; ++player) {
    strength.push_back(partners == Partners::regulars ? 50 : random.normal(50, 5));
    const std::int32_t count = random.whole(1, 4);
    for (std::int32_t pick = 0; pick < count; ++pick) evenings[at(player)].insert(random.whole(0, 5));
    if (partners == Partners::fixed && player % 2 == 1) evenings[at(player)] = evenings[at(player) - 1];
  }
  for (int week = 0; week < weeks; ++week) {
    for (std::int32_t session = 0; session < input.sessions; ++session) {
      std::vector<std::int32_t> present;
      const std::int32_t step = partners == Partners::fixed ? 2 : 1;
      for (std::int32_t player = 0; player < regulars; player += step) {
        if (evenings[at(player)].count(session) > 0 && random.chance(0.7)) present.push_back(player);
      }
      random.shuffle(present);
      const double rating = clubRatings[at(session)];
      const auto play = [&](std::int32_t first, std::int32_t second, double mean) {
        input.results.push_back({session, {first, second}, mean / rating + random.normal(0, luck)});
      };
      if (partners == Partners::visitors) {
        for (const std::int32_t player : present) {
          play(player, -1, (strength[at(player)] + random.normal(50, 5)) / 2);
        }
      } else if (partners == Partners::fixed) {
        for (const std::int32_t player : present) {
          play(player, player + 1, (strength[at(player)] + strength[at(player) + 1]) / 2);
        }
      } else {
        for (std::size_t seat = 0; seat + 1 < present.size(); seat += 2)
          play(present[seat], present[seat + 1], 50);
      }
    }
  }
  return input;
}

struct Coverage {
  std::int32_t within = 0;
  std::int32_t withinPaired = 0;
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
      coverage.within += miss <= 2 * estimates[session].standardError.value_or(0);
      coverage.withinPaired += miss <= 2 * estimates[session].pairedError.value_or(0);
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
      CHECK(estimates[session].standardError.value_or(1) < 1e-9);
    }
    CHECK(estimates[0].rating == 1);
    CHECK(estimates[1].connected);
  }
}

TEST_CASE("rating estimate: agrees with the fit as it is written") {
  Random random(22);
  for (int round = 0; round < 200; ++round) {
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
    const SlowFit slow = fitSlowly(input);
    const std::vector<RatingEstimate> estimates = estimateRatings(input);
    for (std::int32_t session = 0; session < 6; ++session) {
      const RatingEstimate& estimate = estimates[at(session)];
      if (session == input.standard) {
        CHECK(estimate.rating == 1);
        CHECK(estimate.standardError == 0.0);
        continue;
      }
      REQUIRE(estimate.connected == (slow.ratings.count(session) > 0));
      if (!estimate.connected) continue;
      CHECK(estimate.rating == doctest::Approx(slow.ratings.at(session)).epsilon(1e-10));
      REQUIRE(estimate.standardError.has_value() == (slow.errors.count(session) > 0));
      if (!estimate.standardError) continue;
      CHECK(*estimate.standardError == doctest::Approx(slow.errors.at(session)).epsilon(1e-8));
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
  CHECK(!estimates[1].standardError);  // two cells, two unknowns
  CHECK(!estimates[2].connected);
  CHECK(!estimates[3].connected);
  CHECK(!estimates[4].connected);

  input.minimum = 7;
  CHECK(estimateRatings(input)[1].players == 2);
  CHECK(estimateRatings(input)[1].standardError.has_value());
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

// 500 ratings of 100 clubs. The standard error keeps its word only where partners are visitors; the paired
// error keeps it everywhere.
TEST_CASE("rating estimate: how many ratings of known clubs lie within two errors, plain and paired") {
  SUBCASE("regulars with visitors as partners: both hold") {
    const Coverage coverage = coverageOf(Partners::visitors);
    CAPTURE(coverage.within);
    CHECK(coverage.ratings == 500);
    CHECK(coverage.within >= 450);
    CHECK(coverage.withinPaired >= 450);
  }
  SUBCASE("regulars among each other: shared results must count as shared") {
    const Coverage coverage = coverageOf(Partners::regulars);
    CAPTURE(coverage.within);
    CAPTURE(coverage.withinPaired);
    CHECK(coverage.within < coverage.withinPaired);
    CHECK(coverage.withinPaired >= 450);
  }
  SUBCASE("fixed pairs: shared results must count as shared") {
    const Coverage coverage = coverageOf(Partners::fixed);
    CAPTURE(coverage.within);
    CAPTURE(coverage.withinPaired);
    CHECK(coverage.within < 450);
    CHECK(coverage.withinPaired >= 450);
  }
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

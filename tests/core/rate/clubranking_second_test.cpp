// The second opinion (tests/core/second) on the club ranking: points, rankings, championships, line-up.
#include <doctest/doctest.h>

#include <cmath>

#include "clubranking_support.h"
#include "rate/clubranking_lineup.h"
#include "second/club_ranking.h"
#include "support/rounds.h"

namespace overtrick::clubranking_second_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

namespace {

second::ranking::Settings plainOf(const Settings& set) {
  return {set.lines,
          set.meanA,
          set.width,
          set.step,
          static_cast<second::ranking::Method>(set.method),
          set.topPairs,
          set.topButler,
          set.topTeams,
          set.last,
          set.min,
          set.drop,
          set.pairMin,
          set.pairDrop,
          set.substitutes};
}

second::ranking::Season plainOf(const Season& season) {
  second::ranking::Season plain{plainOf(season.settings), {}, {}};
  const auto letter = [&](std::int32_t line) { return season.lines[at(line)].front(); };
  for (const std::optional<double>& replacement : season.replacements)
    plain.replacements.push_back(*replacement);
  for (const Session& session : season.sessions) {
    second::ranking::Session& own = plain.sessions.emplace_back();
    own.day = session.day;
    own.kind = static_cast<second::ranking::Kind>(session.kind);
    for (const std::vector<std::int32_t>& group : session.groups) {
      std::string& letters = own.groups.emplace_back();
      for (const std::int32_t line : group) letters += letter(line);
    }
    for (const PairEntry& entry : session.entries) {
      own.pairs.push_back(
          {letter(entry.line), {entry.players[0], entry.players[1]}, entry.score, entry.substitute});
    }
    for (const Team& team : session.teams) {
      own.teams.push_back({team.players, {}});
      for (const Half& half : team.halves) own.teams.back().halves.emplace_back(half.opponent, half.vp);
    }
  }
  return plain;
}

bool near(double left, double right) { return std::abs(left - right) < 1e-9; }

void compare(const std::vector<second::ranking::Standing>& standings, const std::vector<Tally>& tallies) {
  const std::vector<int> places = second::ranking::placesOf(standings);
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const Tally& tally = tallies[i];
    CHECK(at(tally.counted) == standings[i].counted);
    CHECK(at(tally.dropped) == standings[i].dropped);
    CHECK(tally.qualified == standings[i].qualified);
    CHECK(tally.mean.has_value() == (standings[i].counted > 0));
    if (!tally.mean) continue;
    CHECK(near(*tally.mean, standings[i].mean));
    CHECK(tally.place.rank == places[i]);
  }
}

}  // namespace

TEST_CASE("second opinion: points, rankings and championships of random seasons") {
  Random random(51);
  std::int32_t together = 0;
  std::int32_t substituted = 0;
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    const Season season = randomSeason(random);
    const SeasonAnswer answer = rankSeason(season);
    const second::ranking::Season plain = plainOf(season);
    const second::ranking::Ranking second(plain);
    for (std::size_t session = 0; session < season.sessions.size(); ++session) {
      for (std::size_t entry = 0; entry < answer.sessions[session].entries.size(); ++entry) {
        const EntryPoints& own = answer.sessions[session].entries[entry];
        REQUIRE(own.scored == (second.points[session].count(entry) > 0));
        if (own.scored) CHECK(near(own.points, second.points[session].at(entry)));
      }
    }
    std::vector<second::ranking::Standing> champions;
    for (std::int32_t player = 0; at(player) < answer.players.size(); ++player) {
      CHECK(near(answer.players[at(player)].ranking, second.ranking(player)));
      CHECK(at(answer.players[at(player)].sessions) == second.sessionsOf(player));
      champions.push_back(second.championOf(player));
    }
    compare(champions, answer.individual.tallies);
    champions.clear();
    for (std::size_t index = 0; index < season.partnerships.size(); ++index) {
      const std::vector<std::int32_t>& members = season.partnerships[index];
      CHECK(near(*answer.partnerships[index].ranking, second.rankingOf(members)));
      champions.push_back(second.championsOf(members));
      together += answer.together.tallies[index].played;
      substituted += answer.together.tallies[index].substituted;
    }
    compare(champions, answer.together.tallies);
  }
  CHECK(together > 500);
  CHECK(substituted > 100);
}

TEST_CASE("second opinion: tonight's lines, the best pair of those who are left again and again") {
  Random random(52);
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    const std::int32_t pairs = random.whole(1, 30);
    const std::int32_t lines = random.whole(1, 5);
    std::vector<double> rankings;
    std::vector<PresentPair> present;
    std::vector<std::pair<int, int>> plain;
    for (std::int32_t pair = 0; pair < pairs; ++pair) {
      for (int player = 0; player < 2; ++player) rankings.push_back(random.whole(100, 140) / 2.0);
      present.push_back({{2 * pair, 2 * pair + 1}});
      plain.emplace_back(2 * pair, 2 * pair + 1);
    }
    CHECK(lineUp(rankings, present, lines).line == second::ranking::lineUp(rankings, plain, lines));
  }
}

}  // namespace overtrick::clubranking_second_test

#include <doctest/doctest.h>

#include <limits>
#include <map>
#include <string>

#include "clubranking_support.h"

namespace overtrick::clubranking_season_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

namespace {

Tally individually(std::int32_t played, std::int32_t minimum, std::int32_t drop) {
  std::vector<ChampionshipResult> results;
  for (std::int32_t number = 0; number < played; ++number) results.push_back({100.0 - number, false});
  std::vector<Counting> counting(results.size());
  return tallyOf(results, {minimum, drop, 0}, counting);
}

// Evenings of the percentage club: points are percentages in the one line that is played.
Season percentageSeason(std::int32_t players) {
  Season season;
  season.settings.lines = 1;
  season.settings.topPairs = 100;
  season.settings.meanA = 50;
  season.settings.width = 100;
  season.settings.step = 5;
  season.lines = {"A"};
  season.replacements.assign(at(players), 50);
  return season;
}

void play(Season& season, const std::vector<PairEntry>& entries) {
  Session session;
  session.day = static_cast<Day>(season.sessions.size());
  session.entries = entries;
  season.sessions.push_back(session);
}

}  // namespace

TEST_CASE("club ranking: players, pairs and trios") {
  struct Row {
    std::string name;
    std::vector<double> points;
    std::int32_t last;
    double replacement, expected;
  };
  const Row rows[] = {
      {"nothing played: the replacement", {}, 5, 65, 65},
      {"two of five", {90, 80}, 5, 60, (90 + 80 + 3 * 60) / 5.0},
      {"five of five", {90, 80, 70, 60, 50}, 5, 1000, 70},
      {"only the last five", {0, 90, 80, 70, 60, 50}, 5, 1000, 70},
      {"Z of one", {10, 20}, 1, 60, 20},
      {"Z larger than the season", {90}, 100, 50, 50.4},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(playerRanking(row.points, row.last, row.replacement) ==
          doctest::Approx(row.expected).epsilon(1e-14));
    const RateWorking working = workingOfPlayer(row.points, row.last, row.replacement);
    std::map<std::string, double> term;
    double sum = 0;
    for (const RateTerm& each : working) {
      term[std::string(each.symbol)] = each.value;
      if (each.symbol == "R") sum += each.value;
    }
    CHECK(term["ranking"] ==
          doctest::Approx((sum + (term["Z"] - term["n"]) * term["R_v"]) / term["Z"]).epsilon(1e-12));
  }
  CHECK(partnershipRanking(std::vector<double>{70, 75}) == 145.0);
  CHECK(partnershipRanking(std::vector<double>{60, 70, 80}) == 140.0);  // NBB trio: 2·(R1+R2+R3)/3
  CHECK(!partnershipRanking(std::vector<double>{60}));
  CHECK(workingOfPartnership(std::vector<double>{60, 70, 80}).back().value == 140);
  CHECK(defaultReplacement(Settings{}) == 70);
}

TEST_CASE("club ranking: individual championship") {
  struct Row {
    std::string name;
    std::int32_t played, minimum, drop, counted, dropped;
    bool qualified;
  };
  const Row rows[] = {
      {"NBB: min 20, x 5, 22 played: the 2 worst drop", 22, 20, 5, 20, 2, true},
      {"30 played: 5 drop at most", 30, 20, 5, 25, 5, true},
      {"20 played", 20, 20, 5, 20, 0, true},
      {"19 played", 19, 20, 5, 19, 0, false},
      {"x of nought", 30, 20, 0, 30, 0, true},
      {"min larger than the season", 10, 50, 5, 10, 0, false},
      {"min of nought counts as one", 3, 0, 5, 1, 2, true},
      {"nothing played", 0, 20, 5, 0, 0, false},
      {"nothing played, min of nought", 0, 0, 5, 0, 0, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Tally tally = individually(row.played, row.minimum, row.drop);
    CHECK(tally.counted == row.counted);
    CHECK(tally.dropped == row.dropped);
    CHECK(tally.qualified == row.qualified);
    CHECK(tally.mean.has_value() == (row.counted > 0));
    if (tally.mean) CHECK(*tally.mean == doctest::Approx(100 - (row.counted - 1) / 2.0).epsilon(1e-13));
    CHECK(tally.needed == std::max(std::max(row.minimum, 1) - row.played, 0));
  }
  CHECK(recommendedMinimum(40) == 24);
  CHECK(recommendedMinimum(33) == 20);
  CHECK(recommendedMinimum(0) == 1);
}

TEST_CASE("club ranking: championship of partnerships, with substitutes") {
  struct Row {
    std::string name;
    std::vector<double> together, substituted;
    Conditions conditions;
    double mean;
    std::int32_t counted, dropped;
    bool qualified;
  };
  const Row rows[] = {
      {"enough together: substitutes do not count", {60, 50, 40}, {99}, {3, 0, 2}, 50, 3, 0, true},
      {"the best substitutes fill up", {60, 50}, {10, 40, 30}, {4, 0, 3}, 45, 4, 0, true},
      {"no more than inv", {60, 50}, {10, 40, 30}, {4, 0, 1}, 50, 3, 0, false},
      {"no more than are missing", {60, 50}, {40, 70}, {3, 5, 9}, 60, 3, 0, true},
      {"above me the worst drop, y at most", {60, 50, 40, 30}, {}, {2, 1, 0}, 50, 3, 1, true},
      {"substitutes alone", {}, {30, 50}, {3, 0, 1}, 50, 1, 0, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::vector<ChampionshipResult> results;
    for (const double points : row.substituted) results.push_back({points, true});
    for (const double points : row.together) results.push_back({points, false});
    std::vector<Counting> counting(results.size());
    const Tally tally = tallyOf(results, row.conditions, counting);
    CHECK(tally.mean.value_or(0) == doctest::Approx(row.mean).epsilon(1e-14));
    CHECK(tally.counted == row.counted);
    CHECK(tally.dropped == row.dropped);
    CHECK(tally.qualified == row.qualified);
    const RateWorking working = workingOfTally(results, counting, tally, row.conditions);
    CHECK(working.back().value == *tally.mean);
    CHECK(static_cast<std::int32_t>(working.size()) == tally.counted + 4);
  }
}

TEST_CASE("club ranking: who played together, with a substitute, or apart") {
  Season season = percentageSeason(8);
  season.partnerships = {{0, 1}, {2, 3}, {0, 1, 2}};
  season.settings.pairMin = 10;
  season.settings.substitutes = 10;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  struct Row {
    std::string name;
    std::vector<PairEntry> entries;
    std::vector<int> expected;  // per partnership: 0 none, 1 together, 2 with a substitute
  };
  const Row rows[] = {
      {"both pairs together", {{0, {0, 1}, 60, -1}, {0, {3, 2}, 40, -1}}, {1, 1, 1}},
      {"one with an outsider", {{0, {0, 5}, 60, 5}, {0, {2, 3}, 40, -1}}, {2, 1, 0}},
      {"apart on one evening", {{0, {0, 5}, 60, -1}, {0, {1, 6}, 40, -1}}, {0, 0, 0}},
      {"absent", {{0, {4, 5}, 60, -1}, {0, {6, 7}, 40, -1}}, {0, 0, 0}},
      {"two of the trio, whatever the third does", {{0, {0, 2}, 60, -1}, {0, {1, 6}, 40, -1}}, {0, 0, 1}},
      {"one of the trio with an outsider", {{0, {2, 7}, 60, 7}, {0, {4, 6}, 40, -1}}, {0, 2, 2}},
      {"with another, and nobody is named as a substitute", {{0, {0, 3}, 60, -1}}, {0, 0, 0}},
      {"the partner sits elsewhere without a score", {{0, {0, 5}, 60, 5}, {0, {1, 6}, nan, -1}}, {0, 0, 0}},
      {"the partner sits elsewhere with an impossible score",
       {{0, {0, 5}, 60, 5}, {0, {1, 6}, 150, -1}},
       {0, 0, 0}},
      {"a stranger without a score changes nothing", {{0, {0, 5}, 60, 5}, {0, {4, 6}, nan, -1}}, {2, 0, 2}},
      {"3 stands in for 1: nothing for 3's own pair", {{0, {0, 3}, 60, 3}}, {2, 0, 2}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Season evening = season;
    play(evening, row.entries);
    const SeasonAnswer answer = rankSeason(evening);
    for (std::size_t index = 0; index < 3; ++index) {
      CAPTURE(index);
      const Tally& tally = answer.together.tallies[index];
      CHECK(tally.played == (row.expected[index] == 1 ? 1 : 0));
      CHECK(tally.substituted == (row.expected[index] == 2 ? 1 : 0));
    }
  }
}

TEST_CASE("club ranking: teams count as together for all in the team") {
  Season season = percentageSeason(12);
  season.partnerships = {{0, 1}, {0, 4}, {0, 1, 8}, {2, 9}};
  Session session;
  session.kind = Kind::teams;
  session.day = 0;
  session.teams = {{{0, 2, 1, 3}, {{1, 12}}}, {{4, 5, 6, 7}, {{0, 8}}}};
  season.sessions = {session};
  season.settings.substitutes = 1;
  const SeasonAnswer answer = rankSeason(season);
  CHECK(answer.together.tallies[0].played == 1);
  CHECK(answer.together.tallies[1].played == 0);
  CHECK(answer.together.tallies[1].substituted == 0);
  CHECK(answer.together.tallies[2].played == 1);
  // Nobody in a team is named as a substitute.
  CHECK(answer.together.tallies[3].substituted == 0);
}

TEST_CASE("club ranking: places in the championship") {
  Season season = percentageSeason(8);
  season.settings.min = 2;
  season.settings.drop = 0;
  play(season, {{0, {0, 1}, 60, -1}, {0, {2, 3}, 40, -1}, {0, {4, 5}, 70, -1}});
  play(season, {{0, {0, 2}, 55, -1}, {0, {1, 3}, 50, -1}});
  const SeasonAnswer answer = rankSeason(season);
  const std::vector<Tally>& tallies = answer.individual.tallies;
  CHECK(tallies[0].place == Place{1, false});  // 57.5
  CHECK(tallies[1].place == Place{2, false});  // 55
  CHECK(tallies[2].place == Place{3, false});  // 47.5
  CHECK(tallies[3].place == Place{4, false});  // 45
  CHECK(tallies[4].place == Place{5, true});   // 70, but once
  CHECK(tallies[5].place == Place{5, true});
  CHECK(tallies[6].place == Place{0, false});
  CHECK(answer.individual.order == std::vector<std::int32_t>{0, 1, 2, 3, 4, 5});
  CHECK(!tallies[4].qualified);
  CHECK(tallies[4].needed == 1);
}

TEST_CASE("club ranking: order of play, and moments are seasons of their own") {
  Season season = percentageSeason(4);
  season.settings.last = 1;
  play(season, {{0, {0, 1}, 60, -1}, {0, {2, 3}, 40, -1}});
  play(season, {{0, {0, 1}, 45, -1}, {0, {2, 3}, 55, -1}});
  const SeasonAnswer right = rankSeason(season);
  CHECK(right.players[0].ranking == 45);
  Season swapped = season;
  std::swap(swapped.sessions[0], swapped.sessions[1]);
  const SeasonAnswer sorted = rankSeason(swapped);
  CHECK(sorted.players[0].ranking == 45);
  CHECK(sorted.played == std::vector<std::int32_t>{1, 0});
  CHECK(count(sorted.findings, Code::dateOutOfOrder) == 1);
  season.sessions[0].day = noDay;
  const SeasonAnswer undated = rankSeason(season);
  CHECK(count(undated.findings, Code::unreadableDate) == 1);
  CHECK(undated.players == right.players);

  const std::vector<std::optional<double>> next = nextReplacements(right);
  CHECK(next[0] == 45.0);
  Season later = percentageSeason(4);
  later.replacements = next;
  CHECK(rankSeason(later).players[0].ranking == 45);
}

TEST_CASE("club ranking: findings of a season") {
  struct Row {
    std::string name;
    Season season;
    Code code;
  };
  std::vector<Row> rows;
  const auto add = [&](const char* name, Code code, auto&& change) {
    Season season = percentageSeason(4);
    play(season, {{0, {0, 1}, 60, -1}, {0, {2, 3}, 40, -1}});
    season.partnerships = {{0, 1}};
    change(season);
    rows.push_back({name, season, code});
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  add("Z larger than the season", Code::lastAboveSeason, [](Season& s) { s.settings.last = 6; });
  add("min larger than the season", Code::minimumAboveSeason, [](Season& s) { s.settings.min = 2; });
  add("me larger than the season", Code::pairMinimumAboveSeason, [](Season& s) { s.settings.pairMin = 2; });
  add("no replacement ranking", Code::noReplacementRanking, [](Season& s) { s.replacements[0].reset(); });
  add("a replacement that is none", Code::invalidValue, [&](Season& s) { s.replacements[0] = nan; });
  add("a line of two letters", Code::lineNotALetter, [](Season& s) { s.lines[0] = "AB"; });
  add("a partnership of one", Code::partnershipNotOfTwoOrThree, [](Season& s) { s.partnerships = {{0}}; });
  add("a partnership of one twice", Code::partnershipNotOfTwoOrThree, [](Season& s) {
    s.partnerships = {{0, 0}};
  });
  add("a partnership of four", Code::partnershipNotOfTwoOrThree, [](Season& s) {
    s.partnerships = {{0, 1, 2, 3}};
  });
  add("a partnership with a stranger", Code::partnershipNotOfTwoOrThree, [](Season& s) {
    s.partnerships = {{0, 9}};
  });
  add("no lines", Code::invalidSetting, [](Season& s) { s.settings.lines = 0; });
  add("no width", Code::invalidSetting, [](Season& s) { s.settings.width = 0; });
  add("width no number", Code::invalidSetting, [&](Season& s) { s.settings.width = nan; });
  add("a step upwards", Code::invalidSetting, [](Season& s) { s.settings.step = -1; });
  add("mean no number", Code::invalidSetting, [&](Season& s) { s.settings.meanA = nan; });
  add("the top is average", Code::invalidSetting, [](Season& s) { s.settings.topPairs = 50; });
  add("the Butler top is average", Code::invalidSetting, [](Season& s) { s.settings.topButler = 0; });
  add("the teams' top is average", Code::invalidSetting, [](Season& s) { s.settings.topTeams = 10; });
  add("a width of next to nothing", Code::invalidSetting, [](Season& s) { s.settings.width = 1e-300; });
  add("a top next to the average", Code::invalidSetting, [](Season& s) { s.settings.topButler = 5e-324; });
  add("a ranking of nothing", Code::invalidSetting, [](Season& s) { s.settings.last = 0; });
  add("a minimum below nought", Code::invalidSetting, [](Season& s) { s.settings.min = -1; });
  add("a drop below nought", Code::invalidSetting, [](Season& s) { s.settings.drop = -1; });
  add("a group of an unknown line", Code::unknownReference, [](Season& s) {
    s.sessions[0].groups = {{0, 4}};
  });
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const SeasonAnswer answer = rankSeason(row.season);
    CHECK(count(answer.findings, row.code) == 1);
    CHECK(answer.sessions[0].entries[0].scored);
  }
  CHECK(rankSeason({}).findings.empty());
  // Each championship has its own minimum, and neither speaks for the other.
  Season both = rows[0].season;
  both.settings.min = 1;
  both.settings.pairMin = 2;
  CHECK(count(rankSeason(both).findings, Code::minimumAboveSeason) == 0);
  both.settings.min = 2;
  CHECK(count(rankSeason(both).findings, Code::minimumAboveSeason) == 1);
  CHECK(count(rankSeason(both).findings, Code::pairMinimumAboveSeason) == 1);
}

TEST_CASE("club ranking: always true of rankings") {
  Random random(36);
  std::int32_t inputs = 0;
  while (inputs < 10000) {
    const Season season = randomSeason(random);
    if (season.sessions.empty()) continue;
    const SeasonAnswer answer = rankSeason(season);
    // Appending a session can only change the rankings of those who played it.
    Season shorter = season;
    const auto last = static_cast<std::size_t>(answer.played.back());
    shorter.sessions.erase(shorter.sessions.begin() + static_cast<std::ptrdiff_t>(last));
    const SeasonAnswer before = rankSeason(shorter);
    // After Z sessions the replacement ranking no longer matters, where no method asks for it.
    Season other = season;
    for (std::optional<double>& replacement : other.replacements) *replacement += 10;
    const SeasonAnswer moved = rankSeason(other);
    const bool absolute = season.settings.method != Method::dynamic &&
                          std::none_of(season.sessions.begin(), season.sessions.end(),
                                       [](const Session& session) { return session.kind == Kind::teams; });
    for (std::size_t player = 0; player < answer.players.size(); ++player, ++inputs) {
      const PlayerRanking& own = answer.players[player];
      const bool playedLast = own.sessions > before.players[player].sessions;
      if (!playedLast) CHECK(own.ranking == before.players[player].ranking);
      if (absolute && own.sessions >= season.settings.last) {
        CHECK(own.ranking == moved.players[player].ranking);
      }
      if (own.sessions == 0) CHECK(own.ranking == own.replacement);
    }
  }
}

}  // namespace overtrick::clubranking_season_test

#include "rate/clubranking_points.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "clubranking_support.h"
#include "rate/places.h"
#include "support/rounds.h"

namespace overtrick::clubranking_points_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

namespace {

Settings withMethod(Method method) {
  Settings settings;
  settings.method = method;
  return settings;
}

// One A line of three nominal ones, with B and C played by one average pair each so that nothing stretches.
Session inA(const std::vector<double>& scores, double average = 50, Kind kind = Kind::pairs) {
  std::vector<std::pair<std::int32_t, double>> entries;
  for (const double score : scores) entries.emplace_back(0, score);
  entries.emplace_back(1, average);
  entries.emplace_back(2, average);
  return pairsSession(entries, kind);
}

std::vector<double> downFrom(double top, std::int32_t count) {
  std::vector<double> scores;
  for (std::int32_t pair = 0; pair < count; ++pair) scores.push_back(top - pair);
  return scores;
}

const std::vector<std::string> abc = {"A", "B", "C"};

}  // namespace

TEST_CASE("club ranking: points by place, NBB's tables") {
  struct Row {
    std::string name;
    std::vector<double> scores;
    std::vector<double> expected;
  };
  const Row rows[] = {
      {"NBB by place, 12 pairs", downFrom(60, 12), {100, 96, 93, 89, 85, 82, 78, 75, 71, 67, 64, 60}},
      {"NBB by place, 14 pairs", downFrom(60, 14), {100, 97, 94, 91, 88, 85, 82, 78, 75, 72, 69, 66, 63, 60}},
      {"one pair: the top", {47}, {100}},
      {"two pairs", {47, 53}, {60, 100}},
      {"equal pairs share the mean of their places: 1, 2.5, 2.5, 4", {60, 50, 50, 40}, {100, 80, 80, 60}},
      {"all equal: the middle", {50, 50, 50}, {80, 80, 80}},
      {"half up: place 6.5 has 72.5", {4, 3, 2, 1, 1, 1, 1, 1, 1}, {100, 95, 90, 73, 73, 73, 73, 73, 73}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::vector<double> points = pointsIn(seasonOf(inA(row.scores), abc, withMethod(Method::place)));
    points.resize(row.scores.size());
    CHECK(points == row.expected);
  }
}

TEST_CASE("club ranking: half points round up") {
  struct Row {
    std::string name;
    double value, expected;
  };
  const Row rows[] = {{"half up", 84.5, 85},
                      {"half up below nought", -0.5, 0},
                      {"just below", 84.4999, 84},
                      {"a half that lost its last bit", std::nextafter(84.5, 0), 85}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(roundedHalfUp(row.value) == row.expected);
  }
  // 33 pairs in the A line of four, nominal three: 240/7 · 7/32 = 7.5, so that place 8 has 92.5 on paper.
  Session session = pairsSession({});
  for (std::int32_t pair = 0; pair < 33; ++pair) {
    session.entries.push_back({0, {2 * pair, 2 * pair + 1}, 80.0 - pair, -1});
  }
  for (std::int32_t line = 1; line < 4; ++line) {
    session.entries.push_back({line, {66 + 2 * line, 67 + 2 * line}, 50, -1});
  }
  CHECK(pointsIn(seasonOf(session, {"A", "B", "C", "D"}, withMethod(Method::place)))[7] == 93);
}

TEST_CASE("club ranking: pro rata, balanced and dynamic") {
  struct Row {
    std::string name;
    Method method;
    Kind kind;
    std::vector<double> scores;
    std::vector<double> expected;
  };
  const Row rows[] = {
      {"NBB pro rata: 60 and 40 are top and bottom",
       Method::prorata,
       Kind::pairs,
       {60, 50, 40},
       {100, 80, 60}},
      {"NBB pro rata: 51 and 49 too", Method::prorata, Kind::pairs, {51, 50.5, 49}, {100, 90, 60}},
      {"pro rata: all equal, the mean", Method::prorata, Kind::pairs, {55, 55}, {80, 80}},
      {"pro rata: one pair, the mean", Method::prorata, Kind::pairs, {55}, {80}},
      {"NBB balanced: 63.5, 50, 36.5", Method::balanced, Kind::pairs, {63.5, 50, 36.5}, {100, 80, 60}},
      {"NBB balanced: above the line", Method::balanced, Kind::pairs, {77, 23}, {120, 40}},
      {"NBB balanced Butler: 2, 0, −2", Method::balanced, Kind::butler, {2, 0, -2, 3}, {100, 80, 60, 110}},
      {"balanced: one pair", Method::balanced, Kind::pairs, {63.5}, {100}},
      {"NBB dynamic: everybody has 70", Method::dynamic, Kind::pairs, {63.5, 50, 36.5}, {90, 70, 50}},
      {"NBB dynamic Butler", Method::dynamic, Kind::butler, {2, -1}, {90, 60}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const double average = row.kind == Kind::pairs ? 50 : 0;
    std::vector<double> points =
        pointsIn(seasonOf(inA(row.scores, average, row.kind), abc, withMethod(row.method)));
    points.resize(row.scores.size());
    for (std::size_t entry = 0; entry < points.size(); ++entry) {
      CHECK(points[entry] == doctest::Approx(row.expected[entry]).epsilon(1e-13));
    }
  }
}

TEST_CASE("club ranking: a session of four lines where three are nominal, NBB's 6/7") {
  const std::vector<std::string> letters = {"A", "B", "C", "D"};
  std::vector<std::pair<std::int32_t, double>> entries;
  for (std::int32_t line = 0; line < 4; ++line) {
    for (const double score : {60.0, 50.0, 40.0}) entries.emplace_back(line, score);
  }
  const Season season = seasonOf(pairsSession(entries), letters, withMethod(Method::prorata));
  const SessionPoints points = rankSeason(season).sessions[0];
  CHECK(points.stretch.ratio == doctest::Approx(6.0 / 7).epsilon(1e-14));
  CHECK(points.stretch.width == doctest::Approx(240.0 / 7).epsilon(1e-14));
  CHECK(points.stretch.step == doctest::Approx(60.0 / 7).epsilon(1e-14));
  for (std::size_t line = 0; line < 4; ++line) {
    const double top = 100 - static_cast<double>(line) * 60 / 7;
    CAPTURE(line);
    CHECK(points.entries[3 * line].points == doctest::Approx(top).epsilon(1e-14));
    CHECK(points.entries[3 * line + 1].points == doctest::Approx(top - 120.0 / 7).epsilon(1e-14));
    CHECK(points.entries[3 * line + 2].points == doctest::Approx(top - 240.0 / 7).epsilon(1e-14));
  }
  const std::vector<double> byPlace = {100, 83, 66, 91, 74, 57, 83, 66, 49, 74, 57, 40};
  CHECK(pointsIn(seasonOf(pairsSession(entries), letters, withMethod(Method::place))) == byPlace);
}

TEST_CASE("club ranking: a group of all three lines, balanced: 63.5 % gives 100") {
  Session session = pairsSession({{0, 63.5}, {1, 50}, {2, 36.5}});
  session.groups = {{0, 1, 2}};
  CHECK(pointsIn(seasonOf(session, abc)) == std::vector<double>{100, 70, 40});
  // Dynamic keeps the nominal width in a group.
  CHECK(pointsIn(seasonOf(session, abc, withMethod(Method::dynamic))) == std::vector<double>{90, 70, 50});
  CHECK(pointsIn(seasonOf(session, abc, withMethod(Method::place))) == std::vector<double>{100, 70, 40});
}

TEST_CASE("club ranking: letters G, D and X; the group A+C before B") {
  const std::vector<double> letters =
      pointsIn(seasonOf(pairsSession({{0, 50}, {1, 50}, {2, 50}}), {"G", "D", "X"}));
  CHECK(letters == std::vector<double>{70, 80, 60});
  Session session = pairsSession({{0, 50}, {1, 50}, {2, 50}});
  session.groups = {{0, 2}};
  CHECK(pointsIn(seasonOf(session, abc)) == std::vector<double>{75, 60, 75});
}

TEST_CASE("club ranking: dynamic takes the rankings of the line") {
  Season season =
      seasonOf(pairsSession({{0, 50}, {0, 63.5}, {1, 50}}), {"A", "B"}, withMethod(Method::dynamic));
  season.replacements = {90, 80, 70, 60, 50, 40};
  CHECK(pointsIn(season) == std::vector<double>{75, 95, 45});
}

TEST_CASE("club ranking: NBB appendix, points as percentages") {
  Settings settings;
  settings.topPairs = 100;
  settings.meanA = 50;
  settings.width = 100;
  settings.step = 5;
  Random random(32);
  for (int round = 0; round < 1000; ++round) {
    const double score = random.between(20, 80);
    const std::vector<double> points =
        pointsIn(seasonOf(pairsSession({{0, score}, {1, score}, {2, score}}), abc, settings));
    CHECK(points[0] == doctest::Approx(score).epsilon(1e-12));
    CHECK(points[1] == doctest::Approx(score - 5).epsilon(1e-12));
    CHECK(points[2] == doctest::Approx(score - 10).epsilon(1e-12));
  }
}

TEST_CASE("club ranking: teams") {
  Season season;
  season.replacements = {60, 60, 60, 60, 70, 70, 70, 70, 80, 75, 75, 70, 90, 90, 90, 90};
  Session session;
  session.kind = Kind::teams;
  session.day = 0;
  session.teams = {{{0, 1, 2, 3}, {{1, 15}, {2, 12}}},
                   {{4, 5, 6, 7}, {{0, 5}}},
                   {{8, 9, 10, 11}, {{0, 8}, {-1, 12}, {1, 17}}},
                   {{12, 13, 14, 15}, {}}};
  season.sessions = {session};
  const SeasonAnswer answer = rankSeason(season);
  const std::vector<EntryPoints>& teams = answer.sessions[0].entries;
  CHECK(teams[0].strength == 60);
  CHECK(teams[0].resistance == 72.5);
  CHECK(teams[0].points == doctest::Approx(82.5).epsilon(1e-13));  // NBB teams: 70 and 75, 15 and 12 VP
  CHECK(teams[1].points == doctest::Approx(60 - 100.0 / 7).epsilon(1e-13));
  // Three halves, one without an opponent: W = (60 + 70)/2, gains −40/7 and 20.
  CHECK(teams[2].points == doctest::Approx(65 + (20 - 40.0 / 7) / 2).epsilon(1e-13));
  CHECK(!teams[3].scored);
  CHECK(answer.players[12].sessions == 0);
  CHECK(answer.players[12].ranking == 90);
  CHECK(count(answer.findings, Code::teamWithoutOpponents) == 1);
  CHECK(count(answer.findings, Code::halfWithoutOpponent) == 1);
}

TEST_CASE("club ranking: findings of a session") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const auto entry = [](std::int32_t line, std::int32_t first, std::int32_t second, double score) {
    Session session;
    session.day = 0;
    session.entries = {{0, {0, 1}, 55, -1}, {line, {first, second}, score, -1}};
    return session;
  };
  const auto teams = [](Team team) {
    Session session;
    session.day = 0;
    session.kind = Kind::teams;
    session.teams = {{{0, 1, 2, 3}, {{1, 12}}}, std::move(team)};
    return session;
  };
  struct Row {
    std::string name;
    Session session;
    Code code;
    bool scored;  // the second entry
  };
  const Row rows[] = {
      {"an unknown line", entry(9, 2, 3, 50), Code::unknownReference, false},
      {"an unknown player", entry(0, 2, 999, 50), Code::unknownReference, false},
      {"a pair of one", entry(0, 2, 2, 50), Code::playsWithSelf, false},
      {"a percentage of 101", entry(0, 2, 3, 101), Code::percentageOutOfRange, false},
      {"no score", entry(0, 2, 3, nan), Code::scoreMissing, false},
      {"a player twice", entry(0, 1, 2, 50), Code::playerTwiceInSession, true},
      {"one pair in a line", entry(1, 2, 3, 50), Code::onePairInLine, true},
      {"a team of three", teams({{4, 5, 6}, {{0, 8}}}), Code::teamNotOfFour, true},
      {"a team of strangers", teams({{4, 5, 6, 999}, {{0, 8}}}), Code::unknownReference, false},
      {"a team against itself", teams({{4, 5, 6, 7}, {{1, 8}}}), Code::halfWithoutOpponent, false},
      {"more victory points than there are", teams({{4, 5, 6, 7}, {{0, 20.5}}}), Code::scoreOutOfRange,
       false},
      {"opponents that are not there", teams({{4, 5, 6, 7}, {{2, 8}}}), Code::halfWithoutOpponent, false},
      {"fewer than none", teams({{4, 5, 6, 7}, {{0, -0.5}}}), Code::scoreOutOfRange, false},
      {"victory points that are none", teams({{4, 5, 6, 7}, {{0, nan}}}), Code::scoreOutOfRange, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const SeasonAnswer answer = rankSeason(seasonOf(row.session, abc));
    CHECK(count(answer.findings, row.code) >= 1);
    CHECK(answer.sessions[0].entries[1].scored == row.scored);
  }
  Session butler = entry(0, 2, 3, nan);
  butler.kind = Kind::butler;
  const Findings missing = rankSeason(seasonOf(butler, abc)).findings;
  CHECK(count(missing, Code::scoreMissing) == 1);
  CHECK(count(missing, Code::scoreOutOfRange) == 0);
  butler.entries[1].score = 1e9;
  CHECK(count(rankSeason(seasonOf(butler, abc)).findings, Code::scoreOutOfRange) == 1);
  Session equal = entry(0, 2, 3, 55);
  for (const Method method : {Method::place, Method::prorata, Method::balanced, Method::dynamic}) {
    CAPTURE(static_cast<int>(method));
    CHECK(count(rankSeason(seasonOf(equal, abc, withMethod(method))).findings, Code::allScoresEqual) == 1);
  }
}

TEST_CASE("club ranking: always true of points") {
  Random random(33);
  for (int round = 0; round < test::rounds(10000); ++round) {
    Season season = seasonOf({}, {"G", "D", "X", "A"}, randomSettings(random));
    std::vector<std::int32_t> present;
    for (std::int32_t player = random.whole(4, 40); player > 0; --player) present.push_back(player);
    season.sessions = {randomPairs(random, present, 4)};
    season.sessions[0].day = 0;
    Session& session = season.sessions[0];
    // Balanced lines average R̄ when the scores average s̄: make one line complete.
    const double average = averageScore(session.kind);
    double sum = 0;
    for (const PairEntry& entry : session.entries) sum += entry.score - average;
    session.groups = {{0, 1, 2, 3}};
    for (PairEntry& entry : session.entries) {
      entry.score -= sum / static_cast<double>(session.entries.size());
    }
    const bool linear =
        season.settings.method == Method::balanced || season.settings.method == Method::dynamic;
    const SeasonAnswer answer = rankSeason(season);
    const SessionPoints& points = answer.sessions[0];
    REQUIRE(points.fields.size() == 1);
    const FieldPoints& field = points.fields[0];
    double mean = 0;
    for (std::size_t index = 0; index < points.entries.size(); ++index) {
      const EntryPoints& entry = points.entries[index];
      mean += entry.points / static_cast<double>(points.entries.size());
      if (linear) {
        const double slope = field.width / 2 / (topScore(season.settings, session.kind) - average);
        CHECK(entry.points ==
              doctest::Approx(field.mean + slope * (session.entries[index].score - average)).epsilon(1e-9));
      } else {
        CHECK(entry.points <= field.interval.top + 0.5);
        CHECK(entry.points >= field.interval.bottom - 0.5);
      }
      // A better score never has fewer points.
      const EntryPoints& first = points.entries[0];
      if (session.entries[index].score > session.entries[0].score + sameFigure) {
        CHECK(entry.points >= first.points);
      }
    }
    if (linear) CHECK(mean == doctest::Approx(field.mean).epsilon(1e-9));
  }
}

TEST_CASE("club ranking: the working suffices to compute the points again") {
  Random random(34);
  for (int round = 0; round < 400; ++round) {
    const Season season = randomSeason(random);
    const SeasonAnswer answer = rankSeason(season);
    for (std::size_t number = 0; number < season.sessions.size(); ++number) {
      const Session& session = season.sessions[number];
      for (std::size_t entry = 0; entry < answer.sessions[number].entries.size(); ++entry) {
        const double points = answer.sessions[number].entries[entry].points;
        const RateWorking working =
            workingOf(season.settings, session, answer.sessions[number], static_cast<std::int32_t>(entry));
        CHECK(working.empty() == !answer.sessions[number].entries[entry].scored);
        if (working.empty()) continue;
        std::map<std::string, double> term;
        double strengths = 0;
        double vps = 0;
        for (const RateTerm& each : working) {
          term[std::string(each.symbol)] = each.value;
          if (each.symbol == "K") strengths += each.value;
          if (each.symbol == "VP") vps += each.value - 10;
        }
        CHECK(working.back().symbol == "points");
        double again = 0;
        if (session.kind == Kind::teams) {
          CHECK(term["W"] == doctest::Approx(strengths / term["n"]).epsilon(1e-12));
          again = term["W"] + vps / term["n"] / (term["S_TV"] - term["s_mean"]) * term["B"] / 2;
        } else if (season.settings.method == Method::place) {
          const double x =
              term["P"] == 1 ? term["R_t"]
                             : term["R_t"] - (term["R_t"] - term["R_b"]) / (term["P"] - 1) * (term["p"] - 1);
          CHECK(term["x"] == doctest::Approx(x).epsilon(1e-12));
          again = std::floor(term["x"] + 0.5 + 1e-9);
        } else if (season.settings.method == Method::prorata) {
          const double range = term["S_t"] - term["S_b"];
          again = range == 0 ? (term["R_t"] + term["R_b"]) / 2
                             : term["R_t"] - (term["R_t"] - term["R_b"]) * (term["S_t"] - term["s"]) / range;
        } else {
          const double width = season.settings.method == Method::dynamic ? term["B"] : term["B_t"];
          again = term["R_mean"] + (term["s"] - term["s_mean"]) / (term["S_T"] - term["s_mean"]) * width / 2;
        }
        CHECK(again == doctest::Approx(points).epsilon(1e-11));
        if (session.kind == Kind::teams || season.settings.method == Method::dynamic) continue;
        CHECK(term["B_t"] == doctest::Approx(term["B_z"] + (term["L_t"] - 1) * term["S_z"]).epsilon(1e-12));
        CHECK(term["B_z"] == doctest::Approx(term["B"] * term["R"]).epsilon(1e-12));
        CHECK(term["R_t"] ==
              doctest::Approx(term["A"] + term["B"] / 2 - term["i"] * term["S_z"]).epsilon(1e-12));
      }
    }
  }
}

}  // namespace overtrick::clubranking_points_test

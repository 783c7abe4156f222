#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "random.h"
#include "rate/nett.h"

namespace overtrick::nett_session_test {

using namespace overtrick::nett;
using overtrick::testing::Random;

namespace {

double hundredths(double value) { return std::floor(value * 100 + 0.5) / 100; }

NettSession ratePair(double first, double second, double rating, double gross, Rule rule = Rule::published) {
  Settings settings;
  settings.rule = rule;
  return rateSession({rating, {{{first, second}, gross, 0}}}, settings);
}

std::int32_t count(const Findings& findings, Code code) {
  return static_cast<std::int32_t>(std::count_if(
      findings.begin(), findings.end(), [&](const Finding& finding) { return finding.code == code; }));
}

}  // namespace

TEST_CASE("nett: the document's numbers") {
  struct Row {
    std::string name;
    double first, second, rating, gross, par, nett;
  };
  const Row rows[] = {
      {"Low 2008 part 3: 51 and 59 on Monday evening", 51, 59, 1, 48, 55, 43},
      {"Low 2008 part 3: 51 and 59 on Thursday", 51, 59, 1.041, 48, 52.83, 45.17},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const NettSession answer = ratePair(row.first, row.second, row.rating, row.gross);
    REQUIRE(answer.entries.size() == 1);
    CHECK(hundredths(answer.entries[0].par) == row.par);
    CHECK(hundredths(answer.entries[0].nett) == row.nett);
    CHECK(answer.entries[0].hcap == answer.entries[0].nett - row.gross);
    CHECK(answer.findings.empty());
  }
}

TEST_CASE("nett: the Friday report, Low 2008 part 3") {
  struct Row {
    std::string names;
    double hcap, nett, gross;
    std::int32_t place;
  };
  // The document leaves its third line empty; places here are among the five that it prints.
  const Row rows[] = {
      {"Moore, Broughton", 5.58, 56.34, 50.76, 1},  {"Cattell, Lewis", 1.40, 55.95, 54.55, 2},
      {"Armitage, Currey", -1.84, 54.07, 55.91, 3}, {"Atkinson, Broughton", -6.13, 53.72, 59.85, 4},
      {"Morris, Maddern", -0.49, 53.60, 54.09, 5},
  };
  constexpr double friday = 0.93;
  Session session{friday, {}};
  // From the last to the first, so that the order is the core's work.
  for (std::size_t row = std::size(rows); row-- > 0;) {
    const double handicap = (50 - rows[row].hcap) * friday;
    session.entries.push_back({{handicap - 2, handicap + 2}, rows[row].gross, 0});
  }
  const NettSession answer = rateSession(session, {});
  for (std::size_t row = 0; row < std::size(rows); ++row) {
    CAPTURE(rows[row].names);
    const NettEntry& entry = answer.entries[std::size(rows) - 1 - row];
    CHECK(hundredths(entry.hcap) == doctest::Approx(rows[row].hcap).epsilon(1e-12));
    CHECK(hundredths(entry.nett) == doctest::Approx(rows[row].nett).epsilon(1e-12));
    CHECK(entry.place == Place{rows[row].place, false});
  }
}

TEST_CASE("nett: handicap after a session") {
  struct Row {
    std::string name;
    Rule rule;
    double first, second, rating, gross, after1, after2;
  };
  const Row rows[] = {
      // nett 45.1662… · 1.041 = 47.018: 0.95 · 51 + 0.05 · 47.018
      {"Low 2008 part 2, Thursday", Rule::published, 51, 59, 1.041, 48, 50.8009, 58.4009},
      {"Low 2008 part 2, Monday evening", Rule::published, 51, 59, 1, 48, 50.6, 58.2},
      // 2 · 48 · 1.041 − 59 = 40.936 and − 51 = 48.936
      {"partner rule, Thursday", Rule::partner, 51, 59, 1.041, 48, 50.4968, 58.4968},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const NettEntry entry = ratePair(row.first, row.second, row.rating, row.gross, row.rule).entries[0];
    CHECK(entry.after[0] == doctest::Approx(row.after1).epsilon(1e-12));
    CHECK(entry.after[1] == doctest::Approx(row.after2).epsilon(1e-12));
  }
}

TEST_CASE("nett: the start weighs 0.95^20 = 35.8 % after 20 sessions") {
  double high = 60;
  double low = 50;
  for (int session = 0; session < 20; ++session) {
    high = handicapAfter(high, 52, 0.05);
    low = handicapAfter(low, 52, 0.05);
  }
  CHECK((high - low) / 10 == doctest::Approx(0.3584859224).epsilon(1e-9));
}

TEST_CASE("nett: what is always true") {
  Random random(3);
  for (int round = 0; round < 10000; ++round) {
    const double first = random.between(30, 70);
    const double second = random.between(30, 70);
    const double rating = random.between(0.7, 1.3);
    const double par = parOf(first, second, rating);
    const NettEntry atPar = ratePair(first, second, rating, par).entries[0];
    CHECK(atPar.nett == 50);
    const double gross = random.between(20, 80);
    const NettEntry standard = ratePair(first, second, 1, gross).entries[0];
    CHECK(standard.par == (first + second) / 2);
    CHECK(standard.sessionHandicap[0] == standard.nett);
    const NettEntry entry = ratePair(first, second, rating, gross).entries[0];
    CHECK(entry.hcap == doctest::Approx(50 - entry.par).epsilon(1e-12));
    CHECK(entry.after[0] - 0.95 * first == doctest::Approx(0.05 * entry.nett * rating).epsilon(1e-9));
    const NettEntry swapped = ratePair(second, first, rating, gross, Rule::partner).entries[0];
    const NettEntry partner = ratePair(first, second, rating, gross, Rule::partner).entries[0];
    CHECK(swapped.after[0] == partner.after[1]);
    CHECK(swapped.nett == entry.nett);
  }
}

TEST_CASE("nett: places are per field and equal scores share") {
  Session session{1.0, {}};
  session.entries = {{{50, 50}, 52, 0}, {{50, 52}, 53, 0}, {{40, 50}, 55, 0}, {{50, 50}, 49, 0},
                     {{50, 50}, 60, 1}, {{50, 50}, 61, 1}, {{50, 50}, 120, 0}};
  const NettSession answer = rateSession(session, {});
  const Place expected[] = {{2, true}, {2, true}, {1, false}, {4, false}, {2, false}, {1, false}, {0, false}};
  for (std::size_t entry = 0; entry < std::size(expected); ++entry) {
    CAPTURE(entry);
    CHECK(answer.entries[entry].place == expected[entry]);
  }
}

TEST_CASE("nett: sums that are equal on paper tie") {
  // 0.1 + 0.2 is not 0.3 in doubles
  const Session session{1.0, {{{50.1, 50.2}, 52, 0}, {{50.3, 50}, 52, 0}, {{50.15, 50.15}, 52, 0}}};
  for (const NettEntry& entry : rateSession(session, {}).entries) CHECK(entry.place == Place{1, true});
}

TEST_CASE("nett: findings of a session") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  struct Row {
    std::string name;
    Session session;
    Code code;
    bool rated;
  };
  const Row rows[] = {
      {"a player who is not in the book", {1.0, {{{std::nullopt, 54}, 50, 0}}}, Code::notInBook, true},
      {"no rating: Tuesday", {std::nullopt, {{{50, 50}, 50, 0}}}, Code::sessionNotRated, false},
      {"rating of nought", {0.0, {{{50, 50}, 50, 0}}}, Code::ratingImpossible, false},
      {"rating below nought", {-1.0, {{{50, 50}, 50, 0}}}, Code::ratingImpossible, false},
      {"rating no number", {nan, {{{50, 50}, 50, 0}}}, Code::ratingImpossible, false},
      {"rating in per cent", {104.1, {{{50, 50}, 50, 0}}}, Code::ratingImpossible, false},
      {"rating of 250 %", {2.5, {{{50, 50}, 50, 0}}}, Code::ratingUnusual, true},
      {"rating of 49 %", {0.49, {{{50, 50}, 50, 0}}}, Code::ratingUnusual, true},
      {"gross above 100", {1.0, {{{50, 50}, 100.01, 0}}}, Code::percentageOutOfRange, false},
      {"gross below 0", {1.0, {{{50, 50}, -0.01, 0}}}, Code::percentageOutOfRange, false},
      {"gross no number", {1.0, {{{50, 50}, nan, 0}}}, Code::grossMissing, false},
      {"handicap of 104", {1.0, {{{104, 50}, 50, 0}}}, Code::handicapUnusual, true},
      {"handicap no number", {1.0, {{{nan, 50}, 50, 0}}}, Code::invalidValue, false},
      {"handicap endless", {1.0, {{{1e308, 50}, 50, 0}}}, Code::invalidValue, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const NettSession answer = rateSession(row.session, {});
    CHECK(answer.findings.size() == 1);
    CHECK(count(answer.findings, row.code) == 1);
    CHECK(answer.entries[0].rated == row.rated);
    if (!row.rated) CHECK(answer.entries[0].after == answer.entries[0].before);
  }
  const NettSession newcomer = rateSession(rows[0].session, {});
  CHECK(newcomer.entries[0].par == 52);
  CHECK(newcomer.entries[0].inBook == std::array{false, true});
}

TEST_CASE("nett: impossible settings give way to the defaults") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const Settings& settings :
       {Settings{Rule::published, 1.5, 50}, Settings{Rule::published, nan, 50},
        Settings{Rule::published, 0.05, -1}, Settings{Rule::published, 0.05, nan}}) {
    const Session session{1.0, {{{std::nullopt, 52}, 50, 0}}};
    const NettSession answer = rateSession(session, settings);
    CHECK(count(answer.findings, Code::invalidSetting) == 1);
    CHECK(answer.entries == rateSession(session, {}).entries);
  }
}

TEST_CASE("nett: the working suffices to compute every figure again") {
  Random random(5);
  for (int round = 0; round < 1000; ++round) {
    Settings settings;
    settings.rule = round % 2 == 0 ? Rule::published : Rule::partner;
    const double rating = random.between(0.8, 1.2);
    const SessionEntry entry{{random.between(40, 60), random.between(40, 60)}, random.between(30, 70), 0};
    const NettEntry answer = rateSession({rating, {entry}}, settings).entries[0];
    std::map<std::string, double> term;
    for (const RateTerm& each : workingOf(entry, answer, rating, settings)) {
      term[std::string(each.symbol)] = each.value;
      CHECK(!each.source.empty());
    }
    CHECK(term["h"] == (term["h_1"] + term["h_2"]) / 2);
    CHECK(answer.par == term["h"] / term["rho"]);
    CHECK(answer.nett == 50 + (term["gross"] - term["par"]));
    CHECK(answer.hcap == term["nett"] - term["gross"]);
    const bool published = settings.rule == Rule::published;
    CHECK(term["s_1"] ==
          (published ? term["nett"] * term["rho"] : 2 * term["gross"] * term["rho"] - term["h_2"]));
    CHECK(answer.after[0] == term["h_1"] * (1 - term["w"]) + term["s_1"] * term["w"]);
    CHECK(answer.after[1] == term["h_2"] * (1 - term["w"]) + term["s_2"] * term["w"]);
  }
  CHECK(workingOf(SessionEntry{}, {}, 1, {}).empty());
}

}  // namespace overtrick::nett_session_test

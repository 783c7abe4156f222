// Settings at the ends of their ranges: the end itself is good, beyond it the setting's own value is taken,
// and said.
#include <doctest/doctest.h>

#include <string>

#include "rate/clubranking_lineup.h"
#include "rate/nett.h"
#include "rate/nett_history.h"

namespace overtrick::settings_limits_test {

namespace {

std::size_t saidOf(double weight, double newcomer) {
  nett::Settings settings;
  settings.weight = weight;
  settings.newcomer = newcomer;
  Findings findings;
  const nett::Settings sound = nett::checked(settings, findings);
  CHECK(sound.weight >= 0);
  CHECK(sound.weight <= 1);
  CHECK(sound.newcomer >= 0);
  CHECK(sound.newcomer <= 100);
  return findings.size();
}

}  // namespace

TEST_CASE("nett: a weight is 0…1, a newcomer's handicap 0…100") {
  CHECK(saidOf(0, 0) == 0);
  CHECK(saidOf(1, 100) == 0);
  CHECK(saidOf(-0.001, 50) == 1);
  CHECK(saidOf(1.001, 50) == 1);
  CHECK(saidOf(0.1, -0.001) == 1);
  CHECK(saidOf(0.1, 100.001) == 1);
}

TEST_CASE("nett: handicaps, percentages and ratings at the ends of their ranges") {
  CHECK(nett::isPercentage(0));
  CHECK(nett::isPercentage(100));
  CHECK_FALSE(nett::isPercentage(-0.001));
  CHECK_FALSE(nett::isPercentage(100.001));
  CHECK_FALSE(nett::isPercentage(0.0 / 0.0));
}

TEST_CASE("line-up: sizes below nought are nought") {
  const double rankings[] = {50, 60, 70, 80};
  const clubranking::PresentPair present[] = {{{0, 1}}, {{2, 3}}};
  const std::int32_t fits[] = {1, -2, 0, 1};
  CHECK(clubranking::lineUp(rankings, present, fits).findings.empty());
  CHECK(clubranking::lineUp(rankings, present, fits).sizes == std::vector<std::int32_t>{1, 0, 0, 1});
  const clubranking::PresentPair odd[] = {{{0, 1}}, {{2, -1}}, {{-1, 3}}, {{4, 2}},
                                          {{2, 4}}, {{2, 0}},  {{3, 2}}};
  const clubranking::LineUp answer = clubranking::lineUp(rankings, odd, 1);
  CHECK(answer.line == std::vector<std::int32_t>{0, -1, -1, -1, -1, -1, 0});
  CHECK(answer.findings.size() == 5);
}

TEST_CASE(
    "nett book: a list that mostly goes back in time gets one remark, a few days out of order one each") {
  const auto codesOf = [](std::initializer_list<const char*> dates) {
    nett::History history;
    history.starts.resize(2);
    history.sessions = {{1.0}};
    history.standard = 0;
    for (const char* date : dates) history.results.push_back({dayOf(date), 0, {0, 1}, 50, 0});
    std::string codes;
    for (const Finding& finding : nett::replay(history, {}).findings)
      codes += std::string(nameOf(finding.code)) + " ";
    return codes;
  };
  CHECK(codesOf({"2024-01-04", "2024-01-03", "2024-01-02", "2024-01-08", "2024-01-01"}) ==
        "newest-first new-in-book ");
  CHECK(codesOf({"2024-01-04", "2024-01-03", "2024-01-02", "2024-01-05", "2024-01-06"}) ==
        "date-out-of-order date-out-of-order new-in-book ");
  CHECK(codesOf({"2024-01-04", "2024-01-03"}) == "date-out-of-order new-in-book ");
}

TEST_CASE("nett book: the first evening of all counts in an estimate, and nobody twice in one") {
  nett::History history;
  history.starts.resize(4);
  history.sessions = {{1.0}, {std::nullopt}};
  history.standard = 0;
  for (const auto& [date, session, first, second, gross] :
       {std::tuple("2024-01-01", 1, 0, 1, 60.0), std::tuple("2024-01-01", 1, 2, 3, 55.0),
        std::tuple("2024-01-01", 1, 0, 2, 40.0), std::tuple("2024-01-02", 0, 0, 1, 50.0),
        std::tuple("2024-01-02", 0, 2, 3, 50.0)})
    history.results.push_back({dayOf(date), session, {first, second}, gross, 0});
  nett::HistorySettings settings;
  settings.estimate = true;
  settings.minimum = 1;
  const nett::Book book = nett::replay(history, settings);
  CHECK(book.ratings[1].players == 4);
  CHECK(book.ratings[1].results == 2);
}

}  // namespace overtrick::settings_limits_test

// The smaller rules of Project 52 where a figure is none, and the rank list with members who have no
// handicap.
#include <doctest/doctest.h>

#include <limits>

#include "rate/project52.h"
#include "rate/project52_event.h"
#include "rate/project52_plain.h"
#include "support/make_event.h"

namespace overtrick::project52_rules_test {

using namespace overtrick::project52;

namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr double endless = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("project52: presets by name") {
  CHECK(presetNamed("denmark") == denmark());
  CHECK(presetNamed("sweden") == sweden());
  CHECK(presetNamed("popular") == popular());
  CHECK_FALSE(presetNamed("norway"));
}

TEST_CASE("Denmark 5.4.1, 3.4: figures that are none give none") {
  const double good[] = {10, 20};
  const double bad[] = {10, nothing};
  CHECK(meanHandicap(good) == 15);
  CHECK_FALSE(meanHandicap(bad));
  CHECK_FALSE(meanHandicap({}));
  CHECK(weightOfPast(0, 8, Calculation::matchpoints, {}) == 1);
  CHECK_FALSE(weightOfPast(-1, 8, Calculation::matchpoints, {}));
  CHECK_FALSE(weightOfPast(nothing, 8, Calculation::matchpoints, {}));
  CHECK_FALSE(weightOfPast(24, 0.5, Calculation::matchpoints, {}));
  CHECK(weightOfPast(24, 1.9, Calculation::matchpoints, {}) ==
        weightOfPast(24, 1, Calculation::matchpoints, {}));
  CHECK(weightOfPast(24, {}, Calculation::matchpoints, {}).has_value());
  const BoardPoints boards[] = {
      {6, 8, true}, {8, 8, false}, {nothing, 8, true}, {5, 0, true}, {5, endless, true}};
  const TableResult result = resultAtTable(boards, Calculation::matchpoints);
  CHECK(result.boards == 1);
  CHECK(result.result == 75);
  CHECK_FALSE(resultAtTable({}, Calculation::imps).result);
}

TEST_CASE("Denmark 4: the rank list leaves out who has no handicap, and nationally who has no district") {
  const Member members[] = {{20, 0, 1},      {10, 0, -1}, {{}, 0, 1},
                            {nothing, 1, 1}, {30, 1, 1},  {endless, 0, 2}};
  const RankList list = rankList(members);
  REQUIRE(list.ranks.size() == 6);
  CHECK(list.ranks[0].club.rank == 2);
  CHECK(list.ranks[1].club.rank == 1);
  CHECK(list.ranks[2].club.rank == 0);
  CHECK(list.ranks[3].club.rank == 0);
  CHECK(list.ranks[5].club.rank == 0);
  CHECK(list.ranks[0].district.rank == 1);
  CHECK(list.ranks[4].district.rank == 2);
  CHECK(list.ranks[1].district.rank == 0);
  CHECK(list.ranks[4].national.rank == 2);
  CHECK(list.ranks[1].national.rank == 0);
  REQUIRE(list.clubs.size() == 2);
  CHECK(list.clubs[0].mean == 15);
  CHECK(list.clubs[1].mean == 30);
}

TEST_CASE("fields of events: players that are not there, teams without a match, board-a-match") {
  Event event = test::oneBoard({{test::score(420)}, {test::score(50)}});
  event.players = {{"Ann", "", 12.5}};
  event.entries[0].players = {{0}, {7}, {-1}};
  const Rules rules;
  const Field pairs = fieldsOf(event, rules, scoreEvent(event, rules))[0].field;
  CHECK(pairs.entries[0].handicaps == std::vector<std::optional<double>>{12.5, {}, {}});
  event.scoring = Scoring::teams;
  const Field nobody = fieldsOf(event, rules, scoreEvent(event, rules))[0].field;
  CHECK(nobody.form == Form::match);
  REQUIRE(nobody.entries.size() == 4);
  CHECK(nobody.entries[1].handicaps.size() == 4);
  CHECK_FALSE(nobody.entries[0].result);
  Event match = test::eventOf(2);
  match.scoring = Scoring::teams;
  match.boards = {{1, {}, 0}};
  test::addLine(match, 0, 1, 2, {test::score(420)});
  test::addLine(match, 0, 2, 1, {test::score(50)});
  Rules bam;
  bam.teams = TeamScoring::boardAMatch;
  const Field won = fieldsOf(match, bam, scoreEvent(match, bam))[0].field;
  CHECK(won.calculation == Calculation::matchpoints);
  CHECK(won.entries[0].result == 100);
  CHECK(won.entries[1].result == 0);
}

TEST_CASE("matches are told apart by their table as soon as there are more than two entries, phantoms too") {
  Field field;
  field.form = Form::match;
  field.boards = 24;
  field.entries.resize(3);
  for (FieldEntry& entry : field.entries) entry.handicaps = {10, 10, 10, 10};
  field.entries[0].table = 0;
  field.entries[1].table = 1;
  field.entries[2].phantom = true;
  const FieldAnswer apart = expected(field, {});
  CHECK_FALSE(apart.entries[0].expected);
  field.entries[1].table = 0;
  CHECK(expected(field, {}).entries[0].expected);
  field.entries.pop_back();
  field.entries[1].table = 1;
  CHECK(expected(field, {}).entries[0].expected);
}

TEST_CASE("across the field: of two guests at one table the mean is that of the known pairs") {
  Field field;
  field.form = Form::field;
  field.calculation = Calculation::imps;
  field.boards = 24;
  const double handicaps[] = {10, 40, 5, 15, 0, 0};
  for (int i = 0; i < 6; ++i) {
    FieldEntry entry;
    entry.table = i / 2;
    entry.direction = i % 2 == 0 ? Direction::ns : Direction::ew;
    entry.result = i % 2 == 0 ? 0.5 : -0.5;
    if (i < 4) {
      entry.handicaps = {handicaps[i], handicaps[i]};
    } else {
      entry.handicaps.resize(2);
    }
    field.entries.push_back(entry);
  }
  const FieldAnswer answer = expected(field, {});
  REQUIRE(answer.entries[4].handicap);
  REQUIRE(answer.entries[5].handicap);
  CHECK(answer.entries[4].estimated);
  CHECK((*answer.entries[4].handicap + *answer.entries[5].handicap) / 2 == doctest::Approx(17.5));
}

TEST_CASE("the plain way is taken where nothing is to be said of a field, and there alone") {
  const double results[] = {60, 40, 45, 55};
  double changes[4] = {};
  PlainFigures figures;
  const auto taken = [&](std::vector<double> handicaps) {
    PlainField field;
    field.tables = nothing;
    field.boards = 24;
    field.handicaps = handicaps;
    field.results = results;
    return plainChanges(field, {}, changes, figures);
  };
  CHECK(taken({10, 20, 30, 40, 10, 20, 30, 40}));
  CHECK(figures.mean == 25);
  CHECK(changes[0] < 0);
  CHECK(changes[1] > 0);
  CHECK_FALSE(taken({10, 20, 30, 53, 10, 20, 30, 40}));
  CHECK_FALSE(taken({10, 20, 30, nothing, 10, 20, 30, 40}));
}

}  // namespace overtrick::project52_rules_test

// Fields made of scored events: Denmark 3.4 (only what was won at the table), Sweden 4.4 (the gross result).
#include "rate/project52_event.h"

#include <doctest/doctest.h>

#include "support/make_event.h"

namespace overtrick::project52_event_test {

using namespace overtrick::project52;
using namespace overtrick::test;

namespace {

// Pairs 1, 2, …, each with two players of the handicaps 1, 2, 3, 4, …
Event withPlayers(Event event, std::size_t players) {
  double handicap = 0;
  for (Entry& entry : event.entries) {
    for (std::size_t i = 0; i < players; ++i) {
      entry.players.push_back({static_cast<std::int32_t>(event.players.size())});
      event.players.push_back({"P", "", ++handicap});
    }
  }
  return event;
}

std::vector<EventField> fieldsOfClub(const Event& event) {
  const Rules& rules = rulesNamed("club");
  return fieldsOf(event, rules, scoreEvent(event, rules));
}

}  // namespace

TEST_CASE("pairs with their percentage, boards and handicaps") {
  Event event = withPlayers(eventOf(4), 2);
  addBoard(event, std::vector<std::int32_t>{420, 50});
  addBoard(event, std::vector<std::int32_t>{-50, -50});
  event.entries[0].penalty = {Adjustment::Unit::percent, decimal(10)};
  const std::vector<EventField> fields = fieldsOfClub(event);
  REQUIRE(fields.size() == 1);
  const Field& field = fields[0].field;
  CHECK(field.form == Form::pairs);
  CHECK(field.calculation == Calculation::matchpoints);
  REQUIRE(field.entries.size() == 4);
  CHECK(field.entries[0].handicaps == std::vector<std::optional<double>>{1, 2});
  // Gross: the penalty is a matter of the ranking.
  CHECK(field.entries[0].result == 75.0);
  CHECK(field.entries[1].result == 25.0);
  CHECK(field.entries[0].boards == 2.0);
  CHECK(fields[0].origins[3] == Origin{{3}, 0});
}

TEST_CASE("Denmark 3.4: awards, sit-outs and phantoms are outside") {
  Event event = withPlayers(eventOf(6), 2);
  event.entries[5].phantom = true;
  addBoard(event, std::vector<GivenLine>{{score(420)}, {score(50)}, {bye()}});
  addBoard(event, std::vector<GivenLine>{{awards(plus(), minus())}, {score(50)}, {score(-50)}});
  const Field field = fieldsOfClub(event)[0].field;
  REQUIRE(field.entries.size() == 6);
  // The better of two results lifted to three: 3.5 of 4.
  CHECK(field.entries[0].result == 87.5);
  CHECK(field.entries[0].boards == 1.0);
  CHECK(field.entries[4].boards == 1.0);
  CHECK(field.entries[5].phantom);
  CHECK_FALSE(field.entries[5].result);
}

TEST_CASE("boards compared within their section make a field for each") {
  Event event = withPlayers(eventOf(8), 2);
  event.sections = {"A", "B"};
  addBoard(event, std::vector<std::int32_t>{420, 50});
  addBoard(event, std::vector<GivenLine>{});
  event.boards[0].section = {0};
  event.boards[1].section = {1};
  addLine(event, 1, 5, 6, {score(100)});
  addLine(event, 1, 7, 8, {score(200)});
  const std::vector<EventField> fields = fieldsOfClub(event);
  REQUIRE(fields.size() == 2);
  CHECK(fields[1].section == SectionIndex{1});
  REQUIRE(fields[1].origins.size() == 4);
  CHECK(fields[1].origins[0].entry == EntryIndex{4});
  CHECK(fields[1].field.entries[0].result == 0.0);
}

TEST_CASE("IMPs per board and comparison; Butler has a datum") {
  Event event = withPlayers(eventOf(6), 2);
  event.scoring = Scoring::crossImps;
  addBoard(event, std::vector<std::int32_t>{400, 400, 0});
  for (const CrossImps way : {CrossImps::mean, CrossImps::sum}) {
    Rules rules = rulesNamed("club");
    rules.crossImps = way;
    const Field field = fieldsOf(event, rules, scoreEvent(event, rules))[0].field;
    CHECK(field.calculation == Calculation::imps);
    CHECK_FALSE(field.datum);
    // Once equal, once 400 ahead: 0 and 9 IMPs of two comparisons.
    CHECK(field.entries[0].result == 4.5);
  }
  event.scoring = Scoring::butler;
  CHECK(fieldsOfClub(event)[0].field.datum);
}

TEST_CASE("Denmark 5.3.4.1: teams in single matches, IMPs per board") {
  Event event = withPlayers(eventOf(2), 4);
  event.scoring = Scoring::teams;
  addBoard(event, std::vector<GivenLine>{});
  addLine(event, 0, 1, 2, {score(400)});
  addLine(event, 0, 2, 1, {score(0)});
  addBoard(event, std::vector<GivenLine>{});
  addLine(event, 1, 1, 2, {score(0)});
  addLine(event, 1, 2, 1, {score(0)});
  const EventField teams = fieldsOfClub(event)[0];
  CHECK(teams.field.form == Form::match);
  REQUIRE(teams.field.entries.size() == 2);
  CHECK(teams.field.entries[0].result == 4.5);
  CHECK(teams.field.entries[1].result == -4.5);
  CHECK(teams.field.entries[0].boards == 2.0);
  CHECK(teams.field.entries[0].handicaps.size() == 4);
  CHECK(expected(teams.field, {}).findings.empty());
}

TEST_CASE("before the first result everybody is in the field; without entries nobody") {
  const Event event = withPlayers(eventOf(4), 1);
  const Field field = fieldsOfClub(event)[0].field;
  REQUIRE(field.entries.size() == 4);
  CHECK(field.entries[0].handicaps == std::vector<std::optional<double>>{1, {}});
  CHECK_FALSE(field.entries[0].result);
  CHECK(fieldsOfClub({})[0].field.entries.empty());
}

}  // namespace overtrick::project52_event_test

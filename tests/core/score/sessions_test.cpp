#include "score/sessions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "score/working.h"
#include "support/make_event.h"
#include "support/random_event.h"
#include "support/rounds.h"

namespace overtrick::sessions_test {

using namespace overtrick::test;

namespace {

// The sessions as one event: entries are one by their index, boards keep their sections.
Event joined(const std::vector<Event>& sessions) {
  Event event = sessions.front();
  event.boards.clear();
  event.lines.clear();
  for (Entry& entry : event.entries) entry.penalty = entry.carryOver = {};
  std::int32_t number = 0;
  for (const Event& session : sessions) {
    ++number;
    const auto first = static_cast<std::int32_t>(event.boards.size());
    if (session.sections.size() > event.sections.size()) event.sections = session.sections;
    for (std::size_t entry = 0; entry < session.entries.size(); ++entry) {
      const Entry& own = session.entries[entry];
      if (entry == event.entries.size()) {
        event.entries.push_back(own);
        event.entries.back().penalty = event.entries.back().carryOver = {};
      }
      event.entries[entry].sessions.push_back({number, own.penalty, own.carryOver});
    }
    for (Board board : session.boards) {
      board.session = number;
      event.boards.push_back(board);
    }
    for (Line line : session.lines) {
      line.board.value += first;
      event.lines.push_back(line);
    }
  }
  return event;
}

Rules oneRanking(Rules rules) {
  rules.winners = Winners::one;
  return rules;
}

const Standing* standingOf(const EventScores& scores, std::int32_t entry) {
  const auto found = std::find_if(scores.standings.begin(), scores.standings.end(),
                                  [&](const Standing& standing) { return standing.entry.value == entry; });
  return found == scores.standings.end() ? nullptr : &*found;
}

// Points and maximum, which are the sum of what the sessions give apart.
void checkSum(const std::vector<Event>& sessions, const Rules& rules) {
  const Event event = joined(sessions);
  const EventScores scores = scoreEvent(event, rules);
  std::vector<EventScores> apart;
  for (const Event& session : sessions) apart.push_back(scoreEvent(session, rules));
  std::size_t line = 0;
  for (const EventScores& session : apart) {
    for (const LineScore& own : session.lines) CHECK(scores.lines[line++] == own);
  }
  for (std::int32_t entry = 0; entry < static_cast<std::int32_t>(event.entries.size()); ++entry) {
    CAPTURE(entry);
    Exact points;
    Exact max;
    std::int32_t boards = 0;
    for (std::size_t i = 0; i < apart.size(); ++i) {
      const Standing* own = standingOf(apart[i], entry);
      EventScores again;
      const auto total = sessionTotals(sessionPart(event, static_cast<std::int32_t>(i + 1)), rules, again);
      const EntryTotal& alone = total[static_cast<std::size_t>(entry)];
      CHECK((alone.boards > 0) == (own != nullptr));
      if (own == nullptr) continue;
      CHECK(alone.points == own->points);
      CHECK(alone.max == own->max);
      points += own->points;
      max += own->max;
      boards += own->boards;
    }
    const Standing* total = standingOf(scores, entry);
    REQUIRE((total != nullptr) == (boards > 0));
    if (total == nullptr) continue;
    CHECK(total->points == points);
    CHECK(total->max == max);
    CHECK(total->boards == boards);
    const Working working = workingOfTotal(event, rules, scores, {entry});
    const auto last = std::find_if(working.rbegin(), working.rend(),
                                   [](const Term& term) { return term.symbol == Symbol::points; });
    REQUIRE(last != working.rend());
    CHECK(last->value == points);
  }
}

// Four pairs, 1 and 4 win; so many boards.
Event session(std::int32_t pairs, std::int32_t boards) {
  Event event = eventOf(pairs);
  for (std::int32_t board = 0; board < boards; ++board) {
    std::vector<std::int32_t> scores;
    for (std::int32_t table = 0; table < pairs / 2; ++table) scores.push_back(-50 * (table + 1));
    addBoard(event, scores);
  }
  return event;
}

Adjustment points(double amount) { return {Adjustment::Unit::points, decimal(amount)}; }
Adjustment perCent(double amount) { return {Adjustment::Unit::percent, decimal(amount)}; }

}  // namespace

TEST_CASE("average plus looks at the boards of its session alone, spec 1.3") {
  Event first = eventOf(6);
  addBoard(first, std::vector<std::int32_t>{400, 100, 50});
  Event second = eventOf(6);
  addBoard(second, std::vector<GivenLine>{{awards(plus(), minus())}, {score(100)}, {score(50)}});
  const Event event = joined({first, second});
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const Standing* own = standingOf(scores, 0);
  REQUIRE(own != nullptr);
  CHECK(own->points == Exact::fraction(64, 10));
  CHECK(own->percent == Exact(80));
  for (const Term& term : workingOfLine(event, rulesNamed("club"), scores, {3}, Side::ns)) {
    CHECK(term.symbol != Symbol::ownShare);
  }
}

TEST_CASE("penalties and carry-over are of their session, spec 1.4") {
  struct Row {
    Event first;
    Adjustment firstOff;
    Event second;
    Adjustment secondOff;
    const char* rules;
    Exact points;
    Exact max;
  };
  const std::vector<Row> rows = {
      {session(4, 2), points(1), session(4, 2), perCent(10), "club", Exact::fraction(66, 10), 8},
      {session(4, 2), perCent(10), session(12, 2), {}, "club", Exact::fraction(236, 10), 24},
      {session(4, 2), perCent(3), session(12, 7), {}, "wbf", Exact::fraction(7388, 100), 74},
      {session(4, 2), perCent(10), session(12, 4), points(2), "acbl", Exact::fraction(198, 10), 22},
  };
  for (const Row& row : rows) {
    Event first = row.first;
    Event second = row.second;
    first.entries[0].penalty = row.firstOff;
    second.entries[0].penalty = row.secondOff;
    const EventScores less = scoreEvent(joined({first, second}), rulesNamed(row.rules));
    REQUIRE(standingOf(less, 0) != nullptr);
    CHECK(standingOf(less, 0)->points == row.points);
    CHECK(standingOf(less, 0)->max == row.max);
    first.entries[0] = row.first.entries[0];
    second.entries[0] = row.second.entries[0];
    first.entries[0].carryOver = row.firstOff;
    second.entries[0].carryOver = row.secondOff;
    const EventScores more = scoreEvent(joined({first, second}), rulesNamed(row.rules));
    CHECK(standingOf(more, 0)->points == row.max * 2 - row.points);
  }
}

TEST_CASE("what an entry has for the whole event comes after its sessions, spec 1.4") {
  Event event = joined({session(4, 2), session(12, 2)});
  event.entries[0].penalty = perCent(10);
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  CHECK(standingOf(scores, 0)->points == Exact::fraction(216, 10));
  const Working working = workingOfTotal(event, rulesNamed("club"), scores, {0});
  CHECK(std::count_if(working.begin(), working.end(),
                      [](const Term& term) { return term.symbol == Symbol::session; }) == 2);
  CHECK(working.back().value == Exact(90));
}

TEST_CASE("a per cent of IMPs is said for a session, too, spec 1.5") {
  Event first = session(4, 2);
  first.scoring = Scoring::crossImps;
  first.entries[1].penalty = perCent(10);
  const EventScores scores = scoreEvent(joined({first, first}), rulesNamed("club"));
  CHECK(std::count_if(scores.findings.begin(), scores.findings.end(), [](const Finding& finding) {
          return finding.code == Code::percentWithoutMaximum && finding.where.entryIndex == 1;
        }) == 1);
}

TEST_CASE("teams' matches are of their session, spec 1.5") {
  Event match = eventOf(2);
  match.scoring = Scoring::teams;
  for (std::int32_t board = 0; board < 4; ++board) {
    match.boards.push_back({board + 1, {}, 0});
    addLine(match, static_cast<std::size_t>(board), 1, 2, {score(420)});
    addLine(match, static_cast<std::size_t>(board), 2, 1, {score(-50)});
  }
  match.entries[0].penalty = perCent(5);
  match.entries[1].carryOver = points(1);
  checkSum({match, match, match}, rulesNamed("club"));
}

TEST_CASE("the total of sessions is the sum of what they give apart, spec 1.4") {
  for (std::uint64_t seed = 0; seed < rounds(500U); ++seed) {
    CAPTURE(seed);
    std::vector<Event> sessions;
    for (std::uint64_t i = 0; i < 2 + seed % 2; ++i) {
      sessions.push_back(randomEvent(3 * seed + i, tidinessOf(seed / 7)));
      Random random(3 * seed + i);
      sessions.back().scoring = seed % 5 == 0   ? Scoring::crossImps
                                : seed % 5 == 1 ? Scoring::butler
                                                : Scoring::matchpoints;
      for (Entry& entry : sessions.back().entries) {
        entry.phantom = false;
        if (random.chance(20)) entry.penalty = points(random.between(1, 30) / 4.0);
        if (random.chance(20)) entry.carryOver = perCent(random.between(1, 30) / 3.0);
      }
    }
    Rules rules = oneRanking(ruleSets()[seed % ruleSets().size()].rules);
    if (seed % 4 == 0) rules.sitOut = decimal(55);
    checkSum(sessions, rules);
  }
}

}  // namespace overtrick::sessions_test

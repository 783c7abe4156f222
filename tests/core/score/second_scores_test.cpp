// The second opinion (tests/core/second) on points, totals and places, over random events.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "score/club_points.h"
#include "score/score.h"
#include "score/teams.h"
#include "second/club_points.h"
#include "second/standings.h"
#include "second/teams.h"
#include "support/plain_event.h"
#include "support/random_event.h"
#include "support/rounds.h"

namespace overtrick::second_scores_test {

using namespace overtrick::test;

namespace {

bool sameSide(const SideScore& own, const second::SidePoints& other) {
  return (own.kind != PointsKind::none) == other.points.has_value() &&
         (!other.points || own.points == exactOf(*other.points));
}

bool sameLines(const EventScores& scores, const std::vector<second::LinePoints>& lines) {
  bool same = scores.lines.size() == lines.size();
  for (std::size_t i = 0; same && i < lines.size(); ++i)
    same = sameSide(scores.lines[i].ns, lines[i].ns) && sameSide(scores.lines[i].ew, lines[i].ew);
  return same;
}

bool sameRow(const Standing& own, const second::Row& row) {
  return own.rank == row.rank && own.tied == row.tied && own.boards == row.boards &&
         own.clubPoints == row.clubPoints && own.points == exactOf(row.points) &&
         own.max == exactOf(row.max) && static_cast<int>(own.direction) == row.direction &&
         own.section.value == row.section && own.percent.has_value() == row.percent.has_value() &&
         (!row.percent || *own.percent == exactOf(*row.percent));
}

bool sameRows(const EventScores& scores, const std::vector<second::Row>& rows) {
  bool same = scores.standings.size() == rows.size();
  for (const Standing& standing : scores.standings) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const second::Row& each) {
      return each.entry == standing.entry.value;
    });
    same = same && row != rows.end() && sameRow(standing, *row);
  }
  return same;
}

second::Lists listsFor(Random& random, Rules& rules) {
  rules.winners = random.chance(50) ? Winners::one : Winners::automatic;
  rules.sections = random.chance(30) ? Sections::apart : Sections::together;
  return {rules.sections == Sections::apart, rules.winners == Winners::one};
}

// Somebody who is nobody: nothing was played against the phantom, with the hands one way or the other.
void addPhantom(Random& random, Event& event) {
  const std::int32_t phantom = random.below(static_cast<std::int32_t>(event.entries.size()));
  event.entries[static_cast<std::size_t>(phantom)].phantom = true;
  for (Line& line : event.lines) {
    if (line.ns.value != phantom && line.ew.value != phantom) continue;
    line.outcome = NotPlayed{};
    line.reverse = false;
  }
}

Adjustment someAdjustment(Random& random) {
  if (random.chance(70)) return {};
  return {random.chance(50) ? Adjustment::Unit::points : Adjustment::Unit::percent,
          {random.between(1, 80000)}};
}

// The boards once more as those of two or three sessions, in each of which somebody may have a penalty.
void intoSessions(Random& random, Event& event) {
  const std::int32_t sessions = random.between(2, 3);
  for (Board& board : event.boards) board.session = random.between(1, sessions);
  event.boards.front().session = 1;
  event.boards.back().session = 2;
  for (Entry& entry : event.entries) {
    for (std::int32_t session = 1; session <= sessions; ++session) {
      const Adjustment penalty = someAdjustment(random);
      entry.sessions.push_back({session, penalty, someAdjustment(random)});
    }
  }
}

}  // namespace

TEST_CASE("second opinion: matchpoints, totals, places and club points under every rule set") {
  for (std::uint64_t seed = 0; seed < rounds(10'200U); ++seed) {
    Random random(seed);
    Event event = randomEvent(seed, tidinessOf(seed));
    if (random.chance(10)) addPhantom(random, event);
    if (event.boards.size() > 1 && random.chance(15)) intoSessions(random, event);
    const second::Event plain = plainOf(event);
    // Every event is scored by two of the sets, so that each set sees thousands.
    for (const std::uint64_t turn : {seed, seed + 3}) {
      const NamedRules& set = ruleSets()[turn % ruleSets().size()];
      Rules rules = set.rules;
      second::PointsRules others = second::pointsRules(std::string(set.name));
      const second::Lists lists = listsFor(random, rules);
      if (random.chance(20)) {
        rules.sitOut = Decimal{random.between(40, 60) * Decimal::one};
        others.sitOut = plainOf(*rules.sitOut);
      }
      const EventScores scores = scoreEvent(event, rules);
      const second::Standings standings = second::standMatchpoints(plain, others, lists);
      const bool lines = sameLines(scores, standings.lines);
      const bool rows = sameRows(scores, standings.rows);
      if (lines && rows) continue;
      CAPTURE(seed);
      CAPTURE(std::string(set.name));
      CHECK(lines);
      CHECK(rows);
    }
  }
}

TEST_CASE("second opinion: club points of any places") {
  Random random(4);
  for (int round = 0; round < 500; ++round) {
    std::vector<std::int32_t> ranks;
    const std::int32_t pairs = random.between(1, 40);
    for (std::int32_t pair = 1; pair <= pairs; ++pair)
      ranks.push_back(pair > 1 && random.chance(25) ? ranks.back() : pair);
    const std::vector<std::int32_t> points = clubPoints(ranks);
    for (std::size_t pair = 0; pair < ranks.size(); ++pair) {
      const auto equal = static_cast<int>(std::count(ranks.begin(), ranks.end(), ranks[pair]));
      CHECK(points[pair] == second::clubPoints(ranks[pair], equal, pairs));
    }
  }
}

TEST_CASE("second opinion: cross-IMPs by mean and sum, and Butler") {
  for (std::uint64_t seed = 0; seed < rounds(2'400U); ++seed) {
    Random random(seed + 77);
    Event event = randomEvent(seed, tidinessOf(seed / 4));
    if (random.chance(10)) addPhantom(random, event);
    if (event.boards.size() > 1 && random.chance(15)) intoSessions(random, event);
    Rules rules = ruleSets()[seed % ruleSets().size()].rules;
    const second::Lists lists = listsFor(random, rules);
    second::PairsImps others;
    others.way = static_cast<second::PairsImps::Way>(seed % 3);
    event.scoring = seed % 3 == 2 ? Scoring::butler : Scoring::crossImps;
    rules.crossImps = seed % 3 == 0 ? CrossImps::mean : CrossImps::sum;
    if (random.chance(30)) {
      others.median = random.chance(50);
      others.trim = random.between(0, 2);
      others.trimFrom = 2 * others.trim + random.between(1, 3);
    }
    rules.datum = others.median ? Datum::median : Datum::mean;
    rules.datumTrim = others.trim;
    rules.datumTrimFrom = others.trimFrom;
    const second::Event plain = plainOf(event);
    const EventScores scores = scoreEvent(event, rules);
    const second::Standings standings = second::standImps(plain, others, lists);
    bool datums = true;
    const second::PairsImpsAnswer imps = second::scoreImps(plain, others);
    for (std::size_t board = 0; seed % 3 == 2 && board < imps.datums.size(); ++board) {
      if (imps.datums[board]) datums = datums && scores.boards[board].datum == imps.datums[board];
    }
    const bool lines = sameLines(scores, standings.lines);
    const bool rows = sameRows(scores, standings.rows);
    if (lines && rows && datums) continue;
    CAPTURE(seed);
    CHECK(lines);
    CHECK(rows);
    CHECK(datums);
  }
}

namespace {

Outcome resultAtTable(Random& random) {
  const auto score = [&] { return random.between(-60, 62) * 10; };
  switch (random.below(12)) {
    case 0:
      return PassedOut{};
    case 1:
      return Split{score(), score()};
    case 2:
      return Weighted{{{score(), {6000}}, {score(), {4000}}}};
    case 3:
      return PlayedContract{{static_cast<std::uint8_t>(random.between(1, 7)),
                             static_cast<Strain>(random.below(5)), static_cast<Doubling>(random.below(3))},
                            static_cast<Seat>(random.below(4)),
                            random.between(3, 13),
                            {}};
    default:
      return BareScore{score()};
  }
}

Award someTeamAward(Random& random) {
  return {static_cast<Award::Kind>(random.below(4)), {random.between(0, 100) * Decimal::one}};
}

// Each round pairs the teams anew; a table may have an award, and its other table then no result.
Event randomTeams(Random& random) {
  Event event;
  event.scoring = Scoring::teams;
  const std::int32_t teams = 2 * random.between(1, 3);
  event.entries.resize(static_cast<std::size_t>(teams));
  for (Entry& entry : event.entries) {
    entry.penalty = someAdjustment(random);
    entry.carryOver = someAdjustment(random);
  }
  const std::int32_t boards = random.between(1, 6);
  for (std::int32_t number = 1; number <= boards; ++number) event.boards.push_back({number, {}, 0, 0});
  for (std::int32_t round = 1; round <= random.between(1, 3); ++round) {
    const std::int32_t shift = random.below(teams);
    for (std::int32_t seat = 0; seat < teams; seat += 2) {
      const EntryIndex home{(seat + shift) % teams};
      const EntryIndex away{(seat + shift + 1) % teams};
      for (std::int32_t board = 0; board < boards; ++board) {
        Outcome first = resultAtTable(random);
        bool other = !random.chance(5);
        if (random.chance(5)) {
          first = Artificial{someTeamAward(random), someTeamAward(random)};
          other = random.chance(50);
        } else if (other && random.chance(5)) {
          first = OneSided{random.chance(50) ? Side::ns : Side::ew, someTeamAward(random),
                           random.between(-60, 62) * 10};
        }
        event.lines.push_back({{board}, home, away, round, 1, first, false, 0, 0});
        if (other) event.lines.push_back({{board}, away, home, round, 2, resultAtTable(random), false, 0, 0});
      }
    }
  }
  return event;
}

}  // namespace

TEST_CASE("second opinion: teams by victory points, IMPs and boards") {
  Random random(12);
  std::size_t matches = 0;
  for (int i = 0; i < rounds(2'400); ++i) {
    const Event event = randomTeams(random);
    const second::Event plain = plainOf(event);
    Rules rules;
    rules.teams = static_cast<TeamScoring>(i % 3);
    const EventScores scores = scoreEvent(event, rules);
    const auto by = static_cast<second::TeamPoints>(i % 3);
    const second::TeamsAnswer answer = second::scoreTeams(plain, by, {});
    Findings findings;
    const std::vector<TeamMatch> own = teamMatches(teamBoards(event, findings), rules);
    bool same = own.size() == answer.matches.size();
    for (std::size_t match = 0; same && match < own.size(); ++match) {
      same = own[match].homePoints == exactOf(answer.matches[match].homePoints) &&
             own[match].awayPoints == exactOf(answer.matches[match].awayPoints);
    }
    matches += own.size();
    const bool lines = sameLines(scores, answer.lines);
    const bool rows = sameRows(scores, answer.rows);
    if (same && lines && rows) continue;
    CAPTURE(i);
    CHECK(same);
    CHECK(lines);
    CHECK(rows);
  }
  CHECK(matches > rounds(4'000U));
}

TEST_CASE("second opinion: a match between two tables, from bare scores") {
  Random random(13);
  for (int i = 0; i < 500; ++i) {
    CAPTURE(i);
    std::vector<MatchBoard> boards;
    int won[2] = {0, 0};
    int points = 0;
    for (std::int32_t board = random.between(1, 32); board > 0; --board) {
      const MatchBoard tables{random.between(-60, 62) * 10, random.between(-60, 62) * 10};
      boards.push_back(tables);
      const int imps = second::impsFor(tables.firstTable - tables.secondTable);
      won[imps > 0 ? 0 : 1] += std::abs(imps);
      points += tables.firstTable > tables.secondTable ? 2 : tables.firstTable == tables.secondTable ? 1 : 0;
    }
    const auto size = static_cast<int>(boards.size());
    const MatchResult result = scoreMatch(boards);
    CHECK(result.homeImps == won[0]);
    CHECK(result.awayImps == won[1]);
    CHECK(result.homeVictoryPoints == exactOf(second::victoryPoints(won[0] - won[1], size)));
    CHECK(result.awayVictoryPoints == exactOf(second::victoryPoints(won[1] - won[0], size)));
    CHECK(result.homeBoardPoints == points);
    CHECK(result.awayBoardPoints == 2 * size - points);
  }
}

}  // namespace overtrick::second_scores_test

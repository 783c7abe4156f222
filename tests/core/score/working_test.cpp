// Every figure follows from the terms that are shown for it.
#include "score/working.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>

#include "bridge/imp.h"
#include "bridge/vp.h"
#include "support/make_event.h"
#include "support/random_event.h"
#include "support/rounds.h"

namespace overtrick::working_test {

using namespace overtrick::test;

namespace {

using Terms = std::map<Symbol, Exact>;

Terms termsOf(const Working& working) {
  Terms terms;
  for (const Term& term : working) terms[term.symbol] = term.value;
  return terms;
}

Exact valueOf(const Terms& terms, Symbol symbol, const Exact& otherwise = {}) {
  const auto found = terms.find(symbol);
  return found == terms.end() ? otherwise : found->second;
}

std::string show(const Working& working) {
  std::string text;
  for (const Term& term : working) {
    text.append(text.empty() ? "" : " ").append(nameOf(term.symbol)).append("=");
    text.append(test::show(term.value, 2));
  }
  return text;
}

Exact roundedTo(const Exact& value, const Terms& terms, const Exact& average) {
  const Exact quantum = valueOf(terms, Symbol::quantum);
  const auto rounding = static_cast<Rounding>(valueOf(terms, Symbol::rounding).numerator);
  if (quantum.isZero()) return value;
  const Exact steps = Exact(1) / quantum;
  return rounded(value, rounding, static_cast<std::int32_t>(steps.numerator / steps.denominator), average);
}

// A matchpoint figure from its terms alone.
Exact pointsFrom(const Terms& terms) {
  Exact exact;
  if (terms.contains(Symbol::share)) {
    exact = valueOf(terms, Symbol::share) * valueOf(terms, Symbol::top) / 100;
  } else {
    const Exact x = valueOf(terms, Symbol::beaten) * 2 + valueOf(terms, Symbol::tied) +
                    valueOf(terms, Symbol::artificialTies);
    CHECK(x == valueOf(terms, Symbol::x));
    exact =
        (valueOf(terms, Symbol::n) / valueOf(terms, Symbol::s) * (x + 1) - 1) * valueOf(terms, Symbol::scale);
  }
  CHECK(exact == valueOf(terms, Symbol::exact));
  const Exact top = valueOf(terms, Symbol::top);
  if (terms.contains(Symbol::n))
    CHECK(top == (valueOf(terms, Symbol::n) - 1) * 2 * valueOf(terms, Symbol::scale));
  return roundedTo(exact, terms, top / 2);
}

Exact totalFrom(const Terms& terms) {
  const Exact max = valueOf(terms, Symbol::largestMax, valueOf(terms, Symbol::max));
  Exact points = valueOf(terms, Symbol::sum);
  if (terms.contains(Symbol::largestMax)) points = points * max / valueOf(terms, Symbol::max);
  points = points - valueOf(terms, Symbol::penalty) + valueOf(terms, Symbol::carryOver);
  return roundedTo(points, terms, max / 2);
}

void verifyLines(const Event& event, const Rules& rules, const EventScores& scores) {
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    for (const Side side : {Side::ns, Side::ew}) {
      const SideScore& own = side == Side::ns ? scores.lines[i].ns : scores.lines[i].ew;
      const Working working = workingOfLine(event, rules, scores, {static_cast<std::int32_t>(i)}, side);
      CHECK(working.empty() == (own.kind == PointsKind::none));
      if (working.empty()) continue;
      const Terms terms = termsOf(working);
      const Exact points = pointsFrom(terms);
      const bool percent = valueOf(terms, Symbol::top).isZero() ||
                           valueOf(terms, Symbol::percent) == points * 100 / valueOf(terms, Symbol::top);
      if (points != own.points || valueOf(terms, Symbol::points) != own.points || !percent) {
        CAPTURE(show(working));
        CHECK(points == own.points);
        CHECK(valueOf(terms, Symbol::points) == own.points);
        CHECK(percent);
      }
    }
  }
}

void verifyTotals(const Event& event, const Rules& rules, const EventScores& scores) {
  for (const Standing& standing : scores.standings) {
    const Working working = workingOfTotal(event, rules, scores, standing.entry);
    const Terms terms = termsOf(working);
    CAPTURE(show(working));
    CHECK(totalFrom(terms) == standing.points);
    CHECK(valueOf(terms, Symbol::points) == standing.points);
    CHECK(valueOf(terms, Symbol::boards) == Exact(standing.boards));
    if (standing.percent) {
      const Exact max = valueOf(terms, Symbol::largestMax, valueOf(terms, Symbol::max));
      CHECK(valueOf(terms, Symbol::points) * 100 / max == *standing.percent);
      CHECK(working.back().value == *standing.percent);
    }
  }
}

}  // namespace

TEST_CASE("every matchpoint and every total follows from its terms") {
  for (std::uint64_t seed = 0; seed < rounds(700U); ++seed) {
    CAPTURE(seed);
    const Event event = randomEvent(seed, tidinessOf(seed));
    Rules rules = ruleSets()[seed % ruleSets().size()].rules;
    const EventScores scores = scoreEvent(event, rules);
    verifyLines(event, rules, scores);
    verifyTotals(event, rules, scores);
    rules.sitOut = decimal(55);
    const EventScores awarded = scoreEvent(event, rules);
    verifyLines(event, rules, awarded);
    verifyTotals(event, rules, awarded);
  }
}

TEST_CASE("what the working of a line says") {
  struct Row {
    std::string name;
    const char* rules;
    std::vector<GivenLine> lines;
    std::int32_t line;
    Side side;
    std::string expected;
  };
  const std::vector<GivenLine> sevenTables = {{score(510)},  {score(480)}, {score(450)}, {score(420)},
                                              {notPlayed()}, {score(-50)}, {score(-100)}};
  const Row rows[] = {
      {"Belgian guide §3 example 4, line 3", "club", sevenTables, 2, Side::ns,
       "beaten=3.00 tied=0.00 X=6.00 S=6.00 N=7.00 M=7.17 scale=1.00 top=12.00 exact=7.17 quantum=0.00 "
       "rounding=0.00 points=7.17 percent=59.72"},
      {"the same in American points", "acbl", sevenTables, 2, Side::ew,
       "beaten=2.00 tied=0.00 X=4.00 S=6.00 N=7.00 M=4.83 scale=0.50 top=6.00 exact=2.42 quantum=0.01 "
       "rounding=1.00 points=2.42 percent=40.33"},
      {"an artificial line ties",
       "club",
       {{score(550)}, {score(400)}, {averages()}},
       0,
       Side::ns,
       "beaten=1.00 tied=0.00 artificial=1.00 X=3.00 S=3.00 N=3.00 M=3.00 scale=1.00 top=4.00 exact=3.00 "
       "quantum=0.00 rounding=0.00 points=3.00 percent=75.00"},
      {"the average itself",
       "club",
       {{score(550)}, {score(400)}, {averages()}},
       2,
       Side::ew,
       "share=50.00 top=4.00 exact=2.00 quantum=0.00 rounding=0.00 points=2.00 percent=50.00"},
      {"reverse",
       "club",
       {reversed(score(550)), {score(400)}},
       0,
       Side::ew,
       "reverse=1.00 beaten=1.00 tied=0.00 X=2.00 S=2.00 N=2.00 M=2.00 scale=1.00 top=2.00 exact=2.00 "
       "quantum=0.00 rounding=0.00 points=2.00 percent=100.00"},
      {"weighted",
       "club",
       {{weighted({part(620, 60), part(-100, 40)})}, {score(620)}, {score(170)}},
       0,
       Side::ns,
       "beaten=0.60 tied=0.60 X=1.80 S=3.00 N=3.00 M=1.80 scale=1.00 top=4.00 exact=1.80 quantum=0.00 "
       "rounding=0.00 points=1.80 percent=45.00"},
      {"a small group",
       "wbf",
       {inGroup(1, score(100)), inGroup(2, score(420)), inGroup(2, score(50)), inGroup(2, score(0))},
       0,
       Side::ns,
       "beaten=0.00 tied=0.00 X=0.00 A=1.00 share=60.00 top=6.00 exact=3.60 quantum=0.00 rounding=3.00 "
       "points=3.60 percent=60.00"},
      {"nothing for a line not played", "club", sevenTables, 4, Side::ns, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Event event = oneBoard(row.lines);
    const EventScores scores = scoreEvent(event, rulesNamed(row.rules));
    CHECK(show(workingOfLine(event, rulesNamed(row.rules), scores, {row.line}, row.side)) == row.expected);
  }
}

TEST_CASE("the source of each term is named") {
  const Event event = oneBoard({{score(550)}, {score(400)}, {notPlayed()}});
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  for (const Term& term : workingOfLine(event, rulesNamed("club"), scores, {0}, Side::ns)) {
    if (term.symbol == Symbol::m) CHECK(nameOf(term.source) == "belgian-2.4");
    if (term.symbol == Symbol::x) CHECK(nameOf(term.source) == "belgian-2.1");
  }
  CHECK(workingOfLine(event, rulesNamed("club"), scores, {-1}, Side::ns).empty());
  CHECK(workingOfLine(event, rulesNamed("club"), scores, {99}, Side::ns).empty());
  CHECK(workingOfTotal(event, rulesNamed("club"), scores, {99}).empty());
  CHECK(workingOfTotal(event, rulesNamed("club"), scores, {5}).empty());
}

// IMPs from the scores alone: part by part against the datum, or against each other result.
Exact impsFrom(const Working& working) {
  std::vector<std::pair<Exact, Exact>> own;
  std::vector<std::pair<Exact, Exact>> others;
  for (const Term& term : working) {
    if (term.symbol == Symbol::score) own.emplace_back(term.value, 1);
    if (term.symbol == Symbol::weight) own.back().second = term.value;
    if (term.symbol == Symbol::otherScore) others.emplace_back(term.value, 0);
    if (term.symbol == Symbol::times) others.back().second = term.value;
    if (term.symbol == Symbol::datum) others.emplace_back(term.value, 1);
  }
  Exact sum;
  for (const auto& [score, weight] : own) {
    for (const auto& [other, times] : others) {
      sum += weight * times * imps(static_cast<std::int64_t>((score - other).numerator));
    }
  }
  return sum;
}

TEST_CASE("IMPs follow from their terms") {
  for (std::uint64_t seed = 0; seed < rounds(300U); ++seed) {
    CAPTURE(seed);
    Event event = randomEvent(seed, tidinessOf(seed));
    event.scoring = seed % 2 == 0 ? Scoring::crossImps : Scoring::butler;
    const Rules& rules = rulesNamed("club");
    const EventScores scores = scoreEvent(event, rules);
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      for (const Side side : {Side::ns, Side::ew}) {
        const SideScore& own = side == Side::ns ? scores.lines[i].ns : scores.lines[i].ew;
        if (own.kind != PointsKind::played) continue;
        const Working working = workingOfLine(event, rules, scores, {static_cast<std::int32_t>(i)}, side);
        const Terms terms = termsOf(working);
        CAPTURE(show(working));
        CHECK(valueOf(terms, Symbol::imps) == impsFrom(working));
        CHECK(valueOf(terms, Symbol::imps) / valueOf(terms, Symbol::comparisons, 1) == own.points);
      }
    }
    verifyTotals(event, rules, scores);
  }
}

TEST_CASE("the working of a score: Laws 2017, Law 77") {
  struct Row {
    std::int32_t board;
    PlayedContract played;
    std::string expected;
  };
  const Row rows[] = {
      {1,
       {{4, Strain::spades, Doubling::undoubled}, Seat::north, 11, {}},
       "tricks=120.00 overtricks=30.00 level=300.00 score=450.00"},
      {2,
       {{3, Strain::notrump, Doubling::doubled}, Seat::south, 10, {}},
       "tricks=200.00 overtricks=200.00 level=500.00 insult=50.00 score=950.00"},
      {3,
       {{6, Strain::clubs, Doubling::undoubled}, Seat::west, 12, {}},
       "tricks=120.00 level=500.00 slam=750.00 score=-1370.00"},
      {4,
       {{2, Strain::hearts, Doubling::redoubled}, Seat::east, 6, {}},
       "undertricks=-1000.00 score=1000.00"},
  };
  for (const Row& row : rows) {
    Event event = oneBoard({{row.played}});
    event.boards[0].number = row.board;
    CHECK(show(workingOfScore(event, {0})) == row.expected);
  }
  CHECK(workingOfScore(oneBoard({{score(420)}}), {0}).empty());
  CHECK(workingOfScore(oneBoard({{score(420)}}), {7}).empty());
}

TEST_CASE("club points follow from their places: Belgian guide §4, column 5") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    const EventScores scores = scoreEvent(randomEvent(seed, tidinessOf(seed)), rulesNamed("club"));
    for (const Standing& standing : scores.standings) {
      const Working working = workingOfClubPoints(scores, standing.entry);
      const Exact pairs = working.front().value;
      Exact sum;
      std::int32_t places = 0;
      for (const Term& term : working) {
        if (term.symbol != Symbol::key) continue;
        sum += term.value.isZero() ? Exact(1) : term.value * pairs;
        ++places;
      }
      CHECK(rounded(sum / places, Rounding::halfUp, 1, {}) == Exact(standing.clubPoints));
      CHECK(working.back().value == Exact(standing.clubPoints));
    }
  }
}

TEST_CASE("a team's total follows from its matches") {
  Event event = eventOf(3);
  event.scoring = Scoring::teams;
  for (std::int32_t number = 1; number <= 8; ++number) event.boards.push_back({number, {}, 0});
  const std::int32_t pairings[3][2] = {{1, 2}, {2, 3}, {3, 1}};
  Random random(5);
  for (std::int32_t round = 0; round < 3; ++round) {
    for (std::size_t board = 0; board < 8; ++board) {
      addLine(event, board, pairings[round][0], pairings[round][1], {score(random.between(-60, 60) * 10)});
      event.lines.back().round = round + 1;
      addLine(event, board, pairings[round][1], pairings[round][0], {score(random.between(-60, 60) * 10)});
      event.lines.back().round = round + 1;
    }
  }
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  REQUIRE(scores.standings.size() == 3);
  for (const Standing& standing : scores.standings) {
    const Working working = workingOfTotal(event, rulesNamed("club"), scores, standing.entry);
    Exact sum;
    for (std::size_t i = 0; i + 2 < working.size() && working[i + 1].symbol == Symbol::margin; i += 3) {
      const auto margin = static_cast<std::int32_t>(working[i + 1].value.numerator);
      CHECK(working[i].value == Exact(8));
      CHECK(working[i + 2].value == Exact::fraction(victoryPoints(margin, 8), 100));
      sum += working[i + 2].value;
    }
    CHECK(sum == standing.points);
    CHECK(termsOf(working)[Symbol::sum] == sum);
  }
  const Working table = workingOfLine(event, rulesNamed("club"), scores, {0}, Side::ns);
  REQUIRE(table.size() == 3);
  const Exact difference = table[0].value - table[1].value;
  CHECK(table[2].value == Exact(imps(static_cast<std::int64_t>(difference.numerator))));
}

}  // namespace overtrick::working_test

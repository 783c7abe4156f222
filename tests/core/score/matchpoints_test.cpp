// Matchpoints of one board, from the examples of the Belgian guide (Bridge puntentelling, 2008) and of the
// documents that the rule sets come from.
#include "score/matchpoints.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "score/neuberg.h"
#include "support/make_event.h"

namespace overtrick::matchpoints_test {

using namespace overtrick::test;

namespace {

struct Row {
  std::string name;
  const char* rules;
  std::vector<GivenLine> lines;
  std::string ns;
  std::string ew;
  int decimals = 0;
  std::int32_t expected = 0;
};

void verify(const Row& row) {
  CAPTURE(row.name);
  const EventScores scores = scoreEvent(oneBoard(row.lines, row.expected), rulesNamed(row.rules));
  CHECK(showNs(scores, row.decimals) == row.ns);
  CHECK(showEw(scores, row.decimals) == row.ew);
}

std::vector<GivenLine> real(const std::vector<std::int32_t>& values) {
  std::vector<GivenLine> lines;
  for (const std::int32_t value : values) {
    lines.push_back({score(value)});
  }
  return lines;
}

std::vector<GivenLine> with(std::vector<GivenLine> lines, const std::vector<GivenLine>& more) {
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

}  // namespace

TEST_CASE("ordinary boards, Belgian guide §1 and §3") {
  const Row rows[] = {
      {"§1, the slip of board 1", "club", real({-170, -140, -200, -420, -140}), "4 7 2 0 7", "4 1 6 8 1"},
      {"§3 example 1, left", "club", real({800, 550, 400, 130, 100}), "8 6 4 2 0", "0 2 4 6 8"},
      {"§3 example 1, right", "club", real({800, 400, 200, -150, -300}), "8 6 4 2 0", "0 2 4 6 8"},
      {"§3 example 2, left: passed out last",
       "club",
       {{score(800)}, {score(550)}, {score(400)}, {score(130)}, {PassedOut{}}},
       "8 6 4 2 0",
       "0 2 4 6 8"},
      {"§3 example 2, right: passed out between",
       "club",
       {{score(800)}, {score(400)}, {PassedOut{}}, {score(-150)}, {score(-300)}},
       "8 6 4 2 0",
       "0 2 4 6 8"},
      {"§3 example 3, left: a bye", "club", with(real({550, 400, 130, 100}), {{bye()}}), "6 4 2 0 -",
       "0 2 4 6 -"},
      {"§3 example 3, right: a bye", "club", with(real({800, 400, 200, -300}), {{bye()}}), "6 4 2 0 -",
       "0 2 4 6 -"},
      {"§3 example 6.1: two equal", "club", with(real({-200, -170, -140, -140}), {{bye()}}), "0 2 5 5 -",
       "6 4 1 1 -"},
      {"§3 example 6.2: three equal", "club", with(real({100, 100, 100, -620}), {{bye()}}), "4 4 4 0 -",
       "2 2 2 6 -"},
      {"§3 example 6.3: all equal", "club", with(real({-100, -100, -100, -100}), {{bye()}}), "3 3 3 3 -",
       "3 3 3 3 -"},
      {"§5, board 6 explained", "club", real({100, -110, 0, -200, -110, 0, 0}), "12 3 8 0 3 8 8",
       "0 9 4 12 9 4 4"},
      {"a contract and a bare score are the same",
       "club",
       {{PlayedContract{{4, Strain::spades}, Seat::north, 10, {}}}, {score(420)}, {score(50)}},
       "3 3 0",
       "1 1 4"},
      {"a written score wins over its contract",
       "club",
       {{PlayedContract{{4, Strain::spades}, Seat::north, 10, 50}}, {score(420)}, {score(50)}},
       "1 4 1",
       "3 0 3"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("bare scores of many boards at once, Belgian guide §1") {
  const std::vector<std::int32_t> scores{620, 600, 600, -100, 50, -50, 420};
  const std::vector<std::int32_t> sizes{4, 0, 2, 1};
  const std::vector<double> rows = matchpointRows(scores, sizes);
  REQUIRE(rows.size() == 28);
  const std::vector<double> ns{6, 3, 3, 0, 2, 0, 0};
  const std::vector<double> ew{0, 3, 3, 6, 0, 2, 0};
  for (std::size_t i = 0; i < scores.size(); ++i) {
    CHECK(rows[4 * i] == ns[i]);
    CHECK(rows[4 * i + 1] == ew[i]);
  }
  CHECK(rows[2] == 100);
  CHECK(rows[3] == 0);
  CHECK(rows[6] == 50);
  CHECK(std::isnan(rows[26]));
  CHECK(std::isnan(rows[27]));
  CHECK(matchpointRows(scores, std::vector<std::int32_t>{4, 4}).empty());
  CHECK(matchpointRows(scores, std::vector<std::int32_t>{8, -1}).empty());
  CHECK(matchpointRows({}, {}).empty());
}

TEST_CASE("a board that was not played by all, Belgian guide §2.4 and §3 example 4") {
  const std::vector<GivenLine> lines = {{score(510)},  {score(480)}, {score(450)}, {score(420)},
                                        {notPlayed()}, {score(-50)}, {score(-100)}};
  const Row rows[] = {
      {"N = 7, S = 6, two decimals", "club", lines, "11.83 9.50 7.17 4.83 - 2.50 0.17",
       "0.17 2.50 4.83 7.17 - 9.50 11.83", 2},
      {"as the guide prints it", "club", lines, "11.8 9.5 7.2 4.8 - 2.5 0.2", "0.2 2.5 4.8 7.2 - 9.5 11.8",
       1},
      {"the number of results may be stated", "club", real({510, 480, 450, 420, -50, -100}),
       "11.83 9.50 7.17 4.83 2.50 0.17", "0.17 2.50 4.83 7.17 9.50 11.83", 2, 7},
      {"stated too low: the lines count", "club", real({510, 480, 450}), "4 2 0", "0 2 4", 0, 2},
      {"wbf to 0.0001", "wbf", lines, "11.8333 9.5000 7.1667 4.8333 - 2.5000 0.1667",
       "0.1667 2.5000 4.8333 7.1667 - 9.5000 11.8333", 4},
      {"acbl to 0.01 of half the points", "acbl", lines, "5.9200 4.7500 3.5800 2.4200 - 1.2500 0.0800",
       "0.0800 1.2500 2.4200 3.5800 - 4.7500 5.9200", 4},
      {"magic to 0.1", "magic", lines, "11.8000 9.5000 7.2000 4.8000 - 2.5000 0.2000",
       "0.2000 2.5000 4.8000 7.2000 - 9.5000 11.8000", 4},
      {"ebuscore to 0.01, each side by itself", "ebuscore", lines,
       "11.8300 9.5000 7.1700 4.8300 - 2.5000 0.1700", "0.1700 2.5000 4.8300 7.1700 - 9.5000 11.8300", 4},
      {"compscore: not played is a line of the board", "compscore", lines, "11.8 9.5 7.2 4.8 - 2.5 0.2",
       "0.2 2.5 4.8 7.2 - 9.5 11.8", 1},
      {"plain: nothing is lifted", "plain", lines, "10 8 6 4 - 2 0", "0 2 4 6 - 8 10"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("Neuberg's formula, Belgian guide §3 example 4") {
  const char* expected[] = {"11.83", "9.50", "7.17", "4.83", "2.50", "0.17"};
  for (int i = 0; i < 6; ++i) {
    CHECK(show(neuberg(10 - 2 * i, 6, 7), 2) == expected[i]);
    CHECK(neuberg(10 - 2 * i, 6, 6) == Exact(10 - 2 * i));
  }
  CHECK(neuberg(10, 6, 7) + neuberg(8, 6, 7) + neuberg(0, 6, 7) == Exact::fraction(43, 2));
  CHECK(neuberg(6, 6, 7) + neuberg(6, 6, 7) + neuberg(6, 6, 7) == Exact::fraction(43, 2));
  CHECK(neuberg(0, 0, 7) == Exact(0));
}

TEST_CASE("averages, Belgian guide §2.5 and §3 example 5") {
  const std::vector<GivenLine> one = with(real({550, 400, 130, 100}), {{averages()}});
  const std::vector<GivenLine> two = with(real({800, 400, -300}), {{averages()}, {averages()}});
  const Row rows[] = {
      {"one average", "club", one, "7 5 3 1 4", "1 3 5 7 4"},
      {"two averages", "club", two, "6 4 2 4 4", "2 4 6 4 4"},
      {"one average, neuberg: N = 5, S = 4", "wbf", one, "7.75 5.25 2.75 0.25 4.00",
       "0.25 2.75 5.25 7.75 4.00", 2},
      {"two averages, neuberg: N = 5, S = 3", "wbf", two, "7.3333 4.0000 0.6667 4.0000 4.0000",
       "0.6667 4.0000 7.3333 4.0000 4.0000", 4},
      {"acbl halves", "acbl", one, "3.88 2.63 1.38 0.13 2.00", "0.13 1.38 2.63 3.88 2.00", 2},
      {"magic: exact halves away from average", "magic", one, "7.8 5.3 2.7 0.2 4.0", "0.2 2.7 5.3 7.8 4.0",
       1},
      {"ebuscore: 7.875 rounds up on both sides", "ebuscore",
       with(real({700, 600, 500, 400, 300, 200, 100, 0}), {{averages()}}),
       "15.88 13.63 11.38 9.13 6.88 4.63 2.38 0.13 8.00", "0.13 2.38 4.63 6.88 9.13 11.38 13.63 15.88 8.00",
       2},
      {"compscore: the A-line is a line of the board, halves to even", "compscore", one,
       "7.8 5.2 2.8 0.2 4.0", "0.2 2.8 5.2 7.8 4.0", 1},
      {"plain: the others' own top of 6, the average half of it", "plain", one, "6 4 2 0 3", "0 2 4 6 3"},
      // S counts real and artificial lines, X the ties with the latter: N = 6, S = 5, X = 7 5 3 1.
      {"an average and a line not played", "club", with(one, {{notPlayed()}}), "8.6 6.2 3.8 1.4 5.0 -",
       "1.4 3.8 6.2 8.6 5.0 -", 1},
      {"nothing but averages", "club", {{averages()}, {averages()}}, "1 1", "1 1"},
      {"nothing but averages", "wbf", {{averages()}, {averages()}}, "1 1", "1 1"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("percentages awarded") {
  const std::vector<GivenLine> lines = with(real({550, 400, 130, 100}), {{awards(percent(60), percent(40))}});
  const Row rows[] = {
      {"60/40 of a top of 8, the line ties", "club", lines, "7.0 5.0 3.0 1.0 4.8", "1.0 3.0 5.0 7.0 3.2", 1},
      {"both sides 60", "club", with(real({550, 400, 130, 100}), {{awards(percent(60), percent(60))}}),
       "7.0 5.0 3.0 1.0 4.8", "1.0 3.0 5.0 7.0 4.8", 1},
      {"acbl", "acbl", lines, "3.88 2.63 1.38 0.13 2.40", "0.13 1.38 2.63 3.88 1.60", 2},
      {"plain: of the others' top", "plain", lines, "6.0 4.0 2.0 0.0 3.6", "0.0 2.0 4.0 6.0 2.4", 1},
      {"A+ and A- without other boards", "club",
       with(real({550, 400, 130, 100}), {{awards(plus(), minus())}}), "7.0 5.0 3.0 1.0 4.8",
       "1.0 3.0 5.0 7.0 3.2", 1},
      {"reverse swaps the awards with the columns", "club",
       with(real({550, 400, 130, 100}), {reversed(awards(percent(60), percent(40)))}), "7.0 5.0 3.0 1.0 3.2",
       "1.0 3.0 5.0 7.0 4.8", 1},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("reverse, Belgian guide §2.6: as written, then swapped") {
  const Row rows[] = {
      {"the top goes to EW",
       "club",
       {reversed(score(550)), {score(400)}, {score(130)}, {score(100)}},
       "0 4 2 0",
       "6 2 4 6"},
      {"a tie", "club", {reversed(score(400)), {score(400)}, {score(130)}}, "1 3 0", "3 1 4"},
      {"a bye stays a bye", "club", {{score(400)}, {score(130)}, reversed(bye())}, "2 0 -", "0 2 -"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("split and one-sided scores: NS and EW are two lists") {
  const Row rows[] = {
      // NS compare 420 450 -50 50; EW compare 450 450 -50 50.
      {"split", "club", {{Split{420, 450}}, {score(450)}, {score(-50)}, {score(50)}}, "4 6 0 2", "1 1 6 4"},
      // NS's list has an artificial line in place of 420: X = 5 1 3 and S = 4.
      {"NS adjusted, ties",
       "club",
       {{OneSided{Side::ns, percent(40), 420}}, {score(450)}, {score(-50)}, {score(50)}},
       "2.4 5.0 1.0 3.0",
       "2.0 0.0 6.0 4.0",
       1},
      // NS's list lifted from 3 to 4 results: 4/3 (X + 1) − 1.
      {"NS adjusted, neuberg",
       "wbf",
       {{OneSided{Side::ns, percent(40), 420}}, {score(450)}, {score(-50)}, {score(50)}},
       "2.4000 5.6667 0.3333 3.0000",
       "2.0000 0.0000 6.0000 4.0000",
       4},
      {"EW adjusted, neuberg",
       "wbf",
       {{OneSided{Side::ew, average(), 420}}, {score(450)}, {score(-50)}, {score(50)}},
       "4.0000 6.0000 0.0000 2.0000",
       "3.0000 0.3333 5.6667 3.0000",
       4},
      {"NS adjusted, plain: two tops",
       "plain",
       {{OneSided{Side::ns, percent(50), 420}}, {score(450)}, {score(-50)}, {score(50)}},
       "2 4 0 2",
       "2 0 6 4"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("weighted scores, Law 12C1(c)") {
  const std::vector<GivenLine> lines = {
      {weighted({part(620, 60), part(-100, 40)})}, {score(620)}, {score(170)}, {score(-200)}};
  const Row rows[] = {
      // 620: ties one, beats two: 5. −100: beats one: 2. 0.6·5 + 0.4·2 = 3.8. The others meet 620 at 0.6 and
      // −100 at 0.4.
      {"60 % of 620 and 40 % of −100", "club", lines, "3.8 5.4 2.8 0.0", "2.2 0.6 3.2 6.0", 1},
      {"weights need not add up to 100",
       "club",
       {{weighted({part(620, 3), part(-100, 2)})}, {score(620)}, {score(170)}, {score(-200)}},
       "3.8 5.4 2.8 0.0",
       "2.2 0.6 3.2 6.0",
       1},
      {"one part is a plain score",
       "club",
       {{weighted({part(620, 100)})}, {score(620)}, {score(170)}, {score(-200)}},
       "5 5 2 0",
       "1 1 4 6"},
      // A: 620 or −100, half each; B: 170 or −100, a third and two thirds.
      {"two weighted scores",
       "club",
       {{weighted({part(620, 50), part(-100, 50)})}, {weighted({part(170, 1), part(-100, 2)})}, {score(0)}},
       "2.3333 1.3333 2.3333",
       "1.6667 2.6667 1.6667",
       4},
      // 650 beats four and ties one, −100 beats three: 0.3 · 9 + 0.7 · 6.
      {"EBU White Book 2025 §4.1.1.4: six tables, 30 % of 650 and 70 % of −100", "wbf",
       with({{weighted({part(650, 30), part(-100, 70)})}}, real({650, 620, -200, -300, -400})),
       "6.90 9.70 7.40 4.00 2.00 0.00", "3.10 0.30 2.60 6.00 8.00 10.00", 2},
      {"lifted", "wbf", with(lines, {{notPlayed()}}), "5.0000 7.0000 3.7500 0.2500 -",
       "3.0000 1.0000 4.2500 7.7500 -", 4},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("weights that have no small common measure are brought to one, and nothing is lost") {
  // Twelve results whose weights add up to twelve different primes.
  const std::int32_t primes[] = {10007, 10009, 10037, 10039, 10061, 10067,
                                 10069, 10079, 10091, 10093, 10099, 10103};
  std::vector<GivenLine> lines;
  for (const std::int32_t prime : primes) {
    lines.push_back({Weighted{{{100, {1234}}, {200, {4321}}, {-50, {prime - 5555}}}}});
  }
  lines.push_back({score(150)});
  const Event event = oneBoard(lines);
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  Exact sum;
  for (const LineScore& line : scores.lines) {
    CHECK(line.ns.points + line.ew.points == Exact(24));
    sum += line.ns.points;
  }
  CHECK(sum == Exact(13 * 12));
  // 150 beats all but the shares of 200.
  CHECK(toDouble(scores.lines.back().ns.points) ==
        doctest::Approx(24 - 2 * 12 * 4321.0 / 10062.5).epsilon(1e-4));
}

TEST_CASE("small groups of a fouled board") {
  const auto board = [](std::vector<std::int32_t> first, std::vector<std::int32_t> second) {
    std::vector<GivenLine> lines;
    for (const std::int32_t value : first) lines.push_back(inGroup(1, score(value)));
    for (const std::int32_t value : second) lines.push_back(inGroup(2, score(value)));
    return lines;
  };
  const Row rows[] = {
      // Each group lifted to N = 9: 9/6 (X + 1) − 1 and 9/3 (X + 1) − 1.
      {"no rule for small groups: Neuberg", "club", board({600, 500, 400, 300, 200, 100}, {50, 0, -50}),
       "15.5 12.5 9.5 6.5 3.5 0.5 14.0 8.0 2.0", "0.5 3.5 6.5 9.5 12.5 15.5 2.0 8.0 14.0", 1},
      // 3 of 9 is a third: 70, 60 and 50 per cent of 16.
      {"EBU White Book: 3 of 9", "wbf", board({600, 500, 400, 300, 200, 100}, {50, 0, -50}),
       "15.5 12.5 9.5 6.5 3.5 0.5 11.2 9.6 8.0", "0.5 3.5 6.5 9.5 12.5 15.5 8.0 9.6 11.2", 1},
      {"EBU White Book: 3 of 8 is more than a third", "wbf", board({500, 400, 300, 200, 100}, {50, 0, -50}),
       "13.4000 10.2000 7.0000 3.8000 0.6000 12.3333 7.0000 1.6667",
       "0.6000 3.8000 7.0000 10.2000 13.4000 1.6667 7.0000 12.3333", 4},
      {"EBU White Book: 2 of 6, 65 and 55", "wbf", board({400, 300, 200, 100}, {50, 0}),
       "9.50 6.50 3.50 0.50 6.50 5.50", "0.50 3.50 6.50 9.50 5.50 6.50", 2},
      {"EBU White Book: 2 of 6 tied, 60 and 60", "wbf", board({400, 300, 200, 100}, {50, 50}),
       "9.50 6.50 3.50 0.50 6.00 6.00", "0.50 3.50 6.50 9.50 6.00 6.00", 2},
      {"EBU White Book: one result, 60 and 60", "wbf", board({400, 300}, {50}), "3.5 0.5 2.4", "0.5 3.5 2.4",
       1},
      // In the American scale, top 8: 70 60 50 per cent.
      {"ACBL: 3 of 9", "acbl", board({600, 500, 400, 300, 200, 100}, {50, 0, -50}),
       "7.75 6.25 4.75 3.25 1.75 0.25 5.60 4.80 4.00", "0.25 1.75 3.25 4.75 6.25 7.75 4.00 4.80 5.60", 2},
      {"ACBL: 3 of 5 are the larger group", "acbl", board({300, 200, 100}, {50, 0}),
       "3.67 2.00 0.33 2.60 2.20", "0.33 2.00 3.67 2.20 2.60", 2},
      {"ACBL: 3 and 3, neither is larger", "acbl", board({300, 200, 100}, {50, 0, -50}),
       "3.50 3.00 2.50 3.50 3.00 2.50", "2.50 3.00 3.50 2.50 3.00 3.50", 2},
      {"ACBL: 4 and 1", "acbl", board({400, 300, 200, 100}, {50}), "3.88 2.63 1.38 0.13 2.40",
       "0.13 1.38 2.63 3.88 2.40", 2},
      {"plain: each form has its own top", "plain", board({300, 200, 100}, {50, 0}), "4 2 0 2 0",
       "0 2 4 0 2"},
      // An average ties with every real result of both forms: S = 4 and 3, N = 6.
      {"an average on a fouled board, ties", "club", with(board({300, 200, 100}, {50, 0}), {{averages()}}),
       "8.0 5.0 2.0 7.0 3.0 5.0", "2.0 5.0 8.0 3.0 7.0 5.0", 1},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("one real result left on a board") {
  const std::vector<GivenLine> lines = {{score(420)}, {notPlayed()}, {averages()}};
  const Row rows[] = {
      {"acbl: 60 and 60", "acbl", lines, "1.2 - 1.0", "1.2 - 1.0", 1},
      {"wbf: Neuberg makes it an average", "wbf", lines, "2 - 2", "2 - 2"},
      {"plain: nothing to compare with", "plain", lines, "0 - 0", "0 - 0"},
  };
  for (const Row& row : rows) verify(row);
}

TEST_CASE("counting and sorting agree, whatever the scores") {
  // Multiples of ten in a small range are counted, anything else is sorted.
  std::vector<std::int32_t> counted;
  std::vector<std::int32_t> sorted;
  std::uint32_t state = 1;
  for (int i = 0; i < 500; ++i) {
    state = state * 1664525U + 1013904223U;
    const auto tens = static_cast<std::int32_t>(state >> 24) - 128;
    counted.push_back(tens * 10);
    sorted.push_back(tens * 7'000'003);
  }
  CHECK(matchpoints(counted) == matchpoints(sorted));
  CHECK(matchpoints(std::vector<std::int32_t>{}).empty());
  const std::vector<std::int32_t> extremes = {2147483647, -2147483647 - 1, 0};
  CHECK(matchpoints(extremes) == std::vector<std::int32_t>{4, 0, 2});
}

}  // namespace overtrick::matchpoints_test

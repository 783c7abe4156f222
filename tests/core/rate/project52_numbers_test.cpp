// Every number that the two texts print, or that follows from their examples, each with its source.
// Sources: Denmark = Handicapreglement 2017; Sweden = Project 52 – Handicap, 2005/2007.
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>

#include "project52_support.h"

namespace overtrick::project52_numbers_test {

namespace {

using namespace p52test;

// As printed with so many decimals.
bool prints(double value, double printed, int decimals) {
  return std::abs(value - printed) <= 0.5 * std::pow(10, -decimals) + 1e-9;
}

Quick pairAgainst(double own, double partner, double mean, Reference reference) {
  Quick input;
  input.handicaps = {own, partner};
  input.mean = mean;
  input.reference = reference;
  return input;
}

Field pairsField(const std::vector<std::optional<double>>& pairs, const std::vector<double>& above) {
  Field field;
  field.boards = 24;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    FieldEntry entry;
    entry.handicaps = {pairs[i], pairs[i]};
    if (i < above.size()) entry.result = 50 + above[i];
    field.entries.push_back(entry);
  }
  return field;
}

TEST_CASE("project52: expected percentages as printed") {
  struct Row {
    std::string name;
    double own, partner, mean;
    Reference reference;
    Settings settings;
    double expected;
    int decimals;
  };
  const Row rows[] = {
      {"Sweden 9: 26 in a field of 16", 26, 26, 16, Reference::others, popular(), 46, 9},
      {"Sweden 9: 26 in a field of 46", 26, 26, 46, Reference::others, popular(), 58, 9},
      {"Sweden 9: 28 and 14 against 26, five units are 2 %", 28, 14, 26, Reference::others, popular(), 52, 9},
      {"Sweden 4.3, Denmark 5.6: ten units are four points", 20, 20, 30, Reference::others, popular(), 54, 9},
      {"Sweden 4.3, Denmark 5.6: a unit is 0.5 %", 29, 29, 30, Reference::others, denmark(), 50.5, 9},
      {"Sweden 5.1: 300 master points among 50", 13, 13, 52 / 1.5, Reference::others, sweden(), 60.83, 2},
      {"Sweden 5.1: the same with rounded handicaps", 13, 13, 34.7, Reference::others, sweden(), 60.8, 1},
      {"A phone after the game: 28.4 and 14.0 against 26", 28.4, 14, 26, Reference::others, denmark(), 52.4,
       9},
  };
  for (const Row& row : rows) {
    for (const double entrants : {2.0, 7.0, 28.0, 1000.0}) {
      CAPTURE(row.name);
      CAPTURE(entrants);
      Quick input = pairAgainst(row.own, row.partner, row.mean, row.reference);
      input.entrants = entrants;
      CHECK(prints(*quick(input, row.settings).expected, row.expected, row.decimals));
    }
  }
}

TEST_CASE("project52: Denmark 3.1, the table of expected results at three tables") {
  const std::array<double, 7> handicaps{0, 10, 20, 25, 30, 40, 50};
  const int printed[7][7] = {{50, 56, 62, 65, 68, 74, 80}, {44, 50, 56, 59, 62, 68, 74},
                             {38, 44, 50, 53, 56, 62, 68}, {35, 41, 47, 50, 53, 59, 65},
                             {32, 38, 44, 47, 50, 56, 62}, {26, 32, 38, 41, 44, 50, 56},
                             {20, 26, 32, 35, 38, 44, 50}};
  for (std::size_t row = 0; row < 7; ++row) {
    for (std::size_t column = 0; column < 7; ++column) {
      CAPTURE(row);
      CAPTURE(column);
      Quick input = pairAgainst(handicaps[row], handicaps[row], handicaps[column], Reference::field);
      input.tables = 3;
      input.boards = 50;
      CHECK(near(*quick(input, denmark()).expected, printed[row][column]) < 1e-12);
    }
  }
}

TEST_CASE("project52: changes as printed") {
  struct Row {
    std::string name;
    Settings settings;
    std::optional<double> tables;
    double boards, above, change;
    int decimals;
  };
  const Row rows[] = {
      {"Sweden 4.1: ten per cent above, 24 boards, endless tables", denmark(), {}, 24, 10, -0.9764, 4},
      {"The same with 10 tables and 20 pairs", denmark(), 10, 24, 10, -0.7904, 4},
      {"Sweden 4.1, Denmark 5.4.1: approximately one unit", denmark(), {}, 24, 10, -1.0, 1},
      {"Sweden 9: eight per cent above is about one unit", popular(), {}, 24, 8, -0.976, 3},
      {"As expected", denmark(), 10, 24, 0, 0, 12},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Quick input = pairAgainst(30, 20, 25, Reference::field);
    input.tables = row.tables;
    input.boards = row.boards;
    input.result = 50 + row.above;
    const QuickAnswer answer = quick(input, row.settings);
    CHECK(prints(*answer.change, row.change, row.decimals));
    CHECK(near(*answer.perPoint * row.above, *answer.change) < 1e-12);
  }
}

TEST_CASE("project52: a phone after the game") {
  Quick input = pairAgainst(28.4, 14, 26, Reference::others);
  input.tables = 14;
  input.boards = 24;
  input.result = 54.2;
  const QuickAnswer answer = quick(input, denmark());
  CHECK(prints(*answer.expected, 52.40, 9));
  CHECK(prints(*answer.players[0].after, 28.25, 2));
  CHECK(prints(*answer.players[1].after, 13.85, 2));
  CHECK(*answer.entrants == 28);
  CHECK(answer.findings.empty());
  Quick keep = input;
  keep.result = answer.expected;
  CHECK(near(*quick(keep, denmark()).change, 0) < 1e-15);
  const Curve line = curve(input, denmark(), 30, 70, 40);
  CHECK(line.results.size() == 41);
  CHECK(line.after.size() == 82);
  CHECK(line.after[0] > line.after[80]);
  for (std::size_t i = 0; i < line.results.size(); ++i) {
    Quick point = input;
    point.result = line.results[i];
    CHECK(line.results[i] == 30 + static_cast<double>(i));
    for (std::size_t player = 0; player < 2; ++player)
      CHECK(near(*quick(point, denmark()).players[player].after, line.after[2 * i + player]) < 1e-12);
  }
  input.mean = answer.mean;
  input.reference = Reference::field;
  CHECK(near(*quick(input, denmark()).expected, *answer.expected) < 1e-12);
  CHECK(near(*quick(input, denmark()).others, 26) < 1e-12);
}

TEST_CASE("project52: start handicaps, Sweden 5.1 (10)") {
  struct Row {
    double masterPoints, handicap;
    int decimals;
  };
  const Row rows[] = {{0, 52, 9},   {10, 47.27, 2}, {30, 40, 9},     {50, 34.67, 2},
                      {100, 26, 9}, {300, 13, 9},   {1000, 4.73, 2}, {3000, 1.68, 2}};
  for (const Row& row : rows) {
    CAPTURE(row.masterPoints);
    CHECK(prints(*startHandicap(row.masterPoints, denmark()), row.handicap, row.decimals));
  }
  CHECK_FALSE(startHandicap(-1, denmark()));
  CHECK_FALSE(startHandicap(NAN, denmark()));
}

TEST_CASE("project52: handicaps of pairs and teams, Denmark 1.2 and 1.3") {
  CHECK(prints(*meanHandicap(std::array{43.76, 29.12}), 36.44, 9));
  CHECK(prints(*meanHandicap(std::array{15.70, 22.75, 20.43, 12.88}), 17.94, 9));
  CHECK(prints(*meanHandicap(std::array{10.0, 20.0, 30.0, 40.0, 50.0, 6.0}), 26, 9));
}

TEST_CASE("project52: weight of the past, Denmark 5.4.1 as T = 480 gives it") {
  struct Row {
    double boards;
    std::optional<double> tables;
    double percent;
    int decimals;
  };
  const Row rows[] = {{480, {}, 36.75, 2}, {1152, {}, 9.05, 2}, {480, 10, 42.7, 1}, {1152, 10, 13.0, 1}};
  for (const Row& row : rows) {
    CAPTURE(row.boards);
    CHECK(prints(100 * *weightOfPast(row.boards, row.tables, Calculation::matchpoints, denmark()),
                 row.percent, row.decimals));
  }
}

TEST_CASE("project52: match across the field, worked example of formula (8)") {
  const double ns[] = {10, 20, 30, 5};
  const double ew[] = {12, 44, 3, 8};
  Field field;
  field.form = Form::field;
  field.calculation = Calculation::imps;
  for (std::int32_t table = 0; table < 4; ++table) {
    FieldEntry entry;
    entry.table = table + 1;
    entry.direction = Direction::ns;
    entry.handicaps = {ns[table], ns[table]};
    field.entries.push_back(entry);
    entry.direction = Direction::ew;
    entry.handicaps = {ew[table], ew[table]};
    field.entries.push_back(entry);
  }
  for (const Settings& settings : {denmark(), sweden()}) {
    const FieldAnswer answer = expected(field, settings);
    CHECK(near(*answer.entries[2].expected, 47.0 / 18) < 1e-12);
    CHECK(near(*answer.entries[3].expected, -47.0 / 18) < 1e-12);
    CHECK(answer.tables == 4);
  }
}

// Denmark 5.1: N_B is every table of the field, and not all of them need be listed.
TEST_CASE("project52: a field of twenty tables of which two are listed, with a guest") {
  Field field;
  field.form = Form::field;
  field.boards = 24;
  const std::optional<double> handicaps[] = {10, 20, 30, {}};
  const double results[] = {57, 43, 45, 55};
  for (std::int32_t seat = 0; seat < 4; ++seat) {
    FieldEntry entry;
    entry.table = seat / 2 + 1;
    entry.direction = seat % 2 == 0 ? Direction::ns : Direction::ew;
    entry.handicaps = {handicaps[seat], handicaps[seat]};
    entry.result = results[seat];
    field.entries.push_back(entry);
  }
  const FieldAnswer listed = expected(field, denmark());
  field.tables = 20;
  for (const Settings& settings : {denmark(), sweden()}) {
    const FieldAnswer answer = expected(field, settings);
    CHECK(answer.tables == 20);
    for (std::size_t i = 0; i < 4; ++i) {
      CHECK(near(*answer.entries[i].handicap, *listed.entries[i].handicap) < 1e-12);
      CHECK(near(*answer.entries[i].expected, *listed.entries[i].expected) < 1e-12);
    }
    const double part = std::pow(1 - 1.0 / 480 * 19 / 20.6, 24) - 1;
    const double change = part * 19.0 / 20 * 0.5 * 2 * (57 - *answer.entries[0].expected);
    CHECK(near(*answer.entries[0].change, change) < 1e-12);
    CHECK(near(*answer.entries[3].change, 0) < 1e-12);
  }
}

TEST_CASE("project52: guests, worked example of Sweden 5.3 (11)") {
  const Field field = pairsField({10, 20, {}, 30, {}, 5}, {5, 2, -3, -10, 1, 5});
  const FieldAnswer answer = expected(field, denmark());
  CHECK(prints(*answer.entries[2].handicap, 22.0833, 4));
  CHECK(prints(*answer.entries[4].handicap, 15.4167, 4));
  for (const std::size_t guest : {std::size_t{2}, std::size_t{4}}) {
    CHECK(near(*answer.entries[guest].expected, *answer.entries[guest].result) < 1e-12);
    CHECK(*answer.entries[guest].change == 0);
    CHECK(answer.entries[guest].estimated);
    CHECK(answer.entries[guest].handicapRank.rank == 0);
  }
  CHECK(answer.tables == 3);
  CHECK(answer.entriesCounted == 6);
}

TEST_CASE("project52: sit-outs, Denmark 3.4") {
  CHECK(sitOut(true) == SitOut{50, 50});
  CHECK(sitOut(false) == SitOut{50, 60});
  const BoardPoints boards[] = {{6, 10, true}, {6, 10, false}, {3, 10, true}, {5, 10, true}};
  const TableResult percent = resultAtTable(boards, Calculation::matchpoints);
  CHECK(percent.boards == 3);
  CHECK(near(*percent.result, 1400.0 / 30) < 1e-12);
  const BoardPoints imps[] = {{-6, 5, true}, {12, 5, true}, {3, 5, false}};
  CHECK(near(*resultAtTable(imps, Calculation::imps).result, 0.6) < 1e-12);
  CHECK_FALSE(resultAtTable({}, Calculation::imps).result);
}

TEST_CASE("project52: the rank list, Denmark 4") {
  const std::vector<Member> members = {{45.11, 9999, 1},  {35.74, 9999, 1}, {51.19, 9999, 2},
                                       {38.28, 9999, -1}, {35.74, 8, 2},    {{}, 8, 2}};
  const RankList list = rankList(members);
  CHECK(list.ranks[0].club.rank == 3);
  CHECK(list.ranks[1].club.rank == 1);
  CHECK(list.ranks[2].club.rank == 4);
  CHECK(list.ranks[3].club.rank == 2);
  CHECK(list.ranks[3].national.rank == 0);
  CHECK(list.ranks[0].district.rank == 2);
  CHECK(list.ranks[1].national == Place{1, true});
  CHECK(list.ranks[2].national.rank == 4);
  CHECK(list.ranks[5].club.rank == 0);
  CHECK(list.clubs[1].members == 4);
  CHECK(prints(*list.clubs[1].mean, 42.58, 9));
  CHECK(list.clubs[0].members == 2);
}

TEST_CASE("project52: a handicap event both ways, and favourites") {
  Field field = pairsField({10, 40, 25, 25}, {8, -3, -2, -3});
  field.entries[1].boards = 6;
  const FieldAnswer answer = expected(field, denmark());
  // Expected 60, 40, 50, 50; nett 48, 57, 48, 47.
  CHECK(prints(*answer.entries[0].expected, 60, 9));
  CHECK(prints(*answer.entries[1].nett, 57, 9));
  CHECK(answer.entries[0].gross == Place{1, false});
  CHECK(answer.entries[1].gross == Place{3, true});
  CHECK(answer.entries[1].byNett == Place{1, false});
  CHECK(answer.entries[0].byNett == Place{2, true});
  CHECK(answer.entries[1].byChange == Place{1, false});
  CHECK(answer.entries[0].handicapRank == answer.entries[0].byChange);
  CHECK(expected(field, sweden()).entries[0].handicapRank == answer.entries[0].byNett);
  CHECK(favourites(answer) == std::vector<std::int32_t>{0, 2, 3, 1});
  CHECK(answer.entries[2].favourite == Place{2, true});
}

TEST_CASE("project52: Denmark 1.6, what is rated") {
  CHECK(isRated(Form::pairs, Format::ordinary, denmark()));
  CHECK_FALSE(isRated(Form::individual, Format::ordinary, denmark()));
  CHECK_FALSE(isRated(Form::pairs, Format::monrad, denmark()));
  CHECK_FALSE(isRated(Form::match, Format::knockOut, denmark()));
  CHECK_FALSE(isRated(Form::pairs, Format::homeMade, denmark()));
  CHECK(isRated(Form::individual, Format::monrad, sweden()));
  Settings own = denmark();
  own.rated.individual = true;
  CHECK(isRated(Form::individual, Format::ordinary, own));
}

}  // namespace

}  // namespace overtrick::project52_numbers_test

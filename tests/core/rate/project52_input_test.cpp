// Input that is wrong, missing or odd: the right answer or a clear finding, never a figure that is no number.
#include <doctest/doctest.h>

#include <limits>
#include <string>

#include "project52_support.h"

namespace overtrick::project52_input_test {

namespace {

using namespace p52test;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

Field six() {
  Field field;
  field.boards = 24;
  const double handicaps[] = {10, 20, 30, 40, 25, 15};
  const double results[] = {55, 52, 48, 45, 49, 51};
  for (int i = 0; i < 6; ++i) {
    FieldEntry entry;
    entry.handicaps = {handicaps[i], handicaps[i] + 2};
    entry.result = results[i];
    field.entries.push_back(entry);
  }
  return field;
}

bool sound(const std::optional<double>& value) { return !value || std::isfinite(*value); }

bool sound(const FieldAnswer& answer) {
  bool good = sound(answer.mean);
  for (const RatedEntry& entry : answer.entries) {
    for (const auto& value : {entry.handicap, entry.expected, entry.result, entry.change, entry.nett})
      good = good && sound(value);
    for (const PlayerChange& player : entry.players)
      for (const auto& value : {player.before, player.change, player.after}) good = good && sound(value);
    for (const RateTerm& term : entry.working) good = good && std::isfinite(term.value);
  }
  return good;
}

TEST_CASE("project52 input: each oddity has its finding") {
  struct Row {
    std::string name;
    void (*spoil)(Field&);
    Code code;
  };
  const Row rows[] = {
      {"above the ceiling", [](Field& f) { f.entries[1].handicaps[0] = 52.5; }, Code::handicapAboveCeiling},
      {"not a number", [](Field& f) { f.entries[1].handicaps[0] = nan; }, Code::handicapInvalid},
      {"endless", [](Field& f) { f.entries[1].handicaps[0] = -inf; }, Code::handicapInvalid},
      {"absurd", [](Field& f) { f.entries[1].handicaps[0] = 1e300; }, Code::handicapInvalid},
      {"no partner", [](Field& f) { f.entries[1].handicaps.pop_back(); }, Code::missingPartner},
      {"nobody", [](Field& f) { f.entries[1].handicaps.clear(); }, Code::missingPartner},
      {"three in a pair", [](Field& f) { f.entries[1].handicaps.emplace_back(3); }, Code::tooManyPlayers},
      {"one pair", [](Field& f) { f.entries.resize(1); }, Code::fieldTooSmall},
      {"no pair", [](Field& f) { f.entries.clear(); }, Code::fieldTooSmall},
      {"two pairs", [](Field& f) { f.entries.resize(2); }, Code::noComparison},
      {"three pairs", [](Field& f) { f.entries.resize(3); }, Code::noComparison},
      {"no boards", [](Field& f) { f.boards = 0; }, Code::noBoards},
      {"half a board", [](Field& f) { f.boards = 23.5; }, Code::boardsInvalid},
      {"boards not a number", [](Field& f) { f.entries[2].boards = nan; }, Code::boardsInvalid},
      {"boards not said", [](Field& f) { f.boards = {}; }, Code::boardsMissing},
      {"half a table", [](Field& f) { f.tables = 3.5; }, Code::halfTable},
      {"less than a table", [](Field& f) { f.tables = 0.5; }, Code::tablesInvalid},
      {"other tables", [](Field& f) { f.tables = 4; }, Code::tablesDiffer},
      {"other tables than those of the field",
       [](Field& f) {
         f.form = Form::field;
         f.tables = 4;
       },
       Code::tablesDiffer},
      {"more than the two tables of a match",
       [](Field& f) {
         f.form = Form::match;
         f.tables = 12;
       },
       Code::tablesCounted},
      {"result not a number", [](Field& f) { f.entries[0].result = nan; }, Code::resultInvalid},
      {"542 for 54.2", [](Field& f) { f.entries[0].result = 542; }, Code::resultOutOfRange},
      {"individuals", [](Field& f) { f.form = Form::individual; }, Code::eventNotRated},
      {"knock-out", [](Field& f) { f.format = Format::knockOut; }, Code::eventNotRated},
      {"no table", [](Field& f) { f.form = Form::field; }, Code::seatMissing},
      {"no team", [](Field& f) { f.form = Form::barometer; }, Code::teamMissing},
      {"six teams without a match", [](Field& f) { f.form = Form::match; }, Code::matchMissing},
      {"guest", [](Field& f) { f.entries[1].handicaps[0] = {}; }, Code::guestEstimated},
      {"guest before play",
       [](Field& f) {
         f.entries[1].handicaps[0] = {};
         f.entries[1].result = {};
       },
       Code::guestNotEstimated},
      {"all guests",
       [](Field& f) {
         for (FieldEntry& entry : f.entries) entry.handicaps = {{}, {}};
       },
       Code::guestNotEstimated},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Field field = six();
    row.spoil(field);
    const FieldAnswer answer = expected(field, denmark());
    CHECK(hasCode(answer.findings, row.code));
    CHECK(sound(answer));
  }
  CHECK(expected(six(), denmark()).findings.empty());
}

TEST_CASE("project52 input: what the odd ones count as") {
  Field field = six();
  const FieldAnswer plain = expected(field, denmark());
  SUBCASE("above the ceiling counts as the ceiling") {
    field.entries[3].handicaps = {52.5, 40};
    Field capped = field;
    capped.entries[3].handicaps = {52, 40};
    CHECK(*expected(field, denmark()).entries[0].expected ==
          *expected(capped, denmark()).entries[0].expected);
    CHECK(*expected(field, denmark()).entries[3].players[0].before == 52);
  }
  SUBCASE("below nought is a handicap") {
    field.entries[0].handicaps = {-3, -3};
    CHECK(expected(field, denmark()).findings.empty());
    CHECK(*expected(field, denmark()).entries[0].handicap == -3);
  }
  SUBCASE("no boards, no change") {
    field.boards = 0;
    CHECK(*expected(field, denmark()).entries[0].change == 0);
    CHECK_FALSE(std::signbit(*expected(field, denmark()).entries[0].change));
    CHECK(*expected(field, denmark()).entries[0].expected == *plain.entries[0].expected);
  }
  SUBCASE("half a table is not a table") {
    field.tables = 3.5;
    CHECK(expected(field, denmark()).tables == 3);
    CHECK(*expected(field, denmark()).entries[0].change == *plain.entries[0].change);
  }
  SUBCASE("one pair has no expected result") {
    field.entries.resize(1);
    const FieldAnswer answer = expected(field, denmark());
    CHECK_FALSE(answer.entries[0].expected);
    CHECK_FALSE(answer.entries[0].change);
    CHECK(*answer.entries[0].handicap == 11);
  }
  SUBCASE("seven pairs are three tables") {
    field.entries.push_back(field.entries[0]);
    CHECK(expected(field, denmark()).tables == 3);
    field.entries.back().phantom = true;
    CHECK(expected(field, denmark()).entriesCounted == 6);
  }
  SUBCASE("one table compares with nothing") {
    field.entries.resize(3);
    CHECK(*expected(field, denmark()).entries[0].change == 0);
    CHECK(expected(field, denmark()).entries[0].expected);
  }
  SUBCASE("without a result there is an expected one") {
    field.entries[0].result = {};
    const FieldAnswer answer = expected(field, denmark());
    CHECK(*answer.entries[0].expected == *plain.entries[0].expected);
    CHECK_FALSE(answer.entries[0].change);
    CHECK(answer.entries[0].gross.rank == 0);
    CHECK(*answer.entries[1].change == *plain.entries[1].change);
  }
}

TEST_CASE("project52 input: ways to seat a guest, Sweden 5.3, 5.4, Denmark 2.4") {
  Field field = six();
  field.entries[1].handicaps[1] = {};
  Settings settings = denmark();
  CHECK(expected(field, settings).entries[1].estimated);
  CHECK_FALSE(expected(field, settings).entries[1].moves);
  CHECK(*expected(field, settings).entries[1].players[0].after == 20);
  CHECK_FALSE(expected(field, settings).entries[1].players[1].after);

  settings.guests = Seating::partner;
  CHECK(*expected(field, settings).entries[1].handicap == 20);
  CHECK(*expected(field, settings).entries[1].change != 0);
  settings.guests = Seating::start;
  CHECK(*expected(field, settings).entries[1].handicap == 36);
  field.entries[1].seating = Seating::partner;
  CHECK(*expected(field, settings).entries[1].handicap == 20);
  field.entries[1].seating = {};

  field.entries[1].nonMember = true;
  CHECK(*expected(field, denmark()).entries[1].handicap == 36);
  CHECK(*expected(field, denmark()).entries[1].change != 0);
  CHECK(expected(field, sweden()).entries[1].estimated);
  field.entries[1].handicaps[1] = 35;
  CHECK(*expected(field, sweden()).entries[1].handicap == 27.5);
  CHECK(*expected(field, sweden()).entries[1].change == 0);
  CHECK(*expected(field, sweden()).entries[1].players[0].after == 20);
  field.entries[1].nonMember = false;
  field.entries[1].guest = true;
  CHECK(*expected(field, sweden()).entries[1].change != 0);
}

TEST_CASE("project52 input: tables, rooms and matches that do not fit together") {
  Field field;
  field.form = Form::field;
  field.boards = 12;
  for (std::int32_t i = 0; i < 8; ++i) {
    FieldEntry entry;
    entry.handicaps = {i * 3.0, i * 5.0};
    entry.table = i / 2;
    entry.direction = i % 2 == 0 ? Direction::ns : Direction::ew;
    entry.team = i / 2;
    entry.room = i % 2;
    entry.result = i % 2 == 0 ? 52 : 48;
    field.entries.push_back(entry);
  }
  SUBCASE("a table with one side only is no table") {
    field.entries[7].phantom = true;
    const FieldAnswer answer = expected(field, denmark());
    CHECK(hasCode(answer.findings, Code::opponentsMissing));
    CHECK(answer.tables == 3);
    CHECK_FALSE(answer.entries[6].expected);
    field.entries.resize(6);
    CHECK(*expected(field, denmark()).entries[0].expected == *answer.entries[0].expected);
  }
  SUBCASE("two pairs on one chair") {
    field.entries[7].direction = Direction::ns;
    const FieldAnswer answer = expected(field, denmark());
    CHECK(hasCode(answer.findings, Code::seatTaken));
    CHECK(answer.tables == 3);
  }
  SUBCASE("one table is no field") {
    field.entries.resize(2);
    CHECK(hasCode(expected(field, denmark()).findings, Code::fieldTooSmall));
  }
  SUBCASE("a pair without team-mates") {
    field.form = Form::barometer;
    field.entries[7].phantom = true;
    const FieldAnswer answer = expected(field, denmark());
    CHECK(hasCode(answer.findings, Code::teamMatesMissing));
    CHECK(answer.entriesCounted == 6);
    field.entries[5].room = 9;
    CHECK(hasCode(expected(field, denmark()).findings, Code::teamMissing));
  }
  SUBCASE("several matches are rated each by itself") {
    field.form = Form::match;
    for (FieldEntry& entry : field.entries)
      entry.handicaps = {entry.handicaps[0], entry.handicaps[1], 20, 30};
    const FieldAnswer all = expected(field, denmark());
    Field one = field;
    one.entries.resize(2);
    CHECK(*expected(one, denmark()).entries[0].expected == *all.entries[0].expected);
    CHECK(*expected(one, denmark()).entries[0].change == *all.entries[0].change);
    CHECK(all.tables == 2);
    field.entries[1].table = 2;
    CHECK(hasCode(expected(field, denmark()).findings, Code::matchFull));
    CHECK(hasCode(expected(field, denmark()).findings, Code::opponentsMissing));
  }
}

TEST_CASE("project52 input: impossible settings become Denmark's") {
  Settings settings;
  settings.turnover = 0;
  settings.ceiling = nan;
  settings.cb = {0, -12};
  settings.spread = {nan, -1};
  settings.boardWeight = -1;
  settings.start = inf;
  settings.startFactor = -0.01;
  Findings findings;
  CHECK(checked(settings, findings) == denmark());
  CHECK(findings.size() == 9);
  CHECK(presetNamed("popular") == popular());
  CHECK_FALSE(presetNamed("norway"));
}

TEST_CASE("project52 input: the quick calculation") {
  Quick input;
  input.handicaps = {28.4, 14.0};
  input.mean = 26;
  input.tables = 14;
  input.boards = 24;
  input.result = 54.2;
  struct Row {
    std::string name;
    void (*spoil)(Quick&);
    Code code;
    bool figures;
  };
  const Row rows[] = {
      {"own above the ceiling", [](Quick& q) { q.handicaps[0] = 52.5; }, Code::handicapAboveCeiling, true},
      {"no partner yet", [](Quick& q) { q.handicaps.pop_back(); }, Code::missingPartner, true},
      {"partner empty", [](Quick& q) { q.handicaps[1] = {}; }, Code::missingPartner, true},
      {"nobody", [](Quick& q) { q.handicaps.clear(); }, Code::missingPartner, false},
      {"abc", [](Quick& q) { q.handicaps[0] = inf; }, Code::handicapInvalid, true},
      {"no mean", [](Quick& q) { q.mean = {}; }, Code::meanMissing, false},
      {"mean not a number", [](Quick& q) { q.mean = nan; }, Code::handicapInvalid, false},
      {"mean above the ceiling", [](Quick& q) { q.mean = 52.5; }, Code::meanAboveCeiling, true},
      {"no size", [](Quick& q) { q.tables = {}; }, Code::fieldSizeUnknown, true},
      {"13.5 tables", [](Quick& q) { q.tables = 13.5; }, Code::halfTable, true},
      {"13.3 tables", [](Quick& q) { q.tables = 13.3; }, Code::tablesInvalid, true},
      {"half a table", [](Quick& q) { q.tables = 0.5; }, Code::tablesInvalid, true},
      {"one table", [](Quick& q) { q.tables = 1; }, Code::noComparison, true},
      {"one pair",
       [](Quick& q) {
         q.tables = {};
         q.entrants = 1;
       },
       Code::fieldTooSmall, false},
      {"7.5 pairs", [](Quick& q) { q.entrants = 7.5; }, Code::entrantsInvalid, true},
      {"13 tables, 28 pairs",
       [](Quick& q) {
         q.tables = 13;
         q.entrants = 28;
       },
       Code::tablesDiffer, true},
      {"no boards", [](Quick& q) { q.boards = 0; }, Code::noBoards, true},
      {"boards below nought", [](Quick& q) { q.boards = -1; }, Code::boardsInvalid, true},
      {"result not a number", [](Quick& q) { q.result = nan; }, Code::resultInvalid, true},
      {"across the field", [](Quick& q) { q.form = Form::field; }, Code::formNeedsField, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Quick odd = input;
    row.spoil(odd);
    const QuickAnswer answer = quick(odd, denmark());
    CHECK(hasCode(answer.findings, row.code));
    CHECK(answer.expected.has_value() == row.figures);
    for (const auto& value : {answer.expected, answer.change, answer.mean, answer.others, answer.perPoint})
      CHECK(sound(value));
  }
  SUBCASE("a size above the largest says which that is") {
    Quick large = input;
    large.tables = 1e8;
    const Finding tables = {Code::tablesInvalid, {}, 0, 1000000};
    CHECK(quick(large, denmark()).findings.front() == tables);
    large.tables = {};
    large.entrants = 1e8;
    const Finding entrants = {Code::entrantsInvalid, {}, 0, 1000000};
    CHECK(quick(large, denmark()).findings.front() == entrants);
    large.entrants = 7.5;
    CHECK(quick(large, denmark()).findings.front().second == 0);
  }
  SUBCASE("spec 2.3: with a guest the pair does not move, and the guest has no handicap") {
    Quick guest = input;
    guest.handicaps[0] = {};
    const QuickAnswer answer = quick(guest, denmark());
    CHECK(*answer.change == 0);
    CHECK_FALSE(answer.perPoint);
    CHECK_FALSE(answer.players[0].before);
    CHECK_FALSE(answer.players[0].after);
    CHECK(*answer.players[1].after == 14);
    CHECK(curve(guest, denmark(), 30, 70, 4).after.empty());
  }
  SUBCASE("a mean above the ceiling counts as stated") {
    Quick high = input;
    high.mean = 52.5;
    CHECK(*quick(high, denmark()).others == 52.5);
  }
  SUBCASE("a size that is none: no change, and no field of which one is a part") {
    Quick odd = input;
    odd.tables = 13.3;
    CHECK(quick(odd, denmark()).expected);
    CHECK_FALSE(quick(odd, denmark()).change);
    CHECK_FALSE(quick(odd, denmark()).perPoint);
    odd.reference = Reference::field;
    CHECK_FALSE(quick(odd, denmark()).expected);
  }
  SUBCASE("a result that nobody can have does not count") {
    for (const double result : {101.0, -5.0, 130.0}) {
      Quick odd = input;
      odd.result = result;
      CHECK(hasCode(quick(odd, denmark()).findings, Code::resultOutOfRange));
      CHECK_FALSE(quick(odd, denmark()).change);
      Field field = six();
      field.entries[0].result = result;
      CHECK_FALSE(expected(field, denmark()).entries[0].change);
      CHECK_FALSE(expected(field, denmark()).entries[0].result);
    }
  }
  SUBCASE("24 IMPs a board are the most that the scale has, either way") {
    Quick whole = input;
    whole.calculation = Calculation::imps;
    for (const double result : {-24.0, 24.0}) {
      whole.result = result;
      CHECK_FALSE(hasCode(quick(whole, denmark()).findings, Code::resultOutOfRange));
      whole.result = result * 1.001;
      CHECK(hasCode(quick(whole, denmark()).findings, Code::resultOutOfRange));
    }
  }
  SUBCASE("what no result can be is not expected: 0 to 100 per cent, 24 IMPs a board") {
    struct Mean {
      const char* name;
      Calculation calculation;
      double mean;
      bool possible;
    };
    for (const Mean& row : {Mean{"a usual mean", Calculation::matchpoints, 26, true},
                            Mean{"999 for 9.99", Calculation::matchpoints, 999, false},
                            Mean{"below nought", Calculation::matchpoints, -200, false},
                            Mean{"IMPs beyond the scale", Calculation::imps, 999, false}}) {
      CAPTURE(row.name);
      Quick odd = input;
      odd.calculation = row.calculation;
      odd.mean = row.mean;
      odd.result = row.calculation == Calculation::imps ? 1 : 54;
      const QuickAnswer answer = quick(odd, denmark());
      CHECK(answer.expected.has_value() == row.possible);
      CHECK(answer.change.has_value() == row.possible);
      CHECK(hasCode(answer.findings, Code::expectedOutOfRange) != row.possible);
      CHECK(curve(odd, denmark(), 40, 60, 4).results.empty() != row.possible);
    }
  }
  Quick half = input;
  half.tables = 13.5;
  CHECK(*quick(half, denmark()).entrants == 27);
  CHECK(*quick(half, denmark()).tables == 13);
}

// Anything at all in any field.
TEST_CASE("project52 input: never a figure that is no number") {
  Random random(31);
  const double odd[] = {nan, inf, -inf, 1e308, -1e308, 1e-308, 0, -0.0, 52, 52.5, -3, 1e6, 0.5, -1, 1000, 3};
  const auto any = [&]() -> std::optional<double> {
    if (random.one(5)) return {};
    if (random.one(3)) return odd[random.upTo(15)];
    return random.handicap();
  };
  for (int i = 0; i < 20000; ++i) {
    Field field;
    field.form = allForms[random.upTo(4)];
    field.calculation = random.one(2) ? Calculation::matchpoints : Calculation::imps;
    field.datum = random.one(2);
    field.tables = random.one(3) ? any() : std::nullopt;
    field.boards = any();
    const int size = random.upTo(9);
    for (int k = 0; k < size; ++k) {
      FieldEntry entry;
      const int players = random.one(4) ? random.upTo(5) : field.form == Form::match ? 4 : 2;
      for (int p = 0; p < players; ++p) entry.handicaps.push_back(any());
      entry.result = any();
      entry.boards = random.one(3) ? any() : std::nullopt;
      entry.table = random.between(-1, 2);
      entry.direction = static_cast<Direction>(random.upTo(2));
      entry.team = random.between(-1, 2);
      entry.room = random.between(-1, 2);
      entry.phantom = random.one(6);
      entry.nonMember = random.one(6);
      field.entries.push_back(entry);
    }
    Settings settings = random.one(2) ? denmark() : sweden();
    if (random.one(4)) settings.turnover = any().value_or(480);
    if (random.one(4)) settings.ceiling = any().value_or(52);
    if (random.one(4)) settings.cb.imps = any().value_or(12);
    if (random.one(4)) settings.spread.matchpoints = any().value_or(0.6);
    if (random.one(4)) settings.boardWeight = any().value_or(1);
    if (random.one(4)) settings.guests = static_cast<Seating>(random.upTo(2));
    REQUIRE(sound(expected(field, settings)));
    Quick input;
    input.form = field.form;
    input.datum = field.datum;
    for (int p = random.upTo(4); p > 0; --p) input.handicaps.push_back(any());
    input.mean = any();
    input.reference = random.one(2) ? Reference::field : Reference::others;
    input.entrants = any();
    input.tables = any();
    input.boards = any();
    input.result = any();
    const QuickAnswer answer = quick(input, settings);
    for (const auto& value :
         {answer.expected, answer.change, answer.mean, answer.others, answer.perPoint, answer.nett})
      REQUIRE(sound(value));
    for (const double value : curve(input, settings, 30, 70, 4).after) REQUIRE(std::isfinite(value));
  }
}

}  // namespace

}  // namespace overtrick::project52_input_test

// What is always true of Project 52, over random fields.
#include <doctest/doctest.h>

#include <array>

#include "project52_support.h"
#include "support/rounds.h"

namespace overtrick::project52_always_test {

namespace {

using namespace p52test;

constexpr int fields = test::rounds(10000);

// Runs a check over random fields of all forms, both calculations, with and without a datum, in both texts.
template <class Check>
void overFields(std::uint64_t seed, Check check) {
  Random random(seed);
  std::array<int, 5> forms{};
  std::array<int, 2> datums{};
  std::array<int, 2> calculations{};
  for (int i = 0; i < fields; ++i) {
    const Form form = allForms[random.upTo(4)];
    Field field = randomField(random, form);
    addResults(random, field);
    ++forms[static_cast<std::size_t>(form)];
    ++datums[field.datum ? 1 : 0];
    ++calculations[field.calculation == Calculation::imps ? 1 : 0];
    CAPTURE(i);
    CAPTURE(static_cast<int>(form));
    check(random, field, random.one(2) ? denmark() : sweden());
  }
  for (const int count : forms) CHECK(count > fields / 100);
  for (const int count : datums) CHECK(count > fields / 100);
  for (const int count : calculations) CHECK(count > fields / 100);
}

Settings withoutCeiling(Settings settings) {
  settings.ceiling = 1000;
  return settings;
}

TEST_CASE("project52 always: expectations and changes add up to nought") {
  overFields(1, [](Random&, const Field& field, const Settings& settings) {
    const FieldAnswer answer = expected(field, withoutCeiling(settings), Show::figures);
    double expectations = 0;
    double changes = 0;
    double playerChanges = 0;
    for (const RatedEntry& entry : answer.entries) {
      expectations += *entry.expected - averageResult(field);
      changes += *entry.change;
      for (const PlayerChange& player : entry.players) playerChanges += *player.after - *player.before;
    }
    REQUIRE(near(expectations, 0) < 1e-9);
    REQUIRE(near(changes, 0) < 1e-9);
    REQUIRE(near(playerChanges, 0) < 1e-9);
    REQUIRE_FALSE(hasErrors(answer.findings));
  });
}

TEST_CASE("project52 always: equal handicaps expect the average") {
  overFields(2, [](Random& random, Field field, const Settings& settings) {
    const double same = random.handicap();
    for (FieldEntry& entry : field.entries)
      for (auto& handicap : entry.handicaps) handicap = same;
    Worst worst;
    for (const RatedEntry& entry : expected(field, settings, Show::figures).entries)
      worst.of(*entry.expected, averageResult(field));
    REQUIRE(worst.below(1e-12));
  });
}

TEST_CASE("project52 always: shifting all handicaps shifts no expectation and no change") {
  overFields(3, [](Random& random, const Field& field, const Settings& settings) {
    const double shift = random.between(-4000, 4000) / 100.0;
    Field shifted = field;
    for (FieldEntry& entry : shifted.entries)
      for (auto& handicap : entry.handicaps) *handicap += shift;
    const FieldAnswer one = expected(field, withoutCeiling(settings), Show::figures);
    const FieldAnswer other = expected(shifted, withoutCeiling(settings), Show::figures);
    Worst worst;
    for (std::size_t i = 0; i < one.entries.size(); ++i) {
      worst.of(*one.entries[i].expected, *other.entries[i].expected);
      worst.of(*one.entries[i].change, *other.entries[i].change);
    }
    REQUIRE(worst.below(1e-10));
  });
}

TEST_CASE("project52 always: as expected moves nothing, better lowers, worse raises") {
  overFields(4, [](Random& random, const Field& field, const Settings& settings) {
    const FieldAnswer before = expected(field, settings, Show::figures);
    const double difference = random.between(1, 20) / 10.0;
    for (const double direction : {0.0, 1.0, -1.0}) {
      Field played = field;
      for (std::size_t i = 0; i < played.entries.size(); ++i)
        played.entries[i].result = *before.entries[i].expected + direction * difference;
      Worst worst;
      for (const RatedEntry& entry : expected(played, settings, Show::figures).entries) {
        if (direction == 0) worst.of(*entry.change, 0);
        if (direction > 0 && before.tables > 1) worst.is(*entry.change < 0);
        if (direction < 0 && before.tables > 1) worst.is(*entry.change > 0);
        if (before.tables < 2) worst.is(*entry.change == 0);
        for (const PlayerChange& player : entry.players) worst.is(*player.after <= settings.ceiling);
      }
      REQUIRE(worst.below(1e-12));
    }
  });
}

TEST_CASE("project52 always: the ceiling takes from the players and not from the change") {
  overFields(5, [](Random& random, Field field, const Settings& settings) {
    for (FieldEntry& entry : field.entries)
      for (auto& handicap : entry.handicaps)
        if (random.one(2)) handicap = 52 - random.upTo(60) / 100.0;
    const FieldAnswer capped = expected(field, settings, Show::figures);
    const FieldAnswer open = expected(field, withoutCeiling(settings), Show::figures);
    Worst worst;
    for (std::size_t i = 0; i < capped.entries.size(); ++i) {
      worst.is(*capped.entries[i].change == *open.entries[i].change);
      for (std::size_t p = 0; p < capped.entries[i].players.size(); ++p) {
        const PlayerChange& player = capped.entries[i].players[p];
        worst.is(*player.after == std::min(52.0, *open.entries[i].players[p].after));
        worst.of(*player.before + *player.change, *player.after);
      }
    }
    REQUIRE(worst.below(1e-12));
  });
}

TEST_CASE("project52 always: the order of the entries, and phantoms, do not matter") {
  overFields(7, [](Random& random, const Field& field, const Settings& settings) {
    Field mixed = field;
    std::vector<std::size_t> from(field.entries.size());
    std::iota(from.begin(), from.end(), std::size_t{0});
    for (std::size_t i = from.size(); i > 1; --i)
      std::swap(from[i - 1], from[static_cast<std::size_t>(random.upTo(static_cast<int>(i) - 1))]);
    for (std::size_t i = 0; i < from.size(); ++i) mixed.entries[i] = field.entries[from[i]];
    FieldEntry phantom = entryOf(random, field.form);
    phantom.phantom = true;
    phantom.result = 50;
    phantom.table = 99;
    phantom.direction = Direction::ns;
    mixed.entries.push_back(phantom);
    const FieldAnswer one = expected(field, settings, Show::figures);
    const FieldAnswer other = expected(mixed, settings, Show::figures);
    Worst worst;
    worst.is(one.tables == other.tables);
    for (std::size_t i = 0; i < from.size(); ++i) {
      worst.of(*other.entries[i].expected, *one.entries[from[i]].expected);
      worst.of(*other.entries[i].change, *one.entries[from[i]].change);
    }
    const RatedEntry& last = other.entries.back();
    worst.is(!last.expected && !last.change && last.players.empty());
    REQUIRE(worst.below(1e-11));
  });
}

TEST_CASE("project52 always: against others of mean m a pair of h expects (m - h)/C_b in any field") {
  Random random(8);
  for (int i = 0; i < fields; ++i) {
    Field field = randomField(random, random.one(2) ? Form::pairs : Form::individual);
    addResults(random, field);
    field.datum = random.one(4);
    const Settings settings = random.one(2) ? denmark() : popular();
    const FieldAnswer answer = expected(field, settings, Show::figures);
    Quick input;
    input.form = field.form;
    input.calculation = field.calculation;
    input.datum = field.datum;
    input.handicaps = field.entries[0].handicaps;
    input.entrants = static_cast<double>(field.entries.size());
    input.boards = field.boards;
    input.result = field.entries[0].result;
    input.mean = second::project52::meanOfOthers(plainOf(field), 0);
    input.reference = Reference::others;
    const QuickAnswer others = quick(input, settings);
    input.mean = answer.mean;
    input.reference = Reference::field;
    const QuickAnswer all = quick(input, settings);
    for (const QuickAnswer& figures : {others, all}) {
      REQUIRE(near(*figures.expected, *answer.entries[0].expected) < 1e-11);
      REQUIRE(near(*figures.change, *answer.entries[0].change) < 1e-11);
      REQUIRE(near(*figures.mean, *answer.mean) < 1e-11);
    }
    if (field.datum) continue;
    const double cb = field.calculation == Calculation::imps ? 12 : settings.cb.matchpoints;
    const double ck = field.form == Form::individual ? 2 : 1;
    REQUIRE(near(*all.expected - averageResult(field), (*others.others - *others.handicap) / (ck * cb)) <
            1e-11);
  }
}

// Each unknown entry expects what it got; the others are as in a field where the guests' handicaps are typed
// in.
TEST_CASE("project52 always: guests by estimate do not move, and are what would have been typed in") {
  Random random(9);
  std::array<int, 5> solved{};
  for (int i = 0; i < fields; ++i) {
    const Form form = allForms[random.upTo(4)];
    Field field = randomField(random, form);
    addResults(random, field);
    const int guests = random.between(1, 1 + static_cast<int>(field.entries.size()) / 3);
    for (int k = 0; k < guests; ++k) {
      FieldEntry& entry =
          field.entries[static_cast<std::size_t>(random.upTo(static_cast<int>(field.entries.size()) - 1))];
      entry.handicaps[static_cast<std::size_t>(random.upTo(static_cast<int>(entry.handicaps.size()) - 1))] =
          {};
    }
    const Settings settings = withoutCeiling(random.one(2) ? denmark() : sweden());
    const FieldAnswer answer = expected(field, settings, Show::figures);
    if (hasCode(answer.findings, Code::guestNotEstimated)) continue;
    ++solved[static_cast<std::size_t>(form)];
    Field typed = field;
    bool small = true;
    Worst worst;
    for (std::size_t k = 0; k < field.entries.size(); ++k) {
      const RatedEntry& entry = answer.entries[k];
      small = small && std::abs(*entry.handicap) < 1000;
      if (!entry.estimated) continue;
      worst.of(*entry.expected, *entry.result);
      worst.is(*entry.change == 0);
      for (const PlayerChange& player : entry.players) worst.is(player.change.value_or(0) == 0);
      for (auto& handicap : typed.entries[k].handicaps) handicap = entry.handicap;
    }
    REQUIRE(worst.below(1e-9));
    if (!small) continue;
    const FieldAnswer again = expected(typed, settings, Show::figures);
    const second::project52::Field plain = plainOf(typed);
    for (std::size_t k = 0; k < field.entries.size(); ++k) {
      worst.of(*again.entries[k].expected, *answer.entries[k].expected);
      worst.of(*again.entries[k].change, *answer.entries[k].change);
      worst.of(second::project52::danish(plain, plainOf(settings, typed.calculation), k).expected +
                   averageResult(field),
               *answer.entries[k].expected);
    }
    REQUIRE(worst.below(1e-9));
  }
  for (const int count : solved) CHECK(count > fields / 100);
}

// All play all: the mean of formula (8) over the rounds is formula (9), with the other matches turned both
// ways.
TEST_CASE("project52 always: the barometer is the mean of its rounds") {
  Random random(10);
  for (int run = 0; run < 200; ++run) {
    const int teams = 2 * random.between(1, 6);
    Field barometer;
    barometer.form = Form::barometer;
    barometer.calculation = Calculation::imps;
    for (int i = 0; i < 2 * teams; ++i) {
      FieldEntry entry = entryOf(random, Form::barometer);
      entry.team = i / 2;
      entry.room = i % 2;
      barometer.entries.push_back(entry);
    }
    const auto pairOf = [&](int team, int room) {
      return barometer.entries[static_cast<std::size_t>(2 * team + room)];
    };
    double sum = 0;
    double count = 0;
    for (int round = 0; round < teams - 1; ++round) {
      std::vector<std::array<int, 2>> matches{{teams - 1, round}};
      for (int k = 1; k < teams / 2; ++k)
        matches.push_back({(round + k) % (teams - 1), (round - k + teams - 1) % (teams - 1)});
      for (const bool turned : {false, true}) {
        Field tables;
        tables.form = Form::field;
        tables.calculation = Calculation::imps;
        std::size_t own = 0;
        std::int32_t table = 0;
        for (std::array<int, 2> match : matches) {
          const bool ownMatch = match[0] == 0 || match[1] == 0;
          if ((ownMatch && match[1] == 0) || (!ownMatch && turned)) std::swap(match[0], match[1]);
          for (int room = 0; room < 2; ++room) {
            for (int side = 0; side < 2; ++side) {
              FieldEntry entry = pairOf(match[static_cast<std::size_t>(side)], room);
              entry.table = table;
              entry.direction = side == room ? Direction::ns : Direction::ew;
              if (ownMatch && side == 0 && room == 0) own = tables.entries.size();
              tables.entries.push_back(entry);
            }
            ++table;
          }
        }
        sum += *expected(tables, denmark(), Show::figures).entries[own].expected;
        count += 1;
      }
    }
    REQUIRE(near(sum / count, *expected(barometer, denmark(), Show::figures).entries[0].expected) < 1e-12);
  }
}

}  // namespace

}  // namespace overtrick::project52_always_test

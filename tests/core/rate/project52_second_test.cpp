// The second opinion (tests/core/second) on Project 52: both texts, whole fields, guests, places.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "project52_support.h"
#include "support/rounds.h"

namespace overtrick::project52_second_test {

namespace {

using namespace p52test;

constexpr int fields = test::rounds(6000);

Settings anySettings(Random& random) {
  Settings settings = random.one(3) ? sweden() : random.one(2) ? popular() : denmark();
  if (random.one(2)) return settings;
  settings.turnover = random.between(100, 900);
  settings.ceiling = random.between(45, 60);
  settings.start = 40;
  settings.cb = {random.between(10, 40) / 10.0, random.between(6, 20) * 1.0};
  settings.spread = {random.between(0, 10) / 10.0, random.between(0, 10) / 10.0};
  settings.boardWeight = random.between(1, 6) / 2.0;
  return settings;
}

// Some without a handicap, without a result, with boards of their own; a phantom, another number of tables.
void unsettle(Random& random, Field& field) {
  for (FieldEntry& entry : field.entries) {
    if (random.one(5)) entry.boards = random.between(0, 40);
    if (random.one(12)) entry.result = {};
    if (random.one(12)) entry.handicaps.back() = {};
    if (random.one(30)) entry.handicaps.assign(entry.handicaps.size(), std::nullopt);
    if (random.one(12)) entry.handicaps.front() = random.between(5000, 6000) / 100.0;
    const bool unknown =
        std::find(entry.handicaps.begin(), entry.handicaps.end(), std::nullopt) != entry.handicaps.end();
    entry.nonMember = unknown && random.one(4);
  }
  const bool apart = field.form == Form::pairs || field.form == Form::individual;
  if (field.entries.size() > 6 && field.form != Form::match && random.one(4))
    field.entries[field.entries.size() - (apart ? 1 : 2)].phantom = true;
  if (field.form != Form::match && field.form != Form::barometer && random.one(6))
    field.tables = random.between(8, 60) / 2.0;
}

void compare(const FieldAnswer& own, const second::project52::Answer& other, double average, Worst& worst) {
  worst.of(own.mean.value_or(-1000), other.mean);
  worst.is(own.tables == other.tables && own.entriesCounted == other.counted);
  for (std::size_t i = 0; i < own.entries.size(); ++i) {
    const RatedEntry& entry = own.entries[i];
    const second::project52::Rated& rated = other.entries[i];
    worst.is(entry.expected.has_value() == rated.counts);
    if (!rated.counts || !entry.expected) continue;
    worst.is(entry.estimated == rated.estimated);
    // A guest's own may lie far away, where its digits are few.
    const double scale = std::max(1.0, std::abs(rated.handicap) / 100);
    worst.of(*entry.handicap / scale, rated.handicap / scale);
    worst.of((*entry.expected - average) / scale, rated.expected / scale);
    worst.is(entry.change.has_value() == rated.change.has_value());
    if (entry.change) worst.of(*entry.change / scale, *rated.change / scale);
    worst.is(entry.gross.rank == rated.gross && entry.favourite.rank == rated.favourite);
    worst.is(entry.handicapRank.rank == rated.handicapRank);
    for (std::size_t player = 0; player < rated.after.size(); ++player) {
      if (rated.after[player])
        worst.of(entry.players[player].after.value_or(-1000), *rated.after[player]);
      else
        worst.is(entry.players[player].change.value_or(0) == 0);
    }
  }
}

}  // namespace

TEST_CASE("second opinion: both texts of Project 52, all forms and scorings, with and without a datum") {
  Random random(6);
  for (int i = 0; i < fields; ++i) {
    const Form form = allForms[random.upTo(4)];
    const Field field = randomField(random, form);
    const FieldAnswer danish = expected(field, denmark(), Show::figures);
    const FieldAnswer swedish = expected(field, sweden(), Show::figures);
    const second::project52::Field plain = plainOf(field);
    const second::project52::Settings settings = plainOf(denmark(), field.calculation);
    Worst worst;
    for (std::size_t entry = 0; entry < field.entries.size(); ++entry) {
      const second::project52::Figures first = second::project52::danish(plain, settings, entry);
      const second::project52::Figures other = second::project52::swedish(plain, settings, entry);
      worst.of(first.expected, other.expected);
      worst.of(first.cu * first.ck, other.cu * other.ck);
      worst.of(*danish.entries[entry].expected - averageResult(field), first.expected);
      worst.of(*swedish.entries[entry].expected, *danish.entries[entry].expected);
    }
    CAPTURE(i);
    CAPTURE(static_cast<int>(form));
    REQUIRE(worst.below(1e-12));
  }
}

TEST_CASE("second opinion: whole fields of Project 52, with guests, phantoms and non-members") {
  Random random(61);
  std::array<int, 5> solved{};
  std::int32_t guests = 0;
  for (int i = 0; i < fields; ++i) {
    const Form form = allForms[random.upTo(4)];
    Field field = randomField(random, form);
    // Matches that are played on one evening: each is a field of its own, and all are placed together.
    for (FieldEntry& entry : field.entries)
      if (form == Form::match) entry.table = 0;
    for (int more = form == Form::match ? random.upTo(3) : 0; more > 0; --more) {
      const Field other = randomField(random, form);
      for (FieldEntry entry : other.entries) {
        entry.table = more;
        field.entries.push_back(entry);
      }
    }
    addResults(random, field);
    if (!random.one(4)) unsettle(random, field);
    const Settings settings = anySettings(random);
    const FieldAnswer answer = expected(field, settings, Show::figures);
    const second::project52::Answer other =
        second::project52::rate(plainOf(field), plainOf(settings, field.calculation));
    if (!other.solved) continue;
    ++solved[static_cast<std::size_t>(form)];
    for (const RatedEntry& entry : answer.entries) guests += entry.estimated ? 1 : 0;
    Worst worst;
    compare(answer, other, averageResult(field), worst);
    CAPTURE(i);
    CAPTURE(static_cast<int>(form));
    CHECK(worst.below(1e-9));
  }
  for (const int count : solved) CHECK(count > fields / 10);
  CHECK(guests > fields / 4);
}

}  // namespace overtrick::project52_second_test

#include "parity/sample.h"

#include <algorithm>
#include <array>

#include "rate/clubranking_support.h"
#include "rate/project52_support.h"
#include "season/season_support.h"
#include "write/round_trip.h"

namespace overtrick::test {
namespace {

// Neighbouring seeds of the generators are one step apart in one sequence; these are far apart.
std::uint64_t scattered(std::uint64_t seed) { return (seed + 1) * 0xD1B54A32D192ED03U; }

// Somebody without a handicap, a phantom, other boards: what the plain generator leaves out.
void disturb(testing::Random& random, project52::Field& field) {
  for (project52::FieldEntry& entry : field.entries) {
    if (random.chance(0.1)) entry.handicaps[0] = std::nullopt;
    if (random.chance(0.05)) entry.phantom = true;
    if (random.chance(0.05)) entry.nonMember = true;
    if (random.chance(0.1)) entry.boards = random.whole(1, 40);
    if (random.chance(0.05)) entry.result = std::nullopt;
  }
}

project52::Settings settingsOf(testing::Random& random) {
  const std::array presets = {project52::denmark(), project52::sweden(), project52::popular()};
  project52::Settings settings = presets[static_cast<std::size_t>(random.whole(0, 2))];
  if (random.chance(0.3)) settings.boardWeight = random.between(0, 1);
  if (random.chance(0.3)) settings.guests = static_cast<project52::Seating>(random.whole(0, 2));
  if (random.chance(0.3)) settings.turnover = random.between(100, 1000);
  return settings;
}

project52::Quick quickOf(testing::Random& random) {
  project52::Quick quick;
  quick.form = static_cast<project52::Form>(random.whole(0, 2));
  quick.calculation = static_cast<project52::Calculation>(random.whole(0, 1));
  quick.datum = random.chance(0.2);
  quick.reference = static_cast<project52::Reference>(random.whole(0, 1));
  quick.handicaps = {random.between(-2, 52), random.between(-2, 52)};
  quick.mean = random.between(10, 45);
  if (random.chance(0.7)) quick.tables = random.between(2, 30);
  quick.boards = random.whole(1, 40);
  quick.result =
      quick.calculation == project52::Calculation::imps ? random.between(-2, 2) : random.between(30, 70);
  return quick;
}

nett::Session sessionOf(testing::Random& random) {
  nett::Session session;
  session.rating = random.between(0.7, 1.4);
  for (std::int32_t left = random.whole(1, 20); left > 0; --left) {
    nett::SessionEntry entry;
    for (auto& handicap : entry.handicaps)
      if (random.chance(0.9)) handicap = random.between(35, 65);
    entry.gross = random.between(25, 75);
    entry.field = random.whole(0, 1);
    session.entries.push_back(entry);
  }
  return session;
}

nett::History historyOf(testing::Random& random) {
  nett::History history;
  const std::int32_t players = random.whole(4, 16);
  for (std::int32_t i = 0; i < players; ++i)
    history.starts.push_back(random.chance(0.5) ? std::optional(random.between(40, 60)) : std::nullopt);
  history.sessions = {{1.0, true}, {random.between(0.8, 1.2), true}, {std::nullopt, true}, {0.9, false}};
  history.standard = 0;
  for (std::int32_t left = random.whole(10, 120); left > 0; --left) {
    nett::Result result;
    result.day = 20'000 - left * 9 + random.whole(-8, 8);
    result.session = random.whole(0, 3);
    result.players = {random.whole(0, players - 1), random.whole(0, players - 1)};
    result.gross = random.whole(300, 700) / 10.0;
    history.results.push_back(result);
  }
  return history;
}

}  // namespace

Sample sampleOf(std::uint64_t seed) {
  Sample sample;
  testing::Random random(scattered(seed));
  sample.event = fullEvent(seed);
  p52test::Random fields(scattered(seed));
  sample.field = p52test::randomField(fields, p52test::allForms[seed % 5]);
  p52test::addResults(fields, sample.field);
  if (random.chance(0.6)) disturb(random, sample.field);
  sample.settings = settingsOf(random);
  sample.quick = quickOf(random);
  sample.session = sessionOf(random);
  sample.history = historyOf(random);
  sample.historySettings.rates.rule = static_cast<nett::Rule>(random.whole(0, 1));
  sample.historySettings.update = static_cast<nett::UpdateRun>(random.whole(0, 3));
  sample.historySettings.minimum = random.whole(1, 3);
  sample.ranking = clubranking::randomSeason(random);
  return sample;
}

BookSample bookOf(std::uint64_t seed) {
  testing::Random random(scattered(seed));
  BookSample sample;
  sample.book = seasontest::randomClub(random, random.whole(8, 20));
  Findings findings;
  constexpr Day opening = 20'000;
  for (std::int32_t week = 0; week < 40; ++week) {
    const Day day = opening + 3 * week + random.whole(-4, 4);
    season::SessionInput input = seasontest::randomSession(random, sample.book, day);
    const auto reported = static_cast<std::int32_t>(sample.book.sessions().size());
    if (week > 0 && random.chance(0.2)) {
      input.corrected = day + random.whole(0, 30);
      sample.book.correct(random.whole(0, reported - 1), input, findings);
    } else if (week > 0 && random.chance(0.1)) {
      sample.book.remove(random.whole(0, reported - 1), random.chance(0.5));
    } else {
      (void)sample.book.report(day + random.whole(0, 5), input, findings);
    }
    if (random.chance(0.3)) sample.replay.run(sample.book);
  }
  sample.replay.run(sample.book);
  return sample;
}

}  // namespace overtrick::test

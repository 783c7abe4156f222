// Project 52 from bytes: fields of every form, quick calculations, curves, rank lists. The loader lets every
// finite number through, and the header promises that no figure is infinite or not a number.
#include "rate/project52.h"

#include "rate_bytes.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

using namespace overtrick::project52;

FieldEntry entryOf(Bytes& bytes, Form form) {
  FieldEntry entry;
  const std::size_t usual = form == Form::individual ? 1 : form == Form::match ? 4 : 2;
  const std::size_t players = bytes.sometimes(14) ? usual : bytes.upTo(5);
  for (std::size_t i = 0; i < players; ++i) entry.handicaps.push_back(bytes.maybe(-3, 52));
  entry.result = bytes.maybe(30, 70);
  if (bytes.sometimes(2)) entry.boards = bytes.number(0, 40);
  if (form == Form::match || form == Form::field) entry.table = bytes.whole(-1, 6);
  if (form == Form::field) entry.direction = bytes.choice(Direction::ew);
  if (form == Form::barometer) {
    entry.team = bytes.whole(-1, 6);
    entry.room = bytes.whole(-1, 2);
  }
  const std::uint8_t marks = bytes.byte();
  if (marks % 8 == 1) entry.seating = bytes.choice(Seating::start);
  entry.guest = marks % 8 == 2;
  entry.nonMember = marks % 8 == 3;
  entry.phantom = marks % 16 == 4;
  return entry;
}

Field fieldOf(Bytes& bytes) {
  Field field;
  field.form = bytes.choice(Form::barometer);
  field.calculation = bytes.choice(Calculation::imps);
  field.datum = bytes.sometimes(4);
  field.format = bytes.sometimes(12) ? Format::ordinary : bytes.choice(Format::homeMade);
  if (bytes.sometimes(4)) field.tables = bytes.number(0, 20);
  field.boards = bytes.maybe(0, 60);
  constexpr std::size_t most = 24;
  while (!bytes.empty() && field.entries.size() < most) field.entries.push_back(entryOf(bytes, field.form));
  return field;
}

void requireFigures(const PlayerChange& player) {
  requireFinite(player.before, "a handicap before");
  requireFinite(player.change, "a change");
  requireFinite(player.after, "a handicap after");
}

void requireFigures(const RateWorking& working) {
  for (const RateTerm& term : working) requireFinite(term.value, "a term");
}

void requireFigures(const FieldAnswer& answer) {
  requireFinite(answer.mean, "the mean");
  for (const RatedEntry& entry : answer.entries) {
    for (const auto& figure : {entry.handicap, entry.expected, entry.result, entry.change, entry.nett})
      requireFinite(figure, "a figure of an entry");
    for (const PlayerChange& player : entry.players) requireFigures(player);
    requireFigures(entry.working);
  }
}

void quickly(Bytes& bytes, const Settings& settings) {
  Quick input;
  input.form = bytes.choice(Form::barometer);
  input.calculation = bytes.choice(Calculation::imps);
  input.datum = bytes.sometimes(4);
  input.reference = bytes.choice(Reference::field);
  input.mean = bytes.maybe(0, 52);
  input.entrants = bytes.maybe(0, 60);
  input.tables = bytes.maybe(0, 30);
  input.boards = bytes.maybe(0, 60);
  input.result = bytes.maybe(30, 70);
  for (std::size_t left = bytes.upTo(5); left > 0; --left) input.handicaps.push_back(bytes.maybe(-3, 52));
  const QuickAnswer answer = quick(input, settings);
  for (const auto& figure : {answer.handicap, answer.mean, answer.others, answer.entrants, answer.tables,
                             answer.expected, answer.perPoint, answer.change, answer.nett})
    requireFinite(figure, "a figure of the quick calculation");
  for (const PlayerChange& player : answer.players) requireFigures(player);
  requireFigures(answer.working);
  const double from = bytes.number(30, 50);
  const Curve line = curve(input, settings, from, bytes.number(50, 70), bytes.whole(-1, 40));
  for (const double value : line.results) requireFinite(value, "a result of the curve");
  for (const double value : line.after) requireFinite(value, "a handicap of the curve");
  requireFinite(startHandicap(bytes.number(0, 500), settings), "a start handicap");
  requireFinite(weightOfPast(bytes.number(0, 500), bytes.maybe(0, 30), input.calculation, settings),
                "the weight of the past");
}

}  // namespace

void project52(Bytes bytes) {
  const Settings settings = project52SettingsOf(bytes);
  if (bytes.sometimes(4)) {
    quickly(bytes, settings);
    return;
  }
  const Field field = fieldOf(bytes);
  const FieldAnswer answer = expected(field, settings);
  require(answer.entries.size() == field.entries.size(), "an answer for each entry");
  requireFigures(answer);
  for (const std::int32_t entry : favourites(answer))
    require(within(entry, answer.entries.size()), "a favourite is an entry");
  FieldAnswer figures = expected(field, settings, Show::figures);
  for (std::size_t i = 0; i < figures.entries.size(); ++i)
    figures.entries[i].working = answer.entries[i].working;
  require(figures == answer, "the figures are the same without their working");
}

}  // namespace overtrick::fuzz

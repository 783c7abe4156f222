// Embind for core/rate/project52: rows of settings and entries to rows of figures.
#include "rate/project52.h"

#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "columns.h"
#include "project52_wire.h"
#include "rates.h"

namespace {

using emscripten::val;
using namespace overtrick;
using namespace overtrick::project52;
using wire::appendPlayers;
using wire::columnsOf;
using wire::settingsOf;

constexpr std::size_t entryStride = 11;  // as overtrick.d.mts has them

std::vector<double> rowOf(const Settings& settings) {
  const auto flag = [](bool value) { return value ? 1.0 : 0.0; };
  return {static_cast<double>(settings.text),
          settings.turnover,
          settings.ceiling,
          settings.start,
          settings.startFactor,
          settings.cb.matchpoints,
          settings.cb.imps,
          settings.spread.matchpoints,
          settings.spread.imps,
          settings.boardWeight,
          static_cast<double>(settings.guests),
          static_cast<double>(settings.nonMembers),
          static_cast<double>(settings.handicapEvent),
          flag(settings.rated.knockOut),
          flag(settings.rated.monrad),
          flag(settings.rated.homeMade),
          flag(settings.rated.individual),
          flag(settings.separateHandicaps)};
}

val presets() {
  val answer = val::object();
  answer.set("denmark", wire::copyOut(rowOf(denmark())));
  answer.set("sweden", wire::copyOut(rowOf(sweden())));
  answer.set("popular", wire::copyOut(rowOf(popular())));
  return answer;
}

std::vector<std::optional<double>> handicapsOf(const std::vector<double>& list, std::size_t from,
                                               std::int32_t count) {
  std::vector<std::optional<double>> handicaps;
  for (std::int32_t i = 0; i < count && from < list.size(); ++i) {
    handicaps.push_back(wire::orNone(list[from++]));
  }
  return handicaps;
}

FieldEntry entryOf(wire::RowReader reader, std::int32_t& players) {
  FieldEntry entry;
  players = reader.whole();
  entry.result = reader.maybe();
  entry.boards = reader.maybe();
  entry.table = reader.whole();
  entry.direction = reader.choice(Direction::ew, Direction::any);
  entry.team = reader.whole();
  entry.room = reader.whole();
  if (const std::int32_t seating = reader.whole(); seating >= 0) {
    if (seating <= static_cast<std::int32_t>(Seating::start)) entry.seating = static_cast<Seating>(seating);
  }
  entry.guest = reader.flag();
  entry.nonMember = reader.flag();
  entry.phantom = reader.flag();
  return entry;
}

Field fieldOf(const val& columns) {
  Field field;
  const auto head = wire::numbers(columns, "head");
  wire::RowReader reader(head, 0, 0);
  field.form = reader.choice(Form::barometer, Form::pairs);
  field.calculation = reader.choice(Calculation::imps, Calculation::matchpoints);
  field.datum = reader.flag();
  field.format = reader.choice(Format::homeMade, Format::ordinary);
  field.tables = reader.maybe();
  field.boards = reader.maybe();
  const auto rows = wire::numbers(columns, "entries");
  const auto handicaps = wire::numbers(columns, "handicaps");
  std::size_t from = 0;
  for (std::size_t i = 0; i < rows.size() / entryStride; ++i) {
    std::int32_t players = 0;
    FieldEntry entry = entryOf({rows, entryStride, i}, players);
    entry.handicaps = handicapsOf(handicaps, from, players);
    from += entry.handicaps.size();
    field.entries.push_back(std::move(entry));
  }
  return field;
}

val expectedColumns(const val& columns, const val& settings, bool withWorking) {
  return columnsOf(
      expected(fieldOf(columns), settingsOf(settings), withWorking ? Show::working : Show::figures));
}

Quick quickOf(const val& row, const val& handicaps) {
  const auto values = wire::numbersIn(row);
  const auto list = wire::numbersIn(handicaps);
  wire::RowReader reader(values, 0, 0);
  Quick input;
  input.form = reader.choice(Form::barometer, Form::pairs);
  input.calculation = reader.choice(Calculation::imps, Calculation::matchpoints);
  input.datum = reader.flag();
  input.reference = reader.choice(Reference::field, Reference::others);
  input.mean = reader.maybe();
  input.entrants = reader.maybe();
  input.tables = reader.maybe();
  input.boards = reader.maybe();
  input.result = reader.maybe();
  input.handicaps = handicapsOf(list, 0, static_cast<std::int32_t>(list.size()));
  return input;
}

val quickColumns(const val& row, const val& handicaps, const val& settings) {
  const QuickAnswer answer = quick(quickOf(row, handicaps), settingsOf(settings));
  std::vector<double> players;
  appendPlayers(players, answer.players);
  wire::Workings workings;
  workings.add(0, answer.working);
  val result = val::object();
  result.set("figures",
             wire::copyOut(std::vector<double>{
                 wire::orNaN(answer.handicap), wire::orNaN(answer.mean), wire::orNaN(answer.others),
                 wire::orNaN(answer.entrants), wire::orNaN(answer.tables), wire::orNaN(answer.expected),
                 wire::orNaN(answer.perPoint), wire::orNaN(answer.change), wire::orNaN(answer.nett)}));
  result.set("players", wire::copyOut(players));
  result.set("working", workings.columns());
  result.set("findings", wire::columnsOf(answer.findings));
  return result;
}

val curveColumns(const val& row, const val& handicaps, const val& settings, double from, double to,
                 std::int32_t steps) {
  const Curve line = curve(quickOf(row, handicaps), settingsOf(settings), from, to, steps);
  val result = val::object();
  result.set("players", line.players);
  result.set("results", wire::copyOut(line.results));
  result.set("after", wire::copyOut(line.after));
  return result;
}

double startHandicapOf(double masterPoints, const val& settings) {
  return wire::orNaN(startHandicap(masterPoints, settingsOf(settings)));
}

double weightOfPastOf(double boards, double tables, std::int32_t calculation, const val& settings) {
  return wire::orNaN(weightOfPast(boards, wire::orNone(tables),
                                  calculation == 1 ? Calculation::imps : Calculation::matchpoints,
                                  settingsOf(settings)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(project52) {
  emscripten::function("project52Presets", &presets);
  emscripten::function("expected", &expectedColumns);
  emscripten::function("expectedQuick", &quickColumns);
  emscripten::function("expectedCurve", &curveColumns);
  emscripten::function("startHandicap", &startHandicapOf);
  emscripten::function("weightOfPast", &weightOfPastOf);
}

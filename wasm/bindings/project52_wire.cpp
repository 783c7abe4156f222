#include "project52_wire.h"

#include "columns.h"
#include "rates.h"

namespace overtrick::wire {

using emscripten::val;
using namespace project52;

Settings settingsOf(const val& row) {
  const auto values = wire::numbersIn(row);
  RowReader reader(values, 0, 0);
  Settings settings;
  settings.text = reader.choice(Text::sweden, Text::denmark);
  settings.turnover = reader.number();
  settings.ceiling = reader.number();
  settings.start = reader.number();
  settings.startFactor = reader.number();
  settings.cb.matchpoints = reader.number();
  settings.cb.imps = reader.number();
  settings.spread.matchpoints = reader.number();
  settings.spread.imps = reader.number();
  settings.boardWeight = reader.number();
  settings.guests = reader.choice(Seating::start, Seating::estimate);
  settings.nonMembers = reader.choice(NonMembers::unrated, NonMembers::rated);
  settings.handicapEvent = reader.choice(HandicapEvent::nett, HandicapEvent::change);
  settings.rated.knockOut = reader.flag();
  settings.rated.monrad = reader.flag();
  settings.rated.homeMade = reader.flag();
  settings.rated.individual = reader.flag();
  settings.separateHandicaps = reader.flag();
  return settings;
}

void appendPlayers(std::vector<double>& rows, const std::vector<PlayerChange>& players) {
  for (const PlayerChange& player : players) {
    append(rows, {orNaN(player.before), orNaN(player.change), orNaN(player.after)});
  }
}

val columnsOf(const FieldAnswer& answer) {
  std::vector<double> rows;
  std::vector<double> players;
  Workings workings;
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    const RatedEntry& entry = answer.entries[i];
    append(rows, {static_cast<double>(entry.players.size()), orNaN(entry.handicap), orNaN(entry.expected),
                  orNaN(entry.result), orNaN(entry.change), orNaN(entry.nett), entry.estimated ? 1.0 : 0.0,
                  entry.moves ? 1.0 : 0.0});
    for (const Place& place :
         {entry.gross, entry.favourite, entry.byNett, entry.byChange, entry.handicapRank}) {
      append(rows, place);
    }
    appendPlayers(players, entry.players);
    workings.add(static_cast<std::int32_t>(i), entry.working);
  }
  val result = val::object();
  result.set("head",
             copyOut(std::vector<double>{orNaN(answer.mean), static_cast<double>(answer.entriesCounted),
                                         static_cast<double>(answer.tables), answer.rated ? 1.0 : 0.0}));
  result.set("entries", copyOut(rows));
  result.set("players", copyOut(players));
  result.set("working", workings.columns());
  result.set("findings", columnsOf(answer.findings));
  return result;
}

}  // namespace overtrick::wire

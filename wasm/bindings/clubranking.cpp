// Embind for core/rate/clubranking: a season as rows of numbers to points, rankings and championships.
#include "rate/clubranking.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "clubranking_wire.h"
#include "columns.h"
#include "rate/clubranking_lineup.h"
#include "rate/places.h"
#include "rates.h"

namespace {

using emscripten::val;
using namespace overtrick;
using namespace overtrick::clubranking;

std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }
double flag(bool value) { return value ? 1 : 0; }

// --- In

constexpr std::size_t sessionStride = 3;  // as overtrick.d.mts has them
constexpr std::size_t entryStride = 5;

// Lists of whole numbers behind each other, each behind its length.
std::vector<std::int32_t> listOf(wire::RowReader& reader) {
  std::vector<std::int32_t> list;
  for (std::int32_t left = reader.whole(); left > 0; --left) list.push_back(reader.whole());
  return list;
}

PairEntry entryOf(wire::RowReader reader) {
  PairEntry entry;
  entry.line = reader.whole();
  entry.players[0] = reader.whole();
  entry.players[1] = reader.whole();
  entry.score = reader.number();
  entry.substitute = reader.whole();
  return entry;
}

Team teamOf(wire::RowReader& reader) {
  Team team;
  team.players = listOf(reader);
  for (std::int32_t left = reader.whole(); left > 0; --left) {
    const std::int32_t opponent = reader.whole();
    team.halves.push_back({opponent, reader.number()});
  }
  return team;
}

Season seasonOf(const val& columns) {
  Season season;
  season.settings = wire::rankingSettingsOf(wire::numbers(columns, "settings"));
  for (const double replacement : wire::numbers(columns, "replacements")) {
    season.replacements.push_back(wire::orNone(replacement));
  }
  season.lines = wire::strings(columns, "lines");
  const auto partnerships = wire::numbers(columns, "partnerships");
  wire::RowReader partnership(partnerships, 0, 0);
  for (std::int32_t left = partnership.whole(); left > 0; --left) {
    season.partnerships.push_back(listOf(partnership));
  }
  const auto dates = wire::strings(columns, "dates");
  const auto rows = wire::numbers(columns, "sessions");
  const auto entries = wire::numbers(columns, "entries");
  const auto groups = wire::numbers(columns, "groups");
  const auto teams = wire::numbers(columns, "teams");
  wire::RowReader group(groups, 0, 0);
  wire::RowReader team(teams, 0, 0);
  std::size_t next = 0;
  for (std::size_t i = 0; i < rows.size() / sessionStride; ++i) {
    wire::RowReader row(rows, sessionStride, i);
    Session& session = season.sessions.emplace_back();
    session.day = i < dates.size() ? dayOf(dates[i]) : noDay;
    session.kind = row.choice(Kind::teams, Kind::pairs);
    const std::int32_t count = row.whole();
    for (std::int32_t left = row.whole(); left > 0; --left) session.groups.push_back(listOf(group));
    for (std::int32_t left = count; left > 0; --left) {
      if (session.kind == Kind::teams)
        session.teams.push_back(teamOf(team));
      else
        session.entries.push_back(entryOf({entries, entryStride, next++}));
    }
  }
  return season;
}

// --- Out

void addSession(const SessionPoints& session, std::vector<double>& sessions, std::vector<double>& fields,
                std::vector<double>& entries) {
  wire::append(sessions,
               {static_cast<double>(session.stretch.lines), session.stretch.ratio, session.stretch.width,
                session.stretch.step, static_cast<double>(session.fields.size())});
  for (const FieldPoints& field : session.fields) {
    wire::append(fields, {static_cast<double>(field.position), field.interval.top, field.interval.bottom,
                          field.mean, field.width, static_cast<double>(field.pairs), field.best, field.worst,
                          static_cast<double>(field.lines.size())});
    for (const std::int32_t line : field.lines) fields.push_back(line);
  }
  for (const EntryPoints& entry : session.entries) {
    wire::append(entries, {wire::orNaN(entry.scored ? std::optional<double>(entry.points) : std::nullopt),
                           static_cast<double>(entry.field), entry.place, entry.resistance,
                           wire::orNaN(entry.fielded ? std::optional<double>(entry.strength) : std::nullopt),
                           static_cast<double>(entry.halves)});
  }
}

// What is no partnership has no place.
std::vector<Place> placesOfPartnerships(const std::vector<Partnership>& partnerships) {
  std::vector<double> figures;
  for (const Partnership& partnership : partnerships) {
    if (partnership.ranking) figures.push_back(*partnership.ranking);
  }
  const std::vector<Place> ranked = placesOf(figures);
  std::vector<Place> places;
  std::size_t next = 0;
  for (const Partnership& partnership : partnerships) {
    places.push_back(partnership.ranking ? ranked[next++] : Place{});
  }
  return places;
}

val columnsOf(const SeasonAnswer& answer) {
  std::vector<double> sessions;
  std::vector<double> fields;
  std::vector<double> entries;
  for (const SessionPoints& session : answer.sessions) addSession(session, sessions, fields, entries);
  std::vector<double> figures;
  for (const PlayerRanking& player : answer.players) figures.push_back(player.ranking);
  const std::vector<Place> places = placesOf(figures);
  std::vector<double> players;
  for (std::size_t i = 0; i < answer.players.size(); ++i) {
    const PlayerRanking& player = answer.players[i];
    wire::append(players,
                 {player.ranking, player.replacement, player.previous, static_cast<double>(player.sessions)});
    wire::append(players, places[i]);
  }
  std::vector<double> results;
  for (const PlayerResult& result : answer.playerResults) {
    wire::append(results, {static_cast<double>(result.session), static_cast<double>(result.entry),
                           result.points, result.before, result.after, static_cast<double>(result.counting)});
  }
  std::vector<double> partnerships;
  const std::vector<Place> pairPlaces = placesOfPartnerships(answer.partnerships);
  for (std::size_t i = 0; i < answer.partnerships.size(); ++i) {
    const Partnership& partnership = answer.partnerships[i];
    wire::append(partnerships, {wire::orNaN(partnership.ranking), wire::orNaN(partnership.previous),
                                static_cast<double>(partnership.results)});
    wire::append(partnerships, pairPlaces[i]);
  }
  std::vector<double> together;
  for (const PartnershipResult& result : answer.partnershipResults) {
    wire::append(together, {static_cast<double>(result.session), static_cast<double>(result.entry),
                            result.result.points, flag(result.result.substitute),
                            static_cast<double>(result.counting)});
  }
  val columns = val::object();
  columns.set("played", wire::copyOut(answer.played));
  columns.set("sessions", wire::copyOut(sessions));
  columns.set("fields", wire::copyOut(fields));
  columns.set("entries", wire::copyOut(entries));
  columns.set("players", wire::copyOut(players));
  columns.set("playerResults", wire::copyOut(results));
  columns.set("partnerships", wire::copyOut(partnerships));
  columns.set("partnershipResults", wire::copyOut(together));
  columns.set("individual", wire::columnsOf(answer.individual));
  columns.set("together", wire::columnsOf(answer.together));
  columns.set("findings", wire::columnsOf(answer.findings));
  return columns;
}

// Owners of workings are entries, in the order of the entries' rows.
val rankingColumns(const val& columns, bool withWorking) {
  const Season season = seasonOf(columns);
  const SeasonAnswer answer = rankSeason(season);
  val result = columnsOf(answer);
  if (!withWorking) return result;
  Findings ignored;
  const Settings settings = checked(season.settings, ignored);
  wire::Workings workings;
  std::int32_t owner = 0;
  for (std::size_t i = 0; i < season.sessions.size(); ++i) {
    for (std::size_t entry = 0; entry < answer.sessions[i].entries.size(); ++entry) {
      workings.add(owner++, workingOf(settings, season.sessions[i], answer.sessions[i],
                                      static_cast<std::int32_t>(entry)));
    }
  }
  result.set("working", workings.columns());
  return result;
}

// --- One figure's working

enum class Figure : std::uint8_t { points, player, partnership, playerTitle, partnershipTitle };

std::span<const PlayerResult> resultsOf(const SeasonAnswer& answer, const PlayerRanking& player) {
  return std::span(answer.playerResults).subspan(at(player.firstResult), at(player.sessions));
}

RateWorking playerWorking(const SeasonAnswer& answer, const Settings& settings, std::size_t player,
                          bool title) {
  std::vector<double> points;
  std::vector<ChampionshipResult> results;
  std::vector<Counting> counting;
  for (const PlayerResult& result : resultsOf(answer, answer.players[player])) {
    points.push_back(result.points);
    results.push_back({result.points, false});
    counting.push_back(result.counting);
  }
  if (!title) return workingOfPlayer(points, settings.last, answer.players[player].replacement);
  return workingOfTally(results, counting, answer.individual.tallies[player], answer.individual.conditions);
}

RateWorking partnershipWorking(const SeasonAnswer& answer, const Season& season, std::size_t index,
                               bool title) {
  const Partnership& partnership = answer.partnerships[index];
  if (!partnership.ranking) return {};
  if (!title) {
    std::vector<double> rankings;
    for (const std::int32_t player : season.partnerships[index]) {
      rankings.push_back(answer.players[at(player)].ranking);
    }
    return workingOfPartnership(rankings);
  }
  std::vector<ChampionshipResult> results;
  std::vector<Counting> counting;
  for (const PartnershipResult& result :
       std::span(answer.partnershipResults).subspan(at(partnership.firstResult), at(partnership.results))) {
    results.push_back(result.result);
    counting.push_back(result.counting);
  }
  return workingOfTally(results, counting, answer.together.tallies[index], answer.together.conditions);
}

RateWorking workingOfFigure(const Season& season, const SeasonAnswer& answer, Figure figure,
                            std::int32_t index, std::int32_t entry) {
  Findings ignored;
  const Settings settings = checked(season.settings, ignored);
  const auto within = [index](std::size_t count) { return index >= 0 && at(index) < count; };
  switch (figure) {
    case Figure::points:
      if (!within(season.sessions.size())) return {};
      return workingOf(settings, season.sessions[at(index)], answer.sessions[at(index)], entry);
    case Figure::player:
    case Figure::playerTitle:
      if (!within(answer.players.size())) return {};
      return playerWorking(answer, settings, at(index), figure == Figure::playerTitle);
    case Figure::partnership:
    case Figure::partnershipTitle:
      if (!within(answer.partnerships.size())) return {};
      return partnershipWorking(answer, season, at(index), figure == Figure::partnershipTitle);
  }
  return {};
}

val rankingWorking(const val& columns, std::int32_t figure, std::int32_t index, std::int32_t entry) {
  const Season season = seasonOf(columns);
  wire::Workings workings;
  if (figure >= 0 && figure <= static_cast<std::int32_t>(Figure::partnershipTitle)) {
    workings.add(0, workingOfFigure(season, rankSeason(season), static_cast<Figure>(figure), index, entry));
  }
  return workings.columns();
}

// --- Lines

// Stretch of a session of so many lines, and the interval of each; then of the first 1, 2, 3… lines as one.
val rankingLines(const val& row, std::int32_t lines) {
  Findings findings;
  const Settings settings = checked(wire::rankingSettingsOf(wire::numbersIn(row)), findings);
  constexpr std::int32_t most = 100;
  const std::int32_t count = std::clamp(lines > 0 ? lines : settings.lines, 1, most);
  const Stretch stretch = stretched(settings, count);
  std::vector<double> rows;
  for (std::int32_t i = 0; i < count; ++i) {
    const Interval single = intervalOf(settings, stretch, i, 1);
    const Interval group = intervalOf(settings, stretch, 0, i + 1);
    wire::append(rows, {single.top, single.bottom, meanOf(single), group.bottom, widthOf(group)});
  }
  val answer = val::object();
  answer.set("head",
             wire::copyOut(std::vector<double>{static_cast<double>(settings.lines), stretch.ratio,
                                               stretch.width, stretch.step, defaultReplacement(settings)}));
  answer.set("lines", wire::copyOut(rows));
  answer.set("findings", wire::columnsOf(findings));
  return answer;
}

val lineUpColumns(const val& given, const val& present, std::int32_t lines, const val& sizesGiven) {
  const auto rankings = wire::numbersIn(given);
  const auto players = wire::wholesIn(present);
  std::vector<PresentPair> pairs;
  for (std::size_t i = 0; i + 1 < players.size(); i += 2) pairs.push_back({{players[i], players[i + 1]}});
  const auto sizes = wire::wholesIn(sizesGiven);
  const LineUp answer =
      sizes.empty() ? lineUp(rankings, pairs, lines) : lineUp(rankings, pairs, std::span(sizes));
  val result = val::object();
  result.set("order", wire::copyOut(answer.order));
  result.set("sizes", wire::copyOut(answer.sizes));
  result.set("rankings", wire::copyOut(answer.rankings));
  result.set("findings", wire::columnsOf(answer.findings));
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(clubranking) {
  emscripten::function("ranking", &rankingColumns);
  emscripten::function("rankingWorking", &rankingWorking);
  emscripten::function("rankingLines", &rankingLines);
  emscripten::function("rankingLineUp", &lineUpColumns);
}

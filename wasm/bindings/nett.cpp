// Embind for core/rate/nett: sessions and histories as rows of numbers to rows of figures.
#include "rate/nett.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "columns.h"
#include "event/date.h"
#include "rate/nett_history.h"
#include "rates.h"

namespace {

using emscripten::val;
using namespace overtrick;
using namespace overtrick::nett;

// As overtrick.d.mts has them.
constexpr std::size_t entryStride = 4;
constexpr std::size_t sessionStride = 2;
constexpr std::size_t resultStride = 5;

double flag(bool value) { return value ? 1 : 0; }

Settings settingsOf(wire::RowReader& reader) {
  Settings settings;
  settings.rule = reader.choice(Rule::partner, Rule::published);
  settings.weight = reader.maybe().value_or(settings.weight);
  settings.newcomer = reader.maybe().value_or(settings.newcomer);
  return settings;
}

template <class Value>
void appendBoth(std::vector<double>& rows, const std::array<Value, 2>& both) {
  wire::append(rows, {static_cast<double>(both[0]), static_cast<double>(both[1])});
}

val sessionColumns(const val& head, const val& entries, bool withWorking) {
  const auto values = wire::numbersIn(head);
  const auto given = wire::numbersIn(entries);
  wire::RowReader reader(values, 0, 0);
  const Settings settings = settingsOf(reader);
  Session session;
  session.rating = reader.maybe();
  for (std::size_t i = 0; i < given.size() / entryStride; ++i) {
    wire::RowReader row(given, entryStride, i);
    SessionEntry entry;
    for (std::optional<double>& handicap : entry.handicaps) handicap = row.maybe();
    entry.gross = row.number();
    entry.field = row.whole();
    session.entries.push_back(entry);
  }
  const NettSession answer = rateSession(session, settings);
  std::vector<double> rows;
  wire::Workings workings;
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    const NettEntry& entry = answer.entries[i];
    wire::append(rows, {flag(entry.rated), entry.par, entry.nett, entry.hcap});
    wire::append(rows, entry.place);
    appendBoth(rows, entry.before);
    appendBoth(rows, entry.sessionHandicap);
    appendBoth(rows, entry.after);
    appendBoth(rows, entry.inBook);
    if (withWorking && entry.rated) {
      workings.add(static_cast<std::int32_t>(i),
                   workingOf(session.entries[i], entry, *session.rating, settings));
    }
  }
  val result = val::object();
  result.set("entries", wire::copyOut(rows));
  result.set("working", workings.columns());
  result.set("findings", wire::columnsOf(answer.findings));
  return result;
}

std::vector<Day> daysOf(const val& columns) {
  std::vector<Day> days;
  for (const std::string& date : wire::strings(columns, "dates")) days.push_back(dayOf(date));
  return days;
}

History historyOf(const val& columns) {
  History history;
  for (const double start : wire::numbers(columns, "starts")) history.starts.push_back(wire::orNone(start));
  const auto sessions = wire::numbers(columns, "sessions");
  for (std::size_t i = 0; i < sessions.size() / sessionStride; ++i) {
    wire::RowReader row(sessions, sessionStride, i);
    ClubSession session;
    session.rating = row.maybe();
    session.handicapped = row.flag();
    history.sessions.push_back(session);
  }
  const std::vector<Day> days = daysOf(columns);
  const auto rows = wire::wholes(columns, "results");
  const auto gross = wire::numbers(columns, "gross");
  history.results.resize(std::min(rows.size() / resultStride, gross.size()));
  for (std::size_t i = 0; i < history.results.size(); ++i) {
    const std::int32_t* row = rows.data() + i * resultStride;
    const auto date = static_cast<std::size_t>(row[0]);  // -1 becomes more than there are
    history.results[i] = {
        date < days.size() ? days[date] : noDay, row[1], {row[2], row[3]}, gross[i], row[4]};
  }
  return history;
}

HistorySettings historySettingsOf(wire::RowReader& reader) {
  HistorySettings settings;
  settings.rates = settingsOf(reader);
  settings.update = reader.choice(UpdateRun::yearly, UpdateRun::everySession);
  // Fractions and what is below nought are for core to refuse.
  const auto whole = [](double value, std::int32_t otherwise) {
    if (std::isnan(value)) return otherwise;
    const double rounded = std::floor(value);
    return rounded == value && value >= 0 && value < 2e9 ? static_cast<std::int32_t>(value) : -1;
  };
  settings.years = whole(reader.number(), settings.years);
  settings.estimate = reader.flag();
  settings.minimum = whole(reader.number(), settings.minimum);
  return settings;
}

void appendListed(std::vector<double>& rows, std::int32_t index, const ListedResult& listed) {
  wire::append(rows, {static_cast<double>(index), flag(listed.rated), listed.par, listed.nett, listed.hcap});
  wire::append(rows, listed.place);
  appendBoth(rows, listed.handicaps);
  appendBoth(rows, listed.known);
  appendBoth(rows, listed.before);
  appendBoth(rows, listed.sessionHandicap);
  appendBoth(rows, listed.after);
  appendBoth(rows, listed.moved);
  rows.push_back(flag(listed.inBook));
}

void setListed(val& result, const History& history, const Book& book, const Settings& settings,
               const std::vector<std::int32_t>& wanted, bool withWorking) {
  std::vector<double> rows;
  wire::Workings workings;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto index = static_cast<std::size_t>(wanted[i]);
    if (index >= book.results.size()) continue;
    const ListedResult& listed = book.results[index];
    appendListed(rows, wanted[i], listed);
    if (!withWorking || !listed.rated) continue;
    const Result& played = history.results[index];
    const double rating = *book.ratings[static_cast<std::size_t>(played.session)].rating;
    workings.add(static_cast<std::int32_t>(i), workingOf(played, listed, rating, settings));
  }
  result.set("listed", wire::copyOut(rows));
  result.set("working", workings.columns());
}

val ratingRows(const Book& book) {
  std::vector<double> rows;
  for (const SessionRating& rating : book.ratings) {
    wire::append(rows, {wire::orNaN(rating.rating), static_cast<double>(rating.source),
                        wire::orNaN(rating.standardError), wire::orNaN(rating.plainError),
                        static_cast<double>(rating.players), static_cast<double>(rating.results),
                        flag(rating.connected)});
  }
  return wire::copyOut(rows);
}

// `wanted`: the results whose lines in the nett lists are asked for; `all` of them, in order of play.
val historyColumns(const val& columns, const val& wanted, bool all, bool withWorking) {
  const auto head = wire::numbers(columns, "head");
  wire::RowReader reader(head, 0, 0);
  HistorySettings settings = historySettingsOf(reader);
  History history = historyOf(columns);
  history.standard = reader.whole();
  const auto today = columns["today"].as<std::string>();
  settings.today = dayOf(today);
  const Book book = replay(history, settings);
  std::vector<double> players;
  for (const PlayerBook& player : book.players) {
    wire::append(players, {player.start, player.handicap, static_cast<double>(player.sessions)});
  }
  std::vector<std::int32_t> stepResults;
  std::vector<double> steps;
  for (const Step& step : book.steps) {
    stepResults.push_back(step.result);
    wire::append(steps, {step.before, step.after});
  }
  val result = val::object();
  result.set("players", wire::copyOut(players));
  result.set("stepResults", wire::copyOut(stepResults));
  result.set("steps", wire::copyOut(steps));
  result.set("ratings", ratingRows(book));
  result.set("todayRead", today.empty() || settings.today != noDay);
  setListed(result, history, book, settings.rates, all ? book.played : wire::wholesIn(wanted), withWorking);
  result.set("findings", wire::columnsOf(book.findings));
  return result;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nett) {
  emscripten::function("nettSession", &sessionColumns);
  emscripten::function("nettHistory", &historyColumns);
}

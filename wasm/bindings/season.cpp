// Embind for core/season: books that stay open, so that a correction replays only what follows it. A book is
// called by its number; a number that is none answers with nothing.
#include <emscripten/bind.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "clubranking_wire.h"
#include "columns.h"
#include "event/date.h"
#include "project52_wire.h"
#include "rates.h"
#include "season/championship.h"
#include "season/history.h"
#include "season/ranks.h"
#include "season/replay.h"
#include "season_columns.h"

namespace {

using emscripten::val;
using namespace overtrick;
using namespace overtrick::season;

struct OpenBook {
  Book book;
  Replay replay;
};

std::vector<std::unique_ptr<OpenBook>>& books() {
  static std::vector<std::unique_ptr<OpenBook>> open;
  return open;
}

OpenBook* bookAt(std::int32_t number) {
  const auto index = static_cast<std::size_t>(number);
  return number >= 0 && index < books().size() ? books()[index].get() : nullptr;
}

double number(std::int32_t value) { return value; }
double flag(bool value) { return value ? 1.0 : 0.0; }

// What is stated, else the last day of reporting.
Day todayOf(const Book& book, const std::string& stated) {
  Day today = dayOf(stated);
  if (today != noDay) return today;
  for (const Session& session : book.sessions()) today = std::max(today, reportedOn(book, session));
  return today;
}

std::int32_t openBook() {
  std::vector<std::unique_ptr<OpenBook>>& open = books();
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (open[i]) continue;
    open[i] = std::make_unique<OpenBook>();
    return static_cast<std::int32_t>(i);
  }
  open.push_back(std::make_unique<OpenBook>());
  return static_cast<std::int32_t>(open.size() - 1);
}

void closeBook(std::int32_t book) {
  if (bookAt(book) != nullptr) books()[static_cast<std::size_t>(book)].reset();
}

void setSettings(std::int32_t book, const val& columns) {
  if (OpenBook* open = bookAt(book)) wire::readSettings(columns, open->book);
}

void setMembers(std::int32_t book, const val& columns) {
  if (OpenBook* open = bookAt(book)) wire::readMembers(columns, open->book);
}

val addSessions(std::int32_t book, const val& columns) {
  Findings findings;
  if (OpenBook* open = bookAt(book)) wire::readSessions(columns, open->book, findings);
  return wire::columnsOf(findings);
}

// How many sessions are to be replayed, each system's counted by itself.
double prepare(std::int32_t book, bool project52, bool nett, bool ranking) {
  OpenBook* open = bookAt(book);
  if (open == nullptr) return 0;
  open->replay.prepare(open->book, {project52, nett, ranking});
  return static_cast<double>(open->replay.sessionsLeft());
}

double advance(std::int32_t book, std::int32_t most) {
  OpenBook* open = bookAt(book);
  if (open == nullptr) return 0;
  open->replay.advance(open->book, static_cast<std::size_t>(std::max(most, 1)));
  return static_cast<double>(open->replay.sessionsLeft());
}

// --- Answers

void appendRank(std::vector<double>& rows, const project52::RankList& list, std::size_t member) {
  const project52::MemberRank rank =
      member < list.ranks.size() ? list.ranks[member] : project52::MemberRank{};
  wire::append(rows, rank.club);
  wire::append(rows, rank.district);
  wire::append(rows, rank.national);
}

val memberColumns(const OpenBook& open, Day today, const project52::RankList& ranks) {
  const State52& state = open.replay.project52();
  const StateNett& nett = open.replay.nett();
  const project52::RankList impRanks = ranksOn(open.book, state.impHandicaps, today);
  std::vector<double> rows;
  for (std::size_t i = 0; i < state.handicaps.size(); ++i) {
    wire::append(rows, {state.handicaps[i], state.impHandicaps.empty() ? none : state.impHandicaps[i],
                        number(state.played[i]), nett.handicaps[i], number(nett.played[i]),
                        flag(isMemberOn(open.book.members[i], today))});
    appendRank(rows, ranks, i);
    appendRank(rows, impRanks, i);
  }
  return wire::copyOut(rows);
}

val rankingColumns(const OpenBook& open) {
  std::vector<double> rows;
  const ReplayRanking& rankings = open.replay.ofRanking();
  for (const auto& [series, member] : rankings.owners(open.replay.ranking())) {
    const RankingSlot& slot = *rankings.slotOf(open.replay.ranking(), series, member);
    wire::append(rows, {number(member), number(series), slot.ranking, slot.replacement, number(slot.played)});
  }
  return wire::copyOut(rows);
}

val sessionColumns(const OpenBook& open, Day today) {
  std::vector<double> rows;
  const Book& book = open.book;
  for (std::size_t i = 0; i < book.sessions().size(); ++i) {
    const Session& session = book.sessions()[i];
    const Version& version = book.version(effectiveFor52(book, session).version);
    const bool gone = session.removed && session.recompute;
    const Summary52 summary = gone ? Summary52{} : open.replay.of52().summary(static_cast<std::int32_t>(i));
    const Version& latest = book.version(session.latest);
    const std::optional<double> rating = open.replay.ofNett().rating(latest.nett);
    wire::append(rows,
                 {static_cast<double>(statusOf(book, session, today)),
                  session.removed ? 1 + flag(session.recompute) : 0.0, static_cast<double>(version.kind),
                  flag(summary.rated), summary.mean, number(summary.tables), number(summary.counted),
                  number(summary.moved), wire::orNaN(rating)});
  }
  return wire::copyOut(rows);
}

val answer(std::int32_t book, const std::string& stated) {
  const OpenBook* open = bookAt(book);
  if (open == nullptr) return val::undefined();
  const Day today = todayOf(open->book, stated);
  const project52::RankList ranks = ranksOn(open->book, open->replay.project52().handicaps, today);
  std::vector<double> clubs;
  for (const project52::ClubMean& club : ranks.clubs)
    wire::append(clubs, {number(club.club), number(club.members), wire::orNaN(club.mean)});
  val columns = val::object();
  columns.set("members", memberColumns(*open, today, ranks));
  columns.set("rankings", rankingColumns(*open));
  columns.set("clubs", wire::copyOut(clubs));
  columns.set("sessions", sessionColumns(*open, today));
  std::vector<double> replayed;
  for (const System system : {System::project52, System::nett, System::ranking})
    replayed.push_back(static_cast<double>(open->replay.sessionsReplayed(system)));
  columns.set("replayed", wire::copyOut(replayed));
  columns.set("findings", wire::columnsOf(open->replay.findings()));
  return columns;
}

val history(std::int32_t book, std::int32_t member, const std::string& stated) {
  const OpenBook* open = bookAt(book);
  if (open == nullptr) return val::undefined();
  const MemberHistory steps = historyOf(open->book, open->replay, member, todayOf(open->book, stated));
  std::vector<double> project52;
  for (const Step52& step : steps.project52)
    wire::append(project52,
                 {number(step.session), static_cast<double>(step.calculation), step.before, step.change,
                  step.after, static_cast<double>(step.status), flag(step.recorded), flag(step.removed)});
  std::vector<double> nett;
  for (const StepNett& step : steps.nett) wire::append(nett, {number(step.session), step.before, step.after});
  std::vector<double> ranking;
  for (const StepRanking& step : steps.ranking)
    wire::append(ranking, {number(step.session), number(step.series), step.points, step.before, step.after});
  val columns = val::object();
  columns.set("project52", wire::copyOut(project52));
  columns.set("nett", wire::copyOut(nett));
  columns.set("ranking", wire::copyOut(ranking));
  return columns;
}

// The players of a version's entries: how many in each, then who (a guest: -1).
void setPlayers(val& columns, const Book& book, const Version& version, const char* counts,
                const char* players) {
  std::vector<std::int32_t> lengths;
  std::vector<std::int32_t> who;
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const auto list = book.players(static_cast<std::size_t>(version.firstEntry + entry));
    lengths.push_back(static_cast<std::int32_t>(list.size()));
    for (const std::int32_t player : list) who.push_back(std::max(player, -1));
  }
  columns.set(counts, wire::copyOut(lengths));
  columns.set(players, wire::copyOut(who));
}

val detail(std::int32_t book, std::int32_t session) {
  const OpenBook* open = bookAt(book);
  const std::size_t sessions = open == nullptr ? 0 : open->book.sessions().size();
  if (session < 0 || static_cast<std::size_t>(session) >= sessions) return val::undefined();
  const EventDetail event = detailOf(open->book, open->replay, session);
  const Version& latest = open->book.version(open->book.sessions()[static_cast<std::size_t>(session)].latest);
  val columns = val::object();
  setPlayers(columns, open->book, latest, "counts", "players");
  std::vector<double> rows;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    const EventEntry& entry = event.entries[i];
    wire::append(
        rows, {open->book.gross(latest, static_cast<std::int32_t>(i)), entry.par, entry.nett, entry.points});
  }
  columns.set("entries", wire::copyOut(rows));
  wire::Workings nett;
  wire::Workings points;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    nett.add(static_cast<std::int32_t>(i), event.entries[i].nettWorking);
    points.add(static_cast<std::int32_t>(i), event.entries[i].pointsWorking);
  }
  columns.set("nettWorking", nett.columns());
  columns.set("pointsWorking", points.columns());
  columns.set("computed", event.version52 >= 0 && !event.project52.entries.empty());
  if (event.version52 >= 0) {
    const Version& version = open->book.version(event.version52);
    setPlayers(columns, open->book, version, "counts52", "players52");
    std::int32_t earlier = 0;
    for (std::int32_t each = version.previous; each >= 0; each = open->book.version(each).previous) ++earlier;
    columns.set("version52", earlier);
  }
  columns.set("project52", wire::columnsOf(event.project52));
  return columns;
}

val workingsOf(const std::vector<RateWorking>& workings) {
  wire::Workings terms;
  for (std::size_t i = 0; i < workings.size(); ++i) terms.add(static_cast<std::int32_t>(i), workings[i]);
  return terms.columns();
}

val championship(std::int32_t book, std::int32_t series) {
  const OpenBook* open = bookAt(book);
  if (open == nullptr) return val::undefined();
  const SeasonChampionship season = championshipOf(open->book, open->replay, series);
  std::vector<std::int32_t> pairs;
  for (const auto& pair : season.pairs) pairs.insert(pairs.end(), pair.begin(), pair.end());
  val columns = val::object();
  columns.set("members", wire::copyOut(season.members));
  columns.set("individual", wire::columnsOf(season.individual));
  columns.set("individualWorking", workingsOf(season.individualWorkings));
  columns.set("pairs", wire::copyOut(pairs));
  columns.set("together", wire::columnsOf(season.together));
  columns.set("togetherWorking", workingsOf(season.togetherWorkings));
  return columns;
}

}  // namespace

EMSCRIPTEN_BINDINGS(season) {
  emscripten::function("bookOpen", &openBook);
  emscripten::function("bookClose", &closeBook);
  emscripten::function("bookSettings", &setSettings);
  emscripten::function("bookMembers", &setMembers);
  emscripten::function("bookSessions", &addSessions);
  emscripten::function("bookPrepare", &prepare);
  emscripten::function("bookAdvance", &advance);
  emscripten::function("bookAnswer", &answer);
  emscripten::function("bookHistory", &history);
  emscripten::function("bookDetail", &detail);
  emscripten::function("bookChampionship", &championship);
}

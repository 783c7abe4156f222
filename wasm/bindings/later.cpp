// Embind for what a first result does without: how figures came about, matches, the session table, bare
// matchpoints.
//
// The namespace is known to wasm/tools/split.mjs: what it has, and nothing else needs, goes into a file of
// its own, which a page fetches after its first result.
#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "columns.h"
#include "event_input.h"
#include "score/matchpoints.h"
#include "score/score.h"
#include "score/session_table.h"
#include "score/sessions.h"
#include "score/teams.h"
#include "score/working.h"

namespace overtrick::later {

using emscripten::val;

val matchpointRowsOf(const val& scores, const val& sizes) {
  const auto own = wire::wholesIn(scores);
  return wire::copyOut(matchpointRows(own, wire::wholesIn(sizes)));
}

val termsOf(const Working& working) {
  std::vector<double> rows;
  for (const Term& term : working) {
    rows.insert(rows.end(),
                {static_cast<double>(term.symbol), toDouble(term.value), static_cast<double>(term.source)});
  }
  return wire::copyOut(rows);
}

val lineWorking(const val& columns, const val& row, std::int32_t line, bool eastWest) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  return termsOf(workingOfLine(input.event, input.rules, scores, {line}, eastWest ? Side::ew : Side::ns));
}

val totalWorking(const val& columns, const val& row, std::int32_t entry) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  return termsOf(workingOfTotal(input.event, input.rules, scores, {entry}));
}

// Without rules: a contract is worth the same under all of them.
val scoreWorking(const val& columns, std::int32_t line) {
  Event event;
  if (!wire::readEvent(columns, event)) return val::undefined();
  return termsOf(workingOfScore(event, {line}));
}

val clubPointsWorking(const val& columns, const val& row, std::int32_t entry) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  return termsOf(workingOfClubPoints(scoreEvent(input.event, input.rules), {entry}));
}

val matches(const val& columns, const val& row) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  Findings ignored;
  const std::vector<TeamBoard> boards = teamBoards(input.event, ignored);
  std::vector<double> rows;
  for (const TeamMatch& match : teamMatches(boards, input.rules)) {
    const TeamBoard& first = boards[match.from];
    rows.insert(rows.end(),
                {static_cast<double>(first.round), static_cast<double>(first.home.value),
                 static_cast<double>(first.away.value), static_cast<double>(match.to - match.from),
                 toDouble(match.homeImps), toDouble(match.awayImps), toDouble(match.homePoints),
                 toDouble(match.awayPoints)});
  }
  return wire::copyOut(rows);
}

// Of several sessions: number, standing, boards, points, maximum, per cent; a standing that did not play has no row.
std::vector<double> sessionRows(const wire::EventInput& input, const EventScores& scores) {
  std::vector<double> rows;
  const std::vector<std::int32_t> sessions = sessionsOf(input.event);
  for (std::size_t i = 0; i < sessions.size() && sessions.size() > 1; ++i) {
    EventScores own;
    const std::vector<EntryTotal> totals =
        sessionTotals(sessionPart(input.event, sessions[i]), input.rules, own);
    for (std::size_t row = 0; row < scores.standings.size(); ++row) {
      const EntryTotal& total = totals[static_cast<std::size_t>(scores.standings[row].entry.value)];
      if (total.boards == 0) continue;
      rows.insert(rows.end(), {static_cast<double>(sessions[i]), static_cast<double>(row),
                               static_cast<double>(total.boards), toDouble(total.points), toDouble(total.max),
                               toDouble(total.points * 100 / total.max)});
    }
  }
  return rows;
}

val sessionTableColumns(const val& columns, const val& row, std::int32_t boardsPerGroup) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  const SessionTable table = overtrick::sessionTable(input.event, scores, boardsPerGroup);
  std::vector<double> groups;
  for (const SessionGroup& group : table.groups) {
    groups.insert(groups.end(), {static_cast<double>(group.session), static_cast<double>(group.first),
                                 static_cast<double>(group.last)});
  }
  // A row for each section: which, per round, then tops and average of each group.
  std::vector<double> averages;
  for (const SectionAverages& section : table.averages) {
    averages.insert(averages.end(), {static_cast<double>(section.section.value), toDouble(section.perRound)});
    for (const GroupAverage& group : section.groups) {
      averages.insert(averages.end(), {toDouble(group.tops), toDouble(group.average)});
    }
  }
  std::vector<double> cells;
  std::string letters;
  for (std::size_t i = 0; i < table.cells.size(); ++i) {
    const SessionCell& cell = table.cells[i];
    cells.insert(cells.end(), {cell.played ? static_cast<double>(cell.side) : -1,
                               static_cast<double>(cell.boards), toDouble(cell.points)});
    if (cell.played) letters += groupLetter(static_cast<std::int32_t>(i % table.groups.size()), cell.side);
    letters += ' ';
  }
  val answer = val::object();
  answer.set("groups", wire::copyOut(groups));
  answer.set("cells", wire::copyOut(cells));
  answer.set("letters", letters);
  answer.set("averages", wire::copyOut(averages));
  answer.set("sessions", wire::copyOut(sessionRows(input, scores)));
  return answer;
}

template <class Name>
val names(Name last) {
  val list = val::array();
  for (std::int32_t i = 0; i <= static_cast<std::int32_t>(last); ++i) {
    list.call<void>("push", std::string(nameOf(static_cast<Name>(i))));
  }
  return list;
}

val symbolNames() { return names(Symbol::percent); }
val sourceNames() { return names(Source::director); }

}  // namespace overtrick::later

EMSCRIPTEN_BINDINGS(later) {
  using namespace overtrick::later;
  emscripten::function("matchpoints", &matchpointRowsOf);
  emscripten::function("lineWorking", &lineWorking);
  emscripten::function("totalWorking", &totalWorking);
  emscripten::function("scoreWorking", &scoreWorking);
  emscripten::function("clubPointsWorking", &clubPointsWorking);
  emscripten::function("matches", &matches);
  emscripten::function("sessionTable", &sessionTableColumns);
  emscripten::function("symbolNames", &symbolNames);
  emscripten::function("sourceNames", &sourceNames);
}

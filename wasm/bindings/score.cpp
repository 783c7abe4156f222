// Embind for core/score: an event's columns and a row of rules to columns of points, standings and working.
#include "score/score.h"

#include <emscripten/bind.h>

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "columns.h"
#include "rules.h"
#include "score/matchpoints.h"
#include "score/session_table.h"
#include "score/teams.h"
#include "score/working.h"

namespace {

using emscripten::val;
using namespace overtrick;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

double number(const std::optional<Exact>& value) { return value ? toDouble(*value) : none; }
double points(const SideScore& side) { return side.kind == PointsKind::none ? none : toDouble(side.points); }

val scoredLines(const Event& event, const Rules& rules, const EventScores& scores) {
  std::vector<double> rows;
  rows.reserve(scores.lines.size() * 5);
  for (const LineScore& line : scores.lines) {
    rows.push_back(line.score ? *line.score : none);
    rows.push_back(points(line.ns));
    rows.push_back(points(line.ew));
    rows.push_back(number(percentOf(line.ns, event, rules)));
    rows.push_back(number(percentOf(line.ew, event, rules)));
  }
  return wire::copyOut(rows);
}

val scoredBoards(const EventScores& scores) {
  std::vector<double> rows;
  rows.reserve(scores.boards.size() * 2);
  for (const BoardScore& board : scores.boards) {
    rows.push_back(toDouble(board.top));
    rows.push_back(board.datum ? *board.datum : none);
  }
  return wire::copyOut(rows);
}

val standings(const EventScores& scores) {
  std::vector<double> rows;
  rows.reserve(scores.standings.size() * 11);
  for (const Standing& row : scores.standings) {
    rows.insert(rows.end(),
                {static_cast<double>(row.list), static_cast<double>(row.rank), row.tied ? 1.0 : 0.0,
                 static_cast<double>(row.entry.value), static_cast<double>(row.direction),
                 static_cast<double>(row.section.value), toDouble(row.points), toDouble(row.max),
                 number(row.percent), static_cast<double>(row.boards), static_cast<double>(row.clubPoints)});
  }
  return wire::copyOut(rows);
}

struct Input {
  Event event;
  Rules rules;
  bool sound = false;

  Input(const val& columns, const val& row) {
    sound = wire::readEvent(columns, event) && wire::readRules(row, rules);
  }
};

// `undefined` for columns that the loader would not have made.
val score(const val& columns, const val& row) {
  const Input input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  val answer = val::object();
  answer.set("boards", scoredBoards(scores));
  answer.set("lines", scoredLines(input.event, input.rules, scores));
  answer.set("standings", standings(scores));
  answer.set("findings", wire::columnsOf(scores.findings));
  return answer;
}

val matchpointRowsOf(const val& scores, const val& sizes) {
  const auto own = emscripten::convertJSArrayToNumberVector<std::int32_t>(scores);
  return wire::copyOut(matchpointRows(own, emscripten::convertJSArrayToNumberVector<std::int32_t>(sizes)));
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
  const Input input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  return termsOf(workingOfLine(input.event, input.rules, scores, {line}, eastWest ? Side::ew : Side::ns));
}

val totalWorking(const val& columns, const val& row, std::int32_t entry) {
  const Input input(columns, row);
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
  const Input input(columns, row);
  if (!input.sound) return val::undefined();
  return termsOf(workingOfClubPoints(scoreEvent(input.event, input.rules), {entry}));
}

val matches(const val& columns, const val& row) {
  const Input input(columns, row);
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

val sessionTableColumns(const val& columns, const val& row, std::int32_t boardsPerGroup) {
  const Input input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  const SessionTable table = overtrick::sessionTable(input.event, scores, boardsPerGroup);
  std::vector<double> groups;
  for (const SessionGroup& group : table.groups) {
    groups.insert(groups.end(), {static_cast<double>(group.first), static_cast<double>(group.last),
                                 toDouble(group.tops), toDouble(group.average)});
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
  answer.set("average", toDouble(table.averagePerRound));
  return answer;
}

val ruleSetRows() {
  val sets = val::object();
  for (const NamedRules& named : overtrick::ruleSets()) {
    sets.set(std::string(named.name), wire::copyOut(wire::rulesRow(named.rules)));
  }
  return sets;
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

}  // namespace

EMSCRIPTEN_BINDINGS(score) {
  emscripten::function("score", &score);
  emscripten::function("matchpoints", &matchpointRowsOf);
  emscripten::function("lineWorking", &lineWorking);
  emscripten::function("totalWorking", &totalWorking);
  emscripten::function("scoreWorking", &scoreWorking);
  emscripten::function("clubPointsWorking", &clubPointsWorking);
  emscripten::function("matches", &matches);
  emscripten::function("sessionTable", &sessionTableColumns);
  emscripten::function("ruleSets", &ruleSetRows);
  emscripten::function("symbolNames", &symbolNames);
  emscripten::function("sourceNames", &sourceNames);
}

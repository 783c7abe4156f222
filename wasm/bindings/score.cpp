// Embind for core/score: an event's columns and a row of rules to columns of points and standings.
#include "score/score.h"

#include <emscripten/bind.h>

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "columns.h"
#include "event_input.h"
#include "rules.h"

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

// `undefined` for columns that the loader would not have made.
val score(const val& columns, const val& row) {
  const wire::EventInput input(columns, row);
  if (!input.sound) return val::undefined();
  const EventScores scores = scoreEvent(input.event, input.rules);
  val answer = val::object();
  answer.set("boards", scoredBoards(scores));
  answer.set("lines", scoredLines(input.event, input.rules, scores));
  answer.set("standings", standings(scores));
  answer.set("findings", wire::columnsOf(scores.findings));
  return answer;
}

val ruleSetRows() {
  val sets = val::object();
  for (const NamedRules& named : overtrick::ruleSets()) {
    sets.set(std::string(named.name), wire::copyOut(wire::rulesRow(named.rules)));
  }
  return sets;
}

}  // namespace

EMSCRIPTEN_BINDINGS(score) {
  emscripten::function("score", &score);
  emscripten::function("ruleSets", &ruleSetRows);
}

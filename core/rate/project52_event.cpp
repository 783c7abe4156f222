#include "rate/project52_event.h"

#include <algorithm>
#include <map>

#include "score/exact.h"
#include "score/teams.h"

namespace overtrick::project52 {
namespace {

std::vector<std::optional<double>> handicapsOf(const Event& event, EntryIndex index, std::size_t needed) {
  std::vector<std::optional<double>> handicaps;
  for (const PlayerIndex player : event.entries[static_cast<std::size_t>(index.value)].players) {
    const bool known = player.known() && static_cast<std::size_t>(player.value) < event.players.size();
    handicaps.push_back(known ? event.players[static_cast<std::size_t>(player.value)].handicap
                              : std::nullopt);
  }
  handicaps.resize(std::max(handicaps.size(), needed));
  return handicaps;
}

void addEntry(EventField& target, const Event& event, const Origin& origin, std::size_t players,
              const std::vector<BoardPoints>& boards, std::int32_t table) {
  FieldEntry entry;
  entry.handicaps = handicapsOf(event, origin.entry, players);
  entry.phantom = event.entries[static_cast<std::size_t>(origin.entry.value)].phantom;
  entry.table = table;
  const TableResult won = resultAtTable(boards, target.field.calculation);
  if (won.result && !entry.phantom) {
    entry.result = won.result;
    entry.boards = won.boards;
  }
  target.field.entries.push_back(std::move(entry));
  target.origins.push_back(origin);
}

// A side's points as they are compared: out of the top, of all comparisons, or of the one with the datum.
BoardPoints pointsOf(const SideScore& side, const Event& event, const Rules& rules) {
  BoardPoints points;
  points.atTable = side.kind == PointsKind::played;
  points.points = toDouble(side.points);
  points.outOf = 1;
  if (event.scoring == Scoring::matchpoints) points.outOf = toDouble(topOf(side, rules));
  if (event.scoring == Scoring::crossImps) {
    points.outOf = side.field - 1;
    if (rules.crossImps == CrossImps::mean) points.points *= points.outOf;
  }
  return points;
}

// By section of the board and by entry, what each entry won.
using Won = std::map<std::int32_t, std::map<std::int32_t, std::vector<BoardPoints>>>;

Won wonBy(const Event& event, const Rules& rules, const EventScores& scores) {
  const std::vector<LineScore>& lines = scores.counted.empty() ? scores.lines : scores.counted;
  Won won;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& line = event.lines[i];
    const auto add = [&](EntryIndex entry, const SideScore& side) {
      if (!entry.known() || static_cast<std::size_t>(entry.value) >= event.entries.size()) return;
      const std::int32_t section = event.boards[static_cast<std::size_t>(line.board.value)].section.value;
      won[section][entry.value].push_back(pointsOf(side, event, rules));
    };
    add(line.ns, lines[i].ns);
    add(line.ew, lines[i].ew);
  }
  return won;
}

Field emptyField(const Event& event) {
  Field field;
  field.calculation = event.scoring == Scoring::matchpoints ? Calculation::matchpoints : Calculation::imps;
  field.datum = event.scoring == Scoring::butler;
  return field;
}

EventField everybody(const Event& event, Field field) {
  EventField all{{}, std::move(field), {}};
  const std::size_t players = all.field.form == Form::match ? 4 : 2;
  for (std::size_t i = 0; i < event.entries.size(); ++i)
    addEntry(all, event, {{static_cast<std::int32_t>(i)}}, players, {}, -1);
  return all;
}

std::vector<EventField> pairFields(const Event& event, const Rules& rules, const EventScores& scores) {
  std::vector<EventField> fields;
  for (const auto& [section, entries] : wonBy(event, rules, scores)) {
    EventField& field = fields.emplace_back(EventField{{section}, emptyField(event), {}});
    for (const auto& [entry, boards] : entries) addEntry(field, event, {{entry}}, 2, boards, -1);
  }
  if (fields.empty()) fields.push_back(everybody(event, emptyField(event)));
  return fields;
}

EventField matchField(const Event& event, const Rules& rules) {
  Field field = emptyField(event);
  field.form = Form::match;
  const bool boardAMatch = rules.teams == TeamScoring::boardAMatch;
  if (boardAMatch) field.calculation = Calculation::matchpoints;
  Findings ignored;
  const std::vector<TeamBoard> boards = teamBoards(event, ignored);
  const std::vector<TeamMatch> matches = teamMatches(boards, rules);
  if (matches.empty()) return everybody(event, std::move(field));
  EventField answer{{}, std::move(field), {}};
  for (std::size_t i = 0; i < matches.size(); ++i) {
    std::vector<BoardPoints> home;
    std::vector<BoardPoints> away;
    for (std::size_t at = matches[i].from; at < matches[i].to; ++at) {
      const TeamBoard& board = boards[at];
      const auto points = [&](const Exact& imps, const Exact& boardPoints) {
        return boardAMatch ? BoardPoints{toDouble(boardPoints), 2, !board.artificial}
                           : BoardPoints{toDouble(imps), 1, !board.artificial};
      };
      home.push_back(points(board.homeImps, board.homeBoardPoints));
      away.push_back(points(board.awayImps, board.awayBoardPoints));
    }
    const TeamBoard& first = boards[matches[i].from];
    const auto table = static_cast<std::int32_t>(i);
    addEntry(answer, event, {first.home, first.round}, 4, home, table);
    addEntry(answer, event, {first.away, first.round}, 4, away, table);
  }
  return answer;
}

}  // namespace

std::vector<EventField> fieldsOf(const Event& event, const Rules& rules, const EventScores& scores) {
  if (event.scoring == Scoring::teams) return {matchField(event, rules)};
  return pairFields(event, rules, scores);
}

}  // namespace overtrick::project52

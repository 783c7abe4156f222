#include "standings.h"

#include <algorithm>
#include <set>

#include "club_points.h"
#include "results.h"

namespace second {

std::vector<int> sessionsOf(const Event& event) {
  std::set<int> numbers;
  for (const Board& board : event.boards) numbers.insert(board.session);
  if (numbers.empty()) numbers.insert(0);
  return {numbers.begin(), numbers.end()};
}

Event sessionAlone(const Event& event, int session, std::vector<std::size_t>& lines) {
  Event alone;
  alone.entries = event.entries;
  std::vector<int> numbers;
  for (const Board& board : event.boards) {
    numbers.push_back(board.session == session ? static_cast<int>(alone.boards.size()) : -1);
    if (board.session == session) alone.boards.push_back(board);
  }
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    Line line = event.lines[i];
    line.board = numbers[static_cast<std::size_t>(line.board)];
    if (line.board < 0) continue;
    alone.lines.push_back(line);
    lines.push_back(i);
  }
  return alone;
}

namespace {

Fraction inPoints(const Adjustment& adjustment, Fraction max) {
  if (adjustment.unit == Adjustment::points) return adjustment.amount;
  if (adjustment.unit == Adjustment::percent) return adjustment.amount / 100 * max;
  return {};
}

Fraction adjusted(Fraction points, Fraction max, const Adjustment& penalty, const Adjustment& carryOver,
                  const PointsRules& rules) {
  points = points - inPoints(penalty, max) + inPoints(carryOver, max);
  return roundTo(points, rules.totalRounding, rules.totalSteps, max / 2);
}

void addSide(std::vector<Sum>& sums, int entry, const SidePoints& side) {
  if (entry < 0 || !side.points) return;
  Sum& sum = sums[static_cast<std::size_t>(entry)];
  ++sum.boards;
  sum.points = sum.points + *side.points;
  sum.max = sum.max + side.top;
}

std::vector<Sum> sumsOf(const Event& event, const std::vector<LinePoints>& points) {
  std::vector<Sum> sums(event.entries.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    addSide(sums, event.lines[i].ns, points[i].ns);
    addSide(sums, event.lines[i].ew, points[i].ew);
  }
  return sums;
}

// Better than the other in the same list: by percentage; who has no maximum is behind all, by points.
bool isBetter(const Row& a, const Row& b) {
  if (a.percent && b.percent) return *b.percent < *a.percent;
  if (a.percent || b.percent) return a.percent.has_value();
  return b.points < a.points;
}

void place(std::vector<Row>& rows) {
  for (Row& own : rows) {
    std::vector<int> places;
    int pairs = 0;
    int equal = 0;
    own.rank = 1;
    for (const Row& other : rows) {
      if (other.direction != own.direction || other.section != own.section) continue;
      ++pairs;
      own.rank += isBetter(other, own) ? 1 : 0;
      equal += !isBetter(other, own) && !isBetter(own, other) ? 1 : 0;
    }
    own.tied = equal > 1;
    own.clubPoints = clubPoints(own.rank, equal, pairs);
  }
}

}  // namespace

std::vector<Row> rowsOf(const Event& event, const std::vector<int>& sessions,
                        const std::vector<std::vector<Sum>>& sums, const PointsRules& rules,
                        const Lists& lists) {
  std::vector<Fraction> largest(sessions.size());
  for (std::size_t s = 0; s < sessions.size(); ++s)
    for (const Sum& sum : sums[s]) largest[s] = std::max(largest[s], sum.max);
  std::vector<Row> rows;
  bool directed = true;
  for (std::size_t entry = 0; entry < event.entries.size(); ++entry) {
    const Entry& own = event.entries[entry];
    Row row;
    row.entry = static_cast<int>(entry);
    for (std::size_t s = 0; s < sessions.size(); ++s) {
      Sum sum = sums[s][entry];
      if (sum.boards == 0) continue;
      if (rules.toLargestMaximum && Fraction(0) < sum.max) {
        sum.points = sum.points * largest[s] / sum.max;
        sum.max = largest[s];
      }
      Adjustment penalty = sessions.size() == 1 ? own.penalty : Adjustment{};
      Adjustment carryOver = sessions.size() == 1 ? own.carryOver : Adjustment{};
      for (const OfSession& each : own.sessions) {
        if (each.session != sessions[s]) continue;
        penalty = each.penalty;
        carryOver = each.carryOver;
      }
      row.boards += sum.boards;
      row.points = row.points + adjusted(sum.points, sum.max, penalty, carryOver, rules);
      row.max = row.max + sum.max;
    }
    if (row.boards == 0 || own.phantom) continue;
    if (sessions.size() > 1) row.points = adjusted(row.points, row.max, own.penalty, own.carryOver, rules);
    if (!(row.max == 0)) row.percent = row.points / row.max * 100;
    row.direction = own.direction;
    row.section = lists.sectionsApart ? own.section : -1;
    directed = directed && own.direction != 0;
    rows.push_back(row);
  }
  for (Row& row : rows)
    if (lists.one || !directed) row.direction = 0;
  place(rows);
  return rows;
}

Standings standMatchpoints(const Event& event, const PointsRules& rules, const Lists& lists) {
  Standings answer;
  answer.lines.resize(event.lines.size());
  const std::vector<int> sessions = sessionsOf(event);
  std::vector<std::vector<Sum>> sums;
  for (const int session : sessions) {
    std::vector<std::size_t> lines;
    const Event alone = sessionAlone(event, session, lines);
    const SessionPoints points = scoreMatchpoints(alone, rules);
    for (std::size_t i = 0; i < lines.size(); ++i) answer.lines[lines[i]] = points.shown[i];
    sums.push_back(sumsOf(alone, points.counted));
  }
  answer.rows = rowsOf(event, sessions, sums, rules, lists);
  return answer;
}

Standings standImps(const Event& event, const PairsImps& rules, const Lists& lists) {
  Standings answer;
  answer.lines = scoreImps(event, rules).lines;
  const std::vector<int> sessions = sessionsOf(event);
  std::vector<std::vector<Sum>> sums;
  for (const int session : sessions) {
    std::vector<std::size_t> lines;
    const Event alone = sessionAlone(event, session, lines);
    std::vector<LinePoints> points;
    for (const std::size_t line : lines) points.push_back(answer.lines[line]);
    sums.push_back(sumsOf(alone, points));
  }
  answer.rows = rowsOf(event, sessions, sums, PointsRules{}, lists);
  return answer;
}

}  // namespace second

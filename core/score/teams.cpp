#include "score/teams.h"

#include <algorithm>
#include <tuple>

#include "bridge/imp.h"
#include "bridge/vp.h"
#include "event/order.h"
#include "score/imps.h"
#include "score/results.h"

namespace overtrick {
namespace {

// A side's result at one table as scores with weights; awards have none.
std::vector<WeightedPart> partsOf(const LineResult& line, Side side) {
  const SideResult& result = line.of(side);
  if (result.kind == ResultKind::weighted) {
    return line.weighted->parts;
  }
  if (result.kind == ResultKind::score) {
    return {{result.score, {Decimal::one}}};
  }
  return {};
}

struct Worth {
  Exact imps;
  Exact boardPoints;
};

// What a team that sits NS in `own` and EW in `theirs` gets for the board: every part against every part.
Worth compareTables(const std::vector<WeightedPart>& own, const std::vector<WeightedPart>& theirs) {
  Wide weights = 0;
  Wide sumOfImps = 0;
  Wide sumOfPoints = 0;
  for (const WeightedPart& a : own) {
    for (const WeightedPart& b : theirs) {
      const Wide weight = static_cast<Wide>(a.weight.tenThousandths) * b.weight.tenThousandths;
      weights += weight;
      sumOfImps += weight * imps(static_cast<std::int64_t>(a.score) - b.score);
      sumOfPoints += weight * boardAMatchPoints(a.score, b.score);
    }
  }
  return {reduced(Exact::fraction(sumOfImps, weights)), reduced(Exact::fraction(sumOfPoints, weights))};
}

Exact shareOf(const Award& award) {
  switch (award.kind) {
    case Award::Kind::average:
      return Exact::fraction(1, 2);
    case Award::Kind::averagePlus:
      return Exact::fraction(3, 5);
    case Award::Kind::averageMinus:
      return Exact::fraction(2, 5);
    case Award::Kind::percent:
      break;
  }
  return Exact::fraction(award.percent.tenThousandths, 100 * Decimal::one);
}

Worth worthOf(const Award& award) { return {awardedImps(award), shareOf(award) * 2}; }

// One table of a match, with the teams by the cards they held: a reversed line has them the other way round.
struct Table {
  std::int32_t line;
  EntryIndex ns;
  EntryIndex ew;
  std::int32_t round;
  LineResult result;

  [[nodiscard]] EntryIndex home() const { return std::min(ns, ew); }
  [[nodiscard]] EntryIndex away() const { return std::max(ns, ew); }
  [[nodiscard]] auto match() const { return std::tuple(round, home(), away()); }
  [[nodiscard]] Side sideOf(EntryIndex team) const { return team == ns ? Side::ns : Side::ew; }
};

std::vector<Table> tablesOf(const Event& event, std::span<const std::int32_t> lines) {
  std::vector<Table> tables;
  for (const std::int32_t index : lines) {
    const Line& line = event.lines[static_cast<std::size_t>(index)];
    Table table{index, line.reverse ? line.ew : line.ns, line.reverse ? line.ns : line.ew, line.round,
                resultOf(event, line)};
    const bool counts = table.result.kind == LineKind::real || table.result.kind == LineKind::artificial;
    if (counts && isPair(event, line.ns) && isPair(event, line.ew) && line.ns != line.ew) {
      tables.push_back(table);
    }
  }
  sortStably(tables, [](const Table& a, const Table& b) {
    return std::tuple(a.match(), a.ns != a.home()) < std::tuple(b.match(), b.ns != b.home());
  });
  return tables;
}

// A team's award on either table, which then stands for the board.
const Award* awardOf(const Table* table, EntryIndex team) {
  if (table == nullptr) {
    return nullptr;
  }
  const SideResult& result = table->result.of(table->sideOf(team));
  return result.kind == ResultKind::award ? &result.award : nullptr;
}

Worth worthTo(EntryIndex team, const Table* first, const Table* second) {
  for (const Table* table : {first, second}) {
    if (const Award* award = awardOf(table, team)) {
      return worthOf(*award);
    }
  }
  if (first == nullptr || second == nullptr) {
    return {};
  }
  const bool firstIsNs = first->sideOf(team) == Side::ns;
  const Table& asNs = firstIsNs ? *first : *second;
  const Table& asEw = firstIsNs ? *second : *first;
  return compareTables(partsOf(asNs.result, Side::ns), partsOf(asEw.result, Side::ew));
}

TeamBoard boardOf(const Event& event, const Table* homeNs, const Table* awayNs) {
  const Table& known = homeNs != nullptr ? *homeNs : *awayNs;
  TeamBoard board;
  const BoardIndex own = event.lines[static_cast<std::size_t>(known.line)].board;
  board.session = event.boards[static_cast<std::size_t>(own.value)].session;
  board.round = known.round;
  board.home = known.home();
  board.away = known.away();
  board.homeLine.value = homeNs != nullptr ? homeNs->line : -1;
  board.awayLine.value = awayNs != nullptr ? awayNs->line : -1;
  const Worth home = worthTo(board.home, homeNs, awayNs);
  const Worth away = worthTo(board.away, homeNs, awayNs);
  board.homeImps = home.imps;
  board.awayImps = away.imps;
  board.homeBoardPoints = home.boardPoints;
  board.awayBoardPoints = away.boardPoints;
  board.artificial = awardOf(homeNs, board.home) || awardOf(awayNs, board.home) ||
                     awardOf(homeNs, board.away) || awardOf(awayNs, board.away);
  return board;
}

auto matchOf(const TeamBoard& board) {
  return std::tuple(board.session, board.round, board.home, board.away);
}

bool bothAwarded(const Table& table) { return table.result.kind == LineKind::artificial; }

// Tables [from, to) are of one match: those with home NS first.
void pairTables(std::span<const Table> tables, std::vector<TeamBoard>& boards, Findings& findings,
                const Event& event) {
  std::size_t homeNs = 0;
  while (homeNs < tables.size() && tables[homeNs].ns == tables[homeNs].home()) {
    ++homeNs;
  }
  const std::size_t awayNs = tables.size() - homeNs;
  for (std::size_t i = 0; i < std::max(homeNs, awayNs); ++i) {
    const Table* first = i < homeNs ? &tables[i] : nullptr;
    const Table* second = i < awayNs ? &tables[homeNs + i] : nullptr;
    const Table& known = first != nullptr ? *first : *second;
    if ((first != nullptr && second != nullptr) || bothAwarded(known)) {
      boards.push_back(boardOf(event, first, second));
      continue;
    }
    Where where;
    where.line = event.lines[static_cast<std::size_t>(known.line)].sourceLine;
    where.boardIndex = event.lines[static_cast<std::size_t>(known.line)].board.value;
    where.lineIndex = known.line;
    findings.push_back({Code::tableWithoutMatch, where, 0, 0});
  }
}

std::int32_t wholeImps(const Exact& margin) {
  const Exact size = rounded(margin < 0 ? -margin : margin, Rounding::halfUp, 1);
  const auto whole = static_cast<std::int32_t>(size.numerator / size.denominator);
  return margin < 0 ? -whole : whole;
}

Exact matchPoints(const Exact& margin, const Exact& boardPoints, std::size_t boards, const Rules& rules) {
  switch (rules.teams) {
    case TeamScoring::victoryPoints:
      return Exact::fraction(victoryPoints(wholeImps(margin), static_cast<std::int32_t>(boards)), 100);
    case TeamScoring::imps:
      return margin;
    case TeamScoring::boardAMatch:
      break;
  }
  return boardPoints;
}

void showOnLine(const Event& event, const TeamBoard& board, LineIndex index, const Rules& rules,
                EventScores& scores) {
  if (!index.known()) {
    return;
  }
  const bool bam = rules.teams == TeamScoring::boardAMatch;
  const Exact& home = bam ? board.homeBoardPoints : board.homeImps;
  const Exact& away = bam ? board.awayBoardPoints : board.awayImps;
  LineScore& line = scores.lines[static_cast<std::size_t>(index.value)];
  const bool homeSitsNs = event.lines[static_cast<std::size_t>(index.value)].ns == board.home;
  line.ns.points = homeSitsNs ? home : away;
  line.ew.points = homeSitsNs ? away : home;
  line.ns.kind = line.ew.kind = board.artificial ? PointsKind::artificial : PointsKind::played;
  line.ns.field = line.ew.field = 2;
}

}  // namespace

MatchResult scoreMatch(std::span<const MatchBoard> boards) {
  MatchResult result;
  result.boards = static_cast<std::int32_t>(boards.size());
  for (const MatchBoard& board : boards) {
    const std::int32_t won = imps(static_cast<std::int64_t>(board.firstTable) - board.secondTable);
    (won > 0 ? result.homeImps : result.awayImps) += won > 0 ? won : -won;
    result.homeBoardPoints += boardAMatchPoints(board.firstTable, board.secondTable);
    result.awayBoardPoints += boardAMatchPoints(board.secondTable, board.firstTable);
  }
  const std::int32_t home = victoryPoints(result.homeImps - result.awayImps, result.boards);
  result.homeVictoryPoints = Exact::fraction(home, 100);
  result.awayVictoryPoints = Exact::fraction(2000 - home, 100);
  return result;
}

std::vector<TeamBoard> teamBoards(const Event& event, Findings& findings) {
  const LinesByBoard byBoard = linesByBoard(event);
  std::vector<TeamBoard> boards;
  for (std::size_t board = 0; board < event.boards.size(); ++board) {
    const std::vector<Table> tables = tablesOf(event, byBoard.of(board));
    for (std::size_t from = 0; from < tables.size();) {
      std::size_t to = from;
      while (to < tables.size() && tables[to].match() == tables[from].match()) {
        ++to;
      }
      pairTables(std::span(tables).subspan(from, to - from), boards, findings, event);
      from = to;
    }
  }
  sortStably(boards, [](const TeamBoard& a, const TeamBoard& b) { return matchOf(a) < matchOf(b); });
  return boards;
}

std::vector<TeamMatch> teamMatches(std::span<const TeamBoard> boards, const Rules& rules) {
  std::vector<TeamMatch> matches;
  for (std::size_t from = 0; from < boards.size();) {
    TeamMatch match;
    match.from = match.to = from;
    Exact homeBoardPoints;
    Exact awayBoardPoints;
    const TeamBoard& first = boards[from];
    for (; match.to < boards.size(); ++match.to) {
      const TeamBoard& board = boards[match.to];
      if (matchOf(board) != matchOf(first)) {
        break;
      }
      match.homeImps += board.homeImps;
      match.awayImps += board.awayImps;
      homeBoardPoints += board.homeBoardPoints;
      awayBoardPoints += board.awayBoardPoints;
    }
    const std::size_t count = match.to - match.from;
    match.homePoints = matchPoints(match.homeImps, homeBoardPoints, count, rules);
    match.awayPoints = matchPoints(match.awayImps, awayBoardPoints, count, rules);
    match.max = rules.teams == TeamScoring::victoryPoints ? 20
                : rules.teams == TeamScoring::boardAMatch ? 2 * static_cast<std::int64_t>(count)
                                                          : 0;
    matches.push_back(match);
    from = match.to;
  }
  return matches;
}

std::vector<EntryTotal> scoreTeams(const Event& event, const Rules& rules, EventScores& scores) {
  scores.boards.assign(event.boards.size(), {});
  scores.lines.assign(event.lines.size(), {});
  const std::vector<TeamBoard> boards = teamBoards(event, scores.findings);
  for (const TeamBoard& board : boards) {
    showOnLine(event, board, board.homeLine, rules, scores);
    showOnLine(event, board, board.awayLine, rules, scores);
  }
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const BoardIndex board = event.lines[line].board;
    if (!board.known() || static_cast<std::size_t>(board.value) >= event.boards.size()) {
      continue;
    }
    const LineResult result = resultOf(event, event.lines[line]);
    const SideResult& side = result.ns.kind == ResultKind::score ? result.ns : result.ew;
    if (side.kind == ResultKind::score) {
      scores.lines[line].score = side.score;
      ++scores.boards[static_cast<std::size_t>(board.value)].results;
    }
  }
  std::vector<EntryTotal> totals(event.entries.size());
  for (const TeamMatch& match : teamMatches(boards, rules)) {
    EntryTotal& home = totals[static_cast<std::size_t>(boards[match.from].home.value)];
    EntryTotal& away = totals[static_cast<std::size_t>(boards[match.from].away.value)];
    home.sum += match.homePoints;
    away.sum += match.awayPoints;
    for (EntryTotal* team : {&home, &away}) {
      team->ownMax += match.max;
      team->boards += static_cast<std::int32_t>(match.to - match.from);
    }
  }
  return totals;
}

}  // namespace overtrick

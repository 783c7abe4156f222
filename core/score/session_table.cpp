#include "score/session_table.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "event/order.h"
#include "score/results.h"
#include "score/sessions.h"

namespace overtrick {
namespace {

// Board numbers that occur in a session, ascending, and who sat against whom on each.
struct PlayedBoard {
  std::int32_t number;
  std::vector<std::pair<EntryIndex, EntryIndex>> pairings;
};

std::vector<std::size_t> boardsByNumber(const Event& event, std::int32_t session) {
  std::vector<std::size_t> boards;
  for (std::size_t board = 0; board < event.boards.size(); ++board) {
    if (event.boards[board].session == session) {
      boards.push_back(board);
    }
  }
  sortStably(boards,
             [&](std::size_t a, std::size_t b) { return event.boards[a].number < event.boards[b].number; });
  return boards;
}

std::vector<PlayedBoard> playedBoards(const Event& event, const LinesByBoard& byBoard, std::int32_t session) {
  std::vector<PlayedBoard> boards;
  for (const std::size_t board : boardsByNumber(event, session)) {
    if (boards.empty() || boards.back().number != event.boards[board].number) {
      boards.push_back({event.boards[board].number, {}});
    }
    for (const std::int32_t line : byBoard.of(board)) {
      const Line& own = event.lines[static_cast<std::size_t>(line)];
      boards.back().pairings.emplace_back(own.ns, own.ew);
    }
  }
  for (PlayedBoard& board : boards) {
    sortStably(board.pairings);
  }
  return boards;
}

// The size of the blocks between which the pairings change, all blocks starting at a multiple of it.
std::int32_t blockSize(const std::vector<PlayedBoard>& boards) {
  std::int32_t size = 0;
  for (std::size_t i = 1; i < boards.size(); ++i) {
    if (boards[i].pairings != boards[i - 1].pairings) {
      size = std::gcd(size, static_cast<std::int32_t>(i));
    }
  }
  return size == 0 ? static_cast<std::int32_t>(boards.size()) : size;
}

// Adds a session's groups; `groupOf` gets the group of each board.
void groupSession(const Event& event, const LinesByBoard& byBoard, std::int32_t session,
                  std::int32_t boardsPerGroup, std::vector<SessionGroup>& groups,
                  std::vector<std::size_t>& groupOf) {
  const std::vector<PlayedBoard> played = playedBoards(event, byBoard, session);
  const std::int32_t size = std::max(boardsPerGroup > 0 ? boardsPerGroup : blockSize(played), 1);
  std::size_t place = 0;
  const std::size_t firstGroup = groups.size();
  for (const std::size_t board : boardsByNumber(event, session)) {
    const std::int32_t number = event.boards[board].number;
    while (played[place].number != number) {
      ++place;
    }
    const std::size_t group = firstGroup + place / static_cast<std::size_t>(size);
    if (group == groups.size()) {
      groups.push_back({session, number, number});
    }
    groups[group].last = number;
    groupOf[board] = group;
  }
}

// The averages for the entries that `isOwn` has. Sections may each have the board: it counts once.
template <class IsOwn>
SectionAverages averagesOf(const Event& event, const EventScores& scores, const LinesByBoard& byBoard,
                           const std::vector<SessionGroup>& groups, const std::vector<std::size_t>& groupOf,
                           const IsOwn& isOwn) {
  SectionAverages averages;
  averages.groups.resize(groups.size());
  std::vector<std::tuple<std::size_t, std::int32_t, std::size_t>> played;  // groups, numbers, boards
  for (std::size_t board = 0; board < event.boards.size(); ++board) {
    const auto lines = byBoard.of(board);
    const bool plays = std::any_of(lines.begin(), lines.end(), [&](std::int32_t index) {
      const Line& line = event.lines[static_cast<std::size_t>(index)];
      return isOwn(line.ns) || isOwn(line.ew);
    });
    if (plays) {
      played.emplace_back(groupOf[board], event.boards[board].number, board);
    }
  }
  sortStably(played);
  std::int64_t rounds = 0;
  for (std::size_t i = 0; i < played.size(); ++i) {
    const auto& [group, number, board] = played[i];
    const bool sameGroup = i > 0 && std::get<0>(played[i - 1]) == group;
    if (sameGroup && std::get<1>(played[i - 1]) == number) {
      continue;
    }
    rounds += sameGroup ? 0 : 1;
    averages.groups[group].tops += scores.boards[board].top;
  }
  for (GroupAverage& group : averages.groups) {
    group.average = reduced(group.tops / 2);
    averages.perRound += group.average;
  }
  if (rounds > 0) {
    averages.perRound = reduced(averages.perRound / rounds);
  }
  return averages;
}

std::vector<SectionAverages> averagesBySection(const Event& event, const EventScores& scores,
                                               const LinesByBoard& byBoard,
                                               const std::vector<SessionGroup>& groups,
                                               const std::vector<std::size_t>& groupOf) {
  std::vector<SectionAverages> all;
  const auto sections = static_cast<std::int32_t>(event.sections.size());
  for (std::int32_t place = 0; place <= sections; ++place) {
    const SectionIndex section{place < sections ? place : -1};
    const auto isOwn = [&](EntryIndex entry) {
      return isPair(event, entry) && event.entries[static_cast<std::size_t>(entry.value)].section == section;
    };
    const bool any = std::any_of(scores.standings.begin(), scores.standings.end(),
                                 [&](const Standing& standing) { return isOwn(standing.entry); });
    if (any) {
      all.push_back(averagesOf(event, scores, byBoard, groups, groupOf, isOwn));
      all.back().section = section;
    }
  }
  const bool same = std::all_of(all.begin(), all.end(),
                                [&](const SectionAverages& one) { return one.groups == all.front().groups; });
  if (same && all.size() > 1) {
    all.resize(1);
    all.front().section = {};
  }
  return all;
}

// Teams: whether the same two sat the other way round at another table.
bool hasOtherTable(const Event& event, const LinesByBoard& byBoard, std::size_t line) {
  const Line& own = event.lines[line];
  const auto lines = byBoard.of(static_cast<std::size_t>(own.board.value));
  return std::any_of(lines.begin(), lines.end(), [&](std::int32_t index) {
    const Line& other = event.lines[static_cast<std::size_t>(index)];
    return other.round == own.round && other.ns == own.ew && other.ew == own.ns;
  });
}

}  // namespace

SessionTable sessionTable(const Event& event, const EventScores& scores, std::int32_t boardsPerGroup) {
  SessionTable table;
  const LinesByBoard byBoard = linesByBoard(event);
  std::vector<std::size_t> groupOf(event.boards.size());
  for (const std::int32_t session : sessionsOf(event)) {
    groupSession(event, byBoard, session, boardsPerGroup, table.groups, groupOf);
  }
  table.averages = averagesBySection(event, scores, byBoard, table.groups, groupOf);

  std::vector<std::int32_t> rowOf(event.entries.size(), -1);
  for (std::size_t row = 0; row < scores.standings.size(); ++row) {
    rowOf[static_cast<std::size_t>(scores.standings[row].entry.value)] = static_cast<std::int32_t>(row);
  }
  table.cells.resize(scores.standings.size() * table.groups.size());
  const auto add = [&](EntryIndex entry, Side side, const SideScore& score, std::size_t group) {
    if (!isPair(event, entry) || rowOf[static_cast<std::size_t>(entry.value)] < 0 ||
        score.kind == PointsKind::none) {
      return;
    }
    const auto row = static_cast<std::size_t>(rowOf[static_cast<std::size_t>(entry.value)]);
    SessionCell& cell = table.cells[row * table.groups.size() + group];
    cell.side = cell.played ? cell.side : side;
    cell.played = true;
    ++cell.boards;
    cell.points += score.points;
  };
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const BoardIndex board = event.lines[line].board;
    if (!board.known() || static_cast<std::size_t>(board.value) >= event.boards.size()) {
      continue;
    }
    const std::size_t group = groupOf[static_cast<std::size_t>(board.value)];
    add(event.lines[line].ns, Side::ns, scores.lines[line].ns, group);
    // A board of a match is one swing at two tables: a team's is the one where it sat North-South.
    if (event.scoring != Scoring::teams || !hasOtherTable(event, byBoard, line)) {
      add(event.lines[line].ew, Side::ew, scores.lines[line].ew, group);
    }
  }
  return table;
}

std::string groupLetter(std::int32_t group, Side side) {
  const char first = side == Side::ns ? 'A' : 'a';
  std::string letters;
  for (std::int32_t rest = group; rest >= 0; rest = rest / 26 - 1) {
    letters.insert(letters.begin(), static_cast<char>(first + rest % 26));
  }
  return letters;
}

}  // namespace overtrick

#include "score/session_table.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "event/order.h"
#include "score/results.h"

namespace overtrick {
namespace {

// Board numbers that occur, ascending, and who sat against whom on each.
struct PlayedBoard {
  std::int32_t number;
  std::vector<std::pair<EntryIndex, EntryIndex>> pairings;
};

std::vector<std::size_t> boardsByNumber(const Event& event) {
  const std::vector<std::int32_t> order =
      sortedIndices(event.boards.size(), [&](std::int32_t a, std::int32_t b) {
        return event.boards[static_cast<std::size_t>(a)].number <
               event.boards[static_cast<std::size_t>(b)].number;
      });
  return {order.begin(), order.end()};
}

std::vector<PlayedBoard> playedBoards(const Event& event) {
  const LinesByBoard byBoard = linesByBoard(event);
  std::vector<PlayedBoard> boards;
  for (const std::size_t board : boardsByNumber(event)) {
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

struct Grouping {
  std::vector<std::int32_t> numbers;  // ascending
  std::size_t size;

  [[nodiscard]] std::size_t groupOf(std::int32_t number) const {
    const auto place = std::lower_bound(numbers.begin(), numbers.end(), number) - numbers.begin();
    return static_cast<std::size_t>(place) / size;
  }
};

Grouping groupBoards(const Event& event, std::int32_t boardsPerGroup) {
  const std::vector<PlayedBoard> boards = playedBoards(event);
  Grouping grouping;
  for (const PlayedBoard& board : boards) {
    grouping.numbers.push_back(board.number);
  }
  const std::int32_t size = boardsPerGroup > 0 ? boardsPerGroup : blockSize(boards);
  grouping.size = static_cast<std::size_t>(std::max(size, 1));
  return grouping;
}

void describeGroups(const Event& event, const EventScores& scores, const Grouping& grouping,
                    SessionTable& table) {
  const std::size_t boards = grouping.numbers.size();
  table.groups.resize((boards + grouping.size - 1) / grouping.size);
  for (std::size_t group = 0; group < table.groups.size(); ++group) {
    table.groups[group].first = grouping.numbers[group * grouping.size];
    table.groups[group].last = grouping.numbers[std::min(boards, (group + 1) * grouping.size) - 1];
  }
  // Sections may each have the board: its top counts once.
  std::int32_t last = 0;
  const std::vector<std::size_t> order = boardsByNumber(event);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::int32_t number = event.boards[order[i]].number;
    if (i == 0 || number != last) {
      SessionGroup& group = table.groups[grouping.groupOf(number)];
      group.tops += scores.boards[order[i]].top;
      group.average = reduced(group.tops / 2);
    }
    last = number;
  }
  for (const SessionGroup& group : table.groups) {
    table.averagePerRound += group.average;
  }
  if (!table.groups.empty()) {
    table.averagePerRound = reduced(table.averagePerRound / static_cast<std::int64_t>(table.groups.size()));
  }
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
  const Grouping grouping = groupBoards(event, boardsPerGroup);
  describeGroups(event, scores, grouping, table);

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
  const LinesByBoard byBoard = linesByBoard(event);
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const BoardIndex board = event.lines[line].board;
    if (!board.known() || static_cast<std::size_t>(board.value) >= event.boards.size()) {
      continue;
    }
    const std::size_t group = grouping.groupOf(event.boards[static_cast<std::size_t>(board.value)].number);
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

#include "score/results.h"

#include <algorithm>

#include "event/verify.h"

namespace overtrick {
namespace {

bool isPhantom(const Event& event, EntryIndex entry) {
  return entry.known() && static_cast<std::size_t>(entry.value) < event.entries.size() &&
         event.entries[static_cast<std::size_t>(entry.value)].phantom;
}

SideResult scored(std::int32_t score) { return {ResultKind::score, score, {}}; }
SideResult awarded(const Award& award) { return {ResultKind::award, 0, award}; }

struct ReadOutcome {
  const Event& event;
  const Line& line;
  LineResult& result;

  void both(const SideResult& side) const { result.ns = result.ew = side; }

  void operator()(const PlayedContract& played) const {
    const auto board = static_cast<std::size_t>(line.board.value);
    both(scored(played.score ? *played.score
                             : scoreOnBoard(event.boards[board].number, played.contract, played.declarer,
                                            played.tricks)));
  }
  void operator()(const BareScore& bare) const { both(scored(bare.score)); }
  void operator()(const PassedOut&) const { both(scored(0)); }
  void operator()(const NotPlayed&) const {}
  void operator()(const Bye&) const {}
  void operator()(const Artificial& artificial) const {
    result.ns = awarded(artificial.ns);
    result.ew = awarded(artificial.ew);
  }
  void operator()(const OneSided& adjusted) const {
    both(scored(adjusted.score));
    (adjusted.adjusted == Side::ns ? result.ns : result.ew) = awarded(adjusted.award);
  }
  void operator()(const Split& split) const {
    result.ns = scored(split.ns);
    result.ew = scored(split.ew);
  }
  void operator()(const Weighted& weighted) const {
    both({ResultKind::weighted, 0, {}});
    result.weighted = &weighted;
  }
};

}  // namespace

LineKind kindOf(const Event& event, const Line& line) {
  if (std::holds_alternative<BareScore>(line.outcome)) {
    return LineKind::real;
  }
  if (std::holds_alternative<Bye>(line.outcome)) {
    return LineKind::bye;
  }
  if (std::holds_alternative<NotPlayed>(line.outcome)) {
    return isPhantom(event, line.ns) || isPhantom(event, line.ew) ? LineKind::bye : LineKind::notPlayed;
  }
  if (!isScorable(line)) {
    return LineKind::notPlayed;
  }
  return std::holds_alternative<Artificial>(line.outcome) ? LineKind::artificial : LineKind::real;
}

LineResult resultOf(const Event& event, const Line& line) {
  LineResult result;
  result.kind = kindOf(event, line);
  result.group = line.group;
  if (result.kind == LineKind::real || result.kind == LineKind::artificial) {
    std::visit(ReadOutcome{event, line, result}, line.outcome);
  }
  return result;
}

std::span<const std::int32_t> LinesByBoard::of(std::size_t board) const {
  const auto from = static_cast<std::size_t>(start[board]);
  const auto to = static_cast<std::size_t>(start[board + 1]);
  return std::span(lines).subspan(from, to - from);
}

LinesByBoard linesByBoard(const Event& event) {
  const auto boards = event.boards.size();
  const auto boardOf = [&](const Line& line) {
    return line.board.known() ? static_cast<std::size_t>(line.board.value) : boards;
  };
  LinesByBoard byBoard;
  byBoard.start.assign(boards + 1, 0);
  for (const Line& line : event.lines) {
    if (boardOf(line) < boards) {
      ++byBoard.start[boardOf(line) + 1];
    }
  }
  for (std::size_t board = 0; board < boards; ++board) {
    byBoard.start[board + 1] += byBoard.start[board];
  }
  byBoard.lines.resize(static_cast<std::size_t>(byBoard.start.back()));
  std::vector<std::int32_t> next(byBoard.start.begin(), byBoard.start.end() - 1);
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const std::size_t board = boardOf(event.lines[line]);
    if (board < boards) {
      byBoard.lines[static_cast<std::size_t>(next[board]++)] = static_cast<std::int32_t>(line);
    }
  }
  return byBoard;
}

std::vector<BoardField> boardFields(const Event& event, const Rules& rules, const LinesByBoard& byBoard) {
  const bool countArtificial = rules.artificial != ArtificialRule::leaveOut;
  std::vector<BoardField> fields(event.boards.size());
  std::vector<std::int32_t> mostOfSection(event.sections.size() + 1, 0);
  const auto sectionOf = [&](const Board& board) {
    const auto section = static_cast<std::size_t>(board.section.value);
    return board.section.known() && section < event.sections.size() ? section : event.sections.size();
  };
  for (std::size_t board = 0; board < fields.size(); ++board) {
    for (const std::int32_t line : byBoard.of(board)) {
      const LineKind kind = kindOf(event, event.lines[static_cast<std::size_t>(line)]);
      const bool counts = kind != LineKind::bye && (kind != LineKind::artificial || countArtificial);
      fields[board].lines += counts ? 1 : 0;
    }
    std::int32_t& most = mostOfSection[sectionOf(event.boards[board])];
    most = std::max(most, fields[board].lines);
  }
  for (std::size_t board = 0; board < fields.size(); ++board) {
    const std::int32_t stated = event.boards[board].expected;
    const std::int32_t wanted = stated > 0 ? stated : mostOfSection[sectionOf(event.boards[board])];
    fields[board].field = std::max(wanted, fields[board].lines);
  }
  return fields;
}

}  // namespace overtrick

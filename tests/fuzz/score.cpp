// Events from bytes under every rule set and scoring: points, places, working, tables, fields to be rated.
#include "score/score.h"

#include <algorithm>

#include "event_bytes.h"
#include "rate/project52_event.h"
#include "score/session_table.h"
#include "score/teams.h"
#include "score/working.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

void requireFigures(const Event& event, const Rules& rules, const EventScores& scores) {
  for (const LineScore& line : scores.lines) {
    for (const SideScore* side : {&line.ns, &line.ew}) {
      requireFinite(toDouble(side->points), "points");
      if (const auto percent = percentOf(*side, event, rules))
        requireFinite(toDouble(*percent), "a percentage");
    }
  }
}

// Ranking by ranking from the first place down, nobody twice, no phantom, equal places for equal points
// alone.
void requirePlaces(const Event& event, const EventScores& scores) {
  std::vector<bool> placed(event.entries.size());
  const Standing* before = nullptr;
  std::int32_t inList = 0;
  for (const Standing& row : scores.standings) {
    require(within(row.entry.value, placed.size()), "a standing's entry");
    const auto entry = static_cast<std::size_t>(row.entry.value);
    require(!placed[entry] && !event.entries[entry].phantom, "an entry is placed once, a phantom never");
    placed[entry] = true;
    requireFinite(toDouble(row.points), "a total");
    inList = before != nullptr && before->list == row.list ? inList + 1 : 1;
    const bool shares = inList > 1 && before->rank == row.rank;
    require(row.rank == (shares ? before->rank : inList), "places go down one by one");
    require(!shares || (row.tied && before->tied), "who shares a place is tied");
    before = &row;
  }
}

bool isPlain(const Line& line) {
  return std::holds_alternative<BareScore>(line.outcome) || std::holds_alternative<PassedOut>(line.outcome) ||
         std::holds_alternative<PlayedContract>(line.outcome);
}

// Law 78A: where every line of a board is a result, both sides share the top on each, and half of it on
// average.
void requireSums(const Event& event, const Rules& rules, const EventScores& scores) {
  if (event.scoring != Scoring::matchpoints || rules.lineRounding != Rounding::none) return;
  std::vector<bool> plain(event.boards.size(), true);
  std::vector<Exact> sums(event.boards.size());
  std::vector<std::int32_t> lines(event.boards.size());
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    const auto board = static_cast<std::size_t>(event.lines[i].board.value);
    const LineScore& own = scores.lines[i];
    const bool played = own.ns.kind == PointsKind::played && own.ew.kind == PointsKind::played;
    plain[board] = plain[board] && played && isPlain(event.lines[i]) && event.lines[i].group == 0;
    sums[board] += own.ns.points + own.ew.points;
    ++lines[board];
  }
  for (std::size_t board = 0; board < plain.size(); ++board) {
    if (!plain[board] || lines[board] < 2) continue;
    require(sums[board] == scores.boards[board].top * lines[board], "the points of a board add up");
  }
}

void requireWorking(const Event& event, const Rules& rules, const EventScores& scores, Bytes& bytes) {
  const LineIndex line{bytes.whole(-1, static_cast<std::int32_t>(event.lines.size()))};
  const EntryIndex entry{bytes.whole(-1, static_cast<std::int32_t>(event.entries.size()))};
  const Working workings[] = {
      workingOfScore(event, line), workingOfLine(event, rules, scores, line, Side::ns),
      workingOfLine(event, rules, scores, line, Side::ew), workingOfTotal(event, rules, scores, entry),
      workingOfClubPoints(scores, entry)};
  for (const Working& working : workings)
    for (const Term& term : working) requireFinite(toDouble(term.value), "a term");
}

}  // namespace

void score(Bytes bytes) {
  const Rules rules = rulesOf(bytes);
  Bytes asked = bytes;
  const Event event = eventOf(bytes);
  const EventScores scores = scoreEvent(event, rules);
  require(scores.lines.size() == event.lines.size(), "a score for each line");
  require(scores.boards.size() == event.boards.size(), "a score for each board");
  requireSound(event, scores.findings);
  requireFigures(event, rules, scores);
  requirePlaces(event, scores);
  requireSums(event, rules, scores);
  requireWorking(event, rules, scores, asked);
  const SessionTable table = sessionTable(event, scores, asked.whole(0, 5));
  require(table.cells.size() == table.groups.size() * scores.standings.size(),
          "a cell for each group and entry");
  for (const project52::EventField& part : project52::fieldsOf(event, rules, scores)) {
    require(part.origins.size() == part.field.entries.size(), "an origin for each entry");
    for (const project52::FieldEntry& entry : part.field.entries) requireFinite(entry.result, "a result");
  }
}

}  // namespace overtrick::fuzz

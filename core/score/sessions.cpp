#include "score/sessions.h"

#include <algorithm>
#include <utility>

#include "event/order.h"

namespace overtrick {
namespace {

// A finding about a part, with the places that it has in the whole.
Finding inWhole(Finding finding, const SessionPart& part) {
  const auto place = [](std::int32_t& index, const std::vector<std::int32_t>& whole) {
    if (index >= 0) index = whole[static_cast<std::size_t>(index)];
  };
  place(finding.where.boardIndex, part.boards);
  place(finding.where.lineIndex, part.lines);
  return finding;
}

template <class Value>
void spread(const std::vector<Value>& own, const std::vector<std::int32_t>& places, std::size_t size,
            std::vector<Value>& whole) {
  if (own.empty()) return;
  whole.resize(size);
  for (std::size_t i = 0; i < own.size(); ++i) whole[static_cast<std::size_t>(places[i])] = own[i];
}

// As findPercentages, of single sessions.
void findSessionPercentages(const Event& event, const std::vector<EntryTotal>& totals, Findings& findings) {
  for (std::size_t index = 0; index < totals.size(); ++index) {
    const Entry& entry = event.entries[index];
    const bool given = std::any_of(entry.sessions.begin(), entry.sessions.end(), [](const auto& session) {
      return isPercentage(session.penalty) || isPercentage(session.carryOver);
    });
    const bool said = isPercentage(entry.penalty) || isPercentage(entry.carryOver);
    if (event.scoring != Scoring::matchpoints && given && !said && !entry.phantom &&
        totals[index].boards > 0 && totals[index].max.isZero()) {
      Where where;
      where.entryIndex = static_cast<std::int32_t>(index);
      findings.push_back({Code::percentWithoutMaximum, where, 0, 0});
    }
  }
}

}  // namespace

std::vector<std::int32_t> sessionsOf(const Event& event) {
  std::vector<std::int32_t> sessions;
  for (const Board& board : event.boards) {
    if (sessions.empty() || board.session != sessions.back()) {
      sessions.push_back(board.session);
    }
  }
  sortStably(sessions);
  sessions.erase(std::unique(sessions.begin(), sessions.end()), sessions.end());
  return sessions.empty() ? std::vector<std::int32_t>{0} : sessions;
}

SessionPart sessionPart(const Event& event, std::int32_t session) {
  SessionPart part;
  Event& own = part.event;
  own.scoring = event.scoring;
  own.sections = event.sections;
  own.entries = event.entries;
  const bool alone = sessionsOf(event).size() == 1;
  for (Entry& entry : own.entries) {
    if (!alone) entry.penalty = entry.carryOver = {};
    std::erase_if(entry.sessions, [&](const auto& adjusted) { return adjusted.session != session; });
  }
  std::vector<std::int32_t> places(event.boards.size(), -1);
  for (std::size_t board = 0; board < event.boards.size(); ++board) {
    if (event.boards[board].session == session) {
      places[board] = static_cast<std::int32_t>(own.boards.size());
      own.boards.push_back(event.boards[board]);
      part.boards.push_back(static_cast<std::int32_t>(board));
    }
  }
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const auto board = static_cast<std::size_t>(event.lines[line].board.value);
    if (event.lines[line].board.known() && board < places.size() && places[board] >= 0) {
      own.lines.push_back(event.lines[line]);
      own.lines.back().board.value = places[board];
      part.lines.push_back(static_cast<std::int32_t>(line));
    }
  }
  return part;
}

std::vector<EntryTotal> sessionTotals(const SessionPart& part, const Rules& rules, EventScores& scores) {
  std::vector<EntryTotal> totals = scoreLines(part.event, rules, scores);
  Rules unrounded = rules;
  unrounded.totalRounding = Rounding::none;
  completeTotals(part.event, unrounded, totals);
  const bool rounds = part.event.scoring == Scoring::matchpoints && rules.totalRounding != Rounding::none;
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    EntryTotal& total = totals[entry];
    for (const SessionAdjustment& adjusted : part.event.entries[entry].sessions) {
      const Exact off = inPoints(adjusted.penalty, total.max);
      const Exact along = inPoints(adjusted.carryOver, total.max);
      total.penalty += off;
      total.carryOver += along;
      total.points = total.points - off + along;
    }
    if (rounds) {
      total.points = rounded(total.points, rules.totalRounding, rules.totalSteps, total.max / 2);
    }
  }
  return totals;
}

void addSession(const std::vector<EntryTotal>& session, std::vector<EntryTotal>& totals) {
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    if (session[entry].boards > 0) {
      totals[entry].boards += session[entry].boards;
      totals[entry].sum += session[entry].points;
      totals[entry].ownMax += session[entry].max;
    }
  }
}

void completeSessions(const Event& event, const Rules& rules, std::vector<EntryTotal>& totals) {
  Event whole;
  whole.scoring = event.scoring;
  whole.entries = event.entries;
  const bool alone = sessionsOf(event).size() == 1;
  for (Entry& entry : whole.entries) {
    entry.sessions.clear();
    if (alone) entry.penalty = entry.carryOver = {};
  }
  Rules added = rules;
  added.scaleToLargestMaximum = false;
  completeTotals(whole, added, totals);
}

std::vector<EntryTotal> scoreSessions(const Event& event, const Rules& rules, EventScores& scores) {
  std::vector<EntryTotal> totals(event.entries.size());
  for (const std::int32_t session : sessionsOf(event)) {
    const SessionPart part = sessionPart(event, session);
    EventScores own;
    addSession(sessionTotals(part, rules, own), totals);
    spread(own.boards, part.boards, event.boards.size(), scores.boards);
    spread(own.lines, part.lines, event.lines.size(), scores.lines);
    spread(own.counted, part.lines, event.lines.size(), scores.counted);
    for (const Finding& finding : own.findings) scores.findings.push_back(inWhole(finding, part));
  }
  scores.lines.resize(event.lines.size());
  completeSessions(event, rules, totals);
  findSessionPercentages(event, totals, scores.findings);
  return totals;
}

}  // namespace overtrick

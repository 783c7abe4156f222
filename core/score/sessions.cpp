#include "score/sessions.h"

#include "score/teams.h"

namespace overtrick {

std::vector<EntryTotal> sessionTotals(const Event& event, const Rules& rules, const EventScores& scores,
                                      std::int32_t session) {
  std::vector<EntryTotal> totals;
  if (event.scoring == Scoring::teams) {
    Findings ignored;
    totals = sumMatches(event, teamBoards(event, ignored), rules, session);
  } else {
    totals = sumLines(event, rules, scores, session);
  }
  completeSession(event, rules, session, totals);
  return totals;
}

}  // namespace overtrick

#include "teams.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "results.h"

namespace second {

// Not in long double: clang 19 breaks off where it would work out a root of it for WebAssembly.
std::vector<int> victoryPointScale(int boards) {
  const double tau = (std::sqrt(5.0) - 1) / 2;
  const double r = tau * tau * tau;
  const double b = 15 * std::sqrt(static_cast<double>(boards));
  std::vector<int> scale;
  for (int i = 0; scale.empty() || scale.back() < 2000; ++i) {
    const double v = 10 + 10 * (1 - std::pow(r, static_cast<double>(i) / b)) / (1 - r);
    scale.push_back(static_cast<int>(std::floor(std::min(20.0, v) * 100 + 0.5)));
  }
  // The concavity pass, always at the last place that offends.
  for (std::size_t i = scale.size() - 1; i-- > 1;) {
    if (scale[i + 1] - scale[i] <= scale[i] - scale[i - 1]) continue;
    ++scale[i];
    i = scale.size() - 1;
  }
  return scale;
}

Fraction victoryPoints(int margin, int boards) {
  static std::map<int, std::vector<int>> scales;
  std::vector<int>& scale = scales[boards];
  if (scale.empty()) scale = victoryPointScale(boards);
  const auto place = std::min(static_cast<std::size_t>(std::abs(margin)), scale.size() - 1);
  return Fraction::of(margin < 0 ? 2000 - scale[place] : scale[place], 100);
}

namespace {

bool isNothing(const Event& event, const Line& line) {
  return isBye(event, line) || line.happened == Line::notPlayed;
}

// What the pairs of a line win against the other table of the board, where their team sits the other way.
Fraction won(const Event& event, const Line& own, const Line& other, bool ns, bool byBoards) {
  Fraction points;
  for (const auto& [mine, share] : partsOf(event, own, ns)) {
    for (const auto& [theirs, weight] : partsOf(event, other, !ns)) {
      const int gain = ns ? mine - theirs : theirs - mine;
      const int board = gain > 0 ? 2 : gain == 0 ? 1 : 0;
      points = points + share * weight * (byBoards ? board : impsFor(gain));
    }
  }
  return points;
}

Fraction awarded(const Award& award, bool byBoards) {
  return byBoards ? impsAwarded(award) * Fraction::of(1, 3) * Fraction::of(1, 5) + 1 : impsAwarded(award);
}

// A team's points on a board: an award at either table, else the comparison.
struct BoardPoints {
  bool counts = false;
  Fraction imps[2];  // home, away
  Fraction boards[2];
};

BoardPoints boardPoints(const Event& event, const Line* homeNs, const Line* awayNs) {
  BoardPoints board;
  for (const int team : {0, 1}) {
    const Line* seatedNs = team == 0 ? homeNs : awayNs;
    const Line* seatedEw = team == 0 ? awayNs : homeNs;
    const Award* award = nullptr;
    if (seatedNs != nullptr) award = awardOf(*seatedNs, true);
    if (seatedEw != nullptr && award == nullptr) award = awardOf(*seatedEw, false);
    if (award != nullptr) {
      board.counts = true;
      board.imps[team] = awarded(*award, false);
      board.boards[team] = awarded(*award, true);
      continue;
    }
    if (seatedNs == nullptr || seatedEw == nullptr) continue;
    if (isNothing(event, *seatedNs) || isNothing(event, *seatedEw)) continue;
    board.counts = true;
    board.imps[team] = won(event, *seatedNs, *seatedEw, true, false);
    board.boards[team] = won(event, *seatedNs, *seatedEw, true, true);
  }
  return board;
}

int wholeImps(Fraction imps) {
  const Fraction size = imps < 0 ? -imps : imps;
  const int whole = static_cast<int>(floorOf(size + Fraction::of(1, 2)));
  return imps < 0 ? -whole : whole;
}

}  // namespace

TeamsAnswer scoreTeams(const Event& event, TeamPoints by, const Lists& lists) {
  TeamsAnswer answer;
  answer.lines.resize(event.lines.size());
  using Meeting = std::tuple<int, int, int, int>;  // session, round, home, away
  std::map<Meeting, std::map<int, std::pair<int, int>>>
      meetings;  // by board: the lines with home NS, away NS
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    const Line& line = event.lines[i];
    const int session = event.boards[static_cast<std::size_t>(line.board)].session;
    auto& tables = meetings[{session, line.round, std::min(line.ns, line.ew), std::max(line.ns, line.ew)}];
    auto& two = tables.emplace(line.board, std::pair{-1, -1}).first->second;
    (line.ns < line.ew ? two.first : two.second) = static_cast<int>(i);
  }
  const std::vector<int> sessions = sessionsOf(event);
  std::vector<std::vector<Sum>> sums(sessions.size(), std::vector<Sum>(event.entries.size()));
  for (const auto& [meeting, tables] : meetings) {
    const auto [session, round, home, away] = meeting;
    Match match{session, round, home, away, 0, {}, {}};
    Fraction imps[2];
    Fraction boards[2];
    for (const auto& board : tables) {
      const auto lineOf = [&](int i) { return i < 0 ? nullptr : &event.lines[static_cast<std::size_t>(i)]; };
      const auto [homeNs, awayNs] = board.second;
      const BoardPoints points = boardPoints(event, lineOf(homeNs), lineOf(awayNs));
      if (!points.counts) continue;
      ++match.boards;
      const Fraction* shown = by == TeamPoints::boards ? points.boards : points.imps;
      for (const int team : {0, 1}) {
        imps[team] = imps[team] + points.imps[team];
        boards[team] = boards[team] + points.boards[team];
      }
      const auto show = [&](int i, Fraction ns, Fraction ew) {
        if (i >= 0) answer.lines[static_cast<std::size_t>(i)] = {{ns, 0, true}, {ew, 0, true}};
      };
      show(homeNs, shown[0], shown[1]);
      show(awayNs, shown[1], shown[0]);
    }
    if (match.boards == 0) continue;
    const bool byVictoryPoints = by == TeamPoints::victoryPoints;
    const auto pointsOf = [&](int team) {
      if (byVictoryPoints) return victoryPoints(wholeImps(imps[team]), match.boards);
      return by == TeamPoints::imps ? imps[team] : boards[team];
    };
    match.homePoints = pointsOf(0);
    match.awayPoints = pointsOf(1);
    answer.matches.push_back(match);
    const auto place = std::find(sessions.begin(), sessions.end(), session) - sessions.begin();
    for (const int team : {0, 1}) {
      Sum& sum = sums[static_cast<std::size_t>(place)][static_cast<std::size_t>(team == 0 ? home : away)];
      sum.boards += match.boards;
      sum.points = sum.points + (team == 0 ? match.homePoints : match.awayPoints);
      sum.max = sum.max + (byVictoryPoints ? 20 : by == TeamPoints::boards ? 2 * match.boards : 0);
    }
  }
  answer.rows = rowsOf(event, sessions, sums, PointsRules{}, lists);
  return answer;
}

}  // namespace second

#include "score/score.h"

#include <algorithm>
#include <array>
#include <utility>

#include "event/verify.h"
#include "score/board.h"
#include "score/imps.h"
#include "score/results.h"
#include "score/sessions.h"
#include "score/standings.h"
#include "score/teams.h"

namespace overtrick {
namespace {

constexpr std::int64_t sixtyPercent = 60 * Decimal::one;
constexpr std::int64_t fortyPercent = 40 * Decimal::one;

// How one column of points is made: what is shown, or what totals add.
struct Making {
  Target target;
  Rounding rounding;
};

Making shown(const Rules& rules) { return {rules.lineTarget, rules.lineRounding}; }
Making counted(const Rules& rules) {
  return {rules.totalTarget, rules.totalsFromRounded ? rules.lineRounding : Rounding::none};
}

bool countsOtherwise(const Event& event, const Rules& rules) {
  const bool differs =
      shown(rules).target != counted(rules).target || shown(rules).rounding != counted(rules).rounding;
  return event.scoring == Scoring::matchpoints && differs;
}

Exact roundedLine(const Exact& points, std::int32_t n, const Making& making, const Rules& rules) {
  if (making.rounding == Rounding::none || points.denominator == 1) {
    return points;
  }
  const Exact average = Exact::fraction(topPoints(n, rules), 2);
  return rounded(points, making.rounding, rules.lineSteps, average);
}

std::int64_t literalShare(const Award& award) {
  switch (award.kind) {
    case Award::Kind::average:
      return 50 * Decimal::one;
    case Award::Kind::averagePlus:
      return sixtyPercent;
    case Award::Kind::averageMinus:
      return fortyPercent;
    case Award::Kind::percent:
      break;
  }
  return award.percent.tenThousandths;
}

// --- One side of a line as written

SideScore matchpointed(const ComparedBoard& board, std::size_t place, Side side, const BoardField& field,
                       const Making& making, const Rules& rules) {
  const SideResult& result = board.results[place].of(side);
  const Compared& compared = board.of(side)[place];
  SideScore score;
  score.field = targetOf(making.target, compared, field, rules);
  if (result.real()) {
    score.kind = PointsKind::played;
    score.points = playedPoints(compared, board, score.field, rules);
  } else if (result.kind == ResultKind::award) {
    score.kind = PointsKind::artificial;
    score.points = awardedPoints(literalShare(result.award), score.field, rules);
  } else if (board.results[place].kind == LineKind::bye && rules.sitOut) {
    score.kind = PointsKind::sitOut;
    score.points = awardedPoints(rules.sitOut->tenThousandths, score.field, rules);
  }
  score.points = roundedLine(score.points, score.field, making, rules);
  return score;
}

SideScore inImps(const ComparedBoard& board, std::size_t place, Side side, const Event& event,
                 const Rules& rules) {
  const SideResult& result = board.results[place].of(side);
  const Compared& compared = board.of(side)[place];
  SideScore score;
  score.field = compared.real;
  if (result.real()) {
    const bool mean = event.scoring == Scoring::crossImps && rules.crossImps == CrossImps::mean;
    score.kind = PointsKind::played;
    score.points = Exact::fraction(compared.sum, mean ? board.unit * (compared.real - 1) : board.unit);
  } else if (result.kind == ResultKind::award) {
    score.kind = PointsKind::artificial;
    score.points = awardedImps(result.award);
  } else if (board.results[place].kind == LineKind::bye && rules.sitOut) {
    score.kind = PointsKind::sitOut;
    score.points = awardedImps({Award::Kind::percent, *rules.sitOut});
  }
  return score;
}

// A bye's empty side, and a phantom, get nothing.
void dropAbsent(const Event& event, EntryIndex entry, SideScore& side) {
  if (side.kind == PointsKind::sitOut && !isPair(event, entry)) {
    side = {};
  }
}

// --- Awards that depend on how the pair did otherwise

struct OpenAward {
  std::size_t line;
  Side side;  // that receives it
  bool plus;
};

class PairScorer {
 public:
  PairScorer(const Event& event, const Rules& rules, EventScores& scores)
      : event_(event), rules_(rules), scores_(scores), byBoard_(linesByBoard(event)) {}

  void score() {
    scores_.boards.resize(event_.boards.size());
    scores_.lines.resize(event_.lines.size());
    if (countsOtherwise(event_, rules_)) {
      scores_.counted.resize(event_.lines.size());
    }
    const std::vector<BoardField> fields = boardFields(event_, rules_, byBoard_);
    for (std::size_t board = 0; board < fields.size(); ++board) {
      scoreBoard(board, fields[board]);
    }
    if (!open_.empty()) {
      settleAwards();
    }
  }

 private:
  void scoreBoard(std::size_t index, const BoardField& field) {
    const std::span<const std::int32_t> lines = byBoard_.of(index);
    compareBoard(event_, rules_, lines, board_, memory_);
    std::int32_t largest = 0;
    for (std::size_t place = 0; place < lines.size(); ++place) {
      const auto line = static_cast<std::size_t>(lines[place]);
      scoreLine(line, place, field);
      largest = std::max(largest, scores_.lines[line].ns.field);
    }
    BoardScore& score = scores_.boards[index];
    score.results = board_.real;
    score.datum = board_.datum;
    score.field = largest;
    if (event_.scoring == Scoring::matchpoints) {
      score.field = rules_.lineTarget == Target::field        ? field.field
                    : rules_.lineTarget == Target::boardLines ? field.lines
                                                              : largest;
      score.top = topPoints(score.field, rules_);
    }
  }

  void scoreLine(std::size_t line, std::size_t place, const BoardField& field) {
    const LineResult& result = board_.results[place];
    LineScore& own = scores_.lines[line];
    if (result.ns.kind == ResultKind::score || result.ew.kind == ResultKind::score) {
      own.score = result.ns.kind == ResultKind::score ? result.ns.score : result.ew.score;
    }
    fill(own, line, [&](Side side) {
      return event_.scoring == Scoring::matchpoints
                 ? matchpointed(board_, place, side, field, shown(rules_), rules_)
                 : inImps(board_, place, side, event_, rules_);
    });
    if (!scores_.counted.empty()) {
      LineScore& inTotals = scores_.counted[line];
      inTotals.score = own.score;
      fill(inTotals, line,
           [&](Side side) { return matchpointed(board_, place, side, field, counted(rules_), rules_); });
    }
    if (event_.scoring == Scoring::matchpoints && !rules_.averagesLiteral) {
      noteOpenAward(line, result, Side::ns);
      noteOpenAward(line, result, Side::ew);
    }
  }

  template <class Make>
  void fill(LineScore& score, std::size_t line, const Make& make) {
    score.ns = make(Side::ns);
    score.ew = make(Side::ew);
    if (event_.lines[line].reverse) {
      std::swap(score.ns, score.ew);
    }
    dropAbsent(event_, event_.lines[line].ns, score.ns);
    dropAbsent(event_, event_.lines[line].ew, score.ew);
  }

  void noteOpenAward(std::size_t line, const LineResult& result, Side column) {
    const SideResult& side = result.of(column);
    if (side.kind == ResultKind::award &&
        (side.award.kind == Award::Kind::averagePlus || side.award.kind == Award::Kind::averageMinus)) {
      const Side receives = event_.lines[line].reverse ? other(column) : column;
      open_.push_back({line, receives, side.award.kind == Award::Kind::averagePlus});
    }
  }

  void settleAwards() {
    const std::vector<OwnShare> own = ownShares(event_, rules_, scores_);
    for (const OpenAward& award : open_) {
      const Line& line = event_.lines[award.line];
      const EntryIndex entry = award.side == Side::ns ? line.ns : line.ew;
      if (!isPair(event_, entry) || own[static_cast<std::size_t>(entry.value)].tops.isZero()) {
        continue;
      }
      const Exact share = own[static_cast<std::size_t>(entry.value)].share();
      const Exact literal = Exact::fraction(award.plus ? 3 : 2, 5);
      if (award.plus ? share > literal : share < literal) {
        settle(scores_.lines[award.line], award.side, share, shown(rules_));
        if (!scores_.counted.empty()) {
          settle(scores_.counted[award.line], award.side, share, counted(rules_));
        }
      }
    }
  }

  void settle(LineScore& line, Side side, const Exact& share, const Making& making) {
    SideScore& own = side == Side::ns ? line.ns : line.ew;
    own.points = roundedLine(share * topPoints(own.field, rules_), own.field, making, rules_);
  }

  const Event& event_;
  const Rules& rules_;
  EventScores& scores_;
  LinesByBoard byBoard_;
  ComparedBoard board_;
  BoardMemory memory_;
  std::vector<OpenAward> open_;
};

std::vector<EntryTotal> scorePairs(const Event& event, const Rules& rules, EventScores& scores) {
  PairScorer(event, rules, scores).score();
  return sumLines(event, rules, scores);
}

// By Scoring, and for sessions. A table, so that a program can load the ways apart.
constexpr std::array scorers{&scorePairs, &scorePairs, &scorePairs, &scoreTeams, &scoreSessions};
constexpr std::size_t ofSessions = 4;

bool hasSessions(const Event& event) {
  return std::any_of(event.boards.begin(), event.boards.end(),
                     [](const Board& board) { return board.session != 0; });
}

}  // namespace

std::vector<OwnShare> ownShares(const Event& event, const Rules& rules, const EventScores& scores) {
  const std::vector<LineScore>& lines = scores.counted.empty() ? scores.lines : scores.counted;
  std::vector<OwnShare> own(event.entries.size());
  const auto add = [&](EntryIndex entry, const SideScore& side) {
    if (side.kind == PointsKind::played && isPair(event, entry)) {
      OwnShare& share = own[static_cast<std::size_t>(entry.value)];
      share.points += side.points;
      share.tops += topPoints(side.field, rules);
    }
  };
  for (std::size_t line = 0; line < lines.size(); ++line) {
    add(event.lines[line].ns, lines[line].ns);
    add(event.lines[line].ew, lines[line].ew);
  }
  return own;
}

std::vector<EntryTotal> scoreLines(const Event& event, const Rules& rules, EventScores& scores) {
  return scorers[static_cast<std::size_t>(event.scoring)](event, rules, scores);
}

EventScores scoreEvent(const Event& event, const Rules& rules) {
  EventScores scores;
  scores.findings = verifyEvent(event);
  const bool sessions = hasSessions(event);
  std::vector<EntryTotal> totals =
      scorers[sessions ? ofSessions : static_cast<std::size_t>(event.scoring)](event, rules, scores);
  if (!sessions) {
    completeTotals(event, rules, totals);
  }
  findPercentages(event, totals, scores.findings);
  scores.standings = rankEntries(event, rules, totals);
  return scores;
}

Exact topOf(const SideScore& side, const Rules& rules) { return topPoints(side.field, rules); }

std::optional<Exact> percentOf(const SideScore& side, const Event& event, const Rules& rules) {
  if (event.scoring != Scoring::matchpoints || side.kind == PointsKind::none || side.field < 2) {
    return std::nullopt;
  }
  return side.points * 100 / topOf(side, rules);
}

}  // namespace overtrick

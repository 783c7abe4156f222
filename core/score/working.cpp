#include "score/working.h"

#include <algorithm>
#include <array>

#include "bridge/contract.h"
#include "bridge/imp.h"
#include "score/board.h"
#include "score/club_points.h"
#include "score/results.h"
#include "score/sessions.h"
#include "score/standings.h"
#include "score/teams.h"

namespace overtrick {
namespace {

constexpr auto symbolNames = std::to_array<std::string_view>({
#define OVERTRICK_SYMBOL_NAME(code, name) name,
    OVERTRICK_SYMBOLS(OVERTRICK_SYMBOL_NAME)
#undef OVERTRICK_SYMBOL_NAME
});

constexpr auto sourceNames = std::to_array<std::string_view>({
#define OVERTRICK_SOURCE_NAME(code, name) name,
    OVERTRICK_SOURCES(OVERTRICK_SOURCE_NAME)
#undef OVERTRICK_SOURCE_NAME
});

std::int32_t codeOf(Rounding rounding) { return static_cast<std::int32_t>(rounding); }

Exact quantum(Rounding rounding, std::int32_t steps) {
  return rounding == Rounding::none ? Exact{} : Exact::fraction(1, steps);
}

// One side of one line, as written, and what is known of it.
struct Subject {
  const Event& event;
  const Rules& rules;
  const EventScores& scores;
  std::size_t line;
  Side side;    // of the pair that has the points
  Side column;  // that they were written in
  ComparedBoard board;
  BoardField field;
  std::size_t place = 0;

  [[nodiscard]] const LineResult& result() const { return board.results[place]; }
  [[nodiscard]] const SideResult& own() const { return result().of(column); }
  [[nodiscard]] const Compared& compared() const { return board.of(column)[place]; }
  [[nodiscard]] const SideScore& score() const {
    return side == Side::ns ? scores.lines[line].ns : scores.lines[line].ew;
  }
  [[nodiscard]] EntryIndex entry() const {
    return side == Side::ns ? event.lines[line].ns : event.lines[line].ew;
  }
};

void addCounts(const Subject& subject, Working& working) {
  const Fared fared = faredOf(subject.board, subject.place, subject.column);
  const Source rule = subject.own().kind == ResultKind::weighted ? Source::lawsWeighted : Source::belgian21;
  working.push_back({Symbol::beaten, fared.beaten, Source::table});
  working.push_back({Symbol::tied, fared.tied, Source::table});
  Exact x = fared.beaten * 2 + fared.tied;
  if (subject.rules.artificial == ArtificialRule::tie && subject.compared().awards > 0) {
    working.push_back({Symbol::artificialTies, subject.compared().awards, Source::belgian25});
    x += subject.compared().awards;
  }
  working.push_back({Symbol::x, x, rule});
}

void addSmallGroup(const Subject& subject, Working& working) {
  const std::int32_t a = subject.compared().real;
  const Fared fared = faredOf(subject.board, subject.place, subject.column);
  const Exact x = fared.beaten * 2 + fared.tied;
  const bool ebu = subject.rules.smallGroups == SmallGroups::ebu;
  const Source rule = ebu ? Source::whiteBook : Source::acblSmallGroups;
  working.push_back({Symbol::beaten, fared.beaten, Source::table});
  working.push_back({Symbol::tied, fared.tied, Source::table});
  working.push_back({Symbol::x, x, Source::belgian21});
  working.push_back({Symbol::a, a, Source::table});
  working.push_back({Symbol::share, Exact(60) + (x - a + 1) * 5, rule});
  working.push_back({Symbol::top, topOf(subject.score(), subject.rules), Source::belgian21});
}

void addPlayed(const Subject& subject, Working& working) {
  const std::int32_t n = subject.score().field;
  if (isSmallGroup(subject.compared(), subject.board.fouled, n, subject.rules)) {
    addSmallGroup(subject, working);
    return;
  }
  addCounts(subject, working);
  const bool ties = subject.rules.artificial == ArtificialRule::tie;
  const std::int32_t s = subject.compared().real + (ties ? subject.compared().awards : 0);
  const Exact x = working.back().value;
  working.push_back({Symbol::s, s, Source::table});
  working.push_back({Symbol::n, n, Source::belgian24});
  working.push_back({Symbol::m, Exact::fraction(n, s) * (x + 1) - 1, Source::belgian24});
  working.push_back({Symbol::scale, Exact::fraction(subject.rules.pointsPerWin, 2), Source::ruleSet});
  working.push_back({Symbol::top, topOf(subject.score(), subject.rules), Source::belgian21});
}

// Average plus and minus with the pair's own percentage, where that decides.
void addAward(const Subject& subject, Working& working) {
  const Award& award = subject.own().award;
  const bool plus = award.kind == Award::Kind::averagePlus;
  const bool minus = award.kind == Award::Kind::averageMinus;
  Exact share = award.kind == Award::Kind::percent
                    ? Exact::fraction(award.percent.tenThousandths, Decimal::one)
                    : Exact(plus    ? 60
                            : minus ? 40
                                    : 50);
  if ((plus || minus) && !subject.rules.averagesLiteral && isPair(subject.event, subject.entry())) {
    const OwnShare own = ownShares(subject.event, subject.rules,
                                   subject.scores)[static_cast<std::size_t>(subject.entry().value)];
    if (!own.tops.isZero()) {
      const Exact percent = own.share() * 100;
      working.push_back({Symbol::ownShare, percent, Source::lawsAward});
      share = plus ? std::max(share, percent) : std::min(share, percent);
    }
  }
  const Source rule = award.kind == Award::Kind::average   ? Source::belgian25
                      : award.kind == Award::Kind::percent ? Source::director
                                                           : Source::lawsAward;
  working.push_back({Symbol::share, share, rule});
  working.push_back({Symbol::top, topOf(subject.score(), subject.rules), Source::belgian21});
}

Exact exactOf(const Working& working) {
  Exact share;
  Exact m;
  Exact scale = 1;
  Exact top;
  bool shared = false;
  for (const Term& term : working) {
    if (term.symbol == Symbol::share) {
      share = term.value;
      shared = true;
    }
    m = term.symbol == Symbol::m ? term.value : m;
    scale = term.symbol == Symbol::scale ? term.value : scale;
    top = term.symbol == Symbol::top ? term.value : top;
  }
  return shared ? share * top / 100 : m * scale;
}

void addMatchpoints(const Subject& subject, Working& working) {
  switch (subject.score().kind) {
    case PointsKind::played:
      addPlayed(subject, working);
      break;
    case PointsKind::artificial:
      addAward(subject, working);
      break;
    case PointsKind::sitOut:
      working.push_back({Symbol::share, Exact::fraction(subject.rules.sitOut->tenThousandths, Decimal::one),
                         Source::director});
      working.push_back({Symbol::top, topOf(subject.score(), subject.rules), Source::belgian21});
      break;
    case PointsKind::none:
      break;
  }
  working.push_back({Symbol::exact, reduced(exactOf(working)), Source::table});
  working.push_back(
      {Symbol::quantum, quantum(subject.rules.lineRounding, subject.rules.lineSteps), Source::ruleSet});
  working.push_back({Symbol::rounding, codeOf(subject.rules.lineRounding), Source::ruleSet});
}

Exact impsAgainst(const std::vector<Standpoint>& own, std::int32_t score) {
  Exact sum;
  for (const Standpoint& part : own) sum += part.times * imps(static_cast<std::int64_t>(part.score) - score);
  return reduced(sum);
}

void addImps(const Subject& subject, Working& working) {
  if (subject.score().kind != PointsKind::played) {
    return;
  }
  const std::vector<Standpoint> own = ownParts(subject.board, subject.place, subject.column);
  for (const Standpoint& part : own) {
    working.push_back({Symbol::score, part.score, Source::table});
    if (part.times != Exact(1)) working.push_back({Symbol::weight, part.times, Source::lawsWeighted});
  }
  if (subject.event.scoring == Scoring::butler) {
    const std::int32_t datum = subject.compared().datum;
    working.push_back({Symbol::datum, subject.column == Side::ns ? datum : -datum, Source::impScale});
    working.push_back(
        {Symbol::imps, Exact::fraction(subject.compared().sum, subject.board.unit), Source::impScale});
    return;
  }
  for (const Standpoint& part : othersOf(subject.board, subject.place, subject.column)) {
    working.push_back({Symbol::otherScore, part.score, Source::table});
    working.push_back({Symbol::times, part.times, Source::table});
    working.push_back({Symbol::each, impsAgainst(own, part.score), Source::impScale});
  }
  const bool mean = subject.rules.crossImps == CrossImps::mean;
  working.push_back(
      {Symbol::imps, Exact::fraction(subject.compared().sum, subject.board.unit), Source::impScale});
  working.push_back({Symbol::comparisons, mean ? subject.compared().real - 1 : 1, Source::table});
}

Working workingOfPairs(const Subject& subject) {
  Working working;
  if (subject.side != subject.column) {
    working.push_back({Symbol::reverse, 1, Source::belgian26});
  }
  if (subject.event.scoring == Scoring::matchpoints) {
    addMatchpoints(subject, working);
  } else {
    addImps(subject, working);
  }
  working.push_back({Symbol::points, subject.score().points,
                     subject.event.scoring == Scoring::matchpoints ? Source::ruleSet : Source::impScale});
  if (const std::optional<Exact> percent = percentOf(subject.score(), subject.event, subject.rules)) {
    working.push_back({Symbol::percent, *percent, Source::belgian23});
  }
  return working;
}

// --- Teams

Working workingOfTable(const Event& event, const Rules& rules, const EventScores& scores, std::size_t line,
                       Side side) {
  Working working;
  Findings ignored;
  const SideScore& score = side == Side::ns ? scores.lines[line].ns : scores.lines[line].ew;
  const auto index = static_cast<std::int32_t>(line);
  for (const TeamBoard& board : teamBoards(event, ignored)) {
    if (board.homeLine.value != index && board.awayLine.value != index) {
      continue;
    }
    const LineIndex otherLine = board.homeLine.value == index ? board.awayLine : board.homeLine;
    const auto& own = scores.lines[line].score;
    if (own && otherLine.known() && !board.artificial) {
      const auto& theirs = scores.lines[static_cast<std::size_t>(otherLine.value)].score;
      working.push_back({Symbol::score, side == Side::ns ? *own : -*own, Source::table});
      working.push_back(
          {Symbol::otherScore, theirs ? (side == Side::ns ? *theirs : -*theirs) : 0, Source::table});
    }
  }
  const bool bam = rules.teams == TeamScoring::boardAMatch;
  working.push_back({Symbol::points, score.points, bam ? Source::laws78 : Source::impScale});
  return working;
}

void addMatches(const Event& event, const Rules& rules, EntryIndex entry, Working& working) {
  Findings ignored;
  const std::vector<TeamBoard> boards = teamBoards(event, ignored);
  for (const TeamMatch& match : teamMatches(boards, rules)) {
    const bool home = boards[match.from].home == entry;
    if (!home && boards[match.from].away != entry) {
      continue;
    }
    working.push_back({Symbol::boards, static_cast<std::int64_t>(match.to - match.from), Source::table});
    working.push_back({Symbol::margin, home ? match.homeImps : match.awayImps, Source::impScale});
    working.push_back({Symbol::matchPoints, home ? match.homePoints : match.awayPoints, Source::wbfScale});
  }
}

void addTotal(const Event& event, const Rules& rules, const EntryTotal& total, Working& working) {
  const bool matchpoints = event.scoring == Scoring::matchpoints;
  working.push_back({Symbol::boards, total.boards, Source::table});
  working.push_back({Symbol::sum, reduced(total.sum), Source::table});
  working.push_back({Symbol::max, total.ownMax, Source::belgian23});
  if (total.max != total.ownMax) {
    working.push_back({Symbol::largestMax, total.max, Source::ruleSet});
  }
  if (!total.penalty.isZero()) {
    working.push_back({Symbol::penalty, reduced(total.penalty), Source::director});
  }
  if (!total.carryOver.isZero()) {
    working.push_back({Symbol::carryOver, reduced(total.carryOver), Source::director});
  }
  working.push_back({Symbol::quantum, matchpoints ? quantum(rules.totalRounding, rules.totalSteps) : Exact{},
                     Source::ruleSet});
  working.push_back({Symbol::rounding, matchpoints ? codeOf(rules.totalRounding) : 0, Source::ruleSet});
  working.push_back({Symbol::points, reduced(total.points), Source::belgian4});
  if (total.max > 0) {
    working.push_back({Symbol::percent, reduced(total.points * 100 / total.max), Source::belgian23});
  }
}

// The line in its session, as if that were alone.
Working workingInSession(const Event& event, const Rules& rules, LineIndex line, Side side) {
  const Line& own = event.lines[static_cast<std::size_t>(line.value)];
  SessionPart part = sessionPart(event, event.boards[static_cast<std::size_t>(own.board.value)].session);
  for (Board& board : part.event.boards) {
    board.session = 0;
  }
  const auto place = std::find(part.lines.begin(), part.lines.end(), line.value) - part.lines.begin();
  return workingOfLine(part.event, rules, scoreEvent(part.event, rules), {static_cast<std::int32_t>(place)},
                       side);
}

}  // namespace

std::string_view nameOf(Symbol symbol) { return symbolNames[static_cast<std::size_t>(symbol)]; }
std::string_view nameOf(Source source) { return sourceNames[static_cast<std::size_t>(source)]; }

Working workingOfScore(const Event& event, LineIndex line) {
  const auto index = static_cast<std::size_t>(line.value);
  if (!line.known() || index >= event.lines.size()) {
    return {};
  }
  const Line& own = event.lines[index];
  const auto* played = std::get_if<PlayedContract>(&own.outcome);
  const auto board = static_cast<std::size_t>(own.board.value);
  if (played == nullptr || !own.board.known() || board >= event.boards.size()) {
    return {};
  }
  const Side side = sideOf(played->declarer);
  const Vulnerability vulnerability =
      vulnerabilityOf(event.boards[board].number).value_or(Vulnerability::none);
  const ScoreParts parts = scoreParts(played->contract, isVulnerable(vulnerability, side), played->tricks);
  Working working;
  const auto add = [&](Symbol symbol, std::int32_t points) {
    if (points != 0) working.push_back({symbol, points, Source::laws77});
  };
  add(Symbol::tricks, parts.tricks);
  add(Symbol::overtricks, parts.overtricks);
  add(Symbol::level, parts.level);
  add(Symbol::slam, parts.slam);
  add(Symbol::insult, parts.insult);
  add(Symbol::undertricks, parts.undertricks);
  const std::int32_t score =
      contractScore(played->contract, isVulnerable(vulnerability, side), played->tricks);
  working.push_back({Symbol::score, side == Side::ns ? score : -score, Source::laws77});
  return working;
}

Working workingOfLine(const Event& event, const Rules& rules, const EventScores& scores, LineIndex line,
                      Side side) {
  const auto index = static_cast<std::size_t>(line.value);
  if (!line.known() || index >= event.lines.size() || index >= scores.lines.size()) {
    return {};
  }
  const Line& own = event.lines[index];
  if (own.board.known() && event.boards[static_cast<std::size_t>(own.board.value)].session != 0) {
    return workingInSession(event, rules, line, side);
  }
  const SideScore& score = side == Side::ns ? scores.lines[index].ns : scores.lines[index].ew;
  if (score.kind == PointsKind::none) {
    return {};
  }
  if (event.scoring == Scoring::teams) {
    return workingOfTable(event, rules, scores, index, side);
  }
  const auto board = static_cast<std::size_t>(own.board.value);
  const LinesByBoard byBoard = linesByBoard(event);
  const std::span<const std::int32_t> lines = byBoard.of(board);
  Subject subject{event, rules, scores, index, side, own.reverse ? other(side) : side, {}, {}, 0};
  BoardMemory memory;
  compareBoard(event, rules, lines, subject.board, memory);
  subject.field = boardFields(event, rules, byBoard)[board];
  subject.place = static_cast<std::size_t>(std::find(lines.begin(), lines.end(), line.value) - lines.begin());
  return workingOfPairs(subject);
}

Working workingOfTotal(const Event& event, const Rules& rules, const EventScores& scores, EntryIndex entry) {
  if (!isPair(event, entry) || scores.lines.size() != event.lines.size()) {
    return {};
  }
  const auto index = static_cast<std::size_t>(entry.value);
  const std::vector<std::int32_t> sessions = sessionsOf(event);
  const bool several = sessions.size() > 1;
  Working working;
  std::vector<EntryTotal> totals(event.entries.size());
  std::int64_t played = 0;
  for (const std::int32_t session : sessions) {
    const SessionPart part = sessionPart(event, session);
    EventScores again;
    const std::vector<EntryTotal> own = sessionTotals(part, rules, again);
    if (own[index].boards == 0) {
      continue;
    }
    ++played;
    if (several) {
      working.push_back({Symbol::session, session, Source::table});
    }
    if (event.scoring == Scoring::teams) {
      addMatches(part.event, rules, entry, working);
    }
    addTotal(event, rules, own[index], working);
    addSession(own, totals);
  }
  if (several && played > 0) {
    completeSessions(event, rules, totals);
    working.push_back({Symbol::sessions, played, Source::table});
    addTotal(event, rules, totals[index], working);
  }
  return working;
}

Working workingOfClubPoints(const EventScores& scores, EntryIndex entry) {
  const auto own = std::find_if(scores.standings.begin(), scores.standings.end(),
                                [&](const Standing& standing) { return standing.entry == entry; });
  if (own == scores.standings.end()) {
    return {};
  }
  std::int32_t pairs = 0;
  std::int32_t equal = 0;
  for (const Standing& standing : scores.standings) {
    pairs += standing.list == own->list ? 1 : 0;
    equal += standing.list == own->list && standing.rank == own->rank ? 1 : 0;
  }
  Working working;
  working.push_back({Symbol::pairs, pairs, Source::table});
  for (std::int32_t place = own->rank; place < own->rank + equal; ++place) {
    working.push_back({Symbol::place, place, Source::table});
    working.push_back({Symbol::key, Exact::fraction(clubKeyInTenths(place, pairs), 10), Source::belgian4});
  }
  working.push_back({Symbol::clubPoints, own->clubPoints, Source::belgian4});
  return working;
}

}  // namespace overtrick

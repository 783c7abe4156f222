#include "read/usebio_noughts.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "bridge/contract.h"
#include "bridge/imp.h"
#include "event/order.h"

namespace overtrick::usebio {
namespace {

using Kind = NoughtVerdict::Kind;

constexpr std::size_t mostRows = 500;  // of a board: every two of its scores are compared

double toDouble(Decimal value) { return static_cast<double>(value.tenThousandths) / Decimal::one; }

// The last decimal that any of the figures uses.
double stepOf(std::span<const PublishedLine> published) {
  std::int64_t steps = 1;
  for (const PublishedLine& line : published) {
    for (const auto& figure : {line.ns, line.ew, line.nsPercent, line.ewPercent}) {
      if (!figure) continue;
      while (steps < Decimal::one && figure->tenThousandths % (Decimal::one / steps) != 0) steps *= 10;
    }
  }
  return 1.0 / static_cast<double>(steps);
}

// NS's score of a result that is compared as it stands.
std::optional<std::int32_t> scoreOf(const Event& event, const Line& line) {
  if (line.reverse || line.group != 0) return std::nullopt;
  if (const auto* played = std::get_if<PlayedContract>(&line.outcome)) {
    const std::int32_t number = event.boards[static_cast<std::size_t>(line.board.value)].number;
    return played->score ? *played->score
                         : scoreOnBoard(number, played->contract, played->declarer, played->tricks);
  }
  if (const auto* bare = std::get_if<BareScore>(&line.outcome)) return bare->score;
  if (std::holds_alternative<PassedOut>(line.outcome)) return 0;
  return std::nullopt;
}

// One row of a board: its score, and what the file publishes for it, percentages where it has no points.
struct Row {
  std::int32_t score = 0;
  std::optional<double> ns;
  std::optional<double> ew;
  [[nodiscard]] bool stated() const { return ns || ew; }
};

struct BoardRows {
  std::vector<Row> noughts;
  std::vector<Row> adjusted;         // as the file says, or against nobody
  std::vector<Row> others;           // results
  std::vector<std::int32_t> scores;  // theirs, sorted
  std::size_t awards = 0;            // rows that have one, or are adjusted
  std::size_t all = 0;               // all rows but byes
  std::optional<double> top;         // of most of the others: what both sides have together
  double tolerance = 0;
};

void measureTop(BoardRows& board) {
  std::vector<std::int64_t> tops;
  for (const Row& row : board.others)
    if (row.ns && row.ew) tops.push_back(std::llround((*row.ns + *row.ew) * Decimal::one));
  sortStably(tops);
  std::size_t most = 0;
  for (std::size_t from = 0, to = 0; from < tops.size(); from = to) {
    while (to < tops.size() && tops[to] == tops[from]) ++to;
    if (to - from <= most) continue;
    most = to - from;
    board.top = static_cast<double>(tops[from]) / Decimal::one;
  }
}

// A way that the file may have compared the board in.
struct Way {
  bool withNoughts = false;  // they count as scores of 0
  bool tying = false;        // matchpoints: awards tie with every result
  enum class Form : std::uint8_t { plain, liftedTwo, liftedOne, sum, mean, meanOfRows, raised } form;
};

std::vector<Way> waysOf(Scoring scoring) {
  using Form = Way::Form;
  std::vector<Way> ways;
  for (const bool with : {true, false}) {
    if (scoring == Scoring::matchpoints) {
      for (const bool tying : {false, true})
        for (const Form form : {Form::plain, Form::liftedTwo, Form::liftedOne})
          ways.push_back({with, tying, form});
    } else {
      for (const Form form : {Form::sum, Form::mean, Form::meanOfRows, Form::raised})
        ways.push_back({with, false, form});
    }
  }
  return ways;
}

// NS's matchpoints of a score; `inPool`: it is one of those that count.
std::optional<double> matchpoints(const BoardRows& board, const Way& way, std::int32_t score, bool inPool) {
  if (!board.top) return std::nullopt;
  const auto [from, to] = std::equal_range(board.scores.begin(), board.scores.end(), score);
  const auto zeros = static_cast<double>(way.withNoughts ? board.noughts.size() : 0);
  const std::size_t awards = board.awards + (way.withNoughts ? 0 : board.noughts.size());
  const double ties = way.tying ? static_cast<double>(awards) : 0;
  const double below = static_cast<double>(from - board.scores.begin()) + (score > 0 ? zeros : 0);
  const double equal = static_cast<double>(to - from) + (score == 0 ? zeros : 0) - (inPool ? 1 : 0);
  const double results = static_cast<double>(board.scores.size()) + zeros + (inPool ? 0 : 1) + ties;
  const double points = 2 * below + equal + ties;
  const double top = *board.top;
  // A result that is left alone on its board has half the top.
  if (results < 2) return top / 2;
  switch (way.form) {
    case Way::Form::liftedTwo:
      return (top / 2 + 1) / results * (points + 1) - 1;
    case Way::Form::liftedOne:
      return ((top + 1) / results * (points + 1) - 1) / 2;
    default:
      return top * points / (2 * (results - 1));
  }
}

// NS's IMPs of a score against all others.
std::optional<double> crossImps(const BoardRows& board, const Way& way, std::int32_t score, bool inPool) {
  const auto zeros = static_cast<double>(way.withNoughts ? board.noughts.size() : 0);
  double sum = zeros * imps(score);
  for (const std::int32_t other : board.scores) sum += imps(static_cast<std::int64_t>(score) - other);
  const double results = static_cast<double>(board.scores.size()) + zeros + (inPool ? 0 : 1);
  const auto rows = static_cast<double>(board.all);
  if (results < 2 || rows < 2) return std::nullopt;
  switch (way.form) {
    case Way::Form::sum:
      return sum;
    case Way::Form::mean:
      return sum / (results - 1);
    case Way::Form::meanOfRows:
      return sum / (rows - 1);
    default:
      return sum * rows / (results * (rows - 1));
  }
}

// What comparing the board's scores says: which noughts have the points of a 0, and of how many other rows a
// way gives the points.
struct Evidence {
  std::vector<bool> isResult;  // by nought
  std::size_t stated = 0;      // other rows with points
  std::size_t with = 0;        // the most that agree in a way that counts the noughts as results…
  std::size_t without = 0;     // …and in one that does not
  [[nodiscard]] bool confirmed() const {
    return leftOut() || (stated >= 2 && 2 * std::max(with, without) > stated);
  }
  [[nodiscard]] bool leftOut() const { return stated >= 1 && without == stated && with < without; }
};

bool fits(const BoardRows& board, const Row& row, double ns, double ew) {
  const auto near = [&](const std::optional<double>& figure, double value) {
    return !figure || std::abs(*figure - value) <= board.tolerance;
  };
  return row.stated() && near(row.ns, ns) && near(row.ew, ew);
}

Evidence compared(const BoardRows& board, Scoring scoring) {
  const bool byTops = scoring == Scoring::matchpoints;
  Evidence evidence;
  evidence.isResult.assign(board.noughts.size(), false);
  for (const Row& row : board.others) evidence.stated += row.stated() ? 1 : 0;
  for (const Way& way : waysOf(scoring)) {
    const auto agrees = [&](const Row& row, bool inPool) {
      const auto ns =
          byTops ? matchpoints(board, way, row.score, inPool) : crossImps(board, way, row.score, inPool);
      return ns && fits(board, row, *ns, byTops ? *board.top - *ns : -*ns);
    };
    std::size_t agreeing = 0;
    for (const Row& row : board.others) agreeing += agrees(row, true) ? 1 : 0;
    std::size_t& most = way.withNoughts ? evidence.with : evidence.without;
    most = std::max(most, agreeing);
    for (std::size_t i = 0; i < board.noughts.size(); ++i)
      if (agrees(board.noughts[i], way.withNoughts)) evidence.isResult[i] = true;
  }
  return evidence;
}

// The differences that are worth so many IMPs.
std::pair<std::int32_t, std::int32_t> differencesOf(std::int32_t points) {
  constexpr std::int32_t largest = 20'000;
  const auto size = static_cast<std::size_t>(std::abs(points));
  if (size == 0) return {-impUpperBounds[0], impUpperBounds[0]};
  const std::int32_t low = impUpperBounds[size - 1] + 1;
  const std::int32_t high = size < impUpperBounds.size() ? impUpperBounds[size] : largest;
  return points > 0 ? std::pair(low, high) : std::pair(-high, -low);
}

// Butler: every datum that gives all other rows their IMPs, and what a 0 has against it.
Evidence againstDatum(const BoardRows& board) {
  Evidence evidence;
  evidence.isResult.assign(board.noughts.size(), false);
  std::int32_t lowest = -20'000;
  std::int32_t highest = 20'000;
  for (const Row& row : board.others) {
    if (!row.stated()) continue;
    ++evidence.stated;
    const double points = row.ns ? *row.ns : -*row.ew;
    if (points != std::round(points) || std::abs(points) > 24) return evidence;
    const auto [low, high] = differencesOf(static_cast<std::int32_t>(points));
    lowest = std::max(lowest, row.score - high);
    highest = std::min(highest, row.score - low);
  }
  if (lowest > highest) return evidence;
  evidence.without = evidence.stated;
  for (std::size_t i = 0; i < board.noughts.size(); ++i) {
    const Row& row = board.noughts[i];
    const double points = row.ns ? *row.ns : row.ew ? -*row.ew : 25;
    const bool mirrored = !row.ns || !row.ew || *row.ns == -*row.ew;
    evidence.isResult[i] = mirrored && points >= imps(-highest) && points <= imps(-lowest);
  }
  return evidence;
}

// Teams: against any other table of the board.
Evidence againstTables(const BoardRows& board) {
  Evidence evidence;
  for (const Row& row : board.noughts) {
    const bool isResult = std::any_of(board.scores.begin(), board.scores.end(), [&](std::int32_t other) {
      return fits(board, row, imps(-other), -imps(-other));
    });
    evidence.isResult.push_back(isResult);
  }
  return evidence;
}

Award imps(std::int32_t figure) {
  return {figure > 0   ? Award::Kind::averagePlus
          : figure < 0 ? Award::Kind::averageMinus
                       : Award::Kind::average,
          {}};
}

NoughtVerdict verdictOf(Kind kind, std::int32_t ns, std::int32_t ew, Scoring scoring) {
  if (scoring != Scoring::matchpoints) return {kind, ns, ew, {imps(ns), imps(ew)}};
  const auto percent = [](std::int32_t figure) {
    return Award{Award::Kind::percent, {figure * Decimal::one}};
  };
  return {kind, ns, ew, {percent(ns), percent(ew)}};
}

// The points as one of the awards of Law 12C2: 60, 50 or 40 per cent of the top, or 3, 0 or -3 IMPs.
std::optional<NoughtVerdict> awardIn(const BoardRows& board, const Row& row, Scoring scoring, Kind kind) {
  using Pair = std::pair<std::int32_t, std::int32_t>;
  const bool byTops = scoring == Scoring::matchpoints;
  if (!row.ns || !row.ew || scoring == Scoring::teams || (byTops && !board.top)) return std::nullopt;
  for (const auto& [ns, ew] : {Pair(1, -1), Pair(0, 0), Pair(-1, 1), Pair(1, 1), Pair(-1, -1)}) {
    const Pair award = byTops ? Pair(50 + 10 * ns, 50 + 10 * ew) : Pair(3 * ns, 3 * ew);
    const double unit = byTops ? *board.top / 100 : 1;
    if (fits(board, row, award.first * unit, award.second * unit))
      return verdictOf(kind, award.first, award.second, scoring);
  }
  return std::nullopt;
}

// Any share of the top, where the file has the points of an adjusted score and says no more.
NoughtVerdict toldBy(const BoardRows& board, const Row& row, Scoring scoring) {
  const bool byTops = scoring == Scoring::matchpoints;
  // Points that are rounded off coarsely have many awards near them.
  const bool fine = !byTops || (board.top && board.tolerance * 100 <= *board.top);
  const auto usual = fine ? awardIn(board, row, scoring, Kind::told) : std::nullopt;
  if (usual) return *usual;
  if (!byTops || !board.top || !row.ns || !row.ew) return {Kind::untold, 0, 0, {}};
  const auto share = [&](double points) {
    return Award{Award::Kind::percent, {std::llround(points / *board.top * 100 * Decimal::one)}};
  };
  const bool possible =
      *board.top > 0 && std::min(*row.ns, *row.ew) >= 0 && std::max(*row.ns, *row.ew) <= *board.top;
  if (!possible) return {Kind::untold, 0, 0, {}};
  return {Kind::told, 0, 0, {share(*row.ns), share(*row.ew)}};
}

class Judge {
 public:
  Judge(const Event& event, std::span<const PublishedLine> published, std::span<const Nought> noughts,
        bool contracts)
      : event_(event),
        published_(published),
        noughts_(noughts),
        contracts_(contracts),
        tolerance_(stepOf(published) * 0.51),
        verdicts_(noughts.size()) {}

  std::vector<NoughtVerdict> judge() {
    std::vector<std::vector<std::int32_t>> linesOf(event_.boards.size());
    std::vector<bool> wanted(event_.boards.size(), false);
    for (const Nought& nought : noughts_) wanted[boardOf(nought.line.value)] = true;
    for (std::size_t i = 0; i < event_.lines.size(); ++i) {
      const auto line = static_cast<std::int32_t>(i);
      if (wanted[boardOf(line)]) linesOf[boardOf(line)].push_back(line);
    }
    for (const std::vector<std::int32_t>& lines : linesOf)
      if (!lines.empty()) judgeBoard(lines);
    return std::move(verdicts_);
  }

 private:
  [[nodiscard]] std::size_t boardOf(std::int32_t line) const {
    return static_cast<std::size_t>(event_.lines[static_cast<std::size_t>(line)].board.value);
  }

  [[nodiscard]] Row rowOf(std::int32_t line, std::int32_t score) const {
    const auto found =
        std::lower_bound(published_.begin(), published_.end(), line,
                         [](const PublishedLine& one, std::int32_t own) { return one.line.value < own; });
    if (found == published_.end() || found->line.value != line) return {score, {}, {}};
    const bool points = found->ns || found->ew;
    const auto figure = [](const std::optional<Decimal>& value) {
      return value ? std::optional(toDouble(*value)) : std::nullopt;
    };
    return {score, figure(points ? found->ns : found->nsPercent),
            figure(points ? found->ew : found->ewPercent)};
  }

  void judgeBoard(const std::vector<std::int32_t>& lines) {
    BoardRows board;
    board.tolerance = tolerance_;
    std::vector<std::size_t> asked;
    std::vector<std::size_t> told;
    for (const std::int32_t index : lines) {
      const Line& line = event_.lines[static_cast<std::size_t>(index)];
      if (std::holds_alternative<Bye>(line.outcome)) continue;
      ++board.all;
      const std::size_t nought = noughtOf(index);
      if (nought < noughts_.size() && (noughts_[nought].adjusted || noughts_[nought].absent)) {
        board.adjusted.push_back(rowOf(index, 0));
        told.push_back(nought);
        ++board.awards;
      } else if (nought < noughts_.size()) {
        board.noughts.push_back(rowOf(index, 0));
        asked.push_back(nought);
      } else if (const auto score = scoreOf(event_, line)) {
        board.others.push_back(rowOf(index, *score));
        board.scores.push_back(*score);
      } else if (std::holds_alternative<Artificial>(line.outcome)) {
        ++board.awards;
      }
    }
    sortStably(board.scores);
    measureTop(board);
    const Evidence evidence = evidenceOf(board);
    for (std::size_t i = 0; i < asked.size(); ++i)
      verdicts_[asked[i]] = verdictOn(board, board.noughts[i], evidence, evidence.isResult[i]);
    for (std::size_t i = 0; i < told.size(); ++i)
      verdicts_[told[i]] = verdictOn(board, board.adjusted[i], noughts_[told[i]]);
  }

  // Its place among them; their number where the line is none.
  [[nodiscard]] std::size_t noughtOf(std::int32_t line) const {
    const auto found =
        std::lower_bound(noughts_.begin(), noughts_.end(), line,
                         [](const Nought& one, std::int32_t own) { return one.line.value < own; });
    const bool isOne = found != noughts_.end() && found->line.value == line;
    return isOne ? static_cast<std::size_t>(found - noughts_.begin()) : noughts_.size();
  }

  [[nodiscard]] NoughtVerdict verdictOn(const BoardRows& board, const Row& row, const Nought& nought) const {
    if (nought.adjusted) return toldBy(board, row, event_.scoring);
    return awardIn(board, row, event_.scoring, Kind::award).value_or(NoughtVerdict());
  }

  [[nodiscard]] Evidence evidenceOf(const BoardRows& board) const {
    if (event_.scoring == Scoring::teams) return againstTables(board);
    if (event_.scoring == Scoring::butler) return againstDatum(board);
    if (board.all <= mostRows) return compared(board, event_.scoring);
    return {std::vector<bool>(board.noughts.size(), false), 0, 0, 0};
  }

  [[nodiscard]] NoughtVerdict verdictOn(const BoardRows& board, const Row& row, const Evidence& evidence,
                                        bool isResult) const {
    if (isResult) return {};
    const auto award = awardIn(board, row, event_.scoring, Kind::award);
    const bool alone = event_.scoring == Scoring::butler ? evidence.stated >= 2 : evidence.leftOut();
    if (award && evidence.confirmed() && (contracts_ || alone)) return *award;
    const bool doubtful = contracts_ || (row.stated() && evidence.confirmed());
    return {doubtful ? Kind::unclear : Kind::result, 0, 0, {}};
  }

  const Event& event_;
  std::span<const PublishedLine> published_;
  std::span<const Nought> noughts_;
  bool contracts_;
  double tolerance_;
  std::vector<NoughtVerdict> verdicts_;  // by nought
};

}  // namespace

std::vector<NoughtVerdict> judgeNoughts(const Event& event, std::span<const PublishedLine> published,
                                        std::span<const Nought> noughts, bool contracts) {
  return Judge(event, published, noughts, contracts).judge();
}

}  // namespace overtrick::usebio

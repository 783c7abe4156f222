#include "support/slow_scorer.h"

#include <algorithm>
#include <map>
#include <set>

namespace overtrick::test {
namespace {

// A fraction in lowest terms.
struct Fraction {
  Wide n = 0;
  Wide d = 1;

  static Wide common(Wide a, Wide b) {
    a = a < 0 ? -a : a;
    while (b != 0) {
      const Wide rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
  static Fraction of(Wide n, Wide d) {
    if (d < 0) {
      n = -n;
      d = -d;
    }
    const Wide g = common(n, d);
    return g == 0 ? Fraction{0, 1} : Fraction{n / g, d / g};
  }
  friend Fraction operator+(Fraction a, Fraction b) {
    const Wide g = common(a.d, b.d);
    return of(a.n * (b.d / g) + b.n * (a.d / g), a.d / g * b.d);
  }
  friend Fraction operator-(Fraction a, Fraction b) { return a + Fraction{-b.n, b.d}; }
  friend Fraction operator*(Fraction a, Fraction b) { return of(a.n * b.n, a.d * b.d); }
  friend Fraction operator/(Fraction a, Fraction b) { return of(a.n * b.d, a.d * b.n); }
  friend bool operator<(Fraction a, Fraction b) { return a.n * b.d < b.n * a.d; }
  friend bool operator==(Fraction a, Fraction b) { return a.n == b.n && a.d == b.d; }
  [[nodiscard]] Exact exact() const { return Exact::fraction(n, d); }
};

Fraction whole(Wide n) { return {n, 1}; }
Fraction decimal(Decimal value) { return Fraction::of(value.tenThousandths, Decimal::one); }

Fraction roundTo(Fraction value, Rounding rounding, std::int32_t steps, Fraction average) {
  if (rounding == Rounding::none) return value;
  const Fraction scaled = value * whole(steps);
  Wide down = scaled.n / scaled.d;
  if (scaled.n < 0 && down * scaled.d != scaled.n) --down;
  const Fraction rest = scaled - whole(down);
  const Fraction half{1, 2};
  bool up = half < rest;
  if (rest == half) {
    up = rounding == Rounding::halfUp || (rounding == Rounding::halfEven && down % 2 != 0) ||
         (rounding == Rounding::awayFromAverage && average < value);
  }
  return Fraction::of(down + (up ? 1 : 0), steps);
}

using Parts = std::vector<std::pair<std::int32_t, Fraction>>;

// Groups of a board with their results.
using Forms = std::map<std::int32_t, std::int32_t>;

struct Slow {
  const Event& event;
  const Rules& rules;
  const std::vector<Line>& lines;
  // What is asked for again and again: by side, then by line or by board.
  std::vector<Parts> partsOf[2];
  std::vector<Forms> formsOf[2];
  std::vector<Forms> formsOfEither;
  std::vector<std::int32_t> awardsOn[2];

  Slow(const Event& event_, const Rules& rules_) : event(event_), rules(rules_), lines(event_.lines) {
    formsOfEither.resize(event.boards.size());
    for (const Side side : {Side::ns, Side::ew}) {
      const auto s = static_cast<std::size_t>(side);
      formsOf[s].resize(event.boards.size());
      awardsOn[s].resize(event.boards.size());
      for (const Line& line : lines) {
        const auto board = static_cast<std::size_t>(line.board.value);
        partsOf[s].push_back(readParts(line, side));
        if (!partsOf[s].back().empty()) ++formsOf[s][board][line.group];
        if (award(line, side) != nullptr) ++awardsOn[s][board];
      }
    }
    for (const auto& forms : formsOf) {
      for (std::size_t board = 0; board < forms.size(); ++board) {
        formsOfEither[board].insert(forms[board].begin(), forms[board].end());
      }
    }
  }

  [[nodiscard]] const Parts& parts(std::size_t line, Side side) const {
    return partsOf[static_cast<std::size_t>(side)][line];
  }
  [[nodiscard]] const Forms& forms(const Line& line, Side side) const {
    return formsOf[static_cast<std::size_t>(side)][static_cast<std::size_t>(line.board.value)];
  }
  [[nodiscard]] std::int32_t awards(const Line& line, Side side) const {
    return awardsOn[static_cast<std::size_t>(side)][static_cast<std::size_t>(line.board.value)];
  }
  [[nodiscard]] bool fouled(const Line& line) const {
    return formsOfEither[static_cast<std::size_t>(line.board.value)].size() > 1;
  }

  [[nodiscard]] static bool isBye(const Line& line) { return std::holds_alternative<Bye>(line.outcome); }
  [[nodiscard]] static bool isArtificial(const Line& line) {
    return std::holds_alternative<Artificial>(line.outcome);
  }

  // The scores of one column with their shares; empty when it has none.
  [[nodiscard]] Parts readParts(const Line& line, Side side) const {
    if (const auto* played = std::get_if<PlayedContract>(&line.outcome)) {
      const Board& board = event.boards[static_cast<std::size_t>(line.board.value)];
      return {{played->score ? *played->score
                             : scoreOnBoard(board.number, played->contract, played->declarer, played->tricks),
               whole(1)}};
    }
    if (const auto* bare = std::get_if<BareScore>(&line.outcome)) return {{bare->score, whole(1)}};
    if (std::holds_alternative<PassedOut>(line.outcome)) return {{0, whole(1)}};
    if (const auto* split = std::get_if<Split>(&line.outcome)) {
      return {{side == Side::ns ? split->ns : split->ew, whole(1)}};
    }
    if (const auto* adjusted = std::get_if<OneSided>(&line.outcome)) {
      return adjusted->adjusted == side ? Parts{} : Parts{{adjusted->score, whole(1)}};
    }
    if (const auto* weighted = std::get_if<Weighted>(&line.outcome)) {
      Fraction sum;
      for (const WeightedPart& part : weighted->parts) sum = sum + decimal(part.weight);
      Parts parts;
      for (const WeightedPart& part : weighted->parts)
        parts.emplace_back(part.score, decimal(part.weight) / sum);
      return parts;
    }
    return {};
  }

  [[nodiscard]] const Award* award(const Line& line, Side side) const {
    if (const auto* artificial = std::get_if<Artificial>(&line.outcome)) {
      return side == Side::ns ? &artificial->ns : &artificial->ew;
    }
    const auto* adjusted = std::get_if<OneSided>(&line.outcome);
    return adjusted != nullptr && adjusted->adjusted == side ? &adjusted->award : nullptr;
  }

  [[nodiscard]] std::int32_t linesOn(std::int32_t board) const {
    std::int32_t count = 0;
    for (const Line& line : lines) {
      const bool counts =
          !isBye(line) && (rules.artificial != ArtificialRule::leaveOut || !isArtificial(line));
      count += line.board.value == board && counts ? 1 : 0;
    }
    return count;
  }

  [[nodiscard]] std::int32_t fieldOf(std::int32_t board) const {
    const Board& own = event.boards[static_cast<std::size_t>(board)];
    std::int32_t most = own.expected;
    if (own.expected <= 0) {
      for (std::size_t other = 0; other < event.boards.size(); ++other) {
        if (event.boards[other].section == own.section)
          most = std::max(most, linesOn(static_cast<std::int32_t>(other)));
      }
    }
    return std::max(most, linesOn(board));
  }

  // Real results that this side is compared among, itself included.
  [[nodiscard]] std::int32_t realIn(const Line& own, Side side) const {
    std::int32_t most = 0;
    std::int32_t all = 0;
    for (const auto& [group, count] : forms(own, side)) {
      if (fouled(own) && group == own.group) return count;
      most = std::max(most, count);
      all += count;
    }
    return fouled(own) ? most : all;
  }

  [[nodiscard]] std::int32_t target(Target target, const Line& own, Side side) const {
    if (target == Target::field) return fieldOf(own.board.value);
    if (target == Target::boardLines) return linesOn(own.board.value);
    return realIn(own, side) + (rules.artificial == ArtificialRule::tie ? awards(own, side) : 0);
  }

  [[nodiscard]] Fraction top(std::int32_t n) const { return whole(n < 1 ? 0 : rules.pointsPerWin * (n - 1)); }

  [[nodiscard]] Fraction countOf(std::size_t index, Side side) const {
    const Line& own = lines[index];
    Fraction x;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i == index || lines[i].board != own.board || (fouled(own) && lines[i].group != own.group)) continue;
      for (const auto& [mine, share] : parts(index, side)) {
        for (const auto& [theirs, weight] : parts(i, side)) {
          const bool better = side == Side::ns ? mine > theirs : mine < theirs;
          if (better || mine == theirs) x = x + whole(better ? 2 : 1) * share * weight;
        }
      }
    }
    return x;
  }

  [[nodiscard]] bool isSmall(const Line& own, Side side, std::int32_t n) const {
    const std::int32_t a = realIn(own, side);
    if (!fouled(own)) return rules.loneResultSixty && a == 1;
    if (rules.smallGroups == SmallGroups::ebu)
      return a == 1 || (a <= 3 && Fraction::of(a, n) < Fraction::of(10001, 30000));
    if (rules.smallGroups == SmallGroups::acbl) {
      bool larger = true;
      for (const auto& [group, count] : forms(own, side))
        larger = larger && (group == own.group || count < a);
      return a < 3 || (a == 3 && !larger);
    }
    return false;
  }

  [[nodiscard]] Fraction played(std::size_t index, Side side, std::int32_t n) const {
    const Line& own = lines[index];
    Fraction x = countOf(index, side);
    std::int32_t s = realIn(own, side);
    if (isSmall(own, side, n)) {
      const Fraction percent = whole(60) + whole(5) * (x - whole(s - 1));
      return percent / whole(100) * top(n);
    }
    if (rules.artificial == ArtificialRule::tie) {
      x = x + whole(awards(own, side));
      s += awards(own, side);
    }
    const Fraction m = Fraction::of(n, s) * (x + whole(1)) - whole(1);
    return m * Fraction::of(rules.pointsPerWin, 2);
  }

  // A side's points before any reverse, for shares that need not wait.
  struct Cell {
    bool counts = false;
    bool real = false;
    int waits = 0;  // 1: average plus, −1: average minus
    Fraction points;
    std::int32_t n = 0;
  };

  [[nodiscard]] Cell cell(std::size_t index, Side side, Target goal, Rounding rounding) const {
    Cell cell;
    const Line& own = lines[index];
    cell.n = target(goal, own, side);
    const Award* given = award(own, side);
    if (!parts(index, side).empty()) {
      cell.counts = cell.real = true;
      cell.points = played(index, side, cell.n);
    } else if (given != nullptr) {
      cell.counts = true;
      Fraction share{1, 2};
      if (given->kind == Award::Kind::averagePlus) share = {3, 5};
      if (given->kind == Award::Kind::averageMinus) share = {2, 5};
      if (given->kind == Award::Kind::percent) share = decimal(given->percent) / whole(100);
      cell.points = share * top(cell.n);
      if (!rules.averagesLiteral && given->kind == Award::Kind::averagePlus) cell.waits = 1;
      if (!rules.averagesLiteral && given->kind == Award::Kind::averageMinus) cell.waits = -1;
    }
    cell.points = roundTo(cell.points, rounding, rules.lineSteps, top(cell.n) / whole(2));
    return cell;
  }

  struct Pass {
    std::vector<Cell> ns, ew;
  };

  [[nodiscard]] Pass pass(Target goal, Rounding rounding) const {
    Pass pass;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      pass.ns.push_back(cell(i, Side::ns, goal, rounding));
      pass.ew.push_back(cell(i, Side::ew, goal, rounding));
      if (lines[i].reverse) std::swap(pass.ns.back(), pass.ew.back());
    }
    return pass;
  }

  [[nodiscard]] std::pair<Fraction, Fraction> realTotal(const Pass& pass, EntryIndex entry) const {
    Fraction points;
    Fraction tops;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].ns == entry && pass.ns[i].real) {
        points = points + pass.ns[i].points;
        tops = tops + top(pass.ns[i].n);
      }
      if (lines[i].ew == entry && pass.ew[i].real) {
        points = points + pass.ew[i].points;
        tops = tops + top(pass.ew[i].n);
      }
    }
    return {points, tops};
  }

  void settle(std::vector<Cell>& cells, bool ns, Rounding rounding, const Pass& counted) const {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      Cell& cell = cells[i];
      if (cell.waits == 0) continue;
      const auto [points, tops] = realTotal(counted, ns ? lines[i].ns : lines[i].ew);
      if (tops == whole(0)) continue;
      Fraction share = points / tops;
      const Fraction literal = cell.waits > 0 ? Fraction{3, 5} : Fraction{2, 5};
      if (cell.waits > 0 ? share < literal : literal < share) share = literal;
      cell.points = roundTo(share * top(cell.n), rounding, rules.lineSteps, top(cell.n) / whole(2));
    }
  }
};

Fraction adjustment(const Adjustment& given, Fraction max) {
  if (given.unit == Adjustment::Unit::points) return decimal(given.amount);
  if (given.unit == Adjustment::Unit::percent) return decimal(given.amount) / whole(100) * max;
  return {};
}

}  // namespace

SlowScores scoreSlowly(const Event& event, const Rules& rules) {
  const Slow slow(event, rules);
  const Rounding inTotals = rules.totalsFromRounded ? rules.lineRounding : Rounding::none;
  Slow::Pass shown = slow.pass(rules.lineTarget, rules.lineRounding);
  Slow::Pass counted = slow.pass(rules.totalTarget, inTotals);
  const Slow::Pass before = counted;
  slow.settle(shown.ns, true, rules.lineRounding, before);
  slow.settle(shown.ew, false, rules.lineRounding, before);
  slow.settle(counted.ns, true, inTotals, before);
  slow.settle(counted.ew, false, inTotals, before);

  SlowScores scores;
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    SlowLine line;
    if (shown.ns[i].counts) line.ns = shown.ns[i].points.exact();
    if (shown.ew[i].counts) line.ew = shown.ew[i].points.exact();
    scores.lines.push_back(line);
  }

  const std::size_t entries = event.entries.size();
  std::vector<Fraction> sums(entries);
  std::vector<Fraction> maxima(entries);
  std::vector<std::int32_t> boards(entries, 0);
  const auto add = [&](EntryIndex entry, const Slow::Cell& cell) {
    if (!cell.counts || !entry.known()) return;
    const auto index = static_cast<std::size_t>(entry.value);
    sums[index] = sums[index] + cell.points;
    maxima[index] = maxima[index] + slow.top(cell.n);
    ++boards[index];
  };
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    add(event.lines[i].ns, counted.ns[i]);
    add(event.lines[i].ew, counted.ew[i]);
  }
  Fraction largest;
  for (const Fraction& max : maxima) largest = largest < max ? max : largest;
  std::vector<Fraction> percents;
  for (std::size_t entry = 0; entry < entries; ++entry) {
    if (boards[entry] == 0) continue;
    Fraction points = sums[entry];
    Fraction max = maxima[entry];
    if (rules.scaleToLargestMaximum && whole(0) < max) {
      points = points * largest / max;
      max = largest;
    }
    points = points - adjustment(event.entries[entry].penalty, max) +
             adjustment(event.entries[entry].carryOver, max);
    points = roundTo(points, rules.totalRounding, rules.totalSteps, max / whole(2));
    // Without a maximum there is no percentage: behind everyone, by points.
    percents.push_back(max == whole(0) ? points - whole(1'000'000'000) : points / max);
    scores.rows.push_back({static_cast<std::int32_t>(entry), 1, boards[entry], points.exact(), max.exact()});
  }
  for (std::size_t i = 0; i < percents.size(); ++i) {
    for (const Fraction& other : percents) scores.rows[i].rank += percents[i] < other ? 1 : 0;
  }
  return scores;
}

}  // namespace overtrick::test

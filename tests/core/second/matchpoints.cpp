#include "matchpoints.h"

#include <algorithm>
#include <map>

#include "results.h"

namespace second {

PointsRules pointsRules(const std::string& name) {
  PointsRules rules;
  if (name == "club") return rules;
  rules.averages = Averages::leaveAndLift;
  if (name == "wbf") {
    rules.rounding = Rounding::awayFromAverage;
    rules.steps = 10000;
    rules.totalsFromRounded = true;
    rules.small = SmallGroups::ebu;
  } else if (name == "ebuscore") {
    rules.rounding = rules.totalRounding = Rounding::halfUp;
    rules.steps = rules.totalSteps = 100;
    rules.small = SmallGroups::ebu;
  } else if (name == "acbl") {
    rules.win = 1;
    rules.literal = rules.loneSixty = rules.totalsFromRounded = rules.toLargestMaximum = true;
    rules.rounding = rules.totalRounding = Rounding::halfUp;
    rules.steps = rules.totalSteps = 100;
    rules.small = SmallGroups::acbl;
  } else if (name == "magic") {
    rules.rounding = Rounding::awayFromAverage;
    rules.steps = 10;
    rules.totalsFromRounded = true;
  } else if (name == "compscore") {
    rules.lift = Lift::ownLines;
    rules.rounding = Rounding::halfEven;
    rules.steps = 10;
  } else if (name == "plain") {
    rules.averages = Averages::leave;
    rules.lift = rules.totalLift = Lift::nothing;
  }
  return rules;
}

Fraction roundTo(Fraction value, Rounding rounding, int steps, Fraction average) {
  if (rounding == Rounding::none) return value;
  const Fraction scaled = value * steps;
  const Wide down = floorOf(scaled);
  const Fraction rest = scaled - Fraction::of(down, 1);
  const Fraction half = Fraction::of(1, 2);
  bool up = half < rest;
  if (rest == half) {
    up = rounding == Rounding::halfUp || (rounding == Rounding::halfEven && down % 2 != 0) ||
         (rounding == Rounding::awayFromAverage && average < value);
  }
  return Fraction::of(down + (up ? 1 : 0), steps);
}

namespace {

Fraction percent(Fraction share) { return share / 100; }

// A side's points before any reverse. `waits`: 1 for average plus, -1 for average minus.
struct Cell {
  bool counts = false;
  bool real = false;
  int waits = 0;
  Fraction points;
  Fraction top;
};
struct Cells {
  std::vector<Cell> ns;
  std::vector<Cell> ew;
};

class Slow {
 public:
  Slow(const Event& event, const PointsRules& rules) : event_(event), rules_(rules), lines_(event.lines) {
    for (const bool ns : {false, true}) {
      forms_[ns ? 1 : 0].resize(event.boards.size());
      awards_[ns ? 1 : 0].resize(event.boards.size(), 0);
      for (const Line& line : lines_) {
        const auto board = static_cast<std::size_t>(line.board);
        parts_[ns ? 1 : 0].push_back(partsOf(event, line, ns));
        if (!parts_[ns ? 1 : 0].back().empty()) ++forms_[ns ? 1 : 0][board][line.group];
        awards_[ns ? 1 : 0][board] += awardOf(line, ns) != nullptr ? 1 : 0;
      }
    }
  }

  Cells cells(Lift lift, Rounding rounding) const {
    Cells all;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      all.ns.push_back(cell(i, true, lift, rounding));
      all.ew.push_back(cell(i, false, lift, rounding));
      // Where nothing was played there are no hands that were reversed.
      if (lines_[i].reverse && !isBye(event_, lines_[i])) std::swap(all.ns.back(), all.ew.back());
    }
    return all;
  }

  // Average plus and minus look at the pair's other boards, as totals count them.
  std::vector<LinePoints> settled(const Cells& cells, Rounding rounding, const Cells& counted) const {
    std::vector<LinePoints> points;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      points.push_back({settledSide(cells.ns[i], lines_[i].ns, rounding, counted),
                        settledSide(cells.ew[i], lines_[i].ew, rounding, counted)});
    }
    return points;
  }

 private:
  const Parts& parts(std::size_t line, bool ns) const { return parts_[ns ? 1 : 0][line]; }

  int linesOn(int board) const {
    int count = 0;
    for (const Line& line : lines_) {
      const bool leftOut = rules_.averages == Averages::leave && line.happened == Line::artificial;
      count += line.board == board && !isBye(event_, line) && !leftOut ? 1 : 0;
    }
    return count;
  }

  int fieldOf(int board) const {
    const Board& own = event_.boards[static_cast<std::size_t>(board)];
    int most = own.expected;
    for (std::size_t other = 0; own.expected <= 0 && other < event_.boards.size(); ++other) {
      if (event_.boards[other].section == own.section)
        most = std::max(most, linesOn(static_cast<int>(other)));
    }
    return std::max(most, linesOn(board));
  }

  bool onOneBoard(const Line& a, const Line& b) const { return a.board == b.board; }

  // The forms of the line's board, with the results that they have in this column.
  const std::map<int, int>& formsOf(const Line& own, bool ns) const {
    return forms_[ns ? 1 : 0][static_cast<std::size_t>(own.board)];
  }
  bool isFouled(const Line& own) const {
    std::map<int, int> both = formsOf(own, true);
    for (const auto& form : formsOf(own, false)) both.insert(form);
    return both.size() > 1;
  }

  // Real results that this side is compared among, itself included.
  int realIn(const Line& own, bool ns) const {
    const std::map<int, int>& forms = formsOf(own, ns);
    int most = 0;
    int all = 0;
    for (const auto& form : forms) {
      most = std::max(most, form.second);
      all += form.second;
    }
    if (!isFouled(own)) return all;
    const auto form = forms.find(own.group);
    return form == forms.end() ? most : form->second;
  }

  int awards(const Line& own, bool ns) const {
    return awards_[ns ? 1 : 0][static_cast<std::size_t>(own.board)];
  }

  int target(Lift lift, const Line& own, bool ns) const {
    if (lift == Lift::field) return fieldOf(own.board);
    if (lift == Lift::ownLines) return linesOn(own.board);
    return realIn(own, ns) + (rules_.averages == Averages::tie ? awards(own, ns) : 0);
  }

  Fraction top(int n) const { return n < 1 ? 0 : rules_.win * (n - 1); }

  Fraction countOf(std::size_t index, bool ns) const {
    const Line& own = lines_[index];
    const bool fouled = isFouled(own);
    Fraction x;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (i == index || !onOneBoard(lines_[i], own) || (fouled && lines_[i].group != own.group)) continue;
      for (const auto& [mine, share] : parts(index, ns)) {
        for (const auto& [theirs, weight] : parts(i, ns)) {
          const bool better = ns ? mine > theirs : mine < theirs;
          if (better || mine == theirs) x = x + Fraction(better ? 2 : 1) * share * weight;
        }
      }
    }
    return x;
  }

  bool isSmall(const Line& own, bool ns, int n) const {
    const int a = realIn(own, ns);
    if (!isFouled(own)) return rules_.loneSixty && a == 1;
    if (rules_.small == SmallGroups::ebu) return a == 1 || (a <= 3 && 3 * a <= n);
    if (rules_.small == SmallGroups::none) return false;
    bool larger = true;
    for (const auto& [group, count] : formsOf(own, ns)) larger = larger && (group == own.group || count < a);
    return a < 3 || (a == 3 && !larger);
  }

  Fraction played(std::size_t index, bool ns, int n) const {
    const Line& own = lines_[index];
    Fraction x = countOf(index, ns);
    int s = realIn(own, ns);
    if (isSmall(own, ns, n)) return percent(Fraction(60) + Fraction(5) * (x - (s - 1))) * top(n);
    if (rules_.averages == Averages::tie) {
      x = x + awards(own, ns);
      s += awards(own, ns);
    }
    const Fraction lifted = Fraction::of(n, s) * (x + 1) - 1;
    return lifted * Fraction::of(rules_.win, 2);
  }

  Cell cell(std::size_t index, bool ns, Lift lift, Rounding rounding) const {
    Cell cell;
    const Line& own = lines_[index];
    const int n = target(lift, own, ns);
    const Award* award = awardOf(own, ns);
    cell.top = top(n);
    if (isBye(event_, own)) {
      cell.counts = rules_.sitOut && isPair(event_, ns ? own.ns : own.ew);
      if (cell.counts) cell.points = percent(*rules_.sitOut) * cell.top;
    } else if (!parts(index, ns).empty()) {
      cell.counts = cell.real = true;
      cell.points = played(index, ns, n);
    } else if (award != nullptr) {
      cell.counts = true;
      const Fraction share = award->kind == Award::average ? 50
                             : award->kind == Award::plus  ? 60
                             : award->kind == Award::minus ? 40
                                                           : award->percentage;
      cell.points = percent(share) * cell.top;
      if (!rules_.literal && award->kind == Award::plus) cell.waits = 1;
      if (!rules_.literal && award->kind == Award::minus) cell.waits = -1;
    }
    cell.points = roundTo(cell.points, rounding, rules_.steps, cell.top / 2);
    return cell;
  }

  SidePoints settledSide(const Cell& cell, int entry, Rounding rounding, const Cells& counted) const {
    if (!cell.counts) return {};
    SidePoints side{cell.points, cell.top, cell.real};
    if (cell.waits == 0) return side;
    Fraction points;
    Fraction tops;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      for (const bool ns : {true, false}) {
        const Cell& other = ns ? counted.ns[i] : counted.ew[i];
        if ((ns ? lines_[i].ns : lines_[i].ew) != entry || !other.real) continue;
        points = points + other.points;
        tops = tops + other.top;
      }
    }
    if (tops == 0) return side;
    const Fraction literal = Fraction::of(cell.waits > 0 ? 3 : 2, 5);
    const Fraction own = points / tops;
    const bool takesOwn = cell.waits > 0 ? literal < own : own < literal;
    side.points = roundTo((takesOwn ? own : literal) * cell.top, rounding, rules_.steps, cell.top / 2);
    return side;
  }

  const Event& event_;
  const PointsRules& rules_;
  const std::vector<Line>& lines_;
  // What is asked for again and again, EW's and NS's: by line, then by board.
  std::vector<Parts> parts_[2];
  std::vector<std::map<int, int>> forms_[2];
  std::vector<int> awards_[2];
};

}  // namespace

SessionPoints scoreMatchpoints(const Event& event, const PointsRules& rules) {
  const Slow slow(event, rules);
  const Rounding inTotals = rules.totalsFromRounded ? rules.rounding : Rounding::none;
  const Cells counted = slow.cells(rules.totalLift, inTotals);
  const Cells shown = slow.cells(rules.lift, rules.rounding);
  return {slow.settled(shown, rules.rounding, counted), slow.settled(counted, inTotals, counted)};
}

}  // namespace second

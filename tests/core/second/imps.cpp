#include "imps.h"

#include <algorithm>

#include "results.h"

namespace second {

int impsFor(long long difference) {
  static const int printed[24][2] = {
      {20, 40},     {50, 80},     {90, 120},    {130, 160},   {170, 210},   {220, 260},
      {270, 310},   {320, 360},   {370, 420},   {430, 490},   {500, 590},   {600, 740},
      {750, 890},   {900, 1090},  {1100, 1290}, {1300, 1490}, {1500, 1740}, {1750, 1990},
      {2000, 2240}, {2250, 2490}, {2500, 2990}, {3000, 3490}, {3500, 3990}, {4000, 1'000'000'000}};
  const long long size = difference < 0 ? -difference : difference;
  int imps = 0;
  // A difference between two rows is a point or more short of the next one.
  for (const auto& row : printed) imps += size > row[0] - 10 ? 1 : 0;
  return difference < 0 ? -imps : imps;
}

Fraction impsAwarded(const Award& award) {
  if (award.kind == Award::average) return 0;
  if (award.kind == Award::plus) return 3;
  if (award.kind == Award::minus) return -3;
  return (award.percentage - 50) / 10 * 3;
}

namespace {

// To the nearest ten, exact fives away from nought.
int toTens(Fraction value) {
  const Fraction size = value < 0 ? -value : value;
  const int tens = static_cast<int>(floorOf(size / 10 + Fraction::of(1, 2))) * 10;
  return value < 0 ? -tens : tens;
}

struct Imps {
  const Event& event;
  const PairsImps& rules;
  std::vector<Parts> parts[2];  // EW's, NS's; by line

  Imps(const Event& event_, const PairsImps& rules_) : event(event_), rules(rules_) {
    for (const Line& line : event.lines) {
      for (const bool ns : {false, true}) parts[ns ? 1 : 0].push_back(partsOf(event, line, ns));
    }
  }

  // The results of a column that are compared with the line's: of its board and its form.
  std::vector<std::size_t> listOf(const Line& own, bool ns) const {
    std::vector<std::size_t> list;
    bool fouled = false;
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      const bool real = !parts[0][i].empty() || !parts[1][i].empty();
      if (event.lines[i].board == own.board && event.lines[i].group != own.group && real) fouled = true;
    }
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      const Line& line = event.lines[i];
      if (line.board != own.board || parts[ns ? 1 : 0][i].empty()) continue;
      if (!fouled || line.group == own.group) list.push_back(i);
    }
    return list;
  }

  static Fraction against(const Parts& own, const Parts& other, bool ns) {
    Fraction imps;
    for (const auto& [mine, share] : own) {
      for (const auto& [theirs, weight] : other)
        imps = imps + share * weight * impsFor(ns ? mine - theirs : theirs - mine);
    }
    return imps;
  }

  int datumOf(const std::vector<std::size_t>& list, bool ns) const {
    std::vector<Fraction> scores;
    for (const std::size_t i : list) {
      Fraction score;
      for (const auto& [part, share] : parts[ns ? 1 : 0][i]) score = score + share * part;
      scores.push_back(score);
    }
    std::sort(scores.begin(), scores.end());
    if (rules.median) {
      const Fraction low = scores[(scores.size() - 1) / 2];
      return toTens((low + scores[scores.size() / 2]) / 2);
    }
    if (static_cast<int>(scores.size()) >= rules.trimFrom) {
      for (int k = 0; k < rules.trim; ++k) {
        scores.erase(scores.begin());
        scores.pop_back();
      }
    }
    Fraction all;
    for (const Fraction& score : scores) all = all + score;
    return toTens(all / static_cast<std::int64_t>(scores.size()));
  }

  Fraction played(std::size_t index, bool ns) const {
    const Line& own = event.lines[index];
    const std::vector<std::size_t> list = listOf(own, ns);
    const Parts& mine = parts[ns ? 1 : 0][index];
    if (rules.way == PairsImps::butler) return against(mine, {{datumOf(list, ns), 1}}, ns);
    Fraction imps;
    for (const std::size_t i : list)
      if (i != index) imps = imps + against(mine, parts[ns ? 1 : 0][i], ns);
    const auto others = static_cast<std::int64_t>(list.size()) - 1;
    return rules.way == PairsImps::mean && others > 0 ? imps / others : imps;
  }

  SidePoints side(std::size_t index, bool ns) const {
    const Line& own = event.lines[index];
    if (isBye(event, own)) return {};
    if (!parts[ns ? 1 : 0][index].empty()) return {played(index, ns), 0, true};
    const Award* award = awardOf(own, ns);
    return award == nullptr ? SidePoints{} : SidePoints{impsAwarded(*award), 0, false};
  }
};

}  // namespace

PairsImpsAnswer scoreImps(const Event& event, const PairsImps& rules) {
  const Imps imps(event, rules);
  PairsImpsAnswer answer;
  answer.datums.resize(event.boards.size());
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    const Line& line = event.lines[i];
    LinePoints points{imps.side(i, true), imps.side(i, false)};
    if (points.ns.real) {
      answer.datums[static_cast<std::size_t>(line.board)] = imps.datumOf(imps.listOf(line, true), true);
    }
    if (line.reverse) std::swap(points.ns, points.ew);
    answer.lines.push_back(points);
  }
  for (const Line& line : event.lines)
    if (line.group != 0) answer.datums[static_cast<std::size_t>(line.board)].reset();
  return answer;
}

}  // namespace second

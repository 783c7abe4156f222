#include "score/standings.h"

#include <algorithm>
#include <iterator>

#include "score/board.h"
#include "score/club_points.h"
#include "score/results.h"

namespace overtrick {
namespace {

Exact valueOf(const Decimal& decimal) { return Exact::fraction(decimal.tenThousandths, Decimal::one); }

Exact inPoints(const Adjustment& adjustment, const Exact& max) {
  switch (adjustment.unit) {
    case Adjustment::Unit::none:
      return 0;
    case Adjustment::Unit::points:
      return valueOf(adjustment.amount);
    case Adjustment::Unit::percent:
      return valueOf(adjustment.amount) * max / 100;
  }
  return 0;
}

std::vector<std::size_t> rankedEntries(const Event& event, const std::vector<EntryTotal>& totals) {
  std::vector<std::size_t> entries;
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    if (totals[entry].boards > 0 && !event.entries[entry].phantom) {
      entries.push_back(entry);
    }
  }
  return entries;
}

// Sections with their entries, in the order of the event; entries of no section come last.
std::vector<std::vector<std::size_t>> bySection(const Event& event, const Rules& rules,
                                                const std::vector<std::size_t>& entries) {
  if (rules.sections == Sections::together) {
    return {entries};
  }
  std::vector<std::vector<std::size_t>> sections(event.sections.size() + 1);
  for (const std::size_t entry : entries) {
    const SectionIndex section = event.entries[entry].section;
    const bool known = section.known() && static_cast<std::size_t>(section.value) < event.sections.size();
    sections[known ? static_cast<std::size_t>(section.value) : event.sections.size()].push_back(entry);
  }
  return sections;
}

bool twoWinners(const Event& event, const Rules& rules, const std::vector<std::size_t>& entries) {
  if (rules.winners != Winners::automatic || event.scoring == Scoring::teams) {
    return rules.winners == Winners::two && event.scoring != Scoring::teams;
  }
  return std::all_of(entries.begin(), entries.end(),
                     [&](std::size_t entry) { return event.entries[entry].direction != Direction::any; });
}

Standing standingOf(const EntryTotal& total, std::size_t entry) {
  Standing standing;
  standing.entry.value = static_cast<std::int32_t>(entry);
  standing.points = total.points;
  standing.max = total.max;
  standing.boards = total.boards;
  if (total.max > 0) {
    standing.percent = total.points * 100 / total.max;
  }
  return standing;
}

// Best first: by percentage where there is one, by points where there are no maxima.
std::strong_ordering compare(const Standing& a, const Standing& b) {
  if (a.percent.has_value() != b.percent.has_value()) {
    return a.percent ? std::strong_ordering::less : std::strong_ordering::greater;
  }
  return a.percent ? *b.percent <=> *a.percent : b.points <=> a.points;
}

void placeEntries(std::vector<Standing>& list) {
  std::stable_sort(list.begin(), list.end(),
                   [](const Standing& a, const Standing& b) { return compare(a, b) < 0; });
  std::vector<std::int32_t> ranks(list.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool asBefore = i > 0 && compare(list[i - 1], list[i]) == 0;
    list[i].rank = asBefore ? list[i - 1].rank : static_cast<std::int32_t>(i + 1);
    if (asBefore) {
      list[i].tied = list[i - 1].tied = true;
    }
    ranks[i] = list[i].rank;
  }
  const std::vector<std::int32_t> points = clubPoints(ranks);
  for (std::size_t i = 0; i < list.size(); ++i) {
    list[i].clubPoints = points[i];
  }
}

}  // namespace

std::vector<EntryTotal> sumLines(const Event& event, const Rules& rules, const EventScores& scores) {
  const std::vector<LineScore>& lines = scores.counted.empty() ? scores.lines : scores.counted;
  const bool matchpoints = event.scoring == Scoring::matchpoints;
  std::vector<EntryTotal> totals(event.entries.size());
  std::vector<std::int64_t> maxima(event.entries.size(), 0);
  const auto add = [&](EntryIndex entry, const SideScore& side) {
    if (side.kind != PointsKind::none && isPair(event, entry)) {
      const auto index = static_cast<std::size_t>(entry.value);
      ++totals[index].boards;
      totals[index].sum += side.points;
      maxima[index] += matchpoints ? static_cast<std::int64_t>(topFor(side.field, rules).numerator) : 0;
    }
  };
  for (std::size_t line = 0; line < lines.size(); ++line) {
    add(event.lines[line].ns, lines[line].ns);
    add(event.lines[line].ew, lines[line].ew);
  }
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    totals[entry].ownMax = maxima[entry];
  }
  return totals;
}

void completeTotals(const Event& event, const Rules& rules, std::vector<EntryTotal>& totals) {
  const bool matchpoints = event.scoring == Scoring::matchpoints;
  Exact largest;
  for (const EntryTotal& total : totals) {
    largest = std::max(largest, total.ownMax);
  }
  for (std::size_t entry = 0; entry < totals.size(); ++entry) {
    EntryTotal& total = totals[entry];
    const bool scale = matchpoints && rules.scaleToLargestMaximum && total.ownMax > 0;
    total.max = scale ? largest : total.ownMax;
    total.penalty = inPoints(event.entries[entry].penalty, total.max);
    total.carryOver = inPoints(event.entries[entry].carryOver, total.max);
    const Exact scaled = scale && total.ownMax != largest ? total.sum * largest / total.ownMax : total.sum;
    const Exact adjusted = scaled - total.penalty + total.carryOver;
    total.points =
        matchpoints ? rounded(adjusted, rules.totalRounding, rules.totalSteps, total.max / 2) : adjusted;
  }
}

std::vector<Standing> rankEntries(const Event& event, const Rules& rules,
                                  const std::vector<EntryTotal>& totals) {
  std::vector<Standing> standings;
  std::int32_t number = 0;
  const auto addList = [&](const std::vector<std::size_t>& entries, Direction direction) {
    std::vector<Standing> list;
    for (const std::size_t entry : entries) {
      if (direction == Direction::any || event.entries[entry].direction == direction) {
        list.push_back(standingOf(totals[entry], entry));
      }
    }
    if (list.empty()) {
      return;
    }
    placeEntries(list);
    for (Standing& standing : list) {
      standing.list = number;
      standing.direction = direction;
      standing.section = rules.sections == Sections::apart
                             ? event.entries[static_cast<std::size_t>(standing.entry.value)].section
                             : SectionIndex{};
    }
    ++number;
    standings.insert(standings.end(), list.begin(), list.end());
  };
  for (const auto& entries : bySection(event, rules, rankedEntries(event, totals))) {
    if (!twoWinners(event, rules, entries)) {
      addList(entries, Direction::any);
      continue;
    }
    addList(entries, Direction::ns);
    addList(entries, Direction::ew);
    std::vector<std::size_t> others;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(others),
                 [&](std::size_t entry) { return event.entries[entry].direction == Direction::any; });
    addList(others, Direction::any);
  }
  return standings;
}

}  // namespace overtrick

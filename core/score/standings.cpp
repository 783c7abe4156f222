#include "score/standings.h"

#include <algorithm>
#include <iterator>

#include "event/order.h"
#include "score/board.h"
#include "score/club_points.h"
#include "score/results.h"

namespace overtrick {
namespace {

Exact valueOf(const Decimal& decimal) { return Exact::fraction(decimal.tenThousandths, Decimal::one); }

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

// What an entry is ranked by: its percentage where there is one, its points where there are no maxima.
struct Key {
  double nearest;
  std::size_t entry;
  bool hasPercent;

  [[nodiscard]] bool near(const Key& other) const {
    return hasPercent == other.hasPercent && nearest == other.nearest;
  }
};

Exact valueOf(const EntryTotal& total) {
  return total.max > 0 ? total.points * 100 / total.max : total.points;
}

// Best first. The nearest doubles are in the order of the values themselves, but for values that share one:
// only these are compared exactly.
std::vector<Key> sortedKeys(const std::vector<std::size_t>& entries, const std::vector<Exact>& values,
                            const std::vector<EntryTotal>& totals) {
  std::vector<Key> keys;
  keys.reserve(entries.size());
  for (const std::size_t entry : entries) {
    keys.push_back({toDouble(values[entry]), entry, totals[entry].max > 0});
  }
  sortStably(keys, [&](const Key& a, const Key& b) {
    return a.hasPercent != b.hasPercent ? a.hasPercent
           : a.nearest != b.nearest     ? a.nearest > b.nearest
                                        : values[a.entry] > values[b.entry];
  });
  return keys;
}

// What a ranking's rows have in common.
struct RankingList {
  std::int32_t number;
  Direction direction;
  SectionIndex section;
};

void addRanking(const RankingList& list, const std::vector<std::size_t>& entries,
                const std::vector<EntryTotal>& totals, std::vector<Standing>& standings) {
  std::vector<Exact> values(totals.size());
  for (const std::size_t entry : entries) {
    values[entry] = valueOf(totals[entry]);
  }
  const std::vector<Key> keys = sortedKeys(entries, values, totals);
  std::vector<std::int32_t> ranks(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const bool asBefore =
        i > 0 && keys[i - 1].near(keys[i]) && values[keys[i - 1].entry] == values[keys[i].entry];
    ranks[i] = asBefore ? ranks[i - 1] : static_cast<std::int32_t>(i + 1);
  }
  const std::vector<std::int32_t> points = clubPoints(ranks);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const EntryTotal& total = totals[keys[i].entry];
    Standing& standing = standings.emplace_back();
    standing.list = list.number;
    standing.direction = list.direction;
    standing.section = list.section;
    standing.rank = ranks[i];
    standing.tied = (i > 0 && ranks[i - 1] == ranks[i]) || (i + 1 < ranks.size() && ranks[i + 1] == ranks[i]);
    standing.entry.value = static_cast<std::int32_t>(keys[i].entry);
    standing.points = total.points;
    standing.max = total.max;
    if (keys[i].hasPercent) {
      standing.percent = values[keys[i].entry];
    }
    standing.boards = total.boards;
    standing.clubPoints = points[i];
  }
}

}  // namespace

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

bool isPercentage(const Adjustment& adjustment) {
  return adjustment.unit == Adjustment::Unit::percent && adjustment.amount.tenThousandths != 0;
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
    const bool rounds = matchpoints && rules.totalRounding != Rounding::none;
    total.points =
        rounds ? rounded(adjusted, rules.totalRounding, rules.totalSteps, total.max / 2) : adjusted;
  }
}

void findPercentages(const Event& event, const std::vector<EntryTotal>& totals, Findings& findings) {
  if (event.scoring == Scoring::matchpoints) {
    return;
  }
  for (const std::size_t index : rankedEntries(event, totals)) {
    const Entry& entry = event.entries[index];
    if (totals[index].max.isZero() && (isPercentage(entry.penalty) || isPercentage(entry.carryOver))) {
      Where where;
      where.entryIndex = static_cast<std::int32_t>(index);
      findings.push_back({Code::percentWithoutMaximum, where, 0, 0});
    }
  }
}

std::vector<Standing> rankEntries(const Event& event, const Rules& rules,
                                  const std::vector<EntryTotal>& totals) {
  std::vector<Standing> standings;
  const std::vector<std::size_t> ranked = rankedEntries(event, totals);
  standings.reserve(ranked.size());
  std::int32_t number = 0;
  const auto addDirection = [&](const std::vector<std::size_t>& entries, Direction direction) {
    std::vector<std::size_t> own;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(own),
                 [&](std::size_t entry) { return event.entries[entry].direction == direction; });
    if (!own.empty()) {
      const SectionIndex section =
          rules.sections == Sections::apart ? event.entries[own.front()].section : SectionIndex{};
      addRanking({number++, direction, section}, own, totals, standings);
    }
  };
  for (const auto& entries : bySection(event, rules, ranked)) {
    if (entries.empty()) {
      continue;
    }
    if (twoWinners(event, rules, entries)) {
      addDirection(entries, Direction::ns);
      addDirection(entries, Direction::ew);
      addDirection(entries, Direction::any);
      continue;
    }
    const SectionIndex section =
        rules.sections == Sections::apart ? event.entries[entries.front()].section : SectionIndex{};
    addRanking({number++, Direction::any, section}, entries, totals, standings);
  }
  return standings;
}

}  // namespace overtrick

#include "season/order.h"

#include <algorithm>

#include "event/index.h"
#include "event/order.h"

namespace overtrick::season {
namespace {

// Settings may have changed since the session was reported.
template <class List>
bool isIn(std::int32_t index, const List& list) {
  return index >= 0 && at(index) < list.size();
}

const Version& firstVersion(const Book& book, const Session& session) {
  const Version* version = &book.version(session.latest);
  while (version->previous >= 0) version = &book.version(version->previous);
  return *version;
}

bool inTime(const Version& version, Day reported) {
  if (version.override || version.corrected == noDay || reported == noDay) return true;
  return std::int64_t{version.corrected} - reported <= daysToCorrect;
}

std::vector<Item> inOrderOfReporting(const Book& book, Findings& findings) {
  std::vector<Item> items;
  for (std::size_t number = 0; number < book.sessions().size(); ++number) {
    const Session& session = book.sessions()[number];
    if (session.removed && session.recompute) continue;
    const Effective effective = effectiveFor52(book, session);
    const auto index = static_cast<std::int32_t>(number);
    if (effective.frozen) findings.push_back(sessionFinding(Code::correctionTooLate, index));
    if (book.version(effective.version).kind == Kind::unrated) continue;
    items.push_back({index, effective.version, reportedOn(book, session)});
  }
  sortStably(items, [](const Item& left, const Item& right) { return left.day < right.day; });
  return items;
}

// The latest versions of what was not removed, in the order of the book, with the days of play.
std::vector<Item> played(const Book& book, Findings& findings) {
  std::vector<Item> items;
  Day latest = 0;
  for (std::size_t number = 0; number < book.sessions().size(); ++number) {
    const Session& session = book.sessions()[number];
    if (session.removed) continue;
    const Version& version = book.version(session.latest);
    const auto index = static_cast<std::int32_t>(number);
    if (version.played != noDay) {
      latest = version.played;
    } else {
      findings.push_back(sessionFinding(Code::unreadableDate, index, -1, index));
      if (session.reported != noDay) latest = session.reported;
    }
    items.push_back({index, session.latest, latest});
  }
  return items;
}

std::vector<Item> inOrderOfNett(const Book& book, const std::vector<Item>& all) {
  std::vector<Item> items;
  for (const Item& item : all)
    if (isIn(book.version(item.version).nett, book.settings.nettRatings)) items.push_back(item);
  sortStably(items, [](const Item& left, const Item& right) { return left.day < right.day; });
  // Where each name stands on its day.
  std::vector<Day> days(book.settings.nettRatings.size(), noDay);
  std::vector<std::int32_t> places(days.size());
  std::vector<std::int32_t> place(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto name = at(book.version(items[i].version).nett);
    if (days[name] != items[i].day) {
      days[name] = items[i].day;
      places[name] = static_cast<std::int32_t>(i);
    }
    place[i] = places[name];
  }
  std::vector<Item> sorted;
  sorted.reserve(items.size());
  for (const std::int32_t i : sortedIndices(
           items.size(), [&](std::int32_t a, std::int32_t b) { return place[at(a)] < place[at(b)]; }))
    sorted.push_back(items[at(i)]);
  return sorted;
}

std::vector<Item> inOrderOfRanking(const Book& book, const std::vector<Item>& all) {
  const std::vector<std::int32_t> generations = generationsOf(book.settings.series);
  const auto generation = [&](const Item& item) {
    return generations[at(book.version(item.version).series)];
  };
  std::vector<Item> items;
  for (const Item& item : all)
    if (isIn(book.version(item.version).series, book.settings.series)) items.push_back(item);
  sortStably(items, [&](const Item& left, const Item& right) {
    if (generation(left) != generation(right)) return generation(left) < generation(right);
    return left.day < right.day;
  });
  return items;
}

}  // namespace

Effective effectiveFor52(const Book& book, const Session& session) {
  const Day reported = reportedOn(book, session);
  Effective effective{session.latest, false};
  while (book.version(effective.version).previous >= 0 &&
         !inTime(book.version(effective.version), reported)) {
    effective.version = book.version(effective.version).previous;
    effective.frozen = true;
  }
  return effective;
}

Day reportedOn(const Book& book, const Session& session) {
  return session.reported != noDay ? session.reported : firstVersion(book, session).played;
}

Status statusOf(const Book& book, const Session& session, Day today) {
  if (effectiveFor52(book, session).frozen) return Status::frozen;
  const Day reported = reportedOn(book, session);
  if (today == noDay || reported == noDay) return Status::open;
  return std::int64_t{today} - reported > daysToCorrect ? Status::final : Status::open;
}

std::vector<std::int32_t> generationsOf(const std::vector<Series>& series) {
  std::vector<std::int32_t> generations(series.size(), 0);
  for (std::size_t i = 0; i < series.size(); ++i) {
    const std::int32_t previous = series[i].previous;
    if (previous >= 0 && at(previous) < i) generations[i] = generations[at(previous)] + 1;
  }
  return generations;
}

Orders ordersOf(const Book& book, Findings& findings) {
  Orders orders;
  orders.project52 = inOrderOfReporting(book, findings);
  const std::vector<Item> all = played(book, findings);
  orders.nett = inOrderOfNett(book, all);
  orders.ranking = inOrderOfRanking(book, all);
  return orders;
}

}  // namespace overtrick::season

#include "rate/nett_order.h"

#include <algorithm>

#include "event/index.h"
#include "event/order.h"

namespace overtrick::nett {
namespace {

Finding resultFinding(Code code, std::size_t result, std::int32_t session, std::int32_t player = -1) {
  Finding finding{code, {}, session, player};
  finding.where.lineIndex = static_cast<std::int32_t>(result);
  return finding;
}

bool isSound(const History& history, std::size_t index, Findings& findings) {
  const Result& result = history.results[index];
  const auto known = [](std::int32_t number, std::size_t count) { return number >= 0 && at(number) < count; };
  const auto [first, second] = result.players;
  if (!known(result.session, history.sessions.size()) || !known(first, history.starts.size()) ||
      !known(second, history.starts.size())) {
    findings.push_back(resultFinding(Code::unknownReference, index, result.session));
    return false;
  }
  if (first == second) {
    findings.push_back(resultFinding(Code::playsWithSelf, index, result.session, first));
    return false;
  }
  if (!isPercentage(result.gross)) {
    findings.push_back(resultFinding(Code::percentageOutOfRange, index, result.session));
    return false;
  }
  return true;
}

// Each result's day, with that of its predecessor where it has none of its own.
std::vector<Day> daysOfPlay(const History& history, Findings& findings) {
  const auto firstDated = std::find_if(history.results.begin(), history.results.end(),
                                       [](const Result& result) { return result.day != noDay; });
  Day latest = firstDated == history.results.end() ? 0 : firstDated->day;
  std::vector<Day> days;
  days.reserve(history.results.size());
  Findings late;
  std::size_t forwards = 0;
  for (std::size_t index = 0; index < history.results.size(); ++index) {
    const Result& result = history.results[index];
    if (result.day == noDay) {
      findings.push_back(resultFinding(Code::unreadableDate, index, result.session));
    } else {
      if (result.day < latest) late.push_back(resultFinding(Code::dateOutOfOrder, index, result.session));
      forwards += result.day > latest ? 1 : 0;
      latest = result.day;
    }
    days.push_back(latest);
  }
  // A list that mostly goes back in time is written that way: one remark does for all.
  if (late.size() > 1 && late.size() > forwards) {
    findings.push_back({Code::newestFirst, {}, static_cast<std::int32_t>(late.size()), 0});
  } else {
    findings.insert(findings.end(), late.begin(), late.end());
  }
  return days;
}

// A mistyped year: a day that stands alone, over a year later than those written before and behind it; or the
// last day of all, over a year after the last but one, which decides what is too old. Said of its first
// result.
void noteFarAhead(const History& history, const std::vector<Day>& days, Findings& findings) {
  constexpr Day year = 366;
  Day last = noDay;
  Day lastButOne = noDay;
  for (const Day day : days) {
    if (day == last || day == lastButOne) continue;
    if (day > last) {
      lastButOne = last;
      last = day;
    } else if (day > lastButOne) {
      lastButOne = day;
    }
  }
  const auto isAhead = [](Day day, Day other) { return other != noDay && day - other > year; };
  for (std::size_t from = 0; from < days.size();) {
    std::size_t end = from;
    while (end < days.size() && days[end] == days[from]) ++end;
    const bool alone = from > 0 && end < days.size() && isAhead(days[from], days[from - 1]) &&
                       isAhead(days[from], days[end]);
    const bool decides = days[from] == last && isAhead(last, lastButOne);
    if (alone || decides) {
      findings.push_back(resultFinding(Code::dateFarAhead, from, history.results[from].session));
    }
    from = end;
  }
}

// Cuts the results [from, end) of one day into sessions, in the order in which those first appear.
void cutDay(const History& history, Day day, std::size_t from, OrderOfPlay& order,
            std::vector<std::int32_t>& rank) {
  std::vector<std::int32_t> seen;
  for (std::size_t index = from; index < order.results.size(); ++index) {
    const std::int32_t session = history.results[at(order.results[index])].session;
    if (rank[at(session)] >= 0) continue;
    rank[at(session)] = static_cast<std::int32_t>(seen.size());
    seen.push_back(session);
  }
  const auto rankOf = [&](std::int32_t result) { return rank[at(history.results[at(result)].session)]; };
  sortIndices(std::span(order.results).subspan(from),
              [&](std::int32_t left, std::int32_t right) { return rankOf(left) < rankOf(right); });
  for (std::size_t index = from; index < order.results.size();) {
    const std::int32_t session = history.results[at(order.results[index])].session;
    std::size_t end = index;
    while (end < order.results.size() && history.results[at(order.results[end])].session == session) ++end;
    order.sittings.push_back({day, session, index, end});
    index = end;
  }
  for (const std::int32_t session : seen) rank[at(session)] = -1;
}

}  // namespace

OrderOfPlay orderOfPlay(const History& history, Findings& findings) {
  const std::vector<Day> days = daysOfPlay(history, findings);
  noteFarAhead(history, days, findings);
  std::vector<std::int32_t> byDay;
  byDay.reserve(history.results.size());
  for (std::size_t index = 0; index < history.results.size(); ++index) {
    if (isSound(history, index, findings)) byDay.push_back(static_cast<std::int32_t>(index));
  }
  sortIndices(byDay, [&](std::int32_t left, std::int32_t right) { return days[at(left)] < days[at(right)]; });
  OrderOfPlay order;
  order.results.reserve(byDay.size());
  std::vector<std::int32_t> rank(history.sessions.size(), -1);
  for (std::size_t from = 0; from < byDay.size();) {
    const Day day = days[at(byDay[from])];
    const std::size_t first = order.results.size();
    for (; from < byDay.size() && days[at(byDay[from])] == day; ++from) order.results.push_back(byDay[from]);
    cutDay(history, day, first, order, rank);
  }
  return order;
}

}  // namespace overtrick::nett

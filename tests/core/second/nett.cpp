#include "nett.h"

#include <map>
#include <set>

#include "places.h"

namespace second::nett {

std::vector<Rated> rateSession(double rating, const std::vector<Entry>& entries, const Settings& settings) {
  std::vector<Rated> list;
  std::map<int, std::vector<std::size_t>> fields;
  for (const Entry& entry : entries) {
    const std::array<double, 2> before = {entry.handicaps[0].value_or(settings.newcomer),
                                          entry.handicaps[1].value_or(settings.newcomer)};
    Rated rated;
    rated.par = (before[0] + before[1]) / 2 / rating;
    rated.nett = 50 + entry.gross - rated.par;
    rated.hcap = 50 - rated.par;
    for (std::size_t i = 0; i < 2; ++i) {
      const double standardised =
          settings.partnerRule ? 2 * entry.gross * rating - before[1 - i] : rated.nett * rating;
      rated.after[i] = before[i] + settings.weight * (standardised - before[i]);
    }
    fields[entry.field].push_back(list.size());
    list.push_back(rated);
  }
  for (const auto& field : fields) {
    std::vector<std::optional<double>> figures;
    for (const std::size_t i : field.second) figures.emplace_back(list[i].nett);
    const std::vector<int> places = placesByCounting(figures);
    for (std::size_t i = 0; i < places.size(); ++i) list[field.second[i]].place = places[i];
  }
  return list;
}

namespace {

struct Date {
  int year = 1970;
  int month = 1;
  int day = 1;
};

// Month after month from 1970.
Date dateOf(int days) {
  Date date;
  for (;;) {
    static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0);
    const int length = lengths[date.month - 1] + (leap && date.month == 2 ? 1 : 0);
    if (days < length) break;
    days -= length;
    if (++date.month > 12) {
      date.month = 1;
      ++date.year;
    }
  }
  date.day += days;
  return date;
}

bool isBefore(const Date& a, const Date& b) {
  if (a.year != b.year) return a.year < b.year;
  return a.month != b.month ? a.month < b.month : a.day < b.day;
}

Date firstOfPeriod(Date date, Update update) {
  date.day = 1;
  if (update == Update::quarterly) date.month = (date.month - 1) / 3 * 3 + 1;
  if (update == Update::yearly) date.month = 1;
  return date;
}

// The results of a date and a session, in the order given.
using Sitting = std::vector<std::size_t>;

std::vector<Sitting> inOrderOfPlay(const Club& club) {
  std::map<int, std::vector<int>> sessionsOfDay;  // as they first appear
  std::map<std::pair<int, int>, Sitting> sittings;
  for (std::size_t i = 0; i < club.results.size(); ++i) {
    const Result& result = club.results[i];
    Sitting& sitting = sittings[{result.day, result.session}];
    if (sitting.empty()) sessionsOfDay[result.day].push_back(result.session);
    sitting.push_back(i);
  }
  std::vector<Sitting> order;
  for (const auto& [day, sessions] : sessionsOfDay)
    for (const int session : sessions) order.push_back(sittings[{day, session}]);
  return order;
}

std::vector<Entry> seated(const Club& club, const Sitting& sitting, const std::vector<double>& handicaps) {
  std::vector<Entry> entries;
  for (const std::size_t i : sitting) {
    const Result& result = club.results[i];
    Entry entry{{}, result.gross, result.field};
    for (std::size_t side = 0; side < 2; ++side)
      entry.handicaps[side] = handicaps[static_cast<std::size_t>(result.players[side])];
    entries.push_back(entry);
  }
  return entries;
}

// The handicaps, step by step, after the sittings so far.
struct Held {
  std::vector<double> handicaps;
  std::vector<double> starts;
  std::vector<int> sessions;
};

// Each player's first result of the sitting moves, all by the handicaps before it.
std::vector<Rated> play(const Club& club, const Sitting& sitting, bool inBook, Held& held) {
  const double rating = *club.ratings[static_cast<std::size_t>(club.results[sitting[0]].session)];
  const std::vector<Rated> rated = rateSession(rating, seated(club, sitting, held.handicaps), club.settings);
  std::set<int> seen;
  for (std::size_t i = 0; i < sitting.size(); ++i) {
    for (std::size_t side = 0; side < 2; ++side) {
      const int player = club.results[sitting[i]].players[side];
      const auto index = static_cast<std::size_t>(player);
      if (!seen.insert(player).second) continue;
      held.handicaps[index] = rated[i].after[side];
      if (!inBook) held.starts[index] = held.handicaps[index];
      if (inBook) ++held.sessions[index];
    }
  }
  return rated;
}

}  // namespace

Book replay(const Club& club) {
  Date oldest = dateOf(club.today);
  oldest.year -= club.years;
  const auto dayOf = [&](const Sitting& sitting) { return dateOf(club.results[sitting[0]].day); };
  Held held;
  for (const auto& start : club.starts) held.handicaps.push_back(start.value_or(club.settings.newcomer));
  held.starts = held.handicaps;
  held.sessions.resize(club.starts.size(), 0);
  Book book;
  book.listed.resize(club.results.size());
  Held atUpdate = held;
  Date period{0, 1, 1};
  for (const Sitting& sitting : inOrderOfPlay(club)) {
    const Date opened = firstOfPeriod(dayOf(sitting), club.update);
    if (club.update == Update::everySession || isBefore(period, opened)) atUpdate = held;
    period = opened;
    const auto rating = club.ratings[static_cast<std::size_t>(club.results[sitting[0]].session)];
    if (!rating) continue;
    const bool inBook = club.years == 0 || !isBefore(dayOf(sitting), oldest);
    const std::vector<Rated> listed =
        rateSession(*rating, seated(club, sitting, atUpdate.handicaps), club.settings);
    const std::vector<Rated> booked = play(club, sitting, inBook, held);
    for (std::size_t i = 0; i < sitting.size(); ++i) {
      book.listed[sitting[i]] = listed[i];
      book.listed[sitting[i]]->after = booked[i].after;
    }
  }
  for (std::size_t player = 0; player < club.starts.size(); ++player)
    book.players.push_back({held.starts[player], held.handicaps[player], held.sessions[player]});
  return book;
}

}  // namespace second::nett

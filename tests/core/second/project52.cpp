#include "project52.h"

#include <algorithm>
#include <cmath>

#include "linear.h"
#include "places.h"

namespace second::project52 {

double ownHandicap(const Entry& entry) {
  double sum = 0;
  for (const auto& handicap : entry.handicaps) sum += *handicap;
  return sum / static_cast<double>(entry.handicaps.size());
}

namespace {

// Those who count, each with one handicap.
struct Seat {
  double h = 0;
  int place = 0;
  int side = 0;
};
using Seats = std::vector<Seat>;

template <class Condition>
double meanWhere(const Seats& seats, Condition condition) {
  double sum = 0;
  double count = 0;
  for (const Seat& seat : seats) {
    if (!condition(seat)) continue;
    sum += seat.h;
    count += 1;
  }
  return sum / count;
}

// The tables that are listed.
double tablesOf(Form form, const Seats& seats) {
  const auto n = static_cast<double>(seats.size());
  return form == Form::match ? 2 : std::floor(form == Form::individual ? n / 4 : n / 2);
}

Figures danishOf(const Field& field, const Settings& settings, double stated, const Seats& seats,
                 const Seat& own) {
  Figures figures;
  const auto n = static_cast<double>(seats.size());
  const double cb = settings.cb;
  const auto there = [&](const Seat& seat) { return seat.place == own.place; };
  const auto same = [&](const Seat& seat) { return seat.side == own.side; };
  if (field.form == Form::match) {
    // A match is of two.
    const auto teams = std::count_if(seats.begin(), seats.end(), there);
    figures.cu = figures.ck = 0.5;
    figures.expected = teams == 2 ? (meanWhere(seats, there) - own.h) / (0.5 * 0.5 * cb) : std::nan("");
  } else if (field.form == Form::individual || field.form == Form::pairs) {
    figures.cu = field.datum ? 1 : (n - 1) / n;
    figures.ck = field.form == Form::pairs ? 1 : 2;
    figures.expected =
        (meanWhere(seats, [](const Seat&) { return true; }) - own.h) / (figures.cu * figures.ck * cb);
  } else if (field.form == Form::field) {
    // The table is compared with each other table: own opponents and those who sit the same way there are against
    // us, they who sit the other way there are with us.
    const double opponents = meanWhere(seats, [&](auto& seat) { return there(seat) && !same(seat); });
    const double sameElsewhere = meanWhere(seats, [&](auto& seat) { return !there(seat) && same(seat); });
    const double oppositeElsewhere =
        meanWhere(seats, [&](auto& seat) { return !there(seat) && !same(seat); });
    figures.cu = (stated - 1) / stated;
    figures.ck = 0.5;
    figures.expected = (opponents + sameElsewhere - own.h - oppositeElsewhere) / cb;
  } else {
    const double tables = tablesOf(field.form, seats);
    const double room = meanWhere(seats, same);
    const double otherRoom = meanWhere(seats, [&](auto& seat) { return !same(seat); });
    const double mates = meanWhere(seats, [&](auto& seat) { return there(seat) && !same(seat); });
    figures.cu = (n - 2) / n;
    figures.ck = (tables - 1) * (tables - 1) / ((tables - 1) * (tables - 1) + 1);
    figures.expected = (room - own.h + (otherRoom - mates) / (tables - 1)) / (figures.cu * cb);
  }
  return figures;
}

bool isWhole(const Field& field, const Entry& own) {
  if (own.phantom) return false;
  if (field.form != Form::field && field.form != Form::barometer) return true;
  for (const Entry& other : field.entries)
    if (!other.phantom && other.place == own.place && other.side != own.side) return true;
  return false;
}

Seat seatOf(const Entry& entry) { return {ownHandicap(entry), entry.place, entry.side}; }
Seats seatsOf(const Field& field) {
  Seats seats;
  for (const Entry& entry : field.entries)
    if (isWhole(field, entry)) seats.push_back(seatOf(entry));
  return seats;
}

// The equations of those without a handicap: ⟨r⟩ depends on the unknown handicaps in a straight way, so that its
// values at nought and at one for each unknown are all that there is to know.
bool solveGuests(const Field& field, const Settings& settings, double stated, Seats& seats,
                 const std::vector<double>& results, const std::vector<std::size_t>& guests) {
  const auto expectedAt = [&](std::size_t entry) {
    return static_cast<long double>(danishOf(field, settings, stated, seats, seats[entry]).expected);
  };
  const auto isGuest = [&](std::size_t entry) {
    for (const std::size_t guest : guests)
      if (guest == entry) return true;
    return false;
  };
  double known = 0;
  double count = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    known += isGuest(i) ? 0 : seats[i].h;
    count += isGuest(i) ? 0 : 1;
  }
  for (const std::size_t guest : guests) seats[guest].h = 0;
  Matrix matrix(guests.size(), Vector(guests.size(), 0));
  Vector right(guests.size());
  Vector atNought;
  for (const std::size_t guest : guests) atNought.push_back(expectedAt(guest));
  for (std::size_t column = 0; column < guests.size(); ++column) {
    seats[guests[column]].h = 1;
    for (std::size_t row = 0; row < guests.size(); ++row)
      matrix[row][column] = expectedAt(guests[row]) - atNought[row];
    seats[guests[column]].h = 0;
  }
  for (std::size_t row = 0; row < guests.size(); ++row)
    right[row] = static_cast<long double>(results[guests[row]]) - atNought[row];
  // Across the field the two sides of a table say one thing: of two guests the mean is that of the known.
  for (std::size_t a = 0; field.form == Form::field && a < guests.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (seats[guests[a]].place != seats[guests[b]].place) continue;
      matrix[a].assign(guests.size(), 0);
      matrix[a][a] = matrix[a][b] = 0.5L;
      right[a] = static_cast<long double>(known / count);
    }
  }
  const Matrix inverse = inverseOf(matrix);
  if (inverse.empty() || count == 0) return false;
  const Vector handicaps = times(inverse, right);
  for (std::size_t i = 0; i < guests.size(); ++i) seats[guests[i]].h = static_cast<double>(handicaps[i]);
  return true;
}

}  // namespace

Figures danish(const Field& field, const Settings& settings, std::size_t entry) {
  const Seats seats = seatsOf(field);
  return danishOf(field, settings, tablesOf(field.form, seats), seats, seatOf(field.entries[entry]));
}

// Where the Swedish text is written otherwise; the rest is word for word the Danish one.
Figures swedish(const Field& field, const Settings& settings, std::size_t entry) {
  Figures figures = danish(field, settings, entry);
  const Seats seats = seatsOf(field);
  const Seat own = seatOf(field.entries[entry]);
  const auto there = [&](const Seat& seat) { return seat.place == own.place && seat.side != own.side; };
  const auto same = [&](const Seat& seat) { return seat.side == own.side; };
  if (field.form == Form::match) {
    figures.expected = (meanOfOthers(field, entry) - own.h) / (figures.ck * settings.cb);
  } else if (field.form == Form::field) {
    const double tables = tablesOf(field.form, seats);
    const double opposite = meanWhere(seats, [&](auto& seat) { return !same(seat); });
    figures.cu = 0.5;
    figures.ck = (tables - 1) / tables;
    figures.expected =
        (meanWhere(seats, there) + meanWhere(seats, same) - own.h - opposite) / (figures.ck * settings.cb);
  }
  return figures;
}

double meanOfOthers(const Field& field, std::size_t entry) {
  double sum = 0;
  double count = 0;
  for (std::size_t i = 0; i < field.entries.size(); ++i) {
    if (i == entry || field.entries[i].phantom) continue;
    sum += ownHandicap(field.entries[i]);
    count += 1;
  }
  return sum / count;
}

namespace {

// Formula (2).
double changeOf(const Settings& settings, double tables, double boards, const Figures& figures, double r) {
  const double share = 1 - 1 / settings.turnover * ((tables - 1) / (tables + settings.spread));
  return (std::pow(share, boards * settings.boardWeight) - 1) * figures.cu * figures.ck * settings.cb *
         (r - figures.expected);
}

void placeAll(const Settings& settings, const Field& field, std::vector<Rated>& entries) {
  std::vector<std::optional<double>> gross(entries.size());
  std::vector<std::optional<double>> favourites(entries.size());
  std::vector<std::optional<double>> handicap(entries.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!field.entries[i].phantom) gross[i] = field.entries[i].result;
    if (!entries[i].counts) continue;
    favourites[i] = entries[i].expected;
    if (entries[i].estimated || !entries[i].change) continue;
    handicap[i] = settings.byNett ? *field.entries[i].result - entries[i].expected : -*entries[i].change;
  }
  const std::vector<int> byGross = placesByCounting(gross);
  const std::vector<int> byExpected = placesByCounting(favourites);
  const std::vector<int> byHandicap = placesByCounting(handicap);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    entries[i].gross = byGross[i];
    entries[i].favourite = byExpected[i];
    entries[i].handicapRank = byHandicap[i];
  }
}

}  // namespace

Answer rate(const Field& field, const Settings& settings) {
  Answer answer;
  answer.entries.resize(field.entries.size());
  Seats seats;
  std::vector<std::size_t> from;
  std::vector<std::size_t> guests;
  std::vector<double> results;
  bool anyKnown = false;
  for (std::size_t i = 0; i < field.entries.size(); ++i) {
    const Entry& entry = field.entries[i];
    if (!isWhole(field, entry)) continue;
    Entry seated = entry;
    bool unknown = entry.nonMember && !settings.nonMembersRated;
    for (auto& handicap : seated.handicaps) {
      unknown = unknown || (!handicap && !entry.nonMember);
      handicap = std::fmin(handicap.value_or(settings.start), settings.ceiling);
    }
    // Without a result a guest has the start handicap.
    if (unknown && entry.result) guests.push_back(seats.size());
    anyKnown = anyKnown || !unknown;
    seats.push_back(seatOf(seated));
    results.push_back(entry.result.value_or(0));
    from.push_back(i);
    answer.entries[i].counts = true;
  }
  const double listed = tablesOf(field.form, seats);
  const double stated = field.tables && field.form != Form::match ? std::floor(*field.tables) : listed;
  if (!guests.empty())
    answer.solved = anyKnown && solveGuests(field, settings, stated, seats, results, guests);
  if (!answer.solved) return answer;
  for (const std::size_t guest : guests) answer.entries[from[guest]].estimated = true;
  answer.tables = static_cast<int>(stated);
  answer.counted = static_cast<int>(seats.size());
  answer.mean = meanWhere(seats, [](const Seat&) { return true; });
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const Entry& entry = field.entries[from[seat]];
    Rated& rated = answer.entries[from[seat]];
    const Figures figures = danishOf(field, settings, stated, seats, seats[seat]);
    rated.handicap = seats[seat].h;
    rated.expected = figures.expected;
    // Who has nobody to be compared with expects nothing.
    if (entry.result && std::isfinite(figures.expected))
      rated.change = stated < 2 ? 0
                                : changeOf(settings, stated, entry.boards.value_or(field.boards), figures,
                                           *entry.result);
    bool moves = rated.change.has_value() && !rated.estimated;
    for (const auto& handicap : entry.handicaps) moves = moves && (handicap || entry.nonMember);
    for (const auto& handicap : entry.handicaps) {
      rated.after.push_back({});
      if (moves)
        rated.after.back() = std::fmin(
            settings.ceiling, std::fmin(handicap.value_or(settings.start), settings.ceiling) + *rated.change);
    }
  }
  placeAll(settings, field, answer.entries);
  return answer;
}

}  // namespace second::project52

#include "event/date.h"

namespace overtrick {
namespace {

constexpr std::int32_t firstYear = 1;
constexpr std::int32_t lastYear = 9999;

bool isLeap(std::int32_t year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

std::int32_t daysIn(std::int32_t year, std::int32_t month) {
  constexpr std::int32_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return month == 2 && isLeap(year) ? 29 : days[month - 1];
}

// Days from 1 January of year 1 to 1 January of `year`.
std::int32_t daysBefore(std::int32_t year) {
  const std::int32_t past = year - 1;
  return past * 365 + past / 4 - past / 100 + past / 400;
}

constexpr std::int32_t epoch = 719162;  // daysBefore(1970)

// The number of `count` digits from `from` on; -1 when one of them is none.
std::int32_t digits(std::string_view text, std::size_t from, std::size_t count) {
  std::int32_t number = 0;
  for (std::size_t at = from; at < from + count; ++at) {
    if (text[at] < '0' || text[at] > '9') return -1;
    number = number * 10 + (text[at] - '0');
  }
  return number;
}

}  // namespace

Day dayOf(const CalendarDate& date) {
  if (date.year < firstYear || date.year > lastYear || date.month < 1 || date.month > 12) return noDay;
  if (date.day < 1 || date.day > daysIn(date.year, date.month)) return noDay;
  Day day = daysBefore(date.year) - epoch;
  for (std::int32_t month = 1; month < date.month; ++month) day += daysIn(date.year, month);
  return day + date.day - 1;
}

Day dayOf(std::string_view iso) {
  if (iso.size() != 10 || iso[4] != '-' || iso[7] != '-') return noDay;
  return dayOf(CalendarDate{digits(iso, 0, 4), digits(iso, 5, 2), digits(iso, 8, 2)});
}

CalendarDate calendarOf(Day day) {
  // A year has at least 365 days, so this guess is never too early; the loop then steps back a few years.
  const std::int64_t sinceStart = static_cast<std::int64_t>(day) + epoch;
  if (sinceStart < 0 || sinceStart >= daysBefore(lastYear + 1)) return {};
  auto rest = static_cast<std::int32_t>(sinceStart);
  CalendarDate date{rest / 365 + 1, 1, 1};
  while (daysBefore(date.year) > rest) --date.year;
  rest -= daysBefore(date.year);
  while (rest >= daysIn(date.year, date.month)) rest -= daysIn(date.year, date.month++);
  date.day = rest + 1;
  return date;
}

std::string isoOf(Day day) {
  if (day == noDay) return {};
  const CalendarDate date = calendarOf(day);
  std::string iso = "0000-00-00";
  const auto write = [&iso](std::size_t last, std::int32_t number) {
    for (; number > 0; number /= 10) iso[last--] = static_cast<char>('0' + number % 10);
  };
  write(3, date.year);
  write(6, date.month);
  write(9, date.day);
  return iso;
}

Day yearsBefore(Day day, std::int32_t years) {
  CalendarDate date = calendarOf(day);
  if (years >= date.year) return noDay;
  date.year -= years;
  if (date.day > daysIn(date.year, date.month)) date.day = daysIn(date.year, date.month);
  return dayOf(date);
}

}  // namespace overtrick

#include "read/date_text.h"

#include <array>

#include "read/numbers.h"
#include "read/text.h"

namespace overtrick {
namespace {

// Without the time that a spreadsheet puts behind a date.
std::string_view withoutTime(std::string_view text) {
  const std::size_t end = text.find_first_of(" T");
  const bool time = end != std::string_view::npos && text.find(':', end) != std::string_view::npos;
  return time ? text.substr(0, end) : text;
}

}  // namespace

Day readDay(std::string_view text) {
  text = withoutTime(trimmed(text));
  if (!text.empty() && text.back() == '.') text.remove_suffix(1);
  std::array<std::string_view, 3> parts;
  std::size_t count = 0;
  char mark = 0;
  while (true) {
    const std::size_t end = text.find_first_of("-/.");
    if (count == parts.size()) return noDay;
    parts[count++] = trimmed(text.substr(0, end));
    if (end == std::string_view::npos) break;
    if (mark != 0 && text[end] != mark) return noDay;
    mark = text[end];
    text = text.substr(end + 1);
  }
  if (count != parts.size()) return noDay;
  const bool yearFirst = parts[0].size() == 4;
  const std::string_view year = parts[yearFirst ? 0 : 2];
  const std::string_view day = parts[yearFirst ? 2 : 0];
  if ((year.size() != 4 && year.size() != 2) || day.size() > 2 || parts[1].size() > 2) return noDay;
  constexpr std::int32_t century = 2000;
  const auto none = [](std::string_view digits) { return readCount(digits).value_or(-1); };
  const std::int32_t years = none(year);
  if (years < 0) return noDay;
  return dayOf(CalendarDate{year.size() == 2 ? century + years : years, none(parts[1]), none(day)});
}

}  // namespace overtrick

#include "read/date_text.h"

#include <array>

#include "read/fields.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// Without the time that a spreadsheet puts behind a date.
std::string_view withoutTime(std::string_view text) {
  const std::size_t end = text.find_first_of(" T");
  const bool time = end != std::string_view::npos && text.find(':', end) != std::string_view::npos;
  return time ? text.substr(0, end) : text;
}

struct MonthWord {
  std::string_view begins;
  std::int32_t month;
};

// How the months' names begin in the four languages.
constexpr std::array<MonthWord, 17> months{{{"jan", 1},
                                            {"feb", 2},
                                            {"maart", 3},
                                            {"march", 3},
                                            {"mars", 3},
                                            {"marts", 3},
                                            {"mrt", 3},
                                            {"apr", 4},
                                            {"mei", 5},
                                            {"may", 5},
                                            {"maj", 5},
                                            {"jun", 6},
                                            {"jul", 7},
                                            {"aug", 8},
                                            {"sep", 9},
                                            {"nov", 11},
                                            {"dec", 12}}};

// 0 for a word that is none.
std::int32_t monthOf(std::string_view word) {
  const FoldedWord folded(word);
  if (folded.view().starts_with("okt") || folded.view().starts_with("oct")) return 10;
  for (const MonthWord& month : months) {
    if (folded.view().starts_with(month.begins)) return month.month;
  }
  return 0;
}

std::string_view withoutMarks(std::string_view word) {
  while (!word.empty() && std::string_view(".,:;()").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  while (!word.empty() && word.front() == '(') word.remove_prefix(1);
  return word;
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

Day findDay(std::string_view line) {
  FieldList words;
  splitFields(line, Separator::blank, words);
  for (std::size_t i = 0; i < words.fields.size(); ++i) {
    const std::string_view word = withoutMarks(words.fields[i]);
    if (const Day day = readDay(word); day != noDay) return day;
    if (i + 2 >= words.fields.size() || word.size() > 2) continue;
    const std::int32_t month = monthOf(words.fields[i + 1]);
    const std::string_view year = withoutMarks(words.fields[i + 2]);
    if (month == 0 || year.size() != 4) continue;
    return dayOf(CalendarDate{readCount(year).value_or(-1), month, readCount(word).value_or(-1)});
  }
  return noDay;
}

}  // namespace overtrick

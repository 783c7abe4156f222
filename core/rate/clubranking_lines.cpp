#include "rate/clubranking_lines.h"

#include <algorithm>

#include "event/order.h"

namespace overtrick::clubranking {
namespace {

// Capitals, without surrounding spaces.
std::string letterOf(const std::string& name) {
  const std::size_t first = name.find_first_not_of(" \t");
  if (first == std::string::npos) return {};
  std::string letter = name.substr(first, name.find_last_not_of(" \t") - first + 1);
  for (char& character : letter) {
    if (character >= 'a' && character <= 'z') character = static_cast<char>(character - 'a' + 'A');
  }
  return letter;
}

std::vector<std::int32_t> sortedOnce(std::vector<std::int32_t> values) {
  sortStably(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

bool holds(const std::vector<std::int32_t>& values, std::int32_t value) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

// The fields of a session, each with its letters; single lines for what is in no group.
std::vector<LineField> fieldsOf(const std::vector<std::int32_t>& lines,
                                const std::vector<std::vector<std::int32_t>>& groups, std::int32_t session,
                                Findings& findings) {
  std::vector<LineField> fields;
  std::vector<std::int32_t> grouped;
  for (const std::vector<std::int32_t>& group : groups) {
    LineField field;
    for (const std::int32_t letter : sortedOnce(group)) {
      if (holds(grouped, letter)) {
        findings.push_back({Code::lineInTwoGroups, {}, session, letter});
      } else if (!holds(lines, letter)) {
        findings.push_back({Code::groupWithoutLine, {}, session, letter});
      } else {
        field.letters.push_back(letter);
      }
    }
    grouped.insert(grouped.end(), field.letters.begin(), field.letters.end());
    if (!field.letters.empty()) fields.push_back(std::move(field));
  }
  for (const std::int32_t letter : lines) {
    if (!holds(grouped, letter)) fields.push_back({{letter}, 0, {}});
  }
  sortStably(fields, [](const LineField& left, const LineField& right) {
    return left.letters.front() < right.letters.front();
  });
  return fields;
}

}  // namespace

double meanOf(const Interval& interval) { return (interval.top + interval.bottom) / 2; }
double widthOf(const Interval& interval) { return interval.top - interval.bottom; }

Stretch stretched(const Settings& settings, std::int32_t lines) {
  const double nominal = (settings.lines - 1) * settings.step + settings.width;
  const double played = (lines - 1) * settings.step + settings.width;
  // Multiplied first, so that what is a whole number on paper is one here.
  return {lines, nominal / played, settings.width * nominal / played, settings.step * nominal / played};
}

Interval intervalOf(const Settings& settings, const Stretch& stretch, std::int32_t position,
                    std::int32_t lines) {
  const double top = settings.meanA + settings.width / 2 - position * stretch.step;
  return {top, top - (stretch.width + (lines - 1) * stretch.step)};
}

Interval nominalInterval(const Settings& settings) {
  return intervalOf(settings, stretched(settings, settings.lines), 0, settings.lines);
}

std::vector<std::int32_t> alphabetOf(const std::vector<std::string>& names) {
  std::vector<std::string> letters;
  letters.reserve(names.size());
  for (const std::string& name : names) letters.push_back(letterOf(name));
  std::vector<std::string> sorted = letters;
  sortStably(sorted);
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  std::vector<std::int32_t> places;
  places.reserve(names.size());
  for (const std::string& letter : letters) {
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), letter);
    places.push_back(static_cast<std::int32_t>(found - sorted.begin()));
  }
  return places;
}

bool isLineLetter(const std::string& name) {
  const std::string letter = letterOf(name);
  return letter.size() == 1 && letter[0] >= 'A' && letter[0] <= 'Z';
}

Layout layOut(const Settings& settings, const std::vector<std::int32_t>& played,
              const std::vector<std::vector<std::int32_t>>& groups, std::int32_t session,
              Findings& findings) {
  const std::vector<std::int32_t> lines = sortedOnce(played);
  Layout layout;
  layout.stretch = stretched(settings, std::max<std::int32_t>(static_cast<std::int32_t>(lines.size()), 1));
  layout.fields = fieldsOf(lines, groups, session, findings);
  std::int32_t position = 0;
  for (LineField& field : layout.fields) {
    const auto count = static_cast<std::int32_t>(field.letters.size());
    field.position = position;
    field.interval = intervalOf(settings, layout.stretch, position, count);
    position += count;
  }
  return layout;
}

}  // namespace overtrick::clubranking

#include "read/fields.h"

#include "bridge/contract.h"
#include "read/text.h"

namespace overtrick {
namespace {

char mark(Separator separator) {
  switch (separator) {
    case Separator::tab:
      return '\t';
    case Separator::semicolon:
      return ';';
    case Separator::bar:
      return '|';
    case Separator::comma:
      return ',';
    case Separator::blank:
    case Separator::gap:
      break;
  }
  return ' ';
}

constexpr char32_t noBreakSpace = 0xA0;

// The blank at `at` stands between a digit and exactly three more.
bool isBeforeThousand(std::string_view line, std::size_t at, CodePoint point) {
  if (at == 0 || !isDigit(line[at - 1])) return false;
  const std::string_view behind = line.substr(at + point.bytes);
  if (behind.size() < 3 || !isDigit(behind[0]) || !isDigit(behind[1]) || !isDigit(behind[2])) return false;
  return behind.size() == 3 || !isDigit(behind[3]);
}

// "1\u00a0100": one digit and three more that make a score.
bool isScoreOfThousands(std::string_view line, std::size_t from, std::size_t at, CodePoint point) {
  if (from + 1 != at || !isDigit(line[from])) return false;
  const std::string_view hundreds = line.substr(at + point.bytes, 3);
  std::int32_t score = line[from] - '0';
  for (const char digit : hundreds) score = score * 10 + (digit - '0');
  return score >= 1000 && isPossibleScore(score);
}

// Whether a no-break space parts fields somewhere in the line, as in tables copied from a web page: one that
// stands by itself and cannot belong to a number.
bool noBreakParts(std::string_view line) {
  constexpr std::string_view encoded = "\u00a0";
  for (std::size_t at = line.find(encoded); at != std::string_view::npos; at = line.find(encoded, at + 1)) {
    const std::size_t behind = at + encoded.size();
    if (at == 0 || behind == line.size()) continue;
    const bool alone =
        !isBlank(static_cast<unsigned char>(line[at - 1])) && !isBlank(decodeAt(line, behind).value);
    if (alone && !isBeforeThousand(line, at, {noBreakSpace, 2, true})) return true;
  }
  return false;
}

// How no-break spaces are to be taken, which are also what tables are filled up with: between thousands
// behind a sign ("−1 400"), and behind two fields (the pairs) where they make a score.
struct NoBreaks {
  bool part = false;       // they part fields in this line
  std::size_t before = 0;  // fields that stand before
};

// A thin space between a digit and three more digits groups thousands: it is no end of a word.
bool groupsThousands(std::string_view line, std::size_t from, std::size_t at, CodePoint point,
                     NoBreaks noBreaks) {
  const bool thin = point.value == 0x2009 || point.value == 0x202F || point.value == 0x2007;
  if ((!thin && point.value != noBreakSpace) || !isBeforeThousand(line, at, point)) return false;
  if (thin) return true;
  if (noBreaks.part) return false;
  return !isDigit(line[from]) || (noBreaks.before >= 2 && isScoreOfThousands(line, from, at, point));
}

// Where the run of blanks that starts at `at` ends, and how many there are.
std::size_t skipBlanks(std::string_view line, std::size_t at, std::size_t& count) {
  count = 0;
  while (at < line.size()) {
    const CodePoint point = decodeAt(line, at);
    if (!isBlank(point.value)) break;
    at += point.bytes;
    ++count;
  }
  return at;
}

// The end of the field that starts at `from`; fields are parted by at least `gap` blanks.
std::size_t endOfField(std::string_view line, std::size_t from, std::size_t gap, NoBreaks noBreaks) {
  std::size_t at = from;
  while (at < line.size()) {
    const CodePoint point = decodeAt(line, at);
    if (!isBlank(point.value) || (gap == 1 && groupsThousands(line, from, at, point, noBreaks))) {
      at += point.bytes;
      continue;
    }
    std::size_t blanks = 0;
    const std::size_t behind = skipBlanks(line, at, blanks);
    if (blanks >= gap || behind == line.size()) return at;
    at = behind;
  }
  return at;
}

void splitAtBlanks(std::string_view line, std::size_t gap, FieldList& out) {
  std::size_t blanks = 0;
  std::size_t at = skipBlanks(line, 0, blanks);
  const bool part = noBreakParts(line);
  while (at < line.size()) {
    if (out.fields.size() == mostFields) {
      out.rest = trimmed(line.substr(at));
      return;
    }
    const std::size_t end = endOfField(line, at, gap, {part, out.fields.size()});
    out.fields.push_back(line.substr(at, end - at));
    at = skipBlanks(line, end, blanks);
  }
}

std::string_view withoutQuotes(std::string_view field) {
  const bool quoted = field.size() >= 2 && field.front() == '"' && field.back() == '"';
  return quoted ? trimmed(field.substr(1, field.size() - 2)) : field;
}

// Where the field ends that begins here: a mark between quotes ("4S N, +1") parts nothing.
std::size_t endOfCell(std::string_view line, std::size_t from, char separator) {
  std::size_t blanks = 0;
  const std::size_t start = skipBlanks(line, from, blanks);
  const std::size_t end = line.find(separator, from);
  if (end == std::string_view::npos || start >= end || line[start] != '"') return end;
  const std::size_t quote = line.find('"', start + 1);
  if (quote == std::string_view::npos) return end;
  const std::size_t behind = skipBlanks(line, quote + 1, blanks);
  if (behind == line.size()) return std::string_view::npos;
  return line[behind] == separator ? behind : end;
}

void splitAtMarks(std::string_view line, char separator, FieldList& out) {
  std::size_t from = 0;
  while (true) {
    if (out.fields.size() == mostFields) {
      out.rest = line.substr(from);
      return;
    }
    const std::size_t to = endOfCell(line, from, separator);
    out.fields.push_back(
        withoutQuotes(trimmed(line.substr(from, to == std::string_view::npos ? to : to - from))));
    if (to == std::string_view::npos) return;
    from = to + 1;
  }
}

// "| 1 | 2 | 420 |": the frame of a table drawn with bars is no field.
void dropFrame(FieldList& out) {
  if (out.fields.size() > 1 && out.fields.back().empty() && out.rest.empty()) out.fields.pop_back();
  if (out.fields.size() > 1 && out.fields.front().empty()) out.fields.erase(out.fields.begin());
}

}  // namespace

Separator separatorOf(std::string_view line) {
  for (const Separator separator : {Separator::tab, Separator::semicolon, Separator::bar}) {
    if (line.find(mark(separator)) != std::string_view::npos) return separator;
  }
  const std::size_t comma = line.find(',');
  if (comma == std::string_view::npos) return Separator::blank;
  // Two numbers before the first comma: the blanks cut, and the comma is a decimal one or mere punctuation.
  const std::string_view first = trimmed(line.substr(0, comma));
  const bool severalNumbers =
      !first.empty() && isDigit(first.front()) && first.find(' ') != std::string_view::npos;
  return severalNumbers ? Separator::blank : Separator::comma;
}

void splitFields(std::string_view line, Separator separator, FieldList& out) {
  out.line = line;
  out.separator = separator;
  out.fields.clear();
  out.rest = {};
  if (separator == Separator::blank || separator == Separator::gap) {
    splitAtBlanks(line, separator == Separator::gap ? 2 : 1, out);
    return;
  }
  splitAtMarks(line, mark(separator), out);
  if (separator == Separator::bar && !line.empty() && trimmed(line).starts_with('|')) dropFrame(out);
}

void joinPercentSigns(FieldList& list) {
  if (list.separator != Separator::blank) return;
  std::size_t kept = 0;
  for (const std::string_view field : list.fields) {
    std::string_view* before = kept > 0 ? &list.fields[kept - 1] : nullptr;
    if (before != nullptr && field.starts_with('%') && isDigit(before->back())) {
      *before = {before->data(), static_cast<std::size_t>(field.data() + field.size() - before->data())};
    } else {
      list.fields[kept++] = field;
    }
  }
  list.fields.resize(kept);
}

}  // namespace overtrick

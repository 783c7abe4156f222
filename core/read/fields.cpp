#include "read/fields.h"

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
      break;
  }
  return ' ';
}

void splitAtBlanks(std::string_view line, FieldList& out) {
  std::size_t at = 0;
  while (at < line.size()) {
    CodePoint point = decodeAt(line, at);
    if (isBlank(point.value)) {
      at += point.bytes;
      continue;
    }
    if (out.fields.size() == mostFields) {
      out.rest = trimmed(line.substr(at));
      return;
    }
    const std::size_t from = at;
    while (at < line.size()) {
      point = decodeAt(line, at);
      if (isBlank(point.value)) break;
      at += point.bytes;
    }
    out.fields.push_back(line.substr(from, at - from));
  }
}

void splitAtMarks(std::string_view line, char separator, FieldList& out) {
  std::size_t from = 0;
  while (true) {
    if (out.fields.size() == mostFields) {
      out.rest = line.substr(from);
      return;
    }
    const std::size_t to = line.find(separator, from);
    out.fields.push_back(trimmed(line.substr(from, to == std::string_view::npos ? to : to - from)));
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
  for (const Separator separator : {Separator::tab, Separator::semicolon, Separator::bar, Separator::comma}) {
    if (line.find(mark(separator)) != std::string_view::npos) return separator;
  }
  return Separator::blank;
}

void splitFields(std::string_view line, Separator separator, FieldList& out) {
  out.separator = separator;
  out.fields.clear();
  out.rest = {};
  if (separator == Separator::blank) {
    splitAtBlanks(line, out);
    return;
  }
  splitAtMarks(line, mark(separator), out);
  if (separator == Separator::bar && !line.empty() && trimmed(line).starts_with('|')) dropFrame(out);
}

}  // namespace overtrick

#include "read/member_list.h"

#include <algorithm>
#include <cmath>

#include "read/rating_list.h"
#include "read/text.h"

namespace overtrick {
namespace {

// No handicap is as high, no federation's number as low.
constexpr double smallestNumber = 100;

bool hasDigit(std::string_view text) { return std::any_of(text.begin(), text.end(), isDigit); }

bool hasLetter(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    at += point.bytes;
    const char32_t lower = point.value | 0x20U;
    if (lower >= 'a' && lower <= 'z') return true;
    // Latin, Greek, Cyrillic and on; not the signs between, nor General Punctuation and symbols.
    const bool sign =
        point.value == 0xD7 || point.value == 0xF7 || (point.value >= 0x2000 && point.value < 0x2C00);
    if (point.valid && point.value >= 0xC0 && !sign && !isBlank(point.value)) return true;
  }
  return false;
}

bool hasBlank(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    if (isBlank(point.value)) return true;
    at += point.bytes;
  }
  return false;
}

// Cells between commas, a quoted one whole, with semicolons in the commas' place.
std::string unquoted(std::string_view line) {
  std::string cells;
  std::string cell;
  bool quoted = false;
  bool wasQuoted = false;
  const auto close = [&] {
    cells += wasQuoted ? std::string_view(cell) : trimmed(cell);
    cell.clear();
    wasQuoted = false;
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char letter = line[at];
    if (quoted) {
      if (letter != '"') {
        cell += letter;
      } else if (at + 1 < line.size() && line[at + 1] == '"') {
        cell += '"';
        ++at;
      } else {
        quoted = false;
      }
    } else if (letter == '"' && trimmed(cell).empty()) {
      cell.clear();
      quoted = true;
      wasQuoted = true;
    } else if (letter == ',') {
      close();
      cells += ';';
    } else if (!(wasQuoted && letter == ' ')) {
      cell += letter;
    }
  }
  close();
  return cells;
}

// "38,25" or "-3,5": a figure with a decimal comma and nothing else.
bool isCommaFigure(std::string_view text) {
  if (text.starts_with("−"))
    text.remove_prefix(std::string_view("−").size());
  else if (text.starts_with('-'))
    text.remove_prefix(1);
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return false;
  const std::string_view whole = text.substr(0, comma);
  const std::string_view part = text.substr(comma + 1);
  return !whole.empty() && whole.size() <= 3 && !part.empty() && part.size() <= 2 &&
         std::all_of(whole.begin(), whole.end(), isDigit) && std::all_of(part.begin(), part.end(), isDigit);
}

// A comma that parts and one within a figure are told apart: semicolons stand where the line is cut.
std::string apart(std::string_view line) {
  if (line.find_first_of(";\t") != std::string_view::npos) return std::string(line);
  if (line.find('"') != std::string_view::npos) return unquoted(line);
  for (std::size_t comma = line.find(','); comma != std::string_view::npos;
       comma = line.find(',', comma + 1)) {
    if (!hasLetter(line.substr(0, comma)) || !isCommaFigure(trimmed(line.substr(comma + 1)))) continue;
    return std::string(line.substr(0, comma)) + ';' + std::string(line.substr(comma + 1));
  }
  return std::string(line);
}

// "Larsen, Ole": nothing but a comma between the two.
bool isOnePerson(std::string_view line, std::string_view last, std::string_view first) {
  const std::size_t at = line.find(last);
  if (at == std::string_view::npos) return false;
  const std::string_view behind = line.substr(at + last.size());
  const std::size_t next = behind.find(first);
  return next != std::string_view::npos && trimmed(behind.substr(0, next)) == ",";
}

void take(const ListedEntry& entry, std::string_view line, std::vector<ListedMember>& members) {
  const auto add = [&](std::string name, std::string number, std::optional<double> handicap) {
    if (hasLetter(name)) members.push_back({std::move(name), std::move(number), handicap, entry.sourceLine});
  };
  if (entry.players.size() >= 2) {
    const NamedPlayer& one = entry.players[0];
    const NamedPlayer& other = entry.players[1];
    const bool bare = !one.handicap && !other.handicap;
    if (bare && isOnePerson(line, one.name, other.name))
      return add(other.name + ' ' + one.name, entry.number, entry.result);
    if (hasDigit(one.name) && !hasDigit(other.name)) {
      const std::optional<double> handicap = other.handicap ? other.handicap : one.handicap;
      return add(other.name, one.name, handicap ? handicap : entry.result);
    }
    if (bare && !hasBlank(trimmed(one.name)) && !hasBlank(trimmed(other.name)))
      return add(one.name + ' ' + other.name, entry.number, entry.result);
  } else if (entry.players.size() == 1) {
    const NamedPlayer& one = entry.players[0];
    const double handicap = one.handicap.value_or(0);
    if (handicap >= smallestNumber && handicap < 1e15 && std::floor(handicap) == handicap)
      return add(one.name, std::to_string(static_cast<std::int64_t>(handicap)), entry.result);
  }
  for (std::size_t i = 0; i < entry.players.size(); ++i)
    add(entry.players[i].name, i == 0 ? entry.number : std::string(), entry.players[i].handicap);
}

}  // namespace

MemberList readMemberList(std::string_view text) {
  MemberList list;
  std::vector<std::string> lines;
  std::string whole;
  // A first line without a figure is taken for headings; in a list of mere names it is the first name.
  const bool bare = !hasDigit(text);
  if (bare) whole = "Name\n";
  std::vector<bool> blank;
  for (LineWalker walker(text); walker.next();) {
    lines.push_back(apart(walker.line()));
    blank.push_back(trimmed(walker.line()).empty());
    whole += lines.back();
    whole += '\n';
  }
  std::vector<bool> used(lines.size(), false);
  for (ListedEntry entry : readRatingList(whole, FirstLine::heading).entries) {
    entry.sourceLine -= bare ? 1 : 0;
    const auto index = static_cast<std::size_t>(entry.sourceLine - 1);
    if (index >= lines.size()) continue;
    const std::size_t before = list.members.size();
    take(entry, lines[index], list.members);
    if (list.members.size() > before) used[index] = true;
  }
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (!used[i] && !blank[i]) list.unread.push_back(static_cast<std::int32_t>(i + 1));
  return list;
}

}  // namespace overtrick

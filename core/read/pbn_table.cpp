#include "read/pbn_table.h"

#include <algorithm>
#include <array>
#include <utility>

#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

struct NameRow {
  std::string_view name;
  PbnColumn column;
};

// Lower case, without underscores.
constexpr auto columnNames = std::to_array<NameRow>({
    {"rank", PbnColumn::rank},
    {"pairidns", PbnColumn::pairNs},
    {"pairns", PbnColumn::pairNs},
    {"nspair", PbnColumn::pairNs},
    {"teamidns", PbnColumn::pairNs},
    {"pairidew", PbnColumn::pairEw},
    {"pairew", PbnColumn::pairEw},
    {"ewpair", PbnColumn::pairEw},
    {"teamidew", PbnColumn::pairEw},
    {"namesns", PbnColumn::namesNs},
    {"namesew", PbnColumn::namesEw},
    {"pairid", PbnColumn::pair},
    {"teamid", PbnColumn::pair},
    {"playerid", PbnColumn::player},
    {"playeridnorth", PbnColumn::north},
    {"playeridsouth", PbnColumn::south},
    {"playerideast", PbnColumn::east},
    {"playeridwest", PbnColumn::west},
    {"teamidhome", PbnColumn::home},
    {"teamidaway", PbnColumn::away},
    {"matchdetails", PbnColumn::matchScore},
    {"vphome", PbnColumn::matchScore},
    {"vpaway", PbnColumn::matchScore},
    {"teamname", PbnColumn::teamName},
    {"roster", PbnColumn::names},
    {"names", PbnColumn::names},
    {"name", PbnColumn::names},
    {"direction", PbnColumn::direction},
    {"section", PbnColumn::section},
    {"setion", PbnColumn::section},
    {"round", PbnColumn::round},
    {"table", PbnColumn::table},
    {"contract", PbnColumn::contract},
    {"declarer", PbnColumn::declarer},
    {"result", PbnColumn::result},
    {"scorens", PbnColumn::scoreNs},
    {"scoreew", PbnColumn::scoreEw},
    {"score", PbnColumn::score},
    {"mpns", PbnColumn::pointsNs},
    {"mpew", PbnColumn::pointsEw},
    {"impns", PbnColumn::pointsNs},
    {"impew", PbnColumn::pointsEw},
    {"mpnorth", PbnColumn::pointsNs},
    {"mpeast", PbnColumn::pointsEw},
    {"mpsouth", PbnColumn::derived},
    {"mpwest", PbnColumn::derived},
    {"impnorth", PbnColumn::pointsNs},
    {"impeast", PbnColumn::pointsEw},
    {"impsouth", PbnColumn::derived},
    {"impwest", PbnColumn::derived},
    {"percentagenorth", PbnColumn::percentNs},
    {"percentageeast", PbnColumn::percentEw},
    {"percentagesouth", PbnColumn::derived},
    {"percentagewest", PbnColumn::derived},
    {"percentagens", PbnColumn::percentNs},
    {"percentageew", PbnColumn::percentEw},
    {"totalmp", PbnColumn::totalPoints},
    {"totalscoremp", PbnColumn::totalPoints},
    {"totalimp", PbnColumn::totalPoints},
    {"totalscoreimp", PbnColumn::totalPoints},
    {"totalpercentage", PbnColumn::totalPercent},
    {"meanpercentage", PbnColumn::totalPercent},
    {"totalscorepercentage", PbnColumn::totalPercent},
    {"percentage", PbnColumn::totalPercent},
    {"sessionscoremp", PbnColumn::sessionPoints},
    {"sessionscoreimp", PbnColumn::sessionPoints},
    {"sessionpercentage", PbnColumn::sessionPercent},
    {"sessionrank", PbnColumn::sessionRank},
    {"multiplicity", PbnColumn::multiplicity},
    {"memberid", PbnColumn::firstNumber},
    {"memberid1", PbnColumn::firstNumber},
    {"memberid2", PbnColumn::secondNumber},
    {"playerid1", PbnColumn::firstNumber},
    {"playerid2", PbnColumn::secondNumber},
    {"lead", PbnColumn::ignored},
    {"nrboards", PbnColumn::derived},
    {"otoutcome", PbnColumn::outcome},
    {"otnote", PbnColumn::note},
    {"otline", PbnColumn::line},
    {"otnumber", PbnColumn::number},
    {"otname", PbnColumn::name},
    {"othandicap", PbnColumn::handicap},
    {"otplayers", PbnColumn::players},
    {"otphantom", PbnColumn::phantom},
    {"otpenalty", PbnColumn::penalty},
    {"otcarryover", PbnColumn::carryOver},
    {"otexpected", PbnColumn::expected},
    {"otsessions", PbnColumn::sessions},
    {"otsession", PbnColumn::session},
});

PbnColumn columnNamed(std::string_view name) {
  std::array<char, 24> folded{};
  std::size_t size = 0;
  for (const char c : name) {
    if (c == '_' || c == '-') continue;
    if (size == folded.size()) return PbnColumn::unknown;
    folded[size++] = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c;
  }
  const std::string_view key(folded.data(), size);
  for (const NameRow& row : columnNames) {
    if (row.name == key) return row.column;
  }
  return PbnColumn::unknown;
}

bool isNames(PbnColumn kind) {
  return kind == PbnColumn::namesNs || kind == PbnColumn::namesEw || kind == PbnColumn::names;
}

std::string_view withoutPbnQuotes(std::string_view element) {
  const bool quoted = element.size() >= 2 && element.front() == '"' && element.back() == '"';
  return quoted ? element.substr(1, element.size() - 2) : element;
}

bool holdsPoints(PbnColumn kind) {
  return kind == PbnColumn::pointsNs || kind == PbnColumn::pointsEw || kind == PbnColumn::percentNs ||
         kind == PbnColumn::percentEw || kind == PbnColumn::derived;
}

bool isNoughtOrDash(std::string_view element) {
  element = withoutPbnQuotes(element);
  return element.empty() || element == "-" || element == "0";
}

// How many bytes the first `characters` characters take.
std::size_t bytesOf(std::string_view text, std::int32_t characters) {
  std::size_t at = 0;
  for (std::int32_t i = 0; i < characters && at < text.size(); ++i) at += decodeAt(text, at).bytes;
  return at;
}

}  // namespace

bool PbnTable::setHeading(std::string_view heading) {
  if (heading == heading_ && !columns_.empty()) return false;
  heading_ = heading;
  columns_.clear();
  widths_ = true;
  row_.assign(pbnColumnCount, {});
  constexpr std::size_t mostColumns = 64;
  while (!heading.empty() && columns_.size() < mostColumns) {
    const std::size_t end = heading.find(';');
    std::string_view name = trimmed(heading.substr(0, end));
    heading = end == std::string_view::npos ? std::string_view() : heading.substr(end + 1);
    if (!name.empty() && (name[0] == '+' || name[0] == '-')) name.remove_prefix(1);
    Column column;
    if (const std::size_t slash = name.find('\\'); slash != std::string_view::npos) {
      std::string_view width = name.substr(slash + 1);
      if (!width.empty() && (width.back() == 'L' || width.back() == 'R')) width.remove_suffix(1);
      column.width = std::min(readCount(width).value_or(0), 999);
      name = name.substr(0, slash);
    }
    column.name = name;
    column.kind = columnNamed(name);
    widths_ = widths_ && (column.width > 0 || heading.empty());
    columns_.push_back(column);
  }
  preferSession();
  firstNames_ = columns_.size();
  while (firstNames_ > 0 && isNames(columns_[firstNames_ - 1].kind)) --firstNames_;
  return true;
}

// Where a session has columns of its own, the totals are those of the whole contest, whose other sessions are
// in other files.
void PbnTable::preferSession() {
  constexpr std::pair<PbnColumn, PbnColumn> kinds[] = {{PbnColumn::sessionPoints, PbnColumn::totalPoints},
                                                       {PbnColumn::sessionPercent, PbnColumn::totalPercent},
                                                       {PbnColumn::sessionRank, PbnColumn::rank}};
  if (!has(PbnColumn::sessionPoints) && !has(PbnColumn::sessionPercent)) return;
  for (Column& column : columns_) {
    for (const auto& [session, total] : kinds) {
      if (column.kind == total) {
        column.kind = PbnColumn::ignored;
      } else if (column.kind == session) {
        column.kind = total;
      }
    }
  }
}

bool PbnTable::has(PbnColumn kind) const {
  return std::any_of(columns_.begin(), columns_.end(), [kind](const Column& c) { return c.kind == kind; });
}

void PbnTable::tokenise(std::string_view line) {
  elements_.clear();
  // A line of more than a few rows is no table.
  const std::size_t most = 16 * columns_.size() + 16;
  std::size_t at = 0;
  while (at < line.size() && elements_.size() < most) {
    if (isSpace(line[at])) {
      ++at;
      continue;
    }
    const std::size_t from = at;
    if (line[at] == '"') {
      ++at;
      while (at < line.size() && line[at] != '"') at += line[at] == '\\' && at + 1 < line.size() ? 2 : 1;
      if (at < line.size()) ++at;
    } else {
      while (at < line.size() && !isSpace(line[at])) ++at;
    }
    elements_.push_back(line.substr(from, at - from));
  }
}

// Names at the end with blanks in them: what is before goes by order, the names by their width or a run of
// blanks.
bool PbnTable::byNames(std::string_view line) {
  if (firstNames_ == columns_.size() || elements_.size() <= firstNames_) return false;
  const char* start = elements_[firstNames_].data();
  std::string_view rest = line.substr(static_cast<std::size_t>(start - line.data()));
  elements_.resize(firstNames_);
  for (std::size_t i = firstNames_; i < columns_.size(); ++i) {
    const bool last = i + 1 == columns_.size();
    std::size_t end = rest.size();
    if (!last && rest.starts_with('"')) {
      end = std::min(rest.find('"', 1), rest.size() - 1) + 1;
    } else if (!last) {
      // A name longer than the width runs on to the next blank.
      end = columns_[i].width > 0 ? rest.find(' ', bytesOf(rest, columns_[i].width)) : rest.find("  ");
      end = std::min(end, rest.size());
    }
    elements_.push_back(trimmed(rest.substr(0, end)));
    rest = trimmed(rest.substr(end));
  }
  return true;
}

bool PbnTable::byWidths(std::string_view line) {
  if (!widths_ || columns_.size() < 2) return false;
  elements_.clear();
  std::string_view rest = line;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const bool last = i + 1 == columns_.size();
    const std::size_t end = last ? rest.size() : std::min(bytesOf(rest, columns_[i].width), rest.size());
    // An element may be longer than its column is wide; it must not be cut.
    if (end < rest.size() && !isSpace(rest[end])) return false;
    elements_.push_back(trimmed(rest.substr(0, end)));
    rest = rest.substr(std::min(end + 1, rest.size()));
  }
  return true;
}

// Cuts the line, and answers how many elements there are up to a word in the contract's place that says it all; 0
// when the line is not shorter than its columns.
std::size_t PbnTable::upToOutcome(std::string_view line) {
  tokenise(line);
  if (elements_.size() >= columns_.size()) return 0;
  const auto contract = std::find_if(columns_.begin(), columns_.end(),
                                     [](const Column& c) { return c.kind == PbnColumn::contract; });
  const auto at = static_cast<std::size_t>(contract - columns_.begin());
  return at < elements_.size() && readOutcomeWord(withoutPbnQuotes(elements_[at])) ? at + 1 : 0;
}

// "7 8 Pass 0 1.0 1.0": what follows stands below the last columns, where nothing but noughts and dashes comes
// before the points.
bool PbnTable::byEnd(std::string_view line) {
  const std::size_t from = upToOutcome(line);
  if (from == 0) return false;
  const auto behind = elements_.begin() + static_cast<std::ptrdiff_t>(from);
  elements_.insert(behind, columns_.size() - elements_.size(), {});
  bool scored = false;
  bool points = false;
  for (std::size_t i = from; i < columns_.size(); ++i) {
    if (elements_[i].empty()) continue;
    const bool nothing = isNoughtOrDash(elements_[i]);
    const bool point = holdsPoints(columns_[i].kind);
    if (!nothing && !point) return false;
    (point ? points : scored) = true;
  }
  return scored && points;
}

// "7 8 Pass": behind a word that says it all the rest may be missing.
bool PbnTable::byOutcome(std::string_view line) {
  const std::size_t from = upToOutcome(line);
  const auto behind = elements_.begin() + static_cast<std::ptrdiff_t>(from);
  if (from == 0 || !std::all_of(behind, elements_.end(), isNoughtOrDash)) return false;
  elements_.resize(from);
  elements_.resize(columns_.size());
  return true;
}

bool PbnTable::setLine(std::string_view line) {
  if (columns_.empty()) return false;
  byWord_ = upToOutcome(line) > 0;
  const std::size_t wanted = columns_.size();
  if (elements_.size() == wanted) return true;
  if (elements_.size() > wanted && byNames(line)) return true;
  if (byEnd(line) || byWidths(line)) return true;
  if (byOutcome(line)) return true;
  tokenise(line);
  return !elements_.empty() && elements_.size() % wanted == 0 && elements_.size() <= 16 * wanted;
}

std::string_view PbnTable::cutSurplus() {
  const std::size_t wanted = columns_.size();
  if (elements_.size() <= wanted || elements_.size() >= 2 * wanted) return {};
  const char* from = elements_[wanted].data();
  const char* to = elements_.back().data() + elements_.back().size();
  elements_.resize(wanted);
  chooseRow(0);
  return {from, static_cast<std::size_t>(to - from)};
}

void PbnTable::chooseRow(std::size_t row) {
  std::fill(row_.begin(), row_.end(), std::string_view());
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    std::string_view element = elements_[row * columns_.size() + i];
    if (element == "-" || element == "?") continue;
    std::string_view& place = row_[static_cast<std::size_t>(columns_[i].kind)];
    if (place.empty()) place = withoutPbnQuotes(element);
  }
}

namespace {

constexpr std::size_t spaceEscape = 6;

// A tab or a line end as we write it; NUL for anything else.
char escapedSpace(std::string_view text) {
  if (text.starts_with("\\u0009")) return '\t';
  if (text.starts_with("\\u000A")) return '\n';
  return text.starts_with("\\u000D") ? '\r' : '\0';
}

}  // namespace

std::string pbnText(std::string_view value) {
  std::string text;
  text.reserve(value.size());
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (const char written = escapedSpace(value.substr(i)); written != '\0') {
      text.push_back(written);
      i += spaceEscape - 1;
      continue;
    }
    const char next = i + 1 < value.size() ? value[i + 1] : '\0';
    if (value[i] == '\\' && (next == '"' || next == '\\' || next == '#' || next == '?')) ++i;
    if (static_cast<unsigned char>(value[i]) >= 0x20) text.push_back(value[i]);
  }
  return text;
}

}  // namespace overtrick

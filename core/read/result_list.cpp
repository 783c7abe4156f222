#include "read/result_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "read/date_text.h"
#include "read/fields.h"
#include "read/headings.h"
#include "read/list_row.h"
#include "read/name_text.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::size_t mostResults = 100000;
constexpr std::size_t mostFigures = 8;      // behind the names; those further to the left are left out
constexpr std::size_t longestNames = 1000;  // of one row; what is behind is cut off
constexpr std::size_t longestTitle = 400;
constexpr double mostPercent = 100;
constexpr double mostImpsOfBoard = 24;

struct ListedFigure {
  double value = 0;
  bool percent = false;  // with the sign
};

// A pair whose result is still one of several numbers.
struct ReadResult {
  ListedResult entry;
  std::vector<ListedFigure> figures;
};

// "12,5" or "60%": no place and no pair's number.
bool isDecimal(std::string_view word) {
  return figureOf(word) && (word.back() == '%' || word.find_first_of(",.") < word.size() - 1);
}

// A place or a pair's number, ties in any writing: 12, 2., 3=, =3, 1-2, 12NS.
std::string_view leadingNumber(std::string_view word) {
  while (word.size() > 1 && word.front() == '=') word.remove_prefix(1);
  return isLeading(word) && !isDecimal(word) ? withoutEnd(word, ".:)=") : std::string_view();
}

bool isCapitalLetter(char c) { return c >= 'A' && c <= 'Z'; }

// A12: the line and a number in one.
bool isLineAndNumber(std::string_view word) {
  return word.size() > 1 && word.size() <= 4 && isCapitalLetter(word.front()) &&
         std::all_of(word.begin() + 1, word.end(), isDigit);
}

// Behind a number: what it counts.
bool isUnit(std::string_view word) {
  constexpr std::array<std::string_view, 11> units{"imp",    "imps", "imp's", "imp’s", "mp",   "pnt",
                                                   "punten", "pts",  "ptn",   "gem",   "g-imp"};
  return std::find(units.begin(), units.end(), FoldedWord(word).view()) != units.end();
}

bool isSubstituteWord(std::string_view word) {
  constexpr std::array<std::string_view, 11> words{"inv",        "invaller",  "invalster", "sub",
                                                   "substitute", "substitut", "vikar",     "reserve",
                                                   "reserv",     "ersättare", "gast"};
  return std::find(words.begin(), words.end(), FoldedWord(word).view()) != words.end();
}

std::size_t wordsIn(std::string_view text) {
  FieldList words;
  splitFields(text, Separator::blank, words);
  return words.fields.size();
}

// "Jan Jansen-Piet Smit": the one hyphen with a whole name on either side of it.
std::size_t findBareHyphen(std::string_view text) {
  std::size_t found = std::string_view::npos;
  for (std::size_t at = text.find('-'); at != std::string_view::npos; at = text.find('-', at + 1)) {
    if (wordsIn(text.substr(0, at)) < 2 || wordsIn(text.substr(at + 1)) < 2) continue;
    if (found != std::string_view::npos) return std::string_view::npos;
    found = at;
  }
  return found;
}

// What stands in brackets behind a name: whether it says that this is the substitute. A number is left out,
// anything else stays.
bool takeBracket(std::string_view& name, bool& substitute) {
  if (name.empty() || name.back() != ')') return false;
  const std::size_t open = name.rfind('(');
  if (open == std::string_view::npos || open == 0) return false;
  const std::string_view inside = trimmed(name.substr(open + 1, name.size() - open - 2));
  const bool outsider = isSubstituteWord(inside);
  const bool number = !inside.empty() && std::all_of(inside.begin(), inside.end(), isDigit);
  if (!outsider && !number) return false;
  substitute = substitute || outsider;
  name = trimmed(name.substr(0, open));
  return true;
}

// The name by itself.
std::string_view bareName(std::string_view name, bool& substitute) {
  name = trimmed(name);
  while (true) {
    if (name.size() > 1 && name.back() == '*') {
      name = trimmed(name.substr(0, name.size() - 1));
      substitute = true;
    } else if (name.size() > 1 && name.front() == '*') {
      name = trimmed(name.substr(1));
      substitute = true;
    } else if (!takeBracket(name, substitute)) {
      return name;
    }
  }
}

// A row in pieces: what stands in front, the names, and the numbers behind.
class ResultRow {
 public:
  ResultRow(std::string_view row, ResultUnit unit) : row_(row), unit_(unit) {
    const Separator separator = separatorOfRow(row);
    cells_ = separator != Separator::blank;
    splitFields(row, separator, fields_);
    end_ = fields_.fields.size();
    readLead();
    readFigures();
    readNames();
  }

  [[nodiscard]] bool leads() const { return leads_; }
  [[nodiscard]] bool isPair() const { return out_.entry.players.size() == 2; }
  [[nodiscard]] bool hasFigure() const { return !out_.figures.empty(); }
  // One that is no mere count: 58,33 or 60 %.
  [[nodiscard]] bool hasScore() const {
    return std::any_of(out_.figures.begin(), out_.figures.end(), [](const ListedFigure& figure) {
      return figure.percent || figure.value != std::floor(figure.value);
    });
  }
  [[nodiscard]] std::string_view rest() const { return fields_.rest; }
  [[nodiscard]] ReadResult take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string_view fieldAt(std::size_t i) const {
    return i < fields_.fields.size() ? fields_.fields[i] : std::string_view();
  }

  void readLead() {
    ListedResult& entry = out_.entry;
    for (; begin_ < end_; ++begin_) {
      const std::string_view word = fieldAt(begin_);
      const std::string_view number = leadingNumber(word);
      if (!number.empty()) {
        entry.number = number;
        leads_ = true;
      } else if (isLine(begin_)) {
        entry.line = word;
        leads_ = true;
      } else if (!leads_ && isLineAndNumber(word) && namesFollow(begin_)) {
        entry.line = word.substr(0, 1);
        entry.number = word.substr(1);
        leads_ = true;
      } else if (isDecimal(word) && begin_ + 1 < end_) {
        if (out_.figures.empty()) out_.figures.push_back({*figureOf(word), word.back() == '%'});
      } else if (!(cells_ && isUnknown(word)) && !(word == "%" && hasFigure())) {
        return;
      }
    }
  }

  // A letter in front of a number, or two capitals in front of two; in a cell of its own also without.
  [[nodiscard]] bool isLine(std::size_t i) const {
    const std::string_view word = fieldAt(i);
    const bool letter =
        word.size() == 1 && isLatinLetter(word.front()) && (cells_ || !leadingNumber(fieldAt(i + 1)).empty());
    const bool two = word.size() == 2 && isCapitalLetter(word[0]) && isCapitalLetter(word[1]) &&
                     isWhole(fieldAt(i + 1)) && isWhole(fieldAt(i + 2));
    return !leads_ && (letter || two) && i + 1 < end_;
  }

  // Behind A12 there must be two names, lest it be the first of them.
  [[nodiscard]] bool namesFollow(std::size_t i) const {
    if (!cells_) return i + 1 < end_ && !isJoint(fieldAt(i + 1));
    const auto isName = [](std::string_view cell) { return !isUnknown(cell) && !figureOf(cell); };
    const auto behind = fields_.fields.begin() + static_cast<std::ptrdiff_t>(i + 1);
    return std::count_if(behind, fields_.fields.end(), isName) >= 2;
  }

  void readFigures() {
    std::vector<ListedFigure> behind;
    bool percent = false;
    for (; end_ > begin_; --end_) {
      const std::string_view word = fieldAt(end_ - 1);
      const std::optional<double> figure = figureOf(word);
      if (figure) {
        if (behind.size() < mostFigures) behind.push_back({*figure, percent || word.back() == '%'});
        percent = false;
      } else if (word == "%") {
        percent = true;
      } else if (isMinus(word) && !cells_ && !behind.empty()) {
        double& value = behind.back().value;
        if (unit_ == ResultUnit::imps && value > 0) value = -value;
      } else if (!isUnknown(word) && !(isUnit(word) && end_ - 1 > begin_)) {
        break;
      }
    }
    if (behind.empty()) return;
    out_.figures.assign(behind.rbegin(), behind.rend());
  }

  void readNames() {
    std::vector<std::string_view> names;
    if (cells_) {
      for (std::size_t i = begin_; i < end_; ++i) {
        if (!isUnknown(fieldAt(i)) && !figureOf(fieldAt(i))) names.push_back(fieldAt(i));
      }
    } else if (begin_ < end_) {
      const char* from = fieldAt(begin_).data();
      const std::string_view last = fieldAt(end_ - 1);
      names.emplace_back(from, static_cast<std::size_t>(last.data() + last.size() - from));
    }
    if (names.size() == 1) names = partedNames(names.front());
    giveNumbersBack(names);
    for (const std::string_view name : names) {
      bool substitute = false;
      const std::string_view bare = bareName(name, substitute);
      if (bare.empty() || out_.entry.players.size() == mostPlayers) continue;
      if (substitute) out_.entry.substitute = static_cast<std::int32_t>(out_.entry.players.size());
      out_.entry.players.push_back(withSingleBlanks(bare));
    }
  }

  static std::vector<std::string_view> partedNames(std::string_view text) {
    std::vector<std::string_view> names;
    text = wholeCharacters(text, longestNames);
    const bool commas = !isParted(text);
    std::string_view rest = text;
    while (!rest.empty() && names.size() <= mostPlayers) {
      std::size_t length = 0;
      const std::size_t joint = findParting(rest, commas, length);
      names.push_back(rest.substr(0, std::min(joint, rest.size())));
      if (joint == std::string_view::npos) break;
      rest = rest.substr(joint + length);
    }
    if (names.size() != 1) return names;
    FieldList columns;
    splitFields(text, Separator::gap, columns);
    if (columns.fields.size() == 2) return columns.fields;
    const std::size_t hyphen = findBareHyphen(text);
    if (hyphen == std::string_view::npos) return names;
    return {text.substr(0, hyphen), text.substr(hyphen + 1)};
  }

  // "Speler 5 - Speler 6 58,33": where the first name ends in a number, so does the second. One with decimals
  // is a handicap and belongs to neither.
  void giveNumbersBack(std::vector<std::string_view>& names) {
    if (cells_ || names.size() != 2 || out_.figures.size() < 2 || end_ >= fields_.fields.size()) return;
    FieldList words;
    splitFields(names[0], Separator::blank, words);
    if (words.fields.size() < 2 || !figureOf(words.fields.back())) return;
    if (isDecimal(words.fields.back())) {
      const std::string_view last = words.fields[words.fields.size() - 2];
      names[0] = {names[0].data(), static_cast<std::size_t>(last.data() + last.size() - names[0].data())};
    } else {
      const std::string_view number = fieldAt(end_);
      names[1] = {names[1].data(), static_cast<std::size_t>(number.data() + number.size() - names[1].data())};
    }
    out_.figures.erase(out_.figures.begin());
  }

  static std::string withSingleBlanks(std::string_view name) {
    FieldList words;
    splitFields(name, Separator::blank, words);
    std::string text;
    for (const std::string_view word : words.fields) {
      if (!text.empty()) text += ' ';
      text += word;
    }
    if (!words.rest.empty()) text.append(" ").append(words.rest);
    return cleanName(text);
  }

  std::string_view row_;
  ResultUnit unit_;
  FieldList fields_;
  ReadResult out_;
  std::size_t begin_ = 0;  // of the names
  std::size_t end_ = 0;
  bool cells_ = false;
  bool leads_ = false;  // a line, place or number stands in front
};

// --- Rows that are no pairs

// Most of its words are those of column headings.
bool isColumnHeadings(std::string_view row) {
  if (row.size() > longestTitle) return false;
  const HeadingCount count = countHeadingWords(row);
  return count.known > 0 && 2 * count.known >= count.words;
}

// The line that a title names: "Uitslag A-lijn", "Lijn B  Zitting 3".
std::string_view lineInTitle(std::string_view row) {
  FieldList words;
  splitFields(row, Separator::blank, words);
  for (std::size_t i = 0; i < words.fields.size(); ++i) {
    const std::string_view word = withoutEnd(words.fields[i], ",.;");
    if (const std::string_view line = readLineHeading(word); !line.empty()) return line;
    if (i + 1 == words.fields.size()) break;
    const std::string_view next = withoutEnd(words.fields[i + 1], ",.;");
    const std::string_view two(word.data(),
                               static_cast<std::size_t>(next.data() + next.size() - word.data()));
    const std::string_view line = readLineHeading(two);
    const bool name =
        !line.empty() && line.size() <= 2 && (isDigit(line.front()) || isLatinLetter(line.front()));
    if (name) return line;
  }
  return {};
}

// --- Which number is the result

double mostOf(ResultUnit unit) { return unit == ResultUnit::percent ? mostPercent : mostImpsOfBoard; }

// How little a column looks like results: the distance of its mean from 50 %, or how large its IMPs are. None
// for one that can be none.
std::optional<double> doubtOf(const std::vector<ReadResult>& rows, std::size_t count, std::size_t column,
                              ResultUnit unit) {
  double sum = 0;
  double size = 0;
  std::size_t number = 0;
  for (const ReadResult& row : rows) {
    if (row.figures.size() != count) continue;
    const double value = row.figures[column].value;
    const bool possible =
        unit == ResultUnit::percent ? value >= 0 && value <= mostPercent : std::abs(value) <= mostImpsOfBoard;
    if (!possible) return std::nullopt;
    sum += value;
    size += std::abs(value);
    ++number;
  }
  if (unit == ResultUnit::percent) return std::abs(sum / static_cast<double>(number) - mostPercent / 2);
  return size == 0 ? mostOf(unit) : size / static_cast<double>(number);
}

// Of rows with so many numbers.
std::size_t resultColumn(const std::vector<ReadResult>& rows, std::size_t count, ResultUnit unit) {
  std::size_t best = count - 1;
  std::optional<double> least;
  for (std::size_t column = count; column-- > 0;) {
    const std::optional<double> doubt = doubtOf(rows, count, column, unit);
    if (!doubt || (least && *doubt >= *least)) continue;
    least = doubt;
    best = column;
  }
  return best;
}

void giveResults(std::vector<ReadResult>& rows, ResultUnit unit) {
  std::array<std::optional<std::size_t>, mostFigures + 1> columns;
  for (ReadResult& row : rows) {
    const std::vector<ListedFigure>& figures = row.figures;
    if (figures.empty()) continue;
    const auto marked = std::find_if(figures.rbegin(), figures.rend(),
                                     [](const ListedFigure& figure) { return figure.percent; });
    if (marked != figures.rend()) {
      row.entry.result = marked->value;
      continue;
    }
    std::optional<std::size_t>& column = columns[std::min(figures.size(), mostFigures)];
    if (!column) column = resultColumn(rows, figures.size(), unit);
    row.entry.result = figures[*column].value;
  }
}

class ResultListReader {
 public:
  explicit ResultListReader(ResultUnit unit) : unit_(unit) {}

  ResultList read(std::string_view text) {
    LineWalker walker(text);
    while (walker.next()) {
      const std::string_view row = trimmed(walker.line());
      reporter_.moveTo(walker.line(), walker.number());
      if (row.empty() || row.front() == '#' || isDecoration(row)) continue;
      readRow(row, walker.number());
      if (rows_.size() < mostResults) continue;
      reporter_.say(Code::tooManyLines, row, static_cast<std::int32_t>(mostResults));
      break;
    }
    giveResults(rows_, unit_);
    for (ReadResult& row : rows_) list_.entries.push_back(std::move(row.entry));
    list_.findings = reporter_.take();
    return std::move(list_);
  }

 private:
  void readRow(std::string_view row, std::int32_t number) {
    if (const std::string_view line = readLineHeading(row); !line.empty()) {
      line_ = line;
      return;
    }
    ResultRow reader(row, unit_);
    const bool complete = reader.leads() && reader.isPair() && reader.hasFigure();
    if (!complete && readTitle(row, reader)) return;
    if (!reader.leads() && !reader.isPair()) {
      reporter_.say(Code::extraText, row.substr(0, longestName));
      return;
    }
    if (!reader.rest().empty()) reporter_.say(Code::extraText, reader.rest().substr(0, longestName));
    ReadResult read = reader.take();
    const std::vector<std::string>& players = read.entry.players;
    if (players.empty()) {
      reporter_.say(Code::missingName, row);
      return;
    }
    if (std::any_of(players.begin(), players.end(), isPhantomName)) return;
    if (read.entry.line.empty()) read.entry.line = line_;
    read.entry.sourceLine = number;
    rows_.push_back(std::move(read));
  }

  // Headings and titles: what they say of the pairs below.
  bool readTitle(std::string_view row, const ResultRow& reader) {
    const Day day = findDay(row);
    if (list_.day == noDay) list_.day = day;
    if (const std::string_view line = lineInTitle(row); !line.empty()) {
      line_ = line;
      return true;
    }
    if (day != noDay || isColumnHeadings(row)) return true;
    return rows_.empty() && !reader.leads() && !reader.isPair() && !reader.hasScore();
  }

  ResultUnit unit_;
  ResultList list_;
  std::vector<ReadResult> rows_;
  Reporter reporter_;
  std::string line_;
};

}  // namespace

ResultList readResultList(std::string_view text, ResultUnit unit) {
  ResultList refused;
  if (refuse(text, refused.findings)) return refused;
  return ResultListReader(unit).read(text);
}

}  // namespace overtrick

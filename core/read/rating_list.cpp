#include "read/rating_list.h"

#include <algorithm>
#include <array>
#include <utility>

#include "read/fields.h"
#include "read/headings.h"
#include "read/name_text.h"
#include "read/numbers.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

bool isLatinLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::string_view withoutEnd(std::string_view word, std::string_view ends) {
  while (word.size() > 1 && ends.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return word;
}

std::optional<double> figureOf(std::string_view word) { return readDouble(trimmed(withoutEnd(word, "%"))); }

bool isMinus(std::string_view word) { return word == "-" || word == "–" || word == "—" || word == "−"; }

// "?" or, in a cell by itself, a dash says that there is none.
bool isUnknown(std::string_view word) { return word.empty() || word == "?" || isMinus(word); }

// Blanks part words, and every comma stands inside a number: "Jan - Pol 48,5".
bool commasAreDecimal(std::string_view row) {
  const auto isDigitAt = [row](std::size_t i) { return i < row.size() && row[i] >= '0' && row[i] <= '9'; };
  for (std::size_t at = row.find(','); at != std::string_view::npos; at = row.find(',', at + 1)) {
    if (at == 0 || !isDigitAt(at - 1) || !isDigitAt(at + 1)) return false;
  }
  return row.find(' ') != std::string_view::npos;
}

// Where a slash without blanks parts two names, "An/Bea".
std::size_t findSlash(std::string_view text) {
  const auto names = [text](std::size_t i) {
    return isLatinLetter(text[i]) || text[i] == '.' || static_cast<unsigned char>(text[i]) >= 0x80;
  };
  for (std::size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1)) {
    if (at > 1 && at + 2 < text.size() && names(at - 1) && names(at + 1)) return at;
  }
  return std::string_view::npos;
}

// Whether a dash or slash parts names; a comma is then part of one: "Wit, Jan de – Smit, Piet".
bool isParted(std::string_view text) {
  for (const std::string_view joint : {" - ", " – ", " — ", " / "}) {
    const std::size_t at = text.find(joint);
    if (at == std::string_view::npos) continue;
    const std::string_view behind = trimmed(text.substr(at + joint.size()));
    if (!behind.empty() && !isDigit(behind.front())) return true;
  }
  return findSlash(text) != std::string_view::npos;
}

// Every comma stands inside a number or between the parts of a name.
bool commasAreInside(std::string_view row) {
  for (std::size_t at = row.find(','); at != std::string_view::npos; at = row.find(',', at + 1)) {
    if (at == 0 || at + 1 == row.size()) return false;
    const std::string_view behind = trimmed(row.substr(at + 1));
    const bool decimal = isDigit(row[at - 1]) && isDigit(row[at + 1]);
    const bool name =
        !isDigit(row[at - 1]) && row[at + 1] == ' ' && !behind.empty() && !isDigit(behind.front());
    if (!decimal && !name) return false;
  }
  return true;
}

// The row ends in a number that a blank parts from what is in front of it.
bool endsInNumber(std::string_view row) {
  const std::string_view words = trimmed(withoutEnd(row, "% "));
  const std::size_t blank = words.rfind(' ');
  return blank != std::string_view::npos && figureOf(words.substr(blank + 1)).has_value();
}

Separator separatorOfRow(std::string_view row) {
  const Separator separator = separatorOf(row);
  const bool words =
      separator == Separator::gap ||
      (separator == Separator::comma &&
       (commasAreDecimal(row) || (commasAreInside(row) && (isParted(row) || endsInNumber(row)))));
  return words ? Separator::blank : separator;
}

// Where the first of several names ends, and how long what parts it from the next is.
std::size_t findParting(std::string_view text, bool commas, std::size_t& length) {
  std::size_t found = findJoint(text, length);
  while (!commas && found != std::string_view::npos && text[found] == ',') {
    const std::size_t more = findJoint(text.substr(found + 1), length);
    found = more == std::string_view::npos ? more : found + 1 + more;
  }
  const std::size_t slash = findSlash(text);
  if (slash >= found) return found;
  length = 1;
  return slash;
}

// A place or a number that is whole: no handicap.
bool isWhole(std::string_view word) {
  return !word.empty() && isDigit(word.front()) && word.find_first_of(",.") >= word.size() - 1;
}

// A place or a pair's number in front of the names: 12, 2., 3=, 12NS.
bool isLeading(std::string_view word) {
  const std::string_view number = withoutEnd(word, ".:)=");
  return !number.empty() && number.size() <= 8 && number.front() >= '0' && number.front() <= '9';
}

// What people call the pair that is not there.
bool isPhantom(std::string_view name) {
  constexpr std::array<std::string_view, 9> words{"phantom", "fantom",  "spookpaar",  "bye",    "sit-out",
                                                  "rust",    "stilzit", "oversidder", "frirond"};
  return std::find(words.begin(), words.end(), FoldedWord(name).view()) != words.end();
}

// Words of headings in four languages, folded.
constexpr std::string_view headingWords =
    " line lijn linje linie række section sectie sektion groep gruppe grupp place plaats plads plats plac "
    "placering rank rang nr pair pairs paar paren par name names naam namen navn navne namn player players "
    "speler spelers spiller spillere spelare partner makker medspelare handicap hcp score scores result "
    "resultaat resultat uitslag gross bruto brutto % percent percentage pct procent points punten point "
    "poäng "
    "pts mp imp imps vp board boards spellen spil brickor team viertal hold lag member lid medlem ";

bool hasHeadingWord(std::string_view row) {
  for (std::size_t from = 0; from < row.size();) {
    const std::size_t end = std::min(row.find_first_of(" ;,\t|-/:()\"", from), row.size());
    const FoldedWord word(row.substr(from, end - from));
    if (!word.view().empty() &&
        headingWords.find(' ' + std::string(word.view()) + ' ') != std::string_view::npos)
      return true;
    from = end + 1;
  }
  return false;
}

struct ListedPlayer {
  std::string name;
  std::vector<std::optional<double>> numbers;
};

class RatingListReader {
 public:
  explicit RatingListReader(FirstLine firstLine) : firstLine_(firstLine) {}

  RatingList read(std::string_view text) {
    text_ = text;
    LineWalker walker(text);
    while (walker.next()) {
      row_ = trimmed(walker.line());
      reporter_.moveTo(walker.line(), walker.number());
      if (row_.empty() || row_.front() == '#' || isDecoration(row_)) continue;
      readRow(walker.number());
      first_ = false;
      if (list_.entries.size() < mostEntries) continue;
      reporter_.say(Code::tooManyLines, row_, static_cast<std::int32_t>(mostEntries));
      break;
    }
    list_.findings = reporter_.take();
    return std::move(list_);
  }

 private:
  static constexpr std::size_t mostEntries = 100000;

  void readRow(std::int32_t number) {
    if (const std::string_view name = readLineHeading(row_); !name.empty()) {
      line_ = name;
      return;
    }
    if (first_ && std::none_of(row_.begin(), row_.end(), isDigit) &&
        (firstLine_ == FirstLine::heading || hasHeadingWord(row_)))
      return;
    entry_ = {};
    entry_.line = line_;
    entry_.sourceLine = number;
    players_.clear();
    parted_ = isParted(row_);
    const Separator separator = separatorOfRow(row_);
    splitFields(row_, separator, fields_);
    if (separator == Separator::blank) {
      readWords();
    } else {
      readCells();
    }
    if (!fields_.rest.empty()) reporter_.say(Code::extraText, fields_.rest.substr(0, longestName));
    conclude();
  }

  [[nodiscard]] std::string_view fieldAt(std::size_t i) const {
    return i < fields_.fields.size() ? fields_.fields[i] : std::string_view();
  }

  // What stands in front of the first name, from the i-th field on; returns where that begins.
  std::size_t readLead(bool cells) {
    std::size_t i = 0;
    for (; i < fields_.fields.size(); ++i) {
      const std::string_view word = fields_.fields[i];
      if (isLeading(word)) {
        entry_.number = withoutEnd(word, ".:)=");
      } else if (isLine(i, cells)) {
        entry_.line = word;
      } else if (!(cells && isUnknown(word))) {
        break;
      }
    }
    return i;
  }

  // A letter in front of a number, or two capitals in front of two: a line, if a name comes behind them.
  [[nodiscard]] bool isLine(std::size_t i, bool cells) const {
    const std::string_view word = fields_.fields[i];
    const bool letter = word.size() == 1 && isLatinLetter(word.front());
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const bool two = word.size() == 2 && isCapital(word[0]) && isCapital(word[1]) &&
                     isWhole(fieldAt(i + 1)) && isWhole(fieldAt(i + 2));
    if (!entry_.number.empty() || !(two || (letter && (cells || isLeading(fieldAt(i + 1)))))) return false;
    const auto isName = [](std::string_view field) {
      return !figureOf(field) && !isUnknown(field) && !isLeading(field) && field != "%";
    };
    const auto behind = fields_.fields.begin() + static_cast<std::ptrdiff_t>(i + 1);
    return std::any_of(behind, fields_.fields.end(), isName);
  }

  void readCells() {
    const std::size_t first = readLead(true);
    const std::size_t places = handicapPlaces(first);
    for (std::size_t i = first; i < fields_.fields.size(); ++i) {
      const std::string_view cell = fields_.fields[i];
      const std::optional<double> figure = figureOf(cell);
      const std::size_t at = i - first;
      const bool number = at >= 2 * places || at % 2 == 1;
      if (figure || isUnknown(cell)) {
        if (!players_.empty()) players_.back().numbers.push_back(figure);
      } else if (places > 0 && number) {
        reporter_.say(Code::notANumber, cell);
        players_.back().numbers.push_back({});
      } else {
        readNames(cell);
      }
    }
  }

  // Of a row in which words stand where the list has handicaps or the result ("Gus;abc;Hal;12;47,4"): for how
  // many players name and handicap take turns; 0: the words are names.
  std::size_t handicapPlaces(std::size_t first) {
    const std::string shape = shapeOf(fields_, first);
    const auto words = static_cast<std::size_t>(std::count(shape.begin(), shape.end(), 'w'));
    if (words < 2 || turnsOf(shape) > 0) return 0;
    // Three names have one number for all or one each, not two.
    if (shape == "wwwnn" || shape == "wnwwn" || shape == "wwwnnn" || shape == "wnwwnn") return 2;
    const std::size_t turns = turnsOfList();
    if (turns == 0 || shape.size() < 2 * turns || shape.size() > 2 * turns + 2) return 0;
    for (std::size_t i = 0; i < 2 * turns; i += 2)
      if (shape[i] != 'w') return 0;
    return turns;
  }

  // From the i-th field on: w for words, n for a number or none.
  static std::string shapeOf(const FieldList& fields, std::size_t first) {
    std::string shape;
    for (std::size_t i = first; i < fields.fields.size(); ++i) {
      const std::string_view cell = fields.fields[i];
      shape += figureOf(cell) || isUnknown(cell) ? 'n' : 'w';
    }
    return shape;
  }

  // How often a name and a handicap take turns, where nothing but a result and boards comes behind them.
  static std::size_t turnsOf(std::string_view shape) {
    std::size_t turns = 0;
    while (shape.substr(2 * turns, 2) == "wn") ++turns;
    const std::string_view rest = shape.substr(2 * turns);
    return rest.find('w') == std::string_view::npos && rest.size() <= 2 ? turns : 0;
  }

  // What most rows of the list have; looked for once, and only where a row leaves it open.
  std::size_t turnsOfList() {
    if (listTurns_) return *listTurns_;
    std::array<std::size_t, mostPlayers + 1> rows{};
    LineWalker walker(text_);
    FieldList fields;
    while (walker.next()) {
      const std::string_view row = trimmed(walker.line());
      const Separator separator = separatorOfRow(row);
      if (row.empty() || row.front() == '#' || separator == Separator::blank || isParted(row)) continue;
      splitFields(row, separator, fields);
      std::size_t first = 0;
      while (first < fields.fields.size() &&
             (isLeading(fields.fields[first]) || fields.fields[first].size() < 2))
        ++first;
      ++rows[std::min<std::size_t>(turnsOf(shapeOf(fields, first)), mostPlayers)];
    }
    const auto most = std::max_element(rows.begin() + 1, rows.end());
    listTurns_ = *most == 0 ? 0 : static_cast<std::size_t>(most - rows.begin());
    return *listTurns_;
  }

  void readNames(std::string_view text) {
    while (!text.empty()) {
      std::size_t length = 0;
      const std::size_t joint = findParting(text, !parted_, length);
      const std::string_view name = trimmed(text.substr(0, std::min(joint, text.size())));
      if (!name.empty()) players_.push_back({cleanName(name), {}});
      if (joint == std::string_view::npos) return;
      text = text.substr(joint + length);
    }
  }

  void readWords() {
    bool open = false;  // a name is being put together
    for (std::size_t i = readLead(false); i < fields_.fields.size(); ++i) {
      const std::string_view word = fields_.fields[i];
      if (word == "%") continue;
      const std::optional<double> figure = figureOf(word);
      if (!players_.empty() && (figure || word == "?")) {
        players_.back().numbers.push_back(figure);
        open = false;
      } else if (open && isNone(i)) {
        players_.back().numbers.emplace_back();
        open = false;
      } else if (open && isSign(i)) {
        players_.back().numbers.push_back(-*figureOf(fieldAt(++i)));
        open = false;
      } else if (isJoint(word)) {
        open = false;
      } else {
        addWords(word, open);
        open = parted_ || word.back() != ',';
      }
    }
  }

  // A dash behind the last name and in front of the last number, where the others have handicaps: "Jan 12 -
  // Pol - 54".
  [[nodiscard]] bool isNone(std::size_t i) const {
    const std::size_t count = fields_.fields.size();
    const bool last = i + 2 == count || (i + 3 == count && fieldAt(i + 2) == "%");
    if (!last || players_.size() < 2 || !isMinus(fieldAt(i)) || !figureOf(fieldAt(i + 1))) return false;
    return std::none_of(players_.begin(), players_.end() - 1,
                        [](const ListedPlayer& player) { return player.numbers.empty(); });
  }

  // A minus by itself behind the names and in front of the last number. IMPs are so far below nought at most;
  // a larger number has a dash in front.
  [[nodiscard]] bool isSign(std::size_t i) const {
    constexpr double mostImps = 24;
    const std::size_t count = fields_.fields.size();
    const bool last = i + 2 == count || (i + 3 == count && fieldAt(i + 2) == "%");
    if (!last || players_.size() < 2 || !isMinus(fieldAt(i))) return false;
    const std::optional<double> figure = figureOf(fieldAt(i + 1));
    return figure && *figure > 0 && *figure <= mostImps;
  }

  void addWords(std::string_view word, bool open) {
    for (std::size_t slash = findSlash(word); slash != std::string_view::npos; slash = findSlash(word)) {
      addWord(word.substr(0, slash), open);
      word = word.substr(slash + 1);
      open = false;
    }
    addWord(word, open);
  }

  void addWord(std::string_view word, bool open) {
    const std::string name = cleanName(parted_ ? word : withoutEnd(word, ","));
    if (open) {
      players_.back().name += ' ' + name;
    } else {
      players_.push_back({name, {}});
    }
  }

  void conclude() {
    if (players_.empty()) {
      reporter_.say(Code::missingName, row_);
      return;
    }
    if (players_.size() > mostPlayers) {
      reporter_.say(Code::extraText, row_);
      players_.resize(mostPlayers);
    }
    while (!players_.back().numbers.empty() && !players_.back().numbers.back() && tooMany()) {
      players_.back().numbers.pop_back();  // empty cells at the end
    }
    giveNumbers();
    giveSeat();
    entry_.phantom = players_.size() == 1 && isPhantom(players_.front().name);
    for (ListedPlayer& player : players_) {
      const std::optional<double> handicap = player.numbers.empty() ? std::nullopt : player.numbers.front();
      entry_.players.push_back({std::move(player.name), handicap});
    }
    list_.entries.push_back(std::move(entry_));
  }

  [[nodiscard]] bool tooMany() const { return players_.back().numbers.size() > 2; }

  // Numbers to handicaps and result.
  void giveNumbers() {
    std::vector<std::optional<double>>& last = players_.back().numbers;
    const std::size_t count = players_.size();
    const bool atEnd = std::all_of(players_.begin(), players_.end() - 1,
                                   [](const ListedPlayer& player) { return player.numbers.empty(); });
    if (count > 1 && atEnd && last.size() >= count) {
      for (std::size_t i = 0; i + 1 < count; ++i) players_[i].numbers.push_back(last[i]);
      last.erase(last.begin(), last.begin() + static_cast<std::ptrdiff_t>(count - 1));
    } else if (count > 1 && atEnd && last.size() == 1) {
      entry_.result = last.front();
      last.clear();
    }
    if (last.size() > 1) entry_.result = last[1];
    if (last.size() > 2) entry_.boards = last[2];
    const bool inside = std::any_of(players_.begin(), players_.end() - 1,
                                    [](const ListedPlayer& player) { return player.numbers.size() > 1; });
    if (inside) {
      reporter_.say(Code::extraText, row_);
    } else if (last.size() > 3) {
      reporter_.say(Code::extraText, lastFields(last.size() - 3));
    }
  }

  // The row from its last so many numbers on.
  [[nodiscard]] std::string_view lastFields(std::size_t count) const {
    std::size_t i = fields_.fields.size();
    while (i > 0 && isUnknown(fieldAt(i - 1))) --i;
    while (count > 0 && i > 0)
      if (fields_.fields[--i] != "%") --count;
    const auto before = static_cast<std::size_t>(fieldAt(i).data() - row_.data());
    return before < row_.size() ? row_.substr(before) : row_;
  }

  // 3NS and 5A in their parts. Sides are named as they are where both are vulnerable or one is.
  void giveSeat() {
    const std::string& number = entry_.number;
    const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
    if (digits == number.size()) return;
    const std::string letters = number.substr(digits);
    entry_.seatNumber = number.substr(0, digits);
    const std::optional<Vulnerability> side = readVulnerability(letters);
    if (side == Vulnerability::ns) entry_.direction = Direction::ns;
    if (side == Vulnerability::ew) entry_.direction = Direction::ew;
    entry_.room = FoldedWord(letters).view();
  }

  FirstLine firstLine_;
  RatingList list_;
  Reporter reporter_;
  FieldList fields_;
  ListedEntry entry_;
  std::vector<ListedPlayer> players_;
  std::string line_;
  std::string_view text_;
  std::string_view row_;
  std::optional<std::size_t> listTurns_;
  bool first_ = true;
  bool parted_ = false;
};

}  // namespace

RatingList readRatingList(std::string_view text, FirstLine firstLine) {
  RatingList refused;
  if (refuse(text, refused.findings)) return refused;
  return RatingListReader(firstLine).read(text);
}

}  // namespace overtrick

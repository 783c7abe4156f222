#include "read/rating_list.h"

#include <algorithm>
#include <array>
#include <utility>

#include "read/fields.h"
#include "read/headings.h"
#include "read/list_row.h"
#include "read/name_text.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

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
        (firstLine_ == FirstLine::heading || countHeadingWords(row_).known > 0))
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
      parted_ = parted_ || cellsAreSurnames(fields_);
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
        addJoined(word, open);
      }
    }
  }

  // "Jan 28,4- Pol", "Jan -Pol": a dash that stands at one end of a word parts as one by itself does.
  void addJoined(std::string_view word, bool& open) {
    std::size_t front = lengthOfDash(word, true);
    std::size_t back = lengthOfDash(word, false);
    if (front + back >= word.size()) front = back = 0;
    const std::string_view inside = word.substr(front, word.size() - front - back);
    const std::optional<double> figure = back > 0 && front == 0 ? figureOf(inside) : std::nullopt;
    if (figure && !players_.empty()) {
      players_.back().numbers.push_back(figure);
      open = false;
      return;
    }
    addWords(inside, open && front == 0);
    open = back == 0 && (parted_ || inside.back() != ',');
  }

  // Of the dash in front of a word of letters, or behind any word; 0 where there is none.
  static std::size_t lengthOfDash(std::string_view word, bool inFront) {
    for (const std::string_view dash : {"-", "–", "—"}) {
      if (word.size() <= dash.size() || !(inFront ? word.starts_with(dash) : word.ends_with(dash))) continue;
      const char next = inFront ? word[dash.size()] : word[word.size() - dash.size() - 1];
      const bool isWord = isLatinLetter(next) || static_cast<unsigned char>(next) >= 0xC0;
      const bool isEnd =
          isDigit(next) || static_cast<unsigned char>(next) >= 0x80 || next == ')' || next == '.';
      if (isWord || (!inFront && isEnd)) return dash.size();
    }
    return 0;
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
    entry_.phantom = players_.size() == 1 && isPhantomName(players_.front().name);
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

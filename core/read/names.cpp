#include "read/names.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_map>
#include <utility>

#include "read/fields.h"
#include "read/heading_words.h"
#include "read/headings.h"
#include "read/lead.h"
#include "read/list_row.h"
#include "read/name_text.h"
#include "read/numbers.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::int64_t largestHandicap = 1000 * Decimal::one;

// "Jan 28,4", "Jan (28,4)": a number behind the name is the handicap.
NamedPlayer readPlayer(std::string_view text) {
  NamedPlayer player;
  text = trimmed(text);
  const std::size_t blank = text.find_last_of(" \t");
  std::string_view last = blank == std::string_view::npos ? text : text.substr(blank + 1);
  if (last.size() > 2 && last.starts_with('(') && last.ends_with(')')) last = last.substr(1, last.size() - 2);
  const auto handicap = readDecimal(last);
  if (handicap && blank != std::string_view::npos && std::abs(handicap->tenThousandths) <= largestHandicap) {
    player.handicap = static_cast<double>(handicap->tenThousandths) / Decimal::one;
    text = trimmed(text.substr(0, blank));
  }
  player.name = cleanName(text);
  return player;
}

class NameReader {
 public:
  NameReading read(std::string_view text) {
    LineWalker walker(text);
    while (walker.next()) {
      line_ = walker.line();
      number_ = walker.number();
      reporter_.moveTo(line_, number_);
      readLine();
      if (reading_.entries.size() < mostEntries) continue;
      reporter_.say(Code::tooManyLines, line_, static_cast<std::int32_t>(mostEntries));
      break;
    }
    reading_.findings = reporter_.take();
    return std::move(reading_);
  }

 private:
  static constexpr std::size_t mostEntries = 100000;

  void readLine() {
    const std::string_view content = withoutPairWord(trimmed(line_));
    if (content.empty() || isDecoration(content)) return;
    const Separator separator = separatorOf(content);
    if (!isDigit(content.front())) {
      if (directionLine(content)) return;
      if (const auto heading = readSectionHeading(content)) return;
    }
    splitFields(content, separator, fields_);
    const std::string_view first = fields_.fields.front();
    if (!isPairNumber(withoutDot(first))) {
      reporter_.say(isHeading() ? Code::ignoredColumn : Code::extraText, content);
      return;
    }
    entry_ = {};
    entry_.number = withoutDot(first);
    takeDirection();
    entry_.sourceLine = number_;
    if (separator == Separator::blank) {
      const std::string_view names = trimmed(content.substr(first.size()));
      readJoined(names, !isParted(names));
    } else {
      readCells();
    }
    keep(content);
  }

  // "Pair 1 Ann & Bob".
  static std::string_view withoutPairWord(std::string_view row) {
    const std::size_t blank = row.find(' ');
    if (blank == std::string_view::npos || startsWithDigit(row)) return row;
    const std::string_view behind = trimmed(row.substr(blank));
    const bool named = headingMeaning(row.substr(0, blank)).word == HeadingWord::pair;
    return named && startsWithDigit(behind) ? behind : row;
  }

  static std::string_view withoutDot(std::string_view number) {
    while (number.size() > 1 && (number.back() == '.' || number.back() == ':' || number.back() == ')')) {
      number.remove_suffix(1);
    }
    return number;
  }

  bool directionLine(std::string_view content) {
    const HeadingWord word = headingMeaning(content).word;
    if (word != HeadingWord::ns && word != HeadingWord::ew) return false;
    direction_ = word == HeadingWord::ns ? Direction::ns : Direction::ew;
    return true;
  }

  bool isHeading() const {
    return std::count_if(fields_.fields.begin(), fields_.fields.end(), [](std::string_view field) {
             return headingMeaning(field).word != HeadingWord::unknown;
           }) > 0;
  }

  void takeDirection() {
    const std::string& number = entry_.number;
    entry_.direction = direction_;
    std::size_t digits = number.size();
    while (digits > 0 && !isDigit(number[digits - 1])) --digits;
    const HeadingWord suffix = headingMeaning(std::string_view(number).substr(digits)).word;
    if (suffix != HeadingWord::ns && suffix != HeadingWord::ew) return;
    entry_.direction = suffix == HeadingWord::ns ? Direction::ns : Direction::ew;
    entry_.number.resize(digits);
  }

  // "Jan 28,4 - Pol 14,0"
  void readJoined(std::string_view text, bool commas) {
    while (!text.empty() && entry_.players.size() < mostPlayers) {
      std::size_t length = 0;
      const std::size_t joint = findParting(text, commas, length);
      const bool last = joint == std::string_view::npos || entry_.players.size() + 1 == mostPlayers;
      addPlayer(last ? text : text.substr(0, joint));
      if (last) return;
      text = text.substr(joint + length);
    }
  }

  // "Jan;Pol", "Jan;28,4;Pol;14,0", "Jan - Pol"
  void readCells() {
    const bool surnames = cellsAreSurnames(fields_);
    for (std::size_t i = 1; i < fields_.fields.size(); ++i) {
      const std::string_view cell = fields_.fields[i];
      if (isPlaceholder(cell)) continue;
      const auto number = readDecimal(cell);
      if (number && !entry_.players.empty() && !entry_.players.back().handicap) {
        entry_.players.back().handicap = static_cast<double>(number->tenThousandths) / Decimal::one;
      } else if (number) {
        reporter_.say(Code::extraText, cell);
      } else {
        readJoined(cell, !surnames && !isParted(cell));
      }
    }
    if (!fields_.rest.empty()) reporter_.say(Code::extraText, fields_.rest.substr(0, longestName));
  }

  void addPlayer(std::string_view text) {
    NamedPlayer player = readPlayer(text);
    if (player.name.empty() || entry_.players.size() == mostPlayers) return;
    entry_.players.push_back(std::move(player));
  }

  void keep(std::string_view content) {
    if (entry_.players.empty()) {
      reporter_.say(Code::missingName, content);
      return;
    }
    const std::string key = entry_.number + '\0' + static_cast<char>(entry_.direction);
    if (!known_.try_emplace(key, number_).second && entry_.direction != Direction::any) {
      reporter_.say(Code::numberTwice, content);
      return;
    }
    reading_.entries.push_back(std::move(entry_));
  }

  NameReading reading_;
  Reporter reporter_;
  FieldList fields_;
  NamedEntry entry_;
  Direction direction_ = Direction::any;
  std::unordered_map<std::string, std::int32_t> known_;  // looked up, never walked
  std::string_view line_;
  std::int32_t number_ = 0;
};

}  // namespace

NameReading readNames(std::string_view text) {
  NameReading refused;
  if (refuse(text, refused.findings)) return refused;
  return NameReader().read(text);
}

void applyNames(Event& event, const std::vector<NamedEntry>& names) {
  std::unordered_map<std::string_view, std::vector<std::size_t>> byNumber;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    byNumber[withoutZeros(event.entries[i].number)].push_back(i);
  }
  std::vector<Entry> added;
  for (const NamedEntry& named : names) {
    Entry* entry = nullptr;
    if (const auto found = byNumber.find(withoutZeros(named.number)); found != byNumber.end()) {
      for (const std::size_t i : found->second) {
        Entry& candidate = event.entries[i];
        const bool fits = named.direction == Direction::any || candidate.direction == Direction::any ||
                          candidate.direction == named.direction;
        if (entry == nullptr && fits && candidate.players.empty()) entry = &candidate;
      }
    }
    Entry fresh;
    fresh.number = named.number;
    fresh.direction = named.direction;
    Entry& target = entry != nullptr ? *entry : added.emplace_back(std::move(fresh));
    for (const NamedPlayer& player : named.players) {
      target.players.push_back({static_cast<std::int32_t>(event.players.size())});
      event.players.push_back({player.name, "", player.handicap});
    }
  }
  for (Entry& entry : added) event.entries.push_back(std::move(entry));
}

}  // namespace overtrick

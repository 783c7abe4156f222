#include "write/travellers.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "read/entries.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"
#include "write/outcome.h"

namespace overtrick {
namespace {

struct Alphabet {
  const char* board;
  const char* section;
  const char* within;    // before the section that a board is compared within
  const char* expected;  // before the number of its results
  const char* strains[5];
  const char* seats[4];
  // Of read/words.h.
  const char* passed;
  const char* notPlayed;
  const char* bye;
  const char* reverse;
  const char* group;
};

constexpr Alphabet english = {"Board",
                              "Section",
                              "within section",
                              "expected",
                              {"C", "D", "H", "S", "NT"},
                              {"N", "E", "S", "W"},
                              "PASS",
                              "NP",
                              "sit-out",
                              "reverse",
                              "group"};
constexpr Alphabet dutch = {
    "Spel", "Lijn", "binnen lijn", "verwacht", {"K", "R", "H", "S", "SA"}, {"N", "O", "Z", "W"}, "PAS",
    "NG",   "rust", "omgekeerd",   "groep"};
constexpr Alphabet danish = {"Spil",
                             "Række",
                             "inden for række",
                             "forventet",
                             {"K", "R", "H", "S", "UT"},
                             {"N", "Ø", "S", "V"},
                             "PAS",
                             "ikke spillet",
                             "oversidder",
                             "omvendt",
                             "gruppe"};
constexpr Alphabet swedish = {"Bricka",
                              "Grupp",
                              "inom grupp",
                              "förväntat",
                              {"K", "R", "H", "S", "NT"},
                              {"N", "Ö", "S", "V"},
                              "PASS",
                              "ej spelad",
                              "frirond",
                              "omvänt",
                              "grupp"};

const Alphabet& lettersOf(Notation notation) {
  switch (notation) {
    case Notation::dutch:
      return dutch;
    case Notation::danish:
      return danish;
    case Notation::swedish:
      return swedish;
    default:
      return english;
  }
}

std::string tricks(std::int32_t over) {
  if (over == 0) return "=";
  return (over > 0 ? "+" : "") + std::to_string(over);
}

std::string contractResult(const PlayedContract& played, const Alphabet& letters) {
  constexpr const char* doublings[] = {"", "x", "xx"};
  std::string text = std::to_string(played.contract.level);
  text += letters.strains[static_cast<std::size_t>(played.contract.strain)];
  text += doublings[static_cast<std::size_t>(played.contract.doubling)];
  text += ' ';
  text += letters.seats[static_cast<std::size_t>(played.declarer)];
  text += ' ';
  text += tricks(played.tricks - played.contract.level - 6);
  if (played.score) text += " " + std::to_string(*played.score);
  return text;
}

// North-South and East-West by the letters of their seats.
std::string oneSidedText(const OneSided& given, const Alphabet& letters) {
  const std::size_t first = given.adjusted == Side::ns ? 0 : 1;
  return std::string(letters.seats[first]) + letters.seats[first + 2] + ":" + awardText(given.award) + " " +
         std::to_string(given.score);
}

std::string outcomeText(const Outcome& outcome, const Alphabet& letters) {
  if (const auto* played = std::get_if<PlayedContract>(&outcome)) return contractResult(*played, letters);
  if (const auto* bare = std::get_if<BareScore>(&outcome)) return std::to_string(bare->score);
  if (std::holds_alternative<PassedOut>(outcome)) return letters.passed;
  if (std::holds_alternative<NotPlayed>(outcome)) return letters.notPlayed;
  if (std::holds_alternative<Bye>(outcome)) return letters.bye;
  if (const auto* given = std::get_if<OneSided>(&outcome)) return oneSidedText(*given, letters);
  return outcomeWord(outcome);
}

const Entry* entryOf(const Event& event, EntryIndex entry) {
  return entry.known() ? &event.entries[static_cast<std::size_t>(entry.value)] : nullptr;
}

// Whether every entry that plays has this direction, that of the side where it sits, or any of both.
bool allSit(const Event& event, bool anywhere) {
  for (const Line& line : event.lines) {
    const Entry* ns = entryOf(event, line.ns);
    const Entry* ew = entryOf(event, line.ew);
    if (ns != nullptr && ns->direction != (anywhere ? Direction::any : Direction::ns)) return false;
    if (ew != nullptr && ew->direction != (anywhere ? Direction::any : Direction::ew)) return false;
  }
  return true;
}

// A team's name behind its number is not part of a line, as players' names are not.
std::string_view bareNumber(const Entry& entry) {
  const std::string_view number = entry.number;
  const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
  return digits > 0 && digits < number.size() && number[digits] == ' ' ? number.substr(0, digits) : number;
}

// Which entries a line cannot call by their number: they have none, or an entry before them is read by it (4 and 004
// in one section and direction).
std::vector<bool> namelessEntries(const Event& event) {
  EntryBook book;
  std::vector<std::uint8_t> met;  // by number: a bit for each direction
  std::vector<bool> nameless;
  for (const Entry& entry : event.entries) {
    nameless.push_back(isPlaceholder(trimmed(entry.number)));
    if (nameless.back()) continue;
    const auto at = static_cast<std::size_t>(book.note(bareNumber(entry), entry.section).value);
    if (at >= met.size()) met.resize(at + 1);
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(entry.direction));
    nameless.back() = (met[at] & bit) != 0;
    met[at] |= bit;
  }
  return nameless;
}

// What each entry is called on a line: where its number does not do, the next one that nobody has, since nobody, or
// somebody else, would be read in its place.
class EntryNumbers {
 public:
  explicit EntryNumbers(const Event& event) : event_(event) {
    const std::vector<bool> nameless = namelessEntries(event);
    if (std::find(nameless.begin(), nameless.end(), true) == nameless.end()) return;
    std::int32_t last = 0;
    for (const Entry& entry : event.entries) {
      const auto number = readCount(bareNumber(entry));
      if (number && *number <= largestTaken) last = std::max(last, *number);
    }
    for (const bool one : nameless) made_.push_back(one ? std::to_string(++last) : std::string());
  }

  [[nodiscard]] std::string_view of(EntryIndex index) const {
    const auto at = static_cast<std::size_t>(index.value);
    return made_.empty() || made_[at].empty() ? bareNumber(event_.entries[at]) : made_[at];
  }

 private:
  static constexpr std::int32_t largestTaken = 9999;
  const Event& event_;
  std::vector<std::string> made_;  // by entry; none where all have a number
};

// The lines with bare numbers in place of entries, as a reader sees them.
std::vector<Line> linesOfNumbers(const Event& event, const EntryNumbers& numbers) {
  EntryBook book;
  std::vector<Line> lines;
  lines.reserve(event.lines.size());
  for (const Line& line : event.lines) {
    Line bare;
    bare.board = line.board;
    if (const Entry* ns = entryOf(event, line.ns)) bare.ns = book.note(numbers.of(line.ns), ns->section);
    if (const Entry* ew = entryOf(event, line.ew)) bare.ew = book.note(numbers.of(line.ew), ew->section);
    lines.push_back(std::move(bare));
  }
  return lines;
}

// Whether numbers have to say their direction (1NS): a reader would not see it, since no pair met its own
// number, or would see it where it is not.
bool needsDirections(const Event& event, const EntryNumbers& numbers) {
  if (allSit(event, true)) return false;
  return !allSit(event, false) || !looksLikeMitchell(linesOfNumbers(event, numbers));
}

class NumberWriter {
 public:
  NumberWriter(const Event& event, const Alphabet& letters)
      : event_(event), letters_(letters), numbers_(event), directed_(needsDirections(event, numbers_)) {}

  void append(std::string& text, EntryIndex index) const {
    const Entry* entry = entryOf(event_, index);
    text += entry == nullptr ? std::string_view("-") : numbers_.of(index);
    if (entry == nullptr || !directed_ || entry->direction == Direction::any) return;
    const std::size_t first = entry->direction == Direction::ns ? 0 : 1;
    text.append(letters_.seats[first]).append(letters_.seats[first + 2]);
  }

 private:
  const Event& event_;
  const Alphabet& letters_;
  EntryNumbers numbers_;
  bool directed_;
};

// The section of those who met on the line.
SectionIndex sectionOf(const Event& event, const Line& line) {
  for (const EntryIndex side : {line.ns, line.ew}) {
    const Entry* entry = entryOf(event, side);
    if (entry != nullptr && entry->section.known()) return entry->section;
  }
  return {};
}

// The heading of a section: its name between quotes where it would be read as something else, and a dash where that
// would be, too.
std::string sectionLine(const std::string& name, const std::string& word) {
  for (const char* quote : {"", "\""}) {
    std::string line = word + quote + name + quote;
    const auto heading = readSectionHeading(line);
    const bool readBack = heading && heading->name == name && name.find_first_of("\r\n") == std::string::npos;
    if (readBack && !isPlaceholder(name) && !readBoardHeading(line) && readSheetHeading(line).empty())
      return line;
  }
  return word + "-";
}

// The heading of each section, and at the end that of none: a dash.
std::vector<std::string> sectionLines(const Event& event, const Alphabet& letters) {
  const std::string word = std::string(letters.section) + " ";
  std::vector<std::string> lines;
  for (const std::string& name : event.sections) lines.push_back(sectionLine(name, word));
  lines.push_back(word + "-");
  return lines;
}

// The section that the board is compared within stands there unless its name would be read as something else.
std::string boardLine(const Event& event, const Board& board, const Alphabet& letters) {
  const std::string number = std::string(letters.board) + " " + std::to_string(board.number);
  const std::string expected =
      board.expected > 0 ? std::string(", ") + letters.expected + " " + std::to_string(board.expected)
                         : std::string();
  if (!board.section.known()) return number + expected;
  const std::string& name = event.sections[static_cast<std::size_t>(board.section.value)];
  const std::string line =
      std::string(number).append(" ").append(letters.within).append(" ").append(name) + expected;
  const auto heading = readBoardHeading(line);
  const bool readBack =
      !name.empty() && heading && heading->within == name && name.find_first_of("\r\n") == std::string::npos;
  return readBack ? line : number + expected;
}

// The lines of each board.
std::vector<std::vector<const Line*>> writtenByBoard(const Event& event) {
  std::vector<std::vector<const Line*>> boards(event.boards.size());
  for (const Line& line : event.lines) boards[static_cast<std::size_t>(line.board.value)].push_back(&line);
  return boards;
}

}  // namespace

std::string writeResult(const Line& line, Notation notation) {
  const Alphabet& letters = lettersOf(notation);
  std::string text = outcomeText(line.outcome, letters);
  // Two words are read as one result where nothing follows them.
  if (std::holds_alternative<NotPlayed>(line.outcome) && (line.reverse || line.group > 0)) {
    text = english.notPlayed;
  }
  if (line.reverse) text += std::string(" ") + letters.reverse;
  if (line.group > 0) text += std::string(" ") + letters.group + " " + std::to_string(line.group);
  return text;
}

std::string writeTravellers(const Event& event, Notation notation) {
  const Alphabet& letters = lettersOf(notation);
  const NumberWriter numbers(event, letters);
  const std::vector<std::vector<const Line*>> lines = writtenByBoard(event);
  const std::vector<std::string> headings = sectionLines(event, letters);
  std::string text;
  // At the beginning, where nothing is said, nobody has a section.
  std::string_view section = headings.back();
  const auto moveTo = [&](const Line& line) {
    if (!line.ns.known() && !line.ew.known()) return;
    const SectionIndex own = sectionOf(event, line);
    const std::string_view heading =
        own.known() ? headings[static_cast<std::size_t>(own.value)] : headings.back();
    if (heading == section) return;
    section = heading;
    text.append(section).append("\n");
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].empty()) moveTo(*lines[i].front());
    text.append(boardLine(event, event.boards[i], letters)).append("\n");
    for (const Line* line : lines[i]) {
      moveTo(*line);
      numbers.append(text, line->ns);
      text += '\t';
      numbers.append(text, line->ew);
      text += '\t';
      text.append(writeResult(*line, notation)).append("\n");
    }
  }
  return text;
}

}  // namespace overtrick

#include "read/history_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "read/csv.h"
#include "read/date_text.h"
#include "read/name_text.h"
#include "read/numbers.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Cell : std::uint8_t { date, session, player, partner, gross, field, other };
constexpr std::size_t columnCount = static_cast<std::size_t>(Cell::other);

struct HistoryHeading {
  std::string_view word;
  Cell column;
};

// English, Dutch, Danish, Swedish, without blanks and dots.
// clang-format off
constexpr auto historyHeadings = std::to_array<HistoryHeading>({
  {"date", Cell::date}, {"day", Cell::date}, {"datum", Cell::date}, {"speeldatum", Cell::date},
  {"dato", Cell::date}, {"spilledato", Cell::date}, {"speldatum", Cell::date}, {"dag", Cell::date},
  {"session", Cell::session}, {"event", Cell::session}, {"evening", Cell::session}, {"zitting", Cell::session},
  {"sessie", Cell::session}, {"avond", Cell::session}, {"speelavond", Cell::session}, {"wedstrijd", Cell::session},
  {"klubaften", Cell::session}, {"aften", Cell::session}, {"spilleaften", Cell::session}, {"turnering", Cell::session},
  {"tävling", Cell::session}, {"spelkväll", Cell::session}, {"kväll", Cell::session},
  {"player", Cell::player}, {"player1", Cell::player}, {"name", Cell::player}, {"name1", Cell::player},
  {"players", Cell::player}, {"names", Cell::player}, {"pair", Cell::player}, {"speler", Cell::player},
  {"speler1", Cell::player}, {"naam", Cell::player}, {"naam1", Cell::player}, {"spelers", Cell::player},
  {"namen", Cell::player}, {"paar", Cell::player}, {"spiller", Cell::player}, {"spiller1", Cell::player},
  {"navn", Cell::player}, {"navn1", Cell::player}, {"spillere", Cell::player}, {"navne", Cell::player},
  {"par", Cell::player}, {"spelare", Cell::player}, {"spelare1", Cell::player}, {"namn", Cell::player},
  {"namn1", Cell::player},
  {"partner", Cell::partner}, {"player2", Cell::partner}, {"name2", Cell::partner}, {"speler2", Cell::partner},
  {"naam2", Cell::partner}, {"makker", Cell::partner}, {"spiller2", Cell::partner}, {"navn2", Cell::partner},
  {"medspelare", Cell::partner}, {"spelare2", Cell::partner}, {"namn2", Cell::partner},
  {"gross", Cell::gross}, {"gross%", Cell::gross}, {"score", Cell::gross}, {"score%", Cell::gross}, {"%", Cell::gross},
  {"percent", Cell::gross}, {"percentage", Cell::gross}, {"pct", Cell::gross}, {"result", Cell::gross},
  {"bruto", Cell::gross}, {"resultaat", Cell::gross}, {"uitslag", Cell::gross}, {"procent", Cell::gross},
  {"brutto", Cell::gross}, {"resultat", Cell::gross}, {"utfall", Cell::gross},
  {"field", Cell::field}, {"section", Cell::field}, {"line", Cell::field}, {"veld", Cell::field},
  {"sectie", Cell::field}, {"lijn", Cell::field}, {"afdeling", Cell::field}, {"groep", Cell::field}, {"felt", Cell::field},
  {"række", Cell::field}, {"sektion", Cell::field}, {"fält", Cell::field}, {"grupp", Cell::field},
});
// clang-format on

Cell columnOf(std::string_view text) {
  const FoldedWord folded(text);
  for (const HistoryHeading& heading : historyHeadings) {
    if (isWord(folded.view(), heading.word)) return heading.column;
  }
  return Cell::other;
}

// Gives names numbers in the order in which they come.
class Names {
 public:
  explicit Names(std::vector<std::string>& list) : list_(list) {}
  std::int32_t of(std::string_view name) {
    const std::string clean = cleanName(name);
    const auto [found, isNew] = numbers_.try_emplace(clean, static_cast<std::int32_t>(list_.size()));
    if (isNew) list_.push_back(clean);
    return found->second;
  }

 private:
  std::vector<std::string>& list_;
  std::map<std::string, std::int32_t, std::less<>> numbers_;
};

class HistoryReader {
 public:
  HistoryList read(std::string_view text) {
    CsvWalker walker(text, csvSeparator(text));
    while (walker.next()) {
      const std::string_view record = trimmed(walker.record());
      if (walker.line() == 1 && record.starts_with("sep=")) continue;
      if (record.empty() || record.front() == '#' || isOnlySeparators(record)) continue;
      reporter_.moveTo(walker.record(), walker.line());
      if (walker.unclosed()) reporter_.say(Code::unclosedQuote, record);
      cells_ = &walker.cells();
      if (!placed_ && takeHeadings(record)) continue;
      readRow(record, walker.line());
      if (list_.rows.size() < mostRows) continue;
      reporter_.say(Code::tooManyLines, record, static_cast<std::int32_t>(mostRows));
      break;
    }
    list_.findings = reporter_.take();
    return std::move(list_);
  }

 private:
  static constexpr std::size_t mostRows = 1000000;
  static constexpr std::size_t nowhere = SIZE_MAX;

  static bool isOnlySeparators(std::string_view record) {
    return record.find_first_not_of(";,\t \"") == std::string_view::npos;
  }

  // True when this row names the columns. One heading is not enough: a player may be called Par.
  bool takeHeadings(std::string_view record) {
    placed_ = true;
    std::array<std::size_t, columnCount> found;
    found.fill(nowhere);
    std::size_t known = 0;
    for (std::size_t i = 0; i < cells_->size(); ++i) {
      const std::string_view cell = trimmed((*cells_)[i]);
      Cell column = columnOf(cell);
      if (column == Cell::other) continue;
      // Two columns of players are player and partner.
      if (column == Cell::player && found[at(column)] != nowhere) column = Cell::partner;
      if (found[at(column)] != nowhere) continue;
      found[at(column)] = i;
      ++known;
    }
    if (known < 2) return false;
    at_ = found;
    for (std::size_t i = 0; i < cells_->size(); ++i) {
      if (std::find(at_.begin(), at_.end(), i) == at_.end() && !trimmed((*cells_)[i]).empty()) {
        reporter_.say(Code::ignoredColumn, trimmed((*cells_)[i]));
      }
    }
    for (const Cell column : {Cell::date, Cell::session, Cell::player, Cell::gross}) {
      if (!isMissing(column)) continue;
      reporter_.say(Code::missingColumn, record, static_cast<std::int32_t>(column));
    }
    return true;
  }

  [[nodiscard]] bool isMissing(Cell column) const { return at_[at(column)] == nowhere; }

  static std::size_t at(Cell column) { return static_cast<std::size_t>(column); }

  // A neutralised formula ('=1+1) is the text behind the apostrophe.
  static std::string_view plain(std::string_view cell) {
    const bool neutralised = cell.size() > 1 && cell[0] == '\'' &&
                             std::string_view("=+-@'").find(cell[1]) != std::string_view::npos;
    return neutralised ? cell.substr(1) : cell;
  }

  [[nodiscard]] std::string_view cell(Cell column) const {
    const std::size_t index = at_[at(column)];
    return index < cells_->size() ? plain(trimmed((*cells_)[index])) : std::string_view();
  }

  void readRow(std::string_view record, std::int32_t line) {
    if (isMissing(Cell::session) || isMissing(Cell::player) || isMissing(Cell::gross)) return;
    HistoryRow row;
    row.sourceLine = line;
    std::string_view player = cell(Cell::player);
    std::string_view partner = cell(Cell::partner);
    if (isMissing(Cell::partner)) splitNames(player, partner);
    const std::string_view session = cell(Cell::session);
    if (player.empty() || partner.empty()) {
      reporter_.say(Code::missingName, record);
      return;
    }
    if (session.empty()) {
      reporter_.say(Code::missingField, record, filledCells(), 5);
      return;
    }
    if (!readGross(record, row)) return;
    const std::string_view date = cell(Cell::date);
    row.day = readDay(date);
    if (row.day == noDay && !isMissing(Cell::date))
      reporter_.say(Code::unreadableDate, date.empty() ? record : date);
    row.session = sessions_.of(session);
    row.player = players_.of(player);
    row.partner = players_.of(partner);
    if (const std::string_view field = cell(Cell::field); !field.empty()) row.field = fields_.of(field);
    list_.rows.push_back(row);
  }

  [[nodiscard]] std::int32_t filledCells() const {
    return static_cast<std::int32_t>(std::count_if(
        cells_->begin(), cells_->end(), [](std::string_view one) { return !trimmed(one).empty(); }));
  }

  static void splitNames(std::string_view& player, std::string_view& partner) {
    std::size_t length = 0;
    const std::size_t joint = findJoint(player, length);
    if (joint == std::string_view::npos) return;
    partner = trimmed(player.substr(joint + length));
    player = trimmed(player.substr(0, joint));
  }

  bool readGross(std::string_view record, HistoryRow& row) {
    std::string_view text = cell(Cell::gross);
    if (text.empty()) {
      reporter_.say(Code::missingField, record, filledCells(), 5);
      return false;
    }
    std::string_view number = text;
    if (number.back() == '%') number = trimmed(number.substr(0, number.size() - 1));
    const std::optional<double> gross = readDouble(number);
    if (!gross) {
      reporter_.say(Code::notANumber, text);
      return false;
    }
    row.gross = *gross;
    return true;
  }

  HistoryList list_;
  Reporter reporter_;
  Names players_{list_.players};
  Names sessions_{list_.sessions};
  Names fields_{list_.fields};
  const std::vector<std::string_view>* cells_ = nullptr;
  std::array<std::size_t, columnCount> at_{0, 1, 2, 3, 4, nowhere};
  bool placed_ = false;
};

}  // namespace

HistoryList readHistoryList(std::string_view bytes) {
  return readDecoded<HistoryList>(bytes, [](std::string_view text) { return HistoryReader().read(text); });
}

}  // namespace overtrick

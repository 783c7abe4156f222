#include "read/history_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "read/csv.h"
#include "read/date_text.h"
#include "read/encoding.h"
#include "read/name_text.h"
#include "read/numbers.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Column : std::uint8_t { date, session, player, partner, gross, field, other };
constexpr std::size_t columnCount = static_cast<std::size_t>(Column::other);

struct Heading {
  std::string_view word;
  Column column;
};

// English, Dutch, Danish, Swedish, without blanks and dots.
// clang-format off
constexpr auto headings = std::to_array<Heading>({
  {"date", Column::date}, {"day", Column::date}, {"datum", Column::date}, {"speeldatum", Column::date},
  {"dato", Column::date}, {"spilledato", Column::date}, {"speldatum", Column::date}, {"dag", Column::date},
  {"session", Column::session}, {"event", Column::session}, {"evening", Column::session}, {"zitting", Column::session},
  {"sessie", Column::session}, {"avond", Column::session}, {"speelavond", Column::session}, {"wedstrijd", Column::session},
  {"klubaften", Column::session}, {"aften", Column::session}, {"spilleaften", Column::session}, {"turnering", Column::session},
  {"tävling", Column::session}, {"spelkväll", Column::session}, {"kväll", Column::session},
  {"player", Column::player}, {"player1", Column::player}, {"name", Column::player}, {"name1", Column::player},
  {"players", Column::player}, {"names", Column::player}, {"pair", Column::player}, {"speler", Column::player},
  {"speler1", Column::player}, {"naam", Column::player}, {"naam1", Column::player}, {"spelers", Column::player},
  {"namen", Column::player}, {"paar", Column::player}, {"spiller", Column::player}, {"spiller1", Column::player},
  {"navn", Column::player}, {"navn1", Column::player}, {"spillere", Column::player}, {"navne", Column::player},
  {"par", Column::player}, {"spelare", Column::player}, {"spelare1", Column::player}, {"namn", Column::player},
  {"namn1", Column::player},
  {"partner", Column::partner}, {"player2", Column::partner}, {"name2", Column::partner}, {"speler2", Column::partner},
  {"naam2", Column::partner}, {"makker", Column::partner}, {"spiller2", Column::partner}, {"navn2", Column::partner},
  {"medspelare", Column::partner}, {"spelare2", Column::partner}, {"namn2", Column::partner},
  {"gross", Column::gross}, {"gross%", Column::gross}, {"score", Column::gross}, {"score%", Column::gross}, {"%", Column::gross},
  {"percent", Column::gross}, {"percentage", Column::gross}, {"pct", Column::gross}, {"result", Column::gross},
  {"bruto", Column::gross}, {"resultaat", Column::gross}, {"uitslag", Column::gross}, {"procent", Column::gross},
  {"brutto", Column::gross}, {"resultat", Column::gross}, {"utfall", Column::gross},
  {"field", Column::field}, {"section", Column::field}, {"line", Column::field}, {"veld", Column::field},
  {"sectie", Column::field}, {"lijn", Column::field}, {"groep", Column::field}, {"felt", Column::field},
  {"række", Column::field}, {"sektion", Column::field}, {"fält", Column::field}, {"grupp", Column::field},
});
// clang-format on

Column columnOf(std::string_view text) {
  const FoldedWord folded(text);
  for (const Heading& heading : headings) {
    if (isWord(folded.view(), heading.word)) return heading.column;
  }
  return Column::other;
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
      Column column = columnOf(cell);
      if (column == Column::other) continue;
      // Two columns of players are player and partner.
      if (column == Column::player && found[at(column)] != nowhere) column = Column::partner;
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
    for (const Column column : {Column::date, Column::session, Column::player, Column::gross}) {
      if (!isMissing(column)) continue;
      reporter_.say(Code::missingColumn, record, static_cast<std::int32_t>(column));
    }
    return true;
  }

  [[nodiscard]] bool isMissing(Column column) const { return at_[at(column)] == nowhere; }

  static std::size_t at(Column column) { return static_cast<std::size_t>(column); }

  // A neutralised formula ('=1+1) is the text behind the apostrophe.
  static std::string_view plain(std::string_view cell) {
    const bool neutralised = cell.size() > 1 && cell[0] == '\'' &&
                             std::string_view("=+-@'").find(cell[1]) != std::string_view::npos;
    return neutralised ? cell.substr(1) : cell;
  }

  [[nodiscard]] std::string_view cell(Column column) const {
    const std::size_t index = at_[at(column)];
    return index < cells_->size() ? plain(trimmed((*cells_)[index])) : std::string_view();
  }

  void readRow(std::string_view record, std::int32_t line) {
    if (isMissing(Column::session) || isMissing(Column::player) || isMissing(Column::gross)) return;
    HistoryRow row;
    row.sourceLine = line;
    std::string_view player = cell(Column::player);
    std::string_view partner = cell(Column::partner);
    if (isMissing(Column::partner)) splitNames(player, partner);
    const std::string_view session = cell(Column::session);
    if (player.empty() || partner.empty()) {
      reporter_.say(Code::missingName, record);
      return;
    }
    if (session.empty()) {
      reporter_.say(Code::missingField, record, filledCells(), 5);
      return;
    }
    if (!readGross(record, row)) return;
    const std::string_view date = cell(Column::date);
    row.day = readDay(date);
    if (row.day == noDay && !isMissing(Column::date))
      reporter_.say(Code::unreadableDate, date.empty() ? record : date);
    row.session = sessions_.of(session);
    row.player = players_.of(player);
    row.partner = players_.of(partner);
    if (const std::string_view field = cell(Column::field); !field.empty()) row.field = fields_.of(field);
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
    std::string_view text = cell(Column::gross);
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
  HistoryList refused;
  if (refuse(bytes, refused.findings)) return refused;
  std::string buffer;
  return HistoryReader().read(decodeText(bytes, buffer).text);
}

}  // namespace overtrick

#include "read/csv_event.h"

#include <string>
#include <unordered_map>
#include <utility>

#include "read/contract_text.h"
#include "read/csv.h"
#include "read/director_outcome.h"
#include "read/entry_ids.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/session_list.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Table : std::uint8_t { none, event, section, player, pair, board, result };

// A neutralised cell ('=…) is the text behind the apostrophe.
std::string_view plain(std::string_view cell) {
  if (cell.starts_with('\'')) cell.remove_prefix(1);
  return cell;
}

class OwnCsvReader {
 public:
  FileReading read(std::string_view text, char separator) {
    CsvWalker walker(text, separator);
    const std::size_t limit = mostLinesOf(text.size());
    const std::size_t mostPairs = mostPairsOf(text.size());
    bool full = false;
    while (walker.next()) {
      walker_ = &walker;
      cells_ = &walker.cells();
      line_ = walker.line();
      reporter_.moveTo(walker.record(), line_);
      if (walker.unclosed()) reporter_.say(Code::unclosedQuote, walker.record().substr(0, 1));
      if (!walker.stray().empty()) reporter_.say(Code::extraText, walker.stray());
      readRecord();
      const bool crowded = isCrowded(reading_.event, mostPairs);
      if (!crowded && reading_.event.lines.size() < limit) continue;
      reporter_.say(crowded ? Code::tooManyPairs : Code::tooManyLines, walker.record().substr(0, 1),
                    static_cast<std::int32_t>(crowded ? mostPairs : limit));
      full = true;
      break;
    }
    if (!full) checkEnd(text, walker.record());
    reading_.program = "Overtrick";
    reading_.findings = reporter_.take();
    return std::move(reading_);
  }

 private:
  std::string_view cell(std::size_t i) const {
    return i < cells_->size() ? plain((*cells_)[i]) : std::string_view();
  }
  std::string_view raw(std::size_t i) const { return i < cells_->size() ? (*cells_)[i] : std::string_view(); }
  Event& event() { return reading_.event; }

  void readRecord() {
    if (cells_->size() == 1 && raw(0).empty()) return;
    if (!readCount(raw(0))) {
      table_ = tableOf(raw(0));
      columns_ = cells_->size();
      if (table_ == Table::none) reporter_.say(Code::unknownTable, walker_->written(0));
      if (table_ == Table::result) nameEntries();
      return;
    }
    switch (table_) {
      case Table::event:
        return readEvent();
      case Table::section:
        event().sections.emplace_back(cell(1));
        return;
      case Table::player:
        return readPlayer();
      case Table::pair:
        return readPair();
      case Table::board:
        return readBoard();
      case Table::result:
        return readResult();
      case Table::none:
        break;
    }
    reporter_.say(Code::extraText, walker_->written(0));
  }

  static Table tableOf(std::string_view heading) {
    if (heading == csv::eventHeading[0]) return Table::event;
    if (heading == csv::sectionHeading[0]) return Table::section;
    if (heading == csv::playerHeading[0]) return Table::player;
    if (heading == csv::pairHeading[0]) return Table::pair;
    if (heading == csv::boardHeading[0]) return Table::board;
    return heading == csv::resultHeading[0] ? Table::result : Table::none;
  }

  // A file may end before its last row does, or before its last rows. Ours has all its tables: one that stops short of
  // the results, and within a line, may have stopped within any cell, also that of how many results there are.
  void checkEnd(std::string_view text, std::string_view record) {
    const bool ended = record.data() + record.size() < text.data() + text.size();
    const bool shortRow = cells_ != nullptr && cells_->size() < columns_;
    if (!ended && (shortRow || table_ != Table::result)) reporter_.say(Code::cutOff, record);
    if (results_ < stated_) reporter_.say(Code::resultsMissing, record, stated_, results_);
  }

  void readEvent() {
    stated_ = readCount(cell(4)).value_or(0);
    event().name = cell(1);
    event().date = cell(2);
    constexpr std::string_view names[] = {"matchpoints", "crossimps", "butler", "teams"};
    for (std::uint8_t i = 0; i < 4; ++i) {
      if (cell(3) == names[i]) event().scoring = static_cast<Scoring>(i);
    }
  }

  void readPlayer() {
    Player player;
    player.name = cell(1);
    player.number = cell(2);
    if (!cell(3).empty()) player.handicap = readDouble(cell(3));
    if (!cell(3).empty() && !player.handicap) reporter_.say(Code::notANumber, walker_->written(3));
    event().players.push_back(std::move(player));
  }

  void readPair() {
    Entry entry;
    entry.number = cell(1);
    entry.section = sectionNamed(2);
    if (cell(3) == "NS") entry.direction = Direction::ns;
    if (cell(3) == "EW") entry.direction = Direction::ew;
    std::string_view players = cell(4);
    while (!players.empty()) {
      const std::size_t blank = players.find(' ');
      const auto index = readCount(players.substr(0, blank));
      if (index && *index >= 1 && static_cast<std::size_t>(*index) <= event().players.size()) {
        entry.players.push_back({*index - 1});
      } else {
        reporter_.say(Code::unknownReference, walker_->written(4));
      }
      players = blank == std::string_view::npos ? std::string_view() : players.substr(blank + 1);
    }
    entry.phantom = cell(5) == "yes";
    entry.penalty = adjustment(6);
    entry.carryOver = adjustment(8);
    if (!readSessionList(cell(10), entry.sessions)) reporter_.say(Code::notANumber, walker_->written(10));
    event().entries.push_back(std::move(entry));
  }

  Adjustment adjustment(std::size_t at) {
    Adjustment adjusted;
    if (cell(at).empty()) return adjusted;
    const auto amount = readDecimal(cell(at));
    if (!amount) {
      reporter_.say(Code::notANumber, walker_->written(at));
      return adjusted;
    }
    adjusted.amount = *amount;
    adjusted.unit = cell(at + 1) == "percent" ? Adjustment::Unit::percent : Adjustment::Unit::points;
    return adjusted;
  }

  SectionIndex sectionNamed(std::size_t at) {
    if (cell(at).empty()) return {};
    for (std::size_t i = 0; i < event().sections.size(); ++i) {
      if (event().sections[i] == cell(at)) return {static_cast<std::int32_t>(i)};
    }
    reporter_.say(Code::unknownReference, walker_->written(at));
    return {};
  }

  void readBoard() {
    const auto number = readCount(cell(1));
    if (!number) {
      reporter_.say(Code::notANumber, walker_->written(1));
      return;
    }
    Board board;
    board.number = *number;
    board.section = sectionNamed(2);
    board.expected = readSigned(cell(3)).value_or(0);
    board.session = readSession(cell(4));
    if (board.session == 0 && !cell(4).empty()) reporter_.say(Code::notANumber, walker_->written(4));
    const auto index = static_cast<std::int32_t>(event().boards.size());
    boards_.try_emplace(boardKey(board.number, board.section), index);
    boards_.try_emplace(rowKey(*readCount(raw(0))), index);
    event().boards.push_back(board);
  }

  static std::int64_t boardKey(std::int32_t number, SectionIndex section) {
    return (static_cast<std::int64_t>(number) << 32) | static_cast<std::uint32_t>(section.value);
  }

  // A board by its row, in the place of a section that there is not.
  static std::int64_t rowKey(std::int32_t row) { return boardKey(row, {-2}); }

  // By its row where the result says that; else by number and section.
  [[nodiscard]] BoardIndex boardOf(std::int32_t number, SectionIndex section) const {
    const bool byRow = !cell(15).empty();
    const auto found =
        boards_.find(byRow ? rowKey(readCount(cell(15)).value_or(-1)) : boardKey(number, section));
    if (found == boards_.end()) return {};
    const Board& board = reading_.event.boards[static_cast<std::size_t>(found->second)];
    return board.number == number && board.section == section ? BoardIndex{found->second} : BoardIndex();
  }

  void nameEntries() {
    entries_.clear();
    const std::vector<std::string> ids = entryIds(event());
    for (std::size_t i = 0; i < ids.size(); ++i) entries_.try_emplace(ids[i], static_cast<std::int32_t>(i));
  }

  EntryIndex entryNamed(std::size_t at) {
    if (cell(at).empty()) return {};
    const auto found = entries_.find(std::string(cell(at)));
    if (found != entries_.end()) return {found->second};
    reporter_.say(Code::unknownReference, walker_->written(at));
    return {};
  }

  void readResult() {
    ++results_;
    Line line;
    const auto number = readCount(cell(1));
    line.board = boardOf(number.value_or(-1), sectionNamed(2));
    if (!line.board.known()) {
      reporter_.say(Code::unknownReference, walker_->written(1));
      return;
    }
    line.round = readCount(cell(3)).value_or(0);
    line.table = readCount(cell(4)).value_or(0);
    line.ns = entryNamed(5);
    line.ew = entryNamed(6);
    line.reverse = cell(13) == "yes";
    line.group = readCount(cell(14)).value_or(0);
    line.sourceLine = line_;
    const auto outcome = readOutcome(*number);
    if (!outcome) return;
    line.outcome = *outcome;
    event().lines.push_back(std::move(line));
  }

  std::optional<Outcome> readOutcome(std::int32_t board) {
    RowParts parts;
    parts.board = board;
    const RowRules rules;
    RowFields fields;
    fields[Role::remark] = cell(12);
    fields[Role::contract] = cell(7);
    fields[Role::declarer] = cell(8);
    fields[Role::tricks] = cell(9);
    fields[Role::scoreNs] = cell(10);
    fields[Role::scoreEw] = cell(11);
    readColumns(fields, rules, reporter_, parts);
    if (isUnfinished(parts)) reporter_.say(Code::assumedMade, parts.contractText);
    return concludeRow(parts, rules, raw(0), reporter_);
  }

  FileReading reading_;
  Reporter reporter_;
  Table table_ = Table::none;
  const CsvWalker* walker_ = nullptr;
  const std::vector<std::string_view>* cells_ = nullptr;
  std::int32_t line_ = 0;
  std::size_t columns_ = 0;                                // of the table
  std::int32_t stated_ = 0;                                // results that the file says it has
  std::int32_t results_ = 0;                               // rows of results that were met
  std::unordered_map<std::int64_t, std::int32_t> boards_;  // looked up, never walked
  std::unordered_map<std::string, std::int32_t> entries_;  // looked up, never walked
};

}  // namespace

bool isOwnCsv(std::string_view text, char separator) {
  CsvWalker walker(text, separator);
  while (walker.next()) {
    if (walker.record().starts_with("sep=")) continue;
    return walker.cells().size() >= 4 && walker.cells()[0] == csv::eventHeading[0];
  }
  return false;
}

FileReading readOwnCsv(std::string_view text, char separator) { return OwnCsvReader().read(text, separator); }

}  // namespace overtrick

#include "write/csv.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "read/csv_event.h"
#include "read/entry_ids.h"
#include "write/figures.h"
#include "write/outcome.h"

namespace overtrick {
namespace {

class CsvWriter {
 public:
  CsvWriter(const Event& event, char separator)
      : event_(event),
        separator_(separator),
        ids_(entryIds(event)),
        doubled_(boardsWithDoubles(event)),
        anyDoubled_(std::find(doubled_.begin(), doubled_.end(), true) != doubled_.end()) {}

  std::string write() {
    constexpr std::string_view scorings[] = {"matchpoints", "crossimps", "butler", "teams"};
    heading(csv::eventHeading);
    row({"1", event_.name, event_.date, std::string(scorings[static_cast<std::size_t>(event_.scoring)]),
         count(event_.lines.size())});
    heading(csv::sectionHeading);
    for (std::size_t i = 0; i < event_.sections.size(); ++i) row({count(i + 1), event_.sections[i]});
    heading(csv::playerHeading);
    for (std::size_t i = 0; i < event_.players.size(); ++i) player(i);
    const bool sessions = hasSessions(event_);
    heading(csv::pairHeading, sessions ? csv::sessionsHeading : "");
    for (std::size_t i = 0; i < event_.entries.size(); ++i) entry(i);
    heading(csv::boardHeading, sessions ? csv::sessionHeading : "");
    for (std::size_t i = 0; i < event_.boards.size(); ++i) board(i);
    heading(csv::resultHeading, anyDoubled_ ? csv::boardRowHeading : "");
    for (std::size_t i = 0; i < event_.lines.size(); ++i) result(i);
    return std::move(text_);
  }

 private:
  static std::string count(std::size_t number) { return std::to_string(number); }
  static std::string stated(std::int32_t number) { return number == 0 ? "" : std::to_string(number); }
  static std::string yes(bool flag) { return flag ? "yes" : ""; }

  std::string section(SectionIndex index) const {
    return index.known() ? event_.sections[static_cast<std::size_t>(index.value)] : "";
  }

  void heading(std::span<const std::string_view> names, std::string_view last = "") {
    std::vector<std::string> cells(names.begin(), names.end());
    if (!last.empty()) cells.emplace_back(last);
    row(cells);
  }

  void row(const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) text_ += separator_;
      text_ += csvCell(cells[i], separator_);
    }
    text_ += "\r\n";
  }

  void player(std::size_t i) {
    const Player& one = event_.players[i];
    row({count(i + 1), one.name, one.number, one.handicap ? doubleText(*one.handicap) : ""});
  }

  void entry(std::size_t i) {
    const Entry& one = event_.entries[i];
    constexpr std::string_view directions[] = {"", "NS", "EW"};
    std::string players;
    for (const PlayerIndex player : one.players) {
      players += (players.empty() ? "" : " ") + std::to_string(player.value + 1);
    }
    std::vector<std::string> cells = {count(i + 1),
                                      one.number,
                                      section(one.section),
                                      std::string(directions[static_cast<std::size_t>(one.direction)]),
                                      players,
                                      yes(one.phantom)};
    for (const Adjustment& adjusted : {one.penalty, one.carryOver}) {
      const bool none = adjusted.unit == Adjustment::Unit::none;
      cells.push_back(none ? "" : decimalText(adjusted.amount));
      cells.push_back(none ? "" : adjusted.unit == Adjustment::Unit::percent ? "percent" : "points");
    }
    if (!one.sessions.empty()) cells.push_back(sessionListText(one.sessions));
    row(cells);
  }

  void board(std::size_t i) {
    const Board& one = event_.boards[i];
    std::vector<std::string> cells = {count(i + 1), std::to_string(one.number), section(one.section),
                                      stated(one.expected)};
    if (one.session > 0) cells.push_back(std::to_string(one.session));
    row(cells);
  }

  std::string id(EntryIndex entry) const {
    return entry.known() ? ids_[static_cast<std::size_t>(entry.value)] : "";
  }

  void result(std::size_t i) {
    const Line& line = event_.lines[i];
    const Board& board = event_.boards[static_cast<std::size_t>(line.board.value)];
    std::vector<std::string> cells = {count(i + 1),
                                      std::to_string(board.number),
                                      section(board.section),
                                      stated(line.round),
                                      stated(line.table),
                                      id(line.ns),
                                      id(line.ew),
                                      "",
                                      "",
                                      "",
                                      "",
                                      "",
                                      outcomeWord(line.outcome),
                                      yes(line.reverse),
                                      stated(line.group)};
    std::optional<std::int32_t> score;
    if (const auto* played = std::get_if<PlayedContract>(&line.outcome)) {
      cells[7] = contractText(played->contract);
      cells[8] = seatLetter(played->declarer);
      cells[9] = std::to_string(played->tricks);
      score = played->score;
    } else if (const auto* bare = std::get_if<BareScore>(&line.outcome)) {
      score = bare->score;
    }
    if (score && *score >= 0) cells[10] = std::to_string(*score);
    if (score && *score < 0) cells[11] = std::to_string(-*score);
    if (anyDoubled_) {
      const auto at = static_cast<std::size_t>(line.board.value);
      cells.push_back(doubled_[at] ? count(at + 1) : "");
    }
    row(cells);
  }

  const Event& event_;
  char separator_;
  std::vector<std::string> ids_;
  std::vector<bool> doubled_;  // boards that their number and section do not name
  bool anyDoubled_;
  std::string text_;
};

}  // namespace

std::string csvCell(const std::string& text, char separator) {
  constexpr std::string_view dangerous = "=+-@\t\r\n'";
  std::string cell = text;
  if (!cell.empty() && dangerous.find(cell[0]) != std::string_view::npos) cell.insert(0, 1, '\'');
  const bool blanksAtEnds = !cell.empty() && (cell.front() == ' ' || cell.back() == ' ');
  const bool quote = blanksAtEnds || cell.find_first_of("\"\r\n\t,;") != std::string::npos ||
                     cell.find(separator) != std::string::npos;
  if (!quote) return cell;
  std::string quoted = "\"";
  for (const char c : cell) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string writeCsv(const Event& event, char separator) { return CsvWriter(event, separator).write(); }

}  // namespace overtrick

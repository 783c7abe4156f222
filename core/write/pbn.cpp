#include "write/pbn.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "read/entry_ids.h"
#include "write/figures.h"
#include "write/outcome.h"
#include "write/points.h"

namespace overtrick {
namespace {

// A string token: quotes and backslashes are escaped, and so are tabs and line ends (\u000A), which a string
// cannot hold; other control characters are blanks.
std::string quoted(std::string_view text) {
  std::string token = "\"";
  // A leading '#' would repeat another game's value.
  if (text.starts_with('#')) token += '\\';
  for (const char c : text) {
    if (c == '\t' || c == '\n' || c == '\r') {
      token += c == '\t' ? "\\u0009" : c == '\n' ? "\\u000A" : "\\u000D";
      continue;
    }
    if (c == '"' || c == '\\') token += '\\';
    token += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return token + '"';
}

std::string orDash(const std::string& text) { return text.empty() ? "-" : text; }
std::string quotedOrDash(const std::string& text) { return text.empty() ? "-" : quoted(text); }
std::string stated(std::int32_t number) { return number == 0 ? "-" : std::to_string(number); }

// "2026-11-16" as PBN has it; with question marks it would be a date that nobody knows.
std::string pbnDate(const std::string& date) {
  std::string text = date;
  const bool iso = text.size() == 10 && text[4] == '-' && text[7] == '-';
  if (iso && text.find('?') == std::string::npos) text[4] = text[7] = '.';
  return text;
}

// Rows of a table, padded to the widest element of each column.
class TableText {
 public:
  explicit TableText(std::vector<std::string> columns)
      : columns_(std::move(columns)), widths_(columns_.size(), 1) {}

  void row(std::vector<std::string> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths_[i] = std::max(widths_[i], characterCount(cells[i]));
    rows_.push_back(std::move(cells));
  }

  // The last column ends the line and needs no width.
  void writeTo(std::string& out, std::string_view tag) const {
    out += "[" + std::string(tag) + " \"";
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (i > 0) out += ';';
      out += columns_[i];
      if (i + 1 < columns_.size()) out += "\\" + std::to_string(widths_[i]) + "R";
    }
    out += "\"]\n";
    for (const std::vector<std::string>& cells : rows_) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) out += ' ';
        out += i + 1 < cells.size() ? padLeft(cells[i], widths_[i]) : cells[i];
      }
      out += '\n';
    }
  }

 private:
  std::vector<std::string> columns_;
  std::vector<std::size_t> widths_;
  std::vector<std::vector<std::string>> rows_;
};

class PbnWriter {
 public:
  PbnWriter(const Event& event, const EventScores* scores)
      : event_(event), scores_(scores), ids_(entryIds(event)), doubled_(boardsWithDoubles(event)) {}

  std::string write() {
    text_ = "% PBN 2.1\n% EXPORT\n%Creator: Overtrick\n";
    std::vector<std::vector<std::size_t>> lines(event_.boards.size());
    for (std::size_t i = 0; i < event_.lines.size(); ++i) {
      lines[static_cast<std::size_t>(event_.lines[i].board.value)].push_back(i);
    }
    tag("Event", event_.name);
    tag("Date", pbnDate(event_.date));
    tag("Scoring", scoringName());
    tag("Competition", event_.scoring == Scoring::teams ? "Teams" : "Pairs");
    tag("Generator", "Overtrick");
    ownTables();
    totals();
    for (std::size_t i = 0; i < event_.boards.size(); ++i) board(i, lines[i]);
    return std::move(text_);
  }

 private:
  // A question mark alone would say that nobody knows (PBN 2.1 §3.4).
  void tag(std::string_view name, std::string_view value) {
    text_ += "[" + std::string(name) + " " + (value == "?" ? "\"\\?\"" : quoted(value)) + "]\n";
  }

  std::string_view scoringName() const {
    constexpr std::string_view names[] = {"MatchPoints", "IMP;Cross", "IMP;Butler", "IMP"};
    return names[static_cast<std::size_t>(event_.scoring)];
  }

  std::string section(SectionIndex index) const {
    return index.known() ? event_.sections[static_cast<std::size_t>(index.value)] : "";
  }

  std::string id(EntryIndex entry) const {
    return entry.known() ? ids_[static_cast<std::size_t>(entry.value)] : "";
  }

  void ownTables() {
    constexpr std::string_view scorings[] = {"matchpoints", "crossimps", "butler", "teams"};
    tag("OvertrickScoring", scorings[static_cast<std::size_t>(event_.scoring)]);
    tag("OvertrickResults", std::to_string(event_.lines.size()));
    TableText sections({"OtName"});
    for (const std::string& name : event_.sections) sections.row({quoted(name)});
    sections.writeTo(text_, "OvertrickSections");
    TableText players({"OtNumber", "OtHandicap", "OtName"});
    for (const Player& player : event_.players) {
      players.row({quotedOrDash(player.number), player.handicap ? doubleText(*player.handicap) : "-",
                   quoted(player.name)});
    }
    players.writeTo(text_, "OvertrickPlayers");
    entries();
    const bool sessions = hasSessions(event_);
    std::vector<std::string> columns = {"OtNumber", "Section", "OtExpected"};
    if (sessions) columns.emplace_back("OtSession");
    TableText boards(columns);
    for (const Board& board : event_.boards) {
      std::vector<std::string> cells = {std::to_string(board.number), quotedOrDash(section(board.section)),
                                        stated(board.expected)};
      if (sessions) cells.push_back(stated(board.session));
      boards.row(cells);
    }
    boards.writeTo(text_, "OvertrickBoards");
  }

  static std::string adjustment(const Adjustment& adjusted) {
    if (adjusted.unit == Adjustment::Unit::none) return "-";
    const bool percent = adjusted.unit == Adjustment::Unit::percent;
    return quoted(decimalText(adjusted.amount) + (percent ? " percent" : " points"));
  }

  void entries() {
    constexpr std::string_view directions[] = {"-", "NS", "EW"};
    const bool sessions = hasSessions(event_);
    std::vector<std::string> columns = {"PairId",    "OtNumber",  "Section",   "Direction",
                                        "OtPlayers", "OtPhantom", "OtPenalty", "OtCarryOver"};
    if (sessions) columns.emplace_back("OtSessions");
    TableText table(columns);
    for (std::size_t i = 0; i < event_.entries.size(); ++i) {
      const Entry& entry = event_.entries[i];
      std::string players;
      for (const PlayerIndex player : entry.players) {
        players += (players.empty() ? "" : " ") + std::to_string(player.value + 1);
      }
      std::vector<std::string> cells = {quoted(ids_[i]),
                                        quotedOrDash(entry.number),
                                        quotedOrDash(section(entry.section)),
                                        std::string(directions[static_cast<std::size_t>(entry.direction)]),
                                        quotedOrDash(players),
                                        entry.phantom ? "yes" : "-",
                                        adjustment(entry.penalty),
                                        adjustment(entry.carryOver)};
      if (sessions) cells.push_back(quotedOrDash(sessionListText(entry.sessions)));
      table.row(cells);
    }
    table.writeTo(text_, "OvertrickEntries");
  }

  std::string names(const Entry& entry) const {
    std::string text;
    for (const PlayerIndex player : entry.players) {
      text += (text.empty() ? "" : ";") + event_.players[static_cast<std::size_t>(player.value)].name;
    }
    return quoted(text);
  }

  bool imps() const { return event_.scoring != Scoring::matchpoints; }

  void totals() {
    const std::string points = imps() ? "TotalIMP" : "TotalMP";
    TableText table({"Rank", "PairId", points, "TotalPercentage", "NrBoards", "Names"});
    if (scores_ != nullptr) {
      for (const Standing& standing : scores_->standings) {
        const Entry& entry = event_.entries[static_cast<std::size_t>(standing.entry.value)];
        table.row({std::to_string(standing.rank), element(id(standing.entry)), pointsText(standing.points),
                   standing.percent ? pointsText(*standing.percent) : "-", std::to_string(standing.boards),
                   names(entry)});
      }
    } else {
      for (std::size_t i = 0; i < event_.entries.size(); ++i) {
        table.row({"-", element(ids_[i]), "-", "-", "-", names(event_.entries[i])});
      }
    }
    table.writeTo(text_, "TotalScoreTable");
  }

  void board(std::size_t index, const std::vector<std::size_t>& lines) {
    const Board& board = event_.boards[index];
    text_ += "\n[Event \"#\"]\n[Date \"#\"]\n";
    tag("Board", std::to_string(board.number));
    constexpr std::string_view vulnerable[] = {"None", "NS", "EW", "All"};
    if (const auto dealer = dealerOf(board.number)) tag("Dealer", std::string(1, seatLetter(*dealer)));
    if (const auto who = vulnerabilityOf(board.number))
      tag("Vulnerable", vulnerable[static_cast<std::size_t>(*who)]);
    tag("Scoring", scoringName());
    tag("Section", section(board.section));
    if (board.session > 0) tag("Session", std::to_string(board.session));
    // Which one of the list it is, where number and section do not say it.
    if (doubled_[index]) tag("OvertrickBoard", std::to_string(index + 1));
    std::vector<std::string> columns = {"Round",    "Table",  "PairId_NS", "PairId_EW", "Contract",
                                        "Declarer", "Result", "Score_NS",  "Score_EW"};
    if (scores_ != nullptr) {
      columns.emplace_back(imps() ? "IMP_NS" : "MP_NS");
      columns.emplace_back(imps() ? "IMP_EW" : "MP_EW");
    }
    for (const char* own : {"OtLine", "OtNote", "OtOutcome"}) columns.emplace_back(own);
    TableText table(std::move(columns));
    for (const std::size_t line : lines) table.row(cells(board, line));
    table.writeTo(text_, "ScoreTable");
  }

  std::vector<std::string> cells(const Board& board, std::size_t index) const {
    const Line& line = event_.lines[index];
    std::vector<std::string> row = {stated(line.round),
                                    stated(line.table),
                                    element(id(line.ns)),
                                    element(id(line.ew)),
                                    "-",
                                    "-",
                                    "-",
                                    "-",
                                    "-"};
    std::string notes;
    std::string outcome = outcomeWord(line.outcome);
    std::optional<std::int32_t> score;
    if (const auto* played = std::get_if<PlayedContract>(&line.outcome)) {
      row[4] = contractText(played->contract, "NT", "X");
      row[5] = seatLetter(played->declarer);
      row[6] = std::to_string(played->tricks);
      if (played->score) notes = "written";
      score = played->score ? *played->score
                            : scoreOnBoard(board.number, played->contract, played->declarer, played->tricks);
    } else if (const auto* bare = std::get_if<BareScore>(&line.outcome)) {
      score = bare->score;
    } else if (std::holds_alternative<PassedOut>(line.outcome)) {
      row[4] = "Pass";
      score = 0;
      outcome.clear();
    } else if (const auto* artificial = std::get_if<Artificial>(&line.outcome)) {
      row[7] = quoted(awardText(artificial->ns));
      row[8] = quoted(awardText(artificial->ew));
      outcome.clear();
    }
    if (score) row[*score >= 0 ? 7 : 8] = std::to_string(*score >= 0 ? *score : -*score);
    if (scores_ != nullptr) {
      const LineScore& own = scores_->lines[index];
      row.push_back(own.ns.kind == PointsKind::none ? "-" : pointsText(own.ns.points));
      row.push_back(own.ew.kind == PointsKind::none ? "-" : pointsText(own.ew.points));
    }
    if (line.reverse) notes += (notes.empty() ? "" : ",") + std::string("reverse");
    if (line.group > 0) notes += (notes.empty() ? "" : ",") + ("group" + std::to_string(line.group));
    row.push_back(std::to_string(index + 1));
    row.push_back(orDash(notes));
    row.push_back(quotedOrDash(outcome));
    return row;
  }

  // A section token has no blanks and none of ; { } " (PBN 2.1 §5.1); anything else is a string.
  static std::string element(const std::string& text) {
    if (text.empty()) return "-";
    const bool token =
        text != "-" && text != "?" && text.find_first_of(" \t\n\r;{}\"\\^") == std::string::npos;
    return token ? text : quoted(text);
  }

  const Event& event_;
  const EventScores* scores_;
  std::vector<std::string> ids_;
  std::vector<bool> doubled_;  // boards that their number and section do not name
  std::string text_;
};

}  // namespace

std::string writePbn(const Event& event, const EventScores* scores) {
  return PbnWriter(event, scores).write();
}

}  // namespace overtrick

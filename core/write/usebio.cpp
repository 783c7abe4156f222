#include "write/usebio.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "event/order.h"
#include "read/entry_ids.h"
#include "read/text.h"
#include "score/sessions.h"
#include "write/csv.h"
#include "write/figures.h"
#include "write/outcome.h"
#include "write/points.h"
#include "write/travellers.h"

namespace overtrick {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool isXml(char32_t value) {
  if (value < 0x20) return value == '\t' || value == '\n' || value == '\r';
  return value != 0xFFFE && value != 0xFFFF;
}

// 2026-11-16 as 16/11/2026.
std::string usebioDate(const std::string& date) {
  const bool iso = date.size() == 10 && date[4] == '-' && date[7] == '-';
  if (!iso) return date;
  std::string text = date.substr(8, 2);
  text += '/';
  text += date.substr(5, 2);
  text += '/';
  text += date.substr(0, 4);
  return text;
}

std::int64_t percentOf(const Award& award) {
  switch (award.kind) {
    case Award::Kind::average:
      return 50;
    case Award::Kind::averagePlus:
      return 60;
    case Award::Kind::averageMinus:
      return 40;
    case Award::Kind::percent:
      break;
  }
  return award.percent.tenThousandths / Decimal::one;
}

// A6040; none for percentages that do not fit two digits each.
std::string artificialScore(const Artificial& given) {
  const auto fits = [](const Award& award) {
    const bool whole = award.kind != Award::Kind::percent || award.percent.tenThousandths % Decimal::one == 0;
    return whole && percentOf(award) < 100;
  };
  if (!fits(given.ns) || !fits(given.ew)) return {};
  return "A" + std::to_string(100 + percentOf(given.ns)).substr(1) +
         std::to_string(100 + percentOf(given.ew)).substr(1);
}

class UsebioWriter {
 public:
  UsebioWriter(const Event& event, const EventScores* scores)
      : event_(event),
        scores_(scores),
        sessions_(sessionsOf(event).back() > 0),
        ids_(entryIds(event)),
        standings_(event.entries.size(), nullptr) {
    if (scores == nullptr) return;
    for (const Standing& row : scores->standings)
      standings_[static_cast<std::size_t>(row.entry.value)] = &row;
  }

  std::string write() {
    text_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO Version=\"1.2\">\n";
    const bool teams = event_.scoring == Scoring::teams;
    open("EVENT", "EVENT_TYPE", teams ? "TEAMS" : "PAIRS");
    element("PROGRAM_NAME", "Overtrick");
    element("EVENT_DESCRIPTION", event_.name);
    element("DATE", usebioDate(event_.date));
    constexpr std::string_view methods[] = {"MATCH_POINTS", "CROSS_IMPS", "BUTLER_IMPS", "IMPS"};
    element("BOARD_SCORING_METHOD", methods[static_cast<std::size_t>(event_.scoring)]);
    const bool twoWinners = std::any_of(event_.entries.begin(), event_.entries.end(),
                                        [](const Entry& one) { return one.direction != Direction::any; });
    element("WINNER_TYPE", twoWinners ? "2" : "1");
    if (sessions_)
      sessions();
    else
      sections();
    element("OVERTRICK_EVENT", ownText());
    close("EVENT");
    text_ += "</USEBIO>\n";
    return std::move(text_);
  }

 private:
  void open(std::string_view name) { tag("<", name, ">\n"); }
  void open(std::string_view name, std::string_view attribute, std::string_view value) {
    tag("<", name, " ");
    text_ += attribute;
    text_ += "=\"";
    text_ += xmlText(value);
    text_ += "\">\n";
  }
  void close(std::string_view name) { tag("</", name, ">\n"); }
  void tag(std::string_view start, std::string_view name, std::string_view end) {
    text_ += start;
    text_ += name;
    text_ += end;
  }
  void element(std::string_view name, std::string_view value) {
    if (value.empty()) return;
    tag("<", name, ">");
    text_ += xmlText(value);
    tag("</", name, ">\n");
  }

  // Line ends as XML keeps them.
  std::string ownText() const {
    const std::string csv = writeCsv(event_);
    std::string text;
    text.reserve(csv.size());
    for (std::size_t i = 0; i < csv.size(); ++i) {
      const bool ends = csv[i] == '\r' && i + 1 < csv.size() && csv[i + 1] == '\n';
      if (!ends) text += csv[i];
    }
    return text;
  }

  // An entry's section, or that of the board for a line without entries.
  std::int32_t sectionOf(const Line& line) const {
    for (const EntryIndex entry : {line.ns, line.ew}) {
      if (entry.known()) return event_.entries[static_cast<std::size_t>(entry.value)].section.value;
    }
    return event_.boards[static_cast<std::size_t>(line.board.value)].section.value;
  }

  void sections() {
    // By section, none first; then by board, then by line.
    std::vector<std::vector<std::int32_t>> lines(event_.sections.size() + 1);
    for (std::size_t i = 0; i < event_.lines.size(); ++i) {
      const std::int32_t place = sectionOf(event_.lines[i]) + 1;
      lines[static_cast<std::size_t>(place)].push_back(static_cast<std::int32_t>(i));
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const SectionIndex section{static_cast<std::int32_t>(i) - 1};
      if (section.known()) {
        open("SECTION", "SECTION_ID", event_.sections[i - 1]);
        participants(section);
        boards(lines[i]);
        close("SECTION");
      } else {
        participants(section);
        boards(lines[i]);
      }
    }
  }

  // Pairs are listed once, for the event, and boards stand in the sections that they are compared within.
  void sessions() {
    participants(std::nullopt);
    std::vector<SessionLine> lines;
    for (std::size_t i = 0; i < event_.lines.size(); ++i) {
      const Board& board = event_.boards[static_cast<std::size_t>(event_.lines[i].board.value)];
      lines.push_back({board.session, board.section, static_cast<std::int32_t>(i)});
    }
    sortStably(lines);
    for (std::size_t from = 0; from < lines.size();) {
      const std::int32_t session = lines[from].session;
      open("SESSION", "SESSION_ID", std::to_string(session));
      while (from < lines.size() && lines[from].session == session) from = sectionFrom(lines, from);
      close("SESSION");
    }
  }

  struct SessionLine {
    std::int32_t session;
    SectionIndex section;
    std::int32_t line;
    auto operator<=>(const SessionLine&) const = default;
  };

  // One section of one session; where the next begins.
  std::size_t sectionFrom(const std::vector<SessionLine>& lines, std::size_t from) {
    const std::int32_t session = lines[from].session;
    const SectionIndex section = lines[from].section;
    std::vector<std::int32_t> own;
    for (; from < lines.size() && lines[from].session == session && lines[from].section == section; ++from)
      own.push_back(lines[from].line);
    std::string_view name;
    if (section.known()) name = event_.sections[static_cast<std::size_t>(section.value)];
    // The section "1.A" of a total is A of session 1, and "1." is all of it.
    const std::string start = std::to_string(session) + ".";
    if (name.starts_with(start)) name.remove_prefix(start.size());
    if (!name.empty()) open("SECTION", "SECTION_ID", name);
    boards(own);
    if (!name.empty()) close("SECTION");
    return from;
  }

  // Of a section, or all.
  void participants(std::optional<SectionIndex> section) {
    bool any = false;
    for (std::size_t i = 0; i < event_.entries.size(); ++i) {
      if (section && event_.entries[i].section != *section) continue;
      if (!any) open("PARTICIPANTS");
      any = true;
      participant(i);
    }
    if (any) close("PARTICIPANTS");
  }

  void participant(std::size_t index) {
    const Entry& entry = event_.entries[index];
    const bool team = event_.scoring == Scoring::teams;
    open(team ? "TEAM" : "PAIR");
    element(team ? "TEAM_ID" : "PAIR_NUMBER", number({static_cast<std::int32_t>(index)}));
    constexpr std::string_view directions[] = {"", "NS", "EW"};
    element("DIRECTION", directions[static_cast<std::size_t>(entry.direction)]);
    if (standings_[index] != nullptr) standing(*standings_[index]);
    for (const PlayerIndex player : entry.players) {
      const Player& one = event_.players[static_cast<std::size_t>(player.value)];
      open("PLAYER");
      element("PLAYER_NAME", one.name);
      element("NATIONAL_ID_NUMBER", one.number);
      close("PLAYER");
    }
    close(team ? "TEAM" : "PAIR");
  }

  void standing(const Standing& row) {
    element("PLACE", std::to_string(row.rank) + (row.tied ? "=" : ""));
    element("TOTAL_SCORE", pointsText(row.points));
    if (row.percent) element("PERCENTAGE", pointsText(*row.percent));
    element("BOARDS_PLAYED", std::to_string(row.boards));
  }

  void boards(const std::vector<std::int32_t>& lines) {
    std::vector<std::vector<std::int32_t>> byBoard(event_.boards.size());
    for (const std::int32_t line : lines) {
      byBoard[static_cast<std::size_t>(event_.lines[static_cast<std::size_t>(line)].board.value)].push_back(
          line);
    }
    for (std::size_t i = 0; i < byBoard.size(); ++i) {
      if (byBoard[i].empty()) continue;
      open("BOARD");
      element("BOARD_NUMBER", std::to_string(event_.boards[i].number));
      for (const std::int32_t line : byBoard[i]) traveller(event_.boards[i], static_cast<std::size_t>(line));
      close("BOARD");
    }
  }

  // With its section, "(A) 3", where the list is that of all sections.
  std::string number(EntryIndex index) const {
    if (!index.known()) return {};
    const auto at = static_cast<std::size_t>(index.value);
    const Entry& entry = event_.entries[at];
    // Without a number it would be nobody.
    const std::string& own = entry.number.empty() ? ids_[at] : entry.number;
    if (!sessions_ || !entry.section.known()) return own;
    return "(" + event_.sections[static_cast<std::size_t>(entry.section.value)] + ") " + own;
  }

  void traveller(const Board& board, std::size_t index) {
    const Line& line = event_.lines[index];
    if (std::holds_alternative<Bye>(line.outcome)) return;
    open("TRAVELLER_LINE");
    if (line.round > 0) element("ROUND_NUMBER", std::to_string(line.round));
    if (line.table > 0) element("TABLE_NUMBER", std::to_string(line.table));
    element("NS_PAIR_NUMBER", number(line.ns));
    element("EW_PAIR_NUMBER", number(line.ew));
    const bool told = outcome(board, line.outcome);
    if (!told || line.reverse || line.group > 0) {
      element("OVERTRICK_OUTCOME", writeResult(line, Notation::english));
    }
    if (scores_ != nullptr) points(scores_->lines[index]);
    close("TRAVELLER_LINE");
  }

  // Whether the elements of USEBIO say all of it.
  bool outcome(const Board& board, const Outcome& happened) {
    if (const auto* played = std::get_if<PlayedContract>(&happened)) {
      element("CONTRACT", contractText(played->contract));
      element("PLAYED_BY", std::string(1, seatLetter(played->declarer)));
      element("TRICKS", std::to_string(played->tricks));
      element("SCORE", std::to_string(played->score ? *played->score
                                                    : scoreOnBoard(board.number, played->contract,
                                                                   played->declarer, played->tricks)));
      return true;
    }
    if (const auto* bare = std::get_if<BareScore>(&happened)) {
      element("SCORE", std::to_string(bare->score));
      return true;
    }
    if (std::holds_alternative<PassedOut>(happened)) {
      element("CONTRACT", "PASS");
      element("SCORE", "0");
      return true;
    }
    if (std::holds_alternative<NotPlayed>(happened)) {
      element("CONTRACT", "NP");
      return true;
    }
    if (const auto* given = std::get_if<Artificial>(&happened)) {
      const std::string score = artificialScore(*given);
      element("SCORE", score);
      return !score.empty();
    }
    return false;
  }

  void points(const LineScore& own) {
    constexpr std::string_view names[][2] = {{"NS_MATCH_POINTS", "EW_MATCH_POINTS"},
                                             {"NS_CROSS_IMP_POINTS", "EW_CROSS_IMP_POINTS"},
                                             {"NS_BUTLER_POINTS", "EW_BUTLER_POINTS"},
                                             {"NS_IMPS", "EW_IMPS"}};
    const auto& pair = names[static_cast<std::size_t>(event_.scoring)];
    if (own.ns.kind != PointsKind::none) element(pair[0], pointsText(own.ns.points));
    if (own.ew.kind != PointsKind::none) element(pair[1], pointsText(own.ew.points));
  }

  const Event& event_;
  const EventScores* scores_;
  bool sessions_;
  std::vector<std::string> ids_;
  std::vector<const Standing*> standings_;  // by entry
  std::string text_;
};

}  // namespace

std::string xmlText(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    const std::string_view bytes = text.substr(at, point.bytes);
    at += point.bytes;
    switch (point.value) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\r':  // which a parser would take for a line's end
        out += "&#13;";
        break;
      default:
        out += point.valid && isXml(point.value) ? bytes : replacement;
    }
  }
  return out;
}

std::string writeUsebio(const Event& event, const EventScores* scores) {
  return UsebioWriter(event, scores).write();
}

}  // namespace overtrick

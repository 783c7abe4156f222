#include "read/pbn_own.h"

#include <algorithm>

#include "event/order.h"
#include "read/event_builder.h"
#include "read/numbers.h"
#include "read/session_list.h"
#include "read/text.h"
#include "read/travellers.h"

namespace overtrick {
namespace {

std::int64_t boardKey(std::int32_t number, SectionIndex section) {
  return (static_cast<std::int64_t>(number) << 32) | static_cast<std::uint32_t>(section.value);
}

// "5 points", "2.5 percent"
bool readAdjustment(std::string_view text, Adjustment& adjusted) {
  if (text.empty()) return true;
  const std::size_t blank = text.find(' ');
  const auto amount = readDecimal(text.substr(0, blank));
  if (!amount || blank == std::string_view::npos) return false;
  adjusted.amount = *amount;
  adjusted.unit = text.substr(blank + 1) == "percent" ? Adjustment::Unit::percent : Adjustment::Unit::points;
  return true;
}

}  // namespace

void PbnOwn::setScoring(std::string_view name) {
  hasScoring_ = true;
  constexpr std::string_view names[] = {"matchpoints", "crossimps", "butler", "teams"};
  for (std::uint8_t i = 0; i < 4; ++i) {
    if (name == names[i]) event_.scoring = static_cast<Scoring>(i);
  }
}

void PbnOwn::setResults(std::string_view count) { stated_ = readCount(count).value_or(0); }

// What stands behind results or a ranking comes too late: those have entries of their own by then.
void PbnOwn::begin(PbnTag table) {
  listed_ = true;
  late_ = !known_ && (!event_.lines.empty() || !reading_.totals.empty());
  known_ = known_ || (table == PbnTag::ownEntries && !late_);
}

bool PbnOwn::sectionNamed(std::string_view name, SectionIndex& index) const {
  index = {};
  if (name.empty()) return true;
  const std::string text = pbnText(name);
  const auto found = std::find(event_.sections.begin(), event_.sections.end(), text);
  if (found == event_.sections.end()) return false;
  index.value = static_cast<std::int32_t>(found - event_.sections.begin());
  return true;
}

bool PbnOwn::entryNamed(std::string_view id, EntryIndex& index) const {
  index = {};
  if (id.empty()) return true;
  const auto found = entries_.find(pbnText(id));
  if (found == entries_.end()) return false;
  index.value = found->second;
  return true;
}

bool PbnOwn::row(PbnTag table, const PbnTable& cells) {
  if (late_) return false;
  switch (table) {
    case PbnTag::ownSections:
      event_.sections.push_back(pbnText(cells[PbnColumn::name]));
      return true;
    case PbnTag::ownPlayers:
      event_.players.push_back({pbnText(cells[PbnColumn::name]), pbnText(cells[PbnColumn::number]),
                                readDouble(cells[PbnColumn::handicap])});
      return true;
    case PbnTag::ownEntries:
      return entryRow(cells);
    case PbnTag::ownBoards:
      return boardRow(cells);
    default:
      return false;
  }
}

bool PbnOwn::entryRow(const PbnTable& cells) {
  Entry entry;
  entry.number = pbnText(cells[PbnColumn::number]);
  if (!sectionNamed(cells[PbnColumn::section], entry.section)) return false;
  if (cells[PbnColumn::direction] == "NS") entry.direction = Direction::ns;
  if (cells[PbnColumn::direction] == "EW") entry.direction = Direction::ew;
  std::string_view players = cells[PbnColumn::players];
  while (!players.empty()) {
    const std::size_t blank = players.find(' ');
    const auto index = readCount(players.substr(0, blank));
    if (!index || *index < 1 || static_cast<std::size_t>(*index) > event_.players.size()) return false;
    entry.players.push_back({*index - 1});
    players = blank == std::string_view::npos ? std::string_view() : players.substr(blank + 1);
  }
  entry.phantom = cells[PbnColumn::phantom] == "yes";
  if (!readAdjustment(cells[PbnColumn::penalty], entry.penalty)) return false;
  if (!readAdjustment(cells[PbnColumn::carryOver], entry.carryOver)) return false;
  if (!readSessionList(cells[PbnColumn::sessions], entry.sessions)) return false;
  entries_.try_emplace(pbnText(cells[PbnColumn::pair]), static_cast<std::int32_t>(event_.entries.size()));
  event_.entries.push_back(std::move(entry));
  return true;
}

bool PbnOwn::boardRow(const PbnTable& cells) {
  Board board;
  const auto number = readCount(cells[PbnColumn::number]);
  if (!number || !sectionNamed(cells[PbnColumn::section], board.section)) return false;
  board.number = *number;
  board.expected = readSigned(cells[PbnColumn::expected]).value_or(0);
  board.session = readSession(cells[PbnColumn::session]);
  boards_.try_emplace(boardKey(board.number, board.section), static_cast<std::int32_t>(event_.boards.size()));
  event_.boards.push_back(board);
  return true;
}

bool PbnOwn::full() const { return crowded() || linesWithFigures(lines_.size(), published_) >= limit_; }

bool PbnOwn::crowded() const {
  return listed_ && (isCrowded(event_, mostPairs_) || reading_.totals.size() >= 3 * mostPairs_);
}

// By its place in the list where the game says that; else by number and section.
BoardIndex PbnOwn::boardOf(const PbnGame& game) const {
  SectionIndex section;
  const auto number = readCount(trimmed(game[PbnTag::board]));
  if (!number || !sectionNamed(game[PbnTag::section], section)) return {};
  const auto count = static_cast<std::int32_t>(event_.boards.size());
  std::int32_t index = -1;
  if (game.has(PbnTag::ownBoard)) {
    index = readCount(game[PbnTag::ownBoard]).value_or(0) - 1;
  } else if (const auto found = boards_.find(boardKey(*number, section)); found != boards_.end()) {
    index = found->second;
  }
  if (index < 0 || index >= count) return {};
  const Board& board = event_.boards[static_cast<std::size_t>(index)];
  return board.number == *number && board.section == section ? BoardIndex{index} : BoardIndex();
}

bool PbnOwn::add(Line line, const PublishedLine& points, const PbnTable& cells, const PbnGame& game) {
  line.board = boardOf(game);
  if (!line.board.known()) return false;
  if (!entryNamed(cells[PbnColumn::pairNs], line.ns) || !entryNamed(cells[PbnColumn::pairEw], line.ew))
    return false;
  published_ += points.stated() ? 1 : 0;
  lines_.push_back({readCount(cells[PbnColumn::line]).value_or(0), std::move(line), points});
  return true;
}

bool PbnOwn::add(PublishedTotal total, std::string_view pair) {
  if (!entryNamed(pair, total.entry) || !total.entry.known()) return false;
  if (total.rank > 0 || total.points || total.percent) reading_.totals.push_back(total);
  return true;
}

void PbnOwn::finish() {
  sortStably(lines_, [](const OwnLine& a, const OwnLine& b) { return a.place < b.place; });
  for (OwnLine& own : lines_) {
    own.points.line.value = static_cast<std::int32_t>(event_.lines.size());
    event_.lines.push_back(std::move(own.line));
    if (own.points.stated()) reading_.lines.push_back(own.points);
  }
  lines_.clear();
}

}  // namespace overtrick

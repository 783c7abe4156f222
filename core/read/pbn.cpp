#include "read/pbn.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "read/encoding.h"
#include "read/event_builder.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/pbn_game.h"
#include "read/pbn_own.h"
#include "read/pbn_result.h"
#include "read/pbn_table.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Section : std::uint8_t { none, scores, totals, own, passedOver };

// Cuts "[Name "value"]" off the front of a line.
struct TagPair {
  std::string_view name;
  std::string_view value;
  bool complete = false;
};

TagPair takeTag(std::string_view& line) {
  TagPair tag;
  std::size_t at = 1;
  while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
  const std::size_t nameFrom = at;
  while (at < line.size() && line[at] != ' ' && line[at] != '\t' && line[at] != '"' && line[at] != ']') ++at;
  tag.name = line.substr(nameFrom, at - nameFrom);
  const std::size_t quote = line.find('"', at);
  if (quote == std::string_view::npos || tag.name.empty()) return tag;
  at = quote + 1;
  // A backslash in a table's heading stands before a width, not before a quote.
  while (at < line.size() && line[at] != '"') {
    const bool escapes =
        line[at] == '\\' && at + 1 < line.size() && (line[at + 1] == '"' || line[at + 1] == '\\');
    at += escapes ? 2 : 1;
  }
  if (at >= line.size()) return tag;
  tag.value = line.substr(quote + 1, at - quote - 1);
  tag.complete = true;
  const std::size_t close = line.find(']', at);
  line = close == std::string_view::npos ? std::string_view() : trimmed(line.substr(close + 1));
  return tag;
}

// "2022.02.06" as other parts of the product write it.
std::string isoDate(std::string_view date) {
  std::string text = pbnText(date);
  const bool dotted = text.size() == 10 && text[4] == '.' && text[7] == '.';
  if (!dotted) return text;
  if (text.find('?') != std::string::npos) return {};
  text[4] = text[7] = '-';
  return text;
}

bool contains(std::string_view text, std::string_view piece) {
  const auto same = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
  return std::search(text.begin(), text.end(), piece.begin(), piece.end(), same) != text.end();
}

class PbnReader {
 public:
  explicit PbnReader(std::string_view text) : text_(text), builder_(reading_), own_(reading_.event) {}

  FileReading read() {
    LineWalker walker(text_);
    while (walker.next() && !builder_.full()) {
      line_ = walker.line();
      reporter_.moveTo(line_, walker.number());
      number_ = walker.number();
      readLine();
    }
    endGame();
    if (builder_.full()) reporter_.say(Code::tooManyLines, line_, static_cast<std::int32_t>(mostLines));
    if (own_.known()) {
      own_.finish();
    } else {
      builder_.finish();
    }
    // Said of the file, not of its last line.
    reporter_.moveTo({}, 0);
    if (reading_.event.lines.empty()) reporter_.sayOnce(Code::noResults, {});
    reading_.findings = reporter_.take();
    return std::move(reading_);
  }

 private:
  // --- Lines ---------------------------------------------------------------------------------------------

  void readLine() {
    if (line_.empty()) return;
    if (inComment_) {
      const std::size_t close = line_.find('}');
      if (close == std::string_view::npos) return;
      inComment_ = false;
      line_ = line_.substr(close + 1);
      if (line_.empty()) return;
    }
    if (line_[0] == '%') return directive();
    std::size_t at = 0;
    while (at < line_.size() && (line_[at] == ' ' || line_[at] == '\t')) ++at;
    if (at == line_.size() || line_[at] == ';') return;
    if (line_[at] == '[') return tags(line_.substr(at));
    if (line_[at] == '{') {
      inComment_ = line_.find('}', at) == std::string_view::npos;
      return;
    }
    if (section_ == Section::scores || section_ == Section::totals || section_ == Section::own) row();
  }

  // "% Creator: …", "%HRTitleEvent "…"": what programs say about themselves and the event.
  void directive() {
    struct Row {
      std::string_view start;
      int kind;
    };
    for (const Row& row : {Row{"%Creator", 0}, Row{"%Generator", 0}, Row{"%Software", 0},
                           Row{"%HRTitleEvent", 1}, Row{"%HRTitleDate", 2}}) {
      if (!line_.starts_with(row.start)) continue;
      std::string_view value = trimmed(line_.substr(row.start.size()));
      while (!value.empty() && (value.front() == ':' || value.front() == '"'))
        value = trimmed(value.substr(1));
      if (value.ends_with('"')) value.remove_suffix(1);
      std::string& place = row.kind == 0   ? reading_.program
                           : row.kind == 1 ? reading_.event.name
                                           : reading_.event.date;
      if (place.empty()) place = row.kind == 2 ? isoDate(value) : pbnText(value);
    }
  }

  void tags(std::string_view rest) {
    while (rest.starts_with('[')) {
      const TagPair pair = takeTag(rest);
      if (!pair.complete) {
        reporter_.say(Code::unreadableLine, trimmed(line_));
        return;
      }
      tag(pbnTagNamed(pair.name), pair);
    }
    inComment_ = rest.starts_with('{') && rest.find('}') == std::string_view::npos;
  }

  void tag(PbnTag tag, const TagPair& pair) {
    if (game_.repeats(tag)) endGame();
    section_ = Section::passedOver;
    if (tag == PbnTag::other) return;
    game_.set(tag, pair.value);
    if (tag == PbnTag::contract) {
      contractLine_ = line_;
      contractNumber_ = number_;
    }
    switch (tag) {
      case PbnTag::scoreTable:
        scores_.setHeading(game_[tag]);
        section_ = Section::scores;
        break;
      case PbnTag::totalScoreTable:
        totals_.setHeading(game_[tag]);
        section_ = Section::totals;
        break;
      case PbnTag::ownScoring:
        own_.setScoring(pair.value);
        break;
      case PbnTag::ownSections:
      case PbnTag::ownPlayers:
      case PbnTag::ownEntries:
      case PbnTag::ownBoards:
        ownTable_ = tag;
        ownRows_.setHeading(pair.value);
        own_.begin(tag);
        section_ = Section::own;
        break;
      default:
        eventTag(tag, pair.value);
        break;
    }
  }

  void eventTag(PbnTag tag, std::string_view value) {
    if (value.empty() || value == "#" || value == "##" || value == "?") return;
    Event& event = reading_.event;
    if (tag == PbnTag::event && event.name.empty()) event.name = pbnText(value);
    if (tag == PbnTag::date && event.date.empty()) event.date = isoDate(value);
    if ((tag == PbnTag::application || tag == PbnTag::generator) && reading_.program.empty()) {
      reading_.program = pbnText(value);
    }
    if (own_.hasScoring() || (tag != PbnTag::scoring && tag != PbnTag::competition)) return;
    const std::string_view scoring = game_[PbnTag::scoring];
    if (contains(scoring, "butler")) {
      event.scoring = Scoring::butler;
    } else if (contains(scoring, "imp")) {
      const bool teams = contains(game_[PbnTag::competition], "team");
      event.scoring = teams ? Scoring::teams : Scoring::crossImps;
    }
  }

  // --- Tables --------------------------------------------------------------------------------------------

  void row() {
    PbnTable& table = section_ == Section::scores   ? scores_
                      : section_ == Section::totals ? totals_
                                                    : ownRows_;
    if (!table.setLine(line_)) {
      reporter_.say(Code::shortRow, trimmed(line_), static_cast<std::int32_t>(table.elements().size()),
                    static_cast<std::int32_t>(table.columns().size()));
      return;
    }
    for (std::size_t i = 0; i < table.rows(); ++i) {
      table.chooseRow(i);
      if (section_ == Section::scores) scoreRow();
      if (section_ == Section::totals) totalRow();
      if (section_ == Section::own && !own_.row(ownTable_, ownRows_)) {
        reporter_.say(Code::unreadableLine, trimmed(line_));
      }
    }
  }

  // The board of the game; 0 and a finding when it has none.
  std::int32_t boardNumber() {
    const auto board = readCount(trimmed(game_[PbnTag::board]));
    if (board && *board >= 1 && *board <= largestBoard) return *board;
    reporter_.say(Code::missingBoard, trimmed(line_));
    return 0;
  }

  void checkVulnerability(std::int32_t board) {
    if (checkedBoard_ == board) return;
    checkedBoard_ = board;
    const auto vulnerability = readVulnerability(game_[PbnTag::vulnerable]);
    if (vulnerability && vulnerabilityOf(board) != vulnerability) {
      reporter_.say(Code::vulnerabilityDiffers, trimmed(line_), board);
    }
  }

  void scoreRow() {
    hasTable_ = true;
    const std::int32_t board = boardNumber();
    if (board == 0) return;
    checkVulnerability(board);
    PbnResult result = readPbnRow(scores_, board, reporter_, trimmed(line_));
    if (!result.outcome) return;
    Line line;
    line.outcome = std::move(*result.outcome);
    line.reverse = result.reverse;
    line.group = result.group;
    line.round = std::min(readCount(scores_[PbnColumn::round]).value_or(0), 9999);
    line.table = std::min(readCount(scores_[PbnColumn::table]).value_or(0), 9999);
    line.sourceLine = number_;
    if (own_.known()) {
      if (!own_.add(std::move(line), scores_, board, game_[PbnTag::section])) {
        reporter_.say(Code::unknownReference, trimmed(line_));
      }
      return;
    }
    std::string_view section = scores_[PbnColumn::section];
    if (section.empty()) section = game_[PbnTag::section];
    addLine(std::move(line), result, builder_.section(section), board);
  }

  void addLine(Line line, const PbnResult& result, SectionIndex section, std::int32_t board) {
    const bool bye = std::holds_alternative<Bye>(line.outcome);
    const bool pairs =
        bye ? !result.ns.empty() || !result.ew.empty() : !result.ns.empty() && !result.ew.empty();
    if (!pairs) {
      reporter_.say(Code::rowWithoutPairs, trimmed(line_));
      return;
    }
    line.ns = builder_.note(result.ns, section);
    line.ew = builder_.note(result.ew, section);
    line.board = builder_.board(board);
    const LineIndex index = builder_.add(std::move(line));
    if (!scores_.has(PbnColumn::pair)) namePairs(section);
    PublishedLine published{
        index, readDecimal(scores_[PbnColumn::pointsNs]), readDecimal(scores_[PbnColumn::pointsEw]),
        readDecimal(scores_[PbnColumn::percentNs]), readDecimal(scores_[PbnColumn::percentEw])};
    if (published.ns || published.ew || published.nsPercent || published.ewPercent)
      reading_.lines.push_back(published);
  }

  // Names in the score table itself, said once for each pair.
  void namePairs(SectionIndex section) {
    for (const bool ns : {true, false}) {
      const std::string_view names = scores_[ns ? PbnColumn::namesNs : PbnColumn::namesEw];
      const std::string_view pair = scores_[ns ? PbnColumn::pairNs : PbnColumn::pairEw];
      if (names.empty() || pair.empty()) continue;
      const EntryIndex note = builder_.note(pair, section);
      const Direction direction = ns ? Direction::ns : Direction::ew;
      const std::int64_t key = static_cast<std::int64_t>(note.value) * 2 + (ns ? 0 : 1);
      if (!named_.try_emplace(key, true).second) continue;
      Participant participant;
      participant.note = note;
      participant.direction = direction;
      participant.players = pbnPlayers(names);
      participant.listed = false;
      fromTables_.push_back(std::move(participant));
    }
  }

  void totalRow() {
    if (own_.known()) return;
    std::string_view pair = totals_[PbnColumn::pair];
    if (pair.empty()) pair = totals_[PbnColumn::names];
    if (pair.empty()) {
      reporter_.say(Code::rowWithoutPairs, trimmed(line_));
      return;
    }
    std::string_view section = totals_[PbnColumn::section];
    if (section.empty()) section = game_[PbnTag::section];
    Participant participant;
    participant.note = builder_.note(pair, builder_.section(section));
    const FoldedWord direction(totals_[PbnColumn::direction]);
    if (direction.view() == "ns" || direction.view() == "n") participant.direction = Direction::ns;
    if (direction.view() == "ew" || direction.view() == "e") participant.direction = Direction::ew;
    participant.players = pbnPlayers(totals_[PbnColumn::names]);
    std::string_view rank = totals_[PbnColumn::rank];
    participant.total.tied = rank.ends_with('=');
    if (participant.total.tied) rank.remove_suffix(1);
    participant.total.rank = readCount(rank).value_or(0);
    participant.total.points = readDecimal(totals_[PbnColumn::totalPoints]);
    participant.total.percent = readDecimal(totals_[PbnColumn::totalPercent]);
    participant.hasTotal =
        participant.total.points || participant.total.percent || participant.total.rank > 0;
    builder_.add(std::move(participant));
    totalsSeen_ = true;
  }

  // --- Games ---------------------------------------------------------------------------------------------

  void endGame() {
    if (!hasTable_ && !own_.known()) singleGame();
    hasTable_ = false;
    section_ = Section::none;
    game_.next();
    checkedBoard_ = 0;
    if (!totalsSeen_) {
      for (Participant& participant : fromTables_) builder_.add(std::move(participant));
    }
    fromTables_.clear();
  }

  // A game that was played once: contract, declarer, result, and players by name.
  void singleGame() {
    const std::string_view contract = game_[PbnTag::contract];
    if (contract.empty() || contract == "?") return;
    const std::string_view here = std::exchange(line_, contractLine_);
    const std::int32_t hereNumber = std::exchange(number_, contractNumber_);
    reporter_.moveTo(line_, number_);
    addSingle();
    line_ = here;
    number_ = hereNumber;
    reporter_.moveTo(line_, number_);
  }

  void addSingle() {
    const std::int32_t board = boardNumber();
    if (board == 0) return;
    const auto outcome = readPbnGame(game_, board, reporter_, trimmed(line_));
    if (!outcome) return;
    Line line;
    line.outcome = *outcome;
    line.board = builder_.board(board);
    line.sourceLine = number_;
    line.round = std::min(readCount(game_[PbnTag::round]).value_or(0), 9999);
    line.table = std::min(readCount(game_[PbnTag::table]).value_or(0), 9999);
    const FoldedWord room(game_[PbnTag::room]);
    if (line.table == 0 && room.view() == "open") line.table = 1;
    if (line.table == 0 && room.view() == "closed") line.table = 2;
    const SectionIndex section = builder_.section(game_[PbnTag::section]);
    line.ns = seated(PbnTag::north, PbnTag::south, section);
    line.ew = seated(PbnTag::east, PbnTag::west, section);
    builder_.add(std::move(line));
  }

  // Pairs without a number get the next one; the same two names are the same pair.
  EntryIndex seated(PbnTag first, PbnTag second, SectionIndex section) {
    const std::string one = pbnText(game_[first]);
    const std::string two = pbnText(game_[second]);
    const bool unnamed = (one.empty() || one == "?") && (two.empty() || two == "?");
    const std::string key =
        unnamed ? (first == PbnTag::north ? "NS" : "EW") : std::min(one, two) + '\n' + std::max(one, two);
    const auto [place, isNew] = seats_.try_emplace(key, static_cast<std::int32_t>(seats_.size()) + 1);
    const EntryIndex note = builder_.note(std::to_string(place->second), section);
    if (isNew && !unnamed) {
      Participant participant;
      participant.note = note;
      for (const std::string& name : {one, two}) {
        if (!name.empty() && name != "?") participant.players.push_back({name, "", {}});
      }
      builder_.add(std::move(participant));
    }
    return note;
  }

  std::string_view text_;
  FileReading reading_;
  EventBuilder builder_;
  PbnOwn own_;
  Reporter reporter_;
  PbnGame game_;
  PbnTable scores_;
  PbnTable totals_;
  PbnTable ownRows_;
  PbnTag ownTable_ = PbnTag::other;
  Section section_ = Section::none;
  bool inComment_ = false;
  bool hasTable_ = false;
  bool totalsSeen_ = false;
  std::int32_t checkedBoard_ = 0;
  std::vector<Participant> fromTables_;
  std::unordered_map<std::int64_t, bool> named_;         // looked up, never walked
  std::unordered_map<std::string, std::int32_t> seats_;  // looked up, never walked
  std::string_view line_;
  std::int32_t number_ = 0;
  std::string_view contractLine_;  // of the game's Contract tag
  std::int32_t contractNumber_ = 0;
};

}  // namespace

FileReading readPbn(std::string_view bytes) {
  FileReading refused;
  if (refuse(bytes, refused.findings)) return refused;
  std::string buffer;
  return PbnReader(decodeText(bytes, buffer).text).read();
}

bool looksLikePbn(std::string_view bytes) {
  const std::string_view start = bytes.substr(0, 4096);
  if (start.find("% PBN") != std::string_view::npos) return true;
  LineWalker walker(start);
  while (walker.next()) {
    std::string_view line = trimmed(walker.line());
    if (!line.starts_with('[')) continue;
    const TagPair tag = takeTag(line);
    return tag.complete && pbnTagNamed(tag.name) != PbnTag::other;
  }
  return false;
}

}  // namespace overtrick

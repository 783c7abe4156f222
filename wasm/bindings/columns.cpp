#include "columns.h"

#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace overtrick::wire {
namespace {

using emscripten::val;
using Ints = std::vector<std::int32_t>;

constexpr std::int32_t reverseFlag = 1;
constexpr std::int32_t scoreFlag = 2;
constexpr std::int32_t awardBase = -1;  // average -1, plus -2, minus -3; a percentage is itself

// --- JS to C++
// -------------------------------------------------------------------------------------------------

Ints ints(const val& columns, const char* name) { return wholesIn(columns[name]); }

// Embind's own way grows the vector number by number.
template <class Number>
std::vector<Number> copyIn(const val& list) {
  std::vector<Number> column(list["length"].as<std::size_t>());
  val(emscripten::typed_memory_view(column.size(), column.data())).template call<void>("set", list);
  return column;
}

// The widest list that an index may point into; rows outside it make the whole event unsound.
bool within(std::int32_t index, std::size_t size) {
  return index >= -1 && index < static_cast<std::int32_t>(size);
}

template <class Enum>
bool enumerator(std::int32_t value, Enum last, Enum& out) {
  if (value < 0 || value > static_cast<std::int32_t>(last)) return false;
  out = static_cast<Enum>(value);
  return true;
}

std::vector<std::string> split(const std::string& joined) {
  std::vector<std::string> strings;
  std::size_t from = 0;
  while (from <= joined.size()) {
    const std::size_t to = std::min(joined.find('\0', from), joined.size());
    strings.emplace_back(joined, from, to - from);
    from = to + 1;
  }
  return strings;
}

bool readAward(std::int32_t value, Award& award) {
  if (value >= 0) {
    award = {Award::Kind::percent, {value}};
    return true;
  }
  return enumerator(awardBase - value, Award::Kind::averageMinus, award.kind);
}

bool readAdjustment(const std::int32_t* row, Adjustment& adjustment) {
  adjustment.amount = {row[1]};
  return enumerator(row[0], Adjustment::Unit::percent, adjustment.unit);
}

bool readContract(const std::int32_t* row, PlayedContract& played) {
  const std::int32_t level = row[9] & 7;
  if (row[9] < 0 || level == 0 || row[11] < 0 || row[11] > 13) return false;
  played.contract.level = static_cast<std::uint8_t>(level);
  played.tricks = row[11];
  if ((row[6] & scoreFlag) != 0) played.score = row[8];
  return enumerator(row[9] >> 3 & 7, Strain::notrump, played.contract.strain) &&
         enumerator(row[9] >> 6, Doubling::redoubled, played.contract.doubling) &&
         enumerator(row[10], Seat::west, played.declarer);
}

bool readWeighted(const std::int32_t* row, const Ints& parts, Weighted& weighted) {
  const auto first = static_cast<std::size_t>(row[9]);
  const auto count = static_cast<std::size_t>(row[10]);
  if (row[9] < 0 || row[10] < 0 || first + count > parts.size() / partStride) return false;
  for (std::size_t i = first; i < first + count; ++i) {
    weighted.parts.push_back({parts[i * partStride], {parts[i * partStride + 1]}});
  }
  return true;
}

bool readOutcome(const std::int32_t* row, const Ints& parts, Outcome& outcome) {
  switch (row[5]) {
    case 0:
      return readContract(row, outcome.emplace<PlayedContract>());
    case 1:
      outcome.emplace<BareScore>().score = row[8];
      return true;
    case 2:
      outcome = PassedOut{};
      return true;
    case 3:
      outcome = NotPlayed{};
      return true;
    case 4:
      outcome = Bye{};
      return true;
    case 5: {
      auto& artificial = outcome.emplace<Artificial>();
      return readAward(row[9], artificial.ns) && readAward(row[10], artificial.ew);
    }
    case 6: {
      auto& oneSided = outcome.emplace<OneSided>();
      oneSided.score = row[8];
      return enumerator(row[9], Side::ew, oneSided.adjusted) && readAward(row[10], oneSided.award);
    }
    case 7:
      outcome = Split{row[8], row[9]};
      return true;
    case 8:
      return readWeighted(row, parts, outcome.emplace<Weighted>());
    default:
      return false;
  }
}

bool readLines(const val& columns, Event& event) {
  const Ints rows = ints(columns, "lines");
  const Ints parts = ints(columns, "parts");
  if (rows.size() % lineStride != 0) return false;
  event.lines.resize(rows.size() / lineStride);
  const std::int32_t* row = rows.data();
  for (Line& line : event.lines) {
    if (row[0] < 0 || !within(row[0], event.boards.size())) return false;
    if (!within(row[1], event.entries.size()) || !within(row[2], event.entries.size())) return false;
    line.board = {row[0]};
    line.ns = {row[1]};
    line.ew = {row[2]};
    line.round = row[3];
    line.table = row[4];
    line.reverse = (row[6] & reverseFlag) != 0;
    line.group = row[7];
    line.sourceLine = row[12];
    if (!readOutcome(row, parts, line.outcome)) return false;
    row += lineStride;
  }
  return true;
}

bool readPlayers(const val& columns, const std::vector<std::string>& strings, Event& event) {
  const Ints rows = ints(columns, "players");
  const auto handicaps = numbersIn(columns["handicaps"]);
  if (rows.size() != handicaps.size() * playerStride) return false;
  for (std::size_t i = 0; i < handicaps.size(); ++i) {
    const std::int32_t name = rows[i * playerStride];
    const std::int32_t number = rows[i * playerStride + 1];
    if (name < 0 || number < 0 || !within(name, strings.size()) || !within(number, strings.size()))
      return false;
    Player player{strings[static_cast<std::size_t>(name)], strings[static_cast<std::size_t>(number)],
                  std::nullopt};
    if (!std::isnan(handicaps[i])) player.handicap = handicaps[i];
    event.players.push_back(std::move(player));
  }
  return true;
}

bool readEntries(const val& columns, const std::vector<std::string>& strings, Event& event) {
  const Ints rows = ints(columns, "entries");
  const Ints players = ints(columns, "entryPlayers");
  if (rows.size() % entryStride != 0) return false;
  event.entries.resize(rows.size() / entryStride);
  const std::int32_t* row = rows.data();
  for (Entry& entry : event.entries) {
    if (row[0] < 0 || !within(row[0], strings.size()) || !within(row[1], event.sections.size())) return false;
    entry.number = strings[static_cast<std::size_t>(row[0])];
    entry.section = {row[1]};
    entry.phantom = row[3] != 0;
    if (!enumerator(row[2], Direction::ew, entry.direction)) return false;
    if (!readAdjustment(row + 4, entry.penalty) || !readAdjustment(row + 6, entry.carryOver)) return false;
    const auto first = static_cast<std::size_t>(row[8]);
    const auto count = static_cast<std::size_t>(row[9]);
    if (row[8] < 0 || row[9] < 0 || first + count > players.size()) return false;
    for (std::size_t i = first; i < first + count; ++i) {
      if (players[i] < 0 || !within(players[i], event.players.size())) return false;
      entry.players.push_back({players[i]});
    }
    row += entryStride;
  }
  return true;
}

bool isSession(std::int32_t number) { return number >= 0 && number <= mostSessions; }

bool readSessions(const val& columns, Event& event) {
  const Ints rows = ints(columns, "adjustments");
  if (rows.size() % adjustmentStride != 0) return false;
  for (const std::int32_t* row = rows.data(); row != rows.data() + rows.size(); row += adjustmentStride) {
    SessionAdjustment own{row[1], {}, {}};
    if (row[0] < 0 || !within(row[0], event.entries.size()) || !isSession(row[1])) return false;
    if (!readAdjustment(row + 2, own.penalty) || !readAdjustment(row + 4, own.carryOver)) return false;
    event.entries[static_cast<std::size_t>(row[0])].sessions.push_back(own);
  }
  return true;
}

bool readBoards(const val& columns, Event& event) {
  const Ints rows = ints(columns, "boards");
  if (rows.size() % boardStride != 0) return false;
  event.boards.resize(rows.size() / boardStride);
  const std::int32_t* row = rows.data();
  for (Board& board : event.boards) {
    if (!within(row[1], event.sections.size()) || !isSession(row[3])) return false;
    board = {row[0], {row[1]}, row[2], row[3]};
    row += boardStride;
  }
  return true;
}

// --- C++ to JS
// -------------------------------------------------------------------------------------------------

// The string table: each string once in the order it was asked for, joined by NUL.
class Strings {
 public:
  std::int32_t add(std::string_view text) {
    if (count_ > 0) joined_ += '\0';
    for (const char c : text) {
      if (c == '\0') {
        joined_ += "\xEF\xBF\xBD";
      } else {
        joined_ += c;
      }
    }
    return count_++;
  }
  [[nodiscard]] const std::string& joined() const { return joined_; }

 private:
  std::string joined_;
  std::int32_t count_ = 0;
};

std::int32_t narrow(std::int64_t value) {
  using Limits = std::numeric_limits<std::int32_t>;
  return static_cast<std::int32_t>(
      std::min<std::int64_t>(std::max<std::int64_t>(value, Limits::min()), Limits::max()));
}

std::int32_t awardCode(const Award& award) {
  if (award.kind == Award::Kind::percent) return narrow(award.percent.tenThousandths);
  return awardBase - static_cast<std::int32_t>(award.kind);
}

// Fills score, a, b, c and the flags of a line's row.
struct OutcomeWriter {
  std::int32_t* row;
  Ints& parts;

  void operator()(const PlayedContract& o) const {
    row[9] = o.contract.level | static_cast<std::int32_t>(o.contract.strain) << 3 |
             static_cast<std::int32_t>(o.contract.doubling) << 6;
    row[10] = static_cast<std::int32_t>(o.declarer);
    row[11] = o.tricks;
    if (o.score) {
      row[6] |= scoreFlag;
      row[8] = *o.score;
    }
  }
  void operator()(const BareScore& o) const { row[8] = o.score; }
  void operator()(const PassedOut&) const {}
  void operator()(const NotPlayed&) const {}
  void operator()(const Bye&) const {}
  void operator()(const Artificial& o) const {
    row[9] = awardCode(o.ns);
    row[10] = awardCode(o.ew);
  }
  void operator()(const OneSided& o) const {
    row[8] = o.score;
    row[9] = static_cast<std::int32_t>(o.adjusted);
    row[10] = awardCode(o.award);
  }
  void operator()(const Split& o) const {
    row[8] = o.ns;
    row[9] = o.ew;
  }
  void operator()(const Weighted& o) const {
    row[9] = static_cast<std::int32_t>(parts.size() / partStride);
    row[10] = static_cast<std::int32_t>(o.parts.size());
    for (const WeightedPart& part : o.parts) {
      parts.push_back(part.score);
      parts.push_back(narrow(part.weight.tenThousandths));
    }
  }
};

void writeLines(const Event& event, val& columns) {
  Ints rows(event.lines.size() * lineStride, 0);
  Ints parts;
  std::int32_t* row = rows.data();
  for (const Line& line : event.lines) {
    row[0] = line.board.value;
    row[1] = line.ns.value;
    row[2] = line.ew.value;
    row[3] = line.round;
    row[4] = line.table;
    row[5] = static_cast<std::int32_t>(line.outcome.index());
    row[6] = line.reverse ? reverseFlag : 0;
    row[7] = line.group;
    row[12] = line.sourceLine;
    std::visit(OutcomeWriter{row, parts}, line.outcome);
    row += lineStride;
  }
  columns.set("lines", copyOut(rows));
  columns.set("parts", copyOut(parts));
}

void writeEntries(const Event& event, Strings& strings, val& columns) {
  Ints rows;
  Ints players;
  Ints sessions;
  rows.reserve(event.entries.size() * entryStride);
  for (const Entry& entry : event.entries) {
    const Ints row = {strings.add(entry.number),
                      entry.section.value,
                      static_cast<std::int32_t>(entry.direction),
                      entry.phantom ? 1 : 0,
                      static_cast<std::int32_t>(entry.penalty.unit),
                      narrow(entry.penalty.amount.tenThousandths),
                      static_cast<std::int32_t>(entry.carryOver.unit),
                      narrow(entry.carryOver.amount.tenThousandths),
                      static_cast<std::int32_t>(players.size()),
                      static_cast<std::int32_t>(entry.players.size())};
    rows.insert(rows.end(), row.begin(), row.end());
    for (const PlayerIndex player : entry.players) players.push_back(player.value);
    for (const SessionAdjustment& own : entry.sessions) {
      sessions.insert(
          sessions.end(),
          {static_cast<std::int32_t>(&entry - event.entries.data()), own.session,
           static_cast<std::int32_t>(own.penalty.unit), narrow(own.penalty.amount.tenThousandths),
           static_cast<std::int32_t>(own.carryOver.unit), narrow(own.carryOver.amount.tenThousandths)});
    }
  }
  columns.set("adjustments", copyOut(sessions));
  columns.set("entries", copyOut(rows));
  columns.set("entryPlayers", copyOut(players));
}

template <class Number>
val copy(const std::vector<Number>& column) {
  return val(emscripten::typed_memory_view(column.size(), column.data())).template call<val>("slice");
}

}  // namespace

std::vector<std::int32_t> wholesIn(const val& list) { return copyIn<std::int32_t>(list); }
std::vector<double> numbersIn(const val& list) { return copyIn<double>(list); }

val copyOut(const std::vector<std::int32_t>& column) { return copy(column); }
val copyOut(const std::vector<double>& column) { return copy(column); }

bool readEvent(const val& columns, Event& event) {
  const std::vector<std::string> strings = split(columns["strings"].as<std::string>());
  const auto sections = columns["sections"].as<std::int32_t>();
  if (sections < 0 || static_cast<std::size_t>(sections) + 2 > strings.size()) return false;
  event.name = strings[0];
  event.date = strings[1];
  event.sections.assign(strings.begin() + 2, strings.begin() + 2 + sections);
  return enumerator(columns["scoring"].as<std::int32_t>(), Scoring::teams, event.scoring) &&
         readPlayers(columns, strings, event) && readEntries(columns, strings, event) &&
         readSessions(columns, event) && readBoards(columns, event) && readLines(columns, event);
}

val columnsOf(const Event& event) {
  val columns = val::object();
  Strings strings;
  strings.add(event.name);
  strings.add(event.date);
  for (const std::string& section : event.sections) strings.add(section);
  Ints players;
  std::vector<double> handicaps;
  for (const Player& player : event.players) {
    players.push_back(strings.add(player.name));
    players.push_back(strings.add(player.number));
    handicaps.push_back(player.handicap.value_or(std::numeric_limits<double>::quiet_NaN()));
  }
  Ints boards;
  boards.reserve(event.boards.size() * boardStride);
  for (const Board& board : event.boards) {
    boards.insert(boards.end(), {board.number, board.section.value, board.expected, board.session});
  }
  columns.set("scoring", static_cast<std::int32_t>(event.scoring));
  columns.set("sections", static_cast<std::int32_t>(event.sections.size()));
  columns.set("players", copyOut(players));
  columns.set("handicaps", copyOut(handicaps));
  columns.set("boards", copyOut(boards));
  writeEntries(event, strings, columns);
  writeLines(event, columns);
  columns.set("strings", strings.joined());
  return columns;
}

val columnsOf(const Findings& findings) {
  Ints rows;
  rows.reserve(findings.size() * findingStride);
  for (const Finding& finding : findings) {
    const Where& where = finding.where;
    rows.insert(rows.end(),
                {static_cast<std::int32_t>(finding.code), where.line, where.column, where.length,
                 where.boardIndex, where.lineIndex, where.entryIndex, finding.first, finding.second});
  }
  return copyOut(rows);
}

}  // namespace overtrick::wire

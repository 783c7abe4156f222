#include "read/pbn_tables.h"

#include <algorithm>
#include <utility>

#include "read/numbers.h"
#include "read/pbn_head.h"
#include "read/pbn_result.h"
#include "read/pbn_table.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

bool isNobody(std::string_view name) { return name.empty() || name == "?"; }

// The tables of one board of one round that wait for the other room, in their order.
struct WaitingTables {
  std::vector<std::size_t> open;
  std::vector<std::size_t> closed;
  std::size_t openTaken = 0;
  std::size_t closedTaken = 0;
  std::size_t all = 0;
};

}  // namespace

void PbnTables::add(LineIndex line, const PbnGame& game, SectionIndex section) {
  Game one;
  one.line = line;
  one.section = section;
  one.mayBeMatch = mayBeMatch(game[PbnTag::scoring], game[PbnTag::competition]);
  const FoldedWord room(game[PbnTag::room]);
  if (room.view() == "open") one.room = Room::open;
  if (room.view() == "closed") one.room = Room::closed;
  one.event =
      events_.try_emplace(game[PbnTag::event], static_cast<std::int32_t>(events_.size())).first->second;
  one.north = trimmed(game[PbnTag::north]);
  one.south = trimmed(game[PbnTag::south]);
  one.east = trimmed(game[PbnTag::east]);
  one.west = trimmed(game[PbnTag::west]);
  games_.push_back(one);
}

// --- Teams -----------------------------------------------------------------------------------------------

std::int32_t PbnTables::memberNamed(std::string_view name) {
  const auto [place, isNew] = members_.try_emplace(name, static_cast<std::int32_t>(leaders_.size()));
  if (isNew) {
    leaders_.push_back(place->second);
    names_.push_back(name);
  }
  return place->second;
}

std::int32_t PbnTables::teamOf(std::int32_t member) {
  const auto leader = [this](std::int32_t one) -> std::int32_t& {
    return leaders_[static_cast<std::size_t>(one)];
  };
  while (leader(member) != member) {
    leader(member) = leader(leader(member));
    member = leader(member);
  }
  return member;
}

void PbnTables::join(std::int32_t one, std::int32_t two) {
  const std::int32_t first = teamOf(one);
  const std::int32_t second = teamOf(two);
  leaders_[static_cast<std::size_t>(std::max(first, second))] = std::min(first, second);
}

// Two partners; a side without names is the one that sits NS in the open room, or the other.
std::int32_t PbnTables::side(std::string_view one, std::string_view two, bool home) {
  if (isNobody(one)) std::swap(one, two);
  if (isNobody(one)) return memberNamed(home ? "\n1" : "\n2");
  const std::int32_t member = memberNamed(one);
  if (!isNobody(two)) join(member, memberNamed(two));
  return member;
}

void PbnTables::joinTables(std::size_t first, std::size_t second) {
  join(sides_[first].ns, sides_[second].ew);
  join(sides_[first].ew, sides_[second].ns);
}

// Each table in the open room with the next one of the same board in the closed room. False when there are no
// such, or when nothing says which tables belong together.
bool PbnTables::joinRooms(const Event& event, bool byImps) {
  std::unordered_map<std::string, WaitingTables> boards;  // looked up, never walked
  bool bothRooms = false;
  bool twoTables = false;
  bool moreTables = false;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const Game& game = games_[i];
    if (!game.mayBeMatch) continue;
    const Line& line = event.lines[static_cast<std::size_t>(game.line.value)];
    WaitingTables& waiting =
        boards[std::to_string(line.board.value) + ' ' + std::to_string(line.round) + ' ' +
               std::to_string(game.section.value) + ' ' + std::to_string(game.event)];
    const bool opens =
        game.room == Room::open || (game.room == Room::unknown && waiting.openTaken == waiting.open.size());
    ++waiting.all;
    moreTables = moreTables || waiting.all > 2;
    sides_[i].ns = side(game.north, game.south, opens);
    sides_[i].ew = side(game.east, game.west, !opens);
    (opens ? waiting.open : waiting.closed).push_back(i);
    if (waiting.openTaken == waiting.open.size() || waiting.closedTaken == waiting.closed.size()) continue;
    const std::size_t other = opens ? waiting.closed[waiting.closedTaken] : waiting.open[waiting.openTaken];
    ++waiting.openTaken;
    ++waiting.closedTaken;
    joinTables(i, other);
    twoTables = true;
    bothRooms = bothRooms || (game.room != Room::unknown && games_[other].room != Room::unknown);
  }
  return bothRooms || (byImps && twoTables && !moreTables);
}

bool PbnTables::isMatch(const Event& event, bool byImps) {
  sides_.assign(games_.size(), {-1, -1});
  isMatch_ = joinRooms(event, byImps);
  for (const Sides& table : sides_) {
    if (table.ns >= 0 && teamOf(table.ns) == teamOf(table.ew)) isMatch_ = false;
  }
  return isMatch_;
}

std::int32_t PbnTables::matchTables() const {
  const auto isTable = [](const Sides& sides) { return sides.ns >= 0; };
  return static_cast<std::int32_t>(std::count_if(sides_.begin(), sides_.end(), isTable));
}

// Teams are numbered in the order of their first table. Returns at which game there were too many.
std::size_t PbnTables::seatTeams(EventBuilder& builder) {
  constexpr std::size_t mostInTeam = 16;
  std::vector<std::int32_t> numbers(leaders_.size());
  std::vector<Participant> teams;
  const auto seated = [&](std::int32_t member, SectionIndex section) {
    std::int32_t& number = numbers[static_cast<std::size_t>(teamOf(member))];  // in their order
    if (number == 0) {
      teams.emplace_back();
      number = static_cast<std::int32_t>(teams.size());
      teams.back().note = builder.note(freeNumber(), section);
    }
    return teams[static_cast<std::size_t>(number) - 1].note;
  };
  std::size_t i = 0;
  for (; i < games_.size() && !builder.crowded(); ++i) {
    if (sides_[i].ns < 0) continue;
    Line& line = builder.event().lines[static_cast<std::size_t>(games_[i].line.value)];
    line.ns = seated(sides_[i].ns, games_[i].section);
    line.ew = seated(sides_[i].ew, games_[i].section);
  }
  for (std::size_t member = 0; member < names_.size(); ++member) {
    const std::int32_t number = numbers[static_cast<std::size_t>(teamOf(static_cast<std::int32_t>(member)))];
    if (number == 0) continue;
    std::vector<Player>& players = teams[static_cast<std::size_t>(number) - 1].players;
    const std::string_view name = names_[member];
    if (!name.starts_with('\n') && players.size() < mostInTeam) players.push_back(pbnPlayer(name));
  }
  for (Participant& team : teams) builder.add(std::move(team));
  return i;
}

// --- Pairs -----------------------------------------------------------------------------------------------

// Numbers go on behind those of the tables: one that is missing among them may be somebody's, too.
void PbnTables::takeNumbers(const EntryBook& numbers) {
  constexpr std::int32_t largest = 9999;
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(numbers.size()); ++i) {
    const std::string_view text = numbers.text({i});
    taken_.emplace(text);
    const std::int32_t number = readCount(text).value_or(0);
    if (number <= largest) lastNumber_ = std::max(lastNumber_, number);
  }
}

std::string PbnTables::freeNumber() {
  std::string number;
  do number = std::to_string(++lastNumber_);
  while (taken_.contains(number));
  return number;
}

// Pairs without a number get the next one; the same two names are the same pair, and so are two without names
// at the same table.
EntryIndex PbnTables::pair(EventBuilder& builder, const PbnNamedPairs& named, const Game& game, bool ns) {
  const std::string one = pbnText(ns ? game.north : game.east);
  const std::string two = pbnText(ns ? game.south : game.west);
  const bool unnamed = isNobody(one) && isNobody(two);
  const EntryIndex known =
      unnamed ? EntryIndex() : named.find(one, two, ns ? Direction::ns : Direction::ew, game.section);
  if (known.known()) return known;
  const std::int32_t table = builder.event().lines[static_cast<std::size_t>(game.line.value)].table;
  const std::string key =
      unnamed ? (ns ? "NS" : "EW") + std::to_string(table) : std::min(one, two) + '\n' + std::max(one, two);
  const auto [place, isNew] = pairs_.try_emplace(key);
  if (isNew) place->second = freeNumber();
  const EntryIndex note = builder.note(place->second, game.section);
  if (isNew && !unnamed) {
    Participant participant;
    participant.note = note;
    for (const std::string& name : {one, two}) {
      if (!isNobody(name)) participant.players.push_back(pbnPlayer(name));
    }
    builder.add(std::move(participant));
  }
  return note;
}

std::int32_t PbnTables::seat(EventBuilder& builder) {
  if (games_.empty()) return 0;
  takeNumbers(builder.numbers());
  const PbnNamedPairs named(builder);
  if (!taken_.empty()) {
    const LineIndex first = games_.front().line;
    besideNumbers_ = builder.event().lines[static_cast<std::size_t>(first.value)].sourceLine;
  }
  const std::size_t games = isMatch_ ? seatTeams(builder) : games_.size();
  std::size_t i = 0;
  for (; i < games; ++i) {
    if (isMatch_ && sides_[i].ns >= 0) continue;
    if (builder.crowded()) break;
    const EntryIndex ns = pair(builder, named, games_[i], true);
    const EntryIndex ew = pair(builder, named, games_[i], false);
    Line& line = builder.event().lines[static_cast<std::size_t>(games_[i].line.value)];
    line.ns = ns;
    line.ew = ew;
  }
  if (i == games_.size()) return 0;
  const LineIndex first = games_[i].line;
  const std::int32_t place = builder.event().lines[static_cast<std::size_t>(first.value)].sourceLine;
  builder.leaveOutFrom(first);
  return place;
}

}  // namespace overtrick

#include "rate/project52_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace overtrick::project52 {
namespace {

using Two = std::array<std::int32_t, 2>;
constexpr Two nobody{-1, -1};

void setAside(Findings& findings, Code code, std::size_t index) {
  findings.push_back({code, whereEntry(index)});
}

// Two who belong together count, one alone does not.
void joinTwo(Set& set, const Two& two, Code alone, Findings& findings) {
  const bool both = two[0] >= 0 && two[1] >= 0;
  for (std::size_t side = 0; side < 2; ++side) {
    if (two[side] < 0) continue;
    const auto index = static_cast<std::size_t>(two[side]);
    if (!both) {
      setAside(findings, alone, index);
      continue;
    }
    set.chairs[index].counts = true;
    set.chairs[index].other = two[1 - side];
  }
}

// Two teams are a match whatever their table; of several matches the table tells them apart.
void seatMatches(const Field& field, Set& set, Findings& findings) {
  std::vector<std::size_t> teams;
  for (std::size_t i = 0; i < field.entries.size(); ++i)
    if (!field.entries[i].phantom) teams.push_back(i);
  bool single = teams.size() <= 2;
  if (field.entries.size() > 2)
    for (const std::size_t i : teams) single = single && field.entries[i].table < 0;
  std::map<std::int32_t, Two> matches;
  for (const std::size_t i : teams) {
    const std::int32_t table = single ? 0 : field.entries[i].table;
    if (table < 0) {
      setAside(findings, Code::matchMissing, i);
      continue;
    }
    Two& match = matches.try_emplace(table, nobody).first->second;
    const std::size_t side = match[0] < 0 ? 0 : 1;
    if (match[side] >= 0) {
      setAside(findings, Code::matchFull, i);
    } else {
      match[side] = static_cast<std::int32_t>(i);
    }
  }
  for (const auto& [table, match] : matches) joinTwo(set, match, Code::opponentsMissing, findings);
}

void seatTables(const Field& field, Set& set, Findings& findings) {
  std::map<std::int32_t, Two> tables;
  for (std::size_t i = 0; i < field.entries.size(); ++i) {
    const FieldEntry& entry = field.entries[i];
    if (entry.phantom) continue;
    if (entry.table < 0 || entry.direction == Direction::any) {
      setAside(findings, Code::seatMissing, i);
      continue;
    }
    set.chairs[i].ns = entry.direction == Direction::ns;
    std::int32_t& seat = tables.try_emplace(entry.table, nobody).first->second[set.chairs[i].ns ? 0 : 1];
    if (seat >= 0) {
      setAside(findings, Code::seatTaken, i);
    } else {
      seat = static_cast<std::int32_t>(i);
    }
  }
  for (const auto& [table, two] : tables) joinTwo(set, two, Code::opponentsMissing, findings);
}

void seatRooms(const Field& field, Set& set, Findings& findings) {
  Two rooms = nobody;
  std::map<std::int32_t, Two> teams;
  for (std::size_t i = 0; i < field.entries.size(); ++i) {
    const FieldEntry& entry = field.entries[i];
    if (entry.phantom) continue;
    if (entry.room >= 0 && rooms[0] < 0) rooms[0] = entry.room;
    if (entry.room >= 0 && rooms[0] != entry.room && rooms[1] < 0) rooms[1] = entry.room;
    if (entry.team < 0 || entry.room < 0 || (entry.room != rooms[0] && entry.room != rooms[1])) {
      setAside(findings, Code::teamMissing, i);
      continue;
    }
    set.chairs[i].room = entry.room == rooms[0] ? 0 : 1;
    std::int32_t& seat =
        teams.try_emplace(entry.team, nobody).first->second[static_cast<std::size_t>(set.chairs[i].room)];
    if (seat >= 0) {
      setAside(findings, Code::seatTaken, i);
    } else {
      seat = static_cast<std::int32_t>(i);
    }
  }
  for (const auto& [team, two] : teams) joinTwo(set, two, Code::teamMatesMissing, findings);
}

std::int32_t statedTables(const Field& field, const Set& set, Findings& findings) {
  const double smallest = set.form == Form::barometer ? 2 : 1;
  if (!within(*field.tables, smallest, largestCount)) {
    findings.push_back({Code::tablesInvalid, {}, set.counted});
    return set.counted;
  }
  const double whole = std::floor(*field.tables);
  const auto stated = static_cast<std::int32_t>(whole);
  if (whole != *field.tables) findings.push_back({Code::halfTable, {}, stated});
  const bool fixed = set.form == Form::match;  // of two tables, however many there are in the room
  if (stated != set.counted)
    findings.push_back({fixed ? Code::tablesCounted : Code::tablesDiffer, {}, stated, set.counted});
  return fixed ? set.counted : stated;
}

void countSet(const Field& field, Set& set, const Settings& settings, Findings& findings) {
  for (const Chair& chair : set.chairs) set.size += chair.counts ? 1 : 0;
  set.counted = set.form == Form::match ? 2 : set.size / entriesPerTable(set.form);
  const std::int32_t needed = set.form == Form::field || set.form == Form::barometer ? 4 : 2;
  set.large = set.size >= needed;
  set.tables = field.tables ? statedTables(field, set, findings) : set.counted;
  if (!set.large) {
    findings.push_back({Code::fieldTooSmall, {}, set.size, needed});
    return;
  }
  if (set.tables < 2) findings.push_back({Code::noComparison, {}, set.tables});
  // Sweden's means are over all tables, and come out as Denmark's only where all of them are known.
  const bool known = set.form != Form::field || set.tables == set.counted;
  set.text = known ? settings.text : Text::denmark;
  set.factors =
      factorsOf(set.form, field.datum, set.size, set.tables, of(settings.cb, field.calculation), set.text);
}

Chair chairOf(const FieldEntry& entry, const Field& field, const Settings& settings, Where where,
              Findings& findings) {
  Chair chair;
  const std::int32_t needed = playersPerEntry(field.form);
  const auto found = static_cast<std::int32_t>(entry.handicaps.size());
  if (found < needed) findings.push_back({Code::missingPartner, where, found, needed});
  if (found > needed) findings.push_back({Code::tooManyPlayers, where, found, needed});
  for (std::int32_t player = 1; player <= std::max(found, needed); ++player) {
    const auto at = static_cast<std::size_t>(player - 1);
    const std::optional<double> given = player <= found ? entry.handicaps[at] : std::nullopt;
    chair.players.push_back(checkedHandicap(given, settings.ceiling, player, where, findings));
  }
  chair.result = checkedResult(entry.result, field.calculation, where, findings);
  if (chair.result) chair.r = *chair.result - averageOf(field.calculation);
  return chair;
}

void takeBoards(const Field& field, Set& set, Findings& findings) {
  const std::optional<double> boards = checkedBoards(field.boards, {}, findings);
  bool missing = false;
  for (std::size_t i = 0; i < set.chairs.size(); ++i) {
    Chair& chair = set.chairs[i];
    if (!chair.counts) continue;
    const std::optional<double>& own = field.entries[i].boards;
    chair.boards = own ? checkedBoards(own, whereEntry(i), findings) : boards;
    missing = missing || (chair.r && !chair.boards && !own && !field.boards);
  }
  if (missing) findings.push_back({Code::boardsMissing, {}});
}

// Who plays whom: sets counts, ns, room and other of each chair.
void seatEntries(const Field& field, Set& set, Findings& findings) {
  switch (field.form) {
    case Form::pairs:
    case Form::individual:
      for (std::size_t i = 0; i < set.chairs.size(); ++i) set.chairs[i].counts = !field.entries[i].phantom;
      break;
    case Form::match:
      seatMatches(field, set, findings);
      break;
    case Form::field:
      seatTables(field, set, findings);
      break;
    case Form::barometer:
      seatRooms(field, set, findings);
      break;
  }
}

}  // namespace

Set setOf(const Field& field, const Settings& settings, Findings& findings) {
  Set set;
  set.form = field.form;
  set.calculation = field.calculation;
  for (std::size_t i = 0; i < field.entries.size(); ++i) {
    const FieldEntry& entry = field.entries[i];
    set.chairs.push_back(entry.phantom ? Chair{} : chairOf(entry, field, settings, whereEntry(i), findings));
  }
  seatEntries(field, set, findings);
  countSet(field, set, settings, findings);
  takeBoards(field, set, findings);
  seatGuests(field, set, settings, findings);
  return set;
}

}  // namespace overtrick::project52

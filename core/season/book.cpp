#include "season/book.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"

namespace overtrick::season {
namespace {

bool usesSeats(const SessionInput& input) {
  return std::any_of(input.entries.begin(), input.entries.end(), [](const EntryRow& entry) {
    return entry.table >= 0 || entry.team >= 0 || entry.room >= 0 || entry.direction != Direction::any;
  });
}

template <class Field>
bool anyOf(const std::vector<EntryRow>& entries, Field field) {
  return std::any_of(entries.begin(), entries.end(),
                     [&](const EntryRow& entry) { return !std::isnan(entry.*field); });
}

}  // namespace

bool isMemberOn(const Member& member, Day day) {
  if (member.memberships.empty() || day == noDay) return true;
  return std::any_of(member.memberships.begin(), member.memberships.end(), [&](const Membership& time) {
    return (time.from == noDay || time.from <= day) && (time.to == noDay || day <= time.to);
  });
}

Finding memberFinding(MemberFigure figure, std::size_t member) {
  return {
      Code::memberFigureInvalid, {}, static_cast<std::int32_t>(figure), static_cast<std::int32_t>(member)};
}

Finding sessionFinding(Code code, std::int32_t session, std::int32_t entry, std::int32_t first,
                       std::int32_t second) {
  Finding finding{code, {}, first, second};
  finding.where.lineIndex = session;
  finding.where.entryIndex = entry;
  return finding;
}

std::int32_t Book::report(Day reported, const SessionInput& input, Findings& findings) {
  const std::int32_t number = sizeOf(sessions_.size());
  const std::int32_t version = addVersion(input, number, findings);
  sessions_.push_back({reported, version, false, false});
  return number;
}

void Book::correct(std::int32_t session, const SessionInput& input, Findings& findings) {
  if (session < 0 || at(session) >= sessions_.size()) return;
  const std::int32_t version = addVersion(input, session, findings);
  versions_[at(version)].previous = sessions_[at(session)].latest;
  sessions_[at(session)].latest = version;
  restore(session);
}

void Book::remove(std::int32_t session, bool recompute) {
  if (session < 0 || at(session) >= sessions_.size()) return;
  sessions_[at(session)].removed = true;
  sessions_[at(session)].recompute = recompute;
}

void Book::restore(std::int32_t session) {
  if (session < 0 || at(session) >= sessions_.size()) return;
  sessions_[at(session)].removed = false;
  sessions_[at(session)].recompute = false;
}

std::int32_t Book::addVersion(const SessionInput& input, std::int32_t session, Findings& findings) {
  Version version;
  version.played = input.played;
  version.corrected = input.corrected;
  version.override = input.override;
  version.tables = input.tables;
  version.boards = input.boards;
  version.kind = input.kind;
  version.form = input.form;
  version.calculation = input.calculation;
  version.datum = input.datum;
  version.format = input.format;
  version.ranking = input.ranking;
  if (input.nett >= 0 && at(input.nett) < settings.nettRatings.size()) version.nett = input.nett;
  if (input.series >= 0 && at(input.series) < settings.series.size()) version.series = input.series;
  if (version.nett != input.nett || version.series != input.series)
    findings.push_back(sessionFinding(Code::unknownReference, session));
  version.firstEntry = sizeOf(results_.size());
  version.entries = sizeOf(input.entries.size());
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const EntryRow& row = input.entries[at(entry)];
    addPlayers(input, entry, session, findings);
    results_.push_back(row.result);
    flags_.push_back(static_cast<std::uint8_t>(
        (row.phantom ? phantomFlag : 0) | (row.nonMember ? nonMemberFlag : 0) | (row.sets ? setsFlag : 0)));
  }
  guests_.insert(guests_.end(), input.guests.begin(), input.guests.end());
  addOptionalColumns(input, version);
  versions_.push_back(version);
  return sizeOf(versions_.size() - 1);
}

// A player who is not in the book sits as a guest without a handicap.
void Book::addPlayers(const SessionInput& input, std::int32_t entry, std::int32_t session,
                      Findings& findings) {
  for (const std::int32_t player : input.entries[at(entry)].players) {
    const bool isGuest = player < 0;
    const std::size_t guest = isGuest ? at(-1 - player) : 0;
    if (isGuest ? guest >= input.guests.size() : at(player) >= members.size()) {
      findings.push_back(sessionFinding(Code::unknownReference, session, entry));
      players_.push_back(unknownGuest);
    } else {
      players_.push_back(isGuest ? -1 - sizeOf(guests_.size() + guest) : player);
    }
  }
  firstPlayers_.push_back(sizeOf(players_.size()));
}

void Book::addOptionalColumns(const SessionInput& input, Version& version) {
  if (usesSeats(input)) {
    version.firstSeat = sizeOf(seats_.size());
    const bool rooms = input.form == project52::Form::barometer;
    for (const EntryRow& entry : input.entries) {
      const auto direction = static_cast<std::int32_t>(entry.direction);
      seats_.push_back(rooms ? Seat{entry.team, entry.room} : Seat{entry.table, direction});
    }
  }
  if (anyOf(input.entries, &EntryRow::boards)) {
    version.firstBoards = sizeOf(boards_.size());
    for (const EntryRow& entry : input.entries) boards_.push_back(entry.boards);
  }
  if (anyOf(input.entries, &EntryRow::gross)) {
    version.firstGross = sizeOf(gross_.size());
    for (const EntryRow& entry : input.entries)
      gross_.push_back(std::isnan(entry.gross) ? entry.result : entry.gross);
  }
  if (version.series < 0) return;
  version.firstLine = sizeOf(lines_.size());
  for (const EntryRow& entry : input.entries) lines_.push_back(entry.line);
  version.firstHalf = sizeOf(halves_.size());
  for (std::size_t entry = 0; entry < input.entries.size(); ++entry) {
    for (const clubranking::Half& half : input.entries[entry].halves)
      halves_.push_back({sizeOf(entry), half});
  }
  version.halves = sizeOf(halves_.size()) - version.firstHalf;
  version.firstGroup = sizeOf(groups_.size());
  version.groups = sizeOf(input.groups.size());
  for (const std::vector<std::int32_t>& group : input.groups) {
    for (const std::int32_t line : group) groups_.push_back(std::max(line, 0));
    groups_.push_back(-1);
  }
}

double Book::gross(const Version& version, std::int32_t entry) const {
  if (version.firstGross < 0) return results_[at(version.firstEntry + entry)];
  return gross_[at(version.firstGross + entry)];
}

double Book::boards(const Version& version, std::int32_t entry) const {
  return version.firstBoards < 0 ? none : boards_[at(version.firstBoards + entry)];
}

Seat Book::seat(const Version& version, std::int32_t entry) const {
  return version.firstSeat < 0 ? Seat{} : seats_[at(version.firstSeat + entry)];
}

std::int32_t Book::line(const Version& version, std::int32_t entry) const {
  return version.firstLine < 0 ? -1 : lines_[at(version.firstLine + entry)];
}

std::span<const HalfRow> Book::halves(const Version& version) const {
  if (version.firstHalf < 0) return {};
  return std::span(halves_).subspan(at(version.firstHalf), at(version.halves));
}

std::vector<std::vector<std::int32_t>> Book::groups(const Version& version) const {
  std::vector<std::vector<std::int32_t>> groups(at(version.groups));
  std::size_t next = version.groups > 0 ? at(version.firstGroup) : 0;
  for (std::vector<std::int32_t>& group : groups) {
    for (; groups_[next] >= 0; ++next) group.push_back(groups_[next]);
    ++next;
  }
  return groups;
}

void Book::reserve(std::size_t sessions, std::size_t entries, std::size_t players) {
  sessions_.reserve(sessions);
  versions_.reserve(sessions);
  firstPlayers_.reserve(entries + 1);
  players_.reserve(players);
  results_.reserve(entries);
  flags_.reserve(entries);
}

}  // namespace overtrick::season

#include "season/project52_replay.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"

namespace overtrick::season {
namespace {

std::optional<double> orNone(double value) {
  return std::isnan(value) ? std::nullopt : std::optional<double>(value);
}

double handicapOf(const Book& book, std::int32_t player, const std::vector<double>& handicaps) {
  return player < 0 ? book.guest(player) : handicaps[at(player)];
}

// A club's every evening has these; an event's own page shows them.
bool isOrdinary(Code code) {
  return code == Code::guestEstimated || code == Code::guestAsPartner || code == Code::guestAtStart ||
         code == Code::halfTable || code == Code::eventNotRated;
}

constexpr double largestHandicap = 1000;
constexpr double wholeScale = 52;  // no recorded change goes further

}  // namespace

std::vector<double>& handicapsFor(project52::Calculation calculation, State52& state) {
  const bool imps = calculation == project52::Calculation::imps && !state.impHandicaps.empty();
  return imps ? state.impHandicaps : state.handicaps;
}

double handicapAfter52(double before, double change, bool sets, double ceiling) {
  return std::min(sets ? change : before + change, ceiling);
}

State52 Replay52::start(const Book& book, Findings& findings) {
  settings_ = project52::checked(book.settings.project52, findings);
  State52 state;
  for (std::size_t index = 0; index < book.members.size(); ++index) {
    const Member& member = book.members[index];
    const auto checked = [&](const std::optional<double>& given,
                             MemberFigure figure) -> std::optional<double> {
      if (!given || std::abs(*given) <= largestHandicap) return given;
      findings.push_back(memberFinding(figure, index));
      return {};
    };
    const double handicap = checked(member.handicap, MemberFigure::handicap).value_or(settings_.start);
    state.handicaps.push_back(std::min(handicap, settings_.ceiling));
    if (settings_.separateHandicaps)
      state.impHandicaps.push_back(std::min(
          checked(member.impHandicap, MemberFigure::impHandicap).value_or(handicap), settings_.ceiling));
  }
  state.played.resize(book.members.size());
  return state;
}

void Replay52::extend(State52& state, const State52& start) const {
  const auto add = [](auto& column, const auto& from) {
    if (column.size() < from.size())
      column.insert(column.end(), from.begin() + static_cast<std::ptrdiff_t>(column.size()), from.end());
  };
  add(state.handicaps, start.handicaps);
  add(state.impHandicaps, start.impHandicaps);
  add(state.played, start.played);
}

void Replay52::play(const Book& book, const Item& item, State52& state, Findings& findings) {
  changes_.resize(book.entryCount(), none);
  summaries_.resize(book.sessions().size());
  seen_.resize(book.members.size());
  const Version& version = book.version(item.version);
  summaries_[at(item.session)] = {};
  if (version.kind == Kind::recorded) {
    record(book, item, findings);
  } else {
    compute(book, item, handicapsFor(version.calculation, state), findings);
  }
  if (summaries_[at(item.session)].rated || version.kind == Kind::recorded) move(book, item, state, findings);
}

void Replay52::record(const Book& book, const Item& item, Findings& findings) {
  const Version& version = book.version(item.version);
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const double given = book.isPhantom(row) ? none : book.result(row);
    const bool sound = std::abs(given) <= largestHandicap;
    changes_[row] = sound ? given : none;
    const bool usual =
        book.sets(row) ? given >= -wholeScale && given <= 2 * wholeScale : std::abs(given) <= wholeScale;
    if (usual || std::isnan(given)) continue;
    findings.push_back(
        sessionFinding(sound ? Code::recordedUnusual : Code::recordedInvalid, item.session, entry));
  }
}

void Replay52::compute(const Book& book, const Item& item, const std::vector<double>& handicaps,
                       Findings& findings) {
  const Version& version = book.version(item.version);
  Summary52& summary = summaries_[at(item.session)];
  summary.rated = project52::isRated(version.form, version.format, settings_);
  if (computePlain(book, version, handicaps, summary)) return;
  const project52::FieldAnswer answer =
      project52::expected(fieldOf(book, version, handicaps), settings_, project52::Show::figures);
  summary.mean = answer.mean.value_or(none);
  summary.tables = answer.tables;
  summary.counted = answer.entriesCounted;
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    const project52::RatedEntry& entry = answer.entries[i];
    changes_[at(version.firstEntry) + i] = entry.moves ? entry.change.value_or(none) : none;
  }
  for (Finding finding : answer.findings) {
    if (isOrdinary(finding.code)) continue;
    finding.where.lineIndex = item.session;
    findings.push_back(finding);
  }
}

// The way that nearly every session goes; false for those that need the long one.
bool Replay52::computePlain(const Book& book, const Version& version, const std::vector<double>& handicaps,
                            Summary52& summary) {
  if (version.form != project52::Form::pairs && version.form != project52::Form::individual) return false;
  const bool unrated = settings_.nonMembers == project52::NonMembers::unrated;
  const std::size_t each = version.form == project52::Form::pairs ? 2 : 1;
  fieldHandicaps_.clear();
  results_.clear();
  ownBoards_.clear();
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    if (book.isPhantom(row)) continue;
    const std::span<const std::int32_t> players = book.players(row);
    if (players.size() != each || (unrated && book.isNonMember(row))) return false;
    for (const std::int32_t player : players) fieldHandicaps_.push_back(handicapOf(book, player, handicaps));
    results_.push_back(book.result(row));
    if (version.firstBoards >= 0) ownBoards_.push_back(book.boards(version, entry));
  }
  fieldChanges_.resize(results_.size());
  project52::PlainFigures figures;
  const project52::PlainField field{version.form,   version.calculation, version.datum, version.tables,
                                    version.boards, fieldHandicaps_,     results_,      ownBoards_};
  if (!project52::plainChanges(field, settings_, fieldChanges_, figures)) return false;
  summary.mean = figures.mean;
  summary.tables = figures.tables;
  summary.counted = static_cast<std::int32_t>(results_.size());
  std::size_t next = 0;
  for (std::int32_t entry = version.firstEntry; entry < version.firstEntry + version.entries; ++entry)
    changes_[at(entry)] = book.isPhantom(at(entry)) ? none : fieldChanges_[next++];
  return true;
}

void Replay52::move(const Book& book, const Item& item, State52& state, Findings& findings) {
  const Version& version = book.version(item.version);
  std::vector<double>& handicaps = handicapsFor(version.calculation, state);
  Summary52& summary = summaries_[at(item.session)];
  ++turn_;
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const double change = changes_[row];
    if (std::isnan(change)) continue;
    for (const std::int32_t player : book.players(row)) {
      if (player < 0) continue;
      if (seen_[at(player)] == turn_) {
        findings.push_back(
            sessionFinding(Code::playerTwiceInSession, item.session, entry, item.session, player));
        continue;
      }
      seen_[at(player)] = turn_;
      double& handicap = handicaps[at(player)];
      handicap = handicapAfter52(handicap, change, book.sets(row), settings_.ceiling);
      ++state.played[at(player)];
      ++summary.moved;
    }
  }
}

project52::Field fieldOf(const Book& book, const Version& version, const std::vector<double>& handicaps) {
  project52::Field field;
  field.form = version.form;
  field.calculation = version.calculation;
  field.datum = version.datum;
  field.format = version.format;
  field.tables = orNone(version.tables);
  field.boards = orNone(version.boards);
  field.entries.resize(at(version.entries));
  for (std::int32_t number = 0; number < version.entries; ++number) {
    const std::size_t row = at(version.firstEntry + number);
    project52::FieldEntry& entry = field.entries[at(number)];
    for (const std::int32_t player : book.players(row)) {
      entry.handicaps.push_back(orNone(handicapOf(book, player, handicaps)));
      entry.guest = entry.guest || player < 0;
    }
    entry.result = orNone(book.result(row));
    entry.boards = orNone(book.boards(version, number));
    const Seat seat = book.seat(version, number);
    if (version.form == project52::Form::barometer) {
      entry.team = seat.place;
      entry.room = seat.side;
    } else {
      entry.table = seat.place;
      if (seat.side > 0) entry.direction = static_cast<Direction>(seat.side);
    }
    entry.nonMember = book.isNonMember(row);
    entry.phantom = book.isPhantom(row);
  }
  return field;
}

}  // namespace overtrick::season

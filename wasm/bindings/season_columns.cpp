#include "season_columns.h"

#include <emscripten/bind.h>

#include <algorithm>
#include <string>

#include "clubranking_wire.h"
#include "event/date.h"
#include "project52_wire.h"
#include "rates.h"

namespace overtrick::wire {
namespace {

using emscripten::val;
using namespace season;

constexpr std::size_t memberStride = 7;  // as overtrick.d.mts has them, here and below
constexpr std::size_t seriesStride = 16;
constexpr std::size_t sessionStride = 16;
constexpr std::size_t entryStride = 11;

// One session after the other out of the columns that they share.
class SessionReader {
 public:
  explicit SessionReader(const val& columns)
      : rows_(numbers(columns, "rows")),
        dates_(strings(columns, "dates")),
        entries_(numbers(columns, "entries")),
        players_(wholes(columns, "players")),
        guests_(numbers(columns, "guests")),
        halves_(numbers(columns, "halves")),
        groups_(wholes(columns, "groups")) {}

  [[nodiscard]] std::size_t count() const { return rows_.size() / sessionStride; }

  void read(std::size_t index, Book& book, Findings& findings) {
    RowReader row(rows_, sessionStride, index);
    const std::int32_t session = row.whole();
    const std::int32_t removal = row.whole();
    if (removal > 0) {
      book.remove(session, removal == 2);
      return;
    }
    const SessionInput input = inputOf(row, index);
    if (session >= 0) {
      book.correct(session, input, findings);
    } else {
      (void)book.report(date(index, 0), input, findings);
    }
  }

 private:
  [[nodiscard]] Day date(std::size_t index, std::size_t which) const {
    const std::size_t at = index * 3 + which;
    return at < dates_.size() ? dayOf(dates_[at]) : noDay;
  }

  SessionInput inputOf(RowReader& row, std::size_t index) {
    SessionInput input;
    input.played = date(index, 1);
    input.corrected = date(index, 2);
    input.kind = row.choice(Kind::recorded, Kind::unrated);
    input.override = row.flag();
    input.form = row.choice(project52::Form::barometer, project52::Form::pairs);
    input.calculation = row.choice(project52::Calculation::imps, project52::Calculation::matchpoints);
    input.datum = row.flag();
    input.format = row.choice(project52::Format::homeMade, project52::Format::ordinary);
    input.tables = row.number();
    input.boards = row.number();
    input.nett = row.whole();
    input.series = row.whole();
    input.ranking = row.choice(clubranking::Kind::teams, clubranking::Kind::pairs);
    const std::int32_t entries = row.whole();
    const std::int32_t groups = row.whole();
    const std::int32_t guests = row.whole();
    for (std::int32_t i = 0; i < entries; ++i) input.entries.push_back(entry());
    for (std::int32_t i = 0; i < groups; ++i) input.groups.push_back(group());
    for (std::int32_t i = 0; i < guests && nextGuest_ < guests_.size(); ++i)
      input.guests.push_back(guests_[nextGuest_++]);
    return input;
  }

  EntryRow entry() {
    EntryRow entry;
    RowReader row(entries_, entryStride, nextEntry_++);
    const std::int32_t players = row.whole();
    entry.result = row.number();
    entry.boards = row.number();
    entry.table = row.whole();
    entry.direction = row.choice(Direction::ew, Direction::any);
    entry.team = row.whole();
    entry.room = row.whole();
    const std::int32_t flags = std::max(row.whole(), 0);
    entry.phantom = (flags & 1) != 0;
    entry.nonMember = (flags & 2) != 0;
    entry.sets = (flags & 4) != 0;
    entry.gross = row.number();
    entry.line = row.whole();
    const std::int32_t halves = row.whole();
    for (std::int32_t i = 0; i < players && nextPlayer_ < players_.size(); ++i)
      entry.players.push_back(players_[nextPlayer_++]);
    for (std::int32_t i = 0; i < halves; ++i) {
      RowReader half(halves_, 2, nextHalf_++);
      const std::int32_t opponent = half.whole();
      entry.halves.push_back({opponent, half.number()});
    }
    return entry;
  }

  std::vector<std::int32_t> group() {
    std::vector<std::int32_t> lines;
    for (; nextGroup_ < groups_.size() && groups_[nextGroup_] >= 0; ++nextGroup_)
      lines.push_back(groups_[nextGroup_]);
    ++nextGroup_;
    return lines;
  }

  std::vector<double> rows_;
  std::vector<std::string> dates_;
  std::vector<double> entries_;
  std::vector<std::int32_t> players_;
  std::vector<double> guests_;
  std::vector<double> halves_;
  std::vector<std::int32_t> groups_;
  std::size_t nextEntry_ = 0;
  std::size_t nextPlayer_ = 0;
  std::size_t nextGuest_ = 0;
  std::size_t nextHalf_ = 0;
  std::size_t nextGroup_ = 0;
};

}  // namespace

void readSettings(const val& columns, Book& book) {
  Settings& settings = book.settings;
  settings = {};
  settings.project52 = settingsOf(columns["project52"]);
  const std::vector<double> nettRow = numbers(columns, "nett");
  RowReader nettReader(nettRow, 0, 0);
  settings.nett.rule = nettReader.choice(nett::Rule::partner, nett::Rule::published);
  settings.nett.weight = nettReader.maybe().value_or(settings.nett.weight);
  settings.nett.newcomer = nettReader.maybe().value_or(settings.nett.newcomer);
  for (const double rating : numbers(columns, "nettRatings")) settings.nettRatings.push_back(orNone(rating));
  const std::vector<double> series = numbers(columns, "series");
  for (std::size_t i = 0; i < series.size() / seriesStride; ++i) {
    RowReader reader(series, seriesStride, i);
    Series& one = settings.series.emplace_back();
    one.previous = reader.whole();
    one.settings = rankingSettingsOf(reader);
  }
  const std::vector<double> replacements = numbers(columns, "replacements");
  for (std::size_t i = 0; i < replacements.size() / 3; ++i) {
    RowReader reader(replacements, 3, i);
    const std::int32_t owner = reader.whole();
    const std::int32_t member = reader.whole();
    if (owner >= 0 && static_cast<std::size_t>(owner) < settings.series.size())
      settings.series[static_cast<std::size_t>(owner)].replacements.emplace_back(member, reader.number());
  }
  settings.lines = strings(columns, "lines");
}

void readMembers(const val& columns, Book& book) {
  const std::vector<double> rows = numbers(columns, "rows");
  const std::vector<std::string> dates = strings(columns, "dates");
  std::size_t date = 0;
  const std::size_t count = rows.size() / memberStride;
  // Sessions speak of members by number: there are never fewer.
  book.members.resize(std::max(book.members.size(), count));
  for (std::size_t i = 0; i < count; ++i) {
    RowReader reader(rows, memberStride, i);
    Member& member = book.members[i];
    member = {};
    member.handicap = reader.maybe();
    member.impHandicap = reader.maybe();
    member.nett = reader.maybe();
    member.replacement = reader.maybe();
    member.club = reader.whole();
    member.district = reader.whole();
    const std::int32_t memberships = reader.whole();
    for (std::int32_t k = 0; k < memberships && date + 1 < dates.size(); ++k, date += 2)
      member.memberships.push_back({dayOf(dates[date]), dayOf(dates[date + 1])});
  }
}

void readSessions(const val& columns, Book& book, Findings& findings) {
  SessionReader reader(columns);
  for (std::size_t i = 0; i < reader.count(); ++i) reader.read(i, book, findings);
}

}  // namespace overtrick::wire

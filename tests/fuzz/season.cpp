// The club's book from bytes: sessions reported, corrected, removed and brought back, replayed now and then
// on the way. Going on from a snapshot must equal a replay from the start, to the bit.
#include "rate_bytes.h"
#include "season/championship.h"
#include "season/season_support.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

using namespace overtrick::season;

constexpr std::int32_t seriesCount = 3;
constexpr std::int32_t nettCount = 3;

Book clubOf(Bytes& bytes) {
  Book book;
  book.settings.project52 = project52SettingsOf(bytes);
  book.settings.nett = nettSettingsOf(bytes);
  for (std::int32_t i = 0; i < nettCount; ++i) book.settings.nettRatings.push_back(bytes.maybe(0.8, 1.2));
  book.settings.lines = {"A", "B", "C"};
  const std::int32_t members = bytes.whole(1, 12);
  for (std::int32_t i = 0; i < seriesCount; ++i) {
    Series series;
    series.settings = rankingSettingsOf(bytes);
    series.previous = bytes.whole(-1, i - 1);
    if (bytes.sometimes(2))
      series.replacements.emplace_back(bytes.whole(0, members - 1), bytes.number(0, 100));
    book.settings.series.push_back(series);
  }
  for (std::int32_t i = 0; i < members; ++i) {
    Member member;
    const std::uint8_t given = bytes.byte();
    if ((given & 1) != 0) member.handicap = bytes.number(-3, 52);
    if ((given & 2) != 0) member.impHandicap = bytes.number(-3, 52);
    if ((given & 4) != 0) member.nett = bytes.number(30, 70);
    if ((given & 8) != 0) member.replacement = bytes.number(0, 100);
    if ((given & 48) == 48) member.memberships.push_back({dayFrom(bytes), dayFrom(bytes)});
    member.club = given % 3;
    book.members.push_back(member);
  }
  return book;
}

EntryRow entryOf(Bytes& bytes, const Book& book, SessionInput& input, std::int32_t last) {
  using project52::Form;
  EntryRow entry;
  const std::size_t usual = input.form == Form::individual ? 1 : input.form == Form::match ? 4 : 2;
  const std::size_t players = bytes.sometimes(15) ? usual : bytes.upTo(4);
  for (std::size_t i = 0; i < players; ++i) {
    if (bytes.sometimes(1)) {
      input.guests.push_back(orNone(bytes, 0, 52));
      entry.players.push_back(-static_cast<std::int32_t>(input.guests.size()));
    } else {
      entry.players.push_back(bytes.whole(0, static_cast<std::int32_t>(book.members.size()) - 1));
    }
  }
  entry.result = orNone(bytes, 30, 70);
  entry.line = bytes.whole(-1, 2);
  const std::uint8_t marks = bytes.byte();
  if (marks % 8 == 1) entry.boards = bytes.number(0, 40);
  if (marks % 8 == 2) entry.gross = bytes.number(0, 100);
  entry.phantom = marks % 16 == 3;
  entry.nonMember = marks % 16 == 4;
  entry.sets = marks % 16 == 5;
  if (input.form == Form::field || input.form == Form::match) entry.table = bytes.whole(-1, 4);
  if (input.form == Form::field) entry.direction = bytes.choice(Direction::ew);
  if (input.form == Form::barometer) {
    entry.team = bytes.whole(-1, 4);
    entry.room = bytes.whole(-1, 1);
  }
  if (input.ranking == clubranking::Kind::teams)
    entry.halves.push_back({bytes.whole(-1, last), orNone(bytes, 0, 20)});
  return entry;
}

SessionInput inputOf(Bytes& bytes, const Book& book) {
  SessionInput input;
  input.played = dayFrom(bytes);
  input.corrected = dayFrom(bytes);
  const std::uint8_t marks = bytes.byte();
  input.override = (marks & 1) != 0;
  input.datum = (marks & 2) != 0;
  input.calculation = (marks & 4) != 0 ? project52::Calculation::imps : project52::Calculation::matchpoints;
  input.kind = marks < 192 ? Kind::computed : marks < 224 ? Kind::recorded : Kind::unrated;
  input.form = bytes.sometimes(8) ? project52::Form::pairs : bytes.choice(project52::Form::barometer);
  input.format =
      bytes.sometimes(14) ? project52::Format::ordinary : bytes.choice(project52::Format::homeMade);
  if (bytes.sometimes(2)) input.tables = bytes.number(0, 12);
  input.boards = orNone(bytes, 0, 40);
  // One more than there are: a name that the settings do not have.
  input.nett = bytes.whole(-1, nettCount);
  input.series = bytes.whole(-1, seriesCount);
  input.ranking = bytes.sometimes(12) ? clubranking::Kind::pairs : bytes.choice(clubranking::Kind::teams);
  if (bytes.sometimes(2)) input.groups = {{bytes.whole(-1, 2), bytes.whole(0, 3)}};
  const std::int32_t entries = bytes.whole(0, 6);
  for (std::int32_t i = 0; i < entries && !bytes.empty(); ++i)
    input.entries.push_back(entryOf(bytes, book, input, entries - 1));
  return input;
}

void change(Bytes& bytes, Book& book) {
  Findings findings;
  const std::uint8_t what = bytes.byte() % 16;
  // One more than there are, too.
  const std::int32_t session = bytes.whole(-1, static_cast<std::int32_t>(book.sessions().size()));
  if (what < 8) {
    const Day reported = dayFrom(bytes);
    (void)book.report(reported, inputOf(bytes, book), findings);
  } else if (what < 11) {
    book.correct(session, inputOf(bytes, book), findings);
  } else if (what < 13) {
    book.remove(session, what == 12);
  } else if (what == 13) {
    book.restore(session);
  } else if (what == 14) {
    book.members.emplace_back();
  } else {
    book.members[bytes.upTo(static_cast<std::int32_t>(book.members.size()) - 1)].handicap =
        bytes.number(0, 52);
  }
}

void requireFigures(const Replay& replay) {
  for (const double handicap : replay.project52().handicaps) requireFinite(handicap, "a handicap");
  for (const double handicap : replay.project52().impHandicaps) requireFinite(handicap, "an IMP handicap");
  for (const double handicap : replay.nett().handicaps) requireFinite(handicap, "a nett handicap");
  for (const RankingSlot& slot : replay.ranking().slots) requireFiniteOrNone(slot.ranking, "a ranking");
}

void requireSameViews(const Book& book, const Replay& replay, const Replay& anew, Day today) {
  for (std::size_t member = 0; member < book.members.size(); ++member) {
    const auto index = static_cast<std::int32_t>(member);
    require(historyOf(book, replay, index, today) == historyOf(book, anew, index, today),
            "a member's history from a snapshot is the whole one");
  }
  if (book.sessions().empty()) return;
  const auto last = static_cast<std::int32_t>(book.sessions().size()) - 1;
  const EventDetail detail = detailOf(book, replay, last);
  require(detail.project52 == detailOf(book, anew, last).project52, "an event's detail is the same");
  for (std::int32_t series = 0; series < seriesCount; ++series)
    require(championshipOf(book, replay, series) == championshipOf(book, anew, series),
            "a championship is the same");
}

}  // namespace

void season(Bytes bytes) {
  Book book = clubOf(bytes);
  Replay replay;
  constexpr int most = 24;
  for (int step = 0; step < most && !bytes.empty(); ++step) {
    change(bytes, book);
    if (bytes.sometimes(6)) {
      replay.prepare(book);
      if (bytes.sometimes(8))
        (void)replay.advance(book, bytes.upTo(3));  // left in the middle
      else
        replay.run(book);
    }
  }
  const Day today = dayFrom(bytes);
  replay.run(book);
  Replay anew;
  anew.run(book);
  require(seasontest::sameStates(book, replay, book, anew), "from a snapshot as from the start");
  require(replay.findings() == anew.findings(), "the same findings from a snapshot");
  requireFigures(anew);
  requireSameViews(book, replay, anew, today);
  for (const project52::ClubMean& club : ranksOn(book, anew.project52().handicaps, today).clubs)
    requireFinite(club.mean, "a club's mean");
}

}  // namespace overtrick::fuzz

// Replaying a corrected history equals playing it right the first time (spec 2.5, 3.3), for all three systems
// and to the bit; snapshots change nothing but the work.
#include <doctest/doctest.h>

#include <cmath>

#include "rate/clubranking.h"
#include "rate/nett_history.h"
#include "rate/project52_plain.h"
#include "season_support.h"
#include "support/rounds.h"

namespace overtrick::replay_test {

using namespace seasontest;

namespace {

const Day opening = dayOf("2022-09-05");

struct Reported {
  Day day;
  SessionInput input;
};

std::vector<Reported> randomSeason(Random& random, const Book& book, std::int32_t sessions) {
  std::vector<Reported> list;
  for (std::int32_t i = 0; i < sessions; ++i) {
    const Day played = opening + i * 2 + random.whole(-3, 3);
    list.push_back({played + random.whole(0, 9), randomSession(random, book, played)});
  }
  return list;
}

Book played(const Book& club, const std::vector<Reported>& sessions) {
  Book book = club;
  Findings findings;
  for (const Reported& each : sessions) (void)book.report(each.day, each.input, findings);
  return book;
}

Replay replayed(const Book& book) {
  Replay replay;
  replay.run(book);
  return replay;
}

bool sameHistories(const Book& leftBook, const Replay& left, const Book& rightBook, const Replay& right) {
  for (std::size_t member = 0; member < leftBook.members.size(); ++member) {
    const auto index = static_cast<std::int32_t>(member);
    if (historyOf(leftBook, left, index, opening) != historyOf(rightBook, right, index, opening))
      return false;
  }
  return true;
}

}  // namespace

TEST_CASE("correcting a session in the middle equals the right history from the start") {
  bool equal = true;
  bool histories = true;
  std::int64_t moved = 0;
  for (std::uint64_t seed = 1; seed <= test::rounds(300U); ++seed) {
    Random random(seed);
    const Book club = randomClub(random, random.whole(8, 24));
    std::vector<Reported> right = randomSeason(random, club, random.whole(2, 90));
    const auto at = static_cast<std::size_t>(random.whole(0, static_cast<std::int32_t>(right.size()) - 1));
    std::vector<Reported> wrong = right;
    wrong[at].input = randomSession(random, club, right[at].input.played + random.whole(-9, 9));
    Book book = played(club, wrong);
    Replay replay = replayed(book);
    SessionInput correction = right[at].input;
    correction.corrected = right[at].day + random.whole(0, 40);
    correction.override = true;
    Findings findings;
    book.correct(static_cast<std::int32_t>(at), correction, findings);
    replay.run(book);
    const Book rightBook = played(club, right);
    const Replay rightReplay = replayed(rightBook);
    equal = equal && sameStates(book, replay, rightBook, rightReplay);
    histories = histories && sameHistories(book, replay, rightBook, rightReplay);
    for (const std::int32_t sessions : replay.project52().played) moved += sessions;
  }
  CHECK(equal);
  CHECK(histories);
  CHECK(moved > test::rounds(20000));
}

TEST_CASE("whatever happens to a book, going on from a snapshot equals a full replay") {
  bool states = true;
  bool histories = true;
  bool findingsToo = true;
  bool details = true;
  for (std::uint64_t seed = 1; seed <= test::rounds(60U); ++seed) {
    Random random(seed + 1000);
    Book book = randomClub(random, 12);
    Replay replay;
    Findings findings;
    for (std::int32_t step = 0; step < 120; ++step) {
      const auto sessions = static_cast<std::int32_t>(book.sessions().size());
      const std::int32_t what = random.whole(0, 9);
      const std::int32_t any = random.whole(0, std::max(sessions - 1, 0));
      const Day day = opening + random.whole(0, 200);
      if (sessions == 0 || what < 5) {
        (void)book.report(day + random.whole(0, 5), randomSession(random, book, day), findings);
      } else if (what < 7) {
        SessionInput input = randomSession(random, book, day);
        input.corrected = opening + random.whole(0, 230);
        input.override = random.chance(0.2);
        book.correct(any, input, findings);
      } else if (what == 7) {
        book.remove(any, random.chance(0.5));
      } else if (what == 8) {
        book.restore(any);
      } else if (random.chance(0.3)) {
        book.members[static_cast<std::size_t>(random.whole(0, 11))].handicap = random.between(0, 52);
      } else {
        book.members.emplace_back();
      }
      if (random.chance(0.5)) replay.run(book);
    }
    replay.run(book);
    const Replay anew = replayed(book);
    states = states && sameStates(book, replay, book, anew);
    histories = histories && sameHistories(book, replay, book, anew);
    findingsToo = findingsToo && replay.findings() == anew.findings();
    const std::int32_t session = random.whole(0, static_cast<std::int32_t>(book.sessions().size()) - 1);
    const EventDetail detail = detailOf(book, replay, session);
    const EventDetail other = detailOf(book, anew, session);
    details = details && detail.project52 == other.project52 && detail.version52 == other.version52;
    for (std::size_t i = 0; i < other.entries.size(); ++i) {
      const EventEntry& entry = detail.entries[i];
      details = details && sameBits(entry.before, other.entries[i].before) &&
                sameBits({entry.par, entry.nett, entry.points},
                         {other.entries[i].par, other.entries[i].nett, other.entries[i].points});
    }
  }
  CHECK(states);
  CHECK(histories);
  CHECK(findingsToo);
  CHECK(details);
}

TEST_CASE("playing a book in small steps equals playing it at once") {
  Random random(7);
  const Book club = randomClub(random, 20);
  const Book book = played(club, randomSeason(random, club, 150));
  Replay steps;
  steps.prepare(book);
  std::int32_t calls = 1;
  while (!steps.advance(book, 7)) ++calls;
  CHECK(calls > 10);
  CHECK(sameStates(book, steps, book, replayed(book)));
}

TEST_CASE("a correction in the last week of three seasons replays less than a tenth") {
  Random random(52);
  const Book club = randomClub(random, 24);
  // Three seasons of 36 weeks, three evenings a week, each of the seasons after the one before.
  std::vector<Reported> sessions;
  for (std::int32_t week = 0; week < 108; ++week) {
    for (std::int32_t evening = 0; evening < 3; ++evening) {
      const Day day = opening + (week / 36) * 364 + (week % 36) * 7 + 2 * evening;
      SessionInput input = randomSession(random, club, day);
      input.kind = Kind::computed;
      input.nett = evening;
      const std::int32_t seasons[] = {0, 1, 3};
      input.series = seasons[week / 36];
      sessions.push_back({day, input});
    }
  }
  Book book = played(club, sessions);
  Replay replay = replayed(book);
  const std::int64_t all = 324;
  CHECK(replay.sessionsReplayed(System::project52) == all);
  CHECK(replay.sessionsReplayed(System::nett) == all);
  CHECK(replay.sessionsReplayed(System::ranking) == all);
  Findings findings;
  for (std::int32_t session = 321; session < 324; ++session) {
    const Reported& old = sessions[static_cast<std::size_t>(session)];
    SessionInput correction = old.input;
    for (EntryRow& entry : correction.entries) entry.result += 1;
    correction.corrected = old.day + 3;
    book.correct(session, correction, findings);
    replay.run(book);
    for (const System system : {System::project52, System::nett, System::ranking}) {
      CHECK(replay.sessionsReplayed(system) >= 324 - session);
      CHECK(replay.sessionsReplayed(system) < all / 10);
    }
    CHECK(replay.sessionsReplayed() < 3 * all / 10);
    CHECK(sameStates(book, replay, book, replayed(book)));
  }
  replay.run(book);
  CHECK(replay.sessionsReplayed() == 0);
  (void)book.report(sessions.back().day + 7, sessions.back().input, findings);
  replay.run(book);
  CHECK(replay.sessionsReplayed(System::project52) == 1);
}

TEST_CASE("the book's nett handicaps are those of nett_history.h") {
  bool equal = true;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed + 500);
    Book book = randomClub(random, 16);
    nett::History history;
    nett::HistorySettings settings;
    settings.rates = book.settings.nett;
    settings.years = 0;
    for (const Member& member : book.members) history.starts.push_back(member.nett);
    for (const std::optional<double>& rating : book.settings.nettRatings)
      history.sessions.push_back({rating});
    Findings findings;
    for (std::int32_t i = 0; i < 60; ++i) {
      SessionInput input = randomSession(random, book, opening + random.whole(0, 30));
      input.nett = random.whole(0, 3);
      for (EntryRow& entry : input.entries)
        if (input.guests.empty() && entry.players.size() == 2) entry.gross = random.between(30, 70);
      if (!input.guests.empty()) continue;
      (void)book.report(noDay, input, findings);
      for (const EntryRow& entry : input.entries) {
        if (entry.players.size() != 2 || entry.phantom) continue;
        history.results.push_back(
            {input.played, input.nett, {entry.players[0], entry.players[1]}, entry.gross, 0});
      }
    }
    const nett::Book other = nett::replay(history, settings);
    const Replay replay = replayed(book);
    for (std::size_t member = 0; member < book.members.size(); ++member)
      equal = equal && replay.nett().handicaps[member] == other.players[member].handicap;
  }
  CHECK(equal);
}

TEST_CASE("the book's rankings are those of clubranking.h, season after season") {
  bool equal = true;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed + 900);
    Book book = randomClub(random, 16);
    std::vector<clubranking::Season> seasons = playBoth(random, book, 80);
    const Replay replay = replayed(book);
    std::vector<clubranking::SeasonAnswer> answers;
    for (std::size_t i = 0; i < seasons.size(); ++i) {
      const std::int32_t previous = book.settings.series[i].previous;
      if (previous >= 0) {
        seasons[i].replacements = clubranking::nextReplacements(answers[static_cast<std::size_t>(previous)]);
      } else {
        for (const Member& member : book.members) seasons[i].replacements.push_back(member.replacement);
      }
      answers.push_back(clubranking::rankSeason(seasons[i]));
      for (std::size_t member = 0; member < book.members.size(); ++member) {
        const RankingSlot* slot = replay.ofRanking().slotOf(replay.ranking(), static_cast<std::int32_t>(i),
                                                            static_cast<std::int32_t>(member));
        const clubranking::PlayerRanking& other = answers[i].players[member];
        if (slot == nullptr)
          equal = equal && other.sessions == 0;
        else
          equal = equal && slot->ranking == other.ranking && slot->played == other.sessions;
      }
    }
  }
  CHECK(equal);
}

TEST_CASE("the plain way through a field gives the bits of `expected`, or leaves it alone") {
  std::int32_t plain = 0;
  bool equal = true;
  for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
    Random random(seed);
    const std::int32_t members = random.whole(8, 30);
    Book book = randomClub(random, members);
    project52::Settings settings = book.settings.project52;
    if (random.chance(0.3)) settings.text = project52::Text::sweden;
    if (random.chance(0.2)) settings.boardWeight = 1.5;
    SessionInput input = randomSession(random, book, opening);
    if (random.chance(0.1)) input.tables = random.whole(1, 8);
    if (random.chance(0.1)) input.datum = true;
    Findings findings;
    book.settings.project52 = settings;
    const Version& version =
        book.version(book.sessions()[static_cast<std::size_t>(book.report(opening, input, findings))].latest);
    Replay52 replay;
    State52 state = replay.start(book, findings);
    std::vector<double> handicaps = handicapsFor(version.calculation, state);
    std::vector<double> players;
    std::vector<double> results;
    std::vector<double> boards;
    const project52::Field field = fieldOf(book, version, handicaps);
    for (const project52::FieldEntry& entry : field.entries) {
      if (entry.phantom) continue;
      for (const std::optional<double>& handicap : entry.handicaps)
        players.push_back(handicap.value_or(none));
      results.push_back(entry.result.value_or(none));
      boards.push_back(entry.boards.value_or(none));
    }
    std::vector<double> changes(results.size());
    project52::PlainFigures figures;
    const project52::PlainField quick{
        version.form, version.calculation, version.datum, version.tables, version.boards, players, results,
        boards};
    if (!project52::plainChanges(quick, settings, changes, figures)) continue;
    ++plain;
    const project52::FieldAnswer answer = project52::expected(field, settings);
    std::size_t next = 0;
    for (std::size_t i = 0; i < answer.entries.size(); ++i) {
      if (field.entries[i].phantom) continue;
      const double change = changes[next++];
      equal = equal && std::isnan(change) == !answer.entries[i].change &&
              (std::isnan(change) || change == *answer.entries[i].change);
    }
    equal = equal && answer.mean == figures.mean && answer.tables == figures.tables;
    for (const Finding& finding : answer.findings) equal = equal && finding.code == Code::eventNotRated;
  }
  CHECK(equal);
  CHECK(plain > 500);
}

}  // namespace overtrick::replay_test

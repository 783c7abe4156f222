// The book's rules one by one: recorded changes, orders, corrections, removals, members, ranks.
#include <doctest/doctest.h>

#include <cmath>

#include "season_support.h"

namespace overtrick::book_test {

using namespace seasontest;

namespace {

const Day monday = dayOf("2024-01-01");
const std::vector<double> first{60, 55, 45, 40};
const std::vector<double> second{40, 45, 55, 60};
const std::vector<double> starts{10, 20, 30, 40, 5, 15, 25, 50};

double rounded(double handicap) { return std::round(handicap * 100) / 100; }

Replay replayed(const Book& book) {
  Replay replay;
  replay.run(book);
  return replay;
}

}  // namespace

TEST_CASE("Denmark 4, the sample page: Ole's history as recorded changes") {
  Book book = bookOf({40.00});
  Findings findings;
  const double changes[] = {0.25, -0.55, -0.11, -1.07, 0.49, -0.94, 0.21};
  const double after[] = {40.25, 39.70, 39.59, 38.52, 39.01, 38.07, 38.28};
  for (std::size_t i = 0; i < 7; ++i)
    (void)book.report(monday + static_cast<Day>(7 * i), recordedChange(monday, 0, changes[i]), findings);
  const Replay replay = replayed(book);
  CHECK(std::abs(replay.project52().handicaps[0] - 38.28) < 1e-12);
  const MemberHistory history = historyOf(book, replay, 0, monday + 42 + 10);
  REQUIRE(history.project52.size() == 7);
  for (std::size_t i = 0; i < 7; ++i) {
    CHECK(history.project52[i].change == changes[i]);
    CHECK(rounded(history.project52[i].after) == doctest::Approx(after[i]));
    CHECK(history.project52[i].recorded);
  }
  // 52 days on: events reported up to 14 days ago may still change.
  CHECK(history.project52[4].status == Status::final);
  CHECK(history.project52[5].status == Status::final);
  CHECK(history.project52[6].status == Status::open);
  CHECK(findings.empty());
}

TEST_CASE("Denmark 3.4: a phantom is never rated, by a recorded change neither") {
  Book book = bookOf({40, 30});
  Findings findings;
  SessionInput input = recordedChange(monday, 0, -0.5);
  input.entries.push_back(recordedChange(monday, 1, -0.5).entries[0]);
  input.entries[1].phantom = true;
  (void)book.report(monday, input, findings);
  const Replay replay = replayed(book);
  CHECK(replay.project52().handicaps == std::vector<double>{39.5, 30});
  CHECK(replay.project52().played == std::vector<std::int32_t>{1, 0});
}

TEST_CASE("a club's estimate sets the handicap; nothing exceeds the ceiling") {
  Book book = bookOf({40, 51.9});
  Findings findings;
  (void)book.report(monday, recordedChange(monday, 0, 33.5, true), findings);
  (void)book.report(monday, recordedChange(monday, 0, 0.25), findings);
  (void)book.report(monday, recordedChange(monday, 1, 0.25), findings);
  const Replay replay = replayed(book);
  CHECK(replay.project52().handicaps == std::vector<double>{33.75, 52});
  const MemberHistory history = historyOf(book, replay, 1, noDay);
  CHECK(history.project52[0].change == 52 - 51.9);
}

TEST_CASE("a computed session gives what `expected` gives") {
  Book book = bookOf(starts);
  Findings findings;
  const SessionInput input = evening(monday, first);
  const std::int32_t session = book.report(monday, input, findings);
  const Replay replay = replayed(book);
  project52::Field field;
  field.boards = 24;
  field.entries.resize(4);
  for (std::size_t i = 0; i < 4; ++i) {
    field.entries[i].handicaps = {starts[2 * i], starts[2 * i + 1]};
    field.entries[i].result = first[i];
  }
  const project52::FieldAnswer answer = project52::expected(field, {});
  for (std::size_t i = 0; i < 8; ++i)
    CHECK(replay.project52().handicaps[i] == *answer.entries[i / 2].players[i % 2].after);
  CHECK(replay.of52().summary(session).mean == *answer.mean);
  CHECK(replay.of52().summary(session).moved == 8);
  CHECK(detailOf(book, replay, session).project52 == answer);
}

TEST_CASE("Denmark 4: Project 52 goes by reporting, nett and ranking by play") {
  const auto make = [](bool lateReport) {
    Book book = bookOf(starts);
    book.settings.nettRatings = {1.0};
    book.settings.series.resize(1);
    book.settings.lines = {"A"};
    Findings findings;
    SessionInput early = evening(monday, first);
    SessionInput late = evening(monday + 7, second);
    for (SessionInput* input : {&early, &late}) {
      input->nett = 0;
      input->series = 0;
      for (EntryRow& entry : input->entries) entry.line = 0;
    }
    if (lateReport) {
      (void)book.report(monday + 7, late, findings);
      (void)book.report(monday + 9, early, findings);
    } else {
      (void)book.report(monday, early, findings);
      (void)book.report(monday + 7, late, findings);
    }
    return book;
  };
  const Book inOrder = make(false);
  const Book outOfOrder = make(true);
  const Replay left = replayed(inOrder);
  const Replay right = replayed(outOfOrder);
  CHECK(left.project52().handicaps != right.project52().handicaps);
  CHECK(sameBits(left.nett().handicaps, right.nett().handicaps));
  CHECK(sameBits(rankingsOf(inOrder, left), rankingsOf(outOfOrder, right)));
  CHECK(right.track52().items[0].day == monday + 7);
  CHECK(right.trackNett().items[0].day == monday);
}

TEST_CASE("Denmark 4: a correction within 14 days recomputes, a later one only by explicit choice") {
  struct Row {
    const char* name;
    Day corrected;
    bool override;
    bool counts;
    Status status;
  };
  const Row rows[] = {
      {"the same day", monday, false, true, Status::final},
      {"the fourteenth day", monday + 14, false, true, Status::final},
      {"the fifteenth day", monday + 15, false, false, Status::frozen},
      {"a year later", monday + 365, false, false, Status::frozen},
      {"a year later, by choice", monday + 365, true, true, Status::final},
      {"without a day: as if reported so", noDay, false, true, Status::final},
  };
  Findings findings;
  Book right = bookOf(starts);
  (void)right.report(monday, evening(monday, second), findings);
  (void)right.report(monday + 7, evening(monday + 7, first), findings);
  Book wrong = bookOf(starts);
  (void)wrong.report(monday, evening(monday, first), findings);
  (void)wrong.report(monday + 7, evening(monday + 7, first), findings);
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Book book = wrong;
    SessionInput correction = evening(monday, second);
    correction.corrected = row.corrected;
    correction.override = row.override;
    book.correct(0, correction, findings);
    const Replay replay = replayed(book);
    CHECK(sameBits(replay.project52().handicaps, replayed(row.counts ? right : wrong).project52().handicaps));
    CHECK(statusOf(book, book.sessions()[0], monday + 500) == row.status);
    CHECK(count(replay.findings(), Code::correctionTooLate) == (row.counts ? 0 : 1));
  }
}

TEST_CASE("a pair without a gross result of its own has its result, whatever the others have") {
  const auto make = [](bool all) {
    Book book = bookOf(starts);
    book.settings.nettRatings = {1.0};
    Findings findings;
    SessionInput input = evening(monday, first);
    input.nett = 0;
    for (std::size_t i = 0; i < input.entries.size(); ++i)
      if (all || i == 1) input.entries[i].gross = i == 1 ? 52 : input.entries[i].result;
    (void)book.report(monday, input, findings);
    return book;
  };
  CHECK(sameBits(replayed(make(false)).nett().handicaps, replayed(make(true)).nett().handicaps));
}

TEST_CASE("a late correction changes nett scores and ranking all the same") {
  const auto make = [](const std::vector<double>& results) {
    Book book = bookOf(starts);
    book.settings.nettRatings = {1.0};
    Findings findings;
    SessionInput input = evening(monday, results);
    input.nett = 0;
    (void)book.report(monday, input, findings);
    return book;
  };
  Book book = make(first);
  SessionInput correction = evening(monday, second);
  correction.nett = 0;
  correction.corrected = monday + 100;
  Findings findings;
  book.correct(0, correction, findings);
  CHECK(sameBits(replayed(book).nett().handicaps, replayed(make(second)).nett().handicaps));
  CHECK(sameBits(replayed(book).project52().handicaps, replayed(make(first)).project52().handicaps));
}

TEST_CASE("Denmark 4: deleting an event keeps its changes; an explicit recomputation takes them back") {
  Findings findings;
  Book book = bookOf(starts);
  book.settings.nettRatings = {1.0};
  SessionInput input = evening(monday, first);
  input.nett = 0;
  (void)book.report(monday, input, findings);
  Replay replay = replayed(book);
  const std::vector<double> after = replay.project52().handicaps;
  book.remove(0, false);
  replay.run(book);
  CHECK(replay.project52().handicaps == after);
  CHECK(replay.nett().handicaps == std::vector<double>(8, 50.0));
  CHECK(historyOf(book, replay, 0, monday).project52[0].removed);
  CHECK(historyOf(book, replay, 0, monday).nett.empty());
  book.remove(0, true);
  replay.run(book);
  CHECK(replay.project52().handicaps == starts);
  CHECK(historyOf(book, replay, 0, monday).project52.empty());
  book.restore(0);
  replay.run(book);
  CHECK(replay.project52().handicaps == after);
}

TEST_CASE("Denmark 2: a member who returns resumes the last handicap; the rank list has those of the day") {
  Findings findings;
  Book book = bookOf({30, 40});
  book.members[0].memberships = {{monday, monday + 100}, {monday + 400, noDay}};
  (void)book.report(monday + 50, recordedChange(monday + 50, 0, -1), findings);
  (void)book.report(monday + 410, recordedChange(monday + 410, 0, -2), findings);
  const Replay replay = replayed(book);
  CHECK(replay.project52().handicaps[0] == 27);
  CHECK(historyOf(book, replay, 0, noDay).project52[1].before == 29);
  const auto rank = [&](Day day) { return ranksOn(book, replay.project52().handicaps, day); };
  CHECK(rank(monday + 50).ranks[0].club.rank == 1);
  CHECK(rank(monday + 50).clubs[0].members == 2);
  CHECK(rank(monday + 200).ranks[0].club.rank == 0);
  CHECK(rank(monday + 200).ranks[1].club.rank == 1);
  CHECK(rank(monday + 200).clubs[0].members == 1);
  CHECK(rank(monday + 500).ranks[1].club.rank == 2);
}

TEST_CASE("Denmark 4, the sample's rank list: four members, mean 42.58") {
  Book book = bookOf({45.11, 35.74, 51.19, 38.28});
  for (Member& member : book.members) member.club = 0;
  book.members[0].district = 3;
  book.members[3].district = 3;
  const Replay replay = replayed(book);
  const project52::RankList list = ranksOn(book, replay.project52().handicaps, noDay);
  CHECK(list.clubs[0].members == 4);
  CHECK(rounded(*list.clubs[0].mean) == doctest::Approx(42.58));
  CHECK(list.ranks[1].club.rank == 1);
  CHECK(list.ranks[2].club.rank == 4);
  CHECK(list.ranks[0].district.rank == 2);
  CHECK(list.ranks[1].district.rank == 0);
}

TEST_CASE("Sweden 7.1: separate handicaps for matchpoints and IMPs") {
  Findings findings;
  Book book = bookOf({30});
  book.members[0].impHandicap = 20;
  SessionInput imps = recordedChange(monday, 0, -3);
  imps.calculation = project52::Calculation::imps;
  (void)book.report(monday, imps, findings);
  (void)book.report(monday, recordedChange(monday, 0, 1), findings);
  Replay replay = replayed(book);
  CHECK(replay.project52().handicaps[0] == 28);
  CHECK(replay.project52().impHandicaps.empty());
  book.settings.project52.separateHandicaps = true;
  replay.run(book);
  CHECK(replay.project52().handicaps[0] == 31);
  CHECK(replay.project52().impHandicaps[0] == 17);
  CHECK(historyOf(book, replay, 0, noDay).project52[1].before == 30);
}

TEST_CASE("guests take part and leave no trace; unknown members are guests, with a finding") {
  Findings findings;
  Book book = bookOf(starts);
  SessionInput input = evening(monday, first);
  input.guests = {12.5, none};
  input.entries[0].players = {-1, 1};
  input.entries[1].players = {2, -2};
  input.entries[2].players = {4, 999};
  (void)book.report(monday, input, findings);
  CHECK(count(findings, Code::unknownReference) == 1);
  const Replay replay = replayed(book);
  CHECK(replay.project52().handicaps[0] == starts[0]);
  CHECK(replay.project52().handicaps[1] != starts[1]);
  CHECK(replay.project52().handicaps[2] == starts[2]);  // its pair has an estimate: nobody moves
  CHECK(replay.project52().played == std::vector<std::int32_t>{0, 1, 0, 0, 0, 0, 1, 1});
}

TEST_CASE("a member twice in a session moves once") {
  Findings findings;
  Book book = bookOf(starts);
  SessionInput input = evening(monday, first);
  input.entries[3].players = {0, 7};
  (void)book.report(monday, input, findings);
  const Replay replay = replayed(book);
  CHECK(count(replay.findings(), Code::playerTwiceInSession) == 1);
  CHECK(replay.project52().played[0] == 1);
}

TEST_CASE("Denmark 1.6: what is not rated moves nothing") {
  Findings findings;
  Book book = bookOf(starts);
  SessionInput input = evening(monday, first);
  input.format = project52::Format::monrad;
  const std::int32_t session = book.report(monday, input, findings);
  Replay replay = replayed(book);
  CHECK(replay.project52().handicaps == starts);
  CHECK(historyOf(book, replay, 0, noDay).project52.empty());
  CHECK_FALSE(replay.of52().summary(session).rated);
  book.settings.project52.rated.monrad = true;
  replay.run(book);
  CHECK(replay.project52().handicaps != starts);
}

TEST_CASE("dates that are missing: a session counts where it stands") {
  Findings findings;
  Book book = bookOf(starts);
  book.settings.nettRatings = {1.0};
  for (const Day day : {monday, noDay, monday + 7}) {
    SessionInput input = evening(day, first);
    input.nett = 0;
    (void)book.report(noDay, input, findings);
  }
  const Replay replay = replayed(book);
  CHECK(count(replay.findings(), Code::unreadableDate) == 1);
  REQUIRE(replay.trackNett().items.size() == 3);
  CHECK(replay.trackNett().items[1].session == 1);
  CHECK(replay.trackNett().items[1].day == monday);
}

}  // namespace overtrick::book_test

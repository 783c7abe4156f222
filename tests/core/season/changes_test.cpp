// What may change in a book beside its sessions: settings, members, references that lead nowhere. Whatever it
// is, going on from what was replayed equals a new replay.
#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <string>

#include "season_support.h"

namespace overtrick::changes_test {

using namespace seasontest;

namespace {

const Day monday = dayOf("2024-01-01");
const std::vector<double> starts{10, 20, 30, 40, 5, 15, 25, 50};

SessionInput eveningOf(Day played) {
  SessionInput input = evening(played, {60, 55, 45, 40});
  input.nett = 0;
  input.series = 0;
  for (EntryRow& entry : input.entries) entry.line = 0;
  return input;
}

Book club() {
  Book book = bookOf(starts);
  book.settings.nettRatings = {1.0};
  book.settings.series.resize(1);
  book.settings.lines = {"A"};
  for (Member& member : book.members) {
    member.impHandicap = 12;
    member.nett = 50;
    member.replacement = 55;
  }
  Findings findings;
  for (Day week = 0; week < 3; ++week)
    (void)book.report(monday + 7 * week, eveningOf(monday + 7 * week), findings);
  REQUIRE(findings.empty());
  return book;
}

}  // namespace

TEST_CASE("a change of settings or of a member's start is seen by a replay that goes on") {
  struct Row {
    std::string name;
    std::function<void(Book&)> change;
  };
  const Row rows[] = {
      {"nothing", [](Book&) {}},
      {"Project 52's settings", [](Book& book) { book.settings.project52.turnover = 100; }},
      {"a handicap", [](Book& book) { book.members[3].handicap = 39; }},
      {"a handicap at IMPs",
       [](Book& book) {
         book.settings.project52.separateHandicaps = true;
         book.members[3].impHandicap = 39;
       }},
      {"nett's settings", [](Book& book) { book.settings.nett.weight = 0.5; }},
      {"a session's rating", [](Book& book) { book.settings.nettRatings[0] = 0.9; }},
      {"a session's rating taken away", [](Book& book) { book.settings.nettRatings.clear(); }},
      {"a nett handicap", [](Book& book) { book.members[3].nett = 60; }},
      {"the ranking's settings", [](Book& book) { book.settings.series[0].settings.last = 1; }},
      {"a replacement ranking", [](Book& book) { book.members[3].replacement = 70; }},
      {"a replacement in the series",
       [](Book& book) {
         book.settings.series[0].replacements = {{2, 70}, {3, 80}};
       }},
      {"a member gone", [](Book& book) { book.members.pop_back(); }},
      {"a member more", [](Book& book) { book.members.push_back(book.members[0]); }},
      {"a series more",
       [](Book& book) {
         book.settings.series.push_back({{}, 0, {}});
       }},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Book book = club();
    Replay goingOn;
    goingOn.run(book);
    if (row.name == "a member gone") {
      // The book refers to members by number, so that one leaves only a book without sessions of his.
      book = bookOf(starts);
      goingOn.run(book);
    }
    const Book unchanged = book;
    const Replay before = goingOn;
    row.change(book);
    goingOn.run(book);
    Replay fresh;
    fresh.run(book);
    CHECK(sameStates(book, goingOn, book, fresh));
    CHECK(sameStates(unchanged, before, book, goingOn) == (row.name == "nothing"));
  }
}

TEST_CASE("one system alone") {
  const Book book = club();
  Replay replay;
  Systems systems;
  systems.project52 = false;
  systems.ranking = false;
  replay.run(book, systems);
  CHECK(replay.sessionsReplayed(System::project52) == 0);
  CHECK(replay.sessionsReplayed(System::nett) == 3);
  CHECK(replay.sessionsReplayed(System::ranking) == 0);
  systems.nett = false;
  systems.ranking = true;
  replay.run(book, systems);
  CHECK(replay.sessionsReplayed(System::ranking) == 3);
}

TEST_CASE("references that lead nowhere have a finding, and nothing else happens") {
  Book book = club();
  Findings findings;
  SessionInput input = eveningOf(monday + 30);
  input.nett = 1;
  (void)book.report(monday + 30, input, findings);
  CHECK(count(findings, Code::unknownReference) == 1);
  input.nett = 0;
  input.series = 1;
  (void)book.report(monday + 31, input, findings);
  CHECK(count(findings, Code::unknownReference) == 2);
  CHECK(book.version(book.sessions().back().latest).series == -1);
  CHECK(book.line(book.version(book.sessions().back().latest), 0) == -1);
  CHECK(book.halves(book.version(book.sessions().back().latest)).empty());
  const std::size_t sessions = book.sessions().size();
  for (const std::int32_t nowhere : {-1, 99}) {
    book.correct(nowhere, input, findings);
    book.remove(nowhere, true);
    book.restore(nowhere);
  }
  CHECK(book.sessions().size() == sessions);
  for (const Session& session : book.sessions()) CHECK_FALSE(session.removed);
  Replay replay;
  replay.run(book);
  for (const std::int32_t nobody : {-1, 99}) {
    CHECK(historyOf(book, replay, nobody, noDay).project52.empty());
    CHECK(detailOf(book, replay, nobody).project52.entries.empty());
  }
}

TEST_CASE("the detail of a session has the ranking points of its entries, in the first series too") {
  const Book book = club();
  Replay replay;
  replay.run(book);
  const EventDetail detail = detailOf(book, replay, 0);
  REQUIRE(detail.entries.size() == 4);
  CHECK(detail.project52.entries.size() == 4);
  for (const EventEntry& entry : detail.entries) {
    CHECK(std::isfinite(entry.points));
    CHECK(std::isfinite(entry.nett));
    CHECK(entry.before == std::vector<double>{50, 50});
  }
  CHECK(detail.entries[0].points > detail.entries[3].points);
}

TEST_CASE("a system remarks on at most so much, and says when there was more") {
  // One player in every seat: all but the first are one too many.
  for (const std::int32_t entries : {5000, 5001}) {
    CAPTURE(entries);
    Book book = bookOf({10, 20});
    Findings findings;
    std::vector<EntryRow> same(static_cast<std::size_t>(entries), pairOf(0, 0, 50));
    (void)book.report(monday, pairsEvent(monday, std::move(same)), findings);
    Replay replay;
    replay.run(book);
    CHECK(count(replay.findings(), Code::playerTwiceInSession) == std::min(2 * entries - 1, 10000));
    CHECK(count(replay.findings(), Code::moreFindings) == (entries == 5000 ? 0 : 1));
  }
}

TEST_CASE("seats are kept as soon as one entry has one") {
  for (int field = 0; field < 4; ++field) {
    CAPTURE(field);
    Book book = bookOf(starts);
    Findings findings;
    SessionInput input = evening(monday, {60, 40});
    input.form = project52::Form::barometer;
    EntryRow& entry = input.entries[1];
    if (field == 0) entry.table = 3;
    if (field == 1) entry.team = 3;
    if (field == 2) entry.room = 3;
    if (field == 3) entry.direction = Direction::ew;
    (void)book.report(monday, input, findings);
    CHECK(book.version(0).firstSeat == 0);
  }
  Book book = bookOf(starts);
  Findings findings;
  (void)book.report(monday, evening(monday, {60, 40}), findings);
  CHECK(book.version(0).firstSeat == -1);
  CHECK(book.seat(book.version(0), 0).place == -1);
}

TEST_CASE("groups of lines are kept, however many there are") {
  Book book = club();
  Findings findings;
  SessionInput input = eveningOf(monday + 50);
  input.groups = {{0, 1}, {2}, {}, {3, 4, 5}};
  (void)book.report(monday + 50, input, findings);
  (void)book.report(monday + 51, eveningOf(monday + 51), findings);
  CHECK(book.groups(book.version(3)) == input.groups);
  CHECK(book.groups(book.version(4)).empty());
}

TEST_CASE("who was a member on a day") {
  Member member;
  CHECK(isMemberOn(member, monday));
  member.memberships = {{monday, monday + 10}, {noDay, monday - 100}, {monday + 100, noDay}};
  CHECK(isMemberOn(member, noDay));
  struct Row {
    Day day;
    bool expected;
  };
  const Row rows[] = {{monday - 101, true}, {monday - 100, true}, {monday - 99, false}, {monday - 1, false},
                      {monday, true},       {monday + 10, true},  {monday + 11, false}, {monday + 99, false},
                      {monday + 100, true}, {monday + 9999, true}};
  for (const Row& row : rows) {
    CAPTURE(row.day - monday);
    CHECK(isMemberOn(member, row.day) == row.expected);
  }
}

TEST_CASE("figures out of range are not taken, and said") {
  const auto findingsOf = [](const std::function<void(Book&)>& change) {
    Book book = club();
    change(book);
    Replay replay;
    replay.run(book);
    for (const double handicap : replay.project52().handicaps) CHECK(std::isfinite(handicap));
    return count(replay.findings(), Code::memberFigureInvalid);
  };
  CHECK(findingsOf([](Book&) {}) == 0);
  CHECK(findingsOf([](Book& book) { book.members[0].handicap = 1e9; }) == 1);
  CHECK(findingsOf([](Book& book) { book.members[0].nett = 1e9; }) == 1);
  CHECK(findingsOf([](Book& book) { book.members[0].replacement = 1e9; }) == 1);
  CHECK(findingsOf([](Book& book) { book.settings.series[0].replacements = {{0, 1e9}}; }) == 0);
}

TEST_CASE("a figure out of range is named: which, and whose") {
  Book book = club();
  book.settings.project52.separateHandicaps = true;
  book.members[1].handicap = 1e9;
  book.members[2].impHandicap = -1e9;
  book.members[3].nett = 1e9;
  book.members[4].replacement = -1e9;
  Replay replay;
  replay.run(book);
  std::vector<std::pair<std::int32_t, std::int32_t>> named;
  for (const Finding& finding : replay.findings())
    if (finding.code == Code::memberFigureInvalid) named.emplace_back(finding.first, finding.second);
  CHECK(named == std::vector<std::pair<std::int32_t, std::int32_t>>{{0, 1}, {1, 2}, {2, 3}, {3, 4}});
}

TEST_CASE("an impossible setting says whose it is") {
  Book book = club();
  book.settings.project52.turnover = -1;
  book.settings.nett.newcomer = 1000;
  book.settings.series.push_back({});
  book.settings.series[1].settings.width = 0;
  book.settings.series[1].settings.drop = -1;
  Replay replay;
  replay.run(book);
  std::vector<std::pair<std::int32_t, std::int32_t>> named;
  for (const Finding& finding : replay.findings())
    if (finding.code == Code::invalidSetting) named.emplace_back(finding.first, finding.second);
  const auto of = [](auto setting) { return static_cast<std::int32_t>(setting); };
  CHECK(named == std::vector<std::pair<std::int32_t, std::int32_t>>{
                     {of(project52::Setting::turnover), settingsOf52},
                     {of(nett::Setting::newcomer), settingsOfNett},
                     {of(clubranking::Setting::width), settingsOfSeries + 1},
                     {of(clubranking::Setting::drop), settingsOfSeries + 1}});
}

TEST_CASE("what is recorded counts up to a thousand, and is remarked on beyond the scale") {
  struct Row {
    const char* name;
    double given;
    bool sets;
    std::optional<Code> said;
    bool counts;
  };
  const Row rows[] = {
      {"the whole scale down", -52, false, {}, true},
      {"a little more", -52.01, false, Code::recordedUnusual, true},
      {"a thousand", 1000, false, Code::recordedUnusual, true},
      {"more than that", 1000.5, false, Code::recordedInvalid, false},
      {"an estimate", -52, true, {}, true},
      {"one below it", -53, true, Code::recordedUnusual, true},
      {"at the other end", 104, true, {}, true},
      {"beyond it", 104.5, true, Code::recordedUnusual, true},
      {"an impossible one", -1e4, true, Code::recordedInvalid, false},
      {"none", none, false, {}, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Book book = bookOf({20});
    Findings findings;
    (void)book.report(monday, recordedChange(monday, 0, row.given, row.sets), findings);
    Replay replay;
    replay.run(book);
    const Findings said = replay.findings();
    CHECK(said.size() == (row.said ? 1 : 0));
    if (row.said && !said.empty()) {
      CHECK(said[0].code == *row.said);
      CHECK(said[0].where.lineIndex == 0);
      CHECK(said[0].where.entryIndex == 0);
    }
    CHECK(replay.project52().played[0] == (row.counts ? 1 : 0));
  }
}

TEST_CASE("a replacement in the series counts before the member's own, the season before too") {
  Book book = club();
  book.settings.series.push_back({{}, 0, {{0, 61}}});
  book.settings.series.push_back({{}, 2, {{1, 62}}});  // after itself: no season before it
  book.settings.series[0].replacements = {{1, 63}, {0, 64}};
  Findings findings;
  for (const std::int32_t series : {1, 2}) {
    SessionInput input = eveningOf(monday + 100 + series);
    input.series = series;
    (void)book.report(monday + 100 + series, input, findings);
  }
  Replay replay;
  replay.run(book);
  const auto replacement = [&](std::int32_t series, std::int32_t member) {
    const RankingSlot* slot = replay.ofRanking().slotOf(replay.ranking(), series, member);
    REQUIRE(slot != nullptr);
    return slot->replacement;
  };
  CHECK(replacement(0, 0) == 64);
  CHECK(replacement(0, 1) == 63);
  CHECK(replacement(0, 2) == 55);
  CHECK(replacement(1, 0) == 61);
  CHECK(replacement(1, 1) == replay.ofRanking().slotOf(replay.ranking(), 0, 1)->ranking);
  CHECK(replacement(2, 1) == 62);
  CHECK(replacement(2, 0) == 55);
  const auto owners = replay.ofRanking().owners(replay.ranking());
  REQUIRE(owners.size() == 24);
  for (std::size_t i = 0; i < owners.size(); ++i) {
    CHECK(owners[i].series == static_cast<std::int32_t>(i / 8));
    CHECK(owners[i].member == static_cast<std::int32_t>(i % 8));
  }
}

TEST_CASE("days that nobody wrote down") {
  Book book = bookOf(starts);
  book.settings.nettRatings = {1.0};
  Findings findings;
  (void)book.report(noDay, eveningOf(noDay), findings);
  const std::int32_t second = book.report(monday, eveningOf(noDay), findings);
  SessionInput corrected = eveningOf(noDay);
  corrected.corrected = monday + 100;
  book.correct(0, corrected, findings);
  Replay replay;
  replay.run(book);
  CHECK(count(replay.findings(), Code::unreadableDate) == 2);
  CHECK(statusOf(book, book.sessions()[0], monday) == Status::open);
  CHECK(statusOf(book, book.sessions()[static_cast<std::size_t>(second)], monday + 15) == Status::final);
  CHECK(statusOf(book, book.sessions()[static_cast<std::size_t>(second)], monday + 14) == Status::open);
  CHECK(generationsOf({{{}, -1, {}}, {{}, 0, {}}, {{}, 2, {}}, {{}, 1, {}}}) ==
        std::vector<std::int32_t>{0, 1, 0, 2});
}

}  // namespace overtrick::changes_test

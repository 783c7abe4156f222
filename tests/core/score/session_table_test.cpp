#include "score/session_table.h"

#include <doctest/doctest.h>

#include <string>

#include "support/make_event.h"

namespace overtrick::session_table_test {

using namespace overtrick::test;

namespace {

// One row: "3 A", "-" where the pair sat out.
std::string showRow(const SessionTable& table, std::size_t row) {
  std::string text;
  for (std::size_t group = 0; group < table.groups.size(); ++group) {
    const SessionCell& cell = table.cells[row * table.groups.size() + group];
    text += text.empty() ? "" : ", ";
    text += cell.played
                ? show(cell.points, 0) + " " + groupLetter(static_cast<std::int32_t>(group), cell.side)
                : "-";
  }
  return text;
}

// Five pairs, three rounds of two boards; each round one pair sits out.
Event evening() {
  Event event = eventOf(5);
  for (std::int32_t number = 1; number <= 6; ++number) event.boards.push_back({number, {}, 0});
  const std::int32_t pairings[3][2][2] = {{{1, 2}, {3, 4}}, {{5, 1}, {4, 2}}, {{3, 5}, {2, 1}}};
  const std::int32_t sitsOut[3] = {5, 3, 4};
  for (std::size_t board = 0; board < 6; ++board) {
    const std::size_t round = board / 2;
    const auto higher = static_cast<std::int32_t>(100 + 10 * board);
    addLine(event, board, pairings[round][0][0], pairings[round][0][1], {score(higher)});
    addLine(event, board, pairings[round][1][0], pairings[round][1][1], {score(50)});
    addLine(event, board, sitsOut[round], 0, {bye()});
  }
  return event;
}

}  // namespace

TEST_CASE("the session table of the Belgian guide §4: points per group with letter and side") {
  const Event event = evening();
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const SessionTable table = sessionTable(event, scores);
  REQUIRE(table.groups.size() == 3);
  CHECK(table.groups[1].first == 3);
  CHECK(table.groups[1].last == 4);
  CHECK(table.averages[0].groups[1].average == Exact(2));
  CHECK(table.averages[0].perRound == Exact(2));
  REQUIRE(scores.standings.size() == 5);
  std::vector<std::string> rows(5);
  for (std::size_t row = 0; row < 5; ++row) {
    rows[static_cast<std::size_t>(scores.standings[row].entry.value)] = showRow(table, row);
  }
  CHECK(rows[0] == "4 A, 0 b, 4 c");
  CHECK(rows[1] == "0 a, 4 b, 0 C");
  CHECK(rows[2] == "0 A, -, 4 C");
  CHECK(rows[3] == "4 a, 0 B, -");
  CHECK(rows[4] == "-, 4 B, 0 c");
}

TEST_CASE("opponents of a round have twice the average between them, Belgian guide §4 column 6") {
  const Event event = evening();
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const SessionTable table = sessionTable(event, scores);
  for (std::size_t group = 0; group < table.groups.size(); ++group) {
    Exact sum;
    for (std::size_t row = 0; row < 5; ++row) sum += table.cells[row * 3 + group].points;
    CHECK(sum == table.averages[0].groups[group].average * 4);
  }
}

TEST_CASE("boards per group may be given") {
  const Event event = evening();
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const SessionTable table = sessionTable(event, scores, 4);
  REQUIRE(table.groups.size() == 2);
  CHECK(table.groups[0].last == 4);
  CHECK(table.groups[1].first == 5);
  CHECK(table.groups[1].last == 6);
  CHECK(table.averages[0].perRound == Exact(3));
}

TEST_CASE("guide's figures: top 10, four boards a round, 20 on average") {
  Event event = eventOf(12);
  for (std::int32_t board = 0; board < 4; ++board) {
    addBoard(event, std::vector<std::int32_t>{60, 50, 40, 30, 20, 10});
  }
  const SessionTable table = sessionTable(event, scoreEvent(event, rulesNamed("club")));
  REQUIRE(table.groups.size() == 1);
  CHECK(table.averages[0].perRound == Exact(20));
}

TEST_CASE("sections of different size have averages of their own, spec 1.4") {
  // Section A has two tables and top 2, section B three tables and top 4.
  Event event = eventOf(10);
  event.sections = {"A", "B"};
  for (std::size_t entry = 0; entry < 10; ++entry) event.entries[entry].section = {entry < 4 ? 0 : 1};
  event.boards = {{1, {0}, 0}, {1, {1}, 0}, {2, {0}, 0}, {2, {1}, 0}};
  for (const std::size_t board : {0U, 2U}) {
    addLine(event, board, 1, 2, {score(420)});
    addLine(event, board, 3, 4, {score(50)});
    addLine(event, board + 1, 5, 6, {score(450)});
    addLine(event, board + 1, 7, 8, {score(140)});
    addLine(event, board + 1, 9, 10, {score(100)});
  }
  const SessionTable table = sessionTable(event, scoreEvent(event, rulesNamed("club")));
  REQUIRE(table.groups.size() == 1);
  REQUIRE(table.averages.size() == 2);
  CHECK(table.averages[0].section == SectionIndex{0});
  CHECK(table.averages[0].groups[0].tops == Exact(4));
  CHECK(table.averages[0].perRound == Exact(2));
  CHECK(table.averages[1].section == SectionIndex{1});
  CHECK(table.averages[1].groups[0].tops == Exact(8));
  CHECK(table.averages[1].perRound == Exact(4));
}

TEST_CASE("sections of one size share their averages") {
  Event event = eventOf(8);
  event.sections = {"A", "B"};
  for (std::size_t entry = 0; entry < 8; ++entry) event.entries[entry].section = {entry < 4 ? 0 : 1};
  event.boards = {{1, {0}, 0}, {1, {1}, 0}};
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 0, 3, 4, {score(50)});
  addLine(event, 1, 5, 6, {score(450)});
  addLine(event, 1, 7, 8, {score(140)});
  const SessionTable table = sessionTable(event, scoreEvent(event, rulesNamed("club")));
  REQUIRE(table.averages.size() == 1);
  CHECK_FALSE(table.averages[0].section.known());
  CHECK(table.averages[0].perRound == Exact(1));
}

TEST_CASE("each session's boards have groups, letters and averages of their own, spec 1.4") {
  // Boards 1 and 2 twice; in the second session four pairs more, and pair 2 sits North-South.
  Event event = eventOf(8);
  event.boards = {{1, {}, 0, 1}, {2, {}, 0, 1}, {1, {}, 0, 2}, {2, {}, 0, 2}};
  for (const std::size_t board : {0U, 1U}) {
    addLine(event, board, 1, 2, {score(100)});
    addLine(event, board, 3, 4, {score(50)});
  }
  for (const std::size_t board : {2U, 3U}) {
    addLine(event, board, 2, 1, {score(100)});
    addLine(event, board, 4, 3, {score(50)});
    addLine(event, board, 5, 6, {score(20)});
    addLine(event, board, 7, 8, {score(10)});
  }
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const SessionTable table = sessionTable(event, scores);
  REQUIRE(table.groups.size() == 2);
  CHECK(table.groups[0] == SessionGroup{1, 1, 2});
  CHECK(table.groups[1] == SessionGroup{2, 1, 2});
  REQUIRE(table.averages.size() == 1);
  CHECK(table.averages[0].groups[0].average == Exact(2));
  CHECK(table.averages[0].groups[1].average == Exact(6));
  CHECK(table.averages[0].perRound == Exact(4));
  for (std::size_t row = 0; row < scores.standings.size(); ++row) {
    if (scores.standings[row].entry.value == 1) CHECK(showRow(table, row) == "0 a, 12 B");
    if (scores.standings[row].entry.value == 4) CHECK(showRow(table, row) == "-, 4 B");
  }
}

TEST_CASE("letters") {
  CHECK(groupLetter(0, Side::ns) == "A");
  CHECK(groupLetter(3, Side::ew) == "d");
  CHECK(groupLetter(25, Side::ns) == "Z");
  CHECK(groupLetter(26, Side::ew) == "aa");
  CHECK(groupLetter(27 * 26, Side::ns) == "AAA");
}

TEST_CASE("an empty event has an empty table") {
  const SessionTable table = sessionTable(Event{}, EventScores{});
  CHECK(table.groups.empty());
  CHECK(table.cells.empty());
}

TEST_CASE("session table: a board of a match counts once for each team") {
  Event event = eventOf(2);
  event.scoring = Scoring::teams;
  const std::int32_t tables[2][2] = {{420, -50}, {620, 650}};
  for (std::int32_t number = 1; number <= 2; ++number) {
    event.boards.push_back({number, {}, 0});
    const auto board = static_cast<std::size_t>(number) - 1;
    addLine(event, board, 1, 2, {score(tables[board][0])});
    addLine(event, board, 2, 1, {score(tables[board][1])});
  }
  const EventScores scores = scoreEvent(event, rulesNamed("club"));
  const SessionTable table = sessionTable(event, scores, 2);
  REQUIRE(table.cells.size() == 2);
  // 420 against -50 the other way round is 470: 10 IMPs; 620 against 650 is 1 to the other side.
  CHECK(table.cells[0].points == Exact(9));
  CHECK(table.cells[0].boards == 2);
  CHECK(table.cells[1].points == Exact(-9));
}

}  // namespace overtrick::session_table_test

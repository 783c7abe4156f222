#include "event/verify.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "support/make_event.h"

namespace overtrick::verify_test {

using namespace overtrick::test;

namespace {

std::string showFindings(const Event& event) {
  std::string text;
  for (const Finding& finding : verifyEvent(event)) {
    text += text.empty() ? "" : ", ";
    text += std::string(nameOf(finding.code)) + " @" + std::to_string(finding.where.lineIndex);
    if (finding.first != 0 || finding.second != 0) {
      text.append(" (").append(std::to_string(finding.first));
      text.append(" ").append(std::to_string(finding.second)).append(")");
    }
  }
  return text;
}

}  // namespace

TEST_CASE("what a director looks at twice") {
  struct Row {
    std::string name;
    std::vector<GivenLine> lines;  // on board 1: nobody vulnerable
    std::string expected;
  };
  const PlayedContract fourSpades{{4, Strain::spades}, Seat::north, 10, {}};
  PlayedContract contradicts = fourSpades;
  contradicts.score = 620;
  PlayedContract agrees = fourSpades;
  agrees.score = 420;
  PlayedContract impossible = fourSpades;
  impossible.contract.level = 8;
  PlayedContract tricks = fourSpades;
  tricks.tricks = 14;
  const Row rows[] = {
      {"nothing", {{score(420)}, {PassedOut{}}, {fourSpades}, {agrees}, {averages()}, {notPlayed()}}, ""},
      {"a score that no contract gives", {{score(425)}, {score(430)}}, "impossible-score @0 (425 0)"},
      {"a score of the other vulnerability", {{score(620)}}, "impossible-score @0 (620 0)"},
      {"a score that contradicts the contract",
       {{contradicts}},
       "score-contradicts-contract @0 (620 420), impossible-score @0 (620 0)"},
      {"no such contract", {{impossible}, {tricks}}, "invalid-value @0, invalid-value @1"},
      {"split", {{Split{420, 425}}}, "impossible-score @0 (425 0)"},
      {"one-sided", {{OneSided{Side::ns, average(), 15}}}, "impossible-score @0 (15 0)"},
      {"weighted", {{weighted({part(420, 50), part(1, 50)})}}, "impossible-score @0 (1 0)"},
      {"weights of 1, of 100, and thirds",
       {{weighted({part(420, 1)})}, {weighted({part(420, 60), part(50, 40)})}},
       ""},
      {"weights that are not all",
       {{weighted({part(420, 60), part(50, 30)})},
        {weighted({part(420, 100), part(50, 20)})},
        {weighted({part(420, 2)})}},
       "weights-not-all @0 (90 0), weights-not-all @1 (120 0), weights-not-all @2 (200 0)"},
      {"weights that are none",
       {{weighted({})}, {weighted({part(420, 0)})}, {weighted({part(420, -1), part(50, 2)})}},
       "invalid-value @0, invalid-value @1, invalid-value @2"},
      {"awards outside 0…100",
       {{awards(percent(101), percent(0))},
        {awards(percent(100), percent(-1))},
        {OneSided{Side::ew, percent(300), 50}}},
       "invalid-value @0, invalid-value @1, invalid-value @2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(showFindings(oneBoard(row.lines)) == row.expected);
  }
}

TEST_CASE("who sat where") {
  struct Row {
    std::string name;
    std::vector<std::pair<std::int32_t, std::int32_t>> pairs;  // on one board
    std::string expected;
    Scoring scoring = Scoring::matchpoints;
  };
  const Row rows[] = {
      {"all different", {{1, 2}, {3, 4}}, ""},
      {"a pair twice", {{1, 2}, {3, 2}}, "pair-twice-on-board @1"},
      {"a pair three times", {{1, 2}, {3, 2}, {2, 4}}, "pair-twice-on-board @1, pair-twice-on-board @2"},
      {"a pair meeting itself", {{1, 1}, {3, 4}}, "pair-meets-itself @0"},
      {"sides swapped", {{1, 2}, {2, 1}}, "sides-swapped @1"},
      {"the same line twice", {{1, 2}, {1, 2}}, "pair-twice-on-board @1"},
      {"in a team match sides swap", {{1, 2}, {2, 1}}, "", Scoring::teams},
      {"nobody", {{1, 0}}, "unknown-reference @0"},
      {"somebody unknown", {{1, 9}}, "unknown-reference @0"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = eventOf(4);
    event.scoring = row.scoring;
    event.boards = {{1, {}, 0}};
    for (const auto& [ns, ew] : row.pairs) addLine(event, 0, ns, ew, {score(420)});
    CHECK(showFindings(event) == row.expected);
  }
}

// Spec 1.4 (Verify) and 1.6: the order of lines never matters.
TEST_CASE("who sat where is said alike in any order of the lines") {
  struct Row {
    std::string name;
    std::vector<std::pair<std::int32_t, std::int32_t>> pairs;
    std::string expected;  // code and entry, sorted
  };
  const Row rows[] = {
      {"sides swapped, and one of them again",
       {{1, 2}, {2, 1}, {1, 8}, {3, 4}},
       "pair-twice-on-board 1, sides-swapped 0"},
      {"the same line twice and swapped", {{1, 2}, {1, 2}, {2, 1}}, "pair-twice-on-board 1, sides-swapped 0"},
      {"two pairs of other lines", {{1, 2}, {3, 4}, {1, 3}}, "pair-twice-on-board 1, pair-twice-on-board 3"},
  };
  for (const Row& row : rows) {
    auto pairs = row.pairs;
    std::sort(pairs.begin(), pairs.end());
    do {
      Event event = eventOf(8);
      event.boards = {{1, {}, 0}};
      std::string order;
      for (const auto& [ns, ew] : pairs) {
        addLine(event, 0, ns, ew, {score(420)});
        order.append(std::to_string(ns)).append("-").append(std::to_string(ew)).append(" ");
      }
      std::vector<std::string> found;
      for (const Finding& finding : verifyEvent(event)) {
        found.push_back(std::string(nameOf(finding.code)) + " " +
                        std::to_string(finding.where.entryIndex + 1));
      }
      std::sort(found.begin(), found.end());
      std::string text;
      for (const std::string& one : found) text.append(text.empty() ? "" : ", ").append(one);
      CAPTURE(row.name);
      CAPTURE(order);
      CHECK(text == row.expected);
    } while (std::next_permutation(pairs.begin(), pairs.end()));
  }
}

TEST_CASE("a board that is written down twice, but for matches, which may play one number twice") {
  struct Row {
    std::string name;
    std::vector<std::int32_t> numbers;
    std::string expected;
    Scoring scoring;
  };
  const Row rows[] = {
      {"two boards", {1, 2}, "", Scoring::matchpoints},
      {"one of them twice", {1, 2, 1}, "board-twice @-1 (1 0)", Scoring::matchpoints},
      {"of IMPs", {3, 3}, "board-twice @-1 (3 0)", Scoring::crossImps},
      {"of teams", {1, 2, 1}, "", Scoring::teams},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Event event = eventOf(2);
    event.scoring = row.scoring;
    for (const std::int32_t number : row.numbers) event.boards.push_back({number, {}, 0});
    CHECK(showFindings(event) == row.expected);
  }
}

TEST_CASE("a bye needs no opponents, and phantoms may meet everybody") {
  Event event = eventOf(4);
  event.boards = {{1, {}, 0}};
  addLine(event, 0, 1, 0, {bye()});
  event.entries[3].phantom = true;
  addLine(event, 0, 2, 4, {notPlayed()});
  addLine(event, 0, 3, 4, {notPlayed()});
  CHECK(showFindings(event).empty());
}

TEST_CASE("findings name board, line and entry") {
  Event event = eventOf(4);
  event.boards = {{1, {}, 0}, {2, {}, 0}};
  addLine(event, 1, 1, 2, {score(420)});
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 1, 3, 1, {score(620)});
  event.lines[2].sourceLine = 12;
  const Findings findings = verifyEvent(event);
  REQUIRE(findings.size() == 2);  // 420 on board 2, where NS are vulnerable
  CHECK(findings[0].code == Code::impossibleScore);
  CHECK(findings[1].code == Code::pairTwiceOnBoard);
  CHECK(findings[1].where.boardIndex == 1);
  CHECK(findings[1].where.lineIndex == 2);
  CHECK(findings[1].where.entryIndex == 0);
  CHECK(findings[1].where.line == 12);
}

TEST_CASE("more lines than were stated") {
  const Event event = oneBoard({{score(420)}, {score(450)}, {bye()}}, 1);
  const Findings findings = verifyEvent(event);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].code == Code::moreLinesThanExpected);
  CHECK(findings[0].first == 1);
  CHECK(findings[0].second == 2);
}

TEST_CASE("a number beyond the field that sat down once") {
  Event event = eventOf(7);
  event.entries[6].number = "41";
  for (std::size_t board = 0; board < 4; ++board) {
    event.boards.push_back({static_cast<std::int32_t>(board) + 1, {}, 0});
    addLine(event, board, 1, 2, {PassedOut{}});
    addLine(event, board, 3, board == 2 ? 7 : 4, {PassedOut{}});
    addLine(event, board, 5, 6, {PassedOut{}});
  }
  CHECK(showFindings(event) == "number-out-of-field @7");
}

}  // namespace overtrick::verify_test

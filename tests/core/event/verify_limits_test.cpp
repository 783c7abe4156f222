// What an event from elsewhere may hold that no reading of ours gives: values outside their range, references
// that lead nowhere.
#include <doctest/doctest.h>

#include <string>

#include "event/verify.h"
#include "support/make_event.h"

namespace overtrick::verify_limits_test {

using namespace overtrick::test;

namespace {

std::string codes(const Event& event) {
  std::string text;
  for (const Finding& finding : verifyEvent(event)) {
    text += text.empty() ? "" : ", ";
    text += nameOf(finding.code);
  }
  return text;
}

std::string codesOf(const Outcome& outcome) { return codes(oneBoard({{outcome}})); }

}  // namespace

TEST_CASE("Laws 18 and 19, 77: contracts that do not exist") {
  const PlayedContract good{{1, Strain::notrump, Doubling::redoubled}, Seat::west, 0, {}};
  CHECK(codesOf(good).empty());
  PlayedContract played = good;
  played.contract.level = 0;
  CHECK(codesOf(played) == "invalid-value");
  played = good;
  played.contract.level = 7;
  CHECK(codesOf(played).empty());
  played = good;
  played.contract.strain = static_cast<Strain>(5);
  CHECK(codesOf(played) == "invalid-value");
  played = good;
  played.contract.doubling = static_cast<Doubling>(3);
  CHECK(codesOf(played) == "invalid-value");
  played = good;
  played.declarer = static_cast<Seat>(4);
  CHECK(codesOf(played) == "invalid-value");
  played = good;
  played.tricks = -1;
  CHECK(codesOf(played) == "invalid-value");
  played.tricks = 13;
  CHECK(codesOf(played).empty());
}

TEST_CASE("Law 12: what either side is awarded lies between nothing and all") {
  const Award half{Award::Kind::percent, {50 * Decimal::one}};
  const Award more{Award::Kind::percent, {100 * Decimal::one + 1}};
  CHECK(codesOf(Artificial{half, half}).empty());
  CHECK(codesOf(Artificial{more, half}) == "invalid-value");
  CHECK(codesOf(Artificial{half, more}) == "invalid-value");
  // One that is out of range has no points at all, whatever the other side is given.
  Line line;
  line.outcome = Artificial{half, half};
  CHECK(isScorable(line));
  line.outcome = Artificial{more, half};
  CHECK_FALSE(isScorable(line));
  line.outcome = Artificial{half, more};
  CHECK_FALSE(isScorable(line));
}

TEST_CASE("weights have a largest value, and a ruling a largest number of parts") {
  Weighted weighted;
  weighted.parts.assign(64, part(420, 1));
  CHECK(codesOf(weighted) == "weights-not-all");
  weighted.parts.push_back(part(420, 1));
  CHECK(codesOf(weighted) == "invalid-value");
  weighted.parts.assign(64, {420, {100'000'000 * Decimal::one}});
  CHECK(codesOf(weighted) == "weights-not-all");
  weighted.parts.resize(1);
  CHECK(codesOf(weighted) == "weights-not-all");
  weighted.parts[0].weight.tenThousandths += 1;
  CHECK(codesOf(weighted) == "invalid-value");
}

TEST_CASE("shares of nought and of the whole are shares") {
  CHECK(codesOf(awards(percent(0), percent(100))).empty());
  CHECK(codesOf(awards(percent(0), percent(100.0001))) == "invalid-value");
  CHECK(codesOf(awards(percent(-0.0001), percent(100))) == "invalid-value");
}

TEST_CASE("a board of no number has no vulnerability: any possible score will do") {
  Event event = oneBoard({{score(420)}, {score(620)}, {score(425)}});
  event.boards[0].number = 0;
  CHECK(codes(event) == "impossible-score");
}

TEST_CASE("references that lead nowhere") {
  Event event = eventOf(4);
  event.boards = {{1, {}, 0}};
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 0, 3, 4, {score(420)});
  event.lines[0].board.value = -1;
  CHECK(codes(event) == "unknown-reference");
  event.lines[0].board.value = 1;
  CHECK(codes(event) == "unknown-reference");
  CHECK(verifyEvent(event)[0].where.boardIndex == -1);
  // At a bye one of the two may be nobody, but not somebody unknown.
  event.lines[0].board.value = 0;
  event.lines[0].outcome = Bye{};
  event.lines[0].ew.value = 9;
  CHECK(codes(event) == "unknown-reference");
  event.lines[0].ew.value = 1;
  event.lines[0].ns.value = 9;
  CHECK(codes(event) == "unknown-reference");
}

TEST_CASE("sides are swapped when both are, and the same two lines are twice the same") {
  Event event = eventOf(4);
  event.boards = {{1, {}, 0}};
  addLine(event, 0, 1, 2, {score(420)});
  addLine(event, 0, 2, 1, {score(420)});
  CHECK(codes(event) == "sides-swapped");
  addLine(event, 0, 3, 3, {score(420)});
  addLine(event, 0, 3, 3, {score(420)});
  CHECK(codes(event) == "sides-swapped, pair-meets-itself, pair-meets-itself, pair-twice-on-board");
}

TEST_CASE("after ten thousand findings the rest is counted") {
  Event event = eventOf(2);
  event.boards = {{1, {}, 0}};
  for (std::size_t i = 0; i < mostFindings + 6; ++i) addLine(event, 0, 1, 2, {PassedOut{}});
  const Findings findings = verifyEvent(event);
  REQUIRE(findings.size() == mostFindings + 1);
  CHECK(findings.back() == Finding{Code::moreFindings, {}, 5, 0});
}

TEST_CASE("only a number that is one can be out of the field") {
  const auto withNumber = [](const std::string& number, std::size_t boards = 4) {
    Event event = eventOf(7);
    event.entries[6].number = number;
    for (std::size_t board = 0; board < boards; ++board) {
      event.boards.push_back({static_cast<std::int32_t>(board) + 1, {}, 0});
      addLine(event, board, 1, 2, {PassedOut{}});
      addLine(event, board, 3, board == 2 ? 7 : 4, {PassedOut{}});
      addLine(event, board, 5, 6, {PassedOut{}});
    }
    return codes(event);
  };
  CHECK(withNumber("8") == "number-out-of-field");
  CHECK(withNumber("999999999") == "number-out-of-field");
  CHECK(withNumber("7").empty());
  CHECK(withNumber("1234567890").empty());
  CHECK(withNumber("").empty());
  CHECK(withNumber("4x").empty());
  CHECK(withNumber("x4").empty());
  CHECK(withNumber("4/1").empty());
  CHECK(withNumber("41", 3) == "number-out-of-field");
  CHECK(verifyEvent({}).empty());
}

TEST_CASE("a number of two digits is what it says") {
  Event event = eventOf(9);
  event.entries[8].number = "10";
  for (std::size_t board = 0; board < 4; ++board) {
    event.boards.push_back({static_cast<std::int32_t>(board) + 1, {}, 0});
    for (const std::int32_t pair : {1, 3, 5}) addLine(event, board, pair, pair + 1, {PassedOut{}});
    addLine(event, board, 7, board == 2 ? 9 : 8, {PassedOut{}});
  }
  CHECK(codes(event) == "number-out-of-field");
  event.entries[8].number = "09";
  CHECK(codes(event).empty());
}

}  // namespace overtrick::verify_limits_test

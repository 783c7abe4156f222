#include "write/pbn.h"

#include <doctest/doctest.h>

#include <cmath>

#include "read/pbn.h"
#include "read/show.h"
#include "support/make_event.h"
#include "write/round_trip.h"

namespace overtrick::write_pbn_test {

TEST_CASE("what PBN writes, PBN reads") {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    const Event event = test::anyEvent(seed);
    const FileReading reading = readPbn(writePbn(event));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    CHECK(reading.program == "Overtrick");
  }
}

TEST_CASE("numbers of pairs with PBN's own marks in them, also in the ranking") {
  for (const char* number : {"}]{", "{", ";1", "A 1", "\"", "\\", "^S", "[Board"}) {
    CAPTURE(number);
    Event event = test::eventOf(4);
    event.entries[0].number = number;
    test::addBoard(event, std::vector<std::int32_t>{420, -50});
    const EventScores scores = scoreEvent(event, {});
    CHECK(test::difference(event, test::withoutPlaces(readPbn(writePbn(event)).event)) == "");
    CHECK(test::difference(event, test::withoutPlaces(readPbn(writePbn(event, &scores)).event)) == "");
  }
}

TEST_CASE("a board that is there twice, and boards of sessions, are games of their own") {
  Event event = test::eventOf(4);
  event.boards = {{1, {}, 0, 1}, {1, {}, 0, 2}, {2, {}, 0, 2}};
  for (const std::int32_t board : {0, 1, 2})
    event.lines.push_back({{board}, {0}, {1}, 0, 0, BareScore{420 - 10 * board}});
  const std::string text = writePbn(event);
  CHECK(text.find("[Session \"1\"]\n[OvertrickBoard \"1\"]\n") != std::string::npos);
  CHECK(text.find("[Session \"2\"]\n[OvertrickBoard \"2\"]\n") != std::string::npos);
  CHECK(text.find("[OvertrickBoard \"3\"]") == std::string::npos);
  CHECK(test::difference(event, test::withoutPlaces(readPbn(text).event)) == "");

  struct Row {
    const char* name;
    const char* value;
  };
  const Row rows[] = {{"of another board", "3"}, {"not there", "9"}, {"nought", "0"}, {"no number", "x"}};
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::string other = text;
    const std::string_view own = "[OvertrickBoard \"2\"]";
    other.replace(other.find(own), own.size(), std::string("[OvertrickBoard \"") + row.value + "\"]");
    const FileReading reading = readPbn(other);
    CHECK(reading.event.lines.size() == 2);
    CHECK(test::show(reading.findings).find("unreadable-line") != std::string::npos);
  }
}

TEST_CASE("of a board that is there twice, without its place in the list, the first counts") {
  Event event = test::eventOf(4);
  event.boards = {{1, {}, 0, 0}, {1, {}, 0, 0}};
  for (const std::int32_t board : {0, 1}) event.lines.push_back({{board}, {0}, {1}, 0, 0, BareScore{420}});
  std::string text = writePbn(event);
  for (const std::string_view tag : {"[OvertrickBoard \"1\"]\n", "[OvertrickBoard \"2\"]\n"})
    text.erase(text.find(tag), tag.size());
  const FileReading reading = readPbn(text);
  REQUIRE(reading.event.lines.size() == 2);
  CHECK(reading.event.lines[1].board.value == 0);
  CHECK(test::show(reading.findings) == "");
}

// PBN 2.1 §3.4: "?" is a value that nobody knows.
TEST_CASE("names and dates of question marks are names and dates") {
  struct Row {
    const char* name;
    const char* date;
  };
  for (const Row& row : {Row{"?", "?"}, Row{"?\?", "2026-11-?\?"}, Row{"\\?", "2026-?\?-?\?"}}) {
    CAPTURE(row.name);
    Event event = test::eventOf(2);
    event.name = row.name;
    event.date = row.date;
    event.sections = {"?"};
    event.entries[0].section = {0};
    event.entries[1].number = "?";
    event.boards = {{1, {0}, 0, 0}};
    event.lines.push_back({{0}, {0}, {1}, 0, 0, BareScore{420}});
    CHECK(test::difference(event, test::withoutPlaces(readPbn(writePbn(event)).event)) == "");
  }
}

TEST_CASE("a file of ours that ends too early says so") {
  Event event = test::eventOf(4);
  test::addBoard(event, std::vector<std::int32_t>{420, 450});
  event.lines[1].outcome = PlayedContract{{4, Strain::spades, Doubling::undoubled}, Seat::north, 10, {}};
  const std::string whole = writePbn(event);
  struct Row {
    const char* name;
    std::string_view until;  // the text ends behind the last of these
    const char* expected;
  };
  const Row rows[] = {
      {"whole", "\n", ""},
      {"without the last line's end", "-", ""},
      {"within the tricks", "4S N 1", "cut-off"},
      {"behind the tricks", "4S N 10", "cut-off"},
      {"before the last result", "1 - -\n", "results-missing"},
      {"before all results", "[Section \"\"]\n", "results-missing"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const std::size_t at = whole.rfind(row.until);
    REQUIRE(at != std::string::npos);
    const std::string found = test::show(readPbn(whole.substr(0, at + row.until.size())).findings);
    CHECK((found.find(row.expected) != std::string::npos && found.empty() == (*row.expected == '\0')));
  }
}

TEST_CASE("lists of our own behind the results come too late, and each row of them is told") {
  const FileReading reading = readPbn(
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n3 4 450\n"
      "[OvertrickEntries \"PairId;OtNumber\"]\n\"9\" \"9\"\n");
  CHECK(reading.event.entries.size() == 4);
  CHECK(reading.event.lines.size() == 2);
  CHECK(test::show(reading.findings).find("unreadable-line") != std::string::npos);
}

TEST_CASE("points and ranking go with it") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    CAPTURE(seed);
    const Event event = test::anyEvent(seed);
    const EventScores scores = scoreEvent(event, {});
    const FileReading reading = readPbn(writePbn(event, &scores));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    REQUIRE(reading.totals.size() == scores.standings.size());
    for (std::size_t i = 0; i < reading.totals.size(); ++i) {
      CHECK(reading.totals[i].entry == scores.standings[i].entry);
      CHECK(reading.totals[i].rank == scores.standings[i].rank);
    }
    for (const PublishedLine& published : reading.lines) {
      const LineScore& own = scores.lines[static_cast<std::size_t>(published.line.value)];
      CHECK(published.ns.has_value() == (own.ns.kind != PointsKind::none));
      if (!published.ns) continue;
      const double written = static_cast<double>(published.ns->tenThousandths) / Decimal::one;
      CHECK(std::fabs(written - toDouble(own.ns.points)) <= 0.005 + 1e-9);
    }
  }
}

}  // namespace overtrick::write_pbn_test

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
    const Event event = seed % 5 == 0 ? test::inSessions(test::fullEvent(seed), seed) : test::fullEvent(seed);
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
    const Event event = test::fullEvent(seed);
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

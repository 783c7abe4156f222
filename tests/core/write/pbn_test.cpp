#include "write/pbn.h"

#include <doctest/doctest.h>

#include "read/pbn.h"
#include "read/show.h"
#include "write/round_trip.h"

using namespace overtrick;

TEST_CASE("what PBN writes, PBN reads") {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    const Event event = test::fullEvent(seed);
    const FileReading reading = readPbn(writePbn(event));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    CHECK(reading.program == "Overtrick");
  }
}

TEST_CASE("points and ranking go with it") {
  Event event = test::fullEvent(3);
  event.scoring = Scoring::matchpoints;
  const EventScores scores = scoreEvent(event, {});
  const std::string text = writePbn(event, &scores);
  CHECK(text.find("MP_NS") != std::string::npos);
  const FileReading reading = readPbn(text);
  CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
  CHECK(test::show(reading.findings) == "");
  CHECK(reading.totals.size() == scores.standings.size());
  for (const PublishedLine& published : reading.lines) {
    const LineScore& own = scores.lines[static_cast<std::size_t>(published.line.value)];
    if (published.ns)
      CHECK(static_cast<double>(published.ns->tenThousandths) / Decimal::one ==
            doctest::Approx(toDouble(own.ns.points)).epsilon(0.01));
  }
}

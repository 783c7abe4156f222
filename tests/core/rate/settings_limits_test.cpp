// Settings at the ends of their ranges: the end itself is good, beyond it the setting's own value is taken,
// and said.
#include <doctest/doctest.h>

#include "rate/nett.h"

using namespace overtrick;

namespace {

std::size_t saidOf(double weight, double newcomer) {
  nett::Settings settings;
  settings.weight = weight;
  settings.newcomer = newcomer;
  Findings findings;
  const nett::Settings sound = nett::checked(settings, findings);
  CHECK(sound.weight >= 0);
  CHECK(sound.weight <= 1);
  CHECK(sound.newcomer >= 0);
  CHECK(sound.newcomer <= 100);
  return findings.size();
}

}  // namespace

TEST_CASE("nett: a weight is 0…1, a newcomer's handicap 0…100") {
  CHECK(saidOf(0, 0) == 0);
  CHECK(saidOf(1, 100) == 0);
  CHECK(saidOf(-0.001, 50) == 1);
  CHECK(saidOf(1.001, 50) == 1);
  CHECK(saidOf(0.1, -0.001) == 1);
  CHECK(saidOf(0.1, 100.001) == 1);
}

TEST_CASE("nett: handicaps, percentages and ratings at the ends of their ranges") {
  CHECK(nett::isPercentage(0));
  CHECK(nett::isPercentage(100));
  CHECK_FALSE(nett::isPercentage(-0.001));
  CHECK_FALSE(nett::isPercentage(100.001));
  CHECK_FALSE(nett::isPercentage(0.0 / 0.0));
}

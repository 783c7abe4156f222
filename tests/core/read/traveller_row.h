// A row of a table of tests: what is pasted, what it is read as, and what is found. The words are those of show.h.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"

namespace overtrick::test {

struct TravellerRow {
  std::string name;
  std::string input;
  std::string event;
  std::string findings;
};

inline void check(const TravellerRow& row, const TravellerOptions& options = {}) {
  CAPTURE(row.name);
  const TravellerReading reading = readTravellers(row.input, options);
  CHECK(show(reading.event) == row.event);
  CHECK(show(reading.findings) == row.findings);
}

}  // namespace overtrick::test

// One generator for everything that native code and WebAssembly must agree on: from a number, an event and
// the fields, sessions, histories, seasons and books that the ratings take.
#pragma once

#include <cstdint>

#include "event/event.h"
#include "rate/clubranking.h"
#include "rate/nett_history.h"
#include "rate/project52.h"
#include "season/book.h"
#include "season/replay.h"

namespace overtrick::test {

struct Sample {
  Event event;  // with names, handicaps, rounds and awards, of any scoring
  project52::Field field;
  project52::Quick quick;
  project52::Settings settings;
  nett::Session session;
  nett::History history;
  nett::HistorySettings historySettings;
  clubranking::Season ranking;
};

[[nodiscard]] Sample sampleOf(std::uint64_t seed);

// A club's book of some weeks, with corrections and removals, replayed on the way.
struct BookSample {
  season::Book book;
  season::Replay replay;
};
[[nodiscard]] BookSample bookOf(std::uint64_t seed);

}  // namespace overtrick::test

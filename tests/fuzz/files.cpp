// Events from bytes through every way out, and back in: what CSV, PBN and travellers write, they read.
#include <algorithm>

#include "event_bytes.h"
#include "read/csv.h"
#include "read/pbn.h"
#include "read/row.h"
#include "score/score.h"
#include "target.h"
#include "write/csv.h"
#include "write/pbn.h"
#include "write/travellers.h"
#include "write/usebio.h"

namespace overtrick::fuzz {
namespace {

void requireSame(const Event& event, Event again, const char* what) {
  for (Line& line : again.lines) line.sourceLine = 0;
  require(event == again, what);
}

// Files hold no score beyond those that bridge has, the package's own values do.
struct Clip {
  static void one(std::int32_t& score) { score = std::clamp(score, -largestScore, largestScore); }
  void operator()(PlayedContract& played) const {
    if (played.score) one(*played.score);
  }
  void operator()(BareScore& bare) const { one(bare.score); }
  void operator()(OneSided& adjusted) const { one(adjusted.score); }
  void operator()(Split& split) const {
    one(split.ns);
    one(split.ew);
  }
  void operator()(Weighted& weighted) const {
    for (WeightedPart& part : weighted.parts) one(part.score);
  }
  template <class Other>
  void operator()(Other&) const {}
};

bool isOneLine(const std::string& text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

// PBN has no place for line breaks and their like: blanks stand for them.
bool fitsPbn(const Event& event) {
  return isOneLine(event.name) && isOneLine(event.date) &&
         std::all_of(event.entries.begin(), event.entries.end(),
                     [](const Entry& entry) { return isOneLine(entry.number); }) &&
         std::all_of(event.players.begin(), event.players.end(),
                     [](const Player& player) { return isOneLine(player.name) && isOneLine(player.number); });
}

}  // namespace

void files(Bytes bytes) {
  const std::int32_t way = bytes.whole(0, 7);
  const Rules rules = rulesOf(bytes);
  Event event = eventOf(bytes);
  for (Line& line : event.lines) std::visit(Clip{}, line.outcome);
  if (way < 3) {
    const char separator = way == 0 ? ';' : ',';
    requireSame(event, readCsv(writeCsv(event, separator)).event, "CSV: the same event again");
  } else if (way < 5) {
    const FileReading pbn = readPbn(writePbn(event));
    if (fitsPbn(event)) requireSame(event, pbn.event, "PBN: the same event again");
  } else {
    const EventScores scores = scoreEvent(event, rules);
    const FileReading pbn = readPbn(writePbn(event, &scores));
    if (fitsPbn(event)) requireSame(event, pbn.event, "PBN with points: the same event again");
    (void)writeUsebio(event, &scores);
    (void)writeTravellers(event, way == 5 ? Notation::dutch : Notation::english);
  }
}

}  // namespace overtrick::fuzz

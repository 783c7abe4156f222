// What a file holds: an event, findings, the program that wrote it, and the points and places it says.
//
// The file's own points are kept beside the event, so that they can be compared with ours. Not here:
// comparing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "event/finding.h"
#include "read/encoding.h"

namespace overtrick {

// Points of one line as the file has them: matchpoints, or IMPs at such a scoring.
struct PublishedLine {
  LineIndex line;
  std::optional<Decimal> ns;
  std::optional<Decimal> ew;
  std::optional<Decimal> nsPercent;
  std::optional<Decimal> ewPercent;
  [[nodiscard]] bool stated() const { return ns || ew || nsPercent || ewPercent; }
  bool operator==(const PublishedLine&) const = default;
};

// An entry's total as the file has it.
struct PublishedTotal {
  EntryIndex entry;
  std::int32_t rank = 0;  // 0: not stated
  bool tied = false;
  std::optional<Decimal> points;
  std::optional<Decimal> percent;
  std::optional<Decimal> ofMatches = std::nullopt;  // the sum of what the file says its matches came to
  bool operator==(const PublishedTotal&) const = default;
};

struct FileReading {
  Event event;
  Findings findings;
  std::string program;  // as the file names it; empty when it does not
  std::vector<PublishedLine> lines;
  std::vector<PublishedTotal> totals;
};

// Lists that are longer than any file needs for so many pairs (see mostPairsOf): what follows is left out.
[[nodiscard]] bool isCrowded(const Event& event, std::size_t mostPairs);

// Says where a file has letters of two encodings, before what else is found.
void reportMixed(const DecodedText& decoded, Findings& findings);

// Files and texts above the limit of read/travellers.h are refused with one finding; empty ones get a note.
// True when there is nothing more to do.
[[nodiscard]] bool refuse(std::string_view bytes, Findings& findings);

// What `read` makes of the bytes of a file as UTF-8.
template <class Reading, class Read>
[[nodiscard]] Reading readDecoded(std::string_view bytes, Read read) {
  Reading reading;
  if (refuse(bytes, reading.findings)) return reading;
  std::string buffer;
  const DecodedText decoded = decodeText(bytes, buffer);
  reading = read(decoded.text);
  reportMixed(decoded, reading.findings);
  return reading;
}

}  // namespace overtrick

// Places as a file counts them: over the whole ranking, or within each section of a ranking of all.
//
// The rules rank sections together; a file of several may state each pair's place in its own section. Whichever of the
// two gives more of the file's places is held against them, the whole ranking where neither does. Not here: totals.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "event/event.h"
#include "read/reading.h"
#include "score/score.h"

namespace overtrick {

struct Place {
  std::int32_t rank = 0;
  std::int32_t equals = 0;  // that share it, this one among them
  bool operator==(const Place&) const = default;
};

// One for each of the standings.
[[nodiscard]] std::vector<Place> placesByFile(const Event& event, std::span<const Standing> standings,
                                              std::span<const PublishedTotal> totals);

}  // namespace overtrick

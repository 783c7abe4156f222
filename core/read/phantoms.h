// The pair that is not there, and the results of those who sat out against it. Not here: what people call it (see
// read/list_row.h).
#pragma once

#include <string_view>
#include <vector>

#include "event/event.h"

namespace overtrick {

// Whether all of them are nobody; of a team without players its name tells.
[[nodiscard]] bool isPhantom(const std::vector<Player>& players, std::string_view teamName = {});

// A score of 0 without a contract against a phantom is a sit-out: programs write it where they have no other word.
void sitOutPhantoms(Event& event);

}  // namespace overtrick

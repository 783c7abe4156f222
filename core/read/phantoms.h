// The pair that is not there: what files call it, and the results of those who sat out against it.
#pragma once

#include <string_view>
#include <vector>

#include "event/event.h"

namespace overtrick {

// "Phantom pair", "Sit Out", "Bye" and the like, in a player's place.
[[nodiscard]] bool isNobodysName(std::string_view name);

// Whether all of them are nobody; of a team without players its name tells.
[[nodiscard]] bool isPhantom(const std::vector<Player>& players, std::string_view teamName = {});

// A score of 0 without a contract against a phantom is a sit-out: programs write it where they have no other word.
void sitOutPhantoms(Event& event);

}  // namespace overtrick

// Names as people write them in lists: what parts two of them, and what is left out of one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace overtrick {

inline constexpr std::size_t mostPlayers = 8;  // of one entry
inline constexpr std::size_t longestName = 200;

// Where the first name ends and how long what parts it from the next is: " - ", " & ", " / ", ", ". npos when
// there is one name.
[[nodiscard]] std::size_t findJoint(std::string_view text, std::size_t& length);
// The same for a word that stands alone between two names.
[[nodiscard]] bool isJoint(std::string_view word);

// Without control characters, and no longer than a name can be.
[[nodiscard]] std::string cleanName(std::string_view text);

}  // namespace overtrick

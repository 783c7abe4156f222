// Programs that write files, and the rule set whose figures theirs are known to be.
//
// Source: the results that these programs publish (see score/rules.h). A program that is not in the table has
// no rule set; the figures in its file may still tell (see score/compare.h).
#pragma once

#include <string_view>

namespace overtrick {

inline constexpr std::string_view realBridge = "RealBridge";

// The name of a rule set of score/rules.h; empty when none is known.
[[nodiscard]] std::string_view rulesOfProgram(std::string_view program);

// Whether a text, such as a comment in a file, names one of the programs; its usual name, or empty.
[[nodiscard]] std::string_view programNamedIn(std::string_view text);

}  // namespace overtrick

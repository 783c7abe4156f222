// PBN files, versions 1.0 to 2.1: score tables, total score tables, and single games with a result.
//
// Standard: Portable Bridge Notation 2.1 (Veugen, Backas), §3.3 tags, §4.8 inheritance ("#" repeats the last
// value, "##" for all games to come), §5.9 ScoreTable, §5.10 TotalScoreTable. Bytes are UTF-8 or
// Windows-1252. Deals, auctions and play are passed over. One pass, no copy of what is not kept.
#pragma once

#include <string_view>

#include "read/reading.h"

namespace overtrick {

[[nodiscard]] FileReading readPbn(std::string_view bytes);

// Whether a text looks like PBN: its first lines hold a tag pair.
[[nodiscard]] bool looksLikePbn(std::string_view bytes);

}  // namespace overtrick

// What stands in the place of a pair: a number or name, a word for a sit-out, or something from another column.
#pragma once

#include <string_view>

#include "read/row.h"

namespace overtrick {

// Nobody is called 3NT, or "1 2": the row does not stand below its headings.
[[nodiscard]] bool isElsewhere(std::string_view pair);

// A word for a sit-out becomes the row's word, and the place is empty.
[[nodiscard]] bool byeInPlaceOfPair(std::string_view& pair, RowParts& parts);

}  // namespace overtrick

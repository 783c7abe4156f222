// A card that was led, which travellers name beside the contract: a suit and a rank in either order, in the letters of
// four languages. Of no use to a score; not here: what stands beside it (see read/row_words.h).
#pragma once

#include <string_view>

namespace overtrick {

[[nodiscard]] bool looksLikeCard(std::string_view text);

}  // namespace overtrick

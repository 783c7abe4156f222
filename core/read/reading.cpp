#include "read/reading.h"

#include <algorithm>
#include <cstddef>

#include "read/text.h"
#include "read/travellers.h"

namespace overtrick {

bool isCrowded(const Event& event, std::size_t mostPairs) {
  constexpr std::size_t playersPerPair = 4;
  return event.entries.size() >= mostPairs || event.boards.size() >= mostPairs ||
         event.sections.size() >= mostPairs || event.players.size() >= playersPerPair * mostPairs;
}

void reportMixed(const DecodedText& decoded, Findings& findings) {
  if (decoded.mixedAt == std::string_view::npos) return;
  LineWalker walker(decoded.text);
  while (walker.next()) {
    const auto from = static_cast<std::size_t>(walker.line().data() - decoded.text.data());
    if (from + walker.line().size() <= decoded.mixedAt) continue;
    const std::string_view letter = walker.line().substr(decoded.mixedAt - from);
    const Where where = whereIn(walker.line(), walker.number(), letter.substr(0, decodeAt(letter, 0).bytes));
    findings.insert(findings.begin(), {Code::mixedEncoding, where, 0, 0});
    return;
  }
}

bool refuse(std::string_view bytes, Findings& findings) {
  if (static_cast<std::int64_t>(bytes.size()) > largestText) {
    const auto size = static_cast<std::int32_t>(std::min<std::size_t>(bytes.size(), INT32_MAX));
    findings.push_back({Code::tooLarge, {}, size, static_cast<std::int32_t>(largestText)});
    return true;
  }
  if (trimmed(bytes).find_first_not_of(std::string_view(" \t\r\n\0\xEF\xBB\xBF", 8)) ==
      std::string_view::npos) {
    findings.push_back({Code::emptyInput, {}, 0, 0});
    return true;
  }
  return false;
}

}  // namespace overtrick

#include "read/board_place.h"

#include <algorithm>
#include <cstddef>

#include "read/headings.h"

namespace overtrick {

void BoardPlace::moveTo(std::int32_t board) {
  number_ = board;
  within_ = {};
  expected_ = 0;
}

BoardIndex BoardPlace::indexIn(Event& event) {
  const auto next = static_cast<std::int32_t>(event.boards.size());
  const std::int64_t key = std::int64_t{within_.value} * (largestBoard + 1) + number_;
  const auto [place, isNew] = known_.try_emplace(key, next);
  if (isNew) event.boards.push_back({number_, within_, 0});
  if (expected_ > 0) event.boards[static_cast<std::size_t>(place->second)].expected = expected_;
  return {place->second};
}

SectionIndex noteSection(Event& event, std::string_view name) {
  constexpr std::size_t mostSections = 256;
  auto& sections = event.sections;
  const auto found = std::find(sections.begin(), sections.end(), name);
  if (found == sections.end() && sections.size() == mostSections) return {};
  const auto index = static_cast<std::int32_t>(found - sections.begin());
  if (found == sections.end()) sections.emplace_back(name);
  return {index};
}

}  // namespace overtrick

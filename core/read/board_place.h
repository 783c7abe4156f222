// The board that the lines of a text are of, as its headings say.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "event/event.h"

namespace overtrick {

class BoardPlace {
 public:
  // To a board that is compared across all sections, unless its heading says more.
  void moveTo(std::int32_t board);
  void compareWithin(SectionIndex section) { within_ = section; }
  void expect(std::int32_t results) { expected_ = results; }

  [[nodiscard]] std::int32_t number() const { return number_; }
  // Of the event's boards; added where it is not there yet.
  [[nodiscard]] BoardIndex indexIn(Event& event);

 private:
  std::int32_t number_ = 1;
  SectionIndex within_;
  std::int32_t expected_ = 0;
  std::unordered_map<std::int64_t, std::int32_t> known_;  // looked up, never walked
};

// The event's section of that name, which becomes its last if it has none and there is room.
[[nodiscard]] SectionIndex noteSection(Event& event, std::string_view name);

}  // namespace overtrick

// Players of an individual by their numbers, and each partnership of two of them as an entry ("7+27").
//
// The event's model has entries, not players who change partners, so an individual is kept as its partnerships.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"

namespace overtrick {

class Individuals {
 public:
  // The first player of a number counts.
  void list(std::string number, Player player);
  [[nodiscard]] EntryIndex partnership(std::string_view first, std::string_view second, SectionIndex section,
                                       EventBuilder& builder);
  [[nodiscard]] bool any() const { return !partnerships_.empty(); }
  // Says who they are; at the end, for players may be listed behind the boards. One who is not listed is known
  // by the number.
  void name(EventBuilder& builder) const;

 private:
  struct Partnership {
    EntryIndex note;
    std::string first;
    std::string second;
  };
  // Indices into the list; looked up, never walked.
  std::unordered_map<std::string, std::int32_t> numbers_;
  std::vector<Player> players_;
  std::vector<Partnership> partnerships_;
  std::vector<bool> known_;  // by note
};

}  // namespace overtrick

// The numbers of members in series: slots in the order in which they were first asked for, found through a
// table with open addressing. Federations have too many series for a list of all members in each, and clubs'
// players come in any order, so that sorted lists would be moved about all the time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace overtrick::season {

class RankingSlots {
 public:
  struct Owner {
    std::int32_t series = 0;
    std::int32_t member = 0;
    bool operator==(const Owner&) const = default;
  };

  [[nodiscard]] std::size_t size() const { return owners_.size(); }
  [[nodiscard]] const std::vector<Owner>& owners() const { return owners_; }

  // -1 for none.
  [[nodiscard]] std::int32_t find(const Owner& owner) const {
    return table_.empty() ? -1 : table_[placeOf(owner)];
  }

  std::int32_t findOrMake(const Owner& owner) {
    if (2 * (owners_.size() + 1) > table_.size()) grow();
    const std::size_t place = placeOf(owner);
    if (table_[place] < 0) {
      table_[place] = static_cast<std::int32_t>(owners_.size());
      owners_.push_back(owner);
    }
    return table_[place];
  }

 private:
  // Where the owner is, or where it would be put.
  [[nodiscard]] std::size_t placeOf(const Owner& owner) const {
    const std::uint64_t key = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(owner.series)) << 32U) |
                              static_cast<std::uint32_t>(owner.member);
    const std::uint64_t mixed = key * 0x9E3779B97F4A7C15U;
    std::size_t place = static_cast<std::size_t>(mixed >> 32U) & (table_.size() - 1);
    while (table_[place] >= 0 && owners_[static_cast<std::size_t>(table_[place])] != owner)
      place = (place + 1) & (table_.size() - 1);
    return place;
  }

  void grow() {
    table_.assign(table_.empty() ? 64 : 2 * table_.size(), -1);
    for (std::size_t slot = 0; slot < owners_.size(); ++slot)
      table_[placeOf(owners_[slot])] = static_cast<std::int32_t>(slot);
  }

  std::vector<Owner> owners_;
  std::vector<std::int32_t> table_;  // slots; a power of two of them, half full at most
};

}  // namespace overtrick::season

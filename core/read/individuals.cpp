#include "read/individuals.h"

#include <utility>

namespace overtrick {

void Individuals::list(std::string number, Player player) {
  const auto index = static_cast<std::int32_t>(players_.size());
  if (numbers_.try_emplace(std::move(number), index).second) players_.push_back(std::move(player));
}

EntryIndex Individuals::partnership(std::string_view first, std::string_view second, SectionIndex section,
                                    EventBuilder& builder) {
  std::string number(first);
  number.push_back('+');
  number += second;
  const EntryIndex note = builder.note(number, section);
  const auto at = static_cast<std::size_t>(note.value);
  if (at >= known_.size()) known_.resize(at + 1);
  if (known_[at]) return note;
  known_[at] = true;
  partnerships_.push_back({note, std::string(first), std::string(second)});
  return note;
}

void Individuals::name(EventBuilder& builder) const {
  for (const Partnership& two : partnerships_) {
    Participant one;
    one.note = two.note;
    for (const std::string& number : {two.first, two.second}) {
      const auto found = numbers_.find(number);
      one.players.push_back(found == numbers_.end() ? Player{number, {}, {}}
                                                    : players_[static_cast<std::size_t>(found->second)]);
    }
    builder.add(std::move(one));
  }
}

}  // namespace overtrick

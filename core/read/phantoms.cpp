#include "read/phantoms.h"

#include <algorithm>
#include <variant>

#include "read/list_row.h"

namespace overtrick {

bool isPhantom(const std::vector<Player>& players, std::string_view teamName) {
  if (players.empty()) return !teamName.empty() && isPhantomName(teamName);
  return std::all_of(players.begin(), players.end(),
                     [](const Player& player) { return isPhantomName(player.name); });
}

void sitOutPhantoms(Event& event) {
  const auto isNobody = [&event](EntryIndex entry) {
    return entry.known() && event.entries[static_cast<std::size_t>(entry.value)].phantom;
  };
  for (Line& line : event.lines) {
    const auto* bare = std::get_if<BareScore>(&line.outcome);
    if (bare && bare->score == 0 && (isNobody(line.ns) || isNobody(line.ew))) line.outcome = Bye{};
  }
}

}  // namespace overtrick

#include "read/phantoms.h"

#include <algorithm>
#include <variant>

#include "read/list_row.h"
#include "read/words.h"

namespace overtrick {

bool isNobodysName(std::string_view name) {
  if (isPhantomName(name)) return true;
  const FoldedWord folded(name);
  if (folded.view().find("phantom") != std::string_view::npos) return true;
  const auto word = readOutcomeWord(name);
  return word && word->kind == OutcomeWord::Kind::bye;
}

bool isPhantom(const std::vector<Player>& players, std::string_view teamName) {
  if (players.empty()) return !teamName.empty() && isNobodysName(teamName);
  return std::all_of(players.begin(), players.end(),
                     [](const Player& player) { return isNobodysName(player.name); });
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

// The tags of one game of a PBN file, with what they inherit from the games before.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace overtrick {

enum class PbnTag : std::uint8_t {
  other,
  event,
  site,
  date,
  board,
  west,
  north,
  east,
  south,
  dealer,
  vulnerable,
  deal,
  scoring,
  declarer,
  contract,
  result,
  score,
  section,
  session,
  round,
  table,
  room,
  homeTeam,
  visitTeam,
  scoreImp,
  scoreMp,
  scorePercentage,
  competition,
  application,
  generator,
  scoreTable,
  totalScoreTable,
  ownScoring,
  ownSections,
  ownPlayers,
  ownEntries,
  ownBoards,
  ownBoard,
  ownResults,
  count
};

[[nodiscard]] PbnTag pbnTagNamed(std::string_view name);

// A value "#" repeats that of the game before; "##", alone or before a value, does so in all games to come
// that do not have the tag (PBN 2.1 §4.8). A value longer than a line may be is not repeated.
class PbnGame {
 public:
  // True when the tag was there already: then another game has begun. Behind an empty line a tag that stands
  // earlier in the order of PBN 2.1 §3.4 than one that was there begins another game, too.
  [[nodiscard]] bool isOver(PbnTag tag, bool behindEmptyLine) const;
  void set(PbnTag tag, std::string_view value);
  [[nodiscard]] std::string_view operator[](PbnTag tag) const;
  // Whether the game has the tag itself.
  [[nodiscard]] bool has(PbnTag tag) const { return isSet_[static_cast<std::size_t>(tag)]; }
  // Forgets the game; values that later ones may repeat stay known.
  void next();

 private:
  static constexpr auto tags = static_cast<std::size_t>(PbnTag::count);
  std::array<std::string_view, tags> values_;
  std::array<std::string_view, tags> last_;
  std::array<bool, tags> isSet_{};
  std::array<bool, tags> forAll_{};
  PbnTag furthest_ = PbnTag::other;  // of the game's own tags, in their order
};

}  // namespace overtrick

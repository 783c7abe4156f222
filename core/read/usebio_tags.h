// The element and attribute names of USEBIO that matter here, and a tree to walk by them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "read/xml_tree.h"

namespace overtrick::usebio {

enum class Tag : std::uint8_t {
  unknown,
  comment,
  usebio,
  event,
  eventType,
  session,
  sessionId,
  section,
  sectionId,
  participants,
  pair,
  team,
  player,
  number,  // of a pair, a team or a player, within it
  teamId,
  teamName,
  playerName,
  nationalId,
  direction,
  place,
  totalScore,
  percentage,
  match,
  opposingTeam,
  round,
  table,
  board,
  boardNumber,
  line,
  nsPair,
  ewPair,
  north,
  south,
  east,
  west,
  contract,
  declarer,
  tricks,
  result,
  score,
  nsScore,
  ewScore,
  nsPoints,
  ewPoints,
  nsImps,
  ewImps,
  nsButler,
  ewButler,
  nsPercent,
  ewPercent,
  description,
  title,
  date,
  program,
  programVersion,
  winners,
  boardScoring,
  matchScoring,
  scoring,
  artificial,
  ownOutcome,  // our own elements (see read/usebio.h)
  ownEvent,
};

// Case does not matter, nor whether it is an element or an attribute.
[[nodiscard]] Tag tagOf(std::string_view name);

// A tree whose depths can be trusted, and whose values have no white space around them: a writer may give each
// a line of its own. Nodes deeper than `mostDepth` are left out.
class Walk {
 public:
  static constexpr std::int32_t mostDepth = 64;
  explicit Walk(XmlTree tree);

  [[nodiscard]] std::size_t size() const { return tree_.nodes.size(); }
  [[nodiscard]] const XmlNode& node(std::size_t at) const { return tree_.nodes[at]; }
  [[nodiscard]] Tag tag(std::size_t at) const { return tags_[at]; }
  [[nodiscard]] std::string_view text(std::size_t at) const { return tree_.nodes[at].text; }
  [[nodiscard]] bool cut() const { return cut_; }

  // Children of a node: for (c = first(at); c < end(at); c = next(c)).
  [[nodiscard]] static std::size_t first(std::size_t at) { return at + 1; }
  [[nodiscard]] std::size_t end(std::size_t at) const { return static_cast<std::size_t>(ends_[at]); }
  [[nodiscard]] std::size_t next(std::size_t child) const { return end(child); }

  // The text of the first child so named; empty when there is none.
  [[nodiscard]] std::string_view child(std::size_t at, Tag tag) const;

 private:
  XmlTree tree_;
  std::vector<Tag> tags_;
  std::vector<std::int32_t> ends_;
  bool cut_ = false;
};

}  // namespace overtrick::usebio

#include "read/pbn_game.h"

#include <algorithm>

namespace overtrick {
namespace {

struct TagRow {
  std::string_view name;
  PbnTag tag;
};

constexpr auto tagNames = std::to_array<TagRow>({
    {"Event", PbnTag::event},
    {"Site", PbnTag::site},
    {"Date", PbnTag::date},
    {"Board", PbnTag::board},
    {"West", PbnTag::west},
    {"North", PbnTag::north},
    {"East", PbnTag::east},
    {"South", PbnTag::south},
    {"Dealer", PbnTag::dealer},
    {"Vulnerable", PbnTag::vulnerable},
    {"Deal", PbnTag::deal},
    {"Scoring", PbnTag::scoring},
    {"Declarer", PbnTag::declarer},
    {"Contract", PbnTag::contract},
    {"Result", PbnTag::result},
    {"Score", PbnTag::score},
    {"Section", PbnTag::section},
    {"Session", PbnTag::session},
    {"Round", PbnTag::round},
    {"Table", PbnTag::table},
    {"Room", PbnTag::room},
    {"HomeTeam", PbnTag::homeTeam},
    {"VisitTeam", PbnTag::visitTeam},
    {"ScoreIMP", PbnTag::scoreImp},
    {"ScoreMP", PbnTag::scoreMp},
    {"ScorePercentage", PbnTag::scorePercentage},
    {"Competition", PbnTag::competition},
    {"Application", PbnTag::application},
    {"Generator", PbnTag::generator},
    {"ScoreTable", PbnTag::scoreTable},
    {"TotalScoreTable", PbnTag::totalScoreTable},
    {"OvertrickScoring", PbnTag::ownScoring},
    {"OvertrickSections", PbnTag::ownSections},
    {"OvertrickPlayers", PbnTag::ownPlayers},
    {"OvertrickEntries", PbnTag::ownEntries},
    {"OvertrickBoards", PbnTag::ownBoards},
    {"OvertrickBoard", PbnTag::ownBoard},
    {"OvertrickResults", PbnTag::ownResults},
});

// What later games may repeat. PBN 2.1 §2.4: a line has at most 255 characters; headings of tables are
// longer.
constexpr std::size_t longestRepeatedValue = 255;
constexpr std::size_t longestRepeatedHeading = 4000;

// Names of tags are written in any case (PBN 2.1 §3.11 asks for the given one, programs differ).
bool sameName(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] | 0x20) != (b[i] | 0x20)) return false;
  }
  return true;
}

}  // namespace

PbnTag pbnTagNamed(std::string_view name) {
  for (const TagRow& row : tagNames) {
    if (sameName(row.name, name)) return row.tag;
  }
  return PbnTag::other;
}

bool PbnGame::isOver(PbnTag tag, bool behindEmptyLine) const {
  // Tables may come several times in a game, one for each section. A score that is there twice was corrected.
  if (tag >= PbnTag::score || tag == PbnTag::other) return false;
  return isSet_[static_cast<std::size_t>(tag)] || (behindEmptyLine && tag < furthest_);
}

void PbnGame::set(PbnTag tag, std::string_view value) {
  const auto i = static_cast<std::size_t>(tag);
  isSet_[i] = true;
  if (tag < PbnTag::score) furthest_ = std::max(furthest_, tag);
  forAll_[i] = value.starts_with("##");
  if (forAll_[i]) value.remove_prefix(2);
  const bool repeats = value == "#" || (forAll_[i] && value.empty());
  values_[i] = repeats ? last_[i] : value;
  last_[i] = values_[i];
  // Else a file of one endless name and many games would be read for ever.
  if (value.size() <= (tag >= PbnTag::scoreTable ? longestRepeatedHeading : longestRepeatedValue)) return;
  last_[i] = {};
  forAll_[i] = false;
}

std::string_view PbnGame::operator[](PbnTag tag) const {
  const auto i = static_cast<std::size_t>(tag);
  if (isSet_[i]) return values_[i];
  return forAll_[i] ? last_[i] : std::string_view();
}

void PbnGame::next() {
  isSet_.fill(false);
  furthest_ = PbnTag::other;
}

}  // namespace overtrick

#include "read/usebio_tags.h"

#include <algorithm>
#include <array>
#include <utility>

#include "read/text.h"

namespace overtrick::usebio {
namespace {

struct TagName {
  std::string_view name;
  Tag tag;
};

constexpr auto tagNames = std::to_array<TagName>({
    {"!", Tag::comment},
    {"USEBIO", Tag::usebio},
    {"EVENT", Tag::event},
    {"EVENT_TYPE", Tag::eventType},
    {"SESSION", Tag::session},
    {"SESSION_ID", Tag::sessionId},
    {"SECTION", Tag::section},
    {"SECTION_ID", Tag::sectionId},
    {"PARTICIPANTS", Tag::participants},
    {"PAIR", Tag::pair},
    {"TEAM", Tag::team},
    {"PLAYER", Tag::player},
    {"PAIR_NUMBER", Tag::number},
    {"PAIR_ID", Tag::number},
    {"PLAYER_NUMBER", Tag::number},
    {"PLAYER_ID", Tag::number},
    {"TEAM_ID", Tag::teamId},
    {"TEAM_NUMBER", Tag::teamId},
    {"TEAM_NAME", Tag::teamName},
    {"PLAYER_NAME", Tag::playerName},
    {"NATIONAL_ID_NUMBER", Tag::nationalId},
    {"DIRECTION", Tag::direction},
    {"PLACE", Tag::place},
    {"TOTAL_SCORE", Tag::totalScore},
    {"PERCENTAGE", Tag::percentage},
    {"MATCH", Tag::match},
    {"OPPOSING_TEAM", Tag::opposingTeam},
    {"ROUND_NUMBER", Tag::round},
    {"TABLE_NUMBER", Tag::table},
    {"BOARD", Tag::board},
    {"BOARD_NUMBER", Tag::boardNumber},
    {"TRAVELLER_LINE", Tag::line},
    {"NS_PAIR_NUMBER", Tag::nsPair},
    {"EW_PAIR_NUMBER", Tag::ewPair},
    {"N_PLAYER_NUMBER", Tag::north},
    {"S_PLAYER_NUMBER", Tag::south},
    {"E_PLAYER_NUMBER", Tag::east},
    {"W_PLAYER_NUMBER", Tag::west},
    {"CONTRACT", Tag::contract},
    {"PLAYED_BY", Tag::declarer},
    {"DECLARER", Tag::declarer},
    {"TRICKS", Tag::tricks},
    {"RESULT_FIELD", Tag::result},
    {"SCORE", Tag::score},
    {"NS_SCORE", Tag::nsScore},
    {"EW_SCORE", Tag::ewScore},
    {"NS_MATCH_POINTS", Tag::nsPoints},
    {"EW_MATCH_POINTS", Tag::ewPoints},
    {"NS_CROSS_IMP_POINTS", Tag::nsImps},
    {"EW_CROSS_IMP_POINTS", Tag::ewImps},
    {"NS_CROSS_IMPS", Tag::nsImps},
    {"EW_CROSS_IMPS", Tag::ewImps},
    {"NS_IMPS", Tag::nsImps},
    {"EW_IMPS", Tag::ewImps},
    {"NS_BUTLER_POINTS", Tag::nsButler},
    {"EW_BUTLER_POINTS", Tag::ewButler},
    {"NS_BUTLER_IMP_POINTS", Tag::nsButler},
    {"EW_BUTLER_IMP_POINTS", Tag::ewButler},
    {"NS_BUTLER_IMPS", Tag::nsButler},
    {"EW_BUTLER_IMPS", Tag::ewButler},
    {"NS_PERCENTAGE", Tag::nsPercent},
    {"EW_PERCENTAGE", Tag::ewPercent},
    {"EVENT_DESCRIPTION", Tag::description},
    {"TITLE", Tag::title},
    {"DATE", Tag::date},
    {"PROGRAM_NAME", Tag::program},
    {"PROGRAM_VERSION", Tag::programVersion},
    {"WINNER_TYPE", Tag::winners},
    {"BOARD_SCORING_METHOD", Tag::boardScoring},
    {"MATCH_SCORING_METHOD", Tag::matchScoring},
    {"SCORING_METHOD", Tag::scoring},
    {"ARTIFICIAL_SCORE", Tag::artificial},
    {"OVERTRICK_OUTCOME", Tag::ownOutcome},
    {"OVERTRICK_EVENT", Tag::ownEvent},
});

bool sameName(std::string_view a, std::string_view b) {
  const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 0x20) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return upper(x) == upper(y); });
}

// Blanks and ends of lines before the value are stepped over, and its place moves along.
void trimValue(XmlNode& node) {
  const auto isLineEnd = [](char c) { return c == '\n' || c == '\r'; };
  std::string_view text = trimmed(node.text);
  while (!text.empty() && isLineEnd(text.back())) text = trimmed(text.substr(0, text.size() - 1));
  while (!text.empty() && isLineEnd(text.front())) text = trimmed(text.substr(1));
  if (!text.empty()) {
    std::string_view before = node.text.substr(0, static_cast<std::size_t>(text.data() - node.text.data()));
    for (std::size_t i = 0; i < before.size(); ++i) {
      const bool halfOfEnd = before[i] == '\r' && i + 1 < before.size() && before[i + 1] == '\n';
      if (isLineEnd(before[i]) && !halfOfEnd) ++node.line;
    }
    const std::size_t end = before.find_last_of("\r\n");
    if (end != std::string_view::npos) {
      node.column = 1;
      before.remove_prefix(end + 1);
    }
    node.column += utf16Length(before);
  }
  node.text = text;
}

XmlTree withTrimmedValues(XmlTree tree) {
  for (XmlNode& node : tree.nodes) trimValue(node);
  return tree;
}

}  // namespace

Tag tagOf(std::string_view name) {
  if (name.starts_with('@')) name.remove_prefix(1);
  for (const TagName& one : tagNames) {
    if (sameName(one.name, name)) return one.tag;
  }
  return Tag::unknown;
}

Walk::Walk(XmlTree tree) : tree_(withTrimmedValues(std::move(tree))) {
  std::vector<Tag> byName;
  for (const std::string_view name : tree_.names) byName.push_back(tagOf(name));
  const auto count = static_cast<std::int32_t>(tree_.nodes.size());
  tags_.reserve(tree_.nodes.size());
  ends_.assign(tree_.nodes.size(), count);
  std::vector<std::int32_t> open;  // the path to the node, its depth being the index
  for (std::int32_t i = 0; i < count; ++i) {
    const XmlNode& one = tree_.nodes[static_cast<std::size_t>(i)];
    const bool known = one.name >= 0 && static_cast<std::size_t>(one.name) < byName.size();
    const bool tooDeep = one.depth > mostDepth;
    cut_ = cut_ || tooDeep;
    tags_.push_back(known && !tooDeep ? byName[static_cast<std::size_t>(one.name)] : Tag::unknown);
    // Only the first node is a root; a child is one deeper than its parent, whatever is said.
    const std::int32_t lowest = i == 0 ? 0 : 1;
    const std::int32_t depth = std::clamp(std::min(one.depth, mostDepth), lowest,
                                          std::max(lowest, static_cast<std::int32_t>(open.size())));
    while (static_cast<std::int32_t>(open.size()) > depth) {
      ends_[static_cast<std::size_t>(open.back())] = i;
      open.pop_back();
    }
    open.push_back(i);
  }
}

std::string_view Walk::child(std::size_t at, Tag tag) const {
  for (std::size_t c = first(at); c < end(at); c = next(c)) {
    if (tags_[c] == tag) return text(c);
  }
  return {};
}

}  // namespace overtrick::usebio

#include "read/pbn_boards.h"

#include <algorithm>

#include "read/pbn_table.h"
#include "read/text.h"

namespace overtrick {
namespace {

constexpr std::string_view ranks = "23456789TJQKA";
constexpr int suits = 4;

// Nought for what is no hand.
std::uint64_t handOf(std::string_view text) {
  std::uint64_t cards = 0;
  std::size_t suit = 0;
  for (const char c : text) {
    if (c == '.') {
      ++suit;
      continue;
    }
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 0x20) : c;
    const std::size_t rank = ranks.find(upper);
    if (rank == std::string_view::npos || suit >= suits) return 0;
    cards |= std::uint64_t{1} << (suit * ranks.size() + rank);
  }
  return cards;
}

enum class Likeness : std::uint8_t { unknown, same, other };

// By the hands that both tell.
Likeness compare(const PbnDeal& one, const PbnDeal& two) {
  Likeness likeness = Likeness::unknown;
  for (std::size_t seat = 0; seat < one.hands.size(); ++seat) {
    if (one.hands[seat] == 0 || two.hands[seat] == 0) continue;
    if (one.hands[seat] != two.hands[seat]) return Likeness::other;
    likeness = Likeness::same;
  }
  return likeness;
}

}  // namespace

PbnDeal readPbnDeal(std::string_view text) {
  constexpr std::string_view seats = "NESW";
  PbnDeal deal;
  text = trimmed(text);
  if (text.size() < 2 || text[1] != ':') return deal;
  const char first = text[0] >= 'a' ? static_cast<char>(text[0] - 0x20) : text[0];
  const std::size_t start = seats.find(first);
  if (start == std::string_view::npos) return deal;
  text = trimmed(text.substr(2));
  for (std::size_t i = 0; i < deal.hands.size() && !text.empty(); ++i) {
    const std::size_t end = std::min(text.find(' '), text.size());
    deal.hands[(start + i) % deal.hands.size()] = handOf(text.substr(0, end));
    text = trimmed(text.substr(end));
  }
  return deal;
}

BoardIndex PbnBoards::of(std::int32_t number, const PbnGame& game, EventBuilder& builder) {
  const PbnDeal deal = readPbnDeal(game[PbnTag::deal]);
  const std::int32_t sitting = sittingOf(game);
  std::vector<Known>& known = boards_[number];
  ++games_;
  twice_ = false;
  if (Known* found = find(known, deal, sitting)) {
    found->used = games_;
    for (std::size_t seat = 0; seat < deal.hands.size(); ++seat) {
      if (found->deal.hands[seat] == 0) found->deal.hands[seat] = deal.hands[seat];
    }
    return found->board;
  }
  twice_ = std::any_of(known.begin(), known.end(),
                       [&](const Known& one) { return !toldApart(one.sitting, sitting); });
  const BoardIndex board = add(number, known, sitting, builder);
  if (board.known()) known.push_back({board, sitting, deal, games_});
  return board;
}

// What a game does not say is as in the game before.
std::int32_t PbnBoards::sittingOf(const PbnGame& game) {
  constexpr std::array<PbnTag, 3> tags = {PbnTag::event, PbnTag::session, PbnTag::section};
  for (std::size_t i = 0; i < tags.size(); ++i) {
    const std::string_view value = trimmed(game[tags[i]]);
    if (game.has(tags[i]) || !value.empty()) last_[i] = value == "?" ? std::string_view() : value;
  }
  const auto [place, isNew] = indices_.try_emplace(last_, static_cast<std::int32_t>(sittings_.size()));
  if (isNew) sittings_.push_back(last_);
  return place->second;
}

bool PbnBoards::differ(std::int32_t one, std::int32_t two, std::size_t tag) const {
  const std::string_view first = sittings_[static_cast<std::size_t>(one)][tag];
  const std::string_view second = sittings_[static_cast<std::size_t>(two)][tag];
  return !first.empty() && !second.empty() && first != second;
}

bool PbnBoards::otherSession(std::int32_t one, std::int32_t two) const { return differ(one, two, 1); }

bool PbnBoards::toldApart(std::int32_t one, std::int32_t two) const {
  return differ(one, two, 0) || differ(one, two, 1) || differ(one, two, 2);
}

// The board with the same deal; where that is not told, one of the same sitting, or else of no other session,
// the last that was met.
PbnBoards::Known* PbnBoards::find(std::vector<Known>& known, const PbnDeal& deal,
                                  std::int32_t sitting) const {
  Known* best = nullptr;
  for (Known& one : known) {
    const Likeness likeness = compare(one.deal, deal);
    if (likeness == Likeness::same) return &one;
    if (likeness == Likeness::other || otherSession(one.sitting, sitting)) continue;
    const bool nearer = best == nullptr || (one.sitting == sitting) > (best->sitting == sitting);
    const bool asNear = best != nullptr && (one.sitting == sitting) == (best->sitting == sitting);
    if (nearer || (asNear && one.used > best->used)) best = &one;
  }
  return best;
}

// Session, section or event, whichever is said; a name that is too long to be told from another counts as none.
std::string PbnBoards::nameOf(std::int32_t sitting) const {
  constexpr std::size_t longest = 200;
  const Sitting& said = sittings_[static_cast<std::size_t>(sitting)];
  for (const std::string_view part : {said[1], said[2], said[0]}) {
    if (part.size() > longest) continue;
    const std::string name = pbnText(part);
    if (const std::string_view words = trimmed(name); !words.empty()) return std::string(words);
  }
  return {};
}

void PbnBoards::putIntoSection(BoardIndex board, EventBuilder& builder) const {
  Board& one = builder.event().boards[static_cast<std::size_t>(board.value)];
  if (one.section.known()) return;
  const std::string name = nameOf(met_[static_cast<std::size_t>(board.value)]);
  one.section = builder.section(name.empty() ? std::string_view("1") : std::string_view(name));
}

void PbnBoards::nameSections(EventBuilder& builder) const {
  if (!apart_) return;
  for (std::size_t i = 0; i < met_.size(); ++i) putIntoSection({static_cast<std::int32_t>(i)}, builder);
}

BoardIndex PbnBoards::add(std::int32_t number, const std::vector<Known>& known, std::int32_t sitting,
                          EventBuilder& builder) {
  std::vector<Board>& boards = builder.event().boards;
  const auto remember = [this, sitting](BoardIndex board) {
    met_.resize(std::max(met_.size(), static_cast<std::size_t>(board.value) + 1));
    met_[static_cast<std::size_t>(board.value)] = sitting;
    return board;
  };
  if (known.empty()) return remember(builder.board(number));
  apart_ = true;
  putIntoSection(known.front().board, builder);
  const std::string name = nameOf(sitting);
  const auto isSame = [&](const Known& one) { return one.sitting == sitting; };
  auto time = 1 + std::count_if(known.begin(), known.end(), isSame);
  while (true) {
    std::string label = name;
    if (time > 1 || name.empty()) label += (name.empty() ? "" : " ") + std::to_string(time);
    const SectionIndex section = builder.section(label);
    if (!section.known()) return {};
    const auto isTaken = [&](const Known& one) {
      return boards[static_cast<std::size_t>(one.board.value)].section == section;
    };
    if (std::none_of(known.begin(), known.end(), isTaken)) return remember(builder.board(number, section));
    ++time;
  }
}

}  // namespace overtrick

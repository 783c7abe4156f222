#include "read/bws_movement.h"

#include <algorithm>
#include <tuple>

#include "event/order.h"
#include "read/numbers.h"

namespace overtrick::bws {
namespace {

// A number on one side in one round.
struct Sighting {
  std::size_t section = 0;
  std::int32_t round = 0;
  std::string_view number;
  bool ns = false;
  bool operator<(const Sighting& other) const {
    return std::tie(section, round, number) < std::tie(other.section, other.round, other.number);
  }
};

bool isHandColumn(std::string_view name) {
  for (const std::string_view seat : {"North", "East", "South", "West"}) {
    if (name.starts_with(seat)) return true;
  }
  return false;
}

std::string placeOf(std::string_view section, std::string_view table) {
  std::string place(section);
  place.push_back('/');
  place += table;
  return place;
}

struct Hands {
  std::string_view board;
  std::string cards;
  bool operator<(const Hands& other) const {
    return std::tie(board, cards) < std::tie(other.board, other.cards);
  }
};

}  // namespace

Movement::Movement(const std::vector<PlainTable>& tables) {
  readSections(tables);
  if (const PlainTable* rounds = findTable(tables, "RoundData")) readSeatings(*rounds, "NSPair", "EWPair");
  if (const PlainTable* results = findTable(tables, "ReceivedData"))
    readSeatings(*results, "PairNS", "PairEW");
  findMitchells();
  if (const PlainTable* hands = findTable(tables, "HandRecord")) compareHands(*hands);
}

const Section& Movement::section(std::string_view id) const {
  static const Section none;
  const auto found = sectionIndex_.find(std::string(id));
  return found == sectionIndex_.end() ? none : sections_[static_cast<std::size_t>(found->second)];
}

const Seating* Movement::start(std::string_view section, std::string_view table) const {
  const auto found = starts_.find(placeOf(section, table));
  return found == starts_.end() ? nullptr : &seatings_[static_cast<std::size_t>(found->second)];
}

void Movement::addSection(const Section& section) {
  constexpr std::size_t mostSections = 256;
  if (sections_.size() == mostSections) return;
  const auto index = static_cast<std::int32_t>(sections_.size());
  if (sectionIndex_.try_emplace(std::string(section.id), index).second) sections_.push_back(section);
}

void Movement::readSections(const std::vector<PlainTable>& tables) {
  TableRow row;
  if (const PlainTable* table = findTable(tables, "Section")) {
    const std::int32_t id = findColumn(*table, "ID");
    const std::int32_t letter = findColumn(*table, "Letter");
    const std::int32_t missing = findColumn(*table, "MissingPair");
    const std::int32_t winners = findColumn(*table, "Winners");
    for (const std::string_view text : table->rows) {
      row.split(text);
      addSection({row.at(id), row.at(letter), row.at(missing), row.at(winners) == "2", false});
    }
  }
  const PlainTable* results = findTable(tables, "ReceivedData");
  const std::int32_t column = results == nullptr ? -1 : findColumn(*results, "Section");
  for (std::size_t i = 0; column >= 0 && i < results->rows.size(); ++i) {
    row.split(results->rows[i]);
    addSection({row.at(column), row.at(column), {}, false, false});
  }
  if (sections_.size() == 1) sections_.front().letter = {};
}

void Movement::readSeatings(const PlainTable& table, const char* nsName, const char* ewName) {
  const std::int32_t section = findColumn(table, "Section");
  const std::int32_t number = findColumn(table, "Table");
  const std::int32_t round = findColumn(table, "Round");
  const std::int32_t ns = findColumn(table, nsName);
  const std::int32_t ew = findColumn(table, ewName);
  const std::int32_t south = findColumn(table, "South");
  const std::int32_t west = findColumn(table, "West");
  TableRow row;
  for (const std::string_view text : table.rows) {
    row.split(text);
    seatings_.push_back({row.at(section), row.at(number), readCount(row.at(round)).value_or(0), row.at(ns),
                         row.at(ew), row.at(south), row.at(west)});
    const Seating& one = seatings_.back();
    const auto index = static_cast<std::int32_t>(seatings_.size()) - 1;
    const auto [place, isNew] = starts_.try_emplace(placeOf(one.section, one.table), index);
    const bool earlier = one.round < seatings_[static_cast<std::size_t>(place->second)].round;
    if (!isNew && earlier) place->second = index;
  }
}

// In a round of a Howell no number sits on both sides; in a Mitchell nearly every number does.
void Movement::findMitchells() {
  std::vector<Sighting> seen;
  for (const Seating& one : seatings_) {
    const auto found = sectionIndex_.find(std::string(one.section));
    if (found == sectionIndex_.end()) continue;
    const auto index = static_cast<std::size_t>(found->second);
    seen.push_back({index, one.round, one.ns, true});
    seen.push_back({index, one.round, one.ew, false});
  }
  sortStably(seen);
  std::vector<std::int64_t> balance(sections_.size(), 0);  // twice the shared numbers, less the possible
  for (std::size_t at = 0; at < seen.size();) {
    const Sighting& first = seen[at];
    std::int64_t ns = 0;
    std::int64_t ew = 0;
    std::int64_t both = 0;
    while (at < seen.size() && seen[at].section == first.section && seen[at].round == first.round) {
      const std::string_view number = seen[at].number;
      bool sides[2] = {false, false};
      for (; at < seen.size() && seen[at].section == first.section && seen[at].round == first.round &&
             seen[at].number == number;
           ++at)
        sides[seen[at].ns ? 0 : 1] = true;
      if (number.empty() || number == "0") continue;
      ns += sides[0] ? 1 : 0;
      ew += sides[1] ? 1 : 0;
      both += sides[0] && sides[1] ? 1 : 0;
    }
    balance[first.section] += 2 * both - std::min(ns, ew);
  }
  for (std::size_t i = 0; i < sections_.size(); ++i) sections_[i].mitchell = balance[i] > 0;
}

void Movement::compareHands(const PlainTable& hands) {
  const std::int32_t board = findColumn(hands, "Board");
  std::vector<Hands> all;
  TableRow row;
  for (const std::string_view text : hands.rows) {
    row.split(text);
    Hands one{row.at(board), {}};
    for (std::size_t i = 0; i < hands.columns.size(); ++i) {
      if (!isHandColumn(hands.columns[i])) continue;
      one.cards += row.at(static_cast<std::int32_t>(i));
      one.cards.push_back('.');
    }
    all.push_back(std::move(one));
  }
  sortStably(all);
  std::int64_t same = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].board == all[i - 1].board) same += all[i].cards == all[i - 1].cards ? 1 : -1;
  }
  sameDeals_ = same > 0;
}

}  // namespace overtrick::bws

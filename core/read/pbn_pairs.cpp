#include "read/pbn_pairs.h"

#include <algorithm>
#include <utility>

#include "event/order.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

Direction directionIn(std::string_view text) {
  const FoldedWord word(text);
  if (word.view() == "ns" || word.view() == "n") return Direction::ns;
  return word.view() == "ew" || word.view() == "e" ? Direction::ew : Direction::any;
}

std::string keyOf(const std::string& one, const std::string& two) {
  return std::min(one, two) + '\n' + std::max(one, two);
}

}  // namespace

bool PbnPairs::seat(const PbnTable& row, const PbnResult& result, SectionIndex section, Line& line,
                    EventBuilder& builder) {
  const bool ns = !result.ns.empty();
  const bool ew = !result.ew.empty();
  if (ns || ew) {
    if (!(ns && ew) && !std::holds_alternative<Bye>(line.outcome)) return false;
    line.ns = builder.note(result.ns, section);
    line.ew = builder.note(result.ew, section);
    return true;
  }
  constexpr PbnColumn seats[] = {PbnColumn::north, PbnColumn::south, PbnColumn::east, PbnColumn::west};
  if (std::any_of(std::begin(seats), std::end(seats), [&row](PbnColumn seat) { return row[seat].empty(); }))
    return false;
  line.ns = individuals_.partnership(row[PbnColumn::north], row[PbnColumn::south], section, builder);
  line.ew = individuals_.partnership(row[PbnColumn::east], row[PbnColumn::west], section, builder);
  return true;
}

void PbnPairs::nameRow(const PbnTable& row, SectionIndex section, EventBuilder& builder) {
  for (const bool ns : {true, false}) {
    const std::string_view names = row[ns ? PbnColumn::namesNs : PbnColumn::namesEw];
    const std::string_view pair = row[ns ? PbnColumn::pairNs : PbnColumn::pairEw];
    if (names.empty() || pair.empty()) continue;
    const EntryIndex note = builder.note(pair, section);
    const std::int64_t key = static_cast<std::int64_t>(note.value) * 2 + (ns ? 0 : 1);
    if (!named_.try_emplace(key, true).second) continue;
    Participant participant;
    participant.note = note;
    participant.direction = ns ? Direction::ns : Direction::ew;
    participant.players = pbnPlayers(names);
    participant.phantom = isPbnPhantom(names);
    participant.listed = false;
    fromTables_.push_back(std::move(participant));
  }
}

bool PbnPairs::totalRow(const PbnTable& row, std::int32_t line, const PublishedTotal& total,
                        SectionIndex section, EventBuilder& builder) {
  const std::string_view player = row[PbnColumn::player];
  const std::string_view names = row[PbnColumn::names];
  std::string_view pair = player.empty() ? row[PbnColumn::pair] : player;
  if (pair.empty()) pair = names;
  if (pair.empty()) return false;
  Participant participant;
  participant.note = builder.note(pair, section);
  if (!player.empty() && !isNewPlayer(participant.note)) return true;
  participant.name = pbnText(row[PbnColumn::teamName]);
  participant.direction = directionIn(row[PbnColumn::direction]);
  if (player.empty()) {
    participant.players = pbnPlayers(names);
    participant.phantom = isPbnPhantom(names);
  } else if (!names.empty()) {
    participant.players.push_back(pbnPlayer(trimmed(names)));
  }
  const PbnColumn numbers[] = {PbnColumn::firstNumber, PbnColumn::secondNumber};
  for (std::size_t i = 0; i < std::min<std::size_t>(participant.players.size(), 2); ++i) {
    if (!row[numbers[i]].empty()) participant.players[i].number = pbnText(row[numbers[i]]);
  }
  participant.sourceLine = line;
  participant.total = total;
  participant.hasTotal = total.points || total.percent || total.rank > 0;
  totalsNamed_ = totalsNamed_ || !participant.players.empty();
  if (player.empty()) {
    builder.add(std::move(participant));
  } else {
    players_.push_back(std::move(participant));
  }
  return true;
}

// The first row of a player counts.
bool PbnPairs::isNewPlayer(EntryIndex note) {
  const auto at = static_cast<std::size_t>(note.value);
  if (at >= playerKnown_.size()) playerKnown_.resize(at + 1);
  const bool known = playerKnown_[at];
  playerKnown_[at] = true;
  return !known;
}

void PbnPairs::endGame(EventBuilder& builder) {
  if (!totalsNamed_) nameRest(builder);
}

void PbnPairs::nameRest(EventBuilder& builder) {
  for (Participant& participant : fromTables_) builder.add(std::move(participant));
  fromTables_.clear();
}

void PbnPairs::finish(EventBuilder& builder) {
  for (Participant& one : players_) {
    if (!individuals_.any()) {
      builder.add(std::move(one));
    } else if (!one.players.empty()) {
      individuals_.list(std::string(builder.numbers().text(one.note)), std::move(one.players.front()));
    }
  }
  players_.clear();
  individuals_.name(builder);
}

// --- By names --------------------------------------------------------------------------------------------

PbnNamedPairs::PbnNamedPairs(const EventBuilder& builder) {
  const EntryBook& numbers = builder.numbers();
  // Where a score table has names and no numbers, the names are the number.
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(numbers.size()); ++i) {
    add(pbnPlayers(numbers.text({i})), {{}, {i}, numbers.section({i}), Direction::any});
  }
  std::vector<std::int32_t> rows(numbers.size(), 0);
  for (const Participant& one : builder.participants()) {
    if (one.note.known()) ++rows[static_cast<std::size_t>(one.note.value)];
  }
  std::vector<bool> met(numbers.size());
  for (const Participant& one : builder.participants()) {
    if (!one.note.known()) continue;
    const auto at = static_cast<std::size_t>(one.note.value);
    // A number that is there twice is one pair NS and one EW; one that is there once may sit either way.
    Direction direction = rows[at] > 1 ? one.direction : Direction::any;
    if (rows[at] > 1 && direction == Direction::any) direction = met[at] ? Direction::ew : Direction::ns;
    met[at] = true;
    add(one.players, {{}, one.note, numbers.section(one.note), direction});
  }
  sortStably(pairs_, [](const Named& a, const Named& b) { return a.names < b.names; });
}

void PbnNamedPairs::add(const std::vector<Player>& players, Named pair) {
  if (players.size() != 2) return;
  pair.names = keyOf(players[0].name, players[1].name);
  pairs_.push_back(std::move(pair));
}

EntryIndex PbnNamedPairs::find(std::string_view one, std::string_view two, Direction side,
                               SectionIndex section) const {
  const std::string names = keyOf(pbnPlayer(one).name, pbnPlayer(two).name);
  auto found = std::lower_bound(pairs_.begin(), pairs_.end(), names,
                                [](const Named& pair, const std::string& key) { return pair.names < key; });
  EntryIndex only;
  EntryIndex inSection;
  bool several = false;
  for (; found != pairs_.end() && found->names == names; ++found) {
    if (found->direction != Direction::any && found->direction != side) continue;
    several = several || (only.known() && only != found->note);
    only = found->note;
    if (found->section == section) inSection = found->note;
  }
  return several ? inSection : only;
}

}  // namespace overtrick

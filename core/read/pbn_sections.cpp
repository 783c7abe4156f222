#include "read/pbn_sections.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "read/field_by_points.h"

namespace overtrick {
namespace {

// Numbers that differ in their sections alone.
struct Namesakes {
  EntryIndex bare;  // the one without a section
  std::vector<EntryIndex> sectioned;
};

class SectionJoiner {
 public:
  explicit SectionJoiner(EventBuilder& builder)
      : builder_(builder),
        numbers_(builder.numbers()),
        played_(numbers_.size()),
        rows_(numbers_.size()),
        others_(numbers_.size()) {
    const auto see = [this](EntryIndex note) {
      if (note.known()) played_[at(note)] = true;
    };
    for (const Line& line : builder.event().lines) {
      see(line.ns);
      see(line.ew);
    }
    for (const Participant& one : builder.participants()) {
      if (one.listed && one.note.known()) ++rows_[at(one.note)];
    }
  }

  PbnStrays join() {
    const std::vector<Namesakes> all = namesakes();
    for (const Namesakes& one : all) {
      if (one.bare.known()) joinBare(one);
    }
    builder_.replaceNotes(others_);
    return strays(all);
  }

 private:
  static std::size_t at(EntryIndex note) { return static_cast<std::size_t>(note.value); }

  [[nodiscard]] std::vector<Namesakes> namesakes() const {
    std::vector<Namesakes> all;
    std::unordered_map<std::string, std::size_t> places;  // looked up, never walked
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(numbers_.size()); ++i) {
      const EntryIndex note{i};
      std::string key(numbers_.text(note));
      key.erase(0, std::min(key.find_first_not_of('0'), key.size() - 1));
      key.push_back(static_cast<char>(numbers_.direction(note)));
      const auto [place, isNew] = places.try_emplace(std::move(key), all.size());
      if (isNew) all.emplace_back();
      Namesakes& own = all[place->second];
      if (numbers_.section(note).known()) {
        own.sectioned.push_back(note);
      } else {
        own.bare = note;
      }
    }
    return all;
  }

  // The section of a number is the only one in which the tables that name sections have it.
  void joinBare(const Namesakes& one) {
    const bool played = played_[at(one.bare)];
    EntryIndex only;
    for (const EntryIndex note : one.sectioned) {
      // What both tables have in the same way are two pairs.
      if (played ? played_[at(note)] : rows_[at(note)] > 0) return;
      if (played ? rows_[at(note)] == 0 : !played_[at(note)]) continue;
      if (only.known()) return;
      only = note;
    }
    if (!only.known() || (played && rows_[at(one.bare)] > 0)) return;
    others_[at(one.bare)] = only;
    played_[at(only)] = true;
    rows_[at(only)] += std::exchange(rows_[at(one.bare)], 0);
  }

  // Rows of numbers that somebody else has results under: those without a section, or beside results without one.
  // In a ranking of which no row is of anybody with results, others, too.
  [[nodiscard]] PbnStrays strays(const std::vector<Namesakes>& all) const {
    bool anybody = false;
    for (std::size_t i = 0; i < rows_.size(); ++i) anybody = anybody || (rows_[i] > 0 && played_[i]);
    std::vector<bool> stray(numbers_.size());
    for (const Namesakes& one : all) {
      const bool bare = one.bare.known() && !others_[at(one.bare)].known();
      const bool barePlayed = bare && played_[at(one.bare)];
      const bool sectionPlayed = std::any_of(one.sectioned.begin(), one.sectioned.end(),
                                             [this](EntryIndex note) { return played_[at(note)]; });
      if (bare && !barePlayed && sectionPlayed) stray[at(one.bare)] = true;
      for (const EntryIndex note : one.sectioned) {
        const bool isOthers = barePlayed || (!anybody && sectionPlayed);
        if (isOthers && !played_[at(note)]) stray[at(note)] = true;
      }
    }
    return count(stray);
  }

  [[nodiscard]] PbnStrays count(const std::vector<bool>& stray) const {
    PbnStrays strays;
    for (const Participant& one : builder_.participants()) {
      if (!one.listed || !one.note.known() || !stray[at(one.note)]) continue;
      if (strays.rows == 0) strays.line = one.sourceLine;
      ++strays.rows;
    }
    return strays;
  }

  EventBuilder& builder_;
  const EntryBook& numbers_;
  std::vector<bool> played_;        // by note
  std::vector<std::int32_t> rows_;  // by note: of the ranking
  std::vector<EntryIndex> others_;  // by note: the one that it is
};

SectionIndex sectionOf(const Line& line, const EntryBook& numbers) {
  const EntryIndex note = line.ns.known() ? line.ns : line.ew;
  return note.known() ? numbers.section(note) : SectionIndex();
}

std::vector<SeenLine> seenLines(std::span<const PublishedLine> published, const Event& event,
                                const EntryBook& numbers) {
  std::vector<std::int64_t> tops(event.lines.size(), -1);
  for (const PublishedLine& one : published) {
    if (one.line.known()) tops[static_cast<std::size_t>(one.line.value)] = seenTop(one.ns, one.ew);
  }
  std::vector<SeenLine> seen;
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    const Line& line = event.lines[i];
    if (std::holds_alternative<Bye>(line.outcome)) continue;
    seen.push_back({0, line.board.value, sectionOf(line, numbers).value, tops[i]});
  }
  return seen;
}

// The section of a board that has one already, for its session, and is compared within another.
SectionIndex within(SectionIndex outer, SectionIndex section, EventBuilder& builder) {
  if (!outer.known() || outer == section) return section;
  if (!section.known()) return outer;
  const std::vector<std::string>& names = builder.event().sections;
  const std::string name =
      names[static_cast<std::size_t>(outer.value)] + " " + names[static_cast<std::size_t>(section.value)];
  return builder.section(name);
}

}  // namespace

PbnStrays joinPbnSections(EventBuilder& builder) { return SectionJoiner(builder).join(); }

void partPbnSections(std::span<const PublishedLine> published, EventBuilder& builder) {
  Event& event = builder.event();
  const EntryBook& numbers = builder.numbers();
  if (event.scoring != Scoring::matchpoints || comparedAcross(seenLines(published, event, numbers))) return;
  std::vector<SectionIndex> own;
  for (const Board& board : event.boards) own.push_back(board.section);
  std::vector<bool> met(event.boards.size());
  std::map<std::pair<BoardIndex, SectionIndex>, BoardIndex> boards;
  for (Line& line : event.lines) {
    const SectionIndex section = sectionOf(line, numbers);
    const auto [place, isNew] = boards.try_emplace({line.board, section}, line.board);
    const auto at = static_cast<std::size_t>(line.board.value);
    if (isNew && met[at]) {
      place->second.value = static_cast<std::int32_t>(event.boards.size());
      event.boards.push_back(Board(event.boards[at]));
    }
    met[at] = true;
    line.board = place->second;
    if (isNew)
      event.boards[static_cast<std::size_t>(line.board.value)].section = within(own[at], section, builder);
  }
}

}  // namespace overtrick

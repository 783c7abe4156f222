// Who the tables of a PBN file say plays: numbers with names in the ranking and in score tables, teams, and the
// players of an individual.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"
#include "read/individuals.h"
#include "read/pbn_result.h"
#include "read/pbn_table.h"
#include "read/reading.h"

namespace overtrick {

class PbnPairs {
 public:
  // The two sides of a row of a score table. False when it does not say who played.
  [[nodiscard]] bool seat(const PbnTable& row, const PbnResult& result, SectionIndex section, Line& line,
                          EventBuilder& builder);
  // Names in the score table itself, said once for each pair.
  void nameRow(const PbnTable& row, SectionIndex section, EventBuilder& builder);
  // A row of the ranking, and its line in the file. False when it does not say whose it is.
  [[nodiscard]] bool totalRow(const PbnTable& row, std::int32_t line, const PublishedTotal& total,
                              SectionIndex section, EventBuilder& builder);
  // The names in the game's tables count where no ranking has any.
  void endGame(EventBuilder& builder);
  // Those beside a ranking with names, which come behind it: of whom it has none, or none that are theirs for certain.
  void nameRest(EventBuilder& builder);
  void finish(EventBuilder& builder);
  // Whether entries are partnerships of an individual.
  [[nodiscard]] bool individual() const { return individuals_.any(); }

 private:
  [[nodiscard]] bool isNewPlayer(EntryIndex note);

  Individuals individuals_;
  std::vector<Participant> players_;  // rows of the ranking that are about one player
  std::vector<bool> playerKnown_;     // by note
  std::vector<Participant> fromTables_;
  std::unordered_map<std::int64_t, bool> named_;  // looked up, never walked
  bool totalsNamed_ = false;
};

// The pairs of the tables by the names of their players, for games that have no numbers.
class PbnNamedPairs {
 public:
  explicit PbnNamedPairs(const EventBuilder& builder);
  // The one pair that has these two names and may sit there; none where there is no such, or several.
  [[nodiscard]] EntryIndex find(std::string_view one, std::string_view two, Direction side,
                                SectionIndex section) const;

 private:
  struct Named {
    std::string names;
    EntryIndex note;
    SectionIndex section;
    Direction direction = Direction::any;
  };
  void add(const std::vector<Player>& players, Named pair);

  std::vector<Named> pairs_;  // by names
};

}  // namespace overtrick

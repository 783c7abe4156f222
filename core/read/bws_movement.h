// What the tables of a BWS say about the movement: sections, their rankings, and which of them are Mitchells.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "read/plain_table.h"

namespace overtrick::bws {

struct Section {
  std::string_view id;      // as rows name it
  std::string_view letter;  // empty when there is one section only
  std::string_view missingPair;
  bool twoWinners = false;
  bool mitchell = false;  // NS 1 and EW 1 are two pairs
};

// Who sat where in a round: a row of RoundData, or of ReceivedData where that is missing.
struct Seating {
  std::string_view section;
  std::string_view table;
  std::int32_t round = 0;
  std::string_view ns;  // in an individual North's number
  std::string_view ew;  // East's
  std::string_view south;
  std::string_view west;
};

class Movement {
 public:
  explicit Movement(const std::vector<PlainTable>& tables);

  [[nodiscard]] const Section& section(std::string_view id) const;
  [[nodiscard]] const std::vector<Section>& sections() const { return sections_; }
  // The first round of a table; none when the file does not know the table.
  [[nodiscard]] const Seating* start(std::string_view section, std::string_view table) const;
  // Whether boards of the same number are the same deal in all sections, as far as hands were recorded.
  [[nodiscard]] bool sameDeals() const { return sameDeals_; }

 private:
  void readSections(const std::vector<PlainTable>& tables);
  void addSection(const Section& section);
  void readSeatings(const PlainTable& table, const char* ns, const char* ew);
  void findMitchells();
  void compareHands(const PlainTable& hands);

  std::vector<Section> sections_;
  std::vector<Seating> seatings_;
  std::unordered_map<std::string, std::int32_t> sectionIndex_;  // by id; looked up, never walked
  std::unordered_map<std::string, std::int32_t> starts_;        // by section and table; likewise
  bool sameDeals_ = false;
};

}  // namespace overtrick::bws

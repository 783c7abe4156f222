// Project 52: the formulas of both texts, entry by entry over the whole list; guests from the equations that say
// that they expect what they got.
#pragma once

#include <optional>
#include <vector>

namespace second::project52 {

enum class Form { pairs, individual, match, field, barometer };

struct Settings {
  double turnover = 480;
  double ceiling = 52;
  double start = 52;
  double cb = 2;
  double spread = 0.6;
  double boardWeight = 1;
  bool nonMembersRated = true;
  bool byNett = false;  // the handicap event
};

struct Entry {
  std::vector<std::optional<double>> handicaps;
  std::optional<double> result;  // above average: percentage points, or IMPs
  std::optional<double> boards;
  int place = -1;  // table, match, or team
  int side = 0;    // direction or room
  bool nonMember = false;
  bool phantom = false;
};

struct Field {
  Form form = Form::pairs;
  bool datum = false;
  std::optional<double> tables;
  double boards = 0;
  std::vector<Entry> entries;
};

struct Rated {
  bool counts = false;
  bool estimated = false;
  double handicap = 0;
  double expected = 0;  // above average
  std::optional<double> change;
  std::vector<std::optional<double>> after;  // of the players
  int gross = 0;
  int favourite = 0;
  int handicapRank = 0;
};

struct Answer {
  bool solved = true;  // false: the guests cannot be told apart
  double mean = 0;
  int counted = 0;
  int tables = 0;
  std::vector<Rated> entries;
};

Answer rate(const Field& field, const Settings& settings);

// C_u, C_k and ⟨r⟩ as one of the texts writes them, all handicaps known.
struct Figures {
  double expected = 0;
  double cu = 0;
  double ck = 0;
};
Figures danish(const Field& field, const Settings& settings, std::size_t entry);
Figures swedish(const Field& field, const Settings& settings, std::size_t entry);
double meanOfOthers(const Field& field, std::size_t entry);
double ownHandicap(const Entry& entry);

}  // namespace second::project52

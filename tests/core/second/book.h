// A club's book: what was reported, corrected, removed and restored is a list of sheets of paper, and every question
// goes through all of them from the beginning.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "club_ranking.h"
#include "nett.h"
#include "project52.h"

namespace second::book {

enum class Kind { unrated, computed, recorded };

struct Entry {
  std::vector<int> players;  // from -1 down: guests
  std::optional<double> result;
  std::optional<double> gross;
  std::optional<double> boards;
  int place = -1;
  int side = 0;
  char line = 'A';
  std::vector<std::pair<int, double>> halves;
  bool phantom = false;
  bool sets = false;
};

struct Sheet {
  int played = 0;
  int written = 0;  // the day of the correction
  bool original = false;
  bool always = false;  // counts however late
  Kind kind = Kind::computed;
  project52::Form form = project52::Form::pairs;
  bool imps = false;
  bool ratedFormat = true;
  double boards = 0;
  bool hasBoards = true;
  int nett = -1;
  int series = -1;
  ranking::Kind ranking = ranking::Kind::pairs;
  std::vector<std::string> groups;
  std::vector<Entry> entries;
  std::vector<std::optional<double>> guests;
};

struct Session {
  int reported = 0;
  std::vector<Sheet> sheets;  // the original, then its corrections
  bool removed = false;
  bool recompute = false;
};

struct Member {
  std::optional<double> handicap;
  std::optional<double> impHandicap;
  std::optional<double> nett;
  std::optional<double> replacement;
};

struct Series {
  ranking::Settings settings;
  int previous = -1;
};

struct Club {
  std::vector<Member> members;
  std::vector<Session> sessions;
  bool separate = false;  // handicaps for matchpoints and IMPs
  nett::Settings nett;
  std::vector<std::optional<double>> nettRatings;
  std::vector<Series> series;
};

struct Handicaps {
  bool solved = true;  // false: guests that cannot be told apart
  std::vector<double> handicaps;
  std::vector<double> impHandicaps;  // where they are separate
  std::vector<int> played;
};

Handicaps handicapsOf(const Club& club);
nett::Book nettOf(const Club& club);
// Who has played in a series: ranking, sessions and championship, by member; series by series.
struct Ranked {
  double ranking = 0;
  std::size_t sessions = 0;
  ranking::Standing champion;
};
std::vector<std::map<int, Ranked>> rankingsOf(const Club& club);

}  // namespace second::book

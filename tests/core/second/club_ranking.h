// The club ranking in the words of the document: names in maps, everything computed again for every question.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace second::ranking {

enum class Method { place, prorata, balanced, dynamic };
enum class Kind { pairs, butler, teams };

struct Settings {
  int lines = 3;
  double meanA = 80;
  double width = 40;
  double step = 10;
  Method method = Method::balanced;
  double topPairs = 63.5;
  double topButler = 2;
  double topTeams = 17;
  int last = 5;
  std::optional<int> minimum;
  int drop = 5;
  std::optional<int> pairMinimum;
  int pairDrop = 5;
  int substitutes = 0;
};

struct Pair {
  char line = 'A';
  std::vector<int> players;
  double score = 0;
  int substitute = -1;
};

struct Team {
  std::vector<int> players;
  std::vector<std::pair<int, double>> halves;  // opponent, victory points
};

struct Session {
  int day = 0;
  Kind kind = Kind::pairs;
  std::vector<std::string> groups;  // of letters
  std::vector<Pair> pairs;
  std::vector<Team> teams;
};

struct Season {
  Settings settings;
  std::vector<double> replacements;  // by player
  std::vector<Session> sessions;
};

struct Standing {
  double mean = 0;
  std::size_t counted = 0;
  std::size_t dropped = 0;
  bool qualified = false;
};

// Where the season's sessions have brought everybody.
class Ranking {
 public:
  explicit Ranking(const Season& season);

  double ranking(int player, bool tonightToo = true) const;
  std::size_t sessionsOf(int player) const;
  // Of two, or of a trio.
  double rankingOf(const std::vector<int>& partnership) const;
  Standing championOf(int player) const;
  Standing championsOf(const std::vector<int>& partnership) const;

  std::vector<std::map<std::size_t, double>> points;  // by session, of each pair or team that has any

 private:
  struct Outing {
    std::string entry;  // a name for whom one played with
    double points = 0;
    bool withSubstitute = false;
  };
  struct Scale {
    double top = 0;
    double bottom = 0;
  };

  int sixtyPerCent() const;
  static Standing conclude(std::multiset<double> own, std::size_t minimum, std::size_t most);
  void playPairs(const Session& session, std::map<std::size_t, double>& given);
  void playField(const Session& session, const std::string& field, const Scale& scale,
                 std::map<std::size_t, double>& given) const;
  void playTeams(const Session& session, std::map<std::size_t, double>& given);

  const Season& season_;
  const Settings& set_;
  std::vector<std::map<int, Outing>> evenings_;  // by player, in order of play
};

// Places: who qualified before the rest; 0 for whom nothing counts.
std::vector<int> placesOf(const std::vector<Standing>& standings);

// Tonight's lines: the number of each pair's line, from 0.
std::vector<int> lineUp(const std::vector<double>& rankings, const std::vector<std::pair<int, int>>& pairs,
                        int lines);

}  // namespace second::ranking

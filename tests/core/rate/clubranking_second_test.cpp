// A second club ranking, slow and obvious: names in maps, everything computed again for every question, in
// the words of the document. Compared with the first on random seasons.
#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>

#include "clubranking_support.h"

namespace overtrick::clubranking_second_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

namespace {

using Name = std::string;

Name nameOfPlayer(std::int32_t player) { return "player " + std::to_string(player); }

struct Outing {
  Name entry;  // a name for whom one played with
  double points;
  bool withSubstitute;
};

class SecondRanking {
 public:
  explicit SecondRanking(const Season& season) : season_(season), set_(season.settings) {
    for (std::size_t player = 0; player < season.replacements.size(); ++player) {
      replacement_[nameOfPlayer(static_cast<std::int32_t>(player))] = *season.replacements[player];
    }
    std::multimap<Day, std::size_t> byDay;
    for (std::size_t session = 0; session < season.sessions.size(); ++session) {
      byDay.emplace(season.sessions[session].day, session);
    }
    points.resize(season.sessions.size());
    for (const auto& [day, session] : byDay) {
      const Session& each = season.sessions[session];
      evenings_.emplace_back();
      if (each.kind == Kind::teams)
        playTeams(each, points[session]);
      else
        playPairs(each, points[session]);
    }
  }

  double ranking(const Name& player, bool tonightToo = true) const {
    std::vector<double> own;
    for (std::size_t evening = evenings_.size() - (tonightToo ? 0 : 1); evening-- > 0;) {
      if (evenings_[evening].count(player) > 0) own.push_back(evenings_[evening].at(player).points);
    }
    double sum = 0;
    for (std::size_t number = 0; number < at(set_.last); ++number) {
      sum += number < own.size() ? own[number] : replacement_.at(player);
    }
    return sum / set_.last;
  }

  struct Standing {
    double mean = 0;
    std::size_t counted = 0;
    std::size_t dropped = 0;
    bool qualified = false;
  };

  Standing championOf(const Name& player) const {
    std::multiset<double> own;
    for (const auto& evening : evenings_) {
      if (evening.count(player) > 0) own.insert(evening.at(player).points);
    }
    return conclude(own, at(set_.min.value_or(sixtyPerCent())), at(set_.drop));
  }

  Standing championsOf(const std::vector<Name>& partnership) const {
    std::multiset<double> together;
    std::multiset<double> substituted;
    for (const auto& evening : evenings_) {
      std::map<Name, int> entries;
      for (const Name& player : partnership) {
        if (evening.count(player) > 0) ++entries[evening.at(player).entry];
      }
      for (const Name& player : partnership) {
        if (evening.count(player) == 0) continue;
        const Outing& outing = evening.at(player);
        if (entries[outing.entry] > 1) {
          together.insert(outing.points);
          break;
        }
        if (entries.size() == 1 && outing.withSubstitute) substituted.insert(outing.points);
      }
    }
    const std::size_t minimum = at(set_.pairMin.value_or(sixtyPerCent()));
    std::size_t allowed = at(set_.substitutes);
    for (auto best = substituted.rbegin();
         best != substituted.rend() && together.size() < minimum && allowed > 0; ++best, --allowed) {
      together.insert(*best);
    }
    return conclude(together, minimum, at(set_.pairDrop));
  }

  std::vector<std::map<std::size_t, double>> points;  // per session and entry

 private:
  std::int32_t sixtyPerCent() const {
    return std::max(1,
                    static_cast<int>(std::ceil(0.6 * static_cast<double>(season_.sessions.size()) - 1e-9)));
  }

  static Standing conclude(std::multiset<double> own, std::size_t minimum, std::size_t most) {
    Standing standing;
    while (own.size() > minimum && standing.dropped < most) {
      own.erase(own.begin());
      ++standing.dropped;
    }
    standing.counted = own.size();
    standing.qualified = own.size() >= minimum;
    for (const double each : own) standing.mean += each / static_cast<double>(own.size());
    return standing;
  }

  void playPairs(const Session& session, std::map<std::size_t, double>& given) {
    std::map<std::string, std::string> fieldOf;  // letter to the letters of its field
    std::set<std::string> letters;
    for (const PairEntry& entry : session.entries) letters.insert(season_.lines[at(entry.line)]);
    for (const std::string& letter : letters) fieldOf[letter] = letter;
    for (const auto& group : session.groups) {
      std::string all;
      for (const std::string& letter : letters) {
        for (const std::int32_t line : group) {
          if (season_.lines[at(line)] == letter) all += letter;
        }
      }
      for (const char letter : all) fieldOf[std::string(1, letter)] = all;
    }
    std::set<std::string> fields;  // in the order of their first letters
    for (const auto& [letter, field] : fieldOf) fields.insert(field);
    const double played = static_cast<double>(letters.size());
    const double stretch =
        ((set_.lines - 1) * set_.step + set_.width) / ((played - 1) * set_.step + set_.width);
    double top = set_.meanA + set_.width / 2;
    for (const std::string& field : fields) {
      const double size = static_cast<double>(field.size());
      const double bottom = top - set_.width * stretch - (size - 1) * set_.step * stretch;
      playField(session, fieldOf, field, top, bottom, given);
      top -= size * set_.step * stretch;
    }
    for (const auto& [number, won] : given) {
      const PairEntry& entry = session.entries[number];
      for (const std::int32_t player : entry.players) {
        evenings_.back()[nameOfPlayer(player)] = {"pair " + std::to_string(number), won,
                                                  entry.substitute >= 0 && entry.substitute != player};
      }
    }
  }

  void playField(const Session& session, const std::map<std::string, std::string>& fieldOf,
                 const std::string& field, double top, double bottom, std::map<std::size_t, double>& given) {
    std::vector<std::size_t> members;
    double rankings = 0;
    double best = -1000;
    double worst = 1000;
    for (std::size_t number = 0; number < session.entries.size(); ++number) {
      const PairEntry& entry = session.entries[number];
      if (fieldOf.at(season_.lines[at(entry.line)]) != field) continue;
      members.push_back(number);
      best = std::max(best, entry.score);
      worst = std::min(worst, entry.score);
      for (const std::int32_t player : entry.players) rankings += ranking(nameOfPlayer(player), false);
    }
    const auto pairs = static_cast<double>(members.size());
    const double average = session.kind == Kind::pairs ? 50 : 0;
    const double topScored = session.kind == Kind::pairs ? set_.topPairs : set_.topButler;
    for (const std::size_t number : members) {
      const double score = session.entries[number].score;
      double better = 0;
      double equal = 0;
      for (const std::size_t other : members) {
        better += session.entries[other].score > score ? 1 : 0;
        equal += session.entries[other].score == score ? 1 : 0;
      }
      const double place = better + (equal + 1) / 2;
      switch (set_.method) {
        case Method::place:
          given[number] =
              std::floor((pairs == 1 ? top : top - (top - bottom) / (pairs - 1) * (place - 1)) + 0.5 + 1e-9);
          break;
        case Method::prorata:
          given[number] =
              best == worst ? (top + bottom) / 2 : top - (top - bottom) * (best - score) / (best - worst);
          break;
        case Method::balanced:
          given[number] = (top + bottom) / 2 + (score - average) / (topScored - average) * (top - bottom) / 2;
          break;
        case Method::dynamic:
          given[number] = rankings / (2 * pairs) + (score - average) / (topScored - average) * set_.width / 2;
          break;
      }
    }
  }

  void playTeams(const Session& session, std::map<std::size_t, double>& given) {
    const auto strength = [&](const Team& team) {
      double sum = 0;
      for (const std::int32_t player : team.players) sum += ranking(nameOfPlayer(player), false);
      return sum / static_cast<double>(team.players.size());
    };
    for (std::size_t number = 0; number < session.teams.size(); ++number) {
      double sum = 0;
      double halves = 0;
      for (const Half& half : session.teams[number].halves) {
        if (half.opponent < 0 || at(half.opponent) == number) continue;
        sum += strength(session.teams[at(half.opponent)]);
        sum += (half.vp - 10) / (set_.topTeams - 10) * set_.width / 2;
        halves += 1;
      }
      if (halves > 0) given[number] = sum / halves;
    }
    for (const auto& [number, won] : given) {
      for (const std::int32_t player : session.teams[number].players) {
        evenings_.back()[nameOfPlayer(player)] = {"team " + std::to_string(number), won, false};
      }
    }
  }

  const Season& season_;
  const Settings& set_;
  std::map<Name, double> replacement_;
  std::vector<std::map<Name, Outing>> evenings_;  // in order of play
};

void compare(const SecondRanking::Standing& expected, const Tally& tally) {
  CHECK(static_cast<std::size_t>(tally.counted) == expected.counted);
  CHECK(static_cast<std::size_t>(tally.dropped) == expected.dropped);
  CHECK(tally.qualified == expected.qualified);
  if (tally.mean) CHECK(std::abs(*tally.mean - expected.mean) < 1e-9);
}

// Competition places by counting who is better, those who qualify before the rest.
std::int32_t placeByCounting(const std::vector<Tally>& tallies, const Tally& own) {
  std::int32_t place = 1;
  for (const Tally& other : tallies) {
    if (!other.mean) continue;
    const bool better = other.qualified == own.qualified ? *other.mean > *own.mean + 1e-9 : other.qualified;
    place += better ? 1 : 0;
  }
  return place;
}

}  // namespace

TEST_CASE("club ranking: agrees with a second, slow one on random seasons") {
  Random random(51);
  std::int32_t together = 0;
  std::int32_t substituted = 0;
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    const Season season = randomSeason(random);
    const SeasonAnswer answer = rankSeason(season);
    const SecondRanking second(season);
    for (std::size_t session = 0; session < season.sessions.size(); ++session) {
      for (std::size_t entry = 0; entry < answer.sessions[session].entries.size(); ++entry) {
        const EntryPoints& own = answer.sessions[session].entries[entry];
        REQUIRE(own.scored == (second.points[session].count(entry) > 0));
        if (own.scored) CHECK(std::abs(own.points - second.points[session].at(entry)) < 1e-9);
      }
    }
    for (std::size_t player = 0; player < answer.players.size(); ++player) {
      const Name name = nameOfPlayer(static_cast<std::int32_t>(player));
      CHECK(std::abs(answer.players[player].ranking - second.ranking(name)) < 1e-9);
      const Tally& tally = answer.individual.tallies[player];
      compare(second.championOf(name), tally);
      if (tally.mean) CHECK(tally.place.rank == placeByCounting(answer.individual.tallies, tally));
    }
    for (std::size_t index = 0; index < season.partnerships.size(); ++index) {
      std::vector<Name> names;
      double sum = 0;
      for (const std::int32_t player : season.partnerships[index]) {
        names.push_back(nameOfPlayer(player));
        sum += second.ranking(names.back());
      }
      CHECK(std::abs(*answer.partnerships[index].ranking - 2 * sum / static_cast<double>(names.size())) <
            1e-9);
      const Tally& tally = answer.together.tallies[index];
      compare(second.championsOf(names), tally);
      together += tally.played;
      substituted += tally.substituted;
    }
  }
  CHECK(together > 500);
  CHECK(substituted > 100);
}

}  // namespace overtrick::clubranking_second_test

#include "club_ranking.h"

#include <algorithm>
#include <cmath>

namespace second::ranking {

Ranking::Ranking(const Season& season) : season_(season), set_(season.settings) {
  std::multimap<int, std::size_t> byDay;
  for (std::size_t session = 0; session < season.sessions.size(); ++session)
    byDay.emplace(season.sessions[session].day, session);
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

double Ranking::ranking(int player, bool tonightToo) const {
  std::vector<double> own;
  for (std::size_t evening = evenings_.size() - (tonightToo ? 0 : 1); evening-- > 0;) {
    const auto outing = evenings_[evening].find(player);
    if (outing != evenings_[evening].end()) own.push_back(outing->second.points);
  }
  double sum = 0;
  for (std::size_t number = 0; number < static_cast<std::size_t>(set_.last); ++number)
    sum += number < own.size() ? own[number] : season_.replacements[static_cast<std::size_t>(player)];
  return sum / set_.last;
}

std::size_t Ranking::sessionsOf(int player) const {
  std::size_t count = 0;
  for (const auto& evening : evenings_) count += evening.count(player);
  return count;
}

double Ranking::rankingOf(const std::vector<int>& partnership) const {
  double sum = 0;
  for (const int player : partnership) sum += ranking(player);
  return 2 * sum / static_cast<double>(partnership.size());
}

Standing Ranking::championOf(int player) const {
  std::multiset<double> own;
  for (const auto& evening : evenings_) {
    if (evening.count(player) > 0) own.insert(evening.at(player).points);
  }
  return conclude(own, static_cast<std::size_t>(set_.minimum.value_or(sixtyPerCent())),
                  static_cast<std::size_t>(set_.drop));
}

Standing Ranking::championsOf(const std::vector<int>& partnership) const {
  std::multiset<double> together;
  std::multiset<double> substituted;
  for (const auto& evening : evenings_) {
    std::map<std::string, int> entries;
    for (const int player : partnership) {
      if (evening.count(player) > 0) ++entries[evening.at(player).entry];
    }
    for (const int player : partnership) {
      if (evening.count(player) == 0) continue;
      const Outing& outing = evening.at(player);
      if (entries[outing.entry] > 1) {
        together.insert(outing.points);
        break;
      }
      if (entries.size() == 1 && outing.withSubstitute) substituted.insert(outing.points);
    }
  }
  const auto minimum = static_cast<std::size_t>(set_.pairMinimum.value_or(sixtyPerCent()));
  int allowed = set_.substitutes;
  for (auto best = substituted.rbegin();
       best != substituted.rend() && together.size() < minimum && allowed > 0; ++best, --allowed) {
    together.insert(*best);
  }
  return conclude(together, minimum, static_cast<std::size_t>(set_.pairDrop));
}

int Ranking::sixtyPerCent() const {
  return std::max(1, (static_cast<int>(season_.sessions.size()) * 6 + 9) / 10);
}

Standing Ranking::conclude(std::multiset<double> own, std::size_t minimum, std::size_t most) {
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

void Ranking::playPairs(const Session& session, std::map<std::size_t, double>& given) {
  std::set<char> letters;
  for (const Pair& pair : session.pairs) letters.insert(pair.line);
  std::map<char, std::string> fieldOf;
  for (const char letter : letters) fieldOf[letter] = std::string(1, letter);
  for (const std::string& group : session.groups) {
    std::string all;
    for (const char letter : letters) {
      if (group.find(letter) != std::string::npos && fieldOf[letter].size() == 1) all += letter;
    }
    for (const char letter : all) fieldOf[letter] = all;
  }
  std::set<std::string> fields;  // in the order of their first letters
  for (const auto& field : fieldOf) fields.insert(field.second);
  const double played = static_cast<double>(letters.size());
  const double stretch =
      ((set_.lines - 1) * set_.step + set_.width) / ((played - 1) * set_.step + set_.width);
  double top = set_.meanA + set_.width / 2;
  for (const std::string& field : fields) {
    const double size = static_cast<double>(field.size());
    const double bottom = top - set_.width * stretch - (size - 1) * set_.step * stretch;
    playField(session, field, {top, bottom}, given);
    top -= size * set_.step * stretch;
  }
  for (const auto& [number, won] : given) {
    const Pair& pair = session.pairs[number];
    for (const int player : pair.players) {
      const bool withSubstitute = pair.substitute >= 0 && pair.substitute != player;
      evenings_.back().emplace(player, Outing{"pair " + std::to_string(number), won, withSubstitute});
    }
  }
}

void Ranking::playField(const Session& session, const std::string& field, const Scale& scale,
                        std::map<std::size_t, double>& given) const {
  const auto [top, bottom] = scale;
  std::vector<std::size_t> members;
  double rankings = 0;
  double best = -1000;
  double worst = 1000;
  for (std::size_t number = 0; number < session.pairs.size(); ++number) {
    const Pair& pair = session.pairs[number];
    if (field.find(pair.line) == std::string::npos) continue;
    members.push_back(number);
    best = std::max(best, pair.score);
    worst = std::min(worst, pair.score);
    for (const int player : pair.players) rankings += ranking(player, false);
  }
  const auto pairs = static_cast<double>(members.size());
  const double average = session.kind == Kind::pairs ? 50 : 0;
  const double topScored = session.kind == Kind::pairs ? set_.topPairs : set_.topButler;
  for (const std::size_t number : members) {
    const double score = session.pairs[number].score;
    double better = 0;
    double equal = 0;
    for (const std::size_t other : members) {
      better += session.pairs[other].score > score ? 1 : 0;
      equal += session.pairs[other].score == score ? 1 : 0;
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

void Ranking::playTeams(const Session& session, std::map<std::size_t, double>& given) {
  const auto strength = [&](const Team& team) {
    double sum = 0;
    for (const int player : team.players) sum += ranking(player, false);
    return sum / static_cast<double>(team.players.size());
  };
  for (std::size_t number = 0; number < session.teams.size(); ++number) {
    double sum = 0;
    double halves = 0;
    for (const auto& [opponent, vp] : session.teams[number].halves) {
      if (opponent < 0 || static_cast<std::size_t>(opponent) == number) continue;
      sum += strength(session.teams[static_cast<std::size_t>(opponent)]);
      sum += (vp - 10) / (set_.topTeams - 10) * set_.width / 2;
      halves += 1;
    }
    if (halves > 0) given[number] = sum / halves;
  }
  for (const auto& [number, won] : given) {
    for (const int player : session.teams[number].players)
      evenings_.back().emplace(player, Outing{"team " + std::to_string(number), won, false});
  }
}

std::vector<int> placesOf(const std::vector<Standing>& standings) {
  std::vector<int> places;
  for (const Standing& own : standings) {
    int place = own.counted > 0 ? 1 : 0;
    for (const Standing& other : standings) {
      if (own.counted == 0 || other.counted == 0) continue;
      const bool better = other.qualified == own.qualified ? other.mean > own.mean + 1e-9 : other.qualified;
      place += better ? 1 : 0;
    }
    places.push_back(place);
  }
  return places;
}

std::vector<int> lineUp(const std::vector<double>& rankings, const std::vector<std::pair<int, int>>& pairs,
                        int lines) {
  const auto of = [&](std::size_t pair) {
    return rankings[static_cast<std::size_t>(pairs[pair].first)] +
           rankings[static_cast<std::size_t>(pairs[pair].second)];
  };
  const int tables = static_cast<int>(pairs.size()) / 2;
  std::vector<int> sizes(static_cast<std::size_t>(std::max(1, std::min(lines, tables))), 0);
  for (int table = 0; table < tables; ++table) sizes[static_cast<std::size_t>(table) % sizes.size()] += 2;
  sizes.back() += static_cast<int>(pairs.size()) % 2;
  std::vector<int> lineOf(pairs.size(), -1);
  for (std::size_t line = 0; line < sizes.size(); ++line) {
    for (int seat = 0; seat < sizes[line]; ++seat) {
      std::size_t best = pairs.size();
      for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        if (lineOf[pair] < 0 && (best == pairs.size() || of(pair) > of(best) + 1e-9)) best = pair;
      }
      lineOf[best] = static_cast<int>(line);
    }
  }
  return lineOf;
}

}  // namespace second::ranking

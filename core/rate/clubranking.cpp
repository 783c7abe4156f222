#include "rate/clubranking.h"

#include <algorithm>

#include "event/index.h"
#include "event/order.h"
#include "rate/clubranking_lines.h"

namespace overtrick::clubranking {
namespace {

// --- Order of play

std::vector<std::int32_t> orderOfPlay(const Season& season, Findings& findings) {
  const auto firstDated = std::find_if(season.sessions.begin(), season.sessions.end(),
                                       [](const Session& session) { return session.day != noDay; });
  Day latest = firstDated == season.sessions.end() ? 0 : firstDated->day;
  std::vector<Day> days;
  for (std::size_t index = 0; index < season.sessions.size(); ++index) {
    const Day day = season.sessions[index].day;
    if (day == noDay) {
      findings.push_back({Code::unreadableDate, {}, sizeOf(index), 0});
    } else {
      if (day < latest) findings.push_back({Code::dateOutOfOrder, {}, sizeOf(index), 0});
      latest = day;
    }
    days.push_back(latest);
  }
  return sortedIndices(
      days.size(), [&](std::int32_t left, std::int32_t right) { return days[at(left)] < days[at(right)]; });
}

// --- The season as it goes along

std::span<const std::int32_t> playersOf(const Session& session, std::size_t entry) {
  if (session.kind == Kind::teams) return session.teams[entry].players;
  return session.entries[entry].players;
}

class Play {
 public:
  Play(const Season& season, const Settings& settings, SeasonAnswer& answer)
      : season_(season), settings_(settings), answer_(answer) {
    const std::size_t players = season.replacements.size();
    answer_.players.resize(players);
    answer_.sessions.resize(season.sessions.size());
    points_.resize(players);
    results_.resize(players);
    partnershipResults_.resize(season.partnerships.size());
    entryOf_.assign(players, -1);
    takeReplacements();
    checkPartnerships();
  }

  void run() {
    const std::vector<std::int32_t> alphabet = alphabetOf(season_.lines);
    previous_ = rankings_;
    for (const std::int32_t number : answer_.played) {
      previous_ = rankings_;
      const Session& session = season_.sessions[at(number)];
      SessionPoints& points = answer_.sessions[at(number)];
      points = pointsOf(settings_, alphabet, session, rankings_, number, answer_.findings);
      const std::vector<std::int32_t> present = record(session, points, number);
      recordPartnerships(session, points, number);
      for (const std::int32_t player : present) entryOf_[at(player)] = -1;
    }
    finish();
  }

 private:
  void takeReplacements() {
    const double standard = defaultReplacement(settings_);
    for (std::size_t player = 0; player < season_.replacements.size(); ++player) {
      const std::optional<double>& given = season_.replacements[player];
      const bool sound = given && *given >= -largestRanking && *given <= largestRanking;
      if (!given) {
        answer_.findings.push_back({Code::noReplacementRanking, {}, sizeOf(player), 0});
      } else if (!sound) {
        answer_.findings.push_back({Code::invalidValue, {}, -1, sizeOf(player)});
      }
      answer_.players[player].replacement = sound ? *given : standard;
      rankings_.push_back(answer_.players[player].replacement);
    }
  }

  void checkPartnerships() {
    for (std::size_t index = 0; index < season_.partnerships.size(); ++index) {
      std::vector<std::int32_t> players = season_.partnerships[index];
      std::sort(players.begin(), players.end());
      const bool twice = std::adjacent_find(players.begin(), players.end()) != players.end();
      const bool known = !players.empty() && players.front() >= 0 && at(players.back()) < rankings_.size();
      const bool sound = known && !twice && (players.size() == 2 || players.size() == 3);
      if (!sound) {
        answer_.findings.push_back({Code::partnershipNotOfTwoOrThree, {}, sizeOf(index), 0});
      }
      partnerships_.push_back(sound ? season_.partnerships[index] : std::vector<std::int32_t>{});
    }
  }

  // Gives the points to the players; returns who played.
  std::vector<std::int32_t> record(const Session& session, const SessionPoints& points, std::int32_t number) {
    std::vector<std::int32_t> present;
    for (std::size_t entry = 0; entry < points.entries.size(); ++entry) {
      if (!points.entries[entry].scored) continue;
      for (const std::int32_t player : playersOf(session, entry)) {
        if (entryOf_[at(player)] >= 0) {
          Finding finding{Code::playerTwiceInSession, {}, number, player};
          finding.where.entryIndex = sizeOf(entry);
          answer_.findings.push_back(finding);
          continue;
        }
        entryOf_[at(player)] = sizeOf(entry);
        present.push_back(player);
      }
    }
    for (const std::int32_t player : present) {
      const std::int32_t entry = entryOf_[at(player)];
      const double won = points.entries[at(entry)].points;
      points_[at(player)].push_back(won);
      const double before = rankings_[at(player)];
      rankings_[at(player)] =
          playerRanking(points_[at(player)], settings_.last, answer_.players[at(player)].replacement);
      results_[at(player)].push_back({number, entry, won, before, rankings_[at(player)], Counting::counted});
    }
    return present;
  }

  void recordPartnerships(const Session& session, const SessionPoints& points, std::int32_t number) {
    for (std::size_t index = 0; index < partnerships_.size(); ++index) {
      std::int32_t together = -1;
      std::int32_t alone = -1;
      std::int32_t present = 0;
      for (const std::int32_t player : partnerships_[index]) {
        const std::int32_t entry = entryOf_[at(player)];
        if (entry < 0) continue;
        ++present;
        alone = player;
        for (const std::int32_t other : partnerships_[index]) {
          if (other != player && entryOf_[at(other)] == entry) together = entry;
        }
      }
      if (together >= 0) {
        keep(index, number, together, points, false);
      } else if (present == 1 && withSubstitute(session, entryOf_[at(alone)], alone) &&
                 !othersSit(session, index, alone)) {
        keep(index, number, entryOf_[at(alone)], points, true);
      }
    }
  }

  // Somebody else of the pair is its substitute, not the player.
  static bool withSubstitute(const Session& session, std::int32_t entry, std::int32_t player) {
    if (session.kind == Kind::teams) return false;
    const std::int32_t substitute = session.entries[at(entry)].substitute;
    return substitute >= 0 && substitute != player;
  }

  // Whether another of the partnership sat down that evening, with a score or without.
  [[nodiscard]] bool othersSit(const Session& session, std::size_t index, std::int32_t player) const {
    const std::vector<std::int32_t>& own = partnerships_[index];
    for (const PairEntry& entry : session.entries) {
      for (const std::int32_t seated : entry.players) {
        if (seated != player && std::find(own.begin(), own.end(), seated) != own.end()) return true;
      }
    }
    return false;
  }

  void keep(std::size_t index, std::int32_t number, std::int32_t entry, const SessionPoints& points,
            bool substitute) {
    partnershipResults_[index].push_back(
        {number, entry, {points.entries[at(entry)].points, substitute}, Counting::counted});
  }

  void finish() {
    for (std::size_t player = 0; player < results_.size(); ++player) {
      PlayerRanking& own = answer_.players[player];
      own.ranking = rankings_[player];
      own.previous = previous_[player];
      own.sessions = sizeOf(results_[player].size());
      own.firstResult = sizeOf(answer_.playerResults.size());
      answer_.playerResults.insert(answer_.playerResults.end(), results_[player].begin(),
                                   results_[player].end());
    }
    for (std::size_t index = 0; index < partnerships_.size(); ++index) {
      Partnership& own = answer_.partnerships.emplace_back();
      std::vector<double> rankings;
      std::vector<double> previous;
      for (const std::int32_t player : partnerships_[index]) {
        rankings.push_back(rankings_[at(player)]);
        previous.push_back(previous_[at(player)]);
      }
      own.ranking = partnershipRanking(rankings);
      own.previous = partnershipRanking(previous);
      own.results = sizeOf(partnershipResults_[index].size());
      own.firstResult = sizeOf(answer_.partnershipResults.size());
      answer_.partnershipResults.insert(answer_.partnershipResults.end(), partnershipResults_[index].begin(),
                                        partnershipResults_[index].end());
    }
  }

  static constexpr double largestRanking = 1e6;

  const Season& season_;
  const Settings& settings_;
  SeasonAnswer& answer_;
  std::vector<std::vector<std::int32_t>> partnerships_;  // empty where it is none
  std::vector<double> rankings_;
  std::vector<double> previous_;             // rankings before the session that is being played
  std::vector<std::vector<double>> points_;  // of each player
  std::vector<std::vector<PlayerResult>> results_;
  std::vector<std::vector<PartnershipResult>> partnershipResults_;
  std::vector<std::int32_t> entryOf_;  // of each player in the session that is being recorded; -1: absent
};

// --- Championships

void tally(std::vector<ChampionshipResult>& results, std::vector<Counting>& counting,
           Championship& championship) {
  counting.resize(results.size());
  championship.tallies.push_back(tallyOf(results, championship.conditions, counting));
}

void championships(const Season& season, const Settings& settings, SeasonAnswer& answer) {
  answer.individual.conditions = individualConditions(settings, sizeOf(season.sessions.size()));
  answer.together.conditions = togetherConditions(settings, sizeOf(season.sessions.size()));
  std::vector<ChampionshipResult> results;
  std::vector<Counting> counting;
  for (const PlayerRanking& player : answer.players) {
    const auto own = std::span(answer.playerResults).subspan(at(player.firstResult), at(player.sessions));
    results.clear();
    for (const PlayerResult& result : own) results.push_back({result.points, false});
    tally(results, counting, answer.individual);
    for (std::size_t index = 0; index < own.size(); ++index) own[index].counting = counting[index];
  }
  for (const Partnership& partnership : answer.partnerships) {
    const auto own =
        std::span(answer.partnershipResults).subspan(at(partnership.firstResult), at(partnership.results));
    results.clear();
    for (const PartnershipResult& result : own) results.push_back(result.result);
    tally(results, counting, answer.together);
    for (std::size_t index = 0; index < own.size(); ++index) own[index].counting = counting[index];
  }
  placeAll(answer.individual);
  placeAll(answer.together);
}

void noteLimits(const Season& season, const Settings& settings, SeasonAnswer& answer) {
  const std::int32_t sessions = sizeOf(season.sessions.size());
  for (std::size_t line = 0; line < season.lines.size(); ++line) {
    const std::string& name = season.lines[line];
    if (!name.empty() && !isLineLetter(name)) {
      answer.findings.push_back({Code::lineNotALetter, {}, -1, sizeOf(line)});
    }
  }
  if (sessions == 0) return;
  if (settings.last > sessions) {
    answer.findings.push_back({Code::lastAboveSeason, {}, settings.last, sessions});
  }
  if (settings.min.value_or(0) > sessions) {
    answer.findings.push_back({Code::minimumAboveSeason, {}, *settings.min, sessions});
  }
  if (!season.partnerships.empty() && settings.pairMin.value_or(0) > sessions) {
    answer.findings.push_back({Code::pairMinimumAboveSeason, {}, *settings.pairMin, sessions});
  }
}

}  // namespace

Conditions individualConditions(const Settings& settings, std::int32_t sessions) {
  return {settings.min.value_or(recommendedMinimum(settings.evenings.value_or(sessions))), settings.drop, 0};
}

Conditions togetherConditions(const Settings& settings, std::int32_t sessions) {
  return {settings.pairMin.value_or(recommendedMinimum(settings.evenings.value_or(sessions))),
          settings.pairDrop, settings.substitutes};
}

void placeAll(Championship& championship) {
  placeTallies(championship.tallies);
  std::vector<Place> places;
  std::vector<std::int32_t> members;
  for (std::size_t index = 0; index < championship.tallies.size(); ++index) {
    if (championship.tallies[index].place.rank == 0) continue;
    places.push_back(championship.tallies[index].place);
    members.push_back(sizeOf(index));
  }
  for (const std::int32_t index : bestFirst(places)) championship.order.push_back(members[at(index)]);
}

SeasonAnswer rankSeason(const Season& season) {
  SeasonAnswer answer;
  const Settings settings = checked(season.settings, answer.findings);
  answer.played = orderOfPlay(season, answer.findings);
  Play(season, settings, answer).run();
  championships(season, settings, answer);
  noteLimits(season, settings, answer);
  return answer;
}

std::vector<std::optional<double>> nextReplacements(const SeasonAnswer& answer) {
  std::vector<std::optional<double>> replacements;
  replacements.reserve(answer.players.size());
  for (const PlayerRanking& player : answer.players) replacements.emplace_back(player.ranking);
  return replacements;
}

}  // namespace overtrick::clubranking

// What the tests of the club ranking share: short ways to write seasons, and random ones.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "random.h"
#include "rate/clubranking.h"

namespace overtrick::clubranking {

inline std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }

inline std::int32_t count(const Findings& findings, Code code) {
  return static_cast<std::int32_t>(std::count_if(
      findings.begin(), findings.end(), [&](const Finding& finding) { return finding.code == code; }));
}

// Pairs 0-1, 2-3, … with these scores, in these lines.
inline Session pairsSession(const std::vector<std::pair<std::int32_t, double>>& lineAndScore,
                            Kind kind = Kind::pairs) {
  Session session;
  session.day = 0;
  session.kind = kind;
  std::int32_t player = 0;
  for (const auto& [line, score] : lineAndScore) {
    session.entries.push_back({line, {player, player + 1}, score, -1});
    player += 2;
  }
  return session;
}

inline Season seasonOf(Session session, std::vector<std::string> lines, Settings settings = {}) {
  Season season;
  season.settings = settings;
  season.lines = std::move(lines);
  season.replacements.assign(200, 70);
  season.sessions = {std::move(session)};
  return season;
}

inline std::vector<double> pointsIn(const Season& season) {
  const SeasonAnswer answer = rankSeason(season);
  std::vector<double> points;
  for (const EntryPoints& entry : answer.sessions[0].entries) points.push_back(entry.points);
  return points;
}

inline Settings randomSettings(testing::Random& random) {
  Settings settings;
  settings.lines = random.whole(1, 5);
  if (random.chance(0.5)) {
    settings.meanA = random.between(40, 120);
    settings.width = random.between(5, 100);
    settings.step = random.chance(0.1) ? 0 : random.between(0, 30);
    settings.topPairs = random.between(55, 100);
    settings.topButler = random.between(0.5, 4);
    settings.topTeams = random.between(12, 20);
  }
  settings.method = static_cast<Method>(random.whole(0, 3));
  settings.last = random.whole(1, 7);
  if (random.chance(0.8)) settings.min = random.whole(1, 12);
  settings.drop = random.whole(0, 5);
  if (random.chance(0.8)) settings.pairMin = random.whole(1, 8);
  settings.pairDrop = random.whole(0, 4);
  settings.substitutes = random.whole(0, 3);
  return settings;
}

inline Session randomPairs(testing::Random& random, std::vector<std::int32_t> present, std::int32_t letters) {
  Session session;
  session.kind = random.chance(0.25) ? Kind::butler : Kind::pairs;
  random.shuffle(present);
  for (std::size_t seat = 0; seat + 1 < present.size(); seat += 2) {
    // Scores on a coarse scale, so that there are ties.
    const double score =
        session.kind == Kind::pairs ? random.whole(60, 140) / 2.0 : random.whole(-30, 30) / 10.0;
    session.entries.push_back({random.whole(0, letters - 1), {present[seat], present[seat + 1]}, score, -1});
    if (random.chance(0.2)) {
      session.entries.back().substitute = present[seat + static_cast<std::size_t>(random.whole(0, 1))];
    }
  }
  if (random.chance(0.4)) {
    std::vector<std::int32_t> shuffled;
    for (std::int32_t letter = 0; letter < letters; ++letter) shuffled.push_back(letter);
    random.shuffle(shuffled);
    const auto first = static_cast<std::ptrdiff_t>(random.whole(1, letters));
    session.groups.emplace_back(shuffled.begin(), shuffled.begin() + first);
    if (random.chance(0.3)) session.groups.emplace_back(shuffled.begin() + first, shuffled.end());
  }
  return session;
}

inline Session randomTeams(testing::Random& random, std::vector<std::int32_t> present) {
  Session session;
  session.kind = Kind::teams;
  random.shuffle(present);
  for (std::size_t seat = 0; seat + 3 < present.size(); seat += 4) {
    session.teams.push_back({{present[seat], present[seat + 1], present[seat + 2], present[seat + 3]}, {}});
  }
  const auto teams = static_cast<std::int32_t>(session.teams.size());
  const std::int32_t halves = random.whole(0, 3);
  for (Team& team : session.teams) {
    for (std::int32_t half = 0; half < halves; ++half) {
      team.halves.push_back({random.whole(-1, teams - 1), random.whole(0, 40) / 2.0});
    }
  }
  return session;
}

// A season with all that may happen: ties, groups, missing letters, teams without opponents, equal dates.
inline Season randomSeason(testing::Random& random) {
  Season season;
  season.settings = randomSettings(random);
  const std::int32_t players = random.whole(4, 24);
  for (std::int32_t player = 0; player < players; ++player) {
    season.replacements.emplace_back(random.whole(80, 180) / 2.0);
  }
  season.lines = {"G", "D", "X", "A"};
  for (std::int32_t number = random.whole(0, 6); number > 0; --number) {
    std::vector<std::int32_t> members;
    while (members.size() < (random.chance(0.3) && players > 2 ? 3U : 2U)) {
      const std::int32_t player = random.whole(0, players - 1);
      if (std::find(members.begin(), members.end(), player) == members.end()) members.push_back(player);
    }
    season.partnerships.push_back(members);
  }
  const std::int32_t sessions = random.whole(0, 16);
  const std::int32_t letters = random.whole(1, 4);
  for (std::int32_t number = 0; number < sessions; ++number) {
    std::vector<std::int32_t> present;
    for (std::int32_t player = 0; player < players; ++player) {
      if (random.chance(0.8)) present.push_back(player);
    }
    Session session =
        random.chance(0.2) ? randomTeams(random, present) : randomPairs(random, present, letters);
    // Regular partners should often sit together.
    for (std::size_t entry = 0; entry < session.entries.size(); ++entry) {
      if (random.chance(0.5)) session.entries[entry].substitute = -1;
    }
    session.day = 19000 + 7 * (number - (random.chance(0.1) ? 1 : 0));
    season.sessions.push_back(std::move(session));
  }
  return season;
}

}  // namespace overtrick::clubranking

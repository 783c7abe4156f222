// The club ranking from bytes: seasons under every method, with their working; tonight's lines.
#include <algorithm>

#include "rate/clubranking.h"
#include "rate/clubranking_lineup.h"
#include "rate_bytes.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

using namespace overtrick::clubranking;

std::vector<std::int32_t> listOf(Bytes& bytes, std::int32_t most, std::int32_t last) {
  std::vector<std::int32_t> list;
  for (std::size_t left = bytes.upTo(most); left > 0; --left) list.push_back(bytes.whole(-1, last));
  return list;
}

Session sessionOf(Bytes& bytes, std::int32_t players, std::int32_t lines) {
  Session session;
  session.day = dayFrom(bytes);
  session.kind = bytes.choice(Kind::teams);
  for (std::size_t left = bytes.sometimes(4) ? bytes.upTo(3) : 0; left > 0; --left)
    session.groups.push_back(listOf(bytes, 3, lines - 1));
  const std::size_t count = bytes.upTo(8);
  const auto last = static_cast<std::int32_t>(count) - 1;
  for (std::size_t i = 0; i < count && !bytes.empty(); ++i) {
    if (session.kind == Kind::teams) {
      Team& team = session.teams.emplace_back();
      team.players = listOf(bytes, 5, players - 1);
      for (std::size_t left = bytes.upTo(2); left > 0; --left)
        team.halves.push_back({bytes.whole(-1, last), orNone(bytes, 0, 20)});
      continue;
    }
    PairEntry& entry = session.entries.emplace_back();
    entry.line = bytes.whole(-1, lines - 1);
    for (std::int32_t& player : entry.players) player = bytes.whole(-1, players - 1);
    entry.score = session.kind == Kind::pairs ? orNone(bytes, 30, 70) : orNone(bytes, -3, 3);
    if (bytes.sometimes(2)) entry.substitute = entry.players[bytes.upTo(1)];
  }
  return session;
}

Season seasonOf(Bytes& bytes) {
  constexpr const char* letters[] = {"A", "b", "AB", "", " c ", "Æ"};
  Season season;
  season.settings = rankingSettingsOf(bytes);
  const std::int32_t players = bytes.whole(1, 16);
  for (std::int32_t i = 0; i < players; ++i)
    season.replacements.push_back(bytes.sometimes(12) ? std::optional(60.0) : bytes.maybe(0, 100));
  const std::int32_t lines = bytes.whole(1, 6);
  season.lines.assign(letters, letters + lines);
  for (std::size_t left = bytes.upTo(4); left > 0; --left)
    season.partnerships.push_back(listOf(bytes, 4, players - 1));
  constexpr std::size_t most = 12;
  while (!bytes.empty() && season.sessions.size() < most)
    season.sessions.push_back(sessionOf(bytes, players, lines));
  return season;
}

void requireFigures(const RateWorking& working) {
  for (const RateTerm& term : working) requireFinite(term.value, "a term");
}

void requireFigures(const Season& season, const SessionPoints& points, std::size_t number) {
  for (const FieldPoints& field : points.fields)
    for (const double figure :
         {field.interval.top, field.interval.bottom, field.mean, field.width, field.best})
      requireFinite(figure, "a figure of a line");
  Findings ignored;
  const Settings settings = checked(season.settings, ignored);
  for (std::size_t entry = 0; entry < points.entries.size(); ++entry) {
    const EntryPoints& own = points.entries[entry];
    for (const double figure : {own.points, own.place, own.resistance, own.strength})
      requireFinite(figure, "a figure of an entry");
    requireFigures(workingOf(settings, season.sessions[number], points, static_cast<std::int32_t>(entry)));
  }
}

void requireTable(const Championship& championship) {
  for (const Tally& tally : championship.tallies) {
    requireFinite(tally.mean, "a mean");
    require(tally.counted <= tally.played + tally.substituted, "no more count than were played");
  }
  std::vector<bool> placed(championship.tallies.size());
  for (const std::int32_t index : championship.order) {
    require(within(index, placed.size()) && !placed[static_cast<std::size_t>(index)],
            "everybody stands once");
    placed[static_cast<std::size_t>(index)] = true;
  }
}

void wholeSeason(Bytes& bytes) {
  const Season season = seasonOf(bytes);
  const SeasonAnswer answer = rankSeason(season);
  require(answer.sessions.size() == season.sessions.size(), "points for each session");
  require(answer.played.size() == season.sessions.size(), "every session is played");
  for (std::size_t i = 0; i < answer.sessions.size(); ++i) requireFigures(season, answer.sessions[i], i);
  for (const PlayerRanking& player : answer.players)
    for (const double figure : {player.ranking, player.replacement, player.previous})
      requireFinite(figure, "a player's ranking");
  for (const PlayerResult& result : answer.playerResults)
    for (const double figure : {result.points, result.before, result.after})
      requireFinite(figure, "a player's result");
  for (const Partnership& partnership : answer.partnerships) {
    requireFinite(partnership.ranking, "a partnership's ranking");
    requireFinite(partnership.previous, "a partnership's ranking before");
  }
  requireTable(answer.individual);
  requireTable(answer.together);
  require(nextReplacements(answer).size() == season.replacements.size(), "a replacement for each player");
}

// Everybody who is not left out stands in one line.
void tonight(Bytes& bytes) {
  std::vector<double> rankings;
  for (std::size_t left = bytes.upTo(20); left > 0; --left) rankings.push_back(bytes.number(0, 100));
  const auto last = static_cast<std::int32_t>(rankings.size());
  const std::int32_t lines = bytes.sometimes(14) ? bytes.whole(-1, 6) : bytes.whole(-1, 2'000'000'000);
  std::vector<std::int32_t> sizes;
  if (bytes.sometimes(8))
    for (std::size_t left = 1 + bytes.upTo(3); left > 0; --left)
      sizes.push_back(bytes.sometimes(15) ? bytes.whole(-1, 8) : bytes.whole(-1, 2'000'000'000));
  std::vector<PresentPair> present;
  constexpr std::size_t most = 24;
  while (!bytes.empty() && present.size() < most)
    present.push_back({{bytes.whole(-1, last), bytes.whole(-1, last)}});
  const LineUp answer = sizes.empty() ? lineUp(rankings, present, lines) : lineUp(rankings, present, sizes);
  std::vector<bool> placed(present.size());
  for (const std::int32_t pair : answer.order) {
    require(within(pair, placed.size()) && !placed[static_cast<std::size_t>(pair)], "a pair stands once");
    placed[static_cast<std::size_t>(pair)] = true;
  }
  std::int64_t seats = 0;
  for (const std::int32_t size : answer.sizes) seats += size;
  require(seats == static_cast<std::int64_t>(answer.order.size()), "the lines hold all who are in order");
  for (const double ranking : answer.rankings) requireFinite(ranking, "a pair's ranking");
}

}  // namespace

void ranking(Bytes bytes) {
  if (bytes.sometimes(3))
    tonight(bytes);
  else
    wholeSeason(bytes);
}

}  // namespace overtrick::fuzz

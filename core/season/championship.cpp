#include "season/championship.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "event/index.h"
#include "event/order.h"

namespace overtrick::season {
namespace {

using clubranking::ChampionshipResult;
using Pair = std::array<std::int32_t, 2>;

struct PairResult {
  Pair pair;
  double points = 0;
};

Pair pairOf(std::int32_t one, std::int32_t other) { return {std::min(one, other), std::max(one, other)}; }

// Everybody's first entry of the session with points: the members of it who are new.
template <class Take>
void eachEntry(const Book& book, const Replay& replay, const Item& item, std::vector<std::int32_t>& lastSeen,
               std::int32_t turn, const Take& take) {
  const Version& version = book.version(item.version);
  std::vector<std::int32_t> members;
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const double points = replay.ofRanking().points(row);
    if (std::isnan(points)) continue;
    members.clear();
    for (const std::int32_t player : book.players(row)) {
      const bool counts = player >= 0 && lastSeen[at(player)] != turn;
      members.push_back(counts ? player : -1);
      if (counts) lastSeen[at(player)] = turn;
    }
    take(std::span<const std::int32_t>(members), points);
  }
}

// Partners of the season and their results, session by session.
void collect(const Book& book, const Replay& replay, const std::vector<Item>& items, std::vector<Pair>& pairs,
             std::vector<PairResult>& results) {
  std::vector<std::int32_t> lastSeen(book.members.size(), -1);
  std::int32_t turn = 0;
  const auto isPair = [](std::int32_t one, std::int32_t other) {
    return one >= 0 && other >= 0 && one != other;
  };
  for (const Item& item : items)
    eachEntry(book, replay, item, lastSeen, turn++,
              [&](std::span<const std::int32_t> members, double points) {
                for (std::size_t i = 0; i < members.size(); ++i)
                  for (std::size_t k = i + 1; k < members.size(); ++k) {
                    if (!isPair(members[i], members[k])) continue;
                    results.push_back({pairOf(members[i], members[k]), points});
                    if (k == i + 1 && i % 2 == 0) pairs.push_back(results.back().pair);
                  }
              });
  sortStably(pairs);
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  sortStably(results, [](const PairResult& left, const PairResult& right) { return left.pair < right.pair; });
}

void tally(const std::vector<ChampionshipResult>& results, clubranking::Championship& championship,
           std::vector<RateWorking>& workings) {
  std::vector<clubranking::Counting> counting(results.size());
  const clubranking::Tally own = clubranking::tallyOf(results, championship.conditions, counting);
  workings.push_back(clubranking::workingOfTally(results, counting, own, championship.conditions));
  championship.tallies.push_back(own);
}

}  // namespace

SeasonChampionship championshipOf(const Book& book, const Replay& replay, std::int32_t series) {
  SeasonChampionship season;
  const ReplayRanking& rankings = replay.ofRanking();
  if (series < 0 || at(series) >= rankings.seriesCount()) return season;
  const Track<StateRanking>& track = replay.trackRanking();
  std::vector<Item> items;
  for (std::size_t i = 0; i < track.next; ++i)
    if (book.version(track.items[i].version).series == series) items.push_back(track.items[i]);
  clubranking::Settings settings = rankings.settings(series);
  settings.substitutes = 0;
  const auto sessions = static_cast<std::int32_t>(items.size());
  season.individual.conditions = clubranking::individualConditions(settings, sessions);
  season.together.conditions = clubranking::togetherConditions(settings, sessions);

  std::vector<ChampionshipResult> results;
  for (const auto& [where, member] : rankings.owners(replay.ranking())) {
    if (where != series) continue;
    results.clear();
    const RankingSlot& slot = *rankings.slotOf(replay.ranking(), series, member);
    for (std::int32_t index = slot.last; index >= 0; index = rankings.result(index).previous)
      results.push_back({rankings.result(index).points, false});
    std::reverse(results.begin(), results.end());
    season.members.push_back(member);
    tally(results, season.individual, season.individualWorkings);
  }
  std::vector<PairResult> together;
  collect(book, replay, items, season.pairs, together);
  auto next = together.begin();
  for (const Pair& pair : season.pairs) {
    results.clear();
    while (next != together.end() && next->pair < pair) ++next;
    for (; next != together.end() && next->pair == pair; ++next) results.push_back({next->points, false});
    tally(results, season.together, season.togetherWorkings);
  }
  clubranking::placeAll(season.individual);
  clubranking::placeAll(season.together);
  return season;
}

}  // namespace overtrick::season

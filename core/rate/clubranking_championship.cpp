#include "rate/clubranking_championship.h"

#include <algorithm>

#include "event/index.h"
#include "event/order.h"

namespace overtrick::clubranking {
namespace {

// Marks the worst of the results that count.
void dropWorst(std::span<const ChampionshipResult> results, std::int32_t count,
               std::span<Counting> counting) {
  if (count <= 0) return;
  std::vector<std::int32_t> order;
  for (std::size_t index = 0; index < results.size(); ++index) {
    if (counting[index] == Counting::counted) order.push_back(sizeOf(index));
  }
  sortIndices(order, [&](std::int32_t left, std::int32_t right) {
    return results[at(left)].points < results[at(right)].points;
  });
  for (std::int32_t number = 0; number < count; ++number) {
    counting[at(order[at(number)])] = Counting::dropped;
  }
}

// Leaves the best results with a substitute to fill up to the minimum.
void fillUp(std::span<const ChampionshipResult> results, std::int32_t room, std::span<Counting> counting) {
  std::vector<std::int32_t> order;
  for (std::size_t index = 0; index < results.size(); ++index) {
    if (results[index].substitute) order.push_back(sizeOf(index));
  }
  sortIndices(order, [&](std::int32_t left, std::int32_t right) {
    return results[at(left)].points > results[at(right)].points;
  });
  for (std::size_t number = 0; number < order.size(); ++number) {
    if (sizeOf(number) >= room) counting[at(order[number])] = Counting::notNeeded;
  }
}

// Places those whose `qualified` is as asked, from `first` on; returns how many.
std::int32_t placeThose(std::span<Tally> tallies, bool qualified, std::int32_t first) {
  std::vector<double> means;
  std::vector<std::size_t> members;
  for (std::size_t index = 0; index < tallies.size(); ++index) {
    if (!tallies[index].mean || tallies[index].qualified != qualified) continue;
    means.push_back(*tallies[index].mean);
    members.push_back(index);
  }
  const std::vector<Place> places = placesOf(means);
  for (std::size_t member = 0; member < members.size(); ++member) {
    tallies[members[member]].place = {places[member].rank + first, places[member].tied};
  }
  return sizeOf(members.size());
}

}  // namespace

Tally tallyOf(std::span<const ChampionshipResult> results, const Conditions& conditions,
              std::span<Counting> counting) {
  const std::int32_t minimum = std::max(conditions.minimum, 1);
  Tally tally;
  for (const ChampionshipResult& result : results) ++(result.substitute ? tally.substituted : tally.played);
  std::fill(counting.begin(), counting.end(), Counting::counted);
  fillUp(results, std::min(conditions.substitutes, std::max(minimum - tally.played, 0)), counting);
  tally.dropped = std::clamp(tally.played - minimum, 0, conditions.drop);
  dropWorst(results, tally.dropped, counting);
  double sum = 0;
  for (std::size_t index = 0; index < results.size(); ++index) {
    if (counting[index] != Counting::counted) continue;
    ++tally.counted;
    sum += results[index].points;
  }
  if (tally.counted > 0) tally.mean = sum / tally.counted;
  tally.qualified = tally.counted >= minimum;
  tally.needed = std::max(minimum - tally.counted, 0);
  return tally;
}

void placeTallies(std::span<Tally> tallies) {
  const std::int32_t qualified = placeThose(tallies, true, 0);
  placeThose(tallies, false, qualified);
}

RateWorking workingOfTally(std::span<const ChampionshipResult> results, std::span<const Counting> counting,
                           const Tally& tally, const Conditions& conditions) {
  if (!tally.mean) return {};
  RateWorking working;
  for (std::size_t index = 0; index < results.size(); ++index) {
    if (counting[index] == Counting::counted) {
      working.push_back({"R", results[index].points, "nbb-championship"});
    }
  }
  working.push_back({"n", static_cast<double>(tally.counted), "nbb-championship"});
  working.push_back({"min", static_cast<double>(std::max(conditions.minimum, 1)), "setting"});
  working.push_back({"dropped", static_cast<double>(tally.dropped), "nbb-championship"});
  working.push_back({"mean", *tally.mean, "nbb-championship"});
  return working;
}

}  // namespace overtrick::clubranking

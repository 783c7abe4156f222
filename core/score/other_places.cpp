#include "score/other_places.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace overtrick {
namespace {

// Equals stand behind one another in their list, in any number of sections.
std::vector<Place> placesOf(std::span<const Standing> standings, std::span<const SectionIndex> sections) {
  std::vector<Place> places(standings.size());
  std::map<std::pair<std::int32_t, SectionIndex>, std::int32_t> before;
  std::map<std::tuple<std::int32_t, SectionIndex, std::int32_t>, Place> known;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const std::int32_t met = ++before[{standings[i].list, sections[i]}];
    Place& place = known[{standings[i].list, sections[i], standings[i].rank}];
    if (place.equals++ == 0) place.rank = met;
  }
  for (std::size_t i = 0; i < standings.size(); ++i)
    places[i] = known[{standings[i].list, sections[i], standings[i].rank}];
  return places;
}

}  // namespace

std::vector<Place> placesByFile(const Event& event, std::span<const Standing> standings,
                                std::span<const PublishedTotal> totals) {
  std::vector<SectionIndex> sections(standings.size());
  const std::vector<Place> all = placesOf(standings, sections);
  std::vector<std::size_t> rows(event.entries.size(), standings.size());
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const auto entry = static_cast<std::size_t>(standings[i].entry.value);
    rows[entry] = i;
    sections[i] = event.entries[entry].section;
  }
  const std::vector<Place> apart = placesOf(standings, sections);
  if (apart == all) return all;
  const auto fitting = [&](const std::vector<Place>& places) {
    return std::count_if(totals.begin(), totals.end(), [&](const PublishedTotal& total) {
      const auto entry = static_cast<std::size_t>(total.entry.value);
      const bool placed = total.entry.known() && entry < rows.size() && rows[entry] < standings.size();
      return placed && total.rank > 0 && places[rows[entry]].rank == total.rank;
    });
  };
  return fitting(apart) > fitting(all) ? apart : all;
}

}  // namespace overtrick

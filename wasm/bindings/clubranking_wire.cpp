#include "clubranking_wire.h"

#include <optional>

#include "columns.h"

namespace overtrick::wire {
namespace {

using emscripten::val;

// Out of range stays out of range: -1 is no count.
std::int32_t countOf(double value) {
  constexpr double largest = 2e9;
  return value >= 0 && value <= largest ? static_cast<std::int32_t>(value) : -1;
}

void take(std::int32_t& setting, const std::optional<double>& given) {
  if (given) setting = countOf(*given);
}
void take(std::optional<std::int32_t>& setting, const std::optional<double>& given) {
  if (given) setting = countOf(*given);
}
void take(double& setting, const std::optional<double>& given) {
  if (given) setting = *given;
}

}  // namespace

clubranking::Settings rankingSettingsOf(RowReader& reader) {
  clubranking::Settings settings;
  take(settings.lines, reader.maybe());
  take(settings.meanA, reader.maybe());
  take(settings.width, reader.maybe());
  take(settings.step, reader.maybe());
  settings.method = reader.choice(clubranking::Method::dynamic, settings.method);
  take(settings.topPairs, reader.maybe());
  take(settings.topButler, reader.maybe());
  take(settings.topTeams, reader.maybe());
  take(settings.last, reader.maybe());
  take(settings.min, reader.maybe());
  take(settings.drop, reader.maybe());
  take(settings.pairMin, reader.maybe());
  take(settings.pairDrop, reader.maybe());
  take(settings.substitutes, reader.maybe());
  take(settings.evenings, reader.maybe());
  return settings;
}

clubranking::Settings rankingSettingsOf(const std::vector<double>& row) {
  RowReader reader(row, 0, 0);
  return rankingSettingsOf(reader);
}

val columnsOf(const clubranking::Championship& championship) {
  std::vector<double> tallies;
  for (const clubranking::Tally& tally : championship.tallies) {
    append(tallies,
           {orNaN(tally.mean), static_cast<double>(tally.played), static_cast<double>(tally.substituted),
            static_cast<double>(tally.counted), static_cast<double>(tally.dropped),
            static_cast<double>(tally.needed), tally.qualified ? 1.0 : 0.0});
    append(tallies, tally.place);
  }
  const clubranking::Conditions& conditions = championship.conditions;
  val answer = val::object();
  answer.set("conditions",
             copyOut(std::vector<std::int32_t>{conditions.minimum, conditions.drop, conditions.substitutes}));
  answer.set("tallies", copyOut(tallies));
  answer.set("order", copyOut(championship.order));
  return answer;
}

}  // namespace overtrick::wire

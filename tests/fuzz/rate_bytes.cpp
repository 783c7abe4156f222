#include "rate_bytes.h"

#include <limits>

namespace overtrick::fuzz {

project52::Settings project52SettingsOf(Bytes& bytes) {
  using namespace project52;
  Settings settings = bytes.sometimes(8) ? denmark() : bytes.sometimes(8) ? sweden() : popular();
  if (!bytes.sometimes(4)) return settings;
  settings.text = bytes.choice(Text::sweden);
  settings.turnover = bytes.number(1, 1000);
  settings.ceiling = bytes.number(0, 100);
  settings.start = bytes.number(0, 100);
  settings.startFactor = bytes.number(0, 1);
  settings.cb = {bytes.number(0.01, 20), bytes.number(0.01, 20)};
  settings.spread = {bytes.number(0, 2), bytes.number(0, 2)};
  settings.boardWeight = bytes.number(0, 2);
  settings.guests = bytes.choice(Seating::start);
  settings.nonMembers = bytes.choice(NonMembers::unrated);
  settings.handicapEvent = bytes.choice(HandicapEvent::nett);
  settings.rated = {bytes.sometimes(8), bytes.sometimes(8), bytes.sometimes(8), bytes.sometimes(8)};
  settings.separateHandicaps = bytes.sometimes(4);
  return settings;
}

nett::Settings nettSettingsOf(Bytes& bytes) {
  nett::Settings settings;
  settings.rule = bytes.choice(nett::Rule::partner);
  if (!bytes.sometimes(4)) return settings;
  settings.weight = bytes.number(0, 1);
  settings.newcomer = bytes.number(0, 100);
  return settings;
}

clubranking::Settings rankingSettingsOf(Bytes& bytes) {
  clubranking::Settings settings;
  settings.method = bytes.choice(clubranking::Method::dynamic);
  settings.last = bytes.whole(0, 12);
  if (!bytes.sometimes(6)) return settings;
  constexpr std::int32_t most = 2'000'000'000;
  const auto count = [&bytes] { return bytes.sometimes(15) ? bytes.whole(-1, 12) : bytes.whole(-1, most); };
  settings.lines = count();
  settings.meanA = bytes.number(0, 150);
  settings.width = bytes.number(0, 100);
  settings.step = bytes.number(0, 40);
  settings.topPairs = bytes.number(50, 100);
  settings.topButler = bytes.number(0, 5);
  settings.topTeams = bytes.number(10, 20);
  settings.last = count();
  if (bytes.sometimes(8)) settings.min = count();
  settings.drop = count();
  if (bytes.sometimes(8)) settings.pairMin = count();
  settings.pairDrop = count();
  settings.substitutes = count();
  if (bytes.sometimes(4)) settings.evenings = count();
  return settings;
}

Day dayFrom(Bytes& bytes) {
  if (!bytes.sometimes(1)) return 20'000 + bytes.whole(0, 400);
  if (bytes.sometimes(8)) return noDay;
  return dayOf(CalendarDate{bytes.whole(1, 9999), bytes.whole(1, 12), bytes.whole(1, 28)});
}

double orNone(Bytes& bytes, double low, double high) {
  return bytes.maybe(low, high).value_or(std::numeric_limits<double>::quiet_NaN());
}

}  // namespace overtrick::fuzz

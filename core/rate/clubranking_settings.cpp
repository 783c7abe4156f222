#include "rate/clubranking_settings.h"

#include <algorithm>

namespace overtrick::clubranking {
namespace {

constexpr double largest = 1e6;
constexpr double smallest = 1e-3;  // what is divided by; with less, points would leave all bounds
constexpr std::int32_t mostLines = 1000;

template <class T>
void check(T& value, T standard, bool sound, Setting setting, Findings& findings) {
  if (sound) return;
  value = standard;
  findings.push_back({Code::invalidSetting, {}, static_cast<std::int32_t>(setting), 0});
}

bool within(double value, double low, double high) { return value >= low && value <= high; }
bool above(double value, double low) { return value >= low + smallest && value <= largest; }

}  // namespace

Settings checked(const Settings& given, Findings& findings) {
  const Settings standard;
  Settings sound = given;
  check(sound.lines, standard.lines, given.lines >= 1 && given.lines <= mostLines, Setting::lines, findings);
  check(sound.meanA, standard.meanA, within(given.meanA, -largest, largest), Setting::meanA, findings);
  check(sound.width, standard.width, above(given.width, 0), Setting::width, findings);
  check(sound.step, standard.step, within(given.step, 0, largest), Setting::step, findings);
  check(sound.topPairs, standard.topPairs, above(given.topPairs, 50), Setting::topPairs, findings);
  check(sound.topButler, standard.topButler, above(given.topButler, 0), Setting::topButler, findings);
  check(sound.topTeams, standard.topTeams, above(given.topTeams, 10), Setting::topTeams, findings);
  check(sound.last, standard.last, given.last >= 1, Setting::last, findings);
  check(sound.min, standard.min, given.min.value_or(0) >= 0, Setting::min, findings);
  check(sound.drop, standard.drop, given.drop >= 0, Setting::drop, findings);
  check(sound.pairMin, standard.pairMin, given.pairMin.value_or(0) >= 0, Setting::pairMin, findings);
  check(sound.pairDrop, standard.pairDrop, given.pairDrop >= 0, Setting::pairDrop, findings);
  check(sound.substitutes, standard.substitutes, given.substitutes >= 0, Setting::substitutes, findings);
  check(sound.evenings, standard.evenings, within(given.evenings.value_or(0), 0, largest), Setting::evenings,
        findings);
  return sound;
}

std::int32_t recommendedMinimum(std::int32_t evenings) { return std::max((evenings * 6 + 9) / 10, 1); }

}  // namespace overtrick::clubranking

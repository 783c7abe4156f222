#include "score/rules.h"

#include <array>

namespace overtrick {
namespace {

constexpr Rules wbf() {
  Rules rules;
  rules.artificial = ArtificialRule::neuberg;
  rules.lineRounding = Rounding::awayFromAverage;
  rules.lineSteps = 10000;
  rules.totalsFromRounded = true;
  rules.smallGroups = SmallGroups::ebu;
  return rules;
}

constexpr Rules ebuscore() {
  Rules rules;
  rules.artificial = ArtificialRule::neuberg;
  rules.lineRounding = Rounding::halfUp;
  rules.lineSteps = 100;
  rules.totalRounding = Rounding::halfUp;
  rules.totalSteps = 100;
  rules.smallGroups = SmallGroups::ebu;
  return rules;
}

constexpr Rules acbl() {
  Rules rules;
  rules.artificial = ArtificialRule::neuberg;
  rules.pointsPerWin = 1;
  rules.averagesLiteral = true;
  rules.lineRounding = Rounding::halfUp;
  rules.lineSteps = 100;
  rules.totalsFromRounded = true;
  rules.scaleToLargestMaximum = true;
  rules.totalRounding = Rounding::halfUp;
  rules.totalSteps = 100;
  rules.smallGroups = SmallGroups::acbl;
  rules.loneResultSixty = true;
  return rules;
}

constexpr Rules magic() {
  Rules rules;
  rules.artificial = ArtificialRule::neuberg;
  rules.lineRounding = Rounding::awayFromAverage;
  rules.lineSteps = 10;
  rules.totalsFromRounded = true;
  return rules;
}

constexpr Rules compscore() {
  Rules rules;
  rules.artificial = ArtificialRule::neuberg;
  rules.lineTarget = Target::boardLines;
  rules.lineRounding = Rounding::halfEven;
  rules.lineSteps = 10;
  return rules;
}

constexpr Rules plain() {
  Rules rules;
  rules.artificial = ArtificialRule::leaveOut;
  rules.lineTarget = Target::none;
  rules.totalTarget = Target::none;
  return rules;
}

constexpr auto sets = std::to_array<NamedRules>({
    {"club", Rules{}},
    {"wbf", wbf()},
    {"ebuscore", ebuscore()},
    {"acbl", acbl()},
    {"magic", magic()},
    {"compscore", compscore()},
    {"plain", plain()},
});

}  // namespace

std::span<const NamedRules> ruleSets() { return sets; }

const Rules* findRules(std::string_view name) {
  for (const NamedRules& set : sets) {
    if (set.name == name) {
      return &set.rules;
    }
  }
  return nullptr;
}

}  // namespace overtrick

#include "read/bare_result.h"

namespace overtrick {
namespace {

// The only habit that gives the line's score, if there is one.
std::optional<BareResult> toldByScore(const ContractText& contract, std::int32_t score, std::int32_t board) {
  if (!contract.declarer) return std::nullopt;
  std::optional<BareResult> told;
  for (const BareResult habit : {BareResult::tricks, BareResult::relative, BareResult::level}) {
    const auto tricks = tricksOf(contract, habit);
    if (!tricks || scoreOnBoard(board, contract.contract(), *contract.declarer, *tricks) != score) continue;
    if (told) return std::nullopt;
    told = habit;
  }
  return told;
}

}  // namespace

void BareSurvey::add(const ContractText& contract, ResultPlace place, std::optional<std::int32_t> score,
                     std::int32_t board) {
  if (!contract.hasContract()) return;
  Tally& tally = tallies_[static_cast<std::size_t>(place)];
  const std::int32_t value = contract.resultValue;
  if (contract.result == ResultForm::relative) ++(value < 0 ? tally.minus : tally.plus);
  if (contract.result == ResultForm::tricks) ++tally.many;
  if (contract.result != ResultForm::bare) return;
  ++tally.bare;
  if (value == 0) ++tally.noughts;
  if (contract.level + value > 7) ++tally.notRelative;
  if (value < contract.level) ++tally.notLevel;
  if (value <= contract.level + 1) ++tally.hardlyTricks;
  if (value - contract.level >= 5) ++tally.hardlyLevel;
  const auto told = score ? toldByScore(contract, *score, board) : std::nullopt;
  if (told) ++tally.scores[static_cast<std::size_t>(*told)];
}

BareResult BareSurvey::decide(const Tally& tally, ResultPlace place) {
  for (std::size_t i = 0; i < tally.scores.size(); ++i) {
    std::int64_t others = 0;
    for (std::size_t k = 0; k < tally.scores.size(); ++k) others += k == i ? 0 : tally.scores[k];
    if (tally.scores[i] > 0 && others == 0) return static_cast<BareResult>(i);
  }
  const bool relative = tally.notRelative == 0;
  const bool level = tally.notLevel == 0;
  const bool isSigned = tally.plus + tally.minus > 0;
  if (tally.many > 0) return isSigned ? BareResult::undecided : BareResult::tricks;
  if (place == ResultPlace::made && level && tally.plus == 0) return BareResult::level;
  const bool speaksForRelative =
      tally.plus > 0 || tally.noughts > 0 || place == ResultPlace::plusMinus || (tally.minus > 0 && !level);
  if (speaksForRelative) return relative ? BareResult::relative : BareResult::undecided;
  if (place == ResultPlace::tricks && !isSigned) return BareResult::tricks;
  // A column called so holds tricks: a minus there makes no levels of its other numbers.
  const bool speaksForLevel =
      place != ResultPlace::tricks && tally.hardlyTricks > 0 && tally.hardlyLevel == 0;
  if (tally.minus > 0 && !relative && level && speaksForLevel) return BareResult::level;
  return BareResult::undecided;
}

BareRules BareSurvey::decide() const {
  BareRules rules;
  rules.bySurvey = true;
  for (std::size_t i = 0; i < resultPlaceCount; ++i) {
    rules.of[i] = decide(tallies_[i], static_cast<ResultPlace>(i));
    rules.plusWritten = rules.plusWritten || tallies_[i].plus > 0;
  }
  return rules;
}

}  // namespace overtrick

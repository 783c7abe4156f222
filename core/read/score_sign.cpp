#include "read/score_sign.h"

namespace overtrick {

std::optional<std::int32_t> likelyTricks(const ContractText& contract, Seat declarer, std::int32_t score,
                                         std::int32_t board) {
  constexpr std::int32_t mostDown = 5;
  const bool open = contract.result == ResultForm::none || contract.result == ResultForm::bare ||
                    contract.result == ResultForm::unclear;
  const auto known = open ? std::nullopt : tricksOf(contract);
  const std::int32_t least = contract.level + 6 - mostDown;
  for (std::int32_t tricks = known.value_or(least < 0 ? 0 : least); tricks <= known.value_or(13); ++tricks) {
    if (scoreOnBoard(board, contract.contract(), declarer, tricks) == score) return tricks;
  }
  return std::nullopt;
}

void SignSurvey::add(const ContractText& contract, std::int32_t score, std::int32_t board) {
  if (!contract.hasContract() || !contract.declarer || score == 0) return;
  const bool ew = sideOf(*contract.declarer) == Side::ew;
  const bool ofNs = likelyTricks(contract, *contract.declarer, score, board).has_value();
  const bool ofDeclarer = likelyTricks(contract, *contract.declarer, ew ? -score : score, board).has_value();
  if (!ofDeclarer) ++others_;
  if (ofDeclarer && !ofNs) ++onlyDeclarers_;
}

}  // namespace overtrick

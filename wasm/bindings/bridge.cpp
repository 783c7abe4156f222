// Embind for core/bridge: who dealt a board and who was vulnerable on it.
#include <emscripten/bind.h>

#include "bridge/contract.h"

namespace {

using emscripten::val;
using namespace overtrick;

// Dealer and vulnerability as their enumerators; -1 for a number that is no board's.
val boardConditions(std::int32_t board) {
  const auto dealer = dealerOf(board);
  const auto vulnerable = vulnerabilityOf(board);
  val conditions = val::object();
  conditions.set("dealer", dealer ? static_cast<std::int32_t>(*dealer) : -1);
  conditions.set("vulnerable", vulnerable ? static_cast<std::int32_t>(*vulnerable) : -1);
  return conditions;
}

}  // namespace

EMSCRIPTEN_BINDINGS(bridge) { emscripten::function("boardConditions", &boardConditions); }

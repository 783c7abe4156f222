#include "read/pair_cell.h"

#include "read/contract_text.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {

bool isElsewhere(std::string_view pair) {
  if (isNoPair(pair)) return true;
  if (pair.empty() || !isDigit(pair.front())) return false;
  ContractText contract;
  if (takeText(contract, pair) && contract.hasContract()) return true;
  const bool numbers = pair.find_first_not_of("0123456789 ") == std::string_view::npos;
  return numbers && pair.find(' ') != std::string_view::npos;
}

bool byeInPlaceOfPair(std::string_view& pair, RowParts& parts) {
  const auto word = readOutcomeWord(pair);
  if (!word || word->kind != OutcomeWord::Kind::bye) return false;
  parts.word = word;
  pair = {};
  return true;
}

}  // namespace overtrick

#include "read/weights.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include "read/fields.h"
#include "read/numbers.h"
#include "read/row.h"
#include "read/text.h"

namespace overtrick {
namespace {

constexpr std::size_t longestWeights = 200;
constexpr std::int64_t wholeShare = 100 * Decimal::one;

// A percentage, or the words between two of them.
struct WeightWords {
  std::optional<Decimal> percent;
  std::vector<std::string_view> words;
};

bool isJoint(std::string_view word) {
  const FoldedWord folded(word);
  for (const std::string_view known : {"of", "van", "af", "av", "and", "en", "og", "och", "&", ",", "+"}) {
    if (isWord(folded.view(), known)) return true;
  }
  return false;
}

std::optional<Decimal> readPercent(std::string_view word) {
  if (!word.ends_with('%')) return std::nullopt;
  const auto percent = readDecimal(trimmed(word.substr(0, word.size() - 1)));
  const bool fits = percent && isDigit(word.front()) && percent->tenThousandths <= wholeShare;
  return fits ? percent : std::nullopt;
}

void addWeightWord(std::vector<WeightWords>& parts, std::string_view word) {
  while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.remove_suffix(1);
  if (word.empty() || isJoint(word)) return;
  if (const auto percent = readPercent(word)) {
    parts.push_back({percent, {}});
    return;
  }
  if (parts.empty() || parts.back().percent) parts.push_back({});
  parts.back().words.push_back(word);
}

// "60%620" is two words.
std::vector<WeightWords> weightWords(std::string_view text) {
  std::vector<WeightWords> parts;
  FieldList words;
  splitFields(text, Separator::blank, words);
  joinPercentSigns(words);
  for (const std::string_view word : words.fields) {
    const std::size_t sign = word.find('%');
    const bool glued = sign != std::string_view::npos && sign + 1 < word.size();
    const bool inFront = glued && readPercent(word.substr(0, sign + 1)).has_value();
    if (inFront) addWeightWord(parts, word.substr(0, sign + 1));
    addWeightWord(parts, inFront ? word.substr(sign + 1) : word);
  }
  return parts;
}

// An award or whose it is: "A+", "NS", a dash.
bool isOfAward(std::string_view word) {
  return isPlaceholder(word) || readSide(word) || readOutcomeWord(word) || word == "/" || word.ends_with('%');
}

std::optional<std::int32_t> weighedScore(const WeightWords& part, std::int32_t board) {
  if (part.words.size() == 1) {
    const auto score = readSigned(part.words[0]);
    if (score) return std::abs(*score) <= largestScore ? score : std::nullopt;
  }
  ContractText contract;
  for (std::size_t i = 0; i < part.words.size(); ++i) {
    const std::string_view next = i + 1 < part.words.size() ? part.words[i + 1] : std::string_view();
    if (!takePiece(contract, part.words[i], next)) return std::nullopt;
  }
  constexpr Letters foreign = letter::strainP | letter::strainT;
  const bool complete = contract.hasContract() && contract.declarer && contract.result != ResultForm::none &&
                        (contract.letters & foreign) == 0;
  const auto tricks = complete ? tricksOf(contract, BareResult::undecided) : std::nullopt;
  if (!tricks) return std::nullopt;
  return scoreOnBoard(board, contract.contract(), *contract.declarer, *tricks);
}

// Percentage and score by turns, beginning with either.
std::optional<Outcome> weigh(const std::vector<WeightWords>& parts, std::int32_t board) {
  if (parts.size() < 4 || parts.size() % 2 != 0) return std::nullopt;
  const std::size_t first = parts[0].percent ? 0 : 1;
  Weighted weighted;
  std::int64_t total = 0;
  for (std::size_t i = 0; i < parts.size(); i += 2) {
    const WeightWords& share = parts[i + first];
    const WeightWords& result = parts[i + 1 - first];
    const auto score = share.percent && !result.percent ? weighedScore(result, board) : std::nullopt;
    if (!score) return std::nullopt;
    weighted.parts.push_back({*score, *share.percent});
    total += share.percent->tenThousandths;
  }
  return total > 0 ? std::optional<Outcome>(weighted) : std::nullopt;
}

}  // namespace

WeightReading readWeights(std::string_view text, std::int32_t board) {
  if (text.find('%') == std::string_view::npos || text.size() > longestWeights) return {};
  if (readOutcomeWord(text)) return {};
  const std::vector<WeightWords> parts = weightWords(text);
  std::size_t percents = 0;
  bool award = true;
  for (const WeightWords& part : parts) {
    if (part.percent) ++percents;
    for (const std::string_view word : part.words) award = award && isOfAward(word);
  }
  if (percents == 0 || (award && percents <= 2)) return {};
  if (auto outcome = weigh(parts, board)) return {PercentText::weights, std::move(outcome)};
  // A line of a traveller with the percentages of both sides, or of one.
  const bool share = !parts[0].percent && percents <= 2 && parts.size() == percents + 1;
  return {share ? PercentText::resultAndShare : PercentText::unclear, std::nullopt};
}

}  // namespace overtrick

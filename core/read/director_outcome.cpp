#include "read/director_outcome.h"

#include <cstdlib>
#include <vector>

#include "read/numbers.h"
#include "read/row.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::int64_t largestWeight = 100'000 * Decimal::one;
constexpr std::int64_t wholeTop = 100 * Decimal::one;

// The piece up to the next blank; `text` keeps what follows.
std::string_view takeWord(std::string_view& text) {
  text = trimmed(text);
  std::size_t end = 0;
  while (end < text.size()) {
    const CodePoint point = decodeAt(text, end);
    if (isBlank(point.value)) break;
    end += point.bytes;
  }
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end);
  return word;
}

std::optional<std::int32_t> readScore(std::string_view text) {
  const auto score = readSigned(text);
  return score && std::abs(*score) <= largestScore ? score : std::nullopt;
}

std::optional<Outcome> readWeighted(std::string_view text) {
  Weighted weighted;
  std::int64_t total = 0;
  for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
    const std::size_t at = word.find('@');
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view share = word.substr(at + 1);
    if (share.ends_with('%')) share.remove_suffix(1);
    const auto score = readScore(word.substr(0, at));
    const auto weight = readDecimal(share);
    if (!score || !weight || weight->tenThousandths < 0 || weight->tenThousandths > largestWeight)
      return std::nullopt;
    weighted.parts.push_back({*score, *weight});
    total += weight->tenThousandths;
  }
  if (total == 0) return std::nullopt;
  return weighted;
}

std::optional<Outcome> readSplit(std::string_view text, std::size_t at) {
  const auto ns = readScore(trimmed(text.substr(0, at)));
  const auto ew = readScore(trimmed(text.substr(at + 2)));
  if (!ns || !ew) return std::nullopt;
  return Split{*ns, *ew};
}

std::optional<Award> readSideAward(std::string_view text) {
  const auto word = readOutcomeWord(text);
  if (word && word->kind == OutcomeWord::Kind::award) return word->award;
  const auto percent = readDecimal(text.ends_with('%') ? text.substr(0, text.size() - 1) : text);
  if (!percent || percent->tenThousandths < 0 || percent->tenThousandths > wholeTop) return std::nullopt;
  return Award{Award::Kind::percent, *percent};
}

std::optional<Outcome> readOneSided(std::string_view text, std::size_t colon) {
  const FoldedWord who(text.substr(0, colon));
  OneSided oneSided;
  if (who.view() == "ew" || who.view() == "ow" || who.view() == "øv" || who.view() == "öv") {
    oneSided.adjusted = Side::ew;
  } else if (who.view() != "ns" && who.view() != "nz") {
    return std::nullopt;
  }
  std::string_view rest = text.substr(colon + 1);
  const auto award = readSideAward(takeWord(rest));
  const auto score = readScore(trimmed(rest));
  if (!award || !score) return std::nullopt;
  oneSided.award = *award;
  oneSided.score = *score;
  return oneSided;
}

}  // namespace

std::optional<Outcome> readDirectorOutcome(std::string_view text) {
  text = trimmed(text);
  if (text.find('@') != std::string_view::npos) return readWeighted(text);
  if (const std::size_t at = text.find("//"); at != std::string_view::npos) return readSplit(text, at);
  if (const std::size_t colon = text.find(':'); colon != std::string_view::npos)
    return readOneSided(text, colon);
  return std::nullopt;
}

}  // namespace overtrick

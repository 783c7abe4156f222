#include "read/score_columns.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "bridge/contract.h"
#include "read/director_outcome.h"
#include "read/numbers.h"
#include "read/shares.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Holding : std::uint8_t { nothing, text, outcome, score };

Holding holdingOf(std::string_view text) {
  // Nobody scores +1.
  constexpr std::int32_t mostTricks = 13;
  if (isEmptyScore(text)) return Holding::nothing;
  const std::int32_t score = readSigned(text).value_or(1);
  if (score == 0 || std::abs(score) > mostTricks) return Holding::score;
  const bool outcome = readOutcomeWord(text) || readDirectorOutcome(text) || isReverseWord(text);
  return outcome ? Holding::outcome : Holding::text;
}

bool isScore(std::string_view text, std::int32_t scoreUnit) {
  constexpr std::int32_t largest = 100'000;
  const auto number = readSigned(text);
  return number && *number != 0 && std::abs(*number) < largest && isPossibleScore(*number * scoreUnit);
}

// A number, a fraction too, that nobody can score.
bool isNoScore(std::string_view text, std::int32_t scoreUnit) {
  const auto number = readSigned(text);
  if (!number) return readDecimal(text).has_value();
  return *number > 0 && !isScore(text, scoreUnit);
}

// Where the second of two columns begins, of places that are counted; 0 when there is one. Right-aligned scores of two
// to four digits differ by two blanks, pair numbers by one: a step of four or more can only be another column.
std::size_t secondColumn(const std::int64_t* counts, std::size_t size) {
  constexpr std::size_t step = 4;
  std::size_t previous = 0;
  std::size_t cut = 0;
  for (std::size_t place = 1; place < size; ++place) {
    if (counts[place] == 0) continue;
    if (previous > 0 && place - previous >= step) {
      if (cut > 0) return 0;
      cut = place;
    }
    previous = place;
  }
  return cut;
}

}  // namespace

bool hasDashBetweenPairs(const FieldList& fields, std::size_t behind) {
  return fields.separator == Separator::blank && behind >= 3 && isPlaceholder(fields.fields[behind - 2]);
}

void ScoreColumns::addDashes(const FieldList& fields, std::size_t from) {
  const auto& list = fields.fields;
  if (hasEmptyScoreBeforeShare(fields, from)) ++shares_;
  if (from >= list.size() || !hasDashBetweenPairs(fields, from)) return;
  if (!isPlaceholder(list[from])) ++undashed_;
  if (isPlaceholder(list[from]) && from + 1 < list.size()) ++dashed_;
}

void ScoreColumns::addLine(const FieldList& fields, std::size_t from, std::int32_t scoreUnit) {
  if (fields.separator == Separator::blank) return addDashes(fields, from);
  bool scored = false;
  Holding before = Holding::text;
  for (std::size_t i = from; i < std::min(fields.fields.size(), mostFields); ++i) {
    const std::string_view text = fields.fields[i];
    const Holding holding = holdingOf(text);
    Tally& tally = fields_[i];
    if (holding == Holding::text) ++tally.texts;
    if (holding == Holding::outcome) ++tally.outcomes;
    if (holding == Holding::score) {
      ++tally.scores;
      if (before == Holding::nothing && isScore(text, scoreUnit)) ++tally.behindEmpty;
      if (before == Holding::outcome) ++tally.behindOutcome;
    }
    if (scored && isNoScore(text, scoreUnit)) ++tally.points;
    scored = scored || isScore(text, scoreUnit);
    before = holding;
  }
}

bool ScoreColumns::noughtsAreEmpty() const {
  const auto count = [this](SecondNumber second) { return seconds_[static_cast<std::size_t>(second)]; };
  return count(SecondNumber::nought) > 0 && count(SecondNumber::behindNought) > 0 &&
         count(SecondNumber::other) == 0;
}

void ScoreColumns::addGap(std::size_t blanks, bool isSigned) {
  ++gaps_[std::min(blanks, mostFields)];
  signed_ = signed_ || isSigned;
}

ScoreSide ScoreColumns::sideOf(std::size_t field) const {
  if (field == 0 || field > mostFields) return ScoreSide::ns;
  const Tally& before = fields_[field - 1];
  if (before.texts > 0) return ScoreSide::ns;
  if (before.scores > 0) return ScoreSide::ew;
  const Tally& next = fields_[field + 1];
  if (next.behindEmpty > 0 && next.points == 0 && fields_[field].scores > 0) return ScoreSide::ns;
  if (before.outcomes == 0) return ScoreSide::assumedEw;
  return fields_[field].behindOutcome > 0 ? ScoreSide::ns : ScoreSide::assumedNs;
}

bool ScoreColumns::arePoints(std::size_t field) const {
  return field <= mostFields && fields_[field].points > 0;
}

std::size_t ScoreColumns::ewGap() const { return signed_ ? 0 : secondColumn(gaps_.data(), gaps_.size()); }

void ScoreColumns::addEnd(std::size_t end, std::size_t blanks, bool isSigned) {
  ++ends_[std::min(end, mostEnds)];
  if (blanks < 2) lastSingle_ = std::max(lastSingle_, end);
  signed_ = signed_ || isSigned;
}

bool ScoreColumns::isEwEnd(std::size_t end) const {
  const std::size_t from = signed_ ? 0 : secondColumn(ends_.data(), ends_.size());
  return from > 0 && from > lastSingle_ && end >= from;
}

}  // namespace overtrick

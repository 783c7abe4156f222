#include "read/shares.h"

#include <algorithm>
#include <string_view>

#include "bridge/contract.h"
#include "read/contract_text.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::int64_t largestShare = 100 * Decimal::one;

std::string_view wordAt(const FieldList& fields, std::size_t at) {
  return at < fields.fields.size() ? fields.fields[at] : std::string_view();
}

bool isScoreWord(std::string_view text) {
  const auto number = readSigned(text);
  return number && isPossibleScore(*number);
}

bool isContractWord(std::string_view text) {
  ContractText contract;
  return takeText(contract, text);
}

// "29.27%", "50,00".
bool isPartOfTop(std::string_view text) {
  if (isShare(text)) return true;
  const auto value = text.find_first_of(".,") == std::string_view::npos ? std::nullopt : readDecimal(text);
  return value && value->tenThousandths >= 0 && value->tenThousandths <= largestShare;
}

// An award, a bye: a percentage behind it may be the other side's.
bool isOtherOutcome(std::string_view text) {
  const auto word = readOutcomeWord(text);
  return text.find('%') != std::string_view::npos || (word && word->kind != OutcomeWord::Kind::passed);
}

// What such an award may come to: A+ is 60 % or more, A- 40 % or less.
bool mayBeWorth(const Award& award, std::int64_t share) {
  constexpr std::int64_t plus = 60 * Decimal::one;
  constexpr std::int64_t even = 50 * Decimal::one;
  constexpr std::int64_t minus = 40 * Decimal::one;
  switch (award.kind) {
    case Award::Kind::average:
      return share == even;
    case Award::Kind::averagePlus:
      return share >= plus;
    case Award::Kind::averageMinus:
      return share <= minus;
    case Award::Kind::percent:
      return share == award.percent.tenThousandths;
  }
  return false;
}

}  // namespace

bool isShare(std::string_view text) {
  if (text.size() < 2 || !text.ends_with('%') || !isDigit(text.front())) return false;
  const auto percent = readDecimal(trimmed(text.substr(0, text.size() - 1)));
  return percent && percent->tenThousandths <= largestShare;
}

Shares sharesOf(const FieldList& fields, std::size_t from) {
  bool result = false;
  std::size_t at = from;
  for (; at < fields.fields.size() && !isShare(fields.fields[at]); ++at) {
    const std::string_view text = fields.fields[at];
    if (isPlaceholder(text)) continue;
    if (isOtherOutcome(text)) return Shares::none;
    result = result || readSigned(text) || readOutcomeWord(text) || isContractWord(text);
  }
  if (at == fields.fields.size()) return Shares::none;
  if (result) return Shares::behindResult;
  const std::string_view next = wordAt(fields, at + 1);
  return isScoreWord(next) && readSigned(next) != 0 ? Shares::beforeScore : Shares::none;
}

bool areWorthOfAward(const RowParts& parts, const FieldList& fields, std::size_t from) {
  if ((!parts.awardNs && !parts.awardEw) || !isShare(wordAt(fields, from))) return false;
  const Award& award = parts.awardNs ? *parts.awardNs : *parts.awardEw;
  const bool average = award.kind == Award::Kind::average;  // by itself it is told of both sides
  if (parts.awardNs && parts.awardEw && !(average && parts.awardEw->kind == Award::Kind::average))
    return true;
  // "60%" and "40%" side by side are an award in two columns.
  if (isShare(parts.awardText)) return false;
  if (isShare(wordAt(fields, from + 1))) return true;
  const std::string_view share = wordAt(fields, from);
  const auto percent = readDecimal(trimmed(share.substr(0, share.size() - 1)));
  return percent && mayBeWorth(award, percent->tenThousandths);
}

bool arePointsBehind(const FieldList& fields, std::size_t from, std::size_t headings) {
  const auto& list = fields.fields;
  std::size_t end = list.size();
  while (end > from && isPartOfTop(list[end - 1])) --end;
  const std::size_t count = list.size() - end;
  if (count == 0 || count > headings || end == from) return false;
  // "60 - 40%": an award in three words.
  if (isPlaceholder(list[end - 1])) return false;
  return std::none_of(list.begin() + static_cast<std::ptrdiff_t>(from),
                      list.begin() + static_cast<std::ptrdiff_t>(end), isPartOfTop);
}

bool arePointsAmongResults(const FieldList& fields, std::size_t from, std::size_t headings,
                           const RowFields& laid) {
  if (!arePointsBehind(fields, from, headings)) return false;
  const auto word = readOutcomeWord(fields.fields[from]);
  const bool award =
      word && (word->kind == OutcomeWord::Kind::award || word->kind == OutcomeWord::Kind::awards);
  bool among = false;
  bool joined = false;
  for (const Role role :
       {Role::contract, Role::declarer, Role::result, Role::plusMinus, Role::made, Role::down, Role::tricks,
        Role::doubled, Role::score, Role::scoreNs, Role::scoreEw, Role::remark}) {
    FieldList cells;
    FieldList words;
    splitFields(laid[role], Separator::gap, cells);
    splitFields(laid[role], Separator::blank, words);
    joined = joined || cells.fields.size() > 1;
    among = among || std::any_of(words.fields.begin(), words.fields.end(), isPartOfTop);
  }
  return among && (joined || !award);
}

bool hasDashBeforeShare(const FieldList& fields, std::size_t from) {
  return fields.separator == Separator::blank && isScoreWord(wordAt(fields, from)) &&
         from + 2 < fields.fields.size() && isPlaceholder(fields.fields[from + 1]) &&
         isShare(fields.fields[from + 2]);
}

bool hasEmptyScoreBeforeShare(const FieldList& fields, std::size_t from) {
  if (hasDashBeforeShare(fields, from)) {
    const std::string_view score = fields.fields[from];
    const std::string_view share = fields.fields[from + 2];
    const char* end = share.data() + share.size();
    const bool award =
        readOutcomeWord({score.data(), static_cast<std::size_t>(end - score.data())}).has_value();
    return !award || isShare(wordAt(fields, from + 3));
  }
  return fields.separator == Separator::blank && from + 2 < fields.fields.size() &&
         isPlaceholder(fields.fields[from]) && isScoreWord(fields.fields[from + 1]) &&
         isShare(fields.fields[from + 2]);
}

}  // namespace overtrick

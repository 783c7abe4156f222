#include "read/row_words.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "read/card_text.h"
#include "read/numbers.h"
#include "read/shares.h"
#include "read/text.h"
#include "read/weights.h"
#include "read/words.h"

namespace overtrick {
namespace {

struct Number {
  std::int32_t value = 0;
  std::string_view text;
  std::size_t field = 0;
  std::size_t gap = 0;
  bool isSigned = false;
  std::optional<Side> side;  // named beside it
};

constexpr std::int32_t beyondScores = 100'000;
constexpr std::int32_t smallestScore = 50;

bool isPlainNumber(std::string_view text) {
  const std::string_view digits = text.substr(text.front() == '-' || text.front() == '+' ? 1 : 0);
  return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

bool looksLikeResult(std::string_view text) {
  if (isPlaceholder(text)) return true;
  const FoldedWord folded(text);
  const std::string_view word = folded.view();
  return !word.empty() && (word == "c" || word.front() == '=' || word.front() == '+' || word.front() == '-');
}

class WordReader {
 public:
  WordReader(const FieldList& fields, RowNumbers pairs, const ScoreColumns& columns, const RowRules& rules,
             Reporter& reporter, WordsReading& out)
      : fields_(fields), pairs_(pairs), columns_(columns), rules_(rules), reporter_(reporter), out_(out) {}

  void read(std::size_t from) {
    const auto& list = fields_.fields;
    dashed_ = hasDashBetweenPairs(fields_, from) && columns_.dashesPart();
    if (ruling(from)) return;
    for (std::size_t i = from; i < list.size();) i += field(i);
    if (!fields_.rest.empty()) leave(fields_.rest.substr(0, 80));
    declarerAtEnd();
    settleDecimal();
    scores();
    if (out_.parts.contractText.empty() && contractFrom_ != nullptr) {
      out_.parts.contractText = {contractFrom_, static_cast<std::size_t>(contractTo_ - contractFrom_)};
    }
  }

 private:
  // Of a line that is cut at blanks, without the comma behind it: "1 2 4S N +1, 450".
  std::string_view at(std::size_t i) const {
    std::string_view text = i < fields_.fields.size() ? fields_.fields[i] : std::string_view();
    if (fields_.separator == Separator::blank && text.size() > 1 && text.ends_with(','))
      text.remove_suffix(1);
    return text;
  }

  // Without the empty fields around it.
  std::string_view restFrom(std::size_t from) const {
    const auto& list = fields_.fields;
    std::size_t end = list.size();
    while (from < end && list[from].empty()) ++from;
    while (end > from && list[end - 1].empty()) --end;
    if (from == end || !fields_.rest.empty()) return {};
    const char* start = list[from].data();
    const char* behind = list[end - 1].data() + list[end - 1].size();
    return {start, static_cast<std::size_t>(behind - start)};
  }

  // "620@60 -100@40", "420//-450", "NS:A+ 420" take the rest of the line.
  bool ruling(std::size_t from) {
    const std::string_view rest = restFrom(from);
    if (rest.find_first_of("@/:%") == std::string_view::npos) return false;
    if (worth(from, rest)) return !out_.parts.unclear.empty();
    RowParts tail;
    tail.board = out_.parts.board;
    const std::string_view before = takeTail(tail, rest);
    if (!takeRuling(tail, before)) {
      const PercentText percents = readWeights(before, tail.board).kind;
      sharesBehind_ = percents == PercentText::resultAndShare;
      if (percents != PercentText::unclear) return false;
      out_.parts.unclear = rest;
      return true;
    }
    out_.parts.ruled = tail.ruled;
    out_.parts.reverse = tail.reverse;
    out_.parts.group = tail.group;
    return true;
  }

  // Percentages that are no award: behind a result they are what it was worth.
  bool worth(std::size_t from, std::string_view rest) {
    if (fields_.separator == Separator::blank) {
      const bool dashed = hasDashBeforeShare(fields_, from);
      sharesBehind_ = dashed ? columns_.haveShares() || (rules_.scoresUnsided && rules_.pointsHeadings > 0)
                             : arePointsBehind(fields_, from, rules_.pointsHeadings);
      return sharesBehind_;
    }
    const Shares shares = sharesOf(fields_, from);
    sharesBehind_ = shares == Shares::behindResult;
    if (shares == Shares::beforeScore) out_.parts.unclear = rest;
    return shares != Shares::none;
  }

  // Reads the field and answers how many fields that were.
  std::size_t field(std::size_t i) {
    const std::string_view text = at(i);
    if (text.empty()) return 1;
    sharesBehind_ = sharesBehind_ || (!side_ && areWorthOfAward(out_.parts, fields_, i));
    if (const std::size_t words = percentages(i); words > 0) return words;
    if (!isPlainNumber(text)) {
      if (isReverseWord(text) || isReverseLetter(i)) {
        out_.parts.reverse = true;
        return 1;
      }
      if (sharesBehind_ && text.ends_with('%')) {
        reporter_.sayOnce(Code::ignoredColumn, text);
        return 1;
      }
      if (side(i)) return 1;
      if (group(text, at(i + 1))) return 2;
      if (const std::size_t words = outcome(i); words > 0) return words;
    }
    if (const std::size_t words = parted(i); words > 0) return words;
    if (declarerByPair(text, at(i + 1)) || piece(text, at(i + 1)) || declarerInside(text)) return 1;
    if (number(i, text)) return 1;
    if (isPlaceholder(text) || several(i) || ofNoInterest(i, text)) return 1;
    leave(text);
    return 1;
  }

  // "420 r": behind a result, at the end. Elsewhere R is diamonds or a redouble.
  bool isReverseLetter(std::size_t i) const {
    const bool letter = at(i) == "r" || at(i) == "R";
    return letter && i + 1 == fields_.fields.size() && (!numbers_.empty() || hasResult());
  }

  bool hasResult() const { return out_.parts.contract.result != ResultForm::none; }

  // "EW 50", "50 EW": whose score it is. Where no score stands beside it, it is a vulnerability.
  bool side(std::size_t i) {
    const auto named = rules_.sidesAreVulnerable ? std::nullopt : readSide(at(i));
    if (!named || (out_.parts.contract.level != 0 && !out_.parts.contract.strain)) return false;
    const std::string_view next = at(i + 1);
    out_.vulnerability.sides = true;
    if (readSigned(next) || isInBrackets(next) || readOutcomeWord(next)) {
      side_ = named;
      return true;
    }
    const bool behind = !numbers_.empty() && numbers_.back().field + 1 == i && !numbers_.back().side;
    if (behind) numbers_.back().side = named;
    return behind;
  }

  // "not played", "passed out", "40% - 60%" are several fields of a line that is cut at blanks.
  std::size_t outcome(std::size_t i) {
    if (out_.parts.contract.started() || isPlaceholder(at(i))) return 0;
    const std::size_t most = fields_.separator == Separator::blank ? 3 : 1;
    for (std::size_t words = most; words > 0; --words) {
      if (i + words > fields_.fields.size()) continue;
      const std::string_view last = at(i + words - 1);
      if (words > 1 && last.empty()) continue;
      const std::string_view text(at(i).data(),
                                  static_cast<std::size_t>(last.data() + last.size() - at(i).data()));
      if (words > 1 && !joins(i, words)) continue;
      if (takeOutcomeWord(out_.parts, text, sideOfAward(i))) return words;
    }
    return 0;
  }

  // As named; "420 A-": behind one side's score stands what the other got.
  std::optional<Side> sideOfAward(std::size_t i) {
    const auto named = std::exchange(side_, std::nullopt);
    const bool behind = numbers_.size() == 1 && numbers_.back().field + 1 == i;
    if (named || !behind) return named;
    return numbers_.back().side == Side::ew ? Side::ns : Side::ew;
  }

  // "60 % / 40 %", "60 -40 %": two shares of which a sign or the mark between them stands by itself.
  std::size_t percentages(std::size_t i) {
    const bool begun = sharesBehind_ || out_.parts.contract.started() || out_.parts.word || !numbers_.empty();
    if (begun || fields_.separator != Separator::blank || !isDigit(at(i).front())) return 0;
    for (const std::size_t words : {3U, 2U}) {
      const std::string_view last = at(i + words - 1);
      if (last.empty()) continue;
      const std::string_view text(at(i).data(),
                                  static_cast<std::size_t>(last.data() + last.size() - at(i).data()));
      const bool shares = text.find_first_of("%/") != std::string_view::npos;
      const bool parted = words == 3 || !isDigit(at(i).back()) || !isDigit(last.front());
      const auto read = shares && parted ? readOutcomeWord(text) : std::nullopt;
      if (!read || read->kind != OutcomeWord::Kind::awards) continue;
      return takeOutcomeWord(out_.parts, text, std::exchange(side_, std::nullopt)) ? words : 0;
    }
    return 0;
  }

  // "average plus" is one award, "A+ A-" is two and "--- ---" two columns, each read by itself.
  bool joins(std::size_t i, std::size_t words) const {
    if (words == 2 && isSignWord(at(i + 1))) return true;
    for (std::size_t k = 0; k < words; ++k) {
      const auto alone = readOutcomeWord(at(i + k));
      if (alone && alone->kind != OutcomeWord::Kind::passed) return false;
    }
    return true;
  }

  bool group(std::string_view word, std::string_view next) {
    if (!isGroupWord(word)) return false;
    const auto number = readCount(next);
    if (!number || *number > 999) return false;
    out_.parts.group = *number;
    return true;
  }

  bool declarerByPair(std::string_view text, std::string_view next) {
    RowParts& parts = out_.parts;
    if (!parts.contract.hasContract() || parts.contract.declarer || parts.declaredBy) return false;
    if (parts.contract.result != ResultForm::none || pairs_.ns == pairs_.ew) return false;
    if (text != pairs_.ns && text != pairs_.ew) return false;
    if (!looksLikeResult(next)) return false;
    parts.declaredBy = text == pairs_.ns ? Side::ns : Side::ew;
    return true;
  }

  // "3s2+1" is 3♠ by pair 2 with an overtrick, "3s2" just made. The longer number first: in 3s12+1 it is pair
  // 12, not pair 2.
  bool takeWithPair(std::string_view text, bool needsResult = false) {
    const bool nsIsLonger = pairs_.ns.size() > pairs_.ew.size();
    for (const Side side : {nsIsLonger ? Side::ns : Side::ew, nsIsLonger ? Side::ew : Side::ns}) {
      const std::string_view pair = side == Side::ns ? pairs_.ns : pairs_.ew;
      const std::size_t from = pair.empty() ? std::string_view::npos : text.find(pair, 1);
      if (from == std::string_view::npos) continue;
      const std::string_view result = text.substr(from + pair.size());
      ContractText contract;
      if (result.empty() ? needsResult : !looksLikeResult(result)) continue;
      if (!takePiece(contract, text.substr(0, from))) continue;
      if (!contract.hasContract() || contract.declarer || contract.result != ResultForm::none) continue;
      if (!result.empty() && !takeResult(contract, result)) continue;
      out_.parts.contract = contract;
      out_.parts.declaredBy = side;
      return true;
    }
    return false;
  }

  bool declarerInside(std::string_view text) {
    const RowParts& parts = out_.parts;
    if (closed_ || parts.word || parts.contract.started() || pairs_.ns == pairs_.ew) return false;
    // "6NT 13" in a cell has its tricks rather than a pair, which the next cell may name.
    if (!takeWithPair(text, text.find(' ') != std::string_view::npos)) return isStrangers(text);
    mark(text);
    return true;
  }

  // "3nt3-1" where pair 3 does not sit: a contract, a number and a result.
  bool isStrangers(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t from = text.find_first_of(digits, 1);
    const std::size_t to = from == std::string_view::npos ? from : text.find_first_not_of(digits, from);
    if (to == std::string_view::npos || !looksLikeResult(text.substr(to))) return false;
    ContractText contract;
    if (!takePiece(contract, text.substr(0, from)) || !takeResult(contract, text.substr(to))) return false;
    if (!contract.hasContract() || contract.declarer) return false;
    out_.parts.stranger = text;
    return true;
  }

  // The number of "3s2" was taken for tricks; where nothing else names the declarer, it is the pair's.
  void declarerAtEnd() {
    const ContractText& contract = out_.parts.contract;
    const bool number = contract.result == ResultForm::bare || contract.result == ResultForm::tricks;
    if (!number || contract.declarer || out_.parts.declaredBy) return;
    if (!numbers_.empty() || contractFrom_ == nullptr || pairs_.ns == pairs_.ew) return;
    takeWithPair({contractFrom_, static_cast<std::size_t>(contractTo_ - contractFrom_)});
  }

  // "- 1", "4SN+ 1", "3s2- 1", "+ 50": a sign that blanks part from its number. A lone dash before a score is the
  // empty place of the other side's.
  std::size_t parted(std::size_t i) {
    if (fields_.separator != Separator::blank) return 0;
    if (signedPiece(at(i), at(i + 1))) return 2;
    const std::string_view next = at(i + 1);
    const bool plus = at(i) == "+" && numbers_.empty() && !next.empty() && isDigit(next.front());
    if (!plus) return 0;
    const char* end = next.data() + next.size();
    return number(i, {at(i).data(), static_cast<std::size_t>(end - at(i).data())}) ? 2 : 0;
  }

  bool signedPiece(std::string_view text, std::string_view next) {
    ContractText& contract = out_.parts.contract;
    if (closed_ || out_.parts.word) return false;
    const std::string_view both = withItsNumber(text, next);
    if (both.empty()) return false;
    if (!takeSignedPiece(contract, text, next) && (contract.started() || !takeWithPair(both))) return false;
    side_.reset();
    mark(both);
    return true;
  }

  bool piece(std::string_view text, std::string_view next) {
    ContractText& contract = out_.parts.contract;
    if (closed_ || out_.parts.word || isPlaceholder(text)) return false;
    if (!takePiece(contract, text, next)) return false;
    side_.reset();
    mark(text);
    return true;
  }

  void mark(std::string_view text) {
    if (contractFrom_ == nullptr) contractFrom_ = text.data();
    contractTo_ = text.data() + text.size();
  }

  bool number(std::size_t i, std::string_view text) {
    auto value = readSigned(isInBrackets(text) ? text.substr(1, text.size() - 2) : text);
    // To be told that it is out of range.
    if (!value && isTooLong(text)) value = beyondScores;
    if (!value) return false;
    const char first = text.front();
    // Behind the score of a contract there are points, not tricks.
    closed_ = closed_ || out_.parts.contract.hasContract();
    numbers_.push_back(
        {*value, text, i, gapBefore(i), first < '0' || first > '9', std::exchange(side_, std::nullopt)});
    return true;
  }

  std::size_t gapBefore(std::size_t i) const {
    if (i == 0 || fields_.separator != Separator::blank) return 0;
    const std::string_view before = at(i - 1);
    return static_cast<std::size_t>(at(i).data() - before.data()) - before.size();
  }

  // A field of a spreadsheet may hold a whole contract: "4♠ N +1".
  bool several(std::size_t i) {
    if (fields_.separator == Separator::blank) return false;
    FieldList pieces;
    splitFields(at(i), Separator::blank, pieces);
    if (pieces.fields.size() < 2 || !pieces.rest.empty()) return false;
    for (std::size_t k = 0; k < pieces.fields.size(); ++k) {
      const std::string_view next = k + 1 < pieces.fields.size() ? pieces.fields[k + 1] : std::string_view();
      const std::string_view text = pieces.fields[k];
      if (isReverseWord(text)) {
        out_.parts.reverse = true;
      } else if (group(text, next) || signedPiece(text, next)) {
        ++k;
      } else if (!(k + 1 < pieces.fields.size() && declarerByPair(text, next)) && !piece(text, next) &&
                 !declarerInside(text) && !number(i, text) && !takeOutcomeWord(out_.parts, text)) {
        leave(text);
      }
    }
    return true;
  }

  bool ofNoInterest(std::size_t i, std::string_view text) {
    if (text.size() > 1 && readVulnerability(text)) {
      const bool dashes = isTwoDashes(text);
      const bool side = readSide(text).has_value();
      out_.vulnerability.add({!side && !dashes, side, dashes});
      return true;
    }
    const bool points = readDecimal(text).has_value();
    const bool card = out_.parts.contract.hasContract() && looksLikeCard(text);
    if (points && decimal_.empty() && !anyResult()) {
      decimal_ = text;
      decimalField_ = i;
      return true;
    }
    if (points || card) reporter_.sayOnce(Code::ignoredColumn, text);
    return points || card;
  }

  [[nodiscard]] bool anyResult() const {
    const RowParts& parts = out_.parts;
    return !numbers_.empty() || parts.contract.started() || parts.word || parts.awardNs || parts.awardEw;
  }

  // "7.5" beside a result is points. Where nothing else is one, "1.430" is a score with a mark between its
  // thousands.
  void settleDecimal() {
    if (decimal_.empty()) return;
    const auto score = groupedNumber(decimal_);
    if (anyResult()) {
      reporter_.sayOnce(Code::ignoredColumn, decimal_);
    } else if (score && isPossibleScore(*score)) {
      const bool isSigned = !isDigit(decimal_.front());
      numbers_.push_back({*score, decimal_, decimalField_, 0, isSigned, std::exchange(side_, std::nullopt)});
    } else {
      leave(decimal_);
    }
  }

  void leave(std::string_view text) {
    if (out_.leftOver.empty()) out_.leftOver = text;
  }

  // --- Which number is whose score ----------------------------------------------------------------------

  void scores() {
    dropPoints();
    if (numbers_.empty()) return;
    const Number& first = numbers_[0];
    const bool behindMereDash = dashed_ && isPlaceholder(at(first.field - 1));
    if (isBeforeContract(first) || (behindMereDash && !out_.parts.contract.hasContract())) {
      out_.parts.unclear = first.text;
      return;
    }
    if (rules_.withoutScores && (hasResult() || out_.parts.word)) {
      reporter_.sayOnce(Code::ignoredColumn, first.text);
      return;
    }
    out_.scoreGap = first.gap;
    out_.scoreIsSigned = first.isSigned;
    out_.second = secondNumber();
    out_.scoreEnd = endOf(first);
    const std::size_t ewGap = columns_.ewGap();
    const bool byGap = ewGap > 0 && first.gap >= ewGap && !out_.parts.contract.started();
    if (byGap) reporter_.sayOnce(Code::scoreColumnsByPlace, first.text);
    const bool ew = first.side ? *first.side == Side::ew : byGap || isInEwField(first);
    const bool both = numbers_.size() >= 2 && isOtherSide(first, numbers_[1], ew);
    const bool byEnd = standsRight(first);
    if (byEnd) reporter_.sayOnce(Code::scoreColumnsByPlace, first.text);
    const bool unsided = (rules_.scoresUnsided && !first.isSigned) || isAssumed(first);
    if ((unsided || byEnd || isBehindDash(first)) && !both && !first.side) {
      out_.parts.scoreOpen = readScore(first.text, rules_, reporter_);
      out_.parts.reported = !out_.parts.scoreOpen;
    } else {
      put(first, ew);
    }
    if (both) put(numbers_[1], !ew);
    if (both) out_.parts.scoreUnsided = false;
    const std::size_t used = both ? 2 : 1;
    if (used == numbers_.size()) return;
    // Three more numbers of which one can be a score: another result on the same line.
    const bool another = numbers_.size() >= used + 3 && std::abs(numbers_[used + 2].value) >= 50 &&
                         isPossibleScore(numbers_[used + 2].value) && !out_.parts.contract.started();
    if (another) {
      const std::string_view last = fields_.fields.back();
      const char* from = numbers_[used].text.data();
      reporter_.say(Code::extraText, {from, static_cast<std::size_t>(last.data() + last.size() - from)});
    } else {
      reporter_.sayOnce(Code::ignoredColumn, numbers_[used].text);
    }
  }

  // Behind a contract the columns of both sides' scores are told by where these end: the contract says whose it is.
  bool standsRight(const Number& first) const {
    const ContractText& contract = out_.parts.contract;
    return fields_.separator == Separator::blank && contract.hasContract() && contract.declarer &&
           !first.side && columns_.isEwEnd(out_.scoreEnd);
  }

  std::size_t endOf(const Number& number) const {
    const char* end = number.text.data() + number.text.size();
    return static_cast<std::size_t>(
        utf16Length(fields_.line.substr(0, static_cast<std::size_t>(end - fields_.line.data()))));
  }

  // A number alone in a column of points is no score.
  void dropPoints() {
    const auto areKept = [this](const Number& number) {
      return fields_.separator == Separator::blank || number.side || !columns_.arePoints(number.field);
    };
    const auto kept = std::stable_partition(numbers_.begin(), numbers_.end(), areKept);
    if (kept == numbers_.end()) return;
    reporter_.sayOnce(Code::ignoredColumn, kept->text);
    numbers_.erase(kept, numbers_.end());
  }

  // "1 2 10 4S N": a board's number, tricks, points? No score, at any rate.
  bool isBeforeContract(const Number& number) const {
    return contractFrom_ != nullptr && number.text.data() < contractFrom_ && number.value != 0 &&
           out_.parts.contract.hasContract() && std::abs(number.value) < beyondScores &&
           !isPossibleScore(number.value * scale());
  }

  // Two dashes are a vulnerability where the text has others.
  bool isEmpty(std::string_view text) const {
    return rules_.sidesAreVulnerable ? isPlaceholder(text) : isEmptyScore(text);
  }

  // Of lines of blanks a dash before the score is the empty place of NS's.
  std::optional<ScoreSide> sideByField(const Number& number) const {
    if (number.side || !isEmpty(at(number.field - 1))) return std::nullopt;
    return fields_.separator == Separator::blank ? ScoreSide::ew : columns_.sideOf(number.field);
  }

  bool isInEwField(const Number& number) {
    const auto side = sideByField(number);
    const bool assumed = side == ScoreSide::assumedNs || side == ScoreSide::assumedEw;
    if (assumed && !isAssumed(number) && number.value != 0)
      reporter_.sayOnce(Code::scoreSideAssumed, number.text);
    return side == ScoreSide::ew || side == ScoreSide::assumedEw;
  }

  // No column tells whose score it is: the contract does, if there is one.
  bool isAssumed(const Number& number) const {
    const auto side = sideByField(number);
    const ContractText& contract = out_.parts.contract;
    return (side == ScoreSide::assumedNs || side == ScoreSide::assumedEw) && contract.hasContract() &&
           contract.declarer;
  }

  // "4S N - 420": made, as on the Belgian sheet, or a minus, or NS's empty place: the contract tells.
  bool isBehindDash(const Number& number) const {
    const ContractText& contract = out_.parts.contract;
    return fields_.separator == Separator::blank && isEmpty(at(number.field - 1)) && contract.hasContract() &&
           contract.declarer && (dashed_ || contract.result == ResultForm::none);
  }

  bool isOtherSide(const Number& first, const Number& second, bool ew) const {
    if (first.side && second.side) return first.side != second.side;
    return !ew && isEwScore(first, second);
  }

  // Of three numbers and more, the third and those behind it being points.
  SecondNumber secondNumber() const {
    if (fields_.separator != Separator::blank || numbers_.size() < 3) return SecondNumber::none;
    const Number& first = numbers_[0];
    const Number& second = numbers_[1];
    if (first.side || second.side || second.field != first.field + 1) return SecondNumber::none;
    if (first.value == 0 && second.value == 0) return SecondNumber::none;
    if (first.value != 0 && second.value == 0) return SecondNumber::nought;
    const bool score = std::abs(second.value) < beyondScores && second.value * scale() >= smallestScore &&
                       isPossibleScore(second.value * scale());
    return first.value == 0 && score ? SecondNumber::behindNought : SecondNumber::other;
  }

  [[nodiscard]] std::int32_t scale() const { return rules_.withoutLastZero ? 10 : 1; }

  // Two numbers side by side are the scores of both sides when both can be scores, else the second is points.
  bool isEwScore(const Number& first, const Number& second) const {
    if (second.field != first.field + 1) return false;
    if (out_.second != SecondNumber::none && columns_.noughtsAreEmpty()) return true;
    if (second.value == 0) return first.value != 0 && numbers_.size() == 2;
    if (first.value == -second.value) return true;
    return numbers_.size() == 2 && std::abs(second.value) < beyondScores &&
           isPossibleScore(second.value * scale());
  }

  void put(const Number& number, bool ew) {
    const auto score = readScore(number.text, rules_, reporter_);
    if (!score) {
      out_.parts.reported = true;
      return;
    }
    // "EW -50" is EW's loss to some, and to others NS's with EW named as those who won it.
    // Brackets are a minus to some; beside a contract they may be mere brackets.
    const bool bracketed = isInBrackets(number.text) && out_.parts.contract.hasContract() &&
                           out_.parts.contract.declarer.has_value();
    const bool doubtful = (ew && number.side && score->value < 0) || bracketed;
    if (doubtful) {
      out_.parts.scoreOpen = score;
    } else {
      (ew ? out_.parts.scoreEw : out_.parts.scoreNs) = score;
      out_.parts.scoreUnsided = !ew && !number.side && !out_.parts.scoreEw;
    }
  }

  const FieldList& fields_;
  RowNumbers pairs_;
  const ScoreColumns& columns_;
  const RowRules& rules_;
  Reporter& reporter_;
  WordsReading& out_;
  std::vector<Number> numbers_;
  std::string_view decimal_;      // the first, before any result
  std::size_t decimalField_ = 0;  // where it stands
  std::optional<Side> side_;      // named, and the number comes next
  bool sharesBehind_ = false;     // percentages behind the result are what it was worth
  bool closed_ = false;
  bool dashed_ = false;  // a dash before the score may only part it from the pairs
  const char* contractFrom_ = nullptr;
  const char* contractTo_ = nullptr;
};

}  // namespace

void readWords(const FieldList& fields, std::size_t from, RowNumbers pairs, const ScoreColumns& columns,
               const RowRules& rules, Reporter& reporter, WordsReading& out) {
  WordReader(fields, pairs, columns, rules, reporter, out).read(from);
}

}  // namespace overtrick

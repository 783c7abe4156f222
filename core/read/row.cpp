#include "read/row.h"

#include <cstdlib>

#include "read/director_outcome.h"
#include "read/numbers.h"
#include "read/score_sign.h"
#include "read/text.h"
#include "read/weights.h"

namespace overtrick {
namespace {

constexpr std::int32_t largestGroup = 999;

std::optional<std::int32_t> tricksFromScore(const RowParts& parts, Seat declarer, std::int32_t score) {
  for (std::int32_t tricks = 0; tricks <= 13; ++tricks) {
    if (scoreOnBoard(parts.board, parts.contract.contract(), declarer, tricks) == score) return tricks;
  }
  return std::nullopt;
}

// NS's score from one or two columns; nothing when both are filled and do not agree.
struct Combined {
  std::optional<std::int32_t> score;
  bool clash = false;
};

Combined combine(const RowParts& parts) {
  if (!parts.scoreEw) return {parts.scoreNs ? std::optional(parts.scoreNs->value) : std::nullopt, false};
  const std::int32_t ew = parts.scoreEw->value;
  if (!parts.scoreNs) return {-ew, false};
  const std::int32_t ns = parts.scoreNs->value;
  // Some sheets write the loser's score too, with its minus or as a nought.
  if (ns == -ew || ew == 0) return {ns, false};
  if (ns == 0) return {-ew, false};
  return {std::nullopt, true};
}

class Conclusion {
 public:
  Conclusion(const RowParts& parts, const RowRules& rules, std::string_view line, Reporter& reporter)
      : parts_(parts), rules_(rules), line_(line), reporter_(reporter), combined_(combine(parts)) {}

  std::optional<Outcome> draw() {
    if (parts_.ruled) return withoutScore(*parts_.ruled);
    if (!parts_.unclear.empty()) return refuse(Code::unclearScore, parts_.unclear);
    if (parts_.word) return fromWord(parts_.word->kind);
    if (parts_.awardNs && parts_.awardEw) {
      return withoutScore(Outcome{Artificial{*parts_.awardNs, *parts_.awardEw}});
    }
    if (parts_.scoreOpen && !settleOpenScore()) return refuse(Code::unclearScore, parts_.scoreOpen->text);
    if (parts_.awardNs || parts_.awardEw) return fromAward();
    // One side's score cannot be read: the other's alone may be anything.
    if (parts_.scoreLost && !parts_.contract.hasContract()) return std::nullopt;
    if (combined_.clash) {
      reporter_.say(Code::bothScoresFilled, parts_.scoreNs->text, parts_.scoreNs->value,
                    parts_.scoreEw->value);
      if (!parts_.contract.hasContract()) return std::nullopt;
    }
    if (!parts_.stranger.empty()) return leaveContract(Code::declarerNotAtTable);
    if (parts_.contract.hasContract() && parts_.unreadable.empty()) return fromContract();
    return fromScore();
  }

 private:
  std::optional<Outcome> refuse(Code why, std::string_view text) {
    reporter_.say(why, text.empty() ? line_ : text);
    return std::nullopt;
  }

  // Whose score it is, by the contract: 430 beside 3NT+1 by East is EW's.
  bool settleOpenScore() {
    const std::int32_t written = std::abs(parts_.scoreOpen->value);
    const auto declarer = parts_.contract.declarer;
    if (combined_.score || combined_.clash) return false;
    if (written == 0) combined_.score = 0;
    if (written == 0) return true;
    if (!parts_.contract.hasContract() || !declarer) return false;
    if (parts_.contract.result == ResultForm::none) {
      const bool plus = isLikely(*declarer, written);
      const bool minus = isLikely(*declarer, -written);
      if (plus != minus) combined_.score = plus ? written : -written;
      return plus != minus;
    }
    const auto tricks = tricksOf(parts_.contract, bare());
    if (!tricks) return false;
    const bool plus = scoreOnBoard(parts_.board, parts_.contract.contract(), *declarer, *tricks) > 0;
    combined_.score = plus ? written : -written;
    return true;
  }

  [[nodiscard]] bool isLikely(Seat declarer, std::int32_t score) const {
    return likelyTricks(parts_.contract, declarer, score, parts_.board).has_value();
  }

  // "3NT E 400" where all contracts have scores of their declarers.
  void takeDeclarersScore() {
    const auto declarer = parts_.contract.declarer;
    if (!rules_.scoresAreDeclarers || !parts_.scoreUnsided || !declarer || !combined_.score) return;
    if (sideOf(*declarer) == Side::ns || *combined_.score == 0) return;
    combined_.score = -*combined_.score;
    reporter_.sayOnce(Code::scoresOfDeclarer, parts_.scoreNs->text);
  }

  [[nodiscard]] BareResult bare() const { return rules_.bare.at(parts_.resultPlace); }

  // Of a number that the text does not explain the line's own score may.
  [[nodiscard]] std::optional<std::int32_t> tricksBy(Seat declarer) const {
    const bool open = parts_.contract.result == ResultForm::none || hasUnclearResult();
    if (!open) return tricksOf(parts_.contract, bare());
    if (!combined_.score) return std::nullopt;
    // Nine down is what the other side's score looks like.
    if (!isLikely(declarer, *combined_.score) && isLikely(declarer, -*combined_.score)) return std::nullopt;
    return tricksFromScore(parts_, declarer, *combined_.score);
  }

  [[nodiscard]] bool hasUnclearResult() const {
    const ResultForm form = parts_.contract.result;
    if (form == ResultForm::unclear) return true;
    if (form != ResultForm::bare) return false;
    if (bare() == BareResult::undecided) return !tricksOf(parts_.contract, bare());
    return mayBeLevel() || isTooMuch() || mayBeMinus();
  }

  // Five overtricks are nobody's habit: the 5 among overtricks and the 7 of "1NT 7" among levels may be tricks, unless
  // the column says that they are not.
  [[nodiscard]] bool isTooMuch() const {
    constexpr std::int32_t nobodys = 5;
    const std::int32_t mostOver = rules_.bare.plusWritten ? nobodys - 2 : nobodys - 1;
    const std::int32_t value = parts_.contract.resultValue;
    if (!rules_.bare.bySurvey || parts_.resultPlace == ResultPlace::plusMinus) return false;
    return (bare() == BareResult::relative && value > mostOver) ||
           (bare() == BareResult::level && value - parts_.contract.level >= nobodys);
  }

  // Among tricks that people wrote, the 3 of "3NT 3" is rather the level that was made than six down, unless the
  // column is called so.
  [[nodiscard]] bool mayBeLevel() const {
    const bool amongTricks = rules_.bare.bySurvey && bare() == BareResult::tricks;
    return amongTricks && parts_.resultPlace != ResultPlace::tricks &&
           parts_.contract.resultValue == parts_.contract.level;
  }

  // "4S-N-2": among tricks a number that is five down or more, and among overtricks any, may have its minus there.
  [[nodiscard]] bool mayBeMinus() const {
    if (!parts_.contract.behindDash) return false;
    return bare() != BareResult::tricks || parts_.contract.resultValue <= parts_.contract.level + 1;
  }

  // An outcome that leaves no place for a score. A nought is what programs write where there is none.
  std::optional<Outcome> withoutScore(const Outcome& outcome) {
    for (const std::optional<ScorePart>& score : {parts_.scoreNs, parts_.scoreEw, parts_.scoreOpen}) {
      if (!score || score->value == 0) continue;
      reporter_.say(Code::scoreNotCounted, score->text, score->value);
      break;
    }
    return outcome;
  }

  std::optional<Outcome> fromWord(OutcomeWord::Kind kind) {
    if (kind == OutcomeWord::Kind::notPlayed) return withoutScore(Outcome{NotPlayed{}});
    if (kind == OutcomeWord::Kind::bye) return withoutScore(Outcome{Bye{}});
    // What nobody can score are points.
    if (combined_.score.value_or(0) == 0 || !isPossibleScore(*combined_.score))
      return withoutScore(Outcome{PassedOut{}});
    const std::string_view text = parts_.scoreNs ? parts_.scoreNs->text : parts_.scoreEw->text;
    reporter_.say(Code::scoreContradictsContract, text, *combined_.score, 0);
    return Outcome{BareScore{*combined_.score}};
  }

  // One side's award.
  std::optional<Outcome> fromAward() {
    const Side side = parts_.awardNs ? Side::ns : Side::ew;
    const Award award = parts_.awardNs ? *parts_.awardNs : *parts_.awardEw;
    if (combined_.score) return Outcome{OneSided{side, award, *combined_.score}};
    if (award.kind != Award::Kind::average) reporter_.say(Code::otherSideAssumed, parts_.awardText);
    if (side == Side::ns) return Outcome{Artificial{award, opposite(award)}};
    return Outcome{Artificial{opposite(award), award}};
  }

  std::optional<Outcome> fromContract() {
    if ((parts_.contract.letters & rules_.ambiguous) != 0) return leaveContract(Code::ambiguousLetter);
    if ((parts_.contract.letters & rules_.foreign) != 0) {
      reporter_.sayOnce(Code::mixedNotation, parts_.contractText);
    }
    takeDeclarersScore();
    const std::optional<Seat> declarer = findDeclarer();
    if (!declarer) return leaveContract(Code::missingDeclarer);
    std::optional<std::int32_t> tricks = tricksBy(*declarer);
    if (!tricks && hasUnclearResult()) return leaveContract(Code::unclearResult);
    if (!tricks) {
      tricks = tricksOf(parts_.contract, bare());
      if (tricks && parts_.resultLeftOpen && !combined_.score) {
        reporter_.say(Code::assumedMade, parts_.contractText);
      }
    }
    if (!tricks) return leaveContract(Code::unknownContract);
    if (parts_.tricks && *parts_.tricks != *tricks) {
      reporter_.say(Code::tricksContradictResult, parts_.resultText, *parts_.tricks, *tricks);
    }
    return Outcome{PlayedContract{parts_.contract.contract(), *declarer, *tricks, combined_.score}};
  }

  // Named by seat, by pair number, or by the sign of the score. A side is written as its first seat, as the
  // Belgian sheet does.
  std::optional<Seat> findDeclarer() {
    if (parts_.contract.declarer) return parts_.contract.declarer;
    if (parts_.declaredBy) {
      reporter_.sayOnce(Code::declarerByPair, parts_.contractText);
      return *parts_.declaredBy == Side::ns ? Seat::north : Seat::east;
    }
    if (!combined_.score) return std::nullopt;
    // Where the score fits both sides, it is that of more tricks: 450 is rather a game made than one nine
    // down.
    std::optional<Seat> found;
    std::int32_t most = -1;
    for (const Seat seat : {Seat::north, Seat::east}) {
      const auto tricks = tricksBy(seat);
      if (!tricks || *tricks <= most) continue;
      if (scoreOnBoard(parts_.board, parts_.contract.contract(), seat, *tricks) != *combined_.score) continue;
      most = *tricks;
      found = seat;
    }
    if (found) reporter_.say(Code::declarerFromScore, parts_.contractText);
    return found;
  }

  [[nodiscard]] std::string_view contractText() const {
    return parts_.stranger.empty() ? parts_.contractText : parts_.stranger;
  }

  // Beside a contract that makes no sense, a number of at most 13 is its tricks and no score.
  [[nodiscard]] bool hasScore() const {
    const std::int32_t scale = rules_.withoutLastZero ? 10 : 1;
    return combined_.score && (*combined_.score == 0 || std::abs(*combined_.score) > 13 * scale);
  }

  // Without the contract the line still has its score, if it has one.
  std::optional<Outcome> leaveContract(Code why) {
    if (!hasScore()) {
      const bool ofResult = why == Code::unclearResult && !parts_.resultText.empty();
      return refuse(why, ofResult ? parts_.resultText : contractText());
    }
    reporter_.say(Code::contractLeftOut, contractText(), *combined_.score);
    return Outcome{BareScore{*combined_.score}};
  }

  std::optional<Outcome> fromScore() {
    const bool tried = parts_.contract.started() || !parts_.unreadable.empty();
    if (tried ? hasScore() : combined_.score.has_value()) {
      if (tried) {
        reporter_.say(Code::contractLeftOut,
                      parts_.unreadable.empty() ? parts_.contractText : parts_.unreadable, *combined_.score);
      }
      return Outcome{BareScore{*combined_.score}};
    }
    if (combined_.clash || parts_.reported) return std::nullopt;
    if (tried) {
      reporter_.say(Code::unknownContract,
                    parts_.unreadable.empty() ? parts_.contractText : parts_.unreadable);
    } else {
      reporter_.say(Code::noResult, line_);
    }
    return std::nullopt;
  }

  const RowParts& parts_;
  const RowRules& rules_;
  std::string_view line_;
  Reporter& reporter_;
  Combined combined_;
};

// --- Columns with headings -------------------------------------------------------------------------------

class ColumnReader {
 public:
  ColumnReader(const RowFields& fields, const RowRules& rules, Reporter& reporter, RowParts& parts)
      : fields_(fields), rules_(rules), reporter_(reporter), parts_(parts) {}

  void read() {
    remark(fields_[Role::remark]);
    contract(fields_[Role::contract]);
    declarer(fields_[Role::declarer]);
    doubled(fields_[Role::doubled]);
    counted(fields_[Role::result], ResultPlace::free);
    counted(fields_[Role::plusMinus], ResultPlace::plusMinus);
    counted(fields_[Role::made], ResultPlace::made);
    down(fields_[Role::down]);
    tricks(fields_[Role::tricks]);
    score(fields_[Role::scoreNs], Side::ns);
    score(fields_[Role::scoreEw], Side::ew);
    if (!parts_.scoreNs && !parts_.scoreEw) score(fields_[Role::score], std::nullopt);
    if (!fields_.firstExtra.empty()) reporter_.sayOnce(Code::ignoredColumn, fields_.firstExtra);
  }

 private:
  void remark(std::string_view text) {
    text = takeTail(parts_, text);
    if (isPlaceholder(text) || takeRuling(parts_, text) || takeOutcomeWord(parts_, text)) return;
    reporter_.say(Code::extraText, text);
  }

  void contract(std::string_view text) {
    text = takeTail(parts_, text);
    if (isPlaceholder(text) || takeRuling(parts_, text) || takeOutcomeWord(parts_, text)) return;
    parts_.contractText = text;
    if (!takeText(parts_.contract, text)) parts_.unreadable = text;
  }

  void declarer(std::string_view text) {
    if (isPlaceholder(text)) return;
    // "60%" for the contract and "40%" beside it.
    const bool share = parts_.awardNs && !parts_.awardEw;
    if (share && takeOutcomeWord(parts_, text, Side::ew)) return;
    if (text == fields_[Role::ns] && text != fields_[Role::ew]) {
      parts_.declaredBy = Side::ns;
    } else if (text == fields_[Role::ew] && text != fields_[Role::ns]) {
      parts_.declaredBy = Side::ew;
    } else if (!takeSeat(parts_.contract, text) && !parts_.word) {
      const bool other = readCount(text) && !fields_[Role::ns].empty() && !fields_[Role::ew].empty();
      (other ? parts_.stranger : parts_.unreadable) = text;
    }
  }

  void doubled(std::string_view text) {
    if (isPlaceholder(text) || takeDoubling(parts_.contract, text)) return;
    parts_.unreadable = text;
  }

  void counted(std::string_view text, ResultPlace place) {
    if (isPlaceholder(text)) return;
    const bool first = parts_.contract.result == ResultForm::none;
    result(text);
    if (!first || parts_.contract.result == ResultForm::none) return;
    parts_.resultPlace = place;
    parts_.resultText = text;
  }

  // "Made" and "Down" side by side: one of them is filled, or the other is nought.
  void down(std::string_view text) {
    if (isPlaceholder(text)) return;
    const auto count = readSigned(text);
    if (!count || std::abs(*count) > 13) return result(text);
    if (*count == 0) return;
    ContractText& contract = parts_.contract;
    const bool nothing = contract.result == ResultForm::none ||
                         (contract.result == ResultForm::bare && contract.resultValue == 0);
    if (!nothing) parts_.unreadable = text;
    contract.result = ResultForm::relative;
    contract.resultValue = -std::abs(*count);
    parts_.resultPlace = ResultPlace::made;
    parts_.resultText = text;
  }

  // A result column may hold the score: Danish and Swedish sheets call both "resultat". Or everything: 4SN+1.
  void result(std::string_view text) {
    if (isPlaceholder(text)) return;
    const bool inContract = parts_.contract.result != ResultForm::none;
    if (!inContract && takeResult(parts_.contract, text)) return;
    if (takeOutcomeWord(parts_, text) || wholeContract(text)) return;
    if (const auto number = readSigned(text); number && std::abs(*number) > 13) {
      score(text, std::nullopt);
    } else if (!parts_.word) {
      parts_.unreadable = text;
    }
  }

  bool wholeContract(std::string_view text) {
    ContractText whole;
    if (!isPlaceholder(fields_[Role::contract]) || !takeText(whole, text) || !whole.hasContract())
      return false;
    if (!whole.declarer) whole.declarer = parts_.contract.declarer;
    whole.letters |= parts_.contract.letters;
    parts_.contract = whole;
    parts_.contractText = text;
    return true;
  }

  void tricks(std::string_view text) {
    if (isPlaceholder(text)) return;
    const auto count = readCount(text);
    if (count && *count <= 13) {
      if (parts_.contract.result != ResultForm::none) {
        parts_.tricks = count;
        if (parts_.resultText.empty()) parts_.resultText = text;
        return;
      }
      parts_.contract.result = *count > 7 ? ResultForm::tricks : ResultForm::bare;
      parts_.contract.resultValue = *count;
      parts_.resultPlace = ResultPlace::tricks;
      parts_.resultText = text;
      return;
    }
    // A score in the tricks' place is one that there can be.
    if (const auto number = readSigned(text); number && std::abs(*number) > 13 && !isPossibleScore(*number)) {
      reporter_.say(Code::numberOutOfRange, text, 0, 13);
      parts_.unreadable = text;
      parts_.reported = true;
      return;
    }
    counted(text, ResultPlace::tricks);
  }

  void score(std::string_view text, std::optional<Side> side) {
    text = takeTail(parts_, text);
    if (isEmptyScore(text) || takeRuling(parts_, text) || takeOutcomeWord(parts_, text, side)) return;
    if (!side) text = takeSideOff(text, side);
    const auto value = readScore(text, rules_, reporter_);
    if (!value) {
      parts_.reported = parts_.scoreLost = true;
      return;
    }
    auto& place = side == Side::ew ? parts_.scoreEw : parts_.scoreNs;
    if (!side && !place) parts_.scoreUnsided = true;
    if (!place) place = value;
  }

  // "EW 50" in the one column of scores.
  static std::string_view takeSideOff(std::string_view text, std::optional<Side>& side) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return text;
    const std::string_view first = text.substr(0, blank);
    const std::string_view behind = trimmed(text.substr(blank + 1));
    if ((side = readSide(first))) return behind;
    return (side = readSide(behind)) ? first : text;
  }

  const RowFields& fields_;
  const RowRules& rules_;
  Reporter& reporter_;
  RowParts& parts_;
};

}  // namespace

bool takeOutcomeWord(RowParts& parts, std::string_view text, std::optional<Side> side) {
  const auto word = readOutcomeWord(text);
  if (!word) return false;
  parts.languages |= word->languages == language::all ? language::none : word->languages;
  if (word->kind == OutcomeWord::Kind::awards) {
    parts.awardNs = word->award;
    parts.awardEw = word->opponent;
    parts.awardText = text;
  } else if (word->kind == OutcomeWord::Kind::award) {
    const bool ew = side ? *side == Side::ew : parts.awardNs.has_value();
    (ew ? parts.awardEw : parts.awardNs) = word->award;
    if (!side && word->award.kind == Award::Kind::average && !ew) parts.awardEw = word->award;
    parts.awardText = text;
  } else if (!parts.word) {
    parts.word = word;
  }
  return true;
}

std::string_view takeTail(RowParts& parts, std::string_view text) {
  while (true) {
    text = trimmed(text);
    const std::size_t blank = text.find_last_of(" \t");
    const std::string_view last = blank == std::string_view::npos ? text : text.substr(blank + 1);
    const std::string_view before =
        blank == std::string_view::npos ? std::string_view() : trimmed(text.substr(0, blank));
    if (isReverseWord(last)) {
      parts.reverse = true;
      text = before;
      continue;
    }
    const auto group = readCount(last);
    const std::size_t word = before.find_last_of(" \t");
    const std::size_t from = word == std::string_view::npos ? 0 : word + 1;
    if (!group || *group > largestGroup || !isGroupWord(before.substr(from))) return text;
    parts.group = *group;
    text = before.substr(0, from);
  }
}

bool takeRuling(RowParts& parts, std::string_view text) {
  if (text.find_first_of("@/:%") == std::string_view::npos || parts.ruled) return false;
  parts.ruled = readDirectorOutcome(text);
  if (!parts.ruled) parts.ruled = readWeights(text, parts.board).outcome;
  return parts.ruled.has_value();
}

std::optional<Side> readSide(std::string_view text) {
  if (text.ends_with(':')) text.remove_suffix(1);
  const FoldedWord folded(text);
  const auto is = [&folded](auto... words) { return (isWord(folded.view(), words) || ...); };
  if (is("ns", "n-s", "n/s", "nz", "n-z", "n/z")) return Side::ns;
  if (is("ew", "e-w", "e/w", "ow", "o-w", "o/w", "øv", "ø-v", "ø/v", "öv", "ö-v", "ö/v", "ov", "ö/v"))
    return Side::ew;
  return std::nullopt;
}

// "430.0" is 430: some programs write scores with decimals.
std::string_view withoutNoughts(std::string_view text) {
  const std::size_t point = text.find_last_not_of('0');
  const bool decimals = point != std::string_view::npos && point > 0 && point + 1 < text.size() &&
                        (text[point] == '.' || text[point] == ',');
  return decimals ? text.substr(0, point) : text;
}

std::optional<std::int32_t> groupedNumber(std::string_view text) {
  constexpr std::size_t behind = 4;  // the mark and three digits
  if (text.size() <= behind) return std::nullopt;
  const std::string_view rest = text.substr(text.size() - behind);
  const auto thousands = readSigned(text.substr(0, text.size() - behind));
  const auto hundreds = readCount(rest.substr(1));
  const bool fits = thousands && hundreds && *thousands != 0 && std::abs(*thousands) <= 9;
  if (!fits || (rest[0] != '.' && rest[0] != ',')) return std::nullopt;
  return *thousands * 1000 + (*thousands < 0 ? -*hundreds : *hundreds);
}

// "(420)" is -420 to a bookkeeper, and to a spreadsheet.
bool isInBrackets(std::string_view text) {
  return text.size() > 2 && text.front() == '(' && text.back() == ')' && isDigit(text[1]);
}

std::optional<ScorePart> readScore(std::string_view text, const RowRules& rules, Reporter& reporter) {
  const bool negative = isInBrackets(text);
  const std::string_view figures = negative ? text.substr(1, text.size() - 2) : text;
  auto value = groupedNumber(figures);
  if (!value && !holdsTwoNumbers(figures)) value = readSigned(withoutNoughts(figures));
  if (value && negative) value = -*value;
  if (!value && isTooLong(figures)) {
    reporter.say(Code::numberOutOfRange, text, -largestScore, largestScore);
    return std::nullopt;
  }
  if (!value) {
    reporter.say(Code::notANumber, text);
    return std::nullopt;
  }
  const std::int64_t score = static_cast<std::int64_t>(*value) * (rules.withoutLastZero ? 10 : 1);
  if (score > largestScore || score < -largestScore) {
    reporter.say(Code::numberOutOfRange, text, -largestScore, largestScore);
    return std::nullopt;
  }
  return ScorePart{static_cast<std::int32_t>(score), text};
}

void readColumns(const RowFields& fields, const RowRules& rules, Reporter& reporter, RowParts& parts) {
  ColumnReader(fields, rules, reporter, parts).read();
}

ResultPlace placeOfResults(const Layout& layout) {
  if (layout.has(Role::made)) return ResultPlace::made;
  if (layout.has(Role::tricks)) return ResultPlace::tricks;
  return layout.has(Role::plusMinus) ? ResultPlace::plusMinus : ResultPlace::free;
}

std::optional<std::int32_t> scoreOf(const RowParts& parts) { return combine(parts).score; }

bool isUnfinished(const RowParts& parts) {
  const bool scored = parts.scoreNs || parts.scoreEw || parts.scoreOpen;
  const bool ruled = parts.ruled || parts.word || parts.awardNs || parts.awardEw;
  return parts.contract.hasContract() && parts.contract.result == ResultForm::none && !scored && !ruled &&
         parts.unreadable.empty();
}

bool needsBothPairs(const Outcome& outcome) {
  return !std::holds_alternative<Bye>(outcome) && !std::holds_alternative<NotPlayed>(outcome) &&
         !std::holds_alternative<Artificial>(outcome);
}

std::optional<Outcome> concludeRow(const RowParts& parts, const RowRules& rules, std::string_view line,
                                   Reporter& reporter) {
  return Conclusion(parts, rules, line, reporter).draw();
}

}  // namespace overtrick

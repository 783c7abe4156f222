#include "read/lead.h"

#include <algorithm>
#include <optional>

#include "bridge/contract.h"
#include "read/contract_text.h"
#include "read/heading_words.h"
#include "read/numbers.h"
#include "read/row.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

bool isAbsent(std::string_view text) { return isPlaceholder(text) || text == "0"; }

// "sit-out group 2" in one field, too.
bool isBye(std::string_view text) {
  RowParts tail;
  const auto word = readOutcomeWord(takeTail(tail, text));
  return word && word->kind == OutcomeWord::Kind::bye;
}

// "3-4", "3/4", "3 v 4" in one field.
bool splitMeeting(std::string_view text, std::string_view& ns, std::string_view& ew) {
  std::size_t first = 0;
  while (first < text.size() && isDigit(text[first])) ++first;
  if (first == 0 || first == text.size()) return false;
  std::size_t second = text.size();
  while (second > first && isDigit(text[second - 1])) --second;
  if (second == text.size() || second == first) return false;
  if (!isVersusWord(trimmed(text.substr(first, second - first)))) return false;
  ns = text.substr(0, first);
  ew = text.substr(second);
  return true;
}

std::string_view fieldAt(const FieldList& fields, std::size_t at) {
  return at < fields.fields.size() ? fields.fields[at] : std::string_view();
}

// "1 - 2: 4S N +1".
std::string_view pairAt(const FieldList& fields, std::size_t at) {
  std::string_view text = fieldAt(fields, at);
  if (text.size() > 1 && text.ends_with(':')) text.remove_suffix(1);
  return text;
}

// "Pair 3", "par 4": a pair's number behind its word; how many fields it takes, or 0.
std::size_t pairWithWord(const FieldList& fields, std::size_t at, std::string_view& pair) {
  if (headingMeaning(fieldAt(fields, at)).word != HeadingWord::pair) return 0;
  pair = pairAt(fields, at + 1);
  return isPairNumber(pair) ? 2 : 0;
}

// "Pair 3 v pair 4", "Par 3 Par 4", "Paar 9 rust".
bool readNamedPairs(const FieldList& fields, std::size_t at, Lead& lead) {
  if (fields.separator != Separator::blank) return false;
  std::string_view first;
  std::string_view second;
  std::size_t next = at + pairWithWord(fields, at, first);
  if (next == at) return false;
  const bool byeBehind = isBye(fieldAt(fields, next));
  if (!byeBehind && isVersusWord(fieldAt(fields, next))) ++next;
  const std::size_t words = byeBehind ? 0 : pairWithWord(fields, next, second);
  if (!byeBehind && words == 0) return false;
  lead.ns = first;
  lead.ew = second;
  lead.next = next + words;
  return true;
}

// "NS1 EW2", "OW2 NZ1".
std::optional<Side> sideBefore(std::string_view text, std::string_view& pair) {
  const std::size_t digit = std::min(text.find_first_of("0123456789"), text.size());
  pair = text.substr(digit);
  return isPairNumber(pair) && digit > 1 ? readSide(text.substr(0, digit)) : std::nullopt;
}

bool readJoinedSides(const FieldList& fields, std::size_t at, Lead& lead) {
  std::string_view pair;
  std::string_view otherPair;
  const auto first = sideBefore(pairAt(fields, at), pair);
  if (!first) return false;
  const std::size_t second = at + (isVersusWord(fieldAt(fields, at + 1)) ? 2 : 1);
  if (sideBefore(pairAt(fields, second), otherPair) != other(*first)) return false;
  lead.ns = *first == Side::ns ? pair : otherPair;
  lead.ew = *first == Side::ns ? otherPair : pair;
  lead.next = second + 1;
  return true;
}

// "NS 1 EW 2", "OW 2 - NZ 1".
bool readNamedSides(const FieldList& fields, std::size_t at, Lead& lead) {
  const auto first = readSide(fieldAt(fields, at));
  if (!first) return false;
  const bool parted = isVersusWord(fieldAt(fields, at + 2));
  const std::size_t second = at + (parted ? 3 : 2);
  const std::string_view pair = pairAt(fields, at + 1);
  const std::string_view otherPair = pairAt(fields, second + 1);
  const bool both = readSide(fieldAt(fields, second)) == other(*first);
  if (!both || !isPairNumber(pair) || !isPairNumber(otherPair)) return false;
  lead.ns = *first == Side::ns ? pair : otherPair;
  lead.ew = *first == Side::ns ? otherPair : pair;
  lead.next = second + 2;
  return true;
}

// A score, a contract's first piece, or an outcome. Fifty is the smallest score.
bool beginsResult(std::string_view word, std::string_view next) {
  if (word.empty() || isPlaceholder(word)) return false;
  if (const auto score = readSigned(word); score && (*score == 0 || *score >= 50 || *score <= -50))
    return true;
  ContractText contract;
  return takePiece(contract, word, next) || readOutcomeWord(word).has_value();
}

bool readPairs(const FieldList& fields, std::size_t at, Lead& lead) {
  const bool named = !startsWithDigit(fieldAt(fields, at));
  if (named && (readNamedSides(fields, at, lead) || readJoinedSides(fields, at, lead) ||
                readNamedPairs(fields, at, lead)))
    return true;
  const std::string_view first = pairAt(fields, at);
  if (splitMeeting(first, lead.ns, lead.ew)) {
    lead.next = at + 1;
    return true;
  }
  std::string_view second = pairAt(fields, at + 1);
  lead.next = at + 2;
  const bool parted = fields.separator == Separator::blank && isVersusWord(second) &&
                      isPairNumber(pairAt(fields, at + 2)) && fields.fields.size() > at + 3;
  if (parted) {
    second = pairAt(fields, at + 2);
    lead.next = at + 3;
  }
  if (isPairNumber(first) && !isAbsent(first)) lead.ns = first;
  if (isPairNumber(second) && !isAbsent(second)) lead.ew = second;
  if (!lead.ns.empty() && !lead.ew.empty()) return true;
  // One pair and a bye: "13 bye", "bye 13", "13 - rust", "0 13 rust".
  if (!lead.ns.empty() && isBye(second)) {
    lead.next = at + 1;
    return true;
  }
  if (!lead.ew.empty() && isBye(first)) {
    lead.bye = first;
    lead.next = at + 2;
    return true;
  }
  const bool byeBehind = isBye(fieldAt(fields, at + 2));
  const bool nsAlone = !lead.ns.empty() && isAbsent(second);
  const bool ewAlone = !lead.ew.empty() && isAbsent(first);
  if (byeBehind && (nsAlone || ewAlone)) return true;
  lead.unknown = lead.ns.empty() ? first : second;
  return false;
}

}  // namespace

bool isPairNumber(std::string_view text) {
  if (text.empty() || text.size() > 10) return false;
  const char front = text.front();
  if ((front >= 'A' && front <= 'Z') || (front >= 'a' && front <= 'z')) text.remove_prefix(1);
  std::size_t digits = 0;
  while (digits < text.size() && isDigit(text[digits])) ++digits;
  if (digits == 0 || digits > 5) return false;
  const std::string_view behind = text.substr(digits);
  if (behind.empty()) return true;
  for (const std::string_view direction : {"NS", "EW", "NZ", "OW", "ØV", "ÖV"}) {
    if (behind == direction) return true;
  }
  return false;
}

Lead readLead(const FieldList& fields, bool numberFirst) {
  Lead lead;
  std::size_t at = 0;
  if (numberFirst && readCount(fieldAt(fields, 0))) {
    lead.board = fieldAt(fields, 0);
    at = 1;
  }
  lead.complete = readPairs(fields, at, lead);
  return lead;
}

std::vector<std::string_view> splitResults(std::string_view row) {
  std::vector<std::string_view> results;
  // Two pairs and a result have blanks between them.
  const std::size_t first = row.find_first_of(",;");
  if (first == std::string_view::npos || row.find(' ') > first) return results;
  FieldList fields;
  for (std::size_t from = 0; from <= row.size();) {
    const std::size_t end = std::min(row.find_first_of(",;", from), row.size());
    const std::string_view piece = trimmed(row.substr(from, end - from));
    from = end + 1;
    splitFields(piece, Separator::blank, fields);
    const Lead lead = readLead(fields, false);
    if (!lead.complete || !beginsResult(fieldAt(fields, lead.next), fieldAt(fields, lead.next + 1)))
      return {};
    results.push_back(piece);
  }
  if (results.size() < 2) results.clear();
  return results;
}

int votesForNumberFirst(const FieldList& fields, std::int32_t scoreUnit) {
  if (fields.fields.size() < 3) return 0;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!readCount(fieldAt(fields, i))) return 0;
  }
  const std::string_view third = fieldAt(fields, 2);
  const auto number = readCount(third);
  if (!number) return isPlaceholder(third) ? 0 : -1;
  // "4 1 4 S 5Sx -2": a seat and a whole contract behind it.
  ContractText whole;
  const bool seatInFront =
      takeSeat(whole, fieldAt(fields, 3)) && takePiece(whole, fieldAt(fields, 4)) && whole.hasContract();
  if (seatInFront) return 1;
  bool more = false;
  for (std::size_t i = 3; i < fields.fields.size(); ++i) more = more || !isPlaceholder(fields.fields[i]);
  if (!more) return -1;
  // "1;3;4;NP" is board 1, "1;3;4;P" may be four spades.
  ContractText contract;
  const bool outcome = readOutcomeWord(fieldAt(fields, 3)).has_value();
  const bool piece = takePiece(contract, third, fieldAt(fields, 3));
  if (piece && !outcome) return -1;
  if (*number == 0 || (piece && fieldAt(fields, 3).size() == 1)) return 0;
  return *number < 1000 && !isPossibleScore(*number * scoreUnit) ? 1 : -1;
}

}  // namespace overtrick

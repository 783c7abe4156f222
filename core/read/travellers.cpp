#include "read/travellers.h"

#include <cstdlib>
#include <unordered_map>
#include <vector>

#include "read/entries.h"
#include "read/fields.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

constexpr std::int32_t largestBoard = 9999;
constexpr std::int32_t largestScore = 9990;

class Reader {
 public:
  Reader(std::string_view text, const TravellerOptions& options) : text_(text), options_(options) {}

  TravellerReading read() {
    currentNumber_ = options_.board;
    LineWalker walker(text_);
    while (walker.next()) {
      line_ = walker.line();
      number_ = walker.number();
      if (!utf8Reported_) checkUtf8();
      readLine();
    }
    assignEntries(reading_.event, pairs_);
    reading_.findings = findings_.take();
    return std::move(reading_);
  }

 private:
  void report(Code code, std::string_view part, std::int32_t first = 0, std::int32_t second = 0) {
    findings_.add(code, whereIn(line_, number_, part), first, second);
  }

  // One warning is enough: the bytes are kept, and the rest of the text is likely of the same kind.
  void checkUtf8() {
    const std::size_t at = firstInvalidUtf8(line_);
    if (at == std::string_view::npos) return;
    report(Code::invalidUtf8, line_.substr(at, 1));
    utf8Reported_ = true;
  }

  void readLine() {
    const std::string_view content = trimmed(line_);
    if (content.empty()) return;
    if (readBoardLine(content)) return;
    splitFields(line_, separatorOf(line_), fields_);
    if (fields_.fields.size() < 3) {
      report(Code::missingField, content, static_cast<std::int32_t>(fields_.fields.size()), 3);
      return;
    }
    if (const auto outcome = readOutcome()) addLine(*outcome);
  }

  bool readBoardLine(std::string_view content) {
    std::string_view word = content.substr(0, content.find_first_of("0123456789"));
    if (word.size() == content.size()) return false;
    std::string_view rest = content.substr(word.size());
    word = trimmed(word);
    while (word.ends_with(':') || word.ends_with('#') || word.ends_with('=')) {
      if (word == "#") break;
      word = trimmed(word.substr(0, word.size() - 1));
    }
    if (!isBoardWord(word)) return false;
    std::size_t digits = 0;
    while (digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9') ++digits;
    const auto board = readCount(rest.substr(0, digits));
    if (!board || *board < 1 || *board > largestBoard) {
      report(Code::numberOutOfRange, rest.substr(0, digits), 1, largestBoard);
      return true;
    }
    currentNumber_ = *board;
    return true;
  }

  std::optional<Outcome> readOutcome() {
    const auto& fields = fields_.fields;
    for (int i = 0; i < 2; ++i) {
      if (readCount(fields[static_cast<std::size_t>(i)])) continue;
      report(Code::notANumber, fields[static_cast<std::size_t>(i)].empty()
                                   ? trimmed(line_)
                                   : fields[static_cast<std::size_t>(i)]);
      return std::nullopt;
    }
    if (const auto word = readOutcomeWord(fields[2])) return word;
    const auto ns = readSigned(fields[2]);
    const auto ew = fields.size() > 3 ? readSigned(fields[3]) : std::nullopt;
    if (ns && ew && *ns != -*ew) {
      report(Code::bothScoresFilled, fields[2], *ns, *ew);
      return std::nullopt;
    }
    if (!ns && !ew) {
      report(Code::unknownContract, fields[2].empty() ? trimmed(line_) : fields[2]);
      return std::nullopt;
    }
    std::int32_t score = ns ? *ns : -*ew;
    if (options_.withoutLastZero) score *= 10;
    if (std::abs(score) > largestScore) {
      report(Code::numberOutOfRange, ns ? fields[2] : fields[3], -largestScore, largestScore);
      return std::nullopt;
    }
    return Outcome{BareScore{score}};
  }

  BoardIndex currentBoard() {
    const auto next = static_cast<std::int32_t>(reading_.event.boards.size());
    const auto [place, isNew] = boards_.try_emplace(currentNumber_, next);
    if (isNew) {
      Board board;
      board.number = currentNumber_;
      reading_.event.boards.push_back(board);
    }
    return {place->second};
  }

  void addLine(const Outcome& outcome) {
    Line line;
    line.board = currentBoard();
    line.outcome = outcome;
    line.sourceLine = number_;
    reading_.event.lines.push_back(line);
    pairs_.push_back({line.board, fields_.fields[0], fields_.fields[1]});
  }

  std::string_view text_;
  const TravellerOptions& options_;
  TravellerReading reading_;
  FindingList findings_;
  FieldList fields_;
  std::vector<NumberPair> pairs_;
  std::unordered_map<std::int32_t, std::int32_t> boards_;
  std::string_view line_;
  std::int32_t number_ = 0;
  std::int32_t currentNumber_ = 1;
  bool utf8Reported_ = false;
};

}  // namespace

TravellerReading readTravellers(std::string_view text, const TravellerOptions& options) {
  TravellerReading refused;
  if (static_cast<std::int64_t>(text.size()) > largestText) {
    refused.findings.push_back(
        {Code::tooLarge, {}, static_cast<std::int32_t>(text.size()), static_cast<std::int32_t>(largestText)});
    return refused;
  }
  if (trimmed(text).find_first_not_of("\r\n") == std::string_view::npos) {
    refused.findings.push_back({Code::emptyInput, {}, 0, 0});
    return refused;
  }
  return Reader(text, options).read();
}

}  // namespace overtrick

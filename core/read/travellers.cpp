#include "read/travellers.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "read/bare_result.h"
#include "read/column_values.h"
#include "read/control_sheet.h"
#include "read/entries.h"
#include "read/fields.h"
#include "read/headings.h"
#include "read/layout.h"
#include "read/lead.h"
#include "read/numbers.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/row_words.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// "> 1 2 420": as an e-mail quotes the one that it answers.
std::string_view withoutQuoteMarks(std::string_view line) {
  constexpr int deepest = 16;
  for (int depth = 0; depth < deepest; ++depth) {
    const std::string_view rest = trimmed(line);
    if (!rest.starts_with('>')) break;
    line = rest.substr(1);
  }
  return line;
}

// Numbers alone on their lines are boards where each has results below it and they count upwards.
class LoneNumbers {
 public:
  void add(std::int32_t number, std::int64_t rowsBefore) {
    const bool first = count_ == 0;
    fits_ = fits_ && number > last_ && (first ? rowsBefore == 0 : rowsBefore > rows_);
    last_ = number;
    rows_ = rowsBefore;
    ++count_;
  }
  [[nodiscard]] bool areBoards() const { return fits_ && count_ > 1; }

 private:
  std::int64_t count_ = 0;
  std::int64_t rows_ = 0;
  std::int32_t last_ = 0;
  bool fits_ = true;
};

// What the whole text shows, before a line of it is read for good.
struct TextSurvey {
  NotationSurvey notation;
  ScoreColumns columns;
  BareSurvey results;
  LoneNumbers loneNumbers;
  std::unordered_map<std::string_view, ColumnValues> values;  // by heading; looked up, never walked
  std::int64_t numberFirst = 0;  // votes for one more number in front of the pairs'
  bool boardHeadings = false;
  bool anyResult = false;  // of a contract: then one without was made
};

// Goes over the text twice: once to see what it is like, once to read it.
class TravellerReader {
 public:
  TravellerReader(std::string_view text, const TravellerOptions& options)
      : text_(text),
        options_(options),
        limit_(mostLinesOf(text.size())),
        mostPairs_(mostPairsOf(text.size())) {
    rules_.withoutLastZero = options.withoutLastZero;
  }

  TravellerReading read() {
    reporter_.mute(true);
    walk();
    settleSurvey();
    reporter_.mute(false);
    walk();
    TravellerReading reading;
    (void)entries_.settle(event_);
    reading.event = std::move(event_);
    reading.findings = reporter_.take();
    reading.notation = rules_.notation;
    return reading;
  }

  // A text that has given no result after so many lines is about something else.
  static constexpr std::int32_t patience = 20000;

 private:
  // --- The text ------------------------------------------------------------------------------------------

  void settleSurvey() {
    rules_.notation = options_.notation == Notation::detect ? survey_.notation.decide() : options_.notation;
    rules_.ambiguous = ambiguousLetters(rules_.notation, survey_.notation.seen());
    rules_.foreign = foreignLetters(rules_.notation);
    rules_.bare = survey_.results.decide();
    rules_.sidesAreVulnerable = namesVulnerability_;
    surveying_ = false;
  }

  void walk() {
    layout_ = {};
    sheet_.clear();
    section_ = {};
    board_ = options_.board;
    boardKnown_ = true;
    skip_ = 0;
    boxEnd_ = 0;
    taken_ = 0;
    LineWalker walker(text_);
    LineWalker ahead(text_);
    bool more = ahead.next();
    while (walker.next() && !full_) {
      more = more && ahead.next();
      wholeBelow_ = more ? ahead.line() : std::string_view();
      whole_ = walker.line();
      below_ = withoutQuoteMarks(wholeBelow_);
      line_ = withoutQuoteMarks(whole_);
      number_ = walker.number();
      reporter_.moveTo(whole_, number_);
      if (!surveying_ && !utf8Reported_) checkUtf8();
      if (skip_ > 0) {
        --skip_;
        continue;
      }
      readLine();
      if (taken_ > 0 || number_ < patience) continue;
      reporter_.say(Code::unknownFormat, line_.substr(0, 1));
      break;
    }
  }

  // One warning is enough: the bytes are kept, and the rest of the text is likely of the same kind.
  void checkUtf8() {
    const std::size_t at = firstInvalidUtf8(line_);
    if (at == std::string_view::npos) return;
    reporter_.say(Code::invalidUtf8, line_.substr(at, 1));
    utf8Reported_ = true;
  }

  void readLine() {
    const std::string_view content = trimmed(line_);
    if (content.empty()) return;
    if (!startsWithDigit(content)) {
      if (isDecoration(content)) return;
      if (sheetHeading(content) || boardHeading(content) || sectionHeading(content) || columnHeading())
        return;
    }
    if (boardNumberAlone(content)) return;
    if (!sheet_.empty() && sheetRow()) return;
    if (layout_.known() && headedRow()) return;
    plainRow(line_);
  }

  // --- Headings ------------------------------------------------------------------------------------------

  bool sheetHeading(std::string_view content) {
    std::vector<std::int32_t> boards = readSheetHeading(content);
    if (boards.empty()) return false;
    if (surveying_) survey_.notation.addWord(language::dutch);
    reporter_.sayOnce(Code::ignoredColumn, content);
    sheet_ = std::move(boards);
    layout_ = {};
    return true;
  }

  bool boardHeading(std::string_view content) {
    const bool isCell = layout_.has(Role::board) && separatorOf(content) == layout_.separator;
    const auto heading = isCell ? std::nullopt : readBoardHeading(content);
    if (!heading) return false;
    if (surveying_) {
      survey_.notation.addWord(heading->languages);
      survey_.boardHeadings = true;
    }
    sheet_.clear();
    boardKnown_ = heading->board.has_value();
    if (!heading->board) {
      reporter_.say(Code::numberOutOfRange, heading->number, 1, largestBoard);
      return true;
    }
    board_ = *heading->board;
    if (rowBehindBoard(heading->behind)) return true;
    if (heading->vulnerability && vulnerabilityOf(board_) != heading->vulnerability) {
      reporter_.say(Code::vulnerabilityDiffers, heading->vulnerabilityText, board_);
    }
    return true;
  }

  // "#7 1 2 420", "Board 7: NS 1 EW 2 420": the line goes on with a result.
  bool rowBehindBoard(std::string_view behind) {
    splitFields(behind, separatorOf(behind), fields_);
    const bool named =
        !startsWithDigit(behind) && readSide(fields_.fields.empty() ? behind : fields_.fields[0]);
    if (!startsWithDigit(behind) && !(named && readLead(fields_, false).complete)) return false;
    plainRow(behind);
    return true;
  }

  bool boardNumberAlone(std::string_view content) {
    const auto number = readCount(content);
    if (!number || survey_.boardHeadings || *number < 1 || *number > largestBoard) return false;
    if (surveying_) survey_.loneNumbers.add(*number, taken_);
    if (surveying_ || !survey_.loneNumbers.areBoards()) return false;
    board_ = *number;
    boardKnown_ = true;
    return true;
  }

  bool sectionHeading(std::string_view content) {
    const auto heading = readSectionHeading(content);
    if (!heading) return false;
    if (surveying_) survey_.notation.addWord(heading->languages);
    section_ = sectionOf(heading->name);
    return true;
  }

  bool columnHeading() {
    HeadingReading heading = readHeading(line_, below_);
    if (heading.rows == 0) return false;
    const bool usable = isUsable(heading.layout);
    skip_ = heading.rows - 1;
    if (usable) values_ = &survey_.values[line_];
    if (!surveying_ && usable) values_->refine(heading.layout);
    if (surveying_) {
      for (const Languages languages : heading.layout.languages) survey_.notation.addWord(languages);
    } else if (usable && !sameColumns(heading.layout)) {
      for (const Column& column : heading.layout.columns) reportColumn(column);
    }
    sheet_.clear();
    if (usable) layout_ = std::move(heading.layout);
    if (!usable) reporter_.say(Code::extraText, trimmed(line_));
    return true;
  }

  // Both pairs, or so much of a result that the rows cannot be plain ones.
  static bool isUsable(const Layout& layout) {
    if (layout.has(Role::ns) && layout.has(Role::ew)) return true;
    const auto known = std::count_if(layout.columns.begin(), layout.columns.end(), [](const Column& column) {
      return column.role != Role::unknown && column.role != Role::ignored;
    });
    return known >= 3 && (layout.has(Role::contract) || layout.hasScore());
  }

  void reportColumn(const Column& column) {
    const bool dropped = column.role == Role::ignored || column.role == Role::unknown;
    if (!dropped || column.heading.empty()) return;
    const bool inSecondRow =
        column.heading.data() < line_.data() || column.heading.data() >= line_.data() + line_.size();
    if (inSecondRow) reporter_.moveTo(wholeBelow_, number_ + 1);
    reporter_.say(Code::ignoredColumn, column.heading);
    reporter_.moveTo(whole_, number_);
  }

  bool sameColumns(const Layout& layout) const {
    return std::equal(
        layout.columns.begin(), layout.columns.end(), layout_.columns.begin(), layout_.columns.end(),
        [](const Column& a, const Column& b) { return a.role == b.role && a.heading == b.heading; });
  }

  // --- Rows ----------------------------------------------------------------------------------------------

  bool sheetRow() {
    const auto row = readSheetRow(line_, sheet_.size());
    if (!row) return false;
    for (std::size_t i = 0; i < row->cells.size(); ++i) {
      board_ = sheet_[i];
      RowFields fields;
      fields[Role::ns] = row->ns;
      fields[Role::ew] = row->ew;
      fields[Role::score] = row->cells[i].score;
      fields[Role::contract] = row->cells[i].contract;
      readFields(fields);
    }
    return true;
  }

  bool headedRow() {
    RowFields fields;
    if (!layRow(layout_, line_, fields_, fields)) return false;
    const bool pairs = layout_.has(Role::ns) && layout_.has(Role::ew);
    if (pairs && fields[Role::ns].empty() && fields[Role::ew].empty()) return false;
    const bool inOrder = fields_.separator == layout_.separator && fields.wordsFrom == 0;
    if (surveying_ && inOrder) values_->add(layout_, fields_.fields);
    if (!takePlace(fields)) return true;
    if (fields.wordsFrom > 0) {
      readBehind(fields);
    } else {
      readFields(fields);
    }
    return true;
  }

  // Words that do not stand below their headings: what they are tells.
  void readBehind(const RowFields& fields) {
    WordsReading words;
    words.parts.board = board_;
    words.parts.resultPlace = layout_.has(Role::made)        ? ResultPlace::made
                              : layout_.has(Role::tricks)    ? ResultPlace::tricks
                              : layout_.has(Role::plusMinus) ? ResultPlace::plusMinus
                                                             : ResultPlace::free;
    RowRules rules = rules_;
    rules.scoresUnsided = layout_.has(Role::scoreNs) && layout_.has(Role::scoreEw);
    readWords(fields_, fields.wordsFrom, {fields[Role::ns], fields[Role::ew]}, {}, rules, reporter_, words);
    placeLeftOver(words);
    finish(words.parts, fields[Role::ns], fields[Role::ew], fields);
  }

  // Board, section, vulnerability of the row; false when the board cannot be.
  bool takePlace(const RowFields& fields) {
    if (!isPlaceholder(fields[Role::board])) {
      const auto board = readBoardCell(fields[Role::board]);
      if (!board) {
        reporter_.say(Code::numberOutOfRange, fields[Role::board], 1, largestBoard);
        return false;
      }
      board_ = *board;
      boardKnown_ = true;
    }
    if (!isPlaceholder(fields[Role::section])) section_ = sectionOf(fields[Role::section]);
    const auto vulnerability = readVulnerability(fields[Role::vulnerability]);
    if (vulnerability && vulnerabilityOf(board_) != vulnerability) {
      reporter_.sayOnce(Code::vulnerabilityDiffers, fields[Role::vulnerability], board_);
    }
    return true;
  }

  void readFields(const RowFields& fields) {
    RowParts parts;
    parts.board = board_;
    readColumns(fields, rules_, reporter_, parts);
    std::string_view ns = fields[Role::ns];
    std::string_view ew = fields[Role::ew];
    const bool bye = byeInPlaceOfPair(ns, parts) || byeInPlaceOfPair(ew, parts);
    const bool isBye = bye || (parts.word && parts.word->kind == OutcomeWord::Kind::bye);
    const bool nobody = isPlaceholder(ns) && isPlaceholder(ew);
    if (nobody || (!isBye && (isPlaceholder(ns) || isPlaceholder(ew)))) {
      reporter_.say(Code::missingField, trimmed(line_), nobody ? 0 : 1, 2);
      return;
    }
    if (isContract(ns) || isContract(ew)) {
      reporter_.say(Code::notANumber, isContract(ns) ? ns : ew);
      return;
    }
    if (!surveying_ && lacksResult(parts)) reporter_.say(Code::assumedMade, parts.contractText);
    finish(parts, isPlaceholder(ns) ? std::string_view() : ns, isPlaceholder(ew) ? std::string_view() : ew,
           fields);
  }

  // Nobody is called 3NT: the row does not stand below its headings.
  static bool isContract(std::string_view pair) {
    ContractText contract;
    return !pair.empty() && isDigit(pair.front()) && takeText(contract, pair) && contract.hasContract();
  }

  // A contract of a table that has neither results nor scores.
  [[nodiscard]] bool lacksResult(const RowParts& parts) const {
    if (survey_.anyResult || !layout_.known() || layout_.hasResult() || layout_.hasScore()) return false;
    return parts.contract.hasContract() && parts.contract.result == ResultForm::none &&
           parts.unreadable.empty();
  }

  static bool byeInPlaceOfPair(std::string_view& pair, RowParts& parts) {
    const auto word = readOutcomeWord(pair);
    if (!word || word->kind != OutcomeWord::Kind::bye) return false;
    parts.word = word;
    pair = {};
    return true;
  }

  // "5 6 7 8": of the box with the pairs that take part, as above the guide's control sheet. Its last row may
  // be shorter. Nobody scores as many points as his opponents' number and one.
  bool numberBox() {
    const std::int32_t before = std::exchange(boxEnd_, 0);
    std::int32_t last = 0;
    std::int32_t first = 0;
    for (const std::string_view field : fields_.fields) {
      if (field.empty()) continue;
      const auto number = readCount(field);
      if (!number || (last > 0 && *number != last + 1)) return false;
      last = *number;
      if (first == 0) first = last;
    }
    const bool goesOn = before > 0 && first == before + 1;
    if (first < 1 || last - first < (goesOn ? 0 : 3)) return false;
    boxEnd_ = last;
    return true;
  }

  void plainRow(std::string_view row) {
    splitFields(row, separatorOf(row), fields_);
    if (!rules_.withoutLastZero && numberBox()) {
      reporter_.say(Code::extraText, trimmed(row));
      return;
    }
    if (surveying_) survey_.numberFirst += votesForNumberFirst(fields_, rules_.withoutLastZero ? 10 : 1);
    const Lead lead = readLead(fields_, survey_.numberFirst > 0);
    if (!lead.complete) {
      reportLead(lead, trimmed(row));
      return;
    }
    if (!lead.board.empty() && !takeLeadingNumber(lead.board)) return;
    WordsReading words;
    words.parts.board = board_;
    readWords(fields_, lead.next, {lead.ns, lead.ew}, survey_.columns, rules_, reporter_, words);
    if (surveying_) addToSurvey(words, lead.next);
    placeLeftOver(words);
    finish(words.parts, lead.ns, lead.ew, {});
  }

  void reportLead(const Lead& lead, std::string_view content) {
    if (!startsWithDigit(content)) {
      // "Bord 5" among board headings is one with a slip in it: the lines below belong to no board that is
      // known.
      if (looksLikeHeading()) boardKnown_ = false;
      reporter_.say(Code::extraText, content);
    } else if (fields_.fields.size() < 3) {
      reporter_.say(Code::missingField, content, static_cast<std::int32_t>(fields_.fields.size()), 3);
    } else {
      reporter_.say(Code::notANumber, lead.unknown.empty() ? content : lead.unknown);
    }
  }

  bool looksLikeHeading() const {
    const std::size_t words = fields_.fields.size();
    if (words == 0 || words > 3 || (!survey_.boardHeadings && taken_ == 0)) return false;
    if (boardWord(fields_.fields[0]).known()) return true;
    return survey_.boardHeadings && words == 2 && isSlipOfBoardWord(fields_.fields[0]) &&
           readCount(fields_.fields[1]).has_value();
  }

  // One more number in front: the board, unless headings say which board it is.
  bool takeLeadingNumber(std::string_view number) {
    if (survey_.boardHeadings) {
      reporter_.sayOnce(Code::ignoredColumn, number);
      return true;
    }
    const auto board = readBoardCell(number);
    if (!board) {
      reporter_.say(Code::numberOutOfRange, number, 1, largestBoard);
      return false;
    }
    board_ = *board;
    boardKnown_ = true;
    return true;
  }

  void addToSurvey(const WordsReading& words, std::size_t from) {
    namesVulnerability_ = namesVulnerability_ || words.namesVulnerability;
    for (std::size_t i = from; i < fields_.fields.size(); ++i) {
      const bool isText = !isPlaceholder(fields_.fields[i]) && !readSigned(fields_.fields[i]);
      if (isText && fields_.separator != Separator::blank) survey_.columns.addText(i);
    }
    if (!words.parts.contract.started() && fields_.separator == Separator::blank)
      survey_.columns.addGap(words.scoreGap, words.scoreIsSigned);
  }

  void placeLeftOver(WordsReading& words) {
    if (words.leftOver.empty()) return;
    RowParts& parts = words.parts;
    // A number beside a word that says nothing may be anything.
    const ResultForm result = parts.contract.result;
    const bool hasResult = result != ResultForm::none && result != ResultForm::bare;
    const bool done =
        (parts.contract.hasContract() && (hasResult || (hasScore(parts) && result != ResultForm::bare))) ||
        parts.word || parts.awardNs || parts.awardEw;
    const bool hasDigit = words.leftOver.find_first_of("0123456789") != std::string_view::npos;
    if (done || (!parts.contract.hasContract() && hasScore(parts) && !hasDigit)) {
      reporter_.say(Code::extraText, words.leftOver);
    } else {
      parts.unreadable = words.leftOver;
    }
  }

  static bool hasScore(const RowParts& parts) { return parts.scoreNs || parts.scoreEw || parts.scoreOpen; }

  // --- The event -----------------------------------------------------------------------------------------

  void finish(const RowParts& parts, std::string_view ns, std::string_view ew, const RowFields& fields) {
    ++taken_;
    if (surveying_) {
      survey_.notation.addLetters(parts.contract.letters);
      survey_.anyResult = survey_.anyResult || parts.contract.result != ResultForm::none;
      survey_.results.add(parts.contract, parts.resultPlace, scoreOf(parts), parts.board);
      if (parts.languages != language::none) survey_.notation.addWord(parts.languages);
      return;
    }
    if (!boardKnown_) {
      reporter_.say(Code::missingBoard, trimmed(line_));
      return;
    }
    const auto outcome = concludeRow(parts, rules_, trimmed(line_), reporter_);
    if (!outcome) return;
    if (isFull()) return;
    Line line;
    line.board = boardIndex();
    if (!ns.empty()) line.ns = entries_.note(ns, section_);
    if (!ew.empty()) line.ew = entries_.note(ew, section_);
    line.outcome = *outcome;
    line.reverse = parts.reverse;
    line.group = parts.group;
    line.round = std::min(readCount(fields[Role::round]).value_or(0), 9999);
    line.table = std::min(readCount(fields[Role::table]).value_or(0), 9999);
    line.sourceLine = number_;
    event_.lines.push_back(std::move(line));
  }

  bool isFull() {
    const bool lines = event_.lines.size() >= limit_;
    const bool pairs = entries_.size() >= mostPairs_;
    if (lines) reporter_.sayOnce(Code::tooManyLines, line_, static_cast<std::int32_t>(limit_));
    if (pairs && !lines) reporter_.sayOnce(Code::tooManyPairs, line_, static_cast<std::int32_t>(mostPairs_));
    full_ = lines || pairs;
    return full_;
  }

  BoardIndex boardIndex() {
    const auto next = static_cast<std::int32_t>(event_.boards.size());
    const auto [place, isNew] = boards_.try_emplace(board_, next);
    if (isNew) event_.boards.push_back({board_, {}, 0});
    return {place->second};
  }

  SectionIndex sectionOf(std::string_view name) {
    const auto found = std::find(event_.sections.begin(), event_.sections.end(), name);
    if (found != event_.sections.end()) return {static_cast<std::int32_t>(found - event_.sections.begin())};
    constexpr std::size_t mostSections = 256;
    if (surveying_ || event_.sections.size() == mostSections) return {};
    event_.sections.emplace_back(name);
    return {static_cast<std::int32_t>(event_.sections.size() - 1)};
  }

  std::string_view text_;
  const TravellerOptions& options_;
  std::size_t limit_;
  std::size_t mostPairs_;
  std::int64_t taken_ = 0;  // rows of this walk that looked like results
  RowRules rules_;
  TextSurvey survey_;
  bool surveying_ = true;
  Reporter reporter_;
  Event event_;
  EntryBook entries_;
  std::unordered_map<std::int32_t, std::int32_t> boards_;  // looked up, never walked
  bool full_ = false;
  bool namesVulnerability_ = false;  // plain rows say "None" or "All"
  bool boardKnown_ = true;           // false below a heading whose board cannot be
  bool utf8Reported_ = false;

  // Where the walk is.
  std::string_view line_;
  std::string_view below_;
  std::string_view whole_;  // both with the marks of a quoted e-mail
  std::string_view wholeBelow_;
  std::int32_t number_ = 0;
  int skip_ = 0;
  std::int32_t boxEnd_ = 0;  // the last number of the box whose row was the last one read; 0: it was none
  FieldList fields_;
  Layout layout_;
  ColumnValues* values_ = nullptr;  // of the layout
  std::vector<std::int32_t> sheet_;
  SectionIndex section_;
  std::int32_t board_ = 1;
};

}  // namespace

TravellerReading readTravellers(std::string_view text, const TravellerOptions& options) {
  TravellerReading refused;
  if (refuse(text, refused.findings)) return refused;
  std::string buffer;
  return TravellerReader(withoutFullWidth(text, buffer), options).read();
}

}  // namespace overtrick

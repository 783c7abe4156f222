#include "read/travellers.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "read/board_place.h"
#include "read/control_sheet.h"
#include "read/entries.h"
#include "read/fields.h"
#include "read/heading_additions.h"
#include "read/heading_words.h"
#include "read/headings.h"
#include "read/layout.h"
#include "read/lead.h"
#include "read/left_over.h"
#include "read/number_box.h"
#include "read/numbers.h"
#include "read/pair_cell.h"
#include "read/pair_names.h"
#include "read/reading.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/row_words.h"
#include "read/text.h"
#include "read/text_survey.h"
#include "read/words.h"

namespace overtrick {
namespace {

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
    (void)entries_.settle(event_, names_.showMitchell() ? std::optional(true) : std::nullopt);
    names_.apply(event_, reporter_);
    reading.event = std::move(event_);
    reading.findings = reporter_.take();
    reading.notation = rules_.notation;
    return reading;
  }

  // A text that has so many lines more than its results and names account for is about something else.
  static constexpr std::int32_t patience = 20000;
  static constexpr std::int64_t linesPerResult = 16;

 private:
  // --- The text ------------------------------------------------------------------------------------------

  void settleSurvey() {
    rules_.notation = options_.notation == Notation::detect ? survey_.notation.decide() : options_.notation;
    rules_.ambiguous = ambiguousLetters(rules_.notation, survey_.notation.seen());
    rules_.foreign = foreignLetters(rules_.notation);
    rules_.bare = survey_.results.decide();
    rules_.scoresAreDeclarers = survey_.signs.areDeclarers();
    rules_.sidesAreVulnerable = survey_.vulnerability.areThere();
    surveying_ = false;
  }

  void walk() {
    layout_ = {};
    sheet_.clear();
    section_ = {};
    board_.moveTo(options_.board);
    boardKnown_ = true;
    skip_ = 0;
    box_ = {};
    place_ = {};
    taken_ = 0;
    named_ = 0;
    met_ = 0;
    leaveNames();
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
      if (met_ < patience + linesPerResult * taken_ + named_) continue;
      if (taken_ == 0) reporter_.say(Code::unknownFormat, line_.substr(0, 1));
      if (taken_ > 0) reporter_.say(Code::tooComplex, line_.substr(0, 1), patience);
      break;
    }
  }

  // One warning is enough: the bytes are kept, and the rest of the text is likely of the same kind.
  void checkUtf8() {
    const std::size_t at = firstInvalidUtf8(line_);
    utf8Reported_ = at != std::string_view::npos;
    if (utf8Reported_) reporter_.say(Code::invalidUtf8, line_.substr(at, 1));
  }

  void readLine() {
    const std::string_view content = trimmed(line_);
    if (content.empty() || (!startsWithDigit(content) && isDecoration(content))) return;
    ++met_;
    if (!startsWithDigit(content)) {
      if (sheetHeading(content) || boardHeading(content) || sectionHeading(content) ||
          namesHeading(content) || columnHeading() || nameRow(content) || strangeHeading(content))
        return;
    }
    if (boardNumberAlone(content) || nameRow(content)) return;
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
    leaveNames();
    boardKnown_ = heading->board.has_value();
    if (!heading->board) reporter_.say(Code::numberOutOfRange, heading->number, 1, largestBoard);
    board_.moveTo(heading->board.value_or(board_.number()));
    if (!heading->within.empty()) board_.compareWithin(sectionOf(heading->within));
    if (!heading->section.empty()) section_ = sectionOf(heading->section);
    place_[Role::round] = heading->round;
    place_[Role::table] = heading->table;
    board_.expect(heading->results.value_or(0));
    if (!heading->expected.empty() && !heading->results) {
      reporter_.say(Code::numberOutOfRange, heading->expected, 1, mostExpected);
    }
    const HeadingAdditions additions = readAdditions(heading->behind);
    if (!additions.section.empty()) section_ = sectionOf(additions.section);
    if (!additions.rest.empty() && columnsBehindBoard(heading->behind)) return true;
    const bool whole = rowBehindBoard(*heading, additions);
    if (boardKnown_ && !whole && additions.vulnerability &&
        vulnerabilityOf(board_.number()) != additions.vulnerability) {
      reporter_.say(Code::vulnerabilityDiffers, additions.vulnerabilityText, board_.number());
    }
    return true;
  }

  // "Board 7  NS EW Contract Score": the columns' headings on the same line.
  bool columnsBehindBoard(std::string_view behind) {
    if (!readHeading(behind, below_).layout.isUsable()) return false;
    const std::string_view line = std::exchange(line_, behind);
    (void)columnHeading();
    line_ = line;
    const std::int32_t before =
        utf16Length(line.substr(0, static_cast<std::size_t>(behind.data() - line.data())));
    for (Column& column : layout_.columns) {
      column.from += before;
      column.to += before;
    }
    return true;
  }

  // "#7 1 2 420", "Board 7: NS 1 EW 2 420", "Board 7 None 1 2 420": the line goes on with a result, which is read as
  // one on a line of its own. True when all that is behind the number was the result.
  bool rowBehindBoard(const BoardHeading& heading, const HeadingAdditions& additions) {
    if (additions.rest.empty()) return false;
    RowFields place;
    if (hasLead(additions.rest)) {
      place[Role::round] = additions.round;
      place[Role::table] = additions.table;
      rowOf(additions.rest, place);
    } else if (hasLead(heading.behind)) {
      rowOf(heading.behind, place);
      return true;
    } else if (startsWithDigit(additions.rest)) {
      plainRow(additions.rest);
    } else {
      reporter_.say(Code::extraText, additions.rest);
    }
    return false;
  }

  bool hasLead(std::string_view row) {
    splitFields(row, separatorOf(row), fields_);
    return readLead(fields_, false).complete || !splitResults(row).empty();
  }

  // Below headings it stands in their order, where it has as many fields.
  void rowOf(std::string_view row, const RowFields& place) {
    splitFields(row, separatorOf(row), fields_);
    const bool inOrder = layout_.known() && fields_.fields.size() == layout_.columns.size();
    if (!inOrder) return plainRow(row, place);
    const std::string_view line = std::exchange(line_, row);
    if (!headedRow()) plainRow(row, place);
    line_ = line;
  }

  bool boardNumberAlone(std::string_view content) {
    const auto number = readLoneNumber(content);
    if (!number || *number < 1 || *number > largestBoard) return false;
    if (surveying_) {
      survey_.loneNumbers.add(*number, taken_, board_.number());
      return false;
    }
    const bool isBoard = !survey_.boardHeadings && survey_.loneNumbers.areBoards();
    const bool isPage = survey_.boardHeadings && survey_.loneNumbers.arePages() && readCount(content);
    if (isBoard) board_.moveTo(*number);
    if (isBoard || (taken_ > 0 && !isPage)) boardKnown_ = isBoard;
    return isBoard;
  }

  // "Bräcka 7": the lines below it are not of the board before. At the beginning it may be a title.
  bool strangeHeading(std::string_view content) {
    if (separatorOf(content) != Separator::blank || !isStrangeHeading(content, board_.number())) return false;
    if (surveying_) survey_.strangeHeadings = survey_.strangeHeadings || taken_ > 0;
    if (taken_ > 0 || survey_.strangeHeadings) boardKnown_ = false;
    reporter_.say(Code::extraText, content);
    return true;
  }

  bool sectionHeading(std::string_view content) {
    const auto heading = readSectionHeading(content);
    if (!heading) return false;
    if (surveying_) survey_.notation.addWord(heading->languages);
    // A dash is none, as it is nobody among the pairs.
    section_ = isPlaceholder(heading->name) ? SectionIndex() : sectionOf(heading->name);
    return true;
  }

  // "Namen NZ", and NS or EW by itself above names.
  bool namesHeading(std::string_view content) {
    auto direction = readNamesHeading(content);
    if (!direction) {
      const HeadingWord word = headingMeaning(content).word;
      const bool side = word == HeadingWord::ns || word == HeadingWord::ew;
      if (!side || !readNameRow(below_, inNames_)) return false;
      direction = word == HeadingWord::ns ? Direction::ns : Direction::ew;
    }
    inNames_ = true;
    namesDirection_ = *direction;
    layout_ = {};
    sheet_.clear();
    return true;
  }

  void leaveNames() {
    inNames_ = false;
    namesDirection_ = Direction::any;
  }

  bool columnHeading() {
    HeadingReading heading = readHeading(line_, below_);
    if (heading.rows == 0) return false;
    const bool usable = heading.layout.isUsable();
    skip_ = heading.rows - 1;
    if (usable) values_ = &survey_.values[line_];
    if (!surveying_ && usable) values_->refine(heading.layout);
    if (surveying_) {
      for (const Languages languages : heading.layout.languages) survey_.notation.addWord(languages);
    } else if (usable && !heading.layout.hasColumnsOf(layout_)) {
      for (const Column& column : heading.layout.columns) reportColumn(column);
    }
    sheet_.clear();
    if (usable) leaveNames();
    if (usable) layout_ = std::move(heading.layout);
    if (!usable) reporter_.say(Code::extraText, trimmed(line_));
    return true;
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

  // --- Rows ----------------------------------------------------------------------------------------------

  bool nameRow(std::string_view content) {
    auto row = readNameRow(content, inNames_);
    if (!row || isCutAsTable(content)) return false;
    if (named_ < static_cast<std::int64_t>(mostPairs_)) ++named_;
    if (surveying_) return true;
    if (names_.size() >= mostPairs_) {
      reporter_.sayOnce(Code::tooManyPairs, content, static_cast<std::int32_t>(mostPairs_));
      return true;
    }
    if (!row->left.empty()) reporter_.say(Code::extraText, row->left);
    if (row->entry.direction == Direction::any) row->entry.direction = namesDirection_;
    names_.addRow(std::move(row->entry), section_, {whole_, number_}, content);
    return true;
  }

  // A row of the table whose headings stand above: its words are what the headings say, unless its pairs have
  // numbers elsewhere.
  bool isCutAsTable(std::string_view content) {
    if (!layout_.known()) return false;
    RowFields fields;
    if (!layRow(layout_, line_, fields_, fields)) return false;
    if (hasNumbers(fields) || survey_.numberedPairs) return hasNumbers(fields);
    const Separator separator = separatorOf(content);
    return separator != Separator::blank && separator == layout_.separator &&
           layout_.columns.front().role != Role::ns;
  }

  static bool hasNumbers(const RowFields& fields) {
    return isPairNumber(fields[Role::ns]) && isPairNumber(fields[Role::ew]);
  }

  bool sheetRow() {
    const auto row = readSheetRow(line_, sheet_.size());
    if (!row) return false;
    for (std::size_t i = 0; i < row->cells.size(); ++i) {
      board_.moveTo(sheet_[i]);
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
    const bool pairs = layout_.has(Role::ns) && layout_.has(Role::ew);
    const bool laid = layRow(layout_, line_, fields_, fields) &&
                      !(pairs && fields[Role::ns].empty() && fields[Role::ew].empty());
    if (!laid) return refuseSwapped();
    const bool inOrder = fields_.separator == layout_.separator && fields.wordsFrom == 0;
    if (surveying_ && inOrder) values_->add(layout_, fields_.fields);
    survey_.numberedPairs = survey_.numberedPairs || hasNumbers(fields);
    if (!takePlace(fields)) return true;
    if (fields.wordsFrom > 0) {
      readBehind(fields);
    } else {
      readFields(fields);
    }
    return true;
  }

  // A row that does not fit its headings is read by itself, but not where these have EW in front of NS.
  bool refuseSwapped() {
    if (!layout_.swapsPairs() || !startsWithDigit(trimmed(line_))) return false;
    reporter_.say(Code::missingField, trimmed(line_), static_cast<std::int32_t>(fields_.fields.size()),
                  static_cast<std::int32_t>(layout_.columns.size()));
    return true;
  }

  // Words that do not stand below their headings: what they are tells.
  void readBehind(const RowFields& fields) {
    WordsReading words;
    words.parts.board = board_.number();
    words.parts.resultPlace = placeOfResults(layout_);
    RowRules rules = rules_;
    rules.withoutScores = !layout_.hasScore();
    rules.pointsHeadings = layout_.pointsHeadings();
    rules.scoresUnsided = layout_.has(Role::scoreNs) && layout_.has(Role::scoreEw);
    readWords(fields_, fields.wordsFrom, {fields[Role::ns], fields[Role::ew]}, {}, rules, reporter_, words);
    placeLeftOver(words, reporter_);
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
      board_.moveTo(*board);
      boardKnown_ = true;
    }
    if (!isPlaceholder(fields[Role::section])) section_ = sectionOf(fields[Role::section]);
    const auto vulnerability = readVulnerability(fields[Role::vulnerability]);
    if (vulnerability && vulnerabilityOf(board_.number()) != vulnerability) {
      reporter_.sayOnce(Code::vulnerabilityDiffers, fields[Role::vulnerability], board_.number());
    }
    return true;
  }

  void readFields(const RowFields& fields) {
    RowParts parts;
    parts.board = board_.number();
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
    if (isElsewhere(ns) || isElsewhere(ew)) {
      reporter_.say(Code::notANumber, isElsewhere(ns) ? ns : ew);
      return;
    }
    // A table without a heading for results, in which no contract has one either, leaves them open too.
    parts.resultLeftOpen = layout_.hasResult() ? !fields.hasResult() : layout_.known() && !survey_.anyResult;
    finish(parts, isPlaceholder(ns) ? std::string_view() : ns, isPlaceholder(ew) ? std::string_view() : ew,
           fields);
  }

  void plainRow(std::string_view row, const RowFields& place = {}) {
    if (const auto results = splitResults(row); !results.empty()) {
      for (const std::string_view result : results) plainRow(result, place);
      return;
    }
    splitFields(row, separatorOf(row), fields_);
    joinPercentSigns(fields_);
    if (!rules_.withoutLastZero && box_.take(fields_)) {
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
    words.parts.board = board_.number();
    if (!lead.bye.empty()) words.parts.word = readOutcomeWord(lead.bye);
    readWords(fields_, lead.next, {lead.ns, lead.ew}, survey_.columns, rules_, reporter_, words);
    if (surveying_) survey_.addRow(words, fields_, lead.next, rules_.withoutLastZero ? 10 : 1);
    placeLeftOver(words, reporter_);
    finish(words.parts, lead.ns, lead.ew, place);
  }

  void reportLead(const Lead& lead, std::string_view content) {
    if (!startsWithDigit(content)) {
      // "Bord 5" among board headings is one with a slip in it: the lines below belong to no board that is
      // known.
      const bool amidBoards = survey_.boardHeadings || taken_ > 0;
      if (amidBoards && isSpoiltHeading(content, board_.number(), survey_.boardHeadings)) boardKnown_ = false;
      reporter_.say(Code::extraText, content);
    } else if (fields_.fields.size() < 3) {
      reporter_.say(Code::missingField, content, static_cast<std::int32_t>(fields_.fields.size()), 3);
    } else {
      reporter_.say(Code::notANumber, lead.unknown.empty() ? content : lead.unknown);
    }
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
    board_.moveTo(*board);
    boardKnown_ = true;
    return true;
  }

  // --- The event -----------------------------------------------------------------------------------------

  void finish(const RowParts& parts, std::string_view ns, std::string_view ew, const RowFields& fields) {
    ++taken_;
    leaveNames();
    if (surveying_) {
      survey_.notation.addLetters(parts.contract.letters);
      survey_.anyResult = survey_.anyResult || parts.contract.result != ResultForm::none;
      survey_.results.add(parts.contract, parts.resultPlace, scoreOf(parts), parts.board);
      if (parts.scoreUnsided) survey_.signs.add(parts.contract, scoreOf(parts).value_or(0), parts.board);
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
    line.board = board_.indexIn(event_);
    if (!ns.empty()) line.ns = entries_.note(ns, section_);
    if (!ew.empty()) line.ew = entries_.note(ew, section_);
    line.outcome = *outcome;
    line.reverse = parts.reverse;
    line.group = parts.group;
    line.round = placeOf(Role::round, fields);
    line.table = placeOf(Role::table, fields);
    line.sourceLine = number_;
    event_.lines.push_back(std::move(line));
    names_.addCell(event_, Side::ns, {whole_, number_}, fields[Role::namesNs]);
    names_.addCell(event_, Side::ew, {whole_, number_}, fields[Role::namesEw]);
  }

  // The row's own, or that of "Round 2 Board 7". A table has one result: "Table 3 Board 7" is of the first row.
  std::int32_t placeOf(Role role, const RowFields& fields) {
    constexpr std::int32_t largest = 9999;
    const std::string_view above = role == Role::table ? std::exchange(place_[role], {}) : place_[role];
    const auto number = readCount(isPlaceholder(fields[role]) ? above : fields[role]);
    return std::min(number.value_or(0), largest);
  }

  bool isFull() {
    const bool lines = event_.lines.size() >= limit_;
    const bool pairs = entries_.size() >= mostPairs_;
    if (lines) reporter_.sayOnce(Code::tooManyLines, line_, static_cast<std::int32_t>(limit_));
    if (pairs && !lines) reporter_.sayOnce(Code::tooManyPairs, line_, static_cast<std::int32_t>(mostPairs_));
    full_ = lines || pairs;
    return full_;
  }

  SectionIndex sectionOf(std::string_view name) {
    return surveying_ ? SectionIndex() : noteSection(event_, name);
  }

  std::string_view text_;
  const TravellerOptions& options_;
  std::size_t limit_;
  std::size_t mostPairs_;
  std::int64_t taken_ = 0;  // rows of this walk that looked like results
  std::int64_t named_ = 0;  // and such as named a pair, as far as these may go
  std::int64_t met_ = 0;    // lines of this walk that say anything
  RowRules rules_;
  TextSurvey survey_;
  bool surveying_ = true;
  Reporter reporter_;
  Event event_;
  EntryBook entries_;
  PairNames names_;
  bool full_ = false;
  bool boardKnown_ = true;  // false below a heading whose board cannot be
  bool utf8Reported_ = false;

  // Where the walk is.
  std::string_view line_;
  std::string_view below_;
  std::string_view whole_;  // both with the marks of a quoted e-mail
  std::string_view wholeBelow_;
  std::int32_t number_ = 0;
  int skip_ = 0;
  NumberBox box_;
  FieldList fields_;
  Layout layout_;
  ColumnValues* values_ = nullptr;  // of the layout
  std::vector<std::int32_t> sheet_;
  SectionIndex section_;
  BoardPlace board_;
  RowFields place_;       // round and table of the board's heading
  bool inNames_ = false;  // below a heading of names, which may say the direction
  Direction namesDirection_ = Direction::any;
};

}  // namespace

TravellerReading readTravellers(std::string_view text, const TravellerOptions& options) {
  TravellerReading refused;
  if (refuse(text, refused.findings)) return refused;
  std::string buffer;
  return TravellerReader(withoutFullWidth(text, buffer), options).read();
}

}  // namespace overtrick

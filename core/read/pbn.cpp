#include "read/pbn.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "read/event_builder.h"
#include "read/headings.h"
#include "read/numbers.h"
#include "read/pbn_boards.h"
#include "read/pbn_game.h"
#include "read/pbn_head.h"
#include "read/pbn_lines.h"
#include "read/pbn_own.h"
#include "read/pbn_pairs.h"
#include "read/pbn_result.h"
#include "read/pbn_scoring.h"
#include "read/pbn_sections.h"
#include "read/pbn_table.h"
#include "read/pbn_tables.h"
#include "read/pbn_teams.h"
#include "read/phantoms.h"
#include "read/program.h"
#include "read/reporter.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/words.h"

namespace overtrick {
namespace {

enum class Section : std::uint8_t { none, scores, totals, own, passedOver };

class PbnReader {
 public:
  explicit PbnReader(std::string_view text)
      : text_(text),
        builder_(reading_, mostLinesOf(text.size()), mostPairsOf(text.size())),
        own_(reading_, mostLinesOf(text.size()), mostPairsOf(text.size())),
        comments_(text) {}

  FileReading read() {
    LineWalker walker(text_);
    while (walker.next() && !full()) {
      here_ = {walker.line(), walker.number()};
      reporter_.moveTo(here_.line, here_.number);
      readLine();
    }
    giveUpOpen();
    endGame();
    sayFull();
    if (own_.known()) {
      sayMissing();
      own_.finish();
    } else {
      decideScoring();
      finishPairs();
      seatTables();
      teams_.name(builder_);
      boards_.nameSections(builder_);
      joinSections();
      builder_.finish();
      sitOutPhantoms(reading_.event);
      sayUnfinished();
    }
    if (reading_.event.lines.empty()) {
      // Said of the file, not of its last line.
      reporter_.moveTo(text_.substr(0, 0), 1);
      reporter_.say(Code::noResults, text_.substr(0, 0));
    }
    reading_.findings = reporter_.take();
    return std::move(reading_);
  }

 private:
  // --- Lines ---------------------------------------------------------------------------------------------

  [[nodiscard]] bool full() const { return builder_.full() || own_.full(); }

  void sayFull() {
    if (own_.crowded() || builder_.crowded()) {
      reporter_.say(Code::tooManyPairs, here_.line, own_.mostPairs());
    } else if (full()) {
      reporter_.say(Code::tooManyLines, here_.line, own_.full() ? own_.lines() : builder_.limit());
    }
  }

  // Our own files say how many results they have.
  void sayMissing() {
    if (full() || ownResults_ >= own_.stated()) return;
    reporter_.say(Code::resultsMissing, here_.line, own_.stated(), ownResults_);
  }

  void readLine() {
    if (here_.line.starts_with('%')) return takePbnDirective(here_.line, reading_);
    std::string_view rest = here_.line;
    if (trimmed(rest).empty() && !comments_.open()) behindEmptyLine_ = true;
    while (comments_.next(rest, piece_)) readPiece();
  }

  void readPiece() {
    const std::string_view words = trimmed(piece_);
    if (open_.any() && !words.starts_with('[')) return goOn(words);
    giveUpOpen();
    if (words.starts_with('['))
      return isOpenPbnTag(words) ? open_.begin({here_.line, here_.number, words}) : tags(words);
    switch (section_) {
      case Section::passedOver:
        return;
      case Section::none:
        return reporter_.say(Code::extraText, words);
      default:
        return row();
    }
  }

  void goOn(std::string_view words) {
    const std::string_view pair = open_.goOn({here_.line, here_.number, words});
    if (!pair.empty()) return tags(pair);
    if (open_.isTooLong()) giveUpOpen();
  }

  void giveUpOpen() {
    if (!open_.any()) return;
    open_.giveUp(reporter_);
    reporter_.moveTo(here_.line, here_.number);
  }

  void tags(std::string_view rest) {
    while (rest.starts_with('[')) {
      const std::string_view whole = rest;
      const PbnTagPair pair = takePbnTag(rest);
      if (!pair.complete) return reporter_.say(Code::unreadableLine, whole);
      tag(pbnTagNamed(pair.name), pair);
    }
    if (rest.empty()) return;
    piece_ = rest;
    readPiece();
  }

  void tag(PbnTag tag, const PbnTagPair& pair) {
    if (game_.isOver(tag, behindEmptyLine_)) endGame();
    behindEmptyLine_ = false;
    section_ = Section::none;
    if (tag == PbnTag::other) return otherTag(pair);
    game_.set(tag, pair.value);
    switch (tag) {
      case PbnTag::board:
        board_ = here_;
        break;
      case PbnTag::contract:
        contract_ = {here_, pair.value};
        break;
      case PbnTag::score:
        score_ = here_;
        break;
      case PbnTag::vulnerable:
        vulnerable_ = {here_, pair.value};
        break;
      case PbnTag::scoreTable:
        if (scores_.setHeading(game_[tag])) newHeading(scores_);
        section_ = Section::scores;
        break;
      case PbnTag::totalScoreTable:
        if (totals_.setHeading(game_[tag])) newHeading(totals_);
        section_ = Section::totals;
        break;
      case PbnTag::ownScoring:
        own_.setScoring(pair.value);
        break;
      case PbnTag::ownResults:
        own_.setResults(pair.value);
        break;
      case PbnTag::ownSections:
      case PbnTag::ownPlayers:
      case PbnTag::ownEntries:
      case PbnTag::ownBoards:
        ownTable_ = tag;
        ownRows_.setHeading(pair.value);
        own_.begin(tag);
        section_ = Section::own;
        break;
      case PbnTag::scoring:
      case PbnTag::competition:
        if (tag == PbnTag::scoring) scoring_ = {here_.line, here_.number, pair.value};
        if (tag == PbnTag::competition) competition_ = pair.value;
        scoringTag();
        break;
      case PbnTag::scoreImp:
        imps_ = imps_ || saysSomething(pair.value);
        break;
      case PbnTag::scoreMp:
      case PbnTag::scorePercentage:
        matchpoints_ = matchpoints_ || saysSomething(pair.value);
        break;
      default:
        takePbnEventTag(tag, game_[tag], reading_);
        break;
    }
  }

  // Auctions, play and notes are passed over; a table that could have held results is named.
  void otherTag(const PbnTagPair& pair) {
    section_ = Section::passedOver;
    if (pair.name.ends_with("Table") && tellOnce(pair.name)) reporter_.say(Code::unknownTable, pair.name);
  }

  void newHeading(const PbnTable& table) {
    for (const PbnTable::Column& column : table.columns()) {
      imps_ = imps_ || isOfImps(column);
      matchpoints_ = matchpoints_ || isOfMatchpoints(column);
      const bool needed = column.kind != PbnColumn::unknown && column.kind != PbnColumn::ignored;
      if (!needed && tellOnce(column.name)) reporter_.say(Code::ignoredColumn, column.name);
    }
  }

  bool tellOnce(std::string_view name) {
    constexpr std::size_t most = 64;
    if (told_.size() == most || std::find(told_.begin(), told_.end(), name) != told_.end()) return false;
    told_.push_back(name);
    return true;
  }

  // What our own files say about it has been taken already.
  void scoringTag() {
    const std::string_view value = game_[PbnTag::scoring];
    if (own_.hasScoring() || value.empty() || value == "?") return;
    const auto scoring = pbnScoring(value, game_[PbnTag::competition]);
    if (isScoredByBoards(value) && tellOnce(value)) reporter_.say(Code::scoredByBoards, value);
    if (scoring) {
      reading_.event.scoring = *scoring;
      scoringKnown_ = true;
    } else if (tellOnce(value)) {
      reporter_.say(Code::extraText, value);
    }
  }

  // Of the game that ends here. A single one that may be a table of a match waits for the other tables.
  void countScoring() {
    const std::int32_t results = std::exchange(results_, 0);
    const bool waits = std::exchange(waits_, false);
    auto way = pbnScoring(game_[PbnTag::scoring], game_[PbnTag::competition]);
    if (std::exchange(ofTeams_, false)) way = Scoring::teams;
    if (way && results > 0) (waits ? waiting_ : scorings_).count(*way, results, scoring_);
  }

  // By what most results say; where nothing is said, by the points that they have.
  void decideScoring() {
    if (own_.hasScoring()) return;
    const bool unsaid = !scoringKnown_ && scorings_.all() == 0;
    if (tables_.isMatch(reading_.event, unsaid && imps_)) {
      scorings_.count(Scoring::teams, tables_.matchTables(),
                      waiting_.all() > 0 ? waiting_.first() : scoring_);
    } else {
      scorings_.add(waiting_);
    }
    if (const auto most = scorings_.most()) {
      reading_.event.scoring = *most;
      sayOtherScorings();
    } else if (unsaid && imps_) {
      reading_.event.scoring = ofTeams(competition_) ? Scoring::teams : Scoring::crossImps;
    } else if (unsaid && !matchpoints_ && !reading_.event.lines.empty()) {
      reporter_.moveTo(text_.substr(0, 0), 1);
      reporter_.say(Code::scoringAssumed, text_.substr(0, 0));
    }
  }

  void sayOtherScorings() {
    const PbnScorings::Others others = scorings_.others();
    if (others.results == 0) return;
    reporter_.moveTo(others.first.line, others.first.number);
    reporter_.say(Code::scoringsDiffer, others.first.value, others.results, scorings_.all());
  }

  // --- Tables --------------------------------------------------------------------------------------------

  void row() {
    PbnTable& table = section_ == Section::scores   ? scores_
                      : section_ == Section::totals ? totals_
                                                    : ownRows_;
    ownResults_ += section_ == Section::scores ? 1 : 0;
    if (!table.setLine(piece_)) return oddRow(table);
    checkEnd(table);
    for (std::size_t i = 0; i < table.rows() && !full(); ++i) {
      table.chooseRow(i);
      if (section_ == Section::scores) scoreRow();
      if (section_ == Section::totals) totalRow();
      if (section_ == Section::own && !own_.row(ownTable_, ownRows_)) {
        reporter_.say(Code::unreadableLine, trimmed(piece_));
      }
    }
  }

  // The text ends within this row, although no other row was so short.
  void checkEnd(const PbnTable& table) {
    const bool isShort = table.endsEarly();
    const bool isLast = here_.line.data() + here_.line.size() == text_.data() + text_.size();
    if (isShort && isLast && (own_.known() || !(shortRows_ || table.byWord()))) {
      reporter_.say(Code::cutOff, trimmed(piece_));
    }
    shortRows_ = shortRows_ || isShort;
  }

  // A result that is complete before the values too many is one; where they stand further in nobody knows what
  // belongs to which column.
  void oddRow(PbnTable& table) {
    const auto found = static_cast<std::int32_t>(table.elements().size());
    const auto wanted = static_cast<std::int32_t>(table.columns().size());
    if (found <= wanted) return reporter_.say(Code::shortRow, trimmed(piece_), found, wanted);
    const std::string_view surplus = section_ == Section::scores ? table.cutSurplus() : std::string_view();
    if (surplus.empty() || !isPlainPbnRow(table))
      return reporter_.say(Code::longRow, trimmed(piece_), found, wanted);
    reporter_.say(Code::extraText, surplus);
    scoreRow();
  }

  // The board of the game; 0 and a finding when it has none.
  std::int32_t boardNumber() {
    const auto board = readCount(trimmed(game_[PbnTag::board]));
    if (board && *board >= 1 && *board <= largestBoard) return *board;
    reporter_.say(Code::missingBoard, trimmed(piece_));
    return 0;
  }

  // Where what does not change is not repeated, a game without a deal of its own is another table of the one
  // before.
  bool isOtherTable() {
    for (const PbnTag tag : {PbnTag::event, PbnTag::date, PbnTag::board, PbnTag::deal})
      if (game_.has(tag)) return false;
    if (lastBoard_ == 0) return false;
    if (!otherTables_) reporter_.say(Code::boardOfGameBefore, trimmed(piece_), lastBoard_);
    otherTables_ = true;
    return true;
  }

  // The event's board of the game, found once for all its rows; none and a finding when there are too many.
  BoardIndex boardOf(std::int32_t number) {
    if (gameBoard_.known()) return gameBoard_;
    gameBoard_ = boards_.of(number, game_, builder_);
    if (!gameBoard_.known()) {
      reporter_.sayOnce(Code::tooComplex, trimmed(piece_), mostSections);
    } else if (boards_.twice()) {
      reporter_.say(Code::boardTwice, trimmed(piece_), number);
    }
    return gameBoard_;
  }

  void checkVulnerability(std::int32_t board) {
    if (checkedBoard_ == board) return;
    checkedBoard_ = board;
    const auto vulnerability = readVulnerability(game_[PbnTag::vulnerable]);
    if (!vulnerability || vulnerabilityOf(board) == vulnerability) return;
    reporter_.moveTo(vulnerable_.place.line, vulnerable_.place.number);
    reporter_.say(Code::vulnerabilityDiffers, vulnerable_.value, board);
    reporter_.moveTo(here_.line, here_.number);
  }

  void scoreRow() {
    const std::int32_t board = boardNumber();
    if (board == 0) return;
    checkVulnerability(board);
    if (scores_.has(PbnColumn::home)) return matchRow();
    PbnResult result = readPbnRow(scores_, board, reporter_, trimmed(piece_));
    if (!result.outcome) return;
    Line line;
    line.outcome = std::move(*result.outcome);
    line.reverse = result.reverse;
    line.group = result.group;
    line.round = pbnCount(scores_, PbnColumn::round, reporter_);
    line.table = pbnCount(scores_, PbnColumn::table, reporter_);
    line.sourceLine = here_.number;
    const PublishedLine points = readPbnRowPoints(scores_, reporter_);
    if (own_.known()) {
      if (!own_.add(std::move(line), points, scores_, game_)) {
        reporter_.say(Code::unreadableLine, trimmed(piece_));
      }
      return;
    }
    std::string_view section = scores_[PbnColumn::section];
    if (section.empty()) section = game_[PbnTag::section];
    addLine(std::move(line), board, result, builder_.section(section), points);
  }

  // Ruter's teams: the result of a match without its boards, or who is to meet whom.
  void matchRow() {
    const bool played = !scores_[PbnColumn::matchScore].empty();
    reporter_.say(played ? Code::matchWithoutBoards : Code::noResult, trimmed(piece_));
  }

  void addLine(Line line, std::int32_t board, const PbnResult& result, SectionIndex section,
               PublishedLine points) {
    if (!pairs_.seat(scores_, result, section, line, builder_)) {
      reporter_.say(Code::rowWithoutPairs, trimmed(piece_));
      return;
    }
    if (pbnCount(scores_, PbnColumn::multiplicity, reporter_) > 1) {
      reporter_.say(Code::extraText, scores_[PbnColumn::multiplicity]);
    }
    line.board = boardOf(board);
    if (!line.board.known()) return;
    hasTable_ = true;
    ++results_;
    points.line = builder_.add(std::move(line));
    pairs_.nameRow(scores_, section, builder_);
    if (points.stated()) reading_.lines.push_back(points);
  }

  void totalRow() {
    const PublishedTotal total = readPbnTotal(totals_, reporter_);
    if (own_.known()) {
      std::string_view pair = totals_[PbnColumn::pair];
      if (pair.empty()) pair = totals_[PbnColumn::names];
      if (!own_.add(total, pair)) reporter_.say(Code::unreadableLine, trimmed(piece_));
      return;
    }
    std::string_view section = totals_[PbnColumn::section];
    if (section.empty()) section = game_[PbnTag::section];
    if (!pairs_.totalRow(totals_, here_.number, total, builder_.section(section), builder_))
      reporter_.say(Code::rowWithoutPairs, trimmed(piece_));
  }

  // --- Games ---------------------------------------------------------------------------------------------

  void endGame() {
    if (!hasTable_ && !own_.known()) singleGame();
    countScoring();
    hasTable_ = false;
    section_ = Section::none;
    game_.next();
    checkedBoard_ = 0;
    gameBoard_ = {};
    pairs_.endGame(builder_);
  }

  // A game that was played once: contract, declarer, result, and players by name; or a score alone.
  void singleGame() {
    const bool contracted = saysSomething(game_[PbnTag::contract]);
    if (!contracted && !saysSomething(game_[PbnTag::score])) return leaveUnfinished();
    const Place here = std::exchange(here_, contracted ? contract_.place : score_);
    piece_ = here_.line;
    reporter_.moveTo(here_.line, here_.number);
    addSingle();
    here_ = here;
    reporter_.moveTo(here_.line, here_.number);
  }

  // Somebody sat down to it, and nothing came of it.
  void leaveUnfinished() {
    if (game_.has(PbnTag::scoreTable) || !isSeated(game_)) return;
    unfinished_.push_back(game_.has(PbnTag::board) ? board_ : here_);
  }

  // Each in a file of results; a file of deals has none at all.
  void sayUnfinished() {
    if (reading_.event.lines.empty()) return;
    for (const Place& place : unfinished_) {
      reporter_.moveTo(place.line, place.number);
      reporter_.say(Code::noResult, trimmed(place.line));
    }
  }

  void addSingle() {
    const std::int32_t board = isOtherTable() ? lastBoard_ : boardNumber();
    if (board == 0) return;
    checkVulnerability(board);
    auto outcome = readPbnGame(game_, board, reporter_, trimmed(here_.line));
    lastBoard_ = board;
    if (!outcome) return;
    if (isUnplayed(*outcome)) {
      outcome = NotPlayed();
      reporter_.say(Code::takenAsNotPlayed, contract_.value);
    }
    Line line;
    line.outcome = *outcome;
    line.board = boardOf(board);
    if (!line.board.known()) return;
    line.sourceLine = here_.number;
    line.round = std::min(readCount(game_[PbnTag::round]).value_or(0), 9999);
    line.table = std::min(readCount(game_[PbnTag::table]).value_or(0), 9999);
    const FoldedWord room(game_[PbnTag::room]);
    if (line.table == 0 && room.view() == "open") line.table = 1;
    if (line.table == 0 && room.view() == "closed") line.table = 2;
    const SectionIndex section = builder_.section(game_[PbnTag::section]);
    if (const auto teams = teams_.seat(game_, line.board, section)) {
      line.ns = builder_.note(teams->ns, section);
      line.ew = builder_.note(teams->ew, section);
      ofTeams_ = true;
    }
    PublishedLine points = readPbnPoints(game_);
    points.line = builder_.add(std::move(line));
    if (!points.line.known()) return;
    ++results_;
    waits_ = !ofTeams_ && mayBeMatch(game_[PbnTag::scoring], game_[PbnTag::competition]);
    if (!ofTeams_) tables_.add(points.line, game_, section);
    if (points.stated()) reading_.lines.push_back(points);
  }

  // RealBridge writes a board that was not played as passed out, without a score.
  bool isUnplayed(const Outcome& outcome) const {
    return reading_.program == realBridge && std::holds_alternative<PassedOut>(outcome) &&
           !game_.has(PbnTag::score);
  }

  void finishPairs() {
    pairs_.finish(builder_);
    if (!pairs_.individual()) return;
    reporter_.moveTo(std::string_view(), 0);
    reporter_.say(Code::individualAsPairs, std::string_view(" "));
  }

  // Who sat there is known only now, and so is whether they are too many.
  void seatTables() {
    const std::int32_t left = tables_.seat(builder_);
    if (tables_.besideNumbers() > 0) {
      reporter_.moveTo(text_.substr(0, 0), tables_.besideNumbers());
      reporter_.say(Code::pairsByName, text_.substr(0, 0));
    }
    if (left == 0) return;
    reporter_.moveTo(text_.substr(0, 0), left);
    reporter_.say(Code::tooManyPairs, text_.substr(0, 0), own_.mostPairs());
  }

  // What the ranking and the results say of sections, and the file's points of how far boards were compared.
  void joinSections() {
    pairs_.nameRest(builder_);
    const PbnStrays strays = joinPbnSections(builder_);
    partPbnSections(reading_.lines, builder_);
    if (strays.rows == 0) return;
    reporter_.moveTo(text_.substr(0, 0), strays.line);
    reporter_.say(Code::totalsOfNobody, text_.substr(0, 0), strays.rows);
  }

  struct Place {
    std::string_view line;
    std::int32_t number = 0;
  };
  // A tag that a finding may be about later.
  struct PlacedTag {
    Place place;
    std::string_view value;
  };

  std::string_view text_;
  FileReading reading_;
  EventBuilder builder_;
  PbnOwn own_;
  Reporter reporter_;
  PbnComments comments_;
  PbnGame game_;
  PbnBoards boards_;
  PbnTeams teams_;
  PbnPairs pairs_;
  PbnTables tables_;      // single games without teams
  PbnScorings scorings_;  // of results that say it
  PbnScorings waiting_;   // of those that may be tables of a match
  PbnPlacedTag scoring_;
  std::string_view competition_;
  PbnTable scores_;
  PbnTable totals_;
  PbnTable ownRows_;
  PbnTag ownTable_ = PbnTag::other;
  Section section_ = Section::none;
  bool behindEmptyLine_ = false;
  bool hasTable_ = false;
  bool scoringKnown_ = false;  // some tag said it, of a game with results or without
  bool imps_ = false;          // published
  bool matchpoints_ = false;
  bool ofTeams_ = false;         // of the game: seated as two teams
  bool waits_ = false;           // of the game: may be a table of a match
  std::int32_t results_ = 0;     // of the game
  std::int32_t ownResults_ = 0;  // rows of results of a file of ours
  bool shortRows_ = false;       // some row ended before its last column
  std::int32_t checkedBoard_ = 0;
  BoardIndex gameBoard_;
  std::int32_t lastBoard_ = 0;          // of the single game before
  bool otherTables_ = false;            // a game without a board of its own was met
  std::vector<std::string_view> told_;  // columns and tables that were said not to be needed
  Place here_;
  std::string_view piece_;  // of the line, between comments
  Place board_;
  PlacedTag contract_;
  Place score_;
  PlacedTag vulnerable_;
  std::vector<Place> unfinished_;  // games with players and without a result
  PbnOpenTag open_;
};

}  // namespace

FileReading readPbn(std::string_view bytes) {
  return readDecoded<FileReading>(bytes, [](std::string_view text) { return PbnReader(text).read(); });
}

}  // namespace overtrick

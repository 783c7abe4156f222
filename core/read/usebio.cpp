#include "read/usebio.h"

#include <algorithm>
#include <string>
#include <utility>

#include "read/csv.h"
#include "read/csv_event.h"
#include "read/event_builder.h"
#include "read/headings.h"
#include "read/individuals.h"
#include "read/numbers.h"
#include "read/phantoms.h"
#include "read/program.h"
#include "read/reporter.h"
#include "read/row.h"
#include "read/text.h"
#include "read/travellers.h"
#include "read/usebio_absent.h"
#include "read/usebio_noughts.h"
#include "read/usebio_scopes.h"
#include "read/usebio_scoring.h"
#include "read/usebio_tags.h"
#include "read/usebio_teams.h"
#include "read/usebio_words.h"
#include "read/words.h"

namespace overtrick {
namespace {

using usebio::Adjusted;
using usebio::adjustedBy;
using usebio::directionOf;
using usebio::isNobodyOrBye;
using usebio::NoughtVerdict;
using usebio::Scope;
using usebio::Scopes;
using usebio::ScoringWords;
using usebio::Tag;
using usebio::TeamPairs;
using usebio::usebioDate;
using usebio::Walk;

// What a match came to by the file, and the first line behind its figures.
struct MatchResult {
  std::size_t node = 0;
  LineIndex line;
  Decimal ns;
  Decimal ew;
};

// What stands around a line.
struct Match {
  std::int32_t round = 0;
  std::string_view team;
  std::string_view opponents;
  std::string_view nsPair;
  std::string_view ewPair;
  std::int32_t linesOfBoard = 0;
};

class UsebioReader {
 public:
  explicit UsebioReader(XmlTree tree)
      : walk_(std::move(tree)),
        scopes_(walk_),
        scoring_(walk_),
        teams_(walk_),
        builder_(reading_, mostLines, mostPairsOf(walk_.size() * nodeBytes)) {}

  FileReading read() {
    readDetail(0);  // a comment before the root
    readContainer(0);
    const std::vector<PlacedText> root = {{walk_.node(0).text, walk_.node(0).line, walk_.node(0).column}};
    reporter_.moveTo(root, 0);
    if (walk_.cut()) reporter_.sayOnce(Code::tooComplex, {}, Walk::mostDepth);
    addPartnerships();
    // The lines tell which of them is a Mitchell where events differ.
    builder_.finish(winnersDiffer_ ? std::nullopt : winners_);
    addMatchResults();
    sayEvents();
    nameProgram();
    settleScoring();
    settleNoughts();
    reading_.findings = reporter_.take();
    const char separator = csvSeparator(own_);
    return isOwnCsv(own_, separator) ? readOwnCsv(own_, separator) : std::move(reading_);
  }

 private:
  // An element and its text take no less of a file.
  static constexpr std::size_t nodeBytes = 16;

  // Anything that may hold boards or participants. Recursion is as deep as the tree, which Walk bounds.
  void readContainer(std::size_t at) {
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c)) {
      switch (walk_.tag(c)) {
        case Tag::participants:
          readParticipants(c);
          break;
        case Tag::match:
          readMatch(c);
          break;
        case Tag::board:
          readBoard(c);
          break;
        case Tag::line:
          readLine(c, walk_.child(c, Tag::boardNumber));
          break;
        case Tag::event:
          if (walk_.end(c) > c + 1) readEvent(c);
          break;
        default:
          readDetail(c);
          if (walk_.end(c) > c + 1) readContainer(c);
      }
    }
  }

  // What the matches of each entry come to: its total, where that is in victory points.
  void addMatchResults() {
    if (matchResults_.empty()) return;
    moveTo(matchResults_.front().node);
    reporter_.say(Code::matchResultsNotShown, {}, static_cast<std::int32_t>(matchResults_.size()));
    std::vector<std::optional<Decimal>> sums(event().entries.size());
    const auto add = [&sums](EntryIndex entry, Decimal points) {
      if (!entry.known()) return;
      std::optional<Decimal>& sum = sums[static_cast<std::size_t>(entry.value)];
      sum = Decimal{sum.value_or(Decimal{}).tenThousandths + points.tenThousandths};
    };
    for (const MatchResult& one : matchResults_) {
      if (static_cast<std::size_t>(one.line.value) >= event().lines.size()) continue;
      const Line& line = event().lines[static_cast<std::size_t>(one.line.value)];
      add(line.ns, one.ns);
      add(line.ew, one.ew);
    }
    for (PublishedTotal& total : reading_.totals)
      total.ofMatches = sums[static_cast<std::size_t>(total.entry.value)];
  }

  // Name, date and scoring are those of the first event with anything in it.
  void readEvent(std::size_t at) {
    ++events_;
    if (events_ == 2) secondEvent_ = at;
    readContainer(at);
  }

  void sayEvents() {
    if (events_ < 2) return;
    moveTo(secondEvent_);
    reporter_.say(Code::eventsTakenTogether, {}, events_);
  }

  void readDetail(std::size_t at) {
    const std::string_view text = walk_.text(at);
    if (text.empty()) return;
    const bool later = events_ > 1;
    switch (walk_.tag(at)) {
      case Tag::description:
        if (!later) event().name = text;
        break;
      case Tag::title:
        if (!later && event().name.empty()) event().name = text;
        break;
      case Tag::date:
        if (!later && event().date.empty()) event().date = usebioDate(text);
        break;
      case Tag::program:
        program_ = text;
        break;
      case Tag::programVersion:
        version_ = text;
        break;
      case Tag::comment:
        if (comment_.empty()) comment_ = programNamedIn(text);
        break;
      case Tag::winners:
        winnersDiffer_ = winnersDiffer_ || (later && winners_ && *winners_ != (text.front() == '2' ? 2 : 1));
        winners_ = text.front() == '2' ? 2 : 1;
        break;
      case Tag::eventType:
      case Tag::boardScoring:
      case Tag::matchScoring:
      case Tag::scoring:
        if (!later) scoring_.note(at);
        break;
      case Tag::ownEvent:
        own_ = walk_.node(at).text;
        break;
      default:
        break;
    }
  }

  // --- Participants

  void readParticipants(std::size_t at) {
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c)) {
      if (walk_.tag(c) == Tag::pair) readEntry(c, walk_.child(c, Tag::number));
      if (walk_.tag(c) == Tag::team) readEntry(c, walk_.child(c, Tag::teamId));
      if (walk_.tag(c) == Tag::player) {
        Player player = playerAt(c);
        std::string number(walk_.child(c, Tag::number));
        if (number.empty()) number = player.number;
        individuals_.list(std::move(number), std::move(player));
      }
    }
  }

  Player playerAt(std::size_t at) const {
    Player player;
    player.name = walk_.child(at, Tag::playerName);
    player.number = walk_.child(at, Tag::nationalId);
    return player;
  }

  void readEntry(std::size_t at, std::string_view number) {
    if (isFull(at)) return;
    Participant one;
    one.note = builder_.note(number, entrySection(at));
    if (!one.note.known()) return;
    one.name = walk_.child(at, Tag::teamName);
    one.direction = directionOf(walk_.child(at, Tag::direction));
    addPlayers(at, one.players);
    one.phantom = isPhantom(one.players, one.name);
    absent_.list(one);
    readTotal(at, one);
    builder_.add(std::move(one));
  }

  // Said where it is met first.
  bool isFull(std::size_t at) {
    if (!builder_.full()) return false;
    moveTo(at);
    reporter_.sayOnce(builder_.reason(), {}, builder_.limit());
    return true;
  }

  // Players of the entry, and of a team's pairs.
  void addPlayers(std::size_t at, std::vector<Player>& players) const {
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c)) {
      if (walk_.tag(c) == Tag::player && !walk_.child(c, Tag::playerName).empty())
        players.push_back(playerAt(c));
      if (walk_.tag(c) == Tag::pair && walk_.tag(at) == Tag::team) addPlayers(c, players);
    }
  }

  void readTotal(std::size_t at, Participant& one) const {
    std::string_view place = walk_.child(at, Tag::place);
    one.total.tied = place.ends_with('=');
    if (one.total.tied) place.remove_suffix(1);
    one.total.rank = readCount(trimmed(place)).value_or(0);
    one.total.points = readDecimal(walk_.child(at, Tag::totalScore));
    one.total.percent = readDecimal(walk_.child(at, Tag::percentage));
    one.hasTotal = one.total.rank > 0 || one.total.points || one.total.percent;
  }

  // --- Results

  void readMatch(std::size_t at) {
    Match match;
    match.round = readCount(walk_.child(at, Tag::round)).value_or(0);
    match.team = walk_.child(at, Tag::team);
    match.opponents = walk_.child(at, Tag::opposingTeam);
    match.nsPair = walk_.child(at, Tag::nsPair);
    match.ewPair = walk_.child(at, Tag::ewPair);
    noteMatchResult(at);
    bool boards = false;
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c)) {
      if (walk_.tag(c) == Tag::board) readBoard(c, match);
      if (walk_.tag(c) == Tag::line) readLine(c, walk_.child(c, Tag::boardNumber), match);
      boards = boards || walk_.tag(c) == Tag::board || walk_.tag(c) == Tag::line;
    }
    if (boards) return;
    moveTo(at);
    reporter_.say(Code::matchWithoutBoards, {});
  }

  // The match's own figures, which stand beside the results of its boards.
  void noteMatchResult(std::size_t at) {
    const auto ns = readDecimal(walk_.child(at, Tag::nsScore));
    const auto ew = readDecimal(walk_.child(at, Tag::ewScore));
    if (!ns && !ew) return;
    const auto next = static_cast<std::int32_t>(event().lines.size());
    matchResults_.push_back({at, {next}, ns.value_or(Decimal{}), ew.value_or(Decimal{})});
  }

  void readBoard(std::size_t at, Match match = {}) {
    const std::string_view number = walk_.child(at, Tag::boardNumber);
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c)) {
      if (walk_.tag(c) != Tag::line) continue;
      readLine(c, number, match);
      ++match.linesOfBoard;
    }
  }

  // Findings are about this element.
  void moveTo(std::size_t at) {
    const XmlNode& node = walk_.node(at);
    pieces_.assign(1, {node.text, node.line, node.column});
    reporter_.moveTo(pieces_, node.line);
  }

  // Findings are about this row and its fields.
  void moveToLine(std::size_t at) {
    const XmlNode& node = walk_.node(at);
    pieces_.clear();
    pieces_.push_back({node.text, node.line, node.column});
    for (std::size_t c = Walk::first(at); c < walk_.end(at); c = walk_.next(c))
      pieces_.push_back({walk_.node(c).text, walk_.node(c).line, walk_.node(c).column});
    reporter_.moveTo(pieces_, node.line);
  }

  void readLine(std::size_t at, std::string_view boardNumber, const Match& match = {}) {
    moveToLine(at);
    if (builder_.full()) {
      reporter_.sayOnce(builder_.reason(), {}, builder_.limit());
      return;
    }
    const auto number = readBoardCell(boardNumber);
    if (!number) {
      reporter_.say(Code::missingBoard, boardNumber);
      return;
    }
    Line line;
    line.sourceLine = walk_.node(at).line;
    line.round = readCount(walk_.child(at, Tag::round)).value_or(match.round);
    line.table = readCount(walk_.child(at, Tag::table)).value_or(0);
    seat(at, match, line);
    if (!line.ns.known() && !line.ew.known()) {
      reporter_.say(Code::rowWithoutPairs, {});
      return;
    }
    auto outcome = outcomeOf(at, *number, line);
    if (!outcome) return;
    if (sitsOut(at, line, *outcome)) {
      absent_.takeOff(line);
      outcome = Bye{};
    }
    if (needsBothPairs(*outcome) && !(line.ns.known() && line.ew.known())) {
      reporter_.say(Code::rowWithoutPairs, {});
      return;
    }
    line.outcome = *outcome;
    const Scope& scope = scopes_.of(at);
    line.board = builder_.board(*number, builder_.section(scope.boardSection), scope.totalled);
    const bool absent = absent_.faces(line);
    const LineIndex index = builder_.add(std::move(line));
    noteNought(at, index, *outcome, absent);
    publish(at, index);
  }

  // --- Who sat where

  void seat(std::size_t at, const Match& match, Line& line) {
    const std::string_view north = walk_.child(at, Tag::north);
    if (!north.empty()) {
      line.ns = partnership(at, north, walk_.child(at, Tag::south));
      line.ew = partnership(at, walk_.child(at, Tag::east), walk_.child(at, Tag::west));
      return;
    }
    std::string_view ns = walk_.child(at, Tag::nsPair);
    std::string_view ew = walk_.child(at, Tag::ewPair);
    if (!match.team.empty() && !match.opponents.empty()) {
      const bool away = teamSitsEastWest(at, match, ns, ew);
      ns = away ? match.opponents : match.team;
      ew = away ? match.team : match.opponents;
    }
    if (ns.empty() && ew.empty()) {
      ns = match.nsPair;
      ew = match.ewPair;
    }
    if (match.team.empty()) {
      ns = teams_.entryOf(ns);
      ew = teams_.entryOf(ew);
    }
    line.ns = isNobodyOrBye(ns) ? EntryIndex() : builder_.note(ns, entrySection(at));
    line.ew = isNobodyOrBye(ew) ? EntryIndex() : builder_.note(ew, entrySection(at));
  }

  bool teamSitsEastWest(std::size_t at, const Match& match, std::string_view ns, std::string_view ew) const {
    const Direction said = directionOf(walk_.child(at, Tag::direction));
    if (said != Direction::any) return said == Direction::ew;
    const std::string_view nsTeam = teams_.teamOf(ns);
    const std::string_view ewTeam = teams_.teamOf(ew);
    if (!nsTeam.empty()) return nsTeam != match.team;
    if (!ewTeam.empty()) return ewTeam == match.team;
    return match.linesOfBoard % 2 == 1;
  }

  EntryIndex partnership(std::size_t at, std::string_view first, std::string_view second) {
    if (isNobodyOrBye(first) || isNobodyOrBye(second)) return {};
    return individuals_.partnership(first, second, entrySection(at), builder_);
  }

  void addPartnerships() {
    if (!individuals_.any()) return;
    individuals_.name(builder_);
    reporter_.moveTo(std::string_view(), 0);
    reporter_.sayOnce(Code::individualAsPairs, std::string_view(" "));
  }

  // --- What happened

  std::optional<Outcome> outcomeOf(std::size_t at, std::int32_t board, Line& line) {
    RowFields fields;
    fields[Role::contract] = walk_.child(at, Tag::contract);
    fields[Role::declarer] = walk_.child(at, Tag::declarer);
    fields[Role::tricks] = walk_.child(at, Tag::tricks);
    fields[Role::result] = walk_.child(at, Tag::result);
    fields[Role::score] = walk_.child(at, Tag::score);
    if (fields[Role::score].empty()) {
      fields[Role::scoreNs] = walk_.child(at, Tag::nsScore);
      fields[Role::scoreEw] = walk_.child(at, Tag::ewScore);
    }
    fields[Role::remark] = walk_.child(at, Tag::ownOutcome);
    const std::string_view artificial = walk_.child(at, Tag::artificial);
    if (fields[Role::remark].empty() && adjustedBy(artificial) == Adjusted::told) {
      fields[Role::remark] = artificial;
      // Written where there is none.
      if (readCount(fields[Role::score]) == 0) fields[Role::score] = {};
    }
    const bool nothing = fields[Role::remark].empty() && fields[Role::contract].empty() &&
                         fields[Role::score].empty() && fields[Role::scoreNs].empty() &&
                         fields[Role::scoreEw].empty();
    const bool alone = !line.ns.known() || !line.ew.known() || absent_.faces(line);
    if (nothing && alone) return Outcome{Bye{}};
    RowParts parts;
    parts.board = board;
    readColumns(fields, {}, reporter_, parts);
    line.reverse = parts.reverse;
    line.group = parts.group;
    if (isUnfinished(parts)) {
      reporter_.say(Code::noResult, {});
      return std::nullopt;
    }
    return concludeRow(parts, {}, {}, reporter_);
  }

  // A score of 0 and nothing else.
  [[nodiscard]] bool isNought(std::size_t at, const Outcome& outcome) const {
    const auto isEmpty = [&](Tag tag) { return isPlaceholder(walk_.child(at, tag)); };
    if (outcome != Outcome{BareScore{0}}) return false;
    if (!isEmpty(Tag::tricks) && readCount(walk_.child(at, Tag::tricks)) != 0) return false;
    return isEmpty(Tag::contract) && isEmpty(Tag::declarer) && isEmpty(Tag::result) &&
           isEmpty(Tag::ownOutcome);
  }

  // Against a phantom nothing can be played, so that a score of 0 is none; an award its points may tell later.
  [[nodiscard]] bool sitsOut(std::size_t at, const Line& line, const Outcome& outcome) const {
    if (!absent_.faces(line)) return false;
    const auto awarded = [&](Tag tag) {
      const auto points = readDecimal(walk_.child(at, tag));
      return points && points->tenThousandths != 0;
    };
    const auto tags = {Tag::nsPoints, Tag::ewPoints, Tag::nsPercent, Tag::ewPercent};
    if (isNought(at, outcome)) return std::none_of(tags.begin(), tags.end(), awarded);
    return std::holds_alternative<Bye>(outcome) || std::holds_alternative<PassedOut>(outcome) ||
           std::holds_alternative<NotPlayed>(outcome);
  }

  // Counts the results that have a contract, and keeps those that are a score of 0 and nothing else.
  void noteNought(std::size_t at, LineIndex index, const Outcome& outcome, bool absent) {
    const bool bare = std::holds_alternative<BareScore>(outcome);
    const bool withContract = std::holds_alternative<PlayedContract>(outcome) ||
                              std::holds_alternative<PassedOut>(outcome) ||
                              (bare && !isPlaceholder(walk_.child(at, Tag::contract)));
    if (bare || withContract) ++results_;
    if (withContract) ++contracts_;
    if (!index.known() || !isNought(at, outcome)) return;
    noughts_.push_back({index, adjustedBy(walk_.child(at, Tag::artificial)) == Adjusted::untold, absent});
    noughtNodes_.push_back(at);
  }

  // Whether they are results shows once their boards and the scoring are known.
  void settleNoughts() {
    const auto verdicts = usebio::judgeNoughts(event(), reading_.lines, noughts_, 2 * contracts_ > results_);
    for (std::size_t i = 0; i < verdicts.size(); ++i) settleNought(i, verdicts[i]);
  }

  void settleNought(std::size_t nought, const NoughtVerdict& verdict) {
    using Kind = NoughtVerdict::Kind;
    Line& line = event().lines[static_cast<std::size_t>(noughts_[nought].line.value)];
    if (noughts_[nought].absent && verdict.kind == Kind::result) {
      (isPhantomEntry(line.ew) ? line.ew : line.ns) = {};
      line.outcome = Bye{};
      return;
    }
    moveToLine(noughtNodes_[nought]);
    const std::string_view score = walk_.child(noughtNodes_[nought], Tag::score);
    const std::string_view artificial = walk_.child(noughtNodes_[nought], Tag::artificial);
    const bool ofTop = event().scoring == Scoring::matchpoints;
    switch (verdict.kind) {
      case Kind::result:
        return;
      case Kind::unclear:
        return reporter_.say(Code::passedOutOrAdjusted, score);
      case Kind::award:
        line.outcome = verdict.award;
        return reporter_.say(ofTop ? Code::noughtAsPercent : Code::noughtAsImps, score, verdict.ns,
                             verdict.ew);
      case Kind::told:
        line.outcome = verdict.award;
        return reporter_.say(Code::adjustedByPoints, artificial);
      case Kind::untold:
        line.outcome = NotPlayed{};
        return reporter_.say(Code::adjustedUntold, artificial);
    }
  }

  [[nodiscard]] bool isPhantomEntry(EntryIndex entry) const {
    return entry.known() && reading_.event.entries[static_cast<std::size_t>(entry.value)].phantom;
  }

  void publish(std::size_t at, LineIndex index) {
    const auto figure = [&](Tag tag) { return readDecimal(walk_.child(at, tag)); };
    PublishedLine line;
    line.line = index;
    for (const auto& [ns, ew] : {std::pair(Tag::nsPoints, Tag::ewPoints), std::pair(Tag::nsImps, Tag::ewImps),
                                 std::pair(Tag::nsButler, Tag::ewButler)}) {
      if (line.ns || line.ew) break;
      line.ns = figure(ns);
      line.ew = figure(ew);
      if (!line.ns && !line.ew) continue;
      if (ns == Tag::nsImps) scoring_.seeImps();
      if (ns == Tag::nsButler) scoring_.seeButler();
    }
    line.nsPercent = figure(Tag::nsPercent);
    line.ewPercent = figure(Tag::ewPercent);
    if (line.ns || line.ew || line.nsPercent || line.ewPercent) reading_.lines.push_back(line);
  }

  // --- The event

  void nameProgram() {
    reading_.program = program_.empty() ? comment_ : program_;
    if (program_.empty() || version_.empty()) return;
    reading_.program.push_back(' ');
    reading_.program += version_;
  }

  void settleScoring() {
    std::vector<ScoringWords::Complaint> complaints;
    event().scoring = scoring_.settle(complaints);
    for (const auto& [code, at] : complaints) complain(code, at);
  }

  void complain(Code code, std::size_t at) {
    moveTo(at);
    reporter_.say(code, walk_.text(at));
  }

  SectionIndex entrySection(std::size_t at) { return builder_.section(scopes_.of(at).entrySection); }
  Event& event() { return reading_.event; }

  Walk walk_;
  Scopes scopes_;
  ScoringWords scoring_;
  TeamPairs teams_;
  FileReading reading_;
  EventBuilder builder_;
  Reporter reporter_;
  std::vector<PlacedText> pieces_;
  Individuals individuals_;
  std::vector<MatchResult> matchResults_;
  usebio::Absent absent_;
  std::vector<usebio::Nought> noughts_;   // lines with a score of 0 and nothing else…
  std::vector<std::size_t> noughtNodes_;  // …and where they stand
  std::size_t results_ = 0;
  std::size_t contracts_ = 0;  // results that have one
  std::optional<int> winners_;
  std::string program_;
  std::string version_;
  std::string comment_;
  std::string_view own_;
  std::int32_t events_ = 0;  // with anything in them
  std::size_t secondEvent_ = 0;
  bool winnersDiffer_ = false;
};

}  // namespace

bool isUsebio(const XmlTree& tree) {
  for (const XmlNode& node : tree.nodes) {
    if (node.name < 0 || static_cast<std::size_t>(node.name) >= tree.names.size()) return false;
    const Tag tag = usebio::tagOf(tree.names[static_cast<std::size_t>(node.name)]);
    // Comments may stand before the root.
    if (tag != Tag::comment) return tag == Tag::usebio;
  }
  return false;
}

FileReading readUsebio(XmlTree tree) {
  if (isUsebio(tree)) return UsebioReader(std::move(tree)).read();
  FileReading reading;
  reading.findings.push_back({Code::unknownFormat, {}, 0, 0});
  return reading;
}

}  // namespace overtrick

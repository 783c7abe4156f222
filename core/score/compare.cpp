#include "score/compare.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "score/assigned.h"
#include "score/compare_figures.h"
#include "score/other_datum.h"
#include "score/other_field.h"
#include "score/other_places.h"
#include "score/other_ways.h"

namespace overtrick {
namespace {

using figures::isHalfOrTwice;
using figures::isRounding;
using figures::Maxima;
using figures::Step;
using figures::tiny;
using figures::toDouble;
using figures::within;

class Comparison {
 public:
  Comparison(const Event& event, const Rules& rules, const EventScores& scores, const Published& published)
      : event_(event), rules_(rules), scores_(scores), published_(published) {
    for (const PublishedLine& line : published.lines) {
      linePoints_.see(line.ns);
      linePoints_.see(line.ew);
      linePercents_.see(line.nsPercent);
      linePercents_.see(line.ewPercent);
    }
    for (const PublishedTotal& total : published.totals) {
      totalPoints_.see(total.points);
      totalPercents_.see(total.percent);
    }
    entries_.resize(event.entries.size());
  }

  ComparedFigures compare() {
    findUnusualBoards();
    assigned_ = assignedBoards(event_, rules_, scores_, published_.lines, linePoints_.size() / 2);
    otherField_ = linesOfOtherField(event_, rules_, scores_, published_.lines, linePoints_.size());
    otherDatum_ = linesOfOtherDatum(event_, rules_, scores_, published_.lines, linePoints_.size() / 2);
    std::vector<Difference> found = differences();
    return {std::move(found), compared_, figures::count(published_.lines, published_.totals) - compared_};
  }

  // With reasons only where they cost nothing.
  std::size_t count() {
    unusual_.assign(event_.boards.size(), false);
    rowsOf_.assign(event_.boards.size(), 0);
    assigned_.assign(event_.boards.size(), false);
    otherField_.assign(event_.lines.size(), false);
    otherDatum_.assign(event_.lines.size(), false);
    return differences().size();
  }

 private:
  std::vector<Difference> differences() {
    for (const PublishedLine& line : published_.lines) {
      if (line.line.known() && static_cast<std::size_t>(line.line.value) < event_.lines.size())
        compareLine(line);
    }
    findStandings();
    incomplete_ =
        std::any_of(published_.totals.begin(), published_.totals.end(), [&](const PublishedTotal& total) {
          return total.entry.known() && standingOf(total.entry) == nullptr && (total.points || total.percent);
        });
    teamsScaled_ = event_.scoring == Scoring::teams &&
                   figures::isOtherTeamScale(event_, rules_, scores_, published_.totals, totalPoints_.size(),
                                             differences_.empty());
    findSums();
    if (ofImps()) findUnit();
    percentsAreTotals_ = ofImps() && totalsArePercents();
    linesDiffer_ = !differences_.empty();
    const std::size_t totalsFrom = differences_.size();
    for (const PublishedTotal& total : published_.totals) {
      if (!total.entry.known() || static_cast<std::size_t>(total.entry.value) >= entries_.size()) continue;
      if (entryOf(total.entry).standing != nullptr) compareTotal(total);
    }
    const bool moved = differences_.size() > totalsFrom;
    for (const PublishedTotal& total : published_.totals) compareRank(total, moved);
    if (incomplete_)
      for (std::size_t i = totalsFrom; i < differences_.size(); ++i)
        if (differences_[i].reason == Reason::unknown || differences_[i].reason == Reason::ownLines)
          differences_[i].reason = Reason::incomplete;
    return std::move(differences_);
  }

  // What is known of an entry by its lines.
  struct Own {
    const Standing* standing = nullptr;
    Place place;           // as the file counts them
    double published = 0;  // the sum of its published points
    std::int32_t lines = 0;
    double satOut = 0;                // the file's points for boards that it sat out, without points here
    double tops = 0;                  // the sum of what both sides have on its lines by the file
    std::int32_t rows = 0;            // its lines, those without points too
    std::int32_t inexact = 0;         // lines whose points are no whole or half ones: they may be rounded
    double imps = 0;                  // the sum of its IMPs over all comparisons…
    std::int32_t comparisons = 0;     // …of which it had so many
    Reason reason = Reason::unknown;  // of the first line that differs by more than rounding
    bool differs = false;
    Reason total = Reason::unknown;
    bool totalDiffers = false;
  };

  [[nodiscard]] bool roundsLines() const { return rules_.lineRounding != Rounding::none; }
  [[nodiscard]] bool roundsTotals() const {
    return rules_.totalRounding != Rounding::none || rules_.totalsFromRounded;
  }

  [[nodiscard]] bool ofImps() const {
    return event_.scoring == Scoring::crossImps || event_.scoring == Scoring::butler;
  }

  Own& entryOf(EntryIndex entry) { return entries_[static_cast<std::size_t>(entry.value)]; }

  // Boards on which somebody has no result of his own, or that are short of the field.
  void findUnusualBoards() {
    unusual_.assign(event_.boards.size(), false);
    rowsOf_.assign(event_.boards.size(), 0);
    for (const Line& line : event_.lines)
      if (line.board.known() && !std::holds_alternative<Bye>(line.outcome))
        ++rowsOf_[static_cast<std::size_t>(line.board.value)];
    for (std::size_t i = 0; i < scores_.boards.size() && i < unusual_.size(); ++i)
      unusual_[i] = scores_.boards[i].results < scores_.boards[i].field;
    for (const Line& line : event_.lines) {
      const bool real = std::holds_alternative<PlayedContract>(line.outcome) ||
                        std::holds_alternative<BareScore>(line.outcome) ||
                        std::holds_alternative<PassedOut>(line.outcome) ||
                        std::holds_alternative<Bye>(line.outcome);
      if (!real && line.board.known()) unusual_[static_cast<std::size_t>(line.board.value)] = true;
    }
  }

  void findStandings() {
    const std::vector<Standing>& all = scores_.standings;
    const std::vector<Place> places = placesByFile(event_, all, published_.totals);
    for (std::size_t i = 0; i < all.size(); ++i) {
      Own& own = entryOf(all[i].entry);
      own.standing = &all[i];
      own.place = places[i];
      mostBoards_ = std::max(mostBoards_, all[i].boards);
      largestMaximum_ = std::max(largestMaximum_, overtrick::toDouble(all[i].max));
    }
  }

  // --- Lines

  void compareLine(const PublishedLine& published) {
    const auto index = static_cast<std::size_t>(published.line.value);
    const LineScore& score = scores_.lines[index];
    const Line& line = event_.lines[index];
    comparePoints(published, line, score.ns, Side::ns);
    comparePoints(published, line, score.ew, Side::ew);
    comparePercent(published.line, published.nsPercent, score.ns, Side::ns);
    comparePercent(published.line, published.ewPercent, score.ew, Side::ew);
  }

  void comparePoints(const PublishedLine& published, const Line& line, const SideScore& score, Side side) {
    const std::optional<Decimal>& figure = side == Side::ns ? published.ns : published.ew;
    const EntryIndex entry = side == Side::ns ? line.ns : line.ew;
    if (!figure) return;
    const double theirs = toDouble(*figure);
    if (score.kind == PointsKind::none) {
      if (entry.known() && std::holds_alternative<Bye>(line.outcome)) entryOf(entry).satOut += theirs;
      return;
    }
    const double ours = overtrick::toDouble(score.points);
    ++compared_;
    if (entry.known()) {
      entryOf(entry).published += theirs;
      entryOf(entry).tops +=
          published.ns && published.ew ? toDouble(*published.ns) + toDouble(*published.ew) : 0;
      ++entryOf(entry).lines;
    }
    if (within(theirs - ours, linePoints_.size() / 2) || isAgainstField(published.line, theirs, side)) return;
    const Reason reason = lineReason(published, theirs, ours, score, side);
    differences_.push_back({published.line, side, {}, Figure::points, theirs, ours, reason});
    if (!entry.known()) return;
    Own& own = entryOf(entry);
    if (!own.differs || own.reason == Reason::rounding) own.reason = reason;
    own.differs = true;
  }

  Reason lineReason(const PublishedLine& published, double theirs, double ours, const SideScore& score,
                    Side side) {
    const double step = linePoints_.size();
    if (isRounding(theirs, ours, step, roundsLines())) return Reason::rounding;
    if (isScaled(published)) return Reason::scale;
    if (otherDatum_[static_cast<std::size_t>(published.line.value)]) return Reason::datum;
    const Line& line = event_.lines[static_cast<std::size_t>(published.line.value)];
    if (isAssigned(line)) return Reason::assigned;
    if (isUnusual(line) && (anyGives(ways(), published.line, side, theirs, linePoints_.size()) ||
                            isMeanOfRows(line, theirs, ours, score)))
      return Reason::neuberg;
    return otherField_[static_cast<std::size_t>(published.line.value)] ? Reason::fieldSize : Reason::unknown;
  }

  [[nodiscard]] bool isUnusual(const Line& line) const {
    return line.board.known() && unusual_[static_cast<std::size_t>(line.board.value)];
  }

  const std::vector<OtherWay>& ways() {
    if (!ways_) ways_ = otherWays(event_, rules_);
    return *ways_;
  }

  // Cross-IMPs: the sum over all other rows of the board, awards among them, raised to all rows or not.
  [[nodiscard]] bool isMeanOfRows(const Line& line, double theirs, double ours,
                                  const SideScore& score) const {
    if (event_.scoring != Scoring::crossImps || !line.board.known() || score.field < 2) return false;
    const double results = score.field;
    const double rows = rowsOf_[static_cast<std::size_t>(line.board.value)];
    const double sum = rules_.crossImps == CrossImps::mean ? ours * (results - 1) : ours;
    const auto is = [&](double value) { return within(theirs - value, linePoints_.size() / 2); };
    return rows > results && (is(sum / (rows - 1)) || is(sum * rows / (results * (rows - 1))));
  }

  [[nodiscard]] bool isAssigned(const Line& line) const {
    return line.board.known() && assigned_[static_cast<std::size_t>(line.board.value)];
  }

  // Teams: the pair's IMPs against every other table of the board, whatever the match.
  bool isAgainstField(LineIndex line, double theirs, Side side) {
    if (event_.scoring != Scoring::teams) return false;
    if (!field_) {
      Event pairs = event_;
      pairs.scoring = Scoring::crossImps;
      field_ = scoreEvent(pairs, rules_);
    }
    const LineScore& score = field_->lines[static_cast<std::size_t>(line.value)];
    const SideScore& own = side == Side::ns ? score.ns : score.ew;
    return own.kind != PointsKind::none &&
           within(theirs - overtrick::toDouble(own.points), linePoints_.size() / 2);
  }

  // Another scale is the same other scale for both sides.
  [[nodiscard]] bool isScaled(const PublishedLine& published) const {
    const LineScore& score = scores_.lines[static_cast<std::size_t>(published.line.value)];
    std::vector<figures::ScaledSide> sides;
    const auto add = [&](const std::optional<Decimal>& figure, const SideScore& side) {
      if (!figure || side.kind == PointsKind::none) return;
      sides.push_back({toDouble(*figure), overtrick::toDouble(side.points),
                       overtrick::toDouble(topOf(side, rules_)), side.field});
    };
    add(published.ns, score.ns);
    add(published.ew, score.ew);
    return figures::areInOneScale(sides, event_.scoring, linePoints_.size());
  }

  void comparePercent(LineIndex line, const std::optional<Decimal>& figure, const SideScore& score,
                      Side side) {
    const auto percent = percentOf(score, event_, rules_);
    if (!figure || !percent) return;
    ++compared_;
    const double theirs = toDouble(*figure);
    const double ours = overtrick::toDouble(*percent);
    const double step = linePercents_.size();
    if (within(theirs - ours, step / 2)) return;
    const Line& one = event_.lines[static_cast<std::size_t>(line.value)];
    Reason reason = Reason::unknown;
    if (isUnusual(one) && anyGivesPercent(ways(), event_, line, side, theirs, linePercents_.size()))
      reason = Reason::neuberg;
    if (isAssigned(one)) reason = Reason::assigned;
    // Some take m of top, others (m + 1) of the 2n that all n results together would make.
    const double others = score.field - 1.0;
    const double ofAll = (ours / 100 * 2 * others + 1) / (2 * others + 2) * 100;
    if (within(theirs - ofAll, step / 2)) reason = Reason::scale;
    if (isRounding(theirs, ours, step, roundsLines())) reason = Reason::rounding;
    differences_.push_back({line, side, {}, Figure::percent, theirs, ours, reason});
  }

  // --- Totals

  void compareTotal(const PublishedTotal& total) {
    const Own& own = entryOf(total.entry);
    const Standing& standing = *own.standing;
    if (percentsAreTotals_ && total.percent) return compareImps(total.entry, own, *total.percent);
    const bool bothPoints = total.points.has_value();
    const bool bothPercents = total.percent && standing.percent;
    const double points = overtrick::toDouble(standing.points);
    const double percent = bothPercents ? overtrick::toDouble(*standing.percent) : 0;
    const bool pointsAgree = bothPoints && within(toDouble(*total.points) - points, totalPoints_.size() / 2);
    const bool percentsAgree =
        bothPercents && within(toDouble(*total.percent) - percent, totalPercents_.size() / 2);
    const bool percentRounds =
        bothPercents && isRounding(toDouble(*total.percent), percent, totalPercents_.size(), roundsTotals());
    compared_ += (bothPoints ? 1 : 0) + (bothPercents ? 1 : 0);
    if (bothPoints && !pointsAgree) {
      const bool ofMatches =
          total.ofMatches && event_.scoring != Scoring::teams &&
          within(toDouble(*total.points) - toDouble(*total.ofMatches), totalPoints_.size() / 2);
      const Reason reason = ofMatches ? Reason::scale
                                      : pointsReason(own, toDouble(*total.points), points,
                                                     totalPoints_.size(), percentsAgree || percentRounds);
      addTotal(total.entry, Figure::points, toDouble(*total.points), points, reason);
    }
    if (!bothPercents || percentsAgree) return;
    const double theirs = toDouble(*total.percent);
    // The percentage of the points as they are written, which are rounded.
    const bool fromPoints =
        bothPoints && !within(points, tiny) &&
        within(theirs - toDouble(*total.points) / points * percent, totalPercents_.size() / 2);
    const bool rounds = percentRounds || (pointsAgree && fromPoints);
    const Reason reason = rounds        ? Reason::rounding
                          : pointsAgree ? otherShare(own, theirs, percent)
                                        : percentReason(own, fromPoints);
    addTotal(total.entry, Figure::percent, theirs, percent, reason);
  }

  // IMPs that the file calls a percentage.
  void compareImps(EntryIndex entry, const Own& own, Decimal figure) {
    const double theirs = toDouble(figure);
    const double ours = overtrick::toDouble(own.standing->points);
    ++compared_;
    if (within(theirs - ours, totalPercents_.size() / 2)) return;
    const Reason reason = pointsReason(own, theirs, ours, totalPercents_.size(), false);
    addTotal(entry, Figure::percent, theirs, ours, reason);
  }

  // Whether the file's percentages, beside which it has no totals, are totals of IMPs: more than half of them are
  // the sum of the entry's lines, or that brought to the most boards.
  [[nodiscard]] bool totalsArePercents() const {
    std::size_t all = 0;
    std::size_t fitting = 0;
    for (const PublishedTotal& total : published_.totals) {
      if (!total.percent || standingOf(total.entry) == nullptr) continue;
      if (total.points) return false;
      const Own& own = entries_[static_cast<std::size_t>(total.entry.value)];
      const double theirs = toDouble(*total.percent);
      const double ours = overtrick::toDouble(own.standing->points);
      const double slack = totalPercents_.size() / 2 + halfOfLines() * own.inexact;
      ++all;
      fitting += within(theirs - ours, slack) || isSumOfLines(own, theirs, slack) ||
                         isBroughtToMostBoards(theirs, ours, slack, own)
                     ? 1
                     : 0;
    }
    return 2 * fitting > all;
  }

  // Of a percentage beside the same points.
  [[nodiscard]] Reason otherShare(const Own& own, double theirs, double percent) const {
    // Points over another maximum: the percentage is smaller by as much as the maximum is larger.
    if (within(theirs, tiny)) return Reason::unknown;
    const double slack = totalPercents_.size() * percent / theirs;
    return otherMaxima(own).explain(percent, theirs, slack) ? Reason::boards : Reason::unknown;
  }

  // Of a percentage beside other points, or none. What is taken off points is taken off their percentage.
  [[nodiscard]] static Reason percentReason(const Own& own, bool fromPoints) {
    if (!own.totalDiffers) return own.differs ? own.reason : Reason::unknown;
    const bool ofPoints = own.total == Reason::penalty || own.total == Reason::ownLines ||
                          own.total == Reason::sitOut || own.total == Reason::rounding;
    return ofPoints && !fromPoints ? Reason::unknown : own.total;
  }

  // Half of the last decimal that a line may be rounded to.
  [[nodiscard]] double halfOfLines() const {
    const double ours = roundsLines() ? 0.5 / rules_.lineSteps : 0;
    return std::max(linePoints_.seen() ? linePoints_.size() / 2 : 0, ours);
  }

  // The maxima that a total may be over: of the most boards that anybody played, of all boards or all lines of
  // the entry, of its lines' tops by the file, or the largest in the event.
  [[nodiscard]] Maxima otherMaxima(const Own& own) const {
    Maxima maxima;
    const Standing& standing = *own.standing;
    const double boards = standing.boards;
    const double maximum = overtrick::toDouble(standing.max);
    maxima.add(mostBoards_, boards);
    maxima.add(own.rows, boards);
    maxima.add(static_cast<double>(event_.boards.size()), boards);
    maxima.add(largestMaximum_, maximum);
    maxima.add(boards, mostBoards_);  // where ours is brought to the largest maximum
    if (own.lines == standing.boards) maxima.add(own.tops, maximum);
    return maxima;
  }

  Reason pointsReason(const Own& own, double theirs, double ours, double step, bool samePercent) const {
    // Each of the file's lines may be off by half of its last decimal; where the rule set adds lines as they are
    // rounded, so may ours.
    const double ofLines = halfOfLines() * own.inexact;
    const double slack = step + ofLines;
    if (teamsScaled_ || (unit_ != Unit::none && isInUnit(theirs, own, unit_))) return Reason::scale;
    const double withSatOut = theirs - ours - own.satOut;
    if (within(withSatOut, slack) && std::abs(withSatOut) < std::abs(theirs - ours) - tiny)
      return Reason::sitOut;
    if (isRounding(theirs, ours, step + (rules_.totalsFromRounded ? ofLines : 0), roundsTotals()))
      return Reason::rounding;
    if (!own.differs && isSumOfLines(own, theirs, step / 2) && within(theirs - ours, slack))
      return Reason::rounding;
    if (samePercent && otherMaxima(own).explain(theirs, ours, slack)) return Reason::boards;
    if (isBroughtToMostBoards(theirs, ours, slack, own)) return Reason::boards;
    if (event_.scoring == Scoring::teams) return Reason::unknown;  // lines are of pairs
    if (own.lines == own.standing->boards && !isSum(theirs, own.published, slack))
      return notTheSum(own, theirs, ours, slack, samePercent);
    if (own.differs) return own.reason;
    return isHalfOrTwice(theirs, ours, slack) ? Reason::scale : Reason::unknown;
  }

  // Of a total that is not the sum of the entry's own published lines.
  Reason notTheSum(const Own& own, double theirs, double ours, double slack, bool samePercent) const {
    if (!ofImps() && isHalfOrTwice(theirs, ours, slack)) return Reason::scale;
    if (own.differs && isSum(theirs, own.published + own.satOut, slack)) return own.reason;
    const Entry& entry = event_.entries[static_cast<std::size_t>(own.standing->entry.value)];
    if (entry.penalty != Adjustment{} || entry.carryOver != Adjustment{}) return Reason::penalty;
    const double off = halfOfLines() * own.inexact + (own.inexact > 0 ? totalPoints_.size() / 2 : 0);
    const double maximum = overtrick::toDouble(own.standing->max);
    const double top = ofImps() ? 0 : maximum / own.standing->boards;
    const bool penalty = !samePercent && figures::couldBePenalty(own.published - theirs, top, maximum, off);
    return penalty ? Reason::penalty : Reason::ownLines;
  }

  static bool isSum(double theirs, double sum, double slack) {
    return within(theirs - sum, tiny) || isRounding(theirs, sum, slack, false);
  }

  [[nodiscard]] static bool isSumOfLines(const Own& own, double theirs, double bound) {
    return own.lines == own.standing->boards && within(theirs - own.published, bound);
  }

  // Units of a total of IMPs other than the sum of its lines.
  enum class Unit : std::uint8_t { none, perBoard, perComparison, allComparisons };

  // Whether a total is ours, or the sum of the file's own lines, in this unit.
  [[nodiscard]] bool isInUnit(double theirs, const Own& own, Unit unit) const {
    const double half = totalPoints_.size() / 2;
    const double boards = own.standing->boards;
    if (boards < 1 || own.comparisons < 1) return false;
    if (unit == Unit::allComparisons) return within(theirs - own.imps, half);
    const double count = unit == Unit::perBoard ? boards : own.comparisons;
    const double ours = unit == Unit::perBoard ? overtrick::toDouble(own.standing->points) : own.imps;
    if (within(theirs - ours / count, half)) return true;
    return isSumOfLines(own, theirs * count, (half + halfOfLines() * own.inexact) * count);
  }

  // The unit of more than half of the totals, where more are in it than in ours: small figures may be in any.
  void findUnit() {
    const auto count = [&](const auto& fits) {
      return std::count_if(published_.totals.begin(), published_.totals.end(),
                           [&](const PublishedTotal& total) {
                             return total.points && standingOf(total.entry) != nullptr &&
                                    fits(toDouble(*total.points), entryOf(total.entry));
                           });
    };
    const auto all = count([](double, const Own&) { return true; });
    auto most =
        std::max(all / 2, count([&](double theirs, const Own& own) {
                   return within(theirs - overtrick::toDouble(own.standing->points), totalPoints_.size() / 2);
                 }));
    for (const Unit unit : {Unit::perBoard, Unit::perComparison, Unit::allComparisons}) {
      const auto fitting = count([&](double theirs, const Own& own) { return isInUnit(theirs, own, unit); });
      if (fitting <= most) continue;
      most = fitting;
      unit_ = unit;
    }
  }

  void findSums() {
    for (std::size_t i = 0; i < scores_.lines.size() && i < event_.lines.size(); ++i) {
      addSums(event_.lines[i].ns, scores_.lines[i].ns);
      addSums(event_.lines[i].ew, scores_.lines[i].ew);
    }
  }

  void addSums(EntryIndex entry, const SideScore& score) {
    if (!entry.known()) return;
    Own& own = entryOf(entry);
    ++own.rows;
    if (score.kind == PointsKind::none) return;
    const double points = overtrick::toDouble(score.points);
    own.inexact += within(points * 2 - std::round(points * 2), tiny) ? 0 : 1;
    if (!ofImps()) return;
    const bool crossed = event_.scoring == Scoring::crossImps;
    const std::int32_t others = crossed ? std::max(score.field - 1, 0) : 1;
    const bool mean = crossed && rules_.crossImps == CrossImps::mean;
    own.imps += points * (mean ? others : 1);
    own.comparisons += others;
  }

  // IMPs have no maximum that would show it.
  [[nodiscard]] bool isBroughtToMostBoards(double theirs, double ours, double slack, const Own& own) const {
    const std::int32_t boards = own.standing->boards;
    if (!ofImps() || boards < 1 || boards >= mostBoards_) return false;
    const double factor = static_cast<double>(mostBoards_) / boards;
    return within(theirs - ours * factor, slack * factor) || isSumOfLines(own, theirs / factor, slack);
  }

  [[nodiscard]] const Standing* standingOf(EntryIndex entry) const {
    if (!entry.known() || static_cast<std::size_t>(entry.value) >= entries_.size()) return nullptr;
    return entries_[static_cast<std::size_t>(entry.value)].standing;
  }

  void addTotal(EntryIndex entry, Figure figure, double theirs, double ours, Reason reason) {
    differences_.push_back({{}, Side::ns, entry, figure, theirs, ours, reason});
    if (!entryOf(entry).totalDiffers) entryOf(entry).total = reason;
    entryOf(entry).totalDiffers = true;
  }

  void compareRank(const PublishedTotal& total, bool moved) {
    if (!total.entry.known() || static_cast<std::size_t>(total.entry.value) >= entries_.size()) return;
    const Own& own = entryOf(total.entry);
    if (total.rank == 0 || own.standing == nullptr) return;
    ++compared_;
    if (own.place.rank == total.rank) return;
    Reason reason = moved || linesDiffer_ ? Reason::consequence : Reason::unknown;
    const std::int32_t behind = total.rank - own.place.rank;
    if (!moved && behind > 0 && behind < own.place.equals) reason = Reason::tie;
    differences_.push_back({{},
                            Side::ns,
                            total.entry,
                            Figure::rank,
                            static_cast<double>(total.rank),
                            static_cast<double>(own.place.rank),
                            reason});
  }

  const Event& event_;
  const Rules& rules_;
  const EventScores& scores_;
  const Published& published_;
  Step linePoints_;
  Step linePercents_;
  Step totalPoints_;
  Step totalPercents_;
  std::vector<bool> unusual_;         // by board
  std::vector<std::int32_t> rowsOf_;  // by board, byes apart
  std::vector<bool> assigned_;        // by board
  std::vector<bool> otherField_;      // by line
  std::vector<bool> otherDatum_;      // by line
  std::optional<std::vector<OtherWay>> ways_;
  std::vector<Own> entries_;
  std::optional<EventScores> field_;  // teams: every line against the whole field
  std::int32_t mostBoards_ = 0;
  double largestMaximum_ = 0;
  bool percentsAreTotals_ = false;
  std::int32_t compared_ = 0;
  bool teamsScaled_ = false;
  Unit unit_ = Unit::none;
  bool incomplete_ = false;
  bool linesDiffer_ = false;
  std::vector<Difference> differences_;
};

}  // namespace

ComparedFigures comparePublished(const Event& event, const Rules& rules, const EventScores& scores,
                                 const Published& published) {
  return Comparison(event, rules, scores, published).compare();
}

std::string_view rulesByFigures(const Event& event, const Published& published) {
  constexpr std::size_t mostJudged = 6'000;
  if (published.lines.empty() && published.totals.empty()) return {};
  if (event.lines.size() > mostJudged || event.scoring != Scoring::matchpoints) return {};
  std::string_view best;
  std::size_t fewest = SIZE_MAX;
  std::size_t byDefault = 0;
  for (const NamedRules& named : ruleSets()) {
    const EventScores scores = scoreEvent(event, named.rules);
    const std::size_t count = Comparison(event, named.rules, scores, published).count();
    if (best.empty()) byDefault = count;
    if (count >= fewest) continue;
    fewest = count;
    best = named.name;
  }
  const bool clearlyBetter = fewest * 2 <= byDefault;
  return best == ruleSets().front().name || !clearlyBetter ? std::string_view() : best;
}

}  // namespace overtrick

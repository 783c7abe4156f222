#include "score/compare.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "score/assigned.h"
#include "score/other_datum.h"
#include "score/other_field.h"
#include "score/other_ways.h"

namespace overtrick {
namespace {

constexpr double tiny = 1e-9;

double toDouble(Decimal value) { return static_cast<double>(value.tenThousandths) / Decimal::one; }

// The smallest decimal place that any of the figures uses.
class Step {
 public:
  void see(const std::optional<Decimal>& figure) {
    if (!figure) return;
    while (steps_ < Decimal::one && figure->tenThousandths % (Decimal::one / steps_) != 0) steps_ *= 10;
  }
  [[nodiscard]] double size() const { return 1.0 / static_cast<double>(steps_); }
  [[nodiscard]] bool whole() const { return steps_ == 1; }

 private:
  std::int64_t steps_ = 1;
};

bool within(double difference, double bound) { return std::abs(difference) <= bound + tiny; }

// Two ways of rounding the same value are less than a step apart, or one step when ours is rounded too. What
// needs no rounding at whole numbers is not rounded.
bool isRounding(double theirs, double ours, double step, bool oursIsRounded) {
  const double difference = theirs - ours;
  if (step >= 1 - tiny && within(ours - std::round(ours), tiny) &&
      within(theirs - std::round(theirs), tiny)) {
    return step > 1 + tiny && std::abs(difference) < step - tiny;
  }
  return oursIsRounded ? within(difference, step) : std::abs(difference) < step - tiny;
}

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

  std::vector<Difference> compare() {
    findUnusualBoards();
    assigned_ = assignedBoards(event_, rules_, scores_, published_.lines, linePoints_.size() / 2);
    otherField_ = linesOfOtherField(event_, rules_, scores_, published_.lines, linePoints_.size());
    otherDatum_ = linesOfOtherDatum(event_, rules_, scores_, published_.lines, linePoints_.size() / 2);
    return differences();
  }

  // With reasons only where they cost nothing.
  std::size_t count() {
    unusual_.assign(event_.boards.size(), false);
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
    if (event_.scoring == Scoring::teams) teamsScaled_ = isOtherTeamScale();
    if (ofImps()) findUnit();
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
        if (differences_[i].reason == Reason::unknown) differences_[i].reason = Reason::incomplete;
    return std::move(differences_);
  }

  // What is known of an entry by its lines.
  struct Own {
    const Standing* standing = nullptr;
    std::int32_t equals = 0;  // that share its place
    double published = 0;     // the sum of its published points
    std::int32_t lines = 0;
    double satOut = 0;                // the file's points for boards that it sat out, without points here
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

  // Equals stand behind one another.
  void findStandings() {
    const std::vector<Standing>& all = scores_.standings;
    for (std::size_t from = 0, to = 0; from < all.size(); from = to) {
      while (to < all.size() && all[to].list == all[from].list && all[to].rank == all[from].rank) ++to;
      for (std::size_t i = from; i < to; ++i) {
        Own& own = entryOf(all[i].entry);
        own.standing = &all[i];
        own.equals = static_cast<std::int32_t>(to - from);
        mostBoards_ = std::max(mostBoards_, all[i].boards);
      }
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
    if (entry.known()) {
      entryOf(entry).published += theirs;
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
    if (isScaled(theirs, ours, score) && isScaledWhole(published)) return Reason::scale;
    if (otherDatum_[static_cast<std::size_t>(published.line.value)]) return Reason::datum;
    const Line& line = event_.lines[static_cast<std::size_t>(published.line.value)];
    if (isAssigned(line)) return Reason::assigned;
    if (isUnusual(line) && otherWayGives(published.line, theirs, side)) return Reason::neuberg;
    return otherField_[static_cast<std::size_t>(published.line.value)] ? Reason::fieldSize : Reason::unknown;
  }

  [[nodiscard]] bool isUnusual(const Line& line) const {
    return line.board.known() && unusual_[static_cast<std::size_t>(line.board.value)];
  }

  const std::vector<OtherWay>& ways() {
    if (!ways_) ways_ = otherWays(event_, rules_);
    return *ways_;
  }

  static const SideScore& sideOf(const OtherWay& way, LineIndex line, Side side) {
    const LineScore& score = way.scores.lines[static_cast<std::size_t>(line.value)];
    return side == Side::ns ? score.ns : score.ew;
  }

  // Whether the line has these points when averages and missing results are counted in another way, in
  // whatever scale.
  bool otherWayGives(LineIndex line, double theirs, Side side) {
    const double step = linePoints_.size();
    return std::any_of(ways().begin(), ways().end(), [&](const OtherWay& way) {
      const SideScore& score = sideOf(way, line, side);
      if (score.kind == PointsKind::none) return false;
      const double points = overtrick::toDouble(score.points);
      return isRounding(theirs, points, step, true) || within(theirs - points, step / 2) ||
             within(theirs - points * 2, step / 2) || within(theirs - points / 2, step / 2);
    });
  }

  bool otherWayGivesPercent(LineIndex line, double theirs, Side side) {
    const double step = linePercents_.size();
    return std::any_of(ways().begin(), ways().end(), [&](const OtherWay& way) {
      const auto percent = percentOf(sideOf(way, line, side), event_, way.rules);
      return percent && within(theirs - overtrick::toDouble(*percent), step / 2);
    });
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

  // Another scale is another scale for both sides.
  bool isScaledWhole(const PublishedLine& published) const {
    const LineScore& score = scores_.lines[static_cast<std::size_t>(published.line.value)];
    const auto fits = [&](const std::optional<Decimal>& figure, const SideScore& side) {
      if (!figure || side.kind == PointsKind::none) return true;
      const double theirs = toDouble(*figure);
      const double ours = overtrick::toDouble(side.points);
      return within(ours, tiny) ? within(theirs, tiny) : isScaled(theirs, ours, side);
    };
    return fits(published.ns, score.ns) && fits(published.ew, score.ew);
  }

  bool isScaled(double theirs, double ours, const SideScore& score) const {
    if (within(ours, tiny)) return false;
    const double step = linePoints_.size();
    if (event_.scoring == Scoring::matchpoints) {
      const double top = overtrick::toDouble(topOf(score, rules_));
      return within(theirs - ours / 2, step / 2) || within(theirs - ours * 2, step / 2) ||
             (top > 0 && within(theirs - ours / top * 100, step / 2));
    }
    if (event_.scoring != Scoring::crossImps || score.field < 3) return false;
    const double others = score.field - 1;
    return within(theirs - ours * others, step * others) || within(theirs - ours / others, step / 2);
  }

  void comparePercent(LineIndex line, const std::optional<Decimal>& figure, const SideScore& score,
                      Side side) {
    const auto percent = percentOf(score, event_, rules_);
    if (!figure || !percent) return;
    const double theirs = toDouble(*figure);
    const double ours = overtrick::toDouble(*percent);
    const double step = linePercents_.size();
    if (within(theirs - ours, step / 2)) return;
    const Line& one = event_.lines[static_cast<std::size_t>(line.value)];
    Reason reason = Reason::unknown;
    if (isUnusual(one) && otherWayGivesPercent(line, theirs, side)) reason = Reason::neuberg;
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
    const bool bothPoints = total.points.has_value();
    const bool bothPercents = total.percent && standing.percent;
    const double points = overtrick::toDouble(standing.points);
    const double percent = bothPercents ? overtrick::toDouble(*standing.percent) : 0;
    const bool pointsAgree = bothPoints && within(toDouble(*total.points) - points, totalPoints_.size() / 2);
    const bool percentsAgree =
        bothPercents && within(toDouble(*total.percent) - percent, totalPercents_.size() / 2);
    const bool percentRounds =
        bothPercents && isRounding(toDouble(*total.percent), percent, totalPercents_.size(), roundsTotals());
    if (bothPoints && !pointsAgree) {
      // The same share of another maximum, when the percentages agree.
      const Reason reason =
          pointsReason(own, toDouble(*total.points), points, percentsAgree || percentRounds);
      addTotal(total.entry, Figure::points, toDouble(*total.points), points, reason);
    }
    if (!bothPercents || percentsAgree) return;
    const double theirs = toDouble(*total.percent);
    Reason reason = own.totalDiffers ? own.total : own.differs ? own.reason : Reason::unknown;
    if (pointsAgree) reason = Reason::boards;
    // The percentage of the points as they are written, which are rounded.
    const bool fromPoints =
        pointsAgree && !within(points, tiny) &&
        within(theirs - toDouble(*total.points) / points * percent, totalPercents_.size() / 2);
    if (percentRounds || fromPoints) reason = Reason::rounding;
    addTotal(total.entry, Figure::percent, theirs, percent, reason);
  }

  Reason pointsReason(const Own& own, double theirs, double ours, bool samePercent) const {
    // Each line may be off by half of its last decimal.
    const double perLine = linePoints_.whole() ? 0 : linePoints_.size() / 2;
    const double slack = totalPoints_.size() + perLine * own.standing->boards;
    if (teamsScaled_ || (unit_ != Unit::none && isInUnit(theirs, own, unit_))) return Reason::scale;
    const double withSatOut = theirs - ours - own.satOut;
    if (within(withSatOut, slack) && std::abs(withSatOut) < std::abs(theirs - ours) - tiny)
      return Reason::sitOut;
    if (isRounding(theirs, ours, slack, roundsTotals())) return Reason::rounding;
    if (samePercent || isBroughtToMostBoards(theirs, ours, slack, *own.standing)) return Reason::boards;
    if (event_.scoring == Scoring::teams) return Reason::unknown;  // lines are of pairs
    if (own.lines == own.standing->boards && !isSum(theirs, own.published, slack))
      return notTheSum(own, theirs, ours, slack);
    if (own.differs) return own.reason;
    return isHalfOrTwice(theirs, ours, slack) ? Reason::scale : Reason::unknown;
  }

  // Of a total that is not the sum of the entry's own published lines.
  Reason notTheSum(const Own& own, double theirs, double ours, double slack) const {
    if (!ofImps() && isHalfOrTwice(theirs, ours, slack)) return Reason::scale;
    if (own.differs && isSum(theirs, own.published + own.satOut, slack)) return own.reason;
    const Entry& entry = event_.entries[static_cast<std::size_t>(own.standing->entry.value)];
    const bool changed = entry.penalty != Adjustment{} || entry.carryOver != Adjustment{};
    return changed || theirs < own.published ? Reason::penalty : Reason::unknown;
  }

  static bool isSum(double theirs, double sum, double slack) {
    return within(theirs - sum, tiny) || isRounding(theirs, sum, slack, false);
  }

  static bool isHalfOrTwice(double theirs, double ours, double slack) {
    return !within(ours, tiny) && (within(theirs - ours / 2, slack) || within(theirs - ours * 2, slack));
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
    const double slack = linePoints_.whole() ? 0 : linePoints_.size() / 2 * boards / count;
    return own.lines == own.standing->boards && within(theirs - own.published / count, half + slack);
  }

  // The unit of more than half of the totals, where more are in it than in ours: small figures may be in any.
  void findUnit() {
    for (std::size_t i = 0; i < scores_.lines.size() && i < event_.lines.size(); ++i) {
      addImps(event_.lines[i].ns, scores_.lines[i].ns);
      addImps(event_.lines[i].ew, scores_.lines[i].ew);
    }
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

  void addImps(EntryIndex entry, const SideScore& score) {
    if (!entry.known() || score.kind == PointsKind::none) return;
    const bool crossed = event_.scoring == Scoring::crossImps;
    const std::int32_t others = crossed ? std::max(score.field - 1, 0) : 1;
    const bool mean = crossed && rules_.crossImps == CrossImps::mean;
    entryOf(entry).imps += overtrick::toDouble(score.points) * (mean ? others : 1);
    entryOf(entry).comparisons += others;
  }

  // IMPs have no maximum that would show it.
  [[nodiscard]] bool isBroughtToMostBoards(double theirs, double ours, double slack,
                                           const Standing& standing) const {
    if (!ofImps()) return false;
    if (standing.boards < 1 || standing.boards >= mostBoards_) return false;
    const double factor = static_cast<double>(mostBoards_) / standing.boards;
    return within(theirs - ours * factor, slack * factor);
  }

  // Whether all totals are those of another way to score the matches: exactly, or as victory points whose sum
  // is ours.
  [[nodiscard]] bool isOtherTeamScale() const {
    double theirSum = 0;
    double ourSum = 0;
    std::size_t count = 0;
    for (const PublishedTotal& total : published_.totals) {
      const Standing* standing = standingOf(total.entry);
      if (!total.points || standing == nullptr) return false;
      theirSum += toDouble(*total.points);
      ourSum += overtrick::toDouble(standing->points);
      ++count;
    }
    if (count == 0 || count != scores_.standings.size()) return false;
    for (const TeamScoring way : {TeamScoring::victoryPoints, TeamScoring::imps, TeamScoring::boardAMatch}) {
      if (way != rules_.teams && totalsAgreeBy(way)) return true;
    }
    const bool agrees = differences_.empty() && within(theirSum - ourSum, totalPoints_.size() / 2);
    return agrees && rules_.teams == TeamScoring::victoryPoints;
  }

  [[nodiscard]] bool totalsAgreeBy(TeamScoring way) const {
    Rules other = rules_;
    other.teams = way;
    std::vector<double> points(event_.entries.size());
    for (const Standing& standing : scoreEvent(event_, other).standings)
      points[static_cast<std::size_t>(standing.entry.value)] = overtrick::toDouble(standing.points);
    return std::all_of(published_.totals.begin(), published_.totals.end(), [&](const PublishedTotal& total) {
      const double ours = points[static_cast<std::size_t>(total.entry.value)];
      return within(toDouble(*total.points) - ours, totalPoints_.size() / 2);
    });
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
    if (total.rank == 0 || own.standing == nullptr || own.standing->rank == total.rank) return;
    Reason reason = moved || linesDiffer_ ? Reason::consequence : Reason::unknown;
    const std::int32_t behind = total.rank - own.standing->rank;
    if (!moved && behind > 0 && behind < own.equals) reason = Reason::tie;
    differences_.push_back({{},
                            Side::ns,
                            total.entry,
                            Figure::rank,
                            static_cast<double>(total.rank),
                            static_cast<double>(own.standing->rank),
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
  std::vector<bool> unusual_;     // by board
  std::vector<bool> assigned_;    // by board
  std::vector<bool> otherField_;  // by line
  std::vector<bool> otherDatum_;  // by line
  std::optional<std::vector<OtherWay>> ways_;
  std::vector<Own> entries_;
  std::optional<EventScores> field_;  // teams: every line against the whole field
  std::int32_t mostBoards_ = 0;
  bool teamsScaled_ = false;
  Unit unit_ = Unit::none;
  bool incomplete_ = false;
  bool linesDiffer_ = false;
  std::vector<Difference> differences_;
};

}  // namespace

std::vector<Difference> comparePublished(const Event& event, const Rules& rules, const EventScores& scores,
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

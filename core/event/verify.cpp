#include "event/verify.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <tuple>

#include "event/order.h"

namespace overtrick {
namespace {

constexpr std::size_t mostParts = 64;
constexpr std::int64_t largestWeight = 100'000'000 * Decimal::one;

bool contractExists(const PlayedContract& played) {
  return played.contract.level >= 1 && played.contract.level <= 7 &&
         played.contract.strain <= Strain::notrump && played.contract.doubling <= Doubling::redoubled &&
         played.declarer <= Seat::west && played.tricks >= 0 && played.tricks <= 13;
}

bool isShare(const Award& award) {
  return award.kind != Award::Kind::percent ||
         (award.percent.tenThousandths >= 0 && award.percent.tenThousandths <= 100 * Decimal::one);
}

bool hasWeights(const Weighted& weighted) {
  std::int64_t sum = 0;
  for (const WeightedPart& part : weighted.parts) {
    if (part.weight.tenThousandths < 0 || part.weight.tenThousandths > largestWeight) {
      return false;
    }
    sum += part.weight.tenThousandths;
  }
  return sum > 0 && weighted.parts.size() <= mostParts;
}

struct Scorable {
  bool operator()(const PlayedContract& played) const { return played.score || contractExists(played); }
  bool operator()(const Artificial& artificial) const {
    return isShare(artificial.ns) && isShare(artificial.ew);
  }
  bool operator()(const OneSided& adjusted) const { return isShare(adjusted.award); }
  bool operator()(const Weighted& weighted) const { return hasWeights(weighted); }
  template <class Other>
  bool operator()(const Other&) const {
    return true;
  }
};

// The sum of weights in per cent where it is not all of them, else 0. They are written as shares of 1 or of
// 100; thirds may be rounded.
std::int32_t partOfAll(const Weighted& weighted) {
  std::int64_t sum = 0;
  for (const WeightedPart& part : weighted.parts) {
    sum += part.weight.tenThousandths;
  }
  const bool shares = sum <= 2 * Decimal::one;
  const std::int64_t all = shares ? Decimal::one : 100 * Decimal::one;
  const std::int64_t spare = static_cast<std::int64_t>(weighted.parts.size()) * all / Decimal::one;
  if (sum >= all - spare && sum <= all + spare) {
    return 0;
  }
  constexpr std::int64_t mostSaid = 1'000'000;
  return static_cast<std::int32_t>(std::min(mostSaid, (sum * 100 + all / 2) / all));
}

// --- One line by itself

class Verifier {
 public:
  explicit Verifier(const Event& of) : event(of) {}

  void report(const Finding& finding) {
    if (findings_.size() < mostFindings) {
      findings_.push_back(finding);
    } else {
      ++leftOut_;
    }
  }
  void report(Code code, std::size_t line, std::int32_t first = 0, std::int32_t second = 0) {
    report({code, whereIs(line), first, second});
  }
  // What is reported from here on is only counted.
  [[nodiscard]] bool isFull() const { return findings_.size() >= mostFindings; }
  [[nodiscard]] Where whereIs(std::size_t line) const {
    Where where;
    where.line = event.lines[line].sourceLine;
    where.boardIndex = event.lines[line].board.value;
    where.lineIndex = static_cast<std::int32_t>(line);
    return where;
  }
  [[nodiscard]] Findings take() {
    if (leftOut_ > 0) {
      findings_.push_back({Code::moreFindings, {}, leftOut_, 0});
    }
    return std::move(findings_);
  }

  const Event& event;

 private:
  Findings findings_;
  std::int32_t leftOut_ = 0;
};

struct VerifyOutcome {
  Verifier& verifier;
  std::size_t line;
  std::int32_t board;  // its number

  void score(std::int32_t value) const {
    const auto vulnerability = vulnerabilityOf(board);
    if (!(vulnerability ? isPossibleScore(value, *vulnerability) : isPossibleScore(value))) {
      verifier.report(Code::impossibleScore, line, value);
    }
  }
  void operator()(const PlayedContract& played) const {
    if (!contractExists(played)) {
      verifier.report(Code::invalidValue, line);
    } else if (played.score) {
      const std::int32_t byContract = scoreOnBoard(board, played.contract, played.declarer, played.tricks);
      if (byContract != *played.score) {
        verifier.report(Code::scoreContradictsContract, line, *played.score, byContract);
      }
    }
    if (played.score) {
      score(*played.score);
    }
  }
  void operator()(const BareScore& bare) const { score(bare.score); }
  void operator()(const Artificial& artificial) const {
    if (!isShare(artificial.ns) || !isShare(artificial.ew)) {
      verifier.report(Code::invalidValue, line);
    }
  }
  void operator()(const OneSided& adjusted) const {
    if (!isShare(adjusted.award)) {
      verifier.report(Code::invalidValue, line);
    }
    score(adjusted.score);
  }
  void operator()(const Split& split) const {
    score(split.ns);
    if (split.ew != split.ns) {
      score(split.ew);
    }
  }
  void operator()(const Weighted& weighted) const {
    if (!hasWeights(weighted)) {
      verifier.report(Code::invalidValue, line);
    } else if (const std::int32_t sum = partOfAll(weighted); sum != 0) {
      verifier.report(Code::weightsNotAll, line, sum);
    }
    for (const WeightedPart& part : weighted.parts) {
      score(part.score);
    }
  }
  template <class Other>
  void operator()(const Other&) const {}
};

bool entryExists(const Event& event, EntryIndex entry) {
  return entry.known() && static_cast<std::size_t>(entry.value) < event.entries.size();
}

void verifyReferences(Verifier& verifier, std::size_t index) {
  const Line& line = verifier.event.lines[index];
  const bool bye = std::holds_alternative<Bye>(line.outcome);
  const bool ns = entryExists(verifier.event, line.ns) || (bye && !line.ns.known());
  const bool ew = entryExists(verifier.event, line.ew) || (bye && !line.ew.known());
  if (!ns || !ew) {
    verifier.report(Code::unknownReference, index);
  }
}

void verifyLine(Verifier& verifier, std::size_t index) {
  const Line& line = verifier.event.lines[index];
  verifyReferences(verifier, index);
  const std::int32_t board = verifier.event.boards[static_cast<std::size_t>(line.board.value)].number;
  std::visit(VerifyOutcome{verifier, index, board}, line.outcome);
  if (line.ns.known() && line.ns == line.ew) {
    verifier.report(Code::pairMeetsItself, index);
  }
}

// --- Lines of one board

// Whatever the order of a board's lines, they get the same findings: of two that are the same one is once too
// often, of two with the sides swapped one is swapped, and every other line tells each pair that it has again.
class SeenOnBoard {
 public:
  explicit SeenOnBoard(const Event& event) : event_(event), last_(event.entries.size()) {}

  // Lines come board by board.
  void see(std::size_t index, Verifier& verifier) {
    const Line& line = event_.lines[index];
    if (line.board != board_) {
      board_ = line.board;
      sightings_.clear();
    }
    const bool ns = lastOf(line.ns) >= 0;
    const bool ew = lastOf(line.ew) >= 0 && line.ns != line.ew;
    // Every sighting but a pair's first was told, so that there are not many while anything can be.
    const Met met = !ns || !ew ? Met::never : verifier.isFull() ? Met::same : earlier(line);
    if (met == Met::swapped) {
      verifier.report(Code::sidesSwapped, index);
    } else {
      if (ns) {
        reportPair(line.ns, index, verifier);
      }
      if (ew && met == Met::never) {
        reportPair(line.ew, index, verifier);
      }
    }
    remember(line.ns, index);
    remember(line.ew, index);
  }

 private:
  enum class Met : std::uint8_t { never, swapped, same };
  struct Sighting {
    std::size_t line = 0;
    std::int32_t before = -1;  // the pair's sighting before this one
  };
  struct Last {
    BoardIndex board;
    std::int32_t sighting = -1;
  };

  // How the two of a line met on earlier lines.
  [[nodiscard]] Met earlier(const Line& line) const {
    Met met = Met::never;
    for (std::int32_t at = lastOf(line.ns); at >= 0 && met != Met::same;) {
      const Sighting& seen = sightings_[static_cast<std::size_t>(at)];
      const Line& other = event_.lines[seen.line];
      if (other.ns == line.ns && other.ew == line.ew) {
        met = Met::same;
      } else if (other.ns == line.ew && other.ew == line.ns) {
        met = Met::swapped;
      }
      at = seen.before;
    }
    return met;
  }
  static void reportPair(EntryIndex entry, std::size_t index, Verifier& verifier) {
    Where where = verifier.whereIs(index);
    where.entryIndex = entry.value;
    verifier.report({Code::pairTwiceOnBoard, where, 0, 0});
  }
  [[nodiscard]] bool counts(EntryIndex entry) const {
    return entryExists(event_, entry) && !event_.entries[static_cast<std::size_t>(entry.value)].phantom;
  }
  // The pair's last sighting on this board, or −1.
  [[nodiscard]] std::int32_t lastOf(EntryIndex entry) const {
    if (!counts(entry)) {
      return -1;
    }
    const Last& last = last_[static_cast<std::size_t>(entry.value)];
    return last.board == board_ ? last.sighting : -1;
  }
  void remember(EntryIndex entry, std::size_t line) {
    if (counts(entry)) {
      sightings_.push_back({line, lastOf(entry)});
      last_[static_cast<std::size_t>(entry.value)] = {board_,
                                                      static_cast<std::int32_t>(sightings_.size() - 1)};
    }
  }

  const Event& event_;
  BoardIndex board_;
  std::vector<Last> last_;           // by entry
  std::vector<Sighting> sightings_;  // of this board
};

std::vector<std::int32_t> orderedByBoard(const Event& event, Verifier& verifier) {
  std::vector<std::int32_t> order;
  order.reserve(event.lines.size());
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    const BoardIndex board = event.lines[line].board;
    if (!board.known() || static_cast<std::size_t>(board.value) >= event.boards.size()) {
      Where where = verifier.whereIs(line);
      where.boardIndex = -1;
      verifier.report({Code::unknownReference, where, 0, 0});
    } else {
      order.push_back(static_cast<std::int32_t>(line));
    }
  }
  const auto earlierBoard = [&](std::int32_t a, std::int32_t b) {
    return event.lines[static_cast<std::size_t>(a)].board < event.lines[static_cast<std::size_t>(b)].board;
  };
  // As most events come.
  if (!std::is_sorted(order.begin(), order.end(), earlierBoard)) {
    sortIndices(order, earlierBoard);
  }
  return order;
}

// --- The field

// The number in an entry's number, or −1.
std::int64_t wholeNumber(std::string_view text) {
  std::int64_t number = text.empty() || text.size() > 9 ? -1 : 0;
  for (const char c : text) {
    if (number >= 0) {
      number = c >= '0' && c <= '9' ? number * 10 + (c - '0') : -1;
    }
  }
  return number;
}

// A number that is larger than the field and sat down once, where others play on: one that was mistyped.
void verifyNumbers(Verifier& verifier) {
  const Event& event = verifier.event;
  std::vector<std::int32_t> lines(event.entries.size(), 0);
  std::vector<std::size_t> last(event.entries.size(), 0);
  for (std::size_t line = 0; line < event.lines.size(); ++line) {
    for (const EntryIndex entry : {event.lines[line].ns, event.lines[line].ew}) {
      if (entryExists(event, entry)) {
        ++lines[static_cast<std::size_t>(entry.value)];
        last[static_cast<std::size_t>(entry.value)] = line;
      }
    }
  }
  std::vector<std::int32_t> sorted = lines;
  const auto median = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::nth_element(sorted.begin(), median, sorted.end());
  if (sorted.empty() || *median < 3) {
    return;
  }
  for (std::size_t entry = 0; entry < lines.size(); ++entry) {
    const std::int64_t number = wholeNumber(event.entries[entry].number);
    if (lines[entry] == 1 && number > static_cast<std::int64_t>(lines.size())) {
      Where where = verifier.whereIs(last[entry]);
      where.entryIndex = static_cast<std::int32_t>(entry);
      verifier.report({Code::numberOutOfField, where, 0, 0});
    }
  }
}

void verifyExpected(Verifier& verifier, const std::vector<std::int32_t>& order) {
  const Event& event = verifier.event;
  std::vector<std::int32_t> lines(event.boards.size(), 0);
  for (const std::int32_t line : order) {
    const Line& own = event.lines[static_cast<std::size_t>(line)];
    lines[static_cast<std::size_t>(own.board.value)] += std::holds_alternative<Bye>(own.outcome) ? 0 : 1;
  }
  for (std::size_t board = 0; board < lines.size(); ++board) {
    const std::int32_t stated = event.boards[board].expected;
    if (stated > 0 && lines[board] > stated) {
      Where where;
      where.boardIndex = static_cast<std::int32_t>(board);
      verifier.report({Code::moreLinesThanExpected, where, stated, lines[board]});
    }
  }
}

// A board that is written down twice is two boards for the comparison: whoever meant one must know.
void verifyBoards(Verifier& verifier) {
  const std::vector<Board>& boards = verifier.event.boards;
  std::vector<std::int32_t> order(boards.size());
  std::iota(order.begin(), order.end(), 0);
  const auto key = [&](std::int32_t board) {
    const Board& own = boards[static_cast<std::size_t>(board)];
    return std::tuple(own.section.value, own.number, board);
  };
  sortIndices(order, [&](std::int32_t a, std::int32_t b) { return key(a) < key(b); });
  for (std::size_t i = 1; i < order.size(); ++i) {
    const Board& before = boards[static_cast<std::size_t>(order[i - 1])];
    const Board& own = boards[static_cast<std::size_t>(order[i])];
    if (own.number == before.number && own.section == before.section) {
      Where where;
      where.boardIndex = order[i];
      verifier.report({Code::boardTwice, where, own.number, 0});
    }
  }
}

}  // namespace

bool isScorable(const Line& line) { return std::visit(Scorable{}, line.outcome); }

Findings verifyEvent(const Event& event) {
  Verifier verifier(event);
  const std::vector<std::int32_t> order = orderedByBoard(event, verifier);
  SeenOnBoard seen(event);
  for (const std::int32_t line : order) {
    verifyLine(verifier, static_cast<std::size_t>(line));
    if (event.scoring != Scoring::teams) {
      seen.see(static_cast<std::size_t>(line), verifier);
    }
  }
  verifyExpected(verifier, order);
  if (event.scoring != Scoring::teams) {
    verifyBoards(verifier);
  }
  verifyNumbers(verifier);
  return verifier.take();
}

}  // namespace overtrick

// What must hold for every event, over random events that are the same on every machine.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "parity/digest.h"
#include "score/session_table.h"
#include "support/make_event.h"
#include "support/random_event.h"
#include "support/rounds.h"

namespace overtrick::always_true_test {

using namespace overtrick::test;

namespace {

constexpr std::uint64_t events = 10'200;
constexpr std::uint64_t tried = rounds(events);

template <class Check>
void forEachEvent(std::uint64_t count, const Check& check) {
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    CAPTURE(seed);
    check(seed, randomEvent(seed, tidinessOf(seed)));
  }
}

bool hasTwoLists(const Event& event, BoardIndex board) {
  return std::any_of(event.lines.begin(), event.lines.end(), [&](const Line& line) {
    return line.board == board &&
           (std::holds_alternative<Split>(line.outcome) || std::holds_alternative<OneSided>(line.outcome));
  });
}

bool isFouled(const Event& event, BoardIndex board) {
  return std::any_of(event.lines.begin(), event.lines.end(),
                     [&](const Line& line) { return line.board == board && line.group > 0; });
}

// The same points for the same lines, and the same places.
bool sameResult(const EventScores& a, const EventScores& b) {
  return a.lines == b.lines && a.standings == b.standings;
}

}  // namespace

TEST_CASE("random events hold everything that can happen, each at least once in a hundred lines") {
  Histogram histogram{};
  std::int64_t lines = 0;
  forEachEvent(events, [&](std::uint64_t, const Event& event) {
    countHappenings(event, histogram);
    lines += static_cast<std::int64_t>(event.lines.size());
  });
  std::string text = std::to_string(events) + " events, " + std::to_string(lines) + " lines:";
  for (std::size_t kind = 0; kind < happenings.size(); ++kind) {
    text.append(" ").append(happenings[kind]).append(" ");
    text.append(show(Exact::fraction(histogram[kind] * 100, lines), 1)).append(" %,");
    CHECK(histogram[kind] * 100 >= lines);
  }
  MESSAGE(text);
}

TEST_CASE("NS and EW share the top on every real line under club, wbf and plain") {
  for (const char* name : {"club", "wbf", "plain"}) {
    const Rules& rules = rulesNamed(name);
    forEachEvent(tried / 3, [&](std::uint64_t, const Event& event) {
      const EventScores scores = scoreEvent(event, rules);
      for (std::size_t i = 0; i < event.lines.size(); ++i) {
        const LineScore& line = scores.lines[i];
        const BoardIndex board = event.lines[i].board;
        const bool smallGroups = rules.smallGroups != SmallGroups::none && isFouled(event, board);
        if (line.ns.kind == PointsKind::played && !hasTwoLists(event, board) && !smallGroups &&
            line.ns.points + line.ew.points != topOf(line.ns, rules)) {
          CHECK(line.ns.points + line.ew.points == topOf(line.ns, rules));
        }
      }
    });
  }
}

TEST_CASE("complete events: sums, averages, halves, nothing lifted") {
  for (std::uint64_t seed = 0; seed < tried; seed += 3) {
    CAPTURE(seed);
    Event event = randomEvent(seed, Tidiness::complete);
    const Rules& club = rulesNamed("club");
    Rules one = club;
    one.winners = Winners::one;
    const EventScores scores = scoreEvent(event, one);

    std::vector<Exact> boardSums(event.boards.size());
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      boardSums[static_cast<std::size_t>(event.lines[i].board.value)] += scores.lines[i].ns.points;
    }
    for (std::size_t board = 0; board < boardSums.size(); ++board) {
      const BoardScore& own = scores.boards[board];
      CHECK(boardSums[board] == own.top * own.results / 2);
    }

    // Where all boards are of one field, the mean is 50.
    if (event.sections.empty()) {
      Exact percents;
      for (const Standing& standing : scores.standings) percents += *standing.percent;
      CHECK(percents == Exact(50 * static_cast<std::int64_t>(scores.standings.size())));

      Event stated = event;
      for (std::size_t board = 0; board < boardSums.size(); ++board) {
        stated.boards[board].expected = scores.boards[board].results;
      }
      CHECK(sameResult(scores, scoreEvent(stated, one)));
    }

    // American points are half of the others where nothing is missing.
    Rules american = rulesNamed("acbl");
    american.winners = Winners::one;
    if (event.sections.empty()) {
      const EventScores halves = scoreEvent(event, american);
      for (std::size_t i = 0; i < event.lines.size(); ++i) {
        CHECK(halves.lines[i].ns.points * 2 == scores.lines[i].ns.points);
        CHECK(halves.lines[i].ew.points * 2 == scores.lines[i].ew.points);
      }
      for (std::size_t i = 0; i < scores.standings.size(); ++i) {
        CHECK(halves.standings[i].points * 2 == scores.standings[i].points);
        CHECK(halves.standings[i].rank == scores.standings[i].rank);
      }
    }
  }
}

TEST_CASE("the order of the lines never matters") {
  forEachEvent(tried / 4, [&](std::uint64_t seed, const Event& event) {
    const NamedRules& set = ruleSets()[seed % ruleSets().size()];
    const EventScores scores = scoreEvent(event, set.rules);
    Event shuffled = event;
    std::vector<std::size_t> order(event.lines.size());
    Random random(seed + 1);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<std::int32_t>(i)))]);
    }
    for (std::size_t i = 0; i < order.size(); ++i) shuffled.lines[i] = event.lines[order[i]];
    const EventScores again = scoreEvent(shuffled, set.rules);
    bool equal = again.standings == scores.standings;
    for (std::size_t i = 0; i < order.size(); ++i) equal = equal && again.lines[i] == scores.lines[order[i]];
    CHECK(equal);
  });
}

namespace {

// Every score of the event moved by `shift` after being multiplied by `sign`.
struct MoveScores {
  const Event& event;
  const Line& line;
  std::int32_t sign;
  std::int32_t shift;

  [[nodiscard]] std::int32_t moved(std::int32_t score) const { return sign * score + shift; }
  Outcome operator()(const PlayedContract& played) const {
    const Board& board = event.boards[static_cast<std::size_t>(line.board.value)];
    return BareScore{
        moved(played.score ? *played.score
                           : scoreOnBoard(board.number, played.contract, played.declarer, played.tricks))};
  }
  Outcome operator()(const BareScore& bare) const { return BareScore{moved(bare.score)}; }
  Outcome operator()(const PassedOut&) const { return BareScore{moved(0)}; }
  Outcome operator()(const OneSided& adjusted) const {
    return OneSided{sign < 0 ? other(adjusted.adjusted) : adjusted.adjusted, adjusted.award,
                    moved(adjusted.score)};
  }
  Outcome operator()(const Split& split) const {
    return sign < 0 ? Split{moved(split.ew), moved(split.ns)} : Split{moved(split.ns), moved(split.ew)};
  }
  Outcome operator()(const Artificial& artificial) const {
    return sign < 0 ? Artificial{artificial.ew, artificial.ns} : artificial;
  }
  Outcome operator()(Weighted weighted) const {
    for (WeightedPart& part : weighted.parts) part.score = moved(part.score);
    return weighted;
  }
  template <class Other>
  Outcome operator()(const Other& other) const {
    return other;
  }
};

Event withMovedScores(const Event& event, std::int32_t sign, std::int32_t shift) {
  Event moved = event;
  for (std::size_t i = 0; i < event.lines.size(); ++i) {
    moved.lines[i].outcome =
        std::visit(MoveScores{event, event.lines[i], sign, shift}, event.lines[i].outcome);
  }
  return moved;
}

}  // namespace

TEST_CASE("adding a constant to all scores changes no matchpoint") {
  forEachEvent(tried / 4, [&](std::uint64_t seed, const Event& event) {
    const NamedRules& set = ruleSets()[seed % ruleSets().size()];
    Event bare = withMovedScores(event, 1, 0);
    const EventScores scores = scoreEvent(bare, set.rules);
    for (const std::int32_t shift : {10, -70, 12345}) {
      const EventScores moved = scoreEvent(withMovedScores(event, 1, shift), set.rules);
      for (std::size_t i = 0; i < scores.lines.size(); ++i) {
        if (moved.lines[i].ns != scores.lines[i].ns || moved.lines[i].ew != scores.lines[i].ew) {
          CHECK(moved.lines[i].ns == scores.lines[i].ns);
          CHECK(moved.lines[i].ew == scores.lines[i].ew);
        }
      }
      CHECK(moved.standings == scores.standings);
    }
  });
}

TEST_CASE("swapping the sides swaps the points") {
  forEachEvent(tried / 4, [&](std::uint64_t seed, const Event& event) {
    const NamedRules& set = ruleSets()[seed % ruleSets().size()];
    const EventScores scores = scoreEvent(event, set.rules);
    Event swapped = withMovedScores(event, -1, 0);
    for (Line& line : swapped.lines) std::swap(line.ns, line.ew);
    const EventScores again = scoreEvent(swapped, set.rules);
    bool equal = true;
    for (std::size_t i = 0; i < scores.lines.size(); ++i) {
      equal = equal && again.lines[i].ns == scores.lines[i].ew && again.lines[i].ew == scores.lines[i].ns;
    }
    CHECK(equal);
    CHECK(again.standings == scores.standings);
  });
}

TEST_CASE("percentages before penalties and carry-over lie in 0…100") {
  forEachEvent(tried, [&](std::uint64_t seed, Event event) {
    for (Entry& entry : event.entries) entry.penalty = entry.carryOver = {};
    const NamedRules& set = ruleSets()[seed % ruleSets().size()];
    const EventScores scores = scoreEvent(event, set.rules);
    for (const Standing& standing : scores.standings) {
      if (standing.percent && (*standing.percent < 0 || *standing.percent > 100)) {
        CAPTURE(std::string(set.name));
        CHECK(*standing.percent >= 0);
        CHECK(*standing.percent <= 100);
      }
    }
  });
}

TEST_CASE("cross-IMPs and Butler mirror, and cross-IMPs of a board add up to nothing") {
  forEachEvent(tried / 4, [&](std::uint64_t, Event event) {
    event.scoring = Scoring::crossImps;
    const EventScores cross = scoreEvent(event, rulesNamed("club"));
    std::vector<Exact> sums(event.boards.size());
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      const LineScore& line = cross.lines[i];
      if (line.ns.kind != PointsKind::played || hasTwoLists(event, event.lines[i].board)) continue;
      CHECK(line.ns.points == -line.ew.points);
      // With the hands reversed NS have what was won from EW's seats.
      const Exact won = event.lines[i].reverse ? line.ew.points : line.ns.points;
      sums[static_cast<std::size_t>(event.lines[i].board.value)] += won;
    }
    CHECK(std::all_of(sums.begin(), sums.end(), [](const Exact& sum) { return sum == Exact(); }));
    event.scoring = Scoring::butler;
    const EventScores butler = scoreEvent(event, rulesNamed("club"));
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      if (butler.lines[i].ns.kind == PointsKind::played && !hasTwoLists(event, event.lines[i].board)) {
        CHECK(butler.lines[i].ns.points == -butler.lines[i].ew.points);
      }
    }
  });
}

namespace {

void addScores(const Event& event, const Rules& rules, Digest& bits) {
  const EventScores scores = scoreEvent(event, rules);
  for (const LineScore& line : scores.lines) {
    for (const SideScore* side : {&line.ns, &line.ew}) {
      bits.add(static_cast<std::uint64_t>(side->kind));
      bits.add(toDouble(side->points));
      bits.add(toDouble(percentOf(*side, event, rules).value_or(Exact(-1))));
    }
  }
  for (const Standing& standing : scores.standings) {
    bits.add(static_cast<std::uint64_t>(standing.entry.value));
    bits.add(static_cast<std::uint64_t>(standing.rank));
    bits.add(static_cast<std::uint64_t>(standing.clubPoints));
    bits.add(toDouble(standing.points));
    bits.add(toDouble(standing.percent.value_or(Exact(-1))));
  }
  for (const SessionCell& cell : sessionTable(event, scores).cells) bits.add(toDouble(cell.points));
  bits.add(static_cast<std::uint64_t>(scores.findings.size()));
}

}  // namespace

TEST_CASE("every figure has the same bits natively and in wasm") {
  Digest bits;
  forEachEvent(events, [&](std::uint64_t seed, Event event) {
    addScores(event, ruleSets()[seed % ruleSets().size()].rules, bits);
    event.scoring = static_cast<Scoring>(1 + seed % 3);
    addScores(event, rulesNamed("club"), bits);
  });
  tellDigest("all-scores", bits, events);
  // What every machine has found so far. It changes with the generator, and with the rules.
  CHECK(bits.value() == 5566549654857883911U);
}

}  // namespace overtrick::always_true_test

#include "support/random_event.h"

#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace overtrick::test {
namespace {

constexpr auto usualScores =
    std::to_array<std::int32_t>({420, 450,  480,  -50, -100, 620, 650, -420, -450, 110, 140,
                                 170, -110, -140, 50,  100,  200, 400, 430,  -200, 90,  -90});

std::int32_t someScore(Random& random) {
  if (random.chance(5)) {
    return random.between(-1700, 1700);  // such as no contract gives
  }
  return random.pick(usualScores);
}

PlayedContract someContract(Random& random) {
  PlayedContract played;
  played.contract.level = static_cast<std::uint8_t>(random.between(1, 7));
  played.contract.strain = static_cast<Strain>(random.below(5));
  played.contract.doubling =
      random.chance(80) ? Doubling::undoubled : static_cast<Doubling>(random.between(1, 2));
  played.declarer = static_cast<Seat>(random.below(4));
  played.tricks = random.between(5, 13);
  if (random.chance(12)) {
    played.score = someScore(random);
  }
  return played;
}

Award somePercent(Random& random) {
  constexpr auto usual = std::to_array<std::int32_t>({0, 30, 40, 50, 55, 60, 65, 100});
  return {Award::Kind::percent,
          {random.pick(usual) * Decimal::one + (random.chance(10) ? 3333 : 0) * (random.below(2))}};
}

Award clipped(Award award) {
  if (award.percent.tenThousandths > 100 * Decimal::one) {
    award.percent.tenThousandths = 100 * Decimal::one;
  }
  return award;
}

Award someAward(Random& random) {
  const std::int32_t kind = random.below(4);
  return kind == 3 ? clipped(somePercent(random)) : Award{static_cast<Award::Kind>(kind), {}};
}

Weighted someWeighted(Random& random) {
  const std::vector<std::vector<std::int64_t>> usual = {{60, 40},     {50, 50}, {1, 2},   {25, 75},
                                                        {50, 30, 20}, {100},    {1, 0, 1}};
  Weighted weighted;
  for (const std::int64_t weight : random.pick(usual)) {
    weighted.parts.push_back({someScore(random), {weight * Decimal::one}});
  }
  return weighted;
}

Outcome realOutcome(Random& random) {
  const std::int32_t kind = random.below(100);
  if (kind < 50) {
    return someContract(random);
  }
  if (kind < 94) {
    return BareScore{someScore(random)};
  }
  return PassedOut{};
}

Outcome adjustedOutcome(Random& random) {
  switch (random.below(8)) {
    case 0:
      return NotPlayed{};
    case 1:
      return Artificial{};
    case 2:
      return Artificial{{Award::Kind::averagePlus, {}}, {Award::Kind::averageMinus, {}}};
    case 3:
      return Artificial{someAward(random), someAward(random)};
    case 4:
      return Artificial{clipped(somePercent(random)), clipped(somePercent(random))};
    case 5:
      return OneSided{random.chance(50) ? Side::ns : Side::ew, someAward(random), someScore(random)};
    case 6:
      return Split{someScore(random), someScore(random)};
    default:
      return someWeighted(random);
  }
}

// One event under construction.
struct Maker {
  Random random;
  Tidiness tidiness;
  Event event;
  bool mitchell = false;
  std::vector<std::vector<std::int32_t>> pairsOfSection;

  [[nodiscard]] std::int32_t percent(std::int32_t ordinary, std::int32_t wild) const {
    return tidiness == Tidiness::complete ? 0 : tidiness == Tidiness::ordinary ? ordinary : wild;
  }

  void addEntries() {
    const std::int32_t sections = random.chance(20) ? 2 : 1;
    mitchell = random.chance(20);
    for (std::int32_t section = 0; section < sections; ++section) {
      if (sections > 1) {
        event.sections.push_back(section == 0 ? "A" : "B");
      }
      const std::int32_t tables = random.between(tidiness == Tidiness::complete ? 2 : 1, 8);
      const std::int32_t pairs = 2 * tables + (random.chance(percent(30, 40)) ? 1 : 0);
      auto& own = pairsOfSection.emplace_back();
      for (std::int32_t pair = 0; pair < pairs; ++pair) {
        own.push_back(static_cast<std::int32_t>(event.entries.size()));
        event.entries.push_back(someEntry(sections > 1 ? section : -1, pair));
      }
    }
  }

  Entry someEntry(std::int32_t section, std::int32_t pair) {
    Entry entry;
    entry.number = std::to_string(pair + 1);
    entry.section.value = section;
    if (mitchell) {
      entry.direction = pair % 2 == 0 ? Direction::ns : Direction::ew;
    }
    const auto adjustment = [&]() -> Adjustment {
      return {random.chance(50) ? Adjustment::Unit::points : Adjustment::Unit::percent,
              {random.between(1, 50000)}};
    };
    if (random.chance(percent(3, 6))) {
      entry.penalty = adjustment();
    }
    if (random.chance(percent(3, 6))) {
      entry.carryOver = adjustment();
    }
    return entry;
  }

  // NS against EW in turn; in a Mitchell pairs keep their side.
  std::vector<std::int32_t> seating(std::vector<std::int32_t> pairs) {
    const std::int32_t step = mitchell ? 2 : 1;
    for (std::size_t i = pairs.size(); i > 1; --i) {
      const std::int32_t j = random.below(static_cast<std::int32_t>(i));
      const auto other = static_cast<std::size_t>(j) -
                         static_cast<std::size_t>((static_cast<std::int32_t>(i) - 1 - j) % step);
      if (other < i) {
        std::swap(pairs[i - 1], pairs[other]);
      }
    }
    return pairs;
  }

  void addLines(BoardIndex board, const std::vector<std::int32_t>& pairs, bool fouled) {
    const std::vector<std::int32_t> seats = seating(pairs);
    for (std::size_t i = 0; i + 1 < seats.size(); i += 2) {
      Line line;
      line.board = board;
      line.ns.value = seats[i];
      line.ew.value = seats[i + 1];
      line.outcome = random.chance(percent(18, 60)) ? adjustedOutcome(random) : realOutcome(random);
      line.reverse = random.chance(percent(4, 8));
      line.group = fouled ? random.between(1, random.chance(30) ? 3 : 2) : 0;
      event.lines.push_back(std::move(line));
    }
    if (seats.size() % 2 == 1) {
      Line line;
      line.board = board;
      line.ns.value = seats.back();
      line.outcome = Bye{};
      event.lines.push_back(std::move(line));
    }
  }

  void addBoards() {
    const std::int32_t boards = random.between(1, 5);
    for (std::int32_t number = 1; number <= boards; ++number) {
      const bool across = event.sections.empty() || random.chance(30);
      std::vector<std::int32_t> everyone;
      for (std::size_t section = 0; section < pairsOfSection.size(); ++section) {
        everyone.insert(everyone.end(), pairsOfSection[section].begin(), pairsOfSection[section].end());
        if (!across) {
          addBoard(number, static_cast<std::int32_t>(section), pairsOfSection[section]);
        }
      }
      if (across) {
        addBoard(number, -1, everyone);
      }
    }
  }

  void addBoard(std::int32_t number, std::int32_t section, const std::vector<std::int32_t>& pairs) {
    Board board;
    board.number = number;
    board.section.value = section;
    if (random.chance(percent(8, 12))) {
      board.expected = static_cast<std::int32_t>(pairs.size() / 2) + random.between(-1, 2);
    }
    event.boards.push_back(board);
    addLines({static_cast<std::int32_t>(event.boards.size()) - 1}, pairs, random.chance(percent(6, 15)));
  }
};

}  // namespace

std::uint64_t Random::next() {
  std::uint64_t z = (state_ += 0x9e3779b97f4a7c15U);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

std::int32_t Random::below(std::int32_t end) {
  return static_cast<std::int32_t>((next() >> 33) % static_cast<std::uint64_t>(end));
}

Tidiness tidinessOf(std::uint64_t seed) { return static_cast<Tidiness>(seed % 3); }

Event randomEvent(std::uint64_t seed, Tidiness tidiness) {
  Maker maker{Random(seed), tidiness, {}, false, {}};
  maker.addEntries();
  maker.addBoards();
  return std::move(maker.event);
}

void countHappenings(const Event& event, Histogram& histogram) {
  for (const Line& line : event.lines) {
    constexpr std::size_t reverse = 11;
    constexpr std::size_t fouled = 12;
    constexpr std::size_t written = 13;
    std::size_t kind = line.outcome.index();  // contract … bye come first in both lists
    if (const auto* artificial = std::get_if<Artificial>(&line.outcome)) {
      const Award::Kind ns = artificial->ns.kind;
      kind = ns == Award::Kind::average ? 5 : ns == Award::Kind::percent ? 7 : 6;
    } else if (kind > 5) {
      kind += 2;
    }
    ++histogram[kind];
    histogram[reverse] += line.reverse ? 1 : 0;
    histogram[fouled] += line.group > 0 ? 1 : 0;
    const auto* played = std::get_if<PlayedContract>(&line.outcome);
    histogram[written] += played != nullptr && played->score ? 1 : 0;
  }
}

}  // namespace overtrick::test

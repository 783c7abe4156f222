#include "score/board.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "bridge/imp.h"
#include "event/order.h"
#include "score/imps.h"

namespace overtrick {
namespace {

constexpr std::int64_t roomForSums = static_cast<std::int64_t>(1) << 61;

std::int64_t weightSum(const Weighted& weighted, std::int64_t& common) {
  std::int64_t sum = 0;
  common = 0;
  for (const WeightedPart& part : weighted.parts) {
    sum += part.weight.tenThousandths;
    common = std::gcd(common, part.weight.tenThousandths);
  }
  return sum;
}

// The full weight W of a result on this board: the smallest number that all weights are whole in. Where that
// would be too large, a power of two, and weights are brought to it.
std::int64_t fullWeight(const std::vector<LineResult>& results) {
  std::int64_t largest = 1;
  while (4 * largest * largest * static_cast<std::int64_t>(results.size()) * 50 < roomForSums &&
         largest < (1 << 28)) {
    largest *= 2;
  }
  std::int64_t full = 1;
  for (const LineResult& result : results) {
    if (result.weighted != nullptr) {
      std::int64_t common = 1;
      const std::int64_t sum = weightSum(*result.weighted, common) / common;
      const std::int64_t step = sum / std::gcd(full, sum);
      if (step > largest / full) {
        return largest;
      }
      full *= step;
    }
  }
  return full;
}

// Calls take(score, weight) for the parts of a weighted result, which together weigh `full`.
template <class Take>
void eachPart(const Weighted& weighted, std::int64_t full, const Take& take) {
  std::int64_t common = 1;
  const std::int64_t sum = weightSum(weighted, common);
  std::int64_t weightSoFar = 0;
  std::int64_t given = 0;
  for (const WeightedPart& part : weighted.parts) {
    weightSoFar += part.weight.tenThousandths;
    const auto upTo = static_cast<std::int64_t>(static_cast<Wide>(weightSoFar) * full / sum);
    if (upTo > given) {
      take(part.score, upTo - given);
      given = upTo;
    }
  }
}

// The same for one side of any line; nothing for a side without a score.
template <class Take>
void eachPart(const LineResult& line, Side side, std::int64_t full, const Take& take) {
  const SideResult& result = line.of(side);
  if (result.kind == ResultKind::score) {
    take(result.score, full);
  } else if (result.kind == ResultKind::weighted) {
    eachPart(*line.weighted, full, take);
  }
}

// The form and side being compared: the places order[from…to) of the board's lines.
struct ComparedList {
  Side side;
  std::size_t from;
  std::size_t to;
};

void collectParts(const ComparedList& list, const ComparedBoard& board, BoardMemory& memory) {
  memory.parts.clear();
  memory.owners.clear();
  for (std::size_t i = list.from; i < list.to; ++i) {
    const std::int32_t place = memory.order[i];
    eachPart(board.results[static_cast<std::size_t>(place)], list.side, board.full,
             [&](std::int32_t score, std::int64_t weight) {
               memory.parts.push_back({score, static_cast<std::int32_t>(weight)});
               memory.owners.push_back(place);
             });
  }
}

std::int32_t realResults(const ComparedList& list, const ComparedBoard& board, const BoardMemory& memory) {
  std::int32_t real = 0;
  for (std::size_t i = list.from; i < list.to; ++i) {
    real += board.results[static_cast<std::size_t>(memory.order[i])].of(list.side).real() ? 1 : 0;
  }
  return real;
}

std::int32_t datumOfList(std::int64_t full, const Rules& rules, const BoardMemory& memory) {
  std::vector<std::int64_t> scores;
  std::int32_t last = -1;
  for (std::size_t i = 0; i < memory.parts.size(); ++i) {
    if (memory.owners[i] != last) {
      scores.push_back(0);
      last = memory.owners[i];
    }
    scores.back() += static_cast<std::int64_t>(memory.parts[i].score) * memory.parts[i].weight;
  }
  return datumOf(std::move(scores), full, rules);
}

// --- How a list of results is measured; each way answers with the datum, where it has one

std::int32_t measureMatchpoints(std::int64_t, const Rules&, BoardMemory& memory) {
  beatenAndTied(memory.parts, memory.sums, memory.compare);
  return 0;
}

std::int32_t measureCrossImps(std::int64_t, const Rules&, BoardMemory& memory) {
  crossImps(memory.parts, memory.sums, memory.compare);
  return 0;
}

std::int32_t measureButler(std::int64_t full, const Rules& rules, BoardMemory& memory) {
  const std::int32_t datum = datumOfList(full, rules, memory);
  memory.sums.resize(memory.parts.size());
  for (std::size_t i = 0; i < memory.parts.size(); ++i) {
    memory.sums[i] = full * imps(static_cast<std::int64_t>(memory.parts[i].score) - datum);
  }
  return datum;
}

// By Scoring. A table, so that a program can load the ways apart.
constexpr std::array measures{&measureMatchpoints, &measureCrossImps, &measureButler, &measureMatchpoints};

void compareList(const ComparedList& list, const Event& event, const Rules& rules, ComparedBoard& board,
                 BoardMemory& memory) {
  collectParts(list, board, memory);
  const std::int32_t datum = measures[static_cast<std::size_t>(event.scoring)](board.full, rules, memory);
  std::vector<Compared>& compared = list.side == Side::ns ? board.ns : board.ew;
  const std::int32_t real = realResults(list, board, memory);
  for (std::size_t i = list.from; i < list.to; ++i) {
    Compared& own = compared[static_cast<std::size_t>(memory.order[i])];
    own.real = real;
    own.datum = datum;
  }
  for (std::size_t i = 0; i < memory.parts.size(); ++i) {
    compared[static_cast<std::size_t>(memory.owners[i])].sum += memory.sums[i] * memory.parts[i].weight;
  }
}

// What the same list is worth to the other side.
std::int64_t mirrored(std::int64_t sum, std::int32_t real, std::int64_t unit, Scoring scoring) {
  return scoring == Scoring::crossImps || scoring == Scoring::butler ? -sum : 2 * real * unit - sum;
}

bool hasScore(const LineResult& result) { return result.ns.real() || result.ew.real(); }

bool differs(const LineResult& result) {
  return result.ns.kind != result.ew.kind || result.ns.score != result.ew.score;
}

void readLines(const Event& event, std::span<const std::int32_t> lines, ComparedBoard& board) {
  board.results.clear();
  board.fouled = false;
  board.real = 0;
  board.datum.reset();
  std::int32_t firstGroup = 0;
  for (const std::int32_t line : lines) {
    const LineResult& result =
        board.results.emplace_back(resultOf(event, event.lines[static_cast<std::size_t>(line)]));
    if (hasScore(result)) {
      board.fouled = board.fouled || (board.real > 0 && result.group != firstGroup);
      firstGroup = board.real == 0 ? result.group : firstGroup;
      ++board.real;
    }
  }
}

// The lines of each form together; lines without a score belong to the form they name.
void orderByForm(ComparedBoard& board, BoardMemory& memory) {
  memory.order.resize(board.results.size());
  std::iota(memory.order.begin(), memory.order.end(), 0);
  if (board.fouled) {
    sortIndices(memory.order, [&](std::int32_t a, std::int32_t b) {
      return board.results[static_cast<std::size_t>(a)].group <
             board.results[static_cast<std::size_t>(b)].group;
    });
  }
}

// Which form has most results, and how large the forms without any are taken to be.
void compareForms(Side side, ComparedBoard& board) {
  std::vector<Compared>& compared = side == Side::ns ? board.ns : board.ew;
  std::int32_t most = 0;
  std::int32_t groupOfMost = 0;
  bool single = true;
  for (std::size_t i = 0; i < compared.size(); ++i) {
    const std::int32_t group = board.results[i].group;
    if (compared[i].real > most) {
      most = compared[i].real;
      groupOfMost = group;
      single = true;
    } else if (compared[i].real == most && group != groupOfMost) {
      single = false;
    }
  }
  for (std::size_t i = 0; i < compared.size(); ++i) {
    compared[i].largestGroup = single && board.results[i].group == groupOfMost;
    if (compared[i].real == 0) {
      compared[i].real = most;
    }
  }
}

// The end of the form that begins at `from`.
std::size_t endOfForm(const ComparedBoard& board, const BoardMemory& memory, std::size_t from) {
  if (!board.fouled) {
    return memory.order.size();
  }
  const auto groupAt = [&](std::size_t i) {
    return board.results[static_cast<std::size_t>(memory.order[i])].group;
  };
  std::size_t to = from + 1;
  while (to < memory.order.size() && groupAt(to) == groupAt(from)) {
    ++to;
  }
  return to;
}

void compareSide(Side side, const Event& event, const Rules& rules, ComparedBoard& board,
                 BoardMemory& memory) {
  for (std::size_t from = 0; from < memory.order.size();) {
    const std::size_t to = endOfForm(board, memory, from);
    compareList({side, from, to}, event, rules, board, memory);
    from = to;
  }
  const auto awards =
      std::count_if(board.results.begin(), board.results.end(),
                    [&](const LineResult& result) { return result.of(side).kind == ResultKind::award; });
  for (Compared& own : side == Side::ns ? board.ns : board.ew) {
    own.awards = static_cast<std::int32_t>(awards);
  }
  if (board.fouled) {
    compareForms(side, board);
  }
}

}  // namespace

void compareBoard(const Event& event, const Rules& rules, std::span<const std::int32_t> lines,
                  ComparedBoard& board, BoardMemory& memory) {
  readLines(event, lines, board);
  orderByForm(board, memory);
  board.ns.assign(lines.size(), {});
  board.full = fullWeight(board.results);
  board.unit = board.full * board.full;
  compareSide(Side::ns, event, rules, board, memory);
  if (std::any_of(board.results.begin(), board.results.end(), differs)) {
    board.ew.assign(lines.size(), {});
    compareSide(Side::ew, event, rules, board, memory);
  } else {
    board.ew = board.ns;
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Compared& ew = board.ew[i];
    ew.sum = board.results[i].ew.real() ? mirrored(ew.sum, ew.real, board.unit, event.scoring) : 0;
    if (event.scoring == Scoring::butler && !board.datum && board.results[i].ns.real()) {
      board.datum = board.ns[i].datum;
    }
  }
}

std::vector<Standpoint> ownParts(const ComparedBoard& board, std::size_t place, Side side) {
  std::vector<Standpoint> parts;
  eachPart(board.results[place], side, board.full, [&](std::int32_t score, std::int64_t weight) {
    parts.push_back({side == Side::ns ? score : -score, Exact::fraction(weight, board.full)});
  });
  return parts;
}

std::vector<Standpoint> othersOf(const ComparedBoard& board, std::size_t place, Side side) {
  std::vector<Standpoint> parts;
  for (std::size_t i = 0; i < board.results.size(); ++i) {
    const bool sameForm = !board.fouled || board.results[i].group == board.results[place].group;
    if (i != place && sameForm) {
      for (const Standpoint& part : ownParts(board, i, side)) parts.push_back(part);
    }
  }
  sortStably(parts, [](const Standpoint& a, const Standpoint& b) { return a.score > b.score; });
  std::vector<Standpoint> together;
  for (const Standpoint& part : parts) {
    if (together.empty() || together.back().score != part.score) {
      together.push_back({part.score, {}});
    }
    together.back().times += part.times;
  }
  return together;
}

Fared faredOf(const ComparedBoard& board, std::size_t place, Side side) {
  Wide beaten = 0;
  Wide tied = 0;
  const auto compareWith = [&](std::size_t opponent) {
    eachPart(board.results[place], side, board.full, [&](std::int32_t own, std::int64_t ownWeight) {
      eachPart(board.results[opponent], side, board.full, [&](std::int32_t theirs, std::int64_t weight) {
        const bool better = side == Side::ns ? own > theirs : own < theirs;
        (own == theirs ? tied : beaten) += own == theirs || better ? ownWeight * weight : 0;
      });
    });
  };
  for (std::size_t i = 0; i < board.results.size(); ++i) {
    if (i != place && (!board.fouled || board.results[i].group == board.results[place].group)) {
      compareWith(i);
    }
  }
  return {reduced(Exact::fraction(beaten, board.unit)), reduced(Exact::fraction(tied, board.unit))};
}

std::int32_t targetOf(Target target, const Compared& side, const BoardField& field, const Rules& rules) {
  switch (target) {
    case Target::field:
      return field.field;
    case Target::boardLines:
      return field.lines;
    case Target::none:
      break;
  }
  return side.real + (rules.artificial == ArtificialRule::tie ? side.awards : 0);
}

bool isSmallGroup(const Compared& side, bool fouled, std::int32_t n, const Rules& rules) {
  if (!fouled) {
    return rules.loneResultSixty && side.real == 1;
  }
  switch (rules.smallGroups) {
    case SmallGroups::none:
      return false;
    case SmallGroups::ebu:
      return side.real == 1 || (side.real <= 3 && 3 * side.real <= n);
    case SmallGroups::acbl:
      return side.real < 3 || (side.real == 3 && !side.largestGroup);
  }
  return false;
}

namespace {

// Where no product below can leave 64 bits: 128 are dear, and nearly no board needs them.
constexpr std::int64_t roomForProducts = std::int64_t{1} << 20;

template <class Integer>
Exact playedPointsIn(const Compared& side, const ComparedBoard& board, std::int32_t results,
                     const Rules& rules) {
  const Integer unit = board.unit;
  const Integer n = results;
  if (isSmallGroup(side, board.fouled, results, rules)) {
    // 60 + 5 (M − (A − 1)) per cent of the top, with M + 1 the sum.
    const Integer twentieths = 12 * unit + side.sum - side.real * unit;
    return Exact::fraction(twentieths * topPoints(results, rules), 20 * unit);
  }
  const bool ties = rules.artificial == ArtificialRule::tie;
  const Integer s = side.real + (ties ? side.awards : 0);
  const Integer sum = side.sum + (ties ? side.awards * unit : 0);
  if (rules.pointsPerWin == 2) {
    return s == n ? Exact::fraction(sum - unit, unit) : Exact::fraction(n * sum - s * unit, s * unit);
  }
  return Exact::fraction(rules.pointsPerWin * (n * sum - s * unit), 2 * s * unit);
}

}  // namespace

Exact playedPoints(const Compared& side, const ComparedBoard& board, std::int32_t n, const Rules& rules) {
  const bool small = n < roomForProducts && side.real + side.awards < roomForProducts &&
                     board.unit < roomForProducts && rules.pointsPerWin <= 2;
  return small ? playedPointsIn<std::int64_t>(side, board, n, rules)
               : playedPointsIn<Wide>(side, board, n, rules);
}

Exact awardedPoints(std::int64_t share, std::int32_t n, const Rules& rules) {
  return Exact::fraction(static_cast<Wide>(share) * topPoints(n, rules), 100 * Decimal::one);
}

}  // namespace overtrick

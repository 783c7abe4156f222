#include "score/matchpoints.h"

#include <algorithm>

namespace overtrick {
namespace {

constexpr std::int64_t placeUnit = std::int64_t{1} << 31;

struct Range {
  std::int32_t lowest;
  std::int32_t highest;
  bool tens;
};

Range rangeOf(std::span<const Part> parts) {
  Range range{parts.front().score, parts.front().score, true};
  for (const Part& part : parts) {
    range.lowest = std::min(range.lowest, part.score);
    range.highest = std::max(range.highest, part.score);
    range.tens = range.tens && part.score % 10 == 0;
  }
  return range;
}

void byCounting(std::span<const Part> parts, const Range& range, std::size_t steps,
                std::vector<std::int64_t>& result, CompareMemory& memory) {
  const auto stepOf = [&](const Part& part) {
    return static_cast<std::size_t>((part.score - range.lowest) / 10);
  };
  memory.below.assign(steps + 1, 0);
  for (const Part& part : parts) {
    memory.below[stepOf(part) + 1] += part.weight;
  }
  for (std::size_t step = 0; step < steps; ++step) {
    memory.below[step + 1] += memory.below[step];
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::size_t step = stepOf(parts[i]);
    result[i] = memory.below[step] + memory.below[step + 1];
  }
}

void bySorting(std::span<const Part> parts, std::vector<std::int64_t>& result, CompareMemory& memory) {
  orderByScore(parts, memory);
  const auto& order = memory.order;
  const auto partAt = [&](std::size_t place) -> const Part& {
    return parts[static_cast<std::size_t>(order[place])];
  };
  std::int64_t below = 0;
  for (std::size_t from = 0; from < order.size();) {
    std::size_t to = from;
    std::int64_t equal = 0;
    for (; to < order.size() && partAt(to).score == partAt(from).score; ++to) {
      equal += partAt(to).weight;
    }
    for (; from < to; ++from) {
      result[static_cast<std::size_t>(order[from])] = 2 * below + equal;
    }
    below += equal;
  }
}

}  // namespace

void orderByScore(std::span<const Part> parts, CompareMemory& memory) {
  memory.order.resize(parts.size());
  memory.below.resize(parts.size());
  // Score and place in one number: plain numbers sort fastest.
  for (std::size_t i = 0; i < parts.size(); ++i) {
    memory.below[i] = std::int64_t{parts[i].score} * placeUnit + static_cast<std::int64_t>(i);
  }
  std::sort(memory.below.begin(), memory.below.end());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    memory.order[i] = static_cast<std::int32_t>(memory.below[i] & (placeUnit - 1));
  }
}

void beatenAndTied(std::span<const Part> parts, std::vector<std::int64_t>& result, CompareMemory& memory) {
  result.resize(parts.size());
  if (parts.empty()) {
    return;
  }
  const Range range = rangeOf(parts);
  const auto width = static_cast<std::size_t>(static_cast<std::int64_t>(range.highest) - range.lowest);
  if (range.tens && width / 10 <= std::min<std::size_t>(8 * parts.size() + 256, 100'000'000)) {
    byCounting(parts, range, width / 10 + 1, result, memory);
  } else {
    bySorting(parts, result, memory);
  }
}

std::vector<std::int32_t> matchpoints(std::span<const std::int32_t> scores) {
  std::vector<Part> parts(scores.size());
  for (std::size_t i = 0; i < scores.size(); ++i) {
    parts[i].score = scores[i];
  }
  std::vector<std::int64_t> sums;
  CompareMemory memory;
  beatenAndTied(parts, sums, memory);
  std::vector<std::int32_t> points(sums.size());
  for (std::size_t i = 0; i < sums.size(); ++i) {
    points[i] = static_cast<std::int32_t>(sums[i] - 1);
  }
  return points;
}

std::vector<double> matchpointRows(std::span<const std::int32_t> scores,
                                   std::span<const std::int32_t> sizes) {
  std::int64_t whole = 0;
  for (const std::int32_t size : sizes) {
    if (size < 0) return {};
    whole += size;
  }
  if (whole != static_cast<std::int64_t>(scores.size())) return {};
  std::vector<double> rows(4 * scores.size());
  std::vector<Part> parts;
  std::vector<std::int64_t> sums;
  CompareMemory memory;
  double* row = rows.data();
  for (const std::int32_t size : sizes) {
    parts.clear();
    for (const std::int32_t score : scores.first(static_cast<std::size_t>(size))) parts.push_back({score, 1});
    scores = scores.subspan(static_cast<std::size_t>(size));
    beatenAndTied(parts, sums, memory);
    const auto top = static_cast<double>(2 * (static_cast<std::int64_t>(size) - 1));
    for (const std::int64_t sum : sums) {
      const auto ns = static_cast<double>(sum - 1);
      row[0] = ns;
      row[1] = top - ns;
      row[2] = 100 * ns / top;
      row[3] = 100 * (top - ns) / top;
      row += 4;
    }
  }
  return rows;
}

}  // namespace overtrick

#include "rate/clubranking_lineup.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"
#include "rate/places.h"

namespace overtrick::clubranking {
namespace {

constexpr double largestRanking = 1e6;

bool isRanking(double ranking) { return std::abs(ranking) <= largestRanking; }

// The pairs that can play, with their rankings, highest first.
LineUp seeded(std::span<const double> rankings, std::span<const PresentPair> present) {
  LineUp answer;
  answer.rankings.assign(present.size(), 0);
  answer.line.assign(present.size(), -1);
  std::vector<bool> seated(rankings.size(), false);
  std::vector<std::int32_t> pairs;
  std::vector<double> figures;
  const auto leaveOut = [&](Code code, std::int32_t pair, std::int32_t player) {
    Finding finding{code, {}, -1, player};
    finding.where.entryIndex = pair;
    answer.findings.push_back(finding);
  };
  for (std::size_t index = 0; index < present.size(); ++index) {
    const auto pair = static_cast<std::int32_t>(index);
    const auto [first, second] = present[index].players;
    if (first < 0 || second < 0 || at(first) >= rankings.size() || at(second) >= rankings.size()) {
      leaveOut(Code::unknownReference, pair, -1);
    } else if (first == second) {
      leaveOut(Code::playsWithSelf, pair, first);
    } else if (seated[at(first)] || seated[at(second)]) {
      leaveOut(Code::playerTwiceInSession, pair, seated[at(first)] ? first : second);
    } else if (!isRanking(rankings[at(first)]) || !isRanking(rankings[at(second)])) {
      leaveOut(Code::invalidValue, pair, isRanking(rankings[at(first)]) ? second : first);
    } else {
      seated[at(first)] = seated[at(second)] = true;
      answer.rankings[index] = rankings[at(first)] + rankings[at(second)];
      pairs.push_back(pair);
      figures.push_back(answer.rankings[index]);
    }
  }
  for (const std::int32_t index : bestFirst(placesOf(figures))) answer.order.push_back(pairs[at(index)]);
  return answer;
}

void cut(LineUp& answer, std::vector<std::int32_t> sizes) {
  std::size_t next = 0;
  for (std::size_t line = 0; line < sizes.size(); ++line) {
    for (std::int32_t seat = 0; seat < sizes[line]; ++seat) {
      answer.line[at(answer.order[next++])] = static_cast<std::int32_t>(line);
    }
  }
  answer.sizes = std::move(sizes);
}

}  // namespace

std::vector<std::int32_t> evenSizes(std::int32_t pairs, std::int32_t lines) {
  const std::int32_t tables = std::max(pairs, 0) / 2;
  const std::int32_t used = std::clamp(tables, 1, std::max(lines, 1));
  std::vector<std::int32_t> sizes;
  for (std::int32_t line = 0; line < used; ++line) {
    sizes.push_back(2 * (tables / used + (line < tables % used ? 1 : 0)));
  }
  sizes.back() += std::max(pairs, 0) % 2;
  return sizes;
}

LineUp lineUp(std::span<const double> rankings, std::span<const PresentPair> present, std::int32_t lines) {
  LineUp answer = seeded(rankings, present);
  cut(answer, evenSizes(static_cast<std::int32_t>(answer.order.size()), lines));
  return answer;
}

LineUp lineUp(std::span<const double> rankings, std::span<const PresentPair> present,
              std::span<const std::int32_t> given) {
  LineUp answer = seeded(rankings, present);
  auto left = static_cast<std::int32_t>(answer.order.size());
  std::int64_t room = 0;
  std::vector<std::int32_t> sizes;
  for (const std::int32_t size : given) {
    room += std::max(size, 0);
    sizes.push_back(std::clamp(size, 0, left));
    left -= sizes.back();
  }
  if (room != static_cast<std::int64_t>(answer.order.size())) {
    answer.findings.push_back({Code::lineSizesDoNotFit,
                               {},
                               static_cast<std::int32_t>(std::min<std::int64_t>(room, 1000000)),
                               static_cast<std::int32_t>(answer.order.size())});
  }
  if (sizes.empty()) sizes.push_back(0);
  sizes.back() += left;
  cut(answer, std::move(sizes));
  return answer;
}

}  // namespace overtrick::clubranking

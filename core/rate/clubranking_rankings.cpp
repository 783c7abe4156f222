#include "rate/clubranking_rankings.h"

#include <algorithm>

#include "rate/clubranking_lines.h"

namespace overtrick::clubranking {
namespace {

std::span<const double> lastOf(std::span<const double> points, std::int32_t last) {
  return points.last(std::min(points.size(), static_cast<std::size_t>(last)));
}

}  // namespace

double playerRanking(std::span<const double> points, std::int32_t last, double replacement) {
  const std::span<const double> recent = lastOf(points, last);
  double sum = 0;
  for (const double each : recent) sum += each;
  const double missing = last - static_cast<double>(recent.size());
  if (missing > 0) sum += missing * replacement;
  return sum / last;
}

std::optional<double> partnershipRanking(std::span<const double> rankings) {
  if (rankings.size() == 2) return rankings[0] + rankings[1];
  if (rankings.size() == 3) return 2 * (rankings[0] + rankings[1] + rankings[2]) / 3;
  return std::nullopt;
}

double defaultReplacement(const Settings& settings) { return meanOf(nominalInterval(settings)); }

RateWorking workingOfPlayer(std::span<const double> points, std::int32_t last, double replacement) {
  RateWorking working;
  const std::span<const double> recent = lastOf(points, last);
  for (const double each : recent) working.push_back({"R", each, "nbb-rankings"});
  working.push_back({"Z", static_cast<double>(last), "setting"});
  working.push_back({"n", static_cast<double>(recent.size()), "nbb-rankings"});
  if (recent.size() < static_cast<std::size_t>(last)) working.push_back({"R_v", replacement, "given"});
  working.push_back({"ranking", playerRanking(points, last, replacement), "nbb-rankings"});
  return working;
}

RateWorking workingOfPartnership(std::span<const double> rankings) {
  const std::optional<double> ranking = partnershipRanking(rankings);
  if (!ranking) return {};
  RateWorking working;
  for (const double each : rankings) working.push_back({"R", each, "nbb-rankings"});
  working.push_back({"ranking", *ranking, "nbb-rankings"});
  return working;
}

}  // namespace overtrick::clubranking

#include "bridge/vp.h"

#include <algorithm>
#include <cmath>

namespace overtrick {
namespace {

constexpr std::int32_t fullScore = 2000;
constexpr std::int32_t drawnScore = 1000;

// e^−x for x in 0…2. The library's exp differs between platforms in the last bit; this one uses nothing but
// the four operations: a Taylor series at x / 1024, squared ten times.
double expMinus(double x) {
  const double step = -x / 1024.0;
  double sum = 1.0;
  double term = 1.0;
  for (int k = 1; k <= 8; ++k) {
    term = term * step / k;
    sum += term;
  }
  for (int k = 0; k < 10; ++k) {
    sum *= sum;
  }
  return sum;
}

std::int32_t beforeConcavity(std::int32_t margin, std::int32_t boards) {
  constexpr double minusLogR = 1.4436354751788103;  // −3 ln τ
  const double r = std::sqrt(5.0) - 2.0;            // τ³
  const double b = 15.0 * std::sqrt(static_cast<double>(boards));
  if (margin >= b) {
    return fullScore;
  }
  const double value = 10.0 + 10.0 * (1.0 - expMinus(margin / b * minusLogR)) / (1.0 - r);
  return std::min(fullScore, static_cast<std::int32_t>(std::floor(value * 100.0 + 0.5)));
}

bool raiseDents(std::vector<std::int32_t>& scale) {
  bool raised = false;
  for (std::size_t i = 1; i + 1 < scale.size(); ++i) {
    if (scale[i + 1] - scale[i] > scale[i] - scale[i - 1]) {
      ++scale[i];
      raised = true;
    }
  }
  return raised;
}

}  // namespace

std::vector<std::int32_t> victoryPointScale(std::int32_t boards) {
  boards = std::clamp(boards, 1, maxMatchBoards);
  std::vector<std::int32_t> scale;
  while (scale.empty() || scale.back() < fullScore) {
    scale.push_back(beforeConcavity(static_cast<std::int32_t>(scale.size()), boards));
  }
  while (raiseDents(scale)) {
  }
  return scale;
}

std::int32_t victoryPoints(std::int32_t margin, std::int32_t boards) {
  if (boards < 1 || margin == 0) {
    return drawnScore;
  }
  const std::vector<std::int32_t> scale = victoryPointScale(boards);
  const auto size = static_cast<std::size_t>(margin < 0 ? -static_cast<std::int64_t>(margin) : margin);
  const std::int32_t winner = size < scale.size() ? scale[size] : fullScore;
  return margin > 0 ? winner : 2 * drawnScore - winner;
}

}  // namespace overtrick

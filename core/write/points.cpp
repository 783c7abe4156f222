#include "write/points.h"

#include "event/event.h"
#include "write/figures.h"

namespace overtrick {

std::string pointsText(const Exact& points) {
  constexpr std::int32_t steps = 100;
  const Exact hundredths = rounded(points, Rounding::halfUp, steps) * Exact(steps);
  const auto whole = static_cast<std::int64_t>(hundredths.numerator / hundredths.denominator);
  std::string text = decimalText({whole * (Decimal::one / steps)});
  const std::size_t point = text.find('.');
  if (point == std::string::npos) return text + ".00";
  return text + std::string(3 - (text.size() - point), '0');
}

}  // namespace overtrick

#include "write/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "event/index.h"
#include "event/order.h"

namespace overtrick {
namespace {

// value / scale, scale a power of ten.
std::string fraction(std::int64_t value, std::int64_t scale) {
  const std::int64_t magnitude = std::llabs(value);
  std::string text = (value < 0 ? "-" : "") + std::to_string(magnitude / scale);
  const std::int64_t rest = magnitude % scale;
  if (rest == 0) return text;
  std::string places = std::to_string(scale + rest).substr(1);
  while (places.back() == '0') places.pop_back();
  return text + "." + places;
}

}  // namespace

std::string decimalText(Decimal value) { return fraction(value.tenThousandths, Decimal::one); }

std::string sessionListText(std::span<const SessionAdjustment> sessions) {
  constexpr std::string_view units[] = {"none", "points", "percent"};
  std::string text;
  for (const SessionAdjustment& own : sessions) {
    if (!text.empty()) text += "; ";
    text += std::to_string(own.session);
    for (const Adjustment& adjusted : {own.penalty, own.carryOver}) {
      text += " " + decimalText(adjusted.amount) + " ";
      text += units[static_cast<std::size_t>(adjusted.unit)];
    }
  }
  return text;
}

bool hasSessions(const Event& event) {
  return std::any_of(event.boards.begin(), event.boards.end(),
                     [](const Board& board) { return board.session > 0; }) ||
         std::any_of(event.entries.begin(), event.entries.end(),
                     [](const Entry& entry) { return !entry.sessions.empty(); });
}

std::vector<bool> boardsWithDoubles(const Event& event) {
  const auto nameOf = [&](std::int32_t board) {
    return std::pair(event.boards[at(board)].number, event.boards[at(board)].section.value);
  };
  const std::vector<std::int32_t> sorted = sortedIndices(
      event.boards.size(), [&](std::int32_t a, std::int32_t b) { return nameOf(a) < nameOf(b); });
  std::vector<bool> doubled(sorted.size());
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (nameOf(sorted[i - 1]) != nameOf(sorted[i])) continue;
    doubled[at(sorted[i - 1])] = true;
    doubled[at(sorted[i])] = true;
  }
  return doubled;
}

std::string doubleText(double value) {
  if (!std::isfinite(value)) return "0";
  std::int64_t scale = 1;
  std::int64_t rounded = 0;
  constexpr double largestWhole = 999'999'999'999'999.0;
  for (int places = 0; places <= 15; ++places) {
    const double scaled = value * static_cast<double>(scale);
    if (std::fabs(scaled) > largestWhole) break;
    rounded = std::llround(scaled);
    if (static_cast<double>(rounded) / static_cast<double>(scale) == value) return fraction(rounded, scale);
    if (places < 15) scale *= 10;
  }
  while (std::fabs(value * static_cast<double>(scale)) > largestWhole && scale > 1) scale /= 10;
  return fraction(std::llround(value * static_cast<double>(scale)), scale);
}

std::size_t characterCount(const std::string& text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
  return count;
}

std::string padLeft(const std::string& text, std::size_t width) {
  const std::size_t length = characterCount(text);
  return length < width ? std::string(width - length, ' ') + text : text;
}

}  // namespace overtrick

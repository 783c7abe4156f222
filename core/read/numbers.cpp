#include "read/numbers.h"

#include <algorithm>

#include "read/text.h"

namespace overtrick {
namespace {

enum class Sign : std::uint8_t { none, plus, minus };

Sign signOf(char32_t value) {
  switch (value) {
    case '+':
    case 0xFF0B:
      return Sign::plus;
    case '-':
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
    case 0xFE63:
    case 0xFF0D:
      return Sign::minus;
    default:
      return Sign::none;
  }
}

// Takes a sign off the front, with the blanks behind it.
Sign takeSign(std::string_view& text) {
  if (text.empty()) return Sign::none;
  const CodePoint point = decodeAt(text, 0);
  const Sign sign = signOf(point.value);
  if (sign != Sign::none) text = trimmed(text.substr(point.bytes));
  return sign;
}

// Digits, with single blanks between them allowed ("1 400" with a thin or no-break space).
std::optional<std::int64_t> readDigits(std::string_view text) {
  if (text.empty() || !isDigit(text.front()) || !isDigit(text.back())) return std::nullopt;
  std::int64_t value = 0;
  int digits = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (isDigit(text[at])) {
      if (++digits > 9) return std::nullopt;
      value = value * 10 + (text[at] - '0');
      ++at;
      continue;
    }
    const CodePoint point = decodeAt(text, at);
    if (!isBlank(point.value)) return std::nullopt;
    at += point.bytes;
  }
  return value;
}

}  // namespace

bool holdsTwoNumbers(std::string_view text) {
  for (std::size_t at = 1; at < text.size();) {
    const CodePoint point = decodeAt(text, at);
    const std::size_t behind = at + point.bytes;
    if (isBlank(point.value) && isDigit(text[at - 1])) {
      const std::string_view rest = trimmed(text.substr(behind));
      const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
      const bool apart = behind < text.size() && !isDigit(text[behind]);
      const bool isNumber = readSigned(rest).has_value();
      if (isNumber && (apart || digits != 3)) return true;
    }
    at = behind;
  }
  return false;
}

std::optional<std::int32_t> readCount(std::string_view text) {
  if (text.empty() || text.size() > 9) return std::nullopt;
  std::int32_t value = 0;
  for (const char c : text) {
    if (!isDigit(c)) return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

std::optional<std::int32_t> readSigned(std::string_view text) {
  text = trimmed(text);
  const Sign sign = takeSign(text);
  const auto value = readDigits(text);
  if (!value) return std::nullopt;
  return static_cast<std::int32_t>(sign == Sign::minus ? -*value : *value);
}

bool isTooLong(std::string_view text) {
  text = trimmed(text);
  (void)takeSign(text);
  return text.size() > 9 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<Decimal> readDecimal(std::string_view text) {
  text = trimmed(text);
  const Sign sign = takeSign(text);
  std::int64_t value = 0;
  int digits = 0;
  int places = -1;
  for (const char c : text) {
    if ((c == '.' || c == ',') && places < 0) {
      places = 0;
    } else if (!isDigit(c) || digits >= 12) {
      return std::nullopt;
    } else if (places < 4) {
      value = value * 10 + (c - '0');
      ++digits;
      if (places >= 0) ++places;
    }
  }
  if (digits == 0) return std::nullopt;
  for (int i = places < 0 ? 0 : places; i < 4; ++i) value *= 10;
  return Decimal{sign == Sign::minus ? -value : value};
}

std::optional<double> readDouble(std::string_view text) {
  text = trimmed(text);
  const Sign sign = takeSign(text);
  // Below 2^53 the digits and the power of ten are exact, and one division rounds once.
  constexpr int mostDigits = 15;
  constexpr std::int64_t finest = 1'000'000'000'000'000;
  std::int64_t value = 0;
  std::int64_t scale = 1;
  int digits = 0;
  bool fraction = false;
  for (const char c : text) {
    if ((c == '.' || c == ',') && !fraction) {
      fraction = true;
    } else if (!isDigit(c)) {
      return std::nullopt;
    } else if (digits < mostDigits && scale < finest) {
      value = value * 10 + (c - '0');
      if (value > 0) ++digits;
      if (fraction) scale *= 10;
    } else if (!fraction) {
      return std::nullopt;
    }
  }
  if (text.empty() || text == "." || text == ",") return std::nullopt;
  const double magnitude = static_cast<double>(value) / static_cast<double>(scale);
  return sign == Sign::minus ? -magnitude : magnitude;
}

}  // namespace overtrick

// Bytes to values: what a fuzz target builds its input from. Every sequence of bytes is some input, and where
// the bytes end everything is nought, false or empty, so that lists end too.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace overtrick::fuzz {

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> data) : data_(data) {}

  [[nodiscard]] bool empty() const { return at_ == data_.size(); }
  std::uint8_t byte() { return empty() ? std::uint8_t{0} : data_[at_++]; }

  // Both ends included; as many bytes as the range needs.
  std::int32_t whole(std::int32_t first, std::int32_t last) {
    const std::int64_t size = std::int64_t{last} - first + 1;
    std::int64_t value = 0;
    for (std::int64_t reach = 1; reach < size; reach *= 256) value = value * 256 + byte();
    return static_cast<std::int32_t>(first + value % size);
  }
  std::size_t upTo(std::int32_t largest) { return static_cast<std::size_t>(whole(0, largest)); }

  // So many times in sixteen.
  bool sometimes(int sixteenths) { return (byte() & 15) > 15 - sixteenths; }

  template <class Enum>
  Enum choice(Enum last) {
    return static_cast<Enum>(whole(0, static_cast<std::int32_t>(last)));
  }

  template <class List>
  auto pick(const List& list) {
    return list[upTo(static_cast<std::int32_t>(std::size(list)) - 1)];
  }

  // Any finite number, for the loader lets no other through; mostly one as people write them. Nought has no
  // sign: the bits of a replay may differ by it, and nothing else.
  double number(double low, double high) {
    const int kind = byte() % 16;
    if (kind < 12) return low + (high - low) * whole(0, 1000) / 1000;
    if (kind < 14) return pick(odd);
    double value = 0;
    std::uint8_t raw[sizeof value];
    for (std::uint8_t& one : raw) one = byte();
    std::memcpy(&value, raw, sizeof value);
    return std::isfinite(value) && value != 0 ? value : low;
  }
  std::optional<double> maybe(double low, double high) {
    return sometimes(3) ? std::nullopt : std::optional(number(low, high));
  }

  // UTF-8 without NUL, as strings cross.
  std::string text(std::size_t longest) {
    std::string text;
    for (std::size_t left = byte() % (longest + 1); left > 0 && !empty(); --left) {
      const auto code = static_cast<unsigned>(byte());
      if (code >= 0x80) text.push_back(static_cast<char>(0xC0U | code >> 6U));
      if (code > 0) text.push_back(static_cast<char>(code < 0x80 ? code : 0x80U | (code & 0x3FU)));
    }
    return text;
  }

  // All that is left.
  std::string_view rest() {
    const auto left = data_.subspan(at_);
    at_ = data_.size();
    return {reinterpret_cast<const char*>(left.data()), left.size()};
  }

 private:
  static constexpr double odd[] = {0,    1,    -1,     0.5,    50,      100,    100.0000001, 1e-9,     1e9,
                                   -1e9, 1e15, 1e300,  -1e300, 5e-324,  2.1e9,  1.7e308,     -1.7e308, 4.3e9,
                                   52,   480,  1e-300, 0.1,    1000.01, 2.5e-8, -2.2e9};
  std::span<const std::uint8_t> data_;
  std::size_t at_ = 0;
};

}  // namespace overtrick::fuzz

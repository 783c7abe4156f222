// The bits of many figures as one number (FNV-1a), to be compared between the native build and WebAssembly:
// both print it for the same input, and tests/tools/parity.mjs holds them against each other.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "event/finding.h"
#include "rate/places.h"
#include "rate/term.h"
#include "score/exact.h"

namespace overtrick::test {

class Digest {
 public:
  // A machine may choose the bits of a NaN, which always means none.
  void add(double value) {
    std::uint64_t bits = 0x7ff8'0000'0000'0000U;
    if (!std::isnan(value)) std::memcpy(&bits, &value, sizeof bits);
    addBits(bits);
  }
  template <class Whole>
  requires std::is_integral_v<Whole> || std::is_enum_v<Whole>
  void add(Whole value) { addBits(static_cast<std::uint64_t>(value)); }
  void add(std::string_view text) {
    addBits(text.size());
    for (const char c : text) addByte(static_cast<unsigned char>(c));
  }
  void add(const Exact& value) { add(toDouble(value)); }
  void add(const Place& place) { addAll(place.rank, place.tied); }
  void add(const RateTerm& term) { addAll(term.symbol, term.value, term.source); }
  void add(const Finding& finding) {
    const Where& where = finding.where;
    addAll(finding.code, where.line, where.column, where.length, where.boardIndex, where.lineIndex,
           where.entryIndex, finding.first, finding.second);
  }
  template <class Value>
  void add(const std::optional<Value>& value) {
    add(value.has_value());
    if (value) add(*value);
  }
  template <class List>
  requires requires(const List& list) { list.begin(), list.end(), list.size(); }
  void add(const List& list) {
    addBits(list.size());
    for (const auto& value : list) add(value);
  }
  template <class... Values>
  void addAll(const Values&... values) {
    (add(values), ...);
  }

  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  void addByte(std::uint64_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3U; }
  void addBits(std::uint64_t bits) {
    for (int byte = 0; byte < 8; ++byte) addByte((bits >> (8 * byte)) & 0xff);
  }
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

// For the script that compares: the same to the bit…
inline void tellDigest(const char* system, const Digest& digest, std::uint64_t samples) {
  std::printf("parity %s %016llx %llu\n", system, static_cast<unsigned long long>(digest.value()),
              static_cast<unsigned long long>(samples));
}

// …or, where a logarithm is needed, to 1e-12.
inline void tellFigures(const char* system, const std::vector<double>& figures) {
  std::printf("parity-near %s", system);
  for (const double figure : figures) std::printf(" %.17g", figure);
  std::printf("\n");
}

}  // namespace overtrick::test

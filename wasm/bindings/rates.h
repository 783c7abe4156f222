// How ratings cross the boundary: rows of numbers, NaN for none; the terms of a working with their words in
// one string table.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rate/places.h"
#include "rate/term.h"

namespace overtrick::wire {

[[nodiscard]] double orNaN(const std::optional<double>& value);
[[nodiscard]] std::optional<double> orNone(double value);

[[nodiscard]] std::vector<double> numbers(const emscripten::val& object, const char* name);
[[nodiscard]] std::vector<std::int32_t> wholes(const emscripten::val& object, const char* name);
// Joined by NUL.
[[nodiscard]] std::vector<std::string> strings(const emscripten::val& object, const char* name);

// Rows of fixed width, read one after the other. A row that is not there reads as NaN throughout.
class RowReader {
 public:
  RowReader(const std::vector<double>& rows, std::size_t stride, std::size_t index)
      : rows_(rows), at_(stride * index) {}
  double number() { return at_ < rows_.size() ? rows_[at_++] : missing(); }
  std::optional<double> maybe() { return orNone(number()); }
  std::int32_t whole();  // -1 for what is none
  bool flag() { return number() == 1; }
  template <class Enum>
  Enum choice(Enum last, Enum otherwise) {
    const std::int32_t value = whole();
    return value >= 0 && value <= static_cast<std::int32_t>(last) ? static_cast<Enum>(value) : otherwise;
  }

 private:
  static double missing();
  const std::vector<double>& rows_;
  std::size_t at_;
};

void append(std::vector<double>& rows, std::initializer_list<double> values);
void append(std::vector<double>& rows, const Place& place);

// Workings of several figures: rows of owner, symbol, value, source, the words as indices.
class Workings {
 public:
  void add(std::int32_t owner, const RateWorking& working);
  // As { words, terms }.
  [[nodiscard]] emscripten::val columns() const;

 private:
  std::int32_t indexOf(std::string_view word);
  std::vector<std::string_view> words_;
  std::vector<double> rows_;
};

}  // namespace overtrick::wire

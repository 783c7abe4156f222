#include "rates.h"

#include <cmath>
#include <limits>

#include "columns.h"

namespace overtrick::wire {

using emscripten::val;

double orNaN(const std::optional<double>& value) {
  return value ? *value : std::numeric_limits<double>::quiet_NaN();
}

std::optional<double> orNone(double value) {
  return std::isnan(value) ? std::nullopt : std::optional<double>(value);
}

std::vector<double> numbers(const val& object, const char* name) { return numbersIn(object[name]); }

std::vector<std::int32_t> wholes(const val& object, const char* name) { return wholesIn(object[name]); }

std::vector<std::string> strings(const val& object, const char* name) {
  const auto joined = object[name].as<std::string>();
  std::vector<std::string> list;
  for (std::size_t from = 0; from <= joined.size();) {
    const std::size_t to = std::min(joined.find('\0', from), joined.size());
    list.emplace_back(joined, from, to - from);
    from = to + 1;
  }
  return list;
}

double RowReader::missing() { return std::numeric_limits<double>::quiet_NaN(); }

std::int32_t RowReader::whole() {
  constexpr double largest = 2e9;
  const double value = number();
  return value >= 0 && value < largest ? static_cast<std::int32_t>(value) : -1;
}

void append(std::vector<double>& rows, std::initializer_list<double> values) {
  rows.insert(rows.end(), values);
}

void append(std::vector<double>& rows, const Place& place) {
  append(rows, {static_cast<double>(place.rank), place.tied ? 1.0 : 0.0});
}

std::int32_t Workings::indexOf(std::string_view word) {
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (words_[i] == word) return static_cast<std::int32_t>(i);
  }
  words_.push_back(word);
  return static_cast<std::int32_t>(words_.size() - 1);
}

void Workings::add(std::int32_t owner, const RateWorking& working) {
  for (const RateTerm& term : working) {
    append(rows_, {static_cast<double>(owner), static_cast<double>(indexOf(term.symbol)), term.value,
                   static_cast<double>(indexOf(term.source))});
  }
}

val Workings::columns() const {
  val list = val::array();
  for (const std::string_view word : words_) list.call<void>("push", std::string(word));
  val answer = val::object();
  answer.set("words", list);
  answer.set("terms", copyOut(rows_));
  return answer;
}

}  // namespace overtrick::wire

// For the tests of Project 52: random fields, and the same in plain numbers.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "rate/project52.h"
#include "second/project52.h"

namespace p52test {

using namespace overtrick;
using namespace overtrick::project52;

// SplitMix64 (Steele, Lea, Flood 2014), written from its description.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  int upTo(int largest) { return static_cast<int>(next() % static_cast<std::uint64_t>(largest + 1)); }
  int between(int smallest, int largest) { return smallest + upTo(largest - smallest); }
  bool one(int in) { return upTo(in - 1) == 0; }
  double handicap() { return between(-300, 5200) / 100.0; }

 private:
  std::uint64_t state_;
};

inline FieldEntry entryOf(Random& random, Form form) {
  FieldEntry entry;
  const int players = form == Form::individual ? 1 : form == Form::match ? 4 : 2;
  for (int i = 0; i < players; ++i) entry.handicaps.emplace_back(random.handicap());
  return entry;
}

// Entries that make sense for the form, in a mixed-up order of tables and rooms, without results.
inline Field randomField(Random& random, Form form) {
  Field field;
  field.form = form;
  field.calculation = random.one(2) ? Calculation::matchpoints : Calculation::imps;
  field.datum = random.one(3);
  field.boards = random.between(1, 60);
  const int size = form == Form::match       ? 2
                   : form == Form::field     ? 2 * random.between(2, 10)
                   : form == Form::barometer ? 2 * random.between(2, 10)
                                             : random.between(2, 24);
  const int turn = random.upTo(1);
  for (int i = 0; i < size; ++i) {
    FieldEntry entry = entryOf(random, form);
    if (form == Form::field) {
      entry.table = 7 * (i / 2) % 101;
      entry.direction = (i + turn) % 2 == 0 ? Direction::ns : Direction::ew;
    }
    if (form == Form::barometer) {
      entry.team = 5 * (i / 2) % 103;
      entry.room = 3 + (i + turn) % 2;
    }
    field.entries.push_back(entry);
  }
  return field;
}

inline double averageResult(const Field& field) {
  return field.calculation == Calculation::matchpoints ? 50 : 0;
}

// Results as play gives them: what one side wins the other loses, all together nought above average.
inline void addResults(Random& random, Field& field) {
  const double unit = field.calculation == Calculation::matchpoints ? 0.1 : 0.02;
  const auto any = [&] { return random.between(-200, 200) * unit; };
  std::vector<double> r(field.entries.size());
  const bool twoTeams = field.form == Form::barometer && r.size() == 4;
  if (twoTeams) {
    r = {2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit};
  } else if (field.form == Form::field || field.form == Form::match) {
    for (std::size_t i = 0; i + 1 < r.size(); i += 2) {
      r[i] = any();
      r[i + 1] = -r[i];
    }
  } else {
    for (double& value : r) value = any();
    const double mean = std::accumulate(r.begin(), r.end(), 0.0) / static_cast<double>(r.size());
    for (double& value : r) value -= mean;
  }
  for (std::size_t i = 0; i < r.size(); ++i) field.entries[i].result = averageResult(field) + r[i];
}

inline constexpr Form allForms[] = {Form::pairs, Form::individual, Form::match, Form::field, Form::barometer};

// The largest of many differences: one assertion for a whole field.
class Worst {
 public:
  void of(double a, double b) { largest_ = std::abs(a - b) <= largest_ ? largest_ : std::abs(a - b); }
  void is(bool holds) { largest_ = holds ? largest_ : INFINITY; }
  [[nodiscard]] bool below(double limit) const { return largest_ < limit; }

 private:
  double largest_ = 0;
};

inline double near(double a, double b) { return std::abs(a - b); }
inline bool hasCode(const Findings& findings, Code code) {
  for (const Finding& finding : findings)
    if (finding.code == code) return true;
  return false;
}
inline bool hasErrors(const Findings& findings) {
  for (const Finding& finding : findings)
    if (severityOf(finding.code) == Severity::error) return true;
  return false;
}

// For the second opinion (tests/core/second): results are what is above average.
inline second::project52::Field plainOf(const Field& field) {
  second::project52::Field plain;
  plain.form = static_cast<second::project52::Form>(field.form);
  plain.datum = field.datum;
  plain.tables = field.tables;
  plain.boards = field.boards.value_or(0);
  for (const FieldEntry& entry : field.entries) {
    second::project52::Entry& own = plain.entries.emplace_back();
    own.handicaps = entry.handicaps;
    if (entry.result) own.result = *entry.result - averageResult(field);
    own.boards = entry.boards;
    const bool barometer = field.form == Form::barometer;
    own.place = barometer ? entry.team : entry.table;
    own.side = barometer ? entry.room : static_cast<int>(entry.direction);
    own.nonMember = entry.nonMember;
    own.phantom = entry.phantom;
  }
  return plain;
}

inline second::project52::Settings plainOf(const Settings& settings, Calculation calculation) {
  const bool imps = calculation == Calculation::imps;
  second::project52::Settings plain;
  plain.turnover = settings.turnover;
  plain.ceiling = settings.ceiling;
  plain.start = settings.start;
  plain.cb = imps ? settings.cb.imps : settings.cb.matchpoints;
  plain.spread = imps ? settings.spread.imps : settings.spread.matchpoints;
  plain.boardWeight = settings.boardWeight;
  plain.nonMembersRated = settings.nonMembers == NonMembers::rated;
  plain.byNett = settings.handicapEvent == HandicapEvent::nett;
  return plain;
}

}  // namespace p52test

// For the tests of Project 52: random fields, and a second opinion that is slow and obvious.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "rate/project52.h"

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

// Both national texts, formula by formula, from the entries of a field without guests. Each function goes
// through the whole list for each entry and uses nothing of the product but its input types.
namespace slow {

struct Figures {
  double expected = 0;  // ⟨r⟩
  double cu = 0;
  double ck = 0;
  double change = 0;
};

inline double ownHandicap(const FieldEntry& entry) {
  double sum = 0;
  for (const auto& handicap : entry.handicaps) sum += *handicap;
  return sum / static_cast<double>(entry.handicaps.size());
}

inline double present(const Field& field) {
  double count = 0;
  for (const FieldEntry& entry : field.entries) count += entry.phantom ? 0 : 1;
  return count;
}

template <class Condition>
double meanWhere(const Field& field, Condition condition) {
  double sum = 0;
  double count = 0;
  for (const FieldEntry& entry : field.entries) {
    if (entry.phantom || !condition(entry)) continue;
    sum += ownHandicap(entry);
    count += 1;
  }
  return sum / count;
}

inline double cbOf(const Field& field) { return field.calculation == Calculation::matchpoints ? 2 : 12; }

// Formula (2), the same in both texts.
inline void addChange(const Field& field, const FieldEntry& own, double tables, Figures& figures) {
  const double s = field.calculation == Calculation::matchpoints ? 0.6 : 0.1;
  const double r = own.result ? *own.result - averageResult(field) : 0;
  const double boards = own.boards.value_or(field.boards.value_or(0));
  figures.change = (std::pow(1 - 1.0 / 480 * ((tables - 1) / (tables + s)), boards) - 1) * figures.cu *
                   figures.ck * cbOf(field) * (r - figures.expected);
}

inline double tablesOf(const Field& field) {
  const double n = present(field);
  if (field.form == Form::match) return 2;
  return std::floor(field.form == Form::individual ? n / 4 : n / 2);
}

inline Figures danish(const Field& field, const FieldEntry& own) {
  Figures figures;
  const auto everyone = [](const FieldEntry&) { return true; };
  const double n = present(field);
  const double h = ownHandicap(own);
  const double cb = cbOf(field);
  const double tables = tablesOf(field);
  if (field.form == Form::individual || field.form == Form::pairs || field.form == Form::match) {
    figures.cu = field.form == Form::match ? 0.5 : field.datum ? 1 : (n - 1) / n;
    figures.ck = field.form == Form::match ? 0.5 : field.form == Form::pairs ? 1 : 2;
    figures.expected = (meanWhere(field, everyone) - h) / (figures.cu * figures.ck * cb);
  } else if (field.form == Form::field) {
    // The table is compared with each other table: own opponents and those who sit the same way there are
    // against us, they who sit the other way there are with us.
    const auto atTable = [&](const FieldEntry& entry) { return entry.table == own.table; };
    const auto same = [&](const FieldEntry& entry) { return entry.direction == own.direction; };
    const double opponents = meanWhere(field, [&](auto& e) { return atTable(e) && !same(e); });
    const double sameElsewhere = meanWhere(field, [&](auto& e) { return !atTable(e) && same(e); });
    const double oppositeElsewhere = meanWhere(field, [&](auto& e) { return !atTable(e) && !same(e); });
    figures.cu = (tables - 1) / tables;
    figures.ck = 0.5;
    figures.expected = (opponents + sameElsewhere - h - oppositeElsewhere) / cb;
  } else {
    const double room = meanWhere(field, [&](auto& e) { return e.room == own.room; });
    const double otherRoom = meanWhere(field, [&](auto& e) { return e.room != own.room; });
    const double mates = meanWhere(field, [&](auto& e) { return e.team == own.team && e.room != own.room; });
    figures.cu = (n - 2) / n;
    figures.ck = (tables - 1) * (tables - 1) / ((tables - 1) * (tables - 1) + 1);
    figures.expected = (room - h + (otherRoom - mates) / (tables - 1)) / (figures.cu * cb);
  }
  addChange(field, own, tables, figures);
  return figures;
}

// Where the Swedish text is written otherwise; the rest is word for word the Danish one.
inline Figures swedish(const Field& field, const FieldEntry& own) {
  Figures figures = danish(field, own);
  const double tables = tablesOf(field);
  const double h = ownHandicap(own);
  if (field.form == Form::match) {
    figures.cu = 0.5;
    figures.ck = 0.5;
    figures.expected =
        (meanWhere(field, [&](auto& e) { return &e != &own; }) - h) / (figures.ck * cbOf(field));
  } else if (field.form == Form::field) {
    const auto same = [&](const FieldEntry& entry) { return entry.direction == own.direction; };
    const double opponents = meanWhere(field, [&](auto& e) { return e.table == own.table && !same(e); });
    const double all = meanWhere(field, [&](auto& e) { return same(e); });
    const double allOpposite = meanWhere(field, [&](auto& e) { return !same(e); });
    figures.cu = 0.5;
    figures.ck = (tables - 1) / tables;
    figures.expected = (opponents + all - h - allOpposite) / (figures.ck * cbOf(field));
  }
  addChange(field, own, tables, figures);
  return figures;
}

}  // namespace slow
}  // namespace p52test

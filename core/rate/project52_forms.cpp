// Expected results: formulas (5) to (9) of both texts.
#include "rate/project52_set.h"

namespace overtrick::project52 {
namespace {

struct Terms {
  RateWorking* working;
  std::string_view formula;
  void add(std::string_view symbol, double value) const {
    if (working != nullptr) working->push_back({symbol, value, formula});
  }
  void factors(const Set& set, Text text) const {
    if (working != nullptr) addFactors(*working, set.form, set.factors, set.calculation, text);
  }
};

// (5) and (6).
double againstField(const Set& set, const Sums& sums, double own, Text text, const Terms& terms) {
  const double mean = sums.all / whole(set.size);
  terms.add("h_mean", mean);
  terms.add(set.form == Form::individual ? "N_S" : "N_P", whole(set.size));
  terms.factors(set, text);
  return (mean - own) / set.factors.product();
}

// (7).
double againstTeam(const Set& set, double own, double opponents, Text text, const Terms& terms) {
  terms.add("h_opponents", opponents);
  if (text == Text::sweden) {
    terms.factors(set, text);
    return (opponents - own) / (set.factors.ck * set.factors.cb);
  }
  const double mean = (own + opponents) / 2;
  terms.add("h_mean", mean);
  terms.factors(set, text);
  return (mean - own) / set.factors.product();
}

// (8): Denmark's means are over the other tables, Sweden's over all.
double acrossTables(const Set& set, const Sums& sums, const Chair& chair, double opponents, Text text,
                    const Terms& terms) {
  const double own = *chair.handicap;
  const double sameSum = chair.ns ? sums.ns : sums.ew;
  const double oppositeSum = chair.ns ? sums.ew : sums.ns;
  const bool all = text == Text::sweden;
  const double tables = whole(set.counted);
  const double same = all ? sameSum / tables : (sameSum - own) / (tables - 1);
  const double opposite = all ? oppositeSum / tables : (oppositeSum - opponents) / (tables - 1);
  terms.add("h_opponents", opponents);
  terms.add("h_same", same);
  terms.add("h_opposite", opposite);
  terms.factors(set, text);
  const double difference = opponents + same - own - opposite;
  return all ? difference / (set.factors.ck * set.factors.cb) : difference / set.factors.cb;
}

// (9).
double betweenRooms(const Set& set, const Sums& sums, const Chair& chair, double mates, Text text,
                    const Terms& terms) {
  const auto room = static_cast<std::size_t>(chair.room);
  const double ownRoom = sums.rooms[room] / sums.inRoom[room];
  const double otherRoom = sums.rooms[1 - room] / sums.inRoom[1 - room];
  terms.add("h_room", ownRoom);
  terms.add("h_mates", mates);
  terms.add("h_other_room", otherRoom);
  terms.add("N_P", whole(set.size));
  if (terms.working != nullptr) terms.working->push_back({"N_B", whole(set.tables), cite::tables.in(text)});
  terms.factors(set, text);
  return (ownRoom - *chair.handicap + (otherRoom - mates) / (whole(set.tables) - 1)) /
         (set.factors.cu * set.factors.cb);
}

}  // namespace

Sums sumsOf(const Set& set) {
  Sums sums;
  for (const Chair& chair : set.chairs) {
    if (!chair.counts) continue;
    const double handicap = *chair.handicap;
    const auto room = static_cast<std::size_t>(chair.room);
    sums.all += handicap;
    (chair.ns ? sums.ns : sums.ew) += handicap;
    sums.rooms[room] += handicap;
    sums.inRoom[room] += 1;
  }
  return sums;
}

double expectationOf(const Set& set, const Sums& sums, std::size_t index, RateWorking* working) {
  const Text text = set.text;
  const Chair& chair = set.chairs[index];
  const double own = *chair.handicap;
  const double other = chair.other < 0 ? 0 : *set.chairs[static_cast<std::size_t>(chair.other)].handicap;
  const Terms terms{working, formulaOf(set.form).in(text)};
  double r = 0;
  switch (set.form) {
    case Form::pairs:
    case Form::individual:
      r = againstField(set, sums, own, text, terms);
      break;
    case Form::match:
      r = againstTeam(set, own, other, text, terms);
      break;
    case Form::field:
      r = acrossTables(set, sums, chair, other, text, terms);
      break;
    case Form::barometer:
      r = betweenRooms(set, sums, chair, other, text, terms);
      break;
  }
  terms.add("r_exp", r);
  return r;
}

}  // namespace overtrick::project52

// Every figure follows from the terms of its working alone.
#include <doctest/doctest.h>

#include <map>
#include <string>

#include "project52_support.h"

namespace overtrick::project52_working_test {

namespace {

using namespace p52test;

struct Terms {
  std::map<std::string, double, std::less<>> values;
  std::vector<double> players;
  double operator[](std::string_view symbol) const { return values.at(std::string(symbol)); }
  bool has(std::string_view symbol) const { return values.count(std::string(symbol)) > 0; }
};

Terms termsOf(const RateWorking& working) {
  Terms terms;
  for (const RateTerm& term : working) {
    if (term.symbol == "h_i") terms.players.push_back(term.value);
    terms.values[std::string(term.symbol)] = term.value;
  }
  return terms;
}

double meanOfPlayers(const Terms& terms) {
  return std::accumulate(terms.players.begin(), terms.players.end(), 0.0) /
         static_cast<double>(terms.players.size());
}

double handicapFrom(const Terms& t) {
  if (!t.players.empty()) return meanOfPlayers(t);
  const double product = t["C_u"] * t["C_k"] * t["C_b"];
  if (t.has("h_known")) return t["h_known"] - product * (t["r"] + t["n"] / (t["N"] - t["n"]) * t["r_mean"]);
  if (t.has("g_known"))
    return t["h_opponents"] +
           2 * (t["g_known"] - product * (t["r"] + t["n"] / (t["N"] - t["n"]) * t["r_mean"]));
  return t["h"];
}

double expectationFrom(const Terms& t, Form form, Text text) {
  const double h = t["h"];
  if (form == Form::barometer)
    return (t["h_room"] - h + (t["h_other_room"] - t["h_mates"]) / (t["N_B"] - 1)) / (t["C_u"] * t["C_b"]);
  if (form == Form::field)
    return (t["h_opponents"] + t["h_same"] - h - t["h_opposite"]) / (text == Text::denmark ? 1 : t["C_k"]) /
           t["C_b"];
  if (form == Form::match && text == Text::sweden) return (t["h_opponents"] - h) / (t["C_k"] * t["C_b"]);
  return (t["h_mean"] - h) / (t["C_u"] * t["C_k"] * t["C_b"]);
}

double changeFrom(const Terms& t) {
  const double weight = t.has("N_B") ? (t["N_B"] - 1) / (t["N_B"] + t["S"]) : 1;
  const double boards = t["N_G"] * (t.has("w") ? t["w"] : 1);
  return (std::pow(1 - 1 / t["T"] * weight, boards) - 1) * t["C_u"] * t["C_k"] * t["C_b"] *
         (t["r"] - t["r_exp"]);
}

TEST_CASE("project52 working: every figure comes out of its terms") {
  Random random(21);
  for (int i = 0; i < 3000; ++i) {
    const Form form = allForms[random.upTo(4)];
    Field field = randomField(random, form);
    addResults(random, field);
    if (form == Form::individual && field.entries.size() < 4) continue;
    if (random.one(3)) field.entries[0].handicaps[0] = {};
    Settings settings = random.one(2) ? denmark() : sweden();
    if (random.one(4)) settings.boardWeight = random.between(1, 9) / 4.0;
    if (random.one(4)) settings.cb.matchpoints = 2.5;
    const bool unlisted = form == Form::field && random.one(4);
    if (unlisted) field.tables = 40;
    const Text text = unlisted ? Text::denmark : settings.text;
    const FieldAnswer answer = expected(field, settings);
    for (const RatedEntry& entry : answer.entries) {
      const Terms terms = termsOf(entry.working);
      REQUIRE(near(handicapFrom(terms), *entry.handicap) < 1e-9);
      REQUIRE(near(expectationFrom(terms, form, text), terms["r_exp"]) < 1e-9);
      REQUIRE(near(averageResult(field) + terms["r_exp"], *entry.expected) < 1e-12);
      if (entry.estimated) continue;
      REQUIRE(near(changeFrom(terms), *entry.change) < 1e-9);
      REQUIRE(entry.working.back().symbol == "delta");
    }
  }
}

TEST_CASE("project52 working: the quick calculation too") {
  Random random(22);
  for (int i = 0; i < 3000; ++i) {
    Quick input;
    input.form = random.one(3) ? Form::match : random.one(2) ? Form::individual : Form::pairs;
    input.handicaps = entryOf(random, input.form).handicaps;
    input.mean = random.handicap();
    input.reference = random.one(2) ? Reference::field : Reference::others;
    if (random.one(2)) input.entrants = random.between(8, 50);
    input.boards = random.between(1, 40);
    input.result = 55;
    input.datum = random.one(3);
    const Settings settings = random.one(2) ? popular() : sweden();
    const QuickAnswer answer = quick(input, settings);
    // The best against a team of the weakest: the formula's line leaves what a result can be.
    if (!answer.expected) continue;
    const Terms terms = termsOf(answer.working);
    REQUIRE(near(meanOfPlayers(terms), *answer.handicap) < 1e-12);
    REQUIRE(near(expectationFrom(terms, input.form, Text::denmark), *answer.expected - 50) < 1e-9);
    REQUIRE(near(changeFrom(terms), *answer.change) < 1e-9);
  }
}

TEST_CASE("project52 working: sources name document and section") {
  Field field;
  field.boards = 24;
  field.entries.resize(4);
  for (FieldEntry& entry : field.entries) {
    entry.handicaps = {20, 30};
    entry.result = 50;
  }
  const auto sourceOf = [&](const Settings& settings, std::string_view symbol) {
    const FieldAnswer answer = expected(field, settings);
    for (const RateTerm& term : answer.entries[0].working)
      if (term.symbol == symbol) return std::string(term.source);
    return std::string("none");
  };
  CHECK(sourceOf(denmark(), "r_exp") == "denmark-5.3.3");
  CHECK(sourceOf(sweden(), "r_exp") == "sweden-3.3.2");
  CHECK(sourceOf(denmark(), "delta") == "denmark-5.1");
  CHECK(sourceOf(denmark(), "C_b") == "denmark-5.2");
  CHECK(sourceOf(popular(), "C_b") == "setting");
  CHECK(sourceOf(denmark(), "h_i") == "given");
  CHECK(expected(field, denmark(), Show::figures).entries[0].working.empty());
}

}  // namespace

}  // namespace overtrick::project52_working_test

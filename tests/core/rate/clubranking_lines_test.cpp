#include "rate/clubranking_lines.h"

#include <doctest/doctest.h>

#include <string>

#include "clubranking_support.h"

namespace overtrick::clubranking_lines_test {

using namespace overtrick::clubranking;
using overtrick::testing::Random;

TEST_CASE("club ranking: the lines of the document") {
  struct Row {
    std::string name;
    std::int32_t nominal, played, position, lines;
    double top, bottom;
  };
  const Row rows[] = {
      {"NBB Basisprincipes: A of three", 3, 3, 0, 1, 100, 60},
      {"NBB Basisprincipes: B of three", 3, 3, 1, 1, 90, 50},
      {"NBB Basisprincipes: C of three", 3, 3, 2, 1, 80, 40},
      {"NBB flexible lines, 3 to 2: A", 3, 2, 0, 1, 100, 52},
      {"NBB flexible lines, 3 to 2: B", 3, 2, 1, 1, 88, 40},
      {"NBB top-integral: all three", 3, 3, 0, 3, 100, 40},
      {"NBB top-integral: A and B", 3, 3, 0, 2, 100, 50},
      {"NBB top-integral: B and C", 3, 3, 1, 2, 90, 40},
      {"NBB appendix does not say: one line of three nominal", 3, 1, 0, 1, 100, 40},
      {"one nominal line", 1, 1, 0, 1, 100, 60},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    Settings settings;
    settings.lines = row.nominal;
    const Interval interval = intervalOf(settings, stretched(settings, row.played), row.position, row.lines);
    CHECK(interval == Interval{row.top, row.bottom});
  }
}

TEST_CASE("club ranking: stretching, NBB flexible lines") {
  const Stretch two = stretched(Settings{}, 2);
  CHECK(two.ratio == 1.2);
  CHECK(two.width == 48);
  CHECK(two.step == 12);
  // The document prints 34 and 9; nothing is rounded here.
  const Stretch four = stretched(Settings{}, 4);
  CHECK(four.ratio == doctest::Approx(6.0 / 7).epsilon(1e-15));
  CHECK(four.width == doctest::Approx(240.0 / 7).epsilon(1e-15));
  CHECK(four.step == doctest::Approx(60.0 / 7).epsilon(1e-15));
}

TEST_CASE("club ranking: letters and groups") {
  struct Row {
    std::string name;
    std::vector<std::string> names;
    std::vector<std::vector<std::int32_t>> groups;    // of names
    std::vector<std::vector<std::int32_t>> expected;  // names, strongest first
    std::vector<std::int32_t> positions;
  };
  const Row rows[] = {
      {"NBB letters: G, D and X", {"G", "D", "X"}, {}, {{1}, {0}, {2}}, {0, 1, 2}},
      {"NBB groups: A+C and B", {"A", "B", "C"}, {{0, 2}}, {{0, 2}, {1}}, {0, 2}},
      {"NBB groups: A and B+C", {"A", "B", "C"}, {{2, 1}}, {{0}, {1, 2}}, {0, 1}},
      {"a line of two letters is ordered as text", {"B", "AB", "A"}, {}, {{2}, {1}, {0}}, {0, 1, 2}},
      {"small letters", {"b", "A"}, {}, {{1}, {0}}, {0, 1}},
      {"no letter at all", {""}, {}, {{0}}, {0}},
      {"two groups", {"A", "B", "C", "D"}, {{1, 3}, {0, 2}}, {{0, 2}, {1, 3}}, {0, 2}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const std::vector<std::int32_t> alphabet = alphabetOf(row.names);
    std::vector<std::vector<std::int32_t>> groups;
    for (const auto& group : row.groups) {
      groups.emplace_back();
      for (const std::int32_t name : group) groups.back().push_back(alphabet[at(name)]);
    }
    Findings findings;
    const Layout layout = layOut(Settings{}, alphabet, groups, 0, findings);
    CHECK(findings.empty());
    REQUIRE(layout.fields.size() == row.expected.size());
    for (std::size_t field = 0; field < row.expected.size(); ++field) {
      std::vector<std::int32_t> letters;
      for (const std::int32_t name : row.expected[field]) letters.push_back(alphabet[at(name)]);
      CHECK(layout.fields[field].letters == letters);
      CHECK(layout.fields[field].position == row.positions[field]);
    }
  }
  CHECK(alphabetOf({" a", "A", "B "}) == std::vector<std::int32_t>{0, 0, 1});
  CHECK(isLineLetter("x"));
  CHECK(!isLineLetter("AB"));
  CHECK(!isLineLetter("1"));
  Findings findings;
  CHECK(layOut(Settings{}, {0, 1}, {{0, 7}, {0, 1}}, 4, findings).fields.size() == 2);
  CHECK(count(findings, Code::groupWithoutLine) == 1);
  CHECK(count(findings, Code::lineInTwoGroups) == 1);
}

TEST_CASE("club ranking: always true of lines") {
  Random random(31);
  for (int round = 0; round < 10000; ++round) {
    const Settings settings = randomSettings(random);
    std::vector<std::int32_t> letters;
    for (std::int32_t letter = random.whole(1, 7); letter > 0; --letter) letters.push_back(letter);
    std::vector<std::vector<std::int32_t>> groups;
    if (random.chance(0.7)) {
      random.shuffle(letters);
      groups.emplace_back(letters.begin(),
                          letters.begin() + random.whole(1, static_cast<std::int32_t>(letters.size())));
    }
    Findings findings;
    const Layout layout = layOut(settings, letters, groups, 0, findings);
    const Stretch& stretch = layout.stretch;
    CHECK(stretch.step / stretch.width == doctest::Approx(settings.step / settings.width).epsilon(1e-12));
    const Interval whole = nominalInterval(settings);
    CHECK(layout.fields.front().interval.top == whole.top);
    CHECK(layout.fields.back().interval.bottom == doctest::Approx(whole.bottom).epsilon(1e-9));
    CHECK(whole.bottom == doctest::Approx(settings.meanA + settings.width / 2 - settings.width -
                                          (settings.lines - 1) * settings.step)
                              .epsilon(1e-9));
    std::size_t lines = 0;
    for (const LineField& field : layout.fields) lines += field.letters.size();
    CHECK(lines == letters.size());
  }
}

}  // namespace overtrick::clubranking_lines_test

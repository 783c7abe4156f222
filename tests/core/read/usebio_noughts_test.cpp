// Rows of USEBIO with a score of 0 and no contract. Names and results are invented; points are those of the Belgian
// guide §2, of Neuberg's formula M = N/S (X + 1) − 1, and of Law 78B's scale.
#include "read/usebio_noughts.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "read/usebio.h"
#include "show.h"
#include "xml_text.h"

namespace overtrick::usebio_noughts_test {

namespace {

std::string tag(const std::string& name, const std::string& content) {
  return "<" + name + ">" + content + "</" + name + ">";
}

struct GivenRow {
  std::string contract;  // "4S N 10", PASS or nothing
  std::string score;
  std::string ns;
  std::string ew;
  std::string more = {};
};

std::string rowOf(int table, const GivenRow& row) {
  const bool played = row.contract.size() > 4;
  std::string fields = tag("NS_PAIR_NUMBER", std::to_string(2 * table + 1)) +
                       tag("EW_PAIR_NUMBER", std::to_string(2 * table + 2));
  fields += tag("CONTRACT", played ? row.contract.substr(0, 2) : row.contract);
  if (played) fields += tag("PLAYED_BY", row.contract.substr(3, 1)) + tag("TRICKS", row.contract.substr(5));
  fields += tag("SCORE", row.score) + row.more;
  if (!row.ns.empty()) fields += tag("NS_MATCH_POINTS", row.ns);
  if (!row.ew.empty()) fields += tag("EW_MATCH_POINTS", row.ew);
  return tag("TRAVELLER_LINE", fields) + "\n";
}

FileReading read(const std::vector<GivenRow>& rows, const std::string& type) {
  std::string lines;
  for (std::size_t i = 0; i < rows.size(); ++i) lines += rowOf(static_cast<int>(i), rows[i]);
  return readUsebio(test::treeOf("<USEBIO><EVENT EVENT_TYPE=\"" + type + "\"><BOARD>" +
                                 tag("BOARD_NUMBER", "7") + "\n" + lines + "</BOARD></EVENT></USEBIO>"));
}

// What became of the last row, and what was said: the code's name and its arguments.
std::string lastOf(const FileReading& reading) {
  std::string text = test::show(reading.event.lines.back().outcome);
  for (const Finding& finding : reading.findings) {
    text += " " + std::string(nameOf(finding.code));
    if (finding.first != 0 || finding.second != 0)
      text += " " + std::to_string(finding.first) + " " + std::to_string(finding.second);
  }
  return text;
}

}  // namespace

TEST_CASE("usebio: a score of 0 without a contract, at matchpoints") {
  struct Row {
    std::string name;
    std::vector<GivenRow> rows;
    std::string last;
  };
  const GivenRow lifted = {"4S N 10", "620", "3.5", "0.5"};  // 3/2 × 3 − 1 of 4
  const GivenRow liftedDown = {"4S N 9", "-100", "0.5", "3.5"};
  const GivenRow first = {"4S N 10", "620", "4", "0"};
  const GivenRow last = {"4S N 9", "-100", "0", "4"};
  const std::string sixth = tag("NS_PERCENTAGE", "16.67") + tag("EW_PERCENTAGE", "83.33");
  const auto bare = [](GivenRow row) {
    row.contract.clear();
    return row;
  };
  const Row rows[] = {
      {"60 and 40 % of the top",
       {lifted, liftedDown, {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"40 and 60", {lifted, liftedDown, {"", "0", "1.6", "2.4"}}, "40:60 nought-as-percent 40 60"},
      {"60 to both", {lifted, liftedDown, {"", "0", "2.4", "2.4"}}, "60:60 nought-as-percent 60 60"},
      {"40 to both", {lifted, liftedDown, {"", "0", "1.6", "1.6"}}, "40:40 nought-as-percent 40 40"},
      {"the others as if nothing were missing",
       {first, last, {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"averages that tie with all (Belgian guide §2.5)",
       {{"4S N 10", "620", "3", "1"}, {"4S N 9", "-100", "1", "3"}, {"", "0", "1.6", "2.4"}},
       "40:60 nought-as-percent 40 60"},
      {"points that are no award", {lifted, liftedDown, {"", "0", "2.7", "1.3"}}, "0 passed-out-or-adjusted"},
      {"one side's points alone", {lifted, liftedDown, {"", "0", "2.4", ""}}, "0 passed-out-or-adjusted"},
      {"no points", {lifted, liftedDown, {"", "0", "", ""}}, "0 passed-out-or-adjusted"},
      {"an award, but the others are of another field",
       {{"4S N 10", "620", "9", "1"}, {"4S N 9", "-100", "4", "6"}, {"", "0", "6", "4"}},
       "0 passed-out-or-adjusted"},
      {"a result in the middle", {first, last, {"", "0", "2", "2"}}, "0"},
      {"a result that loses to both",
       {{"4S N 10", "620", "4", "0"}, {"1N N 8", "120", "2", "2"}, {"", "0", "0", "4"}},
       "0"},
      {"passed out says so", {lifted, liftedDown, {"PASS", "0", "2.4", "1.6"}}, "pass"},
      {"somebody declared",
       {lifted, liftedDown, {"", "0", "2.4", "1.6", tag("PLAYED_BY", "N")}},
       "0 contract-left-out"},
      {"bare scores: left out of the others' comparison",
       {bare(lifted), bare(liftedDown), {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"bare scores: the others do not show it",
       {bare(first), bare(last), {"", "0", "2.4", "1.6"}},
       "0 passed-out-or-adjusted"},
      {"bare scores: a result", {bare(first), bare(last), {"", "0", "2", "2"}}, "0"},
      {"bare scores of another field",
       {{"", "620", "7", "3"}, {"", "-100", "4", "6"}, {"", "0", "6", "4"}},
       "0"},
      {"bare scores without points", {{"", "620", "", ""}, {"", "-100", "", ""}, {"", "0", "", ""}}, "0"},
      {"a contract without its score",
       {{"4S N 10", "", "3.5", "0.5"}, liftedDown, {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"another board that was passed out",
       {lifted, {"PASS", "0", "0.5", "3.5"}, {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"beside an award that says so",
       {{"4S N 10", "620", "5", "1"},
        {"4S N 9", "-100", "1", "5"},
        {"", "A6040", "3.6", "2.4"},
        {"", "0", "3.6", "2.4"}},
       "60:40 nought-as-percent 60 40"},
      {"beside a board not played",
       {{"4S N 10", "620", "5", "1"},
        {"4S N 9", "-100", "1", "5"},
        {"NP", "", "", ""},
        {"", "0", "3.6", "2.4"}},
       "60:40 nought-as-percent 60 40"},
      {"another's points for one side",
       {{"4S N 10", "620", "3.5", ""}, liftedDown, {"", "0", "2.4", "1.6"}},
       "60:40 nought-as-percent 60 40"},
      {"tops that differ",
       {first, last, {"1N N 8", "120", "3", "2"}, {"", "0", "2.7", "1.3"}},
       "0 passed-out-or-adjusted"},
      {"East-West's points alone", {lifted, liftedDown, {"", "0", "", "1.6"}}, "0 passed-out-or-adjusted"},
      {"an award of a top that nobody states",
       {{"4S N 10", "620", "", ""}, {"4S N 9", "-100", "", ""}, {"", "0", "2.4", "1.6"}},
       "0 passed-out-or-adjusted"},
      {"beside one other result, which has half the top (Neuberg: 2/1 × (0 + 1) − 1)",
       {{"4S N 10", "620", "1", "1"}, {"", "0", "1.2", "0.8"}},
       "60:40 nought-as-percent 60 40"},
      {"bare scores, beside one other result",
       {{"", "620", "1", "1"}, {"", "0", "1.2", "0.8"}},
       "60:40 nought-as-percent 60 40"},
      {"beside one other result that it loses to", {{"", "620", "2", "0"}, {"", "0", "0", "2"}}, "0"},
      {"beside one other result that has all of the top",
       {{"", "620", "2", "0"}, {"", "0", "1.2", "0.8"}},
       "0"},
      {"two results of 0, equal to each other", {first, {"", "0", "1", "3"}, {"", "0", "1", "3"}}, "0"},
      {"two results of 0, equal to each other, with figures of two decimals",
       {{"4S N 10", "620", "6", "0"},
        {"4S N 10", "600", "4", "2"},
        {"", "0", "1", "5", sixth},
        {"", "0", "1", "5", sixth}},
       "0"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(lastOf(read(row.rows, "MP_PAIRS")) == row.last);
  }
}

TEST_CASE("usebio: a score of 0 without a contract, in percentages") {
  const auto percent = [](const std::string& ns, const std::string& ew) {
    return tag("NS_PERCENTAGE", ns) + tag("EW_PERCENTAGE", ew);
  };
  const std::vector<GivenRow> rows = {{"4S N 10", "620", "", "", percent("100", "0")},
                                      {"4S N 9", "-100", "", "", percent("0", "100")},
                                      {"", "0", "", "", percent("60", "40")}};
  CHECK(lastOf(read(rows, "MP_PAIRS")) == "60:40 nought-as-percent 60 40");
}

// 430, 400, 180 and -50 against each other: 17, 15, -6 and -26 IMPs.
TEST_CASE("usebio: a score of 0 without a contract, at IMPs") {
  struct Row {
    std::string name;
    const char* type;
    std::vector<GivenRow> rows;
    std::string last;
  };
  const auto four = [](std::vector<std::string> points, GivenRow last, bool contracts) {
    const char* names[] = {"3N N 10", "3N N 9", "1N N 10", "3N N 8"};
    const char* scores[] = {"430", "400", "180", "-50"};
    std::vector<GivenRow> rows;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string ew = points[i].starts_with('-') ? points[i].substr(1) : "-" + points[i];
      rows.push_back({contracts ? names[i] : "", scores[i], points[i], ew});
    }
    rows.push_back(last);
    return rows;
  };
  const auto longBoard = [](const GivenRow& last) {
    std::vector<GivenRow> rows(500, GivenRow{"3N N 9", "600", "", ""});
    rows.push_back(last);
    return rows;
  };
  const GivenRow plus = {"", "0", "3", "-3"};
  const GivenRow nothing = {"", "0", "0", "0"};
  const Row rows[] = {
      {"bare scores, means of the results left", "CROSS_IMP", four({"5.67", "5", "-2", "-8.67"}, plus, false),
       "A+:A- nought-as-imps 3 -3"},
      {"means of all rows", "CROSS_IMP", four({"4.25", "3.75", "-1.5", "-6.5"}, nothing, false),
       "A:A nought-as-imps"},
      {"sums", "CROSS_IMP", four({"17", "15", "-6", "-26"}, {"", "0", "-3", "3"}, false),
       "A-:A+ nought-as-imps -3 3"},
      {"with contracts", "CROSS_IMP", four({"5.67", "5", "-2", "-8.67"}, {"", "0", "3", "3"}, true),
       "A+:A+ nought-as-imps 3 3"},
      {"no award", "CROSS_IMP", four({"5.67", "5", "-2", "-8.67"}, {"", "0", "2", "-2"}, true),
       "0 passed-out-or-adjusted"},
      {"Butler against 240", "BUTLER", four({"5", "4", "-2", "-7"}, plus, true), "A+:A- nought-as-imps 3 -3"},
      {"Butler: a result against 240", "BUTLER", four({"5", "4", "-2", "-7"}, {"", "0", "-6", "6"}, true),
       "0"},
      {"Butler: no datum gives all of them", "BUTLER", four({"5", "4", "-2", "7"}, plus, true),
       "0 passed-out-or-adjusted"},
      {"Butler: no whole IMPs", "BUTLER", four({"5.5", "4", "-2", "-7"}, plus, false), "0"},
      {"one other result: nothing to compare", "CROSS_IMP", {{"3N N 10", "430", "0", "0"}, plus}, "0"},
      {"Butler: on the datum, and one without IMPs",
       "BUTLER",
       {{"3N N 10", "430", "0", "0"}, {"3N N 9", "400", "", "1"}, {"3N N 8", "-50", "", ""}, plus},
       "A+:A- nought-as-imps 3 -3"},
      {"Butler: plus to both", "BUTLER", four({"5", "4", "-2", "-7"}, {"", "0", "3", "3"}, true),
       "A+:A+ nought-as-imps 3 3"},
      {"Butler: East-West's alone", "BUTLER", four({"5", "4", "-2", "-7"}, {"", "0", "", "-3"}, true),
       "0 passed-out-or-adjusted"},
      {"Butler: nobody's", "BUTLER", four({"5", "4", "-2", "-7"}, {"", "0", "", ""}, true),
       "0 passed-out-or-adjusted"},
      {"Butler: more than there can be", "BUTLER", four({"30", "4", "-2", "-7"}, plus, true),
       "0 passed-out-or-adjusted"},
      {"Butler: the most there can be",
       "BUTLER",
       {{"", "4300", "24", "-24"}, {"", "4400", "24", "-24"}, plus},
       "0"},
      {"a board too long to compare every two", "CROSS_IMP", longBoard(plus), "0 passed-out-or-adjusted"},
      {"teams, whose awards are not told", "TEAMS", {{"3N N 10", "430", "", ""}, {"", "0", "3", "-3"}}, "0"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(lastOf(read(row.rows, row.type)) == row.last);
  }
}

TEST_CASE("usebio: a row that the file calls adjusted") {
  struct Row {
    std::string name;
    const char* type;
    std::vector<GivenRow> rows;
    std::string last;
  };
  const auto adjusted = [](const std::string& word, const std::string& ns, const std::string& ew,
                           const std::string& score = "0") {
    return GivenRow{"", score, ns, ew, tag("ARTIFICIAL_SCORE", word)};
  };
  const GivenRow first = {"4S N 10", "620", "3.5", "0.5"};
  const GivenRow last = {"4S N 9", "-100", "0.5", "3.5"};
  const GivenRow whole = {"4S N 10", "620", "4", "2"};
  const Row rows[] = {
      {"what was awarded stands there", "MP_PAIRS", {first, last, adjusted("A6040", "", "")}, "60:40"},
      {"and beside it points of other awards",
       "MP_PAIRS",
       {first, last, adjusted("60/40", "2", "2")},
       "60:40"},
      {"an average to each", "MP_PAIRS", {first, last, adjusted("A+/A-", "", "")}, "A+:A-"},
      {"not played", "MP_PAIRS", {first, last, adjusted("NP", "", "")}, "np"},
      {"a score that is none beside it", "MP_PAIRS", {first, last, adjusted("A6040", "", "", "")}, "60:40"},
      {"a score that cannot be beside it",
       "MP_PAIRS",
       {first, last, adjusted("A6040", "", "", "420")},
       "60:40 score-not-counted 420 0"},
      {"60 and 40 % of the top",
       "MP_PAIRS",
       {first, last, adjusted("Adjusted", "2.4", "1.6")},
       "60:40 adjusted-by-points"},
      {"any share of the top",
       "MP_PAIRS",
       {first, last, adjusted("Adjusted", "3", "1")},
       "75:25 adjusted-by-points"},
      {"points that a result of 0 would have",
       "MP_PAIRS",
       {{"4S N 10", "620", "4", "0"}, {"4S N 9", "-100", "0", "4"}, adjusted("Adjusted", "2", "2")},
       "50:50 adjusted-by-points"},
      {"points rounded to whole ones are what the file counts",
       "MP_PAIRS",
       {{"4S N 10", "620", "4", "0"}, {"4S N 9", "-100", "0", "4"}, adjusted("Yes", "3", "1")},
       "75:25 adjusted-by-points"},
      {"no points", "MP_PAIRS", {first, last, adjusted("Adjusted", "", "")}, "np adjusted-untold"},
      {"one side's points", "MP_PAIRS", {first, last, adjusted("Adjusted", "2.4", "")}, "np adjusted-untold"},
      {"points above the top",
       "MP_PAIRS",
       {first, last, adjusted("Adjusted", "5", "1")},
       "np adjusted-untold"},
      {"nobody states a top",
       "MP_PAIRS",
       {{"4S N 10", "620", "", ""}, adjusted("Adjusted", "1.2", "0.8")},
       "np adjusted-untold"},
      {"a letter is no average",
       "MP_PAIRS",
       {first, last, adjusted("A", "2.4", "1.6")},
       "60:40 adjusted-by-points"},
      {"not adjusted",
       "MP_PAIRS",
       {first, last, adjusted("N", "2.4", "1.6")},
       "60:40 nought-as-percent 60 40"},
      {"an assigned score counts as it stands",
       "MP_PAIRS",
       {whole, adjusted("Adjusted", "2", "4", "420")},
       "420"},
      {"IMPs", "CROSS_IMP", {first, last, adjusted("Adjusted", "3", "-3")}, "A+:A- adjusted-by-points"},
      {"no IMPs", "BUTLER", {first, last, adjusted("Adjusted", "", "")}, "np adjusted-untold"},
      {"IMPs that are no award",
       "BUTLER",
       {first, last, adjusted("Adjusted", "2", "-2")},
       "np adjusted-untold"},
      {"teams", "TEAMS", {first, adjusted("Adjusted", "3", "-3")}, "np adjusted-untold"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(lastOf(read(row.rows, row.type)) == row.last);
  }
}

TEST_CASE("usebio: the finding stands at the score") {
  const FileReading reading =
      read({{"4S N 10", "620", "3.5", "0.5"}, {"4S N 9", "-100", "0.5", "3.5"}, {"", "0", "2.4", "1.6"}},
           "MP_PAIRS");
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].where.line == 4);
  CHECK(reading.findings[0].where.length == 1);
  REQUIRE(reading.lines.size() == 3);
  CHECK(reading.lines[2].ns == Decimal{24000});
}

}  // namespace overtrick::usebio_noughts_test

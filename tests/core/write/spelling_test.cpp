// How figures, names and dates are spelt in what we write.
#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>

#include "read/numbers.h"
#include "read/pbn.h"
#include "support/make_event.h"
#include "write/csv.h"
#include "write/figures.h"
#include "write/pbn.h"
#include "write/travellers.h"
#include "write/usebio.h"

namespace overtrick::spelling_test {

TEST_CASE("doubles in as few digits as give them back, or fifteen") {
  struct Row {
    double value;
    std::string expected;
  };
  const Row rows[] = {
      {0, "0"},
      {28.4, "28.4"},
      {-0.5, "-0.5"},
      {1e14, "100000000000000"},
      {0.1 + 0.2, "0.3"},
      {1.0 / 3.0, "0.333333333333333"},
      {100.0 / 3.0, "33.3333333333333"},
      {1e-15, "0.000000000000001"},
      {1e-16, "0"},
      {std::numeric_limits<double>::infinity(), "0"},
      {std::numeric_limits<double>::quiet_NaN(), "0"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.expected);
    CHECK(doubleText(row.value) == row.expected);
  }
  CHECK(decimalText({-5000}) == "-0.5");
  CHECK(decimalText({10001}) == "1.0001");
  CHECK(padLeft("é", 3) == "  é");
  CHECK(padLeft("abcd", 3) == "abcd");
}

TEST_CASE("OWASP, CSV injection; RFC 4180: cells that need quotes or an apostrophe") {
  struct Row {
    std::string text;
    std::string expected;
  };
  const Row rows[] = {
      {"plain", "plain"},
      {"", ""},
      {" before", "\" before\""},
      {"behind ", "\"behind \""},
      {"a,b", "\"a,b\""},
      {"a;b", "\"a;b\""},
      {"a\"b", "\"a\"\"b\""},
      {"a\nb", "\"a\nb\""},
      {"a|b", "\"a|b\""},
      {"=1+1", "'=1+1"},
      {"+1", "'+1"},
      {"-1", "'-1"},
      {"@a", "'@a"},
      {"a=b", "a=b"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(csvCell(row.text, '|') == row.expected);
  }
  CHECK(csvCell("a|b", ',') == "a|b");
}

TEST_CASE("our CSV numbers the rows of its tables from 1") {
  Event event = test::oneBoard({{test::score(420)}, {test::score(50)}});
  event.sections = {"A", "B"};
  event.players = {{"Ann", "", {}}, {"Bo", "", {}}};
  const std::string written = writeCsv(event);
  for (const std::string_view rows : {"\n1,A\r\n2,B\r\n", "\n1,Ann", "\n2,Bo", "\n1,1,", "\n4,4,"}) {
    CAPTURE(rows);
    CHECK(written.find(rows) != std::string::npos);
  }
}

TEST_CASE("XML 1.0, 2.2: characters that a document may have") {
  CHECK(xmlText("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;");
  CHECK(xmlText("a\tb\nc\rd") == "a\tb\nc&#13;d");
  CHECK(xmlText("a\x01"
                "b\x1F"
                "c") == "a\uFFFDb\uFFFDc");
  CHECK(xmlText("a\uFFFE\uFFFF\uFFFD") == "a\uFFFD\uFFFD\uFFFD");
  CHECK(xmlText("a\xFFz") == "a\uFFFDz");
  CHECK(xmlText("é🂡") == "é🂡");
}

TEST_CASE("dates as each format has them; what is none stays") {
  Event event = test::oneBoard({{test::score(420)}});
  const auto written = [&](const std::string& date) {
    event.date = date;
    return writePbn(event) + writeUsebio(event);
  };
  CHECK(written("2026-11-16").find("[Date \"2026.11.16\"]") != std::string::npos);
  CHECK(written("2026-11-16").find("<DATE>16/11/2026</DATE>") != std::string::npos);
  for (const char* odd : {"2026/11-16", "2026-11/16", "tomorrow"}) {
    CAPTURE(odd);
    CHECK(written(odd).find("[Date \"" + std::string(odd) + "\"]") != std::string::npos);
    CHECK(written(odd).find("<DATE>" + std::string(odd) + "</DATE>") != std::string::npos);
  }
}

TEST_CASE("PBN 3.2: control characters are blanks, numbers of pairs one word or quoted") {
  Event event = test::oneBoard({{test::score(420)}});
  event.name =
      "a\x01"
      "b";
  const auto shows = [&](const std::string& number, const std::string& expected) {
    event.entries[0].number = number;
    return writePbn(event).find(expected) != std::string::npos;
  };
  CHECK(shows("12", "12 "));
  CHECK(writePbn(event).find("[Event \"a b\"]") != std::string::npos);
  event.name = "a\tb\nc\rd";
  CHECK(writePbn(event).find("[Event \"a\\u0009b\\u000Ac\\u000Dd\"]") != std::string::npos);
  CHECK(readPbn(writePbn(event)).event.name == event.name);
  CHECK(readPbn("[Event \"C:\\users\\u000Z\"]\n").event.name == "C:\\users\\u000Z");
  CHECK(shows("-", "\"-\""));
  CHECK(shows("?", "\"?\""));
  CHECK(shows("a b", "\"a b\""));
  event.boards[0].number = 0;
  CHECK(writePbn(event).find("[Dealer") == std::string::npos);
  CHECK(writePbn(event).find("[Vulnerable") == std::string::npos);
}

TEST_CASE("USEBIO: what it has no place for stands in an element of ours") {
  const auto written = [](std::int32_t group, bool reverse) {
    Event event = test::oneBoard({{test::score(420)}, {test::score(50)}});
    event.lines[0].group = group;
    event.lines[0].reverse = reverse;
    return writeUsebio(event).find("<OVERTRICK_OUTCOME>") != std::string::npos;
  };
  CHECK_FALSE(written(0, false));
  CHECK(written(1, false));
  CHECK(written(0, true));
}

TEST_CASE("travellers: nobody is a dash, and a board says which section it is compared within") {
  Event event = test::eventOf(2);
  event.sections = {"A", "B"};
  event.boards = {{1, {0}, 0}, {2, {0}, 0}, {1, {1}, 0}};
  test::addLine(event, 0, 1, 0, {test::bye()});
  test::addLine(event, 1, 1, 2, {test::score(420)});
  test::addLine(event, 2, 1, 2, {test::score(50)});
  CHECK(writeTravellers(event, Notation::english) ==
        "Board 1 within section A\n1\t-\tsit-out\nBoard 2 within section A\n1\t2\t420\n"
        "Board 1 within section B\n1\t2\t50\n");
}

TEST_CASE("PBN: a pair that is called Bye plays") {
  Event event = test::oneBoard({{test::score(420)}});
  event.entries[1].number = "Bye";
  CHECK(readPbn(writePbn(event)).event.lines.at(0).outcome == event.lines[0].outcome);
}

}  // namespace overtrick::spelling_test

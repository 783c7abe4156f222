#include "read/csv.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "show.h"

namespace overtrick::read_csv_test {

namespace {

std::string cellsOf(const std::string& text, char separator) {
  std::string shown;
  CsvWalker walker(text, separator);
  while (walker.next()) {
    shown += std::to_string(walker.line()) + ":";
    for (const std::string_view cell : walker.cells()) shown += "[" + std::string(cell) + "]";
    if (walker.unclosed()) shown += "!";
  }
  return shown;
}

struct Row {
  std::string name;
  std::string input;
  std::string event;
  std::string findings;
};

}  // namespace

TEST_CASE("records as RFC 4180 has them") {
  CHECK(cellsOf("a,b,c\r\n1,2,3\r\n", ',') == "1:[a][b][c]2:[1][2][3]");
  CHECK(cellsOf("a,b\n,\n\nx", ',') == "1:[a][b]2:[][]3:[]4:[x]");
  CHECK(cellsOf("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\nnext", ',') ==
        "1:[a,b][say \"hi\"][two\nlines]3:[next]");
  CHECK(cellsOf("\"\",x", ',') == "1:[][x]");
  CHECK(cellsOf("\"open,x\ny", ',') == "1:[open][x]!2:[y]");
  CHECK(cellsOf("\"a\"b,c", ',') == "1:[a][c]");
  CHECK(cellsOf("a\rb", ',') == "1:[a]2:[b]");
}

TEST_CASE("the separator is found") {
  CHECK(csvSeparator("a,b,c\n") == ',');
  CHECK(csvSeparator("a;b;c\n") == ';');
  CHECK(csvSeparator("1;7,5;2,5\n") == ';');
  CHECK(csvSeparator("a\tb\tc\n") == '\t');
  CHECK(csvSeparator("sep=;\na,b;c") == ';');
  CHECK(csvSeparator("\"a;b;c;d\",b\n") == ',');
}

TEST_CASE("spreadsheets and salliere") {
  const Row rows[] = {
      {"with headings", "Board,NS,EW,Contract,By,Tricks,Score\n7,1,2,4S,N,11,450\n7,3,4,3NT,E,9,-400\n",
       "7: 1-2 4S N 11 (450); 7: 3-4 3N E 9 (-400)", ""},
      {"with semicolons, a mark and decimal commas",
       "\xEF\xBB\xBF"
       "Board;NS;EW;Score;MP\r\n7;1;2;450;7,5\r\n",
       "7: 1-2 450", "ignored-column 1:19+2"},
      {"line breaks in quotes", "Board,\"NS\npair\",EW,Score\n7,1,2,450\n8,1,2,foo\n", "7: 1-2 450",
       "not-a-number 4:7+3"},
      {"sep=", "sep=;\nBoard;NS;EW;Score\n7;1;2;450\n", "7: 1-2 450", ""},
      {"no headings", "7,1,2,450\n7,3,4,-50\n", "7: 1-2 450; 7: 3-4 -50", ""},
      {"neutralised minus", "Board,NS,EW,Score\n7,1,2,'-50\n", "7: 1-2 -50", ""},
      {"salliere with tricks", "12,8,3,2H,N,10\n12,6,4,2S,S,8\n", "12: 8-3 2H N 10; 12: 6-4 2S S 8", ""},
      {"salliere with scores and points", "12,8,3,2H,N,10,170,,4,0\n18,1,6,4H,W,11,,450,0,4\n",
       "12: 8-3 2H N 10 (170); 18: 1-6 4H W 11 (-450)", ""},
      {"salliere with results in the contract", "12,8,3,2H+2,N\n12,6,4,3NX-1,S\n",
       "12: 8-3 2H N 10; 12: 6-4 3Nx S 8", ""},
      {"salliere: averages and rulings", "12,8,3,2H,N,10,av+,av-\n12,6,4,,,,av=,av=\n12,1,2,4H,N,9,!420,\n",
       "12: 8-3 A+:A-; 12: 6-4 A:A; 12: 1-2 4H N 9 (420)", ""},
      {"salliere: sections", "A:12,8,3,2H,N,10\nB:12,8,3,2S,S,8\n", "12: A.8-A.3 2H N 10; 12: B.8-B.3 2S S 8",
       ""},
      {"salliere: vulnerability", "12;vul=all,8,3,2H,N,10\n", "12: 8-3 2H N 10",
       "vulnerability-differs 1:1+10"},
      {"an empty place for the tricks", "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,\n1,3,4,4S,N,10\n",
       "1: 1-2 4S N 10; 1: 3-4 4S N 10", "assumed-made 2:7+2"},
      {"an empty place for the result", "Board,NS,EW,Contract,By,Result\n1,1,2,4S,N,\n1,3,4,4S,N,=\n",
       "1: 1-2 4S N 10; 1: 3-4 4S N 10", "assumed-made 2:7+2"},
      {"no tricks, but a score", "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4S,N,,450\n1,3,4,PASS,,,\n",
       "1: 1-2 4S N 11 (450); 1: 3-4 pass", ""},
      {"nothing", "", "", "empty-input"},
      {"an open quote", "Board,NS,EW,Score\n7,1,2,\"450\n", "7: 1-2 450", "unclosed-quote 2:1+0"},
      {"an open quote loses no line behind it", "Board,NS,EW,Score\n7,1,2,\"450\n7,3,4,50\n7,5,6,-50\n",
       "7: 1-2 450; 7: 3-4 50; 7: 5-6 -50", "unclosed-quote 2:1+0"},
      {"an open quote with quotes in it",
       "Board,NS,EW,Score,Remark\n7,1,2,450,\"so \"\"good\"\"\n7,3,4,50,\n", "7: 1-2 450; 7: 3-4 50",
       "unclosed-quote 2:1+0; extra-text 2:12+11"},
      {"a remark with quotes in it", "Board,NS,EW,Score,Note\n1,3,4,-50,\"a \"\"q\"\"\"\n", "1: 3-4 -50",
       "extra-text 2:12+7"},
      {"text behind a quote", "Board,NS,EW,Score\n7,1,2,\"450\" or so\n", "7: 1-2 450", "extra-text 2:13+5"},
      {"text behind a quote of two lines", "Board,NS,EW,Score\n7,\"1\n\"å1,2,450\n", "7: 1-2 450",
       "extra-text 3:2+2"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const CsvReading reading = readCsv(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
  CHECK(readCsv("12,8,3,2H,N,10\n").program == "salliere");
  const CsvReading points = readCsv("12,8,3,2H,N,10,170,,2.5,1.5\n");
  REQUIRE(points.lines.size() == 1);
  CHECK(points.lines[0].ns == Decimal{25000});
  CHECK(points.lines[0].ew == Decimal{15000});
}

TEST_CASE("two names with their surnames first in one cell (5.1)") {
  const auto entries = [](const std::string& names) {
    return test::showEntries(readCsv("Board,NS,EW,NS names,Score\n1,1,2,\"" + names + "\",420\n").event);
  };
  CHECK(entries("Smith, John & Doe, Jane") == "1/Smith, John/Doe, Jane; 2");
  CHECK(entries("Smith, John and Doe, Jane") == "1/Smith, John/Doe, Jane; 2");
  CHECK(entries("Smith, John - Doe, Jane") == "1/Smith, John/Doe, Jane; 2");
  CHECK(entries("Ann, Bob & Cy") == "1/Ann/Bob/Cy; 2");
}

TEST_CASE("names keep their accents in every encoding") {
  const std::string expected = "1: Noël-Søren 420";
  CHECK(test::show(readCsv("NS;EW;Score\nNo\xEBl;S\xF8ren;420\n").event) == expected);
  CHECK(test::show(readCsv("NS;EW;Score\nNoël;Søren;420\n").event) == expected);
  const CsvReading mixed = readCsv("NS;EW;Score\r\nNoël;S\xF8ren;420\r\n");
  CHECK(test::show(mixed.event) == expected);
  CHECK(test::show(mixed.findings) == "mixed-encoding 2:7+1");
  std::string wide = "\xFF\xFE";
  for (const char32_t c : U"NS;EW;Score\nNoël;Søren;420\n") {
    if (c == 0) break;
    wide.push_back(static_cast<char>(c & 0xFF));
    wide.push_back(static_cast<char>(c >> 8));
  }
  CHECK(test::show(readCsv(wide).event) == expected);
}

TEST_CASE("hostile tables cost no more than their length") {
  CHECK(readCsv(std::string(3'000'000, ',')).event.lines.empty());
  CHECK(readCsv(std::string(3'000'000, '"')).event.lines.empty());
  CHECK(readCsv("NS,EW,Score\n" + std::string(3'000'000, 'x')).event.lines.empty());
  std::string many;
  for (int i = 0; i < 100'000; ++i) many += "a\"b,\n";
  CHECK(readCsv(many).event.lines.empty());
}

TEST_CASE("a table that ends within its last row says so, a whole one does not") {
  const std::string heading = "Board,NS,EW,Contract,By,Tricks,Table\n";
  const std::string rows = heading + "1,1,2,4S,N,10,1\n";
  const Row cases[] = {
      {"cut within the tricks", rows + "1,3,4,4S,N,1", "1: 1-2 4S N 10; 1: 3-4 4S N 1", "cut-off 3:1+0"},
      {"without the last line's end", rows + "1,3,4,4S,N,10,2", "1: 1-2 4S N 10; 1: 3-4 4S N 10", ""},
      {"a last cell that is always left out", heading + "1,1,2,4S,N,10\n1,3,4,4S,N,9",
       "1: 1-2 4S N 10; 1: 3-4 4S N 9", ""},
      {"one row", heading + "1,1,2,4S,N,1", "1: 1-2 4S N 1", ""},
      {"a short row with its line's end", rows + "1,3,4,4S,N,9\n", "1: 1-2 4S N 10; 1: 3-4 4S N 9", ""},
      {"an empty last line of blanks", rows + " ", "1: 1-2 4S N 10", ""},
  };
  for (const Row& row : cases) {
    CAPTURE(row.name);
    const CsvReading reading = readCsv(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

}  // namespace overtrick::read_csv_test

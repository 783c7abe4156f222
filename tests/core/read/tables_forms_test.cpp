// Tables of other programs that lack something or say it in another way: Bridgemate's database, salliere's
// lines, PBN's columns. Names and results are invented.
#include <doctest/doctest.h>

#include <string>

#include "read/bws.h"
#include "read/csv.h"
#include "read/fields.h"
#include "read/pbn.h"
#include "read/pbn_table.h"
#include "read/travellers.h"
#include "show.h"

namespace overtrick::tables_forms_test {

using namespace std::string_literals;

namespace {

// A table as the loader hands it over; '|' stands for a tab.
std::string table(const std::string& name, std::string columns, std::string rows) {
  for (std::string* text : {&columns, &rows})
    for (char& c : *text) c = c == '|' ? '\t' : c;
  return name + '\0' + columns + '\0' + rows;
}

std::string results(const std::string& rows) {
  return table("ReceivedData",
               "Section|Table|Round|Board|PairNS|PairEW|South|West|NS/EW|Contract|Result|Remarks|Erased",
               rows);
}

template <class... More>
FileReading bws(std::string text, const More&... more) {
  ((text += '\0' + more), ...);
  return readBws(splitTables(text));
}

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex player : entry.players)
      text += "/" + event.players[static_cast<std::size_t>(player.value)].name;
    if (entry.phantom) text += " phantom";
  }
  return text;
}

const std::string seats = "Section|Table|Direction|Number|Name";

}  // namespace

TEST_CASE("bws: erased, in every way that databases say true") {
  for (const char* yes : {"True", "true", "1", "-1"})
    CHECK(bws(results("1|1|1|7|1|2|||N|4 S|=||"s + yes)).event.lines.empty());
  for (const char* no : {"False", "0", "", "no"})
    CHECK(bws(results("1|1|1|7|1|2|||N|4 S|=||"s + no)).event.lines.size() == 1);
}

TEST_CASE("bws: the pair that a section lacks") {
  const std::string lines =
      results("1|1|1|7|1|2|||N|4 S|=||\n1|2|1|7|3|4|||||||\n1|2|2|8|4|3|||||||\n1|1|2|8|1|3|||N|4 S|=||");
  const std::string section = "ID|Letter|MissingPair|Winners";
  CHECK(test::show(bws(lines, table("Section", section, "1|A|4|1")).event) ==
        "7: 1-2 4S N 10; 7: 3-0 bye; 8: 0-3 bye; 8: 1-3 4S N 10");
  CHECK(entries(bws(lines, table("Section", section, "1|A|4|1")).event).find("4 phantom") !=
        std::string::npos);
  CHECK(test::show(bws(lines, table("Section", section, "1|A|0|1")).findings) ==
        "no-result 2:1+1; no-result 3:1+1");
  // With two winners a number is two pairs, and nobody knows which of them is missing.
  CHECK(entries(bws(lines, table("Section", section, "1|A|4|2")).event).find("phantom") == std::string::npos);
}

TEST_CASE("bws: what people enter, and do not finish") {
  CHECK(test::show(bws(results("1|1|1|7|1|2|||EW|4 S|=||")).event) == "7: 1-2 4S E 10");
  CHECK(test::show(bws(results("1|1|1|7|1|2|||N|4 S||Not played|")).event) == "7: 1-2 np");
  CHECK(test::show(bws(results("1|1|1|7|1|2|||N|4 S||60%-40%|")).event) == "7: 1-2 60:40");
  CHECK(test::show(bws(results("1|1|1|7|1|2|3||N|4 S|=||")).event) == "7: 1-2 4S N 10");
  CHECK(bws(results(""), table("Session", "ID|Name|Date", "")).event.name.empty());
}

TEST_CASE("bws: players by number, by name, by neither") {
  const std::string lines = results("1|1|1|7|1|2|||N|4 S|=||\n1|2|1|7|3|0|||||||");
  const std::string names = table("PlayerNames", "ID|Name|strID", "101|Ada|A1\n0|Nobody|\n102|Ben|");
  const FileReading reading =
      bws(lines, names,
          table("PlayerNumbers", seats,
                "1|1|N|A1|\n1|1|N|102|Too late\n1|1|S|102|\n1|1|E|999|\n1|1|W||\n1|1|Q||Odd\n"
                "1|2|N||Cas\n1|2|E||Nobody's\n1|9|N||No such table"));
  CHECK(entries(reading.event) == "1/Ada/Ben; 2/999; 3/Cas");
  CHECK(entries(bws(lines, table("PlayerNumbers", seats, "1|1|N||\n1|1|S||")).event) == "1; 2; 3");
}

TEST_CASE("bws: individuals who sit together twice, and some whom nobody knows") {
  const std::string lines =
      results("1|1|1|7|1|2|3|4|N|4 S|=||\n1|1|2|8|1|2|3|4|N|4 S|=||\n1|1|3|9|1|3|2|4|N|4 S|=||");
  const std::string players =
      table("PlayerNumbers", seats, "1|1|N||Ann\n1|1|S||\n1|1|E||Bo\n1|1|W||Cas\n1|2|N||Elsewhere");
  const FileReading reading = bws(lines, players, table("Section", "ID|Letter|MissingPair", "1|A|9"));
  CHECK(entries(reading.event) == "1+3/Ann; 2+4/Bo/Cas; 1+2/Ann/Bo; 3+4/Cas");
  CHECK(entries(bws(lines, table("PlayerNumbers", seats, "2|1|N||Ann")).event) == "1+3; 2+4; 1+2; 3+4");
}

TEST_CASE("salliere: points set by hand, options, and lines that are not its own") {
  const CsvReading hand = readCsv("12,8,3,2H,N,10,170,,!2.5,\n12,6,4,2H,N,10,170,,,!1\n");
  REQUIRE(hand.lines.size() == 2);
  CHECK(hand.lines[0].ns == Decimal{25000});
  CHECK_FALSE(hand.lines[0].ew);
  CHECK(hand.lines[1].ew == Decimal{10000});
  CHECK(test::show(readCsv("12;ew,8,3,2H,N,10\n").findings) == "vulnerability-differs 1:1+5");
  CHECK(readCsv("\n12,8,3,2H,N,10\n").program == "salliere");
  CHECK(readCsv("12,8,3,NP\n").program == "salliere");
  for (const char* other : {"12,x,3,2H,N,10\n", "12,8,x,2H,N,10\n", "12,8,3,maybe,N,10\n", "12,8,3,N,4S,10\n",
                            "x,8,3,2H,N,10\n", "12,8,3\n", "12;8;3;2H;N;10\n", "1,2,3,4S,N,10,,,,,,\n"})
    CHECK(readCsv(other).program.empty());
  std::string many;
  for (int i = 0; i < 25; ++i) many += "12,8,3,2H,N,10\n";
  CHECK(readCsv(many + "12,x,3,2H,N,10\n").program == "salliere");
}

TEST_CASE("csv: cells with line ends and apostrophes, files with every line end") {
  CHECK(test::show(readCsv("Board,NS,EW,Score\r7,1,2,450\r7,3,4,50\r").event) == "7: 1-2 450; 7: 3-4 50");
  CHECK(test::show(readCsv("Board,NS,EW,Score\r7,1,2,450\r").event) == "7: 1-2 450");
  CHECK(test::show(readCsv("Board,NS,EW,Score\n7,1,2,\"4\tS\rN\n=\"\n").event) == "");
  CHECK(test::show(readCsv("Board,NS,EW,Contract\n7,1,2,\"4 S\r\nN =\"\n").event) == "7: 1-2 4S N 10");
  CHECK(test::show(readCsv("Board,NS,EW,Score\n7,1,2,'50\n").findings) == "not-a-number 2:7+3");
  CHECK(test::show(readCsv("Board,NS,EW,Score\n7,1,2,🂡\n").findings) == "not-a-number 2:7+2");
  CHECK(test::show(readCsv("Board,NS,🂡,EW,Score\n7,1,,2,x\n").findings) ==
        "ignored-column 1:10+2; not-a-number 2:8+1");
  // A character of two units before the cell, and another cell behind it.
  CHECK(test::show(readCsv("Board,NS,EW,Weather,Score,Note\n7,1,2,🂡🂡,x,y\n").findings)
            .find("not-a-number 2:12+1") != std::string::npos);
}

TEST_CASE("csv: a finding in the first cell stands within its quotes") {
  CHECK(test::show(readCsv("Board,NS,EW,Score\n\"x\",1,2,420\n").findings) == "number-out-of-range 2:2+1");
  CHECK(test::show(readCsv("Board,NS,EW,Score\nx,1,2,420\n").findings) == "number-out-of-range 2:1+1");
}

TEST_CASE("csv: a record has at most as many cells as a line has fields") {
  std::string cells = "7,1,2,420";
  for (std::size_t i = 4; i < mostFields; ++i) cells += ",";
  CHECK(test::show(readCsv("Board,NS,EW,Score\n" + cells + "\n").findings).empty());
  CHECK(test::show(readCsv("Board,NS,EW,Score\n" + cells + ",\n").findings) == "ignored-column 2:1+0");
}

TEST_CASE("csv: what parts the cells") {
  CHECK(csvSeparator("a\tb\tc") == '\t');
  CHECK(csvSeparator("a\tb;c;d") == ';');
  CHECK(csvSeparator("a\tb,c,d") == ',');
  CHECK(csvSeparator("a;b\tc") == '\t');
  CHECK(csvSeparator("1,5;2,5;3") == ';');
  CHECK(csvSeparator("1,5;2,5;3,4,5") == ';');
  CHECK(csvSeparator("1,5;2,5,3,4,5") == ',');
  CHECK(csvSeparator("\"a;b;c\",d") == ',');
}

TEST_CASE("PBN 3.3, 3.5: elements in quotes, in tabs, and too many of them") {
  const auto rows = [](const std::string& heading, const std::string& line) {
    PbnTable cells;
    (void)cells.setHeading(heading);
    if (!cells.setLine(line)) return std::string("none");
    std::string text;
    for (std::size_t i = 0; i < cells.rows(); ++i) {
      cells.chooseRow(i);
      text += "[" + std::string(cells[PbnColumn::pairNs]) + "|" + std::string(cells[PbnColumn::pairEw]) +
              "|" + std::string(cells[PbnColumn::scoreNs]) + "|" + std::string(cells[PbnColumn::namesNs]) +
              "|" + std::string(cells[PbnColumn::namesEw]) + "]";
    }
    return text;
  };
  const std::string plain = "PairId_NS;PairId_EW;Score_NS";
  CHECK(rows(plain, "1\t2 \t 420") == "[1|2|420||]");
  CHECK(rows("+PairId_NS;-PairId_EW;Pair-Id-NS", "1 2 3") ==
        "[1|2|||]");  // the first column of a kind counts
  CHECK(rows(plain, "? 2 -") == "[|2|||]");
  CHECK(rows(plain, "\"1\" \"2\" \"4\\\"20\"") == "[1|2|4\\\"20||]");
  CHECK(rows(plain, "1 2 \"420") == "[1|2|\"420||]");
  CHECK(rows(plain, "1 2 \"420\\") == "[1|2|\"420\\||]");
  CHECK(rows(plain, "") == "none");
  CHECK(rows("", "1") == "none");
  CHECK(rows("PairId_NS\\2R", "1 2") == "[1||||][2||||]");
  CHECK(rows("PairId_NS\\;PairId_EW\\x;Score_NS", "1 2 420") == "[1|2|420||]");
  std::string seventeen;
  for (int i = 0; i < 17; ++i) seventeen += "1 2 420 ";
  CHECK(rows(plain, seventeen) == "none");
  CHECK(rows(plain, seventeen.substr(8)).size() == 16 * 11);
  const std::string named = "PairId_NS;PairId_EW;Names_NS;Names_EW";
  CHECK(rows(named, "1 2 \"Ann Lee\" Bo Day") == "[1|2||Ann Lee|Bo Day]");
  CHECK(rows(named, "1 2 Ann Lee  Bo Day") == "[1|2||Ann Lee|Bo Day]");
  CHECK(rows(named, "1 2 \"Ann Lee Bo Day x") == "none");  // never closed
  CHECK(rows("Names_NS;Names_EW", "Ann Lee  Bo Day") == "[|||Ann Lee|Bo Day]");
  CHECK(rows("PairId_NS;Contract;Score_NS", "1") == "none");
  CHECK(rows("PairId_NS;Contract;Score_NS", "1 4S") == "none");
  CHECK(rows("PairId_NS;Contract;Score_NS", "1 Pass") == "[1||||]");
  CHECK(rows("PairId_NS;PairId_EW;Colour_of_the_cards_that_were_used", "1 2 red") == "[1|2|||]");
  CHECK(pbnText("\\\"a\\\\b\\#c\\d\x01") == "\"a\\b#c\\d");
}

TEST_CASE("PBN 3.4: heads of files, and tags that are hardly there") {
  const auto eventOf = [](const std::string& text) { return readPbn(text).event; };
  CHECK(eventOf("[Date \"2026.??.??\"]\n").date.empty());
  CHECK(eventOf("[Date \"?\"]\n").date.empty());
  CHECK(eventOf("[Date \"16 Nov 2026\"]\n").date == "16 Nov 2026");
  CHECK(eventOf("[Date \"2026.11-16\"]\n").date == "2026.11-16");
  CHECK(eventOf("[Date \"2026-11.16\"]\n").date == "2026-11.16");
  CHECK(readPbn("[Application \"Scorer\"]\n").program == "Scorer");
  CHECK(readPbn("%Creator:\n").program.empty());
  CHECK(readPbn("% Creator: \"Scorer 2\"\n").program == "Scorer 2");
  CHECK(eventOf("\t[\tEvent\t\"x\"\t]\n").name == "x");
  for (const char* odd :
       {"[Event]\n", "[\"x\"]\n", "[ \"x\"]\n", "[Event\"x\"]\n", "[Event \"]\n", "[Event \"x\\\n"}) {
    CAPTURE(odd);
    const FileReading reading = readPbn(odd);
    CHECK(reading.event.lines.empty());
    CHECK_FALSE(reading.findings.empty());
  }
  CHECK(eventOf("[Event\"x\"]\n").name == "x");
  CHECK(eventOf("[EVENT \"x\"]\n").name == "x");
  for (const char* other : {"[Xvent \"x\"]\n", "[Evenx \"x\"]\n", "[Events \"x\"]\n"})
    CHECK(eventOf(other).name.empty());
}

TEST_CASE("entries: numbers with a direction, with noughts, with neither") {
  const auto shown = [](const std::string& text) { return test::show(readTravellers(text).event); };
  CHECK(shown("01 02 420\n1 2 50") == "1: 01-02 420; 1: 01-02 50");
  CHECK(entries(readCsv("NS;EW;Score\nNS;EW;420\nxNS;2EW;50\n").event).find("2EW") != std::string::npos);
  // A pair that sat out against somebody who never played, on either side; and two that both did play.
  CHECK(shown("1 2 420\n3 4 bye\n4 1 50") == "1: 1-2 420; 1: 0-4 bye; 1: 4-1 50");
  CHECK(shown("1 2 420\n1 4 bye") == "1: 1-2 420; 1: 1-0 bye");
  CHECK(shown("1 2 420\n1 2 bye") == "1: 1-2 420; 1: 1-2 bye");
}

}  // namespace overtrick::tables_forms_test

// Tables of Bridgemate's database; names and results are invented.
#include "read/bws.h"

#include <doctest/doctest.h>

#include <string>

#include "show.h"

namespace overtrick::bws_test {

namespace {

const std::string head =
    "ID\tSection\tTable\tRound\tBoard\tPairNS\tPairEW\tDeclarer\tNS/EW\tContract\tResult\t"
    "LeadCard\tRemarks\tErased";

// A table as the loader hands it over; '|' stands for a tab.
std::string table(const std::string& name, const std::string& columns, std::string rows) {
  std::string text = name;
  text.push_back('\0');
  text += columns;
  text.push_back('\0');
  for (char& c : rows) c = c == '|' ? '\t' : c;
  text += rows;
  return text;
}

std::string results(const std::string& rows) { return table("ReceivedData", head, rows); }

std::string with(std::string tables, const std::string& more) {
  tables.push_back('\0');
  return tables + more;
}

FileReading read(const std::string& text) { return readBws(splitTables(text)); }

}  // namespace

TEST_CASE("bws: what can have happened") {
  struct Row {
    std::string name;
    std::string row;
    std::string event;
    std::string findings;
  };
  const Row rows[] = {
      {"made", "1|1|1|1|7|1|2|1|N|4 S|=|HA||False", "7: 1-2 4S N 10", ""},
      {"overtricks", "1|1|1|1|7|1|2|2|W|3 NT|+1|||False", "7: 1-2 3N W 10", ""},
      {"doubled, down", "1|1|1|1|7|1|2|2|E|3 NT x|-2|||False", "7: 1-2 3Nx E 7", ""},
      {"redoubled", "1|1|1|1|7|1|2|1|S|1 C xx|=|||False", "7: 1-2 1Cxx S 7", ""},
      {"passed out", "1|1|1|1|7|1|2|0||PASS||||False", "7: 1-2 pass", ""},
      {"percentages", "1|1|1|1|7|1|2|0|||||40%-60%|False", "7: 1-2 40:60", ""},
      {"not played", "1|1|1|1|7|1|2|0|||||Not played|False", "7: 1-2 np", ""},
      {"wrong direction", "1|1|1|1|7|1|2|1|N|4 S|=||Wrong direction|False", "7: 2-1 4S N 10",
       "played-in-wrong-direction 1:26+15"},
      {"a declarer by side", "1|1|1|1|7|1|2|1|NS|4 S|=|||False", "7: 1-2 4S N 10", ""},
      {"a declarer by pair", "1|1|1|1|7|1|2|2||4 S|=|||False", "7: 1-2 4S E 10", "declarer-by-pair 1:18+3"},
      {"erased", "1|1|1|1|7|1|2|1|N|4 S|=|||True", "", "erased-line 1:1+1"},
      {"erased, as a number", "1|1|1|1|7|1|2|1|N|4 S|=|||-1", "", "erased-line 1:1+1"},
      {"no result yet", "1|1|1|1|7|1|2|1|N|4 S||||False", "", "no-result 1:1+1"},
      {"nothing at all", "1|1|1|1|7|1|2|0||||||False", "", "no-result 1:1+1"},
      {"an unknown contract", "1|1|1|1|7|1|2|1|N|8 S|=|||False", "", "unknown-contract 1:19+3"},
      {"an unknown remark", "1|1|1|1|7|1|2|1|N|4 S|=||Late play|False", "7: 1-2 4S N 10",
       "extra-text 1:26+9"},
      {"a pair without opponents", "1|1|1|1|7|1|0|0||||||False", "7: 1-0 bye", ""},
      {"a contract without opponents", "1|1|1|1|7|0|2|2|E|4 S|=|||False", "", "row-without-pairs 1:11+1"},
      {"passed out by one pair", "1|1|1|1|7|1|0|0||PASS||||False", "", "row-without-pairs 1:13+1"},
      {"an award to a pair alone", "1|1|1|1|7|1|0|0|||||60%-40%|False", "7: 1-0 60:40", ""},
      {"nobody", "1|1|1|1|7|0|0|0||||||False", "", "row-without-pairs 1:1+1"},
      {"no board", "1|1|1|1||1|2|1|N|4 S|=|||False", "", "missing-board 1:9+0"},
      {"a short row", "1|1|1|1|7|1|2", "", "no-result 1:1+1"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(results(row.row));
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("bws: Mitchell and Howell") {
  // Two tables, two rounds: EW 1 and 2 move, NS 1 and 2 sit.
  const std::string mitchell = results(
      "1|1|1|1|1|1|1|1|N|4 S|=|||False\n2|1|2|1|2|2|2|2|N|4 S|=|||False\n"
      "3|1|1|2|2|1|2|1|N|4 S|=|||False\n4|1|2|2|1|2|1|2|N|4 S|=|||False");
  CHECK(test::showEntries(read(mitchell).event) == "1NS; 1EW; 2NS; 2EW");
  const std::string howell = results("1|1|1|1|1|1|4|1|N|4 S|=|||False\n2|1|2|1|1|2|3|2|N|4 S|=|||False");
  CHECK(test::showEntries(read(howell).event) == "1; 4; 2; 3");
  const std::string section = "ID\tLetter\tTables\tMissingPair\tWinners";
  const std::string two = results("1|1|1|1|1|1|11|1|N|4 S|=|||False\n2|1|2|1|1|2|12|2|N|4 S|=|||False");
  CHECK(test::showEntries(read(with(two, table("Section", section, "1|A |2|0|2"))).event) ==
        "1NS; 11EW; 2NS; 12EW");
}

TEST_CASE("bws: who they are") {
  const std::string lines = results("1|1|1|1|1|1|1|1|N|4 S|=|||False\n2|1|2|1|1|2|2|2|N|4 S|-1|||False");
  const std::string rounds = table("RoundData", "Section\tTable\tRound\tNSPair\tEWPair\tLowBoard\tHighBoard",
                                   "1|1|1|1|1|1|3\n1|2|1|2|2|4|6");
  const std::string players = table("PlayerNumbers", "Section\tTable\tDirection\tNumber\tName",
                                    "1|1|N|101|Ada Quill\n1|1|S|102|Ben Rook\n1|1|E|103|\n1|1|W||Dirk Stål\n"
                                    "1|2|N|105|Eva Thorn");
  const std::string known = table("PlayerNames", "ID\tName\tstrID", "103|Cor Pluym|103");
  const std::string session = table("Session", "ID\tName\tDate", "1|Thursday|2026-11-12 00:00:00");
  const FileReading reading = read(with(with(with(with(lines, rounds), players), known), session));
  CHECK(test::showEntries(reading.event) ==
        "1NS/Ada Quill/Ben Rook; 1EW/Cor Pluym/Dirk Stål; 2NS/Eva Thorn; 2EW");
  CHECK(reading.event.players[0].number == "101");
  CHECK(reading.event.name == "Thursday");
  CHECK(reading.event.date == "2026-11-12");
  CHECK(reading.program == "Bridgemate");
  CHECK(reading.event.lines[1].table == 2);
  CHECK(reading.event.lines[1].round == 1);
  CHECK(reading.event.lines[1].sourceLine == 2);
  CHECK(reading.findings.empty());
}

TEST_CASE("bws: sections") {
  const std::string lines = results("1|1|1|1|1|1|2|1|N|4 S|=|||False\n2|2|1|1|1|1|2|1|N|4 S|-1|||False");
  const std::string sections = table("Section", "ID\tLetter\tMissingPair", "1|A   |0\n2|B   |2");
  const FileReading apart = read(with(lines, sections));
  CHECK(test::show(apart.event) == "1: A.1-A.2 4S N 10; 1: B.1-B.2 4S N 9");
  REQUIRE(apart.event.boards.size() == 2);
  CHECK(apart.event.entries[3].phantom);
  const std::string sameHands =
      table("HandRecord", "Section\tBoard\tNorthSpades\tNorthHearts", "1|1|AKQ|2\n2|1|AKQ|2");
  CHECK(read(with(with(lines, sections), sameHands)).event.boards.size() == 1);
  const std::string otherHands =
      table("HandRecord", "Section\tBoard\tNorthSpades\tNorthHearts", "1|1|AKQ|2\n2|1|J42|A5");
  CHECK(read(with(with(lines, sections), otherHands)).event.boards.size() == 2);
}

TEST_CASE("bws: one section a Mitchell, the other a Howell") {
  const FileReading reading =
      read(with(results("1|1|1|1|1|1|1|1|N|4 S|=|||False\n2|1|2|1|1|2|2|2|N|4 S|=|||False\n"
                        "3|2|1|1|1|1|4|1|N|4 S|=|||False\n4|2|2|1|1|2|3|1|N|4 S|=|||False"),
                table("Section", "ID\tLetter", "1|A\n2|B")));
  CHECK(test::showEntries(reading.event) == "A.1NS; A.1EW; A.2NS; A.2EW; B.1; B.4; B.2; B.3");
}

TEST_CASE("bws: an individual") {
  const std::string columns =
      "Section\tTable\tRound\tBoard\tPairNS\tPairEW\tSouth\tWest\tNS/EW\tContract\tResult";
  const std::string players = table("PlayerNumbers", "Section\tTable\tDirection\tNumber\tName",
                                    "1|1|N||Ann\n1|1|E||Bo\n1|1|S||Cas\n1|1|W||Dee");
  const FileReading reading = read(with(table("ReceivedData", columns, "1|1|1|1|1|2|3|4|S|4 S|="), players));
  CHECK(test::show(reading.event) == "1: 1+3-2+4 4S S 10");
  CHECK(test::showEntries(reading.event) == "1+3/Ann/Cas; 2+4/Bo/Dee");
  CHECK(test::show(reading.findings) == "individual-as-pairs");
}

TEST_CASE("bws: columns and tables that differ") {
  const std::string lower = "section\ttable\tround\tboard\tpairns\tpairew\tns/ew\tcontract\tresult";
  CHECK(test::show(read(table("receiveddata", lower, "1|1|1|7|1|2|N|4 S|=")).event) == "7: 1-2 4S N 10");
  CHECK(test::show(read(table("Section", "ID\tLetter", "1|A")).findings) == "missing-table");
  CHECK(test::show(read("").findings) == "missing-table");
  CHECK(test::show(read(table("ReceivedData", "Board", "7")).findings) == "row-without-pairs 1:1+1");
  CHECK(read(results("")).event.lines.empty());
}

TEST_CASE("bws: every row of the source is a line or has a finding") {
  std::string rows;
  for (int i = 0; i < 60; ++i) {
    if (i > 0) rows += "\n";
    rows += std::to_string(i) + "|1|1|1|" + std::to_string(i % 4) + "|" + std::to_string(i % 3) + "|5|1|N|";
    rows += i % 5 == 0 ? "9 Q" : "4 H";
    rows += i % 7 == 0 ? "|?|||False" : "|+1|||False";
  }
  const FileReading reading = read(results(rows));
  CHECK(reading.event.lines.size() + reading.findings.size() >= 60);
  CHECK(reading.event.lines.size() > 10);
}

}  // namespace overtrick::bws_test

// Texts that nobody means: they must cost time in proportion to their length and never more.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "read/csv.h"
#include "read/names.h"
#include "read/pbn.h"
#include "read/rating_list.h"
#include "read/result_list.h"
#include "read/travellers.h"

namespace overtrick::hostile_test {

namespace {

constexpr std::size_t tenMegabytes = 10'000'000;

std::string repeat(const std::string& piece, std::size_t bytes) {
  std::string text;
  text.reserve(bytes + piece.size());
  while (text.size() < bytes) text += piece;
  return text;
}

// A small generator of its own: the same text on every machine.
class Random {
 public:
  std::uint32_t next(std::uint32_t below) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::uint32_t>((state_ >> 33) % below);
  }

 private:
  std::uint64_t state_ = 52;
};

}  // namespace

TEST_CASE("a text above the limit is refused") {
  const std::string text(static_cast<std::size_t>(largestText) + 1, '1');
  const TravellerReading reading = readTravellers(text);
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].code == Code::tooLarge);
  CHECK(reading.event.lines.empty());
}

TEST_CASE("one endless line, ten million columns") {
  CHECK(readTravellers("1 2 " + std::string(tenMegabytes, '9')).findings.size() == 1);
  CHECK(readTravellers("1;2;420" + std::string(tenMegabytes, ';')).event.lines.size() == 1);
  CHECK(readTravellers(std::string(tenMegabytes, ' ') + "1 2 420").event.lines.size() == 1);
}

TEST_CASE("many lines, each wrong") {
  const TravellerReading reading = readTravellers("1 2 420\n" + repeat("x\n", 30'000));
  CHECK(reading.event.lines.size() == 1);
  CHECK(reading.findings.size() == 10'001);
  CHECK(reading.findings.back().code == Code::moreFindings);
  CHECK(reading.findings.back().first == 5'000);
}

TEST_CASE("results among very many lines that are none are read as far as these may go") {
  struct Row {
    const char* name;
    std::string text;
    std::size_t lines;
    bool stopped;
  };
  const std::string result = "1 2 420\n";
  const Row rows[] = {
      {"behind one result", result + repeat("x\n", 50'000) + result, 1, true},
      {"in a quote that nothing closes", "1,1,200,\"\n" + repeat("a\n", 50'000) + result, 1, true},
      {"between results", repeat(result + repeat("x\n", 32), 17 * (8 + 32)), 17, false},
      {"a little in front of a result", result + repeat("x\n", 38'000) + result, 2, false},
      {"empty lines and rules", result + repeat("\n------\n,,,,\n", 14 * 20'000) + result, 2, false},
      {"names", result + repeat("3 Jan Smit - Piet Bos\n", 22 * 1'000) + result, 2, false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const TravellerReading reading = readTravellers(row.text);
    CHECK(reading.event.lines.size() == row.lines);
    const auto isStop = [](const Finding& finding) { return finding.code == Code::tooComplex; };
    const auto stop = std::find_if(reading.findings.begin(), reading.findings.end(), isStop);
    CHECK((stop != reading.findings.end()) == row.stopped);
    if (row.stopped) CHECK(stop->where.line == 20'016);
  }
}

TEST_CASE("odd characters") {
  const std::string rows[] = {
      std::string(100'000, '\0'),
      repeat("1 2 😀\n", 100'000),
      repeat("\xED\xA0\x80", 100'000),
      repeat("\xFF\xFE", 100'000),
      repeat("1 2 \u202E\u05D0\u05D1\n", 100'000),
      repeat("Board Board Board ", 100'000),
      repeat("NS EW Score\n", 100'000),
      repeat("NS;EW;", 100'000),
      repeat("Section a\n", 100'000),
      repeat("\"", 100'000),
      repeat("1 2 4S N + - = ", 100'000),
      "1\t2\t" + repeat("1@1 ", 100'000),
      "1\t2\t" + repeat("reverse ", 100'000),
      repeat("gift 1 NZ OW ", 100'000),
      "\xC3",
      "\xE2\x88",
      "#",
      "Board",
      "Board 1\n",
  };
  for (const std::string& text : rows) {
    CHECK(readTravellers(text).event.lines.size() <= text.size());
    CHECK(readNames(text).entries.size() <= text.size());
    CHECK(readRatingList(text).entries.size() <= text.size());
    CHECK(readResultList(text, ResultUnit::percent).entries.size() <= text.size());
  }
}

TEST_CASE("pieces of travellers in any order") {
  const std::string pieces[] = {
      "1",    " ",   "\t",   ";",  "\n",  "4S",  "N",  "+1",      "=",      "420", "-",       "PASS",
      "A+",   "60",  "/",    "%",  "40",  "bye", "#7", "Board 7", "NS",     "EW",  "Score",   "|",
      ",",    "3SA", "O",    "Z",  "x",   "♠",   "😀",  "\xFF",    "gift 1", "@",   "//",      ":",
      "rust", "By",  "Pair", "10", "−50", "(",   ")",  "\"",      "\r",     "\0x", "group 2", "reverse"};
  Random random;
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    const std::uint32_t count = 1 + random.next(40);
    for (std::uint32_t i = 0; i < count; ++i) {
      text += pieces[random.next(static_cast<std::uint32_t>(std::size(pieces)))];
      if (random.next(2) == 0) text += ' ';
    }
    CAPTURE(text);
    const TravellerReading reading = readTravellers(text);
    for (const Line& line : reading.event.lines) {
      CHECK(line.sourceLine > 0);
      CHECK(line.board.known());
      CHECK((line.ns.known() || line.ew.known()));
    }
    CHECK(readNames(text).entries.size() <= text.size());
    CHECK(readRatingList(text).entries.size() <= text.size());
    CHECK(readResultList(text, ResultUnit::percent).entries.size() <= text.size());
  }
}

TEST_CASE("what is made of a text stays in proportion to it") {
  CHECK(mostLinesOf(0) == 26'000);
  CHECK(mostLinesOf(960'000) == 26'000);
  CHECK(mostLinesOf(4'000'000) == 100'000);
  CHECK(mostLinesOf(64'000'000) == mostLines);
  std::string text;
  for (int i = 0; i < 40'000; ++i) text += "1 2 50\n";
  const TravellerReading reading = readTravellers(text);
  CHECK(reading.event.lines.size() == 26'000);
  REQUIRE_FALSE(reading.findings.empty());
  CHECK(reading.findings.back().code == Code::tooManyLines);
}

TEST_CASE("nobody has as many pairs: what follows is not read, and that is said") {
  CHECK(mostPairsOf(0) == 8000);
  CHECK(mostPairsOf(1'000'000) == 8000);
  CHECK(mostPairsOf(2'560'000) == 20'000);
  std::string sheet = "Board\tNS\tEW\tScore\n";
  std::string rows;
  std::string games;
  std::string rooms;
  for (int i = 0; i < 9000; ++i) {
    const std::string name = std::to_string(i + 1);
    sheet += "1\tA" + name + "\tB" + name + "\t50\n";
    rows += name + " " + std::to_string(i + 20'001) + " 50\n";
    games += "[Board \"1\"]\n[North \"N" + name + "\"]\n[Contract \"Pass\"]\n\n";
    for (const char* room : {"Open", "Closed"}) {
      rooms += "[Board \"1\"]\n[Round \"" + name + "\"]\n[Room \"" + room + "\"]\n[North \"" + room[0] +
               name + "\"]\n[East \"" + room[1] + name + "\"]\n[Contract \"Pass\"]\n\n";
    }
  }
  struct Row {
    const char* name;
    FileReading reading;
    std::size_t lines;
    std::int32_t line;
  };
  const auto travellers = [](const std::string& text) {
    TravellerReading read = readTravellers(text);
    FileReading reading;
    reading.event = std::move(read.event);
    reading.findings = std::move(read.findings);
    return reading;
  };
  const Row table[] = {
      {"travellers", travellers(sheet), 4000, 4002},
      {"PBN, a table",
       readPbn("[Scoring \"MP\"]\n[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n" + rows),
       4000, 4003},
      {"PBN, single games", readPbn(games), 7999, 31'999},
  };
  for (const Row& row : table) {
    CAPTURE(row.name);
    CHECK(row.reading.event.lines.size() == row.lines);
    CHECK(row.reading.event.entries.size() <= 8001);
    for (const Line& line : row.reading.event.lines) REQUIRE(line.ns.known());
    const auto said = std::find_if(row.reading.findings.begin(), row.reading.findings.end(),
                                   [](const Finding& one) { return one.code == Code::tooManyPairs; });
    REQUIRE(said != row.reading.findings.end());
    CHECK(said->where.line == row.line);
    CHECK(said->first == 8000);
  }
  const FileReading match = readPbn(rooms);
  const std::size_t most = mostPairsOf(rooms.size());
  CHECK(match.event.scoring == Scoring::teams);
  CHECK(match.event.entries.size() <= most + 1);
  CHECK(match.event.lines.size() < 18'000);
}

TEST_CASE("our own lists have an end, too") {
  const auto rowsOf = [](const std::string& heading, const std::string& row) {
    std::string text = heading;
    for (int i = 0; i < 40'000; ++i) text += row;
    return text;
  };
  const std::string sheet = "Overtrick,Name,Date,Scoring\n1,Cup,,matchpoints\n";
  for (const std::string& list :
       {rowsOf("Player,Name,Number,Handicap\n", "1,A\n"), rowsOf("Pair,Number,Section\n", "1,7\n"),
        rowsOf("Board,Number,Section\n", "1,7\n"), rowsOf("Section,Name\n", "1,A\n")}) {
    CAPTURE(list.substr(0, 40));
    const FileReading reading = readCsv(sheet + list);
    CHECK(reading.event.players.size() <= 32'000);
    CHECK(reading.event.entries.size() <= 8000);
    CHECK(reading.event.boards.size() <= 8000);
    REQUIRE_FALSE(reading.findings.empty());
    CHECK(reading.findings.back().code == Code::tooManyPairs);
  }
}

TEST_CASE("a long text about something else is given up, and says so") {
  std::string text;
  for (int i = 0; i < 21'000; ++i) text += "It was a dark and stormy night\n";
  const TravellerReading reading = readTravellers(text);
  CHECK(reading.event.lines.empty());
  CHECK(std::any_of(reading.findings.begin(), reading.findings.end(),
                    [](const Finding& finding) { return finding.code == Code::unknownFormat; }));
}

}  // namespace overtrick::hostile_test

// Sections of a PBN file that only some of its tables name, and boards that were compared within them (PBN 2.1 §5.9 and
// §5.10 leave the column to programs). Names and results are invented; points are reckoned by hand, 2 a win.
#include "read/pbn_sections.h"

#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "score/compare.h"
#include "show.h"

namespace overtrick::pbn_sections_test {

namespace {

std::string board(const std::string& number, const std::string& heading, const std::string& rows) {
  return "[Board \"" + number + "\"]\n[Scoring \"MP\"]\n[ScoreTable \"" + heading + "\"]\n" + rows;
}

const std::string plain = "PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW";
const std::string sectioned = "Section;" + plain;

std::string ranking(const std::string& heading, const std::string& rows) {
  return "[Event \"x\"]\n[TotalScoreTable \"" + heading + "\"]\n" + rows;
}

// The section of each board, in their order.
std::string boards(const Event& event) {
  std::string text;
  for (const Board& one : event.boards) {
    text += (text.empty() ? "" : " ") + std::to_string(one.number);
    if (one.section.known()) text += ":" + event.sections[static_cast<std::size_t>(one.section.value)];
  }
  return text;
}

std::size_t differences(const FileReading& reading) {
  const Rules rules;
  const EventScores scores = scoreEvent(reading.event, rules);
  return comparePublished(reading.event, rules, scores, {reading.lines, reading.totals}).differences.size();
}

}  // namespace

TEST_CASE("PBN: a ranking without sections beside results with them, and the other way round") {
  struct Row {
    const char* name;
    std::string input;
    const char* entries;
    const char* findings;
  };
  const std::string names = "1 \"Ann;Bo\"\n2 \"Cy;Di\"\n3 \"Ed;Flo\"\n4 \"Gus;Hal\"\n";
  const std::string namesA = "A 1 \"Ann;Bo\"\nA 2 \"Cy;Di\"\nA 3 \"Ed;Flo\"\nA 4 \"Gus;Hal\"\n";
  const std::string rows = "1 2 420 2 0\n3 4 -50 0 2\n";
  const std::string rowsA = "A 1 2 420 2 0\nA 3 4 -50 0 2\n";
  const char* all = "A.1/Ann/Bo; A.2/Cy/Di; A.3/Ed/Flo; A.4/Gus/Hal";
  const Row table[] = {
      {"results in a section, the ranking before them",
       ranking("PairId;Names", names) + board("1", sectioned, rowsA), all, ""},
      {"the ranking behind them", board("1", sectioned, rowsA) + ranking("PairId;Names", names), all, ""},
      {"leading noughts",
       ranking("PairId;Names", "01 \"Ann;Bo\"\n") + board("1", sectioned, "A 1 2 420 2 0\n"),
       "A.1/Ann/Bo; A.2", ""},
      {"the ranking in a section", ranking("Section;PairId;Names", namesA) + board("1", plain, rows), all,
       ""},
      {"the same section by a tag",
       ranking("PairId;Names", names) + "[Section \"A\"]\n" + board("1", sectioned, rowsA), all, ""},
      {"two sections with different numbers",
       ranking("PairId;Names", names) + board("1", sectioned, "A 1 2 420 2 0\nB 3 4 -50 0 2\n"),
       "A.1/Ann/Bo; A.2/Cy/Di; B.3/Ed/Flo; B.4/Gus/Hal", ""},
      {"a Mitchell, once for each direction",
       ranking("PairId;Direction;Names", "1 NS \"Ann;Bo\"\n1 EW \"Cy;Di\"\n") +
           board("1", sectioned, "A 1 1 420 0 0\n"),
       "A.1NS/Ann/Bo; A.1EW/Cy/Di", ""},
      {"both in no section", ranking("PairId;Names", names) + board("1", plain, rows),
       "1/Ann/Bo; 2/Cy/Di; 3/Ed/Flo; 4/Gus/Hal", ""},
      {"a number in two sections: whose row it is nobody knows",
       ranking("PairId;Names", names) + board("1", sectioned, "A 1 2 420 2 0\nB 1 4 -50 0 2\n"),
       "A.1; A.2/Cy/Di; B.1; B.4/Gus/Hal; 1/Ann/Bo; 3/Ed/Flo", "totals-of-nobody 3:1+0"},
      {"a ranking with a number in two sections",
       ranking("Section;PairId;Names", "A 1 \"Ann;Bo\"\nB 1 \"Cy;Di\"\nA 2 \"Ed;Flo\"\n") +
           board("1", plain, "1 2 420 0 0\n"),
       "1; A.2/Ed/Flo; A.1/Ann/Bo; B.1/Cy/Di", "totals-of-nobody 3:1+0"},
      {"no section in common",
       ranking("Section;PairId;Names", "B 1 \"Ann;Bo\"\nB 2 \"Cy;Di\"\n") +
           board("1", sectioned, "A 1 2 420 0 0\n"),
       "A.1; A.2; B.1/Ann/Bo; B.2/Cy/Di", "totals-of-nobody 3:1+0"},
      {"a ranking of two sections beside the results of one",
       ranking("Section;PairId;Names", "A 1 \"Ann;Bo\"\nA 2 \"Cy;Di\"\nB 1 \"Ed;Flo\"\n") +
           board("1", sectioned, "A 1 2 420 0 0\n"),
       "A.1/Ann/Bo; A.2/Cy/Di; B.1/Ed/Flo", ""},
  };
  for (const Row& row : table) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::showEntries(reading.event) == row.entries);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

// A ranking that cannot say whose its rows are takes no names from the rows that can.
TEST_CASE("PBN: names in the rows of a board stay beside a ranking with names") {
  struct Row {
    const char* name;
    std::string input;
    const char* entries;
    const char* findings;
  };
  const std::string heading = "Section;PairId_NS;PairId_EW;Names_NS;Names_EW;Score_NS";
  const std::string rows = "A 1 2 \"An;Bea\" \"Cor;Dirk\" 420\nB 1 2 \"Els;Fie\" \"Gé;Hans\" -50\n";
  const std::string names = "1 \"Xa;Xb\"\n2 \"Xc;Xd\"\n";
  const char* stray = "A.1/An/Bea; A.2/Cor/Dirk; B.1/Els/Fie; B.2/Gé/Hans; 1/Xa/Xb; 2/Xc/Xd";
  const Row table[] = {
      {"the ranking in front, without sections", ranking("PairId;Names", names) + board("1", heading, rows),
       stray, "totals-of-nobody 3:1+0"},
      {"the ranking behind them", board("1", heading, rows) + ranking("PairId;Names", names), stray,
       "totals-of-nobody 8:1+0"},
      {"in the game of the board",
       "[Board \"1\"]\n[Scoring \"MP\"]\n[TotalScoreTable \"PairId;Names\"]\n" + names + "[ScoreTable \"" +
           heading + "\"]\n" + rows,
       stray, "totals-of-nobody 4:1+0"},
      {"the names of a ranking that says whose they are come first",
       ranking("Section;PairId;Names", "A 1 \"Xa;Xb\"\nB 2 \"Xc;Xd\"\n") + board("1", heading, rows),
       "A.1/Xa/Xb; A.2/Cor/Dirk; B.1/Els/Fie; B.2/Xc/Xd", ""},
      {"of one section only: the ranking's",
       ranking("PairId;Names", names) + board("1", heading, "A 1 2 \"An;Bea\" \"Cor;Dirk\" 420\n"),
       "A.1/Xa/Xb; A.2/Xc/Xd", ""},
      {"a line's word for nobody against a name",
       ranking("Section;PairId;Names", "A 1 \"Xa;Xb\"\nA 2 \"Xc;Xd\"\n") +
           board("1", heading, "A 1 2 \"An;Bea\" \"Phantom\" 420\n"),
       "A.1/Xa/Xb; A.2/Xc/Xd", ""},
  };
  for (const Row& row : table) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::showEntries(reading.event) == row.entries);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("PBN: sections are compared apart where the file's own points say so") {
  // Four tables in either section: a top of 6 within it, of 14 across.
  const std::string apart =
      "A 1 1 420 4 2\nA 2 2 450 6 0\nA 3 3 -50 0 6\nA 4 4 170 2 4\n"
      "B 1 1 -50 2 4\nB 2 2 -100 0 6\nB 3 3 420 6 0\nB 4 4 400 4 2\n";
  const std::string halves =
      "A 1 1 420 2 1\nA 2 2 450 3 0\nA 3 3 -50 0 3\nA 4 4 170 1 2\n"
      "B 1 1 -50 1 2\nB 2 2 -100 0 3\nB 3 3 420 3 0\nB 4 4 400 2 1\n";
  const std::string across = "A 1 2 420 6 0\nA 3 4 -50 2 4\nB 1 2 400 4 2\nB 3 4 -100 0 6\n";
  struct Row {
    const char* name;
    std::string input;
    const char* boards;
    std::size_t differences;
  };
  const auto ofSession = [&](const std::string& name) {
    return "[Board \"1\"]\n[Scoring \"MP\"]\n[Session \"" + name + "\"]\n[ScoreTable \"" + sectioned +
           "\"]\n" + apart;
  };
  const Row table[] = {
      {"2 a win", board("1", sectioned, apart), "1:A 1:B", 0},
      {"1 a win", board("1", sectioned, halves), "1:A 1:B", 12},
      {"two boards", board("1", sectioned, apart) + board("2", sectioned, apart), "1:A 2:A 1:B 2:B", 0},
      {"compared across", board("1", sectioned, across), "1", 0},
      {"without points",
       board("1", "Section;PairId_NS;PairId_EW;Score_NS", "A 1 2 420\nA 3 4 50\nB 1 2 50\n"), "1", 0},
      {"one section", board("1", sectioned, "A 1 2 420 2 0\nA 3 4 -50 0 2\n"), "1", 0},
      {"a section by a tag",
       "[Board \"1\"]\n[Scoring \"MP\"]\n[Section \"A\"]\n[ScoreTable \"" + plain +
           "\"]\n1 2 420 2 0\n3 4 -50 0 2\n" +
           "[Board \"1\"]\n[Section \"B\"]\n[ScoreTable \"#\"]\n1 2 420 1 1\n3 4 420 1 1\n",
       "1:A 1:B", 0},
      {"a section by a tag, beside none",
       board("1", plain, "1 2 420 2 0\n3 4 -50 0 2\n") +
           "[Board \"1\"]\n[Section \"B\"]\n[ScoreTable \"#\"]\n1 2 420 1 1\n3 4 420 1 1\n",
       "1 1:B", 0},
      {"a bye counts for nothing", board("1", sectioned, apart + "A 9 - - - -\n"), "1:A 1:B", 0},
      {"sessions of the same numbers", ofSession("1") + ofSession("2"), "1:1 A 1:2 A 1:1 B 1:2 B", 0},
      {"IMPs, whose sum says nothing",
       "[Board \"1\"]\n[Scoring \"IMP;Cross\"]\n[ScoreTable "
       "\"Section;PairId_NS;PairId_EW;Score_NS;IMP_NS;IMP_EW\"]\n"
       "A 1 2 420 3 -3\nA 3 4 400 3 -3\nB 1 2 -50 -3 3\n",
       "1", 6},
  };
  for (const Row& row : table) {
    CAPTURE(std::string(row.name));
    const FileReading reading = readPbn(row.input);
    CHECK(boards(reading.event) == std::string(row.boards));
    CHECK(differences(reading) == row.differences);
  }
}

}  // namespace overtrick::pbn_sections_test

// The rarer forms of PBN: what a single game may say, names in other joints, tables that repeat themselves or
// lack something. Sections are those of the PBN 2.1 standard.
#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "read/pbn_result.h"
#include "show.h"

namespace overtrick::pbn_forms_test {

namespace {

struct Row {
  std::string name;
  std::string input;
  std::string event;
  std::string findings;
};

std::string table(const std::string& heading, const std::string& rows, const std::string& board = "1") {
  return "[Board \"" + board + "\"]\n[ScoreTable \"" + heading + "\"]\n" + rows;
}

std::string game(const std::string& declarer, const std::string& contract, const std::string& result,
                 const std::string& more = "") {
  return "[Board \"1\"]\n[Declarer \"" + declarer + "\"]\n[Contract \"" + contract + "\"]\n[Result \"" +
         result + "\"]\n" + more;
}

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex player : entry.players)
      text += " [" + event.players[static_cast<std::size_t>(player.value)].name + "]";
  }
  return text;
}

void check(const Row& row) {
  CAPTURE(row.name);
  const FileReading reading = readPbn(row.input);
  CHECK(test::show(reading.event) == row.event);
  CHECK(test::show(test::besidesScoring(reading.findings)) == row.findings);
}

const std::string contracts = "PairId_NS;PairId_EW;Contract;Declarer;Result";

}  // namespace

TEST_CASE("PBN: a table that ends within its last row says so, a whole one does not (5.2)") {
  const std::string heading =
      "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1L;Result\\2R;Round\\1R;Table\\1R";
  const std::string whole = " 1  2 4S   N 10 1 1\n";
  const std::string cut = " 3  4 4S   N 1";
  check({"cut within the tricks", table(heading, whole + cut), "1: 1-2 4S N 10; 1: 3-4 4S N 1",
         "cut-off 4:2+13"});
  check({"without the last line's end", table(heading, whole + " 3  4 4S   N  9 1 2"),
         "1: 1-2 4S N 10; 1: 3-4 4S N 9", ""});
  check({"with it", table(heading, whole + cut + "\n"), "1: 1-2 4S N 10; 1: 3-4 4S N 1", ""});
  check({"where other rows are as short", table(heading, whole + " 5  6 4S   N  8\n" + cut),
         "1: 1-2 4S N 10; 1: 5-6 4S N 8; 1: 3-4 4S N 1", ""});
  check({"a word that says it all", table(heading, whole + " 3  4 Pass"), "1: 1-2 4S N 10; 1: 3-4 pass", ""});
}

TEST_CASE("PBN: passed out, with fewer cells than columns (5.2)") {
  for (const bool widths : {true, false}) {
    CAPTURE(widths);
    const std::string heading = widths ? "PairId_NS\\3R;PairId_EW\\3R;Contract\\5L;Declarer\\1L;Result\\2R;"
                                         "Score_NS\\5R;MP_NS\\5R;MP_EW\\5R"
                                       : contracts + ";Score_NS;MP_NS;MP_EW";
    check({"one cell less", table(heading, " 32  33 Pass  - 0   1.0   1.0\n"), "1: 32-33 pass", ""});
    check({"two cells less", table(heading, " 34  35 Pass  0   1.0   1.0\n"), "1: 34-35 pass", ""});
    check({"nothing more", table(heading, " 36  37 Pass\n"), "1: 36-37 pass", ""});
    check(
        {"a declarer", table(heading, "36 37 Pass N 0 1.0 1.0\n"), "", "no-results 1:1+0; short-row 3:1+22"});
    const FileReading reading = readPbn(table(heading, " 34  35 Pass  0   1.5   0.5\n"));
    REQUIRE(reading.lines.size() == 1);
    CHECK(reading.lines[0].ns == Decimal{15000});
    CHECK(reading.lines[0].ew == Decimal{5000});
  }
}

TEST_CASE("PBN: contracts that are not in the strict form go the forgiving way") {
  const Row rows[] = {
      {"a score of EW that is none", table(contracts + ";Score_EW", "1 2 4S E 10 A-\n"), "1: 1-2 A+:A-",
       "other-side-assumed 3:13+2"},
      {"small letters", table(contracts, "1 2 3NTx N 9\n3 4 4Sxx E 9\n"), "1: 1-2 3Nx N 9; 1: 3-4 4Sxx E 9",
       ""},
      {"a level of nought", table(contracts, "1 2 0S N 9\n"), "", "no-results 1:1+0; unknown-contract 3:5+2"},
      {"a suit in its sign", table(contracts, "1 2 4♠ N 10\n"), "1: 1-2 4S N 10", ""},
      {"a declarer in full", table(contracts, "1 2 4S North 10\n"), "1: 1-2 4S N 10", ""},
      {"a Dutch declarer", table(contracts, "1 2 4S O 10\n"), "1: 1-2 4S E 10", ""},
      {"fourteen tricks can only be a score", table(contracts, "1 2 4S N 14\n"), "1: 1-2 4S N 10 (14)", ""},
      {"a score that is none", table(contracts + ";Score_NS;Score_EW", "1 2 4S N 10 - many\n"),
       "1: 1-2 4S N 10", "not-a-number 3:15+4"},
      {"a score of its own", table(contracts + ";Score", "1 2 4S N 10 420\n"), "1: 1-2 4S N 10 (420)", ""},
      {"a bye in the result", table(contracts, "1 - - - Bye\n"), "1: 1-0 bye", ""},
      {"a bye of nobody", table(contracts, "- - - - Bye\n"), "",
       "no-results 1:1+0; row-without-pairs 3:1+11"},
      {"opponents unknown", table(contracts, "1 - 4S N 10\n"), "",
       "no-results 1:1+0; row-without-pairs 3:1+11"},
      {"a pair alone in its row", table(contracts, "1 - - - -\n- 2 - - -\n"), "1: 1-0 bye; 1: 0-2 bye", ""},
      {"the other pair has the bye", table(contracts, "Bye 2 - - -\n"), "1: 0-2 bye", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN 3.4.12–3.4.14, 3.5: what a single game may say") {
  const Row rows[] = {
      {"tricks of NS", game("W", "4S", "NS 3"), "1: 1-2 4S W 10", ""},
      {"tricks of NS, who declared", game("N", "4S", "NS 10"), "1: 1-2 4S N 10", ""},
      {"tricks of EW, who declared", game("W", "4S", "EW 9"), "1: 1-2 4S W 9", ""},
      {"tricks of a side, in words", game("W", "4S", "NS many"), "", "no-results 1:1+0; no-result 3:1+15"},
      {"tricks of the other, in words", game("W", "4S", "EW many"), "", "no-results 1:1+0; no-result 3:1+15"},
      {"a score of EW", game("W", "4S", "10", "[Score \"EW 420\"]\n"), "1: 1-2 4S W 10 (-420)", ""},
      {"a score of declarer, who is NS", game("N", "4S", "10", "[Score \"420\"]\n"), "1: 1-2 4S N 10 (420)",
       ""},
      {"a score and no tricks", game("N", "4S", "", "[Score \"NS 450\"]\n"), "1: 1-2 4S N 11 (450)", ""},
      {"more tricks than cards", game("N", "4S", "14"), "", "no-results 1:1+0; no-result 3:1+15"},
      {"fewer tricks than none", game("N", "4S", "-11"), "", "no-results 1:1+0; unknown-contract 3:12+2"},
      {"scores out of range",
       game("N", "4S", "10", "[Score \"NS 99999\"]\n") + "\n" +
           game("N", "4S", "10", "[Score \"NS -99999\"]\n"),
       "1: 1-2 4S N 10; 1: 1-2 4S N 10", ""},
      {"no such contract", game("N", "9Q", "10"), "", "no-results 1:1+0; unknown-contract 3:12+2"},
      {"no such seat", game("Q", "4S", "10"), "", "no-results 1:1+0; unknown-contract 3:0+0"},
      {"an unknown declarer, told by the score", game("?", "4S", "10", "[Score \"NS 420\"]\n"),
       "1: 1-2 4S N 10 (420)", "declarer-from-score 3:12+2"},
      {"not known yet", game("N", "?", "10"), "", "no-results 1:1+0"},
      {"a board of no number", "[Board \"0\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n", "",
       "no-results 1:1+0; missing-board 3:1+15"},
      {"a board out of range", "[Board \"10000\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n",
       "", "no-results 1:1+0; missing-board 3:1+15"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN 3.4.14: a game's result with a sign is above or below the contract, as in a score table") {
  const auto scored = [](const std::string& result, const std::string& score) {
    return game("E", "3NT", result, "[Score \"" + score + "\"]\n");
  };
  const Row rows[] = {
      {"an overtrick", game("E", "3NT", "+1"), "1: 1-2 3N E 10", ""},
      {"just made", game("E", "3NT", "+0"), "1: 1-2 3N E 9", ""},
      {"made, by its sign", game("E", "3NT", "="), "1: 1-2 3N E 9", ""},
      {"two down", game("E", "3NT", "-2"), "1: 1-2 3N E 7", ""},
      {"two down, with a minus of its own", game("E", "3NT", "−2"), "1: 1-2 3N E 7", ""},
      {"an artificial one", game("^E", "3NT", "^+1"), "1: 1-2 3N E 10", ""},
      {"of the declaring side", game("E", "3NT", "EW +1"), "1: 1-2 3N E 10", ""},
      {"with its score", scored("+1", "EW 430"), "1: 1-2 3N E 10 (-430)", ""},
      {"the score shows that it is tricks", scored("+5", "NS 200"), "1: 1-2 3N E 5 (200)", ""},
      {"the score shows neither", scored("+1", "EW 460"), "1: 1-2 3N E 10 (-460)", ""},
      {"more than there can be above a contract", game("E", "3NT", "+10"), "1: 1-2 3N E 10", ""},
      {"above thirteen tricks", game("E", "3NT", "+5"), "", "no-results 1:1+0; unknown-contract 3:12+3"},
      {"seven below", game("E", "3NT", "-7"), "1: 1-2 3N E 2", ""},
      {"tricks of a doubled contract", game("E", "3NTX", "8"), "1: 1-2 3Nx E 8", ""},
      {"a bare dash says nothing", game("E", "3NT", "-"), "", "no-results 1:1+0; no-result 3:1+16"},
      {"nor does a question mark", game("E", "3NT", "?"), "", "no-results 1:1+0; no-result 3:1+16"},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN 3.4.4: players of a single game, some of them not known") {
  const auto seated = [](const std::string& north, const std::string& south) {
    return entries(readPbn(game("N", "4S", "10",
                                "[North \"" + north + "\"]\n[South \"" + south +
                                    "\"]\n[Table \"5\"]\n[Room \"Open\"]\n"))
                       .event);
  };
  CHECK(seated("Ann", "Bo") == "1 [Ann] [Bo]; 2");
  CHECK(seated("?", "Bo") == "1 [Bo]; 2");
  CHECK(seated("Ann", "?") == "1 [Ann]; 2");
  CHECK(seated("Ann", "") == "1 [Ann]; 2");
  CHECK(seated("?", "?") == "1; 2");
  CHECK(seated("", "?") == "1; 2");
  const auto tableOf = [](const std::string& tags) {
    return readPbn(game("N", "4S", "10", tags)).event.lines[0].table;
  };
  CHECK(tableOf("") == 0);
  CHECK(tableOf("[Room \"Open\"]\n") == 1);
  CHECK(tableOf("[Room \"closed\"]\n") == 2);
  CHECK(tableOf("[Room \"Attic\"]\n") == 0);
  CHECK(tableOf("[Table \"5\"]\n[Room \"Open\"]\n") == 5);
  CHECK(tableOf("[Table \"5\"]\n[Room \"Closed\"]\n") == 5);
}

TEST_CASE("PBN: names in one element, joined in every way that programs use") {
  struct Names {
    std::string text;
    std::string expected;
  };
  const Names rows[] = {
      {"Ann;Bo", "Ann|Bo"},
      {"Ann Lee - Bo Day", "Ann Lee|Bo Day"},
      {"Ann & Bo", "Ann|Bo"},
      {"Ann/Bo", "Ann|Bo"},
      {"Ann og Bo", "Ann|Bo"},
      {"Alfa-Bravo", "Alfa|Bravo"},
      {"Ann Lee-Day", "Ann Lee-Day"},
      {"Alfa-Bravo-Day", "Alfa-Bravo-Day"},
      {"Ann", "Ann"},
      {"", ""},
      {"  ", ""},
      {"Ann;;Bo", "Ann|Bo"},
      {"a;b;c;d;e;f;g;h;i", "a|b|c|d|e|f|g|h"},
  };
  for (const Names& row : rows) {
    CAPTURE(row.text);
    std::string shown;
    for (const Player& player : pbnPlayers(row.text)) shown += (shown.empty() ? "" : "|") + player.name;
    CHECK(shown == row.expected);
  }
}

TEST_CASE("PBN 3.5.6, 3.7: tables that repeat themselves or lack something") {
  const std::string named = "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW";
  const Row rows[] = {
      {"a heading that is none",
       "[TotalScoreTable \"\"]\n" + table("PairId_NS;PairId_EW;Score_NS", "1 2 420\n"), "1: 1-2 420", ""},
      {"a game beside its table",
       game("N", "4S", "10", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n3 4 50\n"),
       "1: 1-2 420; 1: 3-4 50", ""},
      {"a tag that is never closed, and a wrong one behind it", "[Event\n[Board \"1\" or 2]\n", "",
       "unreadable-line 1:1+6; no-results 1:1+0; extra-text 2:12+5"},
      {"a comment in braces alone", table("PairId_NS;PairId_EW;Score_NS", "1 2 420 {well bid}\n3 4 50\n"),
       "1: 1-2 420; 1: 3-4 50", ""},
      {"two tags that are never closed", "[Event\n[Board \"1\n", "",
       "unreadable-line 1:1+6; no-results 1:1+0; unreadable-line 2:1+9"},
      {"an unknown table, twice", "[OddTable \"x\"]\n[OddTable \"y\"]\n", "",
       "no-results 1:1+0; unknown-table 1:2+8"},
      {"names of a pair, twice",
       table(named, "1 2 420 \"A;B\" \"C;D\"\n") + table(named, "1 2 50 \"A;B\" \"C;D\"\n", "2"),
       "1: 1-2 420; 2: 1-2 50", ""},
      {"a comment whose brace has a line of its own",
       table("PairId_NS;PairId_EW;Score_NS", "{\n7 8 90\n}\n1 2 420\n"), "1: 1-2 420", ""},
      {"an empty line in a comment", table("PairId_NS;PairId_EW;Score_NS", "{ lost\n\n}\n1 2 420\n"),
       "1: 1-2 420", ""},
      {"the scoring not known", "[Scoring \"?\"]\n" + table("PairId_NS;PairId_EW;Score_NS", "1 2 420\n"),
       "1: 1-2 420", ""},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("PBN: the total table by name, by direction, by section") {
  const auto read = [](const std::string& heading, const std::string& rows) {
    return readPbn("[Event \"x\"]\n[TotalScoreTable \"" + heading + "\"]\n" + rows +
                   table("PairId_NS;PairId_EW;Score_NS", "1 1 420\n2 2 50\n"));
  };
  for (const char* words : {"NS EW", "n e"}) {
    const std::string ns = std::string(words).substr(0, std::string(words).find(' '));
    const std::string ew = std::string(words).substr(ns.size() + 1);
    const FileReading reading = read("Rank;PairId;Direction;Names",
                                     "1 1 " + ns + " \"A;B\"\n=2 1 " + ew + " \"C;D\"\nx 2 ? \"E;F\"\n");
    CHECK(entries(reading.event).find("1NS [A] [B]; 1EW [C] [D]") == 0);
    REQUIRE(reading.totals.size() >= 2);
    CHECK_FALSE(reading.totals[0].tied);
    CHECK(reading.totals[1].tied);
    CHECK(test::show(reading.findings).find("extra-text") != std::string::npos);
  }
  CHECK(test::show(read("Rank;PairId;Names", "1 - -\n").findings).find("row-without-pairs") !=
        std::string::npos);
  const FileReading byName =
      readPbn("[Event \"x\"]\n[TotalScoreTable \"Rank;Names;Section\"]\n1 \"A;B\" B\n" +
              table("Section;Names_NS;Names_EW;Score_NS", "B \"A;B\" \"C;D\" 420\n"));
  REQUIRE(byName.totals.size() == 1);
  CHECK(byName.totals[0].entry.value == 0);
}

TEST_CASE("PBN: a file has at most so many results") {
  std::string rows;
  for (int i = 0; i < 26001; ++i) rows += "1 2 50\n";
  const FileReading reading = readPbn("[Scoring \"MP\"]\n" + table("PairId_NS;PairId_EW;Score_NS", rows));
  CHECK(reading.event.lines.size() == 26000);
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].code == Code::tooManyLines);
  CHECK(reading.findings[0].first == 26000);
}

TEST_CASE("PBN: lines with published figures weigh more, and rankings have an end") {
  std::string rows;
  for (int i = 0; i < 26001; ++i) rows += "1 2 50 1\n";
  const FileReading reading =
      readPbn("[Scoring \"MP\"]\n" + table("PairId_NS;PairId_EW;Score_NS;MP_NS", rows));
  CHECK(reading.event.lines.size() == 20800);
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].code == Code::tooManyLines);
  CHECK(reading.findings[0].first == 20800);
  std::string totals = "[TotalScoreTable \"Rank;PairId\"]\n";
  for (int i = 0; i < 30000; ++i) totals += "1 7\n";
  const FileReading ranked = readPbn(totals);
  CHECK(ranked.totals.size() == 24000);
  CHECK(test::show(ranked.findings).find("too-many-pairs") != std::string::npos);
}

}  // namespace overtrick::pbn_forms_test

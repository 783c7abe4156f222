#include "read/pbn.h"

#include <doctest/doctest.h>

#include <string>

#include "show.h"

namespace overtrick::read_pbn_test {

namespace {

struct Row {
  std::string name;
  std::string input;
  std::string event;
  std::string findings;
};

std::string game(const std::string& board, const std::string& rest) {
  return "[Event \"Club\"]\n[Date \"2026.11.16\"]\n[Board \"" + board + "\"]\n" + rest;
}

std::string names(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex player : entry.players) {
      text += " [" + event.players[static_cast<std::size_t>(player.value)].name + "]";
    }
  }
  return text;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("score tables in the dialects that programs write") {
  const Row rows[] = {
      {"as the standard has it",
       game(
           "1",
           "[ScoreTable "
           "\"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Score_NS\\5R;Score_EW\\5R\"]\n"
           " 1  2 4S   N 11   450     -\n 3  4 3NTX W  7   300     -\n 5  6 2C   S  7     -    50\n"),
       "1: 1-2 4S N 11 (450); 1: 3-4 3Nx W 7 (300); 1: 5-6 2C S 7 (-50)", ""},
      {"quoted scores, dashes, a passed-out board (Magic Contest)",
       game("4",
            "[ScoreTable "
            "\"Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;"
            "Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R;Percentage_NS\\3R;Percentage_EW\\3R\"]\n"
            "19 14  4 11 2HX  S  8 S6   \"670\"      - 42.0  0.0 100   0\n"
            "20 14  5 10 Pass -  - -      \"0\"      - 20.0 22.0  48  52\n"
            "21 14  6  9 2H   S  7 D2       -  \"100\"  6.0 36.0  14  86\n"),
       "4: 4-11 2Hx S 8 (670); 4: 5-10 pass; 4: 6-9 2H S 7 (-100)", "ignored-column 4:92+4"},
      {"averages in a score column",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW\"]\n"
            "1 2 - - - \"A+\" \"A-\"\n3 4 - - - A A\n5 6 - - - ^60% ^40%\n7 8 - - - A- -\n"),
       "1: 1-2 A+:A-; 1: 3-4 A:A; 1: 5-6 60:40; 1: 7-8 A-:A+", "other-side-assumed 8:11+2"},
      {"the heading repeats",
       game("1", "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n1 2 4S N 11\n\n") +
           "[Event \"#\"]\n[Board \"2\"]\n[ScoreTable \"#\"]\n1 2 3NT E 9\n",
       "1: 1-2 4S N 11; 2: 1-2 3N E 9", ""},
      {"widths that do not fit",
       game("1",
            "[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Contract\\3L;Declarer\\1R;Result\\2R\"]\n"
            "101 102 3NTXX N 9\n 3   4 4S N   11\n"),
       "1: 101-102 3Nxx N 9; 1: 3-4 4S N 11", ""},
      {"elements left empty, told by the widths",
       game(
           "1",
           "[ScoreTable "
           "\"PairId_NS\\3R;PairId_EW\\3R;Contract\\4L;Declarer\\1L;Result\\2R;Score_NS\\5R;Score_EW\\5R\"]\n"
           "  1   2 4S   N 11   450      \n  3   4 2C   S  7          50\n  5   6                 0      \n"),
       "1: 1-2 4S N 11 (450); 1: 3-4 2C S 7 (-50); 1: 5-6 0", ""},
      {"names with blanks at the end",
       game("1",
            "[ScoreTable "
            "\"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Names_NS\\21;Names_EW\"]\n"
            " 1  2 4S   N 11 Jan Maes - Pol Claes  An Wouters - Bea Nys\n"),
       "1: 1-2 4S N 11", ""},
      {"byes",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS\"]\n1 Bye - - - -\n3 4 4S N "
            "11 450\n"
            "5 - Bye - - -\n"),
       "1: 1-0 bye; 1: 3-4 4S N 11 (450); 1: 5-0 bye", ""},
      {"a table of results without pairs",
       game("1",
            "[ScoreTable "
            "\"Rank\\3R;Contract\\5L;Declarer\\1;Result\\2R;Score_NS\\5R;IMP_NS\\6R;Multiplicity\"]\n"
            "  1 6C    W  9   150   9.91 1\n"),
       "", "no-results 1:1+0; row-without-pairs 5:3+27"},
      {"a game beside a table without pairs",
       game("1",
            "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[ScoreTable "
            "\"Rank;Contract;Declarer;Result;Multiplicity\"]\n1 4S S 10 3\n"),
       "1: 1-2 4S S 10", "row-without-pairs 8:1+11"},
      {"several rows of one result",
       game("1", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS;Multiplicity\"]\n1 2 420 1\n3 4 50 2\n"),
       "1: 1-2 420; 1: 3-4 50", "extra-text 6:8+1"},
      {"a passed-out board and nothing behind it",
       game("1",
            "[ScoreTable \"PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R\"]\n"
            "1    1    3NT   S 12\n2    3    PASS\n3 2 Pass\n"),
       "1: 1NS-1EW 3N S 12; 1: 2NS-3EW pass; 1: 3NS-2EW pass", ""},
      {"a passed-out board as BridgeWebs writes it",
       game("1",
            "[ScoreTable \"PairId_NS\\4R;PairId_EW\\4R;Contract\\5L;Declarer\\1R;Result\\2R\"]\n"
            "1    4    1NT   S  7\n2    3    PO        \n"),
       "1: 1-4 1N S 7; 1: 2-3 pass", ""},
      {"comments behind a row and across lines",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"] ; the scores\n1 2 420 ; well bid\n3 4 50 {lost\n"
            "5 6 70} 7 8 90\n{x} [Board \"2\"]\n[ScoreTable \"#\"]\n1 2 110\n"),
       "1: 1-2 420; 1: 3-4 50; 1: 7-8 90; 2: 1-2 110", ""},
      {"a brace that is never closed",
       game("1", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420 {lost\n3 4 50\n"), "1: 3-4 50",
       "long-row 5:1+13"},
      {"a row behind its heading",
       game("1",
            "[Auction \"N\"] Pass Pass\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"] 1 2 420\n3 4 50\n"),
       "1: 1-2 420; 1: 3-4 50", ""},
      {"text that belongs to no table",
       "1 2 3\n" + game("1", "4 5 6\n[Auction \"N\"]\nPass Pass\nPass Pass\n"), "",
       "extra-text 1:1+5; no-results 1:1+0; extra-text 5:1+5"},
      {"other tables and columns",
       game("1",
            "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 9\n"
            "[ScoreTable \"PairId_NS;PairId_EW;Score_NS;Colour\"]\n1 2 420 red\n"),
       "1: 1-2 420", "unknown-table 4:2+18; ignored-column 6:43+6"},
      {"figures that are none",
       game("1", "[ScoreTable \"Table;PairId_NS;PairId_EW;Score_NS;MP_NS\"]\nA1 1 2 420 many\n"),
       "1: 1-2 420", "extra-text 5:1+2; extra-text 5:12+4"},
      {"tags without brackets behind, and more than a value in them",
       "[Event \"x\"\n[Board \"1\" or 2]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"\n1 2 420\n",
       "1: 1-2 420", "extra-text 2:12+5"},
      {"a tag without its end", game("1", "[ScoreTable \"PairId_NS;PairId_EW\n1 2\n"), "",
       "no-results 1:1+0; unreadable-line 4:1+32; extra-text 5:1+3"},
      {"a tag over several lines (PBN 2.1 §3.2)",
       "[\n  Event\n \"x\"\n ]\n[Board\n\"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n",
       "1: 1-2 420", ""},
      {"a tag that never becomes one", "[Event\nnothing\n[Board \"1\"]\n", "",
       "unreadable-line 1:1+6; no-results 1:1+0; unreadable-line 2:1+7"},
      {"several rows in a line",
       game("1", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420 3 4 450\n"),
       "1: 1-2 420; 1: 3-4 450", ""},
      {"directives and comments",
       "% PBN 2.1\n% EXPORT\n%Creator: Somebody\n" +
           game("1",
                "{ a comment\n1 2 3\n}\n; another\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n% "
                "x\n3 4 50\n"),
       "1: 1-2 420; 1: 3-4 50", ""},
      {"sections", game("1", "[ScoreTable \"Section;PairId_NS;PairId_EW;Score_NS\"]\nA 1 2 420\nB 1 2 50\n"),
       "1: A.1-A.2 420; 1: B.1-B.2 50", ""},
      {"a Mitchell", game("1", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 1 420\n2 2 50\n"),
       "1: 1NS-1EW 420; 1: 2NS-2EW 50", ""},
      {"results as over- and undertricks",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n"
            "1 2 4S* N +1\n3 4 3N E =\n5 6 2D S -2\n"),
       "1: 1-2 4Sx N 11; 1: 3-4 3N E 9; 1: 5-6 2D S 6", ""},
      {"a result that is empty or not known (PBN 2.1 §5.1: irrelevant, unknown)",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n"
            "1 2 4S N -\n3 4 4S N ?\n5 6 4S N \"\"\n7 8 4S N 10\n"),
       "1: 7-8 4S N 10", "no-result 5:1+10; no-result 6:1+10; no-result 7:1+11"},
      {"the score tells the tricks",
       game("1",
            "[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW\"]\n"
            "1 2 4S N - 450 -\n3 4 4S N ? - 100\n5 6 4S N - - -\n7 8 4S N - ^A+ ^A-\n"),
       "1: 1-2 4S N 11 (450); 1: 3-4 4S N 8 (-100); 1: 7-8 A+:A-", "no-result 7:1+14"},
      {"a row that does not fit", game("1", "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2\n3 4 50\n"),
       "1: 3-4 50", "short-row 5:1+3"},
      {"no board", "[Event \"x\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n", "",
       "no-results 1:1+0; missing-board 3:1+7"},
      {"another vulnerability",
       game("1", "[Vulnerable \"All\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n"),
       "1: 1-2 420", "vulnerability-differs 4:14+3"},
      {"deals only", "[Event \"x\"]\n[Board \"1\"]\n[Deal \"N:...\"]\n", "", "no-results 1:1+0"},
      {"CR LF", "[Board \"1\"]\r\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\r\n1 2 420\r\n", "1: 1-2 420",
       ""},
      {"nothing", "", "", "empty-input"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(test::besidesScoring(reading.findings)) == row.findings);
  }
}

TEST_CASE("single games") {
  const std::string players = "[West \"Cy\"]\n[North \"Ann\"]\n[East \"Di\"]\n[South \"Bo\"]\n";
  const Row rows[] = {
      {"contract and result", game("1", players + "[Declarer \"S\"]\n[Contract \"4SX\"]\n[Result \"9\"]\n"),
       "1: 1-2 4Sx S 9", ""},
      {"a score for a side",
       game("1", players + "[Declarer \"W\"]\n[Contract \"4SX\"]\n[Result \"9\"]\n[Score \"NS 100\"]\n"),
       "1: 1-2 4Sx W 9 (100)", ""},
      {"declarer's score",
       game("1", players + "[Declarer \"W\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[Score \"420\"]\n"),
       "1: 1-2 4S W 10 (-420)", ""},
      {"tricks of a side", game("1", players + "[Declarer \"^S\"]\n[Contract \"2H\"]\n[Result \"EW 5\"]\n"),
       "1: 1-2 2H S 8", ""},
      {"passed out", game("1", players + "[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n"),
       "1: 1-2 pass", ""},
      {"no result", game("1", players + "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"\"]\n"), "",
       "no-results 1:1+0; no-result 9:1+15"},
      {"inherited",
       game("1", players + "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"9\"]\n\n") +
           "[Event \"##\"]\n[Board \"2\"]\n[West \"#\"]\n[North \"#\"]\n[East \"#\"]\n[South \"#\"]\n"
           "[Declarer \"N\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n",
       "1: 1-2 4S S 9; 2: 1-2 3N N 9", ""},
      {"inherited by all games to come",
       "[Event \"##Autumn\"]\n[Board \"1\"]\n[North \"##Ann\"]\n[South \"##Bo\"]\n[East \"##Di\"]\n[West "
       "\"##Cy\"]\n[Scoring \"##Butler\"]\n[Declarer \"N\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n\n"
       "[Board \"2\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"9\"]\n\n"
       "[Board \"3\"]\n[North \"Flo\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"8\"]\n",
       "1: 1-2 3N N 9; 2: 1-2 4S S 9; 3: 3-2 4S S 8", ""},
      {"a game that lacks the first tags, before one that has them",
       "[Declarer \"N\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n\n" +
           game("2", "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"9\"]\n"),
       "2: 1-2 4S S 9", "missing-board 2:1+16"},
      {"empty lines within a game",
       game("1", "\n" + players + "\n[Declarer \"S\"]\n\n[Contract \"4S\"]\n[Result \"9\"]\n"),
       "1: 1-2 4S S 9", ""},
      {"two rooms",
       game("1", players + "[Room \"Open\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"9\"]\n\n") +
           game("1",
                "[West \"Ed\"]\n[North \"Flo\"]\n[East \"Gus\"]\n[South \"Hal\"]\n[Room \"Closed\"]\n"
                "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"10\"]\n"),
       "1: 1-2 4S S 9; 1: 2-1 4S S 10", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(test::besidesScoring(reading.findings)) == row.findings);
  }
  CHECK(names(readPbn(rows[0].input).event) == "1 [Ann] [Bo]; 2 [Di] [Cy]");
}

TEST_CASE("names, totals, program and points") {
  const FileReading reading = readPbn(
      "%HRTitleEvent \"Monday\"\n[Event \"\"]\n[Date \"2026.11.16\"]\n[Generator \"Scorer 1.2\"]\n[Scoring "
      "\"MP\"]\n"
      "[TotalScoreTable \"Rank\\3R;PairId\\3R;TotalMP\\6R;TotalPercentage\\6R;Names\\30L\"]\n"
      "  1   2   5.50  55.00 \"Jan;Pol\"\n 2=   1   4.50  45.00 An Maes - Bea Nys\n"
      "\n[Event \"#\"]\n[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS;MP_NS;MP_EW\"]\n1 2 420 "
      "1.5 0.5\n");
  CHECK(reading.event.name == "Monday");
  CHECK(reading.event.date == "2026-11-16");
  CHECK(reading.program == "Scorer 1.2");
  CHECK(names(reading.event) == "1 [An Maes] [Bea Nys]; 2 [Jan] [Pol]");
  REQUIRE(reading.totals.size() == 2);
  CHECK(reading.totals[0].rank == 1);
  CHECK(reading.totals[0].entry.value == 1);
  CHECK(reading.totals[0].percent == Decimal{550000});
  CHECK(reading.totals[1].tied);
  REQUIRE(reading.lines.size() == 1);
  CHECK(reading.lines[0].ns == Decimal{15000});
}

TEST_CASE("names and totals of a Mitchell whose list has no directions") {
  const FileReading reading = readPbn(
      "[Event \"x\"]\n[Board \"1\"]\n"
      "[ScoreTable \"PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW\"]\n"
      "1 1 420 \"A;B\" \"C;D\"\n2 2 50 \"E;F\" \"G;H\"\n"
      "[Event \"x\"]\n"
      "[TotalScoreTable \"Rank;PairId;TotalPercentage;MemberId1;MemberId2;Names\"]\n"
      "1 1 100.00 11 12 \"A;B\"\n2 2 0 13 14 \"E;F\"\n1 2 100 15 16 \"G;H\"\n2 1 0.00 17 18 \"C;D\"\n");
  CHECK(names(reading.event) == "1NS [A] [B]; 1EW [C] [D]; 2NS [E] [F]; 2EW [G] [H]");
  REQUIRE(reading.totals.size() == 4);
  CHECK(reading.totals[2].entry.value == 3);
  CHECK(reading.totals[3].entry.value == 1);
}

TEST_CASE("percentages are kept as the program counts them") {
  // Two results, one better: 100 and 0 as m/top, 75 and 25 as (m + 1)/2n.
  const std::string heading =
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS;Percentage_NS;Percentage_EW\"]\n";
  const FileReading ofTop = readPbn(heading + "1 2 420 100 0\n3 4 50 \"0,0\" 100.0%\n");
  REQUIRE(ofTop.lines.size() == 2);
  CHECK(ofTop.lines[0].nsPercent == Decimal{1000000});
  CHECK(ofTop.lines[1].nsPercent == Decimal{0});
  CHECK(ofTop.lines[1].ewPercent == Decimal{1000000});
  const FileReading ofField = readPbn(heading + "1 2 420 75.00 25.00\n3 4 50 ^25 ^75\n");
  REQUIRE(ofField.lines.size() == 2);
  CHECK(ofField.lines[0].nsPercent == Decimal{750000});
  CHECK(ofField.lines[1].nsPercent == Decimal{250000});
}

TEST_CASE("what is inherited is not part of the value") {
  const Event event =
      readPbn("[Event \"##Autumn\"]\n[Date \"##1998.03.21\"]\n[Scoring \"##Butler\"]\n").event;
  CHECK(event.name == "Autumn");
  CHECK(event.date == "1998-03-21");
  CHECK(event.scoring == Scoring::butler);
}

TEST_CASE("a board of which nothing was read is not there") {
  CHECK(readPbn(game("1", "[ScoreTable \"Contract;Declarer;Result\"]\n4S N 10\n")).event.boards.empty());
}

TEST_CASE("points of a single game") {
  const FileReading reading =
      readPbn(game("1",
                   "[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[ScoreMP \"NS 12.5 EW 3\"]\n"
                   "[ScorePercentage \"EW 20\"]\n"));
  REQUIRE(reading.lines.size() == 1);
  CHECK(reading.lines[0] == PublishedLine{{0}, Decimal{125000}, Decimal{30000}, {}, Decimal{200000}});
}

TEST_CASE("players' numbers") {
  const Event event =
      readPbn(
          "[Event \"x\"]\n[TotalScoreTable \"Rank;PairId;MemberID1;MemberID2;Names\"]\n"
          "1 1 011 12 \"A;B\"\n[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 50\n")
          .event;
  REQUIRE(event.players.size() == 2);
  CHECK(event.players[0].number == "011");
  CHECK(event.players[1].number == "12");
}

TEST_CASE("scorings") {
  const auto scoringOf = [](const std::string& tags) {
    return readPbn("[Event \"x\"]\n[Board \"1\"]\n" + tags +
                   "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 2 420\n")
        .event.scoring;
  };
  CHECK(scoringOf("[Scoring \"MatchPoints;MP1\"]\n") == Scoring::matchpoints);
  CHECK(scoringOf("[Scoring \"IMP;Cross\"]\n") == Scoring::crossImps);
  CHECK(scoringOf("[Scoring \"Butler\"]\n") == Scoring::butler);
  CHECK(scoringOf("[Scoring \"Cross\"]\n") == Scoring::crossImps);
  CHECK(scoringOf("[Scoring \"Rubber\"]\n") == Scoring::matchpoints);
  CHECK(test::show(readPbn("[Scoring \"Rubber\"]\n").findings) == "no-results 1:1+0; extra-text 1:11+6");
  CHECK(scoringOf("[Competition \"Teams\"]\n[Scoring \"IMP\"]\n") == Scoring::teams);
}

TEST_CASE("Windows-1252 and UTF-8") {
  const std::string table =
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW\"]\n";
  CHECK(names(readPbn(table + "1 2 420 \"No\xEBl;S\xF8ren\" \"\x8E"
                              "a;b\"\n")
                  .event) == "1 [Noël] [Søren]; 2 [Ža] [b]");
  CHECK(names(readPbn(table + "1 2 420 \"Noël;Søren\" \"Ža;b\"\n").event) == "1 [Noël] [Søren]; 2 [Ža] [b]");
}

TEST_CASE("a file is known by its first tag") {
  CHECK(looksLikePbn("% PBN 2.1\n"));
  CHECK(looksLikePbn("\n[Event \"x\"]\n"));
  CHECK(looksLikePbn("% a game\n[Unheard \"of\"]\n"));
  CHECK_FALSE(looksLikePbn("1 2 420\n"));
  CHECK_FALSE(looksLikePbn("Overtrick,1\nPlayer,Name\n1,the % PBN man\n"));
  CHECK_FALSE(looksLikePbn("[x] y\n"));
}

TEST_CASE("a value too long for a line is not repeated, and costs no time") {
  const auto games = [](const std::string& tag) {
    return readPbn("[Event \"x\"]\n[" + tag + " \"##" + std::string(1'000'000, 'x') + "\"]\n" +
                   repeated("[Board \"1\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n[Result \"7\"]\n", 20'000))
        .event.lines.size();
  };
  for (const char* tag : {"North", "Section", "Round", "HomeTeam"}) {
    CAPTURE(tag);
    CHECK(games(tag) == 20'000);
  }
  const std::string heading = "PairId_NS;PairId_EW;Score_NS;" + std::string(1'000'000, 'x');
  CHECK(readPbn("[Board \"1\"]\n[ScoreTable \"" + heading + "\"]\n1 2 420 x\n" +
                repeated("[Board \"2\"]\n[ScoreTable \"#\"]\n1 2 420 x\n", 20'000))
            .event.lines.size() == 1);
}

TEST_CASE("hostile files") {
  const std::string rows[] = {
      std::string(2'000'000, '['),
      "[Board \"" + std::string(2'000'000, '1') + "\"]",
      "[ScoreTable \"" + std::string(2'000'000, ';') + "\"]\n1 2 3\n",
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n" + std::string(2'000'000, 'x'),
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n\"" + std::string(2'000'000, '\\'),
      "{" + std::string(2'000'000, '{'),
      repeated("{} [", 500'000),
      repeated("[A \"x\" ", 300'000),
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n" + repeated("{} a b c ", 300'000),
      std::string(2'000'000, '\0') + "x",
      repeated("[Contract \"8S\"][Scoring \"Bingo\"]", 100'000),
      "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n" + repeated("a b c ", 1'000'000),
      "[Board \"1\"]\n[ScoreTable \"" + repeated("Colour;", 1'000'000) + "\"]\n" + repeated("1 ", 1'000'000),
      "[Board \"1\"]\n[ScoreTable \"PairId_NS\\999999999R;Names_NS\\5;Names_EW\"]\n1 a b c d e f\n",
  };
  for (const std::string& text : rows) CHECK(readPbn(text).event.lines.empty());
}

}  // namespace overtrick::read_pbn_test

// Who played, where the tables of a PBN file and its single games say it in different ways; individuals and teams
// as Ruter writes them (PBN 2.1 §5 leaves the columns to programs). Names and results are invented.
#include "read/pbn_pairs.h"

#include <doctest/doctest.h>

#include <string>

#include "read/pbn.h"
#include "show.h"

namespace overtrick::pbn_pairs_test {

namespace {

std::string table(const std::string& board, const std::string& rows,
                  const std::string& columns = "PairId_NS;PairId_EW;Score_NS") {
  return "[Board \"" + board + "\"]\n[Scoring \"MP\"]\n[ScoreTable \"" + columns + "\"]\n" + rows + "\n";
}

std::string game(const std::string& board, const std::string& north, const std::string& south,
                 const std::string& east, const std::string& west, const std::string& more = "") {
  return "[Board \"" + board + "\"]\n[West \"" + west + "\"]\n[North \"" + north + "\"]\n[East \"" + east +
         "\"]\n[South \"" + south +
         "\"]\n[Scoring \"MP\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n[Result \"7\"]\n" + more + "\n";
}

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += text.empty() ? "" : "; ";
    if (entry.section.known()) text += event.sections[static_cast<std::size_t>(entry.section.value)] + ".";
    text += entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex index : entry.players) {
      const Player& player = event.players[static_cast<std::size_t>(index.value)];
      text += " [" + player.name + (player.number.empty() ? "" : " " + player.number) + "]";
    }
  }
  return text;
}

std::string codes(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings)
    text += (text.empty() ? "" : " ") + std::string(nameOf(finding.code));
  return text;
}

}  // namespace

TEST_CASE("a game with names and no numbers, beside tables with numbers") {
  struct Row {
    const char* name;
    std::string input;
    const char* event;
    const char* entries;
  };
  const std::string totals = "[TotalScoreTable \"PairId;Names\"]\n1 \"Ann - Bo\"\n2 \"Cas - Dik\"\n";
  const std::string named = "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW";
  const Row rows[] = {
      {"nobody has the names: entries of their own, behind the numbers of the tables",
       table("1", "1 2 420\n3 4 50\n") + game("2", "Al", "Bo", "Cy", "Di"),
       "1: 1-2 420; 1: 3-4 50; 2: 5-6 1N N 7", "1; 2; 3; 4; 5 [Al] [Bo]; 6 [Cy] [Di]"},
      {"the game before the table", game("2", "Al", "Bo", "Cy", "Di") + table("1", "1 2 420\n3 4 50\n"),
       "2: 5-6 1N N 7; 1: 1-2 420; 1: 3-4 50", "5 [Al] [Bo]; 6 [Cy] [Di]; 1; 2; 3; 4"},
      {"a number that is missing in the tables may be somebody's",
       table("1", "1 2 420\n4 7 50\n") + game("2", "Al", "Bo", "Cy", "Di"),
       "1: 1-2 420; 1: 4-7 50; 2: 8-9 1N N 7", "1; 2; 4; 7; 8 [Al] [Bo]; 9 [Cy] [Di]"},
      {"the ranking has the names, in any order and with a number behind",
       table("1", "1 2 420\n") + totals + "\n" + game("2", "Dik#77", "Cas", "Ann", "Bo"),
       "1: 1-2 420; 2: 2-1 1N N 7", "1 [Ann] [Bo]; 2 [Cas] [Dik]"},
      {"the ranking behind the game", game("2", "Bo", "Ann", "Eva", "Fay") + table("1", "1 2 420\n") + totals,
       "2: 1-3 1N N 7; 1: 1-2 420", "1 [Ann] [Bo]; 3 [Eva] [Fay]; 2 [Cas] [Dik]"},
      {"the score table has the names",
       table("1", "3 4 420 \"Ann - Bo\" \"Cas - Dik\"\n", named) + game("2", "Cas", "Dik", "Eva", "Fay"),
       "1: 3-4 420; 2: 4-5 1N N 7", "3 [Ann] [Bo]; 4 [Cas] [Dik]; 5 [Eva] [Fay]"},
      {"the score table has names alone",
       table("1", "\"Ann - Bo\" \"Cas - Dik\" 420\n", "Names_NS;Names_EW;Score_NS") +
           game("2", "Ann", "Bo", "Eva", "Fay"),
       "1: Ann - Bo-Cas - Dik 420; 2: Ann - Bo-1 1N N 7", "Ann - Bo; Cas - Dik; 1 [Eva] [Fay]"},
      {"one of two names is not a pair",
       table("1", "1 2 420\n") + totals + "\n" + game("2", "Ann", "Eva", "Bo", "?"),
       "1: 1-2 420; 2: 3-4 1N N 7", "1 [Ann] [Bo]; 2 [Cas] [Dik]; 3 [Ann] [Eva]; 4 [Bo]"},
      {"nobody named at all", table("1", "1 2 420\n") + game("2", "", "", "", ""),
       "1: 1-2 420; 2: 3-4 1N N 7", "1; 2; 3; 4"},
      {"numbers of members are no numbers to go on from",
       table("1", "20417 2 420\n") + game("2", "A", "B", "C", "D"), "1: 20417-2 420; 2: 3-4 1N N 7",
       "20417; 2; 3 [A] [B]; 4 [C] [D]"},
      {"the same names in two sections: the game's own",
       "[TotalScoreTable \"Section;PairId;Names\"]\nA 1 \"Ann - Bo\"\nB 1 \"Ann - Bo\"\n\n" +
           game("2", "Ann", "Bo", "Cy", "Di", "[Section \"B\"]\n"),
       "2: B.1-B.2 1N N 7", "B.1 [Ann] [Bo]; B.2 [Cy] [Di]; A.1 [Ann] [Bo]"},
      {"the same names in two sections, and the game does not say which",
       "[TotalScoreTable \"Section;PairId;Names\"]\nA 1 \"Ann - Bo\"\nB 1 \"Ann - Bo\"\n\n" +
           game("2", "Ann", "Bo", "Cy", "Di"),
       "2: 2-3 1N N 7", "2 [Ann] [Bo]; 3 [Cy] [Di]; A.1 [Ann] [Bo]; B.1 [Ann] [Bo]"},
      {"a Mitchell: pair 1 NS is not pair 1 EW",
       table("1", "1 1 420\n2 2 50\n") +
           "[TotalScoreTable \"PairId;Direction;Names\"]\n1 NS \"Ann - Bo\"\n1 EW \"Cas - Dik\"\n\n" +
           game("2", "Ann", "Bo", "Cas", "Dik"),
       "1: 1NS-1EW 420; 1: 2NS-2EW 50; 2: 1NS-1EW 1N N 7", "1NS [Ann] [Bo]; 1EW [Cas] [Dik]; 2NS; 2EW"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = readPbn(row.input);
    CHECK(test::show(reading.event) == row.event);
    CHECK(entries(reading.event) == row.entries);
    CHECK(codes(reading.findings) == "pairs-by-name");
  }
}

TEST_CASE("tables of a match without teams get numbers that no table has") {
  const std::string rest = "[Scoring \"IMP\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n";
  const std::string seats = "[West \"W\"]\n[North \"N\"]\n[East \"E\"]\n[South \"S\"]\n";
  const std::string others = "[West \"D\"]\n[North \"A\"]\n[East \"C\"]\n[South \"B\"]\n";
  const FileReading reading = readPbn(table("1", "1 2 420\n") + "[Board \"2\"]\n" + seats + rest +
                                      "[Result \"7\"]\n[Room \"Open\"]\n\n" + "[Board \"2\"]\n" + others +
                                      rest + "[Result \"8\"]\n[Room \"Closed\"]\n");
  CHECK(test::show(reading.event) == "1: 1-2 420; 2: 3-4 1N N 7; 2: 4-3 1N N 8");
}

TEST_CASE("a file of games alone numbers its pairs from 1 and has nothing to say") {
  const FileReading reading = readPbn(game("1", "Al", "Bo", "Cy", "Di") + game("2", "Cy", "Di", "Al", "Bo"));
  CHECK(test::show(reading.event) == "1: 1-2 1N N 7; 2: 2-1 1N N 7");
  CHECK(codes(reading.findings).empty());
}

TEST_CASE("a ranking without names leaves those of the score table") {
  const FileReading reading = readPbn(
      table("1", "3 4 420 \"Ann - Bo\" \"Cas - Dik\"\n", "PairId_NS;PairId_EW;Score_NS;Names_NS;Names_EW") +
      "[TotalScoreTable \"Rank;PairId\"]\n1 3\n2 4\n");
  CHECK(entries(reading.event) == "3 [Ann] [Bo]; 4 [Cas] [Dik]");
}

TEST_CASE("whoever sits against a phantom sits out, and the phantom is nobody") {
  struct Row {
    const char* name;
    std::string input;
    const char* event;
    const char* entries;
    const char* findings;
  };
  const std::string named = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Names_NS;Names_EW";
  const std::string first = "1 2 4S N 10 420 \"Ann - Bo\" \"Cas - Dik\"\n";
  const char* entriesOfFour = "1/Ann/Bo; 2/Cas/Dik; 5/Eva/Fay; 6/Phantom/Phantom phantom";
  const Row rows[] = {
      {"a score of 0", table("1", first + "5 6 - - - 0 \"Eva - Fay\" \"Phantom - Phantom\"", named),
       "1: 1-2 4S N 10 (420); 1: 5-6 bye", entriesOfFour, ""},
      {"no score", table("1", first + "5 6 - - - - \"Eva - Fay\" \"Phantom - Phantom\"", named),
       "1: 1-2 4S N 10 (420); 1: 5-6 bye", entriesOfFour, ""},
      {"the phantom sits North-South", table("1", "6 5 - - - 0 \"PHANTOM PAIR\" \"Eva - Fay\"", named),
       "1: 6-5 bye", "6/PHANTOM PAIR phantom; 5/Eva/Fay", ""},
      {"with a hyphen of its own", table("1", "5 6 - - - 0 \"Eva - Fay\" \"Sit-out\"", named), "1: 5-6 bye",
       "5/Eva/Fay; 6/Sit/out phantom", ""},
      {"the ranking names it, behind",
       table("1", "1 2 420\n5 6 0") + "[TotalScoreTable \"PairId;Names\"]\n6 \"Bye;Bye\"\n",
       "1: 1-2 420; 1: 5-6 bye", "1; 2; 5; 6/Bye/Bye phantom", ""},
      {"a contract is a result, whoever is missing",
       table("1", "5 6 2H N 8 110 \"Eva - Fay\" \"Phantom - Phantom\"", named), "1: 5-6 2H N 8 (110)",
       "5/Eva/Fay; 6/Phantom/Phantom phantom", ""},
      {"one of two is somebody", table("1", "5 6 - - - 0 \"Eva - Fay\" \"Phantom - Gus\"", named), "1: 5-6 0",
       "5/Eva/Fay; 6/Phantom/Gus", ""},
      {"a passed-out board of two pairs", table("1", "5 6 - - - 0 \"Eva - Fay\" \"Gus - Hal\"", named),
       "1: 5-6 0", "5/Eva/Fay; 6/Gus/Hal", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.name));
    const FileReading reading = readPbn(row.input);
    CHECK(test::show(reading.event) == std::string(row.event));
    CHECK(test::showEntries(reading.event) == std::string(row.entries));
    CHECK(codes(reading.findings) == std::string(row.findings));
  }
}

TEST_CASE("individuals: each partnership is an entry") {
  const std::string columns =
      "Table;Round;PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Contract;Declarer;Result;Score_"
      "NS;"
      "Score_EW;MP_North;MP_South;MP_East;MP_West;Percentage_North;Percentage_South;Percentage_East;"
      "Percentage_West";
  const std::string ranking =
      "[TotalScoreTable \"Rank;PlayerId;TotalScoreMP;TotalPercentage;Name;MemberID\"]\n"
      "1 7 3.0 75 \"Ann-Lis Ek\" \"101\"\n2 2 2.0 50 \"Bo Dal\" -\n3 4 1.0 25 \"Cy - Fox\" \"103\"\n";
  const std::string rows =
      "1 1 7 2 4 9 3N N 9 400 - 2.0 2.0 0.0 0.0 100 100 0 0\n2 1 1 3 5 6 3N N 8 - 50 0.0 0.0 2.0 2.0 0 0 100 "
      "100\n"
      "3 1 10 11 12 - 3N N 8 - 50 0.0 0.0 2.0 2.0 0 0 100 100\n";
  for (const bool rankingFirst : {true, false}) {
    CAPTURE(rankingFirst);
    const FileReading reading = readPbn(rankingFirst ? "[Board \"1\"]\n[Scoring \"MP\"]\n" + ranking +
                                                           "[ScoreTable \"" + columns + "\"]\n" + rows
                                                     : table("1", rows, columns) + ranking);
    CHECK(test::show(reading.event) == "1: 7+2-4+9 3N N 9 (400); 1: 1+3-5+6 3N N 8 (-50)");
    CHECK(entries(reading.event) ==
          "7+2 [Ann-Lis Ek 101] [Bo Dal]; 4+9 [Cy - Fox 103] [9]; 1+3 [1] [3]; 5+6 [5] [6]");
    CHECK(codes(reading.findings) == "individual-as-pairs row-without-pairs");
    REQUIRE(reading.lines.size() == 2);
    CHECK(reading.lines[0].ns == Decimal{20000});
    CHECK(reading.lines[0].ewPercent == Decimal{0});
    // Players' totals are no entry's.
    CHECK(reading.totals.empty());
  }
}

TEST_CASE("a ranking by PlayerId of a file that is no individual") {
  const FileReading reading = readPbn(table("1", "1 2 420\n") +
                                      "[TotalScoreTable \"Rank;PlayerId;Name\"]\n1 1 \"Ann\"\n2 2 \"Bo\"\n");
  CHECK(entries(reading.event) == "1 [Ann]; 2 [Bo]");
  CHECK(reading.totals.size() == 2);
  CHECK(codes(reading.findings).empty());
}

TEST_CASE("teams: matches without their boards are named, and who the teams are is kept") {
  const FileReading reading = readPbn(
      "[Board \"202\"]\n[Scoring \"Teams\"]\n[Competition \"Teams\"]\n"
      "[TotalScoreTable \"Rank;TeamId;TeamName;Roster\"]\n1 2 \"Owls\" \"Ann - Bo - Cas - Dik\"\n2 1 \"Jay "
      "Birds\" -\n"
      "[ScoreTable \"Round;Table;TeamId_Home;TeamId_Away;MatchDetails;VP_Home;VP_Away\"]\n"
      "1 1 2 1 \"200,25,8\" 15.75 4.25\n2 1 1 2 - - -\n");
  CHECK(entries(reading.event) == "2 Owls [Ann] [Bo] [Cas] [Dik]; 1 Jay Birds");
  CHECK(codes(reading.findings).find("match-without-boards no-result") != std::string::npos);
  CHECK(reading.event.lines.empty());
}

TEST_CASE("rows with a value too many") {
  struct Row {
    const char* name;
    const char* row;
    const char* event;
    const char* findings;
  };
  const Row rows[] = {
      {"behind a whole result", "7 8 4S N 10 420 99", "1: 7-8 4S N 10 (420)", "extra-text 5:17+2"},
      {"several", "7 8 4S N 10 - 9 \"a b\"", "1: 7-8 4S N 10", "extra-text 5:15+7"},
      {"among the pairs", "7 8 9 4S N 10 420", "", "long-row 5:1+17"},
      {"in the contract", "7 8 4 S N 10 420", "", "long-row 5:1+16"},
      {"a score that is none", "7 8 4S N 10 42O 99", "", "long-row 5:1+18"},
      {"too few", "7 8 4S N", "", "short-row 5:1+8"},
      {"two rows in one line", "7 8 4S N 10 420 9 6 4S N 9 -50", "1: 7-8 4S N 10 (420); 1: 9-6 4S N 9 (-50)",
       ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading =
        readPbn("[Event \"\"]\n" + table("1", std::string(row.row) + "\n",
                                         "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"));
    CHECK(test::show(reading.event) == row.event);
    Findings others;
    for (const Finding& finding : reading.findings) {
      if (finding.code != Code::noResults) others.push_back(finding);
    }
    CHECK(test::show(others) == row.findings);
  }
}

}  // namespace overtrick::pbn_pairs_test

// USEBIO files as the programs in use write them; names and results are invented.
#include "read/usebio.h"

#include <doctest/doctest.h>

#include <string>

#include "read/program.h"
#include "show.h"
#include "xml_text.h"

namespace overtrick::read_usebio_test {

namespace {

FileReading read(const std::string& xml) { return readUsebio(test::treeOf(xml)); }

std::string event(const std::string& inside, const std::string& type = "MP_PAIRS") {
  return "<USEBIO Version=\"1.2\">\n<EVENT EVENT_TYPE=\"" + type + "\">\n" + inside + "</EVENT></USEBIO>\n";
}

// A board with one line, made of what stands behind the pair numbers.
std::string oneLine(const std::string& fields) {
  return event(
      "<BOARD><BOARD_NUMBER>7</BOARD_NUMBER>"
      "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>" +
      fields + "</TRAVELLER_LINE></BOARD>");
}

std::string line(const std::string& ns, const std::string& ew, const std::string& score,
                 const std::string& more = "") {
  return "<TRAVELLER_LINE><NS_PAIR_NUMBER>" + ns + "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>" + ew +
         "</EW_PAIR_NUMBER><SCORE>" + score + "</SCORE>" + more + "</TRAVELLER_LINE>\n";
}

std::string board(int number, const std::string& lines) {
  return "<BOARD><BOARD_NUMBER>" + std::to_string(number) + "</BOARD_NUMBER>\n" + lines + "</BOARD>\n";
}

std::string points(const std::string& ns, const std::string& ew) {
  return "<NS_MATCH_POINTS>" + ns + "</NS_MATCH_POINTS><EW_MATCH_POINTS>" + ew + "</EW_MATCH_POINTS>";
}

std::string pair(const std::string& number, const std::string& direction, const std::string& more = "") {
  return "<PAIR><PAIR_NUMBER>" + number + "</PAIR_NUMBER><DIRECTION>" + direction + "</DIRECTION>" + more +
         "</PAIR>\n";
}

std::string boardSections(const Event& event) {
  std::string text;
  for (const Board& one : event.boards) {
    if (!text.empty()) text += " ";
    if (one.section.known()) text += event.sections[static_cast<std::size_t>(one.section.value)] + ".";
    text += std::to_string(one.number);
  }
  return text;
}

std::string boardSessions(const Event& event) {
  std::string text;
  for (const Board& one : event.boards) text += (text.empty() ? "" : " ") + std::to_string(one.session);
  return text;
}

}  // namespace

TEST_CASE("usebio: what can have happened") {
  struct Row {
    std::string name;
    std::string fields;
    std::string event;
    std::string findings;
  };
  const Row rows[] = {
      {"contract, tricks and score",
       "<CONTRACT>4Sx</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>HA</LEAD><TRICKS>9</TRICKS><SCORE>-200</SCORE>",
       "7: 1-2 4Sx S 9 (-200)", ""},
      {"no-trump in capitals",
       "<CONTRACT>3NTXX</CONTRACT><PLAYED_BY>E</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-1400</SCORE>",
       "7: 1-2 3Nxx E 9 (-1400)", ""},
      {"contract in pieces",
       "<CONTRACT>3 NT *</CONTRACT><PLAYED_BY>W</PLAYED_BY><TRICKS>8</TRICKS><SCORE>200</SCORE>",
       "7: 1-2 3Nx W 8 (200)", ""},
      {"score alone", "<SCORE>420</SCORE>", "7: 1-2 420", ""},
      {"passed out", "<CONTRACT>PASS</CONTRACT><PLAYED_BY/><TRICKS/><SCORE>0</SCORE>", "7: 1-2 pass", ""},
      {"passed out with nought tricks", "<CONTRACT>Passed Out</CONTRACT><TRICKS>0</TRICKS><SCORE>0</SCORE>",
       "7: 1-2 pass", ""},
      {"not played", "<CONTRACT>NP</CONTRACT><SCORE>NP</SCORE>", "7: 1-2 np", ""},
      {"adjusted", "<SCORE>A6040</SCORE>", "7: 1-2 60:40", ""},
      {"adjusted beside an empty contract", "<CONTRACT></CONTRACT><PLAYED_BY/><SCORE>A5050</SCORE>",
       "7: 1-2 50:50", ""},
      {"adjusted by side", "<NS_SCORE>60%</NS_SCORE><EW_SCORE>40%</EW_SCORE>", "7: 1-2 60:40", ""},
      {"score by side", "<NS_SCORE>420</NS_SCORE><EW_SCORE></EW_SCORE>", "7: 1-2 420", ""},
      {"result in place of tricks",
       "<CONTRACT>4H</CONTRACT><DECLARER>N</DECLARER><RESULT_FIELD>+1</RESULT_FIELD><SCORE>650</SCORE>",
       "7: 1-2 4H N 11 (650)", ""},
      {"no declarer", "<CONTRACT>4H</CONTRACT><TRICKS>10</TRICKS><SCORE>-620</SCORE>",
       "7: 1-2 4H E 10 (-620)", "declarer-from-score 3:132+2"},
      {"unreadable", "<CONTRACT>4Q</CONTRACT>", "", "unknown-contract 3:132+2"},
      {"a wrong score", "<SCORE>4x0</SCORE>", "", "not-a-number 3:129+3"},
      {"nothing", "", "", "no-result 3:54+0"},
      {"a contract alone", "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>", "", "no-result 3:54+0"},
      {"a contract, and empty places for its result",
       "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS/><SCORE></SCORE>", "", "no-result 3:54+0"},
      {"a contract and its score", "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><SCORE>650</SCORE>",
       "7: 1-2 4S N 11 (650)", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(oneLine(row.fields));
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("usebio: pair numbers") {
  struct Row {
    std::string name;
    std::string inside;
    std::string event;
    std::string findings;
  };
  const Row rows[] = {
      {"a Mitchell by its numbers (Compscore3)",
       board(1, line("1NS", "1EW", "420") + line("2NS", "3EW", "50")), "1: 1NS-1EW 420; 1: 2NS-3EW 50", ""},
      {"a Mitchell by its list (PairsScorer)",
       "<WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>" + pair("1", "NS") + pair("1", "EW") + pair("2", "NS") +
           pair("2", "EW") + "</PARTICIPANTS>" + board(1, line("1", "2", "420") + line("2", "1", "50")),
       "1: 1NS-2EW 420; 1: 2NS-1EW 50", ""},
      {"a Howell", board(1, line("1", "2", "420") + line("3", "4", "50")), "1: 1-2 420; 1: 3-4 50", ""},
      {"session, section and pair", board(1, line("1-1-2", "1-1-3", "420")), "1: 1-1-2-1-1-3 420", ""},
      {"section in brackets", board(1, line("(B) 3 NS", "(B) 4 EW", "420")), "1: B.3NS-B.4EW 420", ""},
      {"a pair without opponents", board(1, line("1", "0", "") + line("2", "3", "50")),
       "1: 1-0 bye; 1: 2-3 50", ""},
      {"nobody", board(1, line("", "", "420")), "", "row-without-pairs 4:17+0"},
      {"no board", "<BOARD>" + line("1", "2", "420") + "</BOARD>", "", "missing-board 3:24+0"},
      {"a board out of range", board(10000, line("1", "2", "420")), "", "missing-board 4:0+0"},
      {"the board's number as an attribute",
       "<BOARD BOARD_NUMBER=\"9\">" + line("1", "2", "420") + "</BOARD>", "9: 1-2 420", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(event(row.inside));
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("usebio: EBUScore, with points, totals and names") {
  const FileReading reading = read(
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
      "<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\n" +
      event("<PROGRAM_NAME>EBUScore Pairs</PROGRAM_NAME><PROGRAM_VERSION>5.1</PROGRAM_VERSION>"
            "<EVENT_DESCRIPTION>Winter Pairs</EVENT_DESCRIPTION><DATE>03/11/2025</DATE>"
            "<PARTICIPANTS>" +
            pair("1", "",
                 "<PERCENTAGE>61.25</PERCENTAGE><TOTAL_SCORE>98.00</TOTAL_SCORE><PLACE>1=</PLACE>"
                 "<PLAYER><PLAYER_NAME>Ada Quill</PLAYER_NAME>"
                 "<NATIONAL_ID_NUMBER>00112</NATIONAL_ID_NUMBER></PLAYER>"
                 "<PLAYER><PLAYER_NAME>Ben Rook</PLAYER_NAME></PLAYER>") +
            pair("2", "") + pair("9", "", "<PLAYER><PLAYER_NAME>Phantom</PLAYER_NAME></PLAYER>") +
            "</PARTICIPANTS>" + board(3, line("1", "2", "420", points("1.50", "0.50")))));
  CHECK(reading.program == "EBUScore Pairs 5.1");
  CHECK(rulesOfProgram(reading.program) == "ebuscore");
  CHECK(reading.event.name == "Winter Pairs");
  CHECK(reading.event.date == "2025-11-03");
  CHECK(reading.event.scoring == Scoring::matchpoints);
  CHECK(test::showEntries(reading.event) == "1/Ada Quill/Ben Rook; 2; 9/Phantom phantom");
  CHECK(reading.event.players[0].number == "00112");
  REQUIRE(reading.lines.size() == 1);
  CHECK(reading.lines[0] == PublishedLine{{0}, Decimal{15000}, Decimal{5000}, {}, {}});
  REQUIRE(reading.totals.size() == 1);
  CHECK(reading.totals[0] == PublishedTotal{{0}, 1, true, Decimal{980000}, Decimal{612500}});
  CHECK(reading.findings.empty());
}

TEST_CASE("usebio: how it was scored") {
  struct Row {
    std::string name;
    std::string type;
    std::string inside;
    Scoring scoring;
    std::string findings;
  };
  const auto method = [](const std::string& word) {
    return "<BOARD_SCORING_METHOD>" + word + "</BOARD_SCORING_METHOD>";
  };
  const Row rows[] = {
      {"MP_PAIRS", "MP_PAIRS", "", Scoring::matchpoints, ""},
      {"PAIRS and a method", "PAIRS", "<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>",
       Scoring::crossImps, ""},
      {"PAIRS, Butler", "PAIRS", "<BOARD_SCORING_METHOD>BUTLER_IMPS</BOARD_SCORING_METHOD>", Scoring::butler,
       ""},
      {"PAIRS, by its lines", "PAIRS",
       board(1, line("1", "2", "420", "<NS_CROSS_IMP_POINTS>3</NS_CROSS_IMP_POINTS>")), Scoring::crossImps,
       ""},
      {"BUTLER_PAIRS", "BUTLER_PAIRS", "", Scoring::butler, ""},
      {"CROSS_IMP", "CROSS_IMP", "", Scoring::crossImps, ""},
      {"SWISS_PAIRS at matchpoints", "SWISS_PAIRS",
       "<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>", Scoring::matchpoints, ""},
      {"SWISS_TEAMS", "SWISS_TEAMS", "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>", Scoring::teams, ""},
      {"TEAMS", "TEAMS", "", Scoring::teams, ""},
      {"point a board", "TEAMS", "<BOARD_SCORING_METHOD>PAB</BOARD_SCORING_METHOD>", Scoring::teams,
       "scored-by-boards 3:23+3"},
      {"board-a-match", "TEAMS", "<BOARD_SCORING_METHOD>BOARD_A_MATCH</BOARD_SCORING_METHOD>", Scoring::teams,
       "scored-by-boards 3:23+13"},
      {"unknown", "RUBBER", "", Scoring::matchpoints, "unknown-scoring 2:20+6"},
      {"MP", "PAIRS", method("MP"), Scoring::matchpoints, ""},
      {"matchpoints in other words", "PAIRS", method("Match points"), Scoring::matchpoints, ""},
      {"percentages", "INDIVIDUAL", method("PERCENTAGE"), Scoring::matchpoints, ""},
      {"XIMP", "MP_PAIRS", method("XIMP"), Scoring::crossImps, ""},
      {"aggregate", "PAIRS", method("AGGREGATE"), Scoring::matchpoints, "unknown-scoring 3:23+9"},
      {"aggregate, and a type of matchpoints", "MP_PAIRS", method("AGGREGATE"), Scoring::matchpoints,
       "unknown-scoring 3:23+9"},
      {"total points", "PAIRS", method("TOTAL"), Scoring::matchpoints, "unknown-scoring 3:23+5"},
      {"hybrid", "PAIRS", method("HYBRID"), Scoring::matchpoints, "unknown-scoring 3:23+6"},
      {"nobody's word", "", method("FOO"), Scoring::matchpoints, "unknown-scoring 3:23+3"},
      {"pairs, point a board", "PAIRS", method("POINT_A_BOARD"), Scoring::matchpoints,
       "unknown-scoring 3:23+13"},
      {"pairs, board-a-match", "PAIRS", method("BOARD_A_MATCH"), Scoring::matchpoints,
       "unknown-scoring 3:23+13"},
      {"pairs, BAM", "SWISS_PAIRS", method("BAM"), Scoring::matchpoints, "unknown-scoring 3:23+3"},
      {"an unknown method under its older name", "PAIRS", "<SCORING_METHOD>AGGREGATE</SCORING_METHOD>",
       Scoring::matchpoints, "unknown-scoring 3:17+9"},
      {"the lines have IMPs", "PAIRS",
       method("OTHER") + board(1, line("1", "2", "420", "<NS_CROSS_IMPS>3</NS_CROSS_IMPS>")),
       Scoring::crossImps, ""},
      {"victory points as the boards' method", "SWISS_PAIRS", method("VPS"), Scoring::matchpoints,
       "victory-points-of-pairs 3:23+3"},
      {"teams in aggregate", "TEAMS", method("AGGREGATE"), Scoring::teams, "unknown-scoring-of-teams 3:23+9"},
      {"teams, hybrid", "SWISS_TEAMS", method("HYBRID"), Scoring::teams, "unknown-scoring-of-teams 3:23+6"},
      {"teams in victory points", "TEAMS", method("VPS"), Scoring::teams, ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(event(row.inside, row.type));
    CHECK(reading.event.scoring == row.scoring);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("usebio: sections and sessions") {
  const auto section = [](const std::string& id, const std::string& inside) {
    return "<SECTION SECTION_ID=\"" + id + "\">" + inside + "</SECTION>\n";
  };
  SUBCASE("boards compared within their section, as the points say") {
    const FileReading reading =
        read(event(section("A", "<PARTICIPANTS>" + pair("1", "") + pair("2", "") + "</PARTICIPANTS>" +
                                    board(1, line("1", "2", "420", points("2", "0")) +
                                                 line("3", "4", "50", points("0", "2")))) +
                   section("B", "<PARTICIPANTS>" + pair("1", "") + pair("2", "") + "</PARTICIPANTS>" +
                                    board(1, line("1", "2", "100", points("0", "2")) +
                                                 line("3", "4", "110", points("2", "0"))))));
    CHECK(boardSections(reading.event) == "A.1 B.1");
    CHECK(test::show(reading.event) == "1: A.1-A.2 420; 1: A.3-A.4 50; 1: B.1-B.2 100; 1: B.3-B.4 110");
  }
  SUBCASE("boards compared across the sections, as the points say") {
    const FileReading reading =
        read(event(section("A", board(1, line("1", "2", "420", points("6", "0")) +
                                             line("3", "4", "50", points("0", "6")))) +
                   section("B", board(1, line("5", "6", "100", points("2", "4")) +
                                             line("7", "8", "110", points("4", "2"))))));
    CHECK(boardSections(reading.event) == "1");
    CHECK(test::show(reading.event) == "1: 1-2 420; 1: 3-4 50; 1: 5-6 100; 1: 7-8 110");
  }
  SUBCASE("sessions are apart; pairs listed for the event play in both") {
    const FileReading reading = read(event(
        "<PARTICIPANTS>" + pair("1", "") + pair("2", "") + "</PARTICIPANTS>" + "<SESSION SESSION_ID=\"1\">" +
        section("A", board(1, line("1", "2", "420"))) + "</SESSION><SESSION SESSION_ID=\"2\">" +
        section("A", board(1, line("1", "2", "50"))) + "</SESSION>"));
    CHECK(boardSections(reading.event) == "1..1 2..1");
    CHECK(boardSessions(reading.event) == "1 2");
    CHECK(test::showEntries(reading.event) == "1; 2");
  }
  SUBCASE("one session with one section is nothing to speak of") {
    const FileReading reading = read(event(
        "<SESSION SESSION_ID=\"1\">" +
        section("A", "<PARTICIPANTS>" + pair("1", "") + "</PARTICIPANTS>" + board(1, line("1", "2", "420"))) +
        "</SESSION>"));
    CHECK(boardSections(reading.event) == "1");
    CHECK(test::show(reading.event) == "1: 1-2 420");
  }
}

TEST_CASE("usebio: sessions of one event are totalled where a number is one pair in all of them") {
  const auto list = [](const std::string& inside) { return "<PARTICIPANTS>" + inside + "</PARTICIPANTS>"; };
  const auto named = [](const std::string& number, const std::string& name, const std::string& more = "") {
    return pair(number, "", "<PLAYER><PLAYER_NAME>" + name + "</PLAYER_NAME></PLAYER>" + more);
  };
  const auto session = [](const std::string& inside) { return "<SESSION>" + inside + "</SESSION>\n"; };
  const auto section = [](const std::string& id, const std::string& inside) {
    return "<SECTION SECTION_ID=\"" + id + "\">" + inside + "</SECTION>\n";
  };
  const std::string one = list(named("1", "Ann") + named("2", "Bo"));
  const std::string played = board(1, line("1", "2", "420"));
  struct Row {
    const char* name;
    std::string inside;
    const char* sessions;
    const char* sections;
    const char* event;
  };
  const Row rows[] = {
      {"listed for the event", one + session(played) + session(played), "1 2", "1..1 2..1",
       "1: 1-2 420; 1: 1-2 420"},
      {"listed nowhere", session(played) + session(played), "1 2", "1..1 2..1", "1: 1-2 420; 1: 1-2 420"},
      {"a session without results is none", one + session(played) + session("<X>1</X>") + session(played),
       "1 2", "1..1 2..1", "1: 1-2 420; 1: 1-2 420"},
      {"one session with results", one + session(played) + session("<X>1</X>"), "0", "1.1", "1: 1-2 420"},
      {"results outside of sessions", one + session(played) + session(played) + played, "0 0 0", "1.1 2.1 1",
       "1: 1-2 420; 1: 1-2 420; 1: 1-2 420"},
      {"the same pairs listed in both", session(one + played) + session(one + played), "1 2", "1..1 2..1",
       "1: 1-2 420; 1: 1-2 420"},
      {"in another order",
       session(one + played) + session(list(named("2", "Bo") + named("1", "Ann")) + played), "1 2",
       "1..1 2..1", "1: 1-2 420; 1: 1-2 420"},
      {"another pair of this number", session(one + played) + session(list(named("1", "Cy")) + played), "0 0",
       "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"no names", session(list(pair("1", "")) + played) + session(list(pair("1", "")) + played), "0 0",
       "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"totals of each session",
       session(list(named("1", "Ann", "<TOTAL_SCORE>1</TOTAL_SCORE>")) + played) + session(one + played),
       "0 0", "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"places of each session",
       session(list(named("1", "Ann", "<PLACE>1</PLACE>")) + played) + session(one + played), "0 0",
       "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"percentages of each session",
       session(list(named("1", "Ann", "<PERCENTAGE>50</PERCENTAGE>")) + played) + session(one + played),
       "0 0", "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"a list of the event beside those of sessions", one + session(one + played) + session(one + played),
       "0 0", "1.1 2.1", "1: 1.1-1.2 420; 1: 2.1-2.2 420"},
      {"lists of sections",
       session(section("A", one + played) + section("B", list(named("1", "Cy")) + played)) +
           session(section("A", one + played) + section("B", list(named("1", "Cy")) + played)),
       "1 2", "1..1 2..1", "1: A.1-A.2 420; 1: B.1-B.2 420; 1: A.1-A.2 420; 1: B.1-B.2 420"},
      {"lists of sessions with sections",
       session(one + section("A", played) + section("B", played)) +
           session(one + section("A", played) + section("B", played)),
       "1 2", "1..1 2..1", "1: 1-2 420; 1: 1-2 420; 1: 1-2 420; 1: 1-2 420"},
      {"compared within sections",
       session(section("A", board(1, line("1", "2", "420", points("2", "0")) +
                                         line("3", "4", "50", points("0", "2")))) +
               section("B", board(1, line("5", "6", "420", points("2", "0")) +
                                         line("7", "8", "50", points("0", "2"))))) +
           session(played),
       "1 1 2", "1.A.1 1.B.1 2..1", "1: 1-2 420; 1: 3-4 50; 1: 5-6 420; 1: 7-8 50; 1: 1-2 420"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(event(row.inside));
    CHECK(boardSessions(reading.event) == row.sessions);
    CHECK(boardSections(reading.event) == row.sections);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings).empty());
  }
}

TEST_CASE("usebio: matches") {
  SUBCASE("Swiss pairs: the pairs stand at the match, the board once per match") {
    const FileReading reading = read(event(
        "<MATCH><ROUND_NUMBER>2</ROUND_NUMBER><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>12</EW_PAIR_NUMBER><NS_SCORE>15</NS_SCORE><EW_SCORE>5</EW_SCORE>"
        "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><SCORE>420</SCORE></TRAVELLER_LINE></BOARD>"
        "</MATCH><MATCH><ROUND_NUMBER>2</ROUND_NUMBER><NS_PAIR_NUMBER>4</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>5</EW_PAIR_NUMBER>"
        "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><SCORE>50</SCORE></TRAVELLER_LINE></BOARD>"
        "</MATCH>",
        "SWISS_PAIRS"));
    CHECK(boardSections(reading.event) == "1");
    CHECK(test::show(reading.event) == "1: 3-12 420; 1: 4-5 50");
    CHECK(reading.event.lines[0].round == 2);
  }
  SUBCASE("teams: the line says which way TEAM sat (TeamsScorer)") {
    const FileReading reading = read(
        event("<PARTICIPANTS><TEAM TEAM_ID=\"1\" TEAM_NAME=\"Larks\"><TOTAL_SCORE>12.50</TOTAL_SCORE>"
              "<PLACE>1</PLACE><PLAYER><PLAYER_NAME>Cy Dale</PLAYER_NAME></PLAYER></TEAM>"
              "<TEAM TEAM_ID=\"2\"><PLAYER><PLAYER_NAME>Di Esk</PLAYER_NAME></PLAYER></TEAM></PARTICIPANTS>"
              "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>" +
                  board(5,
                        "<TRAVELLER_LINE><DIRECTION>NS</DIRECTION><SCORE>420</SCORE></TRAVELLER_LINE>"
                        "<TRAVELLER_LINE><DIRECTION>EW</DIRECTION><SCORE>50</SCORE></TRAVELLER_LINE>") +
                  "</MATCH>",
              "SWISS_TEAMS"));
    CHECK(test::show(reading.event) == "5: 1 Larks-2 420; 5: 2-1 Larks 50");
    CHECK(test::showEntries(reading.event) == "1 Larks/Cy Dale; 2/Di Esk");
    REQUIRE(reading.totals.size() == 1);
    CHECK(reading.totals[0].points == Decimal{125000});
  }
  SUBCASE("teams: their pairs tell (RealBridge)") {
    const FileReading reading = read(event(
        "<PARTICIPANTS><TEAM TEAM_ID=\"1\">" + pair("1-1", "") + pair("1-2", "") +
            "</TEAM><TEAM TEAM_ID=\"2\">" + pair("2-1", "") + pair("2-2", "") + "</TEAM></PARTICIPANTS>" +
            "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>" +
            board(5, line("2-1", "1-2", "420") + line("1-1", "2-2", "50")) + "</MATCH>",
        "TEAMS"));
    CHECK(test::show(reading.event) == "5: 2-1 420; 5: 1-2 50");
  }
  SUBCASE("teams: a match of which the file has only the total") {
    const FileReading reading =
        read(event("<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM>"
                   "<OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>12</TEAM_SCORE></MATCH>",
                   "SWISS_TEAMS"));
    REQUIRE(reading.findings.size() == 1);
    CHECK(reading.findings[0].code == Code::matchWithoutBoards);
  }
  SUBCASE("teams: nothing tells, TEAM sat NS first") {
    const FileReading reading = read(event("<MATCH><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>" +
                                               board(5,
                                                     "<TRAVELLER_LINE><SCORE>420</SCORE></TRAVELLER_LINE>"
                                                     "<TRAVELLER_LINE><SCORE>50</SCORE></TRAVELLER_LINE>") +
                                               "</MATCH>",
                                           "TEAMS"));
    CHECK(test::show(reading.event) == "5: 1-2 420; 5: 2-1 50");
  }
}

TEST_CASE("usebio: an individual") {
  const FileReading reading =
      read(event("<PARTICIPANTS><PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Al Finch</PLAYER_NAME>"
                 "<PLACE>1</PLACE></PLAYER></PARTICIPANTS>" +
                     board(2,
                           "<TRAVELLER_LINE><N_PLAYER_NUMBER>1</N_PLAYER_NUMBER>"
                           "<S_PLAYER_NUMBER>3</S_PLAYER_NUMBER><E_PLAYER_NUMBER>2</E_PLAYER_NUMBER>"
                           "<W_PLAYER_NUMBER>4</W_PLAYER_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE>"),
                 "INDIVIDUAL"));
  CHECK(test::show(reading.event) == "2: 1+3-2+4 420");
  CHECK(test::showEntries(reading.event) == "1+3/Al Finch/3; 2+4/2/4");
  CHECK(test::show(reading.findings) == "individual-as-pairs");
}

TEST_CASE("usebio: the program, when only a comment names it") {
  CHECK(read("<USEBIO><!-- written by BriAn 4 --><EVENT/></USEBIO>").program.empty());
  CHECK(read("<USEBIO><!-- Exported by Pianola --><EVENT/></USEBIO>").program == "Pianola");
  CHECK(read(event("<PROGRAM_NAME>BriAn</PROGRAM_NAME>")).program == "BriAn");
  CHECK(rulesOfProgram("BriAn") == "plain");
  CHECK(rulesOfProgram("JSS PairsScorer") == "ebuscore");
  CHECK(rulesOfProgram("Compscore3 26-Jul-22") == "compscore");
  CHECK(rulesOfProgram("Notepad").empty());
}

TEST_CASE("usebio: what we wrote ourselves") {
  const FileReading ruled =
      read(oneLine("<OVERTRICK_OUTCOME>620@60 -100@40 reverse group 2</OVERTRICK_OUTCOME>"));
  CHECK(test::show(ruled.event) == "7: 1-2 620@60 -100@40 reverse");
  CHECK(ruled.event.lines[0].group == 2);
  const std::string csv =
      "Overtrick,Name,Date,Scoring\n1,Ours,2026-01-02,butler\nPair,Number\n1,8\n2,9\nBoard,Number\n1,5\n"
      "Result,Board,Section,Round,Table,NS,EW,Contract,By,Tricks,Score NS\n1,5,,,,8,9,,,,420\n";
  const FileReading whole =
      read(event(board(1, line("1", "2", "50")) + "<OVERTRICK_EVENT>" + csv + "</OVERTRICK_EVENT>"));
  CHECK(whole.event.name == "Ours");
  CHECK(test::show(whole.event) == "5: 8-9 420");
  CHECK(whole.program == "Overtrick");
}

TEST_CASE("usebio: every row of the source is a line or has a finding") {
  std::string lines;
  for (int i = 0; i < 40; ++i) {
    lines += line(std::to_string(i % 7), std::to_string(i % 5), i % 3 == 0 ? "x" : i % 4 == 0 ? "" : "50");
  }
  const FileReading reading = read(event(board(1, lines)));
  CHECK(reading.event.lines.size() + reading.findings.size() >= 40);
  CHECK(reading.event.lines.size() > 10);
}

TEST_CASE("usebio: trees that nobody means") {
  CHECK_FALSE(isUsebio({}));
  CHECK_FALSE(isUsebio(test::treeOf("<html/>")));
  CHECK(isUsebio(test::treeOf("<USEBIO/>")));
  CHECK(test::show(readUsebio({}).findings) == "unknown-format");
  XmlTree deep = test::treeOf("<USEBIO/>");
  for (std::int32_t i = 1; i < 100'000; ++i) deep.nodes.push_back({0, i, 1, 1, {}});
  CHECK(readUsebio(deep).event.lines.empty());
  XmlTree odd = test::treeOf("<USEBIO><EVENT/></USEBIO>");
  odd.nodes.push_back({99, 1, 1, 1, "x"});
  odd.nodes.push_back({-1, -5, 1, 1, "x"});
  CHECK(readUsebio(odd).event.lines.empty());
}

}  // namespace overtrick::read_usebio_test

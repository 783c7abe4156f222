// The rarer forms of USEBIO: words in other spellings, parts in other places, the same thing said twice.
// Names and results are invented.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "read/program.h"
#include "read/usebio.h"
#include "show.h"
#include "xml_text.h"

namespace overtrick::usebio_forms_test {

namespace {

FileReading read(const std::string& inside, const std::string& type = "MP_PAIRS") {
  return readUsebio(
      test::treeOf("<USEBIO><EVENT EVENT_TYPE=\"" + type + "\">" + inside + "</EVENT></USEBIO>"));
}

std::string tag(const std::string& name, const std::string& content) {
  return "<" + name + ">" + content + "</" + name + ">";
}

std::string line(const std::string& fields) { return tag("TRAVELLER_LINE", fields); }

std::string seated(const std::string& ns, const std::string& ew, const std::string& fields) {
  return line(tag("NS_PAIR_NUMBER", ns) + tag("EW_PAIR_NUMBER", ew) + fields);
}

std::string board(const std::string& lines) { return tag("BOARD", tag("BOARD_NUMBER", "1") + lines); }

std::string player(const std::string& name) { return tag("PLAYER", tag("PLAYER_NAME", name)); }

std::string entries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    text += (text.empty() ? "" : "; ") + entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex index : entry.players)
      text += "/" + event.players[static_cast<std::size_t>(index.value)].name;
    if (entry.phantom) text += " phantom";
  }
  return text;
}

}  // namespace

TEST_CASE("usebio: a date that is none stays as it is written") {
  const auto dateOf = [](const std::string& dates) { return read(dates).event.date; };
  CHECK(dateOf("<DATE>03/11/2025</DATE>") == "2025-11-03");
  CHECK(dateOf("<DATE>03/11/2025</DATE><DATE>04/11/2025</DATE>") == "2025-11-03");
  CHECK(dateOf("<DATE>31/02/2025</DATE>") == "31/02/2025");
  CHECK(dateOf("<DATE>2025-11-03</DATE>") == "2025-11-03");
  CHECK(dateOf("<DATE>03/11-2025</DATE>") == "03/11-2025");
  CHECK(dateOf("<DATE>3 Nov 2025</DATE>") == "3 Nov 2025");
}

TEST_CASE("usebio: the name is the description, or else the first title") {
  CHECK(read("<TITLE>Spring</TITLE><TITLE>Two</TITLE>").event.name == "Spring");
  CHECK(read("<TITLE>Spring</TITLE><EVENT_DESCRIPTION>Spring Pairs</EVENT_DESCRIPTION>").event.name ==
        "Spring Pairs");
  CHECK(read("<TITLE></TITLE>").event.name.empty());
}

TEST_CASE("usebio: of two programs or types the first counts") {
  CHECK(readUsebio(test::treeOf("<USEBIO><!-- Pianola --><!-- BriAn --><EVENT/></USEBIO>")).program ==
        "Pianola");
  CHECK(read("<EVENT_TYPE>TEAMS</EVENT_TYPE>").event.scoring == Scoring::matchpoints);
}

TEST_CASE("usebio: directions in other words") {
  struct Row {
    std::string word;
    std::string entries;
  };
  const Row rows[] = {{"NS", "1NS"},  {"n/s", "1NS"}, {"N", "1NS"}, {"S", "1NS"}, {"EW", "1EW"},
                      {"E/W", "1EW"}, {"e", "1EW"},   {"W", "1EW"}, {"{", "1"},   {"", "1"}};
  for (const Row& row : rows) {
    CAPTURE(row.word);
    const std::string pair = tag("PAIR", tag("PAIR_NUMBER", "1") + tag("DIRECTION", row.word));
    const std::string other = tag("PAIR", tag("PAIR_NUMBER", "2") + tag("DIRECTION", row.word));
    // One winner or two: a list in which all sit one way has them sit that way.
    const FileReading reading =
        read(tag("WINNER_TYPE", row.entries == "1" ? "1" : "2") + tag("PARTICIPANTS", pair + other) +
             board(row.entries == "1EW" ? seated("3", "1", tag("SCORE", "420"))
                                        : seated("1", "3", tag("SCORE", "420"))));
    CHECK(entries(reading.event).find(row.entries) != std::string::npos);
  }
}

TEST_CASE("usebio: one winner or two, against what the lines look like") {
  const std::string lines =
      board(seated("1", "1", tag("SCORE", "420")) + seated("2", "2", tag("SCORE", "50")));
  CHECK(test::show(read(lines).event) == "1: 1NS-1EW 420; 1: 2NS-2EW 50");
  CHECK(test::show(read(tag("WINNER_TYPE", "2") + lines).event) == "1: 1NS-1EW 420; 1: 2NS-2EW 50");
  CHECK(test::show(read(tag("WINNER_TYPE", "1") + lines).event) == "1: 1-1 420; 1: 2-2 50");
}

TEST_CASE("usebio: a section in brackets needs a number behind it") {
  CHECK(test::show(read(board(seated("(B) 1", "(B", tag("SCORE", "420")))).event) == "1: B.1-(B 420");
  CHECK(test::show(read(board(seated("(B)", "2", tag("SCORE", "420")))).event) == "1: (B)-2 420");
}

TEST_CASE("usebio: the program's name, however it is parted") {
  for (const char* name : {"Magic Contest", "magic_contest", "Magic-Contest", "MAGIC - CONTEST 5"})
    CHECK(rulesOfProgram(name) == "magic");
  CHECK(rulesOfProgram("Magic/Contest").empty());
}

TEST_CASE("usebio: nobody, in words") {
  CHECK(test::show(read(board(seated("1", "Bye", "") + seated("np", "2", ""))).event) == "1: 1-0 bye");
  const std::string list =
      tag("PARTICIPANTS", tag("PAIR", tag("PAIR_NUMBER", "1") + player("Bye") + player("PHANTOM pair")) +
                              tag("PAIR", tag("PAIR_NUMBER", "2") + player("Pass") + tag("PLAYER", "")) +
                              tag("PAIR", player("Nobody's number")));
  CHECK(entries(read(list + board(seated("1", "2", tag("SCORE", "50")))).event) ==
        "1/Bye/PHANTOM pair phantom; 2/Pass");
}

TEST_CASE("usebio: a result against nobody is half a result") {
  struct Row {
    std::string name;
    std::string line;
    std::string event;
    std::string findings;
  };
  const Row rows[] = {
      {"no number", seated("1", "", tag("SCORE", "420")), "", "row-without-pairs 1:91+0"},
      {"nought", seated("0", "2", tag("CONTRACT", "4S") + tag("PLAYED_BY", "N") + tag("TRICKS", "10")), "",
       "row-without-pairs 1:91+0"},
      {"a sit-out", seated("1", "0", ""), "1: 1-0 bye", ""},
      {"an award to one pair", seated("1", "0", tag("SCORE", "A6040")), "1: 1-0 60:40", ""},
      {"not played", seated("1", "0", tag("SCORE", "NP")), "1: 1-0 np", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const FileReading reading = read(board(row.line));
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("usebio: who faces a pair that is nobody sits out") {
  struct Row {
    std::string name;
    std::string nobody;
    std::string fields;
    std::string last;
    std::string findings = {};
  };
  const std::string nought = tag("SCORE", "0");
  const std::string played = tag("CONTRACT", "4S") + tag("PLAYED_BY", "N") + tag("TRICKS", "10");
  const auto points = [](const std::string& ns, const std::string& ew) {
    return tag("NS_MATCH_POINTS", ns) + tag("EW_MATCH_POINTS", ew);
  };
  const Row rows[] = {
      {"Phantom", "Phantom", nought, "5-0 bye"},
      {"Sit Out", "Sit Out", nought, "5-0 bye"},
      {"Sit-out", "Sit-out", nought, "5-0 bye"},
      {"Bye", "Bye", nought, "5-0 bye"},
      {"PHANTOM PAIR", "PHANTOM PAIR", nought, "5-0 bye"},
      {"an empty score", "Phantom", "<SCORE></SCORE>", "5-0 bye"},
      {"nothing", "Phantom", "", "5-0 bye"},
      {"not played", "Phantom", tag("SCORE", "NP"), "5-0 bye"},
      {"passed out", "Phantom", tag("CONTRACT", "PASS") + nought, "5-0 bye"},
      {"no points for it", "Phantom", nought + points("0", "0"), "5-0 bye"},
      {"points of an award", "Phantom", nought + points("1.2", "0.8"), "5-6 60:40", "nought-as-percent"},
      {"points that are none", "Phantom", nought + points("1.7", "0.3"), "5-0 bye"},
      {"an award", "Phantom", tag("SCORE", "A6040"), "5-6 60:40"},
      {"somebody played there", "Phantom", played + tag("SCORE", "420"), "5-6 4S N 10 (420)"},
      {"a player's name", "Byers", nought, "5-6 0"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const std::string list = tag(
        "PARTICIPANTS", tag("PAIR", tag("PAIR_NUMBER", "5") + player("Ann") + player("Bo")) +
                            tag("PAIR", tag("PAIR_NUMBER", "6") + player(row.nobody) + player(row.nobody)));
    const FileReading reading = read(list + board(seated("1", "2", tag("SCORE", "420") + points("2", "0")) +
                                                  seated("3", "4", tag("SCORE", "-50") + points("0", "2")) +
                                                  seated("5", "6", row.fields)));
    CHECK(test::show(reading.event) == "1: 1-2 420; 1: 3-4 -50; 1: " + row.last);
    const std::string findings = test::show(reading.findings);
    CHECK(findings.substr(0, findings.find(' ')) == row.findings);
  }
}

TEST_CASE("usebio: of two pairs with one number the one of that direction is nobody") {
  const auto pair = [](const std::string& number, const std::string& direction, const std::string& name) {
    return tag("PAIR", tag("PAIR_NUMBER", number) + tag("DIRECTION", direction) + player(name));
  };
  const std::string nought = tag("SCORE", "0");
  const std::string lines = board(seated("1", "2", nought) + seated("2", "1", nought));
  const auto shown = [&](const std::string& first, const std::string& second) {
    const std::string list = pair("1", first, "Ann") + pair("2", first, "Bo") + pair("1", second, "Cy") +
                             pair("2", second, "Phantom");
    return test::show(read(tag("PARTICIPANTS", list) + lines).event);
  };
  CHECK(shown("NS", "EW") == "1: 1NS-0 bye; 1: 2NS-1EW 0");
  // Both are nobody: a row is still a row.
  const std::string list = pair("1", "", "Phantom") + pair("2", "", "Phantom");
  CHECK(test::show(read(tag("PARTICIPANTS", list) + board(seated("1", "2", nought))).event) == "1: 1-0 bye");
}

TEST_CASE("usebio: teams' pairs without a match around them") {
  const auto team = [](const std::string& id, const std::string& first, const std::string& second) {
    return tag("TEAM", tag("TEAM_ID", id) + tag("PAIR", tag("PAIR_NUMBER", first) + player("a")) +
                           tag("PAIR", tag("PAIR_NUMBER", second) + player("b")));
  };
  const auto lines = [](const std::string& ns, const std::string& ew, const std::string& otherNs,
                        const std::string& otherEw) {
    return board(seated(ns, ew, tag("SCORE", "420")) + seated(otherNs, otherEw, tag("SCORE", "-50")));
  };
  const std::string sections = team("1", "1-1-2", "1-3-4") + team("2", "2-1-2", "2-3-4");
  const std::string numbers =
      team("1", "1", "2") + team("2", "3", "4") + team("3", "5", "6") + team("4", "7", "8");
  struct Row {
    std::string name;
    std::string teams;
    std::string lines;
    std::string event;
  };
  const Row rows[] = {
      {"by their numbers", sections, lines("1-1-2", "2-3-4", "2-1-2", "1-3-4"), "1: 1-2 420; 1: 2-1 -50"},
      {"one line of nobody's pairs", sections,
       lines("1-1-2", "2-3-4", "2-1-2", "1-3-4") + lines("9-9", "8-8", "7-7", "6-6"),
       "1: 1-2 420; 1: 2-1 -50; 1: 9-9-8-8 420; 1: 7-7-6-6 -50"},
      {"the same numbers as the teams", numbers, lines("1", "3", "4", "2"), "1: 1-2 420; 1: 2-1 -50"},
      {"the teams themselves", numbers, lines("1", "3", "3", "1"), "1: 1-3 420; 1: 3-1 -50"},
      {"the teams themselves, one number at least is no other team's pair", numbers,
       lines("1", "2", "4", "3"), "1: 1-2 420; 1: 4-3 -50"},
      {"a number that is a pair in two teams", team("1", "A", "B") + team("2", "A", "B"),
       lines("A", "B", "B", "A"), "1: A-B 420; 1: B-A -50"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(test::show(read(tag("PARTICIPANTS", row.teams) + row.lines, "TEAMS").event) == row.event);
  }
  // Within a match such a number does not tell which team sat where.
  const std::string twice = tag("PARTICIPANTS", team("1", "A", "B") + team("2", "A", "B"));
  const std::string match =
      tag("MATCH", tag("TEAM", "2") + tag("OPPOSING_TEAM", "1") + lines("A", "B", "A", "B"));
  CHECK(test::show(read(twice + match, "TEAMS").event) == "1: 2-1 420; 1: 1-2 -50");
}

TEST_CASE("usebio: a team that is nobody") {
  const std::string teams =
      tag("PARTICIPANTS", tag("TEAM", tag("TEAM_ID", "1") + tag("TEAM_NAME", "Larks")) +
                              tag("TEAM", tag("TEAM_ID", "2") + tag("TEAM_NAME", "Bye")));
  CHECK(entries(read(teams + board(seated("1", "2", tag("SCORE", "0"))), "TEAMS").event) ==
        "1 Larks; 2 Bye phantom");
}

TEST_CASE("usebio: lines outside a board name it themselves") {
  const std::string one = line(tag("BOARD_NUMBER", "4") + tag("NS_PAIR_NUMBER", "1") +
                               tag("EW_PAIR_NUMBER", "2") + tag("SCORE", "420"));
  CHECK(test::show(read(one).event) == "4: 1-2 420");
  const FileReading match = read(tag("MATCH", tag("ROUND_NUMBER", "3") + one + one));
  CHECK(test::show(match.event) == "4: 1-2 420; 4: 1-2 420");
  CHECK(match.event.lines[0].round == 3);
  CHECK(match.findings.empty());
}

TEST_CASE("usebio: a match with one team alone leaves the pairs where they sat") {
  const auto shown = [](const std::string& match) {
    return test::show(read(tag("MATCH", match), "TEAMS").event);
  };
  CHECK(shown(tag("TEAM", "1") + board(seated("7", "8", tag("SCORE", "420")))) == "1: 7-8 420");
  // One side missing at the line: the match's pairs stand for both or for none.
  CHECK(shown(tag("NS_PAIR_NUMBER", "3") + tag("EW_PAIR_NUMBER", "4") + board(seated("7", "", ""))) ==
        "1: 7-0 bye");
}

TEST_CASE("usebio: the pair that sat EW tells which team did") {
  const std::string team = tag("TEAM", tag("TEAM_ID", "1") + tag("PAIR", tag("PAIR_NUMBER", "11")) +
                                           tag("PAIR", tag("PAIR_NUMBER", "11")));
  const std::string match =
      tag("TEAM", "1") + tag("OPPOSING_TEAM", "2") +
      board(seated("99", "11", tag("SCORE", "420")) + seated("11", "99", tag("SCORE", "50")));
  CHECK(test::show(read(tag("PARTICIPANTS", team) + tag("MATCH", match), "KO").event) ==
        "1: 2-1 420; 1: 1-2 50");
  CHECK(read("", "KO").event.scoring == Scoring::teams);
}

TEST_CASE("usebio: a pair of pairs is no team") {
  const std::string odd =
      tag("PAIR", tag("PAIR_NUMBER", "1") + tag("PAIR", tag("PAIR_NUMBER", "7") + player("Al")));
  CHECK(entries(read(tag("PARTICIPANTS", odd) + board(seated("1", "2", tag("SCORE", "50")))).event) ==
        "1; 2");
}

TEST_CASE("usebio: individuals by their national number, each listed once, some of them nobody") {
  const auto four = [](const std::string& n, const std::string& s, const std::string& e,
                       const std::string& w) {
    return line(tag("N_PLAYER_NUMBER", n) + tag("S_PLAYER_NUMBER", s) + tag("E_PLAYER_NUMBER", e) +
                tag("W_PLAYER_NUMBER", w) + tag("SCORE", "110"));
  };
  const std::string al = tag("PLAYER", tag("NATIONAL_ID_NUMBER", "101") + tag("PLAYER_NAME", "Al"));
  const std::string again = tag("PLAYER", tag("PLAYER_NUMBER", "101") + tag("PLAYER_NAME", "Somebody else"));
  const FileReading reading =
      read(tag("PARTICIPANTS", al + again) + board(four("101", "2", "3", "4") + four("101", "2", "5", "6")),
           "INDIVIDUAL");
  CHECK(test::show(reading.event) == "1: 101+2-3+4 110; 1: 101+2-5+6 110");
  CHECK(entries(reading.event) == "101+2/Al/2; 3+4/3/4; 5+6/5/6");
  CHECK(test::show(read(board(line(tag("N_PLAYER_NUMBER", "1") + tag("S_PLAYER_NUMBER", "0") +
                                   tag("E_PLAYER_NUMBER", "0") + tag("W_PLAYER_NUMBER", "4"))),
                        "INDIVIDUAL")
                       .findings) == "row-without-pairs 1:93+0");
}

TEST_CASE("usebio: totals and points of which only one is there") {
  const std::string list =
      tag("PARTICIPANTS", tag("PAIR", tag("PAIR_NUMBER", "1") + tag("TOTAL_SCORE", "12")) +
                              tag("PAIR", tag("PAIR_NUMBER", "2") + tag("PERCENTAGE", "48")));
  const FileReading totals = read(list + board(seated("1", "2", tag("SCORE", "50"))));
  REQUIRE(totals.totals.size() == 2);
  CHECK(totals.totals[0].points == Decimal{120000});
  CHECK(totals.totals[1].percent == Decimal{480000});
  const auto published = [](const std::string& figures) {
    return read(board(seated("1", "2", tag("SCORE", "50") + figures)), "PAIRS").lines;
  };
  REQUIRE(published(tag("EW_MATCH_POINTS", "3")).size() == 1);
  CHECK(published(tag("EW_MATCH_POINTS", "3"))[0] == PublishedLine{{0}, {}, Decimal{30000}, {}, {}});
  CHECK(published(tag("NS_PERCENTAGE", "60"))[0] == PublishedLine{{0}, {}, {}, Decimal{600000}, {}});
  CHECK(published(tag("EW_PERCENTAGE", "40"))[0] == PublishedLine{{0}, {}, {}, {}, Decimal{400000}});
  CHECK(published("").empty());
}

TEST_CASE("usebio: IMPs of the lines tell Butler from cross-IMPs") {
  const auto scoringOf = [](const std::string& figures, const std::string& type,
                            const std::string& more = "") {
    const std::string one = seated("1", "2", tag("SCORE", "50") + figures);
    return read(more + board(one + one), type).event.scoring;
  };
  CHECK(scoringOf(tag("NS_BUTLER_IMPS", "3"), "PAIRS") == Scoring::butler);
  CHECK(scoringOf(tag("EW_BUTLER_POINTS", "3"), "IMP_PAIRS") == Scoring::butler);
  CHECK(scoringOf(tag("NS_IMPS", "3"), "PAIRS") == Scoring::crossImps);
  CHECK(scoringOf("", "PAIRS", tag("SCORING_METHOD", "Cross_IMPs")) == Scoring::crossImps);
  CHECK(scoringOf("", "PAIRS", tag("BOARD_SCORING_METHOD", "BUTLER") + tag("SCORING_METHOD", "CROSS_IMPS")) ==
        Scoring::butler);
}

TEST_CASE("usebio: EW's score alone is one") {
  CHECK(test::show(read(board(seated("1", "2", tag("EW_SCORE", "50")))).event) == "1: 1-2 -50");
}

TEST_CASE("usebio: more tricks than there are make no score (5.2)") {
  const std::string contract = tag("CONTRACT", "4S") + tag("PLAYED_BY", "N") + tag("TRICKS", "99");
  const FileReading without = read(board(seated("1", "2", contract + "<SCORE></SCORE>")));
  CHECK(test::show(without.event) == "");
  REQUIRE(!without.findings.empty());
  CHECK(without.findings[0].code == Code::numberOutOfRange);
  const FileReading scored = read(board(seated("1", "2", contract + tag("SCORE", "420"))));
  CHECK(test::show(scored.event) == "1: 1-2 420");
  CHECK(test::show(scored.findings).find("contract-left-out") != std::string::npos);
}

TEST_CASE("usebio: a root whose name is not in the list is no USEBIO") {
  XmlTree tree = test::treeOf("<USEBIO/>");
  tree.nodes[0].name = -1;
  CHECK_FALSE(isUsebio(tree));
  tree.nodes[0].name = 99;
  CHECK_FALSE(isUsebio(tree));
}

// XML 1.0 §2.3: blank, tab, carriage return and line feed.
TEST_CASE("usebio: white space around a value is none of it") {
  const auto loose = [](const std::string& name, const std::string& content) {
    return tag(name, "\r\n\t\t" + content + " \n\t");
  };
  const std::string line = loose("NS_PAIR_NUMBER", "1") + loose("EW_PAIR_NUMBER", "2") +
                           loose("CONTRACT", "4Sx") + loose("PLAYED_BY", "S") + loose("TRICKS", "9") +
                           loose("SCORE", "-200") + loose("NS_MATCH_POINTS", "1.5");
  const FileReading reading = read(
      loose("DATE", "03/11/2025") + tag("BOARD", loose("BOARD_NUMBER", "7") + tag("TRAVELLER_LINE", line)),
      "\n MP_PAIRS\t");
  CHECK(test::show(reading.event) == "7: 1-2 4Sx S 9 (-200)");
  CHECK(test::show(reading.findings) == "");
  CHECK(reading.event.date == "2025-11-03");
  REQUIRE(reading.lines.size() == 1);
  CHECK(reading.lines[0].ns == Decimal{15000});
}

TEST_CASE("usebio: a finding stands where the value does, white space or not") {
  struct Row {
    const char* name;
    const char* score;
    const char* findings;
  };
  const Row rows[] = {
      {"at once", "4x0", "not-a-number 1:166+3"},
      {"behind blanks", "  4x0 ", "not-a-number 1:168+3"},
      {"on a line of its own", "\n  4x0\n", "not-a-number 2:3+3"},
      {"behind two ends of lines", "\r\n\r\n4x0", "not-a-number 3:1+3"},
      {"as old machines end a line", "\r\t4x0", "not-a-number 2:2+3"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(test::show(read(board(seated("1", "2", tag("SCORE", row.score)))).findings) == row.findings);
  }
}

TEST_CASE("usebio: matches of pairs in victory points") {
  const auto match = [](const std::string& ns, const std::string& ew, const std::string& nsVp,
                        const std::string& ewVp, const std::string& score) {
    return tag("MATCH", tag("NS_PAIR_NUMBER", ns) + tag("EW_PAIR_NUMBER", ew) + nsVp + ewVp +
                            board(tag("TRAVELLER_LINE", tag("SCORE", score)))) +
           "\n";
  };
  const auto vp = [](const std::string& ns, const std::string& ew) {
    return std::pair(tag("NS_SCORE", ns), tag("EW_SCORE", ew));
  };
  const auto pair = [](const std::string& number, const std::string& total) {
    return tag("PAIR", tag("PAIR_NUMBER", number) + tag("TOTAL_SCORE", total));
  };
  const std::string list =
      tag("PARTICIPANTS", pair("1", "17.5") + pair("2", "22.5") + pair("3", "11") + pair("4", "9"));
  const auto [ns1, ew1] = vp("12.5", "7.5");
  const auto [ns2, ew2] = vp("15", "5");
  const std::string method = tag("MATCH_SCORING_METHOD", "VPS") + "\n";
  const std::string matches =
      match("1", "2", ns1, ew1, "420") + match("2", "1", ns2, ew2, "50") + match("3", "4", "", "", "50");
  const FileReading reading = read(method + list + matches, "SWISS_PAIRS");
  CHECK(test::show(reading.findings) == "victory-points-of-pairs 1:63+3; match-results-not-shown 2:320+0");
  CHECK(reading.findings[1].first == 2);
  REQUIRE(reading.totals.size() == 4);
  CHECK(reading.totals[0].ofMatches == Decimal{175000});
  CHECK(reading.totals[1].ofMatches == Decimal{225000});
  CHECK_FALSE(reading.totals[2].ofMatches);
  // Of teams the victory points are computed from the matches, and of pairs without matches nothing is.
  CHECK(test::show(read(method, "SWISS_TEAMS").findings) == "");
  CHECK(test::show(read(tag("MATCH_SCORING_METHOD", "IMPS"), "SWISS_PAIRS").findings) == "");
  // A match whose boards are not there has no pair that its result could be added to.
  const FileReading empty = read(method + list + tag("MATCH", ns1 + ew1), "SWISS_PAIRS");
  CHECK(test::show(empty.findings).find("match-results-not-shown") != std::string::npos);
  CHECK_FALSE(empty.totals[0].ofMatches);
}

TEST_CASE("usebio: comments before the root") {
  const std::string event =
      "<USEBIO Version=\"1.1\"><CLUB>" + tag("CLUB_NAME", "Heron") +
      "</CLUB><EVENT EVENT_TYPE=\"MP_PAIRS\">" +
      board(seated("1", "2", tag("SCORE", "420")) + seated("3", "4", tag("SCORE", "50"))) +
      "</EVENT></USEBIO>";
  for (const std::string comments : {"<!-- an evening -->", "<!-- one -->\n<!-- Exported by Pianola -->\n",
                                     "<!-- Exported by Pianola --><!-- two -->"}) {
    CAPTURE(comments);
    const FileReading reading = readUsebio(test::treeOf(comments + event));
    CHECK(test::show(reading.event) == "1: 1-2 420; 1: 3-4 50");
    CHECK(test::show(reading.findings).empty());
    CHECK(reading.program == (comments.find("Pianola") == std::string::npos ? "" : "Pianola"));
  }
  CHECK_FALSE(isUsebio(test::treeOf("<!-- nothing -->")));
  CHECK_FALSE(isUsebio(test::treeOf("<!-- a page --><html/>")));
}

TEST_CASE("usebio: events of one document are apart, and so are their sessions") {
  const auto event = [](const std::string& inside) {
    return "<EVENT EVENT_TYPE=\"MP_PAIRS\">" + inside + "</EVENT>";
  };
  const auto pairs = tag("PARTICIPANTS", tag("PAIR", tag("PAIR_NUMBER", "1") + player("Ann")) +
                                             tag("PAIR", tag("PAIR_NUMBER", "2") + player("Bo")));
  const std::string played = board(seated("1", "2", tag("SCORE", "420")));
  const auto shown = [](const std::string& events) {
    const Event read = readUsebio(test::treeOf("<USEBIO>" + events + "</USEBIO>")).event;
    std::string text = test::show(read) + " on";
    for (const Board& one : read.boards)
      text += " " + (one.section.known() ? read.sections[static_cast<std::size_t>(one.section.value)] : "-");
    return text;
  };
  CHECK(shown(event(pairs + played)) == "1: 1-2 420 on -");
  CHECK(shown(event(pairs + played) + event(pairs + played)) == "1: 1.1-1.2 420; 1: 2.1-2.2 420 on 1 2");
  CHECK(shown(event(pairs + played) + "<EVENT/>") == "1: 1-2 420 on -");
  CHECK(shown(event(pairs + played) + "<EVENT/>" + event(pairs + played)) ==
        "1: 1.1-1.2 420; 1: 2.1-2.2 420 on 1 2");
  CHECK(shown(event(pairs + "<SESSION SESSION_ID=\"A\">" + played + "</SESSION>") + event(pairs + played)) ==
        "1: 1.1-1.2 420; 1: 3.1-3.2 420 on 1 A 3");
  // Listed or not, pair 1 of one event is not pair 1 of the other.
  CHECK(shown(event(played) + event(played)) == "1: 1.1-1.2 420; 1: 2.1-2.2 420 on 1 2");
  CHECK(shown(event(pairs + played) + event(played)) == "1: 1.1-1.2 420; 1: 2.1-2.2 420 on 1 2");
  CHECK(shown(event("<SESSION SESSION_ID=\"A\">" + played + "</SESSION>" + "<SESSION SESSION_ID=\"B\">" +
                    played + "</SESSION>") +
              event(played)) == "1: 1.1-1.2 420; 1: 1.1-1.2 420; 1: 4.1-4.2 420 on 1 A 1 B 4");
  CHECK(shown(pairs + event(played) + event(played)) == "1: 1-2 420; 1: 1-2 420 on 1 2");
  // Where two sessions have lists of their own, so have the pairs of a third that has none.
  const auto session = [](const std::string& inside) { return tag("SESSION", inside); };
  CHECK(shown(event(session(pairs + played) + session(pairs + played) + session(played))) ==
        "1: 1.1-1.2 420; 1: 2.1-2.2 420; 1: 3.1-3.2 420 on 1 2 3");
}

TEST_CASE("usebio: several events are taken as one by the first, and said") {
  const auto event = [](const std::string& type, const std::string& inside) {
    return "<EVENT EVENT_TYPE=\"" + type + "\">" + inside + "</EVENT>\n";
  };
  const std::string played =
      board(seated("1", "1", tag("SCORE", "420")) + seated("2", "2", tag("SCORE", "50")));
  const auto readAll = [](const std::string& events) {
    return readUsebio(test::treeOf("<USEBIO>" + events + "</USEBIO>"));
  };
  const std::string first = event("MP_PAIRS", tag("EVENT_DESCRIPTION", "First") + tag("DATE", "31/12/2023") +
                                                  tag("WINNER_TYPE", "2") + played);
  const std::string second =
      event("SWISS_TEAMS", tag("EVENT_DESCRIPTION", "Second") + tag("DATE", "01/02/2024") +
                               tag("BOARD_SCORING_METHOD", "CROSS_IMPS") + played);
  const FileReading two = readAll(first + second);
  CHECK(two.event.name == "First");
  CHECK(two.event.date == "2023-12-31");
  CHECK(two.event.scoring == Scoring::matchpoints);
  REQUIRE(two.findings.size() == 1);
  CHECK(two.findings[0].code == Code::eventsTakenTogether);
  CHECK(two.findings[0].where.line == 2);
  CHECK(two.findings[0].first == 2);
  CHECK(readAll(first + second + second).findings[0].first == 3);
  CHECK(readAll(first + "<EVENT/>").findings.empty());
  // What the first does not say is not known, even where another says it.
  const Event untitled = readAll(event("MP_PAIRS", tag("TITLE", "Only a title") + played) + second).event;
  CHECK(untitled.name == "Only a title");
  CHECK(untitled.date.empty());
  // One winner here and two there: the lines tell.
  const std::string howell = event("MP_PAIRS", tag("WINNER_TYPE", "1") + played);
  for (const std::string& events : {first + howell, howell + first}) {
    CHECK(test::show(readAll(events).event).find("1NS-") != std::string::npos);
  }
}

TEST_CASE("usebio: a team is known by its number and name") {
  const auto team = [](const std::string& id, const std::string& more) {
    return tag("TEAM", tag("TEAM_ID", id) + more);
  };
  const std::string match = tag("MATCH", tag("TEAM", "1") + tag("OPPOSING_TEAM", "2") +
                                             board(tag("TRAVELLER_LINE", tag("SCORE", "420"))));
  const auto shown = [&](const std::string& teams) {
    return test::show(read(tag("PARTICIPANTS", teams) + match, "TEAMS").event);
  };
  CHECK(shown(team("1", tag("TEAM_NAME", "Larks")) + team("2", tag("TEAM_NAME", " Jay Birds "))) ==
        "1: 1 Larks-2 Jay Birds 420");
  CHECK(shown(team("1", tag("TEAM_NAME", "1")) + team("2", "")) == "1: 1-2 420");
  CHECK(shown(team("1", tag("TEAM_NAME", "Larks")) + team("1", tag("TEAM_NAME", "Larks"))) ==
        "1: 1 Larks-2 420");
  CHECK(shown(team("1", tag("TEAM_NAME", std::string(300, 'x')))) ==
        "1: 1 " + std::string(255, 'x') + "-2 420");
}

TEST_CASE("usebio: of an endless name of a session the beginning counts, since every line asks for it") {
  const auto session = [](const std::string& name) {
    return "<SESSION SESSION_ID=\"" + name + "\">" + board(seated("1", "2", tag("SCORE", "420"))) +
           "</SESSION>";
  };
  // A result outside of them, so that they are not totalled, which leaves their names out.
  const Event event = read(session(std::string(254, 'x') + "øy") + session(std::string(300, 'z')) +
                           board(seated("1", "2", tag("SCORE", "420"))))
                          .event;
  CHECK(event.lines.size() == 3);
  CHECK(event.sections == std::vector<std::string>{std::string(254, 'x'), std::string(255, 'z')});
}

}  // namespace overtrick::usebio_forms_test

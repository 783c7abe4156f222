#include "write/usebio.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "read/csv.h"
#include "read/show.h"
#include "write/round_trip.h"

namespace overtrick::write_usebio_test {

namespace {

std::string unescaped(std::string text) {
  constexpr auto marks = std::to_array<std::array<std::string_view, 2>>(
      {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#13;", "\r"}, {"&amp;", "&"}});
  for (const auto& [mark, meaning] : marks) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + meaning.size()))
      text.replace(at, mark.size(), meaning);
  }
  return text;
}

// The text of each element of that name, elements inside it included.
std::vector<std::string> elements(const std::string& xml, const std::string& name) {
  std::vector<std::string> found;
  const std::string close = "</" + name + ">";
  for (std::size_t at = xml.find("<" + name); at != std::string::npos; at = xml.find("<" + name, at + 1)) {
    const char behind = xml[at + 1 + name.size()];
    if (behind != '>' && behind != ' ') continue;
    const std::size_t from = xml.find('>', at) + 1;
    found.push_back(xml.substr(from, xml.find(close, from) - from));
  }
  return found;
}

// Every element is closed by its own name, and no mark stands bare; empty when all is well.
std::string fault(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t at = xml.find("?>") + 2; at < xml.size(); ++at) {
    if (xml[at] == '&' && xml.find(';', at) > at + 6) return "a bare & at " + std::to_string(at);
    if (xml[at] != '<') continue;
    const std::size_t end = xml.find('>', at);
    if (end == std::string::npos) return "a bare < at " + std::to_string(at);
    const std::string tag = xml.substr(at + 1, end - at - 1);
    if (tag[0] != '/') {
      open.push_back(tag.substr(0, tag.find(' ')));
    } else if (open.empty() || open.back() != tag.substr(1)) {
      return tag + " closes nothing";
    } else {
      open.pop_back();
    }
    at = end;
  }
  return open.empty() ? "" : open.back() + " is not closed";
}

Event oneBoard(std::vector<Outcome> outcomes) {
  Event event;
  event.boards.push_back({1, {}, 0});
  for (Outcome& outcome : outcomes) {
    Line line;
    line.board = {0};
    for (EntryIndex* side : {&line.ns, &line.ew}) {
      side->value = static_cast<std::int32_t>(event.entries.size());
      Entry entry;
      entry.number = std::to_string(event.entries.size() + 1);
      event.entries.push_back(entry);
    }
    line.outcome = std::move(outcome);
    event.lines.push_back(line);
  }
  return event;
}

}  // namespace

TEST_CASE("what USEBIO holds of ours is the same event, in sound XML") {
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    const Event event = test::anyEvent(seed);
    const EventScores scores = scoreEvent(event, {});
    const std::string xml = writeUsebio(event, seed % 2 == 0 ? &scores : nullptr);
    CHECK(fault(xml) == "");
    const std::vector<std::string> own = elements(xml, "OVERTRICK_EVENT");
    REQUIRE(own.size() == 1);
    const CsvReading reading = readCsv(unescaped(own[0]));
    CHECK(test::difference(event, test::withoutPlaces(reading.event)) == "");
    CHECK(test::show(reading.findings) == "");
    std::size_t byes = 0;
    for (const Line& line : event.lines) byes += std::holds_alternative<Bye>(line.outcome) ? 1 : 0;
    CHECK(elements(xml, "TRAVELLER_LINE").size() == event.lines.size() - byes);
    const bool teams = event.scoring == Scoring::teams;
    CHECK(elements(xml, teams ? "TEAM" : "PAIR").size() == event.entries.size());
  }
}

TEST_CASE("a pair without a number is not nobody to other programs") {
  Event event = oneBoard({BareScore{420}});
  event.entries[0].number.clear();
  const std::string xml = writeUsebio(event);
  CHECK(elements(xml, "PAIR_NUMBER") == std::vector<std::string>{"#2", "2"});
  CHECK(elements(xml, "NS_PAIR_NUMBER") == std::vector<std::string>{"#2"});
}

TEST_CASE("a board that is there twice stands twice") {
  Event event = oneBoard({BareScore{420}, BareScore{-50}});
  event.boards.push_back(event.boards[0]);
  event.lines[1].board = {1};
  const std::vector<std::string> boards = elements(writeUsebio(event), "BOARD");
  REQUIRE(boards.size() == 2);
  CHECK(elements(boards[0], "SCORE") == std::vector<std::string>{"420"});
  CHECK(elements(boards[1], "SCORE") == std::vector<std::string>{"-50"});
}

TEST_CASE("sessions of a total stand as such, for other programs too") {
  Event event;
  event.sections = {"A", "1.", "2.A", "2.B", "Other"};
  event.entries.resize(4);
  event.boards = {{1, {1}, 0, 1}, {1, {2}, 0, 2}, {1, {3}, 0, 2}, {2, {4}, 0, 2}, {3, {}, 0, 2}};
  for (std::size_t i = 0; i < event.entries.size(); ++i) event.entries[i].number = std::to_string(i + 1);
  event.entries[3].section = {0};
  for (std::int32_t board = 0; board < 5; ++board)
    event.lines.push_back({{board}, {0}, {3}, 0, 0, BareScore{100 * board}});
  const std::string xml = writeUsebio(event);
  CHECK(fault(xml) == "");
  const std::vector<std::string> sessions = elements(xml, "SESSION");
  REQUIRE(sessions.size() == 2);
  CHECK(elements(sessions[0], "SECTION").empty());
  CHECK(elements(sessions[0], "SCORE") == std::vector<std::string>{"0"});
  CHECK(elements(sessions[0], "EW_PAIR_NUMBER") == std::vector<std::string>{"(A) 4"});
  CHECK(elements(sessions[1], "SECTION").size() == 3);
  CHECK(sessions[1].find("SECTION_ID=\"B\"") != std::string::npos);
  CHECK(sessions[1].find("SECTION_ID=\"Other\"") != std::string::npos);
  CHECK(elements(sessions[1], "SCORE") == std::vector<std::string>{"400", "100", "200", "300"});
  CHECK(elements(xml, "PARTICIPANTS").size() == 1);
  CHECK(elements(xml, "PAIR_NUMBER") == std::vector<std::string>{"1", "2", "3", "(A) 4"});
}

TEST_CASE("a traveller says what happened in USEBIO's own words, or in ours") {
  struct Row {
    const char* name;
    Outcome outcome;
    std::string expected;
  };
  const Award plus{Award::Kind::averagePlus, {}};
  const Award minus{Award::Kind::averageMinus, {}};
  const Row rows[] = {
      {"contract", PlayedContract{{4, Strain::spades, Doubling::doubled}, Seat::east, 10, std::nullopt},
       "<CONTRACT>4Sx</CONTRACT><PLAYED_BY>E</PLAYED_BY><TRICKS>10</TRICKS><SCORE>-590</SCORE>"},
      {"written score", PlayedContract{{3, Strain::notrump, Doubling::undoubled}, Seat::north, 9, 430},
       "<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>430</SCORE>"},
      {"score", BareScore{-50}, "<SCORE>-50</SCORE>"},
      {"passed out", PassedOut{}, "<CONTRACT>PASS</CONTRACT><SCORE>0</SCORE>"},
      {"not played", NotPlayed{}, "<CONTRACT>NP</CONTRACT>"},
      {"averages", Artificial{plus, minus}, "<SCORE>A6040</SCORE>"},
      {"percentages", Artificial{{Award::Kind::percent, {50000}}, {}}, "<SCORE>A0550</SCORE>"},
      {"a fraction of a percentage", Artificial{{Award::Kind::percent, {333300}}, {}},
       "<OVERTRICK_OUTCOME>33.33%/A</OVERTRICK_OUTCOME>"},
      {"one side", OneSided{Side::ns, plus, 420}, "<OVERTRICK_OUTCOME>NS:A+ 420</OVERTRICK_OUTCOME>"},
      {"split", Split{420, -450}, "<OVERTRICK_OUTCOME>420//-450</OVERTRICK_OUTCOME>"},
      {"weighted", Weighted{{{620, {600000}}, {-100, {400000}}}},
       "<OVERTRICK_OUTCOME>620@60 -100@40</OVERTRICK_OUTCOME>"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    std::string line = elements(writeUsebio(oneBoard({row.outcome})), "TRAVELLER_LINE").at(0);
    std::erase(line, '\n');
    CHECK(line == "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>" + row.expected);
  }
}

TEST_CASE("names, date, places and points") {
  Event event = oneBoard({BareScore{420}, BareScore{50}});
  event.name = "A & B <club>";
  event.date = "2026-11-16";
  event.players.push_back({"No\xC3\xABl \"X\" \x01", "123", {}});
  event.entries[0].players.push_back({0});
  const EventScores scores = scoreEvent(event, {});
  const std::string xml = writeUsebio(event, &scores);
  CHECK(elements(xml, "EVENT_DESCRIPTION").at(0) == "A &amp; B &lt;club&gt;");
  CHECK(elements(xml, "DATE").at(0) == "16/11/2026");
  CHECK(elements(xml, "PLAYER_NAME").at(0) == "No\xC3\xABl &quot;X&quot; \xEF\xBF\xBD");
  CHECK(elements(xml, "NATIONAL_ID_NUMBER").at(0) == "123");
  CHECK(elements(xml, "PLACE") == std::vector<std::string>{"1=", "3=", "3=", "1="});
  CHECK(elements(xml, "NS_MATCH_POINTS") == std::vector<std::string>{"2.00", "0.00"});
  CHECK(elements(xml, "WINNER_TYPE").at(0) == "1");
}

}  // namespace overtrick::write_usebio_test

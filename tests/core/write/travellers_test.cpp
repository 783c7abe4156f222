// Travellers as text: every kind of outcome in every notation is read back to the same lines.
#include "write/travellers.h"

#include <doctest/doctest.h>

#include <string>

#include "read/show.h"
#include "read/travellers.h"
#include "support/random_event.h"

namespace overtrick::write_travellers_test {

namespace {

Line lineOf(Outcome outcome) {
  Line line;
  line.outcome = std::move(outcome);
  return line;
}

struct Row {
  const char* name;
  Outcome outcome;
  Notation notation;
  const char* text;
};

TEST_CASE("a result is written as one would type it") {
  const Award plus{Award::Kind::averagePlus, {}};
  const Award minus{Award::Kind::averageMinus, {}};
  const PlayedContract doubled{{4, Strain::spades, Doubling::doubled}, Seat::east, 11, std::nullopt};
  const PlayedContract down{{3, Strain::notrump, Doubling::undoubled}, Seat::south, 7, std::nullopt};
  const Row rows[] = {
      {"English", doubled, Notation::english, "4Sx E +1"},
      {"Dutch seats", doubled, Notation::dutch, "4Sx O +1"},
      {"Danish seats", doubled, Notation::danish, "4Sx Ø +1"},
      {"Swedish seats", doubled, Notation::swedish, "4Sx Ö +1"},
      {"Dutch no-trump", down, Notation::dutch, "3SA Z -2"},
      {"Danish no-trump", down, Notation::danish, "3UT S -2"},
      {"score", BareScore{-420}, Notation::english, "-420"},
      {"passed out", PassedOut{}, Notation::english, "PASS"},
      {"passed out in Dutch", PassedOut{}, Notation::dutch, "PAS"},
      {"passed out in Danish", PassedOut{}, Notation::danish, "PAS"},
      {"passed out in Swedish", PassedOut{}, Notation::swedish, "PASS"},
      {"not played", NotPlayed{}, Notation::english, "NP"},
      {"not played in Dutch", NotPlayed{}, Notation::dutch, "NG"},
      {"not played in Danish", NotPlayed{}, Notation::danish, "ikke spillet"},
      {"not played in Swedish", NotPlayed{}, Notation::swedish, "ej spelad"},
      {"bye", Bye{}, Notation::english, "sit-out"},
      {"bye in Dutch", Bye{}, Notation::dutch, "rust"},
      {"bye in Danish", Bye{}, Notation::danish, "oversidder"},
      {"bye in Swedish", Bye{}, Notation::swedish, "frirond"},
      {"awards", Artificial{plus, minus}, Notation::english, "A+/A-"},
      {"split", Split{420, -450}, Notation::english, "420//-450"},
      {"weighted", Weighted{{{620, {600000}}, {-100, {400000}}}}, Notation::english, "620@60 -100@40"},
      {"one side", OneSided{Side::ns, plus, 420}, Notation::english, "NS:A+ 420"},
      {"one side in Dutch", OneSided{Side::ns, plus, 420}, Notation::dutch, "NZ:A+ 420"},
      {"the other side in Dutch", OneSided{Side::ew, plus, 420}, Notation::dutch, "OW:A+ 420"},
      {"the other side in Danish", OneSided{Side::ew, plus, 420}, Notation::danish, "ØV:A+ 420"},
      {"the other side in Swedish", OneSided{Side::ew, plus, 420}, Notation::swedish, "ÖV:A+ 420"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(writeResult(lineOf(row.outcome), row.notation) == row.text);
  }
}

TEST_CASE("what is written is read back, in every notation") {
  for (const Notation notation : {Notation::english, Notation::dutch, Notation::danish, Notation::swedish}) {
    CAPTURE(static_cast<int>(notation));
    Event event;
    event.entries.resize(2);
    event.entries[0].number = "1";
    event.entries[1].number = "2";
    const Award percent{Award::Kind::percent, {550000}};
    const Outcome outcomes[] = {
        PlayedContract{{1, Strain::clubs, Doubling::redoubled}, Seat::west, 7, std::nullopt},
        PlayedContract{{6, Strain::diamonds, Doubling::undoubled}, Seat::north, 12, 920},
        BareScore{170},
        PassedOut{},
        NotPlayed{},
        NotPlayed{},
        Bye{},
        Bye{},
        Bye{},
        Bye{},
        Artificial{{}, {}},
        Artificial{percent, {Award::Kind::percent, {400000}}},
        OneSided{Side::ew, {Award::Kind::averageMinus, {}}, -50},
        Split{100, -100},
        Weighted{{{430, {10000}}, {-50, {30000}}}},
    };
    for (const Outcome& outcome : outcomes) {
      const auto number = static_cast<std::int32_t>(event.boards.size());
      event.boards.push_back({number + 1, {}, 0});
      Line line = lineOf(outcome);
      line.board = {number};
      // Of a bye one pair is missing.
      if (!std::holds_alternative<Bye>(outcome)) line.ns = {0};
      line.ew = {1};
      line.reverse = number % 2 == 1;
      line.group = number % 3;
      event.lines.push_back(line);
    }
    TravellerOptions options;
    options.notation = notation;
    const TravellerReading reading = readTravellers(writeTravellers(event, notation), options);
    REQUIRE(reading.event.lines.size() == event.lines.size());
    for (std::size_t i = 0; i < event.lines.size(); ++i) {
      CAPTURE(writeResult(event.lines[i], notation));
      CHECK(reading.event.lines[i].outcome == event.lines[i].outcome);
      CHECK(reading.event.lines[i].reverse == event.lines[i].reverse);
      CHECK(reading.event.lines[i].group == event.lines[i].group);
      CHECK(reading.event.boards[static_cast<std::size_t>(reading.event.lines[i].board.value)].number ==
            static_cast<std::int32_t>(i) + 1);
    }
  }
}

TEST_CASE("a pair without a number gets the next one that nobody has") {
  struct Numbers {
    const char* name;
    std::vector<const char*> numbers;
    const char* text;
  };
  const Numbers rows[] = {
      {"all have one", {"1", "2", "3", "4"}, "Board 1\n1\t2\t420\n3\t4\t420\n"},
      {"one without", {"1", "", "3", "7"}, "Board 1\n1\t8\t420\n3\t7\t420\n"},
      {"two without", {"", "2", "3", " "}, "Board 1\n4\t2\t420\n3\t5\t420\n"},
      {"beside a number that is too large for a pair",
       {"1", "", "3", "7", "10000"},
       "Board 1\n1\t8\t420\n3\t7\t420\n"},
      {"a dash is none", {"-", "A", "B", "C"}, "Board 1\n1\tA\t420\nB\tC\t420\n"},
      {"noughts in front of another's", {"4", "004", "7", "5"}, "Board 1\n4\t8\t420\n7\t5\t420\n"},
      {"the one with noughts came first", {"04", "2", "3", "4"}, "Board 1\n04\t2\t420\n3\t5\t420\n"},
      {"the same twice, of teams", {"4 Larks", "2", "4 Owls", "3"}, "Board 1\n4\t2\t420\n5\t3\t420\n"},
  };
  for (const Numbers& row : rows) {
    CAPTURE(row.name);
    Event event;
    event.boards.push_back({1, {}, 0});
    for (const char* number : row.numbers) event.entries.emplace_back().number = number;
    for (const std::int32_t pair : {0, 2}) {
      Line line = lineOf(BareScore{420});
      line.board = {0};
      line.ns = {pair};
      line.ew = {pair + 1};
      event.lines.push_back(line);
    }
    const std::string text = writeTravellers(event, Notation::english);
    CHECK(text == row.text);
    CHECK(readTravellers(text).event.lines.size() == (row.numbers[1][0] == 'A' ? 0 : 2));
  }
}

// A score that its contract does not give, or no contract at all: none, a single figure, the largest.
void writeOddScores(Event& event, test::Random& random) {
  for (Line& line : event.lines) {
    const std::int32_t odd = random.chance(30)   ? 0
                             : random.chance(50) ? random.between(-99, 99)
                                                 : random.between(-9990, 9990);
    if (auto* played = std::get_if<PlayedContract>(&line.outcome); played && random.chance(50))
      played->score = odd;
    if (auto* bare = std::get_if<BareScore>(&line.outcome); bare && random.chance(30)) bare->score = odd;
  }
}

// Spec 5.3: what we write, we read back; the pairs of two sections stay apart.
TEST_CASE("random events with odd names of sections are read back, in every notation") {
  const char* const names[] = {"Red team", "B;2",   "Gr\"oen", "x,y",    "A 1",     "NS EW Score", " a",
                               "Board 7",  "\"A\"", "Lijn A",  "gift 1", "1 2 420", "A  B",        "A|B"};
  constexpr std::uint64_t events = 120;
  std::size_t sectioned = 0;
  for (std::uint64_t seed = 0; seed < events; ++seed) {
    Event event = test::randomEvent(seed, test::tidinessOf(seed));
    for (std::size_t i = 0; i < event.sections.size(); ++i) {
      event.sections[i] = names[(seed * 2 + i) % std::size(names)];
      ++sectioned;
    }
    for (const Notation notation :
         {Notation::english, Notation::dutch, Notation::danish, Notation::swedish}) {
      CAPTURE(seed);
      const std::string text = writeTravellers(event, notation);
      CAPTURE(text);
      TravellerOptions options;
      options.notation = notation;
      const Event again = readTravellers(text, options).event;
      REQUIRE(again.lines.size() == event.lines.size());
      for (const Entry& entry : again.entries) CHECK(entry.section.known() == !event.sections.empty());
      const auto sectionOf = [](const Event& of, const Line& line) {
        const EntryIndex pair = line.ns.known() ? line.ns : line.ew;
        const SectionIndex section = of.entries[static_cast<std::size_t>(pair.value)].section;
        return section.known() ? of.sections[static_cast<std::size_t>(section.value)] : std::string();
      };
      for (std::size_t i = 0; i < event.lines.size(); ++i) {
        CHECK(sectionOf(again, again.lines[i]) == sectionOf(event, event.lines[i]));
      }
    }
  }
  CHECK(sectioned > 0);
}

// Spec 5.3: what we write, we read back.
TEST_CASE("random events with odd scores are read back, in every notation") {
  constexpr std::uint64_t events = 120;
  for (std::uint64_t seed = 0; seed < events; ++seed) {
    Event event = test::randomEvent(seed, test::tidinessOf(seed));
    test::Random random(seed);
    writeOddScores(event, random);
    for (const Notation notation :
         {Notation::english, Notation::dutch, Notation::danish, Notation::swedish}) {
      CAPTURE(seed);
      CAPTURE(static_cast<int>(notation));
      TravellerOptions options;
      options.notation = notation;
      const Event again = readTravellers(writeTravellers(event, notation), options).event;
      REQUIRE(again.lines.size() == event.lines.size());
      for (std::size_t i = 0; i < event.lines.size(); ++i) {
        CAPTURE(writeResult(event.lines[i], notation));
        CHECK(again.lines[i].outcome == event.lines[i].outcome);
        CHECK(again.lines[i].reverse == event.lines[i].reverse);
        CHECK(again.lines[i].group == event.lines[i].group);
      }
    }
  }
}

// Who met whom is read back with sections and directions.
TEST_CASE("pairs are written so that they are read back to the same entries") {
  struct Pairs {
    const char* name;
    const char* input;
    const char* text;
  };
  const Pairs rows[] = {
      {"a Howell", "Board 1\n1 2 420\n3 4 50", "Board 1\n1\t2\t420\n3\t4\t50\n"},
      {"a Mitchell", "Board 1\n1 1 420\n2 2 50", "Board 1\n1\t1\t420\n2\t2\t50\n"},
      {"a Mitchell in which no pair meets its own number", "Board 1\n1NS 2EW 420\n2NS 1EW -50",
       "Board 1\n1NS\t2EW\t420\n2NS\t1EW\t-50\n"},
      {"one section", "Section A\nBoard 1\n1 2 420\nBoard 2\n1 2 50",
       "Section A\nBoard 1\n1\t2\t420\nBoard 2\n1\t2\t50\n"},
      {"two sections on the same boards", "Section A\nBoard 1\n1 2 420\nSection B\nBoard 1\n1 2 50",
       "Section A\nBoard 1\n1\t2\t420\nSection B\n1\t2\t50\n"},
      {"two sections, board by board",
       "Section A\nBoard 1\n1 2 420\nBoard 2\n1 2 60\nSection B\nBoard 1\n1 2 50\nBoard 2\n1 2 70",
       "Section A\nBoard 1\n1\t2\t420\nSection B\n1\t2\t50\nSection A\nBoard 2\n1\t2\t60\nSection "
       "B\n1\t2\t70\n"},
  };
  for (const Pairs& row : rows) {
    CAPTURE(row.name);
    const Event event = readTravellers(row.input).event;
    const std::string text = writeTravellers(event, Notation::english);
    CHECK(text == row.text);
    const TravellerReading again = readTravellers(text);
    CHECK(again.findings.empty());
    CHECK(again.event.entries == event.entries);
    CHECK(again.event.sections == event.sections);
    CHECK(again.event.lines.size() == event.lines.size());
    CHECK(writeTravellers(again.event, Notation::english) == text);
    for (const Notation notation : {Notation::dutch, Notation::danish, Notation::swedish}) {
      TravellerOptions options;
      options.notation = notation;
      CHECK(readTravellers(writeTravellers(event, notation), options).event.entries == event.entries);
    }
  }
}

// Spec 6: a board with a section is compared within it, and may say how many results it should have had; spec
// 5.3: what we write, we read back.
TEST_CASE("numbers that differ in their noughts alone are kept in sections and directions of their own") {
  Event event;
  event.sections = {"A", "B"};
  event.boards.push_back({1, {}, 0});
  for (const std::int32_t section : {0, 1}) {
    for (const char* number : {"4", "04"}) {
      for (const Direction direction : {Direction::ns, Direction::ew}) {
        Entry& entry = event.entries.emplace_back();
        entry.number = number;
        entry.section = {section};
        entry.direction = direction;
      }
    }
  }
  for (const std::int32_t pair : {0, 2, 4, 6}) {
    Line line = lineOf(BareScore{420});
    line.board = {0};
    line.ns = {pair};
    line.ew = {pair + 1};
    event.lines.push_back(line);
  }
  const Event again = readTravellers(writeTravellers(event, Notation::english)).event;
  CHECK(again.entries.size() == event.entries.size());
  CHECK(again.lines.size() == event.lines.size());
  for (std::size_t i = 0; i < again.entries.size(); ++i) {
    CHECK(again.entries[i].section == event.entries[i].section);
    CHECK(again.entries[i].direction == event.entries[i].direction);
  }
}

TEST_CASE("boards are read back with their sections and the results expected") {
  Event event;
  event.sections = {"A", "B", "2.", "Main hall", "NS"};
  event.boards = {{1, {0}, 0}, {1, {1}, 7}, {2, {}, 5}, {1, {2}, 0}, {3, {3}, 12}, {4, {4}, 0}};
  // Pairs of section A, of B, and of none.
  for (const std::int32_t section : {0, 1, -1}) {
    for (const char* number : {"1", "2"}) {
      Entry entry;
      entry.number = number;
      entry.section = {section};
      event.entries.push_back(entry);
    }
  }
  for (const std::int32_t board : {0, 1, 2, 2, 2, 3, 4, 5}) {
    const auto nth = static_cast<std::int32_t>(event.lines.size());
    Line line = lineOf(BareScore{10 * nth + 50});
    line.board = {board};
    line.ns = {nth % 3 * 2};
    line.ew = {nth % 3 * 2 + 1};
    event.lines.push_back(line);
  }
  CHECK(writeTravellers(event, Notation::english) ==
        "Section A\nBoard 1 within section A\n1\t2\t50\nSection B\nBoard 1 within section B, expected 7\n"
        "1\t2\t60\nSection -\nBoard 2, expected 5\n1\t2\t70\nSection A\n1\t2\t80\nSection B\n1\t2\t90\n"
        "Section -\nBoard 1 within section 2.\n1\t2\t100\nSection A\n"
        "Board 3 within section Main hall, expected 12\n1\t2\t110\nSection B\nBoard 4 within section NS\n"
        "1\t2\t120\n");
  for (const Notation notation : {Notation::english, Notation::dutch, Notation::danish, Notation::swedish}) {
    const std::string text = writeTravellers(event, notation);
    CAPTURE(text);
    TravellerReading again = readTravellers(text);
    CHECK(again.findings.empty());
    CHECK(again.event.sections == event.sections);
    CHECK(again.event.boards == event.boards);
    CHECK(again.event.entries == event.entries);
    for (Line& line : again.event.lines) line.sourceLine = 0;
    CHECK(again.event.lines == event.lines);
  }
}

TEST_CASE("a team is written by its number, without the name behind it") {
  Event event;
  event.boards = {{1, {}, 0}};
  for (const char* number : {"1 Larks", "2 Jay Birds", "3", "Owls"}) {
    Entry entry;
    entry.number = number;
    event.entries.push_back(entry);
  }
  for (const std::int32_t ns : {0, 2}) {
    Line line = lineOf(BareScore{420});
    line.board = {0};
    line.ns = {ns};
    line.ew = {ns + 1};
    event.lines.push_back(line);
  }
  CHECK(writeTravellers(event, Notation::english) == "Board 1\n1\t2\t420\n3\tOwls\t420\n");
}

TEST_CASE("a section's name that would be read as something else is left out") {
  Event event = readTravellers("Section A\n1 2 420").event;
  for (const char* name : {"A\nB", "-", ""}) {
    CAPTURE(name);
    event.sections = {name};
    CHECK(writeTravellers(event, Notation::english) == "Board 1\n1\t2\t420\n");
  }
}

}  // namespace

}  // namespace overtrick::write_travellers_test

#include "read/notation.h"

#include <doctest/doctest.h>

#include <string>

#include "read/travellers.h"
#include "show.h"

namespace overtrick::notation_test {

namespace {

struct Row {
  std::string name;
  std::string input;
  Notation notation;
  std::string event;
  std::string findings;
};

}  // namespace

TEST_CASE("the language of the letters is found in the whole text") {
  const Row rows[] = {
      {"nothing speaks", "1 2 420", Notation::english, "1: 1-2 420", ""},
      {"English", "1 2 4DE=\n3 4 3NTS=", Notation::english, "1: 1-2 4D E 10; 1: 3-4 3N S 9", ""},
      {"Dutch by its seats", "1 2 4SO=\n3 4 4SZ=", Notation::dutch, "1: 1-2 4S E 10; 1: 3-4 4S S 10", ""},
      {"Dutch by the Belgian no-trump", "1 2 O1Z+1\n3 4 N3Z=", Notation::dutch,
       "1: 1-2 1N E 8; 1: 3-4 3N N 9", ""},
      {"Dutch by a word", "Gift 1\n1 2 420", Notation::dutch, "1: 1-2 420", ""},
      {"Danish", "1 2 3UTØ=\n3 4 4RV-1", Notation::danish, "1: 1-2 3N E 9; 1: 3-4 4D W 9", ""},
      {"Danish without its own letter", "Spil 1\n1 2 3UTO=\n3 4 4RV-1", Notation::danish,
       "1: 1-2 3N E 9; 1: 3-4 4D W 9", ""},
      {"Swedish", "1 2 3NTÖ=\n3 4 4RV-1", Notation::swedish, "1: 1-2 3N E 9; 1: 3-4 4D W 9", ""},
      {"Swedish by a word", "Bricka 1\n1 2 420", Notation::swedish, "1: 1-2 420", ""},
      {"by headings", "NS;ØV;Score\n1;2;420", Notation::danish, "1: 1-2 420", ""},
      {"a stranger among them", "1 2 4SO=\n3 4 4SZ=\n5 6 4SE=", Notation::dutch,
       "1: 1-2 4S E 10; 1: 3-4 4S S 10; 1: 5-6 4S E 10", "mixed-notation 3:5+4"},
      // O is West in French: beside E it cannot be taken for East.
      {"O beside E", "1 2 4SE=\n3 4 4CE=\n5 6 4SO=", Notation::english, "1: 1-2 4S E 10; 1: 3-4 4C E 10",
       "ambiguous-letter 3:5+4"},
      // P and T are French and German suits; K is diamonds there and clubs elsewhere.
      {"K beside T", "1 2 4TN=\n3 4 4KN=\n5 6 4KN= 130", Notation::dutch, "1: 1-2 4C N 10; 1: 5-6 130",
       "ambiguous-letter 2:5+4; contract-left-out 3:5+4"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const TravellerReading reading = readTravellers(row.input);
    CHECK(reading.notation == row.notation);
    CHECK(test::show(reading.event) == row.event);
    CHECK(test::show(reading.findings) == row.findings);
  }
}

TEST_CASE("the language can be set") {
  TravellerOptions options;
  options.notation = Notation::danish;
  CHECK(readTravellers("1 2 420", options).notation == Notation::danish);
  options.notation = Notation::english;
  CHECK(test::show(readTravellers("1 2 4SZ=", options).findings) == "mixed-notation 1:5+4");
}

}  // namespace overtrick::notation_test

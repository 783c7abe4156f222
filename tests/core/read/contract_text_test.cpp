#include "read/contract_text.h"

#include <doctest/doctest.h>

#include <string>

#include "show.h"

namespace overtrick::contract_text_test {

namespace {

std::string read(const std::string& text) {
  ContractText contract;
  if (!takeText(contract, text)) return "?";
  if (!contract.hasContract()) return "no contract";
  const auto tricks = tricksOf(contract);
  if (!tricks) return "no such tricks";
  PlayedContract played{contract.contract(), contract.declarer.value_or(Seat::north), *tricks, {}};
  return test::show(Outcome{played}) + (contract.declarer ? "" : " nobody");
}

struct Row {
  std::string text;
  std::string expected;
};

}  // namespace

TEST_CASE("contracts are read in any usual order") {
  const Row rows[] = {
      {"4SN+1", "4S N 11"},
      {"N4S+1", "4S N 11"},
      {"4♠ N +1", "4S N 11"},
      {"4♠️ N +1", "4S N 11"},
      {"4♠S +1", "4S S 11"},
      {"4♥S=", "4H S 10"},
      {"4♥️S=", "4H S 10"},
      {"4♡S", "4H S 10"},
      {"4♣SX-1", "4Cx S 9"},
      {"4♦ S", "4D S 10"},
      {"4 piques N =", "4S N 10"},
      {"4S x S -2", "4Sx S 8"},
      {"3NT= E", "3N E 9"},
      {"4S!-6", "4Sx N 4 nobody"},
      {"1NT**", "1Nxx N 7 nobody"},
      {"3SA O C", "3N E 9"},
      {"4 S N 10", "4S N 10"},
      {"4SN10", "4S N 10"},
      {"4 N S =", "4N S 10"},
      {"S 4 S =", "4S S 10"},
      {"N2H-", "2H N 8"},
      {"O3K-2", "3C E 7"},
      {"O1Z+1", "1N E 8"},
      {"Z3Z=", "3N S 9"},
      {"3ZZ", "3N S 9"},
      {"3UTØ+2", "3N E 11"},
      {"3utø+2", "3N E 11"},
      {"4RV-1", "4D W 9"},
      {"4 ruter Ö =", "4D E 10"},
      {"3sangV=", "3N W 9"},
      {"3 sang Väst =", "3N W 9"},
      {"4HD N -1", "4Hx N 9"},
      {"4HR N -1", "4Hxx N 9"},
      {"4HRD N -1", "4Hxx N 9"},
      {"4DD E", "4Dx E 10"},
      {"4RR O", "4Dxx E 10"},
      {"4Sxx W =", "4Sxx W 10"},
      {"4SWxx =", "4Sxx W 10"},
      {"4S× W =", "4Sx W 10"},
      {"4S by North made", "4S N 10"},
      {"3 Hearts South +1", "3H S 10"},
      {"4S(N)=", "4S N 10"},
      {"4S-N", "4S N 10"},
      {"4SN−1", "4S N 9"},
      {"4SN–1", "4S N 9"},
      {"3nt e c", "3N E 9"},
      {"7NTxxN-13", "7Nxx N 0"},
      {"4PN=", "4S N 10"},
      {"4TN=", "4C N 10"},
      {"4♧ O\xCC\x88 =", "4C E 10"},
      {"4S dbl N", "4Sx N 10"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(read(row.text) == row.expected);
  }
}

TEST_CASE("what is no contract stays out") {
  const Row rows[] = {
      {"", "no contract"},
      {"8SN=", "?"},
      {"0SN", "?"},
      {"4", "?"},
      {"N", "no contract"},
      {"4XN", "?"},
      {"4SNN", "?"},
      {"4S R N", "?"},
      {"4S D N", "?"},
      {"N4K+1-4", "?"},
      {"4SN+14", "?"},
      {"4S 14 N", "?"},
      {"4SNxxx", "?"},
      {"420", "?"},
      {"4S N ++1", "?"},
      {"😀", "?"},
      {"4SN+4", "no such tricks"},
      {"7NTN-14", "?"},
      {"4S\xFFN", "?"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(read(row.text) == row.expected);
  }
}

}  // namespace overtrick::contract_text_test

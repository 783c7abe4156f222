#include "bridge/contract.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace overtrick::contract_test {

namespace {

// A second derivation of Law 77, trick by trick from the printed table, sharing nothing with the first.
struct Made {
  int perTrick[5] = {20, 20, 30, 30, 30};  // clubs … notrump
  int firstNotrump = 40;
};

int secondDerivation(int level, int strain, int doubling, bool vulnerable, int tricks) {
  static const int downUndoubled[2] = {50, 100};
  static const int downDoubled[2][13] = {
      {100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500},
      {200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800}};
  const int needed = level + 6;
  if (tricks < needed) {
    const int down = needed - tricks;
    if (doubling == 0) return -downUndoubled[vulnerable ? 1 : 0] * down;
    const int doubled = downDoubled[vulnerable ? 1 : 0][down - 1];
    return doubling == 1 ? -doubled : -2 * doubled;
  }
  const Made made;
  int below = 0;
  int above = 0;
  for (int odd = 1; odd <= tricks - 6; ++odd) {
    const int plain = strain == 4 && odd == 1 ? made.firstNotrump : made.perTrick[strain];
    if (odd <= level) {
      below += doubling == 0 ? plain : doubling == 1 ? plain + plain : 4 * plain;
    } else if (doubling == 0) {
      above += plain;
    } else {
      above += (doubling == 1 ? 100 : 200) * (vulnerable ? 2 : 1);
    }
  }
  const bool game = below >= 100;
  if (!game) above += 50;
  if (game) above += vulnerable ? 500 : 300;
  if (level == 6) above += vulnerable ? 750 : 500;
  if (level == 7) above += vulnerable ? 1500 : 1000;
  if (doubling == 1) above += 50;
  if (doubling == 2) above += 100;
  return below + above;
}

}  // namespace

TEST_CASE("every contract scores as Law 77 says") {
  int rows = 0;
  for (int level = 1; level <= 7; ++level) {
    for (int strain = 0; strain < 5; ++strain) {
      for (int doubling = 0; doubling < 3; ++doubling) {
        for (int vulnerable = 0; vulnerable < 2; ++vulnerable) {
          for (int tricks = 0; tricks <= 13; ++tricks) {
            const Contract contract{static_cast<std::uint8_t>(level), static_cast<Strain>(strain),
                                    static_cast<Doubling>(doubling)};
            CAPTURE(level);
            CAPTURE(strain);
            CAPTURE(doubling);
            CAPTURE(vulnerable);
            CAPTURE(tricks);
            REQUIRE(contractScore(contract, vulnerable == 1, tricks) ==
                    secondDerivation(level, strain, doubling, vulnerable == 1, tricks));
            ++rows;
          }
        }
      }
    }
  }
  CHECK(rows == 2940);
}

TEST_CASE("well-known scores") {
  struct Row {
    std::string name;
    Contract contract;
    bool vulnerable;
    std::int32_t tricks;
    std::int32_t expected;
  };
  const Row rows[] = {
      {"1NT made, Law 77", {1, Strain::notrump, Doubling::undoubled}, false, 7, 90},
      {"4S made not vulnerable, Belgian guide §3 example 4", {4, Strain::spades}, false, 10, 420},
      {"4H with three overtricks, Belgian guide §3 example 4", {4, Strain::hearts}, false, 13, 510},
      {"4H two down, Belgian guide §3 example 4", {4, Strain::hearts}, false, 8, -100},
      {"4S doubled six down vulnerable, Belgian guide §5 board 5",
       {4, Strain::spades, Doubling::doubled},
       true,
       4,
       -1700},
      {"3S doubled with two overtricks, Belgian guide §5 board 12",
       {3, Strain::spades, Doubling::doubled},
       false,
       11,
       730},
      {"2NT doubled with one overtrick, Belgian guide §5 board 19",
       {2, Strain::notrump, Doubling::doubled},
       false,
       9,
       590},
      {"7NT redoubled vulnerable, Law 77", {7, Strain::notrump, Doubling::redoubled}, true, 13, 2980},
      {"1NT redoubled vulnerable 7 down", {1, Strain::notrump, Doubling::redoubled}, true, 0, -4000},
      {"no such level", {0, Strain::clubs}, false, 7, 0},
      {"no such level", {8, Strain::clubs}, false, 13, 0},
      {"no such tricks", {1, Strain::clubs}, false, 14, 0},
      {"no such tricks", {1, Strain::clubs}, false, -1, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    CHECK(contractScore(row.contract, row.vulnerable, row.tricks) == row.expected);
  }
}

TEST_CASE("dealer and vulnerability by board number, Law 2") {
  const char* dealers = "NESWNESWNESWNESW";
  const char* vulnerabilities = "-NEBNEB-EB-NB-NE";
  for (std::int32_t board = 1; board <= 64; ++board) {
    CAPTURE(board);
    const auto dealer = dealerOf(board);
    const auto vulnerability = vulnerabilityOf(board);
    REQUIRE(dealer.has_value());
    REQUIRE(vulnerability.has_value());
    CHECK("NESW"[static_cast<std::size_t>(*dealer)] == dealers[(board - 1) % 16]);
    CHECK("-NEB"[static_cast<std::size_t>(*vulnerability)] == vulnerabilities[(board - 1) % 16]);
  }
  CHECK_FALSE(dealerOf(0).has_value());
  CHECK_FALSE(vulnerabilityOf(-3).has_value());
}

TEST_CASE("a score on a board is North-South's") {
  CHECK(scoreOnBoard(1, {4, Strain::spades}, Seat::east, 10) == -420);
  CHECK(scoreOnBoard(2, {4, Strain::spades}, Seat::south, 10) == 620);
  CHECK(scoreOnBoard(3, {4, Strain::spades}, Seat::north, 9) == -50);
  CHECK(scoreOnBoard(4, {4, Strain::spades}, Seat::west, 9) == 100);
  CHECK(scoreOnBoard(0, {4, Strain::spades}, Seat::north, 10) == 420);
}

TEST_CASE("possible scores are exactly those that some contract gives") {
  for (int v = 0; v < 4; ++v) {
    const auto vulnerability = static_cast<Vulnerability>(v);
    std::set<std::int32_t> possible{0};
    for (int level = 1; level <= 7; ++level) {
      for (int strain = 0; strain < 5; ++strain) {
        for (int doubling = 0; doubling < 3; ++doubling) {
          for (int tricks = 0; tricks <= 13; ++tricks) {
            possible.insert(
                secondDerivation(level, strain, doubling, isVulnerable(vulnerability, Side::ns), tricks));
            possible.insert(
                -secondDerivation(level, strain, doubling, isVulnerable(vulnerability, Side::ew), tricks));
          }
        }
      }
    }
    for (std::int32_t score = -8000; score <= 8000; ++score) {
      if (isPossibleScore(score, vulnerability) != possible.contains(score)) {
        CAPTURE(v);
        CAPTURE(score);
        CHECK(isPossibleScore(score, vulnerability) == possible.contains(score));
      }
    }
  }
  CHECK(isPossibleScore(620));
  CHECK_FALSE(isPossibleScore(620, Vulnerability::ew));
  CHECK_FALSE(isPossibleScore(425));
  CHECK_FALSE(isPossibleScore(2147483647));
  CHECK_FALSE(isPossibleScore(-2147483647 - 1));
}

}  // namespace overtrick::contract_test

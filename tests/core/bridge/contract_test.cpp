#include "bridge/contract.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "second/contract_score.h"

namespace overtrick::contract_test {

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
                    second::contractScore(level, strain, doubling, vulnerable == 1, tricks));
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
            possible.insert(second::contractScore(level, strain, doubling,
                                                  isVulnerable(vulnerability, Side::ns), tricks));
            possible.insert(-second::contractScore(level, strain, doubling,
                                                   isVulnerable(vulnerability, Side::ew), tricks));
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

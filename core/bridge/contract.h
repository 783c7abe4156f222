// The words of a deal: strain, doubling, seat, vulnerability, contract.
//
// Rule: Laws of Duplicate Bridge 2017, Law 2 (dealer and vulnerability by board number, a cycle of 16) and
// Law 77 (the score). Scores are signed from North-South's point of view throughout the product.
// Not here: cards, auctions and play.
#pragma once

#include <cstdint>
#include <optional>

namespace overtrick {

enum class Strain : std::uint8_t { clubs, diamonds, hearts, spades, notrump };
enum class Doubling : std::uint8_t { undoubled, doubled, redoubled };
enum class Seat : std::uint8_t { north, east, south, west };
enum class Side : std::uint8_t { ns, ew };
enum class Vulnerability : std::uint8_t { none, ns, ew, both };

struct Contract {
  std::uint8_t level = 1;  // 1…7
  Strain strain = Strain::clubs;
  Doubling doubling = Doubling::undoubled;
  bool operator==(const Contract&) const = default;
};

[[nodiscard]] constexpr Side sideOf(Seat seat) {
  return seat == Seat::north || seat == Seat::south ? Side::ns : Side::ew;
}

[[nodiscard]] constexpr Side other(Side side) { return side == Side::ns ? Side::ew : Side::ns; }

// Board numbers start at 1; anything below has neither dealer nor vulnerability.
[[nodiscard]] std::optional<Seat> dealerOf(std::int32_t board);
[[nodiscard]] std::optional<Vulnerability> vulnerabilityOf(std::int32_t board);
[[nodiscard]] bool isVulnerable(Vulnerability vulnerability, Side side);

// What declarer's side scores (Law 77), part by part; the score is the sum.
struct ScoreParts {
  std::int32_t tricks = 0;  // of the contract, doubled as bid
  std::int32_t overtricks = 0;
  std::int32_t level = 0;  // for a part score or a game
  std::int32_t slam = 0;
  std::int32_t insult = 0;       // for making a doubled contract
  std::int32_t undertricks = 0;  // what going down costs, not above 0
  bool operator==(const ScoreParts&) const = default;
};
[[nodiscard]] ScoreParts scoreParts(Contract contract, bool vulnerable, std::int32_t tricks);

// What declarer's side scores (Law 77); tricks is all that declarer won, 0…13.
[[nodiscard]] std::int32_t contractScore(Contract contract, bool vulnerable, std::int32_t tricks);

// The same, signed for North-South, on a given board.
[[nodiscard]] std::int32_t scoreOnBoard(std::int32_t board, Contract contract, Seat declarer,
                                        std::int32_t tricks);

// Whether any contract gives this score (either sign, 0 for a passed-out board included).
[[nodiscard]] bool isPossibleScore(std::int32_t score);
// The same for one side's vulnerability: a positive score needs NS to declare or EW to go down.
[[nodiscard]] bool isPossibleScore(std::int32_t score, Vulnerability vulnerability);

}  // namespace overtrick

#include "bridge/contract.h"

#include <array>

namespace overtrick {
namespace {

constexpr std::int32_t highestScore = 7600;  // 1NT redoubled, vulnerable, 13 down

constexpr std::int32_t doublingFactor(Doubling doubling) {
  return doubling == Doubling::undoubled ? 1 : doubling == Doubling::doubled ? 2 : 4;
}

constexpr std::int32_t oddTrickPoints(Contract contract) {
  const bool minor = contract.strain == Strain::clubs || contract.strain == Strain::diamonds;
  const std::int32_t first = contract.strain == Strain::notrump ? 10 : 0;
  return ((minor ? 20 : 30) * contract.level + first) * doublingFactor(contract.doubling);
}

constexpr std::int32_t overtrickPoints(Contract contract, bool vulnerable) {
  if (contract.doubling != Doubling::undoubled) {
    return (vulnerable ? 100 : 50) * doublingFactor(contract.doubling);
  }
  return contract.strain == Strain::clubs || contract.strain == Strain::diamonds ? 20 : 30;
}

constexpr std::int32_t undertrickPoints(Contract contract, bool vulnerable, std::int32_t down) {
  if (contract.doubling == Doubling::undoubled) {
    return (vulnerable ? 100 : 50) * down;
  }
  const std::int32_t factor = doublingFactor(contract.doubling) / 2;
  if (vulnerable) {
    return (300 * down - 100) * factor;
  }
  const std::int32_t afterThird = down > 3 ? 100 * (down - 3) : 0;
  return (200 * down - 100 + afterThird) * factor;
}

constexpr bool exists(Contract contract, std::int32_t tricks) {
  return contract.level >= 1 && contract.level <= 7 && tricks >= 0 && tricks <= 13;
}

constexpr ScoreParts partsOf(Contract contract, bool vulnerable, std::int32_t tricks) {
  ScoreParts parts;
  if (!exists(contract, tricks)) {
    return parts;
  }
  const std::int32_t over = tricks - 6 - contract.level;
  if (over < 0) {
    parts.undertricks = -undertrickPoints(contract, vulnerable, -over);
    return parts;
  }
  parts.tricks = oddTrickPoints(contract);
  parts.overtricks = over * overtrickPoints(contract, vulnerable);
  const std::int32_t game = vulnerable ? 500 : 300;
  parts.level = parts.tricks >= 100 ? game : 50;
  if (contract.level == 6) {
    parts.slam = vulnerable ? 750 : 500;
  }
  if (contract.level == 7) {
    parts.slam = vulnerable ? 1500 : 1000;
  }
  if (contract.doubling != Doubling::undoubled) {
    parts.insult = contract.doubling == Doubling::doubled ? 50 : 100;
  }
  return parts;
}

constexpr std::int32_t declarersScore(Contract contract, bool vulnerable, std::int32_t tricks) {
  const ScoreParts parts = partsOf(contract, vulnerable, tricks);
  return parts.tricks + parts.overtricks + parts.level + parts.slam + parts.insult + parts.undertricks;
}

// Which scores exist, in tens of points: made and down, by vulnerability of the declaring side.
struct Existing {
  std::array<std::array<bool, highestScore / 10 + 1>, 2> made{};
  std::array<std::array<bool, highestScore / 10 + 1>, 2> down{};
};

constexpr Existing listScores() {
  Existing existing;
  for (std::uint8_t level = 1; level <= 7; ++level) {
    for (std::uint8_t strain = 0; strain < 5; ++strain) {
      for (std::uint8_t doubling = 0; doubling < 3; ++doubling) {
        const Contract contract{level, static_cast<Strain>(strain), static_cast<Doubling>(doubling)};
        for (std::int32_t tricks = 0; tricks <= 13; ++tricks) {
          for (std::size_t vulnerable = 0; vulnerable < 2; ++vulnerable) {
            const std::int32_t score = declarersScore(contract, vulnerable == 1, tricks);
            auto& list = score > 0 ? existing.made : existing.down;
            list[vulnerable][static_cast<std::size_t>((score > 0 ? score : -score) / 10)] = true;
          }
        }
      }
    }
  }
  return existing;
}

constexpr Existing existingScores = listScores();

bool someContractGives(std::int32_t score, bool declaring, bool defending) {
  if (score > highestScore || score % 10 != 0) {
    return false;
  }
  const auto tens = static_cast<std::size_t>(score / 10);
  return existingScores.made[declaring ? 1 : 0][tens] || existingScores.down[defending ? 1 : 0][tens];
}

}  // namespace

std::optional<Seat> dealerOf(std::int32_t board) {
  if (board < 1) {
    return std::nullopt;
  }
  return static_cast<Seat>((board - 1) % 4);
}

std::optional<Vulnerability> vulnerabilityOf(std::int32_t board) {
  if (board < 1) {
    return std::nullopt;
  }
  // Law 2: none, NS, EW, both, and each group of four begins one later.
  const std::int32_t inCycle = (board - 1) % 16;
  return static_cast<Vulnerability>((inCycle + inCycle / 4) % 4);
}

bool isVulnerable(Vulnerability vulnerability, Side side) {
  return vulnerability == Vulnerability::both ||
         vulnerability == (side == Side::ns ? Vulnerability::ns : Vulnerability::ew);
}

ScoreParts scoreParts(Contract contract, bool vulnerable, std::int32_t tricks) {
  return partsOf(contract, vulnerable, tricks);
}

std::int32_t contractScore(Contract contract, bool vulnerable, std::int32_t tricks) {
  return declarersScore(contract, vulnerable, tricks);
}

std::int32_t scoreOnBoard(std::int32_t board, Contract contract, Seat declarer, std::int32_t tricks) {
  const Side side = sideOf(declarer);
  const bool vulnerable = isVulnerable(vulnerabilityOf(board).value_or(Vulnerability::none), side);
  const std::int32_t score = declarersScore(contract, vulnerable, tricks);
  return side == Side::ns ? score : -score;
}

bool isPossibleScore(std::int32_t score) {
  return isPossibleScore(score, Vulnerability::none) || isPossibleScore(score, Vulnerability::both);
}

bool isPossibleScore(std::int32_t score, Vulnerability vulnerability) {
  if (score == 0) {
    return true;
  }
  const bool ns = isVulnerable(vulnerability, Side::ns);
  const bool ew = isVulnerable(vulnerability, Side::ew);
  if (score > 0) {
    return someContractGives(score, ns, ew);
  }
  return score >= -highestScore && someContractGives(-score, ew, ns);
}

}  // namespace overtrick

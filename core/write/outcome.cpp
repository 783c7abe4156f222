#include "write/outcome.h"

#include "write/figures.h"

namespace overtrick {
namespace {

struct Words {
  std::string operator()(const PlayedContract&) const { return {}; }
  std::string operator()(const BareScore&) const { return {}; }
  std::string operator()(const PassedOut&) const { return "PASS"; }
  std::string operator()(const NotPlayed&) const { return "NP"; }
  std::string operator()(const Bye&) const { return "bye"; }
  std::string operator()(const Artificial& given) const {
    return awardText(given.ns) + "/" + awardText(given.ew);
  }
  std::string operator()(const OneSided& given) const {
    const std::string side = given.adjusted == Side::ns ? "NS:" : "EW:";
    return side + awardText(given.award) + " " + std::to_string(given.score);
  }
  std::string operator()(const Split& given) const {
    return std::to_string(given.ns) + "//" + std::to_string(given.ew);
  }
  std::string operator()(const Weighted& given) const {
    std::string text;
    for (const WeightedPart& part : given.parts) {
      if (!text.empty()) text += ' ';
      text += std::to_string(part.score) + "@" + decimalText(part.weight);
    }
    return text;
  }
};

}  // namespace

std::string awardText(const Award& award) {
  switch (award.kind) {
    case Award::Kind::average:
      return "A";
    case Award::Kind::averagePlus:
      return "A+";
    case Award::Kind::averageMinus:
      return "A-";
    case Award::Kind::percent:
      break;
  }
  return decimalText(award.percent) + "%";
}

std::string outcomeWord(const Outcome& outcome) { return std::visit(Words{}, outcome); }

std::string contractText(const Contract& contract, std::string_view noTrump, std::string_view doubled) {
  std::string text = std::to_string(contract.level);
  if (contract.strain == Strain::notrump) {
    text += noTrump;
  } else {
    text += "CDHS"[static_cast<std::size_t>(contract.strain)];
  }
  if (contract.doubling != Doubling::undoubled) text += doubled;
  if (contract.doubling == Doubling::redoubled) text += doubled;
  return text;
}

char seatLetter(Seat seat) { return "NESW"[static_cast<std::size_t>(seat)]; }

}  // namespace overtrick

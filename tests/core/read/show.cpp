#include "show.h"

namespace overtrick::test {
namespace {

std::string number(std::int64_t value) { return std::to_string(value); }

std::string decimal(Decimal value) {
  std::string text = number(value.tenThousandths / Decimal::one);
  const std::int64_t rest = value.tenThousandths % Decimal::one;
  if (rest != 0) text += "." + number(rest + Decimal::one).substr(1);
  return text;
}

std::string award(const Award& given) {
  switch (given.kind) {
    case Award::Kind::average:
      return "A";
    case Award::Kind::averagePlus:
      return "A+";
    case Award::Kind::averageMinus:
      return "A-";
    case Award::Kind::percent:
      return decimal(given.percent);
  }
  return "?";
}

struct Shower {
  std::string operator()(const PlayedContract& played) const {
    constexpr const char* doublings[] = {"", "x", "xx"};
    std::string text = number(played.contract.level);
    text += "CDHSN"[static_cast<int>(played.contract.strain)];
    text += doublings[static_cast<int>(played.contract.doubling)];
    text += " ";
    text += "NESW"[static_cast<int>(played.declarer)];
    text += " " + number(played.tricks);
    if (played.score) text += " (" + number(*played.score) + ")";
    return text;
  }
  std::string operator()(const BareScore& bare) const { return number(bare.score); }
  std::string operator()(const PassedOut&) const { return "pass"; }
  std::string operator()(const NotPlayed&) const { return "np"; }
  std::string operator()(const Bye&) const { return "bye"; }
  std::string operator()(const Artificial& given) const { return award(given.ns) + ":" + award(given.ew); }
  std::string operator()(const OneSided& given) const {
    return std::string(given.adjusted == Side::ns ? "NS " : "EW ") + award(given.award) + " beside " +
           number(given.score);
  }
  std::string operator()(const Split& given) const { return number(given.ns) + "//" + number(given.ew); }
  std::string operator()(const Weighted& given) const {
    std::string text;
    for (const WeightedPart& part : given.parts) {
      text += (text.empty() ? "" : " ") + number(part.score) + "@" + decimal(part.weight);
    }
    return text;
  }
};

std::string entryName(const Event& event, EntryIndex index) {
  if (!index.known()) return "0";
  const Entry& entry = event.entries[static_cast<std::size_t>(index.value)];
  std::string name;
  if (entry.section.known()) name += event.sections[static_cast<std::size_t>(entry.section.value)] + ".";
  name += entry.number;
  if (entry.direction == Direction::ns) name += "NS";
  if (entry.direction == Direction::ew) name += "EW";
  return name;
}

}  // namespace

std::string show(const Outcome& outcome) { return std::visit(Shower{}, outcome); }

std::string show(const Event& event) {
  std::string text;
  for (const Line& line : event.lines) {
    if (!text.empty()) text += "; ";
    text += number(event.boards[static_cast<std::size_t>(line.board.value)].number) + ": ";
    text += entryName(event, line.ns) + "-" + entryName(event, line.ew) + " " + show(line.outcome);
    if (line.reverse) text += " reverse";
  }
  return text;
}

std::string showEntries(const Event& event) {
  std::string text;
  for (const Entry& entry : event.entries) {
    if (!text.empty()) text += "; ";
    if (entry.section.known()) text += event.sections[static_cast<std::size_t>(entry.section.value)] + ".";
    text += entry.number;
    if (entry.direction != Direction::any) text += entry.direction == Direction::ns ? "NS" : "EW";
    for (const PlayerIndex player : entry.players)
      text += "/" + event.players[static_cast<std::size_t>(player.value)].name;
    if (entry.phantom) text += " phantom";
  }
  return text;
}

std::string show(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings) {
    if (!text.empty()) text += "; ";
    text += std::string(nameOf(finding.code));
    if (finding.where.line > 0) {
      text += " " + number(finding.where.line) + ":" + number(finding.where.column) + "+" +
              number(finding.where.length);
    }
  }
  return text;
}

Findings besidesScoring(const Findings& findings) {
  Findings others;
  for (const Finding& finding : findings) {
    if (finding.code != Code::scoringAssumed) others.push_back(finding);
  }
  return others;
}

}  // namespace overtrick::test

#include "support/make_event.h"

#include <cmath>

namespace overtrick::test {
namespace {

std::string showColumn(const EventScores& scores, int decimals, bool ns) {
  std::string text;
  for (const LineScore& line : scores.lines) {
    const SideScore& side = ns ? line.ns : line.ew;
    text += text.empty() ? "" : " ";
    text += side.kind == PointsKind::none ? "-" : show(side.points, decimals);
  }
  return text;
}

}  // namespace

Outcome score(std::int32_t ns) { return BareScore{ns}; }
Outcome notPlayed() { return NotPlayed{}; }
Outcome bye() { return Bye{}; }
Award average() { return {}; }
Award plus() { return {Award::Kind::averagePlus, {}}; }
Award minus() { return {Award::Kind::averageMinus, {}}; }
Award percent(double value) { return {Award::Kind::percent, decimal(value)}; }
Outcome awards(Award ns, Award ew) { return Artificial{ns, ew}; }
Outcome averages() { return Artificial{}; }
Outcome weighted(std::vector<WeightedPart> parts) { return Weighted{std::move(parts)}; }
WeightedPart part(std::int32_t score, double weight) { return {score, decimal(weight)}; }
Decimal decimal(double value) { return {std::llround(value * 10000)}; }

GivenLine reversed(Outcome outcome) { return {std::move(outcome), true, 0}; }
GivenLine inGroup(std::int32_t group, Outcome outcome) { return {std::move(outcome), false, group}; }

Event eventOf(std::int32_t pairs) {
  Event event;
  for (std::int32_t number = 1; number <= pairs; ++number) {
    Entry entry;
    entry.number = std::to_string(number);
    event.entries.push_back(entry);
  }
  return event;
}

void addLine(Event& event, std::size_t board, std::int32_t ns, std::int32_t ew, GivenLine given) {
  Line line;
  line.board.value = static_cast<std::int32_t>(board);
  line.ns.value = ns - 1;
  line.ew.value = ew - 1;
  line.outcome = std::move(given.outcome);
  line.reverse = given.reverse;
  line.group = given.group;
  event.lines.push_back(std::move(line));
}

void addBoard(Event& event, const std::vector<GivenLine>& lines, std::int32_t expected) {
  Board board;
  board.number = static_cast<std::int32_t>(event.boards.size()) + 1;
  board.expected = expected;
  event.boards.push_back(board);
  std::int32_t pair = 1;
  for (const GivenLine& line : lines) {
    addLine(event, event.boards.size() - 1, pair, pair + 1, line);
    pair += 2;
  }
}

void addBoard(Event& event, const std::vector<std::int32_t>& scores, std::int32_t expected) {
  std::vector<GivenLine> lines;
  for (const std::int32_t ns : scores) {
    lines.push_back({score(ns)});
  }
  addBoard(event, lines, expected);
}

Event oneBoard(const std::vector<GivenLine>& lines, std::int32_t expected) {
  Event event = eventOf(2 * static_cast<std::int32_t>(lines.size()));
  addBoard(event, lines, expected);
  return event;
}

const Rules& rulesNamed(const char* name) {
  static const Rules nothing;
  const Rules* rules = findRules(name);
  return rules != nullptr ? *rules : nothing;
}

std::string show(const Exact& value, int decimals) {
  std::int32_t steps = 1;
  for (int i = 0; i < decimals; ++i) {
    steps *= 10;
  }
  const Exact shown = rounded(value, Rounding::halfUp, steps) * steps;
  auto units = static_cast<std::int64_t>(shown.numerator / shown.denominator);
  std::string text = units < 0 ? "-" : "";
  units = units < 0 ? -units : units;
  text += std::to_string(units / steps);
  if (decimals > 0) {
    const std::string rest = std::to_string(units % steps);
    text.append(".").append(static_cast<std::size_t>(decimals) - rest.size(), '0').append(rest);
  }
  return text;
}

std::string showNs(const EventScores& scores, int decimals) { return showColumn(scores, decimals, true); }
std::string showEw(const EventScores& scores, int decimals) { return showColumn(scores, decimals, false); }

}  // namespace overtrick::test

#include "support/plain_event.h"

namespace overtrick::test {
namespace {

second::Adjustment plainAdjustment(const Adjustment& given) {
  return {static_cast<second::Adjustment::Unit>(given.unit), plainOf(given.amount)};
}

second::Award plainAward(const Award& award) {
  return {static_cast<second::Award::Kind>(award.kind), plainOf(award.percent)};
}

struct Tell {
  second::Line& line;

  void operator()(const PlayedContract& played) const {
    line.happened = second::Line::contract;
    line.level = played.contract.level;
    line.strain = static_cast<int>(played.contract.strain);
    line.doubling = static_cast<int>(played.contract.doubling);
    line.declarer = static_cast<int>(played.declarer);
    line.tricks = played.tricks;
    line.written = played.score;
  }
  void operator()(const BareScore& bare) const {
    line.happened = second::Line::score;
    line.points = bare.score;
  }
  void operator()(const PassedOut&) const { line.happened = second::Line::passed; }
  void operator()(const NotPlayed&) const { line.happened = second::Line::notPlayed; }
  void operator()(const Bye&) const { line.happened = second::Line::bye; }
  void operator()(const Artificial& artificial) const {
    line.happened = second::Line::artificial;
    line.nsAward = plainAward(artificial.ns);
    line.ewAward = plainAward(artificial.ew);
  }
  void operator()(const OneSided& adjusted) const {
    line.happened = second::Line::oneSided;
    line.points = adjusted.score;
    line.nsAdjusted = adjusted.adjusted == Side::ns;
    line.nsAward = line.ewAward = plainAward(adjusted.award);
  }
  void operator()(const Split& split) const {
    line.happened = second::Line::split;
    line.points = split.ns;
    line.ewPoints = split.ew;
  }
  void operator()(const Weighted& weighted) const {
    line.happened = second::Line::weighted;
    for (const WeightedPart& part : weighted.parts) line.parts.emplace_back(part.score, plainOf(part.weight));
  }
};

}  // namespace

second::Event plainOf(const Event& event) {
  second::Event plain;
  for (const Entry& entry : event.entries) {
    second::Entry& own = plain.entries.emplace_back();
    own.section = entry.section.value;
    own.direction = static_cast<int>(entry.direction);
    own.phantom = entry.phantom;
    own.penalty = plainAdjustment(entry.penalty);
    own.carryOver = plainAdjustment(entry.carryOver);
    for (const SessionAdjustment& each : entry.sessions)
      own.sessions.push_back({each.session, plainAdjustment(each.penalty), plainAdjustment(each.carryOver)});
  }
  for (const Board& board : event.boards)
    plain.boards.push_back({board.number, board.section.value, board.expected, board.session});
  for (const Line& line : event.lines) {
    second::Line& own = plain.lines.emplace_back();
    own.board = line.board.value;
    own.ns = line.ns.value;
    own.ew = line.ew.value;
    own.round = line.round;
    own.group = line.group;
    own.reverse = line.reverse;
    std::visit(Tell{own}, line.outcome);
  }
  return plain;
}

}  // namespace overtrick::test

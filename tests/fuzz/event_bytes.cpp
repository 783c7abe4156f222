#include "event_bytes.h"

#include <algorithm>
#include <array>

#include "score/compare.h"
#include "score/score.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

constexpr std::int32_t largestScore = 1'000'000;
constexpr std::int32_t wholePercent = 100 * static_cast<std::int32_t>(Decimal::one);

constexpr auto words = std::to_array<const char*>(
    {"",     "Jan", "Noël Müller", "Åsa Öberg", "'t Hooft",  "Van, Jan",    "a;b",         "\"Bob\"",
     "=1+1", "-y",  "@z",          "名前",      "x & y <z>", "50% [a] {b}", "back\\slash", "#",
     "##x",  "1",   "NS",          "A\tB",      " x ",       "\n",          "\r\n"});

std::string someText(Bytes& bytes) { return bytes.sometimes(12) ? bytes.pick(words) : bytes.text(12); }

std::int32_t someScore(Bytes& bytes) {
  if (bytes.sometimes(1)) return bytes.whole(-largestScore, largestScore);
  return 10 * bytes.whole(-127, 127);
}

Award someAward(Bytes& bytes) {
  const auto kind = bytes.choice(Award::Kind::percent);
  if (kind != Award::Kind::percent) return {kind, {}};
  return {kind, {bytes.sometimes(8) ? bytes.whole(0, 100) * Decimal::one : bytes.whole(0, wholePercent)}};
}

Weighted someWeighted(Bytes& bytes) {
  Weighted weighted;
  std::int64_t total = 0;
  for (std::size_t left = 1 + bytes.upTo(3); left > 0; --left) {
    const std::int64_t weight =
        bytes.sometimes(14) ? bytes.whole(0, 100) * Decimal::one : bytes.whole(0, 100'000) * Decimal::one;
    weighted.parts.push_back({someScore(bytes), {weight}});
    total += weight;
  }
  if (total == 0) weighted.parts[0].weight = {Decimal::one};
  return weighted;
}

PlayedContract someContract(Bytes& bytes) {
  PlayedContract played;
  played.contract.level = static_cast<std::uint8_t>(bytes.whole(1, 7));
  played.contract.strain = bytes.choice(Strain::notrump);
  played.contract.doubling = bytes.choice(Doubling::redoubled);
  played.declarer = bytes.choice(Seat::west);
  played.tricks = bytes.whole(0, 13);
  if (bytes.sometimes(2)) played.score = someScore(bytes);
  return played;
}

Outcome someOutcome(Bytes& bytes) {
  switch (bytes.byte() % 16) {
    case 0:
      return PassedOut{};
    case 1:
      return NotPlayed{};
    case 2:
      return Bye{};
    case 3:
      return Artificial{someAward(bytes), someAward(bytes)};
    case 4:
      return OneSided{bytes.choice(Side::ew), someAward(bytes), someScore(bytes)};
    case 5:
      return Split{someScore(bytes), someScore(bytes)};
    case 6:
      return someWeighted(bytes);
    case 7:
    case 8:
    case 9:
      return someContract(bytes);
    default:
      return BareScore{someScore(bytes)};
  }
}

Adjustment someAdjustment(Bytes& bytes) {
  if (!bytes.sometimes(1)) return {};
  constexpr std::int32_t most = 2'000'000'000;  // 200,000.0000
  return {bytes.sometimes(8) ? Adjustment::Unit::points : Adjustment::Unit::percent,
          {bytes.sometimes(12) ? bytes.whole(-50, 50) * Decimal::one : bytes.whole(-most, most)}};
}

Entry someEntry(Bytes& bytes, Event& event, std::int32_t number) {
  Entry entry;
  entry.number = bytes.sometimes(15) ? std::to_string(number) : someText(bytes);
  entry.section = {bytes.whole(0, static_cast<std::int32_t>(event.sections.size())) - 1};
  entry.direction = bytes.sometimes(12) ? Direction::any : bytes.choice(Direction::ew);
  entry.phantom = bytes.sometimes(1);
  entry.penalty = someAdjustment(bytes);
  entry.carryOver = someAdjustment(bytes);
  for (std::size_t left = bytes.sometimes(4) ? bytes.upTo(3) : 0; left > 0; --left) {
    entry.players.push_back({static_cast<std::int32_t>(event.players.size())});
    event.players.push_back({someText(bytes), bytes.sometimes(4) ? someText(bytes) : "", std::nullopt});
    if (bytes.sometimes(6)) event.players.back().handicap = bytes.whole(-500, 6000) / 100.0;
  }
  return entry;
}

// An index into a list, now and then none.
std::int32_t someIndex(Bytes& bytes, std::size_t size) {
  return bytes.whole(0, static_cast<std::int32_t>(size)) - 1;
}

Line someLine(Bytes& bytes, const Event& event) {
  Line line;
  line.board = {bytes.whole(0, static_cast<std::int32_t>(event.boards.size()) - 1)};
  line.ns = {someIndex(bytes, event.entries.size())};
  line.ew = {someIndex(bytes, event.entries.size())};
  line.outcome = someOutcome(bytes);
  const std::uint8_t marks = bytes.byte();
  line.reverse = marks % 16 == 1;
  if (marks % 16 == 2) line.group = bytes.whole(0, 3);
  if (marks >= 128) line.round = marks % 4;
  if (marks >= 192) line.table = bytes.whole(0, 9999);
  return line;
}

}  // namespace

Event eventOf(Bytes& bytes) {
  Event event;
  event.scoring = bytes.sometimes(8) ? Scoring::matchpoints : bytes.choice(Scoring::teams);
  if (bytes.sometimes(4)) {
    event.name = someText(bytes);
    event.date = bytes.sometimes(8) ? "2026-11-16" : someText(bytes);
    constexpr const char* sections[] = {"", "A", "B", "Rød"};
    for (std::size_t i = bytes.upTo(3); i > 0; --i) event.sections.emplace_back(sections[i]);
  }
  const std::int32_t entries = bytes.whole(0, 12);
  for (std::int32_t number = 1; number <= entries; ++number)
    event.entries.push_back(someEntry(bytes, event, number));
  const std::int32_t boards = bytes.whole(1, 6);
  for (std::int32_t number = 1; number <= boards; ++number) {
    const bool odd = bytes.sometimes(2);
    event.boards.push_back({odd ? number + 10 * bytes.whole(0, 900) : number,
                            {odd ? someIndex(bytes, event.sections.size()) : -1},
                            odd ? bytes.sometimes(12) ? bytes.whole(0, 20) : bytes.whole(0, 1'000'000) : 0});
  }
  constexpr std::size_t most = 60;
  while (!bytes.empty() && event.lines.size() < most) event.lines.push_back(someLine(bytes, event));
  return event;
}

Rules rulesOf(Bytes& bytes) {
  Rules rules = bytes.pick(ruleSets()).rules;
  if (!bytes.sometimes(6)) return rules;
  rules.artificial = bytes.choice(ArtificialRule::leaveOut);
  rules.lineTarget = bytes.choice(Target::none);
  rules.pointsPerWin = bytes.whole(1, 2);
  rules.lineRounding = bytes.choice(Rounding::awayFromAverage);
  rules.lineSteps = bytes.sometimes(8) ? 100 : bytes.whole(1, 1'000'000);
  rules.averagesLiteral = bytes.sometimes(8);
  rules.smallGroups = bytes.choice(SmallGroups::acbl);
  rules.loneResultSixty = bytes.sometimes(8);
  if (bytes.sometimes(8)) rules.sitOut = Decimal{bytes.whole(0, wholePercent)};
  rules.totalTarget = bytes.choice(Target::none);
  rules.totalsFromRounded = bytes.sometimes(8);
  rules.totalRounding = bytes.choice(Rounding::awayFromAverage);
  rules.totalSteps = bytes.sometimes(8) ? 100 : bytes.whole(1, 1'000'000);
  rules.scaleToLargestMaximum = bytes.sometimes(8);
  rules.sections = bytes.choice(Sections::apart);
  rules.winners = bytes.choice(Winners::two);
  rules.crossImps = bytes.choice(CrossImps::sum);
  rules.datum = bytes.choice(Datum::median);
  rules.datumTrim = bytes.whole(0, 1000);
  rules.datumTrimFrom = bytes.whole(0, 1000);
  rules.teams = bytes.choice(TeamScoring::boardAMatch);
  return rules;
}

void requireSound(const Event& event, const Findings& findings) {
  for (const Entry& entry : event.entries) {
    require(withinOrNone(entry.section.value, event.sections.size()), "an entry's section");
    for (const PlayerIndex player : entry.players)
      require(within(player.value, event.players.size()), "an entry's player");
  }
  for (const Board& board : event.boards)
    require(withinOrNone(board.section.value, event.sections.size()), "a board's section");
  for (const Line& line : event.lines) {
    require(within(line.board.value, event.boards.size()), "a line's board");
    require(withinOrNone(line.ns.value, event.entries.size()), "a line's NS");
    require(withinOrNone(line.ew.value, event.entries.size()), "a line's EW");
  }
  for (const Player& player : event.players) requireFinite(player.handicap, "a player's handicap");
  for (const Finding& finding : findings) {
    require(withinOrNone(finding.where.boardIndex, event.boards.size()), "a finding's board");
    require(withinOrNone(finding.where.lineIndex, event.lines.size()), "a finding's line");
    require(withinOrNone(finding.where.entryIndex, event.entries.size()), "a finding's entry");
    require(finding.where.line >= 0 && finding.where.column >= 0 && finding.where.length >= 0,
            "a finding's place in the text");
  }
}

void requireSound(const FileReading& reading) {
  requireSound(reading.event, reading.findings);
  for (const PublishedLine& line : reading.lines)
    require(within(line.line.value, reading.event.lines.size()), "a published line");
  for (const PublishedTotal& total : reading.totals)
    require(within(total.entry.value, reading.event.entries.size()), "a published total");
}

void scoreWhatWasRead(const FileReading& reading) {
  if (reading.event.lines.empty()) return;
  const Rules& rules = ruleSets()[reading.event.lines.size() % ruleSets().size()].rules;
  const EventScores scores = scoreEvent(reading.event, rules);
  require(scores.lines.size() == reading.event.lines.size(), "a score for each line");
  const Published published{reading.lines, reading.totals};
  const ComparedFigures figures = comparePublished(reading.event, rules, scores, published);
  require(figures.compared >= 0 && figures.notCompared >= 0, "counts of figures");
  for (const Difference& one : figures.differences) {
    requireFinite(one.published, "a published figure");
    requireFinite(one.computed, "a computed figure");
  }
}

}  // namespace overtrick::fuzz

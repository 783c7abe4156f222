#include "write/round_trip.h"

#include <array>
#include <utility>

#include "read/show.h"
#include "support/random_event.h"

namespace overtrick::test {
namespace {

constexpr auto names = std::to_array<std::string_view>(
    {"Jan",         "Pol",      "Noël Müller", "Søren Ørsted", "Åsa Öberg",   "O'Neill",     "'t Hooft",
     "Jean-Pierre", "Van, Jan", "a;b",         "\"Bob\"",      "=1+1",        "+x",          "-y",
     "@z",          "名前",     "Łukasz",      "x & y <z>",    "50% [a] {b}", "back\\slash", "Émile Zola",
     "?",           "-"});

constexpr auto titles =
    std::to_array<std::string_view>({"", "Monday", "Bridgeclub 't Fonteintje", "=SUM(A1)",
                                     "a \"quoted\" title", "x;y,z", "<b>&amp;", "##x", "#", "?", "??"});

void addPlayers(Event& event, Random& random) {
  if (random.chance(30)) return;
  for (Entry& entry : event.entries) {
    const std::int32_t count = random.chance(90) ? 2 : random.between(0, 4);
    for (std::int32_t i = 0; i < count; ++i) {
      Player player;
      player.name = random.pick(names);
      if (random.chance(40)) player.number = std::to_string(random.between(1, 9999999));
      if (random.chance(40)) player.handicap = random.between(-500, 7000) / 100.0;
      entry.players.push_back({static_cast<std::int32_t>(event.players.size())});
      event.players.push_back(player);
    }
    if (random.chance(3)) entry.phantom = true;
  }
}

}  // namespace

Event fullEvent(std::uint64_t seed) {
  Event event = randomEvent(seed, tidinessOf(seed));
  Random random(seed ^ 0x5eedU);
  event.name = random.pick(titles);
  if (random.chance(70)) event.date = "2026-11-" + std::to_string(random.between(10, 30));
  event.scoring = static_cast<Scoring>(random.below(4));
  addPlayers(event, random);
  const bool rounds = random.chance(50);
  for (Line& line : event.lines) {
    if (!rounds) continue;
    line.round = random.between(0, 12);
    line.table = random.between(0, 12);
  }
  return event;
}

Event inSessions(Event event, std::uint64_t seed) {
  Random random(seed);
  for (Board& board : event.boards) board.session = random.between(0, 3);
  for (Entry& entry : event.entries) {
    if (random.chance(70)) continue;
    entry.sessions.push_back({1, {Adjustment::Unit::points, {random.between(-30000, 30000)}}, {}});
    entry.sessions.push_back({random.between(2, mostSessions), {}, {Adjustment::Unit::percent, {25000}}});
  }
  return event;
}

Event withDoubles(Event event, std::uint64_t seed) {
  Random random(seed);
  for (Board& board : event.boards) {
    if (random.chance(40)) continue;
    const Board& other = random.pick(event.boards);
    board.number = other.number;
    board.section = other.section;
  }
  for (Entry& entry : event.entries) {
    if (random.chance(5)) entry.number.clear();
  }
  return event;
}

Event anyEvent(std::uint64_t seed) {
  Event event = fullEvent(seed);
  if (seed % 3 == 1) event = withDoubles(std::move(event), seed);
  return seed % 5 == 0 || seed % 6 == 1 ? inSessions(std::move(event), seed) : event;
}

Event withoutPlaces(Event event) {
  for (Line& line : event.lines) line.sourceLine = 0;
  return event;
}

std::string difference(const Event& expected, const Event& found) {
  const auto differs = [](const std::string& what, const std::string& a, const std::string& b) {
    return a == b ? std::string() : what + ": " + a + " became " + b;
  };
  std::string text = differs("name", expected.name, found.name) + differs("date", expected.date, found.date);
  if (!text.empty()) return text;
  if (expected.scoring != found.scoring) return "scoring";
  if (expected.sections != found.sections) return "sections";
  if (expected.players.size() != found.players.size()) return "number of players";
  for (std::size_t i = 0; i < expected.players.size(); ++i) {
    const Player& a = expected.players[i];
    const Player& b = found.players[i];
    if (a != b) return "player " + a.name + "|" + a.number + " became " + b.name + "|" + b.number;
  }
  if (expected.entries.size() != found.entries.size()) return "number of entries";
  for (std::size_t i = 0; i < expected.entries.size(); ++i) {
    if (expected.entries[i] != found.entries[i]) return "entry " + expected.entries[i].number;
  }
  if (expected.boards != found.boards) return "boards";
  if (expected.lines.size() != found.lines.size()) return "number of lines";
  for (std::size_t i = 0; i < expected.lines.size(); ++i) {
    const Line& a = expected.lines[i];
    const Line& b = found.lines[i];
    if (a.outcome != b.outcome) return "outcome " + show(a.outcome) + " became " + show(b.outcome);
    if (a != b) return "line " + std::to_string(i) + " with " + show(a.outcome);
  }
  return expected == found ? "" : "something else";
}

}  // namespace overtrick::test

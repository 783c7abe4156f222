// The core's work without any boundary, natively and in WebAssembly: one line for each piece of work, its
// name, the least of several times in milliseconds, how many results it was, and a check sum that both must
// agree on.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "core/rate/random.h"
#include "rate/clubranking.h"
#include "rate/nett_history.h"
#include "rate/project52.h"
#include "read/pbn.h"
#include "read/travellers.h"
#include "score/score.h"

using namespace overtrick;
using overtrick::testing::Random;

namespace {

// The least time of many rounds, half a second of them: an engine compiles a piece well only once it has often run.
void measure(const char* name, std::size_t results, const std::function<double()>& work) {
  constexpr double enough = 500;
  constexpr int fewest = 10;
  double least = 1e300;
  double sum = 0;
  double spent = 0;
  for (int round = 0; round < fewest || spent < enough; ++round) {
    const auto start = std::chrono::steady_clock::now();
    sum = work();
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    least = std::min(least, time.count());
    spent += time.count();
  }
  std::printf("%s\t%.4f\t%zu\t%.12g\n", name, least, results, sum);
}

// A hundred tables, thirty boards, scores as they occur.
Event largeEvent() {
  constexpr std::int32_t tables = 100;
  constexpr std::int32_t usual[] = {620, 650, 170, -100, 200, -50, 140, 110, -200, 600, 630, 680};
  Event event;
  event.entries.resize(2 * tables);
  for (std::int32_t board = 0; board < 30; ++board) {
    Board one;
    one.number = board + 1;
    event.boards.push_back(one);
    for (std::int32_t table = 0; table < tables; ++table) {
      Line line;
      line.board = {board};
      line.ns = {table};
      line.ew = {tables + (table + 3 * board) % tables};
      line.outcome = BareScore{usual[(table * 7 + board * 3) % 12]};
      event.lines.push_back(line);
    }
  }
  return event;
}

// Everything that the answer to a call has: standings, and points and percentages of both sides of each line.
double scored(const Event& event, const Rules& rules) {
  const EventScores scores = scoreEvent(event, rules);
  double sum = 0;
  for (const Standing& row : scores.standings) sum += toDouble(row.points) * row.rank;
  for (const LineScore& line : scores.lines) {
    for (const SideScore& side : {line.ns, line.ew}) {
      sum += toDouble(side.points);
      if (const auto percent = percentOf(side, event, rules)) sum += toDouble(*percent);
    }
  }
  return sum;
}

// Boards of a hundred results, as people paste them.
std::string travellersText() {
  constexpr const char* usual[] = {"4SN=", "4SN+1", "3NTE=", "2HW-1", "3NTN+2", "4SS-1", "420", "-50"};
  std::string text;
  for (int board = 1; board <= 30; ++board) {
    text += "Board " + std::to_string(board) + "\n";
    for (int table = 0; table < 100; ++table) {
      text += std::to_string(table + 1) + " " + std::to_string(101 + (table + 3 * board) % 100) + " " +
              usual[(table * 7 + board * 3) % 8] + "\n";
    }
  }
  return text;
}

// A megabyte of boards with twenty results each.
std::string pbnText() {
  std::string text = "% PBN 2.1\n";
  for (int board = 1; text.size() < 1000000; ++board) {
    text += "[Event \"#\"]\n[Board \"" + std::to_string(board % 900 + 1) + "\"]\n";
    text += "[ScoreTable \"Table\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R\"]\n";
    for (int table = 1; table <= 20; ++table) {
      text += std::to_string(table) + " " + std::to_string(table) + " " + std::to_string(table + 20) +
              " 3NT N " + std::to_string(7 + (board + table) % 6) + "\n";
    }
  }
  return text;
}

// Five years, six sessions a week, forty pairs.
nett::History fiveYears() {
  Random random(52);
  constexpr std::int32_t players = 400;
  nett::History history;
  history.starts.resize(players);
  history.standard = 0;
  for (int i = 0; i < 6; ++i) history.sessions.push_back({1.0 + 0.01 * i, true});
  std::vector<std::int32_t> present(players);
  for (std::int32_t i = 0; i < players; ++i) present[static_cast<std::size_t>(i)] = i;
  for (std::int32_t week = 0; week < 260; ++week) {
    for (std::int32_t session = 0; session < 6; ++session) {
      random.shuffle(present);
      for (std::size_t pair = 0; pair < 40; ++pair) {
        nett::Result result;
        result.day = 18000 + week * 7 + session;
        result.session = session;
        result.players = {present[2 * pair], present[2 * pair + 1]};
        result.gross = random.normal(50, 8);
        history.results.push_back(result);
      }
    }
  }
  return history;
}

// Forty sessions of sixty pairs in three lines.
clubranking::Season season() {
  Random random(7);
  clubranking::Season season;
  season.replacements.assign(120, 70.0);
  season.lines = {"A", "B", "C"};
  for (std::int32_t i = 0; i < 60; ++i) season.partnerships.push_back({2 * i, 2 * i + 1});
  for (std::int32_t i = 0; i < 40; ++i) {
    clubranking::Session session;
    session.day = 18000 + 7 * i;
    for (std::int32_t pair = 0; pair < 60; ++pair) {
      session.entries.push_back({pair / 20, {2 * pair, 2 * pair + 1}, random.normal(50, 7), -1});
    }
    season.sessions.push_back(session);
  }
  return season;
}

project52::Field thousandPairs() {
  Random random(28);
  project52::Field field;
  field.boards = 24;
  for (int i = 0; i < 1000; ++i) {
    project52::FieldEntry entry;
    entry.handicaps = {random.between(0, 52), random.between(0, 52)};
    entry.result = random.normal(50, 8);
    field.entries.push_back(entry);
  }
  return field;
}

}  // namespace

int main() {
  const Event event = largeEvent();
  const Rules rules;
  measure("score", event.lines.size(), [&] { return scored(event, rules); });
  const std::string travellers = travellersText();
  measure("travellers", 3000,
          [&] { return static_cast<double>(readTravellers(travellers).event.lines.size()); });
  const std::string pbn = pbnText();
  measure("pbn", readPbn(pbn).event.lines.size(),
          [&] { return static_cast<double>(readPbn(pbn).event.lines.size()); });
  const nett::History history = fiveYears();
  measure("nett", history.results.size(), [&] {
    double sum = 0;
    for (const nett::PlayerBook& player : nett::replay(history, {}).players) sum += player.handicap;
    return sum;
  });
  const clubranking::Season year = season();
  measure("ranking", 40 * 60, [&] {
    double sum = 0;
    for (const clubranking::PlayerRanking& player : clubranking::rankSeason(year).players) {
      sum += player.ranking;
    }
    return sum;
  });
  const project52::Field field = thousandPairs();
  measure("expected", field.entries.size(), [&] {
    double sum = 0;
    for (const project52::RatedEntry& entry :
         project52::expected(field, {}, project52::Show::figures).entries) {
      sum += *entry.change;
    }
    return sum;
  });
}

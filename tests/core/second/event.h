// What happened at the tables, in plain numbers. Scores are NS's; -1 is nobody.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "fraction.h"

namespace second {

struct Award {
  enum Kind { average, plus, minus, percent } kind = average;
  Fraction percentage;
};

struct Line {
  enum Happened { contract, score, passed, notPlayed, bye, artificial, oneSided, split, weighted };
  int board = 0;
  int ns = -1;
  int ew = -1;
  int round = 0;
  int group = 0;  // of a fouled board
  bool reverse = false;
  Happened happened = notPlayed;
  // contract
  int level = 1;
  int strain = 0;    // clubs to notrump
  int doubling = 0;  // 2: redoubled
  int declarer = 0;  // north, east, south, west
  int tricks = 0;
  std::optional<int> written;  // beside the contract: it wins
  // score; split: NS's; one-sided: of the side that keeps it
  int points = 0;
  int ewPoints = 0;  // split
  bool nsAdjusted = false;
  Award nsAward;  // artificial; one-sided: of the adjusted side
  Award ewAward;
  std::vector<std::pair<int, Fraction>> parts;  // weighted
};

struct Board {
  int number = 0;
  int section = -1;
  int expected = 0;
  int session = 0;
};

struct Adjustment {
  enum Unit { none, points, percent } unit = none;
  Fraction amount;
};

struct OfSession {
  int session = 0;
  Adjustment penalty;
  Adjustment carryOver;
};

struct Entry {
  int section = -1;
  int direction = 0;  // 1: NS, 2: EW
  bool phantom = false;
  Adjustment penalty;
  Adjustment carryOver;
  std::vector<OfSession> sessions;
};

struct Event {
  std::vector<Entry> entries;
  std::vector<Board> boards;
  std::vector<Line> lines;
};

// What a side got on a line.
struct SidePoints {
  std::optional<Fraction> points;
  Fraction top;
  bool real = false;
};
struct LinePoints {
  SidePoints ns;
  SidePoints ew;
};

}  // namespace second

#include "contract_score.h"

namespace second {

int contractScore(int level, int strain, int doubling, bool vulnerable, int tricks) {
  static const int perTrick[5] = {20, 20, 30, 30, 30};
  static const int downUndoubled[2] = {50, 100};
  static const int downDoubled[2][13] = {
      {100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500},
      {200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800}};
  const int needed = level + 6;
  if (tricks < needed) {
    const int down = needed - tricks;
    if (doubling == 0) return -downUndoubled[vulnerable ? 1 : 0] * down;
    const int doubled = downDoubled[vulnerable ? 1 : 0][down - 1];
    return doubling == 1 ? -doubled : -2 * doubled;
  }
  int below = 0;
  int above = 0;
  for (int odd = 1; odd <= tricks - 6; ++odd) {
    const int plain = strain == 4 && odd == 1 ? 40 : perTrick[strain];
    if (odd <= level) {
      below += doubling == 0 ? plain : doubling == 1 ? plain + plain : 4 * plain;
    } else if (doubling == 0) {
      above += plain;
    } else {
      above += (doubling == 1 ? 100 : 200) * (vulnerable ? 2 : 1);
    }
  }
  const bool game = below >= 100;
  if (!game) above += 50;
  if (game) above += vulnerable ? 500 : 300;
  if (level == 6) above += vulnerable ? 750 : 500;
  if (level == 7) above += vulnerable ? 1500 : 1000;
  if (doubling == 1) above += 50;
  if (doubling == 2) above += 100;
  return below + above;
}

bool isVulnerable(int board, bool ns) {
  if (board < 1) return false;
  const char who = "-NEBNEB-EB-NB-NE"[(board - 1) % 16];
  return who == 'B' || who == (ns ? 'N' : 'E');
}

}  // namespace second

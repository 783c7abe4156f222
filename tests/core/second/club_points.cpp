#include "club_points.h"

#include "fraction.h"

namespace second {

int clubPoints(int place, int equal, int pairs) {
  static const int key[9] = {40, 30, 20, 16, 14, 12, 10, 8, 6};
  Fraction all;
  bool any = false;
  for (int each = place; each < place + equal; ++each) {
    const bool inKey = each <= 9 && each <= pairs / 3;
    any = any || inKey;
    all = all + (inKey ? Fraction::of(key[each - 1], 10) * pairs : Fraction(1));
  }
  return any ? static_cast<int>(floorOf(all / equal + Fraction::of(1, 2))) : 1;
}

}  // namespace second

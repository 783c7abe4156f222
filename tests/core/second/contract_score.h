// Law 77 trick by trick from the printed table, and Law 2's vulnerability by board number.
#pragma once

namespace second {

// Of declarer's side. Strains from clubs to notrump are 0…4, undoubled to redoubled 0…2.
int contractScore(int level, int strain, int doubling, bool vulnerable, int tricks);
bool isVulnerable(int board, bool ns);

}  // namespace second

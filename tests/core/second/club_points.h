// Club points: the key of the places that `equal` pairs share, times the pairs.
#pragma once

namespace second {

int clubPoints(int place, int equal, int pairs);

}  // namespace second

#include "season/ranks.h"

namespace overtrick::season {

project52::RankList ranksOn(const Book& book, const std::vector<double>& handicaps, Day today) {
  std::vector<project52::Member> present;
  std::vector<std::size_t> indices;
  for (std::size_t index = 0; index < handicaps.size(); ++index) {
    const Member& member = book.members[index];
    if (!isMemberOn(member, today)) continue;
    present.push_back({handicaps[index], member.club, member.district});
    indices.push_back(index);
  }
  project52::RankList list = project52::rankList(present);
  std::vector<project52::MemberRank> ranks(handicaps.size());
  for (std::size_t i = 0; i < indices.size(); ++i) ranks[indices[i]] = list.ranks[i];
  list.ranks = std::move(ranks);
  return list;
}

}  // namespace overtrick::season

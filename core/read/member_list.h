// Lists of a club's members, as people paste or export them: one member to a line, with a number of the
// federation and a handicap where there are.
//
//   20417; Ole Larsen; 38,28        number, name, handicap, also with tabs or commas
//   Ole Larsen;20417;38,28          a whole number from 100 on is no handicap
//   DKBF-77;Ole Larsen;11,1         a number may have letters
//   Larsen, Ole; 38,28              one person: the first name stands behind the comma
//   12;Ole;Larsen;31,25             and in columns of their own
//   Ole Larsen, 31,25               a comma that parts, and one within a figure
//   Ole Larsen,"31,25"
//
// Lines are read as read/rating_list.h has them; names of a list without any figure are names, the first too.
// Of two members in one line (Jan 28,4 - Pol 14) both are taken. Not here: who is a member already.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "event/finding.h"

namespace overtrick {

struct ListedMember {
  std::string name;
  std::string number;
  std::optional<double> handicap;
  std::int32_t sourceLine = 0;
  bool operator==(const ListedMember&) const = default;
};

struct MemberList {
  std::vector<ListedMember> members;
  std::vector<std::int32_t> unread;  // lines that gave nobody: headings, and what could not be read
  bool operator==(const MemberList&) const = default;
};

[[nodiscard]] MemberList readMemberList(std::string_view text);

}  // namespace overtrick

#include "read/heading_roles.h"

namespace overtrick {
namespace {

using W = HeadingWord;

Role plainRole(W word) {
  switch (word) {
    case W::pairNs:
      return Role::ns;
    case W::pairEw:
      return Role::ew;
    case W::scoreNs:
      return Role::scoreNs;
    case W::scoreEw:
      return Role::scoreEw;
    case W::board:
      return Role::board;
    case W::section:
      return Role::section;
    case W::round:
      return Role::round;
    case W::table:
      return Role::table;
    case W::contract:
      return Role::contract;
    case W::declarer:
      return Role::declarer;
    case W::result:
      return Role::result;
    case W::plusMinus:
      return Role::plusMinus;
    case W::made:
      return Role::made;
    case W::down:
      return Role::down;
    case W::tricks:
      return Role::tricks;
    case W::doubled:
      return Role::doubled;
    case W::remark:
      return Role::remark;
    case W::vulnerability:
      return Role::vulnerability;
    case W::dealer:
      return Role::dealer;
    case W::namesNs:
      return Role::namesNs;
    case W::namesEw:
      return Role::namesEw;
    case W::names:
    case W::line:
    case W::points:
    case W::pointsNs:
    case W::pointsEw:
    case W::ignored:
      return Role::ignored;
    default:
      return Role::unknown;
  }
}

}  // namespace

Role RoleGiver::roleOf(W word, W group) {
  Role role = plainRole(word);
  if (word == W::ns || word == W::ew) role = sideRole(word == W::ns, group);
  if (word == W::pair) role = pairRole();
  if (word == W::score) role = Role::score;
  if (word == W::names) role = namesRole();
  if (given(role) && role != Role::ignored && role != Role::unknown) role = Role::ignored;
  given_[static_cast<std::size_t>(role)] = true;
  if (role == Role::ns || role == Role::ew) lastPair_ = role;
  return role;
}

Role RoleGiver::sideRole(bool ns, W group) const {
  const Role pair = ns ? Role::ns : Role::ew;
  const Role score = ns ? Role::scoreNs : Role::scoreEw;
  if (group == W::pair) return pair;
  if (group == W::score) return score;
  if (group == W::points) return Role::ignored;
  if (group == W::names) return ns ? Role::namesNs : Role::namesEw;
  if (!given(pair)) return pair;
  return hasScore_ || given(score) ? Role::ignored : score;
}

// "Par … Par" are both pairs. Behind "NS ØV Kontrakt", and "NS EO Contrat" in French, it is who plays it.
Role RoleGiver::pairRole() {
  if (!given(Role::ns) || pairs_ > 0) return ++pairs_ == 1 && !given(Role::ns) ? Role::ns : Role::ew;
  const bool both = given(Role::ew);
  return both && given(Role::contract) && !hasDeclarer_ ? Role::declarer : Role::ignored;
}

// The names beside a pair's number.
Role RoleGiver::namesRole() const {
  const Role names = lastPair_ == Role::ns ? Role::namesNs : Role::namesEw;
  return lastPair_ == Role::unknown || given(names) ? Role::ignored : names;
}

}  // namespace overtrick

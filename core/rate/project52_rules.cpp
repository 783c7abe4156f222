// Settings and the smaller rules of Project 52.
#include <algorithm>
#include <cmath>
#include <map>

#include "rate/project52_formula.h"

namespace overtrick::project52 {
namespace {

void check(double& value, double denmarks, double smallest, double largest, Setting setting,
           Findings& findings) {
  if (within(value, smallest, largest)) return;
  value = denmarks;
  findings.push_back({Code::invalidSetting, {}, static_cast<std::int32_t>(setting)});
}

// Below this a unit of handicap would be worth more than a whole board.
constexpr double smallestCb = 0.01;

// Places of the members whom `group` puts together (none: left out), lowest handicap first.
template <class Group>
void placeMembers(std::span<const Member> members, RankList& list, Place MemberRank::*target, Group group) {
  std::map<std::int32_t, std::vector<std::size_t>> groups;
  for (std::size_t i = 0; i < members.size(); ++i) {
    const std::optional<std::int32_t> key = group(members[i]);
    if (members[i].handicap && std::isfinite(*members[i].handicap) && key) groups[*key].push_back(i);
  }
  for (const auto& [key, indices] : groups) {
    std::vector<double> figures;
    for (const std::size_t i : indices) figures.push_back(-*members[i].handicap);
    const std::vector<Place> places = placesOf(figures);
    for (std::size_t k = 0; k < indices.size(); ++k) list.ranks[indices[k]].*target = places[k];
  }
}

std::vector<ClubMean> clubMeans(std::span<const Member> members) {
  std::map<std::int32_t, std::vector<double>> handicaps;
  std::map<std::int32_t, std::int32_t> counts;
  for (const Member& member : members) {
    counts[member.club] += 1;
    std::vector<double>& club = handicaps[member.club];
    if (member.handicap && std::isfinite(*member.handicap)) club.push_back(*member.handicap);
  }
  std::vector<ClubMean> clubs;
  clubs.reserve(counts.size());
  for (const auto& [club, count] : counts) clubs.push_back({club, count, meanHandicap(handicaps[club])});
  return clubs;
}

}  // namespace

Settings denmark() { return {}; }

Settings sweden() {
  Settings settings;
  settings.text = Text::sweden;
  settings.nonMembers = NonMembers::unrated;
  settings.handicapEvent = HandicapEvent::nett;
  settings.rated = {true, true, true, true};
  return settings;
}

Settings popular() {
  Settings settings;
  settings.cb.matchpoints = 2.5;
  return settings;
}

std::optional<Settings> presetNamed(std::string_view name) {
  if (name == "denmark") return denmark();
  if (name == "sweden") return sweden();
  if (name == "popular") return popular();
  return {};
}

Settings checked(const Settings& settings, Findings& findings) {
  Settings good = settings;
  const Settings written;
  check(good.turnover, written.turnover, 1, largestCount, Setting::turnover, findings);
  check(good.ceiling, written.ceiling, -largestHandicap, largestHandicap, Setting::ceiling, findings);
  check(good.start, written.start, -largestHandicap, largestHandicap, Setting::start, findings);
  check(good.startFactor, written.startFactor, 0, largestCount, Setting::startFactor, findings);
  check(good.cb.matchpoints, written.cb.matchpoints, smallestCb, largestCount, Setting::cb, findings);
  check(good.cb.imps, written.cb.imps, smallestCb, largestCount, Setting::cb, findings);
  check(good.spread.matchpoints, written.spread.matchpoints, 0, largestCount, Setting::spread, findings);
  check(good.spread.imps, written.spread.imps, 0, largestCount, Setting::spread, findings);
  check(good.boardWeight, written.boardWeight, 0, largestHandicap, Setting::boardWeight, findings);
  return good;
}

std::optional<double> meanHandicap(std::span<const double> handicaps) {
  double sum = 0;
  for (const double handicap : handicaps) {
    if (!within(handicap, -largestHandicap, largestHandicap)) return {};
    sum += handicap;
  }
  if (handicaps.empty()) return {};
  return sum / static_cast<double>(handicaps.size());
}

std::optional<double> startHandicap(double masterPoints, const Settings& asked) {
  Findings ignored;
  const Settings settings = checked(asked, ignored);
  if (!within(masterPoints, 0, 1e9)) return {};
  return std::min(settings.start / (1 + settings.startFactor * masterPoints), settings.ceiling);
}

std::optional<double> weightOfPast(double boards, std::optional<double> tables, Calculation calculation,
                                   const Settings& asked) {
  Findings ignored;
  const Settings settings = checked(asked, ignored);
  if (!within(boards, 0, largestCount) || (tables && !within(*tables, 1, largestCount))) return {};
  if (tables) tables = std::floor(*tables);
  const double weight = comparisonWeight(tables, of(settings.spread, calculation));
  return 1 + bracket(weight, boards * settings.boardWeight, settings.turnover);
}

SitOut sitOut(bool everyoneMeetsThePhantom) {
  return everyoneMeetsThePhantom ? SitOut{50, 50} : SitOut{50, 60};
}

TableResult resultAtTable(std::span<const BoardPoints> boards, Calculation calculation) {
  TableResult answer;
  double points = 0;
  double outOf = 0;
  for (const BoardPoints& board : boards) {
    const bool sound =
        within(board.points, -largestCount, largestCount) && within(board.outOf, 1e-6, largestCount);
    if (!board.atTable || !sound) continue;
    points += board.points;
    outOf += board.outOf;
    ++answer.boards;
  }
  if (answer.boards > 0) answer.result = points / outOf * (calculation == Calculation::matchpoints ? 100 : 1);
  return answer;
}

RankList rankList(std::span<const Member> members) {
  using Key = std::optional<std::int32_t>;
  RankList list;
  list.ranks.resize(members.size());
  placeMembers(members, list, &MemberRank::club, [](const Member& member) { return Key(member.club); });
  placeMembers(members, list, &MemberRank::district,
               [](const Member& member) { return member.district < 0 ? Key() : Key(member.district); });
  placeMembers(members, list, &MemberRank::national,
               [](const Member& member) { return member.district < 0 ? Key() : Key(0); });
  list.clubs = clubMeans(members);
  return list;
}

}  // namespace overtrick::project52

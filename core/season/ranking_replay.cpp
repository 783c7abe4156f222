#include "season/ranking_replay.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"
#include "event/order.h"
#include "rate/clubranking_lines.h"
#include "rate/clubranking_rankings.h"

namespace overtrick::season {
namespace {

constexpr double largestRanking = 1e6;
bool isRanking(double ranking) { return std::abs(ranking) <= largestRanking; }

}  // namespace

StateRanking ReplayRanking::start(const Book& book, Findings& findings) {
  settings_.clear();
  for (std::size_t series = 0; series < book.settings.series.size(); ++series) {
    const std::size_t found = findings.size();
    settings_.push_back(clubranking::checked(book.settings.series[series].settings, findings));
    for (std::size_t i = found; i < findings.size(); ++i) findings[i].second = sizeOf(series);
  }
  for (std::size_t member = 0; member < book.members.size(); ++member) {
    const std::optional<double>& given = book.members[member].replacement;
    if (given && !isRanking(*given)) findings.push_back(memberFinding(MemberFigure::replacement, member));
  }
  alphabet_ = clubranking::alphabetOf(book.settings.lines);
  return {};
}

void ReplayRanking::extend(StateRanking& state) const { state.slots.resize(slots_.size()); }

const RankingSlot* ReplayRanking::slotOf(const StateRanking& state, std::int32_t series,
                                         std::int32_t member) const {
  const std::int32_t slot = slots_.find({series, member});
  if (slot < 0 || at(slot) >= state.slots.size() || state.slots[at(slot)].played == 0) return nullptr;
  return &state.slots[at(slot)];
}

std::vector<RankingSlots::Owner> ReplayRanking::owners(const StateRanking& state) const {
  std::vector<RankingSlots::Owner> owners;
  for (std::size_t slot = 0; slot < state.slots.size(); ++slot) {
    const bool played = state.slots[slot].played > 0 && at(slots_.owners()[slot].series) < settings_.size();
    if (played) owners.push_back(slots_.owners()[slot]);
  }
  sortStably(owners, [](const RankingSlots::Owner& left, const RankingSlots::Owner& right) {
    return left.series != right.series ? left.series < right.series : left.member < right.member;
  });
  return owners;
}

double ReplayRanking::replacementOf(const Book& book, std::int32_t series, std::int32_t member,
                                    const StateRanking& state) const {
  for (std::int32_t each = series; each >= 0;) {
    const Series& own = book.settings.series[at(each)];
    if (each != series) {
      const RankingSlot* slot = slotOf(state, each, member);
      if (slot != nullptr) return slot->ranking;
    }
    for (const auto& [who, ranking] : own.replacements)
      if (who == member && isRanking(ranking)) return ranking;
    each = own.previous < each ? own.previous : -1;
  }
  const std::optional<double>& given = book.members[at(member)].replacement;
  if (given && isRanking(*given)) return *given;
  return clubranking::defaultReplacement(settings_[at(series)]);
}

// The player's number in this session, with a slot that has a ranking.
std::int32_t ReplayRanking::sitDown(const Book& book, const Item& item, std::int32_t player,
                                    StateRanking& state) {
  const std::int32_t series = book.version(item.version).series;
  const auto next = [&](std::int32_t slot, double ranking) {
    seatedSlots_.push_back(slot);
    rankings_.push_back(ranking);
    return sizeOf(rankings_.size() - 1);
  };
  if (player < 0) return next(-1, clubranking::defaultReplacement(settings_[at(series)]));
  Seat& seat = seats_[at(player)];
  if (seat.turn == turn_) return seat.number;
  if (seat.series != series) {
    seat.series = series;
    seat.slot = slots_.findOrMake({series, player});
  }
  extend(state);
  RankingSlot& slot = state.slots[at(seat.slot)];
  if (std::isnan(slot.ranking)) {
    slot.replacement = replacementOf(book, series, player, state);
    slot.ranking = slot.replacement;
  }
  seat.turn = turn_;
  seat.number = next(seat.slot, slot.ranking);
  return seat.number;
}

void ReplayRanking::seat(const Book& book, const Item& item, StateRanking& state) {
  seatedSlots_.clear();
  rankings_.clear();
  ++turn_;
  seatRanking(book, book.version(item.version), item.day, seated_,
              [&](std::int32_t player) { return sitDown(book, item, player, state); });
}

// Walks back through the log.
void ReplayRanking::lookUp(std::int32_t newest, std::size_t wanted) {
  recent_.clear();
  for (std::int32_t index = newest; index >= 0 && recent_.size() < wanted;) {
    recent_.push_back(log_[at(index)].points);
    index = log_[at(index)].previous;
  }
  std::reverse(recent_.begin(), recent_.end());
}

// The slot's last results in order of play, the one just logged included.
std::span<const double> ReplayRanking::recentOf(const RankingSlot& slot, std::int32_t number,
                                                std::int32_t last) {
  const auto wanted = static_cast<std::size_t>(last);
  if (wanted > Recent::most) {
    lookUp(slot.last, wanted);
    return recent_;
  }
  recentPoints_.resize(slots_.size());
  Recent& known = recentPoints_[at(number)];
  const RankingResult& newest = log_[at(slot.last)];
  if (known.last != newest.previous || known.count > last) {
    lookUp(newest.previous, wanted);
    known.count = sizeOf(recent_.size());
    std::copy(recent_.begin(), recent_.end(), known.points.begin());
  }
  if (known.count == last) {
    for (std::int32_t i = 1; i < known.count; ++i) known.points[at(i - 1)] = known.points[at(i)];
    --known.count;
  }
  known.points[at(known.count++)] = newest.points;
  known.last = slot.last;
  return {known.points.data(), at(known.count)};
}

void ReplayRanking::record(const Item& item, const clubranking::Settings& settings, std::int32_t player,
                           double points, StateRanking& state) {
  const std::int32_t number = seatedSlots_[at(player)];
  RankingSlot& slot = state.slots[at(number)];
  log_.resize(state.results);
  log_.push_back({points, 0, item.session, slot.last});
  slot.last = sizeOf(state.results++);
  ++slot.played;
  slot.ranking =
      clubranking::playerRanking(recentOf(slot, number, settings.last), settings.last, slot.replacement);
  log_.back().after = slot.ranking;
}

void ReplayRanking::play(const Book& book, const Item& item, StateRanking& state, Findings& findings) {
  const Version& version = book.version(item.version);
  const clubranking::Settings& settings = settings_[at(version.series)];
  points_.resize(book.entryCount(), none);
  seats_.resize(book.members.size());
  seat(book, item, state);
  const std::size_t found = findings.size();
  const clubranking::SessionPoints answer =
      clubranking::pointsOf(settings, alphabet_, seated_.session, rankings_, item.session, findings,
                            clubranking::Places::whereNeeded);
  for (std::size_t i = found; i < findings.size(); ++i) {
    Finding& finding = findings[i];
    finding.where.lineIndex = item.session;
    if (finding.where.entryIndex >= 0)
      finding.where.entryIndex = seated_.entries[at(finding.where.entryIndex)];
  }
  for (std::int32_t entry = 0; entry < version.entries; ++entry)
    points_[at(version.firstEntry + entry)] = none;
  std::vector<bool> recorded(rankings_.size(), false);
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    if (!answer.entries[i].scored) continue;
    const double points = answer.entries[i].points;
    points_[at(version.firstEntry + seated_.entries[i])] = points;
    const auto give = [&](std::int32_t player) {
      if (seatedSlots_[at(player)] < 0) return;
      if (recorded[at(player)]) {
        findings.push_back(
            sessionFinding(Code::playerTwiceInSession, item.session, seated_.entries[i], item.session));
        return;
      }
      recorded[at(player)] = true;
      record(item, settings, player, points, state);
    };
    if (version.ranking == clubranking::Kind::teams) {
      for (const std::int32_t player : seated_.session.teams[i].players) give(player);
    } else {
      for (const std::int32_t player : seated_.session.entries[i].players) give(player);
    }
  }
}

}  // namespace overtrick::season

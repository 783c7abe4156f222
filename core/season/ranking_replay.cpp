#include "season/ranking_replay.h"

#include <algorithm>
#include <cmath>

#include "event/order.h"
#include "rate/clubranking_lines.h"
#include "rate/clubranking_rankings.h"

namespace overtrick::season {
namespace {

std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }
std::int32_t sizeOf(std::size_t count) { return static_cast<std::int32_t>(count); }

constexpr double largestRanking = 1e6;
bool isRanking(double ranking) { return std::abs(ranking) <= largestRanking; }

}  // namespace

StateRanking ReplayRanking::start(const Book& book, Findings& findings) {
  settings_.clear();
  for (const Series& series : book.settings.series)
    settings_.push_back(clubranking::checked(series.settings, findings));
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
                                    const StateRanking& state, Findings& findings) const {
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
  if (given) findings.push_back({Code::invalidValue, {}, -1, member});
  return clubranking::defaultReplacement(settings_[at(series)]);
}

// The player's number in this session, with a slot that has a ranking.
std::int32_t ReplayRanking::sitDown(const Book& book, const Item& item, std::int32_t player,
                                    StateRanking& state, Findings& findings) {
  const std::int32_t series = book.version(item.version).series;
  const auto next = [&](std::int32_t slot, double ranking) {
    seatedSlots_.push_back(slot);
    rankings_.push_back(ranking);
    return sizeOf(rankings_.size() - 1);
  };
  if (player < 0) return next(-1, clubranking::defaultReplacement(settings_[at(series)]));
  if (seen_[at(player)] == turn_) return numbers_[at(player)];
  const std::int32_t number = slots_.findOrMake({series, player});
  extend(state);
  RankingSlot& slot = state.slots[at(number)];
  if (std::isnan(slot.ranking)) {
    slot.replacement = replacementOf(book, series, player, state, findings);
    slot.ranking = slot.replacement;
  }
  seen_[at(player)] = turn_;
  numbers_[at(player)] = next(number, slot.ranking);
  return numbers_[at(player)];
}

void ReplayRanking::seat(const Book& book, const Item& item, StateRanking& state, Findings& findings) {
  const Version& version = book.version(item.version);
  const bool teams = version.ranking == clubranking::Kind::teams;
  session_.day = item.day;
  session_.kind = version.ranking;
  session_.groups = book.groups(version);
  session_.entries.clear();
  session_.teams.clear();
  seatedSlots_.clear();
  rankings_.clear();
  entries_.clear();
  ++turn_;
  std::vector<std::int32_t> teamOf(at(version.entries), -1);
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const double gross = book.gross(version, entry);
    const std::span<const std::int32_t> players = book.players(row);
    if (book.isPhantom(row) || (!teams && (std::isnan(gross) || players.size() != 2))) continue;
    entries_.push_back(entry);
    teamOf[at(entry)] = sizeOf(session_.teams.size());
    if (teams) {
      clubranking::Team& team = session_.teams.emplace_back();
      for (const std::int32_t player : players)
        team.players.push_back(sitDown(book, item, player, state, findings));
      continue;
    }
    clubranking::PairEntry& pair = session_.entries.emplace_back();
    pair.line = book.line(version, entry);
    pair.score = gross;
    for (std::size_t side = 0; side < 2; ++side)
      pair.players[side] = sitDown(book, item, players[side], state, findings);
  }
  if (!teams) return;
  for (const HalfRow& row : book.halves(version)) {
    const std::int32_t team = teamOf[at(row.entry)];
    const bool known = row.half.opponent >= 0 && row.half.opponent < version.entries;
    if (team >= 0)
      session_.teams[at(team)].halves.push_back({known ? teamOf[at(row.half.opponent)] : -1, row.half.vp});
  }
}

// The slot's last results in order of play, the one just logged included.
void ReplayRanking::collectRecent(const RankingSlot& slot, std::int32_t number, std::int32_t last) {
  recentPoints_.resize(slots_.size());
  Recent& known = recentPoints_[at(number)];
  const auto wanted = static_cast<std::size_t>(last);
  const RankingResult& newest = log_[at(slot.last)];
  recent_.assign(1, newest.points);
  if (wanted <= Recent::most && known.last == newest.previous) {
    for (std::int32_t i = 0; i < known.count && recent_.size() < wanted; ++i)
      recent_.push_back(known.points[at(i)]);
  } else {
    for (std::int32_t index = newest.previous; index >= 0 && recent_.size() < wanted;) {
      recent_.push_back(log_[at(index)].points);
      index = log_[at(index)].previous;
    }
  }
  if (wanted <= Recent::most) {
    known.last = slot.last;
    known.count = sizeOf(recent_.size());
    std::copy(recent_.begin(), recent_.end(), known.points.begin());
  }
  std::reverse(recent_.begin(), recent_.end());
}

void ReplayRanking::record(const Item& item, const clubranking::Settings& settings, std::int32_t player,
                           double points, StateRanking& state) {
  const std::int32_t number = seatedSlots_[at(player)];
  RankingSlot& slot = state.slots[at(number)];
  log_.resize(state.results);
  log_.push_back({points, 0, item.session, slot.last});
  slot.last = sizeOf(state.results++);
  ++slot.played;
  collectRecent(slot, number, settings.last);
  slot.ranking = clubranking::playerRanking(recent_, settings.last, slot.replacement);
  log_.back().after = slot.ranking;
}

void ReplayRanking::play(const Book& book, const Item& item, StateRanking& state, Findings& findings) {
  const Version& version = book.version(item.version);
  const clubranking::Settings& settings = settings_[at(version.series)];
  points_.resize(book.entryCount(), none);
  numbers_.resize(book.members.size());
  seen_.resize(book.members.size());
  seat(book, item, state, findings);
  const std::size_t found = findings.size();
  const clubranking::SessionPoints answer =
      clubranking::pointsOf(settings, alphabet_, session_, rankings_, item.session, findings);
  for (std::size_t i = found; i < findings.size(); ++i) {
    Finding& finding = findings[i];
    finding.where.lineIndex = item.session;
    if (finding.where.entryIndex >= 0) finding.where.entryIndex = entries_[at(finding.where.entryIndex)];
  }
  for (std::int32_t entry = 0; entry < version.entries; ++entry)
    points_[at(version.firstEntry + entry)] = none;
  std::vector<bool> recorded(rankings_.size(), false);
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    if (!answer.entries[i].scored) continue;
    const double points = answer.entries[i].points;
    points_[at(version.firstEntry + entries_[i])] = points;
    const auto give = [&](std::int32_t player) {
      if (seatedSlots_[at(player)] < 0) return;
      if (recorded[at(player)]) {
        findings.push_back(
            sessionFinding(Code::playerTwiceInSession, item.session, entries_[i], item.session));
        return;
      }
      recorded[at(player)] = true;
      record(item, settings, player, points, state);
    };
    if (version.ranking == clubranking::Kind::teams) {
      for (const std::int32_t player : session_.teams[i].players) give(player);
    } else {
      for (const std::int32_t player : session_.entries[i].players) give(player);
    }
  }
}

}  // namespace overtrick::season

#include "season/nett_replay.h"

#include <array>
#include <cmath>

#include "event/index.h"

namespace overtrick::season {
namespace {

bool counts(const Book& book, const Item& item, std::int32_t entry, Findings& findings) {
  const Version& version = book.version(item.version);
  const std::size_t row = at(version.firstEntry + entry);
  const double gross = book.gross(version, entry);
  if (book.isPhantom(row) || std::isnan(gross)) return false;
  const std::span<const std::int32_t> players = book.players(row);
  if (players.size() != 2) return false;
  if (players[0] >= 0 && players[0] == players[1]) {
    findings.push_back(sessionFinding(Code::playsWithSelf, item.session, entry, item.session, players[0]));
    return false;
  }
  if (!nett::isPercentage(gross)) {
    findings.push_back(sessionFinding(Code::percentageOutOfRange, item.session, entry, item.session));
    return false;
  }
  return true;
}

}  // namespace

bool sameSitting(const Book& book, const Item& left, const Item& right) {
  return left.day == right.day && book.version(left.version).nett == book.version(right.version).nett;
}

StateNett ReplayNett::start(const Book& book, Findings& findings) {
  settings_ = nett::checked(book.settings.nett, findings);
  ratings_.clear();
  for (std::size_t name = 0; name < book.settings.nettRatings.size(); ++name)
    ratings_.push_back(
        nett::checkedRating(book.settings.nettRatings[name], static_cast<std::int32_t>(name), findings));
  StateNett state;
  for (std::size_t index = 0; index < book.members.size(); ++index) {
    const std::optional<double>& given = book.members[index].nett;
    const bool sound = given && nett::isHandicap(*given);
    if (given && !sound) findings.push_back(memberFinding(MemberFigure::nett, index));
    state.handicaps.push_back(sound ? *given : settings_.newcomer);
  }
  state.played.resize(book.members.size());
  return state;
}

void ReplayNett::extend(StateNett& state, const StateNett& start) const {
  for (std::size_t index = state.handicaps.size(); index < start.handicaps.size(); ++index) {
    state.handicaps.push_back(start.handicaps[index]);
    state.played.push_back(0);
  }
}

bool ReplayNett::opens(const Book& book, const Item& item) const {
  return last_ != Sitting{item.day, book.version(item.version).nett};
}

// The handicap that a player sits down with, and whether the result may move it.
double ReplayNett::enter(std::int32_t player, const StateNett& state, bool& moves) {
  moves = false;
  if (player < 0) return settings_.newcomer;
  if (seen_[at(player)] != sitting_) {
    seen_[at(player)] = sitting_;
    before_[at(player)] = state.handicaps[at(player)];
    moves = true;
  }
  return before_[at(player)];
}

void ReplayNett::play(const Book& book, const Item& item, StateNett& state, Findings& findings) {
  after_.resize(book.playerCount(), none);
  seen_.resize(book.members.size());
  before_.resize(book.members.size());
  const Version& version = book.version(item.version);
  if (opens(book, item)) {
    last_ = {item.day, version.nett};
    ++sitting_;
  }
  const std::optional<double> rating = ratings_[at(version.nett)];
  for (std::int32_t entry = 0; entry < version.entries; ++entry) {
    const std::size_t row = at(version.firstEntry + entry);
    const std::span<const std::int32_t> players = book.players(row);
    for (std::size_t side = 0; side < players.size(); ++side) after_[book.firstPlayer(row) + side] = none;
    if (!rating || !counts(book, item, entry, findings)) continue;
    std::array<double, 2> before{};
    std::array<bool, 2> moves{};
    for (std::size_t side = 0; side < 2; ++side) before[side] = enter(players[side], state, moves[side]);
    const double gross = book.gross(version, entry);
    const double par = nett::parOf(before[0], before[1], *rating);
    for (std::size_t side = 0; side < 2; ++side) {
      const std::int32_t player = players[side];
      if (player < 0) continue;
      if (!moves[side]) {
        findings.push_back(
            sessionFinding(Code::playerTwiceInSession, item.session, entry, item.session, player));
        continue;
      }
      const double session = nett::sessionHandicap(settings_.rule, gross, par, before[1 - side], *rating);
      const double after = nett::handicapAfter(before[side], session, settings_.weight);
      state.handicaps[at(player)] = after;
      ++state.played[at(player)];
      after_[book.firstPlayer(row) + side] = after;
    }
  }
}

}  // namespace overtrick::season

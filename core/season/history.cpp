#include "season/history.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"
#include "rate/clubranking_rankings.h"

namespace overtrick::season {
namespace {

// The first of the version's entries that the player is in and `counts`, with the player's seat.
template <class Counts>
bool find(const Book& book, const Version& version, std::int32_t member, std::size_t& row, std::size_t& seat,
          const Counts& counts) {
  for (row = at(version.firstEntry); row < at(version.firstEntry + version.entries); ++row) {
    const std::span<const std::int32_t> players = book.players(row);
    for (seat = 0; seat < players.size(); ++seat)
      if (players[seat] == member && counts(row, seat)) return true;
  }
  return false;
}

std::vector<Step52> steps52(const Book& book, const Replay& replay, std::int32_t member, Day today) {
  std::vector<Step52> steps;
  const Track<State52>& track = replay.track52();
  State52 own;  // of this member alone
  own.handicaps = {track.start.handicaps[at(member)]};
  if (!track.start.impHandicaps.empty()) own.impHandicaps = {track.start.impHandicaps[at(member)]};
  for (std::size_t i = 0; i < track.next; ++i) {
    const Item& item = track.items[i];
    const Version& version = book.version(item.version);
    if (version.kind != Kind::recorded && !replay.of52().summary(item.session).rated) continue;
    std::size_t row = 0;
    std::size_t seat = 0;
    const auto moved = [&](std::size_t entry, std::size_t) {
      return !std::isnan(replay.of52().change(entry));
    };
    if (!find(book, version, member, row, seat, moved)) continue;
    double& handicap = handicapsFor(version.calculation, own)[0];
    Step52 step;
    step.session = item.session;
    step.entry = static_cast<std::int32_t>(row) - version.firstEntry;
    step.calculation = version.calculation;
    step.before = handicap;
    const double ceiling = replay.of52().settings().ceiling;
    const double change = replay.of52().change(row);
    handicap = handicapAfter52(handicap, change, book.sets(row), ceiling);
    step.after = handicap;
    const bool whole = !book.sets(row) && step.before + change <= ceiling;
    step.change = whole ? change : handicap - step.before;
    const Session& session = book.sessions()[at(item.session)];
    step.status = statusOf(book, session, today);
    step.recorded = version.kind == Kind::recorded;
    step.removed = session.removed;
    steps.push_back(step);
  }
  return steps;
}

std::vector<StepNett> stepsNett(const Book& book, const Replay& replay, std::int32_t member) {
  std::vector<StepNett> steps;
  const Track<StateNett>& track = replay.trackNett();
  double handicap = track.start.handicaps[at(member)];
  for (std::size_t i = 0; i < track.next; ++i) {
    const Item& item = track.items[i];
    std::size_t row = 0;
    std::size_t seat = 0;
    const auto moved = [&](std::size_t entry, std::size_t chair) {
      return !std::isnan(replay.ofNett().after(book.firstPlayer(entry) + chair));
    };
    if (!find(book, book.version(item.version), member, row, seat, moved)) continue;
    const double after = replay.ofNett().after(book.firstPlayer(row) + seat);
    steps.push_back({item.session, handicap, after});
    handicap = after;
  }
  return steps;
}

std::vector<StepRanking> stepsRanking(const Replay& replay, std::int32_t member) {
  std::vector<StepRanking> steps;
  for (std::size_t number = 0; number < replay.ofRanking().seriesCount(); ++number) {
    const auto series = static_cast<std::int32_t>(number);
    const RankingSlot* slot = replay.ofRanking().slotOf(replay.ranking(), series, member);
    if (slot == nullptr) continue;
    const std::size_t first = steps.size();
    for (std::int32_t index = slot->last; index >= 0;) {
      const RankingResult& result = replay.ofRanking().result(index);
      index = result.previous;
      const double before = index < 0 ? slot->replacement : replay.ofRanking().result(index).after;
      steps.push_back({result.session, series, result.points, before, result.after});
    }
    std::reverse(steps.begin() + static_cast<std::ptrdiff_t>(first), steps.end());
  }
  return steps;
}

// The state before the session is played, or false when it is not among the track's.
template <class System, class State, class Opens>
bool stateBefore(const Book& book, const Track<State>& track, std::int32_t session, System& system,
                 const Opens& opens, State& state, Item& item) {
  std::size_t position = 0;
  while (position < track.next && track.items[position].session != session) ++position;
  if (position == track.next) return false;
  item = track.items[position];
  while (position > 0 && !opens(track.items[position - 1], track.items[position])) --position;
  const auto* kept = track.checkpoints.before(position);
  state = kept == nullptr ? track.start : kept->state;
  system.extend(state, track.start);
  Findings ignored;
  for (std::size_t i = kept == nullptr ? 0 : kept->position; i < position; ++i)
    system.play(book, track.items[i], state, ignored);
  return true;
}

void detail52(const Book& book, const Replay& replay, std::int32_t session, EventDetail& detail) {
  Replay52 again = replay.of52();
  State52 state;
  Item item;
  const auto always = [](const Item&, const Item&) { return true; };
  if (!stateBefore(book, replay.track52(), session, again, always, state, item)) return;
  const Version& version = book.version(item.version);
  detail.version52 = item.version;
  if (version.kind != Kind::computed) return;
  detail.project52 =
      project52::expected(fieldOf(book, version, handicapsFor(version.calculation, state)), again.settings());
}

void detailNett(const Book& book, const Replay& replay, std::int32_t session, EventDetail& detail) {
  ReplayNett again = replay.ofNett();
  again.beginAnew();
  StateNett state;
  Item item;
  const auto opens = [&](const Item& left, const Item& right) { return !sameSitting(book, left, right); };
  if (!stateBefore(book, replay.trackNett(), session, again, opens, state, item)) return;
  const Version& version = book.version(book.sessions()[at(session)].latest);
  const std::optional<double> rating = again.rating(version.nett);
  if (!rating) return;
  nett::Session sitting;
  sitting.rating = rating;
  std::vector<std::int32_t> numbers;
  for (std::int32_t number = 0; number < version.entries; ++number) {
    const std::size_t row = at(version.firstEntry + number);
    const double gross = book.gross(version, number);
    const std::span<const std::int32_t> players = book.players(row);
    if (book.isPhantom(row) || players.size() != 2 || !nett::isPercentage(gross)) continue;
    nett::SessionEntry& entry = sitting.entries.emplace_back();
    entry.gross = gross;
    for (std::size_t side = 0; side < 2; ++side)
      if (players[side] >= 0) entry.handicaps[side] = state.handicaps[at(players[side])];
    numbers.push_back(number);
  }
  const nett::NettSession answer = nett::rateSession(sitting, again.settings());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const nett::NettEntry& rated = answer.entries[i];
    if (!rated.rated) continue;
    EventEntry& entry = detail.entries[at(numbers[i])];
    entry.before.assign(rated.before.begin(), rated.before.end());
    entry.par = rated.par;
    entry.nett = rated.nett;
    entry.nettWorking = nett::workingOf(sitting.entries[i], rated, *rating, again.settings());
    // Who sits down twice moves once: new handicaps belong to the member's history.
    std::erase_if(entry.nettWorking, [](const RateTerm& term) {
      return term.symbol == "w" || term.symbol.starts_with("s_") || term.symbol.starts_with("after_");
    });
  }
}

// How the points came about, from the rankings before the session.
void detailRanking(const Book& book, const Replay& replay, std::int32_t session, EventDetail& detail) {
  const Track<StateRanking>& track = replay.trackRanking();
  const ReplayRanking& rankings = replay.ofRanking();
  std::vector<bool> later(book.sessions().size(), true);
  std::size_t position = 0;
  while (position < track.next && track.items[position].session != session)
    later[at(track.items[position++].session)] = false;
  if (position == track.next) return;
  const Item& item = track.items[position];
  const Version& version = book.version(item.version);
  const clubranking::Settings& settings = rankings.settings(version.series);
  std::vector<std::int32_t> seen;  // by number; guests are each their own
  std::vector<double> before;
  RankingSession seated;
  seatRanking(book, version, item.day, seated, [&](std::int32_t player) {
    const auto known = std::find(seen.begin(), seen.end(), player);
    if (player >= 0 && known != seen.end()) return static_cast<std::int32_t>(known - seen.begin());
    seen.push_back(player);
    before.push_back(player < 0
                         ? clubranking::defaultReplacement(settings)
                         : rankings.rankingBefore(replay.ranking(), version.series, player,
                                                  [&](std::int32_t other) { return later[at(other)]; }));
    return static_cast<std::int32_t>(seen.size() - 1);
  });
  Findings ignored;
  const clubranking::SessionPoints points =
      clubranking::pointsOf(settings, rankings.alphabet(), seated.session, before, session, ignored);
  for (std::size_t i = 0; i < points.entries.size(); ++i) {
    if (!points.entries[i].scored) continue;
    detail.entries[at(seated.entries[i])].pointsWorking =
        clubranking::workingOf(settings, seated.session, points, static_cast<std::int32_t>(i));
  }
}

}  // namespace

MemberHistory historyOf(const Book& book, const Replay& replay, std::int32_t member, Day today) {
  MemberHistory history;
  if (member < 0 || at(member) >= replay.project52().handicaps.size()) return history;
  history.project52 = steps52(book, replay, member, today);
  history.nett = stepsNett(book, replay, member);
  history.ranking = stepsRanking(replay, member);
  return history;
}

EventDetail detailOf(const Book& book, const Replay& replay, std::int32_t session) {
  EventDetail detail;
  if (session < 0 || at(session) >= book.sessions().size()) return detail;
  const Version& latest = book.version(book.sessions()[at(session)].latest);
  detail.entries.resize(at(latest.entries));
  detail52(book, replay, session, detail);
  if (!book.sessions()[at(session)].removed) detailNett(book, replay, session, detail);
  if (!book.sessions()[at(session)].removed && latest.series >= 0) {
    for (std::int32_t entry = 0; entry < latest.entries; ++entry)
      detail.entries[at(entry)].points = replay.ofRanking().points(at(latest.firstEntry + entry));
    detailRanking(book, replay, session, detail);
  }
  return detail;
}

}  // namespace overtrick::season

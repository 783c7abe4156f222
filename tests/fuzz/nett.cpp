// Nett scores from bytes: sessions, and histories with ratings that are given or estimated.
#include "rate/nett.h"

#include "rate/nett_history.h"
#include "rate_bytes.h"
#include "target.h"

namespace overtrick::fuzz {
namespace {

using namespace overtrick::nett;

template <class List>
void requireAll(const List& figures, const char* what) {
  for (const double figure : figures) requireFinite(figure, what);
}

void requireFigures(const RateWorking& working) {
  for (const RateTerm& term : working) requireFinite(term.value, "a term");
}

void session(Bytes& bytes) {
  const Settings settings = nettSettingsOf(bytes);
  Session session;
  session.rating = bytes.maybe(0.5, 2);
  constexpr std::size_t most = 24;
  while (!bytes.empty() && session.entries.size() < most)
    session.entries.push_back(
        {{bytes.maybe(30, 70), bytes.maybe(30, 70)}, orNone(bytes, 30, 70), bytes.whole(0, 2)});
  const NettSession answer = rateSession(session, settings);
  require(answer.entries.size() == session.entries.size(), "an answer for each entry");
  for (std::size_t i = 0; i < answer.entries.size(); ++i) {
    const NettEntry& entry = answer.entries[i];
    requireAll(entry.before, "a handicap before");
    requireAll(entry.after, "a handicap after");
    if (!entry.rated) continue;
    for (const double figure : {entry.par, entry.nett, entry.hcap}) requireFinite(figure, "a nett figure");
    requireAll(entry.sessionHandicap, "a session handicap");
    require(entry.place.rank >= 1, "who is rated has a place");
    requireFigures(workingOf(session.entries[i], entry, *session.rating, settings));
  }
}

History historyOf(Bytes& bytes) {
  History history;
  for (std::size_t left = bytes.upTo(12); left > 0; --left)
    history.starts.push_back(bytes.sometimes(8) ? std::nullopt : bytes.maybe(30, 70));
  for (std::size_t left = bytes.upTo(4); left > 0; --left)
    history.sessions.push_back({bytes.maybe(0.5, 2), !bytes.sometimes(2)});
  const auto players = static_cast<std::int32_t>(history.starts.size());
  const auto sessions = static_cast<std::int32_t>(history.sessions.size());
  history.standard = bytes.whole(-1, sessions);
  constexpr std::size_t most = 60;
  while (!bytes.empty() && history.results.size() < most)
    history.results.push_back({dayFrom(bytes),
                               bytes.whole(-1, sessions),
                               {bytes.whole(-1, players), bytes.whole(-1, players)},
                               orNone(bytes, 30, 70),
                               bytes.whole(-1, 1)});
  return history;
}

void book(Bytes& bytes) {
  HistorySettings settings;
  settings.rates = nettSettingsOf(bytes);
  settings.update = bytes.choice(UpdateRun::yearly);
  settings.years = bytes.sometimes(12) ? bytes.whole(-1, 6) : bytes.whole(-1, 2'000'000'000);
  settings.estimate = bytes.sometimes(8);
  settings.minimum = bytes.sometimes(12) ? bytes.whole(-1, 3) : bytes.whole(-1, 2'000'000'000);
  settings.today = bytes.sometimes(4) ? dayFrom(bytes) : noDay;
  const History history = historyOf(bytes);
  const Book answer = replay(history, settings);
  require(answer.results.size() == history.results.size(), "a line for each result");
  require(answer.players.size() == history.starts.size(), "a book for each player");
  require(answer.ratings.size() == history.sessions.size(), "a rating for each session");
  for (const SessionRating& rating : answer.ratings)
    for (const auto& figure : {rating.rating, rating.plainError, rating.standardError})
      requireFinite(figure, "a rating");
  for (const Step& step : answer.steps) {
    requireFinite(step.before, "a handicap before");
    requireFinite(step.after, "a handicap after");
  }
  for (const PlayerBook& player : answer.players) {
    requireFinite(player.handicap, "a handicap");
    require(static_cast<std::size_t>(player.firstStep + player.sessions) <= answer.steps.size(),
            "a player's steps are in the list");
  }
  for (const std::int32_t index : answer.played) {
    require(within(index, history.results.size()), "a result that counts");
    const Result& result = history.results[static_cast<std::size_t>(index)];
    const ListedResult& listed = answer.results[static_cast<std::size_t>(index)];
    if (!listed.rated) continue;
    requireFinite(listed.nett, "a nett score");
    const auto& rating = answer.ratings[static_cast<std::size_t>(result.session)].rating;
    require(rating.has_value(), "a nett list has a rating");
    requireFigures(workingOf(result, listed, *rating, settings.rates));
  }
}

}  // namespace

void nett(Bytes bytes) {
  if (bytes.sometimes(5))
    session(bytes);
  else
    book(bytes);
}

}  // namespace overtrick::fuzz

#include "season/replay.h"

#include <algorithm>

namespace overtrick::season {
namespace {

template <class Value>
bool startsWith(const std::vector<Value>& whole, const std::vector<Value>& beginning) {
  return whole.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), whole.begin());
}

// Whether what was replayed with the old start still stands: members may have come, none has changed.
bool sameStart(const State52& now, const State52& old) {
  return startsWith(now.handicaps, old.handicaps) && startsWith(now.impHandicaps, old.impHandicaps);
}

// Where one can begin: anywhere, unless a system says otherwise.
constexpr auto anywhere = [](const std::vector<Item>&, std::size_t) { return true; };

// Takes the new items and forgets what follows the first that differs, as far back as one can begin.
template <class State, class Begins>
void goBack(Track<State>& track, std::vector<Item> items, bool anew, const Begins& begins) {
  std::size_t same = 0;
  const std::size_t both = std::min(track.next, items.size());
  while (!anew && same < both && track.items[same] == items[same]) ++same;
  track.items = std::move(items);
  track.replayed = 0;
  while (same > 0 && !begins(track.items, same)) --same;
  if (same == track.next && !anew) return;
  if (anew) track.checkpoints.clear();
  const auto* kept = track.checkpoints.goBack(same);
  track.state = kept == nullptr ? track.start : kept->state;
  track.next = kept == nullptr ? 0 : kept->position;
  track.findingEnds.resize(track.next);
  track.findings.resize(track.next == 0 ? 0 : track.findingEnds.back());
}

// Says whose settings the findings of a start are about: from `whose` on, one system after the other.
void ofSettings(Findings& findings, std::int32_t whose) {
  for (Finding& finding : findings)
    if (finding.code == Code::invalidSetting) finding.second += whose;
}

// At most mostFindings remarks of one system: a damaged federation would fill the memory with them.
template <class State>
void finishItem(Track<State>& track) {
  if (track.findings.size() > mostFindings) track.findings.resize(mostFindings);
  track.findingEnds.push_back(track.findings.size());
  ++track.next;
  ++track.replayed;
}

}  // namespace

void Replay::prepare52(const Book& book, std::vector<Item> items) {
  Findings findings;
  const bool sameSettings = settings_.project52 == book.settings.project52;
  State52 start = replay52_.start(book, findings);
  const bool anew = !sameSettings || !sameStart(start, track52_.start);
  track52_.start = std::move(start);
  ofSettings(findings, settingsOf52);
  track52_.startFindings = std::move(findings);
  goBack(track52_, std::move(items), anew, anywhere);
  replay52_.extend(track52_.state, track52_.start);
}

void Replay::prepareNett(const Book& book, std::vector<Item> items) {
  Findings findings;
  const bool sameSettings =
      settings_.nett == book.settings.nett && startsWith(book.settings.nettRatings, settings_.nettRatings);
  StateNett start = replayNett_.start(book, findings);
  const bool anew = !sameSettings || !startsWith(start.handicaps, trackNett_.start.handicaps);
  trackNett_.start = std::move(start);
  ofSettings(findings, settingsOfNett);
  trackNett_.startFindings = std::move(findings);
  const std::size_t before = trackNett_.next;
  // Not amid a sitting, unless it is the one that was being played.
  goBack(trackNett_, std::move(items), anew, [&](const std::vector<Item>& all, std::size_t position) {
    if (position == all.size() || (position == before && !replayNett_.opens(book, all[position])))
      return true;
    return !sameSitting(book, all[position - 1], all[position]);
  });
  if (trackNett_.next != before) replayNett_.beginAnew();
  replayNett_.extend(trackNett_.state, trackNett_.start);
}

void Replay::prepareRanking(const Book& book, std::vector<Item> items) {
  Findings findings;
  std::vector<std::optional<double>> replacements;
  replacements.reserve(book.members.size());
  for (const Member& member : book.members) replacements.push_back(member.replacement);
  const bool anew =
      !startsWith(book.settings.series, settings_.series) || !startsWith(replacements, replacements_);
  trackRanking_.start = replayRanking_.start(book, findings);
  ofSettings(findings, settingsOfSeries);
  trackRanking_.startFindings = std::move(findings);
  replacements_ = std::move(replacements);
  goBack(trackRanking_, std::move(items), anew, anywhere);
}

void Replay::prepare(const Book& book, const Systems& systems) {
  orderFindings_.clear();
  Orders orders = ordersOf(book, orderFindings_);
  if (!systems.project52) orders.project52.clear();
  if (!systems.nett) orders.nett.clear();
  if (!systems.ranking) orders.ranking.clear();
  prepare52(book, std::move(orders.project52));
  prepareNett(book, std::move(orders.nett));
  prepareRanking(book, std::move(orders.ranking));
  settings_ = book.settings;
}

bool Replay::advance(const Book& book, std::size_t most) {
  const auto through = [&](auto& track, const auto& play) {
    for (std::size_t left = most; left > 0 && track.next < track.items.size(); --left) {
      play(track.items[track.next]);
      finishItem(track);
    }
  };
  through(track52_, [&](const Item& item) {
    track52_.checkpoints.offer(track52_.next, track52_.state);
    replay52_.play(book, item, track52_.state, track52_.findings);
  });
  through(trackNett_, [&](const Item& item) {
    if (replayNett_.opens(book, item)) trackNett_.checkpoints.offer(trackNett_.next, trackNett_.state);
    replayNett_.play(book, item, trackNett_.state, trackNett_.findings);
  });
  through(trackRanking_, [&](const Item& item) {
    trackRanking_.checkpoints.offer(trackRanking_.next, trackRanking_.state);
    replayRanking_.play(book, item, trackRanking_.state, trackRanking_.findings);
  });
  return sessionsLeft() == 0;
}

void Replay::run(const Book& book, const Systems& systems) {
  prepare(book, systems);
  advance(book, book.sessions().size());
}

std::int64_t Replay::sessionsReplayed(System system) const {
  if (system == System::project52) return track52_.replayed;
  return system == System::nett ? trackNett_.replayed : trackRanking_.replayed;
}

std::int64_t Replay::sessionsReplayed() const {
  return track52_.replayed + trackNett_.replayed + trackRanking_.replayed;
}

std::int64_t Replay::sessionsLeft() const {
  const auto left = [](const auto& track) {
    return static_cast<std::int64_t>(track.items.size() - track.next);
  };
  return left(track52_) + left(trackNett_) + left(trackRanking_);
}

Findings Replay::findings() const {
  Findings all;
  const auto add = [&](const Findings& some) { all.insert(all.end(), some.begin(), some.end()); };
  add(orderFindings_);
  const auto addTrack = [&](const auto& track) {
    add(track.startFindings);
    add(track.findings);
    if (track.findings.size() == mostFindings) all.push_back({Code::moreFindings, {}, 1});
  };
  addTrack(track52_);
  addTrack(trackNett_);
  addTrack(trackRanking_);
  return all;
}

}  // namespace overtrick::season

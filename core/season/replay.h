// The replay of a book (book.h) through Project 52, nett scores and club ranking: every member's state after
// all sessions, and what each session did.
//
// Rules: order.h for the orders, project52_replay.h, nett_replay.h and ranking_replay.h for the systems. The
// replay keeps snapshots on its way. Brought to a book that has changed, it goes back to the last snapshot
// before the first difference and replays from there; the result is that of a replay from the start, to the
// bit. Sessions that were added behind all others cost only themselves. Other settings, or another start for
// a member whom the book already had, begin anew.
// Not here: text, names; what people see of one member or one event (history.h), the rank list (ranks.h).
#pragma once

#include <cstdint>
#include <vector>

#include "season/book.h"
#include "season/checkpoints.h"
#include "season/nett_replay.h"
#include "season/order.h"
#include "season/project52_replay.h"
#include "season/ranking_replay.h"

namespace overtrick::season {

enum class System : std::uint8_t { project52, nett, ranking };

inline constexpr std::int32_t settingsOf52 = 0;
inline constexpr std::int32_t settingsOfNett = 1;
inline constexpr std::int32_t settingsOfSeries = 2;

struct Systems {
  bool project52 = true;
  bool nett = true;
  bool ranking = true;
  bool operator==(const Systems&) const = default;
};

// One system's way through the sessions.
template <class State>
struct Track {
  std::vector<Item> items;
  std::size_t next = 0;
  State state;
  State start;
  Checkpoints<State> checkpoints;
  Findings startFindings;
  Findings findings;                     // of sessions, in the order of the items
  std::vector<std::size_t> findingEnds;  // by item that was played
  std::int64_t replayed = 0;             // since the last preparation
};

class Replay {
 public:
  // Finds out how far back the book differs from what was replayed, and goes there.
  void prepare(const Book& book, const Systems& systems = {});
  // Plays at most so many sessions, each system's counted by itself. True when all are played.
  bool advance(const Book& book, std::size_t most);
  void run(const Book& book, const Systems& systems = {});

  [[nodiscard]] const State52& project52() const { return track52_.state; }
  [[nodiscard]] const StateNett& nett() const { return trackNett_.state; }
  [[nodiscard]] const StateRanking& ranking() const { return trackRanking_.state; }
  [[nodiscard]] const Replay52& of52() const { return replay52_; }
  [[nodiscard]] const ReplayNett& ofNett() const { return replayNett_; }
  [[nodiscard]] const ReplayRanking& ofRanking() const { return replayRanking_; }
  [[nodiscard]] const Track<State52>& track52() const { return track52_; }
  [[nodiscard]] const Track<StateNett>& trackNett() const { return trackNett_; }
  [[nodiscard]] const Track<StateRanking>& trackRanking() const { return trackRanking_; }

  // Since the last preparation.
  [[nodiscard]] std::int64_t sessionsReplayed(System system) const;
  [[nodiscard]] std::int64_t sessionsReplayed() const;
  [[nodiscard]] std::int64_t sessionsLeft() const;

  // Where: lineIndex the session, entryIndex its entry. Without a session, `second` is a member; of a rating,
  // `first` is the nett session. Of an impossible setting, `first` is the setting as its subject's header
  // numbers them, `second` whose it is: settingsOf52, settingsOfNett, from settingsOfSeries on the series.
  [[nodiscard]] Findings findings() const;

 private:
  void prepare52(const Book& book, std::vector<Item> items);
  void prepareNett(const Book& book, std::vector<Item> items);
  void prepareRanking(const Book& book, std::vector<Item> items);

  Replay52 replay52_;
  ReplayNett replayNett_;
  ReplayRanking replayRanking_;
  Track<State52> track52_;
  Track<StateNett> trackNett_;
  Track<StateRanking> trackRanking_;
  Findings orderFindings_;
  // What the states were made with.
  Settings settings_;
  std::vector<std::optional<double>> replacements_;
};

}  // namespace overtrick::season

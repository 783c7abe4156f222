// Club rankings from session to session, in every playing moment's season (Series) of the book. Points and
// rankings are those of rate/clubranking.h, with which a test compares; partnerships and championships are
// asked for there.
// A member's replacement ranking: the series' own, else the final ranking in the series before it, else the
// member's, else the middle of the scale. Guests play with the middle of the scale and have no
// ranking. Entries without a score and phantoms have no part in it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rate/clubranking_points.h"
#include "season/book.h"
#include "season/order.h"
#include "season/ranking_session.h"
#include "season/ranking_slots.h"

namespace overtrick::season {

// A slot is a member in a series, once seen there.
struct RankingSlot {
  double ranking = none;  // none: not seen yet
  double replacement = none;
  std::int32_t last = -1;  // result in the log
  std::int32_t played = 0;
};

// Results in order of play; each names the slot's one before it.
struct RankingResult {
  double points = 0;
  double after = 0;
  std::int32_t session = 0;
  std::int32_t previous = -1;
};

struct StateRanking {
  std::vector<RankingSlot> slots;
  std::size_t results = 0;  // length of the log
};

class ReplayRanking {
 public:
  [[nodiscard]] StateRanking start(const Book& book, Findings& findings);
  void extend(StateRanking& state) const;
  void play(const Book& book, const Item& item, StateRanking& state, Findings& findings);

  // Null for who has not played there.
  [[nodiscard]] const RankingSlot* slotOf(const StateRanking& state, std::int32_t series,
                                          std::int32_t member) const;
  // Who has played where: by series, then by member.
  [[nodiscard]] std::vector<RankingSlots::Owner> owners(const StateRanking& state) const;
  [[nodiscard]] const RankingResult& result(std::int32_t index) const {
    return log_[static_cast<std::size_t>(index)];
  }
  // Of each entry of the book; NaN: none.
  [[nodiscard]] double points(std::size_t entry) const {
    return entry < points_.size() ? points_[entry] : none;
  }
  [[nodiscard]] std::size_t seriesCount() const { return settings_.size(); }
  // As they count.
  [[nodiscard]] const clubranking::Settings& settings(std::int32_t series) const {
    return settings_[static_cast<std::size_t>(series)];
  }
  [[nodiscard]] const std::vector<std::int32_t>& alphabet() const { return alphabet_; }
  // A member's ranking without the results of sessions that are `later`; none for who was never seated there.
  template <class Later>
  [[nodiscard]] double rankingBefore(const StateRanking& state, std::int32_t series, std::int32_t member,
                                     const Later& later) const {
    const auto number = static_cast<std::size_t>(slots_.find({series, member}));
    if (number >= state.slots.size()) return none;
    std::int32_t index = state.slots[number].last;
    while (index >= 0 && later(result(index).session)) index = result(index).previous;
    return index < 0 ? state.slots[number].replacement : result(index).after;
  }

 private:
  std::int32_t sitDown(const Book& book, const Item& item, std::int32_t player, StateRanking& state);
  double replacementOf(const Book& book, std::int32_t series, std::int32_t member,
                       const StateRanking& state) const;
  void seat(const Book& book, const Item& item, StateRanking& state);
  void lookUp(std::int32_t newest, std::size_t wanted);
  std::span<const double> recentOf(const RankingSlot& slot, std::int32_t number, std::int32_t last);
  void record(const Item& item, const clubranking::Settings& settings, std::int32_t player, double points,
              StateRanking& state);

  std::vector<clubranking::Settings> settings_;
  std::vector<std::int32_t> alphabet_;
  RankingSlots slots_;  // they stay when sessions go
  std::vector<RankingResult> log_;
  std::vector<double> points_;
  // Of the session that is being played: players by number, their slots (-1: a guest) and rankings.
  RankingSession seated_;
  struct Seat {
    std::uint32_t turn = 0;    // the last in which the member sat down,
    std::int32_t number = -1;  // with this number among the players,
    std::int32_t series = -1;  // in this series
    std::int32_t slot = -1;
  };
  std::vector<Seat> seats_;  // by member
  std::uint32_t turn_ = 0;
  std::vector<std::int32_t> seatedSlots_;
  std::vector<double> rankings_;
  std::vector<double> recent_;
  // The latest points of each slot as they were last looked up, so that the log need not be walked each time.
  // They hold for a slot whose last result is still the one they end with.
  struct Recent {
    static constexpr std::size_t most = 8;
    std::int32_t last = -1;
    std::int32_t count = 0;
    std::array<double, most> points{};  // in order of play
  };
  std::vector<Recent> recentPoints_;
};

}  // namespace overtrick::season

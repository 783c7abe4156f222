// Nett handicaps from session to session, as rate/nett_history.h has the book: all results of a sitting (a
// day and a session name, in one or several reports) are judged by the handicaps before it, and a player
// counts once in it. The arithmetic is rate/nett.h's; a test holds both books against each other. Decided
// here: a guest counts as a newcomer. An entry without a gross score, a phantom, or other than two players
// has no part in it.
#pragma once

#include <cstdint>
#include <vector>

#include "season/book.h"
#include "season/order.h"

namespace overtrick::season {

struct StateNett {
  std::vector<double> handicaps;     // of members
  std::vector<std::int32_t> played;  // sittings that moved the member
  bool operator==(const StateNett&) const = default;
};

[[nodiscard]] bool sameSitting(const Book& book, const Item& left, const Item& right);

class ReplayNett {
 public:
  [[nodiscard]] StateNett start(const Book& book, Findings& findings);
  void extend(StateNett& state, const StateNett& start) const;
  // Whether the session opens a sitting. Only there can one begin.
  [[nodiscard]] bool opens(const Book& book, const Item& item) const;
  void play(const Book& book, const Item& item, StateNett& state, Findings& findings);
  // Nothing has been played yet, or what was is forgotten.
  void beginAnew() { last_ = {}; }

  // The member's handicap after a player's row of the book; NaN where it did not move.
  [[nodiscard]] double after(std::size_t player) const {
    return player < after_.size() ? after_[player] : none;
  }
  [[nodiscard]] const nett::Settings& settings() const { return settings_; }
  // Of a nett session that counts.
  [[nodiscard]] std::optional<double> rating(std::int32_t name) const {
    const auto index = static_cast<std::size_t>(name);
    return name >= 0 && index < ratings_.size() ? ratings_[index] : std::nullopt;
  }

 private:
  double enter(std::int32_t player, const StateNett& state, bool& moves);

  nett::Settings settings_;
  std::vector<std::optional<double>> ratings_;
  std::vector<double> after_;  // by player's row
  std::vector<std::uint32_t> seen_;
  std::vector<double> before_;  // the sitting, of members who were seen in it
  std::uint32_t sitting_ = 0;
  struct Sitting {
    Day day = noDay;
    std::int32_t name = -1;
    bool operator==(const Sitting&) const = default;
  };
  Sitting last_;
};

}  // namespace overtrick::season

// Project 52 from session to session: each computed or recorded session moves its players' handicaps.
//
// Rules: rate/project52.h; Denmark 4 for the order (order.h). A member counts once in a session: in a second
// entry the handicap is part of the field, but does not move again (a warning). Events that are not rated
// (Denmark 1.6) move nothing; a phantom is never rated (3.4), in a recorded session neither. With separate
// handicaps (Sweden 7.1) a session moves that of its scoring.
// What is ordinary in a club (guests seated by the rules, half tables) gives no finding here.
#pragma once

#include <cstdint>
#include <vector>

#include "rate/project52_plain.h"
#include "season/book.h"
#include "season/order.h"

namespace overtrick::season {

struct State52 {
  std::vector<double> handicaps;     // of members
  std::vector<double> impHandicaps;  // the same where they are separate; otherwise empty
  std::vector<std::int32_t> played;  // sessions that moved the member
  bool operator==(const State52&) const = default;
};

// What a session was, in a few figures.
struct Summary52 {
  double mean = none;
  std::int32_t tables = 0;
  std::int32_t counted = 0;  // entries
  std::int32_t moved = 0;    // members
  bool rated = false;
};

class Replay52 {
 public:
  // The state before the first session; findings name members as `second`.
  [[nodiscard]] State52 start(const Book& book, Findings& findings);
  // Members who came later start too.
  void extend(State52& state, const State52& start) const;
  void play(const Book& book, const Item& item, State52& state, Findings& findings);

  // The change of each entry of the book before the ceiling, of a recorded session as recorded; NaN: none.
  [[nodiscard]] double change(std::size_t entry) const { return changes_[entry]; }
  [[nodiscard]] Summary52 summary(std::int32_t session) const {
    const auto index = static_cast<std::size_t>(session);
    return index < summaries_.size() ? summaries_[index] : Summary52{};
  }
  [[nodiscard]] const project52::Settings& settings() const { return settings_; }

 private:
  void compute(const Book& book, const Item& item, const std::vector<double>& handicaps, Findings& findings);
  void record(const Book& book, const Item& item, Findings& findings);
  bool computePlain(const Book& book, const Version& version, const std::vector<double>& handicaps,
                    Summary52& summary);
  void move(const Book& book, const Item& item, State52& state, Findings& findings);

  project52::Settings settings_;
  std::vector<double> changes_;
  std::vector<Summary52> summaries_;
  std::vector<std::uint32_t> seen_;  // by member: the last turn in which it moved
  std::uint32_t turn_ = 0;
  // Used again for each session.
  std::vector<double> fieldHandicaps_;
  std::vector<double> results_;
  std::vector<double> ownBoards_;
  std::vector<double> fieldChanges_;
};

// The session as a field, its members with the given handicaps.
[[nodiscard]] project52::Field fieldOf(const Book& book, const Version& version,
                                       const std::vector<double>& handicaps);

// Which of the state's handicaps a session is about.
[[nodiscard]] std::vector<double>& handicapsFor(project52::Calculation calculation, State52& state);

// A handicap after a change, or after a row that sets it (Denmark 5.1 (1), 1.1).
[[nodiscard]] double handicapAfter52(double before, double change, bool sets, double ceiling);

}  // namespace overtrick::season

// Which board of the event a game of a PBN file is of.
//
// Later sessions have the same numbers and other deals: another deal is another board, and so is another
// session where a deal is not told. Such boards stand in sections named after their session, section or event,
// as those of USEBIO do (see read/usebio_scopes.h); pairs keep their numbers in all of them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "event/event.h"
#include "read/event_builder.h"
#include "read/pbn_game.h"

namespace overtrick {

// The hands of North, East, South and West, a bit for each card; 0: not told.
struct PbnDeal {
  std::array<std::uint64_t, 4> hands{};
  bool operator==(const PbnDeal&) const = default;
};

// PBN 2.1 §3.4.11: "E:AK5.… … … …", clockwise from the first; a hand may be "-". The order of cards does not
// count.
[[nodiscard]] PbnDeal readPbnDeal(std::string_view text);

class PbnBoards {
 public:
  // None when there are more boards of that number than an event has sections.
  [[nodiscard]] BoardIndex of(std::int32_t number, const PbnGame& game, EventBuilder& builder);

  // Whether the board asked for last is a new one whose number another deal has, and nothing but the deal tells.
  [[nodiscard]] bool twice() const { return twice_; }

  // Where some board had to be kept apart, all get the section that they were met in.
  void nameSections(EventBuilder& builder) const;

 private:
  // Event, session and section as the game's tags say.
  using Sitting = std::array<std::string_view, 3>;
  struct Known {
    BoardIndex board;
    std::int32_t sitting = 0;
    PbnDeal deal;
    std::int64_t used = 0;  // when, in games
  };

  [[nodiscard]] std::int32_t sittingOf(const PbnGame& game);
  [[nodiscard]] Known* find(std::vector<Known>& known, const PbnDeal& deal, std::int32_t sitting) const;
  [[nodiscard]] bool differ(std::int32_t one, std::int32_t two, std::size_t tag) const;
  [[nodiscard]] bool toldApart(std::int32_t one, std::int32_t two) const;
  [[nodiscard]] bool otherSession(std::int32_t one, std::int32_t two) const;
  [[nodiscard]] std::string nameOf(std::int32_t sitting) const;
  void putIntoSection(BoardIndex board, EventBuilder& builder) const;
  [[nodiscard]] BoardIndex add(std::int32_t number, const std::vector<Known>& known, std::int32_t sitting,
                               EventBuilder& builder);

  std::unordered_map<std::int32_t, std::vector<Known>> boards_;  // looked up, never walked
  std::map<Sitting, std::int32_t> indices_;
  std::vector<Sitting> sittings_;
  std::vector<std::int32_t> met_;  // by board: the sitting of its first game
  Sitting last_;
  std::int64_t games_ = 0;
  bool apart_ = false;
  bool twice_ = false;
};

}  // namespace overtrick

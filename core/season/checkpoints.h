// Snapshots of a state along a list of sessions, so that a change at session k replays only what follows the
// last snapshot before it. They stand a spacing apart, which doubles when there are too many: never more than
// `most`, and with many sessions never further apart than about 2/most of the way.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace overtrick::season {

template <class State>
class Checkpoints {
 public:
  static constexpr std::size_t most = 64;
  struct Kept {
    std::size_t position = 0;  // of the session that is played next
    State state;
  };

  void clear() {
    kept_.clear();
    spacing_ = 1;
  }

  // The state before the session at `position` is played. Positions come in ascending order.
  void offer(std::size_t position, const State& state) {
    if (!kept_.empty() && position < kept_.back().position + spacing_) return;
    if (kept_.size() == most) thin();
    if (kept_.empty() || position >= kept_.back().position + spacing_) kept_.push_back({position, state});
  }

  // Forgets the snapshots behind `position`; the last that is left, or none.
  const Kept* goBack(std::size_t position) {
    while (!kept_.empty() && kept_.back().position > position) kept_.pop_back();
    return kept_.empty() ? nullptr : &kept_.back();
  }

  // The last one at or before the position.
  [[nodiscard]] const Kept* before(std::size_t position) const {
    const Kept* found = nullptr;
    for (const Kept& each : kept_)
      if (each.position <= position) found = &each;
    return found;
  }

 private:
  void thin() {
    spacing_ *= 2;
    std::size_t left = 0;
    for (std::size_t i = 0; i < kept_.size(); i += 2) {
      if (i != left) kept_[left] = std::move(kept_[i]);
      ++left;
    }
    kept_.resize(left);
  }

  std::size_t spacing_ = 1;
  std::vector<Kept> kept_;
};

}  // namespace overtrick::season

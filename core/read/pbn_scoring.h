// How the results of a PBN file were scored. An event has one way of scoring, a game its own tag: most results
// decide.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "event/event.h"

namespace overtrick {

// A tag that a finding may be about later.
struct PbnPlacedTag {
  std::string_view line;
  std::int32_t number = 0;  // of the line
  std::string_view value;
};

class PbnScorings {
 public:
  // So many results of one game, and the tag that says how they were scored.
  void count(Scoring scoring, std::int32_t results, const PbnPlacedTag& tag) {
    Way& way = ways_[static_cast<std::size_t>(scoring)];
    if (way.results == 0) way.first = tag;
    way.results += results;
    if (all_ == 0) first_ = tag;
    all_ += results;
  }
  void add(const PbnScorings& other) {
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const Way& way = other.ways_[i];
      if (way.results > 0) count(static_cast<Scoring>(i), way.results, way.first);
    }
  }
  [[nodiscard]] std::int32_t all() const { return all_; }
  // The tag of the first results that were counted.
  [[nodiscard]] const PbnPlacedTag& first() const { return first_; }

  // That of most results, the earlier one where two have as many; none without any result.
  [[nodiscard]] std::optional<Scoring> most() const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < ways_.size(); ++i) {
      const Way& way = ways_[i];
      const bool earlier = way.results == ways_[best].results && way.first.number < ways_[best].first.number;
      if (way.results > ways_[best].results || earlier) best = i;
    }
    return all_ > 0 ? std::optional(static_cast<Scoring>(best)) : std::nullopt;
  }

  // Results that say something else, and the first tag of them.
  struct Others {
    std::int32_t results = 0;
    PbnPlacedTag first;
  };
  [[nodiscard]] Others others() const {
    Others others;
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const Way& way = ways_[i];
      if (way.results == 0 || static_cast<Scoring>(i) == most()) continue;
      if (others.results == 0 || way.first.number < others.first.number) others.first = way.first;
      others.results += way.results;
    }
    return others;
  }

 private:
  struct Way {
    std::int32_t results = 0;
    PbnPlacedTag first;
  };
  std::array<Way, 4> ways_{};
  PbnPlacedTag first_;
  std::int32_t all_ = 0;
};

}  // namespace overtrick

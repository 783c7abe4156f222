// How an event of USEBIO was scored: its type, its methods, and which points its lines have.
//
// A method that is not known here, and a scoring of matches or pairs that is not computed, is said; pairs are then
// taken as at matchpoints, teams as at IMPs. Not here: the points themselves (see read/usebio.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "event/event.h"
#include "event/finding.h"
#include "read/usebio_tags.h"

namespace overtrick::usebio {

class ScoringWords {
 public:
  explicit ScoringWords(const Walk& walk) : walk_(walk) {}

  // An element that may say it, of the first event of the document.
  void note(std::size_t at);
  void seeImps() { imps_ = true; }
  void seeButler() { butler_ = true; }

  struct Complaint {
    Code code;
    std::size_t at;  // the element
  };
  [[nodiscard]] Scoring settle(std::vector<Complaint>& complaints) const;

 private:
  static constexpr std::size_t none = SIZE_MAX;
  [[nodiscard]] std::string wordAt(std::size_t at) const;
  [[nodiscard]] Scoring ofPairs(const std::string& type, const std::string& method,
                                std::vector<Complaint>& complaints) const;

  const Walk& walk_;
  std::size_t type_ = none;
  std::size_t boards_ = none;   // BOARD_SCORING_METHOD, the last one
  std::size_t method_ = none;   // SCORING_METHOD, where there is no other
  std::size_t matches_ = none;  // the first that speaks of matches
  bool imps_ = false;
  bool butler_ = false;
};

}  // namespace overtrick::usebio

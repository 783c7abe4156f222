// Whose plus a score without a side's name is: North-South's, as on a traveller, or declarer's, as people write who
// leave the sign away ("3NT E 400").
//
// Told by all contracts of a text: declarer's are the scores that fit no other way. Not here: changing the sign (see
// read/row.h).
#pragma once

#include <cstdint>
#include <optional>

#include "read/contract_text.h"

namespace overtrick {

// The tricks that give declarer this score of North-South's. Without a result only those of at most five down: 450
// is rather a game made than one nine down.
[[nodiscard]] std::optional<std::int32_t> likelyTricks(const ContractText& contract, Seat declarer,
                                                       std::int32_t score, std::int32_t board);

class SignSurvey {
 public:
  // `score` as if it were North-South's.
  void add(const ContractText& contract, std::int32_t score, std::int32_t board);
  [[nodiscard]] bool areDeclarers() const { return onlyDeclarers_ > 0 && others_ == 0; }

 private:
  std::int64_t onlyDeclarers_ = 0;  // no score of North-South's
  std::int64_t others_ = 0;         // no score of declarer's
};

}  // namespace overtrick

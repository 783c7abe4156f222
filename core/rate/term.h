// A term of a rating's working: what stands for a number in the formula, the number, and where the rule is
// written. Terms come in the order in which one would compute them, each figure behind what it is made of;
// tests compute every figure again from the terms before it. People's words for symbols and sources are made
// outside core. Points have exact terms of their own (score/working.h); ratings are doubles.
#pragma once

#include <string_view>
#include <vector>

namespace overtrick {

struct RateTerm {
  std::string_view symbol;  // of a fixed list, named in the rating's header
  double value = 0;
  std::string_view
      source;  // "denmark-5.3.3": document and section; "given": an input; "setting": a club's own
  bool operator==(const RateTerm&) const = default;
};

using RateWorking = std::vector<RateTerm>;

}  // namespace overtrick

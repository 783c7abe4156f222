// A contract as people write it: level, strain, doubling, declarer and result in any usual order.
//
// 4SN+1, N4S+1, 4♠ N +1, 4S x S -2, 3NT= E, 4S!-6, 1NT**, 3SA O C, tricks as 10. A letter directly behind the
// level is the strain, any other a seat. D and R double only directly behind a strain. Made is =, C, nothing,
// or a bare dash at the end, as on the Belgian sheet. Results may be words: "made 4", "down 1", "two off".
// What a small number without a sign means is told by the whole text (see read/bare_result.h). Not here: whole
// lines (see read/row.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bridge/contract.h"
#include "event/event.h"
#include "read/notation.h"

namespace overtrick {

enum class ResultForm : std::uint8_t {
  none,
  made,
  relative,
  tricks,
  level,   // "made 4": tricks above the book of six
  bare,    // a number up to 7 without a sign: any of the three above
  unclear  // words of a result that do not make one
};

// What a bare number is taken for.
enum class BareResult : std::uint8_t { tricks, relative, level, undecided };

// A word that says what the number beside it counts.
enum class ResultWord : std::uint8_t { none, down, up, made, tricks };

struct ContractText {
  std::uint8_t level = 0;
  std::optional<Strain> strain;
  Doubling doubling = Doubling::undoubled;
  std::optional<Seat> declarer;
  ResultForm result = ResultForm::none;
  std::int32_t resultValue = 0;        // over- or undertricks, tricks, or a level
  ResultWord open = ResultWord::none;  // met, and its number may follow
  bool behindDash = false;             // the number: a dash joins it, as in "4S-N-10", or is its minus
  bool atStrain = false;               // nothing was taken behind the strain yet
  Letters letters = 0;                 // those that tell languages apart

  [[nodiscard]] bool started() const { return level != 0 || declarer.has_value(); }
  [[nodiscard]] bool hasContract() const { return level != 0 && strain.has_value(); }
  [[nodiscard]] Contract contract() const { return {level, strain.value_or(Strain::clubs), doubling}; }
};

// Takes one more piece of text into the contract; false, and nothing changed, when it cannot be part of it.
// `next` is the piece behind, which tells a level from a mere number.
[[nodiscard]] bool takePiece(ContractText& contract, std::string_view piece, std::string_view next = {});

// The same for a sign that blanks part from the number behind it, where a result may stand: "4S N - 1", "4SN+ 1".
// True when both pieces were taken.
[[nodiscard]] bool takeSignedPiece(ContractText& contract, std::string_view piece, std::string_view next);

// "- 1": the piece with the next one, where it ends in a sign and that one is a number of tricks; else empty.
[[nodiscard]] std::string_view withItsNumber(std::string_view piece, std::string_view next);

// Takes all pieces of a text, which are cut at blanks.
[[nodiscard]] bool takeText(ContractText& contract, std::string_view text);

[[nodiscard]] bool takeSeat(ContractText& contract, std::string_view text);
[[nodiscard]] bool takeDoubling(ContractText& contract, std::string_view text);
[[nodiscard]] bool takeResult(ContractText& contract, std::string_view text);

// Tricks that declarer won; without a result the contract was made. Nothing when out of 0…13, and when `bare`
// is needed and undecided.
[[nodiscard]] std::optional<std::int32_t> tricksOf(const ContractText& contract,
                                                   BareResult bare = BareResult::tricks);

}  // namespace overtrick

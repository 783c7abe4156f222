#include "read/left_over.h"

namespace overtrick {

void placeLeftOver(WordsReading& words, Reporter& reporter) {
  if (words.leftOver.empty()) return;
  RowParts& parts = words.parts;
  // A number beside a word that says nothing may be anything.
  const ResultForm result = parts.contract.result;
  const bool hasResult = result != ResultForm::none && result != ResultForm::bare;
  const bool hasScore = parts.scoreNs || parts.scoreEw || parts.scoreOpen;
  const bool done =
      (parts.contract.hasContract() && (hasResult || (hasScore && result != ResultForm::bare))) ||
      parts.word || parts.awardNs || parts.awardEw;
  const bool hasDigit = words.leftOver.find_first_of("0123456789") != std::string_view::npos;
  if (done || (!parts.contract.hasContract() && hasScore && !hasDigit)) {
    reporter.say(Code::extraText, words.leftOver);
  } else {
    parts.unreadable = words.leftOver;
  }
}

}  // namespace overtrick

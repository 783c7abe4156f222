#include "read/card_text.h"

#include "read/words.h"

namespace overtrick {

bool looksLikeCard(std::string_view text) {
  const FoldedWord folded(text);
  std::string_view word = folded.view();
  constexpr std::string_view ranks = "akqjt23456789hvbde";
  const auto takeSuit = [&word](bool front) {
    for (const std::string_view suit :
         {"♠", "♥", "♦", "♣", "♤", "♡", "♢", "♧", "s", "h", "d", "c", "r", "k"}) {
      if (front ? word.starts_with(suit) : word.ends_with(suit)) {
        word = front ? word.substr(suit.size()) : word.substr(0, word.size() - suit.size());
        return true;
      }
    }
    return false;
  };
  if (word.size() < 2 || word.size() > 5) return false;
  if (!takeSuit(true) && !takeSuit(false)) return false;
  return word == "10" || (word.size() == 1 && ranks.find(word[0]) != std::string_view::npos);
}

}  // namespace overtrick

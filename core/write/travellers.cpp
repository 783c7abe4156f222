#include "write/travellers.h"

#include <string_view>
#include <vector>

#include "write/outcome.h"

namespace overtrick {
namespace {

struct Alphabet {
  const char* board;
  const char* section;
  const char* strains[5];
  const char* seats[4];
  // Of read/words.h.
  const char* passed;
  const char* notPlayed;
  const char* bye;
  const char* reverse;
  const char* group;
};

constexpr Alphabet english = {
    "Board",   "Section", {"C", "D", "H", "S", "NT"}, {"N", "E", "S", "W"}, "PASS", "NP", "sit-out",
    "reverse", "group"};
constexpr Alphabet dutch = {
    "Spel",      "Lijn", {"K", "R", "H", "S", "SA"}, {"N", "O", "Z", "W"}, "PAS", "NG", "rust",
    "omgekeerd", "groep"};
constexpr Alphabet danish = {
    "Spil",    "Række", {"K", "R", "H", "S", "UT"}, {"N", "Ø", "S", "V"}, "PAS", "ikke spillet", "oversidder",
    "omvendt", "gruppe"};
constexpr Alphabet swedish = {
    "Bricka", "Grupp", {"K", "R", "H", "S", "NT"}, {"N", "Ö", "S", "V"}, "PASS", "ej spelad", "frirond",
    "omvänt", "grupp"};

const Alphabet& lettersOf(Notation notation) {
  switch (notation) {
    case Notation::dutch:
      return dutch;
    case Notation::danish:
      return danish;
    case Notation::swedish:
      return swedish;
    default:
      return english;
  }
}

std::string tricks(std::int32_t over) {
  if (over == 0) return "=";
  return (over > 0 ? "+" : "") + std::to_string(over);
}

std::string contractResult(const PlayedContract& played, const Alphabet& letters) {
  constexpr const char* doublings[] = {"", "x", "xx"};
  std::string text = std::to_string(played.contract.level);
  text += letters.strains[static_cast<std::size_t>(played.contract.strain)];
  text += doublings[static_cast<std::size_t>(played.contract.doubling)];
  text += ' ';
  text += letters.seats[static_cast<std::size_t>(played.declarer)];
  text += ' ';
  text += tricks(played.tricks - played.contract.level - 6);
  if (played.score) text += " " + std::to_string(*played.score);
  return text;
}

// North-South and East-West by the letters of their seats.
std::string oneSidedText(const OneSided& given, const Alphabet& letters) {
  const std::size_t first = given.adjusted == Side::ns ? 0 : 1;
  return std::string(letters.seats[first]) + letters.seats[first + 2] + ":" + awardText(given.award) + " " +
         std::to_string(given.score);
}

std::string outcomeText(const Outcome& outcome, const Alphabet& letters) {
  if (const auto* played = std::get_if<PlayedContract>(&outcome)) return contractResult(*played, letters);
  if (const auto* bare = std::get_if<BareScore>(&outcome)) return std::to_string(bare->score);
  if (std::holds_alternative<PassedOut>(outcome)) return letters.passed;
  if (std::holds_alternative<NotPlayed>(outcome)) return letters.notPlayed;
  if (std::holds_alternative<Bye>(outcome)) return letters.bye;
  if (const auto* given = std::get_if<OneSided>(&outcome)) return oneSidedText(*given, letters);
  return outcomeWord(outcome);
}

std::string_view numberOf(const Event& event, EntryIndex entry) {
  return entry.known() ? std::string_view(event.entries[static_cast<std::size_t>(entry.value)].number) : "-";
}

}  // namespace

std::string writeResult(const Line& line, Notation notation) {
  const Alphabet& letters = lettersOf(notation);
  std::string text = outcomeText(line.outcome, letters);
  // Two words are read as one result where nothing follows them.
  if (std::holds_alternative<NotPlayed>(line.outcome) && (line.reverse || line.group > 0)) {
    text = english.notPlayed;
  }
  if (line.reverse) text += std::string(" ") + letters.reverse;
  if (line.group > 0) text += std::string(" ") + letters.group + " " + std::to_string(line.group);
  return text;
}

std::string writeTravellers(const Event& event, Notation notation) {
  const Alphabet& letters = lettersOf(notation);
  std::vector<std::string> boards(event.boards.size());
  for (const Line& line : event.lines) {
    std::string& text = boards[static_cast<std::size_t>(line.board.value)];
    text.append(numberOf(event, line.ns)).append("\t").append(numberOf(event, line.ew)).append("\t");
    text.append(writeResult(line, notation)).append("\n");
  }
  std::string text;
  SectionIndex section;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const Board& board = event.boards[i];
    if (board.section.known() && board.section != section) {
      text += std::string(letters.section) + " " +
              event.sections[static_cast<std::size_t>(board.section.value)] + "\n";
      section = board.section;
    }
    text += std::string(letters.board) + " " + std::to_string(board.number) + "\n" + boards[i];
  }
  return text;
}

}  // namespace overtrick

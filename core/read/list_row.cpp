#include "read/list_row.h"

#include <algorithm>
#include <string>

#include "read/name_text.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// Blanks part words, and every comma stands inside a number: "Jan - Pol 48,5".
bool commasAreDecimal(std::string_view row) {
  const auto isDigitAt = [row](std::size_t i) { return i < row.size() && row[i] >= '0' && row[i] <= '9'; };
  for (std::size_t at = row.find(','); at != std::string_view::npos; at = row.find(',', at + 1)) {
    if (at == 0 || !isDigitAt(at - 1) || !isDigitAt(at + 1)) return false;
  }
  return row.find(' ') != std::string_view::npos;
}

// Every comma stands inside a number or between the parts of a name.
bool commasAreInside(std::string_view row) {
  for (std::size_t at = row.find(','); at != std::string_view::npos; at = row.find(',', at + 1)) {
    if (at == 0 || at + 1 == row.size()) return false;
    const std::string_view behind = trimmed(row.substr(at + 1));
    const bool decimal = isDigit(row[at - 1]) && isDigit(row[at + 1]);
    const bool name =
        !isDigit(row[at - 1]) && row[at + 1] == ' ' && !behind.empty() && !isDigit(behind.front());
    if (!decimal && !name) return false;
  }
  return true;
}

// "Smith, John & Doe, Jane": one comma in every part, which is between a surname and what comes before it.
bool commasAreOfSurnames(std::string_view text) {
  for (const std::string_view joint : {" & ", " + ", " and ", " en ", " og ", " och "}) {
    if (text.find(joint) == std::string_view::npos) continue;
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find(joint, from), text.size());
      const std::string_view part = text.substr(from, end - from);
      const std::size_t comma = part.find(", ");
      if (comma == std::string_view::npos || part.find(", ", comma + 1) != std::string_view::npos)
        return false;
      from = end + joint.size();
    }
    return true;
  }
  return false;
}

// The row ends in a number that a blank parts from what is in front of it.
bool endsInNumber(std::string_view row) {
  const std::string_view words = trimmed(withoutEnd(row, "% "));
  const std::size_t blank = words.rfind(' ');
  return blank != std::string_view::npos && figureOf(words.substr(blank + 1)).has_value();
}

// Words of headings, folded.
constexpr std::string_view headingWords =
    " line lijn afdeling linje linie række section sectie sektion groep gruppe grupp place plaats plads "
    "plats plac placering pl plts rank rang nr pair pairs paar paarnr paren par name names naam namen navn "
    "navne namn "
    "player players speler spelers speler1 speler2 spiller spillere spelare partner makker medspelare "
    "handicap "
    "hcp score scores result resultaat resultat uitslag gross bruto brutto % percent percentage perc pct "
    "procent gem gemiddelde points punten pnt point poäng pts mp matchpunten imp imps vp board boards "
    "spellen "
    "spil brickor team viertal hold lag member lid medlem ";

}  // namespace

std::string_view withoutEnd(std::string_view word, std::string_view ends) {
  while (word.size() > 1 && ends.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return word;
}

std::optional<double> figureOf(std::string_view word) { return readDouble(trimmed(withoutEnd(word, "%"))); }

bool isMinus(std::string_view word) { return word == "-" || word == "–" || word == "—" || word == "−"; }

bool isUnknown(std::string_view word) { return word.empty() || word == "?" || isMinus(word); }

bool isWhole(std::string_view word) {
  return !word.empty() && isDigit(word.front()) && word.find_first_of(",.") >= word.size() - 1;
}

bool isLeading(std::string_view word) {
  const std::string_view number = withoutEnd(word, ".:)=");
  return !number.empty() && number.size() <= 8 && number.front() >= '0' && number.front() <= '9';
}

bool isPhantomName(std::string_view name) {
  const FoldedWord word(name);
  for (const std::string_view part : {"phantom", "fantom", "spookpaar"})
    if (word.view().find(part) != std::string_view::npos) return true;
  const auto outcome = readOutcomeWord(name);
  return outcome && outcome->kind == OutcomeWord::Kind::bye;
}

std::size_t findSlash(std::string_view text) {
  const auto names = [text](std::size_t i) {
    return isLatinLetter(text[i]) || text[i] == '.' || static_cast<unsigned char>(text[i]) >= 0x80;
  };
  for (std::size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1)) {
    if (at > 1 && at + 2 < text.size() && names(at - 1) && names(at + 1)) return at;
  }
  return std::string_view::npos;
}

bool isParted(std::string_view text) {
  for (const std::string_view joint : {" - ", " – ", " — ", " / "}) {
    const std::size_t at = text.find(joint);
    if (at == std::string_view::npos) continue;
    const std::string_view behind = trimmed(text.substr(at + joint.size()));
    if (!behind.empty() && !isDigit(behind.front())) return true;
  }
  return findSlash(text) != std::string_view::npos || commasAreOfSurnames(text);
}

bool cellsAreSurnames(const FieldList& fields) {
  std::size_t names = 0;
  for (const std::string_view cell : fields.fields) {
    if (figureOf(cell) || isUnknown(cell) || isLeading(cell) || cell.size() < 2) continue;
    const std::size_t comma = cell.find(',');
    const bool one = comma != std::string_view::npos && cell.find(',', comma + 1) == std::string_view::npos;
    const bool blankBehind = one && comma > 0 && comma + 2 < cell.size() && cell[comma + 1] == ' ';
    if (!blankBehind || std::any_of(cell.begin(), cell.end(), isDigit)) return false;
    ++names;
  }
  return names > 1;
}

std::size_t findParting(std::string_view text, bool commas, std::size_t& length) {
  std::size_t found = findJoint(text, length);
  while (!commas && found != std::string_view::npos && text[found] == ',') {
    const std::size_t more = findJoint(text.substr(found + 1), length);
    found = more == std::string_view::npos ? more : found + 1 + more;
  }
  const std::size_t slash = findSlash(text);
  if (slash >= found) return found;
  length = 1;
  return slash;
}

Separator separatorOfRow(std::string_view row) {
  const Separator separator = separatorOf(row);
  const bool words =
      separator == Separator::gap ||
      (separator == Separator::comma &&
       (commasAreDecimal(row) || (commasAreInside(row) && (isParted(row) || endsInNumber(row)))));
  return words ? Separator::blank : separator;
}

HeadingCount countHeadingWords(std::string_view row) {
  HeadingCount count;
  for (std::size_t from = 0; from < row.size();) {
    const std::size_t end = std::min(row.find_first_of(" ;,\t|-/:()\"", from), row.size());
    const FoldedWord word(row.substr(from, end - from));
    from = end + 1;
    if (word.view().empty()) continue;
    ++count.words;
    if (headingWords.find(' ' + std::string(word.view()) + ' ') != std::string_view::npos) ++count.known;
  }
  return count;
}

}  // namespace overtrick

#include "read/contract_text.h"

#include <array>
#include <utility>

#include "read/fields.h"
#include "read/numbers.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// --- Letters and words -----------------------------------------------------------------------------------

struct SeatRow {
  std::string_view text;
  Seat seat;
  Letters letter;
};

constexpr auto seatLetters = std::to_array<SeatRow>({
    {"n", Seat::north, 0},
    {"e", Seat::east, letter::seatE},
    {"s", Seat::south, letter::seatS},
    {"w", Seat::west, letter::seatW},
    {"o", Seat::east, letter::seatO},
    {"z", Seat::south, letter::seatZ},
    {"v", Seat::west, letter::seatV},
    {"ø", Seat::east, letter::seatOSlash},
    {"ö", Seat::east, letter::seatOUmlaut},
});

constexpr auto seatWords = std::to_array<SeatRow>({
    {"north", Seat::north, 0},
    {"east", Seat::east, letter::seatE},
    {"south", Seat::south, letter::seatS},
    {"west", Seat::west, letter::seatW},
    {"noord", Seat::north, 0},
    {"oost", Seat::east, letter::seatO},
    {"zuid", Seat::south, letter::seatZ},
    {"nord", Seat::north, 0},
    {"øst", Seat::east, letter::seatOSlash},
    {"syd", Seat::south, letter::seatS},
    {"vest", Seat::west, letter::seatV},
    {"norr", Seat::north, 0},
    {"öst", Seat::east, letter::seatOUmlaut},
    {"öster", Seat::east, letter::seatOUmlaut},
    {"väst", Seat::west, letter::seatV},
    {"väster", Seat::west, letter::seatV},
});

struct StrainRow {
  std::string_view text;
  Strain strain;
  Letters letter;
};

// Longest first: SA before S, NT before N.
constexpr auto strainLetters = std::to_array<StrainRow>({
    {"♠", Strain::spades, 0},
    {"♥", Strain::hearts, 0},
    {"♦", Strain::diamonds, 0},
    {"♣", Strain::clubs, 0},
    {"♤", Strain::spades, 0},
    {"♡", Strain::hearts, 0},
    {"♢", Strain::diamonds, 0},
    {"♧", Strain::clubs, 0},
    {"nt", Strain::notrump, letter::strainNt},
    {"sa", Strain::notrump, letter::strainSa},
    {"ut", Strain::notrump, letter::strainUt},
    {"s", Strain::spades, 0},
    {"h", Strain::hearts, 0},
    {"d", Strain::diamonds, letter::strainD},
    {"c", Strain::clubs, letter::strainC},
    {"n", Strain::notrump, letter::strainN},
    {"r", Strain::diamonds, letter::strainR},
    {"k", Strain::clubs, letter::strainK},
    {"z", Strain::notrump, letter::strainZ},
    {"u", Strain::notrump, letter::strainUt},
    {"p", Strain::spades, letter::strainP},
    {"t", Strain::clubs, letter::strainT},
});

constexpr auto strainWords = std::to_array<StrainRow>({
    {"spade", Strain::spades, 0},
    {"spades", Strain::spades, 0},
    {"heart", Strain::hearts, 0},
    {"hearts", Strain::hearts, 0},
    {"diamond", Strain::diamonds, letter::strainD},
    {"diamonds", Strain::diamonds, letter::strainD},
    {"club", Strain::clubs, letter::strainC},
    {"clubs", Strain::clubs, letter::strainC},
    {"notrump", Strain::notrump, letter::strainNt},
    {"notrumps", Strain::notrump, letter::strainNt},
    {"schoppen", Strain::spades, 0},
    {"sch", Strain::spades, 0},
    {"sp", Strain::spades, 0},
    {"ha", Strain::hearts, 0},
    {"hj", Strain::hearts, 0},
    {"ru", Strain::diamonds, letter::strainR},
    {"di", Strain::diamonds, letter::strainD},
    {"cl", Strain::clubs, letter::strainC},
    {"kl", Strain::clubs, letter::strainK},
    {"harten", Strain::hearts, 0},
    {"ruiten", Strain::diamonds, letter::strainR},
    {"klaver", Strain::clubs, letter::strainK},
    {"klaveren", Strain::clubs, letter::strainK},
    {"sans", Strain::notrump, letter::strainSa},
    {"sansatout", Strain::notrump, letter::strainSa},
    {"zonder", Strain::notrump, letter::strainZ},
    {"spar", Strain::spades, 0},
    {"hjerter", Strain::hearts, 0},
    {"ruder", Strain::diamonds, letter::strainR},
    {"klør", Strain::clubs, letter::strainK},
    {"grand", Strain::notrump, letter::strainUt},
    {"spader", Strain::spades, 0},
    {"hjärter", Strain::hearts, 0},
    {"ruter", Strain::diamonds, letter::strainR},
    {"klöver", Strain::clubs, letter::strainK},
    {"sang", Strain::notrump, letter::strainSang},
    {"pik", Strain::spades, letter::strainP},
    {"pique", Strain::spades, letter::strainP},
    {"coeur", Strain::hearts, letter::strainP},
    {"cœur", Strain::hearts, letter::strainP},
    {"herz", Strain::hearts, letter::strainP},
    {"carreau", Strain::diamonds, letter::strainP},
    {"carreaux", Strain::diamonds, letter::strainP},
    {"karo", Strain::diamonds, letter::strainP},
    {"treff", Strain::clubs, letter::strainT},
    {"trèfle", Strain::clubs, letter::strainT},
    {"trefle", Strain::clubs, letter::strainT},
    {"kreuz", Strain::clubs, letter::strainT},
});

constexpr auto madeWords =
    std::to_array<std::string_view>({"c", "made", "makes", "making", "make", "just", "contract", "gemaakt",
                                     "hjem", "hjemme", "hemma", "jämnt", "lige", "vundet", "vunnet"});

struct ResultWordRow {
  std::string_view text;
  ResultWord word;
};

constexpr auto countedWords = std::to_array<ResultWordRow>({
    {"trick", ResultWord::tricks},   {"tricks", ResultWord::tricks},   {"slag", ResultWord::tricks},
    {"slagen", ResultWord::tricks},  {"stik", ResultWord::tricks},     {"stick", ResultWord::tricks},
    {"down", ResultWord::down},      {"dwn", ResultWord::down},        {"off", ResultWord::down},
    {"minus", ResultWord::down},     {"undertrick", ResultWord::down}, {"undertricks", ResultWord::down},
    {"light", ResultWord::down},     {"onderslag", ResultWord::down},  {"onderslagen", ResultWord::down},
    {"bet", ResultWord::down},       {"beten", ResultWord::down},      {"beter", ResultWord::down},
    {"undertræk", ResultWord::down}, {"understik", ResultWord::down},  {"straff", ResultWord::down},
    {"straffar", ResultWord::down},  {"bort", ResultWord::down},       {"plus", ResultWord::up},
    {"over", ResultWord::up},        {"up", ResultWord::up},           {"overtrick", ResultWord::up},
    {"overtricks", ResultWord::up},  {"overslag", ResultWord::up},     {"overslagen", ResultWord::up},
    {"overtræk", ResultWord::up},    {"overstik", ResultWord::up},     {"över", ResultWord::up},
    {"överstick", ResultWord::up},
});

struct CountRow {
  std::string_view text;
  std::int32_t count;
};

constexpr auto countWords = std::to_array<CountRow>({
    {"one", 1},  {"two", 2},  {"three", 3}, {"four", 4}, {"five", 5}, {"six", 6},  {"een", 1}, {"één", 1},
    {"twee", 2}, {"drie", 3}, {"vier", 4},  {"vijf", 5}, {"zes", 6},  {"en", 1},   {"ett", 1}, {"to", 2},
    {"tre", 3},  {"fire", 4}, {"fem", 5},   {"seks", 6}, {"två", 2},  {"fyra", 4}, {"sex", 6},
});
constexpr auto byWords = std::to_array<std::string_view>({"by", "door", "af", "av", "von"});

struct DoublingRow {
  std::string_view text;
  Doubling doubling;
};

constexpr auto doublingWords = std::to_array<DoublingRow>({
    {"x", Doubling::doubled},
    {"dbl", Doubling::doubled},
    {"doubled", Doubling::doubled},
    {"double", Doubling::doubled},
    {"doublet", Doubling::doubled},
    {"gedoubleerd", Doubling::doubled},
    {"dobl", Doubling::doubled},
    {"doblet", Doubling::doubled},
    {"dubblat", Doubling::doubled},
    {"dubbelt", Doubling::doubled},
    {"xx", Doubling::redoubled},
    {"rdbl", Doubling::redoubled},
    {"redbl", Doubling::redoubled},
    {"redoubled", Doubling::redoubled},
    {"redouble", Doubling::redoubled},
    {"geredoubleerd", Doubling::redoubled},
    {"redoblet", Doubling::redoubled},
    {"redubblat", Doubling::redoubled},
});

// "4SD", "4SR", "4SRD": nowhere else, for D and R are diamonds too.
constexpr auto doublesBehindStrain = std::to_array<DoublingRow>({
    {"rdbl", Doubling::redoubled},
    {"dbl", Doubling::doubled},
    {"dd", Doubling::redoubled},
    {"d", Doubling::doubled},
    {"rd", Doubling::redoubled},
    {"r", Doubling::redoubled},
});

template <class Rows>
auto findRow(const Rows& rows, std::string_view text) -> decltype(&rows[0]) {
  for (const auto& row : rows) {
    if (isWord(text, row.text)) return &row;
  }
  return nullptr;
}

bool isOneOf(std::string_view text, const auto& words) {
  for (const std::string_view word : words) {
    if (isWord(text, word)) return true;
  }
  return false;
}

bool isLetter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (c >= 'a' && c <= 'z') || byte >= 0x80;
}

// --- One piece -------------------------------------------------------------------------------------------

// Reads a piece that is folded: lower case, every dash a hyphen.
class PieceReader {
 public:
  PieceReader(ContractText& contract, std::string_view piece, std::string_view next)
      : contract_(contract), piece_(piece), next_(next) {}

  bool read() {
    // "4S DD N": apart from the strain one letter may be anything, two are no suit.
    const bool atStrain = std::exchange(contract_.atStrain, false);
    const DoublingRow* apart =
        atStrain && piece_.size() == 2 ? findRow(doublesBehindStrain, piece_) : nullptr;
    if (apart != nullptr) return setDoubling(apart->doubling);
    while (at_ < piece_.size()) {
      const char c = piece_[at_];
      const bool taken = isDigit(c)             ? number()
                         : isLetter(c)          ? letters()
                         : c == '+' || c == '-' ? sign()
                                                : mark(c);
      if (!taken) return false;
    }
    contract_.atStrain = behindStrain_ == piece_.size();
    return true;
  }

 private:
  std::string_view rest() const { return {piece_.data() + at_, piece_.size() - at_}; }

  bool number() {
    std::size_t digits = 0;
    while (digits < rest().size() && isDigit(rest()[digits])) ++digits;
    const auto value = readCount(rest().substr(0, digits));
    if (!value) return false;
    if (contract_.level == 0) {
      const bool isLevel = digits == 1 && *value >= 1 && *value <= 7;
      if (!isLevel || !strainFollows(digits)) return false;
      contract_.level = static_cast<std::uint8_t>(*value);
      at_ += 1;
      return true;
    }
    if (!contract_.strain || *value > 13) return false;
    at_ += digits;
    return setNumber(*value);
  }

  // A number without a sign: what it counts is said by a word before it, by one behind, or by the whole text.
  bool setNumber(std::int32_t value) {
    const ResultForm form = value > 7 ? ResultForm::tricks : ResultForm::bare;
    const ResultWord word = std::exchange(contract_.open, ResultWord::none);
    if (word == ResultWord::none) return setResult(form, value);
    if (word == ResultWord::tricks) {
      contract_.result = ResultForm::none;
      return setResult(ResultForm::tricks, value);
    }
    contract_.result = ResultForm::none;
    if (word == ResultWord::made) return setResult(value > 7 ? form : ResultForm::level, value);
    return setResult(ResultForm::relative, word == ResultWord::down ? -value : value);
  }

  // "down 1", "1 down", "made 4". Until its number comes the word alone is no result, but "made" is one.
  bool setWord(ResultWord word) {
    const bool counted = contract_.result == ResultForm::tricks && word == ResultWord::tricks;
    if (contract_.result == ResultForm::bare || counted) {
      contract_.open = word;
      return setNumber(contract_.resultValue);
    }
    if (!setResult(word == ResultWord::made ? ResultForm::made : ResultForm::unclear, 0)) return false;
    contract_.open = word;
    return true;
  }

  // "4 S N" has its strain in the next piece; "2 N4S" is a pair number before a contract.
  bool strainFollows(std::size_t digits) const {
    const std::string_view behind = rest().substr(digits);
    const std::string_view where = behind.empty() ? next_ : behind;
    // "5 reverse" is a score.
    if (where.empty() || !isLetter(where.front()) || isReverseWord(where)) return false;
    std::size_t run = 0;
    while (run < where.size() && isLetter(where[run])) ++run;
    const bool digitBehind = behind.empty() && run < where.size() && isDigit(where[run]);
    return !digitBehind && strainAt(where.substr(0, run)) != nullptr;
  }

  static const StrainRow* strainAt(std::string_view run) {
    const StrainRow* longest = nullptr;
    for (const StrainRow& row : strainWords) {
      const bool longer = longest == nullptr || row.text.size() > longest->text.size();
      if (longer && beginsWith(run, row.text)) longest = &row;
    }
    if (longest != nullptr) return longest;
    for (const StrainRow& row : strainLetters) {
      if (beginsWith(run, row.text)) return &row;
    }
    return nullptr;
  }

  bool letters() {
    std::size_t run = 0;
    while (run < rest().size() && isLetter(rest()[run])) ++run;
    const std::string_view word = rest().substr(0, run);
    if (contract_.level != 0 && !contract_.strain) return strain(word);
    if (wholeWord(word)) {
      at_ += run;
      return true;
    }
    return oneLetter();
  }

  bool strain(std::string_view run) {
    const StrainRow* row = strainAt(run);
    if (row == nullptr) return false;
    contract_.strain = row->strain;
    contract_.letters |= row->letter;
    at_ += row->text.size();
    // "4 piques": the plural of a word is no seat, but South's letter behind a symbol is one: "4♥S".
    constexpr std::size_t shortestWord = 3;
    const bool isSymbol = static_cast<unsigned char>(row->text.front()) >= 0x80;
    if (!isSymbol && row->text.size() >= shortestWord && run.substr(row->text.size()) == "s") ++at_;
    behindStrain_ = at_;
    return true;
  }

  bool wholeWord(std::string_view word) {
    if (const SeatRow* row = findRow(seatWords, word)) return setSeat(*row);
    if (!contract_.strain) return isOneOf(word, byWords);
    if (const DoublingRow* row = findRow(doublingWords, word)) return setDoubling(row->doubling);
    if (isOneOf(word, madeWords)) {
      return word.size() > 1 ? setWord(ResultWord::made) : setResult(ResultForm::made, 0);
    }
    if (const ResultWordRow* row = findRow(countedWords, word)) return setWord(row->word);
    if (const CountRow* row = findRow(countWords, word)) return setNumber(row->count);
    return isOneOf(word, byWords);
  }

  bool oneLetter() {
    if (contract_.strain && at_ == behindStrain_ && doubleBehindStrain()) return true;
    if (contract_.strain && rest().front() == 'x') return marks('x');
    for (const SeatRow& row : seatLetters) {
      if (!beginsWith(rest(), row.text)) continue;
      at_ += row.text.size();
      return setSeat(row);
    }
    if (contract_.strain && rest().front() == 'c') {
      at_ += 1;
      return setResult(ResultForm::made, 0);
    }
    return false;
  }

  bool doubleBehindStrain() {
    for (const DoublingRow& row : doublesBehindStrain) {
      if (!beginsWith(rest(), row.text)) continue;
      at_ += row.text.size();
      return setDoubling(row.doubling);
    }
    return false;
  }

  bool marks(char c) {
    std::size_t count = 0;
    while (count < rest().size() && rest()[count] == c) ++count;
    if (count > 2) return false;
    at_ += count;
    return setDoubling(count == 1 ? Doubling::doubled : Doubling::redoubled);
  }

  bool sign() {
    if (!contract_.strain) return false;
    const bool minus = piece_[at_] == '-';
    std::size_t digits = 1;
    while (digits < rest().size() && isDigit(rest()[digits])) ++digits;
    if (digits == 1) {
      if (!minus) return false;
      at_ += 1;
      // "4S-N" joins, "N4S-" is made.
      joined_ = at_ < piece_.size() && isLetter(piece_[at_]);
      return joined_ || (at_ == piece_.size() && setResult(ResultForm::made, 0));
    }
    const auto value = readCount(rest().substr(1, digits - 1));
    if (!value || *value > 13) return false;
    at_ += digits;
    // "4S-N-10": the dash joins again.
    contract_.behindDash = minus && joined_;
    if (contract_.behindDash) return setNumber(*value);
    // "made +1" and "down -1" say it twice.
    if (contract_.open == ResultWord::made) {
      contract_.open = ResultWord::none;
      contract_.result = ResultForm::none;
    }
    if (contract_.open == (minus ? ResultWord::down : ResultWord::up)) return setNumber(*value);
    return setResult(ResultForm::relative, minus ? -*value : *value);
  }

  bool mark(char c) {
    if (c == '=') {
      at_ += 1;
      return contract_.strain && setResult(ResultForm::made, 0);
    }
    if (c == '*' || c == '!') return contract_.strain && marks(c);
    const bool joins = std::string_view("()[],/:.").find(c) != std::string_view::npos;
    if (joins) at_ += 1;
    return joins;
  }

  bool setSeat(const SeatRow& row) {
    if (contract_.declarer) return false;
    contract_.declarer = row.seat;
    contract_.letters |= row.letter;
    return true;
  }

  bool setDoubling(Doubling doubling) {
    if (contract_.doubling != Doubling::undoubled) return false;
    contract_.doubling = doubling;
    return true;
  }

  bool setResult(ResultForm kind, std::int32_t value) {
    if (contract_.result != ResultForm::none) return false;
    contract_.result = kind;
    contract_.resultValue = value;
    return true;
  }

  ContractText& contract_;
  std::string_view piece_;
  std::string_view next_;
  std::size_t at_ = 0;
  std::size_t behindStrain_ = std::string_view::npos;
  bool joined_ = false;  // by a dash
};

// "4S N -1 0" is no ten down, and the dash of "4S-N -2" joins nothing the second time: blanks part, but for those of
// "- 1" and around the piece.
bool blanksPart(std::string_view piece) {
  piece = trimmed(piece);
  for (std::size_t at = 0; at < piece.size();) {
    const CodePoint point = decodeAt(piece, at);
    if (isBlank(point.value)) {
      const std::string_view behind = trimmed(piece.substr(at));
      const FoldedWord before(piece.substr(0, at));
      const bool joins =
          (before.view().ends_with('-') || before.view().ends_with('+')) && startsWithDigit(behind);
      return !joins || behind.find(' ') != std::string_view::npos;
    }
    at += point.bytes;
  }
  return false;
}

}  // namespace

bool takePiece(ContractText& contract, std::string_view piece, std::string_view next) {
  const FoldedWord folded(piece);
  if (folded.view().empty() || blanksPart(piece)) return false;
  ContractText changed = contract;
  const FoldedWord behind(next);
  if (!PieceReader(changed, folded.view(), behind.view()).read()) return false;
  contract = changed;
  return true;
}

std::string_view withItsNumber(std::string_view piece, std::string_view next) {
  constexpr std::size_t longest = 2;
  const auto tricks = next.size() <= longest ? readCount(next) : std::nullopt;
  const FoldedWord folded(piece);
  const bool isSigned = folded.view().ends_with('-') || folded.view().ends_with('+');
  if (!tricks || *tricks > 13 || !isSigned) return {};
  return {piece.data(), static_cast<std::size_t>(next.data() + next.size() - piece.data())};
}

bool takeSignedPiece(ContractText& contract, std::string_view piece, std::string_view next) {
  const bool open = contract.result == ResultForm::none || contract.open != ResultWord::none;
  const std::string_view both = open ? withItsNumber(piece, next) : std::string_view();
  ContractText changed = contract;
  if (both.empty() || !takePiece(changed, both) || !changed.hasContract()) return false;
  contract = changed;
  return true;
}

bool takeText(ContractText& contract, std::string_view text) {
  FieldList pieces;
  splitFields(text, Separator::blank, pieces);
  ContractText changed = contract;
  for (std::size_t i = 0; i < pieces.fields.size(); ++i) {
    const std::string_view next = i + 1 < pieces.fields.size() ? pieces.fields[i + 1] : std::string_view();
    if (takeSignedPiece(changed, pieces.fields[i], next)) {
      ++i;
    } else if (!takePiece(changed, pieces.fields[i], next)) {
      return false;
    }
  }
  if (!pieces.rest.empty()) return false;
  contract = changed;
  return true;
}

bool takeSeat(ContractText& contract, std::string_view text) {
  const FoldedWord folded(text);
  const SeatRow* row = findRow(seatLetters, folded.view());
  if (row == nullptr) row = findRow(seatWords, folded.view());
  if (row == nullptr || (contract.declarer && *contract.declarer != row->seat)) return false;
  contract.declarer = row->seat;
  contract.letters |= row->letter;
  return true;
}

bool takeDoubling(ContractText& contract, std::string_view text) {
  const FoldedWord folded(text);
  std::optional<Doubling> doubling;
  if (const DoublingRow* row = findRow(doublingWords, folded.view())) doubling = row->doubling;
  for (const std::string_view once : {"d", "*", "!"}) {
    if (isWord(folded.view(), once)) doubling = Doubling::doubled;
  }
  for (const std::string_view twice : {"r", "rd", "dd", "**", "!!"}) {
    if (isWord(folded.view(), twice)) doubling = Doubling::redoubled;
  }
  const bool clashes = contract.doubling != Doubling::undoubled && doubling != contract.doubling;
  if (!doubling || clashes) return false;
  contract.doubling = *doubling;
  return true;
}

bool takeResult(ContractText& contract, std::string_view text) {
  if (contract.result != ResultForm::none) return false;
  // A result column may stand before the contract's: read it as behind one.
  ContractText behind;
  behind.level = 1;
  behind.strain = Strain::clubs;
  if (!takeText(behind, text) || behind.result == ResultForm::none) return false;
  if (behind.declarer || behind.doubling != Doubling::undoubled) return false;
  contract.result = behind.result;
  contract.resultValue = behind.resultValue;
  return true;
}

std::optional<std::int32_t> tricksOf(const ContractText& contract, BareResult bare) {
  ResultForm form = contract.result;
  if (form == ResultForm::bare) {
    form = bare == BareResult::tricks     ? ResultForm::tricks
           : bare == BareResult::relative ? ResultForm::relative
           : bare == BareResult::level    ? ResultForm::level
           : contract.resultValue - contract.level >= 5
               ? ResultForm::tricks  // five overtricks are nobody's habit
               : ResultForm::unclear;
  }
  if (form == ResultForm::unclear) return std::nullopt;
  std::int32_t tricks = contract.level + 6;
  if (form == ResultForm::relative) tricks += contract.resultValue;
  if (form == ResultForm::tricks) tricks = contract.resultValue;
  // A contract is not made at a lower level than it was bid.
  if (form == ResultForm::level)
    tricks = contract.resultValue < contract.level ? -1 : contract.resultValue + 6;
  if (tricks < 0 || tricks > 13) return std::nullopt;
  return tricks;
}

}  // namespace overtrick

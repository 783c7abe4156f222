#include "read/pbn_result.h"

#include <algorithm>

#include "read/list_row.h"
#include "read/numbers.h"
#include "read/phantoms.h"
#include "read/row.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

bool isPbnBye(std::string_view text) {
  if (text.empty() || startsWithDigit(text)) return false;
  const auto word = readOutcomeWord(text);
  return word && word->kind == OutcomeWord::Kind::bye;
}

std::string_view withoutCaret(std::string_view text) {
  if (text.starts_with('^')) text.remove_prefix(1);
  return text;
}

// The strict form, which nearly every row has: 3NTX by N, 9 tricks. Anything else goes the forgiving way.
std::optional<ContractText> strictContract(std::string_view contract, std::string_view declarer,
                                           std::string_view result) {
  if (contract.size() < 2 || contract[0] < '1' || contract[0] > '7' || declarer.size() != 1)
    return std::nullopt;
  ContractText text;
  text.level = static_cast<std::uint8_t>(contract[0] - '0');
  constexpr std::string_view strains = "CDHSN";
  const std::size_t strain = strains.find(contract[1]);
  constexpr std::string_view seats = "NESW";
  const std::size_t seat = seats.find(declarer[0]);
  if (strain == std::string_view::npos || seat == std::string_view::npos) return std::nullopt;
  text.strain = static_cast<Strain>(strain);
  text.declarer = static_cast<Seat>(seat);
  std::string_view risk = contract.substr(2);
  if (text.strain == Strain::notrump && risk.starts_with('T')) risk.remove_prefix(1);
  if (risk == "X" || risk == "x") text.doubling = Doubling::doubled;
  if (risk == "XX" || risk == "xx") text.doubling = Doubling::redoubled;
  if (!risk.empty() && text.doubling == Doubling::undoubled) return std::nullopt;
  const auto tricks = readCount(result);
  if (!tricks || *tricks > 13) return std::nullopt;
  text.result = ResultForm::tricks;
  text.resultValue = *tricks;
  return text;
}

std::optional<std::int32_t> plainScore(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  return readCount(text);
}

// "NS 420", "EW 50", "NS 420 EW -420", or a number alone, which is declarer's.
std::optional<std::int32_t> sidedNumber(std::string_view text, std::optional<Side> declarer, bool score) {
  const std::size_t ns = text.find("NS");
  const std::size_t ew = text.find("EW");
  const auto behind = [text](std::size_t at) {
    std::string_view rest = trimmed(text.substr(at + 2));
    return readSigned(rest.substr(0, rest.find(' ')));
  };
  if (ns != std::string_view::npos) {
    const auto value = behind(ns);
    if (score || !value || declarer != Side::ew) return value;
    return 13 - *value;
  }
  if (ew != std::string_view::npos) {
    const auto value = behind(ew);
    if (!value) return std::nullopt;
    if (score) return -*value;
    return declarer == Side::ns ? 13 - *value : *value;
  }
  const auto value = readSigned(text);
  return value && score && declarer == Side::ew ? std::optional(-*value) : value;
}

// Of a result that is all one side's: what stands behind that side.
std::string_view withoutDeclaringSide(std::string_view result, Side declarer) {
  const std::string_view side = declarer == Side::ns ? "NS" : "EW";
  return result.starts_with(side) ? trimmed(result.substr(side.size())) : result;
}

// "+7" and more can only be tricks, as none is as many above a contract; of fewer the score may show it.
bool isSignedTricks(const RowParts& parts, std::string_view result, const std::optional<ScorePart>& score) {
  const auto number = result.starts_with('+') ? readSigned(result) : std::nullopt;
  if (!number || *number > 13) return false;
  const ContractText& contract = parts.contract;
  const auto isOf = [&](std::int32_t tricks) {
    return scoreOnBoard(parts.board, contract.contract(), *contract.declarer, tricks) == score->value;
  };
  const bool told = score && contract.hasContract() && contract.declarer;
  return *number > 6 || (told && isOf(*number));
}

// The tag has declarer's tricks (PBN 2.1 §3.4.14: "10", "EW 9"); some write what the tables have, too: "+1", "=".
void takeGameResult(std::string_view result, RowParts& parts) {
  std::optional<Side> declarer;
  if (parts.contract.declarer) declarer = sideOf(*parts.contract.declarer);
  const std::string_view own = declarer ? withoutDeclaringSide(result, *declarer) : result;
  const bool count = own.empty() || startsWithDigit(own) || isSignedTricks(parts, own, parts.scoreNs);
  const bool ofOthers = own.starts_with("NS") || own.starts_with("EW");
  if (!count && !ofOthers) {
    if (saysSomething(own) && !isPlaceholder(own)) (void)takeResult(parts.contract, own);
    return;
  }
  const auto tricks = sidedNumber(result, declarer, false);
  if (!tricks || *tricks < 0 || *tricks > 13) return;
  parts.contract.result = ResultForm::tricks;
  parts.contract.resultValue = *tricks;
}

void takeNotes(std::string_view notes, PbnResult& result, bool& written) {
  while (!notes.empty()) {
    const std::size_t comma = notes.find(',');
    const std::string_view note = notes.substr(0, comma);
    notes = comma == std::string_view::npos ? std::string_view() : notes.substr(comma + 1);
    if (note == "written") written = true;
    if (note == "reverse") result.reverse = true;
    if (note.starts_with("group")) result.group = readCount(note.substr(5)).value_or(0);
  }
}

void forgiving(const PbnTable& row, const RowRules& rules, Reporter& reporter, RowParts& parts) {
  RowFields fields;
  fields[Role::contract] = row[PbnColumn::contract];
  fields[Role::declarer] = withoutCaret(row[PbnColumn::declarer]);
  fields[Role::result] = row[PbnColumn::result];
  fields[Role::scoreNs] = withoutCaret(row[PbnColumn::scoreNs]);
  fields[Role::scoreEw] = withoutCaret(row[PbnColumn::scoreEw]);
  fields[Role::score] = withoutCaret(row[PbnColumn::score]);
  fields[Role::remark] = row[PbnColumn::outcome];
  if (isPbnBye(fields[Role::result])) fields[Role::remark] = fields[Role::result];
  readColumns(fields, rules, reporter, parts);
}

std::optional<Decimal> figureIn(const PbnTable& row, PbnColumn column, Reporter& reporter) {
  std::string_view text = withoutCaret(row[column]);
  if (text.ends_with('%')) text.remove_suffix(1);
  const auto number = readDecimal(text);
  if (!text.empty() && !number) reporter.say(Code::extraText, text);
  return number;
}

// A number without a side is declarer's, and nobody knows who that was.
bool isNobodysScore(std::string_view text, std::optional<Side> declarer, std::int32_t score) {
  const bool sided = text.find("NS") != std::string_view::npos || text.find("EW") != std::string_view::npos;
  return !declarer && !sided && score != 0;
}

// One pair, or one that sits against a phantom, and a dash for everything else.
bool isSitOut(const PbnTable& row, const PbnResult& result) {
  const bool phantom = isPbnPhantom(row[PbnColumn::namesNs]) || isPbnPhantom(row[PbnColumn::namesEw]);
  if (result.ns.empty() == result.ew.empty() && !phantom) return false;
  for (const PbnColumn column :
       {PbnColumn::contract, PbnColumn::declarer, PbnColumn::result, PbnColumn::scoreNs, PbnColumn::scoreEw,
        PbnColumn::score, PbnColumn::outcome}) {
    if (!row[column].empty()) return false;
  }
  return true;
}

}  // namespace

PbnResult readPbnRow(const PbnTable& row, std::int32_t board, Reporter& reporter, std::string_view line) {
  PbnResult result;
  result.ns = row[PbnColumn::pairNs];
  result.ew = row[PbnColumn::pairEw];
  if (result.ns.empty()) result.ns = row[PbnColumn::namesNs];
  if (result.ew.empty()) result.ew = row[PbnColumn::namesEw];
  bool written = !row.has(PbnColumn::note);
  takeNotes(row[PbnColumn::note], result, written);

  const RowRules rules;
  RowParts parts;
  parts.board = board;
  parts.contractText = row[PbnColumn::contract];
  const std::string_view scoreNs = row[PbnColumn::scoreNs];
  const std::string_view scoreEw = row[PbnColumn::scoreEw];
  const auto strict =
      strictContract(row[PbnColumn::contract], row[PbnColumn::declarer], row[PbnColumn::result]);
  const auto ns = plainScore(scoreNs);
  const auto ew = plainScore(scoreEw);
  const bool plain = (ns || scoreNs.empty()) && (ew || scoreEw.empty()) && row[PbnColumn::score].empty();
  if (strict && plain) {
    parts.contract = *strict;
    if (ns) parts.scoreNs = ScorePart{*ns, scoreNs};
    if (ew) parts.scoreEw = ScorePart{*ew, scoreEw};
  } else {
    forgiving(row, rules, reporter, parts);
  }
  const bool sitOut = isSitOut(row, result);
  // Our own files say a bye in a column for it: a pair may be called that.
  const bool own = row.has(PbnColumn::note);
  constexpr OutcomeWord bye{OutcomeWord::Kind::bye, {}, {}, language::all};
  for (std::string_view* pair : {&result.ns, &result.ew}) {
    if ((own || !isPbnBye(*pair)) && !(sitOut && pair->empty())) continue;
    *pair = {};
    parts.word = bye;
  }
  if (sitOut) parts.word = bye;
  result.reverse = result.reverse || parts.reverse;
  if (isUnfinished(parts)) {
    reporter.say(Code::noResult, line);
    return result;
  }
  result.outcome = concludeRow(parts, rules, line, reporter);
  if (!written && result.outcome) {
    if (auto* played = std::get_if<PlayedContract>(&*result.outcome)) played->score.reset();
  }
  return result;
}

bool isPlainPbnRow(const PbnTable& row) {
  const auto plain = [&row](PbnColumn column) { return row[column].empty() || plainScore(row[column]); };
  return readCount(row[PbnColumn::pairNs]) && readCount(row[PbnColumn::pairEw]) &&
         strictContract(row[PbnColumn::contract], row[PbnColumn::declarer], row[PbnColumn::result]) &&
         plain(PbnColumn::scoreNs) && plain(PbnColumn::scoreEw) && row[PbnColumn::score].empty();
}

bool saysSomething(std::string_view value) { return !value.empty() && value != "?"; }

bool isSeated(const PbnGame& game) {
  struct Row {
    PbnTag seat;
    std::string_view name;
  };
  constexpr Row seats[] = {
      {PbnTag::north, "north"}, {PbnTag::east, "east"}, {PbnTag::south, "south"}, {PbnTag::west, "west"}};
  return std::any_of(std::begin(seats), std::end(seats), [&game](const Row& row) {
    const std::string_view name = trimmed(game[row.seat]);
    const FoldedWord word(name);
    return saysSomething(name) && !isPlaceholder(name) && word.view() != row.name && word.view() != "empty";
  });
}

std::int32_t pbnCount(const PbnTable& row, PbnColumn column, Reporter& reporter) {
  const std::string_view text = row[column];
  const auto number = readCount(text);
  if (!text.empty() && !number) reporter.say(Code::extraText, text);
  return std::min(number.value_or(0), 9999);
}

PublishedLine readPbnRowPoints(const PbnTable& row, Reporter& reporter) {
  return {{},
          figureIn(row, PbnColumn::pointsNs, reporter),
          figureIn(row, PbnColumn::pointsEw, reporter),
          figureIn(row, PbnColumn::percentNs, reporter),
          figureIn(row, PbnColumn::percentEw, reporter)};
}

PublishedTotal readPbnTotal(const PbnTable& row, Reporter& reporter) {
  PublishedTotal total;
  std::string_view rank = row[PbnColumn::rank];
  if (rank.starts_with('=')) rank.remove_prefix(1);
  if (rank.ends_with('=')) rank.remove_suffix(1);
  total.tied = rank.size() < row[PbnColumn::rank].size();
  total.rank = readCount(rank).value_or(0);
  if (!rank.empty() && total.rank == 0) reporter.say(Code::extraText, rank);
  total.points = figureIn(row, PbnColumn::totalPoints, reporter);
  total.percent = figureIn(row, PbnColumn::totalPercent, reporter);
  return total;
}

std::optional<Outcome> readPbnGame(const PbnGame& game, std::int32_t board, Reporter& reporter,
                                   std::string_view line) {
  RowParts parts;
  parts.board = board;
  parts.contractText = game[PbnTag::contract];
  const bool contracted = saysSomething(parts.contractText);
  if (contracted && !takeOutcomeWord(parts, parts.contractText) &&
      !takeText(parts.contract, parts.contractText)) {
    parts.unreadable = parts.contractText;
  }
  const std::string_view declarer = withoutCaret(game[PbnTag::declarer]);
  if (saysSomething(declarer) && !takeSeat(parts.contract, declarer)) parts.unreadable = declarer;
  std::optional<Side> side;
  if (parts.contract.declarer) side = sideOf(*parts.contract.declarer);
  const std::string_view scoreText = withoutCaret(game[PbnTag::score]);
  const auto score = sidedNumber(scoreText, side, true);
  if (score && *score <= largestScore && *score >= -largestScore) {
    parts.scoreNs = ScorePart{*score, game[PbnTag::score]};
  }
  takeGameResult(trimmed(withoutCaret(game[PbnTag::result])), parts);
  if (!contracted) {
    // Declarer and tricks alone are no contract that could be left out.
    parts.contract = {};
    parts.unreadable = {};
    if (score && isNobodysScore(scoreText, side, *score)) {
      reporter.say(Code::unclearScore, scoreText);
      return std::nullopt;
    }
  }
  if (parts.contract.result == ResultForm::none && !score && !parts.word) {
    reporter.say(Code::noResult, line);
    return std::nullopt;
  }
  return concludeRow(parts, {}, line, reporter);
}

PublishedLine readPbnPoints(const PbnGame& game) {
  const auto figure = [&game](PbnTag tag, std::string_view side) -> std::optional<Decimal> {
    const std::string_view text = withoutCaret(game[tag]);
    const std::size_t at = text.find(side);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view rest = trimmed(text.substr(at + side.size()));
    return readDecimal(rest.substr(0, rest.find(' ')));
  };
  const PbnTag points = game[PbnTag::scoreMp].empty() ? PbnTag::scoreImp : PbnTag::scoreMp;
  return {{},
          figure(points, "NS"),
          figure(points, "EW"),
          figure(PbnTag::scorePercentage, "NS"),
          figure(PbnTag::scorePercentage, "EW")};
}

Player pbnPlayer(std::string_view name) {
  constexpr std::size_t longest = 16;
  const auto isNumberLike = [](char c) {
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  };
  const std::size_t mark = name.rfind('#');
  if (mark == std::string_view::npos || mark == 0 || name[mark - 1] == ' ' || name[mark - 1] == '\\')
    return {pbnText(name), "", {}};
  const std::string_view number = name.substr(mark + 1);
  if (number.size() > longest || !std::all_of(number.begin(), number.end(), isNumberLike))
    return {pbnText(name), "", {}};
  return {pbnText(name.substr(0, mark)), std::string(number), {}};
}

std::vector<Player> pbnPlayers(std::string_view names) {
  std::vector<Player> players;
  constexpr std::string_view joints[] = {";",   " - ",   " – ",  " & ",  " / ",   "/",
                                         " + ", " and ", " en ", " og ", " och ", "-"};
  for (const std::string_view joint : joints) {
    const std::size_t at = names.find(joint);
    if (at == std::string_view::npos) continue;
    // A hyphen parts two surnames only where there is exactly one and no blank: "Alfa-Bravo".
    if (joint == "-" && (names.find(' ') != std::string_view::npos || names.rfind('-') != at)) continue;
    for (std::string_view rest = names; !rest.empty();) {
      const std::size_t end = rest.find(joint);
      const std::string_view name = trimmed(rest.substr(0, end));
      rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + joint.size());
      if (!name.empty() && players.size() < 8) players.push_back(pbnPlayer(name));
    }
    return players;
  }
  if (!trimmed(names).empty()) players.push_back(pbnPlayer(trimmed(names)));
  return players;
}

bool isPbnPhantom(std::string_view names) {
  // "Sit-out" as a whole; the hyphen would part it.
  const auto word = readOutcomeWord(trimmed(names));
  return (word && word->kind == OutcomeWord::Kind::bye) || isPhantom(pbnPlayers(names));
}

}  // namespace overtrick

#include "read/pair_names.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include "read/contract_text.h"
#include "read/fields.h"
#include "read/heading_words.h"
#include "read/lead.h"
#include "read/list_row.h"
#include "read/numbers.h"
#include "read/rating_list.h"
#include "read/row.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

// Words of a list of names beside those of pairs and sides, folded.
constexpr std::string_view namesWords[] = {
    "name",   "names",   "naam",    "namen",    "navn",    "navne",      "namn",      "player",   "players",
    "speler", "spelers", "spiller", "spillere", "spelare", "deelnemers", "deltagere", "deltagare"};
constexpr std::string_view wordsBeside[] = {"1",      "2",         "and",      "en",        "og",
                                            "och",    "&",         "-",        "nr",        "no",
                                            "number", "nummer",    "handicap", "handicaps", "hcp",
                                            "hac",    "handikapp", "partner",  "makker",    "medspelare"};

bool isAmong(std::span<const std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A word of two letters or more; dots between them make initials.
bool hasWord(std::string_view name) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < name.size();) {
    const CodePoint point = decodeAt(name, at);
    const bool letter = point.value < 0x80 ? isLatinLetter(name[at]) : point.value >= 0xC0;
    letters = letter ? letters + 1 : point.value == '.' ? letters : 0;
    if (letters == 2) return true;
    at += point.bytes;
  }
  return false;
}

bool isWordOfName(std::string_view name) {
  return hasWord(name) && std::none_of(name.begin(), name.end(), isDigit);
}

// Nobody is called 4S, pass or North.
bool isName(std::string_view name) {
  ContractText contract;
  return isWordOfName(name) && !readOutcomeWord(name) && !isReverseWord(name) && !readVulnerability(name) &&
         !takeText(contract, name);
}

// Beside somebody whose name is nothing else, Al, Ap, Ng and Nord are names, but a bye is not.
bool isNameBesideOne(std::string_view name) {
  constexpr std::size_t shortest = 2;
  const bool outcome = name.size() > shortest && readOutcomeWord(name).has_value();
  const auto isPart = [](char c) {
    return isLatinLetter(c) || c == '.' || static_cast<unsigned char>(c) >= 0x80;
  };
  const bool letters = std::all_of(name.begin(), name.end(), isPart);
  return isName(name) || (letters && isWordOfName(name) && !outcome && !isReverseWord(name));
}

bool areNames(const std::vector<NamedPlayer>& players, bool inList) {
  const auto byItself = [](const NamedPlayer& player) { return isName(player.name); };
  const auto besideOne = [](const NamedPlayer& player) { return isNameBesideOne(player.name); };
  return std::all_of(players.begin(), players.end(), besideOne) &&
         (inList || std::any_of(players.begin(), players.end(), byItself));
}

// Handicaps of all players or of none, and no larger than handicaps are.
bool areHandicaps(const std::vector<NamedPlayer>& players, bool ownPlaces) {
  constexpr double largest = 100;
  const bool any = players.front().handicap.has_value();
  return std::all_of(players.begin(), players.end(), [any, ownPlaces](const NamedPlayer& player) {
    return (ownPlaces || player.handicap.has_value() == any) &&
           std::abs(player.handicap.value_or(0)) <= largest;
  });
}

// "Pair 12 Jan - Pol".
std::string_view withoutPairWord(std::string_view row) {
  const std::size_t blank = std::min(row.find(' '), row.size());
  const std::string_view behind = trimmed(row.substr(blank));
  const bool named =
      startsWithDigit(behind) && headingMeaning(row.substr(0, blank)).word == HeadingWord::pair;
  return named ? behind : row;
}

// 12NS in its parts.
void setNumber(NamedEntry& entry, std::string_view number) {
  const std::size_t digits = number.find_last_of("0123456789") + 1;
  if (const auto side = readSide(number.substr(digits)); side && digits < number.size()) {
    entry.direction = *side == Side::ns ? Direction::ns : Direction::ew;
    number = number.substr(0, digits);
  }
  entry.number = number;
}

// Number, and direction if it stands by itself; what is behind them, or nothing when no word follows.
std::string_view takeNumber(std::string_view row, FieldList& fields, NamedEntry& entry) {
  const char first = row.empty() ? '\0' : row.front();
  if (!isDigit(first) && !(isLatinLetter(first) && row.size() > 1 && isDigit(row[1]))) return {};
  splitFields(row, separatorOfRow(row), fields);
  if (fields.fields.size() < 2) return {};
  const std::string_view number = withoutEnd(fields.fields[0], ".:)");
  if (!isPairNumber(number)) return {};
  setNumber(entry, number);
  std::size_t last = 0;
  if (const auto side = readSide(fields.fields[1]); side && fields.fields.size() > 2) {
    entry.direction = *side == Side::ns ? Direction::ns : Direction::ew;
    last = 1;
  }
  const std::string_view next = fields.fields[last + 1];
  if (next.empty() || !(isLatinLetter(next.front()) || static_cast<unsigned char>(next.front()) >= 0x80))
    return {};
  const char* behind = fields.fields[last].data() + fields.fields[last].size();
  return row.substr(static_cast<std::size_t>(behind - row.data()));
}

// "(28,4)" as 28,4, "28,4/Pol" with blanks, and a mark behind the pair's number that cuts nothing else as a blank.
std::string withPlainFigures(std::string_view text) {
  const std::size_t mark = text.find_first_of("\t;|");
  const bool cutsOnce = mark == 0 && text.find_first_of("\t;|", 1) == std::string_view::npos;
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t close = text[i] == '(' ? text.find(')', i) : std::string_view::npos;
    const bool slash = text[i] == '/' && i > 0 && isDigit(text[i - 1]) && i + 1 < text.size();
    if (close != std::string_view::npos && readDecimal(text.substr(i + 1, close - i - 1))) {
      plain.append(" ").append(text.substr(i + 1, close - i - 1));
      i = close;
    } else if (slash && !isDigit(text[i + 1])) {
      plain += " / ";
    } else {
      plain += i == 0 && cutsOnce ? ' ' : text[i];
    }
  }
  return plain;
}

// "  Jan Maes   Pol Bos", where nothing else parts the names: a dash in the one wide gap between letters.
std::string withDashInGap(std::string text) {
  std::size_t length = 0;
  if (text.find_first_of("\t;|,") != std::string::npos ||
      findParting(text, true, length) != std::string::npos)
    return text;
  std::size_t gap = std::string::npos;
  std::size_t gaps = 0;
  for (std::size_t at = text.find("  "); at != std::string::npos; at = text.find("  ", at)) {
    const std::size_t end = text.find_first_not_of(' ', at);
    if (end == std::string::npos) break;
    if (at > 0 && !isDigit(text[at - 1]) && !isDigit(text[end])) {
      gap = at;
      ++gaps;
    }
    at = end;
  }
  return gaps == 1 ? text.replace(gap, 1, " - ") : text;
}

// The players of "Jan 28,4 - Pol 14,0", with what separates it from the number in front.
std::optional<ListedEntry> readPlayers(std::string_view text) {
  RatingList list = readRatingList('1' + withDashInGap(withPlainFigures(text)));
  if (list.entries.size() != 1 || !list.findings.empty()) return std::nullopt;
  return std::move(list.entries.front());
}

bool sameNames(const Event& event, const Entry& entry, const std::vector<NamedPlayer>& players) {
  return std::equal(entry.players.begin(), entry.players.end(), players.begin(), players.end(),
                    [&event](PlayerIndex index, const NamedPlayer& player) {
                      return event.players[static_cast<std::size_t>(index.value)].name == player.name;
                    });
}

void give(Event& event, Entry& entry, const std::vector<NamedPlayer>& players) {
  for (const NamedPlayer& player : players) {
    entry.players.push_back({static_cast<std::int32_t>(event.players.size())});
    event.players.push_back({player.name, "", player.handicap});
  }
}

bool fits(const Entry& entry, const NamedEntry& named, SectionIndex section) {
  const bool direction = named.direction == Direction::any || entry.direction == Direction::any ||
                         entry.direction == named.direction;
  return direction && (!section.known() || !entry.section.known() || entry.section == section);
}

}  // namespace

std::optional<Direction> readNamesHeading(std::string_view line) {
  constexpr std::size_t longest = 100;
  line = trimmed(line);
  if (line.empty() || line.size() > longest || isDigit(line.front())) return std::nullopt;
  bool names = false;
  bool ns = false;
  bool ew = false;
  for (std::size_t from = 0; from < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t;,|:()", from), line.size());
    const FoldedWord word(line.substr(from, end - from));
    from = end + 1;
    if (word.view().empty()) continue;
    if (isAmong(namesWords, word.view())) {
      names = true;
      continue;
    }
    const HeadingWord meaning = headingMeaning(word.view()).word;
    ns = ns || meaning == HeadingWord::ns || meaning == HeadingWord::namesNs;
    ew = ew || meaning == HeadingWord::ew || meaning == HeadingWord::namesEw;
    const bool known =
        meaning == HeadingWord::pair || meaning == HeadingWord::ns || meaning == HeadingWord::ew;
    if (!known && !isAmong(wordsBeside, word.view())) return std::nullopt;
  }
  if (!names) return std::nullopt;
  return ns == ew ? Direction::any : ns ? Direction::ns : Direction::ew;
}

std::optional<NameRow> readNameRow(std::string_view row, bool inList) {
  row = withoutPairWord(trimmed(row));
  FieldList fields;
  NameRow read;
  const std::string_view behind = takeNumber(row, fields, read.entry);
  if (behind.empty()) return std::nullopt;
  auto listed = readPlayers(behind);
  if (!listed || listed->players.size() < (inList ? 1 : 2)) return std::nullopt;
  // Where each has a place of his own, one of them may be empty: "1;Jan;;Pol;14", "1 Jan 28,4 - Pol ?".
  const bool cells =
      fields.separator != Separator::blank && fields.fields.size() == 1 + 2 * listed->players.size();
  const bool ownPlaces =
      cells || std::find(fields.fields.begin(), fields.fields.end(), "?") != fields.fields.end();
  if (!areHandicaps(listed->players, ownPlaces)) return std::nullopt;
  const bool figures = listed->result || listed->boards;
  if (figures && !inList) return std::nullopt;
  if (!areNames(listed->players, inList)) return std::nullopt;
  read.entry.players = std::move(listed->players);
  if (figures) read.left = fields.fields.back();
  return read;
}

void PairNames::addRow(NamedEntry entry, SectionIndex section, TextLine line, std::string_view row) {
  entry.sourceLine = line.number;
  rows_.push_back({std::move(entry), section, line, row});
}

void PairNames::addCell(const Event& event, Side side, TextLine line, std::string_view cell) {
  const Line& played = event.lines.back();
  const EntryIndex noted = side == Side::ns ? played.ns : played.ew;
  if (!noted.known() || isPlaceholder(cell)) return;
  // The same names on every line of a pair are looked at once.
  std::string_view& last = lastCell_[std::int64_t{noted.value} * 2 + (side == Side::ns ? 0 : 1)];
  if (std::exchange(last, cell) == cell) return;
  cells_.push_back({{static_cast<std::int32_t>(event.lines.size()) - 1}, side, line, cell});
}

bool PairNames::showMitchell() const {
  std::unordered_map<std::string, Direction> seen;
  for (const Row& row : rows_) {
    if (row.entry.direction == Direction::any) continue;
    std::string key(withoutZeros(row.entry.number));
    key += ' ' + std::to_string(row.section.value);
    const auto [place, isNew] = seen.try_emplace(std::move(key), row.entry.direction);
    if (!isNew && place->second != row.entry.direction) return true;
  }
  return false;
}

void PairNames::apply(Event& event, Reporter& reporter) const {
  std::unordered_map<std::string, std::vector<std::size_t>> byNumber;
  for (std::size_t i = 0; i < event.entries.size(); ++i) {
    byNumber[std::string(withoutZeros(event.entries[i].number))].push_back(i);
  }
  for (const Row& row : rows_) {
    std::vector<std::size_t>& known = byNumber[std::string(withoutZeros(row.entry.number))];
    std::size_t found = event.entries.size();
    std::size_t count = 0;
    bool named = false;
    for (const std::size_t i : known) {
      const Entry& entry = event.entries[i];
      if (!fits(entry, row.entry, row.section)) continue;
      ++count;
      named = named || sameNames(event, entry, row.entry.players);
      if (found == event.entries.size() && entry.players.empty()) found = i;
    }
    if (named) continue;
    reporter.moveTo(row.line.text, row.line.number);
    if (count > 0 && found == event.entries.size()) {
      reporter.say(Code::numberTwice, row.text);
      continue;
    }
    if (count > 1) reporter.say(Code::namesUnclear, row.text);
    if (count == 0) {
      known.push_back(event.entries.size());
      Entry fresh;
      fresh.number = row.entry.number;
      fresh.section = row.section;
      fresh.direction = row.entry.direction;
      event.entries.push_back(std::move(fresh));
    }
    give(event, event.entries[found], row.entry.players);
  }
  applyCells(event, reporter);
}

void PairNames::applyCells(Event& event, Reporter& reporter) const {
  for (const Cell& cell : cells_) {
    const Line& played = event.lines[static_cast<std::size_t>(cell.played.value)];
    const EntryIndex index = cell.side == Side::ns ? played.ns : played.ew;
    if (!index.known()) continue;
    reporter.moveTo(cell.line.text, cell.line.number);
    Entry& entry = event.entries[static_cast<std::size_t>(index.value)];
    const auto listed = readPlayers(' ' + std::string(cell.text));
    if (!listed) {
      reporter.say(Code::extraText, cell.text);
    } else if (entry.players.empty()) {
      give(event, entry, listed->players);
    } else if (!sameNames(event, entry, listed->players)) {
      reporter.say(Code::numberTwice, cell.text);
    }
  }
}

}  // namespace overtrick

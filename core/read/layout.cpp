#include "read/layout.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "read/contract_text.h"
#include "read/heading_roles.h"
#include "read/heading_words.h"
#include "read/lead.h"
#include "read/numbers.h"
#include "read/shares.h"
#include "read/text.h"
#include "read/words.h"

namespace overtrick {
namespace {

using W = HeadingWord;

struct CellHeading {
  std::string_view text;
  HeadingMeaning meaning;
};

std::vector<CellHeading> headingsOf(const std::vector<std::string_view>& cells) {
  std::vector<CellHeading> headings;
  headings.reserve(cells.size());
  for (const std::string_view cell : cells) headings.push_back({cell, headingMeaning(cell)});
  return headings;
}

// Two words that only headings have; a data row has a number in front.
bool isHeadingRow(const std::vector<CellHeading>& headings) {
  std::size_t known = 0;
  bool useful = false;
  for (const CellHeading& heading : headings) {
    if (startsWithDigit(heading.text)) return false;
    const W word = heading.meaning.word;
    if (word == W::unknown) continue;
    ++known;
    useful = useful || (word != W::ignored && word != W::line && word != W::points && word != W::names);
  }
  return known >= 2 && useful;
}

// The second row of a heading says NS and EW below what the first row said for both.
bool isSecondRow(const std::vector<CellHeading>& first, const std::vector<CellHeading>& second) {
  const auto isSide = [](const CellHeading& heading) {
    return heading.meaning.word == W::ns || heading.meaning.word == W::ew;
  };
  const auto firstSides = std::count_if(first.begin(), first.end(), isSide);
  const auto secondSides = std::count_if(second.begin(), second.end(), isSide);
  return firstSides == 0 && secondSides >= 2 && isHeadingRow(second);
}

// What stands above a column: its own word, or that of the group it belongs to.
W groupAbove(const std::vector<CellHeading>& above, std::size_t at) {
  for (std::size_t i = std::min(at + 1, above.size()); i-- > 0;) {
    if (!above[i].text.empty()) return above[i].meaning.word;
  }
  return W::unknown;
}

bool isPointsWord(W word) { return word == W::points || word == W::pointsNs || word == W::pointsEw; }

// Two plain score columns are NS's and EW's.
void splitScores(std::vector<Column>& columns, const std::vector<W>& words) {
  if (std::count(words.begin(), words.end(), W::score) != 2) return;
  Role next = Role::scoreNs;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (words[i] != W::score) continue;
    columns[i].role = next;
    next = Role::scoreEw;
  }
}

// "Bord" is a table in Danish and Swedish. Beside Dutch headings, none of which is a board, it is the board.
void settleBord(Layout& layout, const std::vector<HeadingMeaning>& meanings) {
  constexpr Languages table = language::danish | language::swedish;
  const bool dutch = std::any_of(meanings.begin(), meanings.end(),
                                 [](HeadingMeaning meaning) { return meaning.languages == language::dutch; });
  if (!dutch || layout.has(Role::board)) return;
  for (std::size_t i = 0; i < meanings.size(); ++i) {
    if (meanings[i].word != W::table || meanings[i].languages != table) continue;
    layout.columns[i].role = Role::board;
    return;
  }
}

HeadingReading buildLayout(const std::vector<CellHeading>& first, const std::vector<CellHeading>& second) {
  HeadingReading reading;
  reading.rows = second.empty() ? 1 : 2;
  std::vector<W> words;
  std::vector<HeadingMeaning> meanings;
  const std::size_t width = std::max(first.size(), second.size());
  const auto inOneRow = [&](W word) {
    return std::any_of(first.begin(), first.end(),
                       [word](const CellHeading& h) { return h.meaning.word == word; });
  };
  RoleGiver giver(second.empty() && (inOneRow(W::score) || inOneRow(W::scoreNs)), inOneRow(W::declarer));
  for (std::size_t i = 0; i < width; ++i) {
    const bool below = i < second.size() && !second[i].text.empty();
    const CellHeading heading = below ? second[i] : i < first.size() ? first[i] : CellHeading{};
    W word = heading.meaning.word;
    const W group = below ? groupAbove(first, i) : W::unknown;
    if (below && word != W::ns && word != W::ew && group != W::unknown && i < first.size() &&
        !first[i].text.empty()) {
      word = group;
    }
    // "+" and "-" side by side; alone a dash says nothing.
    if (word == W::unknown && heading.text == "-" && i > 0 && words.back() == W::scoreNs) word = W::scoreEw;
    words.push_back(word);
    meanings.push_back(heading.meaning);
    Column column;
    column.role = giver.roleOf(word, group);
    if (word == W::pointsNs) column.points = Side::ns;
    if (word == W::pointsEw) column.points = Side::ew;
    column.ofPoints = isPointsWord(word);
    column.plainPoints = word == W::points && isWordOfPoints(heading.text);
    column.line = word == W::line;
    column.heading = heading.text;
    reading.layout.columns.push_back(column);
    if (word != W::unknown) reading.layout.languages.push_back(heading.meaning.languages);
  }
  if (second.empty()) splitScores(reading.layout.columns, words);
  settleBord(reading.layout, meanings);
  return reading;
}

// "Score NS" and "Score EW", wherever they stand.
bool scoresHaveSides(const std::vector<std::string_view>& cells) {
  int scores = 0;
  int ofNs = 0;
  int ofEw = 0;
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
    if (headingMeaning(cells[i]).word != W::score) continue;
    const W side = headingMeaning(cells[i + 1]).word;
    ++scores;
    ofNs += side == W::ns ? 1 : 0;
    ofEw += side == W::ew ? 1 : 0;
  }
  return scores == 2 && ofNs == 1 && ofEw == 1;
}

// "NS EW Score NS Score EW", "NS pair EW Score NS Score EW": the sides that stand behind no score are those of the
// pairs, with no score between them.
bool scoresLeavePairs(const std::vector<std::string_view>& cells) {
  if (!scoresHaveSides(cells)) return false;
  std::vector<std::size_t> pairs;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const W word = headingMeaning(cells[i]).word;
    const bool behindScore = i > 0 && headingMeaning(cells[i - 1]).word == W::score;
    if ((word == W::ns || word == W::ew) && !behindScore) pairs.push_back(i);
  }
  return pairs.size() == 2 &&
         std::none_of(cells.begin() + static_cast<std::ptrdiff_t>(pairs[0]),
                      cells.begin() + static_cast<std::ptrdiff_t>(pairs[1]),
                      [](std::string_view cell) { return headingMeaning(cell).word == W::score; });
}

// "NS score" with "EW score" before or behind it; in "NS EW score" the side is the pair's.
bool isSideWithScore(const std::vector<std::string_view>& cells, std::size_t at) {
  const auto is = [&cells](std::size_t i, W word) {
    return i < cells.size() && headingMeaning(cells[i]).word == word;
  };
  const W side = headingMeaning(cells[at]).word;
  if ((side != W::ns && side != W::ew) || !is(at + 1, W::score) || scoresLeavePairs(cells)) return false;
  const W other = side == W::ns ? W::ew : W::ns;
  return (is(at + 2, other) && is(at + 3, W::score)) ||
         (at >= 2 && is(at - 2, other) && is(at - 1, W::score));
}

// "NS %" where NS stands before, and the first points are a side's: in "NS EW %", and in "Score NS EW %", they are not.
bool isSideWithPoints(const std::vector<std::string_view>& cells, std::size_t at) {
  std::vector<W> words;
  for (const std::string_view cell : cells) words.push_back(headingMeaning(cell).word);
  const auto isSide = [&words](std::size_t i) { return words[i] == W::ns || words[i] == W::ew; };
  if (!isSide(at) || at + 1 == cells.size() || !isPointsWord(words[at + 1])) return false;
  const auto first =
      static_cast<std::size_t>(std::find_if(words.begin(), words.end(), isPointsWord) - words.begin());
  if (first < 2 || !isSide(first - 1)) return false;
  const auto before = std::count(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at), words[at]);
  return before >= (isSide(first - 2) ? 2 : 1);
}

// A side's pair has a heading besides the one word there: in "ØV Score NS" the side is that of the pair.
bool hasPairBeside(const std::vector<std::string_view>& cells, std::size_t at, W side) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const W word = headingMeaning(cells[i]).word;
    if (i != at && (word == side || word == W::pair || word == W::pairNs || word == W::pairEw)) return true;
  }
  return false;
}

// "Pair NS", "NS Pair No", "Score NS" with one blank between their words: how many of them are one heading. In
// "Score NS EW" the sides are those of points.
std::size_t wordsOfHeading(const std::vector<std::string_view>& cells, std::size_t at) {
  if (isSideWithScore(cells, at) || isSideWithPoints(cells, at)) return 2;
  for (const std::size_t count : {3U, 2U}) {
    if (at + count > cells.size()) continue;
    const std::string_view last = cells[at + count - 1];
    const char* end = last.data() + last.size();
    const W word = headingMeaning({cells[at].data(), static_cast<std::size_t>(end - cells[at].data())}).word;
    if (word == W::pairNs || word == W::pairEw) return count;
    const bool isScore =
        headingMeaning(cells[at]).word == W::score && (word == W::scoreNs || word == W::scoreEw);
    const bool alone = at + count == cells.size() || headingMeaning(cells[at + count]).word == W::score ||
                       scoresHaveSides(cells);
    const W side = word == W::scoreNs ? W::ns : W::ew;
    if (isScore && alone && hasPairBeside(cells, at + 1, side)) return count;
  }
  return 1;
}

void joinHeadings(std::vector<std::string_view>& cells) {
  std::vector<std::string_view> joined;
  for (std::size_t i = 0; i < cells.size();) {
    const std::size_t count = wordsOfHeading(cells, i);
    const std::string_view last = cells[i + count - 1];
    const char* end = last.data() + last.size();
    joined.push_back({cells[i].data(), static_cast<std::size_t>(end - cells[i].data())});
    i += count;
  }
  cells = std::move(joined);
}

std::int32_t charactersBefore(std::string_view line, std::string_view part) {
  std::int32_t count = 0;
  const auto end = static_cast<std::size_t>(part.data() - line.data());
  for (std::size_t at = 0; at < end; at += decodeAt(line, at).bytes) ++count;
  return count;
}

void markPlaces(Layout& layout, std::string_view line, std::string_view below) {
  for (Column& column : layout.columns) {
    if (column.heading.empty()) continue;
    const bool inLine =
        column.heading.data() >= line.data() && column.heading.data() < line.data() + line.size();
    const std::string_view row = inLine ? line : below;
    column.from = charactersBefore(row, column.heading);
    column.to = column.from + charactersBefore(column.heading, column.heading.substr(column.heading.size()));
  }
}

// The columns that a word of a blank-aligned row overlaps most, or stands nearest to.
std::size_t nearestColumn(const Layout& layout, std::int32_t from, std::int32_t to) {
  std::size_t best = 0;
  std::int32_t bestDistance = INT32_MAX;
  for (std::size_t i = 0; i < layout.columns.size(); ++i) {
    const Column& column = layout.columns[i];
    const std::int32_t distance = std::max(column.from - to, from - column.to);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = i;
    }
  }
  return best;
}

constexpr Role numberRoles[] = {Role::board, Role::section, Role::round, Role::table, Role::ns, Role::ew};

// What people may write with blanks between.
bool mayHoldWords(Role role) {
  const bool number =
      std::find(std::begin(numberRoles), std::end(numberRoles), role) != std::end(numberRoles);
  return !number && role != Role::doubled;
}

void put(RowFields& out, Role role, std::string_view line, std::string_view field) {
  std::string_view& place = out[role];
  if (place.empty()) {
    place = field;
  } else if (!line.empty()) {
    // Two neighbouring words of one column, the second behind the first: the piece of the line that holds
    // both.
    place = {place.data(), static_cast<std::size_t>(field.data() + field.size() - place.data())};
  }
}

bool looksLikePair(std::string_view text) {
  ContractText contract;
  if (text.find(' ') != std::string_view::npos) return false;
  return !takeText(contract, text) || !contract.hasContract();
}

// Headings with one blank between all of them, as copied out of a PDF, say nothing about where words stand.
bool isAligned(const Layout& layout) {
  for (std::size_t i = 1; i < layout.columns.size(); ++i) {
    if (layout.columns[i].from - layout.columns[i - 1].to > 1) return true;
  }
  return false;
}

// The words up to both pairs by their order, where those columns come first.
bool layFront(const Layout& layout, const FieldList& words, RowFields& out) {
  RowFields front;
  for (std::size_t i = 0; i < layout.columns.size() && i < words.fields.size(); ++i) {
    const Role role = layout.columns[i].role;
    const bool leads = role == Role::board || role == Role::section || role == Role::round ||
                       role == Role::table || role == Role::ns || role == Role::ew;
    if (!leads) return false;
    if ((role == Role::ns || role == Role::ew) && !isPairNumber(words.fields[i])) return false;
    front[role] = words.fields[i];
    if (front[Role::ns].empty() || front[Role::ew].empty()) continue;
    out = front;
    out.wordsFrom = i + 1;
    return true;
  }
  return false;
}

// A number behind another one in a score's place is the next column's: "-140   0".
Role roleAt(const Layout& layout, std::size_t column, std::string_view word, const RowFields& out) {
  const Role role = layout.columns[column].role;
  const std::string_view before = out[role];
  if ((role != Role::score && role != Role::scoreNs && role != Role::scoreEw) || before.empty()) return role;
  const bool two =
      holdsTwoNumbers({before.data(), static_cast<std::size_t>(word.data() + word.size() - before.data())});
  const Role next = two && column + 1 < layout.columns.size() ? layout.columns[column + 1].role : role;
  return mayHoldWords(next) ? next : role;
}

void layByPlace(const Layout& layout, std::string_view line, const FieldList& words, RowFields& out) {
  std::int32_t at = 0;
  std::size_t byte = 0;
  std::string_view sign;  // behind other words of its column
  Role role = Role::unknown;
  for (const std::string_view word : words.fields) {
    const auto start = static_cast<std::size_t>(word.data() - line.data());
    for (; byte < start; byte += decodeAt(line, byte).bytes) ++at;
    const std::int32_t from = at;
    for (; byte < start + word.size(); byte += decodeAt(line, byte).bytes) ++at;
    // The number of "4S N - 1" stands where the sign does.
    const bool ofSign = !sign.empty() && !withItsNumber(sign, word).empty();
    if (!ofSign) role = roleAt(layout, nearestColumn(layout, from, at), word, out);
    sign = out[role].empty() ? std::string_view() : word;
    put(out, role, line, word);
  }
}

// Of the runs of words that gaps part, whether each stands by itself below one heading, all in their order.
bool standApart(const Layout& layout, std::string_view line, const FieldList& cells, RowFields& out) {
  std::int32_t at = 0;
  std::size_t byte = 0;
  std::size_t next = 0;  // the first column that is free
  for (const std::string_view cell : cells.fields) {
    const auto start = static_cast<std::size_t>(cell.data() - line.data());
    for (; byte < start; byte += decodeAt(line, byte).bytes) ++at;
    const std::int32_t from = at;
    for (; byte < start + cell.size(); byte += decodeAt(line, byte).bytes) ++at;
    const std::size_t own = nearestColumn(layout, from, at);
    const auto above = std::count_if(layout.columns.begin(), layout.columns.end(),
                                     [from, at](const Column& c) { return c.from < at && from < c.to; });
    const Role role = layout.columns[own].role;
    const bool severalWords = cell.find(' ') != std::string_view::npos;
    if (own < next || (severalWords && (above > 1 || !mayHoldWords(role)))) return false;
    out[role] = cell;
    next = own + 1;
  }
  return true;
}

// "Passed out    5       7": as many words as columns, or more, of which some stand together. They do where gaps
// part the headings and the cells.
bool layByGaps(const Layout& layout, std::string_view line, std::size_t words, RowFields& out) {
  if (!isAligned(layout)) return false;
  FieldList cells;
  splitFields(line, Separator::gap, cells);
  if (!cells.rest.empty() || cells.fields.size() == words || cells.fields.size() > layout.columns.size())
    return false;
  RowFields laid;
  const bool pairs =
      standApart(layout, line, cells, laid) && isPairNumber(laid[Role::ns]) && isPairNumber(laid[Role::ew]);
  if (pairs) out = laid;
  return pairs;
}

// Whether words that were laid by their order can be what the headings say: no seat and no result is a score. Where
// as many words are missing as a contract has too many, they only seem to be in order.
bool canBeInOrder(const Layout& layout, const RowFields& laid) {
  constexpr std::int32_t mostTricks = 13;
  if (isNoPair(laid[Role::ns]) || isNoPair(laid[Role::ew])) return false;
  if (!layout.has(Role::contract)) return true;
  for (const Role role : {Role::score, Role::scoreNs, Role::scoreEw}) {
    ContractText contract;
    if (isEmptyScore(laid[role])) continue;
    const auto score = readSigned(laid[role]);
    const bool tricks = score && *score != 0 && std::abs(*score) <= mostTricks;
    if (tricks || (!score && (takeSeat(contract, laid[role]) || takeResult(contract, laid[role]))))
      return false;
  }
  return true;
}

void joinOutcomes(FieldList& list) {
  for (std::size_t i = 0; i + 1 < list.fields.size(); ++i) {
    if (wordsOfOutcome(list.fields, i) < 2) continue;
    const std::string_view last = list.fields[i + 1];
    list.fields[i] = {list.fields[i].data(),
                      static_cast<std::size_t>(last.data() + last.size() - list.fields[i].data())};
    list.fields.erase(list.fields.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

// Whether a word that would be a score by its order stands below another heading than that one, in a row whose pairs
// stand below theirs and of whose words no heading has two: "400    0  4" below "NS    EW   MP".
bool standElsewhere(const Layout& layout, std::string_view line, const FieldList& words) {
  constexpr std::size_t longest = 4096;
  if (!isAligned(layout) || line.size() > longest) return false;
  bool elsewhere = false;
  std::vector<std::size_t> filled(layout.columns.size());
  for (std::size_t i = 0; i < words.fields.size(); ++i) {
    const std::int32_t from = charactersBefore(line, words.fields[i]);
    const std::int32_t to = charactersBefore(line, words.fields[i].substr(words.fields[i].size()));
    const auto isAbove = [from, to](const Column& c) { return c.from < to && from < c.to; };
    const std::size_t place = nearestColumn(layout, from, to);
    const Role own = layout.columns[i].role;
    const Role there = layout.columns[place].role;
    const bool behindAll = place + 1 == layout.columns.size() && from >= layout.columns[place].to;
    if (!isAbove(layout.columns[place]) && !behindAll) return false;
    if ((own == Role::ns || own == Role::ew) && place != i) return false;
    if (++filled[place] > 1 && there != Role::ignored && there != Role::unknown) return false;
    const bool isScore = own == Role::score || own == Role::scoreNs || own == Role::scoreEw;
    elsewhere = elsewhere || (isScore && place != i && !isAbove(layout.columns[i]));
  }
  return elsewhere;
}

// Words under a heading that is aligned with blanks: by their order when there is one for each column, else
// by where they stand.
bool layWords(const Layout& layout, std::string_view line, const FieldList& words, RowFields& out) {
  if (layByGaps(layout, line, words.fields.size(), out)) return true;
  if (words.fields.size() == layout.columns.size() && !standElsewhere(layout, line, words)) {
    layCells(layout, words.fields, out);
    if (canBeInOrder(layout, out)) return true;
    out = {};
  }
  // "NS EW Contract" over "1 2 4S N +1": a contract of several words, last of all.
  if (words.fields.size() > layout.columns.size() && layout.columns.back().role == Role::contract) {
    std::vector<std::string_view> cells(
        words.fields.begin(), words.fields.begin() + static_cast<std::ptrdiff_t>(layout.columns.size()));
    const char* end = words.fields.back().data() + words.fields.back().size();
    cells.back() = {cells.back().data(), static_cast<std::size_t>(end - cells.back().data())};
    layCells(layout, cells, out);
    return true;
  }
  if (!isAligned(layout) && layFront(layout, words, out)) return true;
  layByPlace(layout, line, words, out);
  // A pair that is several words, or a contract, is none, nor is a board: the words stand below other headings than
  // theirs.
  const bool parted = std::all_of(std::begin(numberRoles), std::end(numberRoles), [&out](Role role) {
    return out[role].find(' ') == std::string_view::npos;
  });
  RowFields front;
  const bool inFront = layFront(layout, words, front);
  const bool points = inFront && arePointsAmongResults(words, front.wordsFrom, layout.pointsHeadings(), out);
  if (!points && parted && looksLikePair(out[Role::ns]) && looksLikePair(out[Role::ew])) return true;
  if (inFront) out = front;
  return true;
}

// Where headings and row do not both have a frame of bars, a bar in front may be one beside an empty cell: "|4|1|110"
// below "NS score|EW|NS|EW score", and "1|2|420" below the three cells of "|NS|EW|Score" with nothing in the first.
void fitFrame(const Layout& layout, std::string_view line, FieldList& cells) {
  line = trimmed(line);
  if (cells.separator != Separator::bar || layout.framed == line.starts_with('|')) return;
  const std::size_t columns = layout.columns.size();
  if (layout.framed) {
    if (!layout.closed && cells.fields.size() == columns + 1) cells.fields.erase(cells.fields.begin());
  } else if (cells.fields.size() + (line.ends_with('|') ? 2 : 1) == columns) {
    cells.fields.insert(cells.fields.begin(), line.substr(0, 0));
  }
}

}  // namespace

bool isNoPair(std::string_view pair) {
  const bool letters = pair.find_first_not_of("0123456789-/%:,.") != std::string_view::npos;
  return !letters && !isPlaceholder(pair) && readOutcomeWord(pair).has_value();
}

bool Layout::has(Role role) const {
  return std::any_of(columns.begin(), columns.end(), [role](const Column& c) { return c.role == role; });
}

bool Layout::swapsPairs() const {
  const auto of = [this](Role role) {
    return std::find_if(columns.begin(), columns.end(), [role](const Column& c) { return c.role == role; });
  };
  return has(Role::ns) && has(Role::ew) && of(Role::ew) < of(Role::ns);
}

std::size_t Layout::pointsHeadings() const {
  const auto ofPoints = [](const Column& column) { return column.ofPoints; };
  return static_cast<std::size_t>(std::count_if(columns.begin(), columns.end(), ofPoints));
}

bool Layout::hasScore() const { return has(Role::score) || has(Role::scoreNs) || has(Role::scoreEw); }

bool Layout::isUsable() const {
  if (has(Role::ns) && has(Role::ew)) return true;
  const auto known = std::count_if(columns.begin(), columns.end(), [](const Column& column) {
    return column.role != Role::unknown && column.role != Role::ignored;
  });
  return known >= 3 && (has(Role::contract) || hasScore());
}

bool Layout::hasColumnsOf(const Layout& other) const {
  return std::equal(
      columns.begin(), columns.end(), other.columns.begin(), other.columns.end(),
      [](const Column& a, const Column& b) { return a.role == b.role && a.heading == b.heading; });
}

bool Layout::hasResult() const {
  return has(Role::result) || has(Role::plusMinus) || has(Role::made) || has(Role::down) || has(Role::tricks);
}

HeadingReading readHeading(const std::vector<std::string_view>& cells,
                           const std::vector<std::string_view>& below) {
  const std::vector<CellHeading> first = headingsOf(cells);
  if (!isHeadingRow(first)) return {};
  const std::vector<CellHeading> second = headingsOf(below);
  return buildLayout(first, isSecondRow(first, second) ? second : std::vector<CellHeading>{});
}

HeadingReading readHeading(std::string_view line, std::string_view below) {
  constexpr std::size_t shortest = 5;  // "NS EW"
  if (line.size() < shortest || line.size() > 4096) return {};
  const Separator separator = separatorOf(line);
  FieldList cells;
  FieldList cellsBelow;
  const auto read = [&](Separator cut) {
    splitFields(line, cut, cells);
    splitFields(below.substr(0, 4096), cut, cellsBelow);
    if (cut == Separator::blank) cellsBelow.fields.clear();
    if (cut == Separator::blank && isHeadingRow(headingsOf(cells.fields))) joinHeadings(cells.fields);
    return readHeading(cells.fields, cellsBelow.fields);
  };
  HeadingReading reading;
  if (separator == Separator::blank) {
    reading = read(Separator::gap);
    const bool gapsFit =
        reading.rows > 0 && std::none_of(reading.layout.columns.begin(), reading.layout.columns.end(),
                                         [](const Column& c) { return c.role == Role::unknown; });
    if (!gapsFit || reading.layout.columns.size() < 3) reading = read(Separator::blank);
  } else {
    reading = read(separator);
  }
  reading.layout.separator = cells.separator;
  reading.layout.framed = trimmed(line).starts_with('|');
  reading.layout.closed = trimmed(line).ends_with('|');
  markPlaces(reading.layout, line, below);
  return reading;
}

void layCells(const Layout& layout, const std::vector<std::string_view>& cells, RowFields& out) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i < layout.columns.size()) {
      put(out, layout.columns[i].role, {}, cells[i]);
    } else if (!cells[i].empty() && out.firstExtra.empty()) {
      out.firstExtra = cells[i];
    }
  }
}

bool layRow(const Layout& layout, std::string_view line, FieldList& scratch, RowFields& out) {
  out = {};
  const bool byBlanks = layout.separator == Separator::blank || layout.separator == Separator::gap;
  if (!byBlanks) {
    splitFields(line, layout.separator, scratch);
    fitFrame(layout, line, scratch);
    if (scratch.fields.size() < 2) return false;
    layCells(layout, scratch.fields, out);
    return true;
  }
  // Headings that blanks part above cells that a mark does.
  if (const Separator separator = separatorOf(line); separator != Separator::blank) {
    splitFields(line, separator, scratch);
    if (scratch.fields.size() == layout.columns.size()) {
      layCells(layout, scratch.fields, out);
      return true;
    }
    if (separator == Separator::tab || scratch.fields.size() > 2) return false;
  }
  if (layout.separator == Separator::gap) {
    splitFields(line, Separator::gap, scratch);
    if (scratch.fields.size() == layout.columns.size() && !standElsewhere(layout, line, scratch)) {
      layCells(layout, scratch.fields, out);
      return true;
    }
  }
  splitFields(line, Separator::blank, scratch);
  joinPercentSigns(scratch);
  joinOutcomes(scratch);
  return layWords(layout, line, scratch, out);
}

}  // namespace overtrick

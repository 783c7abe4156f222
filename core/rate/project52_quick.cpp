// One player's calculation, where of the field only a mean and a size are known.
#include <algorithm>
#include <cmath>

#include "rate/project52_formula.h"

namespace overtrick::project52 {
namespace {

// N and N_B; neither known: an endless field.
struct Size {
  std::optional<double> entrants;
  std::optional<double> tables;
  bool large = true;
  bool sound = true;  // false: one is stated, and it is impossible
};

// An impossible size, with the largest where it is above that.
Finding impossible(Code code, double size) {
  return {code, {}, 0, size > largestCount ? static_cast<std::int32_t>(largestCount) : 0};
}

std::optional<double> checkedEntrants(const std::optional<double>& entrants, Findings& findings) {
  if (!entrants) return {};
  if (within(*entrants, 0, largestCount) && std::floor(*entrants) == *entrants) return entrants;
  findings.push_back(impossible(Code::entrantsInvalid, *entrants));
  return {};
}

// Stated tables, also with a half: 3.5 tables are 7 pairs.
std::optional<double> checkedTables(const Quick& input, Findings& findings) {
  if (!input.tables) return {};
  const double entries = *input.tables * entriesPerTable(input.form);
  if (within(*input.tables, 1, largestCount) && std::floor(entries) == entries) return input.tables;
  findings.push_back(impossible(Code::tablesInvalid, *input.tables));
  return {};
}

Size sizeOf(const Quick& input, Findings& findings) {
  if (input.form == Form::match) return {2, 2, true};
  Size size;
  size.entrants = checkedEntrants(input.entrants, findings);
  const std::optional<double> stated = checkedTables(input, findings);
  const double perTable = entriesPerTable(input.form);
  if (stated) size.tables = std::floor(*stated);
  if (stated && *stated != *size.tables)
    findings.push_back({Code::halfTable, {}, static_cast<std::int32_t>(*size.tables)});
  if (!size.entrants && !stated) {
    size.sound = !input.entrants && !input.tables;
    if (size.sound) findings.push_back({Code::fieldSizeUnknown, {}});
    return size;
  }
  if (!size.entrants) size.entrants = *stated * perTable;
  const double counted = std::floor(*size.entrants / perTable);
  if (!size.tables) size.tables = counted;
  const auto whole = static_cast<std::int32_t>(*size.tables);
  if (*size.tables != counted)
    findings.push_back({Code::tablesDiffer, {}, whole, static_cast<std::int32_t>(counted)});
  size.large = *size.entrants >= 2;
  if (!size.large)
    findings.push_back({Code::fieldTooSmall, {}, static_cast<std::int32_t>(*size.entrants), 2});
  if (size.large && whole < 2) findings.push_back({Code::noComparison, {}, whole});
  return size;
}

// The handicaps that are known, one place for each who is needed; nobody: none.
std::vector<std::optional<double>> handicapsOf(const Quick& input, const Settings& settings,
                                               Findings& findings) {
  std::vector<std::optional<double>> players;
  std::int32_t found = 0;
  for (std::size_t i = 0; i < input.handicaps.size(); ++i) {
    players.push_back(checkedHandicap(input.handicaps[i], settings.ceiling, static_cast<std::int32_t>(i) + 1,
                                      {}, findings));
    found += players.back() ? 1 : 0;
  }
  const auto needed = static_cast<std::size_t>(playersPerEntry(input.form));
  if (players.size() > needed)
    findings.push_back({Code::tooManyPlayers,
                        {},
                        static_cast<std::int32_t>(players.size()),
                        static_cast<std::int32_t>(needed)});
  players.resize(std::max(players.size(), needed));
  const auto all = static_cast<std::int32_t>(players.size());
  if (found < all) findings.push_back({Code::missingPartner, {}, found, all});
  if (found == 0) return {};
  return players;
}

// Who is missing counts as the others (Sweden 5.3 b); false: somebody is, and the pair are guests, who do not
// move.
bool takeHandicaps(const std::vector<std::optional<double>>& players, QuickAnswer& answer) {
  double sum = 0;
  double known = 0;
  for (const std::optional<double>& player : players) {
    answer.players.push_back({player, {}, {}});
    sum += player.value_or(0);
    known += player ? 1 : 0;
  }
  if (known > 0) answer.handicap = sum / known;
  return known == static_cast<double>(players.size());
}

std::optional<double> checkedMean(const Quick& input, const Settings& settings, Findings& findings) {
  if (!input.mean) {
    findings.push_back({Code::meanMissing, {}});
    return {};
  }
  if (!within(*input.mean, -largestHandicap, largestHandicap)) {
    findings.push_back({Code::handicapInvalid, {}, 0});
    return {};
  }
  if (*input.mean > settings.ceiling + sameFigure)
    findings.push_back({Code::meanAboveCeiling, {}, hundredths(settings.ceiling)});
  return input.mean;
}

// The field's mean from that of the others, or the other way round.
void setMeans(double given, Reference reference, QuickAnswer& answer) {
  answer.mean = given;
  answer.others = given;
  if (!answer.entrants) return;
  const double n = *answer.entrants;
  if (reference == Reference::others) answer.mean = (*answer.handicap + (n - 1) * given) / n;
  if (reference == Reference::field) answer.others = (n * given - *answer.handicap) / (n - 1);
}

// What no result can be nobody can expect: one of the handicaps, or the mean, cannot be meant. A whole field
// keeps the figures of the rules: there every handicap is somebody's.
bool isPossible(double expected, Calculation calculation, Findings& findings) {
  const ResultRange range = rangeOf(calculation);
  if (within(expected, range.smallest, range.largest)) return true;
  findings.push_back({Code::expectedOutOfRange, {}, range.smallest, range.largest});
  return false;
}

void addExpectedTerms(const Quick& input, const Factors& factors, double r, Text text, QuickAnswer& answer) {
  RateWorking& working = answer.working;
  const std::string_view formula = formulaOf(input.form).in(text);
  for (const PlayerChange& player : answer.players)
    if (player.before) working.push_back({"h_i", *player.before, cite::given});
  working.push_back({"h", *answer.handicap, handicapOf(input.form).in(text)});
  if (input.reference == Reference::others) working.push_back({"h_others", *answer.others, cite::given});
  if (answer.entrants)
    working.push_back({input.form == Form::individual ? "N_S" : "N_P", *answer.entrants, cite::given});
  working.push_back({"h_mean", *answer.mean, input.reference == Reference::field ? cite::given : formula});
  addFactors(working, input.form, factors, input.calculation, text);
  working.push_back({"r_exp", r, formula});
}

void addChangeFigures(const Quick& input, const Factors& factors, double r, double boards,
                      const std::optional<double>& result, const Settings& settings, QuickAnswer& answer) {
  const double weight = comparisonWeight(answer.tables, of(settings.spread, input.calculation));
  const double part = bracket(weight, boards * settings.boardWeight, settings.turnover);
  answer.perPoint = part * factors.product();
  if (!result) return;
  const double own = *result - averageOf(input.calculation);
  answer.change = part * factors.product() * (own - r) + 0.0;
  addChange(answer.working, {own, answer.tables, boards, *answer.change}, input.calculation, settings);
}

}  // namespace

QuickAnswer quick(const Quick& input, const Settings& asked) {
  QuickAnswer answer;
  Findings& findings = answer.findings;
  const Settings settings = checked(asked, findings);
  if (input.form == Form::field || input.form == Form::barometer) {
    findings.push_back({Code::formNeedsField, {}});
    return answer;
  }
  const std::vector<std::optional<double>> players = handicapsOf(input, settings, findings);
  const std::optional<double> mean = checkedMean(input, settings, findings);
  const Size size = sizeOf(input, findings);
  const std::optional<double> boards = checkedBoards(input.boards, {}, findings);
  const std::optional<double> result = checkedResult(input.result, input.calculation, {}, findings);
  answer.entrants = size.entrants;
  answer.tables = size.tables;
  const bool complete = takeHandicaps(players, answer);
  if (!answer.handicap || !mean || !size.large) return answer;
  if (!size.sound && input.reference == Reference::field) return answer;

  setMeans(*mean, input.reference, answer);
  const Factors factors = factorsOf(input.form, input.datum, answer.entrants, answer.tables.value_or(0),
                                    of(settings.cb, input.calculation), Text::denmark);
  const double r = (*answer.mean - *answer.handicap) / factors.product();
  const double expected = averageOf(input.calculation) + r;
  if (!isPossible(expected, input.calculation, findings)) return answer;
  answer.expected = expected;
  addExpectedTerms(input, factors, r, settings.text, answer);
  if (complete && result) answer.nett = *result - r;
  if (complete && boards && size.sound)
    addChangeFigures(input, factors, r, *boards, result, settings, answer);
  if (!complete && boards && result) answer.change = 0;
  for (PlayerChange& player : answer.players) player = moved(player.before, answer.change, settings.ceiling);
  return answer;
}

Curve curve(const Quick& input, const Settings& asked, double from, double to, std::int32_t steps) {
  Curve answer;
  Findings ignored;
  const Settings settings = checked(asked, ignored);
  const QuickAnswer figures = quick(input, settings);
  if (!figures.expected || !figures.perPoint || steps < 1 || steps > 1000) return answer;
  if (!within(from, -largestCount, largestCount) || !within(to, -largestCount, largestCount)) return answer;
  answer.players = static_cast<std::int32_t>(figures.players.size());
  for (std::int32_t step = 0; step <= steps; ++step) {
    const double result = from + (to - from) * step / steps;
    const double change = *figures.perPoint * (result - *figures.expected);
    answer.results.push_back(result);
    for (const PlayerChange& player : figures.players)
      answer.after.push_back(*moved(player.before, change, settings.ceiling).after);
  }
  return answer;
}

}  // namespace overtrick::project52

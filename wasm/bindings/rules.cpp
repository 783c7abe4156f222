#include "rules.h"

#include "columns.h"

namespace overtrick::wire {
namespace {

// Walks the fields of Rules in their order: `visit(field, largest)` for each, so that reading and writing
// cannot disagree about it.
template <class AnyRules, class Visit>
void eachField(AnyRules& rules, Visit&& visit) {
  visit(rules.artificial, static_cast<std::int32_t>(ArtificialRule::leaveOut));
  visit(rules.lineTarget, static_cast<std::int32_t>(Target::none));
  visit(rules.pointsPerWin, 2);
  visit(rules.lineRounding, static_cast<std::int32_t>(Rounding::awayFromAverage));
  visit(rules.lineSteps, 1'000'000);
  visit(rules.averagesLiteral, 1);
  visit(rules.smallGroups, static_cast<std::int32_t>(SmallGroups::acbl));
  visit(rules.loneResultSixty, 1);
  visit(rules.sitOut, 100 * static_cast<std::int32_t>(Decimal::one));
  visit(rules.totalTarget, static_cast<std::int32_t>(Target::none));
  visit(rules.totalsFromRounded, 1);
  visit(rules.totalRounding, static_cast<std::int32_t>(Rounding::awayFromAverage));
  visit(rules.totalSteps, 1'000'000);
  visit(rules.scaleToLargestMaximum, 1);
  visit(rules.sections, static_cast<std::int32_t>(Sections::apart));
  visit(rules.winners, static_cast<std::int32_t>(Winners::two));
  visit(rules.crossImps, static_cast<std::int32_t>(CrossImps::sum));
  visit(rules.datum, static_cast<std::int32_t>(Datum::median));
  visit(rules.datumTrim, 1000);
  visit(rules.datumTrimFrom, 1000);
  visit(rules.teams, static_cast<std::int32_t>(TeamScoring::boardAMatch));
  visit(rules.decimals, 4);
}

struct Writer {
  std::vector<std::int32_t>& row;
  template <class Field>
  void operator()(const Field& field, std::int32_t) const {
    row.push_back(static_cast<std::int32_t>(field));
  }
  // No sit-out award is -1.
  void operator()(const std::optional<Decimal>& field, std::int32_t) const {
    row.push_back(field ? static_cast<std::int32_t>(field->tenThousandths) : -1);
  }
};

struct Reader {
  const std::vector<std::int32_t>& row;
  std::size_t at = 0;
  bool sound = true;

  template <class Field>
  void operator()(Field& field, std::int32_t largest) {
    const std::int32_t value = next(0, largest);
    if (sound) field = static_cast<Field>(value);
  }
  void operator()(std::optional<Decimal>& field, std::int32_t largest) {
    const std::int32_t value = next(-1, largest);
    field = value < 0 ? std::nullopt : std::optional<Decimal>{{value}};
  }

 private:
  std::int32_t next(std::int32_t smallest, std::int32_t largest) {
    const std::int32_t value = at < row.size() ? row[at++] : smallest - 1;
    sound = sound && value >= smallest && value <= largest;
    return value;
  }
};

}  // namespace

std::vector<std::int32_t> rulesRow(const Rules& rules) {
  std::vector<std::int32_t> row;
  eachField(rules, Writer{row});
  return row;
}

bool readRules(const emscripten::val& value, Rules& rules) {
  const auto row = wire::wholesIn(value);
  Reader reader{row};
  eachField(rules, reader);
  return reader.sound && reader.at == row.size() && rules.lineSteps > 0 && rules.totalSteps > 0 &&
         rules.pointsPerWin > 0;
}

}  // namespace overtrick::wire

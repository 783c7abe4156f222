// A whole field: expected results, changes, nett results and places.

#include "event/order.h"
#include "rate/project52_set.h"

namespace overtrick::project52 {
namespace {

// Nobody moves with a temporary handicap made from the result, nor, as Sweden 5.4 has it, with a non-member.
bool movesWithResult(const FieldEntry& entry, const Chair& chair, const Settings& settings) {
  return !chair.estimated && !(entry.nonMember && settings.nonMembers == NonMembers::unrated);
}

void addHandicap(RateWorking& working, const Chair& chair, Form form, Text text) {
  if (chair.estimated) {
    working = chair.origin;
    working.push_back({"h", *chair.handicap, cite::guests});
    return;
  }
  for (const std::optional<double>& player : chair.players)
    if (player) working.push_back({"h_i", *player, cite::given});
  working.push_back({"h", *chair.handicap, handicapOf(form).in(text)});
}

void addFigures(const Set& set, const Chair& chair, double expectation, const Settings& settings, Show show,
                RatedEntry& rated) {
  const double average = averageOf(set.calculation);
  rated.expected = average + expectation;
  if (!chair.r) return;
  rated.nett = average + (*chair.r - expectation);
  if (!chair.boards) return;
  const double weight = comparisonWeight(set.tables, of(settings.spread, set.calculation));
  const double part = bracket(weight, *chair.boards * settings.boardWeight, settings.turnover);
  // Adding nought makes a minus nought plain.
  const double change = part * set.factors.product() * (*chair.r - expectation) + 0.0;
  rated.change = rated.moves ? change : 0.0;
  if (show == Show::working && rated.moves)
    addChange(rated.working, {*chair.r, whole(set.tables), *chair.boards, change}, set.calculation, settings);
}

void addPlayers(const Chair& chair, const Settings& settings, RatedEntry& rated) {
  for (const std::optional<double>& before : chair.players)
    rated.players.push_back(moved(before, rated.change, settings.ceiling));
}

// Places of those who have a figure; `sign` -1 for lowest first.
void place(std::vector<RatedEntry>& entries, std::optional<double> RatedEntry::*figure, double sign,
           bool handicapsOnly, Place RatedEntry::*target) {
  std::vector<double> figures;
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!(entries[i].*figure) || (handicapsOnly && entries[i].estimated)) continue;
    figures.push_back(sign * *(entries[i].*figure));
    indices.push_back(i);
  }
  const std::vector<Place> places = placesOf(figures);
  for (std::size_t k = 0; k < indices.size(); ++k) entries[indices[k]].*target = places[k];
}

void placeEntries(std::vector<RatedEntry>& entries, const Settings& settings) {
  place(entries, &RatedEntry::result, 1, false, &RatedEntry::gross);
  place(entries, &RatedEntry::expected, 1, false, &RatedEntry::favourite);
  place(entries, &RatedEntry::nett, 1, true, &RatedEntry::byNett);
  place(entries, &RatedEntry::change, -1, true, &RatedEntry::byChange);
  for (RatedEntry& entry : entries)
    entry.handicapRank = settings.handicapEvent == HandicapEvent::nett ? entry.byNett : entry.byChange;
}

}  // namespace

bool isRated(Form form, Format format, const Settings& settings) {
  if (form == Form::individual && !settings.rated.individual) return false;
  switch (format) {
    case Format::knockOut:
      return settings.rated.knockOut;
    case Format::monrad:
      return settings.rated.monrad;
    case Format::homeMade:
      return settings.rated.homeMade;
    case Format::ordinary:
      break;
  }
  return true;
}

FieldAnswer expected(const Field& field, const Settings& asked, Show show) {
  FieldAnswer answer;
  const Settings settings = checked(asked, answer.findings);
  const Set set = setOf(field, settings, answer.findings);
  answer.rated = isRated(field.form, field.format, settings);
  if (!answer.rated) answer.findings.push_back({Code::eventNotRated, {}});
  const Sums sums = sumsOf(set);
  answer.entriesCounted = set.size;
  answer.tables = set.tables;
  if (set.size > 0) answer.mean = sums.all / whole(set.size);
  answer.entries.resize(field.entries.size());
  for (std::size_t i = 0; i < set.chairs.size(); ++i) {
    const Chair& chair = set.chairs[i];
    RatedEntry& rated = answer.entries[i];
    rated.handicap = chair.handicap;
    rated.estimated = chair.estimated;
    rated.result = chair.result;
    if (chair.counts && set.large) {
      rated.moves = movesWithResult(field.entries[i], chair, settings);
      if (show == Show::working) addHandicap(rated.working, chair, set.form, settings.text);
      RateWorking* working = show == Show::working ? &rated.working : nullptr;
      addFigures(set, chair, expectationOf(set, sums, i, working), settings, show, rated);
    }
    addPlayers(chair, settings, rated);
  }
  placeEntries(answer.entries, settings);
  return answer;
}

std::vector<std::int32_t> favourites(const FieldAnswer& answer) {
  std::vector<std::int32_t> order;
  for (std::size_t i = 0; i < answer.entries.size(); ++i)
    if (answer.entries[i].expected) order.push_back(static_cast<std::int32_t>(i));
  sortIndices(order, [&](std::int32_t left, std::int32_t right) {
    return answer.entries[static_cast<std::size_t>(left)].favourite.rank <
           answer.entries[static_cast<std::size_t>(right)].favourite.rank;
  });
  return order;
}

}  // namespace overtrick::project52

// The working of a session's points, entry by entry; see clubranking_points.h for symbols and sources.
#include "event/index.h"
#include "rate/clubranking_points.h"

namespace overtrick::clubranking {
namespace {

// Where the line's interval comes from.
void lineTerms(const Settings& settings, const Stretch& stretch, const FieldPoints& field,
               RateWorking& working) {
  const auto lines = static_cast<double>(field.lines.size());
  const double width = stretch.width + (lines - 1) * stretch.step;
  const RateWorking terms = {
      {"A", settings.meanA, "setting"},
      {"B", settings.width, "setting"},
      {"S", settings.step, "setting"},
      {"L_n", static_cast<double>(settings.lines), "setting"},
      {"L_z", static_cast<double>(stretch.lines), "given"},
      {"R", stretch.ratio, "nbb-stretch"},
      {"B_z", stretch.width, "nbb-stretch"},
      {"S_z", stretch.step, "nbb-stretch"},
      {"i", static_cast<double>(field.position), "nbb-lines"},
      {"L_t", lines, "given"},
      {"B_t", width, "nbb-top-integral"},
      {"R_t", field.interval.top, "nbb-lines"},
      {"R_b", field.interval.bottom, "nbb-lines"},
  };
  working.insert(working.end(), terms.begin(), terms.end());
}

void placeTerms(const FieldPoints& field, const EntryPoints& entry, RateWorking& working) {
  const double exact =
      field.pairs == 1 ? field.interval.top
                       : field.interval.top - widthOf(field.interval) * (entry.place - 1) / (field.pairs - 1);
  working.push_back({"P", static_cast<double>(field.pairs), "given"});
  working.push_back({"p", entry.place, "given"});
  working.push_back({"x", exact, "nbb-place"});
}

void balancedTerms(const Settings& settings, const Session& session, const FieldPoints& field,
                   RateWorking& working) {
  const bool dynamic = settings.method == Method::dynamic;
  if (dynamic) working.push_back({"B", settings.width, "setting"});
  working.push_back({"R_mean", field.mean, dynamic ? "nbb-dynamic" : "nbb-lines"});
  working.push_back({"s_mean", averageScore(session.kind), dynamic ? "nbb-dynamic" : "nbb-balanced"});
  working.push_back({"S_T", topScore(settings, session.kind), "setting"});
}

std::string_view sourceOf(Method method) {
  switch (method) {
    case Method::place:
      return "nbb-place";
    case Method::prorata:
      return "nbb-prorata";
    case Method::balanced:
      return "nbb-balanced";
    case Method::dynamic:
      return "nbb-dynamic";
  }
  return {};
}

RateWorking workingOfPair(const Settings& settings, const Session& session, const SessionPoints& points,
                          std::int32_t index) {
  const EntryPoints& entry = points.entries[at(index)];
  const FieldPoints& field = points.fields[at(entry.field)];
  RateWorking working;
  if (settings.method != Method::dynamic) lineTerms(settings, points.stretch, field, working);
  switch (settings.method) {
    case Method::place:
      placeTerms(field, entry, working);
      break;
    case Method::prorata:
      working.push_back({"S_t", field.best, "given"});
      working.push_back({"S_b", field.worst, "given"});
      break;
    case Method::balanced:
    case Method::dynamic:
      balancedTerms(settings, session, field, working);
      break;
  }
  if (settings.method != Method::place) working.push_back({"s", session.entries[at(index)].score, "given"});
  working.push_back({"points", entry.points, sourceOf(settings.method)});
  return working;
}

RateWorking workingOfTeam(const Settings& settings, const Session& session, const SessionPoints& points,
                          std::int32_t index) {
  const EntryPoints& entry = points.entries[at(index)];
  RateWorking working;
  for (const std::int32_t number : countedHalves(session, points.entries, index)) {
    const Half& half = session.teams[at(index)].halves[at(number)];
    working.push_back({"K", points.entries[at(half.opponent)].strength, "nbb-rankings"});
    working.push_back({"VP", half.vp, "given"});
  }
  working.push_back({"n", static_cast<double>(entry.halves), "given"});
  working.push_back({"W", entry.resistance, "nbb-teams"});
  working.push_back({"s_mean", averageScore(Kind::teams), "nbb-teams"});
  working.push_back({"S_TV", settings.topTeams, "setting"});
  working.push_back({"B", settings.width, "setting"});
  working.push_back({"points", entry.points, "nbb-teams"});
  return working;
}

}  // namespace

RateWorking workingOf(const Settings& settings, const Session& session, const SessionPoints& points,
                      std::int32_t entry) {
  if (entry < 0 || at(entry) >= points.entries.size() || !points.entries[at(entry)].scored) return {};
  return session.kind == Kind::teams ? workingOfTeam(settings, session, points, entry)
                                     : workingOfPair(settings, session, points, entry);
}

}  // namespace overtrick::clubranking

#include "rate/clubranking_points.h"

#include <algorithm>
#include <cmath>

#include "event/index.h"
#include "rate/places.h"

namespace overtrick::clubranking {
namespace {

constexpr double averageVp = 10;
constexpr double mostVp = 20;
constexpr double mostImps = 24;  // of one board
constexpr double largestScore = 1e6;

Finding entryFinding(Code code, std::int32_t session, std::size_t entry, std::int32_t detail = -1) {
  Finding finding{code, {}, session, detail};
  finding.where.entryIndex = static_cast<std::int32_t>(entry);
  return finding;
}

bool isScore(double score) { return std::abs(score) <= largestScore; }
bool isVp(double vp) { return vp >= 0 && vp <= mostVp; }

// One session while its points are being computed.
struct Work {
  const Settings& settings;
  const std::vector<std::int32_t>& alphabet;
  const Session& session;
  std::span<const double> rankings;
  std::int32_t number;
  Places places;
  Findings& findings;

  [[nodiscard]] bool knows(std::int32_t player) const { return player >= 0 && at(player) < rankings.size(); }
  void report(Code code, std::size_t entry, std::int32_t detail = -1) const {
    findings.push_back(entryFinding(code, number, entry, detail));
  }
};

// --- Pairs and Butler

bool isSound(const Work& work, std::size_t index) {
  const PairEntry& entry = work.session.entries[index];
  const auto [first, second] = entry.players;
  if (entry.line < 0 || at(entry.line) >= work.alphabet.size() || !work.knows(first) || !work.knows(second)) {
    work.report(Code::unknownReference, index);
    return false;
  }
  if (first == second) {
    work.report(Code::playsWithSelf, index, first);
    return false;
  }
  if (std::isnan(entry.score)) {
    work.report(Code::scoreMissing, index);
    return false;
  }
  if (work.session.kind == Kind::pairs && !(entry.score >= 0 && entry.score <= 100)) {
    work.report(Code::percentageOutOfRange, index);
    return false;
  }
  if (!isScore(entry.score)) {
    work.report(Code::scoreOutOfRange, index);
    return false;
  }
  if (work.session.kind == Kind::butler && std::abs(entry.score) > mostImps) {
    work.report(Code::impsUnusual, index);
  }
  return true;
}

// The first name of each letter.
std::vector<std::int32_t> namesByLetter(const std::vector<std::int32_t>& alphabet) {
  std::vector<std::int32_t> names(alphabet.size(), -1);
  for (std::size_t name = alphabet.size(); name-- > 0;) {
    names[at(alphabet[name])] = static_cast<std::int32_t>(name);
  }
  return names;
}

Layout layOutSession(const Work& work, const std::vector<bool>& sound,
                     const std::vector<std::int32_t>& names) {
  std::vector<bool> plays(names.size());
  for (std::size_t index = 0; index < sound.size(); ++index) {
    if (sound[index]) plays[at(work.alphabet[at(work.session.entries[index].line)])] = true;
  }
  std::vector<std::int32_t> played;
  for (std::size_t letter = 0; letter < plays.size(); ++letter) {
    if (plays[letter]) played.push_back(static_cast<std::int32_t>(letter));
  }
  std::vector<std::vector<std::int32_t>> groups;
  for (const std::vector<std::int32_t>& group : work.session.groups) {
    std::vector<std::int32_t>& letters = groups.emplace_back();
    for (const std::int32_t line : group) {
      if (line >= 0 && at(line) < work.alphabet.size())
        letters.push_back(work.alphabet[at(line)]);
      else
        work.findings.push_back({Code::unknownReference, {}, work.number, line});
    }
  }
  Findings findings;
  Layout layout = layOut(work.settings, played, groups, work.number, findings);
  for (Finding& finding : findings) {
    finding.second = names[at(finding.second)];
    work.findings.push_back(finding);
  }
  return layout;
}

// The places of a field; equal scores share the mean of theirs.
std::vector<double> meanPlaces(const std::vector<double>& scores) {
  const std::vector<Place> places = placesOf(scores);
  std::vector<std::int32_t> sharing(scores.size() + 1, 0);
  for (const Place& place : places) ++sharing[at(place.rank)];
  std::vector<double> means;
  means.reserve(places.size());
  for (const Place& place : places) means.push_back(place.rank + (sharing[at(place.rank)] - 1) / 2.0);
  return means;
}

double meanRanking(const Work& work, const std::vector<std::size_t>& entries) {
  double sum = 0;
  for (const std::size_t entry : entries) {
    for (const std::int32_t player : work.session.entries[entry].players) sum += work.rankings[at(player)];
  }
  return sum / (2 * static_cast<double>(entries.size()));
}

double byPlace(const FieldPoints& field, double place) {
  if (field.pairs == 1) return roundedHalfUp(field.interval.top);
  return roundedHalfUp(field.interval.top - widthOf(field.interval) * (place - 1) / (field.pairs - 1));
}

double prorata(const FieldPoints& field, double score) {
  const double range = field.best - field.worst;
  if (range <= sameFigure) return field.mean;
  return field.interval.top - widthOf(field.interval) * (field.best - score) / range;
}

double balanced(const Work& work, const FieldPoints& field, double score) {
  const double average = averageScore(work.session.kind);
  return field.mean +
         (score - average) / (topScore(work.settings, work.session.kind) - average) * field.width / 2;
}

double pointsFor(const Work& work, const FieldPoints& field, double score, double place) {
  switch (work.settings.method) {
    case Method::place:
      return byPlace(field, place);
    case Method::prorata:
      return prorata(field, score);
    case Method::balanced:
    case Method::dynamic:
      return balanced(work, field, score);
  }
  return 0;
}

void noteField(const Work& work, const FieldPoints& field) {
  const std::int32_t line = field.lines.front();
  if (field.pairs == 1) {
    work.findings.push_back({Code::onePairInLine, {}, work.number, line});
  } else if (field.best - field.worst <= sameFigure) {
    work.findings.push_back({Code::allScoresEqual, {}, work.number, line});
  }
}

void scoreField(const Work& work, const LineField& line, const std::vector<std::int32_t>& names,
                const std::vector<std::size_t>& entries, SessionPoints& answer) {
  FieldPoints field;
  for (const std::int32_t letter : line.letters) field.lines.push_back(names[at(letter)]);
  field.position = line.position;
  field.interval = line.interval;
  field.pairs = static_cast<std::int32_t>(entries.size());
  const bool dynamic = work.settings.method == Method::dynamic;
  field.mean = dynamic ? meanRanking(work, entries) : meanOf(line.interval);
  field.width = dynamic ? work.settings.width : widthOf(line.interval);
  std::vector<double> scores;
  for (const std::size_t entry : entries) scores.push_back(work.session.entries[entry].score);
  field.best = *std::max_element(scores.begin(), scores.end());
  field.worst = *std::min_element(scores.begin(), scores.end());
  const bool placed = work.places == Places::always || work.settings.method == Method::place;
  const std::vector<double> places = placed ? meanPlaces(scores) : std::vector<double>(scores.size(), 0.0);
  for (std::size_t member = 0; member < entries.size(); ++member) {
    EntryPoints& entry = answer.entries[entries[member]];
    entry.scored = true;
    entry.field = static_cast<std::int32_t>(answer.fields.size());
    entry.place = places[member];
    entry.points = pointsFor(work, field, scores[member], places[member]);
  }
  noteField(work, field);
  answer.fields.push_back(std::move(field));
}

void scorePairs(const Work& work, SessionPoints& answer) {
  const std::size_t count = work.session.entries.size();
  answer.entries.resize(count);
  std::vector<bool> sound(count);
  for (std::size_t index = 0; index < count; ++index) sound[index] = isSound(work, index);
  const std::vector<std::int32_t> names = namesByLetter(work.alphabet);
  const Layout layout = layOutSession(work, sound, names);
  answer.stretch = layout.stretch;
  std::vector<std::vector<std::size_t>> byLetter(names.size());
  for (std::size_t index = 0; index < count; ++index) {
    if (sound[index]) byLetter[at(work.alphabet[at(work.session.entries[index].line)])].push_back(index);
  }
  for (const LineField& line : layout.fields) {
    std::vector<std::size_t> entries;
    for (const std::int32_t letter : line.letters) {
      entries.insert(entries.end(), byLetter[at(letter)].begin(), byLetter[at(letter)].end());
    }
    scoreField(work, line, names, entries, answer);
  }
}

// --- Teams

bool isSoundTeam(const Work& work, std::size_t index) {
  const Team& team = work.session.teams[index];
  const bool known = std::all_of(team.players.begin(), team.players.end(),
                                 [&](std::int32_t player) { return work.knows(player); });
  if (!known || team.players.empty()) {
    work.report(Code::unknownReference, index);
    return false;
  }
  if (team.players.size() != 4) {
    work.report(Code::teamNotOfFour, index, static_cast<std::int32_t>(team.players.size()));
  }
  return true;
}

double strengthOf(const Work& work, const Team& team) {
  double sum = 0;
  for (const std::int32_t player : team.players) sum += work.rankings[at(player)];
  return sum / static_cast<double>(team.players.size());
}

// Why a half is left out.
void reportHalves(const Work& work, std::size_t index, const std::vector<std::int32_t>& counted) {
  const Team& team = work.session.teams[index];
  for (std::size_t number = 0; number < team.halves.size(); ++number) {
    const auto half = static_cast<std::int32_t>(number);
    if (std::binary_search(counted.begin(), counted.end(), half)) continue;
    work.report(isVp(team.halves[number].vp) ? Code::halfWithoutOpponent : Code::scoreOutOfRange, index,
                half);
  }
  if (counted.empty()) work.report(Code::teamWithoutOpponents, index);
}

// The opponents' half of the same match: of several against one team, the one in the same place.
const Half* otherHalf(const Session& session, std::int32_t team, std::size_t number) {
  const std::vector<Half>& own = session.teams[at(team)].halves;
  const std::int32_t opponent = own[number].opponent;
  const auto place = std::count_if(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(number),
                                   [&](const Half& half) { return half.opponent == opponent; });
  std::ptrdiff_t met = 0;
  for (const Half& half : session.teams[at(opponent)].halves) {
    if (half.opponent == team && met++ == place) return &half;
  }
  return nullptr;
}

// Both halves of a match make 20; said once, of the team that stands first.
void checkMatches(const Work& work, std::size_t index, const std::vector<std::int32_t>& counted) {
  const auto team = static_cast<std::int32_t>(index);
  for (const std::int32_t number : counted) {
    const Half& half = work.session.teams[index].halves[at(number)];
    if (half.opponent < team) continue;
    const Half* other = otherHalf(work.session, team, at(number));
    if (other == nullptr || !isVp(other->vp)) continue;
    if (std::abs(half.vp + other->vp - mostVp) <= sameFigure) continue;
    work.report(Code::halvesNotTwenty, index, number);
  }
}

void scoreTeam(const Work& work, std::size_t index, std::vector<EntryPoints>& entries) {
  const std::vector<std::int32_t> halves =
      countedHalves(work.session, entries, static_cast<std::int32_t>(index));
  reportHalves(work, index, halves);
  checkMatches(work, index, halves);
  if (halves.empty()) return;
  double resistance = 0;
  double gain = 0;
  for (const std::int32_t number : halves) {
    const Half& half = work.session.teams[index].halves[at(number)];
    resistance += entries[at(half.opponent)].strength;
    gain += (half.vp - averageVp) / (work.settings.topTeams - averageVp) * work.settings.width / 2;
  }
  const auto count = static_cast<double>(halves.size());
  EntryPoints& entry = entries[index];
  entry.scored = true;
  entry.halves = static_cast<std::int32_t>(halves.size());
  entry.resistance = resistance / count;
  entry.points = entry.resistance + gain / count;
}

void scoreTeams(const Work& work, SessionPoints& answer) {
  const std::size_t count = work.session.teams.size();
  answer.entries.resize(count);
  for (std::size_t index = 0; index < count; ++index) {
    answer.entries[index].fielded = isSoundTeam(work, index);
    if (answer.entries[index].fielded) {
      answer.entries[index].strength = strengthOf(work, work.session.teams[index]);
    }
  }
  for (std::size_t index = 0; index < count; ++index) {
    if (answer.entries[index].fielded) scoreTeam(work, index, answer.entries);
  }
}

}  // namespace

std::vector<std::int32_t> countedHalves(const Session& session, std::span<const EntryPoints> entries,
                                        std::int32_t team) {
  std::vector<std::int32_t> counted;
  const std::vector<Half>& halves = session.teams[at(team)].halves;
  for (std::size_t number = 0; number < halves.size(); ++number) {
    const Half& half = halves[number];
    if (half.opponent < 0 || at(half.opponent) >= entries.size() || half.opponent == team) continue;
    if (!entries[at(half.opponent)].fielded || !isVp(half.vp)) continue;
    counted.push_back(static_cast<std::int32_t>(number));
  }
  return counted;
}

double averageScore(Kind kind) {
  if (kind == Kind::teams) return averageVp;
  return kind == Kind::pairs ? 50 : 0;
}

double topScore(const Settings& settings, Kind kind) {
  if (kind == Kind::teams) return settings.topTeams;
  return kind == Kind::pairs ? settings.topPairs : settings.topButler;
}

double roundedHalfUp(double points) { return std::floor(points + 0.5 + sameFigure); }

SessionPoints pointsOf(const Settings& settings, const std::vector<std::int32_t>& alphabet,
                       const Session& session, std::span<const double> rankings, std::int32_t number,
                       Findings& findings, Places places) {
  const Work work{settings, alphabet, session, rankings, number, places, findings};
  SessionPoints answer;
  if (session.kind == Kind::teams)
    scoreTeams(work, answer);
  else
    scorePairs(work, answer);
  return answer;
}

}  // namespace overtrick::clubranking

#include "rate/nett.h"

#include <algorithm>
#include <cmath>

#include "event/order.h"

namespace overtrick::nett {
namespace {

Finding entryFinding(Code code, std::size_t entry, std::int32_t player = 0) {
  Finding finding{code, {}, 0, player};
  finding.where.entryIndex = static_cast<std::int32_t>(entry);
  return finding;
}

// The handicaps that an entry is rated with; false when one of them is no number.
bool readHandicaps(const SessionEntry& entry, std::size_t index, const Settings& settings, NettEntry& answer,
                   Findings& findings) {
  bool sound = true;
  for (std::size_t player = 0; player < 2; ++player) {
    const auto position = static_cast<std::int32_t>(player);
    const std::optional<double>& handicap = entry.handicaps[player];
    answer.inBook[player] = handicap.has_value();
    answer.before[player] = handicap.value_or(settings.newcomer);
    if (!handicap) {
      findings.push_back(entryFinding(Code::notInBook, index, position));
    } else if (!isHandicap(*handicap)) {
      findings.push_back(entryFinding(Code::invalidValue, index, position));
      answer.before[player] = settings.newcomer;
      sound = false;
    } else if (!isPercentage(*handicap)) {
      findings.push_back(entryFinding(Code::handicapUnusual, index, position));
    }
  }
  answer.after = answer.before;
  return sound;
}

void rate(const SessionEntry& entry, double rating, const Settings& settings, NettEntry& answer) {
  answer.rated = true;
  answer.par = parOf(answer.before[0], answer.before[1], rating);
  answer.nett = nettOf(entry.gross, answer.par);
  answer.hcap = answer.nett - entry.gross;
  for (std::size_t player = 0; player < 2; ++player) {
    answer.sessionHandicap[player] =
        sessionHandicap(settings.rule, entry.gross, answer.par, answer.before[1 - player], rating);
    answer.after[player] =
        handicapAfter(answer.before[player], answer.sessionHandicap[player], settings.weight);
  }
}

void placeByField(const Session& session, std::vector<NettEntry>& entries) {
  const std::vector<std::int32_t> byField =
      sortedIndices(entries.size(), [&](std::int32_t left, std::int32_t right) {
        return session.entries[static_cast<std::size_t>(left)].field <
               session.entries[static_cast<std::size_t>(right)].field;
      });
  const std::vector<std::size_t> order(byField.begin(), byField.end());
  std::vector<double> nett;
  std::vector<std::size_t> members;
  for (std::size_t from = 0; from < order.size();) {
    const std::int32_t field = session.entries[order[from]].field;
    nett.clear();
    members.clear();
    for (; from < order.size() && session.entries[order[from]].field == field; ++from) {
      if (!entries[order[from]].rated) continue;
      members.push_back(order[from]);
      nett.push_back(entries[order[from]].nett);
    }
    const std::vector<Place> places = placesOf(nett);
    for (std::size_t at = 0; at < members.size(); ++at) entries[members[at]].place = places[at];
  }
}

}  // namespace

Finding settingFinding(Setting setting) {
  return {Code::invalidSetting, {}, static_cast<std::int32_t>(setting), 0};
}

double parOf(double handicap, double partner, double rating) { return (handicap + partner) / 2 / rating; }

double nettOf(double gross, double par) { return average + (gross - par); }

double sessionHandicap(Rule rule, double gross, double par, double partner, double rating) {
  return rule == Rule::published ? nettOf(gross, par) * rating : 2 * gross * rating - partner;
}

double handicapAfter(double before, double sessionHandicap, double weight) {
  return before * (1 - weight) + sessionHandicap * weight;
}

bool isRating(double rating) { return rating >= smallestRating && rating <= largestRating; }

bool isHandicap(double handicap) { return handicap >= -largestHandicap && handicap <= largestHandicap; }

bool isPercentage(double gross) { return gross >= 0 && gross <= 100; }

Settings checked(const Settings& settings, Findings& findings) {
  Settings sound = settings;
  if (!(settings.weight >= 0 && settings.weight <= 1)) {
    sound.weight = Settings{}.weight;
    findings.push_back(settingFinding(Setting::weight));
  }
  if (!isPercentage(settings.newcomer)) {
    sound.newcomer = Settings{}.newcomer;
    findings.push_back(settingFinding(Setting::newcomer));
  }
  return sound;
}

std::optional<double> checkedRating(std::optional<double> rating, std::int32_t session, Findings& findings) {
  if (!rating) return rating;
  if (!isRating(*rating)) {
    findings.push_back({Code::ratingImpossible, {}, session, 0});
    return std::nullopt;
  }
  if (*rating < smallestUsualRating || *rating > largestUsualRating) {
    findings.push_back({Code::ratingUnusual, {}, session, inPerCent(*rating)});
  }
  return rating;
}

std::int32_t inPerCent(double rating) {
  return static_cast<std::int32_t>(std::floor(std::clamp(rating, 0.0, 1e6) * 100 + 0.5));
}

NettSession rateSession(const Session& session, const Settings& given) {
  NettSession answer;
  const Settings settings = checked(given, answer.findings);
  const std::optional<double> rating = checkedRating(session.rating, 0, answer.findings);
  if (!session.rating && !session.entries.empty()) {
    answer.findings.push_back(
        {Code::sessionNotRated, {}, 0, static_cast<std::int32_t>(session.entries.size())});
  }
  answer.entries.resize(session.entries.size());
  for (std::size_t index = 0; index < session.entries.size(); ++index) {
    const SessionEntry& entry = session.entries[index];
    bool sound = readHandicaps(entry, index, settings, answer.entries[index], answer.findings);
    if (!isPercentage(entry.gross)) {
      const Code code = std::isnan(entry.gross) ? Code::grossMissing : Code::percentageOutOfRange;
      answer.findings.push_back(entryFinding(code, index));
      sound = false;
    }
    if (sound && rating) rate(entry, *rating, settings, answer.entries[index]);
  }
  placeByField(session, answer.entries);
  return answer;
}

RateWorking workingOf(const SessionEntry& entry, const NettEntry& answer, double rating,
                      const Settings& given) {
  if (!answer.rated) return {};
  Findings ignored;
  const Settings settings = checked(given, ignored);
  const auto source = [&](std::size_t player) { return answer.inBook[player] ? "given" : "setting"; };
  const bool published = settings.rule == Rule::published;
  RateWorking working = {
      {"h_1", answer.before[0], source(0)},
      {"h_2", answer.before[1], source(1)},
      {"h", (answer.before[0] + answer.before[1]) / 2, "low-3"},
      {"rho", rating, "given"},
      {"par", answer.par, "low-3"},
      {"gross", entry.gross, "given"},
      {"nett", answer.nett, "low-3"},
      {"hcap", answer.hcap, "low-3"},
      {"w", settings.weight, "setting"},
  };
  constexpr std::string_view sessionSymbols[] = {"s_1", "s_2"};
  constexpr std::string_view afterSymbols[] = {"after_1", "after_2"};
  for (std::size_t player = 0; player < 2; ++player) {
    working.push_back(
        {sessionSymbols[player], answer.sessionHandicap[player], published ? "low-2" : "partner-rule"});
    working.push_back({afterSymbols[player], answer.after[player], "low-2"});
  }
  return working;
}

}  // namespace overtrick::nett

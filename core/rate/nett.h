// Nett scores of a session: what each pair scored against what its handicaps and the session's standard let
// one expect.
//
// Rules: "Nett" results by Roy Low, 2008. Handicaps are percentages around 50, higher is better; a session
// has a rating ρ against a standard session (1 is 100 %: how hard it is to score 50 % there).
//   par               mean of the two handicaps / ρ                    (part 3, "combined handicap")
//   nett              50 + (gross − par)                               (part 3)
//   Hcap              nett − gross, minus for strong pairs             (part 3, the report)
//   session handicap  by the rule below                                (part 2, "handicap for this session")
//   after             before · 0.95 + session handicap · 0.05          (part 2)
//
// Decided here, where the document is silent:
// - Two session handicaps. `published` is the document's: nett · ρ, the same for both players. It pulls
//   everybody towards 50: both players of a fixed pair settle at (50ρ + mean of their strengths) / 2, a
//   player with changing, rightly rated partners at (100ρ + strength) / 3. `partner` is without that pull: 2
//   · gross · ρ − the partner's handicap, which settles at the player's own strength.
// - A player who is not in the book counts as 50 and is marked.
// - A session without a rating has no nett scores and moves no handicap (the document's Tuesday). A rating
//   outside 10…1000 % (nought, or 104.1 where 1.041 was meant) is an error and counts as none; one outside
//   50…200 % counts and is worth a warning.
// - A handicap outside 0…100 counts and is worth a warning; one beyond ±1000 is an error.
// - A gross score outside 0…100, or none (NaN), is an error: that entry is not rated, the others are.
// - Places are per field, best nett first; nett scores within 1e-9 are equal and share the better place.
// Not here: keeping the book over time (nett_history.h), finding the ratings (nett_estimate.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "event/finding.h"
#include "rate/places.h"
#include "rate/term.h"

namespace overtrick::nett {

enum class Rule : std::uint8_t { published, partner };

// What the finding `invalidSetting` numbers.
enum class Setting : std::int32_t { weight, newcomer, minimum, years, standard };

struct Settings {
  Rule rule = Rule::published;
  double weight = 0.05;  // of one session in the handicap, 0…1
  double newcomer = 50;  // the handicap of a player who is not in the book
  bool operator==(const Settings&) const = default;
};

[[nodiscard]] Finding settingFinding(Setting setting);

inline constexpr double average = 50;
inline constexpr double smallestRating = 0.1;
inline constexpr double largestRating = 10;
inline constexpr double smallestUsualRating = 0.5;
inline constexpr double largestUsualRating = 2;
inline constexpr double largestHandicap = 1000;

// --- The arithmetic of one pair

[[nodiscard]] double parOf(double handicap, double partner, double rating);
[[nodiscard]] double nettOf(double gross, double par);
[[nodiscard]] double sessionHandicap(Rule rule, double gross, double par, double partner, double rating);
[[nodiscard]] double handicapAfter(double before, double sessionHandicap, double weight);

[[nodiscard]] bool isRating(double rating);
[[nodiscard]] bool isHandicap(double handicap);
[[nodiscard]] bool isPercentage(double gross);
// The rating that a session counts with, and what is remarkable about it; `session` goes into the finding.
[[nodiscard]] std::optional<double> checkedRating(std::optional<double> rating, std::int32_t session,
                                                  Findings& findings);
[[nodiscard]] std::int32_t inPerCent(double rating);  // for findings

// The settings with what is impossible replaced by its default, and a finding for each. Every function below
// does this itself.
[[nodiscard]] Settings checked(const Settings& settings, Findings& findings);

// --- A session

struct SessionEntry {
  std::array<std::optional<double>, 2> handicaps;  // none: not in the book
  double gross = 0;
  std::int32_t field = 0;  // entries of one field are placed together
  bool operator==(const SessionEntry&) const = default;
};

struct Session {
  std::optional<double> rating;
  std::vector<SessionEntry> entries;
  bool operator==(const Session&) const = default;
};

struct NettEntry {
  bool rated = false;  // otherwise nothing below but `before` and `after` means anything, and those are equal
  double par = 0;
  double nett = 0;
  double hcap = 0;
  Place place;
  std::array<double, 2> before{};
  std::array<double, 2> sessionHandicap{};
  std::array<double, 2> after{};
  std::array<bool, 2> inBook{};
  bool operator==(const NettEntry&) const = default;
};

struct NettSession {
  std::vector<NettEntry> entries;  // as the session's
  Findings findings;
  bool operator==(const NettSession&) const = default;
};

[[nodiscard]] NettSession rateSession(const Session& session, const Settings& settings);

// Symbols: h_1, h_2 the handicaps, h their mean, rho, par, gross, nett, hcap; then for each player i
// s_i the session handicap, w the weight, after_i. Sources: "given", "setting", "low-2" and "low-3" the parts
// of the document, "partner-rule" the choice above. Empty when the entry was not rated.
[[nodiscard]] RateWorking workingOf(const SessionEntry& entry, const NettEntry& answer, double rating,
                                    const Settings& settings);

}  // namespace overtrick::nett

// Project 52: handicaps, expected results and changes of handicap.
//
// Rules: Denmark, Handicapreglement (Danmarks Bridgeforbund, version 1, 2017), below "Denmark"; and the
// Swedish original, Project 52 – Handicap (Jernberg 2005, translated 2007), below "Sweden". The Danish text
// is the default; both give the same numbers where both speak.
//
//   new = old + Δ, at most the ceiling                                                (Denmark 5.1 (1), 1.1)
//   Δ = [(1 − 1/T · (N_B − 1)/(N_B + S))^(w N_G) − 1] · C_u · C_k · C_b · (r − ⟨r⟩)       (Denmark 5.1 (2))
//
//   form        Denmark, Sweden           ⟨r⟩                              C_u          C_k
//   individual  5.3.2, 3.3.1 (5)          (mean − own) / (C_u C_k C_b)     (N_S−1)/N_S  2
//   pairs       5.3.3, 3.3.2 (6)          (mean − own) / (C_u C_k C_b)     (N_P−1)/N_P  1
//   match       5.3.4.1, 3.3.3.1 (7)      (mean − own) / (C_u C_k C_b)     1/2          1/2
//   field       5.3.4.2, 3.3.3.2 (8)      see below                        (N_B−1)/N_B  1/2
//   barometer   5.3.4.3, 3.3.3.3 (9)      see below                        (N_P−2)/N_P  n²/(n²+1), n = N_B−1
//
// - Match: the mean is that of both teams. Sweden writes (opponents − own) / (C_k C_b): the same.
// - Field: (opponents at the table + mean of the same direction at the other tables − own − mean of the
//   opposite direction at the other tables) / C_b. It follows from comparing the table with each other one.
//   Sweden takes both means over all tables, divides by C_k C_b, and has C_u = 1/2, C_k = (N_B−1)/N_B: the
//   same.
// - Barometer: [mean of own room − own + (mean of other room − team-mates)/(N_B−1)] / (C_u C_b). It is the
//   mean of the field's formula over the rounds when all play all.
//
// How the texts were read where they leave room:
// - N_B is the number of whole tables (Denmark 5.1; Sweden's translation says boards): ⌊pairs/2⌋,
//   ⌊players/4⌋, 2 for a match, the whole tables of the field, ⌊pairs of both rooms/2⌋ for the barometer. A
//   stated number of tables wins and is rounded down, except in a match. Across the field it may so count
//   tables that are not listed; ⟨r⟩ is then made from those that are, in Denmark's form.
// - One set: N_S, N_P, N_B and every mean speak of the same entries: all that are not phantoms (Denmark 3.4),
//   guests with their temporary handicap, both directions of a Mitchell together. Across the field a table
//   where one side is empty or a phantom is no part of it, in the barometer a pair without team-mates.
// - N_G is the entry's own number of boards, else the event's. r and N_G speak of boards won at the table
//   alone (Denmark 3.4). r is the gross result (Sweden 2, 4.4), before a club's adjustment for substitutes
//   (Denmark 3.3): percentage points above 50, or IMPs per board and comparison.
// - With a datum C_u is 1 for individuals and pairs (Denmark 5.3.2, 5.3.3), whatever the calculation;
//   elsewhere it changes nothing (Denmark 3.2: Butler across the field, with the same factors).
// - Board-a-match across the field (TAF) has the forms field and barometer, with S = 0.6 and C_b = 2.
// - One whole table compares with nothing: (N_B − 1) makes every change 0. So does none at all.
// - A guest is an entry with a player without a handicap. Its temporary handicap, not capped, is the one with
//   which its expected result is its result (Sweden 5.3 c (11)); it does not move. With n of N unknown, r̄
//   their mean result: h = mean of the known − C_k C_b C_u [r + n/(N−n) r̄]. A match is N = 2. Across the
//   field the same holds for half the difference between the sides of a table, n of N tables; where both
//   sides are guests only their difference is known, and their mean is that of the known pairs. In the
//   barometer both rooms are solved together.
// - A guest without a result, or where nobody is known, has the start handicap (Denmark 2.3, 2.4).
// - A non-member without a handicap has the start handicap and is rated (Denmark 2.4); or, as an option, the
//   whole pair counts as guests and does not move (Sweden 5.4).
// - A handicap given above the ceiling counts as the ceiling. Below 0 is allowed (Denmark 1.1).
// - Individuals, knock-out, Monrad and home-made movements are not rated (Denmark 1.6): the figures are
//   computed all the same, and `rated` says whether a book should use them.
// - Denmark 3.1 says that the number of boards influences the expected result; formula (6) has no such term,
//   and the formula counts.
// - A fraction of a board (board weights) is a product of square roots: no power, exponential or logarithm,
//   so that every machine gives the same bits.
// Bad input gives findings; no figure is ever infinite or not a number. Not here: histories and corrections
// (see season/), display.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "event/finding.h"
#include "rate/places.h"
#include "rate/term.h"

namespace overtrick::project52 {

enum class Form : std::uint8_t { pairs, individual, match, field, barometer };
enum class Calculation : std::uint8_t { matchpoints, imps };

// --- Settings

// Whose way of writing the formulas the working follows.
enum class Text : std::uint8_t { denmark, sweden };

// How a player without a handicap is seated (Sweden 5.3): c, the entry's handicap from its result; b, with
// the partner's handicap; or with the start handicap (Denmark 2.3, 2.4). An own estimate (5.3 a) is simply
// given.
enum class Seating : std::uint8_t { estimate, partner, start };

enum class NonMembers : std::uint8_t { rated, unrated };   // Denmark 2.4; Sweden 5.4
enum class HandicapEvent : std::uint8_t { change, nett };  // who wins: Denmark 1.4; Sweden 8

struct ByCalculation {
  double matchpoints = 0;
  double imps = 0;
  bool operator==(const ByCalculation&) const = default;
};

// What is rated besides ordinary pairs and team events (Denmark 1.6).
struct RatedFormats {
  bool knockOut = false;
  bool monrad = false;
  bool homeMade = false;
  bool individual = false;
  bool operator==(const RatedFormats&) const = default;
};

struct Settings {
  Text text = Text::denmark;
  double turnover = 480;           // T, Denmark 5.4.1
  double ceiling = 52;             // Denmark 1.1
  double start = 52;               // of a new player, Denmark 2.3
  double startFactor = 0.01;       // C of Sweden 5.1 (10)
  ByCalculation cb{2, 12};         // C_b, Denmark 5.2
  ByCalculation spread{0.6, 0.1};  // S, Denmark 5.2
  double boardWeight = 1;          // w, Sweden 7.2, which advises against it
  Seating guests = Seating::estimate;
  NonMembers nonMembers = NonMembers::rated;
  HandicapEvent handicapEvent = HandicapEvent::change;
  RatedFormats rated;
  bool separateHandicaps = false;  // one for matchpoints and one for IMPs, Sweden 7.1: a matter of the book
  bool operator==(const Settings&) const = default;
};

// Denmark's text; Sweden's throughout (5.4, 8, and nothing left unrated); and Denmark's with C_b = 2.5, the
// older tuning of which Sweden's summary (9) and the ten units for four points (4.3, Denmark 5.6) speak.
[[nodiscard]] Settings denmark();
[[nodiscard]] Settings sweden();
[[nodiscard]] Settings popular();
[[nodiscard]] std::optional<Settings> presetNamed(std::string_view name);

// What the finding `invalidSetting` numbers.
enum class Setting : std::int32_t { turnover, ceiling, start, startFactor, cb, spread, boardWeight };

// The settings with what is impossible replaced by Denmark's value, and a finding for each. Every function
// below does this itself.
[[nodiscard]] Settings checked(const Settings& settings, Findings& findings);

// --- A whole field

// What Denmark 1.6 distinguishes.
enum class Format : std::uint8_t { ordinary, knockOut, monrad, homeMade };

struct FieldEntry {
  std::vector<std::optional<double>> handicaps;  // 1, 2 or 4; partners side by side; none: without a handicap
  std::optional<double> result;                  // per cent (54.2), or IMPs per board and comparison
  std::optional<double> boards;                  // N_G, where it is not the event's
  std::int32_t table = -1;               // field; match: which match, when there are several. -1: none
  Direction direction = Direction::any;  // field
  std::int32_t team = -1;                // barometer
  std::int32_t room = -1;                // barometer: two different numbers
  std::optional<Seating> seating;        // other than the settings' way
  bool guest = false;                    // a temporary handicap: reported, otherwise as anybody
  bool nonMember = false;
  bool phantom = false;
  bool operator==(const FieldEntry&) const = default;
};

struct Field {
  Form form = Form::pairs;
  Calculation calculation = Calculation::matchpoints;
  bool datum = false;
  Format format = Format::ordinary;
  std::optional<double> tables;  // N_B when it is not what the entries say
  std::optional<double> boards;  // N_G
  std::vector<FieldEntry> entries;
  bool operator==(const Field&) const = default;
};

struct PlayerChange {
  std::optional<double> before;  // as counted; none: without a handicap
  std::optional<double> change;  // after the ceiling
  std::optional<double> after;
  bool operator==(const PlayerChange&) const = default;
};

// Symbols of the working: h_i a player's, h the entry's handicap; h_mean, h_opponents, h_same, h_opposite,
// h_room, h_other_room, h_mates as the formulas name them; N_P, N_S, N_B, N_G, w, T, S, C_u, C_k, C_b; r_exp
// ⟨r⟩; r; delta. For a guest h_known, n, N, r_mean; across the field g_known in place of h_known, the mean of
// half the difference to the opponents at the known tables, with h = h_opponents + 2 g. An h cited as Sweden
// 5.3 without these was solved together with others. Of the quick calculation also h_others.
struct RatedEntry {
  std::optional<double> handicap;  // of the entry, temporary for guests
  std::optional<double> expected;  // in the unit of the result
  std::optional<double> result;
  std::optional<double> change;  // before the ceiling
  std::optional<double> nett;    // 50 (IMPs: 0) + r − ⟨r⟩, Sweden 8
  std::vector<PlayerChange> players;
  bool estimated = false;  // its handicap was made from its result
  bool moves = false;      // its players' handicaps follow the result
  Place gross;             // by result; master points follow it
  Place favourite;         // by expected result, Sweden 8
  Place byNett;            // best nett result first, Sweden 8
  Place byChange;          // most improved first, before the ceiling, Denmark 1.4
  Place handicapRank;      // the one of the two that the settings choose; guests by estimate have neither
  RateWorking working;
  bool operator==(const RatedEntry&) const = default;
};

struct FieldAnswer {
  std::optional<double> mean;  // of all entries that count
  std::int32_t entriesCounted = 0;
  std::int32_t tables = 0;          // N_B
  bool rated = false;               // Denmark 1.6
  std::vector<RatedEntry> entries;  // as field.entries; phantoms and entries set aside have no figures
  Findings findings;                // where: entryIndex
  bool operator==(const FieldAnswer&) const = default;
};

enum class Show : std::uint8_t { figures, working };

[[nodiscard]] FieldAnswer expected(const Field& field, const Settings& settings, Show show = Show::working);

// Whether a book counts such an event (Denmark 1.6).
[[nodiscard]] bool isRated(Form form, Format format, const Settings& settings);

// The entries that have an expected result, best first (Sweden 8).
[[nodiscard]] std::vector<std::int32_t> favourites(const FieldAnswer& answer);

// --- One player's calculation

// Two means that people know: `field` with oneself in it, as in formulas (5) to (7), and `others` without.
// Against others of mean m a pair of h expects exactly (m − h)/C_b, whatever the size of the field.
enum class Reference : std::uint8_t { others, field };

struct Quick {
  Form form = Form::pairs;  // pairs, individual or match
  Calculation calculation = Calculation::matchpoints;
  bool datum = false;
  std::vector<std::optional<double>> handicaps;  // own, partner's (a team's four)
  std::optional<double> mean;
  Reference reference = Reference::others;
  std::optional<double> entrants;  // pairs or players in the field, oneself included
  std::optional<double> tables;    // one of the two gives the other; 13.5 tables: 27 pairs, N_B = 13
  std::optional<double> boards;
  std::optional<double> result;
  bool operator==(const Quick&) const = default;
};

// With neither entrants nor tables the field is taken as endless: C_u = 1, (N_B − 1)/(N_B + S) = 1.
struct QuickAnswer {
  std::optional<double> handicap;
  std::optional<double> mean;    // of the field with oneself in it
  std::optional<double> others;  // of the field without
  std::optional<double> entrants;
  std::optional<double> tables;    // N_B
  std::optional<double> expected;  // also the result that keeps the handicap
  std::optional<double> perPoint;  // the change for one per cent or IMP above the expected result
  std::optional<double> change;    // before the ceiling
  std::optional<double> nett;
  std::vector<PlayerChange> players;
  RateWorking working;
  Findings findings;
  bool operator==(const QuickAnswer&) const = default;
};

[[nodiscard]] QuickAnswer quick(const Quick& input, const Settings& settings);

// New handicaps along a line of results, for a chart: `after` has one row of players per result. Empty when
// the quick calculation has no change to give, or steps is not 1…1000.
struct Curve {
  std::vector<double> results;
  std::vector<double> after;
  std::int32_t players = 0;
  bool operator==(const Curve&) const = default;
};

[[nodiscard]] Curve curve(const Quick& input, const Settings& settings, double from, double to,
                          std::int32_t steps);

// --- Smaller rules

// The mean of two players, of four, or of all who are registered (Denmark 1.2, 1.3; seeding). None of none.
[[nodiscard]] std::optional<double> meanHandicap(std::span<const double> handicaps);

// start / (1 + C · master points), Sweden 5.1 (10). None for what is no number of master points.
[[nodiscard]] std::optional<double> startHandicap(double masterPoints, const Settings& settings);

// The share of older results in a handicap after so many boards (Denmark 5.4.1); no tables: endless.
[[nodiscard]] std::optional<double> weightOfPast(double boards, std::optional<double> tables,
                                                 Calculation calculation, const Settings& settings);

// What a sit-out scores, in per cent (Denmark 3.4).
struct SitOut {
  double phantom = 50;
  double sitting = 50;
  bool operator==(const SitOut&) const = default;
};
[[nodiscard]] SitOut sitOut(bool everyoneMeetsThePhantom);

// r and N_G of an entry from its boards: only those with a result won at the table (Denmark 3.4).
struct BoardPoints {
  double points = 0;  // matchpoints, or IMPs against all comparisons
  double outOf = 0;   // the top, or the number of comparisons
  bool atTable = true;
};
struct TableResult {
  std::optional<double> result;  // per cent, or IMPs per board and comparison; none without a board
  std::int32_t boards = 0;
  bool operator==(const TableResult&) const = default;
};
[[nodiscard]] TableResult resultAtTable(std::span<const BoardPoints> boards, Calculation calculation);

// The rank list (Denmark 4): lowest handicap first. District and national ranks are among those whose
// district is known.
struct Member {
  std::optional<double> handicap;
  std::int32_t club = 0;
  std::int32_t district = -1;
  bool operator==(const Member&) const = default;
};
struct MemberRank {
  Place club;
  Place district;
  Place national;
  bool operator==(const MemberRank&) const = default;
};
struct ClubMean {
  std::int32_t club = 0;
  std::int32_t members = 0;
  std::optional<double> mean;  // of those with a handicap
  bool operator==(const ClubMean&) const = default;
};
struct RankList {
  std::vector<MemberRank> ranks;  // as members
  std::vector<ClubMean> clubs;    // by club
  bool operator==(const RankList&) const = default;
};
[[nodiscard]] RankList rankList(std::span<const Member> members);

}  // namespace overtrick::project52

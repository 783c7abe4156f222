// Players without a handicap (Sweden 5.3, 5.4; Denmark 2.3, 2.4).
#include <algorithm>
#include <array>

#include "rate/project52_set.h"

namespace overtrick::project52 {
namespace {

std::optional<double> meanOf(const std::vector<std::optional<double>>& players) {
  double sum = 0;
  for (const std::optional<double>& player : players) {
    if (!player) return {};
    sum += *player;
  }
  if (players.empty()) return {};
  return sum / static_cast<double>(players.size());
}

void seatWith(Chair& chair, double handicap, Code code, std::size_t index, Findings& findings) {
  for (std::optional<double>& player : chair.players)
    if (!player) player = handicap;
  chair.handicap = meanOf(chair.players);
  findings.push_back({code, whereEntry(index), hundredths(handicap)});
}

// Partners sit side by side. One whose partner has no handicap either stays without.
void seatAsPartner(Chair& chair, std::size_t index, Findings& findings) {
  for (std::size_t i = 0; i < chair.players.size(); ++i) {
    const std::size_t partner = i ^ 1U;
    if (chair.players[i] || partner >= chair.players.size() || !chair.players[partner]) continue;
    chair.players[i] = chair.players[partner];
    findings.push_back({Code::guestAsPartner, whereEntry(index), hundredths(*chair.players[i])});
  }
  chair.handicap = meanOf(chair.players);
}

void seatByRule(const FieldEntry& entry, Chair& chair, const Settings& settings, std::size_t index,
                Findings& findings) {
  const bool newMember = entry.nonMember && settings.nonMembers == NonMembers::rated;
  const Seating seating = entry.seating.value_or(newMember ? Seating::start : settings.guests);
  const double start = std::min(settings.start, settings.ceiling);
  if (seating == Seating::partner) seatAsPartner(chair, index, findings);
  if (seating == Seating::start) seatWith(chair, start, Code::guestAtStart, index, findings);
  if (!chair.handicap && !chair.r) seatWith(chair, start, Code::guestNotEstimated, index, findings);
}

void settle(Chair& chair, double handicap, RateWorking origin) {
  chair.handicap = handicap;
  chair.estimated = true;
  chair.origin = std::move(origin);
}

// Formula (11) over the given chairs: all, or the two of a match. Leaves them when nobody is known.
void estimateLevel(Set& set, const std::vector<std::size_t>& indices) {
  double known = 0;
  double results = 0;
  double unknown = 0;
  for (const std::size_t i : indices) {
    const Chair& chair = set.chairs[i];
    known += chair.handicap.value_or(0);
    results += chair.handicap ? 0 : *chair.r;
    unknown += chair.handicap ? 0 : 1;
  }
  const auto all = static_cast<double>(indices.size());
  if (unknown == 0 || unknown == all) return;
  const double knownMean = known / (all - unknown);
  const double resultMean = results / unknown;
  for (const std::size_t i : indices) {
    Chair& chair = set.chairs[i];
    if (chair.handicap) continue;
    const double h = knownMean - set.factors.product() * (*chair.r + unknown / (all - unknown) * resultMean);
    settle(chair, h,
           {{"h_known", knownMean, cite::guests},
            {"n", unknown, cite::guests},
            {"N", all, cite::guests},
            {"r", *chair.r, cite::given},
            {"r_mean", resultMean, cite::guests}});
  }
}

std::vector<std::size_t> counting(const Set& set) {
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < set.chairs.size(); ++i)
    if (set.chairs[i].counts) indices.push_back(i);
  return indices;
}

// Across the field ⟨r⟩ depends on the differences within the tables alone: with g half of North-South minus
// East-West, ⟨r⟩ = (mean of all g − g)/(C_u C_k C_b), which is formula (6) for g.
struct Table {
  std::size_t ns = 0;
  std::size_t ew = 0;
  bool known = true;
  double r = 0;  // of North-South, by those who are unknown
};

std::vector<Table> tablesOf(const Set& set) {
  std::vector<Table> tables;
  for (const std::size_t i : counting(set)) {
    const Chair& ns = set.chairs[i];
    if (!ns.ns) continue;
    Table table{i, static_cast<std::size_t>(ns.other), true, 0};
    const Chair& ew = set.chairs[table.ew];
    table.known = ns.handicap && ew.handicap;
    if (!ns.handicap && !ew.handicap) {
      table.r = (*ns.r - *ew.r) / 2;
    } else if (!table.known) {
      table.r = ns.handicap ? -*ew.r : *ns.r;
    }
    tables.push_back(table);
  }
  return tables;
}

// Formula (11) for g, as North-South see it.
struct Estimate {
  double known = 0;
  double unknown = 0;
  double all = 0;
  double resultMean = 0;
  [[nodiscard]] double of(double r, double product) const {
    return known - product * (r + unknown / (all - unknown) * resultMean);
  }
};

// Only the difference of two guests at one table follows from their result; their mean is that of the known.
void settleTable(Set& set, const Table& table, const Estimate& estimate, double knownPairs) {
  Chair& ns = set.chairs[table.ns];
  Chair& ew = set.chairs[table.ew];
  // Of the tables that are known, however many are stated; such an estimate has no working of its own.
  const double product = set.factors.cb * (estimate.all - 1) / estimate.all / 2;
  const double g = estimate.of(table.r, product);
  if (!ns.handicap && !ew.handicap) {
    settle(ns, knownPairs + g, {});
    settle(ew, knownPairs - g, {});
    return;
  }
  const double side = ns.handicap ? -1 : 1;
  const double opponents = ns.handicap ? *ns.handicap : *ew.handicap;
  Chair& guest = ns.handicap ? ew : ns;
  const double handicap = opponents + 2 * side * g;
  if (set.tables != set.counted) {
    settle(guest, handicap, {});
    return;
  }
  settle(guest, handicap,
         {{"g_known", side * estimate.known, cite::guests},
          {"n", estimate.unknown, cite::guests},
          {"N", estimate.all, cite::guests},
          {"r", side * table.r, cite::given},
          {"r_mean", side * estimate.resultMean, cite::guests},
          {"h_opponents", opponents, cite::given}});
}

void estimateTables(Set& set) {
  const std::vector<Table> tables = tablesOf(set);
  double known = 0;
  double results = 0;
  double unknown = 0;
  for (const Table& table : tables) {
    if (table.known) known += (*set.chairs[table.ns].handicap - *set.chairs[table.ew].handicap) / 2;
    results += table.r;
    unknown += table.known ? 0 : 1;
  }
  const auto all = static_cast<double>(tables.size());
  if (unknown == 0 || unknown == all) return;
  double pairs = 0;
  double pairSum = 0;
  for (const std::size_t i : counting(set)) {
    pairs += set.chairs[i].handicap ? 1 : 0;
    pairSum += set.chairs[i].handicap.value_or(0);
  }
  const Estimate estimate{known / (all - unknown), unknown, all, results / unknown};
  for (const Table& table : tables)
    if (!table.known) settleTable(set, table, estimate, pairSum / pairs);
}

// A room of the barometer: its mean R follows from the known pairs and from formula (9) of the unknown ones,
//   known · R = constant + coupled/(N_B−1) · R of the other room.
struct Room {
  double known = 0;
  double constant = 0;
  double coupled = 0;  // unknown pairs whose team-mates are known
};

// How far an unknown pair is below its room's mean; of one whose team-mates are known, without their room's
// share.
double belowMean(const Set& set, const Chair& chair) {
  const double share = 1.0 / (set.tables - 1);
  const double scale = set.factors.cu * set.factors.cb;
  const Chair& mates = set.chairs[static_cast<std::size_t>(chair.other)];
  if (mates.handicap) return scale * *chair.r + share * *mates.handicap;
  // Two tables cannot tell a guest from a guest team-mate: both are taken to be equally far off.
  if (set.tables == 2) return scale * (*chair.r + *mates.r) / 4;
  return scale * (*chair.r - share * *mates.r) / (1 - share * share);
}

void estimateRooms(Set& set) {
  const double share = 1.0 / (set.tables - 1);
  std::array<Room, 2> rooms;
  std::vector<std::pair<std::size_t, double>> unknown;
  for (const std::size_t i : counting(set)) {
    const Chair& chair = set.chairs[i];
    Room& room = rooms[static_cast<std::size_t>(chair.room)];
    if (chair.handicap) {
      room.known += 1;
      room.constant += *chair.handicap;
      continue;
    }
    unknown.emplace_back(i, belowMean(set, chair));
    room.constant -= unknown.back().second;
    room.coupled += set.chairs[static_cast<std::size_t>(chair.other)].handicap ? 1 : 0;
  }
  const double determinant =
      rooms[0].known * rooms[1].known - share * share * rooms[0].coupled * rooms[1].coupled;
  if (unknown.empty() || rooms[0].known == 0 || rooms[1].known == 0 || determinant < sameFigure) return;
  const auto meanOfRoom = [&](const Room& own, const Room& other) {
    return (own.constant * other.known + share * own.coupled * other.constant) / determinant;
  };
  const std::array<double, 2> means{meanOfRoom(rooms[0], rooms[1]), meanOfRoom(rooms[1], rooms[0])};
  std::vector<double> handicaps;
  for (const auto& [i, below] : unknown) {
    const Chair& chair = set.chairs[i];
    const bool matesKnown = set.chairs[static_cast<std::size_t>(chair.other)].handicap.has_value();
    const auto room = static_cast<std::size_t>(chair.room);
    handicaps.push_back(means[room] - below + (matesKnown ? share * means[1 - room] : 0));
  }
  for (std::size_t k = 0; k < unknown.size(); ++k) settle(set.chairs[unknown[k].first], handicaps[k], {});
}

void estimate(Set& set) {
  switch (set.form) {
    case Form::pairs:
    case Form::individual:
      estimateLevel(set, counting(set));
      break;
    case Form::match:
      for (const std::size_t i : counting(set)) {
        const auto other = static_cast<std::size_t>(set.chairs[i].other);
        if (i < other) estimateLevel(set, {i, other});
      }
      break;
    case Form::field:
      estimateTables(set);
      break;
    case Form::barometer:
      estimateRooms(set);
      break;
  }
}

}  // namespace

void seatGuests(const Field& field, Set& set, const Settings& settings, Findings& findings) {
  for (std::size_t i = 0; i < set.chairs.size(); ++i) {
    Chair& chair = set.chairs[i];
    chair.handicap = meanOf(chair.players);
    if (chair.counts && !chair.handicap) seatByRule(field.entries[i], chair, settings, i, findings);
  }
  if (set.large) estimate(set);
  const double start = std::min(settings.start, settings.ceiling);
  for (const std::size_t i : counting(set)) {
    Chair& chair = set.chairs[i];
    if (!chair.handicap) seatWith(chair, start, Code::guestNotEstimated, i, findings);
    if (chair.estimated)
      findings.push_back({Code::guestEstimated, whereEntry(i), hundredths(*chair.handicap)});
  }
}

}  // namespace overtrick::project52

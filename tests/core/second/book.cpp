#include "book.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace second::book {

namespace {

constexpr int daysToCorrect = 14;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// The sheet that handicaps are computed from: the last that was written in time, or counts all the same.
const Sheet* sheetFor52(const Session& session) {
  if (session.removed && session.recompute) return nullptr;
  const Sheet* counts = nullptr;
  for (const Sheet& sheet : session.sheets) {
    if (sheet.original || sheet.always || sheet.written <= session.reported + daysToCorrect) counts = &sheet;
  }
  return counts;
}

// The others take the last one.
const Sheet* latestOf(const Session& session) { return session.removed ? nullptr : &session.sheets.back(); }

std::vector<const Session*> byReporting(const Club& club) {
  std::vector<const Session*> order;
  for (const Session& session : club.sessions) order.push_back(&session);
  std::stable_sort(order.begin(), order.end(),
                   [](const Session* a, const Session* b) { return a->reported < b->reported; });
  return order;
}

project52::Settings settingsFor(const Sheet& sheet) {
  project52::Settings settings;
  settings.cb = sheet.imps ? 12 : 2;
  settings.spread = sheet.imps ? 0.1 : 0.6;
  return settings;
}

project52::Field fieldOf(const Sheet& sheet, const std::vector<double>& handicaps) {
  project52::Field field;
  field.form = sheet.form;
  field.boards = sheet.boards;
  for (const Entry& own : sheet.entries) {
    project52::Entry entry;
    for (const int player : own.players)
      entry.handicaps.push_back(player < 0 ? sheet.guests[at(-1 - player)]
                                           : std::optional(handicaps[at(player)]));
    if (own.result) entry.result = *own.result - (sheet.imps ? 0 : 50);
    entry.boards = own.boards;
    entry.place = own.place;
    entry.side = own.side;
    entry.phantom = own.phantom;
    field.entries.push_back(entry);
  }
  return field;
}

// What became of a member's handicap by each of the entries, the first of them counting.
void moveBy(const Sheet& sheet, const std::vector<std::optional<double>>& changes,
            std::vector<double>& handicaps, std::vector<int>& played) {
  const std::vector<double> before = handicaps;
  std::set<int> moved;
  for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
    const Entry& entry = sheet.entries[i];
    if (!changes[i] || entry.phantom) continue;
    for (const int player : entry.players) {
      if (player < 0 || !moved.insert(player).second) continue;
      const double from = entry.sets ? 0 : before[at(player)];
      handicaps[at(player)] = std::min(52.0, from + *changes[i]);
      ++played[at(player)];
    }
  }
}

}  // namespace

Handicaps handicapsOf(const Club& club) {
  Handicaps held;
  for (const Member& member : club.members) {
    held.handicaps.push_back(std::min(52.0, member.handicap.value_or(52)));
    if (club.separate)
      held.impHandicaps.push_back(std::min(52.0, member.impHandicap.value_or(held.handicaps.back())));
  }
  held.played.resize(club.members.size(), 0);
  for (const Session* session : byReporting(club)) {
    const Sheet* sheet = sheetFor52(*session);
    if (sheet == nullptr || sheet->kind == Kind::unrated) continue;
    std::vector<double>& own = club.separate && sheet->imps ? held.impHandicaps : held.handicaps;
    std::vector<std::optional<double>> changes;
    if (sheet->kind == Kind::recorded) {
      for (const Entry& entry : sheet->entries) changes.push_back(entry.result);
    } else {
      if (!sheet->ratedFormat) continue;
      const project52::Answer answer = project52::rate(fieldOf(*sheet, own), settingsFor(*sheet));
      held.solved = held.solved && answer.solved;
      for (std::size_t i = 0; i < answer.entries.size(); ++i) {
        bool moves = answer.entries[i].change.has_value() && !answer.entries[i].estimated;
        moves = moves && (sheet->hasBoards || sheet->entries[i].boards);
        changes.push_back(moves ? answer.entries[i].change : std::nullopt);
      }
    }
    moveBy(*sheet, changes, own, held.played);
  }
  return held;
}

nett::Book nettOf(const Club& club) {
  nett::Club results;
  results.settings = club.nett;
  results.ratings = club.nettRatings;
  for (const Member& member : club.members) results.starts.push_back(member.nett);
  for (const Session& session : club.sessions) {
    const Sheet* sheet = latestOf(session);
    if (sheet == nullptr || sheet->nett < 0) continue;
    for (const Entry& entry : sheet->entries) {
      if (entry.phantom || !entry.gross || entry.players.size() != 2) continue;
      nett::Result result{sheet->played, sheet->nett, {}, *entry.gross, 0};
      for (std::size_t side = 0; side < 2; ++side) {
        const int player = entry.players[side];
        result.players[side] = player;
        // A guest is a newcomer, each time another.
        if (player >= 0) continue;
        result.players[side] = static_cast<int>(results.starts.size());
        results.starts.emplace_back();
      }
      if (result.players[0] != result.players[1]) results.results.push_back(result);
    }
  }
  return nett::replay(results);
}

namespace {

ranking::Session rankingSession(const Sheet& sheet, std::vector<double>& replacements, double middle) {
  ranking::Session session;
  session.day = sheet.played;
  session.kind = sheet.ranking;
  session.groups = sheet.groups;
  for (const Entry& entry : sheet.entries) {
    std::vector<int> players;
    for (const int player : entry.players) {
      players.push_back(player < 0 ? static_cast<int>(replacements.size()) : player);
      if (player < 0) replacements.push_back(middle);
    }
    if (sheet.ranking == ranking::Kind::teams) {
      // A phantom has not played, and nobody has played against it.
      ranking::Team& team = session.teams.emplace_back();
      if (entry.phantom) continue;
      team.players = players;
      for (const auto& [opponent, vp] : entry.halves)
        team.halves.emplace_back(sheet.entries[at(opponent)].phantom ? -1 : opponent, vp);
    } else if (!entry.phantom && entry.gross && players.size() == 2) {
      session.pairs.push_back({entry.line, players, *entry.gross, -1});
    }
  }
  return session;
}

}  // namespace

std::vector<std::map<int, Ranked>> rankingsOf(const Club& club) {
  std::vector<std::map<int, Ranked>> all(club.series.size());
  // A series comes after the one that it goes on from, which is an earlier one in the list.
  for (std::size_t number = 0; number < club.series.size(); ++number) {
    const Series& series = club.series[number];
    const ranking::Settings& set = series.settings;
    const double middle = (2 * set.meanA - (set.lines - 1) * set.step) / 2;
    ranking::Season season{set, {}, {}};
    for (std::size_t member = 0; member < club.members.size(); ++member) {
      double replacement = club.members[member].replacement.value_or(middle);
      if (series.previous >= 0) {
        const auto& before = all[at(series.previous)];
        const auto found = before.find(static_cast<int>(member));
        if (found != before.end()) replacement = found->second.ranking;
      }
      season.replacements.push_back(replacement);
    }
    for (const Session& session : club.sessions) {
      const Sheet* sheet = latestOf(session);
      if (sheet == nullptr || sheet->series != static_cast<int>(number)) continue;
      season.sessions.push_back(rankingSession(*sheet, season.replacements, middle));
    }
    const ranking::Ranking ranked(season);
    for (std::size_t member = 0; member < club.members.size(); ++member) {
      const int player = static_cast<int>(member);
      if (series.previous >= 0 || ranked.sessionsOf(player) > 0)
        all[number][player] = {ranked.ranking(player), ranked.sessionsOf(player), ranked.championOf(player)};
    }
  }
  return all;
}

}  // namespace second::book

/** The answer's rows to objects: sessions, players, partnerships, championships. */
import type { ChampionshipColumns, SeasonAnswerColumns } from "./overtrick.mjs";
import { orNull } from "./loose.js";
import type { EncodedSeason, EncodedSession } from "./ranking-encode.js";
import type {
  ChampionshipConditions,
  ChampionshipRow,
  RankedPartnership,
  RankedPlayer,
  RankingAnswer,
  RankingCounting,
  RankingEntryPoints,
  RankingField,
  RankingSessionPoints,
} from "./ranking-types.js";
import type { Term } from "./types.js";

const countings: readonly RankingCounting[] = ["counted", "dropped", "notNeeded"];
export const entryStride = 6;
const tallyStride = 9;

/** All but the findings; `workings` has one for each entry, when they were asked for. */
export function decodeAnswer(
  season: EncodedSeason,
  answer: SeasonAnswerColumns,
  workings: Term[][] | undefined,
): Omit<RankingAnswer, "findings"> {
  return {
    sessions: sessionsOf(season, answer, workings),
    played: Array.from(answer.played),
    players: playersOf(season, answer),
    partnerships: partnershipsOf(season, answer),
    championship: {
      players: championshipRows(answer.individual, (index) => ({ name: season.players.names[index]! })),
      partnerships: championshipRows(answer.together, (index) => ({
        players: season.partnerships[index]!,
        partnership: index,
      })),
      playerConditions: conditionsOf(answer.individual),
      partnershipConditions: conditionsOf(answer.together),
    },
  };
}

function sessionsOf(
  season: EncodedSeason,
  { sessions, fields, entries }: SeasonAnswerColumns,
  workings: Term[][] | undefined,
): RankingSessionPoints[] {
  let [field, entry] = [0, 0];
  return season.sessions.map((session, i) => {
    const teams = session.kind === "teams";
    const [lines, ratio, width, step, count] = sessions.subarray(i * 5, i * 5 + 5) as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    const own: RankingField[] = [];
    for (let left = count; left > 0; left -= 1) {
      const letters = fields[field + 8]!;
      own.push(fieldOf(fields, field, letters, season.lines));
      field += 9 + letters;
    }
    const points = session.entries.map((_, index) => {
      const one = entryOf(session, index, entries, entry);
      if (workings) one.working = workings[entry]!;
      entry += 1;
      return one;
    });
    const head = { date: session.date, kind: session.kind };
    return teams
      ? { ...head, entries: points }
      : { ...head, lines, ratio, width, step, fields: own, entries: points };
  });
}

function fieldOf(rows: Float64Array, at: number, letters: number, names: readonly string[]): RankingField {
  return {
    lines: Array.from(rows.subarray(at + 9, at + 9 + letters), (line) => names[line] ?? ""),
    position: rows[at]!,
    top: rows[at + 1]!,
    bottom: rows[at + 2]!,
    mean: rows[at + 3]!,
    width: rows[at + 4]!,
    pairs: rows[at + 5]!,
    best: rows[at + 6]!,
    worst: rows[at + 7]!,
  };
}

function entryOf(
  session: EncodedSession,
  index: number,
  rows: Float64Array,
  entry: number,
): RankingEntryPoints {
  const at = entry * entryStride;
  const { players, name } = session.entries[index]!;
  const points = orNull(rows[at]);
  const scored = (value: number): number | null => (points === null ? null : value);
  if (session.kind === "teams") {
    return {
      players,
      points,
      id: name,
      resistance: scored(rows[at + 3]!),
      strength: orNull(rows[at + 4]),
      halves: rows[at + 5]!,
    };
  }
  return {
    players,
    points,
    line: name,
    score: orNull(session.scores[index]),
    field: scored(rows[at + 1]!),
    place: scored(rows[at + 2]!),
  };
}

function playersOf(season: EncodedSeason, answer: SeasonAnswerColumns): RankedPlayer[] {
  const { players, playerResults: rows } = answer;
  let at = 0;
  return season.players.names.map((name, i) => {
    const sessions = players[i * 6 + 3]!;
    const history: RankedPlayer["history"] = [];
    for (let left = sessions; left > 0; left -= 1, at += 6) {
      history.push({
        session: rows[at]!,
        entry: rows[at + 1]!,
        points: rows[at + 2]!,
        before: rows[at + 3]!,
        after: rows[at + 4]!,
        counting: countings[rows[at + 5]!]!,
      });
    }
    return {
      name,
      rank: players[i * 6 + 4]!,
      tied: players[i * 6 + 5] === 1,
      ranking: players[i * 6]!,
      sessions,
      replacement: players[i * 6 + 1]!,
      previous: players[i * 6 + 2]!,
      change: players[i * 6]! - players[i * 6 + 2]!,
      history,
    };
  });
}

function partnershipsOf(season: EncodedSeason, answer: SeasonAnswerColumns): RankedPartnership[] {
  const { partnerships, partnershipResults: rows } = answer;
  let at = 0;
  return season.partnerships.map((players, i) => {
    const history: RankedPartnership["history"] = [];
    for (let left = partnerships[i * 5 + 2]!; left > 0; left -= 1, at += 5) {
      history.push({
        session: rows[at]!,
        entry: rows[at + 1]!,
        points: rows[at + 2]!,
        substitute: rows[at + 3] === 1,
        counting: countings[rows[at + 4]!]!,
      });
    }
    const [ranking, previous] = [orNull(partnerships[i * 5]), orNull(partnerships[i * 5 + 1])];
    return {
      players,
      rank: partnerships[i * 5 + 3] || null,
      tied: partnerships[i * 5 + 4] === 1,
      ranking,
      previous,
      change: ranking === null || previous === null ? null : ranking - previous,
      history,
    };
  });
}

export function championshipRows<Who>(
  { tallies, order }: ChampionshipColumns,
  who: (index: number) => Who,
): (ChampionshipRow & Who)[] {
  return Array.from(order, (index) => {
    const row = tallies.subarray(index * tallyStride, (index + 1) * tallyStride);
    return {
      rank: row[7]!,
      tied: row[8] === 1,
      ...who(index),
      mean: orNull(row[0]),
      counted: row[3]!,
      dropped: row[4]!,
      played: row[1]!,
      substituted: row[2]!,
      needed: row[5]!,
      qualified: row[6] === 1,
    };
  });
}

export function conditionsOf({ conditions }: ChampionshipColumns): ChampionshipConditions {
  const [min, drop, substitutes] = conditions as unknown as [number, number, number];
  return { min, drop, substitutes };
}

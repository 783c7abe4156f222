/** The book on its way out: columns to members, sessions, histories and events. */
import type {
  BookAnswerColumns,
  BookChampionshipColumns,
  BookDetailColumns,
  BookHistoryColumns,
  FieldAnswerColumns,
} from "./overtrick.mjs";
import type { BookNames } from "./book-encode.js";
import { scorings } from "./book-sessions.js";
import type {
  BookAnswer,
  BookChampionship,
  BookRanks,
  BookStatus,
  HistoryStep,
  MemberHistory,
  MemberState,
  SessionDetail,
  SessionSummary,
} from "./book-types.js";
import { changes, entryOf } from "./expected.js";
import type { Ranked } from "./expected-types.js";
import { orNull } from "./loose.js";
import { championshipRows, conditionsOf } from "./ranking-decode.js";
import { workingsOf } from "./rate-wire.js";

const statuses: readonly BookStatus[] = ["final", "open", "frozen"];
const strides = { member: 18, ranking: 5, club: 3, session: 9, project52: 8, nett: 3, step: 5, entry: 4 };
const answerStride = 18;

function* rowsOf(column: Float64Array, stride: number): Generator<Float64Array> {
  for (let at = 0; at < column.length; at += stride) yield column.subarray(at, at + stride);
}

const ranked = (row: Float64Array, at: number): Ranked => ({
  rank: row[at] || null,
  tied: row[at + 1] === 1,
});

const ranksAt = (row: Float64Array, at: number): BookRanks => ({
  club: ranked(row, at),
  district: ranked(row, at + 2),
  national: ranked(row, at + 4),
});

export function decodeAnswer(columns: BookAnswerColumns, names: BookNames): Omit<BookAnswer, "findings"> {
  const members = decodeMembers(columns, names);
  const [project52, nett, ranking] = columns.replayed as unknown as [number, number, number];
  return {
    members,
    clubs: Array.from(rowsOf(columns.clubs, strides.club), (row) => ({
      club: names.clubs.names[row[0]!] ?? null,
      members: row[1]!,
      mean: orNull(row[2]),
    })),
    sessions: Array.from(rowsOf(columns.sessions, strides.session), (row, i) => summaryOf(row, i, names)),
    replayed: { project52, nett, ranking },
  };
}

function decodeMembers(columns: BookAnswerColumns, names: BookNames): MemberState[] {
  const members = Array.from(rowsOf(columns.members, strides.member), (row, i): MemberState => ({
    id: names.members.names[i]!,
    active: row[5] === 1,
    handicap: row[0]!,
    impHandicap: orNull(row[1]),
    sessions: row[2]!,
    nett: row[3]!,
    nettSessions: row[4]!,
    ranking: null,
    rankings: [],
    ranks: ranksAt(row, 6),
    impRanks: orNull(row[1]) === null ? null : ranksAt(row, 12),
  }));
  for (const row of rowsOf(columns.rankings, strides.ranking)) {
    const member = members[row[0]!]!;
    member.ranking = row[2]!;
    member.rankings.push({
      id: names.rankings.names[row[1]!]!,
      ranking: row[2]!,
      replacement: row[3]!,
      sessions: row[4]!,
    });
  }
  return members;
}

function summaryOf(row: Float64Array, number: number, names: BookNames): SessionSummary {
  const known = names.known[number]!;
  const handicaps = row[2] !== 0 && row[1] !== 2;
  return {
    id: names.sessions.names[number]!,
    name: known.name,
    club: known.club,
    date: known.date,
    reported: known.reported,
    status: statuses[row[0]!]!,
    removed: row[1] !== 0,
    project52: handicaps
      ? {
          recorded: row[2] === 2,
          rated: row[2] === 2 || row[3] === 1,
          mean: orNull(row[4]),
          tables: row[5]!,
          entries: row[6]!,
          moved: row[7]!,
        }
      : null,
    nett: known.nett === null ? null : { session: known.nett, rating: orNull(row[8]) },
    ranking: known.ranking,
  };
}

export function decodeHistory(columns: BookHistoryColumns, id: string, names: BookNames): MemberHistory {
  const step = (session: number): HistoryStep => {
    const { date, reported, name, club } = names.known[session]!;
    return { session: names.sessions.names[session]!, date, reported, event: name, club };
  };
  return {
    id,
    handicaps: Array.from(rowsOf(columns.project52, strides.project52), (row) => ({
      ...step(row[0]!),
      scoring: scorings[row[1]!]!,
      before: row[2]!,
      change: row[3]!,
      handicap: row[4]!,
      status: statuses[row[5]!]!,
      recorded: row[6] === 1,
      removed: row[7] === 1,
    })),
    nett: Array.from(rowsOf(columns.nett, strides.nett), (row) => ({
      ...step(row[0]!),
      before: row[1]!,
      after: row[2]!,
    })),
    rankings: Array.from(rowsOf(columns.ranking, strides.step), (row) => ({
      ...step(row[0]!),
      ranking: names.rankings.names[row[1]!]!,
      points: row[2]!,
      before: row[3]!,
      after: row[4]!,
    })),
  };
}

/** Who sat in each entry. */
function membersOf(counts: Int32Array, players: Int32Array, names: BookNames): (string | null)[][] {
  let from = 0;
  return Array.from(counts, (count) => {
    const own = Array.from(players.subarray(from, from + count), (player) =>
      player < 0 ? null : names.members.names[player]!,
    );
    from += count;
    return own;
  });
}

export function decodeDetail(columns: BookDetailColumns, id: string, names: BookNames): SessionDetail {
  const seated = membersOf(columns.counts, columns.players, names);
  const nettWorkings = workingsOf(columns.nettWorking, seated.length);
  const pointsWorkings = workingsOf(columns.pointsWorking, seated.length);
  return {
    id,
    entries: Array.from(rowsOf(columns.entries, strides.entry), ([gross, par, nett, points], i) => ({
      players: seated[i]!,
      gross: orNull(gross),
      par: orNull(par),
      nett: orNull(nett),
      hcap: orNull(nett! - gross!),
      points: orNull(points),
      nettWorking: nettWorkings[i]!,
      pointsWorking: pointsWorkings[i]!,
    })),
    project52: columns.computed ? fieldOf(columns, columns.project52, names) : null,
  };
}

function fieldOf(
  columns: BookDetailColumns,
  answer: FieldAnswerColumns,
  names: BookNames,
): NonNullable<SessionDetail["project52"]> {
  const seated = membersOf(columns.counts52!, columns.players52!, names);
  const workings = workingsOf(answer.working, seated.length);
  const players = changes(answer.players);
  let player = 0;
  return {
    version: columns.version52!,
    mean: orNull(answer.head[0]),
    tables: answer.head[2]!,
    rated: answer.head[3] === 1,
    entries: seated.map((members, i) => {
      const row = answer.entries.subarray(i * answerStride, (i + 1) * answerStride);
      const entry = entryOf(String(i + 1), row, players.slice(player, player + row[0]!));
      player += row[0]!;
      return { ...entry, members, working: workings[i]! };
    }),
  };
}

export function decodeChampionship(
  columns: BookChampionshipColumns,
  id: string,
  { members: { names } }: BookNames,
): BookChampionship {
  const { members, pairs, individual, together } = columns;
  const workings = workingsOf(columns.individualWorking, members.length);
  const pairWorkings = workingsOf(columns.togetherWorking, pairs.length / 2);
  return {
    id,
    players: championshipRows(individual, (index) => ({
      member: names[members[index]!]!,
      working: workings[index]!,
    })),
    pairs: championshipRows(together, (index) => ({
      members: [names[pairs[2 * index]!]!, names[pairs[2 * index + 1]!]!],
      working: pairWorkings[index]!,
    })),
    playerConditions: conditionsOf(individual),
    pairConditions: conditionsOf(together),
  };
}

/**
 * The sample club: three seasons of our own making. Twenty-six members, most of whom also play the evening on the Score
 * page; a Thursday evening for half a year each season, every seventh of them Butler; one evening corrected too late,
 * one estimate by the club, one who left and returned, and Ole, whose changes were recorded elsewhere (Denmark 4). The
 * last evening has its travellers. Made by a small generator of numbers, the same on every visit.
 */
import type { BookEntry, BookSession, Event, Overtrick } from "overtrick";
import type { ClubContents, ClubMember, SessionVersion } from "../store/club/contents";
import { sessionsOfEvent } from "../store/club/event-sessions";

/** In the language of the page. */
export interface SampleWords {
  club: string;
  district: string;
  evening: string;
  butler: string;
  estimate: string;
  /** Two weekly sessions. */
  thursday: string;
  monday: string;
  /** Ole's seven, and where he played them. */
  elsewhere: readonly (readonly string[])[];
}

/** Two by two. One is written without her accents, one is not in the book: see the evening on the Score page. */
const names: readonly string[] = [
  "Marijke Verhelst",
  "Luc Dierickx",
  "Ingrid Solheim",
  "Torsten Wikman",
  "Bent Krogsgaard",
  "Lone Thygesen",
  "Annelies de Wael",
  "Rik Tavernier",
  "Gunilla Åkerlund",
  "Sten Forsgård",
  "Odile Marchais",
  "Bernard Coutelle",
  "Hanneke Roelofsma",
  "Wim Oosterdijk",
  "Jytte Ravnsborg",
  "Poul Haugaard",
  "Elspeth Garrow",
  "Duncan Ruthwell",
  "Käthe Brinkhoff",
  "Juergen Altstaetter",
  "Carmela Vidossi",
  "Grethe Lindegaard",
  "Zofia Wierzbowska",
  "Marek Olszanko",
  "Birgitta Nordqvist",
  "Åke Lillbäck",
  "Søren Bakkegård",
  "Wilma Steenbeek",
];
const evenings = 28;
const seasons = ["2023/24", "2024/25", "2025/26"] as const;
/** Who left and returned, and who sat in meanwhile. */
const [leaver, substitute] = ["m10", "m27"];
const away = { to: "2024-11-30", from: "2025-09-01" };

/** Numbers from 0 to 1 in an order that is always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return ((state >> 8) & 0xffff) / 0x10000;
  };
}

const idOf = (player: number): string => `m${player + 1}`;
/** The first Thursday of each September. */
const firstDays = [7, 5, 4];
const dayOf = (season: number, week: number): string =>
  new Date(Date.UTC(2023 + season, 8, (firstDays[season] ?? 1) + 7 * week)).toISOString().slice(0, 10);

function members(words: SampleWords): ClubMember[] {
  const listed = names.map((name, i): ClubMember => ({
    id: idOf(i),
    name,
    number: String(20417 + 13 * i),
    handicap: 12 + ((i * 17) % 36),
    club: words.club,
    ...(i % 5 === 4 ? {} : { district: words.district }),
    ...(idOf(i) === leaver ? { memberships: [{ to: away.to }, { from: away.from }] } : {}),
    ...(i === 27 ? { memberships: [{ from: "2024-12-01" }] } : {}),
  }));
  return [
    ...listed,
    { id: "ole", name: "Ole Olsen", handicap: 40, club: words.club, district: words.district },
  ];
}

/** Results that add up to the average, the stronger pairs somewhat better. */
function results(
  pairs: readonly (readonly [number, number])[],
  next: () => number,
  average: number,
  spread: number,
): number[] {
  const raw = pairs.map(
    ([one, other]) => next() + next() - 1 - (((one * 17) % 36) + ((other * 17) % 36) - 36) / 60,
  );
  const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length;
  return raw.map((value) => Math.round((average + (value - mean) * spread) * 100) / 100);
}

/** Who plays: twelve regular pairs of whom two stay at home; now and then two pairs change partners. */
function present(season: number, week: number, date: string): (readonly [number, number])[] {
  const pairs = Array.from({ length: 13 }, (_, i): [number, number] => [2 * i, 2 * i + 1]);
  if (week % 4 === 2) {
    const at = (week + 3 * season) % 12;
    [pairs[at]![1], pairs[at + 1]![1]] = [pairs[at + 1]![1], pairs[at]![1]];
  }
  return pairs
    .filter((_, i) => (i + week * 5 + season) % 6 !== 0)
    .map(([one, other]) => {
      const gone = date > away.to && date < away.from;
      const seat = (player: number): number => (gone && idOf(player) === leaver ? 27 : player);
      return [seat(one), seat(other)] as const;
    });
}

function evening(season: number, week: number, words: SampleWords, next: () => number): BookSession {
  const date = dayOf(season, week);
  const butler = week % 7 === 5;
  const pairs = present(season, week, date);
  const won = results(pairs, next, butler ? 0 : 50, butler ? 1.6 : 15);
  return {
    id: date,
    name: butler ? words.butler : words.evening,
    club: words.club,
    date,
    project52: butler ? { scoring: "imps", datum: true, boards: 24 } : { boards: 24 },
    nett: butler ? null : words.thursday,
    ranking: { id: seasons[season] ?? seasons[0], kind: butler ? "butler" : "pairs" },
    entries: pairs.map((pair, i): BookEntry => ({
      id: String(i + 1),
      players: pair.map(idOf),
      result: won[i] ?? 0,
    })),
  };
}

/** The same evening with the results of two pairs changed over, seen five weeks later. */
function tooLate(session: BookSession): BookSession {
  const entries = [...(session.entries ?? [])];
  const [one, other] = [entries[2], entries[7]];
  if (one && other) {
    entries[2] = { ...one, result: other.result ?? null };
    entries[7] = { ...other, result: one.result ?? null };
  }
  const corrected = new Date(Date.parse(session.date) + 35 * 86_400_000).toISOString().slice(0, 10);
  return { ...session, entries, corrected };
}

/** Spec 2.4 and Denmark 4: 40.00 to 38.28. */
const oles: readonly (readonly [day: string, change: number])[] = [
  ["01", 0.25],
  ["04", -0.55],
  ["10", -0.11],
  ["12", -1.07],
  ["17", 0.49],
  ["29", -0.94],
  ["29", 0.21],
];

function recorded(words: SampleWords): BookSession[] {
  return oles.map(([day, change], i) => ({
    id: `ole-${i + 1}`,
    name: words.elsewhere[i]?.[0] ?? "",
    club: words.elsewhere[i]?.[1] ?? "",
    date: `2025-09-${day}`,
    changes: [{ member: "ole", change }],
  }));
}

/** Seven tables, seven rounds of three boards; scores that such boards give. */
const played: readonly (readonly number[])[] = [
  [420, 450, -50, 420, 170, 450, -50],
  [-110, 90, -140, -110, 50, -110, 100],
  [600, 630, 600, -100, 660, 150, 630],
  [-620, -620, -650, 100, -170, -620, -620],
  [120, 90, -50, 120, 150, 90, -100],
  [-400, -430, -400, 50, -460, -150, -400],
  [1430, 680, 680, 1430, 710, -100, 680],
];

function lastEvening(words: SampleWords, next: () => number): Event {
  const tables = 7;
  const pairs = Array.from({ length: 14 }, (_, i) => [2 * i, 2 * i + 1] as const);
  const entries = pairs.map((pair, i) => ({
    id: i < tables ? `${i + 1}NS` : `${i - tables + 1}EW`,
    number: String((i % tables) + 1),
    direction: i < tables ? ("NS" as const) : ("EW" as const),
    players: pair.map(idOf),
  }));
  const boards = Array.from({ length: 21 }, (_, i) => {
    const set = Math.floor(i / 3);
    const lines = Array.from({ length: tables }, (_unused, table) => {
      const round = (set - table + 2 * tables) % tables;
      const opponents = (table - round + tables) % tables;
      const scores = played[(i * 5 + 2) % played.length] ?? [];
      const score = scores[Math.floor(next() * scores.length)] ?? 0;
      return {
        id: `${i + 1}-${table + 1}`,
        round: round + 1,
        table: table + 1,
        ns: `${table + 1}NS`,
        ew: `${opponents + 1}EW`,
        outcome:
          i === 8 && table === 2
            ? { kind: "artificial" as const, ns: "A" as const, ew: "A" as const }
            : { kind: "score" as const, score },
      };
    });
    return { number: i + 1, lines };
  });
  return {
    name: words.evening,
    date: dayOf(2, evenings),
    scoring: "matchpoints",
    players: names.map((name, i) => ({ id: idOf(i), name })),
    entries,
    boards,
  };
}

export function sampleClub(overtrick: Overtrick, words: SampleWords): ClubContents {
  const next = numbers(20230907);
  // On one of them the evening of the Score page was played, which is not in the book yet.
  const sessions = seasons
    .flatMap((_, season) =>
      Array.from({ length: evenings }, (_unused, week) => evening(season, week, words, next)),
    )
    .filter(({ date }) => date !== "2024-11-14");
  const estimate: BookSession = {
    id: "estimate",
    name: words.estimate,
    club: words.club,
    date: "2024-12-01",
    changes: [{ member: substitute, handicap: 31 }],
  };
  const wrong = sessions[evenings + 20];
  const versions: { day: string; version: Omit<SessionVersion, "order"> }[] = [
    ...[...sessions, estimate, ...recorded(words)].map((session) => ({
      day: session.date,
      version: { session },
    })),
    ...(wrong
      ? [wrong].map(tooLate).map((session) => ({ day: session.corrected ?? "", version: { session } }))
      : []),
  ];
  const event = lastEvening(words, next);
  const head = {
    id: event.date,
    name: event.name,
    club: words.club,
    date: event.date,
    reported: event.date,
    rated: true,
    nett: words.thursday,
    ranking: seasons[2],
  };
  sessionsOfEvent(overtrick, event, "club", head, (player) => player).forEach((session, i) =>
    versions.push({ day: event.date, version: { session, ...(i === 0 ? { event } : {}) } }),
  );
  // Reports come in by day; the sort keeps the order of those of one day.
  versions.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return {
    name: words.club,
    settings: {
      nett: { ratings: { [words.thursday]: 1, [words.monday]: 0.92 } },
      rankings: seasons.map((id, i) => ({
        id,
        settings: { lines: 1 },
        ...(i === 0 ? {} : { previous: seasons[i - 1] ?? id }),
      })),
    },
    members: members(words),
    versions: versions.map(({ version }, i) => ({ ...version, order: i + 1 })),
  };
}

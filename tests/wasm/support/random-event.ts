/** Random events with everything that a file can hold, the same ones on every machine. */
import type { Award, Entry, Event, Line, Outcome } from "../../../dist/package/index.js";

/** Mulberry32. */
export function generator(seed: number): (end: number) => number {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % end;
  };
}

const names = [
  "Jan Maes",
  "Søren Ørsted",
  "Åsa Öberg",
  "Noël Müller",
  "O'Neill",
  "=1+1",
  "-y",
  "a;b,c",
  '"Bob" \\ back',
  "<b>&amp;",
  "名前",
  "Łukasz",
];
const scores = [420, 450, -50, 620, -100, 110, 140, -630, 0, 980];
const awards: Award[] = ["A", "A+", "A-", 60, 33.33];

function outcome(random: (end: number) => number): Outcome {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const contract = `${random(7) + 1}${pick(["C", "D", "H", "S", "N"])}${pick(["", "", "x", "xx"])}`;
  const played = {
    kind: "contract" as const,
    contract,
    declarer: pick(["N", "E", "S", "W"] as const),
    tricks: random(14),
  };
  const all: Outcome[] = [
    played,
    played,
    played,
    { ...played, score: pick(scores) },
    { kind: "score", score: pick(scores) },
    { kind: "score", score: pick(scores) },
    { kind: "passed" },
    { kind: "notPlayed" },
    { kind: "artificial", ns: pick(awards), ew: pick(awards) },
    { kind: "oneSided", side: pick(["NS", "EW"] as const), award: "A+", score: pick(scores) },
    { kind: "oneSided", side: "EW", percent: 55.5, score: pick(scores) },
    { kind: "split", ns: pick(scores), ew: pick(scores) },
    {
      kind: "weighted",
      parts: [
        { score: 620, weight: 60 },
        { score: -100, weight: 40 },
      ],
    },
  ];
  return pick(all);
}

/** Ids are as a reading makes them, so that an event can be held against what comes back. */
export function randomEvent(seed: number): Event {
  const random = generator(seed);
  const pairs = 2 * (random(6) + 2);
  const sections = random(3) === 0 ? ["A", "B"] : [];
  const players = Array.from({ length: pairs * 2 }, (_, i) => ({
    id: `p${i + 1}`,
    name: names[random(names.length)]!,
    ...(random(2) ? { number: String(random(99999)) } : {}),
    ...(random(3) === 0 ? { handicap: (random(5000) - 500) / 100 } : {}),
  }));
  const entries = Array.from({ length: pairs }, (_, i): Entry => ({
    id: String(i + 1),
    number: String(i + 1),
    ...(sections.length > 0 ? { section: sections[i % 2]! } : {}),
    players: [`p${2 * i + 1}`, `p${2 * i + 2}`],
    ...(random(20) === 0 ? { phantom: true as const } : {}),
    ...(random(8) === 0 ? { penalty: { points: 1.5 } } : {}),
    ...(random(8) === 0 ? { carryOver: { percent: -2.25 } } : {}),
  }));
  let id = 0;
  const boards = Array.from({ length: random(8) + 1 }, (_, b) => ({
    number: b + 1,
    ...(random(4) === 0 ? { expected: pairs / 2 } : {}),
    lines: Array.from({ length: pairs / 2 }, (_, t): Line => {
      const bye = random(25) === 0;
      return {
        id: `l${(id += 1)}`,
        ns: String(2 * t + 1),
        ew: bye ? "" : String(2 * t + 2),
        outcome: bye ? { kind: "bye" } : outcome(random),
        ...(random(2) ? { round: random(9) + 1, table: t + 1 } : {}),
        ...(random(15) === 0 ? { reverse: true as const } : {}),
        ...(random(15) === 0 ? { group: random(3) + 1 } : {}),
      };
    }),
  }));
  return {
    name: names[random(names.length)]!,
    date: "2026-11-16",
    scoring: "matchpoints",
    players,
    entries,
    boards,
  };
}

/** The same with boards of the same number, sessions without sections, and a pair that has no number. */
export function withDoubles(event: Event, seed: number): Event {
  const random = generator(seed + 7919);
  const copy = structuredClone(event);
  for (const board of copy.boards) {
    if (random(2) === 0) board.number = random(3) + 1;
    if (random(3) === 0) board.session = random(2) + 1;
  }
  if (random(2) === 0) return copy;
  const own = copy.entries[random(copy.entries.length)]!;
  for (const board of copy.boards)
    for (const line of board.lines) {
      if (line.ns === own.id) line.ns = "#2";
      if (line.ew === own.id) line.ew = "#2";
    }
  own.id = "#2";
  own.number = "";
  return copy;
}

/** As it comes back: lines remember where they stood in the file. */
export function withoutPlaces(event: Event): Event {
  const copy = structuredClone(event);
  for (const board of copy.boards) for (const line of board.lines) delete line.sourceLine;
  return copy;
}

/**
 * The sample: a season of our own making. Twelve evenings of sixteen to eighteen pairs in three lines, one of them
 * played in two lines, one top-integral in A and B, one Butler, and one of teams; two evenings with a substitute.
 * Made by a small generator of numbers, the same on every visit.
 */
import type { RankingPairEntry, RankingSession } from "overtrick";
import { emptySeason } from "../store/season-state";
import type { SeasonState } from "../store/season-state";

const pairs: readonly (readonly [string, string])[] = [
  ["Marijke Verhelst", "Luc Dierickx"],
  ["Annelies de Wael", "Rik Tavernier"],
  ["Hanneke Roelofsma", "Wim Oosterdijk"],
  ["Tineke Blaauwhof", "Gerrit Slotboer"],
  ["Joke Zandwijk", "Hein Zandwijk"],
  ["Corrie Uiterdijk", "Dirk Molenkamp"],
  ["Wilma Steenbeek", "Henk Ravestein"],
  ["Ria Boterkooper", "Jos Vlietland"],
  ["Els Haverhoek", "Kees Noordam"],
  ["Truus Wijngaard", "Ab Kruitbosch"],
  ["Greet Lindeboom", "Piet Schoutema"],
  ["Nel Okkerse", "Sjaak Duinhof"],
  ["Mieke Plantinga", "Ton Hazelhof"],
  ["Bep Rietdekker", "Cor Weversma"],
  ["Lia Koornwinder", "Frans Brinkveld"],
  ["Ans Torenvliet", "Bas Kerkstra"],
  ["Petra Zomerdijk", "Leo Winterswijk"],
  ["Diny Korenhof", "Rob Achterveld"],
];
const guest = "Gast uit Veenhoven";

/** Numbers from 0 to 1 in an order that is always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return ((state >> 8) & 0xffff) / 0x10000;
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Scores of a line that add up to its average, the stronger pairs somewhat better. */
function scores(count: number, next: () => number, average: number, spread: number): number[] {
  const raw = Array.from({ length: count }, (_, i) => next() + next() - 1 + (count / 2 - i) * 0.04);
  const mean = raw.reduce((sum, one) => sum + one, 0) / count;
  return raw.map((one) => round(average + (one - mean) * spread));
}

function evening(number: number, next: () => number): RankingSession {
  const date = new Date(Date.UTC(2026, 8, 7 + 7 * number)).toISOString().slice(0, 10);
  if (number === 9) return teams(date, next);
  const here = pairs.filter((_, i) => (i + number * 5) % 9 !== 0);
  const lines = number === 4 ? 2 : 3;
  const size = Math.ceil(here.length / lines);
  const butler = number === 6;
  const entries = Array.from({ length: lines }, (_, line): RankingPairEntry[] => {
    const field = here.slice(line * size, (line + 1) * size);
    const won = scores(field.length, next, butler ? 0 : 50, butler ? 2 : 16);
    return field.map((players, i) => ({
      line: "ABC".charAt(line),
      players: [...players],
      score: won[i] ?? 0,
    }));
  }).flat();
  const stood = entries[3];
  if ((number === 3 || number === 8) && stood?.players[0] !== undefined) {
    entries[3] = { ...stood, players: [stood.players[0], guest], substitute: guest };
  }
  const groups = number === 7 ? { groups: [["A", "B"]] } : {};
  return { date, kind: butler ? "butler" : "pairs", ...groups, entries };
}

/** Four teams, each against two others. */
function teams(date: string, next: () => number): RankingSession {
  const won = [0, 1].map(() => [0, 1].map(() => round(6 + 8 * next())));
  const against = [
    [1, 0],
    [2, 3],
  ] as const;
  const list = [0, 1, 2, 3].map((team) => ({
    id: String(team + 1),
    players: [...(pairs[2 * team] ?? []), ...(pairs[2 * team + 1] ?? [])],
    halves: [] as { opponent: string; vp: number }[],
  }));
  const play = (half: number, table: number, home: number, away: number): void => {
    const vp = won[half]?.[table] ?? 10;
    list[home]?.halves.push({ opponent: String(away + 1), vp });
    list[away]?.halves.push({ opponent: String(home + 1), vp: round(20 - vp) });
  };
  play(0, 0, against[0][1], against[0][0]);
  play(0, 1, against[1][0], against[1][1]);
  play(1, 0, 0, 2);
  play(1, 1, 1, 3);
  return { date, kind: "teams", teams: list };
}

/** `name` is the season's name in the language of the page. */
export function sampleSeason(name: string): SeasonState {
  const next = numbers(20260907);
  const sessions = Array.from({ length: 12 }, (_, number) => evening(number, next));
  const replacements = pairs.flatMap((two, i) => two.map((player) => `${player};${86 - 2 * i}`));
  return {
    ...emptySeason,
    name,
    sessions,
    replacements: replacements.join("\n"),
    partnerships: [
      ...pairs.map((two) => two.join(" – ")),
      [...(pairs[4] ?? []), pairs[5]?.[0] ?? ""].join(" – "),
    ].join("\n"),
    settings: { min: "10", drop: "2", pairMin: "9", pairDrop: "2", substitutes: "2" },
  };
}

/** Lists of pairs as nett scores need them: two handicaps and a gross score, and what is wrong with who plays. */
import { findingOf } from "./rating-messages.js";
import type { ListedEntry, RatingList } from "./rating-list.js";
import type { Finding } from "./types.js";

/** A pair of a nett list. */
export interface NettPair {
  /** One label where the two names could not be told apart. */
  names: string[];
  /** As the list has them; null where it has none. */
  handicaps: [number | null, number | null];
  /** Per cent; null where it is missing. */
  gross: number | null;
  field: string;
  /** The line of the text, from 1. */
  sourceLine?: number;
}

/**
 * A list read by `readRatingList` as pairs: names, two handicaps, gross score. Without a mark between the names a line
 * looks like one player with a handicap, a result and boards; here nobody plays alone, so the numbers are the pair's.
 */
export function nettPairs(list: RatingList, text: string): { pairs: NettPair[]; findings: Finding[] } {
  const findings = [...headingTaken(list, text)];
  const pairs = list.entries.map((entry): NettPair => {
    const { handicaps, gross, left } = entry.players.length === 1 ? ofLabel(entry) : ofPlayers(entry);
    const names = entry.players.slice(0, 2).map(({ name }) => name);
    const pair = { names, handicaps, gross, field: entry.line, sourceLine: entry.sourceLine };
    const about = { player: names.join(" – ") };
    const where = { line: entry.sourceLine };
    if (names.length === 1) findings.push(findingOf("note", "names-not-split", about, where));
    for (const one of left) findings.push(findingOf("warning", "extra-text", { ...about, text: one }, where));
    return pair;
  });
  return { pairs, findings: [...list.findings, ...findings, ...pairFindings(pairs)] };
}

type Numbers = Pick<NettPair, "handicaps" | "gross"> & { left: string[] };

function ofPlayers({ players, result, boards }: ListedEntry): Numbers {
  const more = players.slice(2).map(({ name }) => name);
  return {
    handicaps: [players[0]?.handicap ?? null, players[1]?.handicap ?? null],
    gross: result,
    left: boards === null ? more : [...more, String(boards)],
  };
}

/** One number is the score, as behind two names; two are the handicaps; the third is the score. */
function ofLabel({ players: [one], result, boards }: ListedEntry): Numbers {
  const first = one?.handicap ?? null;
  if (result === null && boards === null) return { handicaps: [null, null], gross: first, left: [] };
  return { handicaps: [first, result], gross: boards, left: [] };
}

/** A first line that was taken for headings, but names two people: somebody forgot their score. */
function headingTaken({ entries }: RatingList, text: string): Finding[] {
  const lines = text.split(/\r\n|\r|\n/u);
  const at = lines.findIndex((line) => line.trim() !== "");
  const line = lines[at]?.trim() ?? "";
  if (entries.some(({ sourceLine }) => sourceLine === at + 1)) return [];
  if (!/^\p{L}[^;,\t\d]* [-–—&+/] [^;,\t\d]*\p{L}\.?$/u.test(line)) return [];
  return [findingOf("error", "gross-missing", { player: line.slice(0, 80) }, { line: at + 1 })];
}

/** Names that differ in nothing but case and blanks are probably one. */
export const plainName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, "").toLocaleLowerCase("en");

/** Who plays twice in the list, or with himself or herself. */
export function pairFindings(pairs: readonly NettPair[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const { names, sourceLine } of pairs) {
    const where = sourceLine === undefined ? {} : { line: sourceLine };
    const [one, other] = names.map(plainName);
    if (one !== undefined && one === other) {
      findings.push(findingOf("error", "plays-with-self", { player: names[0]! }, where));
    }
    for (const name of new Set(names)) {
      const plain = plainName(name);
      if (seen.has(plain)) {
        findings.push(findingOf("warning", "player-twice-in-session", { player: name }, where));
      }
    }
    for (const name of names) seen.add(plainName(name));
  }
  return findings;
}

/** Lists to be rated, as people paste them: players, handicaps and results. */
import type { RateModule } from "./overtrick.mjs";
import { Complaints, wellFormed } from "./complaints.js";
import { orNull } from "./loose.js";
import { rateFindings } from "./rate-wire.js";
import type { Finding, Side } from "./types.js";
import { type FindingTable, sides } from "./wire.js";

export interface ListedPlayer {
  name: string;
  handicap: number | null;
}

export interface ListedEntry {
  /** The line (section) and the pair's number; empty where the list has none. */
  line: string;
  number: string;
  players: ListedPlayer[];
  result: number | null;
  /** Behind the result, where a list has it. */
  boards: number | null;
  /** A number with letters, `3NS` or `5A`, in its parts: table and direction, or team and room; else empty. */
  seat: { number: string; room: string; direction?: Side };
  /** The pair that is not there. */
  phantom: boolean;
  /** The line of the text, from 1. */
  sourceLine: number;
}

export interface RatingList {
  entries: ListedEntry[];
  findings: Finding[];
}

export function readRatingList(module: RateModule, table: FindingTable, text: string): RatingList {
  const complaints = new Complaints();
  if (typeof text !== "string") complaints.add("invalid-value", "text", text);
  const words = typeof text === "string" ? wellFormed(text) : "";
  const list = module.readRatingList(words);
  const parts = list.words.split("\0");
  const entries: ListedEntry[] = [];
  let [part, player] = [0, 0];
  for (let at = 0; at < list.entries.length; at += 6) {
    const [line, number] = [parts[part]!, parts[part + 1]!];
    const direction = sides[list.entries[at + 5]! - 1];
    const seat = { number: parts[part + 2]!, room: parts[part + 3]!, ...(direction ? { direction } : {}) };
    part += 4;
    const players: ListedPlayer[] = [];
    for (let i = 0; i < list.entries[at]!; i += 1) {
      players.push({ name: parts[part++]!, handicap: orNull(list.handicaps[player++]) });
    }
    entries.push({
      line,
      number,
      players,
      result: orNull(list.entries[at + 1]),
      boards: orNull(list.entries[at + 3]),
      seat,
      phantom: list.entries[at + 4] === 1,
      sourceLine: list.entries[at + 2]!,
    });
  }
  return {
    entries,
    findings: [...complaints.findings, ...rateFindings(list.findings, table, [], [], { text: words })],
  };
}

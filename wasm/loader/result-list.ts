/** The result of an evening as clubs publish it: line, place, pair, names, per cent or IMPs. */
import type { RateModule } from "./overtrick.mjs";
import { Complaints, wellFormed } from "./complaints.js";
import { orNull } from "./loose.js";
import { rateFindings } from "./rate-wire.js";
import type { Finding } from "./types.js";
import type { FindingTable } from "./wire.js";

export interface ListedResult {
  /** The line (section) and the pair's number; empty where the list has none. */
  line: string;
  number: string;
  players: string[];
  /** The outsider among the players. */
  substitute?: string;
  result: number | null;
  /** The line of the text, from 1. */
  sourceLine: number;
}

export interface ResultList {
  entries: ListedResult[];
  /** Of the first title that has one, as `2026-09-07`; empty where none has. */
  date: string;
  findings: Finding[];
}

export function readResultList(
  module: RateModule,
  table: FindingTable,
  text: string,
  kind: "pairs" | "butler",
): ResultList {
  const complaints = new Complaints();
  if (typeof text !== "string") complaints.add("invalid-value", "text", text);
  const words = typeof text === "string" ? wellFormed(text) : "";
  const list = module.readResultList(words, kind === "butler");
  const parts = list.words.split("\0");
  const entries: ListedResult[] = [];
  let part = 0;
  for (let at = 0; at < list.entries.length; at += 4) {
    const [line, number] = [parts[part]!, parts[part + 1]!];
    const players = parts.slice(part + 2, part + 2 + list.entries[at]!);
    const substitute = players[list.entries[at + 1]!];
    part += 2 + players.length;
    entries.push({
      line,
      number,
      players,
      ...(substitute === undefined ? {} : { substitute }),
      result: orNull(list.entries[at + 2]),
      sourceLine: list.entries[at + 3]!,
    });
  }
  return {
    entries,
    date: list.date,
    findings: [...complaints.findings, ...rateFindings(list.findings, table, [], [], { text: words })],
  };
}

/** Project 52 on the command line: lists in, a table for people out. */
import type { ExpectedAnswer, ExpectedField, Finding, Overtrick } from "overtrick";
import { aligned } from "./print.js";

interface FieldInput {
  field: ExpectedField;
  findings: Finding[];
}

/** A list is a pairs field, one of single players an individual; matchpoints. */
export function fieldOfList(overtrick: Overtrick, text: string): FieldInput {
  const { entries, findings } = overtrick.readRatingList(text);
  const alone = entries.length > 0 && entries.every(({ players }) => players.length === 1);
  return {
    findings,
    field: {
      form: alone ? "individual" : "pairs",
      scoring: "matchpoints",
      entries: entries.map((entry, i) => ({
        id: entry.number === "" ? String(i + 1) : entry.number,
        handicaps: entry.players.map(({ handicap }) => handicap),
        ...(entry.result === null ? {} : { result: entry.result }),
      })),
    },
  };
}

export function expectedTable(field: ExpectedField, answer: ExpectedAnswer): string {
  const two = (value: number | null): string => (value === null ? "" : value.toFixed(2));
  const unit = field.scoring === "imps" ? "IMPs" : "%";
  const rows = answer.entries.map((entry) => [
    entry.rank === null ? "" : `${entry.rank}${entry.tied ? "=" : ""}`,
    entry.id,
    two(entry.handicap),
    two(entry.expected),
    two(entry.result),
    two(entry.change),
    entry.players.map((player) => two(player.new)).join("  "),
  ]);
  const heading = ["Rank", "Entry", "Handicap", `Expected ${unit}`, `Result ${unit}`, "Change", "New"];
  return `Mean ${two(answer.mean)}, ${answer.tables} tables\n${aligned([heading, ...rows])}`;
}

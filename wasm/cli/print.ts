/** Rankings as a table for people and as comma-separated values. */
import {
  type EntryLabel,
  entryLabels,
  type Event,
  numbersIn,
  rankingsOf,
  type Scores,
  type Standing,
} from "overtrick";

export interface Scored {
  file: string;
  event: Event;
  scores: Scores;
  /** What else is known of the file. */
  source: object;
}

/** A heading, and below it one line for each standing. */
export function tableOf({ file, event, scores }: Scored): string {
  const title = onOneLine([event.name, event.date].filter((part) => part !== "").join(", "));
  const names = entryLabels(event);
  let text = `${title === "" ? file : title}\n`;
  for (const list of rankingsOf(scores.standings)) {
    const { section, direction } = list[0]!;
    const heading = onOneLine([section ?? "", direction ?? ""].filter((part) => part !== "").join(" "));
    if (heading !== "") text += `\n${heading}\n`;
    const number = numbersIn(list, names, { NS: "NS", EW: "EW" });
    const rows = list.map((row) => [
      `${row.rank}${row.tied ? "=" : ""}`,
      number(row),
      row.points.toFixed(2),
      row.percent === null ? "" : `${row.percent.toFixed(2)} %`,
      String(row.boards),
      names.get(row.entry)?.names ?? "",
    ]);
    text += aligned([["Rank", "Pair", "Points", "Per cent", "Boards", "Names"], ...rows]);
  }
  return text;
}

/** Without what a terminal would obey rather than show: a file's names may hold it. */
export const printable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, "\uFFFD");

/** A name must not look like a line of its own. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*[\n\r\u0085\u2028\u2029]\s*/gu, " ");

const lengthOf = (text: string): number => Array.from(text).length;

/** Numbers to the right, names, which come last, as they are. */
export function aligned(given: readonly string[][]): string {
  const rows = given.map((row) => row.map(onOneLine));
  const widths = rows[0]!.map((_, i) => rows.reduce((most, row) => Math.max(most, lengthOf(row[i]!)), 0));
  return rows
    .map((row) => {
      const cells = row.map((cell, i) =>
        i + 1 === row.length ? cell : " ".repeat(widths[i]! - lengthOf(cell)) + cell,
      );
      return `${cells.join("  ").trimEnd()}\n`;
    })
    .join("");
}

const csvHeading = [
  "Rank",
  "Tied",
  "Pair",
  "Direction",
  "Section",
  "Names",
  "Points",
  "Maximum",
  "Percent",
  "Boards",
  "Club points",
];

/** One table for all files; with a column for the file where there are several. */
export function csvOf(scored: readonly Scored[], withFile: boolean): string {
  const rows = scored.flatMap(({ file, event, scores }) => {
    const names = entryLabels(event);
    return scores.standings.map((row) => [...(withFile ? [file] : []), ...csvRow(row, names)]);
  });
  return [[...(withFile ? ["File"] : []), ...csvHeading], ...rows]
    .map((row) => `${row.map(csvCell).join(",")}\r\n`)
    .join("");
}

function csvRow(row: Standing, names: ReadonlyMap<string, EntryLabel>): (string | number)[] {
  return [
    row.rank,
    row.tied ? "yes" : "",
    names.get(row.entry)?.number ?? row.entry,
    row.direction ?? names.get(row.entry)?.direction ?? "",
    row.section ?? names.get(row.entry)?.section ?? "",
    names.get(row.entry)?.names ?? "",
    row.points,
    row.max,
    row.percent ?? "",
    row.boards,
    row.clubPoints,
  ];
}

/** Quoted as needed, and no text that a spreadsheet would take for a formula. */
function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r\n']/.test(value) ? `'${value}` : value;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

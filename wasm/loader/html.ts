/** The ranking as an HTML fragment for a club's page: a plain table, no script, no style, everything escaped. */
import { isObject, text } from "./complaints.js";
import { entryLabels, numbersIn, rankingsOf } from "./rankings.js";
import type { Event, Scores, Standing } from "./types.js";

/** What the fragment says; English where nothing is given. */
export interface HtmlTexts {
  rank?: string;
  pair?: string;
  names?: string;
  points?: string;
  percent?: string;
  boards?: string;
  northSouth?: string;
  eastWest?: string;
  /** What a table is called that has neither section nor direction. */
  ranking?: string;
  /** How a figure is written; two decimals by default. */
  number?: (value: number) => string;
  /** How the event's date is written; as it is in the event by default. */
  day?: (date: string) => string;
}

const english: Required<HtmlTexts> = {
  rank: "Rank",
  pair: "Pair",
  names: "Names",
  points: "Points",
  percent: "%",
  boards: "Boards",
  northSouth: "North-South",
  eastWest: "East-West",
  ranking: "Ranking",
  number: (value) => (typeof value === "number" ? value.toFixed(2) : ""),
  day: (date) => date,
};

function escapeHtml(text: string): string {
  const marks: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (mark) => marks[mark]!);
}

/** The objects of a list that may be none. */
const objectsIn = <T>(owner: unknown, key: string): T[] => {
  const list = isObject(owner) ? owner[key] : undefined;
  return Array.isArray(list) ? (list.filter(isObject) as T[]) : [];
};

export function writeHtml(given: Event, scores: Scores, texts?: HtmlTexts | null): string {
  const words: Required<HtmlTexts> = { ...english, ...texts };
  const loose: Record<string, unknown> = isObject(given) ? given : {};
  const event = {
    players: objectsIn<Event["players"][number]>(given, "players"),
    entries: objectsIn<Event["entries"][number]>(given, "entries"),
  };
  const date = text(loose["date"]) ?? "";
  const title = [escapeHtml(text(loose["name"]) ?? ""), date === "" ? "" : dayOf(date, words)].filter(
    (part) => part !== "",
  );
  const lines = ['<section class="overtrick-results">'];
  if (title.length > 0) lines.push(`<h2>${title.join(", ")}</h2>`);
  for (const list of rankingsOf(objectsIn<Standing>(scores, "standings")))
    for (const line of tableOf(list, event, words)) lines.push(line);
  lines.push("</section>", "");
  return lines.join("\n");
}

/** With the day itself beside its words, so that a page in another language can write it in its own. */
function dayOf(date: string, words: Required<HtmlTexts>): string {
  const written = escapeHtml(words.day(date));
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `<time datetime="${date}">${written}</time>` : written;
}

function tableOf(
  list: readonly Standing[],
  event: Pick<Event, "players" | "entries">,
  words: Required<HtmlTexts>,
): string[] {
  const names = entryLabels(event);
  const withPercent = list.some((row) => row.percent !== null);
  const withNames = list.some((row) => (names.get(row.entry)?.names ?? "") !== "");
  // What everybody looks for comes first: a phone shows no more than that.
  const headings = [words.rank, words.pair, ...(withNames ? [words.names] : [])];
  if (withPercent) headings.push(words.percent);
  headings.push(words.points, words.boards);
  const caption = captionOf(list[0]!, words);
  const lines = ["<table>", `<caption>${escapeHtml(caption)}</caption>`];
  const heads = headings.map((heading) => cellOf(heading, "col"));
  lines.push("<thead>", rowOf(heads), "</thead>", "<tbody>");
  const number = numbersIn(list, names, { NS: words.northSouth, EW: words.eastWest });
  for (const row of list) {
    const entry = names.get(row.entry);
    const cells = [`${row.rank}${row.tied ? "=" : ""}`, number(row)];
    if (withNames) cells.push(entry?.names ?? "");
    if (withPercent) cells.push(row.percent === null ? "" : words.number(row.percent));
    cells.push(words.number(row.points), String(row.boards));
    // Whose row it is: the names, or the number where nobody has one.
    const named = withNames ? 2 : 1;
    lines.push(rowOf(cells.map((cell, column) => cellOf(cell, column === named ? "row" : undefined))));
  }
  lines.push("</tbody>", "</table>");
  return lines;
}

function captionOf(row: Standing, words: Required<HtmlTexts>): string {
  const direction =
    row.direction === undefined ? "" : row.direction === "NS" ? words.northSouth : words.eastWest;
  return [row.section ?? "", direction].filter((part) => part !== "").join(" ") || words.ranking;
}

const rowOf = (cells: readonly string[]): string => `<tr>${cells.join("")}</tr>`;

/** A heading where it has a scope. */
function cellOf(cell: unknown, scope?: "col" | "row"): string {
  const shown = escapeHtml(text(cell) ?? "");
  return scope === undefined ? `<td>${shown}</td>` : `<th scope="${scope}">${shown}</th>`;
}

/**
 * The ranking as an HTML fragment for a club's page: a plain table, no script, no style, everything escaped; below it
 * the penalties and carry-overs that its totals hold.
 */
import { isObject, text } from "./complaints.js";
import { entryLabels, numbersIn, rankingsOf } from "./rankings.js";
import type { Entry, Event, Scores, Standing } from "./types.js";

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
  penalty?: string;
  carryOver?: string;
  /** One of several sessions that are totalled. */
  session?: (number: number) => string;
  /** Points behind a figure; by the event's scoring unless given. */
  pointsAfter?: string;
  /** What `pointsAfter` is in every language; by the event's scoring unless given. */
  unit?: "points" | "imps" | "vp";
  /** How a figure is written; two decimals by default. */
  number?: (value: number) => string;
  /** How the event's date is written; as it is in the event by default. */
  day?: (date: string) => string;
}

type Words = Required<Omit<HtmlTexts, "unit" | "pointsAfter">> & Pick<HtmlTexts, "unit" | "pointsAfter">;

const english: Words = {
  rank: "Rank",
  pair: "Pair",
  names: "Names",
  points: "Points",
  percent: "%",
  boards: "Boards",
  northSouth: "North-South",
  eastWest: "East-West",
  ranking: "Ranking",
  penalty: "Penalty",
  carryOver: "Carry-over",
  session: (number) => `Session ${number}`,
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
  const words: Words = { ...english, ...texts };
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
  const standings = objectsIn<Standing>(scores, "standings");
  for (const list of rankingsOf(standings)) for (const line of tableOf(list, event, words)) lines.push(line);
  for (const line of adjustedLines(standings, event, text(loose["scoring"]) ?? "", words)) lines.push(line);
  lines.push("</section>", "");
  return lines.join("\n");
}

/** With the day itself beside its words, so that a page in another language can write it in its own. */
function dayOf(date: string, words: Words): string {
  const written = escapeHtml(words.day(date));
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `<time datetime="${date}">${written}</time>` : written;
}

function tableOf(
  list: readonly Standing[],
  event: Pick<Event, "players" | "entries">,
  words: Words,
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

function captionOf(row: Standing, words: Words): string {
  const direction =
    row.direction === undefined ? "" : row.direction === "NS" ? words.northSouth : words.eastWest;
  return [row.section ?? "", direction].filter((part) => part !== "").join(" ") || words.ranking;
}

const unitsAfter = { points: "points", imps: "IMPs", vp: "VP" };

/** A word with what it stands for, so that a page in another language can write it in its own. */
const worded = (value: string, said: string): string =>
  `<data value="${escapeHtml(value)}">${escapeHtml(said)}</data>`;

/** Below all tables: what was taken off somebody's total, or brought along. */
function adjustedLines(
  standings: readonly Standing[],
  event: Pick<Event, "players" | "entries">,
  scoring: string,
  words: Words,
): string[] {
  const names = entryLabels(event);
  const entries = new Map(event.entries.map((entry) => [entry.id, entry]));
  // All of them in one list: a number that NS and EW both have needs its side.
  const rows = standings.map((row): Standing => {
    const alone = { ...row };
    delete alone.direction;
    return alone;
  });
  const sides = { NS: worded("NS", words.northSouth), EW: worded("EW", words.eastWest) };
  const escaped = new Map(
    [...names].map(([id, label]) => [id, { ...label, number: escapeHtml(label.number) }]),
  );
  const number = numbersIn(rows, escaped, sides);
  const who = worded(scoring === "teams" ? "team" : "pair", words.pair);
  const said = rows.flatMap((row) => {
    const entry = entries.get(row.entry);
    const given = entry ? givenTo(entry, scoring, words) : [];
    if (given.length === 0) return [];
    const named = names.get(row.entry)?.names ?? "";
    const label = `${who} ${number(row)}${named === "" ? "" : ` ${escapeHtml(named)}`}`;
    return [`<li>${label}: ${given.join(", ")}</li>`];
  });
  return said.length === 0 ? [] : ['<ul class="overtrick-adjusted">', ...said, "</ul>"];
}

/** Those that count: a percentage does at matchpoints alone. */
function givenTo(entry: Entry, scoring: string, words: Words): string[] {
  const byScoring = scoring === "matchpoints" ? "points" : scoring === "teams" ? "vp" : "imps";
  const unit = words.unit ?? byScoring;
  const after = words.pointsAfter ?? unitsAfter[unit];
  const list: string[] = [];
  const add = (owner: object, before = ""): void => {
    for (const kind of ["penalty", "carryOver"] as const) {
      const given: unknown = (owner as Partial<Entry>)[kind];
      if (!isObject(given)) continue;
      const inPercent = "percent" in given;
      const size = inPercent ? given["percent"] : given["points"];
      if (typeof size !== "number" || !Number.isFinite(size) || (inPercent && scoring !== "matchpoints"))
        continue;
      const value = kind === "penalty" ? -size : size;
      const sign = value < 0 ? "−" : "+";
      const figure = `${sign}${text(words.number(Math.abs(value))) ?? ""}`;
      const shown = `${words[kind]} ${figure}\u00a0${inPercent ? "%" : after}`;
      list.push(before + worded(`${kind} ${value} ${inPercent ? "percent" : unit}`, shown));
    }
  };
  for (const own of objectsIn<{ session: number }>(entry, "sessions"))
    add(own, `${worded(`session ${own.session}`, words.session(own.session))} `);
  add(entry);
  return list;
}

const rowOf = (cells: readonly string[]): string => `<tr>${cells.join("")}</tr>`;

/** A heading where it has a scope. */
function cellOf(cell: unknown, scope?: "col" | "row"): string {
  const shown = escapeHtml(text(cell) ?? "");
  return scope === undefined ? `<td>${shown}</td>` : `<th scope="${scope}">${shown}</th>`;
}

/** What the page about the elements shows them with. */
import type { ElementWords } from "../i18n/elements/en";
import type { EmbedWords } from "../i18n/embed/en";
import { escape } from "./markup";

/** What the Score page saves as HTML, for an evening of four pairs. */
export function savedTable(words: EmbedWords, elements: ElementWords, locale: string): string {
  const write = (value: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Date("2026-11-16T12:00:00Z").toLocaleDateString(locale, { dateStyle: "long" });
  const rows: [string, string, string, number, number][] = [
    ["1", "3", "Anna – Bo", 13, 72.22],
    ["2=", "1", "Carl – Dora", 9, 50],
    ["2=", "4", "Eva – Finn", 9, 50],
    ["4", "2", "Gerda – Hans", 5, 27.78],
  ];
  const heads = [
    elements.place,
    elements.pair,
    elements.names,
    "%",
    elements.units.matchpoints,
    elements.boards,
  ];
  return [
    `<h2>${escape(words.evening)}, <time datetime="2026-11-16">${escape(day)}</time></h2>`,
    `<table>\n<caption>${escape(elements.standings)}</caption>`,
    `<thead>\n<tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join("")}</tr>\n</thead>`,
    "<tbody>",
    ...rows.map(
      ([place, pair, names, points, percent]) =>
        `<tr>${[place, pair, names, write(percent), write(points), "9"].map((cell) => (cell === names ? `<th scope="row">${escape(cell)}</th>` : `<td>${escape(cell)}</td>`)).join("")}</tr>`,
    ),
    "</tbody>\n</table>",
  ].join("\n");
}

/** What the Ranking page saves, for two evenings of four pairs in one line. */
export function savedSeason(words: EmbedWords): string {
  const pairs = [
    ["Anna", "Bo"],
    ["Carl", "Dora"],
    ["Eva", "Finn"],
    ["Gerda", "Hans"],
  ];
  const evening = (date: string, scores: number[]) => ({
    date,
    kind: "pairs",
    entries: pairs.map((players, i) => ({ line: "A", players, score: scores[i] })),
  });
  return JSON.stringify({
    name: words.evening,
    settings: { lines: 1 },
    players: pairs.flat().map((name, i) => ({ name, replacement: 62 - 3 * (i >> 1) })),
    partnerships: pairs,
    sessions: [
      evening("2026-11-09", [55.5, 51.25, 49, 44.25]),
      evening("2026-11-16", [72.22, 50, 50, 27.78]),
    ],
  });
}

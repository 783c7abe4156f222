/** More results behind a club's own table, in the table's own columns. */
import { isObject } from "./complaints.js";
import type { HistoryReading, NettResult } from "./nett-types.js";

const separators = [";", "\t", ","] as const;
const columns = 5;

interface Layout {
  separator: string;
  width: number;
  date: number;
  gross: number;
  session: number;
  player: number;
  /** None where both names stand in one cell. */
  partner: number;
  field: number;
}

/** The text with the results behind it. What it holds already stays as it is, read or not. */
export function appendHistory(
  read: (text: string) => HistoryReading,
  given: string,
  results: readonly NettResult[],
): string {
  const text = typeof given === "string" ? given : "";
  const own = text.trim() === "" ? "Date;Session;Player;Partner;Gross;Field\n" : text;
  const first = own.split(/\r\n|\r|\n/u).find((line) => line.trim() !== "") ?? "";
  const layout = layoutOf(read, first);
  const sound = Array.isArray(results) ? results.filter(isResult) : [];
  const rows = sound.map((result) => rowOf(result, layout));
  return `${own.replace(/(?:\r\n|\r|\n)*$/u, "\n")}${rows.join("\n")}\n`;
}

/** What somebody may hand in without types: a result has two names. */
const isResult = (result: unknown): result is NettResult =>
  isObject(result) && Array.isArray(result["players"]) && result["players"].length === 2;

/** Where the columns stand under this heading: the reader itself is asked, with rows that tell. */
function layoutOf(read: (text: string) => HistoryReading, heading: string): Layout {
  const bySize = [...separators].sort(
    (one, other) => heading.split(other).length - heading.split(one).length,
  );
  for (const separator of bySize) {
    const width = Math.max(columns, heading.split(separator).length);
    for (let date = 0; date < width; date += 1) {
      for (let gross = 0; gross < width; gross += 1) {
        if (gross === date) continue;
        const cells = Array.from({ length: width }, (_, i) => `p${i} - q${i}`);
        cells[date] = "1999-12-31";
        cells[gross] = "43.21";
        const found = read(`${heading}\n${cells.join(separator)}\n`).results.find(
          ({ sourceLine }) => sourceLine === 2,
        );
        if (found?.date !== "1999-12-31" || found.gross !== 43.21) continue;
        const [player, partner] = found.players;
        const joined = !partner.includes(" - ");
        return {
          separator,
          width,
          date,
          gross,
          session: cells.indexOf(found.session),
          player: joined ? cells.findIndex((cell) => cell.startsWith(`${player} - `)) : cells.indexOf(player),
          partner: joined ? -1 : cells.indexOf(partner),
          field: found.field === undefined ? -1 : cells.indexOf(found.field),
        };
      }
    }
  }
  return { separator: ";", width: columns, date: 0, session: 1, player: 2, partner: 3, gross: 4, field: -1 };
}

function rowOf({ date, session, players: [one, other], gross, field }: NettResult, layout: Layout): string {
  const cells = Array.from({ length: layout.width }, () => "");
  cells[layout.date] = date;
  cells[layout.session] = session;
  cells[layout.player] = layout.partner < 0 ? `${one} - ${other}` : one;
  if (layout.partner >= 0) cells[layout.partner] = other;
  cells[layout.gross] = String(gross);
  if (layout.field >= 0) cells[layout.field] = field ?? "";
  // A name that a spreadsheet would take for a formula gets the mark that the reader takes away again.
  for (const at of [layout.session, layout.player, layout.partner, layout.field])
    if (/^[=+\-@']/u.test(cells[at] ?? "")) cells[at] = `'${cells[at]!}`;
  const quoted = cells.map((cell) =>
    /["\r\n]/u.test(cell) || cell.includes(layout.separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return quoted.join(layout.separator);
}

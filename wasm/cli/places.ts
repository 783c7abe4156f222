/** Findings about results, with the places in the files where these were read. */
import type { AnyReading, Event, Finding, Line } from "overtrick";

/** A file that an event was read from. */
export interface Source {
  file: string;
  content: Uint8Array;
  reading: AnyReading;
}

/** A finding; of several files that are one event it says which it is about. */
export type PlacedFinding = Finding & { where: Finding["where"] & { file?: string } };

/** The files whose lines are lines of text, in which a result begins where its line does. */
const texts: ReadonlySet<AnyReading["format"]> = new Set(["travellers", "csv", "pbn", "usebio"]);

/** Where something stands: the file by its index, and the line in it. */
interface Spot {
  source: number;
  line?: number | undefined;
}

/** `event` has the boards of all files, in their order. */
export function placed(
  findings: readonly Finding[],
  event: Event,
  sources: readonly Source[],
): PlacedFinding[] {
  if (findings.length === 0) return [];
  const spots = spotsOf(event, sources);
  const found = findings.map((finding) => spotOf(finding, spots));
  const columns = sources.map((source, i) =>
    columnsIn(source, new Set(found.flatMap((spot) => (spot?.source === i ? (spot.line ?? []) : [])))),
  );
  return findings.map((finding, i) => {
    const spot = found[i];
    if (!spot) return finding;
    const { file, reading } = sources[spot.source]!;
    const where: PlacedFinding["where"] = { ...(sources.length > 1 && { file }), ...finding.where };
    delete where.line;
    // Of an event as JSON the lines are those of a text that it was read from once.
    const at = reading.format === "backup" ? undefined : spot.line;
    if (at !== undefined) where.line = at;
    const from = at === undefined ? undefined : (where.column ?? columns[spot.source]!.get(at));
    if (from !== undefined) where.column = from;
    return { ...finding, where };
  });
}

interface Spots {
  lines: Map<string, Spot>;
  /** By number and section: the first result of each. */
  boards: Map<string, Spot>;
}

const boardKey = (number: number, section: string | undefined): string => `${number} ${section ?? ""}`;

function spotsOf(event: Event, sources: readonly Source[]): Spots {
  const spots: Spots = { lines: new Map(), boards: new Map() };
  let source = 0;
  let left = sources[0]?.reading.event.boards.length ?? 0;
  for (const { number, section, lines } of event.boards) {
    while (left === 0 && source + 1 < sources.length)
      left = sources[(source += 1)]!.reading.event.boards.length;
    left -= 1;
    const spot = (line: Line | undefined): Spot => ({ source, line: line?.sourceLine });
    for (const line of lines) spots.lines.set(line.id, spot(line));
    const key = boardKey(number, section);
    if (!spots.boards.has(key)) spots.boards.set(key, spot(lines[0]));
  }
  return spots;
}

function spotOf({ where }: Finding, { lines, boards }: Spots): Spot | undefined {
  const own = where.lineId === undefined ? undefined : lines.get(where.lineId);
  if (own || where.board === undefined) return own;
  return boards.get(boardKey(where.board, where.section));
}

/** Where these lines begin, behind blanks. */
function columnsIn({ content, reading }: Source, wanted: ReadonlySet<number>): Map<number, number> {
  const columns = new Map<number, number>();
  if (wanted.size === 0 || !texts.has(reading.format)) return columns;
  const text = decoded(content);
  const ends = /\r\n?|\n/gu;
  for (let line = 1, from = 0; columns.size < wanted.size; line += 1) {
    const end = ends.exec(text);
    if (wanted.has(line)) columns.set(line, 1 + Math.max(0, text.slice(from, end?.index).search(/\S/u)));
    if (!end) break;
    from = ends.lastIndex;
  }
  return columns;
}

/** What the letters are does not matter here. */
function decoded(content: Uint8Array): string {
  const [first, second] = content;
  const marked = (one: number, other: number): boolean => first === one && second === other;
  return new TextDecoder(marked(0xff, 0xfe) ? "utf-16le" : marked(0xfe, 0xff) ? "utf-16be" : "utf-8").decode(
    content,
  );
}

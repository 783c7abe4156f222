/**
 * What two scorings of one event have in common, and what not. Compared is what people see: a per cent with two
 * decimals (points where there are none), because rule sets differ in scale, and a place.
 */
import type { ScoredLine, Side } from "overtrick";
import type { EventSheet, Row } from "./sheet-of";

export interface PlaceChange {
  entry: string;
  before: { rank: number; tied: boolean; percent: number | null; points: number };
  after: { rank: number; tied: boolean; percent: number | null; points: number };
}

export interface ResultChange {
  row: Row;
  side: Side;
  before: number;
  after: number;
}

export interface Differences {
  /** Entries whose place or total is another. */
  totals: PlaceChange[];
  /** How many of them have another place. */
  places: number;
  /** Sides of lines, the largest change first. */
  results: ResultChange[];
}

const shown = (value: number): number => Math.round(value * 100 + (value < 0 ? -1e-7 : 1e-7));

function measure(line: ScoredLine, side: Side): number | null {
  return side === "NS" ? (line.nsPercent ?? line.nsPoints) : (line.ewPercent ?? line.ewPoints);
}

type Place = Pick<PlaceChange["before"], "rank" | "tied">;

/** Whether another place is written: 5 in the place of 5= is one. */
export const isMoved = (before: Place, after: Place): boolean =>
  before.rank !== after.rank || before.tied !== after.tied;

export function differences(before: EventSheet, after: EventSheet): Differences {
  const results: ResultChange[] = [];
  for (const row of before.rows.values()) {
    const other = after.rows.get(row.scored.id);
    if (!other) continue;
    for (const side of ["NS", "EW"] as const) {
      const old = measure(row.scored, side);
      const now = measure(other.scored, side);
      if (old === null || now === null || shown(old) === shown(now)) continue;
      results.push({ row, side, before: old, after: now });
    }
  }
  results.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const totals: PlaceChange[] = [];
  for (const [entry, old] of before.standings) {
    const now = after.standings.get(entry);
    if (!now) continue;
    const moved = isMoved(old, now);
    const other =
      old.percent === null || now.percent === null
        ? shown(old.points) !== shown(now.points)
        : shown(old.percent) !== shown(now.percent);
    if (moved || other) totals.push({ entry, before: old, after: now });
  }
  return { totals, places: totals.filter((one) => isMoved(one.before, one.after)).length, results };
}

/** A file's own figures held against ours. */
import type { OvertrickModule } from "./overtrick.mjs";
import type { RuleSets, RulesInput } from "./rules.js";
import type { Finding, Side } from "./types.js";
import { sides } from "./wire.js";
import { encodeAny } from "./unlisted.js";

/** Why a figure differs, where that can be recognised; see core/score/compare.h, whose enumerators these are. */
const differenceReasons = [
  "unknown",
  "rounding",
  "scale",
  "neuberg",
  "fieldSize",
  "penalty",
  "boards",
  "consequence",
  "assigned",
  "tie",
  "incomplete",
  "datum",
  "sitOut",
  "ownLines",
] as const;

export type DifferenceReason = (typeof differenceReasons)[number];

const figures = ["points", "percent", "rank"] as const;

/** One figure that differs: of a line's side, or of an entry's total. */
export type Difference = {
  figure: (typeof figures)[number];
  published: number;
  computed: number;
  reason: DifferenceReason;
} & ({ lineId: string; side: Side } | { entry: string });

export interface Comparison {
  differences: Difference[];
  /** How many of the figures have nothing here that they could be held against, such as percentages at IMPs. */
  notCompared: number;
  findings: Finding[];
}

const stride = 7;
const largestRank = 1_000_000;

/** Figures come from a file, or from whoever hands them in. */
type Loose = Record<string, unknown>;
const rowsOf = (list: unknown): Loose[] =>
  Array.isArray(list) ? list.filter((one): one is Loose => typeof one === "object" && one !== null) : [];
const orNaN = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);

export function comparePublished(
  module: OvertrickModule,
  rules: RuleSets,
  event: unknown,
  published: unknown,
  input: RulesInput,
): Comparison {
  const { columns, places, complaints } = encodeAny(event);
  const row = rules.encode(input, complaints);
  const lineIndex = new Map<unknown, number>(places.lineIds.map((id, i) => [id, i]));
  const entryIndex = new Map<unknown, number>(places.entryIds.map((id, i) => [id, i]));
  const given = typeof published === "object" && published !== null ? (published as Loose) : {};
  if (given !== published) complaints.add("invalid-value", "published", published);
  const lines = rowsOf(given["lines"]).flatMap((line) => [
    lineIndex.get(line["lineId"]) ?? -1,
    orNaN(line["nsPoints"]),
    orNaN(line["ewPoints"]),
    orNaN(line["nsPercent"]),
    orNaN(line["ewPercent"]),
  ]);
  const totals = rowsOf(given["totals"]).flatMap((total) => [
    entryIndex.get(total["entry"]) ?? -1,
    Number.isInteger(total["rank"]) ? Math.min(Math.max(total["rank"] as number, 0), largestRank) : 0,
    total["tied"] === true ? 1 : 0,
    orNaN(total["points"]),
    orNaN(total["percent"]),
    orNaN(total["ofMatches"]),
  ]);
  const rows = module.comparePublished(columns, row, Float64Array.from(lines), Float64Array.from(totals));
  if (!rows) complaints.add("invalid-value", "event", event);
  const differences: Difference[] = [];
  for (let at = 1; rows && at < rows.length; at += stride) {
    const figure = {
      figure: figures[rows[at + 3]!]!,
      published: rows[at + 4]!,
      computed: rows[at + 5]!,
      reason: differenceReasons[rows[at + 6]!]!,
    };
    const lineId = places.lineIds[rows[at]!];
    differences.push(
      lineId === undefined
        ? { entry: places.entryIds[rows[at + 2]!] ?? "", ...figure }
        : { lineId, side: sides[rows[at + 1]!]!, ...figure },
    );
  }
  return { differences, notCompared: rows?.[0] ?? 0, findings: complaints.findings };
}

/**
 * Rules by name, or as a named base with changes. The fields stand in the order of core/score/rules.h; what they
 * mean is written there.
 */
import type { ScoreModule } from "./overtrick.mjs";
import type { Complaints } from "./complaints.js";
import { whole } from "./encode.js";
import { decimalOne } from "./wire.js";

const roundings = ["none", "halfUp", "halfEven", "awayFromAverage"] as const;
const targets = ["field", "boardLines", "none"] as const;

/** Whole numbers from one to another, as the module takes them. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Words for an enumerated option; a range, "yes" or "percent" for the others. */
const fields = {
  artificial: ["tie", "neuberg", "leaveOut"],
  lineTarget: targets,
  pointsPerWin: { from: 1, to: 2 },
  lineRounding: roundings,
  lineSteps: { from: 1, to: 1_000_000 },
  averagesLiteral: "yes",
  smallGroups: ["none", "ebu", "acbl"],
  loneResultSixty: "yes",
  sitOut: "percent",
  totalTarget: targets,
  totalsFromRounded: "yes",
  totalRounding: roundings,
  totalSteps: { from: 1, to: 1_000_000 },
  scaleToLargestMaximum: "yes",
  sections: ["together", "apart"],
  winners: ["automatic", "one", "two"],
  crossImps: ["mean", "sum"],
  datum: ["mean", "median"],
  datumTrim: { from: 0, to: 1000 },
  datumTrimFrom: { from: 0, to: 1000 },
  teams: ["victoryPoints", "imps", "boardAMatch"],
  decimals: { from: 0, to: 4 },
} as const;

type Fields = typeof fields;
type Option<T> = T extends readonly string[]
  ? T[number]
  : T extends "yes"
    ? boolean
    : T extends "percent"
      ? number | null
      : number;

/** Every option of the rules, spelt out. */
export type Rules = { [Key in keyof Fields]: Option<Fields[Key]> };
export type RuleSetName = "club" | "wbf" | "ebuscore" | "acbl" | "magic" | "compscore" | "plain";
/** A rule set by name, or one with some options changed. */
export type RulesInput = RuleSetName | ({ base?: RuleSetName } & Partial<Rules>);

/** @public The tests hold them against the order of the module. */
export const ruleFields = Object.keys(fields) as (keyof Fields)[];

const isRange = (field: readonly string[] | string | Range): field is Range =>
  typeof field === "object" && "from" in field;

/** One option as a whole number; undefined when the value does not fit. */
function encodeOption(key: keyof Fields, value: unknown): number | undefined {
  const field: readonly string[] | string | Range = fields[key];
  if (field === "yes") return typeof value === "boolean" ? Number(value) : undefined;
  if (field === "percent" && value === null) return -1;
  if (field === "percent") {
    return typeof value === "number" && value >= 0 && value <= 100
      ? Math.round(value * decimalOne)
      : undefined;
  }
  if (isRange(field)) return whole(value, field.from, field.to);
  const index = field.indexOf(value as string);
  return index < 0 ? undefined : index;
}

function decodeOption(key: keyof Fields, value: number): unknown {
  const field: readonly string[] | string | Range = fields[key];
  if (field === "yes") return value === 1;
  if (field === "percent") return value < 0 ? null : value / decimalOne;
  return isRange(field) ? value : field[value];
}

export class RuleSets {
  readonly #rows: ReadonlyMap<string, Int32Array>;

  constructor(module: ScoreModule) {
    this.#rows = new Map(Object.entries(module.ruleSets()));
  }

  get names(): RuleSetName[] {
    return [...this.#rows.keys()] as RuleSetName[];
  }

  /** A named rule set with every option spelt out. */
  get(name: RuleSetName): Rules {
    const row = this.#rows.get(name) ?? this.#rows.get("club")!;
    return Object.fromEntries(
      ruleFields.map((key, i) => [key, decodeOption(key, row[i]!)]),
    ) as unknown as Rules;
  }

  /** The row that crosses; what does not fit is complained of, and the base's own value stays. */
  encode(rules: unknown, complaints: Complaints): Int32Array {
    const given =
      typeof rules === "object" && rules !== null ? (rules as Record<string, unknown>) : { base: rules };
    const base = given["base"] ?? "club";
    const known = typeof base === "string" ? this.#rows.get(base) : undefined;
    if (!known) complaints.add("unknown-rules", "rules", base);
    const row = Int32Array.from(known ?? this.#rows.get("club")!);
    for (const [key, value] of Object.entries(given)) {
      if (key === "base" || value === undefined) continue;
      const index = ruleFields.indexOf(key as keyof Fields);
      const option = index < 0 ? undefined : encodeOption(key as keyof Fields, value);
      if (option === undefined) complaints.add("invalid-value", `rules.${key}`, value);
      else row[index] = option;
    }
    return row;
  }
}

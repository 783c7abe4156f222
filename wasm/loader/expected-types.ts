/** Project 52: what `expected` and its relatives take and give. */
import type { Finding, Side, Term } from "./types.js";

export type Project52Preset = "denmark" | "sweden" | "popular";
export type ExpectedForm = "pairs" | "individual" | "match" | "field" | "barometer";
export type ExpectedScoring = "matchpoints" | "imps";
/** How a player without a handicap is seated: by an estimate from the result, as the partner, as a beginner. */
export type GuestSeating = "estimate" | "partner" | "start";
type ByScoring = Partial<Record<ExpectedScoring, number>>;

/** A preset, and what differs from it. */
export interface Project52Settings {
  preset?: Project52Preset;
  /** Whose way of writing the formulas the working follows. */
  text?: "denmark" | "sweden";
  turnover?: number;
  ceiling?: number;
  start?: number;
  startFactor?: number;
  cb?: ByScoring;
  spread?: ByScoring;
  boardWeight?: number;
  guests?: GuestSeating;
  nonMembers?: "rated" | "unrated";
  /** Who wins a handicap event: the most improved, or the best nett result. */
  handicapEvent?: "change" | "nett";
  /** What is rated besides ordinary pairs and team events. */
  rated?: { knockOut?: boolean; monrad?: boolean; homeMade?: boolean; individual?: boolean };
  separateHandicaps?: boolean;
}

export interface ExpectedEntry {
  id: string;
  /** One of an individual, two of a pair, four of a team in a match; null without a handicap. */
  handicaps: (number | null)[];
  /** Per cent (54.2), or IMPs per board and comparison. */
  result?: number | null;
  boards?: number;
  /** Form `field`; in a match: which one, when there are several. */
  table?: string | number;
  direction?: Side;
  /** Form `barometer`. */
  team?: string | number;
  room?: string | number;
  seating?: GuestSeating;
  guest?: boolean;
  nonMember?: boolean;
  phantom?: boolean;
}

export interface ExpectedField {
  settings?: Project52Settings;
  form: ExpectedForm;
  scoring: ExpectedScoring;
  /** Compared with a datum, as at Butler. */
  datum?: boolean;
  /** What is not rated unless the settings say so. */
  format?: "ordinary" | "knockOut" | "monrad" | "homeMade";
  tables?: number;
  boards?: number;
  entries: ExpectedEntry[];
}

export interface HandicapChange {
  old: number | null;
  /** After the ceiling. */
  change: number | null;
  new: number | null;
}

/** A rank and whether it is shared; null for who has none. */
export interface Ranked {
  rank: number | null;
  tied: boolean;
}

export interface RatedEntry extends Ranked {
  id: string;
  handicap: number | null;
  /** In the unit of the result. */
  expected: number | null;
  result: number | null;
  /** Before the ceiling. */
  change: number | null;
  players: HandicapChange[];
  nett: number | null;
  /** In the handicap event, as the settings choose it. */
  handicapRank: number | null;
  handicapTied: boolean;
  favourite: Ranked;
  byNett: Ranked;
  byChange: Ranked;
  /** The handicap was made from the result. */
  estimated: boolean;
  /** The players' handicaps follow the result. */
  moves: boolean;
  working?: Term[];
}

export interface ExpectedAnswer {
  mean: number | null;
  tables: number;
  /** Entries that the mean and the formulas count. */
  counted: number;
  /** Whether a book counts such an event. */
  rated: boolean;
  entries: RatedEntry[];
  findings: Finding[];
}

/** One player's calculation. */
export interface QuickInput {
  settings?: Project52Settings;
  form?: "pairs" | "individual" | "match";
  scoring?: ExpectedScoring;
  datum?: boolean;
  /** Own, partner's; a team's four. */
  handicaps: (number | null)[];
  mean?: number | null;
  /** What `mean` is the mean of: the others, or the whole field with oneself in it. */
  reference?: "others" | "field";
  /** Pairs or players, oneself included. */
  entrants?: number | null;
  tables?: number | null;
  boards?: number | null;
  result?: number | null;
}

export interface QuickAnswer {
  handicap: number | null;
  /** Of the field with oneself in it, and of the others. */
  mean: number | null;
  others: number | null;
  entrants: number | null;
  tables: number | null;
  /** Also the result that keeps the handicap. */
  expected: number | null;
  /** The change for one per cent or IMP above the expected result. */
  perPoint: number | null;
  change: number | null;
  nett: number | null;
  players: HandicapChange[];
  working: Term[];
  findings: Finding[];
}

/** New handicaps along a line of results; `after[i]` has one for each player. */
export interface QuickCurve {
  results: number[];
  after: number[][];
}

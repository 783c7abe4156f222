/** Nett scores: what `nett` and `readHistory` take and give. Handicaps are percentages around 50, higher is better. */
import type { Finding, Term } from "./types.js";

/** The session handicap: the document's nett × rating, or 2 × gross × rating − the partner's handicap. */
export type NettRule = "published" | "partner";
/** When the handicaps of the nett lists are brought up to date. */
export type NettUpdate = "session" | "month" | "quarter" | "year";

/** Of one session. */
export interface NettSettings {
  /** The handicap of a player who is not in the book; 50 unless told otherwise. */
  newcomer?: number;
}

export interface NettHistorySettings extends NettSettings {
  update?: NettUpdate;
  /** How long a result stays in the book; 5 unless told otherwise, 0 for ever. */
  years?: number;
  /** The day that the years count back from, as `2024-12-31`; the day of the last result unless told otherwise. */
  today?: string;
}

export interface NettEntry {
  id: string;
  /** Null, or left out: not in the book. */
  handicaps: (number | null)[];
  /** Per cent; without one the entry is listed and not rated. */
  gross: number | null;
  /** Entries of one field are placed together. */
  field?: string | number;
}

export interface NettSession {
  /** 1.041 for 104.1 %; null for a session that has none. */
  rating: number | null;
  rule?: NettRule;
  /** Of one session in a handicap; 0.05 unless told otherwise. */
  weight?: number;
  settings?: NettSettings;
  entries: NettEntry[];
}

type Both<Value> = [Value, Value];

/** Null where an entry could not be rated; its handicaps then stay. */
export interface NettEntryAnswer {
  id: string;
  field: string | null;
  rated: boolean;
  gross: number | null;
  par: number | null;
  nett: number | null;
  /** Nett − gross: minus for strong pairs. */
  hcap: number | null;
  rank: number | null;
  tied: boolean;
  before: Both<number>;
  sessionHandicap: Both<number | null>;
  after: Both<number>;
  /** Whether the players had a handicap. */
  inBook: Both<boolean>;
  working?: Term[];
}

export interface NettSessionAnswer {
  entries: NettEntryAnswer[];
  findings: Finding[];
}

export interface NettResult {
  /** `2024-12-31`. */
  date: string;
  session: string;
  players: [string, string];
  /** Per cent. */
  gross: number;
  field?: string;
}

export interface NettHistory {
  /** The session that all are compared with: its rating is 1. */
  standard?: string;
  /** By session; null for one that is never rated. */
  ratings?: Record<string, number | null>;
  /** Whether ratings are estimated from the results; those that cannot be keep the rating given. */
  estimate?: boolean;
  /** Results of a player in a session that the estimate asks for; 8 unless told otherwise. */
  minimum?: number;
  rule?: NettRule;
  weight?: number;
  /** Handicaps to start with; everybody else starts as a newcomer. */
  start?: Record<string, number>;
  settings?: NettHistorySettings;
  results: NettResult[];
}

export interface NettStep {
  date: string;
  session: string;
  before: number;
  after: number;
  /** Which of the results made it. */
  result: number;
}

export interface NettPlayer {
  name: string;
  /** Before the first step of the history. */
  start: number;
  handicap: number;
  sessions: number;
  history: NettStep[];
}

export interface NettRating {
  session: string;
  /** That the replay used; null for none, and then there is no nett list. */
  rating: number | null;
  source: "none" | "given" | "estimated" | "standard";
  /**
   * Of an estimate, with partners counted: a result is one piece of luck, also where both players are behind the
   * rating, and a partner's strength is in all results with that partner. Null where nothing is left to judge by, as
   * with one fixed pair.
   */
  standardError: number | null;
  /**
   * The residual variance times the inverse normal matrix and no more: every player's results taken for themselves.
   * Equal to `standardError` where no partner comes twice, too small where partners are regulars too.
   */
  plainError: number | null;
  /** Behind an estimate; a result counts once, also where both partners are. */
  players: number;
  results: number;
  /** To the standard by common players; without an estimate: whether there is a rating. */
  connected: boolean;
}

/** A line of a session's nett list, by the handicaps of the last update run, and what it did to the book. */
export interface NettListed {
  /** Which of the results. */
  result: number;
  rated: boolean;
  par: number | null;
  nett: number | null;
  hcap: number | null;
  rank: number | null;
  tied: boolean;
  handicaps: Both<number | null>;
  /** Whether the book knew the players. */
  inBook: Both<boolean>;
  before: Both<number | null>;
  sessionHandicap: Both<number | null>;
  after: Both<number | null>;
  /** A player counts once in a session. */
  moved: Both<boolean>;
  /** Results that are too old have left the book. */
  counted: boolean;
  working?: Term[];
}

export interface NettHistoryAnswer {
  players: NettPlayer[];
  ratings: NettRating[];
  /** Those asked for; all of them in order of play. */
  results: NettListed[];
  findings: Finding[];
}

export interface NettOptions {
  /** Whether figures come with their working; unless told otherwise they do. */
  working?: boolean;
  /** Which lines of the nett lists are wanted with a history: all, or those of these results; none unless told. */
  results?: boolean | readonly number[];
}

export interface HistoryResult extends NettResult {
  /** The line of the text, from 1. */
  sourceLine: number;
}

export interface HistoryReading {
  /** As `nett` takes them; a date that could not be read is empty. */
  results: HistoryResult[];
  /** In the order in which they first appear. */
  sessions: string[];
  players: string[];
  findings: Finding[];
}

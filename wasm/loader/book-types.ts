/**
 * The club's book: members and reported sessions in, everybody's handicaps and rankings out.
 *
 * ```
 * { settings?: { project52?, nett?: {rule?, weight?, newcomer?, ratings: {name: number|null}},
 *                rankings?: [{id, previous?, settings?, replacements?}] },
 *   members:  [{id, handicap?, impHandicap?, nett?, replacement?, club?, district?, memberships?: [{from?, to?}]}],
 *   sessions: [{id, name?, club?, date, reported?, project52?, nett?, ranking?, entries?, changes?,
 *               corrected?, override?} | {id, removed: true | {recompute: true}}] }
 * ```
 *
 * Dates are 2026-09-07. A session that comes again with the same id is a correction, `corrected` its day; nothing
 * is changed in place. Project 52 goes by the order of reporting and takes a correction that came within 14 days,
 * or by `override`; nett scores and ranking go by the day of play and always take the latest. Removing a session
 * keeps its changes of handicap, unless `recompute`.
 */
import type {
  ExpectedEntry,
  ExpectedField,
  ExpectedScoring,
  Project52Settings,
  Ranked,
  RatedEntry,
} from "./expected-types.js";
import type { ChampionshipConditions, ChampionshipRow } from "./ranking-types.js";
import type { Finding, Term } from "./types.js";

/** What a ranking's points and rankings are made with; what is not given has the federation's default. */
export interface BookRankingSettings {
  lines?: number;
  meanA?: number;
  width?: number;
  step?: number;
  method?: "place" | "prorata" | "balanced" | "dynamic";
  topPairs?: number;
  topButler?: number;
  topTeams?: number;
  last?: number;
  /** Of the championships: see `RankingSettings`. Results with a substitute fill nothing up here. */
  min?: number;
  drop?: number;
  pairMin?: number;
  pairDrop?: number;
  evenings?: number;
}

/** A playing moment's season, with rankings of its own. */
export interface BookRanking {
  id: string;
  /** The one that it follows, earlier in the list: its final rankings are the replacement rankings here. */
  previous?: string;
  settings?: BookRankingSettings;
  /** Of members by id; they come before the previous season's. */
  replacements?: Record<string, number>;
}

export interface BookSettings {
  /** With `separateHandicaps` there is one for matchpoints and one for IMPs. */
  project52?: Project52Settings;
  nett?: {
    rule?: "published" | "partner";
    weight?: number;
    newcomer?: number;
    /** By name of the weekly session, 1 is 100 %; null is not rated. */
    ratings?: Record<string, number | null>;
  };
  rankings?: BookRanking[];
}

export interface BookMember {
  id: string;
  /** To start with: the club's estimate; the settings' start (52) for none. */
  handicap?: number | null;
  /** Where handicaps are separate; the one above for none. */
  impHandicap?: number | null;
  /** To start with; 50 for none. */
  nett?: number | null;
  /** Replacement ranking; the middle of the scale for none. */
  replacement?: number | null;
  club?: string;
  district?: string;
  /** When this was a member, last days included; all along for none. Handicaps are resumed on return. */
  memberships?: { from?: string; to?: string }[];
}

/** A member's id, or a guest. */
export type BookPlayer = string | { name?: string; handicap?: number | null };

export interface BookEntry extends Partial<
  Pick<
    ExpectedEntry,
    "id" | "result" | "boards" | "table" | "direction" | "team" | "room" | "nonMember" | "phantom"
  >
> {
  players: BookPlayer[];
  /** For nett scores and ranking: per cent (Butler: IMPs per board), where it is not the result. */
  gross?: number | null;
  /** Ranking: the line's letter, A unless given. */
  line?: string;
  /** Ranking of teams: ids of entries of the session, and victory points. */
  halves?: { opponent: string; vp: number }[];
}

/** What Project 52 has to know of a session; all of it has a default. */
export type BookEvent = Partial<
  Pick<ExpectedField, "form" | "scoring" | "datum" | "format" | "tables" | "boards">
>;

/** A change that somebody else computed, or a club's new estimate. */
export type BookChange = { member: string; change: number } | { member: string; handicap: number };

export interface BookSession {
  id: string;
  /** As the history shows it. */
  name?: string;
  club?: string;
  /** The day of play. */
  date: string;
  /** The day of reporting, that of play unless given; of the first report, not of a correction. */
  reported?: string;
  /** Not for handicaps: null. */
  project52?: BookEvent | null;
  /** The name of the weekly session, one of the settings' ratings; no nett scores for none. */
  nett?: string | null;
  /** No ranking points for none. */
  ranking?: { id: string; kind?: "pairs" | "butler" | "teams"; groups?: string[][] } | null;
  entries?: BookEntry[];
  /** Recorded changes in the place of computed ones. */
  changes?: BookChange[];
  /** Of a correction: its day, and whether handicaps are recomputed however late it came. */
  corrected?: string;
  override?: boolean;
}

export interface BookRemoval {
  id: string;
  removed: true | { recompute?: boolean };
}

export interface ClubBook {
  settings?: BookSettings;
  members: BookMember[];
  sessions: (BookSession | BookRemoval)[];
}

export type BookSystem = "project52" | "nett" | "ranking";

export interface BookOptions {
  /** For statuses and memberships; the last day of reporting unless given. */
  today?: string;
  /** All three unless given. */
  systems?: BookSystem[];
}

export interface BookRanks {
  club: Ranked;
  /** Among those whose district is known, as is the next. */
  district: Ranked;
  national: Ranked;
}

export interface MemberState {
  id: string;
  /** A member on the day; others have no rank. */
  active: boolean;
  handicap: number;
  /** Null unless handicaps are separate. */
  impHandicap: number | null;
  /** Sessions that moved the handicap. */
  sessions: number;
  nett: number;
  nettSessions: number;
  /** In the last of the seasons that the member played in. */
  ranking: number | null;
  rankings: { id: string; ranking: number; replacement: number; sessions: number }[];
  ranks: BookRanks;
  impRanks: BookRanks | null;
}

/**
 * Final: the 14 days are over. Open: a correction may still change it. Frozen: corrected too late, the handicaps
 * were kept.
 */
export type BookStatus = "final" | "open" | "frozen";

export interface SessionSummary {
  id: string;
  name: string;
  club: string | null;
  date: string;
  reported: string;
  status: BookStatus;
  removed: boolean;
  /** Null for what is not for handicaps, or removed and recomputed. */
  project52: {
    recorded: boolean;
    /** Whether it moves handicaps. */
    rated: boolean;
    mean: number | null;
    tables: number;
    entries: number;
    /** Members whose handicap it moved. */
    moved: number;
  } | null;
  nett: { session: string; rating: number | null } | null;
  /** Of the season. */
  ranking: string | null;
}

export interface BookAnswer {
  members: MemberState[];
  clubs: { club: string | null; members: number; mean: number | null }[];
  sessions: SessionSummary[];
  /** What it took since the book was last answered. */
  replayed: Record<BookSystem, number>;
  findings: Finding[];
}

export interface HistoryStep {
  session: string;
  /** The day of play, and of reporting. */
  date: string;
  reported: string;
  event: string;
  club: string | null;
}

export interface HandicapStep extends HistoryStep {
  scoring: ExpectedScoring;
  before: number;
  /** After the ceiling. */
  change: number;
  handicap: number;
  status: BookStatus;
  recorded: boolean;
  /** The event was removed, its change stays. */
  removed: boolean;
}

export interface BookNettStep extends HistoryStep {
  before: number;
  after: number;
}

export interface RankingStep extends HistoryStep {
  ranking: string;
  points: number;
  before: number;
  after: number;
}

/** One member: handicaps in the order of reporting, the others in the order of play. */
export interface MemberHistory {
  id: string;
  handicaps: HandicapStep[];
  nett: BookNettStep[];
  rankings: RankingStep[];
}

/** An event in every system, entry by entry as its latest version has them. */
export interface SessionDetail {
  id: string;
  entries: {
    /** Ids of members, null for guests. */
    players: (string | null)[];
    gross: number | null;
    par: number | null;
    nett: number | null;
    hcap: number | null;
    points: number | null;
    /** The terms of par, nett and Hcap, and of the points; empty where there are none. */
    nettWorking: Term[];
    pointsWorking: Term[];
  }[];
  /** Of the version that handicaps were computed from: 0 is the first report. Null for recorded ones. */
  project52: {
    version: number;
    mean: number | null;
    tables: number;
    rated: boolean;
    /** Their ids are their places in the list, from 1. */
    entries: (RatedEntry & { members: (string | null)[] })[];
  } | null;
}

/**
 * The championships of a season, best first. Members who sat down as partners are a pair, with the results of all
 * sessions in which they were one pair or in one team. Guests have no part in it.
 */
export interface BookChampionship {
  id: string;
  players: (ChampionshipRow & { member: string; working: Term[] })[];
  pairs: (ChampionshipRow & { members: [string, string]; working: Term[] })[];
  playerConditions: ChampionshipConditions;
  pairConditions: ChampionshipConditions;
}

/** A book that stays open: what changes replays only what follows it. */
export interface OpenBook {
  /** Members by id: new ones, or others in their place. */
  setMembers(members: BookMember[]): void;
  setSettings(settings: BookSettings): void;
  /** Sessions, corrections and removals, in the order in which they came in. */
  add(sessions: (BookSession | BookRemoval)[]): void;
  update(session: BookSession): void;
  remove(id: string, options?: { recompute?: boolean }): void;
  /** Replays in pieces, between which the caller's thread is free; false when it was stopped. */
  replay(options?: ReplayOptions): Promise<boolean>;
  answer(options?: BookOptions): BookAnswer;
  history(member: string, options?: BookOptions): MemberHistory;
  session(id: string): SessionDetail | null;
  /** Of a season by its id; null for what is none. */
  championship(ranking: string): BookChampionship | null;
  /** Since the book was last answered or replayed, all systems together. */
  readonly sessionsReplayed: number;
  /** Gives the memory back; nothing can be asked afterwards. */
  close(): void;
}

export interface ReplayOptions {
  systems?: BookSystem[];
  /** Sessions done and in all, each system's counted by itself. */
  progress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

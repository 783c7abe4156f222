/** The NBB club ranking: what `ranking` and its relatives take and give. */
import type { Finding, Term } from "./types.js";

export type RankingMethod = "place" | "prorata" | "balanced" | "dynamic";

/** What is not given has the federation's default. */
export interface RankingSettings {
  /** The nominal number of lines. */
  lines?: number;
  /** The mean of the A line, the width of a line, the step to the next. */
  meanA?: number;
  width?: number;
  step?: number;
  method?: RankingMethod;
  /** The score that gives the top of a line: per cent, IMPs per board, victory points. */
  topPairs?: number;
  topButler?: number;
  topTeams?: number;
  /** Sessions in a ranking. */
  last?: number;
  /** Of the individual championship: sessions needed (60 % of the evenings unless given), results dropped at most. */
  min?: number;
  drop?: number;
  /** The same for pairs and trios; results with a substitute that may fill up. */
  pairMin?: number;
  pairDrop?: number;
  substitutes?: number;
  /** Evenings of the season, for the minimum; those played unless given. */
  evenings?: number;
}

export interface RankingPairEntry {
  /** Its letter; without one, all such pairs are one line. */
  line?: string;
  players: [string, string] | string[];
  /** Per cent, or IMPs per board; null for none, which leaves the entry out. */
  score: number | null;
  /** Which of the players is the outsider. */
  substitute?: string;
}

export interface RankingTeam {
  id: string;
  players: string[];
  halves: { opponent: string; vp: number | null }[];
}

export interface RankingPairsSession {
  /** 2026-09-07. */
  date: string;
  kind: "pairs" | "butler";
  /** Lines scored as one field. */
  groups?: string[][];
  entries: RankingPairEntry[];
}

export interface RankingTeamsSession {
  date: string;
  kind: "teams";
  teams: RankingTeam[];
}

export type RankingSession = RankingPairsSession | RankingTeamsSession;

export interface RankingPlayerInput {
  name: string;
  /** The ranking to start from; the middle of the scale for none. */
  replacement?: number | null;
}

export interface RankingSeason {
  settings?: RankingSettings;
  players?: RankingPlayerInput[];
  partnerships?: string[][];
  sessions: RankingSession[];
}

/** What a result did in a championship. */
export type RankingCounting = "counted" | "dropped" | "notNeeded";

export interface RankingInterval {
  top: number;
  bottom: number;
}

/** A line, or the lines of a top-integral group, scored as one. */
export interface RankingField extends RankingInterval {
  lines: string[];
  /** From 0, the strongest. */
  position: number;
  /** What points are spread around, and how widely, by the method. */
  mean: number;
  width: number;
  pairs: number;
  best: number;
  worst: number;
}

export interface RankingEntryPoints {
  players: string[];
  /** Null for an entry that could not be scored. */
  points: number | null;
  /** Pairs and Butler: the line as written, the index of its field, its place there (shared places are means). */
  line?: string;
  score?: number | null;
  field?: number | null;
  place?: number | null;
  /** Teams: the opponents' mean strength, the own one, and the halves that count. */
  id?: string;
  resistance?: number | null;
  strength?: number | null;
  halves?: number;
  working?: Term[];
}

export interface RankingSessionPoints {
  date: string;
  kind: "pairs" | "butler" | "teams";
  /** Lines played, and what they were stretched by; not for teams. */
  lines?: number;
  ratio?: number;
  width?: number;
  step?: number;
  fields?: RankingField[];
  /** As the session's entries or teams. */
  entries: RankingEntryPoints[];
}

export interface RankingResult {
  /** The session's index in the season, the entry's in the session. */
  session: number;
  entry: number;
  points: number;
  before: number;
  after: number;
  counting: RankingCounting;
}

export interface RankedPlayer {
  rank: number;
  tied: boolean;
  name: string;
  ranking: number;
  sessions: number;
  replacement: number;
  /** Before the season's last session, and what that did. */
  previous: number;
  change: number;
  /** In order of play. */
  history: RankingResult[];
}

export interface PartnershipResult {
  session: number;
  entry: number;
  points: number;
  substitute: boolean;
  counting: RankingCounting;
}

export interface RankedPartnership {
  rank: number | null;
  tied: boolean;
  players: string[];
  /** Null when they are no partnership. */
  ranking: number | null;
  previous: number | null;
  change: number | null;
  /** Together, and one of them with a substitute. */
  history: PartnershipResult[];
}

export interface ChampionshipRow {
  rank: number;
  tied: boolean;
  /** Null without a result; all of those share the place behind the others. */
  mean: number | null;
  counted: number;
  dropped: number;
  /** Sessions without a substitute, and with one. */
  played: number;
  substituted: number;
  /** Results that are still missing. */
  needed: number;
  qualified: boolean;
}

export interface ChampionshipConditions {
  min: number;
  drop: number;
  substitutes: number;
}

export interface RankingAnswer {
  sessions: RankingSessionPoints[];
  /** Sessions in order of play, as indices. */
  played: number[];
  players: RankedPlayer[];
  partnerships: RankedPartnership[];
  /** Everybody, best first; those who qualify before those who do not yet, those without a result behind all. */
  championship: {
    players: (ChampionshipRow & { name: string })[];
    partnerships: (ChampionshipRow & { players: string[]; partnership: number })[];
    playerConditions: ChampionshipConditions;
    partnershipConditions: ChampionshipConditions;
  };
  findings: Finding[];
}

/** A figure of a season: an entry's points, a ranking, or a mean of the championship. */
export type RankingFigure =
  | { session: number; entry: number }
  | { player: string; championship?: boolean }
  | { partnership: number; championship?: boolean };

/** What each method would have given, the whole season played by it. */
export interface MethodsAnswer {
  /** Of the session's entries. */
  points: Record<RankingMethod, (number | null)[]>;
}

export interface RankingLinesAnswer {
  /** Nominal number of lines; those shown, and what they are stretched by. */
  nominal: number;
  ratio: number;
  width: number;
  step: number;
  /** What a player without a replacement ranking starts from. */
  replacement: number;
  lines: (RankingInterval & {
    name: string;
    mean: number;
    /** This line and all above it scored as one: the bottom, and the width. */
    groupBottom: number;
    groupWidth: number;
  })[];
  findings: Finding[];
}

export interface LineUpPair {
  /** Its index among the pairs given. */
  pair: number;
  players: string[];
  ranking: number;
}

export interface LineUpAnswer {
  lines: { name: string; pairs: LineUpPair[] }[];
  findings: Finding[];
}

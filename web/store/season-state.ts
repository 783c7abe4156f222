/**
 * A season of the club ranking as it is entered: what people typed, in plain values that are never changed in place.
 * What it means is decided by the package.
 */
import type {
  RankingMethod,
  RankingPlayerInput,
  RankingSeason,
  RankingSession,
  RateFunctions,
} from "overtrick";
import { parseJson, rankingSettingNames } from "overtrick/rate";
import { parseNumber } from "../numbers";
import { partnershipRow, partnershipsOf, playerRow, playersOf } from "./season-rows";

const settingKeys = rankingSettingNames;
export type SettingKey = (typeof settingKeys)[number];

/** An evening that is being entered; `index` is the one that it changes. */
export interface Draft {
  readonly index: number | null;
  readonly date: string;
  readonly kind: RankingSession["kind"];
  readonly groups: string;
  readonly text: string;
  /** What the text was written from, and its decimal mark; null for a text of the reader's own. */
  readonly source: RankingSession | null;
  readonly mark: "," | ".";
}

export interface SeasonState {
  readonly name: string;
  /** As typed; empty where the default counts. */
  readonly settings: Readonly<Partial<Record<SettingKey, string>>>;
  readonly method: RankingMethod;
  /** Lists as typed, and what they were written from, which a row that was not changed still means. */
  readonly replacements: string;
  readonly partnerships: string;
  readonly givenPlayers: readonly RankingPlayerInput[];
  readonly givenPartnerships: readonly (readonly string[])[];
  readonly sessions: readonly RankingSession[];
  readonly draft: Draft;
  /** Tonight: who is here, pairs that were added by hand, how many lines, and the line that the director chose for a pair. */
  readonly present: readonly string[];
  readonly guests: readonly (readonly string[])[];
  readonly tonight: string;
  readonly places: Readonly<Record<string, number>>;
}

export const emptyDraft: Draft = {
  index: null,
  date: "",
  kind: "pairs",
  groups: "",
  text: "",
  source: null,
  mark: ",",
};

export const emptySeason: SeasonState = {
  name: "",
  settings: {},
  method: "balanced",
  replacements: "",
  partnerships: "",
  givenPlayers: [],
  givenPartnerships: [],
  sessions: [],
  draft: emptyDraft,
  present: [],
  guests: [],
  tonight: "3",
  places: {},
};

export const isEmptySeason = (state: SeasonState): boolean =>
  JSON.stringify({ ...state, draft: { ...state.draft, date: "" } }) === JSON.stringify(emptySeason);

export function settingsOf(state: SeasonState): NonNullable<RankingSeason["settings"]> {
  const settings: Record<string, number> = {};
  for (const key of settingKeys) {
    const value = parseNumber(state.settings[key] ?? "");
    if (value !== null) settings[key] = value;
  }
  return { ...settings, method: state.method };
}

/** The package's input; lists that are as they were in an earlier state are not read again. */
export function seasonOf(
  rates: RateFunctions,
  state: SeasonState,
  earlier?: { state: SeasonState; season: RankingSeason },
): RankingSeason {
  const same = (...keys: (keyof SeasonState)[]): RankingSeason | undefined =>
    keys.every((key) => earlier?.state[key] === state[key]) ? earlier?.season : undefined;
  return {
    settings: settingsOf(state),
    players:
      same("replacements", "givenPlayers")?.players ??
      playersOf(rates, state.replacements, state.givenPlayers),
    partnerships:
      same("partnerships", "givenPartnerships")?.partnerships ??
      partnershipsOf(state.partnerships, state.givenPartnerships),
    sessions: [...state.sessions],
  };
}

// --- Files

/** The file that is saved: the package's own input with a name, which the command line reads too. */
export const writeSeason = (rates: RateFunctions, state: SeasonState): string =>
  `${JSON.stringify({ name: state.name, ...seasonOf(rates, state) }, undefined, 2)}\n`;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
/** As it stands in the file: the package says what is wrong with it. */
const scoreOf = (value: unknown): number | null => (value ?? null) as number | null;
const namesOf = (value: unknown): string[] => listOf(value).map(textOf);
const methods: readonly RankingMethod[] = ["place", "prorata", "balanced", "dynamic"];

/** What a file has besides stays with it. */
function sessionOf(value: unknown): RankingSession {
  const given = isObject(value) ? value : {};
  const date = textOf(given["date"]);
  if (given["kind"] === "teams") {
    const teams = listOf(given["teams"]).map((one) => {
      const team = isObject(one) ? one : {};
      const halves = listOf(team["halves"]).map((half) => {
        const loose = isObject(half) ? half : {};
        return { ...loose, opponent: textOf(loose["opponent"]), vp: scoreOf(loose["vp"]) };
      });
      return { ...team, id: textOf(team["id"]), players: namesOf(team["players"]), halves };
    });
    return { ...given, date, kind: "teams", teams };
  }
  const entries = listOf(given["entries"]).map((one) => {
    const entry = isObject(one) ? one : {};
    const substitute = textOf(entry["substitute"]);
    return {
      ...entry,
      line: textOf(entry["line"]),
      players: namesOf(entry["players"]),
      score: scoreOf(entry["score"]),
      ...(substitute === "" ? {} : { substitute }),
    };
  });
  const groups = listOf(given["groups"]).map(namesOf);
  const kind = given["kind"] === "butler" ? "butler" : "pairs";
  return { ...given, date, kind, ...(groups.length === 0 ? {} : { groups }), entries };
}

/** A season out of a file; null when it is none. */
export function readSeason(text: string): SeasonState | null {
  let given: unknown;
  try {
    given = parseJson(text);
  } catch {
    return null;
  }
  if (!isObject(given) || !Array.isArray(given["sessions"])) return null;
  const loose = isObject(given["settings"]) ? given["settings"] : {};
  const settings = Object.fromEntries(
    settingKeys.filter((key) => loose[key] !== undefined).map((key) => [key, textOf(loose[key])]),
  );
  const players = listOf(given["players"]).flatMap((value): RankingPlayerInput[] => {
    const player = isObject(value) ? value : {};
    const name = textOf(player["name"]);
    return name === "" ? [] : [{ ...player, name }];
  });
  const partnerships = listOf(given["partnerships"]).map(namesOf);
  return {
    ...emptySeason,
    name: textOf(given["name"]),
    settings,
    method: methods.find((name) => name === loose["method"]) ?? "balanced",
    replacements: players.map(playerRow).join("\n"),
    givenPlayers: players,
    partnerships: partnerships.map(partnershipRow).join("\n"),
    givenPartnerships: partnerships,
    sessions: given["sessions"].map(sessionOf),
  };
}

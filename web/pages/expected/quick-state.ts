/**
 * What was typed into the quick calculation, in the address and back. Numbers go into the address with a point,
 * whatever the reader types, so that a link reads the same everywhere; what is no number goes as it was typed.
 */
import type { ExpectedForm, ExpectedScoring, Finding, Project52Preset, QuickInput } from "overtrick";
import { typedNumber } from "./typed";

export const numberNames = [
  "own",
  "partner",
  "mate",
  "mate2",
  "mean",
  "tables",
  "pairs",
  "boards",
  "result",
  "turnover",
  "ceiling",
  "cb",
  "weight",
] as const;
export type NumberName = (typeof numberNames)[number];

const choices = {
  ref: ["others", "field"],
  unit: ["tables", "pairs"],
  form: ["pairs", "individual", "match"],
  scoring: ["matchpoints", "imps"],
  preset: ["denmark", "sweden", "popular"],
} as const;
type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export interface QuickState extends Choices {
  text: Readonly<Partial<Record<NumberName, string>>>;
  datum: boolean;
}

export const emptyQuick: QuickState = {
  text: {},
  ref: "others",
  unit: "tables",
  form: "pairs",
  scoring: "matchpoints",
  preset: "denmark",
  datum: false,
};

/** After the game, on a phone: what a first visit shows. */
export const example: QuickState = {
  ...emptyQuick,
  text: { own: "28.4", partner: "14", mean: "26", tables: "14", boards: "24", result: "54.2" },
};

export function readQuick(query: URLSearchParams): QuickState | null {
  const text: Partial<Record<NumberName, string>> = {};
  for (const name of numberNames) {
    const value = query.get(name);
    if (value !== null && value !== "") text[name] = value.slice(0, 40);
  }
  const choice = <Name extends keyof Choices>(name: Name): Choices[Name] => {
    const asked = query.get(name);
    return ((choices[name] as readonly string[]).find((one) => one === asked) ??
      emptyQuick[name]) as Choices[Name];
  };
  const unit = text.pairs !== undefined && text.tables === undefined ? "pairs" : "tables";
  const state: QuickState = {
    text,
    ref: choice("ref"),
    unit,
    form: choice("form"),
    scoring: choice("scoring"),
    preset: choice("preset"),
    datum: query.has("datum"),
  };
  const known = [...numberNames, ...Object.keys(choices), "datum"];
  return known.some((name) => query.has(name)) ? state : null;
}

export function writeQuick(state: QuickState): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of numberNames) {
    const text = state.text[name]?.trim() ?? "";
    if (text === "" || (name === "tables" && state.unit === "pairs")) continue;
    if (name === "pairs" && state.unit === "tables") continue;
    const value = typedNumber(text);
    query.set(name, value === null ? text : String(value));
  }
  for (const name of ["ref", "form", "scoring", "preset"] as const) {
    if (state[name] !== emptyQuick[name]) query.set(name, state[name]);
  }
  if (againstDatum(state)) query.set("datum", "");
  return query;
}

/** A datum is a matter of IMPs: what cannot be seen on the screen does not count. */
export const againstDatum = ({ datum, scoring }: Pick<QuickState, "datum" | "scoring">): boolean =>
  datum && scoring === "imps";

/** The fields that the form of play has, in their order. */
export function handicapNames(form: QuickState["form"]): NumberName[] {
  if (form === "individual") return ["own"];
  return form === "match" ? ["own", "partner", "mate", "mate2"] : ["own", "partner"];
}

const valueOf = (state: QuickState, name: NumberName): number | null => typedNumber(state.text[name] ?? "");

/** The fields with something in them that is no number. */
export function notNumbers(state: QuickState): Set<NumberName> {
  const typed = numberNames.filter((name) => (state.text[name] ?? "").trim() !== "");
  return new Set(typed.filter((name) => valueOf(state, name) === null));
}

export function settingsOf(
  preset: Project52Preset,
  scoring: "matchpoints" | "imps",
  value: (name: "turnover" | "ceiling" | "cb" | "weight") => number | null,
): NonNullable<QuickInput["settings"]> {
  const [turnover, ceiling, cb, boardWeight] = [
    value("turnover"),
    value("ceiling"),
    value("cb"),
    value("weight"),
  ];
  return {
    preset,
    ...(turnover === null ? {} : { turnover }),
    ...(ceiling === null ? {} : { ceiling }),
    ...(cb === null ? {} : { cb: { [scoring]: cb } }),
    ...(boardWeight === null ? {} : { boardWeight }),
  };
}

/** A table has two pairs or four players. */
const perTable = (form: QuickState["form"]): number => (form === "individual" ? 4 : 2);

/** The state with the size of the field counted in something else; what is no number stays as typed. */
export function countedIn(
  state: QuickState,
  unit: QuickState["unit"],
  write: (value: number) => string,
): Partial<QuickState> {
  const typed = state.text[state.unit] ?? "";
  const value = typedNumber(typed);
  const factor = perTable(state.form);
  const turned = value === null ? typed : write(unit === "pairs" ? value * factor : value / factor);
  return unit === state.unit ? {} : { unit, text: { ...state.text, [unit]: turned } };
}

/** Per cent are not IMPs, and a C_b is for one of them: neither is kept for the other. */
export function scoredBy(state: QuickState, scoring: QuickState["scoring"]): Partial<QuickState> {
  const { text } = state;
  const others = numberNames.filter((name) => name in text && name !== "result" && name !== "cb");
  const kept = Object.fromEntries(others.map((name) => [name, text[name]]));
  return scoring === state.scoring ? {} : { scoring, text: kept };
}

/** Teams play for IMPs, everybody else for per cent, unless chosen otherwise afterwards. */
export function usualScoring(before: ExpectedForm, after: ExpectedForm): ExpectedScoring | null {
  const teams = (form: ExpectedForm): boolean => form !== "pairs" && form !== "individual";
  return teams(before) === teams(after) ? null : teams(after) ? "imps" : "matchpoints";
}

export function playedAs(state: QuickState, form: QuickState["form"]): Partial<QuickState> {
  return { form, ...scoredBy(state, usualScoring(state.form, form) ?? state.scoring) };
}

/** No field has such a size: the package then says so, and gives no change. */
const noSize = -1;

export function inputOf(state: QuickState): QuickInput {
  const value = (name: NumberName): number | null => valueOf(state, name);
  const wrong = notNumbers(state);
  const size = (name: "tables" | "pairs"): number | null =>
    state.unit !== name ? null : wrong.has(name) ? noSize : value(name);
  return {
    form: state.form,
    scoring: state.scoring,
    datum: againstDatum(state),
    handicaps: handicapNames(state.form).map(value),
    mean: value("mean"),
    reference: state.ref,
    tables: size("tables"),
    entrants: size("pairs"),
    boards: value("boards"),
    result: value("result"),
    settings: settingsOf(state.preset, state.scoring, value),
  };
}

/** A player's number that no handicap is; the mean has no player. */
export const isNoHandicap = ({ code, values }: Finding): boolean =>
  code === "handicap-invalid" && Number(values?.["first"] ?? 0) > 0;

const places: Readonly<Record<string, NumberName>> = {
  "mean-missing": "mean",
  "mean-above-ceiling": "mean",
  "expected-out-of-range": "mean",
  "missing-partner": "partner",
  "result-invalid": "result",
  "result-out-of-range": "result",
  "boards-invalid": "boards",
  "no-boards": "boards",
};
const sizeCodes = [
  "tables-invalid",
  "half-table",
  "no-comparison",
  "field-too-small",
  "entrants-invalid",
  "field-size-unknown",
  "tables-differ",
];
const settingPlaces: Readonly<Record<string, NumberName>> = {
  turnover: "turnover",
  ceiling: "ceiling",
  cb: "cb",
  boardWeight: "weight",
};

/** The field that a finding is about; null where it is about none. */
export function placeOf({ code, values }: Finding, state: QuickState): NumberName | null {
  if (code === "handicap-invalid" || code === "handicap-above-ceiling") {
    const player = Number(values?.["first"] ?? 0);
    // The mean has no player.
    return player === 0 ? "mean" : (handicapNames(state.form)[player - 1] ?? "own");
  }
  if (code === "missing-partner") {
    return handicapNames(state.form).find((name) => valueOf(state, name) === null) ?? "partner";
  }
  if (code === "invalid-setting") return settingPlaces[String(values?.["setting"])] ?? null;
  if (sizeCodes.includes(code)) return state.unit;
  return places[code] ?? null;
}

/** What the whole field is made of, as typed; kept in the browser, its choices in the address too. */
import type { ExpectedForm, ExpectedScoring, GuestSeating, ListedField, Project52Preset } from "overtrick";
import { keep, kept } from "../../store/kept";
import { againstDatum, settingsOf, usualScoring } from "./quick-state";
import { typedNumber } from "./typed";

const sortNames = [
  "names",
  "seat",
  "place",
  "old",
  "handicap",
  "expected",
  "favourite",
  "result",
  "change",
  "after",
  "nett",
  "byNett",
  "byChange",
] as const;
export type SortName = (typeof sortNames)[number];

const choices = {
  from: ["list", "event"],
  form: ["pairs", "individual", "match", "field", "barometer"],
  scoring: ["matchpoints", "imps"],
  preset: ["denmark", "sweden", "popular"],
  guests: ["estimate", "partner", "start"],
} as const;

export interface FieldState {
  /** The list, or handicaps by name. */
  list: string;
  from: "list" | "event";
  form: ExpectedForm;
  scoring: ExpectedScoring;
  datum: boolean;
  preset: Project52Preset;
  guests: GuestSeating;
  /** Numbers as typed. */
  boards: string;
  tables: string;
  turnover: string;
  ceiling: string;
  cb: string;
  weight: string;
  /** The column to sort by; empty for the place, or before play the favourites. */
  sort: SortName | "";
  down: boolean;
}

export const emptyField: FieldState = {
  list: "",
  from: "list",
  form: "pairs",
  scoring: "matchpoints",
  datum: false,
  preset: "denmark",
  guests: "estimate",
  boards: "24",
  tables: "",
  turnover: "",
  ceiling: "",
  cb: "",
  weight: "",
  sort: "",
  down: false,
};

const fieldNumbers = ["boards", "tables", "turnover", "ceiling", "cb", "weight"] as const;
export type FieldNumber = (typeof fieldNumbers)[number];

/** What was kept, with what the address says in its place. */
export function openField(query: URLSearchParams): FieldState {
  const state: FieldState = { ...emptyField, ...keptField() };
  for (const [name, known] of Object.entries(choices)) {
    const found = (known as readonly string[]).find((one) => one === query.get(name));
    if (found !== undefined) Object.assign(state, { [name]: found });
  }
  for (const name of fieldNumbers) {
    const value = query.get(name);
    if (value !== null) state[name] = value.slice(0, 40);
  }
  const sort = sortNames.find((name) => name === query.get("sort"));
  if (sort) [state.sort, state.down] = [sort, query.has("down")];
  if (query.has("datum")) state.datum = true;
  return state;
}

function keptField(): Partial<FieldState> {
  try {
    const found = JSON.parse(kept("expected.field") ?? "{}") as Partial<FieldState>;
    const sound = Object.entries(found).filter(
      ([name, value]) => typeof value === typeof emptyField[name as keyof FieldState],
    );
    return Object.fromEntries(sound);
  } catch {
    return {};
  }
}

export function keepField(state: FieldState): void {
  keep("expected.field", JSON.stringify(state));
}

export function writeField(state: FieldState, query: URLSearchParams): void {
  for (const name of [...query.keys()]) query.delete(name);
  query.set("view", "field");
  for (const name of ["from", "form", "scoring", "preset", "guests", "sort"] as const) {
    if (state[name] !== emptyField[name]) query.set(name, state[name]);
  }
  if (state.sort !== "" && state.down) query.set("down", "");
  if (againstDatum(state)) query.set("datum", "");
  for (const name of fieldNumbers) {
    const text = state[name].trim();
    if (text === "" || text === emptyField[name]) continue;
    const value = typedNumber(text);
    query.set(name, value === null ? text : String(value));
  }
}

/** A C_b is for per cent or for IMPs: it is not kept for the other. */
export function scoredField(state: FieldState, scoring: ExpectedScoring): Partial<FieldState> {
  return scoring === state.scoring ? {} : { scoring, cb: "" };
}

export function playedField(state: FieldState, form: ExpectedForm): Partial<FieldState> {
  return { form, ...scoredField(state, usualScoring(state.form, form) ?? state.scoring) };
}

/** The field without its entries. */
export function headOf(state: FieldState): ListedField {
  const value = (name: FieldNumber): number | null => typedNumber(state[name]);
  const [boards, tables] = [value("boards"), value("tables")];
  return {
    form: state.form,
    scoring: state.scoring,
    ...(againstDatum(state) ? { datum: true } : {}),
    ...(boards === null ? {} : { boards }),
    ...(tables === null ? {} : { tables }),
    settings: { ...settingsOf(state.preset, state.scoring, value), guests: state.guests },
  };
}

/** What the parts of the Club page share. */
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { BookEntry, BookPlayer, BookRemoval, BookSession, Ranked } from "overtrick";
import type { ClubWords } from "../../i18n/club/en";
import type { Dictionary } from "../../i18n/index";
import type { NumberWriter } from "../../numbers";
import { parseNumber } from "../../numbers";
import { numberCell } from "../../components/number-cell";
import { numberField } from "../../components/number-field";
import type { NumberField } from "../../components/number-field";
import { typedDate, understoodDate } from "../../components/typed-date";
import { replaceQuery, writeAddress } from "../../routes";
import type { ClubContents, SessionVersion } from "../../store/club/contents";
import type { ShownFigure } from "../expected/expected-working";
import type { Faults } from "./faults";
import type { SystemFigure } from "./systems-working";
import { clubStore } from "./club-store";
import type { ClubStore, ShownBook } from "./club-store";

/** Views of the bar, and those behind them. */
export const viewNames = ["members", "sessions", "seasons", "settings"] as const;
const behind = { member: "members", session: "sessions", add: "sessions" } as const;
export type BarView = (typeof viewNames)[number];
export type ViewName = BarView | keyof typeof behind;

export const barView = (view: ViewName): BarView =>
  view in behind ? behind[view as keyof typeof behind] : (view as BarView);

export const allViews: readonly string[] = [...viewNames, ...Object.keys(behind)];

export function viewOf(query: URLSearchParams): ViewName {
  const asked = query.get("view") ?? "";
  return allViews.includes(asked) ? (asked as ViewName) : "members";
}

/** What a part is given: words, numbers, the book and what came out of it. */
export interface Part extends ShownBook {
  w: ClubWords;
  t: Dictionary;
  n: NumberWriter;
  store: ClubStore;
  query: URLSearchParams;
  /** Every row of a long list: the reader asked for them, or they go onto paper. */
  everything: boolean;
  /** Shows how a figure came about. */
  tell: (figure: ShownFigure | SystemFigure) => void;
}

/** The address of a view with more behind it; a sample stays on the screen. */
export function addressOf(view: ViewName, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ view, ...more });
  if (clubStore.sample) query.set("sample", "");
  return writeAddress("club", query);
}

export function go(view: ViewName, more: Record<string, string> = {}): void {
  location.hash = addressOf(view, more);
}

/** Puts a word into the address without a step in the history; an empty one is left out unless it is a mere mark. */
export function put(key: string, value: string | null): void {
  replaceQuery((query) => (value === null ? query.delete(key) : query.set(key, value)));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export const two = (n: NumberWriter, value: number | null | undefined): string =>
  value === null || value === undefined ? "" : n.fixed(value, 2);

export const signed = (n: NumberWriter, value: number | null | undefined): string =>
  value === null || value === undefined ? "" : n.signed(value, 2);

/** A figure of nett scores or of the ranking that tells how it came about. */
export function toldCell(part: Part, shown: string, figure: Omit<SystemFigure, "shown">): TemplateResult {
  const strong = figure.nett === undefined || figure.nett === "nett";
  if (shown === "" || figure.terms.length === 0) return numberCell(shown, strong);
  return html`<td class="number ${strong ? "strong" : ""}">
    <button type="button" class="figure" tabindex="-1" @click=${() => part.tell({ ...figure, shown })}>
      ${shown}
    </button>
  </td>`;
}

export const placeText = ({ rank, tied }: Ranked): TemplateResult | typeof nothing =>
  rank === null ? nothing : html`${rank}<span class="tie">${tied ? "=" : ""}</span>`;

export const nameOf = ({ members }: ClubContents, id: string): string =>
  members.find((member) => member.id === id)?.name ?? id;

/** A member's name, or a guest's. */
export function playerName({ contents, w }: Pick<Part, "contents" | "w">, player: BookPlayer): string {
  if (typeof player === "string") return nameOf(contents, player);
  return player.name === undefined || player.name === ""
    ? w.session.guest
    : `${player.name} (${w.session.guest})`;
}

/** Who sat in an entry; its number where no name is known. */
export function entryName(part: Pick<Part, "contents" | "w">, { id, players, phantom }: BookEntry): string {
  if (phantom) return part.w.session.phantom;
  const named = players.some((player) => typeof player === "string" || (player.name ?? "") !== "");
  if (!named && id !== undefined) return `${part.w.columns.pair} ${id}`;
  return players.map((player) => playerName(part, player)).join(" – ");
}

export const isRemoval = (session: BookSession | BookRemoval): session is BookRemoval => "removed" in session;

/** The reports of a session, first to latest; removals are none. */
export function reportsOf(contents: ClubContents, id: string): (SessionVersion & { session: BookSession })[] {
  return contents.versions.filter(
    (version): version is SessionVersion & { session: BookSession } =>
      version.session.id === id && !isRemoval(version.session),
  );
}

/** Every session as it was last reported, without those that were removed. */
export function latestSessions({ versions }: ClubContents): BookSession[] {
  const latest = new Map<string, BookSession | null>();
  for (const { session } of versions) latest.set(session.id, isRemoval(session) ? null : session);
  return [...latest.values()].filter((session) => session !== null);
}

/** An id that no other tab gives. */
export function freshId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${prefix}${Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
}

// --- Fields whose text is kept until it is used

/** Where a form's texts are kept; a sample's are forgotten with the tab. */
export const formName = (form: string): string => `${clubStore.sample ? "sample:" : ""}${form}.`;

export interface TextField {
  form: string;
  name: string;
  label: string;
  /** What stands there before anything is typed. */
  given?: string;
  hint?: string;
  wrong?: string;
  wide?: boolean;
}

const idOf = (form: string, name: string): string => `${form}-${name}`.replace(/[^\w-]/gu, "-");

export const typedIn = (form: string, name: string, given = ""): string =>
  clubStore.drafts.text(formName(form) + name, given);

export function textField({ form, name, label, given = "", hint, wrong, wide }: TextField): TemplateResult {
  const id = idOf(form, name);
  const note = wrong ?? hint;
  return html`<div class="field ${wide ? "wide" : ""}">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      spellcheck="false"
      .value=${typedIn(form, name, given)}
      aria-invalid=${wrong === undefined ? "false" : "true"}
      aria-describedby="${id}-note"
      @input=${(event: Event) => clubStore.drafts.put(formName(form) + name, (event.target as HTMLInputElement).value)}
    />
    <span id="${id}-note" class="note ${wrong === undefined ? "soft" : "error"}">${note ?? nothing}</span>
  </div>`;
}

/** A date as people type it, with the day that was understood; empty is one where it may be. */
export function dateField(part: Part, field: Omit<TextField, "wrong">): TemplateResult {
  const typed = typedIn(field.form, field.name, field.given);
  if (typed.trim() === "") return textField(field);
  const said = typedDate(typed) === null ? { wrong: part.w.notADate } : { hint: understoodDate(typed) };
  return textField({ ...field, ...said });
}

/** A number whose text is kept; wrong where it is none. */
export function numberInput(
  part: Part,
  {
    form,
    name,
    given = "",
    faults,
    path = "",
    ...more
  }: { form: string; name: string; given?: string; faults?: Faults; path?: string } & Omit<
    NumberField,
    "id" | "text" | "typed"
  >,
): TemplateResult {
  const text = typedIn(form, name, given);
  const fault = text.trim() === "" ? undefined : faults?.get(path);
  const wrong =
    text.trim() !== "" && parseNumber(text) === null
      ? { wrong: part.w.notANumber }
      : fault
        ? { wrong: part.w.notPossible }
        : {};
  return numberField({
    id: idOf(form, name),
    text,
    typed: (typed) => clubStore.drafts.put(formName(form) + name, typed),
    ...more,
    ...wrong,
  });
}

/** A choice among words. */
export function selectField(
  field: { form: string; name: string; label: string; given: string; hint?: string },
  options: readonly (readonly [value: string, shown: string])[],
): TemplateResult {
  const { form, name, label, given, hint } = field;
  const id = idOf(form, name);
  const value = typedIn(form, name, given);
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <select
      id=${id}
      autocomplete="off"
      @change=${(event: Event) => clubStore.drafts.put(formName(form) + name, (event.target as HTMLSelectElement).value)}
    >
      ${options.map(([word, shown]) => html`<option value=${word} .selected=${word === value}>${shown}</option>`)}
    </select>
    ${hint === undefined ? nothing : html`<span class="soft note">${hint}</span>`}
  </div>`;
}

export function checkField(form: string, name: string, label: string, given: boolean): TemplateResult {
  const checked = typedIn(form, name, given ? "yes" : "") === "yes";
  const turn = (event: Event): void =>
    clubStore.drafts.put(formName(form) + name, (event.target as HTMLInputElement).checked ? "yes" : "");
  return html`<label class="option"
    ><input type="checkbox" .checked=${checked} @change=${turn} /> ${label}</label
  >`;
}

/** Written so that the same language reads it back. */
export const numberText = (n: NumberWriter, value: number | null | undefined): string =>
  value === null || value === undefined ? "" : plainNumber(n, value);

function plainNumber(n: NumberWriter, value: number): string {
  const [, mark = "."] = /0(.)5/u.exec(n.fixed(0.5, 1)) ?? [];
  return String(value).replace(".", mark);
}

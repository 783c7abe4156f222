/**
 * The one event that all ways of entry edit. Every edit makes a new state, is read and scored at once, can be taken
 * back, and is kept in the browser a moment later. A sample is shown like an event of one's own but never kept; the
 * first change makes it one's own.
 */
import type { Event, Finding, Line, Notation, ScoredEdit, RulesInput } from "overtrick";
import { engine, engineComplete, engineReady } from "../engine/engine";
import { noteTime } from "../timing";
import { hasKeptEvent, keepEvent, keptEvent, parseEvent } from "./event-keep";
import type { readEdit } from "./event-edit-reading";
import type { EventReading } from "./event-reading";
import { boardName, emptyEvent, isBlank, isEmpty, removeRows, withReadNames } from "./event-state";
import type { BoardName, BoardRows, EventState, Row, RulesChoice } from "./event-state";
import { keep, kept, storageKey } from "./kept";
import { readerNow, readerReady } from "./reader";
import type { ScoredEvent } from "./scored";

/** Steps that can be taken back. */
const longestHistory = 500;
/** After so many milliseconds without an edit the event is kept. */
const keepAfter = 400;
const severities = ["error", "warning", "note"];

/** Whose event is on the screen: the sample, one that a link brought, or one's own. */
export type Origin = "sample" | "link" | "own";

/** What a step back or forward leads to. */
interface Step {
  state: EventState;
  origin: Origin;
}

export class EventStore {
  state: EventState = emptyEvent;
  origin: Origin = "own";
  /** What came out; null until the package has started. */
  scored: ScoredEvent | null = null;
  reading: EventReading | null = null;
  /** Of reading, scoring and keeping; those that block a result come first. */
  findings: Finding[] = [];
  /** Why there can be no results at all. */
  failure: string | null = null;
  /** How an edit of a row, and of the text, is read without the rest; what is fetched at a first touch brings them. */
  readRowEdit: typeof readEdit | undefined;
  readTextEdit: typeof readEdit | undefined;
  /** Whether anything was shown yet in this visit. */
  opened = false;
  #past: Step[] = [];
  #future: Step[] = [];
  /** Edits with the same key in a row are one step back. */
  #key: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refused = false;
  /** The state that `reading` is of. */
  #read: EventState | null = null;
  /** The sample with what it is when it is read. */
  #sample: Known | null = null;
  #awaiting = false;
  /** What the next scoring takes over. */
  #edit: ScoredEdit | null = null;
  /** The reader's own event as kept before a changed sample took its place. */
  #earlier: string | null = null;
  #told = false;
  readonly #listeners = new Set<() => void>();

  constructor() {
    engineReady()
      .catch((error: unknown) => (this.failure = String(error)))
      .finally(() => this.#compute());
    addEventListener("pagehide", () => this.keepNow());
    addEventListener("storage", this.#elsewhere);
    // What could not be fetched is asked for again.
    addEventListener("online", () => this.#compute());
  }

  /** Another tab kept the event: it is shown here too, unless something was typed here since. */
  readonly #elsewhere = ({ key }: StorageEvent): void => {
    if (key !== storageKey("score.event") || this.origin !== "own" || this.#timer !== undefined) return;
    const state = keptEvent();
    if (state) this.#show("own", state);
  };

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** A part of the page could not be fetched. */
  fail(error: unknown): void {
    this.failure = String(error);
    this.#tell();
  }

  // --- What is on the screen

  /** Whether the browser keeps an event of the reader's own. */
  hasKept(): boolean {
    return hasKeptEvent();
  }

  showOwn(): void {
    this.#show("own", keptEvent() ?? emptyEvent);
  }

  /** `event` is what the sample is when it is read. */
  showSample(state: EventState, event: Event): void {
    this.keepNow();
    this.#sample = knownAs(state, event);
    this.#show("sample", state);
  }

  /** An event that a link brought: like a sample, it becomes one's own with the first change. */
  showLinked(state: EventState): void {
    this.keepNow();
    this.#show("link", state);
  }

  /** An evening of one's own, in place of the sample. */
  startEmpty(): void {
    this.#show("own", { ...emptyEvent, rules: this.state.rules });
  }

  #show(origin: Origin, state: EventState): void {
    this.opened = true;
    this.origin = origin;
    this.state = state;
    this.#past = [];
    this.#future = [];
    this.#key = null;
    this.#compute();
  }

  /** How many findings are more than notes. */
  get toCheck(): number {
    return this.findings.filter(({ severity }) => severity !== "note").length;
  }

  /** Whether what reads is still on its way, so that what came out is of an earlier state. */
  get unread(): boolean {
    return !this.#read || !onlyRulesDiffer(this.#read, this.state);
  }

  get boards(): readonly BoardRows[] {
    if (this.state.text === null) return this.state.boards;
    return (this.unread ? null : this.reading?.boards()) ?? [];
  }

  /** Where a line of the event, or of the text, stands among the rows; its line where the state is a text. */
  placeOf(lineId?: string, line?: number): { board: BoardName; row: Row; line?: number } | null {
    const isText = this.state.text !== null;
    const source = isText ? (this.#lineOf(lineId)?.sourceLine ?? line) : undefined;
    for (const board of this.boards) {
      const row = board.rows.find(
        ({ id }) => id === lineId || (lineId === undefined && id === `b${line ?? 0}`),
      );
      if (row) return { board: boardName(board), row, ...(source === undefined ? {} : { line: source }) };
    }
    return null;
  }

  #lineOf(lineId?: string): Line | undefined {
    for (const board of this.scored?.event.boards ?? []) {
      const line = board.lines.find(({ id }) => id === lineId);
      if (line) return line;
    }
    return undefined;
  }

  /** The letters to write contracts with: those of the event, or `own` when it has none yet. */
  notation(own: Notation): Notation {
    return (this.hasContracts ? this.reading?.notation : undefined) ?? own;
  }

  /** Whether anything is written in letters. */
  get hasContracts(): boolean | undefined {
    return this.scored?.event.boards.some(({ lines }) =>
      lines.some(({ outcome }) => outcome.kind === "contract"),
    );
  }

  /** The state with its rows as rows, for an edit by row. */
  get asRows(): EventState {
    const { state, boards } = this;
    if (state.text === null) return state;
    const reading = this.unread ? null : this.reading;
    const pairs = reading ? withReadNames(state.pairs, reading.event) : state.pairs;
    // Rows are written out in full.
    const rows = { ...state, text: null, withoutLastZero: false, base: null, source: null, boards };
    return (reading && readerNow()?.rowsOnBase(state, reading, rows)) ?? { ...rows, pairs };
  }

  // --- Edits

  /** Shows and keeps a new state. Edits with the same `key` without another between them are one step back. */
  edit(state: EventState, key: string | null = null): void {
    if (state === this.state) return;
    performance.mark("overtrick-edit");
    if (key === null || key !== this.#key) {
      this.#past.push({ state: this.state, origin: this.origin });
      if (this.#past.length > longestHistory) this.#past.shift();
    }
    this.#key = key;
    this.#future = [];
    this.opened = true;
    if (this.origin !== "own") this.#leaveSample();
    this.state = state;
    this.#compute();
    this.#keepSoon();
  }

  #leaveSample(): void {
    this.origin = "own";
    this.#earlier = kept("score.event");
    this.#told = false;
    if (this.#earlier !== null) keep("score.earlier", this.#earlier);
  }

  /** The reader's own event that a changed sample has just replaced; told once. */
  takeReplaced(): EventState | null {
    if (this.#told || this.origin !== "own" || this.#earlier === null) return null;
    this.#told = true;
    return parseEvent(this.#earlier);
  }

  /** Ends a run of edits that are one step back. */
  seal(): void {
    this.#key = null;
  }

  /** Rows in which nothing is left go away, as part of the edit that emptied them. */
  dropBlankRows(except?: string): void {
    if (this.state.text !== null) return;
    const state = removeRows(this.state, (row) => row.id !== except && isBlank(row));
    if (state === this.state) return;
    this.state = state;
    this.#compute();
    this.#keepSoon();
  }

  /** Other rules for the same event: a choice of what to see, so no step back and no change of a sample. */
  choose(change: Partial<RulesChoice>): void {
    performance.mark("overtrick-edit");
    this.state = { ...this.state, rules: { ...this.state.rules, ...change } };
    this.#compute();
    if (this.origin === "own") this.#keepSoon();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #step(from: Step[], to: Step[]): void {
    const found = from.pop();
    if (!found) return;
    performance.mark("overtrick-edit");
    to.push({ state: this.state, origin: this.origin });
    this.#key = null;
    this.state = { ...found.state, rules: this.state.rules };
    this.origin = found.origin;
    this.#compute();
    this.#keepSoon();
  }

  // --- What comes out

  #compute(): void {
    const overtrick = engine();
    if (overtrick) {
      const begun = performance.now();
      const reading = this.#readNow();
      if (!reading) {
        this.#tell();
        return;
      }
      this.reading = reading;
      this.#read = this.state;
      const read = performance.now();
      const { event } = reading;
      const rules: RulesInput = this.state.rules;
      // Scoring an edit came with what reads; before it there has been none.
      this.#edit = readerNow() ? overtrick.rescore(event, rules, this.#edit) : null;
      const scores = this.#edit?.scores ?? overtrick.score(event, rules);
      this.scored = { event, rules, scores, overtrick, complete: engineComplete };
      this.#collect();
      noteTime("overtrick-read", begun, read);
      noteTime("overtrick-score", read);
    }
    this.#tell();
  }

  /** What the state is when it is read; null while what reads is on its way, and the results stay as they were. */
  #readNow(): EventReading | null {
    const { reading, state } = this;
    const before = this.#read;
    if (reading && before && onlyRulesDiffer(before, state)) return reading;
    const known = [blank, this.#sample].find((one) => one && onlyRulesDiffer(one.state, state));
    if (known) return known.reading;
    const reader = readerNow();
    if (!reader) {
      this.#awaitReader();
      return null;
    }
    const { overtrick } = reader;
    const edited =
      reading && before
        ? (this.readRowEdit?.(overtrick, before, state, reading) ??
          this.readTextEdit?.(overtrick, before, state, reading))
        : null;
    return edited ?? reader.readState(overtrick, state);
  }

  #awaitReader(): void {
    if (this.#awaiting) return;
    this.#awaiting = true;
    readerReady()
      .then(
        () => {
          this.failure = null;
          this.#compute();
        },
        (error: unknown) => this.fail(error),
      )
      .finally(() => (this.#awaiting = false));
  }

  #collect(): void {
    const all = [...(this.reading?.findings ?? []), ...(this.scored?.scores.findings ?? [])];
    // Rows stand on no line: the one that they had in a file is none of a text on the screen.
    const found = this.state.text === null ? all.map(withoutLine) : all;
    if (this.#refused) found.push(notKept);
    const weight = ({ severity }: Finding): number => severities.indexOf(severity);
    const place = ({ where }: Finding): number => where.board ?? 0;
    this.findings = found.sort((one, other) => weight(one) - weight(other) || place(one) - place(other));
  }

  // --- Keeping

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.settle();
      this.keepNow();
    }, keepAfter);
  }

  /** Reads the whole where only what was edited has been read. */
  settle(): void {
    if (!this.reading?.provisional) return;
    this.reading = null;
    this.#compute();
  }

  /** Keeps what has not been kept yet. Back at a sample, what was kept before it was changed is kept again. */
  keepNow(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const refused =
      this.origin !== "own"
        ? !keep("score.event", this.#earlier)
        : !keepEvent(isEmpty(this.state) ? null : this.state);
    if (refused === this.#refused) return;
    this.#refused = refused;
    this.#collect();
    this.#tell();
  }
}

/** A state whose reading is known without what reads. */
interface Known {
  state: EventState;
  reading: EventReading;
}

function knownAs(state: EventState, event: Event): Known {
  const { boards, notation = "english" } = state;
  return { state, reading: { event, findings: [], notation, provisional: false, boards: () => boards } };
}

const blank = knownAs(emptyEvent, {
  name: "",
  date: "",
  scoring: "matchpoints",
  players: [],
  entries: [],
  boards: [],
});

function withoutLine(finding: Finding): Finding {
  if (finding.where.line === undefined) return finding;
  const where = { ...finding.where };
  delete where.line;
  return { ...finding, where };
}

const notKept: Finding = {
  severity: "warning",
  code: "not-kept",
  message: "This browser has no room left or keeps nothing.",
  where: {},
};

function onlyRulesDiffer(one: EventState, other: EventState): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof EventState)[]).every(
    (key) => key === "rules" || one[key] === other[key],
  );
}

/** There is one; it outlives the page on the screen, so that a look at another place loses nothing. */
export const eventStore = new EventStore();

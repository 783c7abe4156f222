import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Event } from "overtrick";
import { sheetView } from "../../../engine/view";
import type { LinePlaces, SheetView } from "../../../engine/view";
import { parseWhole } from "../../../numbers";
import { emptyEvent } from "../../../store/event-state";
import type { BoardRows } from "../../../store/event-state";
import { saysAll, writtenEvent } from "../../../store/event-source";
import { placesOfRows, textOfRows } from "../../../store/event-text";
import { currentLanguage } from "../../../i18n/index";
import { notationOf } from "../../../i18n/notation";
import { readTextEdit } from "../../../store/text-edit-reading";
import "../sheet-editor";
import type { SheetEditor } from "../sheet-editor";
import { StoreElement } from "./store-element";
import { writtenWords } from "./written-as";
import type { Written } from "./written-as";

/** Typing goes on in the same step back until one pauses this long. */
const pause = 1000;
const largestBoard = 999;

/** Rows as they were last written, what they were written from, and where each of them stands. */
interface WrittenRows {
  boards: readonly BoardRows[];
  event: Event | null;
  word: string;
  text: string;
  places: LinePlaces;
}

/** The whole event as text: typed, pasted or dropped, read with every keystroke. */
export class PastePane extends StoreElement {
  static override properties = { boardText: { state: true } };
  /** What stands in the board field, when it is no board. */
  declare boardText: string | null;
  #shown: WrittenRows | null = null;
  #run = 0;
  #typedAt = -Infinity;

  constructor() {
    super();
    this.boardText = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void writtenWords.ready.then(() => this.requestUpdate());
  }

  protected override willUpdate(): void {
    this.store.readTextEdit = readTextEdit;
    // Lines and findings stand side by side here, so their places have to be right; an edit of the text keeps them.
    if (this.store.state.text === null) this.store.settle();
  }

  /** The sheet in its own words, or the rows as one would type them. */
  get #text(): string {
    return this.store.state.text ?? this.#rows.text;
  }

  /**
   * Rows are written anew, with lines of their own: whatever numbers their lines had where they came from (in a file, or
   * in a text that was typed before) are none of this text's.
   */
  get #rows(): WrittenRows {
    const { boards } = this.store.state;
    const { board, section } = this.t.entry;
    const event = this.#written;
    if (this.#shown?.boards !== boards || this.#shown.word !== board || this.#shown.event !== event) {
      const overtrick = this.store.scored?.overtrick;
      const written =
        event && overtrick ? writtenEvent(overtrick, event, notationOf(currentLanguage())) : null;
      const rows = textOfRows(boards, { board, section }, written);
      this.#shown = { boards, event, word: board, text: rows.text, places: placesOfRows(rows) };
    }
    return this.#shown;
  }

  /** The event that the text is written from, where rows say less than it. */
  get #written(): Event | null {
    const { state, reading, unread } = this.store;
    if (state.text !== null) return state.source;
    return state.base && reading && !unread ? reading.event : null;
  }

  protected override render(): TemplateResult {
    const { state, unread } = this.store;
    // What came from a file is text as soon as it is read.
    if (state.base && state.text === null && unread)
      return html`<p class="soft" role="status">${this.t.aside.reading}</p>`;
    const text = this.#text;
    return html`<p id="sheet-hint" class="soft hint">${this.t.score.sheetHint}</p>
      ${this.#saysAll ? nothing : html`<p class="note warning" role="status">${writtenWords.words.textSaysLess}</p>`}
      ${this.store.state.text === null ? nothing : this.#boardField()} ${this.#writtenAs()}
      <overtrick-sheet
        .text=${text}
        .view=${this.#view(text)}
        @overtrick-edit=${this.#edited}
      ></overtrick-sheet>`;
  }

  get #saysAll(): boolean {
    const event = this.#written;
    const overtrick = this.store.scored?.overtrick;
    return !event || !overtrick || saysAll(overtrick, event, this.store.state.rules);
  }

  #view(text: string): SheetView | null {
    const { state, scored, reading, unread } = this.store;
    if (!scored || !reading || unread) return null;
    const places = state.text === null ? this.#rows.places : null;
    return sheetView(scored.event, scored.scores, reading.findings, text, true, places);
  }

  #boardField(): TemplateResult {
    const wrong = this.boardText !== null;
    return html`<div class="field">
      <label for="board">${this.t.score.board}</label>
      <input
        id="board"
        inputmode="numeric"
        autocomplete="off"
        maxlength="4"
        .value=${this.boardText ?? String(this.store.state.firstBoard)}
        aria-invalid=${wrong ? "true" : "false"}
        aria-describedby="board-hint"
        @input=${this.#boardTyped}
      />
      <span id="board-hint" class="soft ${wrong ? "error" : ""}"
        >${wrong ? this.t.score.boardWrong(this.n.whole(largestBoard)) : this.t.score.boardHint}</span
      >
    </div>`;
  }

  /** Rows that the page wrote itself are in letters that it knows. */
  #writtenAs(): TemplateResult | typeof nothing {
    const { state, reading, origin, unread } = this.store;
    const { text, base, notation, withoutLastZero } = state;
    if (text === null && (base !== null || origin === "sample" || state.boards.length === 0)) return nothing;
    return html`<overtrick-written
      .written=${{ notation, withoutLastZero }}
      .found=${reading && !unread && this.store.hasContracts ? reading.notation : null}
      .scores=${text !== null}
      @overtrick-written=${({ detail }: CustomEvent<Written>) => this.#write(detail)}
    ></overtrick-written>`;
  }

  #write({ notation, withoutLastZero = false }: Written): void {
    this.store.edit({ ...this.store.state, notation, withoutLastZero });
  }

  #boardTyped(event: InputEvent): void {
    const text = (event.target as HTMLInputElement).value;
    const firstBoard = parseWhole(text, 1, largestBoard);
    this.boardText = firstBoard === null ? text : null;
    if (firstBoard !== null) this.store.edit({ ...this.store.state, firstBoard }, "first board");
  }

  #edited({ detail }: CustomEvent<string>): void {
    const { state } = this.store;
    const now = performance.now();
    const pasted = Math.abs(detail.length - this.#text.length) > 1;
    if (pasted || now - this.#typedAt > pause) this.#run += 1;
    this.#typedAt = pasted ? -Infinity : now;
    // One's own text in place of the sample's: the sample's names are not those of one's pairs.
    const event =
      this.store.origin === "sample" && isOther(this.#text, detail)
        ? { ...emptyEvent, rules: state.rules }
        : state;
    const source = isReplaced(this.#text, detail) ? null : this.#written;
    this.store.edit({ ...event, text: detail, boards: [], source }, `text ${this.#run}`);
  }

  /** Leads to a line of the text: that of a row where rows are shown. */
  goto(line: number | undefined, row: string | undefined): void {
    const place = this.store.state.text === null ? this.#rows.places.get(row ?? "") : line;
    if (place !== undefined) this.querySelector<SheetEditor>("overtrick-sheet")?.goto(place);
  }
}

/** Whether a text shares but little with the one before. */
function isOther(before: string, after: string): boolean {
  return shared(before, after) < before.length / 2;
}

/** Whether there is another text in its place, and not a part of it. */
function isReplaced(before: string, after: string): boolean {
  return shared(before, after) < Math.min(before.length, after.length) / 2;
}

/** How many characters at the beginning and at the end are the same. */
function shared(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return head + tail;
}

customElements.define("overtrick-paste", PastePane);

/**
 * The sheet that the Score page works on: its text, where the text came from, and what the package made of it.
 *
 * Own text is kept in the browser with every change; the sample is not, until someone changes it. A text too large to
 * edit is set aside and read in the worker.
 */
import { engineReady, largestTyped, readLarge, readSheet } from "../../engine/engine";
import type { Reading } from "../../engine/engine";
import type { SheetView } from "../../engine/view";
import { keep, kept } from "../../store/kept";

export const largestBoard = 999;

export type Origin = "sample" | "own";

/** A text beside the sheet, and how far its reading is. */
export interface Aside {
  text: string | Blob;
  bytes: number;
  state: "reading" | "read" | "stopped";
  /** Whether reading has taken long enough to say so. */
  slow: boolean;
}

/** There is one; it outlives the page on the screen, so that a look at another place loses nothing. */
export class Sheet {
  text = "";
  board = 1;
  origin: Origin = "own";
  aside: Aside | null = null;
  view: SheetView | null = null;
  /** Why there can be no results at all. */
  failure: string | null = null;
  /** Whether anything was put on it yet in this visit. */
  opened = false;
  #reading: Reading | null = null;
  readonly #listeners = new Set<() => void>();

  constructor() {
    engineReady()
      .catch((error: unknown) => (this.failure = String(error)))
      .finally(() => this.#read());
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Own text from an earlier visit, or null. */
  static keptText(): string | null {
    return kept("score.text");
  }

  showOwn(): void {
    this.#show("own", Sheet.keptText() ?? "");
  }

  showSample(text: string): void {
    this.#show("sample", text);
  }

  #show(origin: Origin, text: string): void {
    this.#stopReading();
    this.aside = null;
    this.opened = true;
    this.origin = origin;
    this.text = text;
    this.#read();
  }

  /** A change by hand. The first change of the sample makes it the reader's own; the text it replaces is returned. */
  edit(text: string): string | null {
    const replaced = this.origin === "sample" ? Sheet.keptText() : null;
    if (this.origin === "sample" && replaced) keep("score.earlier", replaced);
    this.origin = "own";
    this.text = text;
    keep("score.text", text === "" ? null : text);
    this.#read();
    return replaced;
  }

  setBoard(board: number): void {
    this.board = board;
    if (this.aside) this.readAside();
    else this.#read();
  }

  /** Whether a text is too large for the sheet. */
  static isLarge(size: number): boolean {
    return size > largestTyped;
  }

  setAside(text: string | Blob): void {
    this.aside = {
      text,
      bytes: typeof text === "string" ? text.length : text.size,
      state: "reading",
      slow: false,
    };
    this.readAside();
  }

  readAside(): void {
    const aside = this.aside;
    if (!aside) return;
    this.#stopReading();
    aside.state = "reading";
    aside.slow = false;
    this.view = null;
    const reading = readLarge(aside.text, this.board);
    this.#reading = reading;
    // Below a second nobody wants to hear of it.
    const slow = setTimeout(() => this.#progress(reading, () => (aside.slow = true)), 400);
    reading.view
      .then((view) => this.#progress(reading, () => (this.view = view)))
      .catch((error: unknown) => this.#progress(reading, () => (this.failure = String(error))))
      .finally(() => {
        clearTimeout(slow);
        this.#progress(reading, () => (aside.state = "read"));
      });
    this.#changed();
  }

  stopAside(): void {
    this.#stopReading();
    if (this.aside) this.aside.state = "stopped";
    this.#changed();
  }

  /** Back to the sheet as it was before the large text came. */
  removeAside(): Aside | null {
    const removed = this.aside;
    this.#stopReading();
    this.aside = null;
    this.#read();
    return removed;
  }

  #stopReading(): void {
    this.#reading?.cancel();
    this.#reading = null;
  }

  /** News of a reading that was stopped or overtaken is no news. */
  #progress(reading: Reading, change: () => void): void {
    if (this.#reading !== reading) return;
    change();
    this.#changed();
  }

  #read(): void {
    if (!this.aside) this.view = readSheet(this.text, this.board);
    this.#changed();
  }
}

export const sheet = new Sheet();

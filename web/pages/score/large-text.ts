/**
 * A text too large to edit. It lies beside the event, is read in the worker, and is not kept: the page shows what it
 * holds until it is removed.
 */
import { largestTyped, readLarge } from "../../engine/engine";
import type { Reading } from "../../engine/engine";
import type { SheetView } from "../../engine/view";

/** A text beside the event, and how far its reading is. */
export interface Aside {
  text: string | Blob;
  bytes: number;
  state: "reading" | "read" | "stopped";
  /** Whether reading has taken long enough to say so. */
  slow: boolean;
}

/** Whether a text is too large for the sheet. */
export function isLarge(size: number): boolean {
  return size > largestTyped;
}

/** There is one; it outlives the page on the screen, so that a look at another place loses nothing. */
class LargeText {
  aside: Aside | null = null;
  view: SheetView | null = null;
  /** Why it could not be read at all. */
  failure: string | null = null;
  #reading: Reading | null = null;
  readonly #listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  setAside(text: string | Blob): void {
    const bytes = typeof text === "string" ? text.length : text.size;
    this.aside = { text, bytes, state: "reading", slow: false };
    this.read();
  }

  read(): void {
    const { aside } = this;
    if (!aside) return;
    this.#stopReading();
    aside.state = "reading";
    aside.slow = false;
    this.view = null;
    this.failure = null;
    const reading = readLarge(aside.text, 1);
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

  stop(): void {
    this.#stopReading();
    if (this.aside) this.aside.state = "stopped";
    this.#changed();
  }

  /** Back to the event as it was before the large text came. */
  remove(): Aside | null {
    const removed = this.aside;
    this.#stopReading();
    this.aside = null;
    this.view = null;
    this.failure = null;
    if (removed) this.#changed();
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
}

export const largeText = new LargeText();

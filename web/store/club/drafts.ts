/**
 * What is being typed on the Club page, by field: kept between visits until it is used or thrown away. What belongs to
 * a sample is kept with the tab, so that a reload does not lose it.
 */
import { keep, kept, storageKey } from "../kept";

/** After so many milliseconds without a key it is kept. */
const keepAfter = 400;

export class Drafts {
  #texts: Record<string, string>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.#texts = read();
    if (typeof addEventListener === "function") addEventListener("pagehide", () => this.keepNow());
  }

  /** As typed; `otherwise` where nothing was. */
  text(field: string, otherwise = ""): string {
    return Object.hasOwn(this.#texts, field) ? (this.#texts[field] ?? otherwise) : otherwise;
  }

  /** Whether anything is typed in a form. */
  has(form: string): boolean {
    return Object.keys(this.#texts).some((field) => field.startsWith(form));
  }

  put(field: string, text: string): void {
    this.#texts = { ...this.#texts, [field]: text };
    this.#keepSoon();
  }

  /** Forgets one field. */
  drop(field: string): void {
    this.#texts = Object.fromEntries(Object.entries(this.#texts).filter(([name]) => name !== field));
    this.#keepSoon();
  }

  /** Forgets all fields of a form; answers with the way back. */
  clear(form: string): () => void {
    const before = this.#texts;
    this.#texts = Object.fromEntries(Object.entries(before).filter(([field]) => !field.startsWith(form)));
    this.#keepSoon();
    return () => {
      this.#texts = { ...this.#texts, ...before };
      this.#keepSoon();
    };
  }

  keepNow(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [own, ofSample] = [false, true].map((wanted) =>
      written(Object.entries(this.#texts).filter(([field]) => field.startsWith("sample:") === wanted)),
    );
    keep("club.drafts", own ?? null);
    keepWithTab(ofSample ?? null);
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), keepAfter);
    this.#changed();
  }
}

const written = (fields: [string, string][]): string | null =>
  fields.length === 0 ? null : JSON.stringify(Object.fromEntries(fields));

const read = (): Record<string, string> => ({ ...textsIn(keptWithTab()), ...textsIn(kept("club.drafts")) });

function textsIn(record: string | null): Record<string, string> {
  try {
    const found = JSON.parse(record ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
}

// --- As kept.ts does: a browser may refuse

function keepWithTab(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(storageKey("club.drafts"));
    else sessionStorage.setItem(storageKey("club.drafts"), record);
  } catch {
    // It lasts as long as the page.
  }
}

function keptWithTab(): string | null {
  try {
    return sessionStorage.getItem(storageKey("club.drafts"));
  } catch {
    return null;
  }
}

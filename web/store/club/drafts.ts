/** What is being typed on the Club page, by field: kept between visits until it is used or thrown away. */
import { keep, kept } from "../kept";

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
    const own = Object.entries(this.#texts).filter(([field]) => !field.startsWith("sample:"));
    keep("club.drafts", own.length === 0 ? null : JSON.stringify(Object.fromEntries(own)));
  }

  #keepSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keepNow(), keepAfter);
    this.#changed();
  }
}

function read(): Record<string, string> {
  try {
    const found = JSON.parse(kept("club.drafts") ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
}

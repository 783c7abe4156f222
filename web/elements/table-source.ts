/** Where the tables of an element come from: what stands inside it, or what `src` names, worked out where need be. */
import { NotKnown } from "./asked";
import { fetchBytes, NotFetched } from "./fetched";
import { dayIn, inLanguage, saidIn } from "./in-language";
import type { Place } from "./place";
import { SortedTables } from "./sorted-tables";
import { parsed, readTables } from "./table-data";
import type { ResultsData, Wording } from "./table-data";

/** Turns a file that is no table into tables; `name` is the file's, empty for what stood inside the element. */
export type WorkOut = (bytes: Uint8Array, name: string) => Promise<ResultsData>;

/** What the element asks of its file. */
interface Wish {
  /** The words that, besides the file, decide what comes out. */
  settings: readonly string[];
  /** What of it nobody knows, as sentences. */
  faults: readonly string[];
}

/** `status`: the server's number for why a file did not come. */
type Outcome = ResultsData | { failed: true; status: number | null } | "fetching" | "refused" | "unknown";

/** Of a long address the end says which file it is. */
const longest = 60;
const shortened = (address: string): string =>
  address.length > longest ? `…${address.slice(1 - longest)}` : address;

export class TableSource {
  readonly #at: Place;
  readonly #tables: SortedTables;
  readonly #workOut: WorkOut;
  #wish: Wish = { settings: [], faults: [] };
  #known: { key: string; outcome: Outcome } | null = null;

  constructor(at: Place, workOut: WorkOut) {
    this.#at = at;
    this.#tables = new SortedTables(at);
    this.#workOut = workOut;
  }

  /** Whether there is anything to show a table of. */
  get isGiven(): boolean {
    return this.#src !== null || this.#data !== null || this.#at.element.querySelector("table") !== null;
  }

  /** An empty one names nothing; the browser would take it for the page itself. */
  get #src(): string | null {
    return this.#at.element.getAttribute("src")?.trim() || null;
  }

  /** A block of data inside the element, which no policy takes for a script. */
  get #data(): string | null {
    return (
      this.#at.element.querySelector('script[type="application/json"], script[type="text/csv"]')
        ?.textContent ?? null
    );
  }

  show(wish: Wish): void {
    this.#wish = wish;
    this.#at.complain(wish.faults);
    this.#showOutcome();
  }

  #showOutcome(): void {
    const { words } = this.#at;
    const fault = this.#wish.faults.join(" ");
    const plain = this.#src === null && this.#data === null;
    const outcome = plain ? this.#read(this.#at.element) : this.#workedOut();
    if (outcome === "fetching") this.#at.showInside(words.fetching);
    else if (outcome === "refused") this.#showInstead(words.notAllowed);
    else if (outcome === "unknown") this.#showInstead(fault);
    else if ("failed" in outcome) this.#showInstead(this.#ofFile(words.notFetched, outcome.status));
    else if (outcome.tables.length > 0) this.#tables.show(outcome, fault);
    else if (plain) this.#at.showInside(this.#missing);
    else this.#showInstead(this.#ofFile(words.notRead));
  }

  /** Why the file is not shown, above the tables inside the element, which are shown as without a file. */
  #showInstead(message: string): void {
    const inside = this.#read(this.#at.element);
    if (inside.tables.length > 0) this.#tables.show(inside, message);
    else this.#at.showInside(message);
  }

  /** A sentence with the file that it is about. */
  #ofFile(sentence: string, status: number | null = null): string {
    if (this.#src === null) return sentence;
    return `${shortened(this.#src)}${status === null ? "" : ` (${status})`}: ${sentence}`;
  }

  /** Where nothing at all was given, whoever made the page is told; what else stands inside speaks for itself. */
  get #missing(): string {
    return this.#at.element.textContent.trim() === "" ? this.#at.words.nothingGiven : "";
  }

  /** What came out, or how far it has come. */
  #workedOut(): Outcome {
    // The language is part of what comes out: headings and numbers are written in it.
    const key = JSON.stringify([this.#src, this.#src ?? this.#data, ...this.#wish.settings, this.#at.locale]);
    if (this.#known?.key !== key) {
      this.#known = { key, outcome: "fetching" };
      void this.#make(key);
    }
    return this.#known.outcome;
  }

  async #make(key: string): Promise<void> {
    const keep = (outcome: Outcome): void => {
      if (!this.#at.element.isConnected || this.#known?.key !== key) return;
      this.#known = { key, outcome };
      this.#showOutcome();
    };
    try {
      const outcome = await this.#fetched();
      keep(outcome);
      if (outcome.tables.length === 0) this.#at.tell("error", { message: "no table in it" });
    } catch (error) {
      // What is wrong there has been told.
      if (error instanceof NotKnown) {
        keep("unknown");
        return;
      }
      // A site's policy refuses to compile; all else is the file's.
      const status = error instanceof NotFetched ? error.status : null;
      keep(error instanceof WebAssembly.CompileError ? "refused" : { failed: true, status });
      this.#at.tell("error", { message: String(error) });
    }
  }

  async #fetched(): Promise<ResultsData> {
    const src = this.#src;
    if (src === null) return this.#workOut(new TextEncoder().encode(this.#data ?? ""), "");
    const { bytes, name } = await fetchBytes(new URL(src, document.baseURI));
    const text = new TextDecoder().decode(bytes);
    if (/<table[\s>]/iu.test(text)) return this.#read(parsed(text));
    return this.#workOut(bytes, name);
  }

  /** A saved table, in the words of the page. */
  #read(place: ParentNode): ResultsData {
    const { isNamed, ownLocale } = this.#at;
    const wording: Wording = isNamed
      ? {
          day: (date, written) => dayIn(ownLocale, date, written),
          said: (value, written) => saidIn(this.#at, value, written),
        }
      : {};
    return inLanguage(readTables(place, wording), this.#at);
  }
}

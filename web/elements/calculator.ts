/** Fields and what comes out of them, keystroke by keystroke. Attributes fill the fields; typing counts more. */
import type { Finding, RateFunctions } from "overtrick";
import { parseNumber } from "../numbers";
import type { Sentences } from "./findings";
import { sentenceFor } from "./findings";
import { make } from "./place";
import type { Place } from "./place";
import { ratesReady } from "./rates";

export interface Calculated {
  /** For the page's own script: what was asked and answered, as the package takes and gives them. */
  input: unknown;
  answer: { findings: Finding[] };
  /** What is said about it; those of `answer` that are worth it here. */
  findings: readonly Finding[];
  /** Null while too little is typed. */
  shown: Node[] | null;
}

export interface Calculation<Name extends string> {
  fields: readonly Name[];
  /** Those that may lie below nought: not every keypad has a minus. */
  signed: readonly Name[];
  label: (name: Name) => string;
  /** What the attributes ask for and nobody knows: it is said above the fields, and nothing is calculated. */
  faults: () => readonly string[];
  /** While too little is typed. */
  none: () => string;
  sentences: () => Sentences;
  calculate: (rates: RateFunctions, value: (name: Name) => number | null) => Calculated;
}

export class Calculator<Name extends string> {
  readonly #at: Place;
  readonly #of: Calculation<Name>;
  readonly #typed = new Map<Name, string>();
  #rates: RateFunctions | undefined;
  #failed = false;
  #answer: HTMLElement | undefined;
  readonly #width = new ResizeObserver(() => this.#answer && this.#follow(this.#answer));

  constructor(at: Place, calculation: Calculation<Name>) {
    this.#at = at;
    this.#of = calculation;
  }

  /** The page's script may change what is asked; it then counts more than what was typed. */
  forget(name: string): void {
    this.#typed.delete(name as Name);
  }

  show(): void {
    const { root, words } = this.#at;
    const faults = this.#of.faults();
    this.#at.complain(faults);
    if (this.#failed) {
      this.#at.showInside([...faults, words.notAllowed].join(" "));
      return;
    }
    if (!this.#rates) {
      root.replaceChildren(make("p", { part: "message" }, words.starting));
      void this.#start();
      return;
    }
    const fields = this.#of.fields.map((name) => this.#field(name));
    this.#answer = make("div", { part: "answer", class: "answer", "aria-live": "polite" });
    const said = faults.map((fault) => make("p", { part: "message", role: "status" }, fault));
    root.replaceChildren(...said, make("div", { part: "fields", class: "fields" }, ...fields), this.#answer);
    this.#calculate();
    this.#width.disconnect();
    this.#width.observe(this.#answer);
  }

  /** Where the answer is wider than its place and scrolls, the keyboard reaches it, and it has a name. */
  #follow(answer: HTMLElement): void {
    const scrolls = answer.scrollWidth > answer.clientWidth;
    const more = { tabindex: "0", role: "group", "aria-label": this.#at.words.players };
    for (const [name, value] of Object.entries(more)) {
      if (scrolls) answer.setAttribute(name, value);
      else answer.removeAttribute(name);
    }
  }

  async #start(): Promise<void> {
    try {
      this.#rates = await ratesReady();
    } catch (error) {
      this.#failed = true;
      this.#at.tell("error", { message: String(error) });
    }
    if (this.#at.element.isConnected) this.show();
  }

  #textOf(name: Name): string {
    const typed = this.#typed.get(name);
    if (typed !== undefined) return typed;
    const given = this.#at.element.getAttribute(name) ?? "";
    const value = parseNumber(given);
    if (value === null) return given;
    return this.#at.numbers.fixed(value, Math.min(2, (/[.,](\d+)$/u.exec(given)?.[1] ?? "").length));
  }

  #field(name: Name): HTMLElement {
    const label = make("label", { for: name, part: "label" }, this.#of.label(name));
    const input = make("input", {
      id: name,
      part: "input",
      type: "text",
      inputmode: this.#of.signed.includes(name) ? "text" : "decimal",
      autocomplete: "off",
    });
    input.value = this.#textOf(name);
    input.addEventListener("focus", () => input.select());
    input.addEventListener("input", () => {
      this.#typed.set(name, input.value);
      this.#calculate();
    });
    return make("div", { class: "field", part: "field" }, label, input);
  }

  /** Something is typed, and it is no number. */
  isWrong(name: Name): boolean {
    const text = this.#textOf(name);
    return text.trim() !== "" && parseNumber(text) === null;
  }

  #calculate(): void {
    if (!this.#rates || !this.#answer) return;
    const { fields, calculate, faults } = this.#of;
    for (const name of fields) {
      this.#at.root.getElementById(name)?.setAttribute("aria-invalid", String(this.isWrong(name)));
    }
    if (faults().length > 0) {
      this.#answer.replaceChildren(...this.#said(this.#wrongFields()));
      return;
    }
    const calculated = calculate(this.#rates, (name) => parseNumber(this.#textOf(name)));
    this.#answer.replaceChildren(...this.#shown(calculated));
    this.#follow(this.#answer);
    this.#at.tell("change", { input: calculated.input, answer: calculated.answer });
  }

  #shown({ findings, shown }: Calculated): Node[] {
    const { sentences, none } = this.#of;
    const said = findings.map((finding) => sentenceFor(finding, sentences(), this.#at.numbers));
    const parts = shown ?? [make("p", { part: "message" }, none())];
    return [...parts, ...this.#said([...this.#wrongFields(), ...said])];
  }

  #wrongFields(): string[] {
    const { fields, label } = this.#of;
    return fields
      .filter((name) => this.isWrong(name))
      .map((name) => `${label(name)}: ${this.#at.words.notANumber}`);
  }

  #said(sentences: readonly string[]): Node[] {
    if (sentences.length === 0) return [];
    const items = sentences.map((text) => make("li", {}, text));
    return [make("ul", { part: "findings", class: "findings" }, ...items)];
  }
}

/** A large figure behind its name. */
export function largeFigure(name: string, text: string): HTMLElement {
  const figure = make("strong", { part: "figure", class: "figure" }, text);
  return make("div", {}, `${name} `, figure);
}

/** The two players, a row each: what each was, and what became of it. */
export function playersTable(at: Place, headings: readonly string[], rows: readonly string[][]): HTMLElement {
  const { words } = at;
  return make(
    "table",
    { part: "table" },
    make("caption", { class: "hidden" }, words.players),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col" }, make("span", { class: "hidden" }, words.player)),
        ...headings.map((head) => make("th", { scope: "col", class: "number", part: "heading" }, head)),
      ),
    ),
    make(
      "tbody",
      {},
      ...rows.map((cells, index) =>
        make(
          "tr",
          { part: "row" },
          make("th", { scope: "row", part: "cell name" }, index === 0 ? words.you : words.partnerShort),
          ...cells.map((text) => make("td", { class: "number", part: "cell number" }, text)),
        ),
      ),
    ),
  );
}

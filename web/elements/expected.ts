/**
 * `<overtrick-expected own partner mean tables boards result preset>`: one pair after the game. What was to be
 * expected and what the result does to the handicaps follow each keystroke. What stands inside the element is shown
 * where script or WebAssembly is refused.
 *
 * @fires overtrick-change - `{input, answer}`: as `expectedQuick` of the package takes and gives them
 * @fires overtrick-error - `{message}`: the calculator could not start
 */
import type { HandicapChange, QuickAnswer, QuickInput, RateFunctions } from "overtrick";
import { parseNumber } from "../numbers";
import { ClubElement, make } from "./base";
import { sentenceFor } from "./findings";

const fields = ["own", "partner", "mean", "tables", "boards", "result"] as const;
type FieldName = (typeof fields)[number];

const presets = ["denmark", "sweden", "popular"] as const;

let started: Promise<RateFunctions> | undefined;

/** One for all elements of a page; a failure can be tried again. */
function calculator(): Promise<RateFunctions> {
  started ??= import("overtrick/rate")
    .then(({ load }) => load())
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}

export class OvertrickExpected extends ClubElement {
  static readonly observedAttributes = [...fields, "preset"];
  readonly #typed = new Map<FieldName, string>();
  #rates: RateFunctions | undefined;
  #answer: HTMLElement | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#rates) return;
    calculator()
      .then((rates) => {
        this.#rates = rates;
        this.show();
      })
      .catch((error: unknown) => {
        this.root.replaceChildren(
          make("p", { part: "message", role: "status" }, this.words.notAllowed),
          make("slot"),
        );
        this.tell("error", { message: String(error) });
      });
  }

  /** The page's script may change what is asked; it then counts more than what was typed. */
  attributeChangedCallback(name: string): void {
    this.#typed.delete(name as FieldName);
    if (this.#rates && this.isConnected) this.show();
  }

  protected show(): void {
    if (!this.#rates) {
      this.root.replaceChildren(make("p", { part: "message" }, this.words.starting));
      return;
    }
    this.#answer = make("div", { part: "answer", class: "answer", "aria-live": "polite" });
    const list = make("div", { part: "fields", class: "fields" }, ...fields.map((name) => this.#field(name)));
    this.root.replaceChildren(list, this.#answer);
    this.#calculate();
  }

  #textOf(name: FieldName): string {
    const typed = this.#typed.get(name);
    if (typed !== undefined) return typed;
    const given = this.getAttribute(name) ?? "";
    const value = parseNumber(given);
    if (value === null) return given;
    return this.numbers.fixed(value, Math.min(2, (/[.,](\d+)$/u.exec(given)?.[1] ?? "").length));
  }

  #field(name: FieldName): HTMLElement {
    const label = make(
      "label",
      { for: name, part: "label" },
      this.words[name === "boards" ? "played" : name],
    );
    const input = make("input", {
      id: name,
      part: "input",
      type: "text",
      // Handicaps may lie below nought, and not every keypad has a minus.
      inputmode: ["own", "partner", "mean"].includes(name) ? "text" : "decimal",
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

  #input(): QuickInput {
    const value = (name: FieldName): number | null => parseNumber(this.#textOf(name));
    const preset = presets.find((one) => one === this.getAttribute("preset")) ?? "denmark";
    return {
      settings: { preset },
      handicaps: [value("own"), value("partner")],
      mean: value("mean"),
      reference: "others",
      tables: value("tables"),
      boards: value("boards"),
      result: value("result"),
    };
  }

  #calculate(): void {
    if (!this.#rates || !this.#answer) return;
    const input = this.#input();
    const answer = this.#rates.expectedQuick(input);
    for (const name of fields) {
      const wrong = this.#textOf(name).trim() !== "" && parseNumber(this.#textOf(name)) === null;
      this.root.getElementById(name)?.setAttribute("aria-invalid", String(wrong));
    }
    this.#answer.replaceChildren(...this.#shown(answer));
    this.tell("change", { input, answer });
  }

  #shown(answer: QuickAnswer): Node[] {
    const wrong = fields.filter((name) => this.root.getElementById(name)?.ariaInvalid === "true");
    const label = (name: FieldName): string => this.words[name === "boards" ? "played" : name];
    const said = [
      ...wrong.map((name) => `${label(name)}: ${this.words.notANumber}`),
      ...answer.findings
        // An empty field says that by itself.
        .filter(({ code }) => code !== "mean-missing")
        .map((finding) => sentenceFor(finding, this.language, this.numbers)),
    ];
    const findings = make(
      "ul",
      { part: "findings", class: "findings" },
      ...said.map((text) => make("li", {}, text)),
    );
    if (answer.expected === null) {
      return [make("p", { part: "message" }, this.words.none), ...(said.length > 0 ? [findings] : [])];
    }
    const figure = make(
      "strong",
      { part: "figure", class: "figure" },
      `${this.numbers.fixed(answer.expected, 2)}\u00a0%`,
    );
    const parts: Node[] = [make("div", {}, `${this.words.expected} `, figure)];
    if (answer.players.some((player) => player.new !== null)) parts.push(this.#players(answer.players));
    if (said.length > 0) parts.push(findings);
    return parts;
  }

  #players(players: readonly HandicapChange[]): HTMLElement {
    const { words, numbers } = this;
    const heads = [words.now, words.after, words.change];
    const write = (value: number | null, signed = false): string =>
      value === null ? "–" : signed ? numbers.signed(value, 2) : numbers.fixed(value, 2);
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
          ...heads.map((head) => make("th", { scope: "col", class: "number", part: "heading" }, head)),
        ),
      ),
      make(
        "tbody",
        {},
        ...players.map((player, at) =>
          make(
            "tr",
            { part: "row" },
            make("th", { scope: "row", part: "cell name" }, at === 0 ? words.you : words.partnerShort),
            ...[write(player.old), write(player.new), write(player.change, true)].map((text) =>
              make("td", { class: "number", part: "cell number" }, text),
            ),
          ),
        ),
      ),
    );
  }
}

import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { BoardConditions, Line, Outcome, Seat } from "overtrick";
import { suit } from "../../../components/contract";
import { PageElement } from "../../../components/element";
import { engine } from "../../../engine/engine";
import { currentLanguage } from "../../../i18n/index";
import { notationOf } from "../../../i18n/notation";
import { eventStore } from "../../../store/event-store";
import type { Row, RowCell } from "../../../store/event-state";
import type { SpecialResult } from "./special-results";

type Cells = Omit<Row, "id">;
type Contract = Extract<Outcome, { kind: "contract" }>;
/** A field of the pad, and what of its text is selected there: all, unless it is said. */
export interface PadPlace {
  cell: RowCell;
  select?: RegExp;
}
const strains = ["C", "D", "H", "S", "N"] as const;
const doublings = ["", "x", "xx"] as const;
/** What a contract is taken to be until it is chosen. */
const start: Contract = { kind: "contract", contract: "", declarer: "N", tricks: 0 };

/**
 * A line of the slip as buttons: the pairs, level and strain, by whom, doubled, tricks; or the score alone. Each tap
 * writes the result as one would type it.
 *
 * @fires overtrick-cells - `detail` holds the cells to write
 * @fires overtrick-to - `detail` is the field to go on with
 * @fires overtrick-next - the line is done; `detail` is true when it was ended by a key
 * @fires overtrick-remove - the line is to be deleted
 */
export class SlipPad extends PageElement {
  static override properties = {
    cells: { attribute: false },
    line: { attribute: false },
    conditions: { attribute: false },
    opponent: { attribute: false },
    last: { type: Boolean },
    chosen: { state: true },
    menu: { state: true },
  };
  declare cells: Cells;
  /** What the package read, if it could. */
  declare line: Line | null;
  declare conditions: BoardConditions | null;
  /** Whom the NS pair will have met, while nobody stands there. */
  declare opponent: string;
  declare last: boolean;
  /** Level and strain while one of them is still missing. */
  declare chosen: { level: string; strain: string };
  declare menu: boolean;
  /** What was tapped last, for as long as the package has not read it. */
  #tapped: { text: string; line: Line } | null = null;

  constructor() {
    super();
    this.cells = { ns: "", ew: "", result: "", score: "" };
    this.line = null;
    this.conditions = null;
    this.opponent = "";
    this.last = false;
    this.chosen = { level: "", strain: "" };
    this.menu = false;
  }

  get #line(): Line | null {
    const tapped = this.#tapped?.text === this.cells.result ? this.#tapped.line : null;
    return this.line ?? tapped ?? null;
  }

  get #contract(): Contract | null {
    const outcome = this.#line?.outcome;
    return outcome?.kind === "contract" ? outcome : null;
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    return html`<div class="pad">
      <div class="pad-pairs">
        ${this.#field("ns", words.ns)} ${this.#field("ew", words.ew)} ${this.#field("result", words.result)}
      </div>
      ${this.#levels()} ${this.#strains()} ${this.#declarers()} ${this.#doublings()} ${this.#tricks()}
      <div class="pad-end">
        <div class="pad-more">
          <button
            type="button"
            class="pad-special"
            aria-haspopup="menu"
            aria-expanded=${this.menu ? "true" : "false"}
            @click=${() => (this.menu = !this.menu)}
          >
            ${words.special}
          </button>
          ${
            this.menu
              ? html`<overtrick-special
                  .label=${words.special}
                  @overtrick-special=${this.#special}
                  @overtrick-close=${this.#closeMenu}
                ></overtrick-special>`
              : nothing
          }
        </div>
        <button type="button" class="go" @click=${() => this.#next(false)}>
          ${this.last ? words.next : words.nextLine}
        </button>
      </div>
    </div>`;
  }

  #field(cell: RowCell, label: string): TemplateResult {
    return html`<label class="pad-field pad-${cell}">
      <span>${label}</span>
      <input
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="next"
        inputmode=${cell === "result" ? "text" : "numeric"}
        data-cell=${cell}
        placeholder=${cell === "ew" ? this.opponent : ""}
        .value=${live(this.cells[cell])}
        @input=${(event: InputEvent) => this.#write({ [cell]: (event.target as HTMLInputElement).value })}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === "Enter" && !event.isComposing) this.#enter(event, cell);
        }}
      />
    </label>`;
  }

  #group(label: string, content: unknown, name: string): TemplateResult {
    return html`<div class="pad-group ${name}" role="group" aria-label=${label}>${content}</div>`;
  }

  #button(shown: unknown, pressed: boolean, press: () => void, label?: string): TemplateResult {
    return html`<button
      type="button"
      aria-pressed=${pressed ? "true" : "false"}
      aria-label=${label ?? nothing}
      @click=${press}
    >
      ${shown}
    </button>`;
  }

  get #parts(): { level: string; strain: string; doubled: string } {
    const [, level = "", strain = "", doubled = ""] =
      /^(\d)([SHDCN])T?(x*)$/u.exec(this.#contract?.contract ?? "") ?? [];
    return this.#contract ? { level, strain, doubled } : { ...this.chosen, doubled: "" };
  }

  #levels(): TemplateResult {
    const { level } = this.#parts;
    const buttons = ["1", "2", "3", "4", "5", "6", "7"].map((one) =>
      this.#button(one, one === level, () => this.#choose({ level: one })),
    );
    return this.#group(this.t.entry.level, buttons, "levels");
  }

  #strains(): TemplateResult {
    const { strain } = this.#parts;
    const buttons = strains.map((one) =>
      this.#button(one === "N" ? this.t.outcomes.notrump : suit(one, this.t), one === strain, () =>
        this.#choose({ strain: one }),
      ),
    );
    return this.#group(this.t.entry.strain, buttons, "strains");
  }

  #declarers(): TemplateResult {
    const declarer = this.#contract?.declarer;
    const button = (seat: Seat, pair: string): TemplateResult =>
      this.#button(html`${this.t.outcomes.seats[seat]} <small>${pair}</small>`, seat === declarer, () =>
        this.#set({ declarer: seat }),
      );
    const { ns, ew } = this.cells;
    return this.#group(
      this.t.entry.by,
      [button("N", ns), button("S", ns), button("E", ew), button("W", ew)],
      "declarers",
    );
  }

  #doublings(): TemplateResult {
    const { level, strain, doubled } = this.#parts;
    const shown = { "": "–", x: "×", xx: "××" };
    const label = { "": this.t.entry.undoubled, x: this.t.entry.doubled, xx: this.t.entry.redoubled };
    const buttons = doublings.map((one) =>
      this.#button(
        shown[one],
        this.#contract !== null && one === doubled,
        () => this.#set({ contract: `${level}${strain}${one}` }),
        label[one],
      ),
    );
    return this.#group(this.t.entry.doubled, buttons, "doublings");
  }

  #tricks(): TemplateResult {
    const words = this.t.entry;
    const played = this.#contract;
    const over = played ? played.tricks - Number(played.contract[0]) - 6 : 0;
    const shown = !played ? "" : over === 0 ? "=" : over > 0 ? `+${over}` : `\u2212${-over}`;
    const step = (by: number): void => {
      if (played) this.#set({ tricks: Math.min(13, Math.max(0, played.tricks + by)) });
    };
    return this.#group(
      words.tricks,
      [
        this.#button("\u22121", false, () => step(-1), words.fewer),
        html`<output class="tricks">${shown}</output>`,
        this.#button("+1", false, () => step(1), words.moreTricks),
        this.#button("=", played !== null && over === 0, () => step(-over), words.made),
      ],
      "tricks-row",
    );
  }

  // --- Writing

  #choose(part: Partial<{ level: string; strain: string }>): void {
    const { level, strain, doubled } = { ...this.#parts, ...part };
    this.chosen = { level, strain };
    if (level === "" || strain === "") return;
    const played = this.#contract;
    // A higher or lower level keeps the over- and undertricks; a new contract was made.
    const over = played ? played.tricks - Number(played.contract[0]) - 6 : 0;
    const tricks = Math.min(13, Math.max(0, Number(level) + 6 + over));
    this.#set({ contract: `${level}${strain}${doubled}`, tricks });
  }

  #set(change: Partial<Contract>): void {
    const before = this.#contract ?? start;
    const { kind, contract, declarer, tricks } = { ...before, ...change };
    if (contract.length < 2) return;
    const outcome: Contract = { kind, contract, declarer, tricks };
    const line: Line = { ...(this.#line ?? { id: "", ns: this.cells.ns, ew: this.cells.ew }), outcome };
    const text = engine()?.writeResult(line, eventStore.notation(notationOf(currentLanguage())));
    if (text === undefined) return;
    this.#tapped = { text, line };
    this.#write({ result: text, score: "" });
  }

  #special({ detail }: CustomEvent<SpecialResult | "remove">): void {
    this.menu = false;
    if (detail === "remove") {
      this.dispatchEvent(new CustomEvent("overtrick-remove", { bubbles: true }));
      return;
    }
    this.#write({ result: detail.write(this.cells.result) });
    if (byTouch()) this.#toMenuButton();
    else this.#to("result", detail.select);
  }

  /** Closed without a choice: back to the button, unless the reader went elsewhere. */
  #closeMenu(): void {
    if (!this.menu) return;
    const away = !this.querySelector("overtrick-special")?.contains(document.activeElement);
    this.menu = false;
    if (!away) this.#toMenuButton();
  }

  #toMenuButton(): void {
    this.querySelector<HTMLElement>(".pad-special")?.focus();
  }

  #write(cells: Partial<Record<RowCell, string>>): void {
    this.dispatchEvent(new CustomEvent("overtrick-cells", { detail: cells, bubbles: true }));
  }

  // --- Moving

  async focusCell({ cell, select = /.*/u }: PadPlace): Promise<void> {
    await this.updateComplete;
    const input = this.querySelector<HTMLInputElement>(`input[data-cell=${cell}]`);
    input?.focus();
    const part = select.exec(input?.value ?? "");
    if (part) input?.setSelectionRange(part.index, part.index + part[0].length);
  }

  /** NS, EW, result, the next line; an empty line and Enter are the end of the board. */
  #enter(event: KeyboardEvent, cell: RowCell): void {
    event.preventDefault();
    const { ns, ew, result } = this.cells;
    if (cell === "result" || (cell === "ns" && (ns + ew + result).trim() === "")) {
      this.#next(true);
      return;
    }
    if (cell === "ns" && this.opponent !== "") this.#write({ ew: this.opponent });
    this.#to(cell === "ns" ? "ew" : "result");
  }

  /** What was just written comes back with the next drawing: the caret waits for it. */
  #to(cell: RowCell, select?: RegExp): void {
    this.dispatchEvent(
      new CustomEvent<PadPlace>("overtrick-to", {
        detail: { cell, ...(select && { select }) },
        bubbles: true,
      }),
    );
  }

  #next(detail: boolean): void {
    this.#tapped = null;
    this.chosen = { level: "", strain: "" };
    this.dispatchEvent(new CustomEvent("overtrick-next", { detail, bubbles: true }));
  }
}

/** Where a field that gets the focus brings up a keyboard over the page. */
export const byTouch = (): boolean => matchMedia("(pointer: coarse)").matches;

customElements.define("overtrick-slip-pad", SlipPad);

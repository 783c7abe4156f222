import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Side } from "overtrick";
import { newPair, pairKey, setPair } from "../../../store/event-state";
import type { Pair } from "../../../store/event-state";
import { StoreElement } from "./store-element";

type Details = "section" | "penalty" | "carryOver";

/** Who plays: names, and what the director knows beside them. */
export class PairsPanel extends StoreElement {
  static override properties = { details: { state: true }, added: { state: true } };
  /** Whether handicaps, sections, penalties are shown; null: when there are any. */
  declare details: boolean | null;
  /** The number that is being typed for a new pair. */
  declare added: string;

  constructor() {
    super();
    this.details = null;
    this.added = "";
  }

  /** The pairs of the results and those that were listed without one, by number. */
  get #pairs(): Pair[] {
    const { state, scored } = this.store;
    const pairs = new Map(state.pairs.map((pair) => [pairKey(pair), pair]));
    for (const { number, direction } of scored?.event.entries ?? []) {
      const listed = pairs.has(number) || pairs.has(number + (direction ?? ""));
      if (!listed) pairs.set(number + (direction ?? ""), newPair(number, direction));
    }
    const order = new Intl.Collator(undefined, { numeric: true });
    return [...pairs.values()].sort(
      (one, other) =>
        (other.direction ?? "").localeCompare(one.direction ?? "") || order.compare(one.number, other.number),
    );
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    const pairs = this.#pairs;
    const shown = this.details ?? pairs.some(hasDetails);
    return html`<div class="pairs ${shown ? "detailed" : ""}" @focusout=${() => this.store.seal()}>
      <p class="soft hint">${words.pairsHint}</p>
      <label class="check">
        <input
          type="checkbox"
          .checked=${live(shown)}
          @change=${(event: Event) => (this.details = (event.target as HTMLInputElement).checked)}
        />
        ${words.details}
      </label>
      ${shown ? html`<p class="soft hint">${words.adjustmentHint}</p>` : nothing}
      <ul class="pair-list">
        ${pairs.map((pair) => this.#pair(pair, shown))}
      </ul>
      <form class="add-pair" @submit=${this.#add}>
        <label>
          <span class="hidden">${words.newPairNumber}</span>
          <input
            autocomplete="off"
            inputmode="numeric"
            maxlength="8"
            placeholder=${words.number}
            .value=${live(this.added)}
            @input=${(event: InputEvent) => (this.added = (event.target as HTMLInputElement).value)}
          />
        </label>
        <button>${words.addPair}</button>
      </form>
    </div>`;
  }

  #pair(pair: Pair, details: boolean): TemplateResult {
    const words = this.t.entry;
    const shown = `${pair.number}${pair.direction ? ` ${this.t.sides[pair.direction === "NS" ? "ns" : "ew"]}` : ""}`;
    return html`<li class="pair" role="group" aria-label=${words.pairOf(shown)} data-pair=${pairKey(pair)}>
      <span class="pair-number" aria-hidden="true">${shown}</span>
      ${[0, 1].map((i) => this.#listed(pair, "names", i, words.player(String(i + 1)), "name"))}
      ${
        details
          ? html`<div class="pair-details">
              ${[0, 1].map((i) => this.#listed(pair, "handicaps", i, words.handicap(String(i + 1)), "figure"))}
              ${this.#field(pair, "section", words.section)} ${this.#seat(pair)}
              ${this.#field(pair, "penalty", words.penalty)}
              ${this.#field(pair, "carryOver", words.carryOver)}
            </div>`
          : nothing
      }
    </li>`;
  }

  /** One of a pair's two names or handicaps. */
  #listed(pair: Pair, list: "names" | "handicaps", i: number, label: string, look: string): TemplateResult {
    const write = (value: string): void =>
      this.#write(pair, { [list]: pair[list].with(i, value) }, `${list}${i}`);
    return this.#input(label, pair[list][i] ?? "", look, write, list === "handicaps" ? "decimal" : "text");
  }

  #field(pair: Pair, field: Details, label: string): TemplateResult {
    const write = (value: string): void => this.#write(pair, { [field]: value }, field);
    return this.#input(label, pair[field], "figure", write, "text");
  }

  #input(
    label: string,
    value: string,
    look: string,
    write: (value: string) => void,
    mode: "text" | "decimal",
  ): TemplateResult {
    const named = look === "name";
    return html`<label class="pair-field ${look}">
      <span class=${named ? "hidden" : ""}>${label}</span>
      <input
        autocomplete="off"
        spellcheck="false"
        inputmode=${mode}
        placeholder=${named ? label : nothing}
        .value=${live(value)}
        @input=${(event: InputEvent) => write((event.target as HTMLInputElement).value)}
      />
    </label>`;
  }

  #seat(pair: Pair): TemplateResult {
    const words = this.t.entry.directions;
    const choices: ["" | Side, string][] = [
      ["", words.any],
      ["NS", words.NS],
      ["EW", words.EW],
    ];
    return html`<label class="pair-field">
      <span>${this.t.entry.direction}</span>
      <select
        autocomplete="off"
        ?disabled=${pair.direction !== undefined}
        @change=${(event: Event) =>
          this.#write(pair, { seat: (event.target as HTMLSelectElement).value as "" | Side }, null)}
      >
        ${choices.map(
          ([value, label]) =>
            html`<option value=${value} .selected=${value === (pair.direction ?? pair.seat)}>
              ${label}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #write(pair: Pair, change: Partial<Pair>, key: string | null): void {
    this.store.edit(setPair(this.store.state, pair, change), key && `pair ${pairKey(pair)} ${key}`);
  }

  #add(event: SubmitEvent): void {
    event.preventDefault();
    const number = this.added.trim();
    this.added = "";
    if (number === "" || this.#pairs.some((pair) => pairKey(pair) === number)) return;
    this.store.edit(setPair(this.store.state, newPair(number), {}));
    void this.updateComplete.then(() => this.focusPair(number));
  }

  /** Leads to a pair, as a finding asks. */
  focusPair(key: string): void {
    const input = this.querySelector<HTMLInputElement>(`[data-pair="${CSS.escape(key)}"] input`);
    input?.focus();
    input?.scrollIntoView({ block: "center" });
  }
}

function hasDetails({ handicaps, section, seat, penalty, carryOver }: Pair): boolean {
  return [...handicaps, section, seat, penalty, carryOver].some((text) => text !== "");
}

customElements.define("overtrick-pairs", PairsPanel);

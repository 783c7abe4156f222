import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Side } from "overtrick";
import { newPair, pairsOf, setPair, withReadNames } from "../../../store/event-state";
import type { Pair } from "../../../store/event-state";
import { StoreElement } from "./store-element";
import "../../../styles/slip.css";

type Details = "section" | "penalty" | "carryOver";

/** An entry and what is known of it. */
interface Listed {
  id: string;
  pair: Pair;
}

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
  get #pairs(): Listed[] {
    const event = this.store.scored?.event;
    const entries = event?.entries ?? [];
    const { pairs } = this.store.state;
    const known = pairsOf(event ? withReadNames(pairs, event) : pairs, entries);
    const order = new Intl.Collator(undefined, { numeric: true });
    const side = { NS: 1, EW: 2 };
    return [...entries]
      .sort(
        (one, other) =>
          order.compare(one.section ?? "", other.section ?? "") ||
          (one.direction ? side[one.direction] : 0) - (other.direction ? side[other.direction] : 0) ||
          order.compare(one.number, other.number),
      )
      .map(({ id, number }) => ({ id, pair: known.get(id) ?? newPair(id, number) }));
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    const pairs = this.#pairs;
    const shown = this.details ?? pairs.some(({ pair }) => hasDetails(pair));
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
      <div class="pair-list">${pairs.map((listed) => this.#pair(listed, shown))}</div>
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

  #pair(listed: Listed, details: boolean): TemplateResult {
    const words = this.t.entry;
    const shown = listed.id.replace(/(NS|EW)$/u, (side) => ` ${this.t.sides[side === "NS" ? "ns" : "ew"]}`);
    const places = this.store.state.scoring === "teams" ? [0, 1, 2, 3] : [0, 1];
    return html`<div class="pair" role="group" aria-label=${words.pairOf(shown)} data-pair=${listed.id}>
      <span class="pair-number" aria-hidden="true">${shown}</span>
      ${places.map((i) => this.#one(listed, "names", i, words.player(String(i + 1)), "name"))}
      ${
        details
          ? html`<div class="pair-details">
              ${places.map((i) => this.#one(listed, "handicaps", i, words.handicap(String(i + 1)), "figure"))}
              ${this.#field(listed, "section", words.section)} ${this.#seat(listed)}
              ${this.#field(listed, "penalty", words.penalty)}
              ${this.#field(listed, "carryOver", words.carryOver)}
            </div>`
          : nothing
      }
    </div>`;
  }

  /** One of a pair's two names or handicaps. */
  #one(listed: Listed, list: "names" | "handicaps", i: number, label: string, look: string): TemplateResult {
    const write = (value: string): void =>
      this.#write(listed, { [list]: placed(listed.pair[list], i, value) }, `${list}${i}`);
    return this.#input(
      label,
      listed.pair[list][i] ?? "",
      look,
      write,
      list === "handicaps" ? "decimal" : "text",
    );
  }

  #field(listed: Listed, field: Details, label: string): TemplateResult {
    const write = (value: string): void => this.#write(listed, { [field]: value }, field);
    return this.#input(label, listed.pair[field], "figure", write, "text");
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

  #seat(listed: Listed): TemplateResult {
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
        @change=${(event: Event) =>
          this.#write(listed, { seat: (event.target as HTMLSelectElement).value as "" | Side }, null)}
      >
        ${choices.map(
          ([value, label]) =>
            html`<option value=${value} .selected=${value === listed.pair.seat}>${label}</option>`,
        )}
      </select>
    </label>`;
  }

  #write({ id, pair }: Listed, change: Partial<Pair>, key: string | null): void {
    this.store.edit(setPair(this.store.state, id, pair, change), key && `pair ${id} ${key}`);
  }

  #add(event: SubmitEvent): void {
    event.preventDefault();
    const number = this.added.trim();
    this.added = "";
    if (number === "" || this.#pairs.some(({ id }) => id === number)) return;
    this.store.edit(setPair(this.store.state, number, newPair(number), {}));
    void this.updateComplete.then(() => this.focusPair(number));
  }

  /** Leads to a pair, as a finding asks. */
  focusPair(key: string): void {
    const input = this.querySelector<HTMLInputElement>(`[data-pair="${CSS.escape(key)}"] input`);
    input?.focus();
    input?.scrollIntoView({ block: "center" });
  }
}

function placed(list: readonly string[], at: number, value: string): string[] {
  const made = Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => list[i] ?? "");
  made[at] = value;
  return made;
}

function hasDetails({ handicaps, section, seat, penalty, carryOver }: Pair): boolean {
  return [...handicaps, section, seat, penalty, carryOver].some((text) => text !== "");
}

customElements.define("overtrick-pairs", PairsPanel);

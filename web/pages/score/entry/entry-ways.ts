import { html } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { PageElement } from "../../../components/element";
import type { BoardName, Row, RowCell } from "../../../store/event-state";
import { eventStore } from "../../../store/event-store";
import { readerReady } from "../../../store/reader";
import "./board-bar";
import type { PairsPanel } from "./pairs-panel";
import type { PastePane } from "./paste-pane";
import type { SlipForm } from "./slip-form";
import type { TravellerGrid } from "./traveller-grid";
import { fetchWay } from "./way-parts";
import { ways } from "./ways";
import type { Way } from "./ways";

/** The place that is wanted, as far as it is known. */
export interface Lead {
  row?: Row | undefined;
  /** Line and column of a text that is edited as such, from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** An entry's id, and its number as written. */
  entry?: string | undefined;
  number?: string | undefined;
}

/**
 * One event, three ways to enter its results, and its pairs.
 *
 * @fires overtrick-way - `detail` is the way that was chosen
 */
export class EntryWays extends PageElement {
  static override properties = {
    way: { attribute: false },
    board: { attribute: false },
    unread: { attribute: false },
  };
  declare way: Way;
  declare board: BoardName;
  /** Whether a text has not been read yet, so that it has no rows. */
  declare unread: boolean;

  constructor() {
    super();
    this.way = "grid";
    this.board = { number: 1 };
    this.unread = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("way")) return;
    fetchWay(this.way).catch((error: unknown) => eventStore.fail(error));
  }

  protected override render(): TemplateResult {
    const words = this.t.entry;
    return html`<div class="ways" role="group" aria-label=${words.waysLabel}>
        ${ways.map(
          (way) =>
            html`<button
              type="button"
              aria-pressed=${way === this.way ? "true" : "false"}
              @click=${() => this.#choose(way)}
            >
              ${words.ways[way]}
            </button>`,
        )}
      </div>
      <div class="way way-${this.way}">${this.#shown()}</div>`;
  }

  #shown(): TemplateResult {
    const words = this.t.entry;
    if (this.unread && (this.way === "grid" || this.way === "slip"))
      return html`<p class="soft" role="status">${this.t.aside.reading}</p>`;
    switch (this.way) {
      case "grid":
        return html`<overtrick-board-bar .board=${this.board}></overtrick-board-bar>
          <overtrick-grid .board=${this.board}></overtrick-grid>
          <p class="soft hint">${words.gridHint}</p>
          ${this.#keys()}`;
      case "slip":
        return html`<overtrick-board-bar .board=${this.board}></overtrick-board-bar>
          <overtrick-slip .board=${this.board}></overtrick-slip>`;
      case "paste":
        return html`<overtrick-paste></overtrick-paste>`;
      case "pairs":
        return html`<overtrick-pairs></overtrick-pairs>`;
    }
  }

  #keys(): TemplateResult {
    const words = this.t.entry;
    return html`<details class="keys">
      <summary>${words.keys}</summary>
      <dl>
        ${words.keyList.map(
          ([keys, meaning]) =>
            html`<div>
              <dt><kbd>${keys}</kbd></dt>
              <dd>${meaning}</dd>
            </div>`,
        )}
      </dl>
    </details>`;
  }

  #choose(way: Way): void {
    this.dispatchEvent(new CustomEvent("overtrick-way", { detail: way, bubbles: true }));
    // The slip is a form to fill in: its first field is ready.
    if (way === "slip") void this.updateComplete.then(() => this.focusOpen());
  }

  /** Settles when the way that is wanted has arrived and is on the screen. */
  async #drawn(): Promise<void> {
    await fetchWay(this.way);
    await this.updateComplete;
  }

  /** Where one would begin to type. */
  async focusOpen(): Promise<void> {
    await this.#drawn();
    this.querySelector<TravellerGrid>("overtrick-grid")?.focusOpen();
    await this.querySelector<SlipForm>("overtrick-slip")?.focusOpen();
    this.querySelector<HTMLElement>("#sheet-text, .add-pair input")?.focus();
  }

  /** Puts the focus where a finding or a figure asks. */
  async lead({ row, line, column, entry, number }: Lead): Promise<void> {
    await this.#drawn();
    if (row) {
      const { cellAt } = await readerReady();
      // A finding about a pair is about its number, not about the result.
      const seat = number === row.ns.trim() ? "ns" : number === row.ew.trim() ? "ew" : "result";
      const cell: RowCell = column === undefined ? seat : cellAt(row, column);
      this.querySelector<TravellerGrid>("overtrick-grid")?.focusRow(row.id, cell);
      this.querySelector<SlipForm>("overtrick-slip")?.focusRow(row.id);
    }
    const paste = this.querySelector<PastePane>("overtrick-paste");
    await paste?.updateComplete;
    paste?.goto(line, row?.id);
    const pairs = this.querySelector<PairsPanel>("overtrick-pairs");
    await pairs?.updateComplete;
    if (entry !== undefined) pairs?.focusPair(entry);
  }
}

customElements.define("overtrick-entry", EntryWays);

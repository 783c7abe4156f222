import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Entry } from "overtrick";
import { Growing } from "../../../components/growing";
import { numberHead } from "../../../components/number-cell";
import { givenTo } from "./adjustments";
import { LinesView } from "./lines-view";
import { entriesInOrder, seats } from "./sheet-of";
import type { Seat } from "./sheet-of";

const everyCard = "*";

/** A pair's own card: the evening board by board, from its side of the table. */
export class CardView extends LinesView {
  static override properties = { ...LinesView.properties, entry: { attribute: false } };
  /** The id of the entry, or `*` for every card, one to a printed page; the leader's when there is none. */
  declare entry: string | null;
  readonly #growing = new Growing(this, 10);

  constructor() {
    super();
    this.entry = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { standings, lists } = this.sheet;
    const id = this.entry !== null && standings.has(this.entry) ? this.entry : lists[0]?.[0]?.entry;
    if (id === undefined) return nothing;
    const entries = entriesInOrder(this.sheet).filter((entry) => standings.has(entry.id));
    const all = this.entry === everyCard;
    const shown = all ? entries.slice(0, this.#growing.of(entries.length)).map((entry) => entry.id) : [id];
    return html`${this.#chooser(all ? everyCard : id, entries)}
    ${shown.map((one) => html`<section class="one-card">${this.#head(one)} ${this.#table(one)}</section>`)}`;
  }

  #chooser(id: string, entries: readonly Entry[]): TemplateResult {
    const words = this.t.views;
    const at = entries.findIndex((entry) => entry.id === id);
    const step = (to: number, sign: string, name: string): TemplateResult => {
      const entry = entries.at(to % entries.length);
      return html`<a class="button step" href=${this.link({ pair: entry?.id ?? id })} aria-label=${name}
        >${sign}</a
      >`;
    };
    const nameOf = (entry: string): string => (this.sheet.names.get(entry) ?? []).join(" – ");
    return html`<div class="chooser">
      ${step(at < 0 ? -1 : at - 1, "‹", words.previousPair)}
      <label
        ><span class="hidden">${this.entryWord}</span>
        <select autocomplete="off" @change=${this.#choose}>
          ${entries.map(
            (entry) =>
              html`<option value=${entry.id} .selected=${entry.id === id}>
                ${this.entryWord} ${this.pair(entry.id, true)} ${nameOf(entry.id)}
              </option>`,
          )}
          <option value=${everyCard} .selected=${id === everyCard}>${words.everyCard}</option>
        </select></label
      >
      ${step(at + 1, "›", words.nextPair)}
    </div>`;
  }

  #choose(event: Event): void {
    location.hash = this.link({ pair: (event.target as HTMLSelectElement).value });
  }

  #head(id: string): TemplateResult {
    const words = this.t.views;
    const standing = this.sheet.standings.get(id);
    const list = this.sheet.lists.find((one) => standing && one.includes(standing));
    return html`<div class="card-head">
      <h3>${this.entryWord} ${this.pair(id, true)} <span class="player-names">${this.names(id)}</span></h3>
      <p>
        ${words.place} <strong>${standing ? this.place(standing) : nothing}</strong>
        ${words.ofPairs(this.n.whole(list?.length ?? 0))}
      </p>
    </div>`;
  }

  #table(id: string): TemplateResult {
    const words = this.t.views;
    const mine = seats(this.sheet, id);
    const decimals = Math.max(0, ...mine.map(({ row }) => row.board.decimals));
    const contracts = mine.some(({ row }) => this.explains(row));
    const standing = this.sheet.standings.get(id);
    let total = 0;
    return html`<div class="wide">
      <table class="tally card">
        <caption class="hidden">
          ${words.titles.card} ${this.pair(id, true)}
        </caption>
        <thead>
          <tr>
            ${numberHead(words.board)}
            <th scope="col">${words.side}</th>
            <th scope="col">${words.againstHead}</th>
            ${
              contracts
                ? html`<th scope="col">${words.contract}</th>
                    <th scope="col">${words.by}</th>
                    <th scope="col">${words.result}</th>`
                : nothing
            }
            ${numberHead(words.ownScore)} ${numberHead(this.lineUnit)}
            ${this.hasPercent ? numberHead("%") : nothing} ${numberHead(words.running)}
          </tr>
        </thead>
        <tbody>
          ${mine.map((seat, i) => {
            total += seat.points ?? 0;
            const again = mine[i - 1]?.opponents === seat.opponents;
            return this.#row(seat, {
              shown: this.sumSoFar(this.n.fixed(total, decimals), id, i),
              decimals,
              contracts,
              again,
            });
          })}
        </tbody>
        ${standing ? this.#foot(id, contracts) : nothing}
      </table>
    </div>`;
  }

  #row(
    { row, side, points, opponents }: Seat,
    {
      shown,
      decimals,
      contracts,
      again,
    }: { shown: TemplateResult; decimals: number; contracts: boolean; again: boolean },
  ): TemplateResult {
    const link = this.link({ view: "travellers", board: row.board.key });
    return html`<tr class=${again ? "same" : "new"}>
      <th scope="row" class="number">
        <a class="quiet" href=${link}>${row.board.section ?? ""}${this.n.score(row.board.number)}</a>
      </th>
      <td>${this.sideWord(side)}</td>
      <td class="names">${opponents === "" ? nothing : this.#opponents(opponents, again)}</td>
      ${contracts ? this.contractCells(row) : nothing}
      <td class="number">${contracts ? this.score(row, side) : this.scoreAlone(row, side)}</td>
      <td class="number">${this.linePoints(row, side, decimals)}</td>
      ${this.hasPercent ? html`<td class="number">${this.linePercent(row, side)}</td>` : nothing}
      <td class="number soft">${points === null ? nothing : shown}</td>
    </tr>`;
  }

  /** Said once where the boards follow each other; a reader hears the number each time. */
  #opponents(id: string, again: boolean): TemplateResult {
    if (again) return html`<span class="hidden">${this.pair(id)}</span>`;
    return html`${this.pairLink(id)} <span class="soft opponent-names">${this.names(id)}</span>`;
  }

  /** What is in the total beside the results. */
  #given(id: string, contracts: boolean): TemplateResult[] {
    const entry = this.sheet.entries.get(id);
    if (!entry) return [];
    const columns = { points: this.sheet.decimals, percent: 2 };
    return givenTo(entry, this.data.event.scoring, this.t, this.n, columns).map(
      ({ name, figure, percent }) =>
        html`<tr class="given">
          <th scope="row" colspan=${contracts ? 7 : 4}>${name}</th>
          <td class="number">${percent ? nothing : figure}</td>
          ${this.hasPercent ? html`<td class="number">${percent ? figure : nothing}</td>` : nothing}
          <td></td>
        </tr>`,
    );
  }

  #foot(id: string, contracts: boolean): TemplateResult | typeof nothing {
    const words = this.t.views;
    const standing = this.sheet.standings.get(id);
    if (!standing) return nothing;
    return html`<tfoot>
      ${this.#given(id, contracts)}
      <tr>
        <th scope="row" colspan=${contracts ? 7 : 4}>
          ${words.total}
          ${this.hasPercent ? html`<span class="soft">${words.max.toLowerCase()} ${this.totalMax(standing)}</span>` : nothing}
        </th>
        <td class="number strong">${this.totalPoints(standing)}</td>
        ${this.hasPercent ? html`<td class="number strong">${this.totalPercent(standing)}</td>` : nothing}
        <td></td>
      </tr>
    </tfoot>`;
  }
}

customElements.define("overtrick-view-card", CardView);

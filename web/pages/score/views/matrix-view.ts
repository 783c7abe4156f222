import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Entry } from "overtrick";
import { numberHead } from "../../../components/number-cell";
import { decimalsOf } from "../../../numbers";
import { fieldName } from "./field-name";
import { ScoreView, tallFrom } from "./score-view";
import { sessionTableOf } from "./session-table-of";
import { decimalsFor, entriesInOrder, seats } from "./sheet-of";
import type { BoardSheet, Seat } from "./sheet-of";
import { Windowed } from "./windowed";

/** Pairs down, boards across: points, or per cent. East-West results are set in italics. */
export class MatrixView extends ScoreView {
  static override properties = { ...ScoreView.properties, percent: { state: true } };
  declare percent: boolean;
  readonly #window = new Windowed(this);

  constructor() {
    super();
    this.percent = false;
  }

  protected override render(): TemplateResult {
    const sections = [...new Set(this.sheet.boards.map(({ section }) => section))];
    return html`${this.hasPercent ? this.#switch() : nothing}
    ${sections.map((section) => this.#table(section, sections.length > 1))}`;
  }

  #switch(): TemplateResult {
    const option = (percent: boolean, name: string): TemplateResult =>
      html`<label class="option"
        ><input
          type="radio"
          name="matrix-figure"
          .checked=${this.percent === percent}
          @change=${() => (this.percent = percent)}
        />${name}</label
      >`;
    return html`<div class="chooser" role="radiogroup" aria-label=${this.t.views.show}>
      ${option(false, this.unit)} ${option(true, this.t.views.percent)}
      <span class="soft">${this.t.views.matrixHint}</span>
    </div>`;
  }

  #table(section: string | undefined, named: boolean): TemplateResult {
    const boards = this.sheet.boards.filter((board) => board.section === section);
    const entries = entriesInOrder(this.sheet).filter(
      ({ id }) =>
        this.sheet.standings.has(id) &&
        (section === undefined || seats(this.sheet, id).some(({ row }) => row.board.section === section)),
    );
    return html`<div
      class="wide ${entries.length > tallFrom ? "tall" : ""} ${boards.length > 16 ? "dense" : ""}"
    >
      <table class="tally matrix">
        <caption class=${named ? "" : "hidden"}>
          ${this.t.views.titles.matrix} ${boards[0] && fieldName(boards[0], this.t, this.n)}
        </caption>
        <thead>
          <tr>
            ${numberHead(this.entryWord)}
            ${boards.map(
              (board) =>
                html`<th scope="col" class="number">
                  <a class="quiet" href=${this.link({ view: "travellers", board: board.key })}
                    >${this.n.score(board.number)}</a
                  >
                </th>`,
            )}
            ${numberHead(this.hasPercent && this.percent ? "%" : this.t.views.total)}
          </tr>
        </thead>
        ${this.#window.bodies(section ?? "", entries, boards.length / 6, (entry) => this.#row(entry, boards))}
      </table>
    </div>`;
  }

  #row(entry: Entry, boards: BoardSheet[]): TemplateResult {
    const mine = new Map<BoardSheet, Seat[]>();
    for (const seat of seats(this.sheet, entry.id)) {
      mine.set(seat.row.board, [...(mine.get(seat.row.board) ?? []), seat]);
    }
    return html`<tr>
      <th scope="row" class="number">${this.pairLink(entry.id, true)}${this.mark(entry.id)}</th>
      ${boards.map((board) => html`<td class="number">${mine.get(board)?.map((seat) => this.#cell(seat))}</td>`)}
      <td class="number strong">${this.#total(entry.id, boards[0]?.session)}</td>
    </tr>`;
  }

  /** Of the session that the table has, where there are several. */
  #total(id: string, session: number | undefined): unknown {
    const standing = this.sheet.standings.get(id);
    if (!standing) return nothing;
    const own =
      session === undefined
        ? undefined
        : sessionTableOf(this.data).sessions.find((one) => one.session === session);
    if (!own) return this.percent ? this.totalPercent(standing) : this.totalPoints(standing);
    const total = own.rows[this.data.scores.standings.indexOf(standing)];
    if (!total) return nothing;
    if (this.percent) return total.percent === null ? nothing : this.n.percent(total.percent);
    const points = own.rows.map((row) => row?.points ?? null);
    return this.n.fixed(total.points, decimalsFor(points, this.sheet.rules));
  }

  #cell({ row, side, percent }: Seat): TemplateResult {
    const level = percent === null ? "" : percent >= 99.995 ? "best" : percent <= 0.005 ? "worst" : "";
    const decimals = percent === null ? 0 : decimalsOf([percent], 1);
    return html`<span class="${side === "EW" ? "ew" : ""} ${level}"
      >${this.percent ? this.linePercent(row, side, decimals) : this.linePoints(row, side)}</span
    >`;
  }
}

customElements.define("overtrick-view-matrix", MatrixView);
